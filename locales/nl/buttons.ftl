points-of-minimum = { $points } van { $minimum }
points-selected = { $points ->
    [one] 1 punt
    *[other] { $points } punten
}
of-minimum = {" "}van { $minimum }
points-open = { $points }, opent
take-the-pile = Stapel pakken
take-the-pile-with = Stapel pakken met { CARDS($cards) }
also-lays-and-opens = legt ook { CARDS($groups) }: { $opens }
choose-how-to-take = { CARDS-COUNT($count) }, kies hoe…
lay-cards = Leggen: { CARDS($cards) }
set-out-cards = Klaarleggen: { CARDS($cards) }
discard-selected = Afleggen
discard-joker = Joker afleggen
discard-card = { $card } afleggen
gains-points = +{ $points }
gains-canasta = +{ $points }, een canasta
gains-new-meld = +{ $points }, nieuwe combinatie
gains-in-meld = +{ $points }, { $count } { CARDS($meld, case: "acc") }
add-to-meld = Aanleggen: { CARDS($cards) } bij de { CARDS($meld) }
take-group-back = Terugnemen: { CARDS($cards) }, { $points } punten
special-pairs = Zeven paren
special-wild-pairs = Paren met een wild paar
special-miami-pairs = Miami-paren
special-zip-code = Postcode
special-garbage = Vuilnis
special-blast-off = Lancering
special-triples = Trio’s
special-quads = Kwartetten
special-dream-4 = Droom met vier wilde kaarten
special-dream-5 = Droom met vijf wilde kaarten
special-straight = Straat
special-pairs-are = zeven paren van verschillende waarden, zonder wilde kaarten
special-wild-pairs-are = zes paren van verschillende waarden, met azen en zevens erbij, en twee tweeën of twee jokers
special-miami-pairs-are = zeven paren van verschillende waarden: azen, zevens, tweeën, jokers en drie andere naar keuze
special-zip-code-is = vier, drie, drie, twee en twee kaarten van vijf waarden, waarbij tweeën en jokers ook als waarde gelden
special-garbage-is = vier, vier, drie en drie kaarten van vier waarden, zonder wilde kaarten
special-blast-off-is = vijf, vier, drie en twee kaarten van vier waarden, waarbij tweeën en jokers ook als waarde gelden
special-triples-are = van vier waarden elk drie kaarten, met twee tweeën of twee jokers
special-quads-are = van drie waarden elk vier kaarten, met twee tweeën of twee jokers
special-dream-4-is = van twee waarden elk vijf kaarten, met vier tweeën of vier jokers
special-dream-5-is = vijf kaarten van één waarde en vier van een andere, met vijf wilde kaarten naar keuze
special-straight-is = van vier tot en met aas van elke waarde één kaart, met een twee, een joker en een kaart naar keuze, als je team een drie heeft neergelegd
special-hand-points = { $hand }: { $points } punten
special-hand-wins-match = { $hand }: { $points } punten, en de partij is gewonnen
way-with = Met { CARDS($cards) }
way-with-onto = Met { CARDS($cards) }, bij je { CARDS($meld) }
way-with-new = Met { CARDS($cards) }, als nieuwe combinatie
way-onto = Bij je { CARDS($meld) }
way-as-new = Als nieuwe combinatie
way-also-lays = { $way }. Legt ook { $groups }
way-adds = { CARDS($cards) } bij de { CARDS($meld) }
meld-numbered = { CARDS($meld) } nr. { $number } ({ CARDS-COUNT($count) })
way-points = { $points } punten
way-makes-canasta = een canasta van { CARDS($meld, case: "of") }
way-leaves = laat { LIST($cards) } over
way-leaves-none = laat geen kaart over
pair-of-rank = een paar { RANKS-NAME($rank) }
single-cards = { $count ->
    [one] 1 losse kaart
    *[other] { $count } losse kaarten
}
other-cards = { $count ->
    [one] 1 andere kaart
    *[other] { $count } andere kaarten
}
more-ways-by-suit = { $count ->
    [one] Nog 1 manier verschilt alleen in kleur.
    *[other] Nog { $count } manieren verschillen alleen in kleur.
}
more-ways-cost-more = { $count ->
    [one] Nog 1 manier kost meer. Kies daarvoor eerst de kaarten.
    *[other] Nog { $count } manieren kosten meer. Kies daarvoor eerst de kaarten.
}
