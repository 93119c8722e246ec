ask-leave = Sair?
yes-leave = Sair
ask-abandon = Abandonar a partida?
yes-abandon = Abandonar
ask-same-deal = Jogar estas cartas de novo?
yes-same-deal = Dar de novo
ask-reset-settings = Restaurar todas as configurações?
yes-reset-settings = Restaurar
ask-import-settings = Importar estas configurações?
yes-import-settings = Importar
ask-open-record = Abrir este registro?
ask-open-game = Abrir esta partida?
yes-open = Abrir
ask-delete-text = Apagar este texto?
yes-delete-text = Apagar
is-open-elsewhere = A partida está aberta em outra aba.
goes-on-elsewhere = A partida continua em outra aba.
ask-take-over = Continuar aqui?
yes-take-over = Continuar aqui
yes-take-back = Trazer de volta
ask-remove-rules = Remover as regras “{ $name }”?
yes-remove-rules = Remover
ask-replace-rules = Substituir as regras “{ $name }”?
yes-replace-rules = Substituir
ask-discard = Descartar { CARDS($card) }?
yes-discard = Descartar
ask-update = Atualizar agora?
yes-update = Atualizar agora
ask-new-match = Começar outra partida?
ask-new-game = Começar uma nova partida?
yes-deal = Dar as cartas

keep-playing = Continuar jogando
no-not-now = Agora não
play-apart = Jogar à parte
keep-settings = Manter as minhas
keep-it = Manter
keep-them = Manter

loss-leave-kept = A sua partida fica guardada neste aparelho. Ela continua aqui quando você voltar.
loss-leave = Este navegador não guarda a partida: ela se perde quando você sair. “{ files }” a salva como arquivo.
loss-same-deal = Como você conhece as cartas, a nova partida conta como treino.
loss-reset-settings = Todas as configurações, também as teclas, voltam ao padrão.
loss-import-settings = Elas substituem as suas configurações atuais.
loss-delete-text = Ele é apagado deste aparelho para sempre. Baixe-o antes, se ainda puder precisar dele.
loss-open-elsewhere = Só uma aba pode salvá-la. Continue aqui, e ela segue nesta aba como está. Jogue à parte, e ela fica na outra aba.
loss-taken-over = Ela foi salva e continuada lá. Esta aba não a salva mais.
loss-taken-over-unsaved = Ela foi continuada lá como estava quando foi salva pela última vez. Esta aba não conseguiu salvar as últimas jogadas e as envia para a biblioteca, que as oferece.
loss-take-over = A partida salva vem para esta aba.
loss-remove-rules = Elas são apagadas deste aparelho.
loss-replace-rules = As regras que hoje estão salvas com este nome se perdem.
loss-update = Este navegador não salva a partida desta página.
loss-elsewhere = Uma partida iniciada em outra aba está salva neste aparelho; uma nova a substitui. Para continuar aquela partida, recarregue esta página.
loss-game = { $fate ->
    [stays] A partida atual (rodada { $hand }, { $scores }) fica na biblioteca.
    [not-kept] A partida atual (rodada { $hand }, { $scores }) não é guardada, porque você não jogou nela.
    [on-its-way] A partida atual (rodada { $hand }, { $scores }) está a caminho da biblioteca.
    [goes-first] A partida atual (rodada { $hand }, { $scores }) vai antes para a biblioteca.
   *[lost] A partida atual (rodada { $hand }, { $scores }) se perde, a não ser que você a salve como arquivo: a biblioteca não conseguiu guardá-la.
}
when-you-deal = { $fate ->
    [stays] Quando você der as cartas, a partida atual fica na biblioteca.
    [not-kept] Quando você der as cartas, a partida atual não é guardada, porque você não jogou nela.
    [on-its-way] Quando você der as cartas, a partida atual já está a caminho da biblioteca.
    [goes-first] Quando você der as cartas, a partida atual vai antes para a biblioteca.
   *[lost] Quando você der as cartas, a partida atual se perde, a não ser que você a salve como arquivo: a biblioteca não conseguiu guardá-la.
}

risk-wild = É um curinga.
risk-wild-frozen = É um curinga, e o lixo já está congelado.
risk-wild-freezes = É um curinga, e ele congela o lixo.
risk-gives-pile = { $count ->
    [1] { $name } pode pegar esta carta.
   *[other] { $name } pode pegar { CARDS-COUNT($count) }, com esta.
}
risk-groups = Os grupos que você separou ainda não foram baixados, e o descarte encerra a sua vez.
