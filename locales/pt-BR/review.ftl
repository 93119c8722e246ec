hide-review = Esconder a análise
hand-is-on = Esta rodada ainda está em jogo. Dá para analisá-la quando acabar.
no-worker = Este navegador não consegue pensar em segundo plano, então nada mais é analisado.
stop-review = Parar
go-on-review = Continuar
win-chance = Chance de vitória
this-decision = A decisão
decision-back = Decisão anterior
decision-on = Próxima decisão
no-decision = Nenhuma decisão aqui
no-decision-note = Vá até uma decisão com as setas, as marcas ou a lista.
next-best = Em seguida
two-errors = da chance de ganhar a partida; o intervalo são dois erros padrão
lay-step = baixar
worst-decisions = Piores decisões
strokes-of-luck = Golpes de sorte
at-the-deal = Na distribuição
no-mistakes = Até aqui, nada que tenha custado mais do que o acaso explicaria.
what-was-done = Feito
loss = Perda
kind-of-mistake = Tipo
chances-of-hand = Chance de vitória em cada decisão
chances-of-turns = Chance de vitória depois de cada jogada
what-was-known = Pelo que se sabia
with-all-cards = Com todas as cartas
all-cards-later = Com todas as cartas: já vem
turn-of = Depois da jogada de
round = Volta

of-decision = {" "}{ $name }, ação { $number }
bot-by-thumb = { $name } seguiu regras práticas.
on-deals = { $count ->
    [1] em 1 distribuição
   *[other] em { $count } distribuições
}
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } experimentou comprar { on-deals }
       *[any] { $name } experimentou isso { on-deals }
    }
   *[again] { $play ->
        [drawing] Pensando de novo, { $name } experimenta comprar { on-deals }
       *[any] Pensando de novo, { $name } experimenta isso { on-deals }
    }
}
bot-tried-alone = { $dropped ->
    [1] { bot-tried-play }. A última alternativa abandonada, depois de 1 distribuição: { $other }.
   *[other] { bot-tried-play }. A última alternativa abandonada, depois de { $dropped } distribuições: { $other }.
}
bot-tried-alone-won = { $dropped ->
    [1] { bot-tried-play }: { $won }% de chance de ganhar a partida. A última alternativa abandonada, depois de 1 distribuição: { $other }.
   *[other] { bot-tried-play }: { $won }% de chance de ganhar a partida. A última alternativa abandonada, depois de { $dropped } distribuições: { $other }.
}
bot-tried-worse = { bot-tried-play }, e nelas isto saiu melhor: { $other }. As regras práticas pesaram mais.
bot-tried-few = { bot-tried-play } e gostou mais disso. Em seguida: { $other }.
bot-tried = { bot-tried-play }: { $won }% de chance de ganhar a partida. Em seguida: { $other }, { $lost }%.

player-held = { $name } tinha na mão { CARDS($cards) }.
review-thinking = Pensando…
next-best-are = Em seguida: { $others }.
steps-with-chance = { $steps }, { $chance }%
no-sensible-choice = Não havia outra escolha sensata.
by-thumb-steps = Pelas regras práticas: { $steps }.
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] Pensando de novo, { $name } também compraria: { $won }% de chance de ganhar a partida.
       *[any] Pensando de novo, { $name } faria o mesmo: { $won }% de chance de ganhar a partida.
    }
   *[master] { $play ->
        [drawing] O Mestre também teria comprado: { $won }% de chance de ganhar a partida.
       *[any] O Mestre teria feito o mesmo: { $won }% de chance de ganhar a partida.
    }
}
adviser-prefers = { $adviser ->
    [same] Pensando de novo, { $name } prefere: { $steps }, com { $won }% de chance de ganhar a partida
   *[master] O Mestre aconselha: { $steps }, com { $won }% de chance de ganhar a partida
}
adviser-prefers-by-thumb = { $adviser ->
    [same] Pensando de novo, { $name } prefere: { $steps }, pelas regras práticas. O que foi feito não é pior.
   *[master] O Mestre aconselha: { $steps }, pelas regras práticas. O que foi feito não é pior.
}
chance-of-done = { $play ->
    [drawing] comprar: { $chance }%
   *[any] o que foi feito: { $chance }%
}

win-percent = { $number }%
percent-gained = +{ $number }%
percent-within = ±{ $number }%
percent-and-within = { $percent } { $within }
as-good-as-search = tão bom quanto a busca
as-good-decisions = { $count ->
    [1] tão bom quanto a busca, 1 decisão
   *[other] tão bom quanto a busca, { $count } decisões
}
lost-in-one-decision = perda em uma decisão
lost-a-decision = { $within }, perda por decisão, em { $count }
no-decision-yet = nenhuma decisão ainda
inaccuracy-name = imprecisão
inaccuracies-name = imprecisões
mistake-name = erro
mistakes-name = erros
blunder-name = erro grave
blunders-name = erros graves
from-percent = a partir de { $percent }%
decisions-of = { $who ->
    [you] Suas decisões
   *[other] Decisões de { $who }
}
no-choice-in-hand = Não houve escolha nesta rodada.
only-decision-reviewed = A única decisão foi analisada.
decisions-reviewed = Todas as { $count } decisões foram analisadas.
decisions-so-far = { $done } de { $count } decisões
kept-by-newer-page = Uma versão mais nova desta página guardou uma análise com esta partida. Ela fica como está. Esta não é guardada.
kept-review-damaged = Uma parte da análise guardada estava danificada. Ela é analisada de novo.
round-number = Volta { $number }
decision-no-choice = Volta { $number }: não havia escolha
decision-was-best = Volta { $number }: o melhor plano
decision-as-good = Volta { $number }: tão bom quanto o melhor, até onde se sabe
decision-lost = { $class ->
    [inaccuracy] Volta { $number }: imprecisão, { $loss }
    [mistake] Volta { $number }: erro, { $loss }
   *[blunder] Volta { $number }: erro grave, { $loss }
}
mark-of-decision = Decisão, volta { $number }
mark-of-mistake = { $class ->
    [inaccuracy] Imprecisão, volta { $number }
    [mistake] Erro, volta { $number }
   *[blunder] Erro grave, volta { $number }
}
plan-draws = { $form ->
    [done] comprou do monte
   *[advised] comprar do monte
}
plan-takes = { $form ->
    [done] pegou o lixo
   *[advised] pegar o lixo
}
plan-takes-with = { $form ->
    [done] pegou o lixo com { $cards }
   *[advised] pegar o lixo com { $cards }
}
plan-lays = { $form ->
    [done] baixou { $cards }
   *[advised] baixar { $cards }
}
plan-discards = { $form ->
    [done] descartou { $card }
   *[advised] descartar { $card }
}
plan-keeps = { $form ->
    [done] ficou com a última carta
   *[advised] ficar com a última carta
}
plan-asks = { $form ->
    [done] perguntou se podia bater
   *[advised] perguntar se pode bater
}
plan-then = { $before }, depois { $next }
plan-yes = “Sim”
plan-no = “Não”
take-with-step = pegar o lixo com
discard-step = descartar
steps-with-loss = { $steps }, { $loss }
review-best-plan = Melhor plano: { $steps }, { $best } em vez de { $done }.
luck-dealt = { $who ->
    [you] As cartas que você recebeu
   *[other] As cartas que { $who } recebeu
}
luck-turned-up = Viradas: { $cards }
luck-drew = { $who ->
    [you] Você comprou { $cards }
   *[other] { $who } comprou { $cards }
}
luck-drew-for-three = { $who ->
    [you] Você comprou { $cards } no lugar de um três
   *[other] { $who } comprou { $cards } no lugar de um três
}
luck-was-even = A sorte foi equilibrada nesta rodada.
luck-was-with = A sorte ajudou este lado: { $percent } da chance de vitória.
luck-was-against = A sorte foi contra este lado: { $percent } da chance de vitória.
marked-card = { $card }, { $mark }
