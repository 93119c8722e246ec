language = Idioma
search-settings = Buscar en los ajustes
reset = Restablecer
default-keys = Teclas iniciales
keys-note = Para cambiar una tecla, escribe otra en su campo. Con un lector de pantalla las teclas funcionan en modo foco; en modo exploración se queda con ellas.

key-arrows = Flechas, Inicio, Fin
key-arrows-does = Moverse por la mano
key-space = Espacio
key-space-does = Elegir la carta o quitarla; mientras juegan los demás, ir al paso siguiente
key-shift-arrow = Mayús y flecha
key-shift-arrow-does = Elegir varias cartas seguidas
key-alt-arrow = Alt y flecha
key-alt-arrow-does = Mover la carta dentro de la mano
key-enter = Enter
key-enter-does = Pulsar el botón resaltado; en el modo TV, elegir la carta
key-escape = Escape
key-escape-does = Quitar todas las cartas elegidas; cerrar una ventana
key-ranks = 4 a 9, 0 para el diez
key-ranks-does = Ir a la próxima carta de ese valor
key-courts = Mayús y J, Q, K, A
key-courts-does = Lo mismo con jota, dama, rey y as
key-wilds = 2, 3, Mayús y W
key-wilds-does = Lo mismo con doses, treses y jokers
key-ways = 1 a 9
key-ways-does = Elegir una de varias maneras
language-of-device = Como en este dispositivo ({ $language })

theme-system = Del sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Contraste

pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Al instante

patience-short = Corto
patience-normal = Normal
patience-long = Largo

felt-green = Verde
felt-blue = Azul
felt-plum = Ciruela
felt-slate = Pizarra

back-blue = Azul
back-red = Rojo
back-plain = Liso

size-small = Pequeño
size-normal = Normal
size-large = Grande

motion-slow = Lentas
motion-normal = Normales
motion-fast = Rápidas
motion-off = Ninguna

verbosity-brief = Breve
verbosity-normal = Normal
verbosity-full = Completo

sort-rank = Por valor
sort-own = A mi manera

switch-messages = Mostrar los mensajes del juego
switch-messages-does = Lo que hace cada jugador, en la parte de arriba de la mesa. Sin ellos, solo el dorso de sus cartas
switch-swap-buttons = Intercambiar los botones del ratón
switch-swap-buttons-does = El botón izquierdo añade a las cartas elegidas, el derecho elige una sola
switch-click-adds = Cada clic añade
switch-click-adds-does = Cada clic, con cualquier botón, añade una carta a las elegidas o la quita
switch-lite = Versión ligera
switch-lite-does = Sin figuras, sombras ni animaciones
switch-tv = Modo TV
switch-tv-does = Letra grande y márgenes seguros
switch-four-colour = Baraja de cuatro colores
switch-four-colour-does = Diamantes azules, tréboles verdes
switch-large-print = Cartas de letra grande
switch-large-print-does = Valores y palos tan grandes como permite la carta, sin figuras
switch-left-handed = Para zurdos
switch-left-handed-does = Botones a la izquierda
switch-whole-groups = Elegir grupos enteros
switch-whole-groups-does = Un clic en una carta elige todas las de su valor
switch-keys = Teclas de letras
switch-keys-does = Una sola tecla roba, baja, etcétera. La lista está en el menú, en Teclas
switch-auto-draw = Robar automáticamente
switch-auto-draw-does = Cuando no puedes hacer otra cosa
switch-look-through = Ver todo el pozo
switch-look-through-does = Regla de la casa: todos pueden mirar el pozo entero
switch-warn-discards = Avisar antes de descartar
switch-warn-discards-does = Con una carta elegida, dice qué puede hacer con ella el jugador siguiente, según lo que tú ves
switch-achievements = Logros
switch-achievements-does = Después de una ronda, una línea sobre lo que hiciste por primera vez
switch-sounds = Sonidos
switch-sounds-does = Cuando se mueven las cartas y cuando te toca
switch-captions = Subtítulos de los sonidos
switch-captions-does = Un texto corto en una esquina por cada sonido, como “♪ canasta”
switch-vibration = Vibración
switch-vibration-does = En pantallas táctiles: tu turno, una canasta y lo que no se puede hacer
switch-practice = Práctica
switch-practice-does = Deshacer sin límite. La partida cuenta como práctica
switch-open-hands = Manos a la vista
switch-open-hands-does = Todas las manos boca arriba, para aprender. La partida cuenta como práctica

setting-theme = Aspecto
setting-felt = Color de la mesa
setting-back = Dorso de las cartas
setting-card-size = Tamaño de las cartas
setting-text-size = Tamaño del texto
setting-pace = Ritmo de los demás
setting-patience = Tiempo para pensar
setting-motion = Animaciones de las cartas
setting-sort = Orden de la mano
setting-verbosity = Detalle del lector de pantalla

search-theme = modo oscuro noche negro blanco claro brillo colores tema apariencia
search-felt = fondo color paño tapete mantel
search-back = dibujo diseño reverso mazo baraja
search-card-size = más grande más chico más pequeño agrandar zoom naipes
search-text-size = letra fuente tipografía agrandar zoom leer más grande más chico
search-pace = velocidad rapidez bots máquina computadora ordenador rivales esperar lento rápido pausa
search-patience = bots máquina computadora ordenador fuerza dificultad nivel lento rápido espera
search-motion = velocidad movimiento animación volar lento rápido mareo
search-sort = ordenar acomodar organizar naipes
search-verbosity = ciego voz accesibilidad anuncios NVDA VoiceOver TalkBack
search-language = traducción español castellano inglés
search-messages = texto registro historial ocultar avisos
search-mouse = mouse ratón izquierdo derecho botón clic click selección
search-lite = rápido lento viejo batería rendimiento simple liviana
search-tv = televisor televisión tele control mando remoto pantalla grande flechas
search-four-colour = daltonismo daltónico colores palos
search-large-print = cartas grandes vista ojos baja visión
search-left-handed = zurdo zurda mano izquierda lado pulgar espejo
search-keys = teclado atajos letras
search-sounds = audio ruido volumen silencio mudo música
search-achievements = trofeos medallas premios estadísticas
search-captions = sordo sordera oír subtítulos
search-vibration = vibrar celular móvil teléfono
search-practice = volver atrás entrenar entrenamiento
search-open-hands = trampa ver cartas mostrar abiertas

settings-group-cards = Cartas y mesa
settings-group-pace = Ritmo y sonido
settings-group-help = Ayuda durante el juego
settings-group-language = Idioma y lectores de pantalla
settings-group-mouse = Ratón, teclas y TV

setting-value = { $label }: { $value }
switch-is-off = { $name }: no
no-setting-found = Ningún ajuste tiene estas palabras. Prueba con “color”, “velocidad” o “tamaño”.
settings-found = { $count ->
    [1] 1 ajuste
   *[other] { $count } ajustes
}

command-draw = Robar
command-take = Llevarse el pozo
command-lay = Bajar las cartas elegidas, o prepararlas
command-discard = Descartar la carta elegida
command-unstage = Recoger todos los grupos
command-undo = Deshacer
command-hint = Pista; otra vez, para mostrarla
command-keep = Quedarse con la última carta
command-ask = Preguntar “¿Puedo irme?”
command-yes = Responder que sí
command-no = Responder que no
command-hand = Leer mi mano
command-melds = Leer las combinaciones
command-pile = Leer el pozo y el mazo
command-scores = Leer las puntuaciones
command-minimum = Leer el mínimo para abrir
command-buttons = Leer lo que puedo hacer
command-repeat = Repetir
command-faster = Que los demás jueguen más rápido en esta vuelta
command-what-happened = Mostrar otra vez la última vuelta
command-pause = Detener a los demás
command-keys = Mostrar esta lista
