reader-note = Letras são comandos, e o ponto de interrogação mostra a lista. Se não funcionarem, passe o leitor de tela para o modo de foco: no modo de navegação, é ele quem usa as letras.
nobody-melded = Ninguém baixou ainda.
nothing-to-do = Não há nada a fazer agora.
taken-back = Desfeito.

you-got = Você recebeu { LIST($cards) }.
hand-is-empty = { $who ->
    [you] A sua mão está vazia.
   *[other] A mão de { $who } está vazia.
}
hand-read-out = { $who ->
    [you] Sua mão, { CARDS-COUNT($count) }: { CARDS($cards) }.
   *[other] Mão de { $who }, { CARDS-COUNT($count) }: { CARDS($cards) }.
}
selected-cards = Escolhidas: { CARDS($cards) }.
groups-set-out = Separados: { CARDS($groups) }.
cards-set-out = Separadas: { CARDS($cards) }. { $points }.
cards-taken-back = De volta à mão: { CARDS($cards) }.
cards-taken-back-of = De volta à mão: { CARDS($cards) }. { $points }.
nothing-selected = Nenhuma carta escolhida.
card-moved = { $card }, { $place } de { $count }.
others-continue = Os demais continuam.

melds-of-side = { $side }: { $melds }.
melds-none = nenhum
pile-read-out = { $pile }.
until-side-opens = { $side ->
    [we] Até a sua dupla abrir, só { COUNT($count, gender: "f") } cartas naturais do mesmo valor pegam o lixo.
    [they] Até eles abrirem, só { COUNT($count, gender: "f") } cartas naturais do mesmo valor pegam o lixo.
    [you] Até você abrir, só { COUNT($count, gender: "f") } cartas naturais do mesmo valor pegam o lixo.
    [player] Até { $side } abrir, só { COUNT($count, gender: "f") } cartas naturais do mesmo valor pegam o lixo.
   *[several] Até { $side } abrirem, só { COUNT($count, gender: "f") } cartas naturais do mesmo valor pegam o lixo.
}
stock-read-out = Monte, { CARDS-COUNT($count) }.
side-has = { $side ->
    [we] Nós temos { $points }
    [they] Eles têm { $points }
    [you] Você tem { $points }
    [player] { $side } tem { $points }
   *[several] { $side } têm { $points }
}
side-has-next = { $side ->
    [we] nós temos { $points }
    [they] eles têm { $points }
    [you] você tem { $points }
    [player] { $side } tem { $points }
   *[several] { $side } têm { $points }
}
scores-to = { $scores }. Até { $target }; rodada { $hand }.
scores-deals = { $scores }. { $deals } rodadas; rodada { $hand }.
read-scores-one-hand = { $scores }. Uma rodada só; rodada { $hand }.
side-has-opened = { $side ->
    [we] Nós já abrimos: não há mais mínimo.
    [they] Eles já abriram: não há mais mínimo.
    [you] Você já abriu: não há mais mínimo.
    [player] { $side } já abriu: não há mais mínimo.
   *[several] { $side } já abriram: não há mais mínimo.
}
any-meld-opens = Qualquer jogo serve para abrir.
opening-minimum-is = O mínimo para abrir é { $points }.

button-does = { $word }: { $effect }
you-can = Você pode: { $buttons }.
not-now = Agora não: { $buttons }.
discard-the-card = Descartar { CARDS($card) }
answer-yes-or-no = Responda sim ou não. Você tem { $points } pontos na mão.
may-not-go-out = Você não pode bater nesta jogada.
