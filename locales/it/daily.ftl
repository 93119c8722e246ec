day-note = Una smazzata al giorno in tre giochi, con le stesse carte e gli stessi avversari per tutti. Conta il primo tentativo: senza aiuti, e si annulla solo finché non si è visto nulla di nuovo.
day-not-played = non ancora giocata
day-begun = iniziata: continua
day-played = giocata
day-lost = primo tentativo iniziato e perso: gioca di nuovo
day-looking = ricerca del tuo tentativo…
day-played-of = { $count } di { $all } giocate
day-two = Due giocatori
day-four = Quattro giocatori
day-further = Altro gioco
day-deal = { $kind }: { $rules }
day-lead-only = il tuo vantaggio { $lead }
day-lead-and-par = il tuo vantaggio { $lead }, par { $par }
day-before = Il giorno prima
day-after = Il giorno dopo
day-early = La prima smazzata è quella del
day-other-day = Quel giorno non ha una smazzata; questa è la più vicina.
day-link-date = Il link non indica nessun giorno del calendario. Ecco quello di oggi.
day-link-game = Il link non indica nessuna delle smazzate di un giorno. Ecco quelle di oggi.
day-back-to-match = Torna alla tua partita
day-history = I tuoi giorni
day-calendar = I giorni di questo mese
day-cell = { $count ->
    [0] non giocata
    [one] 1 smazzata giocata
    [many] { $count } smazzate giocate
   *[other] { $count } smazzate giocate
}
day-streak = Di fila
day-days = { $count ->
    [one] 1 giorno
    [many] { $count } giorni
   *[other] { $count } giorni
}
day-deals-played = Smazzate giocate
day-mean-against-par = Media rispetto al par
day-streak-note = Un giorno conta se quel giorno giochi una delle sue smazzate. Un giorno perso a settimana è perdonato.
day-lead-note = vantaggio sull’altra squadra
day-own-points = I tuoi punti
day-par = Par
day-interval = { $points } ± { $within }
day-par-underway = { $done } prove su { $all } …
day-no-par = ora non si può calcolare
day-above-par = Rispetto al par
day-luck = Fortuna delle carte
day-without-luck = Vantaggio senza fortuna
day-bots = Bot
day-bots-of-day = gli stessi per tutti ({ $name })
day-bots-thumb = semplici regole pratiche, perché il programma dei bot non era attivo: altri hanno avuto bot più forti
day-par-note = Il par è il vantaggio medio del bot più forte al tuo posto. Gioca la stessa smazzata solo otto volte, quindi il par è approssimativo: il numero dopo ± dice di quanto può scostarsi. La fortuna delle carte è quanto valevano rispetto a quelle che potevano arrivare.
day-course = Andamento della smazzata: dopo { $ahead } dei tuoi turni la tua squadra era avanti sul tavolo, dopo { $level } in parità, dopo { $behind } indietro.
day-costliest = La decisione più costosa
day-look = Rivedila
day-again = Rigiocala
day-others = Altre smazzate
day-send = Invia il risultato
day-picture = Invia come immagine
day-copy = Copia
day-sent-title = { $game }, smazzata del giorno { $date }: { $kind }
day-sent = { $points } punti, vantaggio { $lead }
day-sent-with-par = { $points } punti, vantaggio { $lead }, par { $par }
day-origin = smazzata del giorno del { $date }
day-origin-again = smazzata del giorno del { $date }, tentativo { $number }
