send = Invia…
send-note = Questa partita come link
send-title = Invia
send-later = Una partita si può inviare appena una sua mano è finita.
your-name = Il tuo nome
name-note = Compare in quello che invii, al posto di “Tu”.
the-game = Questa partita
game-note = Tutte le azioni, da guardare. Una partita intera dà un link lungo, che alcune chat tagliano: lì invia la sua registrazione come file.
keep = Conserva questa partita
keep-note = Va nell’archivio di questo dispositivo.
keep-button = Nell’archivio

link-refused = Questo link non si può aprire
link-refused-kept = Su questo dispositivo non è cambiato niente.
link-damaged = In questo link c’è una lettera sbagliata, mancante o di troppo. Copia ancora una volta il link intero, o chiedilo di nuovo.
link-newer = Il link viene da una versione più recente del gioco. Aggiorna il gioco e apri di nuovo il link.
link-impossible = Le regole di questo link non sono possibili. { $why }
link-unplayable = La mano { $hand } di questo link è contro le regole.

no-link-position = Una partita cominciata da una posizione non ha un link. Invia la sua registrazione come file.
no-link-long = Questa partita è troppo lunga per un link. Invia la sua registrazione come file.
no-link = Questa partita non ha un link. Invia la sua registrazione come file.
