refused-hand-over = La ronda terminó.
refused-not-your-turn = No te toca: espera a { $name }.
refused-must-draw = Primero roba del mazo o llévate el pozo.
refused-already-drawn = Ya robaste en este turno.
refused-too-early = { $count ->
    [1] En el primer turno no se baja nada ni se lleva uno el pozo.
   *[other] En los { COUNT($count) } primeros turnos no se baja nada ni se lleva uno el pozo.
}
refused-not-in-hand = No tienes { CARDS($cards) } en la mano.
refused-no-cards = Elige primero las cartas que quieres bajar.
refused-rank-does-not-fit = Una combinación es de un solo valor, con o sin comodines: { ONE-OF-RANK($rank) } no va aquí.
refused-mixed-ranks = Una combinación es de un solo valor, con o sin comodines: { CARDS($cards) } no combinan entre sí.
refused-black-threes-few = Los treses negros solo los baja quien se va en el mismo turno, tres o cuatro juntos.
refused-meld-small = Una combinación necesita al menos { COUNT($least) } cartas: la de { CARDS($meld) } tendría { COUNT($cards, gender: "f") }.
refused-few-naturals = { $least ->
    [1] { $naturals ->
        [0] Una combinación necesita al menos una carta natural: esta no tendría ninguna.
       *[other] Una combinación necesita al menos una carta natural: esta tendría { NONE-OR($naturals, gender: "f") }.
    }
   *[other] { $naturals ->
        [0] Una combinación necesita al menos { COUNT($least) } cartas naturales: esta no tendría ninguna.
       *[other] Una combinación necesita al menos { COUNT($least) } cartas naturales: esta tendría { NONE-OR($naturals, gender: "f") }.
    }
}
refused-many-wilds = { $most ->
    [0] La combinación de { RANKS-NAME($rank) } llevaría { WILDS-COUNT($wilds) }; no se permite ninguno.
    [1] La combinación de { RANKS-NAME($rank) } llevaría { WILDS-COUNT($wilds) }; se permite como mucho uno.
   *[other] La combinación de { RANKS-NAME($rank) } llevaría { WILDS-COUNT($wilds) }; se permiten como mucho { COUNT($most) }.
}
refused-wilds-outnumber = { $naturals ->
    [0] La combinación de { RANKS-NAME($rank) } llevaría { WILDS-COUNT($wilds) } y ninguna natural: no puede haber más comodines que naturales.
    [1] La combinación de { RANKS-NAME($rank) } llevaría { WILDS-COUNT($wilds) } y una natural: no puede haber más comodines que naturales.
   *[other] La combinación de { RANKS-NAME($rank) } llevaría { WILDS-COUNT($wilds) } y { COUNT($naturals) } naturales: no puede haber más comodines que naturales.
}
refused-no-such-meld = { $own ->
    [side] Tu equipo no tiene una combinación de { CARDS($meld) } a la que añadir comodines.
   *[alone] No tienes una combinación de { CARDS($meld) } a la que añadir comodines.
}
refused-no-sequence = Una escalera son de tres a siete cartas seguidas de un palo, del 4 al as, sin comodines.
refused-meld-full = En { CARDS($meld, case: "by") } habría { COUNT($cards, gender: "f") } cartas; se permiten como mucho { COUNT($most, gender: "f") }.
refused-meld-exists = { $own ->
    [side] Tu equipo ya tiene { CARDS($meld) } en la mesa: antes de empezar otra combinación hay que llegar a canasta.
   *[alone] Ya tienes { CARDS($meld) } en la mesa: antes de empezar otra combinación hay que llegar a canasta.
}
refused-pure-rank = Una combinación de { RANKS-NAME($rank) } no admite comodines.
refused-wilds-early = { $naturals ->
    [0] Un comodín solo se añade { RANKS-NAME($rank, case: "to") } cuando hay { COUNT($least, gender: "f") } naturales: no habría ninguna.
   *[other] Un comodín solo se añade { RANKS-NAME($rank, case: "to") } cuando hay { COUNT($least, gender: "f") } naturales: habría { COUNT($naturals, gender: "f") }.
}
refused-wild-meld-first = Los comodines van a la combinación de comodines hasta que sea canasta.
refused-dead-rank = Ya hay una canasta de { RANKS-NAME($rank) }, así que no se bajan más.
refused-black-threes-never = En este juego los treses negros no se bajan nunca.
refused-opening-pure = Para abrir hacen falta tres naturales del mismo valor, de la mano y sin comodines.
refused-opening-canasta = Ahora la apertura debe tener una canasta.
refused-opening-natural-canasta = Ahora la apertura debe tener una canasta sin comodines.
refused-came-with-pile = Vino con el pozo: { CARDS($cards) }. Puedes bajarlo en tu turno siguiente.
refused-opening-mixed = La apertura no puede llevar una canasta con comodines.
refused-discard = { THE-CARD($rank, $suit) } no se puede descartar ahora.
refused-discard-joker = El joker no se puede descartar ahora.
refused-discard-needed = Para irte tienes que descartar la última carta.
refused-meld-out = Para irte tienes que bajar también la última carta.
refused-partners-foot = No puedes irte: tu compañero aún no ha tomado el pie.
refused-few-of-kind = { $own ->
    [side] { $have ->
        [0] Para irse, tu equipo necesita { CANASTAS-OF-KIND($need, $kind) }: no tendría ninguna.
       *[other] Para irse, tu equipo necesita { CANASTAS-OF-KIND($need, $kind) }: tendría { NONE-OR($have, gender: "f") }.
    }
   *[alone] { $have ->
        [0] Para irte necesitas { CANASTAS-OF-KIND($need, $kind) }: no tendrías ninguna.
       *[other] Para irte necesitas { CANASTAS-OF-KIND($need, $kind) }: tendrías { NONE-OR($have, gender: "f") }.
    }
}
refused-incomplete-meld = Antes de irse hay que llegar a canasta con { CARDS($meld, case: "by") }.
refused-must-ask = Pregunta primero a tu compañero: nadie se va sin un sí.
refused-not-special = Tus cartas no son esta mano especial, o ahora no se puede bajar.
refused-red-threes = Los treses rojos nunca forman combinaciones.
refused-black-threes-early = Los treses negros solo los baja quien se va en el mismo turno.
refused-black-threes-wilds = Los treses negros se bajan sin comodines.
refused-below-minimum = Esto suma { $points } puntos. Tu mínimo para abrir es { $minimum }: faltan { $lacking }.
refused-opening-wilds = La apertura no puede llevar comodines.
refused-pile-empty = No hay pozo que llevarse.
refused-pile-closed = Con estas reglas nadie se lleva nunca el pozo.
refused-pile-unopened = { $own ->
    [side] Hasta que tu equipo abra, no puede llevarse el pozo.
   *[alone] Hasta que abras, no puedes llevarte el pozo.
}
refused-pile-wild = Hay un comodín arriba: nadie se puede llevar el pozo.
refused-pile-wild-pair = Hay un comodín arriba: solo te llevas el pozo con { CARDS($cards) } de tu mano, como combinación de comodines.
refused-pile-blocked = { CARDS($top) } está arriba: en este turno el pozo está tapado para ti.
refused-frozen-by-wild = El pozo está congelado por un comodín: solo te lo llevas con { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
refused-frozen-by-three = El pozo está congelado por un tres rojo: solo te lo llevas con { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
refused-frozen-by-black-three = El pozo está congelado por un tres negro: solo te lo llevas con { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
refused-frozen-asks = El pozo está congelado por una carta: solo te lo llevas con { CARDS($cards) } de tu mano.
refused-frozen-always = Con estas reglas solo te llevas el pozo con { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
refused-frozen-not-melded = { $own ->
    [side] Hasta que tu equipo abra, solo te llevas el pozo con { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
   *[alone] Hasta que abras, solo te llevas el pozo con { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
}
refused-pile-pair = Para llevarte el pozo necesitas { NATURALS-OF-RANK($naturals, $rank) } de tu mano.
refused-top-does-not-fit = La carta de arriba es { ONE-OF-RANK($rank) }: llévatela con { RANKS-NAME($rank) } de tu mano, o añádela a tu combinación de ese valor.
refused-canasta-full = Ya tienes canasta de { RANKS-NAME($rank) }: con estas reglas no se le puede añadir la carta de arriba.
refused-one-card-pile = Con una sola carta en la mano no puedes llevarte un pozo de una sola carta.
refused-few-canastas = { $own ->
    [side] { $have ->
        [0] Para irse, tu equipo necesita { CANASTAS-COUNT($need) }; no tiene ninguna.
       *[other] Para irse, tu equipo necesita { CANASTAS-COUNT($need) }; tiene { NONE-OR($have, gender: "f") }.
    }
   *[alone] { $have ->
        [0] Para irte necesitas { CANASTAS-COUNT($need) }; no tienes ninguna.
       *[other] Para irte necesitas { CANASTAS-COUNT($need) }; tienes { NONE-OR($have, gender: "f") }.
    }
}
refused-no-canasta-of = { $own ->
    [side] Para irse, a tu equipo todavía le falta canasta de { LIST($ranks) }.
   *[alone] Para irte todavía te falta canasta de { LIST($ranks) }.
}
refused-keep-two = { $own ->
    [side] { $have ->
        [0] Guarda al menos dos cartas, una de ellas para descartar: para irse, tu equipo necesita { CANASTAS-COUNT($need) }; no tiene ninguna.
       *[other] Guarda al menos dos cartas, una de ellas para descartar: para irse, tu equipo necesita { CANASTAS-COUNT($need) }; tiene { NONE-OR($have, gender: "f") }.
    }
   *[alone] { $have ->
        [0] Guarda al menos dos cartas, una de ellas para descartar: para irte necesitas { CANASTAS-COUNT($need) }; no tienes ninguna.
       *[other] Guarda al menos dos cartas, una de ellas para descartar: para irte necesitas { CANASTAS-COUNT($need) }; tienes { NONE-OR($have, gender: "f") }.
    }
}
refused-keep-two-to-finish = Guarda al menos dos cartas, una de ellas para descartar: si no, no podrías terminar el turno.
refused-must-take = El mazo está vacío: puedes llevarte el pozo, así que tienes que hacerlo.
refused-cannot-ask = Solo puedes preguntar una vez por turno, antes de bajar, y solo si podrías irte.
refused-must-answer = Responde primero a tu compañero: sí o no.
refused-must-go-out = { must-go-out }
refused-partner-said-no = Tu compañero dijo que no: en este turno no puedes irte.
refused-cannot-keep = Solo puedes quedarte con la última carta cuando no puedes irte.
refused-not-possible = Ahora no se puede.
refused-unreadable-line = esta línea no se puede leer.
refused-pick-cards = Elige primero cartas de tu mano.
refused-pick-one = Elige una carta para descartar.
refused-their-melds = { $own ->
    [side] Solo puedes añadir cartas a las combinaciones de tu equipo.
   *[alone] Solo puedes añadir cartas a tus combinaciones.
}
refused-none-of = No tienes { RANKS-NAME($rank) } en la mano.
refused-onto-stock = En el mazo no se ponen cartas: bájalas en tu lado de la mesa, o descarta una en el pozo.

## En pocas palabras.

short-hand-over = la ronda terminó
short-not-your-turn = espera a { $name }
short-must-draw = primero roba
short-already-drawn = ya robaste
short-too-early = no en los primeros turnos
short-not-in-hand = no está en tu mano
short-pick-cards = elige cartas
short-pick-one = elige una carta
short-mixed-ranks = un solo valor, con o sin comodines
short-black-threes-early = treses negros, solo al irse
short-more-of-rank = { $count ->
    [1] falta { ONE-OF-RANK($rank) }
   *[other] faltan { COUNT($count) } { RANKS-NAME($rank) } más
}
short-more-of-meld = { $count ->
    [1] falta una más para { CARDS($meld, case: "by") }
   *[other] faltan { COUNT($count) } más para { CARDS($meld, case: "by") }
}
short-more-cards = { $count ->
    [1] falta una carta más
   *[other] faltan { COUNT($count) } cartas más
}
short-few-naturals = { $least ->
    [1] hace falta una natural
   *[other] hacen falta { COUNT($least) } naturales
}
short-no-wilds = sin comodines
short-many-wilds = como mucho { WILDS-COUNT($most) }
short-wilds-outnumber = más comodines que naturales
short-no-such-meld = no hay dónde añadir los comodines
short-no-sequence = no es una escalera de un palo
short-meld-full = como mucho { COUNT($most, gender: "f") } cartas
short-meld-exists = una combinación a la vez
short-pure-rank = no admite comodines
short-wilds-early = comodines, solo desde { COUNT($least, gender: "f") } naturales
short-wild-meld-first = antes, la combinación de comodines
short-dead-rank = ya no se bajan { RANKS-NAME($rank) }
short-black-threes-never = los treses negros no se bajan nunca
short-opening-pure = hace falta un grupo sin comodines
short-opening-canasta = para abrir falta una canasta
short-opening-natural-canasta = para abrir falta una canasta sin comodines
short-came-with-pile = vino con el pozo: turno siguiente
short-opening-mixed = todavía ninguna canasta con comodines
short-discard = ahora no se puede descartar
short-discard-needed = guarda una carta para descartar
short-meld-out = baja también la última carta
short-partners-foot = tu compañero tiene el pie
short-few-of-kind = { KINDS-OF-CANASTAS($kind) }: { $have } de { $need }
short-incomplete-meld = completa antes { CARDS($meld, case: "by") }
short-must-ask = pregunta antes a tu compañero
short-not-special = no es esta mano
short-red-threes = los treses rojos no se bajan
short-black-threes-wilds = treses negros, sin comodines
short-below-minimum = { $points } de { $minimum }
short-opening-wilds = sin comodines en la apertura
short-pile-empty = el pozo está vacío
short-pile-closed = nunca con estas reglas
short-pile-unopened = primero hay que abrir
short-pile-wild = hay un comodín arriba
short-pile-blocked = hay { CARDS($top) } arriba
short-pile-frozen = congelado: hacen falta { NATURALS-OF-RANK($naturals, $rank) }
short-frozen-asks = congelado: hacen falta { CARDS($cards) }
short-pile-pair = hacen falta { NATURALS-OF-RANK($naturals, $rank) }
short-top-does-not-fit = { ONE-OF-RANK($rank) } no sirve
short-canasta-full = ya es canasta ({ RANKS-NAME($rank) })
short-one-card-pile = con una sola carta, no
short-few-canastas = canastas: { $have } de { $need }
short-no-canasta-of = falta canasta de { LIST($ranks) }
short-keep-two = guarda al menos dos cartas
short-must-take = tienes que llevarte el pozo
short-cannot-ask = ahora no se puede preguntar
short-must-answer = primero responde
short-must-go-out = tienes que irte
short-partner-said-no = tu compañero dijo que no
short-cannot-keep = no te la puedes quedar
short-not-possible = ahora no se puede
short-bad-rules = reglas imposibles
short-bad-record = registro dañado
short-takes-none = aquí no van cartas

## Por qué unas reglas no son posibles.

no-such-rules = No hay reglas llamadas “{ $name }”.
no-such-rule = Las reglas no tienen el campo { $name }.
rules-not-an-object = { $field }: los cambios de las reglas no son un objeto JSON.
rules-not-a-value = { $field }: este valor no es posible.
rules-out-of-range = { $field }: tiene que estar entre { $least } y { $most }.
rules-many-cards = { $field }: las cartas repartidas y la descubierta serían { $cards }; se permiten como mucho { $most }.
rules-unequal-sides = { $field }: con { COUNT($players) } jugadores no salen equipos iguales.
rules-not-three-players = { $field }: hacen falta tres jugadores, al principio cada uno por su cuenta.
rules-not-two-pairs = { $field }: hacen falta cuatro puestos en dos equipos.
rules-nobody-to-ask = { $field }: donde cada uno juega por su cuenta no hay compañero a quien preguntar.
rules-many-ranks = { $field }: se exigen más valores que canastas hacen falta para irse.
rules-minimums-fall = { $field }: un mínimo es menor que el de una puntuación más baja.
rules-concealed-low = { $field }: el total por irse con la mano oculta es menor que la bonificación por irse.
rules-no-minimum = { $field }: tiene que haber al menos un mínimo.
rules-steps-do-not-fit = { $field }: las puntuaciones tienen que subir, y ser una menos que los mínimos.
rules-many-kinds = { $field }: se exigen más canastas de ciertos tipos que canastas hacen falta para irse.
rules-no-such-melds = { $field }: trata de combinaciones que no se pueden bajar.
rules-many-talons = { $field }: reciben cartas de bonificación más equipos de los que hay.
rules-not-fourteen-cards = { $field }: las manos especiales necesitan catorce cartas después del primer robo.
rules-not-a-sign = { $field }: hacen falta dos números, el segundo no menor que el primero.
rules-discard-and-none = { $field }: la última carta no puede descartarse siempre y nunca a la vez.
rules-nothing-freezes = { $field }: con estas reglas ninguna carta congela el pozo.
rules-not-as-many = { $field }: debe haber una para cada mínimo de apertura.
rules-hand-refused = { $field }: no es posible en la ronda { $hand }: { $rule }.
rules-minimums-by-hand = { $field }: el número de la ronda ya decide el mínimo de apertura.
rules-too-many-lists = { $field }: demasiadas listas distintas desde que se abrió la página: ábrela de nuevo.
rules-no-turn-up = { $field }: no se descubre ninguna carta sobre ellas.
rules-foot-and-feet = { $field }: ya hay un solo pie.

## Por qué no se puede leer un registro.

record-is-none = No es el registro de una partida: su primera línea no es “canasta-record 1”.
record-line = Esta línea no va aquí.
record-seats = El número de nombres no coincide con el de puestos.
record-deck = La baraja no tiene exactamente las cartas de las reglas.
record-hash = El hash no corresponde a la baraja.
record-cut = El corte no es un número entre 0 y el de las cartas, o llega demasiado tarde.
record-rests = La línea no dice quién descansa en esta ronda.
record-hand = No es el número de la ronda siguiente.
record-dealer = No es quien tenía que repartir.
record-scores = Las puntuaciones no corresponden a las rondas.
record-end = La ronda no terminó así.
record-result = La partida no terminó así.
record-no-seat = Una acción tiene que empezar con el número de un puesto.
