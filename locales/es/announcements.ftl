reader-note = Las letras son órdenes, y el signo de interrogación muestra la lista. Si no hacen nada, pon tu lector de pantalla en modo foco: en modo exploración se queda con ellas.
nobody-melded = Todavía no ha bajado nadie.
nothing-to-do = Ahora no hay nada que hacer.
taken-back = Deshecho.

## Las cartas de quien lee.

you-got = Recibiste { LIST($cards) }.
hand-is-empty = { $who ->
    [you] Tu mano está vacía.
   *[other] La mano de { $who } está vacía.
}
hand-read-out = { $who ->
    [you] Tu mano, { CARDS-COUNT($count) }: { CARDS($cards) }.
   *[other] La mano de { $who }, { CARDS-COUNT($count) }: { CARDS($cards) }.
}
selected-cards = Elegido: { CARDS($cards) }.
groups-set-out = Preparado: { CARDS($groups) }.
cards-set-out = Preparado: { CARDS($cards) }. { $points }.
cards-taken-back = De vuelta en la mano: { CARDS($cards) }.
cards-taken-back-of = De vuelta en la mano: { CARDS($cards) }. { $points }.
nothing-selected = No hay nada elegido.
card-moved = { $card }, { $place } de { $count }.
others-continue = Los demás siguen jugando.

## La mesa, en voz alta.

melds-of-side = { $side }: { $melds }.
melds-none = nada
pile-read-out = { $pile }.
until-side-opens = { $side ->
    [we] Hasta que tu equipo abra, solo te lo llevas con { COUNT($count) } cartas naturales de ese valor.
    [they] Hasta que ellos abran, solo se lo llevan con { COUNT($count) } cartas naturales de ese valor.
    [you] Hasta que abras, solo te lo llevas con { COUNT($count) } cartas naturales de ese valor.
    [player] Hasta que { $side } abra, solo se lo lleva con { COUNT($count) } cartas naturales de ese valor.
   *[several] Hasta que { $side } abran, solo se lo llevan con { COUNT($count) } cartas naturales de ese valor.
}
stock-read-out = Mazo, { CARDS-COUNT($count) }.
side-has = { $side ->
    [we] Nosotros tenemos { $points }
    [they] Ellos tienen { $points }
    [you] Tú tienes { $points }
    [player] { $side } tiene { $points }
   *[several] { $side } tienen { $points }
}
side-has-next = { $side ->
    [we] nosotros tenemos { $points }
    [they] ellos tienen { $points }
    [you] tú tienes { $points }
    [player] { $side } tiene { $points }
   *[several] { $side } tienen { $points }
}
scores-to = { $scores }. A { $target }; ronda { $hand }.
scores-deals = { $scores }. { $deals } rondas; ronda { $hand }.
read-scores-one-hand = { $scores }. Una sola ronda; ronda { $hand }.
side-has-opened = { $side ->
    [we] Hemos abierto: ya no hay mínimo.
    [they] Ellos han abierto: ya no hay mínimo.
    [you] Has abierto: ya no hay mínimo.
    [player] { $side } ha abierto: ya no hay mínimo.
   *[several] { $side } han abierto: ya no hay mínimo.
}
any-meld-opens = Se abre con cualquier combinación.
opening-minimum-is = El mínimo para abrir es { $points }.

## Los botones, en voz alta.

button-does = { $word }: { $effect }
you-can = Puedes: { $buttons }.
not-now = Ahora no: { $buttons }.
discard-the-card = Descartar { CARDS($card) }
answer-yes-or-no = { $points ->
    [1] Responde sí o no. Tienes 1 punto en la mano.
   *[other] Responde sí o no. Tienes { $points } puntos en la mano.
}
may-not-go-out = En este turno no puedes irte.
