news-no-foot = no hay pie
news-foot = tienes una segunda mano, el pie, de { CARDS-COUNT($count) }
news-feet = tienes más manos, los pies, de { $sizes } cartas
news-sequences = las escaleras de un palo son combinaciones
news-no-sequences = no hay escaleras
news-hand-size = recibes { CARDS-COUNT($count) }
news-draw = { $count ->
    [1] robas una carta
   *[other] robas { COUNT($count) } cartas
}
news-canastas = { $count ->
    [1] para irse hace falta { CANASTAS-COUNT($count) }
   *[other] para irse hacen falta { CANASTAS-COUNT($count) }
}
news-canastas-of-kinds = { $count ->
    [1] para irse hace falta { CANASTAS-COUNT($count) }: { $kinds }
   *[other] para irse hacen falta { CANASTAS-COUNT($count) }, entre ellas { $kinds }
}
news-wild-melds = los comodines solos son una combinación
news-no-wild-melds = los comodines solos no son una combinación
news-any-opening = tus primeras combinaciones pueden sumar cualquier cantidad
news-opening = tus primeras combinaciones tienen que sumar { $minimum }
news-match-to = la partida va a { $target }
news-match-to-at-most = { $hands ->
    [1] la partida va a { $target }, como mucho una ronda
   *[other] la partida va a { $target }, como mucho { COUNT($hands) } rondas
}
news-match-hands = { $hands ->
    [1] la partida es una sola ronda
   *[other] la partida son { COUNT($hands) } rondas
}
news-nobody-asks = nadie pregunta “¿Puedo irme?”
news-must-ask = para irse hace falta el sí del compañero
news-may-ask = puedes preguntar a tu compañero “¿Puedo irme?”
news-no-special-hands = no hay manos especiales
news-special-hands = algunas manos de catorce cartas dan puntos de una vez
news-packs = hay { COUNT($count, gender: "f") } barajas
news-whole-pile = te llevas el pozo entero
news-part-of-pile = te llevas hasta { CARDS-COUNT($count) } del pozo
news-any-wilds = una combinación puede llevar cualquier número de comodines
news-no-wilds = ninguna combinación puede llevar comodines
news-most-wilds = una combinación lleva como mucho { WILDS-COUNT($count) }
news-more-wilds = una combinación puede llevar más comodines que naturales
news-no-more-wilds = una combinación no lleva más comodines que naturales
news-fewer-wilds = una combinación lleva menos comodines que naturales
news-bonus-cards = quien abre después de robar del mazo recibe cartas de bonificación
news-no-opening-with-pile = nadie abre con el pozo
news-lone-taker = quien primero se lleva el pozo juega en solitario
news-against = juegas contra { LIST($names) }
news-partner = { $name } juega contigo
news-partners = { LIST($names) } juegan contigo
news-pile-never = nadie se lleva nunca el pozo
news-pile-always-frozen = el pozo siempre está congelado
news-pile-frozen-and-wilds = el pozo está congelado para ti hasta que abras, y también con comodines
news-pile-frozen = el pozo está congelado para ti hasta que abras
news-only-wilds-freeze = solo un comodín congela el pozo
news-nothing-freezes = nada congela el pozo
news-threes-discarded = los treses rojos solo se descartan
news-threes-never-against = los treses rojos nunca cuentan en tu contra
news-threes-canasta = los treses cuentan en tu contra si no tienes ninguna canasta
news-threes-canastas = los treses cuentan en tu contra con menos de { CANASTAS-COUNT($count) }
news-threes-melded = los treses rojos cuentan en tu contra hasta que hayas bajado
news-level = los demás juegan como { $level }
news-changed = cambiada: { $rule }
news-sentence = { $news }.
