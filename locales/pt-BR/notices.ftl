no-undo-yet = Não há nada a desfazer: você ainda não fez nada nesta rodada.
nobody-played = Ninguém jogou ainda.
nobody-played-since = Ninguém jogou depois de você.
parts-missing-head = { parts-missing }.
no-randomness = Não é possível embaralhar as cartas.
no-randomness-note = Este navegador não fornece números aleatórios. Nada foi alterado.
bots-never-started = Não foi possível iniciar o programa dos bots.
bots-stopped = O programa dos bots parou.
bots-note = Todos, menos o Iniciante, e também as dicas, seguem com regras práticas e jogam pior. Na próxima vez que as cartas forem dadas, ele é iniciado de novo.
plays-apart = Esta aba joga à parte.
plays-apart-note = A partida da outra aba continua lá. As partidas desta aba vão só para a biblioteca. Configurações e regras não são salvas até você continuar a partida aqui.
open-elsewhere = Esta partida também está aberta em outra aba e foi continuada lá.
open-elsewhere-note = Jogue em uma aba só. Para continuar de lá, recarregue esta página.

damaged-newer = A partida salva foi feita por uma versão mais nova deste jogo.
damaged-newer-note = Ela foi guardada à parte neste aparelho, em “{ files }”, e haverá nova tentativa depois da próxima atualização.
damaged-changed = A partida salva não está como foi salva: algo a alterou.
damaged-changed-note = Você pode continuar com ela como está. Uma cópia foi guardada à parte neste aparelho, em “{ files }”.
damaged-unreadable = Não foi possível ler a partida salva.
damaged-record = A partida salva está danificada a partir da linha { $line }: { $error }
damaged-kept = Ela foi guardada à parte neste aparelho, em “{ files }”, onde nada a substitui.
damaged-intact-actions = { $actions ->
    [1] Você pode continuar da parte intacta: a primeira ação da rodada. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
   *[other] Você pode continuar da parte intacta: as primeiras { $actions } ações da rodada. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
}
damaged-intact-hands = { $hands ->
    [1] Você pode continuar da parte intacta: 1 rodada terminada. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
   *[other] Você pode continuar da parte intacta: { $hands } rodadas terminadas. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
}
damaged-intact-both = { $hands ->
    [1] { $actions ->
        [1] Você pode continuar da parte intacta: 1 rodada terminada e 1 ação da seguinte. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
       *[other] Você pode continuar da parte intacta: 1 rodada terminada e { $actions } ações da seguinte. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
    }
   *[other] { $actions ->
        [1] Você pode continuar da parte intacta: { $hands } rodadas terminadas e 1 ação da seguinte. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
       *[other] Você pode continuar da parte intacta: { $hands } rodadas terminadas e { $actions } ações da seguinte. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
    }
}

settings-damaged-note = Elas voltaram ao padrão; as demais não mudaram.
rules-left = { $count ->
    [0] Não sobrou nenhuma. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
    [1] Sobrou uma. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
   *[other] Sobraram { COUNT($count, gender: "f") }. O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
}
plan-damaged = Não foi possível ler as suas escolhas para a próxima partida.
plan-damaged-note = O texto danificado foi guardado à parte neste aparelho, em “{ files }”.
value-damaged = { $value ->
    [days] Alguns resultados das rodadas do dia não puderam ser lidos.
    [duplicate] Alguns duplicados não puderam ser lidos.
    [friends] A sua mesa com amigos não pôde ser lida.
    [lesson] Não foi possível ler até onde você chegou na rodada guiada.
    [drills] Não foi possível ler algumas respostas dos exercícios.
    [achievements] Não foi possível ler algumas conquistas.
    [mistakes] Não foi possível ler alguns dos seus exercícios.
    [score-sheets] Não foi possível ler as suas folhas de pontos.
    [settings] Não foi possível ler algumas configurações.
    [rules] Não foi possível ler algumas das suas regras.
    [plan] Não foi possível ler algumas das suas escolhas para a próxima partida.
   *[game] Não foi possível ler.
}
value-damaged-note = O que dá para ler é usado. O texto inteiro foi guardado à parte neste aparelho, em “{ files }”.
value-newer = { $value ->
    [days] Os resultados das rodadas do dia foram salvos por uma versão mais nova deste jogo.
   *[other] Uma parte do seu progresso foi salva por uma versão mais nova deste jogo.
}
value-newer-note = Nada disso muda, e com a próxima atualização volta tudo. Até lá, nada de novo é acrescentado.
not-set-aside = { $value ->
    [days] Alguns resultados das rodadas do dia não puderam ser lidos, e não há espaço para uma cópia.
    [duplicate] Alguns duplicados não puderam ser lidos, e não há espaço para uma cópia.
    [friends] A sua mesa com amigos não pôde ser lida, e não há espaço para uma cópia.
    [lesson] Não foi possível ler até onde você chegou na rodada guiada, e não há espaço para uma cópia.
    [drills] Não foi possível ler algumas respostas dos exercícios, e não há espaço para uma cópia.
    [achievements] Não foi possível ler algumas conquistas, e não há espaço para uma cópia.
    [mistakes] Não foi possível ler alguns dos seus exercícios, e não há espaço para uma cópia.
    [score-sheets] Não foi possível ler as suas folhas de pontos, e não há espaço para uma cópia.
    [settings] Não foi possível ler algumas configurações, e não há espaço para uma cópia.
    [rules] Não foi possível ler algumas das suas regras, e não há espaço para uma cópia.
    [plan] Não foi possível ler as suas escolhas para a próxima partida, e não há espaço para uma cópia.
   *[game] Não foi possível ler a partida salva, e não há espaço para uma cópia.
}
not-set-aside-note = { $value ->
    [game] Salve o texto danificado como arquivo. Até lá ele fica como está, e a sua partida não é salva.
    [settings] Salve o texto danificado como arquivo. Até lá ele fica como está, e mudanças nas configurações não são salvas.
    [rules] Salve o texto danificado como arquivo. Até lá ele fica como está, e regras novas não são salvas.
    [plan] Salve o texto danificado como arquivo. Até lá ele fica como está, e escolhas novas não são salvas.
    [score-sheets] Salve o texto danificado como arquivo. Até lá ele fica como está, e folhas de pontos novas não são salvas.
   *[other] Salve o texto danificado como arquivo. Até lá ele fica como está, e o seu progresso ali não é salvo.
}
readable-again = Uma partida guardada à parte agora pode ser lida.
readable-again-note = Abra-a em “{ files }”.

new-version = Há uma nova versão do jogo.
new-version-note = Atualize agora, ou ela entra em uso na próxima vez que você abrir o jogo. De qualquer modo a sua partida continua.
nothing-saved = Este navegador não salva nada desta página.
nothing-saved-note = Você pode jogar, mas a partida se perde quando a página é fechada.
nothing-saved-file = Você pode jogar, mas a partida se perde quando a página é fechada. Antes, salve-a como arquivo.
changes-not-saved = Este navegador não conseguiu salvar as suas últimas mudanças.
changes-not-saved-note = Elas valem enquanto esta página estiver aberta, e haverá nova tentativa. A sua partida está salva.
actions-not-saved = Este navegador não consegue salvar a partida depois de cada ação: o armazenamento está cheio ou bloqueado.
actions-not-saved-note = A biblioteca tem a partida até a sua última jogada, e a oferece quando a página é recarregada.
game-not-kept = A biblioteca não conseguiu guardar esta partida.
game-not-kept-note = Há nova tentativa depois de cada jogada. Antes que outra partida tome o lugar dela, o jogo pergunta.
game-not-kept-saved = Ela está salva na mesa até que outra partida tome o lugar dela; antes disso o jogo pergunta. Há nova tentativa depois de cada jogada.
last-game-not-kept = A biblioteca não conseguiu guardar a sua última partida.
last-game-not-kept-note = Há novas tentativas enquanto esta página estiver aberta. Salve-a como arquivo.
nothing-stores-game = Nada guarda esta partida.
nothing-stores-game-note = Ela se perde quando a página é fechada. Há nova tentativa depois de cada jogada.
library-has-more = A biblioteca tem mais de uma partida do que foi salvo aqui.
library-has-more-note = { $game }. Nada dela se perdeu: continue dali.
games-deleted-soon = Este navegador apaga as suas partidas depois de sete dias sem visita.
games-deleted-soon-note = Ponha a página na Tela de Início (no Mac, no Dock): ali elas ficam. Esse aplicativo começa sem elas, por isso antes salve a biblioteca como arquivo e abra-a lá.
app-without-games = Este aplicativo começa sem as partidas do navegador.
app-without-games-note = Elas continuam lá: no navegador, salve a biblioteca como arquivo, e abra-a aqui.

undo-own-draw = Você viu o que comprou: desfazer seria tirar vantagem disso. A configuração Treino permite.
undo-hand-ended = A rodada acabou: desfazer seria tirar vantagem das cartas que foram mostradas.
undo-since-laid = Depois disso { $name } baixou { CARDS($cards) }: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
undo-since-took = Depois disso { $name } pegou o lixo com { CARDS($cards) }: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
undo-since-discarded = Depois disso { $name } descartou { CARDS($card) }: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
undo-since-threes = Depois disso { $name } comprou { CARDS($threes) }: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
undo-since-asked = Depois disso { $name } perguntou { may-i-go-out }: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
undo-since-answered = Depois disso { $name } respondeu: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
undo-since-played = Depois disso { $name } jogou: desfazer seria tirar vantagem do que você viu. A configuração Treino permite.
unaided = Esta rodada vale, então não há dicas.
