rules-of-game = Las reglas de esta partida.
rules-of-next = Las reglas de la próxima partida.
step-draw = Primero roba
step-meld = Después baja, si quieres
step-discard = Después descarta una carta
takes-with-pair = Llevárselo con un par de la mano
takes-with-wild = Llevárselo con una carta natural y un comodín
takes-onto-meld = Añadir la carta de arriba a tu combinación

rules-heading-deal = Las cartas y el reparto
rules-heading-turn = Un turno
rules-heading-melds = Combinaciones y canastas
rules-heading-opening = La apertura
rules-heading-pile = El pozo
rules-heading-threes = Los treses
rules-heading-going-out = Irse
rules-heading-stock-end = Cuando el mazo está vacío
rules-heading-scoring = Los puntos
rules-heading-special-hands = Manos especiales
rules-heading-hands = De ronda en ronda
rules-heading-choices = Lo que las fuentes dejan abierto
rules-of-hands = Algunas reglas cambian de ronda en ronda. Lo que aquí no se dice es como arriba.

players-alone = { $players ->
    [1] Juega uno solo.
   *[other] Juegan { COUNT($players) }, cada uno por su cuenta.
}
players-as-two-sides = Juegan { COUNT($players) } en dos equipos de { COUNT($each) }; los compañeros se sientan un puesto sí y otro no.
players-as-sides = Juegan { COUNT($players) } en { COUNT($sides) } equipos; los compañeros se sientan frente a frente.
five-people = Cinco personas pueden compartir los cuatro puestos, tres contra dos: en cada ronda descansa uno de los tres. Primero descansa el quinto, después el que se nombró primero, luego el que se nombró tercero, y así sucesivamente; quien acaba de descansar ocupa el puesto de quien descansa ahora.
deck-with-jokers = Hay { $cards } cartas: { COUNT($packs) } barajas de 52 y { COUNT($jokers) } jokers. Los doses y los jokers son comodines.
deck-without-jokers = Hay { $cards } cartas: { COUNT($packs) } barajas de 52. Los doses son comodines.
each-gets = Cada jugador recibe { CARDS-COUNT($count) }, de una en una.
turn-up-after-wild = Después se descubre una carta; mientras sea un comodín, se descubre otra encima.
turn-up-after-three = { $three ->
    [red] Después se descubre una carta; mientras sea un comodín o un tres rojo, se descubre otra encima.
    [black] Después se descubre una carta; mientras sea un comodín o un tres negro, se descubre otra encima.
   *[any] Después se descubre una carta; mientras sea un comodín o un tres, se descubre otra encima.
}
turn-up-none = No se descubre ninguna carta: el primer descarte empieza el pozo.
turn-up-any = Después se descubre una carta, sea la que sea.
turn-up-again-on = Después se descubre una carta. Sobre una de estas se descubre otra: { $kinds }.
turn-up-back-under = Después se descubre una carta. Si es una de estas, va bajo el mazo, y se descubre otra: { $kinds }.
pile-start-cards = Bajo la descubierta, tapadas: { CARDS-COUNT($count) }. No congelan nada, y quien se lleva el pozo también se las lleva; hasta entonces nadie las conoce.
pile-start-rank = Bajo la descubierta quedan tapadas tantas cartas como indica: jota 11, dama 12, rey 13, as 14; ninguna bajo un comodín o un tres. No congelan nada, y quien se lleva el pozo también se las lleva; hasta entonces nadie las conoce.
leader-begins-with-more = Quien empieza recibe una carta más y no roba en su primer turno.
cut-keeps-one = Corta la baraja el jugador anterior a quien reparte. Si la carta de abajo de lo que levanta es un comodín, se la queda y recibe una menos.
cut-keeps-run = Corta la baraja el jugador anterior a quien reparte, y se queda los comodines de abajo de lo que levanta, hasta la primera carta que no lo sea. Recibe otras tantas cartas menos.
cut-keeps-three = Corta la baraja el jugador anterior a quien reparte, y de las tres cartas de abajo de lo que levanta se queda los comodines y los treses que se exponen. Recibe otras tantas cartas menos.
cards-count-points = Los jokers valen 50; los ases y los doses, 20; del rey al ocho, 10; del siete al cuatro y los treses negros, 5.
cards-count-points-without-threes = Los jokers valen 50; los ases y los doses, 20; del rey al ocho, 10; del siete al cuatro, 5.
rules-first-dealer = Se sortea quién reparte primero; después se reparte por turno, en el sentido del reloj. Empieza el jugador que sigue a quien reparte.

turn-draws = { $count ->
    [1] Roba una carta del mazo. Después baja lo que quieras. Después descarta una carta.
   *[other] Roba { COUNT($count) } cartas del mazo. Después baja lo que quieras. Después descarta una carta.
}
turn-draws-or-takes = { $count ->
    [1] Roba una carta del mazo o llévate el pozo. Después baja lo que quieras. Después descarta una carta.
   *[other] Roba { COUNT($count) } cartas del mazo o llévate el pozo. Después baja lo que quieras. Después descarta una carta.
}
turn-last-card = Si en el mazo queda una sola carta, se roba esa.
turn-last-cards = Si en el mazo quedan menos cartas, se roban esas.
turn-can-be-finished = No puedes hacer nada que te impida terminar el turno.

meld-is = { $naturals ->
    [1] Una combinación son { COUNT($cards) } o más cartas del mismo valor, del cuatro al as, con al menos una natural y { LIST($wilds) }.
   *[other] Una combinación son { COUNT($cards) } o más cartas del mismo valor, del cuatro al as, con al menos { COUNT($naturals) } naturales y { LIST($wilds) }.
}
meld-holds-no-wilds = ningún comodín
meld-holds-any-wilds = cualquier número de comodines
meld-holds-some-wilds = como mucho { WILDS-COUNT($most) }
meld-holds-fewer-wilds = { $ahead ->
    [0] no más comodines que naturales
    [1] menos comodines que naturales
   *[other] al menos { COUNT($ahead) } naturales más que comodines, si lleva comodines
}
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] como mucho { WILDS-COUNT($most) }, y no más comodines que naturales
    [1] como mucho { WILDS-COUNT($most) }, y menos comodines que naturales
   *[other] como mucho { WILDS-COUNT($most) }, y al menos { COUNT($ahead) } naturales más que comodines, si lleva comodines
}
canasta-is = Siete cartas o más son una canasta: limpia sin comodines, sucia con ellos. Un comodín añadido a una canasta limpia la vuelve sucia.
canasta-is-natural = Siete cartas o más son una canasta.

opening-is-anything = { $party ->
    [side] La apertura de un equipo puede sumar cualquier cantidad.
   *[player] La apertura de un jugador puede sumar cualquier cantidad.
}
opening-counts = { $party ->
    [side] La apertura de un equipo, de uno o más grupos bajados juntos, tiene que sumar al menos { LIST($minimums) }.
   *[player] La apertura de un jugador, de uno o más grupos bajados juntos, tiene que sumar al menos { LIST($minimums) }.
}
minimum-always = { $minimum }
minimum-below-score = { $minimum } con menos de { $score } puntos
minimum-from-score = { $minimum } desde { $score }
minimum-in-hand = { $minimum } en la ronda { $hand }
minimum-from-hand = { $minimum } desde la ronda { $hand }
opening-top-card-counts = Si al abrir te llevas el pozo, su carta de arriba cuenta para el mínimo; las bonificaciones y las demás cartas del pozo, no.
opening-concealed-exempt = Quien se va de una sola vez, después de robar del mazo, no necesita el mínimo.
opening-without-wilds = La apertura no puede llevar comodines.

pile-never-taken = Nadie se lleva nunca el pozo.
pile-pair = { $naturals ->
    [2] un par natural
   *[other] { COUNT($naturals) } o más naturales de su valor
}
frozen-cards = { $naturals ->
    [1] una natural de su valor y otra o un comodín
    [2] dos naturales de su valor y una tercera o un comodín
   *[other] tres naturales de su valor
}
wilds-like-top = { $more ->
    [0] { COUNT($alike) } como el comodín de arriba
   *[other] { COUNT($alike) } como el comodín de arriba y otro comodín
}
pile-taken = Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }.
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }; o añádela a la combinación de ese valor de tu equipo.
        [short] Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }; o añádela a la combinación de ese valor de tu equipo, si tiene menos de siete cartas.
       *[pair] Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }; o añádela, con un par natural, a la combinación de ese valor de tu equipo.
    }
   *[player] { $onto ->
        [any] Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }; o añádela a tu combinación de ese valor.
        [short] Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }; o añádela a tu combinación de ese valor, si tiene menos de siete cartas.
       *[pair] Para llevarte el pozo, baja enseguida su carta de arriba junto con cartas de tu mano: { $with }; o añádela, con un par natural, a tu combinación de ese valor.
    }
}
taken-with-pair = con { CARDS($pair) }
taken-with-pair-or-wild = con { CARDS($pair) }, o con una natural y un comodín
pile-rest-goes = El resto del pozo pasa entonces a tu mano.
pile-rest-stays = No pasa nada más a tu mano.
pile-rest-part = Pasan entonces a tu mano hasta { CARDS-COUNT($count) } de debajo.
pile-then-draw = Después roba { CARDS-COUNT($count) } del mazo.
pile-melds-top = En ese turno solo se baja su carta de arriba; las demás cartas del pozo esperan a tu turno siguiente, aunque puedes descartarlas.
wild-freezes-for-pair = Un comodín en el pozo lo congela hasta que alguien se lo lleve: entonces solo te lo llevas con { CARDS($pair) } de la mano.
wild-or-three-freezes-for-pair = { $three ->
    [red] Un comodín en el pozo, o un tres rojo descubierto al repartir, lo congela hasta que alguien se lo lleve: entonces solo te lo llevas con { CARDS($pair) } de la mano.
    [black] Un comodín en el pozo, o un tres negro descubierto al repartir, lo congela hasta que alguien se lo lleve: entonces solo te lo llevas con { CARDS($pair) } de la mano.
   *[any] Un comodín en el pozo, o un tres descubierto al repartir, lo congela hasta que alguien se lo lleve: entonces solo te lo llevas con { CARDS($pair) } de la mano.
}
pile-always-frozen = El pozo siempre está congelado.
pile-frozen-until-melded = { $party ->
    [side] El pozo siempre está congelado para un equipo que no ha bajado.
   *[player] El pozo siempre está congelado para un jugador que no ha bajado.
}
pile-frozen-until-melded-for-pair = { $party ->
    [side] El pozo siempre está congelado para un equipo que no ha bajado: solo se lo lleva con { CARDS($pair) } de la mano.
   *[player] El pozo siempre está congelado para un jugador que no ha bajado: solo se lo lleva con { CARDS($pair) } de la mano.
}
pile-not-with-long-meld = { $party ->
    [side] Un equipo con una combinación de siete o más cartas de su valor no se lleva el pozo, ni siquiera con un par.
   *[player] Un jugador con una combinación de siete o más cartas de su valor no se lleva el pozo, ni siquiera con un par.
}
pile-closed-by-wild = Nadie se lleva un pozo con un comodín arriba.
pile-wild-pair = Con un comodín arriba, el pozo se lleva con { CARDS($cards) } o más de la mano, que forman con él una combinación de comodines o se añaden a una.
pile-wild-colour = Un dos rojo se lleva con doses rojos, uno negro con doses negros.
pile-closed-by-wild-or-three = { $three ->
    [red] Nadie se lleva un pozo con un comodín o un tres rojo arriba.
    [black] Nadie se lleva un pozo con un comodín o un tres negro arriba.
   *[any] Nadie se lleva un pozo con un comodín o un tres arriba.
}
pile-onto-sequence = La carta de arriba, ella sola, también se puede añadir a tu escalera, si el pozo no está congelado.
pile-of-one-card = Quien tiene una sola carta no puede llevarse un pozo de una sola carta.

red-three-is-replaced = Un tres rojo se pone enseguida sobre la mesa y se reemplaza con una carta del mazo.
red-three-is-replaced-not-of-pile = Un tres rojo se pone enseguida sobre la mesa y se reemplaza con una carta del mazo; el que llega con el pozo no se reemplaza.
black-three-blocks = Un tres negro arriba tapa el pozo para el jugador siguiente.
black-threes-melded-of-four = Tres o cuatro treses negros, sin comodines, solo los baja quien se va en ese turno.
black-threes-melded-of-more = Tres o más treses negros, sin comodines, solo los baja quien se va en ese turno.
black-threes-come-last = Se bajan solo cuando no queda otra carta en la mano.

going-out-needs = { $count ->
    [0] { $party ->
        [side] Para irse, un equipo no necesita ninguna canasta.
       *[player] Para irse, un jugador no necesita ninguna canasta.
    }
   *[other] { $party ->
        [side] Para irse, un equipo necesita { CANASTAS-COUNT($count) }.
       *[player] Para irse, un jugador necesita { CANASTAS-COUNT($count) }.
    }
}
going-out-way = Bajas todas tus cartas, o todas menos una, que descartas.
going-out-needs-ranks = Entre ellas tiene que haber canasta de { LIST($ranks) }.
going-out-concealed-is = Te vas con la mano oculta cuando te vas en un solo turno sin haber bajado antes ninguna carta, completas una canasta en ese turno y no añades nada a combinaciones que ya estaban en la mesa.
asking-after-draw = Después de robar, y antes de bajar nada más, puedes preguntar a tu compañero “¿Puedo irme?”. La respuesta obliga.
asking-after-draw-or-pile = Después de robar o de llevarte el pozo, y antes de bajar nada más, puedes preguntar a tu compañero “¿Puedo irme?”. La respuesta obliga.
out-without-drawing = Puedes irte sin robar antes.
last-card-is-kept = Cuando no puedes irte, te quedas con tu última carta en lugar de descartarla.

stock-end-cannot-draw = La ronda termina en cuanto un jugador tiene que robar y no puede.
stock-end-may-take = Puedes llevarte el pozo si es posible; si no, la ronda termina.
stock-end-must-take-if-it-fits = Tienes que llevarte el pozo si no está congelado y su carta de arriba sirve para una de tus combinaciones; si te lo puedes llevar de otra manera, puedes hacerlo; si no, la ronda termina.
stock-end-with-turn = La ronda termina con el turno en que se robó la última carta.
stock-end-must-take = Tienes que llevarte el pozo si es posible; si no, la ronda termina.
stock-end-three = { $three ->
    [red] Si la última carta es un tres rojo y no recibes otra, la ronda termina enseguida.
    [black] Si la última carta es un tres negro y no recibes otra, la ronda termina enseguida.
   *[any] Si la última carta es un tres y no recibes otra, la ronda termina enseguida.
}

scores-going-out = Irse, { $out }; con la mano oculta, { $concealed } en total.
scores-canasta = Canasta, { $points }.
scores-canastas = Canasta limpia, { $natural }; sucia, { $mixed }.
scores-red-threes = Treses rojos, { COUNT($each) } cada uno; los { COUNT($count) }, { $all }.
scores-red-threes-negative = { $party ->
    [side] Treses rojos, { COUNT($each) } cada uno; los { COUNT($count) }, { $all }. Cuentan en contra de un equipo que no ha bajado.
   *[player] Treses rojos, { COUNT($each) } cada uno; los { COUNT($count) }, { $all }. Cuentan en contra de un jugador que no ha bajado.
}
scores-cards = { $party ->
    [side] Las cartas bajadas cuentan a favor de un equipo; las que quedan en la mano, en contra.
   *[player] Las cartas bajadas cuentan a favor de un jugador; las que quedan en la mano, en contra.
}
scores-highest-total = { $party ->
    [side] Gana el equipo con el total más alto; si hay empate, se juega otra ronda.
   *[player] Gana el jugador con el total más alto; si hay empate, se juega otra ronda.
}
scores-one-hand = La partida es una sola ronda; si hay empate, se juega otra.
scores-target = { $party ->
    [side] La partida termina cuando un equipo llega a { $target }; gana el total más alto; si hay empate, se juega otra ronda.
   *[player] La partida termina cuando un jugador llega a { $target }; gana el total más alto; si hay empate, se juega otra ronda.
}

choice-red-threes = Los treses rojos repartidos se reemplazan después de descubrir la carta, puesto por puesto.
choice-turn-up = Si al descubrir cartas se acaba el mazo, la última se queda arriba.
choice-black-threes-last = Donde los treses negros van al final, se pueden bajar otros grupos en la misma jugada, con tal de que solo queden treses negros.
choice-wilds-concealed = Donde no se permiten comodines en la apertura, tampoco se permiten al irse con la mano oculta.
choice-house-rules = Las reglas de la casa no van más allá de lo que permiten las cartas: de 1 a 99 cartas repartidas, hasta 11 canastas para irse, hasta 8 naturales en una combinación, y ninguna bonificación, mínimo ni objetivo por encima de 1.000.000.
choice-reasons = Cuando no te puedes llevar el pozo por varios motivos, se nombra antes el que está en tus cartas que el que está en el pozo.
