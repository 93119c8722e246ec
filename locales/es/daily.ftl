day-note = Una ronda al día en tres juegos, con las mismas cartas y los mismos rivales para todos. Cuenta el primer intento: sin pistas, y solo puedes deshacer mientras no hayas visto nada nuevo.
day-not-played = sin jugar
day-begun = empezada: sigue
day-played = jugada
day-lost = primer intento empezado y perdido: juega otra vez
day-looking = buscando tu intento…
day-played-of = { $count } de { $all } jugadas
day-two = Dos jugadores
day-four = Cuatro jugadores
day-further = Otro juego
day-deal = { $kind }: { $rules }
day-lead-only = tu ventaja { $lead }
day-lead-and-par = tu ventaja { $lead }, par { $par }
day-before = El día anterior
day-after = El día siguiente
day-early = La primera ronda es la del
day-other-day = Ese día no tiene ronda; esta es la más cercana.
day-link-date = El enlace no nombra ningún día del calendario. Este es el de hoy.
day-link-game = El enlace no nombra ninguna de las rondas de un día. Estas son las de hoy.
day-back-to-match = Volver a tu partida
day-history = Tus días
day-calendar = Los días de este mes
day-cell = { $count ->
    [0] sin jugar
    [one] 1 ronda jugada
    [many] { $count } rondas jugadas
   *[other] { $count } rondas jugadas
}
day-streak = Seguidos
day-days = { $count ->
    [one] 1 día
    [many] { $count } días
   *[other] { $count } días
}
day-deals-played = Rondas jugadas
day-mean-against-par = Media respecto al par
day-streak-note = Un día cuenta si juegas ese mismo día una de sus rondas. Se perdona un día perdido a la semana.
day-lead-note = ventaja sobre el otro equipo
day-own-points = Tus puntos
day-par = Par
day-interval = { $points } ± { $within }
day-par-underway = { $done } de { $all } jugadas …
day-no-par = ahora no se puede calcular
day-above-par = Respecto al par
day-luck = Suerte de las cartas
day-without-luck = Ventaja sin suerte
day-bots = Bots
day-bots-of-day = los mismos para todos ({ $name })
day-bots-thumb = reglas sencillas, porque el programa de los bots no funcionó: otros tuvieron bots más fuertes
day-par-note = El par es la ventaja media del bot más fuerte en tu sitio. Juega la misma ronda solo ocho veces, así que el par es aproximado: el número tras ± dice cuánto puede desviarse. La suerte de las cartas es lo que valían frente a las que podrían haber salido.
day-course = Curso de la ronda: tras { $ahead } de tus turnos tu equipo iba por delante en la mesa, tras { $level } igualado, tras { $behind } por detrás.
day-costliest = La decisión que más costó
day-look = Verla
day-again = Jugarla otra vez
day-others = Otras rondas
day-send = Enviar el resultado
day-picture = Enviar como imagen
day-copy = Copiar
day-sent-title = { $game }, ronda del día { $date }: { $kind }
day-sent = { $points } puntos, ventaja { $lead }
day-sent-with-par = { $points } puntos, ventaja { $lead }, par { $par }
day-origin = ronda del día del { $date }
day-origin-again = ronda del día del { $date }, intento { $number }
