tip-draw = { $mode ->
    [mouse] { $count ->
        [1] Haz clic en el mazo para robar una carta.
       *[other] Haz clic en el mazo para robar { $count } cartas.
    }
    [finger] { $count ->
        [1] Toca el mazo para robar una carta.
       *[other] Toca el mazo para robar { $count } cartas.
    }
    [remote] { $count ->
        [1] Ve al mazo con las flechas y Enter para robar una carta.
       *[other] Ve al mazo con las flechas y Enter para robar { $count } cartas.
    }
   *[keys] { $count ->
        [1] Usa el mazo para robar una carta.
       *[other] Usa el mazo para robar { $count } cartas.
    }
}
tip-take = La carta de arriba encaja con las tuyas: en lugar de robar puedes llevarte el pozo entero, si la bajas enseguida.
tip-take-part = La carta de arriba encaja con las tuyas: en lugar de robar puedes llevarte hasta { CARDS-COUNT($most) } del pozo, si la bajas enseguida.
tip-open-freely = { $mode ->
    [mouse] { $collected ->
        [ranks] Elige tres o más del mismo valor y pulsa Bajar; o una carta y Descartar.
       *[sequences] Elige tres o más del mismo valor, o seguidas de un palo, y pulsa Bajar; o una carta y Descartar.
    }
    [finger] { $collected ->
        [ranks] Toca tres o más del mismo valor y después Bajar; o una carta y Descartar.
       *[sequences] Toca tres o más del mismo valor, o seguidas de un palo, y después Bajar; o una carta y Descartar.
    }
    [remote] { $collected ->
        [ranks] Elige con las flechas y Enter tres o más del mismo valor y después Bajar; o una carta y Descartar.
       *[sequences] Elige con las flechas y Enter tres o más del mismo valor, o seguidas de un palo, y después Bajar; o una carta y Descartar.
    }
   *[keys] { $collected ->
        [ranks] Elige con Espacio tres o más del mismo valor y después Bajar; o una carta y Descartar.
       *[sequences] Elige con Espacio tres o más del mismo valor, o seguidas de un palo, y después Bajar; o una carta y Descartar.
    }
}
tip-open = { $mode ->
    [mouse] { $collected ->
        [ranks] Elige tres o más del mismo valor: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
       *[sequences] Elige tres o más del mismo valor, o seguidas de un palo: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
    }
    [finger] { $collected ->
        [ranks] Toca tres o más del mismo valor: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
       *[sequences] Toca tres o más del mismo valor, o seguidas de un palo: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
    }
    [remote] { $collected ->
        [ranks] Elige con las flechas y Enter tres o más del mismo valor: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
       *[sequences] Elige con las flechas y Enter tres o más del mismo valor, o seguidas de un palo: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
    }
   *[keys] { $collected ->
        [ranks] Elige con Espacio tres o más del mismo valor: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
       *[sequences] Elige con Espacio tres o más del mismo valor, o seguidas de un palo: tus primeras combinaciones tienen que sumar { $minimum } entre todas. Si no, descarta una carta.
    }
}
tip-lay = { $mode ->
    [mouse] Elige cartas para bajar: combinaciones nuevas de tres o más, o cartas para las que ya tienes. Después descarta una.
    [finger] Toca cartas para bajar: combinaciones nuevas de tres o más, o cartas para las que ya tienes. Después descarta una.
    [remote] Elige con las flechas y Enter cartas para bajar: combinaciones nuevas de tres o más, o cartas para las que ya tienes. Después descarta una.
   *[keys] Elige con Espacio cartas para bajar: combinaciones nuevas de tres o más, o cartas para las que ya tienes. Después descarta una.
}
tip-lone = Quien primero se lleva el pozo juega esta ronda en solitario. Desde entonces los otros dos son compañeros y comparten sus combinaciones.
tip-sequence = Tres o más cartas seguidas de un palo, sin comodines, son una escalera. Siete son una canasta de { $points } puntos.
tip-wild-meld = Tres o más doses y jokers forman una combinación propia. Siete son una canasta de { $points } puntos.
tip-wild-meld-or-more = Tres o más doses y jokers forman una combinación propia. Siete son una canasta de { $points } puntos o más.
tip-discard = Descartar termina tu turno. El siguiente puede llevarse el pozo si tu carta le encaja: piensa qué está juntando.
tip-warnings = El jugador siguiente podría llevarse el pozo con esta carta. La mesa puede avisarte antes de cada descarte.
tip-frozen = El pozo está congelado: solo te lo llevas con { COUNT($count) } cartas naturales de tu mano, del valor de la de arriba.
tip-always-frozen = El pozo siempre está congelado: solo te lo llevas con { COUNT($count) } cartas naturales de tu mano, del valor de la de arriba.
tip-black-three = { $three ->
    [red] Un tres rojo arriba tapa el pozo para el jugador siguiente, y para nadie más después.
    [black] Un tres negro arriba tapa el pozo para el jugador siguiente, y para nadie más después.
   *[any] Un tres arriba tapa el pozo para el jugador siguiente, y para nadie más después.
}
tip-stock-end = El mazo está casi vacío y la ronda puede terminar con él: baja lo que puedas, porque las cartas de tu mano cuentan en tu contra.

## Las canastas y los comodines.

tip-canasta = Siete del mismo valor son una canasta: { $mixed } con comodines, { $natural } sin ellos.
tip-canasta-natural = Siete del mismo valor son una canasta: { $points } puntos.
tip-canasta-of-suit = También lo son siete seguidas de un palo.
tip-canasta-of-wilds = También lo son siete comodines.
tip-canasta-of-both = También lo son siete seguidas de un palo, y siete comodines.
tip-canastas-needed = { $count ->
    [1] Para irse hace falta { CANASTAS-COUNT($count) }.
   *[other] Para irse hacen falta { CANASTAS-COUNT($count) }.
}
tip-wild-none = Los doses y los jokers son comodines. Con estas reglas ninguna combinación puede llevarlos.
tip-wild = Los doses y los jokers son comodines y valen por cualquier carta: { $limits }.
wild-limit = como mucho { COUNT($count, gender: "m") } por combinación
wild-limit-set = como mucho { COUNT($count, gender: "m") } por grupo
wild-naturals = { $count ->
    [1] con al menos una carta natural
   *[other] con al menos { COUNT($count) } cartas naturales
}
wild-no-more-than-naturals = nunca más comodines que naturales
wild-naturals-ahead = { $ahead ->
    [1] siempre menos comodines que naturales
   *[other] siempre { COUNT($ahead) } naturales más que comodines
}

## Los treses.

tip-threes = { $three ->
    [red] Un tres rojo es una carta de bonificación: se pone enseguida sobre la mesa y vale { $worth }.
    [black] Un tres negro es una carta de bonificación: se pone enseguida sobre la mesa y vale { $worth }.
   *[any] Un tres es una carta de bonificación: se pone enseguida sobre la mesa y vale { $worth }.
}
tip-threes-against = { $three ->
    [red] Un tres rojo es una carta de bonificación: se pone enseguida sobre la mesa y vale { $worth }, pero en contra { $while }.
    [black] Un tres negro es una carta de bonificación: se pone enseguida sobre la mesa y vale { $worth }, pero en contra { $while }.
   *[any] Un tres es una carta de bonificación: se pone enseguida sobre la mesa y vale { $worth }, pero en contra { $while }.
}
threes-worth-or-more = { $points } o más
while-no-meld = { $own ->
    [side] mientras tu equipo no haya bajado
   *[alone] mientras no hayas bajado
}
while-no-canasta = { $own ->
    [side] mientras tu equipo no tenga una canasta
   *[alone] mientras no tengas una canasta
}
while-fewer-canastas = { $own ->
    [side] mientras tu equipo tenga menos de { CANASTAS-COUNT($count) }
   *[alone] mientras tengas menos de { CANASTAS-COUNT($count) }
}

## Irse.

tip-go-out = Puedes irte: baja todas tus cartas, o todas menos una y descártala.
tip-go-out-by-discard = Puedes irte: baja todas tus cartas menos una y descártala.
tip-go-out-by-melding = Puedes irte: baja todas tus cartas.
tip-other-hand = Las cartas que quedan en la otra mano cuentan en contra de su jugador.
tip-other-hands = Las cartas que quedan en las otras manos cuentan en contra de sus jugadores.
tip-other-hands-of-sides = Las cartas que quedan en las otras manos cuentan en contra de su equipo.
tip-keep-one = { $own ->
    [side] Tu equipo no puede irse hasta tener { CANASTAS-COUNT($count) }, así que guarda una carta.
   *[alone] No puedes irte hasta tener { CANASTAS-COUNT($count) }, así que guarda una carta.
}
tip-keep-two = { $own ->
    [side] Tu equipo no puede irse hasta tener { CANASTAS-COUNT($count) }, así que guarda una carta para descartar y otra más.
   *[alone] No puedes irte hasta tener { CANASTAS-COUNT($count) }, así que guarda una carta para descartar y otra más.
}
tip-kinds = Entre las canastas para irse tiene que haber { LIST($kinds) }.
tip-kinds-complete = Nadie se va con una combinación de { LIST($melds) } que no sea canasta.
tip-kinds-have = { $own ->
    [side] { $have ->
        [0] { $need ->
            [1] A tu equipo le falta { CANASTAS-OF-KIND($need, $kind) }.
           *[other] A tu equipo le faltan { CANASTAS-OF-KIND($need, $kind) }.
        }
       *[other] Tu equipo tiene { COUNT($have, gender: "f") } de { CANASTAS-OF-KIND($need, $kind) }.
    }
   *[alone] { $have ->
        [0] { $need ->
            [1] Te falta { CANASTAS-OF-KIND($need, $kind) }.
           *[other] Te faltan { CANASTAS-OF-KIND($need, $kind) }.
        }
       *[other] Tienes { COUNT($have, gender: "f") } de { CANASTAS-OF-KIND($need, $kind) }.
    }
}

tip-special = Todas tus cartas forman una mano especial. Si la bajas, termina la ronda y te da { $points } o más en lugar de todo lo demás.
tip-foot = El pie es una segunda mano de { CARDS-COUNT($count) }.
tip-feet = El pie es tu próxima mano: de { $sizes } cartas.
tip-foot-at-once = Si bajas tu última carta, sigues jugando con él; si la descartas, en tu próximo turno.
tip-foot-turn-ends = Lo tomas cuando tu mano está vacía, y el turno termina.
tip-foot-discard = Lo tomas cuando descartas tu última carta.
tip-foot-canasta = Se une a tu mano cuando tú completas una canasta; antes guardas una carta.
tip-talon = Quien abre sin llevarse el pozo roba cartas de bonificación después de descartar: { LIST($steps) } en abrir.
talon-of-place = { $place ->
    [1] { COUNT($count, gender: "f") } el primero
    [2] { COUNT($count, gender: "f") } el segundo
    [3] { COUNT($count, gender: "f") } el tercero
    [4] { COUNT($count, gender: "f") } el cuarto
    [5] { COUNT($count, gender: "f") } el quinto
    [6] { COUNT($count, gender: "f") } el sexto
   *[other] { COUNT($count, gender: "f") } el número { $place }
}
tip-score = { $party ->
    [side] La partida sigue hasta que un equipo tenga { $points } puntos.
   *[player] La partida sigue hasta que un jugador tenga { $points } puntos.
}
tip-score-openings = Cuantos más tengas, más tienen que sumar tus primeras combinaciones.
tip-score-hands = { $count ->
    [1] La partida tiene una ronda: después gana el total más alto.
   *[other] La partida tiene { $count } rondas: después de la última gana el total más alto.
}

tip-select-left-selects = Un clic elige una sola carta; el botón derecho añade más, o las quita.
tip-select-right-selects = El botón derecho elige una sola carta; un clic añade más, o las quita.
tip-select-click-adds = Cada clic añade una carta a las elegidas, o la quita.
tip-select-tap-adds = Cada toque añade una carta a las elegidas, o la quita.
tip-select-enter-adds = Enter añade una carta a las elegidas, o la quita.
tip-select-space-adds = Espacio añade una carta a las elegidas, o la quita.
right-button-adds = El botón derecho añade una carta.
left-button-adds = El botón izquierdo añade una carta.
every-click-adds = Cada clic añade una carta.

tip-title-red-three = Los treses rojos
tip-title-ask = Preguntar al compañero
tip-title-go-out = Irse
tip-title-keep-two = Las últimas cartas
tip-title-stock-end = El final del mazo
tip-title-frozen = Un pozo congelado
tip-title-black-three = Los treses negros
tip-title-take = Llevarse el pozo
tip-title-score = La puntuación
tip-title-draw = Robar
tip-title-wild = Los comodines
tip-title-warnings = Avisos antes de un descarte
tip-title-select = Elegir cartas
tip-title-discard = Descartar
tip-title-canasta = Las canastas
tip-title-special = Las manos especiales
tip-title-kinds = Lo que hace falta para irse
tip-title-foot = El pie
tip-title-lone = Jugar en solitario
tip-title-sequence = Las escaleras
tip-title-wild-meld = Combinaciones de comodines
tip-title-talon = Cartas de bonificación
tip-title-open = Las primeras combinaciones
tip-title-lay = Bajar cartas
tip-button = { $word }: { $title }
