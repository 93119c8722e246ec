show-answer = Muéstrame
next-question = Pregunta siguiente
solved-of = { $done } de { $count }
solved-all = las { $count } hechas

verdict-right = Correcto
verdict-wrong = No es eso
verdict-not-best = No es lo mejor
verdict-spoken = { $verdict }.
answer-costs = Cuesta unos { $points } puntos en promedio.
answer-costs-little = No cuesta casi nada.
cost-being-worked-out = Se está calculando lo que cuesta…
cost-unknown = El programa no puede decir ahora lo que cuesta.
answer-being-compared = El programa lo compara con las mejores respuestas…
answer-as-good = Es tan bueno como la mejor respuesta que conocemos.
just-as-good = Igual de bueno: { $answers }.
answers-or = { $before }; o { $next }
not-what-is-asked = No es lo que pide la pregunta.
nothing-against-answer = En la mesa nada indica que sea mala, pero otra respuesta da más en las manos que probó el programa.
answer-shown = { $answer }.
drill-place = { $title }, pregunta { $at } de { $count }.

drill-ask-discard = ¿Qué descartas?
drill-ask-out = ¿Te vas?
drill-ask-partner = Tu compañero pregunta: ¿puedo irme?
drill-ask-do = ¿Qué haces?
drill-ask-begin = ¿Cómo empiezas este turno?
drill-ask-open = ¿Cómo abres?
drill-ask-pile-or-draw = ¿Te llevas el pozo o robas?
drill-ask-twos = ¿Qué haces con los doses?
drill-ask-lay-and-discard = ¿Qué bajas y qué descartas?
drill-ask-first-melds = Baja tus primeras combinaciones.
drill-ask-go-out = Termina la ronda: vete.
drill-ask-own-score = Descartas el cuatro y te vas. ¿Cuántos puntos te da esta ronda?
drill-ask-others-score = Te fuiste. ¿Cuántos puntos les da esta ronda a los demás?

## Contar los puntos.

drill-count-title = Contar los puntos
drill-count-note = Leer la hoja de puntos
drill-count-opening-ask = ¿Cuánto suman dos ases, un dos y tres sietes?
drill-count-opening-facts = Quieres abrir con ellos.
drill-count-opening-value = Los ases y los doses valen 20 cada uno, los sietes 5: 60 y 15 son 75.
drill-count-opening-two-as-twenty = Faltan los sietes: los tres suman 15.
drill-count-opening-sevens = Los sietes valen 5 cada uno, no más: 60 y 15.
drill-count-opening-forgotten = Los ases y los doses valen 20 cada uno: solo esas tres cartas ya suman 60.
drill-count-your-side-facts = En la mesa: seis reyes con un dos, tres nueves y un tres rojo.
drill-count-your-side-sum = 100 por irte, 300 por la canasta sucia, 100 por el tres rojo y 110 por las cartas bajadas: 610.
drill-count-your-side-as-natural = Hay un dos entre los reyes, así que la canasta es sucia: 300, no 500.
drill-count-your-side-no-going-out = Faltan los 100 puntos por irte.
drill-count-your-side-no-nines = Faltan los tres nueves: suman 30.
drill-count-left-in-hand-ask = Te fuiste. ¿Cuántos puntos le da esta ronda a Ada?
drill-count-left-in-hand-facts = Ha bajado tres jotas; en la mano le quedan un as, una dama, un joker y un siete.
drill-count-left-in-hand-minus = 30 por las jotas, menos 20, 10, 50 y 5 por las cartas de la mano: quedan 55 en contra.
drill-count-left-in-hand-added = Las cartas que quedan en una mano cuentan en contra de su equipo.
drill-count-left-in-hand-melds-only = Las jotas suman 30, pero se restan las cartas de la mano.
drill-count-left-in-hand-hand-only = Faltan las tres jotas: suman 30.
drill-count-red-threes-ask = Te fuiste, y Ada no ha bajado nada. ¿Cuántos puntos le da esta ronda?
drill-count-red-threes-facts = Tiene dos treses rojos; en la mano le quedan un as, una jota, una dama y un diez.
drill-count-red-threes-against = Sin una combinación los treses rojos cuentan en su contra: 200, y 50 por las cartas de la mano.
drill-count-red-threes-for = En el juego clásico los treses rojos solo cuentan a favor de quien ha bajado una combinación.
drill-count-red-threes-forgotten = Faltan los dos treses rojos: sin una combinación cuestan 100 cada uno.
drill-count-red-threes-no-hand = Faltan las cartas de la mano: son 50 en su contra.

## ¿Alcanza para abrir?

drill-open-title = ¿Alcanza para abrir?
drill-open-note = Encontrar 50, 90 o 120 en una mano
drill-open-fifty-ask = Abre con al menos 50 puntos.
drill-open-fifty-facts = Tu equipo todavía no ha bajado nada, y ya has robado.
drill-open-fifty-exact = Tres reyes suman 30 y cuatro cincos 20: 50 de una vez, sin comodines.
drill-open-fifty-waits = En esta mano hay 50 puntos.
drill-open-ninety-ask = Abre con al menos 90 puntos.
drill-open-ninety-facts = Tu equipo tiene 1700 puntos, así que las primeras combinaciones tienen que sumar 90.
drill-open-ninety-wilds-count = Los doses también valen 20 en una combinación: así llegan a 90 las damas y los nueves.
drill-open-ninety-waits = En esta mano hay 90 puntos.
drill-open-hundred-twenty-ask = Abre con al menos 120 puntos.
drill-open-hundred-twenty-facts = Tu equipo tiene 3100 puntos, así que las primeras combinaciones tienen que sumar 120.
drill-open-hundred-twenty-joker = Dos ases y el joker suman 90, tres reyes 30: son 120, y el dos se queda en tu mano.
drill-open-hundred-twenty-other-way = Alcanza. También alcanzarían dos ases, el joker y tres reyes, y te guardarías el dos.
drill-open-hundred-twenty-waits = En esta mano hay 120 puntos.
drill-open-with-the-pile-ask = Abre y llévate el pozo a la vez.
drill-open-with-the-pile-facts = Arriba del pozo hay un nueve, y tú tienes dos; necesitas 50 puntos.
drill-open-with-the-pile-top-counts = El nueve de arriba también cuenta: tres nueves y tres damas suman 60, y el pozo es tuyo.
drill-open-with-the-pile-left-lying = El nueve de arriba también cuenta: con él tu mano alcanza para abrir y llevarte seis cartas.

## ¿Qué se queda en la mano?

drill-keep-title = ¿Qué se queda en la mano?
drill-keep-note = Abrir, y guardar las cartas adecuadas
drill-keep-joker-facts = Necesitas 90 puntos, y ya has robado.
drill-keep-joker-naturals = Los ases y los ochos suman 90 solos, y el joker se queda para completar una canasta o llevarse un pozo.
drill-keep-joker-spends-joker = Alcanza, pero el joker vale más en tu mano.
drill-keep-joker-waits = Tienes 90 puntos sin comodines: abre ya, mientras el pozo es pequeño.
drill-keep-two-facts = Necesitas 50 puntos, y ya has robado.
drill-keep-two-naturals = Dos combinaciones sin comodines: las dos pueden crecer, y el dos se queda.
drill-keep-two-spends-two = El dos no hace falta: sin él hay 60 puntos.
drill-keep-two-waits = Cuando tu equipo ya ha bajado, le es más fácil llevarse el pozo: no esperes.
drill-keep-pair-facts = Necesitas 120 puntos, y el pozo tiene seis cartas.
drill-keep-pair-keeps-pair = El dos se queda, y también los sietes: un par para llevarte el pozo.
drill-keep-pair-spends-pair = Así gastas el par de sietes, y con él una oportunidad de llevarte el pozo.
drill-keep-pair-waits = No es frecuente tener una mano de 120 puntos: abre.
drill-keep-lay-all-ask = Tu equipo ya ha bajado. ¿Qué bajas tú?
drill-keep-lay-all-facts = El pozo tiene una carta, y los dos compañeros añaden a lo que hay en la mesa.
drill-keep-lay-all-both = En la mesa tu compañero puede añadir a las dos, y no hay un pozo por el que guardarlas.
drill-keep-lay-all-one = Las dos combinaciones ayudan: quizá tu compañero tenga las cartas para llevarlas a canasta.
drill-keep-lay-all-none = El pozo es pequeño, así que estas cartas sirven más en la mesa, donde tu compañero puede añadirles otras.

## ¿Pozo o mazo?

drill-pile-title = ¿Pozo o mazo?
drill-pile-note = Cuándo vale la pena el pozo
drill-pile-nine-cards-facts = En el pozo hay nueve cartas, y tú tienes dos reyes.
drill-pile-nine-cards-take = Nueve cartas por un par: muchas de ellas sirven con lo que tienes.
drill-pile-nine-cards-draw = Nueve cartas habrían sido tuyas, y ahora puede llevárselas el siguiente.
drill-pile-one-card-facts = En el pozo hay una carta.
drill-pile-one-card-draw = Una carta no vale un par: roba, y guarda los nueves para un pozo más grande.
drill-pile-one-card-take = Recibes una sola carta y gastas el par con el que te llevarías un pozo más grande.
drill-pile-with-a-two-facts = En el pozo hay nueve cartas; tú tienes un rey y un dos.
drill-pile-with-a-two-take = Tu equipo ya ha bajado y el pozo no está congelado: con un rey y un dos te llevas nueve cartas.
drill-pile-with-a-two-draw = Aquí bastan un rey y un dos, y nueve cartas bien valen un dos.
drill-pile-canasta-facts = El nueve de arriba va con tu combinación de seis.
drill-pile-canasta-take = El nueve de arriba completa una canasta, y no necesitas ninguna carta de tu mano.
drill-pile-canasta-draw = El nueve de arriba convierte tus nueves en canasta: 300 puntos, y tres cartas en total.
drill-pile-cheapest-facts = Tu equipo necesita 50 puntos para abrir; arriba hay un rey.
drill-pile-cheapest-one-two = Así abres y te llevas el pozo, y un dos se queda en tu mano.
drill-pile-cheapest-both-twos = Bajas más comodines de los que hacen falta para abrir.
drill-pile-cheapest-draw = Con el rey de arriba tu mano alcanza para abrir y llevarte el pozo.

## Un pozo congelado.

drill-frozen-title = Un pozo congelado
drill-frozen-note = Con qué te lo llevas, y qué guardar para eso
drill-frozen-pair-facts = En el pozo hay un dos, así que está congelado; tú tienes dos nueves.
drill-frozen-pair-take = Con un par natural del valor de la de arriba te llevas un pozo congelado, y lo descongelas.
drill-frozen-pair-draw = Tienes dos nueves naturales: justo lo que pide un pozo congelado.
drill-frozen-one-nine-ask = ¿Qué puedes hacer?
drill-frozen-one-nine-facts = En el pozo hay un dos, así que está congelado; tú tienes un nueve y un dos.
drill-frozen-one-nine-draw = Un pozo congelado pide dos nueves naturales de tu mano: ni tu combinación de nueves ni el dos sirven.
drill-frozen-three-cards-facts = En el pozo congelado hay tres cartas, una de ellas un dos.
drill-frozen-three-cards-take = Tres cartas, una de ellas un dos, por un par: buen cambio.
drill-frozen-three-cards-draw = Dentro hay un dos: con el par de nueves lo consigues, y descongelas el pozo.
drill-frozen-hold-facts = En el pozo congelado hay diez cartas.
drill-frozen-hold-keeps = Este pozo solo te lo llevas con un par: los nueves, los reyes y las damas se quedan en tu mano.
drill-frozen-hold-lays-nines = Cada valor que bajas es un par menos para el pozo de diez cartas.
drill-frozen-hold-lays-both = Entonces solo con las damas podrías llevarte el pozo de diez cartas.
drill-frozen-hold-breaks-pair = Las damas son un par para llevarte el pozo, y así lo rompes.

## Un descarte seguro.

drill-safe-title = Un descarte seguro
drill-safe-note = Lo que no le sirve al siguiente
drill-safe-seen-facts = Ellos han bajado jotas, nueves y sietes; mira todo el pozo.
drill-safe-seen-four = En el pozo hay tres cuatros: es poco probable que el siguiente tenga otros dos.
drill-safe-count-them-facts = Ellos han bajado jotas y nueves; mira todo el pozo.
drill-safe-count-them-five = En el pozo hay seis cincos y tú tienes el séptimo: solo queda uno.
drill-safe-two-players-facts = Ada ha bajado jotas y nueves, y juega después de ti.
drill-safe-two-players-pair = Tú tienes dos, así que es menos probable que Ada tenga un par.

## Tapar con un tres negro.

drill-stop-title = Tapar con un tres negro
drill-stop-note = Cuando el siguiente no debe llevárselo
drill-stop-eleven-cards-facts = En el pozo hay once cartas, y ellos han bajado tres valores.
drill-stop-eleven-cards-stops = Nadie puede llevarse un pozo con un tres negro arriba: es el momento de usarlo.
drill-stop-one-card-facts = En el pozo hay una carta.
drill-stop-one-card-saves = El pozo es pequeño: el tres negro vale más después, cuando proteja muchas cartas.
drill-stop-one-card-wasted = Todavía no hay nada que proteger: guarda el tres negro para un pozo grande.
drill-stop-two-of-them-facts = En el pozo hay tres cartas, y tú tienes dos treses negros.
drill-stop-two-of-them-saves = Tres cartas son una pérdida pequeña: los dos treses negros se quedan para cuando el pozo haya crecido.
drill-stop-two-of-them-wasted = Solo protege tres cartas, y te hará falta cuando el pozo sea grande.
drill-stop-short-hand-facts = Tu nueve, tu jota y tu siete sirven en combinaciones de ellos.
drill-stop-short-hand-lays-and-stops = Las damas en la mesa, donde cuentan, y el tres negro les quita el pozo.
drill-stop-short-hand-stops-only = El tres negro está bien, pero si antes bajas cartas tu compañero puede añadirles otras.

## Cuándo congelar.

drill-freeze-title = Cuándo congelar
drill-freeze-note = Un comodín en el pozo
drill-freeze-nothing-melded-facts = Ellos han bajado tres valores, tu equipo nada; en el pozo hay doce cartas.
drill-freeze-nothing-melded-freeze = Ahora sus combinaciones no les sirven: para llevarse el pozo hace falta un par, y tú tienes cuatro.
drill-freeze-nothing-melded-plain = Con sus tres combinaciones les es fácil llevarse el pozo de doce cartas.
drill-freeze-nothing-melded-opens = Así gastas los pares y los doses con los que podrías luchar por doce cartas.
drill-freeze-they-are-ahead-facts = Ellos han bajado cuatro valores; en el pozo hay doce cartas.
drill-freeze-they-are-ahead-freeze = Con cuatro combinaciones casi cualquier carta les da el pozo: congelado, pide un par.
drill-freeze-they-are-ahead-plain = Tienen cuatro combinaciones, así que casi cualquier carta les da el pozo de doce.
drill-freeze-seven-cards-facts = Ellos han bajado tres valores, tu equipo uno; en el pozo hay siete cartas.
drill-freeze-seven-cards-freeze = Tienen más combinaciones, y tú tienes cuatro pares: un pozo congelado es un pozo para ti.
drill-freeze-small-pile-facts = En el pozo hay dos cartas.
drill-freeze-small-pile-plain = Basta con una carta suelta: dos cartas no valen un comodín.
drill-freeze-small-pile-wasted = Un dos vale más que las dos cartas que protege.
drill-freeze-small-pile-breaks-pair = Los reyes son un par, y con un par puedes llevarte un pozo.

## ¿Juntos o separados?

drill-canasta-title = ¿Juntos o separados?
drill-canasta-note = Dónde van tus comodines
drill-canasta-natural-ask = ¿Qué haces con el dos?
drill-canasta-natural-facts = En la mesa hay seis ases sin comodines, y nadie está cerca de irse.
drill-canasta-natural-waits = Con un as más hay canasta limpia, 200 puntos más que la sucia: espéralo.
drill-canasta-natural-mixed = Con el dos la canasta es sucia, y había tiempo de esperar un as.
drill-canasta-natural-spread = Las damas todavía no lo necesitan: en tu mano un comodín aún puede ir a cualquier parte.
drill-canasta-danger-facts = Ellos tienen una canasta, y uno de ellos tiene dos cartas.
drill-canasta-danger-finish = Pueden irse en su próximo turno: una canasta ahora vale 300 puntos.
drill-canasta-danger-spread = Separados no completan nada.
drill-canasta-danger-waits = Pueden irse antes de tu próximo turno, y entonces los doses cuentan en tu contra.
drill-canasta-time-facts = Nadie tiene una canasta, y los demás tienen ocho cartas cada uno.
drill-canasta-time-waits = Hay tiempo: los ases todavía pueden ser una canasta limpia.
drill-canasta-time-mixed = Si la completas ahora, pierdes la oportunidad de una canasta limpia, y los dos comodines.
drill-canasta-time-spread = Separados no completan nada, y ninguna de las dos podrá ya ser limpia.
drill-canasta-last-chance-ask = ¿Qué haces con el dos y el joker?
drill-canasta-last-chance-facts = Ellos tienen una canasta, y uno de ellos tiene tres cartas.
drill-canasta-last-chance-finish = Están cerca de irse: completa los ases mientras puedas.
drill-canasta-last-chance-spread = Solo una canasta completa vale 300, y separados no completan ninguna.
drill-canasta-last-chance-waits = Con tres cartas pueden irse en cualquier momento, y un joker en tu mano cuesta 50.

## ¿Irse ya?

drill-out-title = ¿Irse ya?
drill-out-note = Primero, echar las cuentas de los dos equipos
drill-out-their-hands-full-facts = Tu equipo tiene una canasta; el de ellos, ninguna y muchas cartas en la mano.
drill-out-their-hands-full-out = Los sorprendes con las manos llenas, y recibes 100 puntos por irte.
drill-out-their-hands-full-asks = Preguntar también está bien: tu compañero no tiene motivo para decir que no.
drill-out-their-hands-full-waits = Cada turno les da tiempo para una canasta: vete mientras no tengan ninguna.
drill-out-canastas-to-come-facts = Cuatro de tus combinaciones crecen hacia la canasta; ellos tienen una combinación y ninguna canasta.
drill-out-canastas-to-come-waits = Cada canasta que venga vale 300 puntos o más, y ellos están lejos de irse.
drill-out-canastas-to-come-out = Recibes 100 puntos y renuncias a canastas que valen mucho más.
drill-out-canastas-to-come-asks = Tu compañero puede decir que sí, y entonces se pierden las canastas que venían.
drill-out-their-red-threes-facts = Ellos tienen tres treses rojos y ninguna combinación.
drill-out-their-red-threes-out = Sin una combinación, cada tres rojo les cuesta 100: termina ahora.
drill-out-their-red-threes-asks = Tu compañero también verá los tres treses rojos, y dirá que sí.
drill-out-their-red-threes-waits = En cuanto bajen, sus treses rojos contarán a su favor: no les des ese turno.
drill-out-one-more-turn-facts = En la mesa hay dos combinaciones de cinco, tu compañero tiene nueve cartas y ellos tienen una combinación.
drill-out-one-more-turn-waits = Ellos todavía no tienen nada: un turno o dos más pueden dar dos canastas.
drill-out-one-more-turn-out = Tus dos combinaciones de cinco pueden llegar a canasta, y ellos no están cerca de irse.
drill-out-one-more-turn-asks = Un sí te obligaría a irte: por dos combinaciones de cinco vale la pena esperar.

## ¿Puedo irme?

drill-ask-title = ¿Puedo irme?
drill-ask-note = Preguntar al compañero, y responder
drill-ask-full-hand-facts = Tu compañero tiene dieciséis cartas; ellos, cinco y cuatro.
drill-ask-full-hand-asks = Dieciséis cartas pueden costar mucho, y tu compañero lo sabe: para eso está la pregunta.
drill-ask-full-hand-waits = Así tu compañero tiene un turno para bajar algunas de las dieciséis cartas.
drill-ask-full-hand-out = Las dieciséis cartas de tu compañero cuentan en tu contra, y nadie preguntó por ellas.
drill-ask-light-hand-facts = Ellos tienen diez y once cartas.
drill-ask-light-hand-yes = Tú tienes cuatro cartas de poco valor, y a ellos les quedan veintiuna en la mano.
drill-ask-light-hand-no = Tus cuatro cartas no cuestan casi nada, y a ellos sus veintiuna les cuestan mucho.
drill-ask-heavy-hand-facts = Tienes tres comodines, tres ases y tres reyes.
drill-ask-heavy-hand-no = Tu mano cuesta más de lo que da irse, y bajada suma puntos.
drill-ask-heavy-hand-yes = Todo lo que tienes contaría en tu contra: di que no, y bájalo en tu próximo turno.
drill-ask-one-to-go-facts = Tienes seis cartas y solo podrías bajar unas pocas.
drill-ask-one-to-go-yes = Tienes poco en la mano, y si tu compañero se va ahora, a ellos les quedan quince cartas.
drill-ask-one-to-go-no = Tus damas pueden dar una canasta más, pero ellos también tendrían tiempo para las suyas.

## Con la mano oculta.

drill-concealed-title = Con la mano oculta
drill-concealed-note = Todo en un solo turno
drill-concealed-now-facts = Todavía no has bajado nada, y tu compañero tampoco.
drill-concealed-now-out = Todo de una vez, y con una canasta: es irse con la mano oculta, y da 200 en lugar de 100.
drill-concealed-now-asks = Puedes preguntar antes: las cartas de tu compañero cuentan en tu contra.
drill-concealed-now-waits = En este turno puede salir todo: irse con la mano oculta da 200.
drill-concealed-now-half = Bajada por partes ya no es una mano oculta, y la canasta sigue faltando.
drill-concealed-partner-has-melded-facts = Tu compañero ha bajado ases; tú no has bajado nada.
drill-concealed-partner-has-melded-out = Es una mano oculta de todos modos: lo que importa es que tú no hayas bajado nada antes.
drill-concealed-partner-has-melded-asks = Puedes preguntar antes: las cartas de tu compañero cuentan en tu contra.
drill-concealed-partner-has-melded-waits = En este turno puede salir todo, y recibes 200 por irte con la mano oculta.
drill-concealed-partner-has-melded-half = Bajada por partes da después 100 en lugar de 200, y los pone sobre aviso.
drill-concealed-one-card-short-facts = Tienes siete ases y un par de reyes, y ellos tienen una combinación.
drill-concealed-one-card-short-waits = Un rey más, o un comodín, y todo sale en un turno: con la mano oculta.
drill-concealed-one-card-short-lays = Por ahora la canasta está segura en tu mano, y con un rey o un comodín te vas con la mano oculta.
drill-concealed-one-card-short-breaks-pair = Los reyes son el resto de tu mano oculta.
drill-concealed-two-canastas-facts = Dos jugadores: para irse hacen falta dos canastas.
drill-concealed-two-canastas-out = Dos doses con los reyes y uno con los ases: dos canastas en un turno, con la mano oculta.
drill-concealed-two-canastas-one-canasta = Bajada por partes ya no es una mano oculta: los tres doses alcanzan para las dos canastas.
drill-concealed-two-canastas-waits = Las dos canastas ya están en tu mano.

## De tres.

drill-three-handed-title = Entre tres
drill-three-handed-note = Uno en solitario contra dos
drill-three-handed-alone-ask = ¿Cómo llegas a jugar en solitario?
drill-three-handed-alone-facts = Nadie se ha llevado el pozo en esta ronda. Arriba hay un rey, y tú tienes dos.
drill-three-handed-alone-takes = Quien primero se lleva el pozo juega en solitario; desde ahora los otros dos son compañeros.
drill-three-handed-alone-draws = Si robas, sigue abierto. El primero que se lleva el pozo juega en solitario.
drill-three-handed-minimum-ask = Tu compañero de esta ronda ha bajado reyes. Baja tus cuatros, si puedes.
drill-three-handed-minimum-facts = Tienes 1600 puntos, y no has bajado nada.
drill-three-handed-minimum-lays = Uno de los dos compañeros ha abierto, así que el otro no necesita mínimo, tenga los puntos que tenga.
drill-three-handed-minimum-waits = Puedes bajarlos: tu compañero ha abierto por los dos.
drill-three-handed-score-ask = Descartas el nueve y te vas. ¿Cuántos puntos te da esta ronda?
drill-three-handed-score-facts = Tu equipo tiene siete ases; a tu compañero le quedan un cuatro y un siete. Cada uno de los dos tiene un tres rojo.
drill-three-handed-score-in-full = 100 por irte, 500 por la canasta, 140 por los ases, menos 10 de tu compañero, y tu tres rojo: 830.
drill-three-handed-score-half = Lo que suma el equipo cuenta entero para cada uno.
drill-three-handed-score-no-three = Falta tu tres rojo.
drill-three-handed-score-both-threes = Los treses rojos son de cada jugador: el de tu compañero no cuenta para ti.
drill-three-handed-out-facts = Tu compañero de esta ronda ha hecho una canasta de ases.
drill-three-handed-out-out = Las combinaciones de los compañeros son de un mismo equipo: la canasta de tu compañero también es tuya.
drill-three-handed-out-asks = Los dos son compañeros, así que puedes preguntar antes.
drill-three-handed-out-waits = Puedes irte: la canasta de tu compañero cuenta para los dos.

## Samba.

drill-samba-title = Samba
drill-samba-note = Escaleras de un palo
drill-samba-score-facts = Una samba del cuatro al diez, y seis reyes con un dos. Tu compañero tiene un as y un siete.
drill-samba-score-sum = 200 por irte, 1500 por la samba, 300 por los reyes, 130 por las cartas bajadas, menos 25 de tu compañero: 2105.
drill-samba-score-as-mixed = Una escalera de siete cartas es una samba: 1500, no 300.
drill-samba-score-out-for-100 = En Samba irse vale 200.
drill-samba-score-no-hand = Las cartas de tu compañero cuentan en tu contra: 25.
drill-samba-where-ask = ¿Dónde va la jota de corazones?
drill-samba-where-facts = Tu escalera de corazones va del cinco al diez, y tienes tres jotas.
drill-samba-where-samba = Es la séptima carta de la escalera: una samba, 1500 puntos.
drill-samba-where-set = Como cuarta jota vale 10, y no completa nada.
drill-samba-where-waits = En tu mano no completa nada.
drill-samba-top-card-ask = ¿Robas o te llevas el pozo?
drill-samba-top-card-facts = Arriba está la jota de corazones. Tu escalera de corazones va del cinco al diez.
drill-samba-top-card-takes = La carta de arriba puede ir al extremo de una escalera propia, y aquí hace la samba.
drill-samba-top-card-draws = La jota va en tu escalera: hace una samba, y el pozo viene con ella.
drill-samba-frozen-ask = Llévate el pozo.
drill-samba-frozen-facts = Está congelado. Tu escalera de corazones va del cinco al diez, y tienes dos jotas.
drill-samba-frozen-pair = Un pozo congelado nunca te lo llevas para una escalera, pero con dos jotas sí.
drill-samba-frozen-draws = Para la escalera no te lo puedes llevar, pero con las dos jotas sí.

## Bolivia.

drill-bolivia-title = Bolivia
drill-bolivia-note = Combinaciones de comodines, y una escalera para irse
drill-bolivia-wilds-ask = ¿Dónde van los dos comodines?
drill-bolivia-wilds-facts = Tienes una combinación de cinco comodines, y cuatro reyes.
drill-bolivia-wilds-bolivia = Siete comodines son una bolivia: 2500 puntos.
drill-bolivia-wilds-elsewhere = Con comodines los reyes todavía no son canasta, y quedan menos para una combinación que está más cerca de serlo.
drill-bolivia-wilds-waits = En tu mano no completan nada.
drill-bolivia-way-out-facts = Tienes una bolivia, una canasta de reyes, y corazones del cinco al diez.
drill-bolivia-way-out-out = Una de las dos canastas tiene que ser una escalera: la jota la hace.
drill-bolivia-way-out-asks = Con la jota la escalera está completa, así que puedes preguntar antes.
drill-bolivia-way-out-waits = Lo que falta para irse se puede completar ahora.
drill-bolivia-score-facts = Cinco doses y dos jokers, y diamantes del siete al rey. Tu compañero tiene una dama.
drill-bolivia-score-sum = 200 por irte, 2500 por la bolivia, 1500 por la escalera, 265 por las cartas bajadas, menos 10: 4455.
drill-bolivia-score-as-mixed = Siete comodines son una bolivia: 2500, no 300.
drill-bolivia-score-no-sequence = Falta la escalera: 1500.
drill-bolivia-score-no-hand = Falta la dama de tu compañero: 10.
drill-bolivia-black-three-facts = Ellos tienen tres jotas en la mesa. En la mano tienen un tres negro, un as y un nueve.
drill-bolivia-black-three-hundred = 30 por las jotas, menos 100 por el tres negro, 20 y 10: quedan 100 en contra.
drill-bolivia-black-three-five = En Bolivia un tres negro que queda en una mano cuesta 100, no 5.
drill-bolivia-black-three-nothing = El tres negro cuesta 100.
drill-bolivia-black-three-no-melds = Faltan las tres jotas: suman 30.

## Americana moderna.

drill-modern-american-title = Americana moderna
drill-modern-american-note = Aperturas estrictas y manos especiales
drill-modern-american-opening-facts = Desde 3000 puntos tienen que sumar 155, con una combinación de tres o más sin comodines.
drill-modern-american-opening-opens = Las damas son la combinación sin comodines; con los reyes y los ases son 160.
drill-modern-american-opening-waits = En esta mano hay 160 puntos, con una combinación sin comodines.
drill-modern-american-special-ask = ¿Qué haces con esta mano?
drill-modern-american-special-facts = Ya has robado, y en tu equipo nadie ha bajado nada.
drill-modern-american-special-pairs = Siete pares sin comodines son una mano especial: 2500 puntos, y la ronda termina.
drill-modern-american-special-waits = Es una mano especial, y termina la ronda enseguida por 2500 puntos.
drill-modern-american-no-canasta-facts = Ellos tienen tres sietes, tres nueves y un tres rojo. En la mano tienen un as, un diez y un ocho.
drill-modern-american-no-canasta-against = Sin una canasta todo cuenta en su contra: 45 bajados, 100 por el tres, 40 en las manos; y los sietes sin completar cuestan 2500.
drill-modern-american-no-canasta-melds-for = Sin una canasta también las cartas bajadas cuentan en contra de su equipo: 45.
drill-modern-american-no-canasta-three-for = Los treses cuentan a favor de un equipo desde dos canastas, y en contra si no tiene ninguna.
drill-modern-american-no-canasta-no-penalty = Una combinación de sietes que no es canasta cuesta 2500.

## Hand and Foot.

drill-hand-and-foot-title = Hand and Foot
drill-hand-and-foot-note = Una segunda mano para cada uno
drill-hand-and-foot-opening-facts = Lo que tienen que sumar lo decide el número de la ronda, no la puntuación: 50, 90, 120 y 150.
drill-hand-and-foot-opening-opens = La tercera ronda pide 120: los reyes con el joker suman 70, los ases con el dos 60.
drill-hand-and-foot-opening-waits = En esta mano hay 130 puntos.
drill-hand-and-foot-foot-ask = Toma tu pie y sigue jugando en este turno.
drill-hand-and-foot-foot-facts = Tienes reyes y nueves en la mesa.
drill-hand-and-foot-foot-all = La mano está bajada hasta la última carta: sigues enseguida con el pie.
drill-hand-and-foot-foot-discards = Descartar la última carta también te da el pie, pero solo empiezas con él en tu próximo turno.
drill-hand-and-foot-foot-waits = Todas las cartas de esta mano se pueden bajar ahora.
drill-hand-and-foot-books-ask = Completa lo que tu equipo necesita para irse.
drill-hand-and-foot-books-facts = Tu equipo tiene dos canastas limpias y una sucia, y cinco nueves.
drill-hand-and-foot-books-mixed = Para irse hacen falta dos canastas limpias y dos sucias: con un comodín los nueves son la segunda sucia.
drill-hand-and-foot-books-natural = Esa es una tercera canasta limpia. También hacen falta dos sucias.
drill-hand-and-foot-books-waits = Lo que tu equipo necesita todavía se puede completar ahora.
drill-hand-and-foot-ask-ask = ¿Qué va primero?
drill-hand-and-foot-ask-facts = Las cuatro canastas están. Podrías bajar el rey y descartar el cuatro.
drill-hand-and-foot-ask-asks = Aquí nadie se va sin el sí de su compañero.
drill-hand-and-foot-ask-waits = Puedes irte: no hace falta esperar.
drill-hand-and-foot-pile-ask = Te llevas el pozo con tus nueves. ¿Cuántas cartas recibes?
drill-hand-and-foot-pile-facts = En el pozo hay doce cartas.
drill-hand-and-foot-pile-seven = Las siete de arriba, el nueve incluido. El resto se queda.
drill-hand-and-foot-pile-six = La carta de arriba es una de las siete.
drill-hand-and-foot-pile-all-but-one = Solo te llevas las siete cartas de arriba.
drill-hand-and-foot-pile-all = Solo te llevas las siete cartas de arriba, y el resto se queda.
