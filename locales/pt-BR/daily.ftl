day-note = Uma rodada por dia em três jogos, com as mesmas cartas e os mesmos adversários para todos. Vale a primeira tentativa: sem dicas, e só dá para desfazer enquanto você não viu nada novo.
day-not-played = ainda não jogada
day-begun = começada: continue
day-played = jogada
day-lost = primeira tentativa começada e perdida: jogue de novo
day-looking = procurando sua tentativa…
day-played-of = { $count } de { $all } jogadas
day-two = Dois jogadores
day-four = Quatro jogadores
day-further = Outro jogo
day-deal = { $kind }: { $rules }
day-lead-only = sua vantagem { $lead }
day-lead-and-par = sua vantagem { $lead }, par { $par }
day-before = O dia anterior
day-after = O dia seguinte
day-early = A primeira rodada é a de
day-other-day = Esse dia não tem rodada; esta é a mais próxima.
day-link-date = O link não indica nenhum dia do calendário. Este é o de hoje.
day-link-game = O link não indica nenhuma das rodadas de um dia. Estas são as de hoje.
day-back-to-match = Voltar à sua partida
day-history = Seus dias
day-calendar = Os dias deste mês
day-cell = { $count ->
    [0] não jogada
    [one] 1 rodada jogada
    [many] { $count } de rodadas jogadas
   *[other] { $count } rodadas jogadas
}
day-streak = Seguidos
day-days = { $count ->
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}
day-deals-played = Rodadas jogadas
day-mean-against-par = Média em relação ao par
day-streak-note = Um dia conta se você joga nele uma das suas rodadas. Um dia perdido por semana é perdoado.
day-lead-note = vantagem sobre a outra dupla
day-own-points = Seus pontos
day-par = Par
day-interval = { $points } ± { $within }
day-par-underway = { $done } de { $all } vezes …
day-no-par = não dá para calcular agora
day-above-par = Em relação ao par
day-luck = Sorte das cartas
day-without-luck = Vantagem sem a sorte
day-bots = Bots
day-bots-of-day = os mesmos para todos ({ $name })
day-bots-thumb = regras práticas, porque o programa dos bots não funcionou: outros tiveram bots mais fortes
day-par-note = O par é a vantagem média do bot mais forte no seu lugar. Ele joga a mesma rodada só oito vezes, por isso o par é aproximado: o número depois de ± diz quanto ele pode se desviar. A sorte das cartas é o que elas valiam diante das que poderiam ter vindo.
day-course = Andamento da rodada: depois de { $ahead } das suas vezes sua dupla estava à frente na mesa, depois de { $level } empatada, depois de { $behind } atrás.
day-costliest = A decisão que mais custou
day-look = Rever
day-again = Jogar de novo
day-others = Outras rodadas
day-send = Enviar o resultado
day-picture = Enviar como imagem
day-copy = Copiar
day-sent-title = { $game }, rodada do dia { $date }: { $kind }
day-sent = { $points } pontos, vantagem { $lead }
day-sent-with-par = { $points } pontos, vantagem { $lead }, par { $par }
day-origin = rodada do dia de { $date }
day-origin-again = rodada do dia de { $date }, tentativa { $number }
