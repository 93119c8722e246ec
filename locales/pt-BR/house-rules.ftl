no-differences = Estas são as regras da Clássica.
no-news = Nesta variante não há nada de novo.
changes-back = Suas mudanças de volta
copy-link = Copiar um link
share-link = Compartilhar…
changed-back = Alterada. Voltar ao padrão
back-to-preset = Voltar ao padrão
house-rules = Regras da casa
code = Código destas regras
no-code = Regras que não são possíveis não têm código.
given-code-label = Um código que você recebeu
share = Compartilhar estas regras
given-code = Um código que você recebeu
use-code = Usar o código
name-for-rules = Nome destas regras
remove = Remover
own-rules = Suas regras
save-as = Salvar estas regras como
save = Salvar

group-deal = Dar e comprar
group-melds = Jogos
group-opening = Abertura
group-pile = O lixo
group-threes = Os três
group-end = Fim da rodada
group-scoring = Pontuação

rules-changed = { $count ->
    [0] nenhuma regra alterada
    [1] uma regra alterada
   *[other] { COUNT($count, gender: "f") } regras alteradas
}
game-and-changes = { $game }. { $changed }.
draft-is-saved = As suas mudanças ficam salvas neste aparelho como rascunho, mesmo que você não dê as cartas.
reset-rule = { $rule }: voltar ao padrão
value-never-ends = Com este valor, talvez uma partida nunca termine.
rule-quoted = “{ $rule }”
may-never-end = { $count ->
    [1] Com estas regras talvez uma partida nunca termine: os bots jogaram { $matches }, e nenhuma terminou em até { $hands } rodadas. A causa é { $rules }.
   *[other] Com estas regras talvez uma partida nunca termine: os bots jogaram { $matches }, e nenhuma terminou em até { $hands } rodadas. As causas são { $rules }.
}
name-of-own-rules = Nome das suas regras { $number }
remove-own-rules = Remover as regras { $name }

## Começar, procurar, o que se diz das regras.

start-from = Partir de
search-rules = Procurar nas regras
rules-found = { $count ->
    [0] Nenhuma regra encontrada
    [one] Uma regra encontrada
   *[other] { $count } regras encontradas
}
as-in = Como em { $game }
more-rules = Mais regras
no-effect = Com as regras atuais não tem efeito.
set-rule = Mudar { $rule } para: { $value }
other-rule-would = { $rule } mudaria isso.
possible-values = { $rule }: este valor não é possível. Possíveis: { $values }.
rules-in-words = As regras em palavras
sentence-is-new = Diferente:{" "}
try-hand = Testar uma rodada
wild-canasta-worth-nothing = Curingas sozinhos podem ser baixados, mas não dão bônus.
sequence-worth-nothing = Sequências podem ser baixadas, mas não dão bônus.
no-wild-melds = Curingas sozinhos têm pontos aqui, mas não podem ser baixados.
no-sequences = Sequências têm pontos aqui, mas não podem ser baixadas.
red-threes-cost-nothing = Os três vermelhos ficam na mão, mas não custam nada ali.
threes-worth-nothing = Os três são expostos, mas não contam nada.
wilds-may-outnumber = Os curingas podem superar as naturais, então uma vantagem das naturais não vale nada.
no-meld-charged = Nenhum jogo conta contra um lado, então nenhum impede de bater.
no-rank-closes = Nenhum valor é fechado.
no-mixed-canastas = Exigem-se canastras sujas, mas os jogos não aceitam curingas.
no-foot = Não há pé para pegar.
