score-keeper = Marcador de pontos
score-keeper-empty = Nenhuma folha de pontos ainda. Comece uma quando as cartas estiverem na mesa.
new-sheet = Nova folha de pontos
sheets-full = Não há espaço para outra folha de pontos. Apague uma de que não precise mais.
sheet-kept-rules = Variante
sheet-sides = Lados, ou jogadores que marcam sozinhos
sheet-names = Nomes
first-dealer = Dá as cartas primeiro
no-dealer = Não anotado
begin-sheet = Começar a folha
open-sheet = Abrir
sheet-hand = Rodada
add-hand = Anotar uma rodada
keep-hand = Anotar
drop-hand = Descartar o rascunho
remove-hand = Remover esta rodada
undo-drop = Recuperar o rascunho
went-out = Bateu
nobody = Ninguém
partner-in-hand = Parceiro nesta rodada
concealed = De mão
no-special = Nenhuma
count-by = Contar
by-items = Item por item
by-total = Um só número
deals-next = Dá as próximas cartas
hands-add-up = Como as rodadas se somam
sheet-changes = O que foi alterado
sheet-begun = Começada

sheet-rules = { $rules }, { $length }
sheet-won = { $side ->
    [we] Vencemos por { $margin }.
    [they] Eles venceram por { $margin }.
    [you] Você venceu por { $margin }.
    [player] { $side } venceu por { $margin }.
   *[several] { $side } venceram por { $margin }.
}
sheet-leads = { $hands ->
    [1] { $side ->
        [we] Estamos { $margin } na frente depois de 1 rodada.
        [they] Eles estão { $margin } na frente depois de 1 rodada.
        [you] Você está { $margin } na frente depois de 1 rodada.
        [player] { $side } está { $margin } na frente depois de 1 rodada.
       *[several] { $side } estão { $margin } na frente depois de 1 rodada.
    }
   *[other] { $side ->
        [we] Estamos { $margin } na frente depois de { $hands } rodadas.
        [they] Eles estão { $margin } na frente depois de { $hands } rodadas.
        [you] Você está { $margin } na frente depois de { $hands } rodadas.
        [player] { $side } está { $margin } na frente depois de { $hands } rodadas.
       *[several] { $side } estão { $margin } na frente depois de { $hands } rodadas.
    }
}
sheet-level = { $hands ->
    [1] { LIST($sides) } estão empatados depois de 1 rodada.
   *[other] { LIST($sides) } estão empatados depois de { $hands } rodadas.
}
no-hand-yet-kept = Nenhuma rodada ainda.
sheets-unreadable = { $count ->
    [1] Esta versão não consegue ler uma folha de pontos. Ela fica neste aparelho como está.
   *[other] Esta versão não consegue ler { $count } folhas de pontos. Elas ficam neste aparelho como estão.
}
sheet-deleted = Apagada: { $sheet }.
scores-of-real-games = Pontos de partidas com baralho de verdade
sheets-kept = { $count ->
    [1] Pontos de partidas com baralho de verdade: 1 folha neste aparelho
   *[other] Pontos de partidas com baralho de verdade: { $count } folhas neste aparelho
}
button-of = { $word }, { $of }
side-name-field = Nome { $number }
side-deals = { $side ->
    [we] Nós damos as cartas
    [they] Eles dão as cartas
    [you] Você dá as cartas
    [player] { $side } dá as cartas
   *[several] { $side } dão as cartas
}
go-on-with-hand = Continuar a rodada { $hand }
correct-hand = Corrigir a rodada { $hand }

item-total = Pontos da rodada
item-concealed = Bater de mão
item-sequences = Sequências de sete
item-wilds = Canastras de curingas
item-twos = Canastras de dois
item-jokers = Canastras de curingas com quatro jokers
item-one-wild = Canastras só de dois ou só de jokers
item-canasta-count = Número de canastras
item-black-threes = Três pretos na mesa
item-incomplete-sequences = Sequências incompletas
item-incomplete-wilds = Jogos de curingas incompletos
item-held-black-threes = Quatro ou mais três pretos na mão
item-melded-black-threes = Quatro ou mais três pretos baixados
item-cut = Levantou exatamente as cartas a dar
item-other = Outros pontos
item-natural-of = Canastras de { CARDS($ranks) }, limpas
item-mixed-of = Canastras de { CARDS($ranks) }, sujas
item-incomplete = Jogos incompletos de { CARDS($ranks, case: "of") }
item-held = Três ou mais { CARDS($ranks) } na mão
item-points-each = { $points } cada
points-each-and-all = { $points } cada, todos ({ $all }) { $together }
points-together = { $points } juntos
in-points = pontos
in-points-against = pontos, contra o lado
may-be-negative = pode ser negativo

one-more = Mais um: { $item }
one-fewer = Menos um: { $item }
add-points-to = +{ $points }: { $item }
other-sign = Mais ou menos: { $item }
opens-with = abertura: { $points }
sum-of-side = { $points } nesta rodada, { $total } ao todo
times-together = { $count } juntos

number-missing = { $item }: falta o número. Sem pontos, é 0.
no-whole-number = { $item }: isto não é um número inteiro.
number-out-of-bounds = { $item }: um número de { $least } a { $most }.
sheet-is-full = A folha está cheia. Comece outra.

hand-added = Rodada { $hand } anotada
hand-corrected = Rodada { $hand } corrigida: { $before } virou { $after }
hand-removed = Rodada { $hand } removida: { $points }
undo-added = Desfazer: rodada { $hand } anotada
undo-corrected = Desfazer: rodada { $hand } corrigida
undo-removed = Desfazer: rodada { $hand } removida
redo-added = Refazer: rodada { $hand } anotada
redo-corrected = Refazer: rodada { $hand } corrigida
redo-removed = Refazer: rodada { $hand } removida
