send = Invia…
send-note = Questa partita come link
send-title = Invia
send-later = Una partita si può inviare appena una sua smazzata è finita.
your-name = Il tuo nome
name-note = Compare in quello che invii, al posto di “Tu”.
the-game = Questa partita
game-note = Tutte le azioni, da guardare. Una partita intera dà un link lungo, che alcune chat tagliano: lì invia la sua registrazione come file.
keep = Conserva questa partita
keep-note = Va nell’archivio di questo dispositivo.
keep-button = Nell’archivio

link-refused = Questo link non si può aprire
link-refused-kept = Su questo dispositivo non è cambiato niente.
link-none = In questo testo non c’è un link a carte o a una partita.
link-damaged = In questo link c’è una lettera sbagliata, mancante o di troppo. Copia ancora una volta il link intero, o chiedilo di nuovo.
link-newer = Il link viene da una versione più recente del gioco. Aggiorna il gioco e apri di nuovo il link.
link-impossible = Le regole di questo link non sono possibili. { $why }
link-unplayable = La smazzata { $hand } di questo link è contro le regole.

no-link-position = Una partita cominciata da una posizione non ha un link. Invia la sua registrazione come file.
no-link-long = Questa partita è troppo lunga per un link. Invia la sua registrazione come file.
no-link = Questa partita non ha un link. Invia la sua registrazione come file.

the-cards = Queste carte
cards-note = La stessa smazzata per qualcun altro, contro gli stessi giocatori. Il tuo risultato è nel link e si vede dopo il suo. È impacchettato, non segreto.
cards-note-later = La stessa smazzata per qualcun altro, come prima smazzata di una partita. Il link non contiene un risultato.
send-back = Rispondi
send-back-note = Le stesse carte con il tuo risultato.

deal-title = Giocare queste carte?
sent-hands = { $hands ->
    [one] { $sender } ti ha inviato una smazzata di { $game }.
   *[other] { $sender } ti ha inviato { COUNT($hands, gender: "f") } smazzate di { $game }.
}
sent-match = { $sender } ti ha inviato una partita di { $game }.
result-after = { $sender } ha giocato queste carte. Quel risultato si vede quando avrai giocato anche tu.
unknown-bot = Uno dei giocatori è un bot che questa versione non conosce. Al suo posto gioca { $level }, perciò i risultati dicono meno.
play-it = Gioca

compare = Risultato
results-title = Le stesse carte
compared-more = { $points ->
    [one] Hai fatto un punto più di { $sender }.
   *[other] Hai fatto { $points } punti più di { $sender }.
}
compared-less = { $points ->
    [one] Hai fatto un punto meno di { $sender }.
   *[other] Hai fatto { $points } punti meno di { $sender }.
}
compared-equal = Hai fatto tanti punti quanti { $sender }.
result-packed = L’altro risultato viene dal link. È impacchettato, non segreto, e niente mostra se è stato cambiato.

qr = Codice QR
qr-label = Codice QR del link
qr-too-long = Il link è troppo lungo per un codice QR.
game-from-link = da un link
