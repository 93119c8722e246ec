mistakes-play = Errores de tus partidas
mistakes-none-known = Analiza una partida terminada. Sus errores te esperarán aquí, para jugarlos otra vez.
mistakes-due = { $count ->
    [1] Un error espera un plan mejor.
   *[other] { $count } errores esperan un plan mejor.
}
mistakes-in-days = { $days ->
    [1] Hoy no hay nada que corregir. El próximo error vuelve mañana.
   *[other] Hoy no hay nada que corregir. El próximo error vuelve dentro de { $days } días.
}
mistakes-all-repaired = Todos los errores están corregidos. Analiza otra partida para encontrar más.
