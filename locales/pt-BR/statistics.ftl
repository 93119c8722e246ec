statistics-refused = Não é possível ler a biblioteca agora, então não há o que contar.
statistics-empty = Nada a contar ainda. Jogue uma rodada até o fim, e os seus números começam aqui.
save-table = Salvar como CSV
all-games = Todas as partidas
games-won = Partidas ganhas
by-rules = Regras
by-level = Adversários
by-player = Jogadores
won-games = Ganhas
share-won = Taxa
interval = Faixa provável
interval-note = Poucas partidas dizem pouco: a sorte decide muitas. A faixa mostra onde a sua taxa de vitórias muito provavelmente vai se firmar se você continuar jogando.
figures-of-hands = Rodadas
over-time = Pontos por rodada ao longo do tempo
course-games = Partidas
your-points = Seus pontos
their-points = Pontos deles
as-table = Em tabela
errors-and-luck = Erros e sorte
errors-over-time = Taxa de erro ao longo do tempo
luck-a-hand = Sorte por rodada
luck-over-time = Sorte por rodada ao longo do tempo
own-decisions = Decisões
reviewed-games = Partidas analisadas
errors-note = A taxa de erro é a chance de vitória que você perde, em média, em cada decisão. A taxa verdadeira está muito provavelmente dentro da faixa, que não é desenhada abaixo de 0.
luck-note = A sorte é quanto as suas cartas valeram em comparação com as que poderiam ter vindo, em chance de vitória. Ao longo de muitas rodadas ela se equilibra.
streaks = Séries
marked-hands = Rodadas para rever
points-look-back = { $points } pontos, rever a rodada { $hand }
best-hands = Suas melhores rodadas
worst-hands = Suas piores rodadas
achievements = Conquistas
achieved = Conquistada
not-achieved = Ainda não

statistics-note = { $hands ->
    [1] { $games ->
        [0] 1 rodada e nenhuma partida terminada neste aparelho.
        [1] 1 rodada e 1 partida terminada neste aparelho.
       *[other] 1 rodada e { $games } partidas terminadas neste aparelho.
    }
   *[other] { $games ->
        [0] { $hands } rodadas e nenhuma partida terminada neste aparelho.
        [1] { $hands } rodadas e 1 partida terminada neste aparelho.
       *[other] { $hands } rodadas e { $games } partidas terminadas neste aparelho.
    }
}
statistics-do-not-count = Treinos e partidas de arquivos não contam.
reading-games = Lendo as suas partidas…
counting-games = Contando as suas partidas…
games-left = { $count ->
    [1] falta 1 partida
   *[other] faltam { $count } partidas
}
several-levels = Vários níveis
against-people = Pessoas
with-player = Com { $name }
against-player = Contra { $name }
count-of = { $count } de { $all }
percent = { $share }%
percent-range = { $low }–{ $high }%
percent-of = { $share }% ({ $count } de { $all })
course-range = De { $low } a { $high } pontos
share-range = De { $low } a { $high }
no-game-reviewed = Nenhuma partida foi analisada ainda. Reveja uma partida e escolha “Análise”. A partir daí ela conta aqui.
games-reviewed = { $games ->
    [1] { $decisions ->
        [1] Uma partida foi analisada, com 1 decisão sua.
       *[other] Uma partida foi analisada, com { $decisions } decisões suas.
    }
   *[other] { $decisions ->
        [1] { $games } partidas foram analisadas, com 1 decisão sua.
       *[other] { $games } partidas foram analisadas, com { $decisions } decisões suas.
    }
}
only-reviewed-count = Aqui só contam partidas analisadas.

figure-your-points = Seus pontos por rodada
figure-their-points = Pontos deles por rodada
figure-natural = Canastras limpas por rodada
figure-mixed = Canastras sujas por rodada
figure-out = O seu lado bateu
figure-concealed = Dessas vezes, de mão
figure-they-out = Eles bateram
figure-opened = O seu lado abriu
figure-opening-round = Abertura na volta
figure-opening-points = Pontos da abertura
figure-piles = Lixos pegos por rodada
figure-pile-cards = Cartas do lixo
figure-largest-pile = Maior lixo
streak-now = Agora
streak-won = Mais vitórias seguidas
streak-lost = Mais derrotas seguidas
games-won-now = { $count ->
    [1] 1 vitória
   *[other] { $count } vitórias
}
games-lost-now = { $count ->
    [1] 1 derrota
   *[other] { $count } derrotas
}

achievement-natural = Limpeza
achievement-natural-how = Feche uma canastra limpa
achievement-quick-opening = Largada rápida
achievement-quick-opening-how = Abra na primeira volta de uma rodada
achievement-victory = Primeira vitória
achievement-victory-how = Vença uma partida
achievement-big-pile = Mãos cheias
achievement-big-pile-how = Pegue um lixo de 20 cartas ou mais
achievement-two-naturals = Limpeza em dobro
achievement-two-naturals-how = Feche duas canastras limpas em uma rodada
achievement-red-threes = Todos eles
achievement-red-threes-how = Ponha na mesa todos os três vermelhos, contando a seu favor
achievement-concealed = Do nada
achievement-concealed-how = Bata de mão
achievement-big-hand = Rodada e tanto
achievement-big-hand-how = Faça 2.000 pontos em uma rodada
achievement-five-canastas = Toca aqui
achievement-five-canastas-how = Feche cinco canastras em uma rodada
achievement-shutout = Sem chance
achievement-shutout-how = Bata antes que os outros tenham aberto
achievement-comeback = Virada
achievement-comeback-how = Vença uma partida depois de estar 1.500 pontos atrás
achievement-beat-master = Mata-gigantes
achievement-beat-master-how = Vença uma partida contra o Mestre
achievement-quoted = “{ $name }”
achieved-now = { $count ->
    [1] Nova conquista: { LIST($names) }.
   *[other] Novas conquistas: { LIST($names) }.
}

statistics-file-columns = data,regras,regras alteradas,meta,jogadores,resultado,total nosso,total deles,rodadas,pontos nossos,pontos deles,canastras limpas,canastras sujas,batemos,destas de mão,eles bateram,aberturas,voltas até abrir,pontos das aberturas,lixos pegos,cartas dos lixos,maior lixo,melhor rodada,pior rodada,rodadas analisadas,decisões analisadas,taxa de erro,sorte por rodada
statistics-file-result = { $state ->
    [won] ganha
    [lost] perdida
   *[begun] começada
}
