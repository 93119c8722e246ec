turn-drew = { $count ->
    [1] a pioché
   *[other] a pioché { COUNT($count) } cartes
}
turn-took-card = a pris { CARDS($card) } de la défausse
turn-took-pile = a pris la défausse { CARDS-COUNT($count, case: "of") }
turn-laid = a posé { CARDS($cards) }
turn-added = a ajouté { CARDS($cards) } { CARDS($meld, case: "to") }
turn-closed = a fermé une canasta { CARDS($meld, case: "of") }
turn-discarded = a défaussé { CARDS($card) }
turn-kept-last = a gardé la dernière carte

label-pile = défausse { $count }
word-cards = { $count ->
    [one] {" "}carte
   *[other] {" "}cartes
}
bad-cut = La coupe doit être un nombre entier de 0 à { $most }.
threes-with-points = { $threes }, { $points } points
explain-thing = Expliquer : { $thing }
plus-points = +{ $points }
of-canasta = /{ $count }
meld-change = +{ $count }
meld-change-by = { $name } +{ $count }
meld-laid-by = ajout : { $players }
points-so-far = { $points } en cours
points-of-hand = manche { $points }
side-not-opened = pas ouvert
side-opens-at = ouverture à { $minimum }
plus-canasta = { $opening } + canasta
plus-natural-canasta = { $opening } + canasta pure
opens-with-any-meld = Pas encore ouvert. Toute combinaison permet d’ouvrir.
first-melds-count = Pas encore ouvert. Les premières combinaisons d’une manche, posées ensemble, doivent valoir au moins { $minimum } points.
place-points = { $points } sur { $minimum }
place-cards = { CARDS($cards) } ici
pile-needs-naturals = il faut { NATURALS-OF-RANK($count, $rank) }
pile-needs-cards = il faut { CARDS($cards) }
wild-on-top = un passe-partout est sur le dessus
pile-also-blocked = et bloquée à ce tour
player-plays = { $name } joue
