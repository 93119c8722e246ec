review-hand = Analizza questa smazzata
natural-canastas = Canaste pure
mixed-canastas = Canaste sporche
no-game-yet = Nessuna partita iniziata.
no-hand-yet = Ancora nessuna smazzata finita.
best-of-hand = Il meglio della smazzata
no-cards-left = Nessuna carta rimasta
count-at-once = Conta subito
penalties = Penalità
extras = Altri premi

## I titoli delle smazzate finite.

hand-went-out = { $side ->
    [we] Smazzata { $hand }: abbiamo chiuso noi
    [they] Smazzata { $hand }: hanno chiuso loro
    [you] Smazzata { $hand }: hai chiuso tu
    [several] Smazzata { $hand }: hanno chiuso { $side }
   *[other] Smazzata { $hand }: ha chiuso { $side }
}
hand-went-out-concealed = { $side ->
    [we] Smazzata { $hand }: abbiamo chiuso noi, in mano
    [they] Smazzata { $hand }: hanno chiuso loro, in mano
    [you] Smazzata { $hand }: hai chiuso tu, in mano
    [several] Smazzata { $hand }: hanno chiuso { $side }, in mano
   *[other] Smazzata { $hand }: ha chiuso { $side }, in mano
}
hand-stock-ran-out = Smazzata { $hand }: tallone finito
hand-ended-by-three = Smazzata { $hand }: finita con un tre
hand-was-special = Smazzata { $hand }: calata una mano speciale
hand-result = { $title }: { $totals }
totals-to = { $before }{"\u00A0"}a{"\u00A0"}{ $next }

## Il punteggio e la fine della partita.

is-tie = Parità.
side-leads = { $side ->
    [we] Siamo avanti di { $margin } punti.
    [they] Loro sono avanti di { $margin } punti.
    [you] Sei avanti di { $margin } punti.
    [player] { $side } è avanti di { $margin } punti.
   *[several] { $side } sono avanti di { $margin } punti.
}
game-is-practice = Questa partita è un allenamento.
winner-you = tu
match-won = { $side ->
    [we] Vinciamo di { $margin } punti
    [they] Loro vincono di { $margin } punti
    [you] Vinci di { $margin } punti
    [player] { $side } vince di { $margin } punti
   *[several] Vittoria per { $margin } punti: { $side }
}
match-note = { $count ->
    [1] Dopo una smazzata, { $goal }.
   *[other] Dopo { $count } smazzate, { $goal }.
}
match-note-practice = { $count ->
    [1] Dopo una smazzata, { $goal } (allenamento).
   *[other] Dopo { $count } smazzate, { $goal } (allenamento).
}
hands-note = { $count ->
    [1] Dopo una smazzata.
   *[other] Dopo { $count } smazzate.
}
hands-note-practice = { $count ->
    [1] Dopo una smazzata (allenamento).
   *[other] Dopo { $count } smazzate (allenamento).
}
total-of = { $side ->
    [we] Noi { $points }
    [they] Loro { $points }
    [you] Tu { $points }
   *[other] { $side } { $points }
}
points-of-side = { $side ->
    [we] noi { $points }
    [they] loro { $points }
    [you] tu { $points }
   *[other] { $side } { $points }
}

## La fine della smazzata: il titolo.

goes-out = { $who ->
    [you] Chiudi tu!
   *[other] Chiude { $who }!
}
goes-out-concealed = { $who ->
    [you] Chiudi in mano!
   *[other] { $who } chiude in mano!
}
lays-special = { $who ->
    [you] Cali una mano speciale!
   *[other] { $who } cala una mano speciale!
}
stock-used-up = Il tallone è finito
three-ends-hand = Un tre fa finire la smazzata

## La fine della smazzata: com’è andata.

stock-ends-story = Il tallone è finito e nessuno ha chiuso.
special-story = Tutte e quattordici le carte fanno una mano speciale, e la smazzata finisce.
three-story = { $three ->
    [red] { $who ->
        [you] Peschi l’ultima carta del tallone ed è un tre rosso: non c’è una carta che lo sostituisca.
       *[other] { $who } pesca l’ultima carta del tallone ed è un tre rosso: non c’è una carta che lo sostituisca.
    }
    [black] { $who ->
        [you] Peschi l’ultima carta del tallone ed è un tre nero: non c’è una carta che lo sostituisca.
       *[other] { $who } pesca l’ultima carta del tallone ed è un tre nero: non c’è una carta che lo sostituisca.
    }
   *[any] { $who ->
        [you] Peschi l’ultima carta del tallone ed è un tre: non c’è una carta che lo sostituisca.
       *[other] { $who } pesca l’ultima carta del tallone ed è un tre: non c’è una carta che lo sostituisca.
    }
}
concealed-story = { $who ->
    [you] Cali tutta la mano in una volta, senza aver calato niente prima: { $points } punti.
   *[other] { $who } cala tutta la mano in una volta, senza aver calato niente prima: { $points } punti.
}
concealed-story-free = { $who ->
    [you] Cali tutta la mano in una volta, senza aver calato niente prima.
   *[other] { $who } cala tutta la mano in una volta, senza aver calato niente prima.
}
out-discards = { $who ->
    [you] Scarti l’ultima carta: { CARDS($card) }.
   *[other] { $who } scarta l’ultima carta: { CARDS($card) }.
}
out-plays = { $who ->
    [you] Giochi l’ultima carta.
   *[other] { $who } gioca l’ultima carta.
}
out-takes = { $who ->
    [you] Prendi il pozzo e cali tutte le carte.
   *[other] { $who } prende il pozzo e cala tutte le carte.
}
out-takes-and-discards = { $who ->
    [you] Prendi il pozzo, cali { CARDS-IN-WORDS($count) } e scarti l’ultima.
   *[other] { $who } prende il pozzo, cala { CARDS-IN-WORDS($count) } e scarta l’ultima.
}
out-lays-and-discards = { $who ->
    [you] Cali { CARDS-IN-WORDS($count) } e scarti l’ultima.
   *[other] { $who } cala { CARDS-IN-WORDS($count) } e scarta l’ultima.
}
out-closes-and-discards = { $who ->
    [you] Completi { LIST($melds) } e scarti l’ultima carta.
   *[other] { $who } completa { LIST($melds) } e scarta l’ultima carta.
}
out-last-close = { $owner ->
    [reader] { $count ->
        [1] La tua ultima carta completa { LIST($melds) }.
       *[other] Le tue ultime { COUNT($count) } carte completano { LIST($melds) }.
    }
    [partner] { $count ->
        [1] L’ultima carta del tuo compagno completa { LIST($melds) }.
       *[other] Le ultime { COUNT($count) } carte del tuo compagno completano { LIST($melds) }.
    }
   *[named] { $count ->
        [1] L’ultima carta di { $name } completa { LIST($melds) }.
       *[other] Le ultime { COUNT($count) } carte di { $name } completano { LIST($melds) }.
    }
}
out-last-are = { $owner ->
    [reader] { $count ->
        [1] La tua ultima carta è una combinazione { CARDS($meld, case: "of") }.
       *[other] Le tue ultime { COUNT($count) } carte sono una combinazione { CARDS($meld, case: "of") }.
    }
    [partner] { $count ->
        [1] L’ultima carta del tuo compagno è una combinazione { CARDS($meld, case: "of") }.
       *[other] Le ultime { COUNT($count) } carte del tuo compagno sono una combinazione { CARDS($meld, case: "of") }.
    }
   *[named] { $count ->
        [1] L’ultima carta di { $name } è una combinazione { CARDS($meld, case: "of") }.
       *[other] Le ultime { COUNT($count) } carte di { $name } sono una combinazione { CARDS($meld, case: "of") }.
    }
}
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] La tua ultima carta si attacca { LIST($melds, case: "to") }.
       *[other] Le tue ultime { COUNT($count) } carte si attaccano { LIST($melds, case: "to") }.
    }
    [partner] { $count ->
        [1] L’ultima carta del tuo compagno si attacca { LIST($melds, case: "to") }.
       *[other] Le ultime { COUNT($count) } carte del tuo compagno si attaccano { LIST($melds, case: "to") }.
    }
   *[named] { $count ->
        [1] L’ultima carta di { $name } si attacca { LIST($melds, case: "to") }.
       *[other] Le ultime { COUNT($count) } carte di { $name } si attaccano { LIST($melds, case: "to") }.
    }
}

## La combinazione mostrata in grande.

natural-canasta-of = Canasta pura { CARDS($meld, case: "of") }
mixed-canasta-of = Canasta sporca { CARDS($meld, case: "of") }
complete-sequence = Canasta { CARDS($meld, case: "of") }
canasta-of = Canasta { CARDS($meld, case: "of") }
meld-of = Combinazione { CARDS($meld, case: "of") }

## I punti di una smazzata.

this-hand-scores = Questa smazzata: { $points }.
total-scores = Totale: { $points }.
total-was = era { $points }
pad-hand = Smazzata { $hand }
pad-hand-of = Smazzata { $hand } di { $deals }
open-hand-out = ha chiuso
open-hand-you = Tu

## La storia di una partita.

story-best-hand = Smazzata migliore
story-largest-lead = Vantaggio massimo
story-lead = In testa
story-canastas = Canaste
story-decided = Che cosa ha deciso
story-going-out = Chiusure
story-best-hand-is = { $side ->
    [we] Noi, smazzata { $hand }: { $points }
    [they] Loro, smazzata { $hand }: { $points }
    [you] Tu, smazzata { $hand }: { $points }
   *[other] { $side }, smazzata { $hand }: { $points }
}
story-largest-lead-is = { $side ->
    [we] Noi, dopo la smazzata { $hand }: { $points }
    [they] Loro, dopo la smazzata { $hand }: { $points }
    [you] Tu, dopo la smazzata { $hand }: { $points }
   *[other] { $side }, dopo la smazzata { $hand }: { $points }
}
story-took-lead = { $side ->
    [we] Noi, dalla smazzata { $hand } fino alla fine
    [they] Loro, dalla smazzata { $hand } fino alla fine
    [you] Tu, dalla smazzata { $hand } fino alla fine
   *[other] { $side }, dalla smazzata { $hand } fino alla fine
}
story-took-lead-after = { $side ->
    [we] Noi, dalla smazzata { $hand } fino alla fine, dopo { COUNT($count) } sorpassi
    [they] Loro, dalla smazzata { $hand } fino alla fine, dopo { COUNT($count) } sorpassi
    [you] Tu, dalla smazzata { $hand } fino alla fine, dopo { COUNT($count) } sorpassi
   *[other] { $side }, dalla smazzata { $hand } fino alla fine, dopo { COUNT($count) } sorpassi
}
story-always-ahead = { $side ->
    [we] Noi, dall’inizio alla fine
    [they] Loro, dall’inizio alla fine
    [you] Tu, dall’inizio alla fine
    [player] { $side }, dall’inizio alla fine
   *[several] { $side }, dall’inizio alla fine
}
story-canastas-of = { $side ->
    [we] Noi { $canastas }
    [they] Loro { $canastas }
    [you] Tu { $canastas }
   *[other] { $side } { $canastas }
}
story-canastas-of-next = { $side ->
    [we] noi { $canastas }
    [they] loro { $canastas }
    [you] tu { $canastas }
   *[other] { $side } { $canastas }
}
no-canastas = nessuna
canastas-natural = { $count ->
    [one] { $count } pura
   *[other] { $count } pure
}
canastas-mixed = { $count ->
    [one] { $count } sporca
   *[other] { $count } sporche
}
canastas-sequence = { $count } in scala
canastas-wild = { $count } di matte
decided-points = { $what }: { $points }
decided-canastas = canaste
decided-melded = carte calate
decided-in-hand = carte rimaste in mano
decided-threes = tre rossi
decided-going-out = chiusura
decided-penalties = penalità
decided-extras = altri premi
decided-special = una mano speciale
went-out-times = { $who ->
    [you] { $count ->
        [1] tu una volta
        [2] tu due volte
       *[other] tu { COUNT($count) } volte
    }
   *[other] { $count ->
        [1] { $who } una volta
        [2] { $who } due volte
       *[other] { $who } { COUNT($count) } volte
    }
}
went-out-name = { $who ->
    [you] tu
   *[other] { $who }
}
nobody-went-out = Nessuno

## Un altro livello dopo la partita.

ready-for-more = Te la senti di salire di livello?
another-try = Un’altra prova contro gli stessi giocatori, o prima una partita più facile?
play-against = Gioca contro { $level }
