rule-name = { $field ->
    [players] Jugadores
    [sides] Equipos
    [lone-taker] El primero que se lleva el pozo juega en solitario
    [sit-out] Cinco personas, una descansa
    [packs] Barajas de 52 cartas
    [pack-jokers] Jokers en cada baraja
    [hand-size] Cartas para cada jugador
    [draw-count] Cartas que se roban por turno
    [leader-extra] Quien empieza tiene una carta más
    [cut-keep] Lo que se queda quien corta la baraja
    [turn-up] Al repartir se descubre una carta
    [turn-up-again] Cartas sobre las que se descubre otra
    [turn-up-back] Una carta así va bajo el mazo
    [pile-start] Cartas tapadas bajo la descubierta
    [canastas-to-go-out] Canastas necesarias para irse
    [required-ranks] Valores exigidos entre ellas
    [max-wilds] Máximo de comodines en una combinación
    [wilds-max-naturals] No más comodines que naturales
    [naturals-ahead] Cuántas naturales más que comodines
    [min-naturals] Mínimo de naturales en una combinación
    [opening-minimums] Mínimo para abrir
    [concealed-exempt] La mano oculta no necesita mínimo
    [wilds-in-opening] Comodines en la apertura
    [closed-turns] Primeros turnos sin bajar cartas
    [pile-allowed] Está permitido llevarse el pozo
    [pile-new-meld] Combinación nueva con la carta de arriba
    [pile-own-meld] Carta de arriba a una combinación tuya
    [frozen-until-melded] Congelado hasta que el equipo haya bajado
    [freezing] Los comodines congelan el pozo
    [one-card-pile-closed] Con una carta no te llevas un pozo de una
    [always-frozen] El pozo siempre está congelado
    [frozen-needs] Cartas para un pozo congelado por una carta
    [frozen-wilds] Comodines entre esas cartas
    [pile-wild] Un comodín arriba del pozo
    [pile-melds] Bajar lo que vino con el pozo
    [pile-take] Máximo de cartas del pozo
    [pile-extra] Cartas que se roban tras llevarse el pozo
    [black-threes-last] Los treses negros, al final
    [black-three-held] Un tres negro que queda en la mano
    [ask-partner] “¿Puedo irme?”
    [out-without-draw] Irse sin robar
    [keep-last-card] Quedarse con la última carta
    [stock-end] Cuando el mazo está vacío
    [going-out] Bonificación por irse
    [concealed] Total por irse con la mano oculta
    [cut-bonus] Levantar justo las cartas del reparto
    [natural-canasta] Canasta limpia
    [mixed-canasta] Canasta sucia
    [red-three] Un tres rojo
    [four-red-threes] Todos los treses rojos juntos
    [red-threes-negative] Los treses rojos pueden contar en contra
    [target] Objetivo
    [foot-size] Cartas del pie
    [feet] Varios pies
    [foot-pickup] Seguir con el pie
    [foot-threes-replaced] Los treses del pie se reemplazan
    [talons] Cartas de bonificación por abrir
    [meld-max] Máximo de cartas en un grupo
    [melds-per-rank] Grupos de un mismo valor
    [sequences] Las escaleras son combinaciones
    [wild-melds] Los comodines solos son una combinación
    [wilds-join-at] Naturales antes de añadir un comodín
    [pure-ranks] Valores sin comodines
    [dead-ranks] Una canasta cierra su valor
    [opening-by] Lo que decide el mínimo para abrir
    [opening-steps] Puntuaciones de los mínimos
    [opening-rules] Reglas de la apertura
    [opening-needs] Canasta en la apertura
    [pile-onto-sequence] Carta de arriba a una escalera
    [wild-discards] Descartar comodines
    [no-first-discards] Lo que no se descarta en un pozo vacío
    [black-three-role] Qué hacen los treses negros
    [red-three-role] Qué hacen los treses rojos
    [red-three-held] Un tres rojo que queda en la mano
    [black-threes-melded] Cuatro treses negros bajados
    [threes-table] Treses de un color
    [threes-sign] Treses y canastas
    [canasta-kinds] Tipos de canastas entre ellas
    [out-rules] Reglas para irse
    [deals] Rondas de una partida
    [by-deal] Reglas que cambian de ronda en ronda
    [card-points] Valores de las cartas
    [canasta-bonuses] Otras canastas
    [canasta-count-bonus] Número de canastas
    [incomplete-penalties] Combinaciones incompletas
    [held-penalties] Tres del mismo valor en la mano
    [melds-need-canasta] Lo bajado necesita una canasta
   *[special-hands] Manos especiales
}

rule-note-players = Un número par juega en dos equipos, uno impar cada uno por su cuenta, salvo que se elijan los equipos.
rule-note-sides = Los puestos se alternan entre ellos. Tantos como jugadores: cada uno por su cuenta.
rule-note-lone-taker = Los otros dos son entonces compañeros en esa ronda. Solo con tres jugadores.
rule-note-sit-out = Tres juegan contra dos; de los tres, uno descansa en cada ronda. Solo donde cuatro puestos forman dos equipos.
rule-note-packs = Con dos hay ocho cartas de cada valor.
rule-note-pack-jokers = Son comodines, igual que los doses.
rule-note-hand-size = Todas las manos y la carta descubierta tienen que dejar al menos ocho cartas.
rule-note-draw-count = Se roban del mazo al empezar el turno, salvo que te lleves el pozo.
rule-note-turn-up = Con ella empieza el pozo. Si no, con el primer descarte.
rule-note-leader-extra = Equivale al primer robo.
rule-note-cut-keep = El jugador anterior a quien reparte levanta parte de la baraja, mira las cartas de abajo y recibe otras tantas menos.
rule-note-turn-up-again = La carta siguiente tapa a una así.
rule-note-turn-up-back = Si no, se queda en el pozo bajo la siguiente.
rule-note-pile-start = Nadie las conoce hasta que alguien se lleva el pozo.
rule-note-canastas-to-go-out = Un equipo tiene que tener tantas, contando las del mismo turno.
rule-note-required-ranks = Para irse hace falta una canasta de cada valor elegido.
rule-note-max-wilds = Cuántos doses y jokers puede llevar una combinación.
rule-note-wilds-max-naturals = Una combinación nunca puede llevar más comodines que naturales.
rule-note-naturals-ahead = Donde no puede haber más comodines que naturales: cuántas naturales más tiene que llevar una combinación con comodines.
rule-note-min-naturals = Cuántas cartas naturales necesita cada combinación.
rule-note-opening-minimums = Los puntos que tiene que sumar la apertura de un equipo, según su puntuación antes de la ronda.
rule-note-concealed-exempt = Una mano entera bajada de una vez, después de robar del mazo, puede sumar menos que el mínimo.
rule-note-wilds-in-opening = La apertura de un equipo puede llevar comodines.
rule-note-closed-turns = En tantos primeros turnos cada jugador solo roba y descarta: no se baja nada ni se lleva nadie el pozo.
rule-note-pile-allowed = Si no, todos roban siempre del mazo.
rule-note-pile-new-meld = Lo que tu mano necesita para empezar una combinación con la carta de arriba de un pozo sin congelar.
rule-note-pile-own-meld = A qué combinaciones de tu equipo se puede añadir la carta de arriba.
rule-note-frozen-until-melded = Antes de su primera combinación, un equipo necesita un par natural para llevarse el pozo.
rule-note-freezing = Con un comodín en el pozo, o un tres rojo descubierto al repartir, solo te lo llevas con un par natural.
rule-note-one-card-pile-closed = Con una sola carta en la mano no puedes llevarte un pozo de una sola carta.
rule-note-always-frozen = Solo te lo llevas con un par natural de la mano.
rule-note-frozen-needs = Con tantas cartas de la mano te llevas un pozo que tiene un comodín o un tres descubierto.
rule-note-frozen-wilds = Tantas de esas cartas pueden ser comodines; las demás son naturales del valor de la carta de arriba.
rule-note-pile-wild = Los comodines de la mano con los que te lo llevas, como combinación de comodines.
rule-note-pile-melds = Si las cartas de debajo se pueden bajar en el mismo turno en que te llevas el pozo.
rule-note-pile-take = Quien se lo lleva recibe la carta de arriba y las que siguen. Las demás se quedan.
rule-note-pile-extra = Las roba del mazo quien se lleva el pozo.
rule-note-black-threes-last = Se bajan solo cuando no queda otra carta en la mano.
rule-note-black-three-held = Cuenta en contra de su equipo al final de la ronda.
rule-note-ask-partner = Antes de irte puedes preguntar a tu compañero, y su respuesta obliga.
rule-note-out-without-draw = Puedes bajarlo todo antes de robar.
rule-note-keep-last-card = Cuando no puedes irte, te quedas con tu última carta en lugar de descartarla.
rule-note-stock-end = Lo que tiene que hacer un jugador que ya no puede robar.
rule-note-going-out = Para el equipo del jugador que se va.
rule-note-concealed = Por irse en un solo turno, sin haber bajado nada antes; al menos la bonificación por irse.
rule-note-cut-bonus = Puntos en una mesa con cartas de verdad. Los cuenta la hoja de puntos; en esta mesa nadie corta por ellos.
rule-note-natural-canasta = Siete o más cartas de un valor, sin comodines.
rule-note-mixed-canasta = Siete o más cartas de un valor, con comodines.
rule-note-red-three = Por cada tres rojo sobre la mesa.
rule-note-four-red-threes = En lugar de lo que vale cada uno.
rule-note-red-threes-negative = Cuentan en contra de un equipo que no ha bajado.
rule-note-target = El primer equipo que llega termina la partida; gana el total más alto.
rule-note-foot-size = Una segunda mano, que se juega cuando la primera está vacía.
rule-note-feet = Dos o tres manos más, como rodilla y pie, en el orden en que se toman.
rule-note-foot-pickup = Cuándo se toma, y lo que sigue.
rule-note-foot-threes-replaced = Por cada tres del pie que se pone sobre la mesa se roba una carta.
rule-note-talons = Las roba después del turno de la apertura el equipo que abre primero, segundo, etcétera.
rule-note-meld-max = Un grupo no puede tener más.
rule-note-melds-per-rank = Cuántos grupos de un valor puede tener un equipo.
rule-note-sequences = De tres a siete cartas seguidas de un palo.
rule-note-wild-melds = De tres a siete doses y jokers.
rule-note-wilds-join-at = Después de abrir, un equipo solo añade comodines a grupos con tantas naturales.
rule-note-pure-ranks = Los grupos de estos valores no admiten comodines.
rule-note-dead-ranks = Nadie baja más cartas de un valor del que un equipo tiene una canasta.
rule-note-opening-by = La puntuación, o el número de la ronda.
rule-note-opening-steps = Desde cada una de estas puntuaciones vale el mínimo siguiente.
rule-note-opening-rules = Qué más necesita la apertura de un equipo.
rule-note-opening-needs = La apertura debe tener una además del mínimo.
rule-note-pile-onto-sequence = Te la puedes llevar para un extremo de una escalera de tu equipo.
rule-note-wild-discards = Cuándo se puede descartar un comodín.
rule-note-no-first-discards = Cartas con las que no puede empezar el pozo.
rule-note-black-three-role = Para qué sirven los treses negros.
rule-note-red-three-role = Para qué sirven los treses rojos.
rule-note-red-three-held = Cuenta en contra de su equipo al final de la ronda.
rule-note-black-threes-melded = Para un equipo que al irse baja cuatro treses negros o más, además de los puntos de estos.
rule-note-threes-table = El total por uno, dos, etcétera; cada uno más suma como un tres rojo.
rule-note-threes-sign = Con cuántas canastas los treses dejan de contar en contra de un equipo, y con cuántas cuentan a favor.
rule-note-canasta-kinds = Cuántas de cada tipo hacen falta para irse.
rule-note-out-rules = Qué más hace falta para irse.
rule-note-deals = La partida termina después de tantas, o antes si alguien llega al objetivo.
rule-note-by-deal = Cada ronda tiene las demás reglas con sus propios cambios. Los de la última siguen valiendo.
rule-note-card-points = Lo que vale una carta en la mesa y en la mano cuando no es su valor habitual. Los treses negros, solo en la mesa.
rule-note-canasta-bonuses = Bonificaciones por escaleras, comodines y ciertos valores.
rule-note-canasta-count-bonus = Puntos que un equipo con tantas canastas recibe una vez; solo cuenta el número más alto que alcanza.
rule-note-incomplete-penalties = Lo que una combinación de menos de siete cartas cuenta en contra de su equipo.
rule-note-held-penalties = Lo que cuentan en contra de su equipo.
rule-note-melds-need-canasta = Sin una canasta, las cartas bajadas cuentan en contra de un equipo.
rule-note-special-hands = Puntos por una mano de catorce cartas bajada de una vez.

value-several = Varios
value-one = Uno
value-another-canasta = Otro cuando todos sean canastas
value-any-time = Siempre
value-last = Solo para irse, o si solo hay comodines
value-wild-first = Sí, y las demás la esperan
value-at-once = Enseguida, y se sigue jugando
value-turn-ends = El turno termina
value-by-discard = Solo con un descarte
value-by-canasta = Con una canasta propia
value-by-score = Según la puntuación
value-by-hand = Según el número de la ronda
value-once = Una vez por ronda
value-must-ask = Nadie se va sin un sí
value-own-meld-none = Solo con un par natural
value-stop = Tapan el pozo
value-dead = Solo se descartan
value-bonus = Se ponen en la mesa y dan puntos
value-freeze = Tapan el pozo y lo congelan
value-needs-nothing = Solo puntos
value-needs-canasta = Una canasta
value-needs-natural = Una canasta sin comodines
value-pile-melds-any = Enseguida
value-pile-melds-top = Desde el turno siguiente
value-wild-never = No se lleva nadie el pozo
value-wild-pair = Dos de su clase
value-wild-colour = Dos de su clase y color
value-no = No
value-yes = Sí
value-pair-or-wild = Un par natural, o una y un comodín
value-pair = Solo un par natural
value-any-meld = A cualquiera
value-under-seven = Con menos de siete cartas
value-take-if-fits = Llevarse el pozo si la carta de arriba sirve
value-hand-ends = La ronda termina con ese turno
value-take-if-possible = Llevarse el pozo siempre que se pueda
value-nobody-must = Nadie tiene que llevarse el pozo
no-target = Solo una ronda
usual-sides = Lo habitual
no-limit = Sin límite

minimum-of-hand = Ronda { $hand }
from-hand = Desde la ronda { $hand }
minimum-below = Menos de { $score }
minimum-from = Desde { $score }
minimum-label-of-hand = { $rule }, ronda { $hand }
minimum-label-below = { $rule }, menos de { $score }
minimum-label-from = { $rule }, desde { $score }

## Las partes de una regla que tiene varias.

rule-part = { $rule }: { $part }
listed-number = Número { $place }
score-of-minimum = { $rule } { $place }: desde esta puntuación
step-from = Desde
step-points = Mínimo
step-always = Siempre
add-one = Añadir
another-rule = Otra regla
as-in-other-hands = sin cambios
value-none = Ninguna
value-keeps-nothing = Nada
value-keeps-one = La carta de abajo, si es comodín
value-keeps-run = Comodines desde abajo, mientras sigan
value-keeps-three = Comodines y treses que se exponen entre las tres de abajo
turned-again-wilds = Comodines
turned-again-bonus-threes = Treses que se exponen
turned-again-black-threes = Treses negros
turned-again-aces = Ases
many-as-turn-up = Tantas como indica la descubierta
threes-against-below = En contra, con menos canastas que
threes-for-from = A favor, con canastas desde
so-many-threes = { $count ->
    [one] { $count } tres
   *[other] { $count } treses
}
side-by-opening = Abre como número { $place }
wilds-never-join = Sin comodines
wilds-join-by-opening = Solo al abrir
wilds-may-join = También comodines
threes-by-melds = Según si ha bajado
threes-each = Sin tabla
