free = Gratis, senza account e senza pubblicità. Funziona anche senza connessione.
new-to-canasta = Non conosci la canasta?
todays-deal = La smazzata del giorno
todays-deal-note = Una smazzata, le stesse carte per tutti
choose-game = Scegli il gioco…
show-my-hand = mostra le mie carte
fair-deal = Come controllare che le carte siano date onestamente
fingerprint-note = Il prossimo mazzo è già mescolato, e questa è la sua impronta. Dopo la smazzata, il foglio dei punti mostra il mazzo. Nessun altro mazzo ha la stessa impronta, quindi non può essere stato scambiato. Tu non devi fare niente.

continue-finished = Torna alla partita finita
continue-your-turn = Continua: tocca a te
continue-match = Continua
continue-hand = Smazzata { $hand }
continue-hand-stands = Smazzata { $hand }: { $sides }
side-stands = { side-name } { $total }
side-stands-and-laid = { side-name } { $total } { $laid } finora
side-stands-laid = { side-name } { $laid } finora
