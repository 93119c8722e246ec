no-undo-yet = No hay nada que deshacer: todavía no has hecho nada en esta ronda.
nobody-played = Todavía no ha jugado nadie.
nobody-played-since = Nadie ha jugado desde tu último turno.
parts-missing-head = { parts-missing }.
no-randomness = No se pueden mezclar las cartas.
no-randomness-note = Este navegador no ofrece números aleatorios. No se ha cambiado nada.
bots-never-started = No se pudo iniciar el programa de los bots.
bots-stopped = El programa de los bots se detuvo.
bots-note = Todos menos Principiante, y las pistas, siguen con reglas sencillas y rápidas y son más débiles. El próximo reparto lo inicia otra vez.
plays-apart = Esta pestaña juega aparte.
plays-apart-note = La partida de la otra pestaña sigue allí. Las partidas de esta pestaña van solo a la biblioteca. Los ajustes y las reglas no se guardan hasta que sigas aquí.
open-elsewhere = Esta partida también está abierta en otra pestaña y continuó allí.
open-elsewhere-note = Juega en una sola pestaña. Para seguir desde allí, recarga esta página.

damaged-newer = La partida guardada es de una versión más nueva de este juego.
damaged-newer-note = Se apartó en este dispositivo, en “{ files }”, y se intentará otra vez después de la próxima actualización.
damaged-changed = La partida guardada no es la que se guardó: algo la ha cambiado.
damaged-changed-note = Puedes seguir con ella tal como está. Una copia se apartó en este dispositivo, en “{ files }”.
damaged-unreadable = La partida guardada no se pudo leer.
damaged-record = La partida guardada está dañada desde la línea { $line }: { $error }
damaged-kept = Se apartó en este dispositivo, en “{ files }”, donde nada la sobrescribe.
damaged-intact-actions = { $actions ->
    [1] Puedes seguir desde la parte intacta: la primera acción de la ronda. El texto dañado se apartó en este dispositivo, en “{ files }”.
   *[other] Puedes seguir desde la parte intacta: las primeras { $actions } acciones de la ronda. El texto dañado se apartó en este dispositivo, en “{ files }”.
}
damaged-intact-hands = { $hands ->
    [1] Puedes seguir desde la parte intacta: 1 ronda terminada. El texto dañado se apartó en este dispositivo, en “{ files }”.
   *[other] Puedes seguir desde la parte intacta: { $hands } rondas terminadas. El texto dañado se apartó en este dispositivo, en “{ files }”.
}
damaged-intact-both = { $hands ->
    [1] { $actions ->
        [1] Puedes seguir desde la parte intacta: 1 ronda terminada y 1 acción de la siguiente. El texto dañado se apartó en este dispositivo, en “{ files }”.
       *[other] Puedes seguir desde la parte intacta: 1 ronda terminada y { $actions } acciones de la siguiente. El texto dañado se apartó en este dispositivo, en “{ files }”.
    }
   *[other] { $actions ->
        [1] Puedes seguir desde la parte intacta: { $hands } rondas terminadas y 1 acción de la siguiente. El texto dañado se apartó en este dispositivo, en “{ files }”.
       *[other] Puedes seguir desde la parte intacta: { $hands } rondas terminadas y { $actions } acciones de la siguiente. El texto dañado se apartó en este dispositivo, en “{ files }”.
    }
}

settings-damaged-note = Vuelven a sus valores iniciales; los demás no cambian.
rules-left = { $count ->
    [0] no queda ningún juego de reglas. El texto dañado se apartó en este dispositivo, en “{ files }”.
    [1] queda un juego de reglas. El texto dañado se apartó en este dispositivo, en “{ files }”.
   *[other] quedan { COUNT($count) } juegos de reglas. El texto dañado se apartó en este dispositivo, en “{ files }”.
}
plan-damaged = No se pudo leer lo que elegiste para la próxima partida.
plan-damaged-note = El texto dañado se apartó en este dispositivo, en “{ files }”.
value-damaged = { $value ->
    [days] No se pudieron leer algunos resultados de las rondas del día.
    [duplicate] No se pudieron leer algunos duplicados.
    [friends] No se pudo leer tu mesa con amigos.
    [lesson] No se pudo leer hasta dónde llegaste en la ronda guiada.
    [drills] No se pudieron leer algunas respuestas de los ejercicios.
    [achievements] No se pudieron leer algunos logros.
    [mistakes] No se pudieron leer algunos de tus ejercicios.
    [score-sheets] No se pudieron leer tus hojas del anotador.
    [settings] No se pudieron leer algunos ajustes.
    [rules] No se pudieron leer algunas de tus propias reglas.
    [plan] No se pudo leer parte de lo que elegiste para la próxima partida.
   *[game] No se pudo leer.
}
value-damaged-note = Se usa lo que se puede leer. El texto entero se apartó en este dispositivo, en “{ files }”.
value-newer = { $value ->
    [days] Los resultados de las rondas del día los guardó una versión más nueva de este juego.
   *[other] Una parte de tu progreso la guardó una versión más nueva de este juego.
}
value-newer-note = Nada de eso cambia, y volverá con la próxima actualización. Hasta entonces no se le añade nada nuevo.
not-set-aside = { $value ->
    [days] No se pudieron leer algunos resultados de las rondas del día, y no hay sitio para una copia.
    [duplicate] No se pudieron leer algunos duplicados, y no hay sitio para una copia.
    [friends] No se pudo leer tu mesa con amigos, y no hay sitio para una copia.
    [lesson] No se pudo leer hasta dónde llegaste en la ronda guiada, y no hay espacio para una copia.
    [drills] No se pudieron leer algunas respuestas de los ejercicios, y no hay espacio para una copia.
    [achievements] No se pudieron leer algunos logros, y no hay espacio para una copia.
    [mistakes] No se pudieron leer algunos de tus ejercicios, y no hay espacio para una copia.
    [score-sheets] No se pudieron leer tus hojas del anotador, y no hay espacio para una copia.
    [settings] No se pudieron leer algunos ajustes, y no hay espacio para una copia.
    [rules] No se pudieron leer algunas de tus propias reglas, y no hay espacio para una copia.
    [plan] No se pudo leer lo que elegiste para la próxima partida, y no hay espacio para una copia.
   *[game] No se pudo leer la partida guardada, y no hay espacio para una copia.
}
not-set-aside-note = { $value ->
    [game] Guarda el texto dañado como archivo. Hasta entonces se queda como está, y tu partida no se guarda.
    [settings] Guarda el texto dañado como archivo. Hasta entonces se queda como está, y los ajustes cambiados no se guardan.
    [rules] Guarda el texto dañado como archivo. Hasta entonces se queda como está, y las reglas nuevas no se guardan.
    [plan] Guarda el texto dañado como archivo. Hasta entonces se queda como está, y lo que elijas no se guarda.
    [score-sheets] Guarda el texto dañado como archivo. Hasta entonces se queda como está, y las hojas nuevas no se guardan.
   *[other] Guarda el texto dañado como archivo. Hasta entonces se queda como está, y lo que avances no se guarda.
}
readable-again = Una partida apartada ya se puede leer.
readable-again-note = Ábrela en “{ files }”.

new-version = Hay una nueva versión del juego.
new-version-note = Actualiza ahora, o se usará la próxima vez que lo abras. Tu partida sigue en cualquier caso.
nothing-saved = Este navegador no guarda nada de esta página.
nothing-saved-note = Puedes jugar, pero la partida se pierde al cerrar la página.
nothing-saved-file = Puedes jugar, pero la partida se pierde al cerrar la página. Guárdala antes como archivo.
changes-not-saved = Este navegador no pudo guardar tus últimos cambios.
changes-not-saved-note = Valen mientras esta página siga abierta, y se intenta otra vez. Tu partida está guardada.
actions-not-saved = Este navegador no puede guardar la partida después de cada acción: su almacenamiento está lleno o bloqueado.
actions-not-saved-note = La biblioteca la tiene hasta tu último turno, y la ofrece cuando recargues la página.
game-not-kept = La biblioteca no pudo guardar esta partida.
game-not-kept-note = Se intenta otra vez después de cada turno. Antes de que otra ocupe su lugar, se te pregunta.
game-not-kept-saved = Está guardada en la mesa hasta que otra partida ocupe su lugar; antes se te pregunta. Se intenta otra vez después de cada turno.
last-game-not-kept = La biblioteca no pudo guardar tu última partida.
last-game-not-kept-note = Se intenta otra vez mientras esta página siga abierta. Guárdala como archivo.
nothing-stores-game = Esta partida no se guarda en ningún sitio.
nothing-stores-game-note = Se pierde al cerrar la página. Se intenta otra vez después de cada turno.
library-has-more = La biblioteca tiene más de una partida que lo que se guardó aquí.
library-has-more-note = { $game }. No se pierde nada de ella: sigue desde ahí.
games-deleted-soon = Este navegador borra tus partidas tras siete días sin visita.
games-deleted-soon-note = Pon la página en la pantalla de inicio (en un Mac, en el Dock): allí se conservan. Esa aplicación empieza sin ellas, así que antes guarda la biblioteca como archivo y tráela allí.
app-without-games = Esta aplicación empieza sin las partidas del navegador.
app-without-games-note = Siguen allí: guarda la biblioteca como archivo en el navegador y tráela aquí.

undo-own-draw = Ya viste lo que robaste: deshacer sería aprovecharlo. El ajuste Práctica lo permite.
undo-hand-ended = La ronda terminó: deshacer sería aprovechar las cartas que se mostraron.
undo-since-laid = Después { $name } bajó { CARDS($cards) }: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
undo-since-took = Después { $name } se llevó el pozo con { CARDS($cards) }: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
undo-since-discarded = Después { $name } descartó { CARDS($card) }: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
undo-since-threes = Después { $name } robó { CARDS($threes) }: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
undo-since-asked = Después { $name } preguntó { may-i-go-out }: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
undo-since-answered = Después { $name } te respondió: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
undo-since-played = Después { $name } jugó: deshacer sería aprovechar lo que viste. El ajuste Práctica lo permite.
unaided = Esta ronda cuenta, así que no hay pistas.
