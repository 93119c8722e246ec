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
link-none = Neste texto não há um link para cartas ou para uma partida.
link-damaged = Este link tem uma letra errada, a menos ou a mais. Copie de novo o link inteiro, ou peça que o enviem outra vez.
link-newer = O link vem de uma versão mais nova do jogo. Atualize o jogo e abra o link de novo.
link-impossible = As regras deste link não são possíveis. { $why }
link-unplayable = A rodada { $hand } deste link é contra as regras.

no-link-position = Uma partida que começou em uma posição não tem link. Envie o registro como arquivo.
no-link-long = Esta partida é longa demais para um link. Envie o registro como arquivo.
no-link = Esta partida não tem link. Envie o registro como arquivo.

the-cards = Estas cartas
cards-note = A mesma distribuição para outra pessoa jogar, contra os mesmos jogadores. Seu resultado está no link e aparece depois do dela. Ele vai empacotado, não em segredo.
cards-note-later = A mesma distribuição para outra pessoa jogar, como primeira rodada de uma partida. O link não tem resultado.
send-back = Responder
send-back-note = As mesmas cartas com o seu resultado.

deal-title = Jogar estas cartas?
sent-hands = { $hands ->
    [one] { $sender } enviou a você uma rodada de { $game }.
   *[other] { $sender } enviou a você { COUNT($hands, gender: "f") } rodadas de { $game }.
}
sent-match = { $sender } enviou a você uma partida de { $game }.
result-after = { $sender } jogou estas cartas. Esse resultado aparece depois que você jogar.
unknown-bot = Um dos jogadores é um bot que esta versão não conhece. { $level } joga no lugar dele, por isso os resultados dizem menos.
play-it = Jogar

compare = Resultado
results-title = As mesmas cartas
compared-more = { $points ->
    [one] Você fez { $points } ponto a mais que { $sender }.
   *[other] Você fez { $points } pontos a mais que { $sender }.
}
compared-less = { $points ->
    [one] Você fez { $points } ponto a menos que { $sender }.
   *[other] Você fez { $points } pontos a menos que { $sender }.
}
compared-equal = Você fez tantos pontos quanto { $sender }.
result-packed = O outro resultado vem do link. Ele vai empacotado, não em segredo, e nada mostra se foi alterado.

qr = Código QR
qr-label = Código QR do link
qr-too-long = O link é longo demais para um código QR.
game-from-link = de um link
