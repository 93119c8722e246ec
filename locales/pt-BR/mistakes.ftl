mistakes-play = Erros das suas partidas
mistakes-none-known = Analise uma partida terminada. Os erros dela esperam aqui, para você jogar de novo.
mistakes-due = { $count ->
    [1] Um erro espera por um plano melhor.
   *[other] { $count } erros esperam por um plano melhor.
}
mistakes-in-days = { $days ->
    [1] Nada a corrigir hoje. O próximo erro volta amanhã.
   *[other] Nada a corrigir hoje. O próximo erro volta daqui a { $days } dias.
}
mistakes-all-repaired = Todos os erros foram corrigidos. Analise outra partida para encontrar mais.
