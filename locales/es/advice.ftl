do-draw = robar
do-take-onto = llevarse el pozo y añadir su carta de arriba a una combinación
do-take-with = llevarse el pozo con { CARDS($cards) }
do-take-laying = { $take } y además { $laying }
do-lay = bajar { CARDS($cards) }
do-lay-run = bajar { SUIT-NAME($suit) } de { RANK-NAME($low) } a { RANK-NAME($high) }
do-add-run = añadir { SUIT-NAME($suit) } de { RANK-NAME($low) } a { RANK-NAME($high) }
do-add-to-sequence = añadir { CARDS($card) } a la escalera
do-add-to-rank = añadir { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
do-add-to-wilds = añadir { CARDS($cards) } a los comodines
do-discard = descartar { CARDS($card) }
do-discard-only = descartar { CARDS($card) } sin bajar nada
do-discard-laying-nothing = descartar { CARDS($card) }, sin bajar nada
do-keep = quedarse con la última carta
do-ask = preguntar “¿Puedo irme?”
do-say-yes = decir que sí
do-say-no = decir que no
do-special = bajar la mano especial

hint-aloud = { $what }. { $more }
hint-equal = Igual de bueno: { $other }.
hint-behind = { $points ->
    [1] Alrededor de 1 punto menos: { $other }.
   *[other] Alrededor de { $points } puntos menos: { $other }.
}
hint-next = Segunda opción: { $other }.
