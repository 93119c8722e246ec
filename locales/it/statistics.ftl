statistics-refused = Adesso l’archivio non si può leggere, quindi non c’è niente da contare.
statistics-empty = Ancora niente da contare. Gioca una smazzata fino alla fine, e le tue cifre cominciano qui.
save-table = Salva in CSV
all-games = Tutte le partite
games-won = Partite vinte
by-rules = Regole
by-level = Avversari
by-player = Giocatori
won-games = Vinte
share-won = In %
interval = Intervallo probabile
interval-note = Poche partite dicono poco: molte le decide la fortuna. L’intervallo dice dove si assesterà probabilmente la tua percentuale continuando a giocare.
figures-of-hands = Smazzate
over-time = Punti per smazzata nel tempo
course-games = Partite
your-points = I tuoi punti
their-points = I loro punti
as-table = Come tabella
errors-and-luck = Errori e fortuna
errors-over-time = Tasso d’errore nel tempo
luck-a-hand = Fortuna per smazzata
luck-over-time = Fortuna per smazzata nel tempo
own-decisions = Decisioni
reviewed-games = Partite analizzate
errors-note = Il tasso d’errore è la probabilità di vittoria che perdi in media con una decisione. Quello vero sta con ogni probabilità nella fascia, che non scende mai sotto 0.
luck-note = La fortuna è quanto valevano le tue carte rispetto a quelle che potevano arrivare, in probabilità di vittoria. Su molte smazzate si pareggia.
streaks = Serie
marked-hands = Smazzate da riguardare
points-look-back = { $points } punti, rivedi la smazzata { $hand }
best-hands = Le tue smazzate migliori
worst-hands = Le tue smazzate peggiori
achievements = Traguardi
achieved = Raggiunto
not-achieved = Non ancora

## Frasi con numeri.

statistics-note = { $hands ->
    [one] { $games ->
        [one] 1 smazzata e 1 partita finita su questo dispositivo.
       *[other] 1 smazzata e { $games } partite finite su questo dispositivo.
    }
   *[other] { $games ->
        [one] { $hands } smazzate e 1 partita finita su questo dispositivo.
       *[other] { $hands } smazzate e { $games } partite finite su questo dispositivo.
    }
}
statistics-do-not-count = Gli allenamenti e le partite che vengono da file non contano.
reading-games = Leggo le tue partite…
counting-games = Conto le tue partite…
games-left = { $count ->
    [one] manca 1 partita
   *[other] mancano { $count } partite
}
several-levels = Più livelli
against-people = Persone
with-player = Con { $name }
against-player = Contro { $name }
count-of = { $count } di { $all }
percent = { $share }%
percent-range = { $low }–{ $high }%
percent-of = { $share }% ({ $count } di { $all })
course-range = Da { $low } a { $high } punti
share-range = Da { $low } a { $high }
no-game-reviewed = Ancora nessuna partita analizzata. Rivedi una partita e scegli “Analisi”. Da allora conta qui.
games-reviewed = { $games ->
    [1] { $decisions ->
        [one] Una partita è analizzata, con 1 tua decisione.
       *[other] Una partita è analizzata, con { $decisions } tue decisioni.
    }
   *[other] { $decisions ->
        [one] { $games } partite sono analizzate, con 1 tua decisione.
       *[other] { $games } partite sono analizzate, con { $decisions } tue decisioni.
    }
}
only-reviewed-count = Qui contano solo le partite analizzate.

## Nomi di cifre. Segue un numero.

figure-your-points = I tuoi punti per smazzata
figure-their-points = I loro punti per smazzata
figure-natural = Canaste pure per smazzata
figure-mixed = Canaste sporche per smazzata
figure-out = Chiusure nostre
figure-concealed = Di cui in mano
figure-they-out = Chiusure loro
figure-opened = Aperture nostre
figure-opening-round = Apertura al giro
figure-opening-points = Punti di un’apertura
figure-piles = Pozzi presi per smazzata
figure-pile-cards = Carte di un pozzo
figure-largest-pile = Pozzo più grande
streak-now = Adesso
streak-won = Più vittorie di fila
streak-lost = Più sconfitte di fila
games-won-now = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
games-lost-now = { $count ->
    [one] { $count } persa
   *[other] { $count } perse
}

## Traguardi.

achievement-natural = Pura
achievement-natural-how = Fai una canasta pura
achievement-quick-opening = Partenza lampo
achievement-quick-opening-how = Apri nel primo giro di una smazzata
achievement-victory = Vittoria
achievement-victory-how = Vinci una partita
achievement-big-pile = A piene mani
achievement-big-pile-how = Prendi un pozzo di 20 carte o più
achievement-two-naturals = Due volte pura
achievement-two-naturals-how = Fai due canaste pure in una smazzata
achievement-red-threes = Tutti quanti
achievement-red-threes-how = Esponi tutti i tre rossi, a tuo favore
achievement-concealed = A sorpresa
achievement-concealed-how = Chiudi in mano
achievement-big-hand = Smazzata d’oro
achievement-big-hand-how = Fai 2000 punti in una smazzata
achievement-five-canastas = Cinquina
achievement-five-canastas-how = Fai cinque canaste in una smazzata
achievement-shutout = Cappotto
achievement-shutout-how = Chiudi prima che gli altri abbiano aperto
achievement-comeback = Rimonta
achievement-comeback-how = Vinci una partita dopo uno svantaggio di 1500 punti
achievement-beat-master = Davide contro Golia
achievement-beat-master-how = Vinci una partita contro il livello Maestro
achievement-quoted = “{ $name }”
achieved-now = { $count ->
    [one] Nuovo traguardo: { LIST($names) }.
   *[other] Nuovi traguardi: { LIST($names) }.
}

statistics-file-columns = data,regole,regole cambiate,obiettivo,giocatori,risultato,totale nostro,totale loro,smazzate,punti nostri,punti loro,canaste pure,canaste sporche,chiusure nostre,di cui in mano,chiusure loro,aperture,giri prima di aprire,punti delle aperture,pozzi presi,carte dei pozzi,pozzo più grande,smazzata migliore,smazzata peggiore,smazzate analizzate,decisioni analizzate,tasso d’errore,fortuna per smazzata
statistics-file-result = { $state ->
    [won] vinta
    [lost] persa
   *[begun] iniziata
}
