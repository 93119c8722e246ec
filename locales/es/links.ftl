send = Enviar…
send-note = Esta partida como enlace
send-title = Enviar
send-later = Una partida se puede enviar cuando termina una de sus rondas.
your-name = Tu nombre
name-note = Aparece en lo que envías, en lugar de “Tú”.
the-game = Esta partida
game-note = Todas las jugadas, para verlas. Una partida entera da un enlace largo, que algunos chats cortan: envía allí su registro como archivo.
keep = Guardar esta partida
keep-note = Va a la biblioteca de este dispositivo.
keep-button = A la biblioteca

link-refused = Este enlace no se puede abrir
link-refused-kept = En este dispositivo no se ha cambiado nada.
link-damaged = A este enlace le falta o le sobra una letra, o una está mal. Copia otra vez el enlace entero, o pide que te lo envíen de nuevo.
link-newer = El enlace viene de una versión más nueva del juego. Actualiza el juego y abre el enlace otra vez.
link-impossible = Las reglas de este enlace no son posibles. { $why }
link-unplayable = La ronda { $hand } de este enlace va contra las reglas.

no-link-position = Una partida que empezó en una posición no tiene enlace. Envía su registro como archivo.
no-link-long = Esta partida es demasiado larga para un enlace. Envía su registro como archivo.
no-link = Esta partida no tiene enlace. Envía su registro como archivo.
