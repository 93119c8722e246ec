free = Grátis, sem conta, sem anúncios. Funciona também sem internet.
new-to-canasta = Nunca jogou Canasta?
todays-deal = Rodada do dia
todays-deal-note = Uma rodada, as mesmas cartas para todos
choose-game = Escolher a partida…
show-my-hand = mostrar a minha mão
fair-deal = Como conferir se as cartas são honestas
fingerprint-note = O próximo baralho já está embaralhado, e esta é a impressão digital dele. Depois da rodada o bloco de pontos mostra o baralho. Nenhum outro tem a mesma impressão digital, portanto ninguém pode tê-lo trocado. Você não precisa fazer nada.

continue-finished = De volta à partida terminada
continue-your-turn = Continuar: é a sua vez
continue-match = Continuar
continue-hand = Rodada { $hand }
continue-hand-stands = Rodada { $hand }: { $sides }
side-stands = { side-inside } { $total }
side-stands-and-laid = { side-inside } { $total } { $laid } até agora
side-stands-laid = { side-inside } { $laid } até agora
