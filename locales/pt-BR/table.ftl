done-by-you = você
done-here = pronto
copy-position = Copiar a posição como cenário
ok = OK
dismiss = Dispensar
update-now = Atualizar agora
later = Depois
install = Instalar
no-thanks = Agora não
paused = Em pausa.
paused-others = Em pausa: os demais esperam depois da sua vez.
draw-or-take = Compre do monte ou pegue o lixo.
take-or-end = Pegue o lixo ou encerre a rodada.
must-take = É preciso pegar o lixo.
must-end = O monte acabou: encerre a rodada.
must-draw = Sua vez: compre.
meld-or-discard = Baixe, ou escolha uma carta para descartar.
scores = Placar
hint = Dica
thinking-about-hint = Pensando numa dica…
show-it = Mostrar
open-hand = Mão aberta
open-hand-and-foot = Mão e pé abertos
no-melds = Nenhum jogo ainda
kind-natural = Limpa
kind-sequence = Sequência
all-news = Todas as novidades
first-canasta = A primeira canastra!
lay-special-hand = Baixar uma mão especial
kind-wild = De curingas
kind-mixed = Suja
stock-and-pile = Monte e lixo
pile-is = Lixo { $number }
lie-face-down = { $count ->
    [1] 1 fechada
   *[other] { $count } fechadas
}
empty = vazio
opening = Abertura
may-i-go-out = “Posso bater?”
yes = Sim
no = Não
said-yes = sim
said-no = não
no-tips-note = Fecha todos os conselhos. Eles continuam no menu.
warn-me = Avise-me
score = Pontos
practice = treino
practice-note = Esta partida conta como treino: as cartas eram conhecidas ou escolhidas, ou dava para desfazer sem limite
resume = Continuar
pause = Pausa
faster = Mais rápido
on-to-next-hand = Para a próxima rodada
you-rest = Você descansa nesta rodada. O seu lado joga sem você, e você vê o que todos veem.
what-happened = O que aconteceu?
back-to-game = Voltar à partida
next-step = Próximo passo
plays-now = jogando…
is-thinking = pensando…
one-step = Um passo
end-the-hand = Encerrar a rodada
draw = Comprar
stock-is-empty = o monte acabou
lay = Baixar
lay-the-opening = Abrir
lay-all = Baixar todos os grupos
choose-where = escolher onde…
take-all-back = Recolher tudo
and-go-out = e bater
ends-turn = encerra a sua vez
freezes-pile = congela o lixo
blocks-pile = tranca o lixo
keep-card = Ficar com a última carta
ask = Posso bater?
answer-binds = a resposta vale
pause-others = Pausar os demais
mouse-offer = Escolher com o mouse
let-click-add = Cada clique acrescenta
keep-mouse = Deixar assim
pile-frozen-hint = Lixo congelado: só se pega com cartas naturais da mão, do mesmo valor da carta de cima
pile-blocked-hint = Lixo: não dá para pegar com um curinga ou um três em cima
sound-question = Jogar com som?
sound-yes = Com som
sound-no = Sem som
to-hand = Ir para a mão
discards-hint = Lixo. Solte uma carta aqui para descartar
pile-hint = Lixo. Clique para pegar antes de comprar; solte uma carta aqui para descartar
last-round = Desde a sua última jogada, pela ordem
last-turns = A última jogada de cada jogador, pela ordem
took = pegou
laid = baixou
discarded = descarte
turn-out = bateu
turn-end = fim
turn-kept = ficou
your-partner = seu parceiro
opponent = eles
you-are-next = A próxima vez é sua.
your-turn = Sua vez
not-opened = Sem abrir
sound-is-on = O som está ligado
sound-is-off = O som está desligado

stock-hint = Monte: { CARDS-COUNT($count) }
stock-hint-draw = Monte: { CARDS-COUNT($count) }. Clique para comprar
stock-hint-empty = O monte acabou
stock-hint-end = O monte acabou. Clique para encerrar a rodada
stock-label = Monte, { CARDS-COUNT($count) }
stock-label-draw = Monte, { CARDS-COUNT($count) }. Comprar
stock-label-empty = Monte, vazio
stock-label-end = Monte, vazio. Encerrar a rodada
points-hint = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
points-and-more = { $more ->
    [1] { $points }; falta 1 para a canastra
   *[other] { $points }; faltam { $more } para a canastra
}
meld-label-threes = { $meld }: { CARDS-COUNT($count) }
meld-label = { $wilds ->
    [0] { $more ->
        [1] { $meld }: { CARDS-COUNT($count) }, falta 1 para a canastra
       *[other] { $meld }: { CARDS-COUNT($count) }, faltam { $more } para a canastra
    }
    [1] { $more ->
        [1] { $meld }: { CARDS-COUNT($count) }, 1 curinga, falta 1 para a canastra
       *[other] { $meld }: { CARDS-COUNT($count) }, 1 curinga, faltam { $more } para a canastra
    }
   *[other] { $more ->
        [1] { $meld }: { CARDS-COUNT($count) }, { $wilds } curingas, falta 1 para a canastra
       *[other] { $meld }: { CARDS-COUNT($count) }, { $wilds } curingas, faltam { $more } para a canastra
    }
}
meld-label-natural = { $meld }: canastra limpa de { $count }
meld-label-mixed = { $wilds ->
    [0] { $meld }: canastra suja de { $count }
    [1] { $meld }: canastra suja de { $count }, 1 curinga
   *[other] { $meld }: canastra suja de { $count }, { $wilds } curingas
}
meld-label-complete = { $meld }: completa
meld-label-wild = { $meld }: canastra de { $count }
pile-label-empty = Lixo, vazio
pile-label-face-down = { $pile }. Embaixo, fechadas: { CARDS-COUNT($count) }
pile-label = { $state ->
    [open] Lixo, { CARDS-COUNT($count) }, em cima { $top }
    [frozen] Lixo, { CARDS-COUNT($count) }, em cima { $top }, congelado
    [blocked] Lixo, { CARDS-COUNT($count) }, em cima { $top }, trancado até ser coberto
   *[covered] Lixo, { CARDS-COUNT($count) }, em cima { $top }, congelado até ser coberto
}
pile-discard-here = { $pile }. Descartar aqui
pile-take-it = { $pile }. Pegar o lixo
pile-turned-up = { $state ->
    [open] O lixo: { $top }.
    [frozen] O lixo: { $top }, congelado.
    [blocked] O lixo: { $top }, trancado até ser coberto.
   *[covered] O lixo: { $top }, congelado até ser coberto.
}
banner-pile-frozen = Lixo congelado
banner-blocked = Trancado
banner-frozen = Congelado
until-covered = até ser coberto
until-covered-stays = até ser coberto; depois continua congelado
points-laid = { $points } na mesa
threes-count = { $threes ->
    [red] { $count ->
        [1] 1 três vermelho
       *[other] { $count } três vermelhos
    }
   *[any] { $count ->
        [1] 1 três
       *[other] { $count } três
    }
}
threes = Três
how-many-more = {" "}· { $more ->
    [1] falta 1
   *[other] faltam { $more }
}
staged-label = Abertura separada, { $points }

goal-deals = rodada { $hand } de { $deals }
goal-target = até { $target }, rodada { $hand }
goal-one-hand = uma rodada só, rodada { $hand }
feet-alone = { $count ->
    [1] Pé { $sizes }
   *[other] Pés { $sizes }
}
feet-of = { $count ->
    [1] Pé: { $feet }
   *[other] Pés: { $feet }
}
foot-of = { $name } { $sizes }
seat-label = { $name }, { CARDS-COUNT($count) }
seat-label-partner = { $name }, parceiro, { CARDS-COUNT($count) }
known-to-hold = Com certeza na mão: { CARDS($cards) }
own-hand-label = { $who ->
    [you] Sua mão, { CARDS-COUNT($count) }
   *[other] Mão de { $who }, { CARDS-COUNT($count) }
}
own-area = { $who ->
    [you] Seu lado
   *[other] Lado de { $who }
}
rests = { $who ->
    [you] Você descansa
   *[other] { $who } descansa
}

addressed = { $name }, { $prompt }
partner-asks = { $name } pergunta: { $question } Você tem { $points } pontos na mão.
partner-said-yes = { $name } disse { $answer }: você tem de bater nesta jogada.
partner-said-no = { $name } disse { $answer }: você não pode bater nesta jogada.
curtain-turn = Vez de { $name }
pass-the-device = Passe o aparelho para { $name }. Até lá, todas as mãos ficam escondidas.
i-am = Sou { $name }
goes-on = { $words }…
day-result = Resultado
