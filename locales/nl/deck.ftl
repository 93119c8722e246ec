cut = Afnemen
cut-note = Het aantal kaarten dat van de bovenkant van het volgende, al geschudde spel kaarten naar onderen gaat.
you-cut = Jij coupeert
other-cuts = { $name } coupeert
cut-lifts = Opgenomen: { CARDS-COUNT($count) }
cut-here = Hier couperen
cut-anywhere = Ergens
check = Controleren
deck-and-hands = Spel kaarten en gedeelde handen
deck-was = De kaarten na het schudden, de bovenste eerst: { $deck }
check-note = Wil je de kaarten zonder deze pagina controleren, bereken dan de SHA-256 van de regel waarin ze staan, met enkele spaties en zonder regeleinde. De opdracht ‘canasta replay’ controleert een gedownload verslag.
seat = Plaats
wilds = Wild
luck = Geluk bij het trekken per plaats
next-deck = Volgende spel kaarten afnemen en controleren
deck-not-cut = Er is niet afgenomen.
deck-was-cut = Er is afgenomen: { CARDS-COUNT($count) } van boven naar onderen.
fingerprint-shown = Vingerafdruk die voor het delen werd getoond: { $fingerprint }
fingerprint-not-shown = Voor deze ronde werd geen vingerafdruk getoond.
seat-was-dealt = { $who ->
    [you] Jij kreeg { $cards }
    *[other] { $who } kreeg { $cards }
}
check-matches = Gecontroleerd: deze kaarten hebben de vingerafdruk die voor het delen werd getoond.
check-differs = Deze kaarten hebben niet de vingerafdruk die voor het delen werd getoond.
check-impossible = Voor deze ronde werd geen vingerafdruk getoond, dus er valt niets te vergelijken.
