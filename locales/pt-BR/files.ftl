look-at-record = Ver
share-file = Compartilhar
download = Baixar arquivo
no-game = Não há nenhuma partida.
record-note = Cada distribuição e cada ação; de uma rodada não terminada, só o que todos viram.
pasted = Registro ou configurações colados
settings-file = Configurações e as suas regras
record-file = Registro desta partida
match-file = Levar para outro aparelho
match-file-note = A partida como está, mesmo no meio de uma rodada. O arquivo contém as cartas escondidas, então não o leia. No outro aparelho, abra-o aqui embaixo.
open-file = Abrir uma partida, um registro ou configurações
open-file-note = Cole o texto aqui ou escolha um arquivo. Uma partida de outro aparelho vai para a biblioteca e continua de onde está. Um registro é aberto como a partida atual, com você no primeiro lugar, e se foi salvo no meio de uma rodada continua com a próxima distribuição. Ou veja-o apenas, e a partida da mesa espera.
set-aside = Guardado à parte
set-aside-note = O que o jogo não conseguiu ler quando encontrou, e partidas que a biblioteca não conseguiu guardar. Nada os substitui.
a-file = Arquivo com um registro ou configurações
open = Abrir
files = Exportar e importar

button-of-settings = { $action ->
    [copy] Copiar as configurações
    [share] Compartilhar as configurações
   *[other] Baixar arquivo com as configurações
}
button-of-record = { $action ->
    [copy] Copiar o registro
    [share] Compartilhar o registro
   *[other] Baixar arquivo com o registro
}
button-of-match = { $action ->
    [copy] Copiar a partida
    [share] Compartilhar a partida
   *[other] Baixar arquivo com a partida
}
button-of-aside = { $action ->
    [try-again] Tentar de novo: { $name }
    [delete] Apagar: { $name }
   *[other] Baixar arquivo: { $name }
}

aside-game = Partida salva { $number }
aside-text = Outro texto { $number }

was-copied = Copiado.
not-copied = Este navegador não deixa a página copiar. Baixe o arquivo com o texto, ou selecione o texto onde ele aparece e copie você mesmo.
rules-kept = Salvas como “{ $name }”. Você pode escolher estas regras na janela Nova partida.
not-stored = Este navegador não guardou: o armazenamento está cheio ou bloqueado. Vale enquanto esta página estiver aberta.
rules-lack-name = Antes, dê um nome às regras.
too-many-rules = Você já tem cinquenta conjuntos de regras: remova alguns antes.
name-taken = Outras regras já se chamam “{ $name }”: escolha outro nome.
code-used = As regras do código agora estão escolhidas.
settings-imported = As configurações foram importadas.
settings-and-rules-imported = { $count ->
    [1] As configurações foram importadas, e um conjunto de regras suas.
   *[other] As configurações foram importadas, e { COUNT($count) } conjuntos de regras suas.
}
record-loaded = { $hands ->
    [1] O registro foi carregado, com uma rodada. Abra-o para continuar a jogar, ou só veja.
   *[other] O registro foi carregado, com { COUNT($hands, gender: "f") } rodadas. Abra-o para continuar a jogar, ou só veja.
}
no-scenario = Um cenário contém todas as cartas, por isso só pode ser copiado de uma rodada que já acabou.
aside-read = Agora pôde ser lido, e foi aproveitado.
aside-unreadable = Esta versão não consegue ler. Fica guardado aqui.
nothing-written = Antes, cole um registro ou configurações, ou escolha um arquivo.
no-such-file = Isto não são configurações nem um registro deste jogo. Nada foi alterado.
impossible-rules-in-file = Este texto contém regras que não são possíveis. Nada foi alterado.
unknown-setting = A configuração “{ $name }” ou o valor dela não são conhecidos aqui. Nada foi alterado.
bad-record = Linha { $line } do registro: { $error } Nada foi alterado.
record-of-begun-hand = Este registro foi tirado no meio da primeira rodada. Dessa rodada ele contém só o que todos viram, não as cartas escondidas, e por isso não dá para continuá-la. Salve o registro de novo quando a rodada acabar. Nada foi alterado.
record-without-deal = Este registro não contém nenhuma rodada: não há nada a mostrar nem a continuar.
no-code-yet = Antes, cole um código.
code-never-contains = Um código nunca contém { $character }. Nada foi alterado.
character-quoted = “{ $letter }”
character-with-number = “{ $letter }” ({ $number })
code-mistyped = Este código tem uma letra errada, a menos ou a mais. Nada foi alterado.
code-is-newer = Este código vem de uma versão mais nova do jogo. Nada foi alterado.
code-is-impossible = As regras deste código não são possíveis. { $why }
