licences = Licencias del juego y de sus bibliotecas

about-game = Canasta para dos a ocho jugadores en tu navegador: sin conexión, sin cuenta, sin anuncios y sin servidor.
about-version = Versión { $version }. Software libre con licencia MIT o Apache-2.0.
game-is-saved = Tu partida se guarda solo en este dispositivo, y sigue ahí después de cerrar la página.

mouse-left-selects = Botón izquierdo: elige una sola carta. Botón derecho: añade una carta a las elegidas.
mouse-right-selects = Botón derecho: elige una sola carta. Botón izquierdo: añade una carta a las elegidas.
mouse-click-adds = Haz clic en una carta para añadirla a las elegidas o para quitarla.
mouse-lays = Baja las cartas elegidas con los botones debajo de tu mano, o con un clic en tu lado de la mesa.
finger-selects = Toca una carta para elegirla o quitarla, mantenla pulsada para verla grande, o arrástrala. Baja las cartas elegidas con los botones debajo de tu mano, o toca tu lado de la mesa.
keys-select = Las flechas pasan de un botón o una carta al siguiente. Enter pulsa un botón, o elige una carta o la quita.

pile-top-first = { CARDS-COUNT($count) }, primero la de arriba.
