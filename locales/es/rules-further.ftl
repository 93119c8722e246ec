lone-player = Quien primero se lleva el pozo en una ronda juega en solitario contra los otros dos, que desde entonces son compañeros y comparten sus combinaciones. Quien se va antes también juega en solitario.
foot-is = Cada jugador recibe además un pie: { CARDS-COUNT($count) }, boca abajo, que nadie ve.
feet-follow = { $count ->
    [1] Después viene otro, de { $sizes } cartas, que se toma del mismo modo.
   *[other] Después vienen otros, de { $sizes } cartas, que se toman del mismo modo.
}
foot-at-once = Quien baja la última carta de la mano toma el pie y sigue jugando; quien la descarta empieza el turno siguiente con el pie.
foot-ends-turn = Quien vacía la mano toma el pie, y el turno termina.
foot-by-discard = La mano solo se vacía con un descarte; entonces se toma el pie.
foot-by-canasta = Quien completa una canasta toma con ella el pie y sigue jugando; antes la mano no se vacía, y una canasta del compañero no lo trae.
foot-threes-not-replaced = Los treses del pie que se ponen sobre la mesa no se reemplazan.
bonus-cards-are = Un equipo que abre después de robar del mazo, y termina el turno con un descarte, roba cartas de bonificación: { LIST($sides) }.
bonus-cards-of = { $place ->
    [1] { COUNT($cards, gender: "f") } el primero que abre
    [2] { COUNT($cards, gender: "f") } el segundo que abre
    [3] { COUNT($cards, gender: "f") } el tercero que abre
    [4] { COUNT($cards, gender: "f") } el cuarto que abre
    [5] { COUNT($cards, gender: "f") } el quinto que abre
    [6] { COUNT($cards, gender: "f") } el sexto que abre
    [7] { COUNT($cards, gender: "f") } el séptimo que abre
   *[other] { COUNT($cards, gender: "f") } el octavo que abre
}
special-hand-what = Catorce cartas que tengas después de robar del mazo se pueden bajar como mano especial, mientras tu equipo no haya bajado nada. Termina la ronda, y sus puntos cuentan en lugar de todo lo demás.
special-hand-line = { $worth }: { $cards }.
wild-discard-last = Un comodín solo se descarta para irse, o desde una mano que solo tiene comodines.
first-discard-not = En un pozo vacío no se descartan { LIST($cards) }, salvo que no haya otra cosa en la mano.
wilds-discarded = comodines
closed-rank-cards = cartas de un valor cerrado

sequence-is = Una escalera son de tres a siete cartas seguidas de un palo, del cuatro al as, sin comodines. Siete son una canasta, y un equipo puede tener todas las escaleras que quiera.
wild-meld-is = De tres a siete comodines forman una combinación de comodines; siete son una canasta de comodines.
wild-meld-first = Mientras su combinación de comodines esté incompleta, un equipo no baja comodines en otro sitio.
set-at-most = Un grupo no tiene más de { CARDS-COUNT($count) }.
wilds-join-sets-of = Después de la apertura, los comodines solo se añaden a grupos con { COUNT($count, gender: "f") } o más naturales.
ranks-without-wilds = { LIST($ranks, case: "by") } se bajan sin comodines.
ranks-without-wilds-unless-opened = { LIST($ranks, case: "by") } se bajan sin comodines, salvo en un grupo que recibió uno en la apertura del equipo.
rank-is-closed = Cuando un equipo tiene una canasta de un valor, el valor queda cerrado: nadie baja cartas en grupos de ese valor.
one-meld-of-a-rank = { $party ->
    [side] Un equipo tiene una combinación por valor; las demás cartas de ese valor van con ella. Nunca añades a las de los rivales.
   *[player] Un jugador tiene una combinación por valor; las demás cartas de ese valor van con ella. Nunca añades a las de los rivales.
}
one-open-meld-of-a-rank = { $party ->
    [side] Un equipo solo empieza otra combinación de un valor cuando todas las que tiene de ese valor son canastas. Nunca añades a las de los rivales.
   *[player] Un jugador solo empieza otra combinación de un valor cuando todas las que tiene de ese valor son canastas. Nunca añades a las de los rivales.
}
any-melds-of-a-rank = { $party ->
    [side] Un equipo puede tener varias combinaciones de un valor. Nunca añades a las de los rivales.
   *[player] Un jugador puede tener varias combinaciones de un valor. Nunca añades a las de los rivales.
}

opening-pure-set = En la apertura se baja al menos una combinación natural de tres o más cartas, todas de la mano.
opening-hand-only = Para el mínimo solo cuentan las cartas de la mano.
opening-no-mixed-canasta = La apertura no completa una canasta sucia.
opening-canasta-free = Una canasta limpia o de comodines de la mano abre, sume lo que sume.
opening-before-pile = Un equipo que no ha bajado no puede llevarse el pozo.
opening-canasta = Con un mínimo de { LIST($minimums) } la apertura debe tener también una canasta.
opening-natural-canasta = Con un mínimo de { LIST($minimums) } la apertura debe tener también una canasta sin comodines.
closed-turns-are = { $count ->
    [1] En el primer turno de cada jugador no se baja nada ni se lleva nadie el pozo.
   *[other] En los { COUNT($count) } primeros turnos de cada jugador no se baja nada ni se lleva nadie el pozo.
}

red-threes-dead = Los treses rojos no se bajan nunca. Solo se descartan, y tapan el pozo para el jugador siguiente.
black-threes-dead = Los treses negros no se bajan nunca. Solo se descartan, y tapan el pozo para el jugador siguiente.
black-threes-bonus = Los treses negros se ponen sobre la mesa y se reemplazan, igual que los rojos.
black-threes-freeze = Un tres negro arriba tapa el pozo para el jugador siguiente y lo congela como un comodín hasta que alguien se lo lleve.
threes-always-count = Los treses siempre cuentan a favor de su equipo.
threes-count-or-against = { $enough ->
    [1] Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más, y en contra si no tiene ninguna.
   *[other] Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más, y en contra con menos de { CANASTAS-COUNT($enough) }.
}
threes-count-nothing-between = { $least ->
    [1] Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más, nada con { CANASTAS-COUNT($least) }, y en contra si no tiene ninguna.
   *[other] Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más, nada con { CANASTAS-COUNT($least) }, y en contra con menos de { CANASTAS-COUNT($least) }.
}
threes-count-nothing-range = { $least ->
    [1] Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más, nada con { COUNT($least, gender: "f") } a { CANASTAS-COUNT($most) }, y en contra si no tiene ninguna.
   *[other] Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más, nada con { COUNT($least, gender: "f") } a { CANASTAS-COUNT($most) }, y en contra con menos de { CANASTAS-COUNT($least) }.
}
threes-count-or-nothing = Los treses cuentan a favor de un equipo con { CANASTAS-COUNT($enough) } o más; si no, nada.
black-three-held = Un tres negro que queda en la mano cuesta { $points }.
red-three-held = Un tres rojo que queda en la mano cuesta { $points }.
threes-points-each = { $threes ->
    [red] Treses rojos, { $points } cada uno.
   *[any] Treses, cada color por su cuenta, { $points } cada uno.
}
threes-points-table = { $threes ->
    [red] Treses rojos: { $points } en total por uno, dos, etcétera.
   *[any] Treses, cada color por su cuenta: { $points } en total por uno, dos, etcétera.
}

kind-among-canastas = { $canasta ->
    [natural] { $count ->
        [1] una limpia
       *[other] { COUNT($count) } limpias
    }
    [mixed] { $count ->
        [1] una sucia
       *[other] { COUNT($count) } sucias
    }
    [sequence] { COUNT($count, gender: "f") } de escalera
   *[wild] { COUNT($count, gender: "f") } de comodines
}
going-out-needs-kinds = Entre las canastas tiene que haber { LIST($kinds) }.
out-by-discard = Para irse hay que descartar la última carta.
out-by-melding = Para irse hay que bajar todas las cartas: la última nunca se descarta.
out-without-incomplete = Un equipo con una combinación incompleta que cuenta en su contra no puede irse.
out-after-partners-foot = Nadie se va antes de que su compañero haya tomado el pie.
asks-once = Un jugador pregunta una sola vez por ronda.
asks-always = Nadie se va sin el sí de su compañero.
out-after-foot = Solo se va quien ya ha tomado el pie.
out-after-feet = Solo se va quien ya ha tomado el último pie.
of-a-suit = un palo
of-wilds = comodines

lone-player-scores = Lo que los compañeros de una ronda suman juntos cuenta para cada uno de ellos; los treses rojos cuentan para su propio jugador.
card-prices = Pero aquí: { LIST($ranks) }.
card-price = { RANKS-NAME($rank) } { $points }
card-price-threes = treses negros bajados { $points }
canasta-prices = Una canasta { LIST($canastas) }.
canasta-of-sequence = de escalera { $points }
canasta-of-wilds = de comodines { $points }
canasta-of-twos = solo de doses { $points }
canasta-of-jokers = de comodines con cuatro jokers { $points }
canasta-of-rank = de { RANKS-NAME($rank) } sin comodines { $points }
canasta-of-one-wild = solo de doses o solo de jokers { $points }
canasta-of-mixed-rank = de { RANKS-NAME($rank) } con comodines { $points }
canasta-count-prices = Por el número más alto de canastas que alcanza, un equipo recibe una vez: { LIST($prices) }.
canasta-count-price = { $points } por { $canastas }
so-many-canastas = { $count ->
    [1] 1 canasta
   *[other] { $count } canastas
}
incomplete-prices = Si al final están incompletas, cuentan en contra de su equipo: { LIST($melds) }.
incomplete-sequence = escalera ({ $points })
incomplete-wilds = combinación de comodines ({ $points })
incomplete-rank = combinación de { RANKS-NAME($rank) } ({ $points })
held-prices = En contra de un equipo cuentan, por una mano con tres o más: { LIST($ranks) }.
held-rank = { RANKS-NAME($rank) } { $points }
held-black-threes = treses negros, cuatro o más, { $points }
black-threes-melded = Cuatro o más treses negros bajados cuentan { $points } más para su equipo.
cut-counts = Quien levanta justo las cartas del reparto recibe { $points }: con cartas de verdad, en la hoja de puntos.
melds-need-canasta = Las cartas bajadas de un equipo sin canasta cuentan en su contra.
game-of-hands = { $count ->
    [1] La partida termina después de 1 ronda.
   *[other] La partida termina después de { $count } rondas.
}
