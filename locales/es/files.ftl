look-at-record = Verlo
share-file = Compartir
download = Descargar
no-game = No hay ninguna partida.
record-note = Todos los repartos y todas las jugadas; de una ronda sin terminar, solo lo que vieron todos.
pasted = Registro o ajustes pegados
settings-file = Ajustes y tus propias reglas
record-file = Registro de esta partida
match-file = Pasar a otro dispositivo
match-file-note = La partida tal como está, también en mitad de una ronda. El archivo contiene las cartas ocultas, así que no lo leas. En el otro dispositivo, ábrelo más abajo.
open-file = Abrir una partida, un registro o ajustes
open-file-note = Pega el texto aquí o elige un archivo. Una partida de otro dispositivo entra en la biblioteca y sigue donde está. Un registro se abre como partida actual, contigo en el primer puesto, y si se guardó en mitad de una ronda sigue con el próximo reparto. O bien míralo, y la partida de la mesa espera.
set-aside = Apartado
set-aside-note = Lo que el juego no pudo leer cuando lo encontró, y partidas que la biblioteca no pudo guardar. Nada lo sobrescribe.
a-file = Archivo con un registro o ajustes
open = Abrir
files = Exportar e importar

button-of-settings = { $action ->
    [copy] Copiar los ajustes
    [share] Compartir los ajustes
   *[other] Descargar los ajustes
}
button-of-record = { $action ->
    [copy] Copiar el registro
    [share] Compartir el registro
   *[other] Descargar el registro
}
button-of-match = { $action ->
    [copy] Copiar la partida
    [share] Compartir la partida
   *[other] Descargar la partida
}
button-of-aside = { $action ->
    [try-again] Reintentar: { $name }
    [delete] Borrar: { $name }
   *[other] Descargar: { $name }
}

aside-game = Partida guardada { $number }
aside-text = Otro texto { $number }

was-copied = Copiado.
not-copied = Este navegador no deja copiar a la página. Descarga el texto, o selecciónalo donde se muestra y cópialo tú.
rules-kept = Guardadas como “{ $name }”. Puedes elegir estas reglas en Nueva partida.
not-stored = Este navegador no lo guardó: su almacenamiento está lleno o bloqueado. Vale mientras esta página siga abierta.
rules-lack-name = Primero pon un nombre a las reglas.
too-many-rules = Ya tienes cincuenta juegos de reglas: quita antes alguno.
name-taken = Ya hay otras reglas llamadas “{ $name }”: elige otro nombre.
code-used = Ahora están elegidas las reglas del código.
settings-imported = Los ajustes se han importado.
settings-and-rules-imported = { $count ->
    [1] Se han importado los ajustes y unas reglas propias.
   *[other] Se han importado los ajustes y { COUNT($count) } juegos de reglas propias.
}
record-loaded = { $hands ->
    [1] El registro está cargado, con una ronda. Ábrelo para seguir jugando, o míralo.
   *[other] El registro está cargado, con { COUNT($hands) } rondas. Ábrelo para seguir jugando, o míralo.
}
no-scenario = Un escenario contiene todas las cartas, así que solo se puede copiar de una ronda terminada.
aside-read = Ahora se puede leer, y se ha incorporado.
aside-unreadable = Esta versión no puede leerlo. Se queda aquí.
nothing-written = Primero pega un registro o unos ajustes, o elige un archivo.
no-such-file = Esto no son ajustes ni un registro de este juego. No se ha cambiado nada.
impossible-rules-in-file = Este texto contiene reglas que no son posibles. No se ha cambiado nada.
unknown-setting = Aquí no se conoce el ajuste “{ $name }” o su valor. No se ha cambiado nada.
bad-record = Línea { $line } del registro: { $error } No se ha cambiado nada.
record-of-begun-hand = Este registro se guardó en mitad de su primera ronda. Solo contiene lo que todos vieron de esa ronda, no las cartas ocultas, así que no se puede continuar. Guarda otra vez el registro cuando termine la ronda. No se ha cambiado nada.
record-without-deal = Este registro no contiene ninguna ronda repartida: no hay nada que mostrar ni continuar.
no-code-yet = Primero pega un código.
code-never-contains = Un código nunca contiene { $character }. No se ha cambiado nada.
character-quoted = “{ $letter }”
character-with-number = “{ $letter }” ({ $number })
code-mistyped = A este código le falta o le sobra una letra, o una está mal. No se ha cambiado nada.
code-is-newer = Este código viene de una versión más nueva del juego. No se ha cambiado nada.
code-is-impossible = Las reglas de este código no son posibles. { $why }
