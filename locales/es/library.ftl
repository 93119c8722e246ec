on-the-table = En la mesa
library-refused = Ahora no se puede leer la biblioteca: este navegador no responde, o en esta ventana no guarda nada de forma duradera. “Exportar e importar” guarda el registro de tu partida como archivo.
keep-games = Pedirle que las conserve
may-delete = El navegador puede borrar partidas cuando se quede sin espacio.
library-loading = Leyendo la biblioteca…
library-empty = Todavía no hay partidas. Cada partida aparece aquí desde tu primera jugada.
library-none-found = Ninguna partida coincide.{" "}
search-games = Título, jugador o reglas
list-state = En qué punto están
list-all = Todas
list-begun = Empezadas
list-finished = Terminadas
list-player = Jugador
list-any-player = Todos los jugadores
show-all-games = Mostrar todas las partidas
show-more = Mostrar más
edit-title = Cambiar título
game-title = Título
bring-games = Traer partidas
bring-games-note = Suelta registros o una biblioteca guardada en cualquier lugar de esta página, pégalos o elige archivos. No cambia nada de lo que hay aquí.
pasted-games = Registros o biblioteca pegados
game-files = Archivos con partidas
add-games = Traer
importing = Trayendo partidas…
stop-importing = Parar
claim-games = Estas eran mis partidas
claim-game = Esta era mi partida
disclaim-game = Esta no era mi partida

size-in-kb = { $size } kB
size-in-mb = { $size } MB

note-games = { $games ->
    [1] 1 partida.
   *[other] { $games } partidas.
}
note-size = { $size } en este dispositivo, con el programa.
note-games-and-size = { $games ->
    [1] 1 partida, { $size } en este dispositivo, con el programa.
   *[other] { $games } partidas, { $size } en este dispositivo, con el programa.
}
note-safari = { $games ->
    [1] Este navegador la borra tras siete días sin visita: pon la página en la pantalla de inicio, o guarda la biblioteca como archivo.
   *[other] Este navegador las borra tras siete días sin visita: pon la página en la pantalla de inicio, o guarda la biblioteca como archivo.
}
note-kept = { $games ->
    [1] El navegador la conserva hasta que tú la borres.
   *[other] El navegador las conserva hasta que tú las borres.
}
note-declined = { $games ->
    [1] El navegador no promete conservarla: guarda la biblioteca como archivo.
   *[other] El navegador no promete conservarlas: guarda la biblioteca como archivo.
}
note-not-promised = { $games ->
    [1] El navegador puede borrarla cuando se quede sin espacio.
   *[other] El navegador puede borrarlas cuando se quede sin espacio.
}
note-unreadable = { $games ->
    [1] Hay 1 partida más que esta versión no puede leer; no se ha borrado nada.
   *[other] Hay { $games } partidas más que esta versión no puede leer; no se ha borrado nada.
}
games-to-claim = { $games ->
    [1] 1 partida se jugó en otro dispositivo. Las partidas de archivos no cuentan en las estadísticas.
   *[other] { $games } partidas se jugaron en otro dispositivo. Las partidas de archivos no cuentan en las estadísticas.
}
games-in-all = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
some-games = { $games ->
    [1] { $found } de 1 partida
   *[other] { $found } de { $games } partidas
}

game-deleted = Borrada: { $game }.
game-restored = La partida está de vuelta.
file-is-empty = No contiene partidas.
import-done = { $clauses }.
came-none = No llegó ninguna partida
came-games = { $games ->
    [1] Llegó 1 partida
   *[other] Llegaron { $games } partidas
}
came-sheets = { $sheets ->
    [1] Llegó 1 hoja del anotador
   *[other] Llegaron { $sheets } hojas del anotador
}
came-both = { $games ->
    [1] { $sheets ->
        [1] Llegaron 1 partida y 1 hoja del anotador
       *[other] Llegaron 1 partida y { $sheets } hojas del anotador
    }
   *[other] { $sheets ->
        [1] Llegaron { $games } partidas y 1 hoja del anotador
       *[other] Llegaron { $games } partidas y { $sheets } hojas del anotador
    }
}
came-again = { $games ->
    [1] 1 ya estaba
   *[other] { $games } ya estaban
}
came-unreadable = { $games ->
    [1] 1 no se pudo leer
   *[other] { $games } no se pudieron leer
}
came-without-room = { $games ->
    [1] para 1 no hubo espacio
   *[other] para { $games } no hubo espacio
}
came-no-games = { $lines ->
    [1] 1 línea no era una partida
   *[other] { $lines } líneas no eran partidas
}
import-cut = El resto del archivo se dejó: hay demasiado que no son partidas.
import-stopped = Lo paraste; el resto no se leyó.
import-unread = El navegador no pudo leer el resto del archivo.
games-claimed = { $games ->
    [1] La partida cuenta como tuya.
   *[other] { $games } partidas cuentan como tuyas.
}
game-disclaimed = La partida ya no cuenta como tuya.
nothing-pasted = Primero pega un registro o una biblioteca guardada, o elige archivos.
game-is-gone = Esta partida ya no está: se borró en otra pestaña.
game-is-unreadable = Esta partida no se puede leer. No se ha cambiado.
game-not-read = El navegador no pudo leer ahora esta partida. No se ha cambiado nada; inténtalo más tarde.
game-not-stored = El navegador no lo guardó: quizá al dispositivo le falte espacio. Lo que había aquí sigue igual.
table-not-kept = La partida de la mesa no se pudo guardar, así que se queda ahí. Quizá al dispositivo le falte espacio.
read-so-far = { $read } de { $all }

side-against-side = { $own } contra { $others }
player-of-level = { $name } ({ $level })
sides-of-level = { $sides } · { $level }
only-people = Personas en un mismo dispositivo
rules-differ = { $count ->
    [1] 1 regla cambiada
   *[other] { $count } reglas cambiadas
}
game-practice = práctica
game-from-file = de un archivo
result-begun = ronda 1
result-in-hand = ronda { $hand }, { $own } a { $others }
result-won = ganada { $own } a { $others }
result-lost = perdida { $own } a { $others }
result-of-player = { $name }: { $result }
button-of-game = { $action }: { $game }
