send = Enviar…
send-note = Esta partida como link
send-title = Enviar
send-later = Uma partida pode ser enviada assim que uma rodada dela termina.
your-name = Seu nome
name-note = Ele aparece no que você envia, no lugar de “Você”.
the-game = Esta partida
game-note = Todas as jogadas, para ver. Uma partida inteira dá um link longo, que alguns chats cortam: envie ali o registro como arquivo.
keep = Guardar esta partida
keep-note = Ela vai para a biblioteca deste aparelho.
keep-button = Para a biblioteca

link-refused = Este link não pode ser aberto
link-refused-kept = Nada foi alterado neste aparelho.
link-damaged = Este link tem uma letra errada, a menos ou a mais. Copie de novo o link inteiro, ou peça que o enviem outra vez.
link-newer = O link vem de uma versão mais nova do jogo. Atualize o jogo e abra o link de novo.
link-impossible = As regras deste link não são possíveis. { $why }
link-unplayable = A rodada { $hand } deste link é contra as regras.

no-link-position = Uma partida que começou em uma posição não tem link. Envie o registro como arquivo.
no-link-long = Esta partida é longa demais para um link. Envie o registro como arquivo.
no-link = Esta partida não tem link. Envie o registro como arquivo.
