leave-lesson = Salir de la ronda guiada
step-back = Atrás
step-next = Siguiente
step-show = Muéstrame
step-skip = Saltar
play-taught = Jugar a este juego

lesson-part = Parte { $chapter } de { $count }
lesson-done = Primera ronda guiada: terminada, y abierta para otra vez
lesson-new = Juega una primera ronda con guía: { $count } partes cortas, unos diez minutos
lesson-begun = Primera ronda guiada: { $done } de { $count } partes hechas

lesson-opponent-plays = Juega { $name }.
lesson-watch-opening = { $name } roba, puede bajar cartas y descarta una.
lesson-watch-freezing = Fíjate en lo que cae en el pozo.
lesson-watch-blocked = Tu tres negro tapa el pozo: { $name } solo puede robar.
lesson-watch-late = { $name } no tiene ninguna canasta y por eso no puede irse: solo roba y descarta una carta.
lesson-watch-frozen = El pozo de { CARDS-COUNT($count) } también está congelado para { $name }: solo se lo llevaría con { NATURALS-OF-RANK($naturals, $rank) } de la mano.
lesson-watch-pile = Ahora hay { CARDS-COUNT($count) } en el pozo.

lesson-aim = Las cartas del mismo valor forman una combinación, y siete de ellas, una canasta.
lesson-aim-why = Juegas una ronda corta contra { $name }: robas { CARDS-COUNT($drawn) } por turno, y con { CANASTAS-COUNT($canastas) } puedes irte y terminarla. Gana quien tiene más puntos: en esta ronda, o en la partida cuando alguien llega a { $target }.

lesson-values = Las cartas que bajas cuentan a tu favor, y las que te quedan en la mano, en tu contra.
lesson-values-why = Joker, { $joker }; as y dos, { $ace }; del rey al ocho, { $king }; del siete al cuatro y tres negro, { $seven }.

lesson-find-wild = Los doses y los jokers son comodines. Elige tu dos.
lesson-find-wild-why = Un comodín ocupa el lugar de cualquier carta en una combinación.

lesson-draw = Empieza tu turno: roba una carta del mazo.
lesson-draw-why = El otro montón es el pozo. En lugar de robar te lo puedes llevar, si tienes las cartas adecuadas.

lesson-red-three = Robaste un tres rojo: ya está sobre la mesa. En su lugar robaste una dama.
lesson-red-three-why = Vale { $points } puntos a tu favor cuando hayas bajado una combinación, y hasta entonces { $points } en tu contra.

lesson-pick-kings = Tres del mismo valor forman una combinación. Elige tus tres reyes.
lesson-pick-kings-why = Los palos no importan.

lesson-too-little = Suman { $points }, pero tus primeras combinaciones tienen que sumar { $minimum } entre todas. Prepáralos.
lesson-too-little-why = Las cartas preparadas esperan hasta que sumen lo suficiente, y pueden volver a tu mano.

lesson-open-with-queens = Elige también tus tres damas y bájalo todo: { $points } puntos.
lesson-open-with-queens-why = El mínimo solo hace falta una vez por ronda. Después puedes bajar cualquier combinación.

lesson-discard = Para terminar el turno, descarta el cinco de corazones.
lesson-discard-why = Elígelo y descártalo. No tienes otro cinco, y solo vale 5 puntos.

lesson-take-pile = { $name } descartó un ocho, y tú tienes dos: llévate el pozo con ellos.
lesson-take-pile-why = { $count ->
    [1] La carta de arriba entra enseguida en una combinación, y la otra pasa a tu mano.
   *[other] La carta de arriba entra enseguida en una combinación, y las otras { $count } pasan a tu mano.
}

lesson-got-pile = Los ochos son tu tercera combinación, y el resto del pozo está en tu mano.
lesson-got-pile-why = Quien se lleva el pozo se lo lleva entero. Así crecen las canastas.

lesson-add-wild = Pon tu dos con los reyes. Tres cartas más y son una canasta.
lesson-add-wild-why = Elige el dos y después pulsa los reyes.

lesson-wild-limits = Una combinación lleva como mucho { $most } comodines, y al menos { $least } cartas naturales.
lesson-wild-least = Una combinación lleva al menos { $least } cartas naturales.
lesson-wild-limits-why = Una canasta con comodines es sucia y da { $mixed }; sin ellos es limpia y da { $natural }.

lesson-discard-four = Termina tu turno: descarta el cuatro.
lesson-discard-four-why = Es el que menos falta te hace: solo vale { $points }. { $name } no ha bajado cuatros, y necesitaría un cuatro en la mano para llevarse el pozo.

lesson-see-frozen = { $name } descartó un dos: el pozo está congelado.
lesson-see-frozen-why = Hasta que alguien se lo lleve, solo sirve un par natural de la mano: dos cartas del valor de la de arriba, sin comodines.

lesson-draw-king = Roba del mazo.
lesson-draw-king-why = Mientras haya un comodín arriba, nadie puede llevarse el pozo.

lesson-black-three = Robaste un rey: guárdalo y descarta tu tres negro.
lesson-black-three-why = Con los reyes de la mesa no te llevas un pozo congelado; con dos en la mano, sí. El tres negro tapa el pozo por un turno: { $name } no se lo puede llevar ahora.

lesson-try-frozen = { $name } descartó un ocho, y tú has bajado ochos. Intenta llevarte el pozo.
lesson-try-frozen-why = Si el pozo no estuviera congelado, el ocho iría con tus ochos, y el resto a tu mano.

lesson-why-frozen = Está congelado: solo te lo llevarías con dos ochos en la mano. Roba.
lesson-why-frozen-why = Congelado quiere decir que no sirven ni las combinaciones de la mesa ni los comodines, solo un par natural de la mano.

lesson-keep-pair = Otro rey: guarda el par y descarta el siete.
lesson-keep-pair-why = Si { $name } descarta un rey, con tu par te llevas el pozo congelado.

lesson-see-blocked = { $name } descartó un tres negro: el pozo está tapado para ti. Roba.
lesson-see-blocked-why = Tu próximo descarte lo cubre, y entonces ya no tapa.

lesson-safe-discard = Descarta el siete.
lesson-safe-discard-why = { $name } no se llevó tu último siete, así que no es probable que tenga un par de sietes.

lesson-take-frozen = ¡Un rey! Llévate el pozo congelado con tu par.
lesson-take-frozen-why = Las { $count } cartas son tuyas, y con los { $laid } de la mesa tu combinación de reyes tendrá siete cartas.

lesson-canasta = Tus reyes ya son siete cartas: una canasta, que vale { $points } puntos más sus cartas.
lesson-canasta-why = Es sucia, porque lleva un dos. Ahora puedes irte en cuanto puedas bajar o descartar todas tus cartas.

lesson-lay-sevens = Baja tus dos sietes con el dos.
lesson-lay-sevens-why = Dos cartas naturales y un comodín forman una combinación.

lesson-lay-eight = Añade el ocho a tus ochos.
lesson-lay-eight-why = Puedes añadir a tus combinaciones, pero nunca a las de { $name }.

lesson-keep-threes = Descarta el cuatro y guarda los treses negros.
lesson-keep-threes-why = Los treses negros solo se bajan en el turno en que te vas, y solo tres o cuatro juntos.

lesson-last-draw = { $name } descartó { CARDS($card) }, que no sirve para ninguna de tus combinaciones. Roba: con un tres negro más puedes irte.
lesson-last-draw-why = Entonces bajas los tres y descartas tu última carta.

lesson-lay-threes = Ahí está. Baja tus tres treses negros.
lesson-lay-threes-why = Puedes, porque te vas en este turno. No admiten comodines.

lesson-go-out = Descarta tu última carta: te vas.
lesson-go-out-why = Eso da { $points } puntos, y las cartas que le quedan a { $name } en la mano cuentan en su contra.

lesson-score = Te fuiste: { $own } puntos para ti, { $theirs } para { $name }.
lesson-won = Ganas.
lesson-counted = Canasta { $canasta }, irse { $out }, tres rojo { $three }, cartas bajadas { $laid }.
lesson-counted-opponent = { $name }: cartas bajadas { $laid }, cartas en la mano { $left }.

## Respuestas a otra cosa que la que espera un paso.

lesson-pile-brings-more = Podrías robar, pero el pozo trae más de una carta.
lesson-use-both-eights = Así también te lo llevarías, pero guarda el dos para después y usa los dos ochos.
lesson-kings-are-nearest = Se puede, pero los reyes son los que más cerca están de la canasta.
lesson-lay-two-first = Puedes terminar tu turno, pero antes baja el dos: en la mesa es donde más ayuda.
lesson-pair-takes-pile = El rey serviría, pero con un par de reyes en la mano puedes llevarte el pozo congelado.
lesson-three-guards-pile = Se puede, pero el tres negro impide que se lleven el pozo.
lesson-would-miss-card = Se puede, pero esa carta te haría más falta.
lesson-keep-card = Se puede, pero guarda esa carta por ahora.
lesson-others-help-out = Se puede, pero las otras cartas te ayudan a irte.
lesson-waited-for-pile = Podrías robar, pero este es el pozo que esperabas.
lesson-would-not-end = Se puede, pero no terminaría la ronda.
lesson-ends-turn-early = Eso terminaría tu turno demasiado pronto.
lesson-step-shows-else = Las reglas lo permiten, pero este paso muestra otra cosa.
lesson-nothing-done = No se hizo nada.

## Las teclas de un paso.

keys-go-on = Con Enter se sigue.
keys-of-step = Teclas: { $keys }.
keys-then = { $before }, después { $next }
keys-with-shift = Mayús { $key }
keys-of-cards = { $count ->
    [1] { $key } y Espacio
    [2] { $key } y Espacio dos veces
   *[other] { $key } y Espacio { COUNT($count) } veces
}
keys-choose-meld = elige { RANKS-NAME($rank, case: "by") }
