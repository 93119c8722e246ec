turn-drew = { $count ->
    [1] pescato
   *[other] pescato { COUNT($count) } carte
}
turn-took-card = preso { CARDS($card) } dal pozzo
turn-took-pile = preso il pozzo { CARDS-COUNT($count, case: "of") }
turn-laid = calato { CARDS($cards) }
turn-added = attaccato { CARDS($cards) } { CARDS($meld, case: "to") }
turn-closed = completato una canasta { CARDS($meld, case: "of") }
turn-discarded = scartato { CARDS($card) }
turn-kept-last = tenuto l’ultima carta

## Al tavolo.

label-pile = pozzo { $count }
word-cards = { $count ->
    [one] {" "}carta
   *[other] {" "}carte
}
bad-cut = Il taglio dev’essere un numero intero da 0 a { $most }.
threes-with-points = { $threes }, { $points } punti
explain-thing = Spiega: { $thing }
plus-points = +{ $points }
of-canasta = /{ $count }
meld-change = +{ $count }
meld-change-by = { $name } +{ $count }
meld-laid-by = carte nuove: { $players }
points-so-far = { $points } finora
points-of-hand = smazzata { $points }
side-not-opened = ancora da aprire
side-opens-at = si apre con { $minimum }
plus-canasta = { $opening } + canasta
plus-natural-canasta = { $opening } + canasta pura
opens-with-any-meld = Ancora da aprire. Si apre con qualsiasi combinazione.
first-melds-count = Ancora da aprire. Le prime combinazioni della smazzata, calate insieme, devono valere almeno { $minimum } punti.
place-points = { $points } di { $minimum }
place-cards = { CARDS($cards) } qui
pile-needs-naturals = servono { NATURALS-OF-RANK($count, $rank) }
pile-needs-cards = servono { CARDS($cards) }
wild-on-top = c’è una matta in cima
pile-also-blocked = e bloccato per questo turno
player-plays = gioca { $name }
