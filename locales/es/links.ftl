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
link-none = En este texto no hay ningún enlace a cartas ni a una partida.
link-damaged = A este enlace le falta o le sobra una letra, o una está mal. Copia otra vez el enlace entero, o pide que te lo envíen de nuevo.
link-newer = El enlace viene de una versión más nueva del juego. Actualiza el juego y abre el enlace otra vez.
link-impossible = Las reglas de este enlace no son posibles. { $why }
link-unplayable = La ronda { $hand } de este enlace va contra las reglas.

no-link-position = Una partida que empezó en una posición no tiene enlace. Envía su registro como archivo.
no-link-long = Esta partida es demasiado larga para un enlace. Envía su registro como archivo.
no-link = Esta partida no tiene enlace. Envía su registro como archivo.

the-cards = Estas cartas
cards-note = El mismo reparto para que lo juegue otra persona, contra los mismos jugadores. Tu resultado va en el enlace y se muestra después del suyo. Va empaquetado, no en secreto.
cards-note-later = El mismo reparto para que lo juegue otra persona, como primera ronda de una partida. El enlace no lleva resultado.
send-back = Devolver
send-back-note = Las mismas cartas con tu resultado.

deal-title = ¿Jugar estas cartas?
sent-hands = { $hands ->
    [one] { $sender } te ha enviado una ronda de { $game }.
   *[other] { $sender } te ha enviado { COUNT($hands, gender: "f") } rondas de { $game }.
}
sent-match = { $sender } te ha enviado una partida de { $game }.
result-after = { $sender } ha jugado estas cartas. Ese resultado se muestra cuando tú las hayas jugado.
unknown-bot = Uno de los jugadores es un bot que esta versión no conoce. En su lugar juega { $level }, así que los resultados dicen menos.
play-it = Jugar

compare = Resultado
results-title = Las mismas cartas
compared-more = { $points ->
    [one] Has hecho un punto más que { $sender }.
   *[other] Has hecho { $points } puntos más que { $sender }.
}
compared-less = { $points ->
    [one] Has hecho un punto menos que { $sender }.
   *[other] Has hecho { $points } puntos menos que { $sender }.
}
compared-equal = Has hecho tantos puntos como { $sender }.
result-packed = El otro resultado viene del enlace. Va empaquetado, no en secreto, y nada muestra si alguien lo ha cambiado.

qr = Código QR
qr-label = Código QR del enlace
qr-too-long = El enlace es demasiado largo para un código QR.
game-from-link = de un enlace
