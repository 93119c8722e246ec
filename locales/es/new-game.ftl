differences = Diferencias con la Clásica
partners-sit = El tercer jugador es tu compañero.
fifth-rests = El quinto jugador es el tercero de tu equipo y descansa en la primera ronda.
kind-of-game = Qué juego
how-long = Cuánto dura
play-to = Jugar a
person-here = Una persona aquí
at-the-table = En la mesa
no-person = Los bots ocupan todos los puestos; tú ves jugar al primero.
one-person = Los bots solo ven lo que ve un jugador en la mesa.
several-persons = Varias personas comparten este dispositivo; entre turno y turno no se ve ninguna mano.
players = Jugadores
cancel = Cancelar
deal = Repartir

preset-classic = Clásica
preset-classic-two = Clásica para dos
preset-duel = Duelo
preset-rooms-two = Salas para dos
preset-rooms-four = Salas
preset-evening = Velada
preset-pagat = Pagat
preset-three-handed = Entre tres
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Americana moderna
preset-hand-and-foot = Hand and Foot
preset-danish-family = Familia danesa
preset-czech-club = Club checo
preset-hand-knee-and-foot = Hand, Knee and Foot
preset-taught = El juego de la ronda guiada
game-choice = { $name }: { $feel }. { $note }
differs-from = Diferencias con { $game }
made-for-players = Pensada para { COUNT($count) }.

feel-classic = La de siempre, con compañero
feel-classic-two = La de siempre
feel-duel = Rápida: basta con una canasta
feel-rooms-two = Con el pozo abierto desde el principio
feel-rooms-four = Con compañero, y el pozo abierto desde el principio
feel-evening = Fácil, con compañero
feel-pagat = Con compañero, y una lucha más larga por el pozo
feel-three-handed = Uno contra dos
feel-samba = Más cartas, y escaleras de un palo
feel-bolivia = Más cartas, escaleras, y canastas de comodines
feel-modern-american = Más difícil: el pozo siempre congelado, y manos especiales
feel-hand-and-foot = Con muchas cartas: una segunda mano para cada uno
feel-danish-family = Con compañero, y un primer turno en el que no se baja nada
feel-czech-club = Con compañero, y quien corta puede quedarse comodines
feel-hand-knee-and-foot = Con más cartas que ninguna: rodilla y pie para cada uno
feel-taught = Más sencilla: menos cartas, y basta con una canasta
feel-own-rules = Con tus propias reglas

game-traits = { $traits }.
trait-packs = { $count ->
    [1] una baraja
   *[other] { COUNT($count, gender: "f") } barajas
}
trait-cards = { $count ->
    [1] una carta cada uno
   *[other] { COUNT($count, gender: "f") } cartas cada uno
}
trait-foot = una segunda mano de { CARDS-COUNT($count) }
trait-feet = más manos, de { $sizes } cartas
trait-draw = { $count ->
    [1] una carta por turno
   *[other] { COUNT($count) } cartas por turno
}
trait-match-to = una partida a { $target }
trait-match-to-at-most = { $hands ->
    [1] una partida a { $target }, como mucho una ronda
   *[other] una partida a { $target }, como mucho { COUNT($hands) } rondas
}
trait-hands = { $hands ->
    [1] una ronda
   *[other] { COUNT($hands) } rondas
}
trait-no-minimum = sin mínimo para abrir
trait-minimum = se abre con { $minimum }
trait-no-more-wilds = no más comodines que naturales
trait-fewer-wilds = menos comodines que naturales
trait-pile-always-frozen = pozo siempre congelado
trait-pile-pair = para una combinación nueva con el pozo hace falta un par natural
trait-sequences = escaleras de un palo
trait-wild-melds = combinaciones de comodines
trait-no-canasta = no hace falta ninguna canasta para irse
trait-canastas = { CANASTAS-COUNT($count) } para irse
trait-canastas-among-them = { CANASTAS-COUNT($count) } para irse, entre ellas { LIST($kinds) }
trait-canastas-of-kinds = canastas para irse: { LIST($kinds) }
trait-special-hands = manos especiales
trait-bonus-cards = cartas de bonificación
trait-penalties = penalizaciones por combinaciones incompletas de { LIST($melds) }
trait-partners-must-ask = los compañeros tienen que preguntar “¿Puedo irme?”
trait-partners-may-ask = los compañeros pueden preguntar “¿Puedo irme?”
trait-last-card-kept = está permitido quedarse con la última carta
trait-must-take = como en pagat.com: cuando el mazo está vacío, hay que llevarse el pozo si se puede
trait-lone-player = quien primero se lleva el pozo juega en solitario contra los otros dos
trait-by-hand = algunas reglas cambian de ronda en ronda

length-to = a { $target }
length-to-at-most = { $hands ->
    [1] a { $target }, como mucho una ronda
   *[other] a { $target }, como mucho { COUNT($hands) } rondas
}
length-hands = { $hands ->
    [1] una ronda
   *[other] { COUNT($hands) } rondas
}
play-to-points = { $target }
play-to-points-at-most = { $hands ->
    [1] { $target }, como mucho una ronda
   *[other] { $target }, como mucho { COUNT($hands) } rondas
}

level-quick = Rápido
level-beginner = Principiante
level-casual = Aficionado
level-club = Avanzado
level-expert = Experto
level-master = Maestro
level-of-all = { $level }, nivel { $at } de { $count }
levels-in-order = Los niveles, de fácil a fuerte: { $levels }.

level-quick-is = { $level } juega al instante, con reglas sencillas.
level-beginner-is = { $level }, nivel 1 de 5, recuerda poco.
level-casual-is = { $level }, nivel 2 de 5, prueba unos pocos planes contra un puñado de manos posibles.
level-club-is = { $level }, nivel 3 de 5, prueba varios planes.
level-expert-is = { $level }, nivel 4 de 5, prueba varios planes contra muchas manos posibles.
level-master-is = { $level }, nivel 5 de 5, prueba todos los planes buenos contra las manos que los demás probablemente tienen, durante todo el tiempo para pensar.

level-beginner-is-further = { $level }, nivel 1 de 5, baja lo que puede y no mira lo que hacen los demás.
level-casual-is-further = { $level }, nivel 2 de 5, juega con reglas sencillas.
level-club-is-further = { $level }, nivel 3 de 5, juega con reglas algo mejores.
level-expert-is-further = { $level }, nivel 4 de 5, juega con buenas reglas y prueba unos pocos planes.
level-master-is-further = { $level }, nivel 5 de 5, juega con las mejores reglas y prueba planes durante todo el tiempo para pensar.

style-balanced = Equilibrado
style-builder = Constructor
style-runner = Veloz
style-freezer = Congelador
style-balanced-is = { $style } juega siempre lo mejor.
style-builder-is = { $style } busca canastas, sobre todo limpias, y se va tarde.
style-runner-is = { $style } baja pronto y se va pronto.
style-freezer-is = { $style } congela el pozo y lucha por él.

style-of-player = Estilo de juego de { $name }
style-of-partner = Estilo de juego de { $name } (en tu equipo)
name-at-seat = Nombre en el puesto { $seat }
name-at-seat-of-partner = Nombre en el puesto { $seat } (en tu equipo)
who-plays-player = { $name }: quién juega
who-plays-partner = { $name } (en tu equipo): quién juega

player-you = tú
players-against = { $before } contra { $next }
plan-in-short = { $game }: { $players }, { $length }
plan-impossible = { $game } con reglas que no son posibles. { $why }
first-game-easy = Una primera partida: { $players }, { $length }, rivales fáciles. Puedes cambiarla en “{ choose-game }”.
first-game-at-level = Una primera partida: { $players }, { $length }, rivales de nivel { $level }. Puedes cambiarla en “{ choose-game }”.
first-game-mixed = Una primera partida: { $players }, { $length }, rivales de varios niveles. Puedes cambiarla en “{ choose-game }”.
