reader-note = Letters zijn opdrachten; het vraagteken laat ze zien. Doen ze niets, zet je schermlezer dan in de focusmodus: in de bladermodus houdt hij ze voor zichzelf.
nobody-melded = Niemand heeft iets gelegd.
nothing-to-do = Er is nu niets te doen.
taken-back = Teruggenomen.
you-got = Je kreeg { LIST($cards) }.
hand-is-empty = { $who ->
    [you] Je hand is leeg.
    *[other] De hand van { $who } is leeg.
}
hand-read-out = { $who ->
    [you] Jouw hand, { CARDS-COUNT($count) }: { CARDS($cards) }.
    *[other] Hand van { $who }, { CARDS-COUNT($count) }: { CARDS($cards) }.
}
selected-cards = Gekozen: { CARDS($cards) }.
groups-set-out = Klaargelegd: { CARDS($groups) }.
cards-set-out = Klaargelegd: { CARDS($cards) }. { $points }.
cards-taken-back = Teruggenomen: { CARDS($cards) }.
cards-taken-back-of = Teruggenomen: { CARDS($cards) }. { $points }.
nothing-selected = Er is niets gekozen.
card-moved = { $card }, { $place } van { $count }.
others-continue = De andere spelers gaan verder.
melds-of-side = { $side }: { $melds }.
melds-none = geen
pile-read-out = { $pile }.
until-side-opens = { $side ->
    [we] Tot jouw team opent, is hij alleen te pakken met { COUNT($count) } natuurlijke kaarten van die waarde.
    [they] Tot zij openen, is hij alleen te pakken met { COUNT($count) } natuurlijke kaarten van die waarde.
    [you] Tot je opent, is hij alleen te pakken met { COUNT($count) } natuurlijke kaarten van die waarde.
    [player] Tot { $side } opent, is hij alleen te pakken met { COUNT($count) } natuurlijke kaarten van die waarde.
    *[several] Tot { $side } openen, is hij alleen te pakken met { COUNT($count) } natuurlijke kaarten van die waarde.
}
stock-read-out = Trekstapel, { CARDS-COUNT($count) }.
side-has = { $side ->
    [we] Wij hebben { $points }
    [they] Zij hebben { $points }
    [you] Je hebt { $points }
    [player] { $side } heeft { $points }
    *[several] { $side } hebben { $points }
}
side-has-next = { $side ->
    [we] wij hebben { $points }
    [they] zij hebben { $points }
    [you] je hebt { $points }
    [player] { $side } heeft { $points }
    *[several] { $side } hebben { $points }
}
scores-to = { $scores }. Tot { $target }; ronde { $hand }.
scores-deals = { $scores }. { $deals } ronden; ronde { $hand }.
read-scores-one-hand = { $scores }. Eén ronde; ronde { $hand }.
side-has-opened = { $side ->
    [we] Wij hebben geopend: er is geen minimum meer.
    [they] Zij hebben geopend: er is geen minimum meer.
    [you] Je hebt geopend: er is geen minimum meer.
    [player] { $side } heeft geopend: er is geen minimum meer.
    *[several] { $side } hebben geopend: er is geen minimum meer.
}
any-meld-opens = Openen kan met elke combinatie.
opening-minimum-is = Het minimum voor de opening is { $points }.
button-does = { $word }: { $effect }
you-can = Je kunt: { $buttons }.
not-now = Nu niet: { $buttons }.
discard-the-card = Afleggen: { CARDS($card) }
answer-yes-or-no = Antwoord met ja of nee. Je hebt { $points } punten in je hand.
may-not-go-out = Je mag deze beurt niet uitgaan.
