glossary-note = Todas las palabras que se usan en la mesa, con las reglas de esta partida.
search-words = Buscar en las palabras
no-word = Ninguna palabra coincide.
also-called = También se llama:{" "}
see-also = Véase también
all-words = Todas las palabras
from-the-hand = Con estas cartas de la mano te lo llevas
a-wild-does-not-help = Un comodín no sirve

term-values = Valor de las cartas
term-natural = Carta natural
term-wild = Comodín
term-red-three = Tres rojo
term-black-three = Tres negro
term-meld = Combinación
term-opening = Apertura
term-canasta = Canasta
term-natural-canasta = Canasta limpia
term-mixed-canasta = Canasta sucia
term-stock = Mazo
term-pile = Pozo
term-taking = Llevarse el pozo
term-discard = Descarte
term-frozen = Pozo congelado
term-freezing = Congelar el pozo
term-blocked = Pozo tapado
term-turn = Turno
term-dealer = Quien reparte
term-side = Equipo
term-partner = Compañero
term-asking = “¿Puedo irme?”
term-bonus-cards = Cartas de bonificación
term-special-hand = Mano especial
term-going-out = Irse
term-concealed = Irse con la mano oculta
term-hand-points = Cartas que quedan en la mano
term-score = Puntuación
term-target = Objetivo
term-hand = Mano y ronda
term-practice = Práctica
term-undo = Deshacer

also-values = puntos, tanteo
also-natural = carta limpia, carta normal
also-wild = joker, dos, mono, pato, carta comodín, wild
also-red-three = honor, flor, carta de bonificación, premio
also-black-three = tapa, tapón, carta tapón, taponador
also-meld = juego, bajada, grupo, trío, pierna, serie, meld
also-opening = abrir, bajada, bajarse, mínimo para bajar, salida, abrirse, combinación inicial
also-canasta = siete iguales, libro, cesta
also-natural-canasta = canasta pura, canasta natural, canasta roja, canasta real
also-mixed-canasta = canasta impura, canasta mixta, canasta negra
also-stock = talón, pila de reserva, baceta, monte
also-stock-beside-talon = pila de reserva, baceta, monte
also-pile = pila de descarte, montón, pilón, descartes
also-taking = levantar el pozo, tomar el pozo, agarrar el pozo, recoger el pozo, robar el pozo, capturar, llevarse el montón
also-discard = descartar, tirar, echar, botar, arrojar, pagar
also-frozen = pozo cruzado, pozo premiado, triado, cerrado
also-frozen-never = pozo cruzado
also-freezing = cruzar el pozo, triar, premiar
also-blocked = pozo taponado, bloqueado, tres negro arriba
also-blocked-by-others = pozo taponado, bloqueado
also-turn = jugada, te toca
also-dealer = repartidor, dador, dar, tallador
also-side = pareja, bando, compañeros, nosotros y ellos
also-partner = pareja, socio
also-asking = pedir permiso, ¿puedo cortar?, ¿puedo cerrar?
also-bonus-cards = talón, premio, bonificación de apertura
also-special-hand = pares, basura, sueño
also-going-out = cortar, cerrar, cierre, la ida, salir, terminar
also-concealed = cortar en mano, irse de mano, mano cerrada, cierre de una vez
also-hand-points = puntos en contra, puntos negativos, multa
also-score = puntaje, tanteo, marcador, planilla, anotador
also-target = meta, puntos para ganar, final de la partida
also-hand = cartas, reparto, juego parcial
also-practice = entrenamiento, practicar
also-undo = volver atrás, retroceder

values-are = Un joker vale { $joker }; un as o un dos, { $ace }; del rey al ocho, { $king }; del siete al cuatro y un tres negro, { $seven }.
values-are-without-three = Un joker vale { $joker }; un as o un dos, { $ace }; del rey al ocho, { $king }; del siete al cuatro, { $seven }.
values-count = { $party ->
    [side] Las cartas de la mesa cuentan a favor de su equipo; las que quedan en una mano, en contra.
   *[player] Las cartas de la mesa cuentan a favor de su jugador; las que quedan en una mano, en contra.
}
natural-is = Todas las cartas del cuatro al as son naturales: cada una representa su propio valor.
natural-suits = Los palos no importan.
natural-suits-in-sequences = Los palos solo importan en las escaleras.
natural-needed = { $meld-name ->
    [meld] { $count ->
        [1] Una combinación necesita al menos una.
       *[other] Una combinación necesita al menos { COUNT($count) }.
    }
   *[rank-meld] { $count ->
        [1] Una combinación de un valor necesita al menos una.
       *[other] Una combinación de un valor necesita al menos { COUNT($count) }.
    }
}
wild-is = Los doses y los jokers son comodines: en una combinación cada uno puede ocupar el lugar de una carta que falta.
wild-is-in-no-meld = Los doses y los jokers son comodines. Con estas reglas ninguna combinación puede llevarlos.
wild-at-most = { $meld-name ->
    [meld] Una combinación lleva como mucho { WILDS-COUNT($most) }.
   *[rank-meld] Una combinación de un valor lleva como mucho { WILDS-COUNT($most) }.
}
wild-not-more-than-naturals = { $meld-name ->
    [meld] Una combinación nunca lleva más comodines que naturales.
   *[rank-meld] Una combinación de un valor nunca lleva más comodines que naturales.
}
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [1] Una combinación con comodines lleva al menos 1 natural más que comodines.
       *[other] Una combinación con comodines lleva al menos { $ahead } naturales más que comodines.
    }
   *[rank-meld] { $ahead ->
        [1] Una combinación de un valor con comodines lleva al menos 1 natural más que comodines.
       *[other] Una combinación de un valor con comodines lleva al menos { $ahead } naturales más que comodines.
    }
}
wilds-alone-are-meld = De tres a siete comodines solos también son una combinación.
wild-stays = Un comodín nunca sale de su combinación.
wild-freezes = Un comodín descartado congela el pozo.
red-three-is = Un tres rojo no se baja con otras cartas. Se pone enseguida sobre la mesa, y robas otra carta en su lugar.
red-three-of-pile = El que llega con el pozo no se reemplaza.
red-three-counts = Cada uno vale { $each }; los { COUNT($count) } juntos, { $all }.
red-three-against = { $party ->
    [side] Cuentan en contra de un equipo que no ha bajado cuando termina la ronda.
   *[player] Cuentan en contra de un jugador que no ha bajado cuando termina la ronda.
}
black-three-counts = Un tres negro vale { $points }.
black-three-is = Un tres negro descartado tapa el pozo: el jugador siguiente no se lo puede llevar.
black-threes-at-end-of-four = Los treses negros solo se bajan en el turno en que te vas: tres o cuatro, sin comodines.
black-threes-at-end-of-more = Los treses negros solo se bajan en el turno en que te vas: tres o más, sin comodines.
black-threes-alone = Entonces no puede quedar ninguna otra carta en la mano.
canasta-not-needed = Nadie necesita una para irse, pero da una bonificación.
canastas-needed = { $party ->
    [side] Un equipo necesita { CANASTAS-COUNT($count) } para irse.
   *[player] Un jugador necesita { CANASTAS-COUNT($count) } para irse.
}
natural-canasta-is = Una canasta sin comodines: { $points } puntos. Encima se ve una carta roja.
natural-canasta-becomes-mixed = Un comodín que se le añade la vuelve sucia para siempre.
mixed-canasta-is = Una canasta con comodines: { $points } puntos. Encima se ve una carta negra.
mixed-canasta-is-never = Una canasta con comodines. Con estas reglas ninguna combinación puede llevarlos.
stock-is-drawn-from = { $count ->
    [1] Las cartas que nadie ha visto, boca abajo. Tu turno empieza robando una.
   *[other] Las cartas que nadie ha visto, boca abajo. Tu turno empieza robando { COUNT($count) }.
}
stock-is-drawn-from-or-pile = { $count ->
    [1] Las cartas que nadie ha visto, boca abajo. Tu turno empieza robando una, salvo que te lleves el pozo.
   *[other] Las cartas que nadie ha visto, boca abajo. Tu turno empieza robando { COUNT($count) }, salvo que te lleves el pozo.
}
pile-is-discards = Los descartes, boca arriba.
pile-gives-all = Solo sirve la carta de arriba para llevárselo. Quien se lo lleva recibe todas sus cartas.
pile-gives-top = Solo sirve la carta de arriba para llevárselo. Quien se lo lleva recibe únicamente esa carta.
pile-gives-some = Solo sirve la carta de arriba para llevárselo. Quien se lo lleva recibe las primeras { CARDS-COUNT($count) } de arriba, o todas si tiene menos.
pile-is-never-taken = Con estas reglas nadie se lo lleva nunca.
discard-is = Un turno termina con una carta de tu mano, boca arriba en el pozo.
discard-for-next = Es posible que el jugador siguiente se lleve el pozo con ella.
frozen-is-taken = Un pozo congelado solo te lo llevas con { CARDS($pair) } de la mano, del valor de la carta de arriba. No sirven ni las combinaciones de la mesa ni los comodines.
frozen-by-wild = Lo congela un comodín en el pozo.
frozen-by-wild-or-three = { $three ->
    [red] Lo congela un comodín en el pozo, y también un tres rojo descubierto al repartir.
    [black] Lo congela un comodín en el pozo, y también un tres negro descubierto al repartir.
   *[any] Lo congela un comodín en el pozo, y también un tres descubierto al repartir.
}
frozen-thaws = Se descongela cuando alguien se lo lleva.
frozen-until-melded = { $party ->
    [side] Para un equipo que no ha bajado, el pozo siempre está congelado.
   *[player] Para un jugador que no ha bajado, el pozo siempre está congelado.
}
frozen-by-nothing = Con estas reglas nada lo congela.
freezing-is = Si descartas un comodín, el pozo queda congelado hasta que alguien se lo lleve. Te cuesta el comodín, pero les quita a los demás un pozo fácil.
freezing-is-not = Con estas reglas un comodín en el pozo no congela nada.
blocked-by-nothing = Con estas reglas ningún tres tapa el pozo.
blocked-while-frozen = { $three ->
    [red] Un tres rojo arriba tapa el pozo hasta que lo cubra otra carta: el jugador siguiente no se lo puede llevar.
    [black] Un tres negro arriba tapa el pozo hasta que lo cubra otra carta: el jugador siguiente no se lo puede llevar.
   *[any] Un tres arriba tapa el pozo hasta que lo cubra otra carta: el jugador siguiente no se lo puede llevar.
}
blocked-is = { $three ->
    [red] Un tres rojo arriba mantiene el pozo congelado hasta que lo cubra otra carta: el jugador siguiente no se lo puede llevar.
    [black] Un tres negro arriba mantiene el pozo congelado hasta que lo cubra otra carta: el jugador siguiente no se lo puede llevar.
   *[any] Un tres arriba mantiene el pozo congelado hasta que lo cubra otra carta: el jugador siguiente no se lo puede llevar.
}
blocked-then = El que viene después sí puede, en cuanto haya otra carta encima.
blocked-stays-frozen = Entonces sigue congelado.
blocked-longer-by-wild = Un comodín en el pozo lo congela por más tiempo.
dealer-is = Uno de los jugadores reparte las cartas, y empieza el siguiente. En cada ronda le toca repartir a otro, por turno.
side-is-a-player = Cada jugador juega por su cuenta, con sus propias combinaciones y su propia puntuación.
side-is-partners = Los compañeros son un equipo: comparten combinaciones y puntuación, pero no sus manos.
partner-hand-hidden = Ninguno de los dos puede ver la mano del otro.
partner-none-of-two = Entre dos jugadores nadie tiene compañero.
partner-none = Con estas reglas nadie tiene compañero.
partners-every-second = Tus compañeros se sientan un puesto sí y otro no. Lo que baja cualquiera es de todos.
partner-opposite = Tu compañero se sienta frente a ti. Lo que baja uno es de los dos.
partner-adds-to-melds = Cada uno puede añadir a las combinaciones del otro, y ninguno puede ver la mano del otro.
asking-must = Antes de irte tienes que preguntar a tu compañero: nadie se va sin un sí. La respuesta te obliga en este turno.
asking-may = Antes de irte puedes preguntar a tu compañero. La respuesta te obliga en este turno.
asking-not = Con estas reglas no se pregunta al compañero: quien puede irse, se va si quiere.
asking-next-partner = Se pregunta al siguiente de tus compañeros, que responde por todos.
asking-answers = Con un “sí” tienes que irte, con un “no” no puedes.
bonus-cards-none = Con estas reglas nadie roba cartas de bonificación.
special-hand-none = Con estas reglas ninguna mano cuenta como mano especial.
going-out-brings = Termina la ronda y da { $points } puntos.
concealed-is = En un solo turno bajas toda tu mano, sin haber bajado nada antes. Tiene que llevar una canasta, y no añadir nada a combinaciones anteriores.
concealed-brings = Da { $concealed } puntos en lugar de { $out }.
concealed-without-minimum = Si robaste del mazo, no hay mínimo para abrir.
concealed-without-minimum-of-side = Si robaste del mazo y tu equipo no ha bajado, no hay mínimo para abrir.
hand-points-are = { $party ->
    [side] Cuando termina la ronda, las cartas que quedan en todas las manos cuentan en contra de su equipo.
   *[player] Cuando termina la ronda, las cartas que quedan en todas las manos cuentan en contra de su jugador.
}
hand-points-are-of-feet = { $party ->
    [side] Cuando termina la ronda, las cartas que quedan en todas las manos y pies cuentan en contra de su equipo.
   *[player] Cuando termina la ronda, las cartas que quedan en todas las manos y pies cuentan en contra de su jugador.
}
score-is = { $party ->
    [side] A favor de un equipo cuentan irse, las canastas y las cartas de la mesa. Las que quedan en sus manos cuentan en contra.
   *[player] A favor de un jugador cuentan irse, las canastas y las cartas de la mesa. Las que quedan en su mano cuentan en contra.
}
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] A favor de un equipo cuentan irse, las canastas, los treses rojos y las cartas de la mesa. Las que quedan en sus manos cuentan en contra.
        [black] A favor de un equipo cuentan irse, las canastas, los treses negros y las cartas de la mesa. Las que quedan en sus manos cuentan en contra.
       *[any] A favor de un equipo cuentan irse, las canastas, los treses y las cartas de la mesa. Las que quedan en sus manos cuentan en contra.
    }
   *[player] { $three ->
        [red] A favor de un jugador cuentan irse, las canastas, los treses rojos y las cartas de la mesa. Las que quedan en su mano cuentan en contra.
        [black] A favor de un jugador cuentan irse, las canastas, los treses negros y las cartas de la mesa. Las que quedan en su mano cuentan en contra.
       *[any] A favor de un jugador cuentan irse, las canastas, los treses y las cartas de la mesa. Las que quedan en su mano cuentan en contra.
    }
}
score-canastas = Irse da { $out }; una canasta limpia, { $natural }; una sucia, { $mixed }.
score-canasta = Irse da { $out }; una canasta, { $canasta }.
target-one-hand = La partida es una sola ronda: gana la puntuación más alta. Si hay empate se juega otra.
target-none = No hay objetivo: se juegan { $hands } rondas. Después gana el total más alto; si hay empate se juega otra ronda.
target-is = { $party ->
    [side] Se juegan rondas hasta que un equipo tenga { $points } puntos. Entonces gana el total más alto.
   *[player] Se juegan rondas hasta que un jugador tenga { $points } puntos. Entonces gana el total más alto.
}
target-is-or-hands = { $party ->
    [side] { $hands ->
        [1] Se juegan rondas hasta que un equipo tenga { $points } puntos, o termine 1 ronda. Entonces gana el total más alto.
       *[other] Se juegan rondas hasta que un equipo tenga { $points } puntos, o terminen { $hands } rondas. Entonces gana el total más alto.
    }
   *[player] { $hands ->
        [1] Se juegan rondas hasta que un jugador tenga { $points } puntos, o termine 1 ronda. Entonces gana el total más alto.
       *[other] Se juegan rondas hasta que un jugador tenga { $points } puntos, o terminen { $hands } rondas. Entonces gana el total más alto.
    }
}
hand-is = La mano son las cartas que tienes: { CARDS-COUNT($count) } al repartir.
hand-is-a-deal-too = Un reparto con todo lo que sigue hasta contar los puntos es una ronda.
practice-is = Una partida cuenta como práctica si sus cartas se conocían o se eligieron, o si se podía deshacer sin límite. Se juega y se cuenta como cualquier otra.
undo-is = Deshace lo último que hiciste, mientras no te haya mostrado nada oculto: una carta del mazo, por ejemplo.

cards-and-points = { CARDS($cards) }: { $points } puntos
points-each = { $points } puntos cada una
sum-is-points = { $sum } puntos
sum-is-enough = { $sum }: alcanza para { $minimum }
sum-is-too-little = { $sum }: no alcanza para { $minimum }
natural-canasta-points = Limpia: { $points } puntos y sus cartas
mixed-canasta-points = Sucia: { $points } puntos y sus cartas
points-against-side = { $points } puntos en contra de su equipo
item-and-points = { $item }: { $points }
words-found = { $count ->
    [1] 1 palabra
   *[other] { $count } palabras
}
pile-from-bottom = Pozo, de abajo arriba: { LIST($cards) }

## Lo que una palabra significa en la mesa de ahora.

now-opened = { $party ->
    [side] Tu equipo ya ha abierto en esta ronda.
   *[player] Ya has abierto en esta ronda.
}
now-frozen-until-opened = { $party ->
    [side] Tu equipo todavía no ha abierto, así que el pozo está congelado para él.
   *[player] Todavía no has abierto, así que el pozo está congelado para ti.
}
now-opening-by-hand = { $party ->
    [side] Tu equipo necesita { $minimum } puntos en sus primeras combinaciones, porque esta es la ronda { $hand }.
   *[player] Necesitas { $minimum } puntos en tus primeras combinaciones, porque esta es la ronda { $hand }.
}
now-opening-by-score = { $party ->
    [side] Tu equipo necesita { $minimum } puntos en sus primeras combinaciones, porque su puntuación es { $score }.
   *[player] Necesitas { $minimum } puntos en tus primeras combinaciones, porque tu puntuación es { $score }.
}
now-opening-by-own-score = Tu equipo necesita { $minimum } puntos en sus primeras combinaciones, porque tu puntuación es { $score }.
now-frozen = Ahora el pozo está congelado.
now-pile-worth = En el pozo hay { CARDS-COUNT($count) }, { $points } puntos.
now-on-top = Ahora hay { CARDS($top) } arriba.
now-pile-empty = El pozo está vacío.
now-pile-holds = Ahora tiene { CARDS-COUNT($count) }, { $points } puntos.
now-pile-holds-down = Ahora tiene { CARDS-COUNT($count) }, { $down } de ellas boca abajo. Las descubiertas valen { $points } puntos.
now-stock-holds = { $count ->
    [0] Ahora está vacío.
   *[other] Ahora tiene { CARDS-COUNT($count) }.
}
now-hold-wilds = Tienes { WILDS-COUNT($count) }.
now-have-of-them = { $party ->
    [side] { $count ->
        [0] Tu equipo no tiene ninguna.
       *[other] Tu equipo tiene { COUNT($count, gender: "f") }.
    }
   *[player] { $count ->
        [0] No tienes ninguna.
       *[other] Tienes { COUNT($count, gender: "f") }.
    }
}
now-have-canastas = { $party ->
    [side] { $count ->
        [0] Tu equipo no tiene ninguna canasta.
       *[other] Tu equipo tiene { CANASTAS-COUNT($count) }.
    }
   *[player] { $count ->
        [0] No tienes ninguna canasta.
       *[other] Tienes { CANASTAS-COUNT($count) }.
    }
}
now-have-enough-canastas = { $party ->
    [side] Tu equipo tiene { CANASTAS-COUNT($count) }: alcanza para irse.
   *[player] Tienes { CANASTAS-COUNT($count) }: alcanza para irse.
}
now-hold-cards = Tienes { CARDS-COUNT($count) }, { $points } puntos.
now-dealt = { $who ->
    [you] Esta ronda la repartiste tú.
   *[other] Esta ronda la repartió { $who }.
}
now-partner = { $name } juega contigo.
now-partners = { $names } juegan contigo.
now-hand-of = Esta es la ronda { $hand } de { $hands }.
now-score-to-target = { $party ->
    [side] La puntuación de tu equipo antes de esta ronda es { $score }: faltan { $more }.
   *[player] Tu puntuación antes de esta ronda es { $score }: faltan { $more }.
}
now-score = { $party ->
    [side] La puntuación de tu equipo antes de esta ronda es { $score }.
   *[player] Tu puntuación antes de esta ronda es { $score }.
}
now-on-table = En la mesa: { $sides }.
now-side-nothing = { $side ->
    [we] nosotros nada
    [they] ellos nada
    [you] tú nada
   *[other] { $side } nada
}
now-side-items = { $side ->
    [we] nosotros { LIST($items) }, { $points } por ahora
    [they] ellos { LIST($items) }, { $points } por ahora
    [you] tú { LIST($items) }, { $points } por ahora
   *[other] { $side } { LIST($items) }, { $points } por ahora
}
now-cards = cartas { $points }
now-canastas = canastas { $points }
now-threes = { $threes ->
    [red] treses rojos { $points }
   *[any] treses { $points }
}
now-side-threes = { $side ->
    [we] Nosotros: { LIST($threes) }, { $points } puntos por ahora.
    [they] Ellos: { LIST($threes) }, { $points } puntos por ahora.
    [you] Tú: { LIST($threes) }, { $points } puntos por ahora.
   *[other] { $side }: { LIST($threes) }, { $points } puntos por ahora.
}
now-red-threes = { $count ->
    [0] ningún tres rojo
    [1] un tres rojo
   *[other] { COUNT($count) } treses rojos
}
now-black-threes = { $count ->
    [0] ningún tres negro
    [1] un tres negro
   *[other] { COUNT($count) } treses negros
}
now-not-frozen = Ahora el pozo no está congelado.
now-frozen-under-wild = Con { ONE-OF-RANK($rank) } arriba nadie puede llevarse el pozo hasta que lo cubra otra carta. { $cause }
now-frozen-by-top = { ONE-OF-RANK($rank) } arriba ha congelado el pozo: nadie se lo puede llevar hasta que lo cubra otra carta.
now-wild-on-top = Un comodín arriba congela el pozo: se lleva con { CARDS($cards) } de la mano, o cuando otra carta lo cubra.
now-frozen-and-blocked = El pozo está congelado, y tapado en este turno: arriba hay { CARDS($top) }. { $cause }
now-frozen-takes = { $held ->
    [0] El pozo está congelado: solo te lo llevas con { NATURALS-OF-RANK($count, $rank) } de tu mano, y no tienes. { $cause }
   *[other] El pozo está congelado: solo te lo llevas con { NATURALS-OF-RANK($count, $rank) } de tu mano, y tienes { $held }. { $cause }
}
now-frozen-asks = Solo se lleva con { CARDS($cards) } de la mano. { $cause }
now-wild-froze = { ONE-OF-RANK($rank) } en el pozo lo congeló.
now-red-three-froze = Lo congeló un tres rojo descubierto al repartir.
now-black-three-froze = Lo congeló un tres negro descubierto al repartir.
now-black-three-in-it = Lo congeló un tres negro que está en él.
now-frozen-always = Con estas reglas el pozo siempre está congelado.
now-frozen-until = { $party ->
    [side] Así será hasta que tu equipo abra.
   *[player] Así será hasta que abras.
}
now-only-naturals-until = { $party ->
    [side] Hasta que tu equipo abra, solo te lo llevas con { COUNT($count) } cartas naturales de tu mano, del valor de la de arriba.
   *[player] Hasta que abras, solo te lo llevas con { COUNT($count) } cartas naturales de tu mano, del valor de la de arriba.
}
now-not-with-top = Nadie se lo puede llevar con { CARDS($top) } arriba.
now-top-is = La carta de arriba es { ONE-OF-RANK($rank) }.
