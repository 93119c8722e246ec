review-hand = Analisar esta rodada
natural-canastas = Canastras limpas
mixed-canastas = Canastras sujas
no-game-yet = Nenhuma partida começou ainda.
no-hand-yet = Nenhuma rodada terminou ainda.
best-of-hand = O melhor da rodada
no-cards-left = Nenhuma carta na mão
count-at-once = Contar de uma vez
penalties = Penalidades
extras = Outros bônus

hand-went-out = { $side ->
    [we] Rodada { $hand }: nós batemos
    [they] Rodada { $hand }: eles bateram
    [you] Rodada { $hand }: você bateu
    [player] Rodada { $hand }: { $side } bateu
   *[other] Rodada { $hand }: { $side } bateram
}
hand-went-out-concealed = { $side ->
    [we] Rodada { $hand }: nós batemos de mão
    [they] Rodada { $hand }: eles bateram de mão
    [you] Rodada { $hand }: você bateu de mão
    [player] Rodada { $hand }: { $side } bateu de mão
   *[other] Rodada { $hand }: { $side } bateram de mão
}
hand-stock-ran-out = Rodada { $hand }: o monte acabou
hand-ended-by-three = Rodada { $hand }: terminou com um três
hand-was-special = Rodada { $hand }: saiu uma mão especial
hand-result = { $title }: { $totals }
totals-to = { $before }{"\u00A0"}a{"\u00A0"}{ $next }

is-tie = Empate.
side-leads = { $side ->
    [we] Estamos { $margin } na frente.
    [they] Eles estão { $margin } na frente.
    [you] Você está { $margin } na frente.
    [player] { $side } está { $margin } na frente.
   *[several] { $side } estão { $margin } na frente.
}
game-is-practice = Esta partida é treino.
winner-you = Você
match-won = { $side ->
    [we] Vencemos por { $margin }
    [they] Eles venceram por { $margin }
    [you] Você venceu por { $margin }
    [player] { $side } venceu por { $margin }
   *[several] { $side } venceram por { $margin }
}
match-note = { $count ->
    [1] Depois de uma rodada, { $goal }.
   *[other] Depois de { $count } rodadas, { $goal }.
}
match-note-practice = { $count ->
    [1] Depois de uma rodada, { $goal } (treino).
   *[other] Depois de { $count } rodadas, { $goal } (treino).
}
hands-note = { $count ->
    [1] Depois de uma rodada.
   *[other] Depois de { $count } rodadas.
}
hands-note-practice = { $count ->
    [1] Depois de uma rodada (treino).
   *[other] Depois de { $count } rodadas (treino).
}
total-of = { $side ->
    [we] Nós { $points }
    [they] Eles { $points }
    [you] Você { $points }
   *[other] { $side } { $points }
}
points-of-side = { $side ->
    [we] nós { $points }
    [they] eles { $points }
    [you] você { $points }
   *[other] { $side } { $points }
}

goes-out = { $who ->
    [you] Você bateu!
   *[other] { $who } bateu!
}
goes-out-concealed = { $who ->
    [you] Você bateu de mão!
   *[other] { $who } bateu de mão!
}
lays-special = { $who ->
    [you] Você baixou uma mão especial!
   *[other] { $who } baixou uma mão especial!
}
stock-used-up = O monte acabou
three-ends-hand = Um três encerra a rodada

stock-ends-story = O monte acabou, e ninguém bateu.
special-story = As catorze cartas formam uma mão especial, que encerra a rodada.
three-story = { $three ->
    [red] { $who ->
        [you] A última carta do monte que você comprou era um três vermelho, e nenhuma carta o substitui.
       *[other] A última carta do monte, que { $who } comprou, era um três vermelho, e nenhuma carta o substitui.
    }
    [black] { $who ->
        [you] A última carta do monte que você comprou era um três preto, e nenhuma carta o substitui.
       *[other] A última carta do monte, que { $who } comprou, era um três preto, e nenhuma carta o substitui.
    }
   *[any] { $who ->
        [you] A última carta do monte que você comprou era um três, e nenhuma carta o substitui.
       *[other] A última carta do monte, que { $who } comprou, era um três, e nenhuma carta o substitui.
    }
}
concealed-story = { $who ->
    [you] Você baixou a mão inteira de uma vez, { $points } pontos, sem ter baixado nada antes.
   *[other] { $who } baixou a mão inteira de uma vez, { $points } pontos, sem ter baixado nada antes.
}
concealed-story-free = { $who ->
    [you] Você baixou a mão inteira de uma vez, sem ter baixado nada antes.
   *[other] { $who } baixou a mão inteira de uma vez, sem ter baixado nada antes.
}
out-discards = { $who ->
    [you] Você descartou a última carta: { CARDS($card) }.
   *[other] { $who } descartou a última carta: { CARDS($card) }.
}
out-plays = { $who ->
    [you] Você jogou a última carta.
   *[other] { $who } jogou a última carta.
}
out-takes = { $who ->
    [you] Você pegou o lixo e baixou todas as cartas.
   *[other] { $who } pegou o lixo e baixou todas as cartas.
}
out-takes-and-discards = { $who ->
    [you] Você pegou o lixo, baixou { CARDS-IN-WORDS($count) } e descartou a última.
   *[other] { $who } pegou o lixo, baixou { CARDS-IN-WORDS($count) } e descartou a última.
}
out-lays-and-discards = { $who ->
    [you] Você baixou { CARDS-IN-WORDS($count) } e descartou a última.
   *[other] { $who } baixou { CARDS-IN-WORDS($count) } e descartou a última.
}
out-closes-and-discards = { $who ->
    [you] Você fechou { LIST($melds) } e descartou a última carta.
   *[other] { $who } fechou { LIST($melds) } e descartou a última carta.
}
out-last-close = { $owner ->
    [reader] { $count ->
        [1] A sua última carta fechou { LIST($melds) }.
       *[other] As suas últimas { COUNT($count, gender: "f") } cartas fecharam { LIST($melds) }.
    }
    [partner] { $count ->
        [1] A última carta do seu parceiro fechou { LIST($melds) }.
       *[other] As últimas { COUNT($count, gender: "f") } cartas do seu parceiro fecharam { LIST($melds) }.
    }
   *[named] { $count ->
        [1] A última carta de { $name } fechou { LIST($melds) }.
       *[other] As últimas { COUNT($count, gender: "f") } cartas de { $name } fecharam { LIST($melds) }.
    }
}
out-last-are = { $owner ->
    [reader] { $count ->
        [1] A sua última carta foi um jogo de { CARDS($meld, case: "of") }.
       *[other] As suas últimas { COUNT($count, gender: "f") } cartas formaram um jogo de { CARDS($meld, case: "of") }.
    }
    [partner] { $count ->
        [1] A última carta do seu parceiro foi um jogo de { CARDS($meld, case: "of") }.
       *[other] As últimas { COUNT($count, gender: "f") } cartas do seu parceiro formaram um jogo de { CARDS($meld, case: "of") }.
    }
   *[named] { $count ->
        [1] A última carta de { $name } foi um jogo de { CARDS($meld, case: "of") }.
       *[other] As últimas { COUNT($count, gender: "f") } cartas de { $name } formaram um jogo de { CARDS($meld, case: "of") }.
    }
}
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] A sua última carta entrou { LIST($melds, case: "to") }.
       *[other] As suas últimas { COUNT($count, gender: "f") } cartas entraram { LIST($melds, case: "to") }.
    }
    [partner] { $count ->
        [1] A última carta do seu parceiro entrou { LIST($melds, case: "to") }.
       *[other] As últimas { COUNT($count, gender: "f") } cartas do seu parceiro entraram { LIST($melds, case: "to") }.
    }
   *[named] { $count ->
        [1] A última carta de { $name } entrou { LIST($melds, case: "to") }.
       *[other] As últimas { COUNT($count, gender: "f") } cartas de { $name } entraram { LIST($melds, case: "to") }.
    }
}

natural-canasta-of = Canastra limpa de { CARDS($meld, case: "of") }
mixed-canasta-of = Canastra suja de { CARDS($meld, case: "of") }
complete-sequence = Completa: { CARDS($meld) }
canasta-of = Canastra de { CARDS($meld, case: "of") }
meld-of = Jogo de { CARDS($meld, case: "of") }

this-hand-scores = Nesta rodada: { $points }.
total-scores = Total: { $points }.
total-was = antes { $points }
pad-hand = Rodada { $hand }
pad-hand-of = Rodada { $hand } de { $deals }
open-hand-out = bateu
open-hand-you = Você

story-best-hand = Melhor rodada
story-largest-lead = Maior vantagem
story-lead = A liderança
story-canastas = Canastras
story-decided = O que decidiu
story-going-out = Batidas
story-best-hand-is = { $side ->
    [we] Nós na rodada { $hand }: { $points }
    [they] Eles na rodada { $hand }: { $points }
    [you] Você na rodada { $hand }: { $points }
   *[other] { $side } na rodada { $hand }: { $points }
}
story-largest-lead-is = { $side ->
    [we] Nós depois da rodada { $hand }: { $points }
    [they] Eles depois da rodada { $hand }: { $points }
    [you] Você depois da rodada { $hand }: { $points }
   *[other] { $side } depois da rodada { $hand }: { $points }
}
story-took-lead = { $side ->
    [we] Nossa de vez a partir da rodada { $hand }
    [they] Deles de vez a partir da rodada { $hand }
    [you] Sua de vez a partir da rodada { $hand }
   *[other] De { $side }, de vez, a partir da rodada { $hand }
}
story-took-lead-after = { $side ->
    [we] Nossa de vez a partir da rodada { $hand }, depois de { COUNT($count, gender: "f") } trocas
    [they] Deles de vez a partir da rodada { $hand }, depois de { COUNT($count, gender: "f") } trocas
    [you] Sua de vez a partir da rodada { $hand }, depois de { COUNT($count, gender: "f") } trocas
   *[other] De { $side }, de vez, a partir da rodada { $hand }, depois de { COUNT($count, gender: "f") } trocas
}
story-always-ahead = { $side ->
    [we] Nós estivemos na frente do começo ao fim
    [they] Eles estiveram na frente do começo ao fim
    [you] Você esteve na frente do começo ao fim
    [player] { $side } esteve na frente do começo ao fim
   *[several] { $side } estiveram na frente do começo ao fim
}
story-canastas-of = { $side ->
    [we] Nós { $canastas }
    [they] Eles { $canastas }
    [you] Você { $canastas }
   *[other] { $side } { $canastas }
}
story-canastas-of-next = { $side ->
    [we] nós { $canastas }
    [they] eles { $canastas }
    [you] você { $canastas }
   *[other] { $side } { $canastas }
}
no-canastas = nenhuma
canastas-natural = { $count ->
    [1] 1 limpa
   *[other] { $count } limpas
}
canastas-mixed = { $count ->
    [1] 1 suja
   *[other] { $count } sujas
}
canastas-sequence = { $count } em sequência
canastas-wild = { $count } de curingas
decided-points = { $what }: { $points }
decided-canastas = canastras
decided-melded = cartas na mesa
decided-in-hand = cartas que ficaram na mão
decided-threes = três vermelhos
decided-going-out = batidas
decided-penalties = penalidades
decided-extras = outros bônus
decided-special = uma mão especial
went-out-times = { $who ->
    [you] { $count ->
        [1] você uma vez
       *[other] você { COUNT($count, gender: "f") } vezes
    }
   *[other] { $count ->
        [1] { $who } uma vez
       *[other] { $who } { COUNT($count, gender: "f") } vezes
    }
}
went-out-name = { $who ->
    [you] você
   *[other] { $who }
}
nobody-went-out = Ninguém

ready-for-more = Que tal um desafio maior?
another-try = Tentar de novo contra os mesmos jogadores, ou antes uma partida mais fácil?
play-against = Jogar contra { $level }
