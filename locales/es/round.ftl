turn-drew = { $count ->
    [1] robó
   *[other] robó { COUNT($count, gender: "f") }
}
turn-took-card = se llevó { CARDS($card) } del pozo
turn-took-pile = se llevó el pozo de { CARDS-COUNT($count) }
turn-laid = bajó { CARDS($cards) }
turn-added = añadió { CARDS($cards) } { CARDS($meld, case: "to") }
turn-closed = completó una canasta de { CARDS($meld) }
turn-discarded = descartó { CARDS($card) }
turn-kept-last = se quedó con la última carta

label-pile = pozo { $count }
word-cards = { $count ->
    [1] {" "}carta
   *[other] {" "}cartas
}
bad-cut = El corte tiene que ser un número entero de 0 a { $most }.
threes-with-points = { $threes }, { $points } puntos
explain-thing = Explicar: { $thing }
plus-points = +{ $points }
of-canasta = /{ $count }
meld-change = +{ $count }
meld-change-by = { $name } +{ $count }
meld-laid-by = nuevo: { $players }
points-so-far = { $points } por ahora
points-of-hand = ronda { $points }
side-not-opened = sin abrir
side-opens-at = se abre con { $minimum }
plus-canasta = { $opening } + canasta
plus-natural-canasta = { $opening } + canasta limpia
opens-with-any-meld = Sin abrir. Se abre con cualquier combinación.
first-melds-count = Sin abrir. Las primeras combinaciones de una ronda tienen que sumar al menos { $minimum }, bajadas juntas.
place-points = { $points } de { $minimum }
place-cards = { CARDS($cards) } aquí
pile-needs-naturals = hacen falta { NATURALS-OF-RANK($count, $rank) }
pile-needs-cards = hacen falta { CARDS($cards) }
wild-on-top = hay un comodín arriba
pile-also-blocked = y tapado en este turno
player-plays = Juega { $name }
