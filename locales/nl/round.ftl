turn-drew = { $count ->
    [1] trok
    *[other] trok er { COUNT($count) }
}
turn-took-card = pakte { CARDS($card) } van de stapel
turn-took-pile = pakte de stapel van { $count }
turn-laid = legde { CARDS($cards) }
turn-added = legde { CARDS($cards) } bij de { CARDS($meld) }
turn-closed = maakte een canasta van { CARDS($meld, case: "of") }
turn-discarded = legde { CARDS($card) } af
turn-kept-last = hield de laatste kaart
label-pile = stapel { $count }
word-cards = { $count ->
    [one] {" "}kaart
    *[other] {" "}kaarten
}
bad-cut = Afnemen kan met een heel getal van 0 tot en met { $most }.
threes-with-points = { $threes }, { $points } punten
explain-thing = Uitleg: { $thing }
plus-points = +{ $points }
of-canasta = /{ $count }
meld-change = +{ $count }
meld-change-by = { $name } +{ $count }
meld-laid-by = nieuw: { $players }
points-so-far = { $points } tot nu toe
points-of-hand = ronde { $points }
side-not-opened = niet geopend
side-opens-at = opent vanaf { $minimum }
plus-canasta = { $opening } + canasta
plus-natural-canasta = { $opening } + zuivere canasta
opens-with-any-meld = Nog niet geopend. Openen kan met elke combinatie.
first-melds-count = Nog niet geopend. De eerste combinaties van een ronde moeten samen minstens { $minimum } tellen.
place-points = { $points } van { $minimum }
place-cards = { CARDS($cards) } hier
pile-needs-naturals = { NATURALS-OF-RANK($count, $rank) } nodig
pile-needs-cards = { CARDS($cards) } nodig
wild-on-top = er ligt een wilde kaart bovenop
pile-also-blocked = en deze beurt geblokkeerd
player-plays = { $name } speelt
