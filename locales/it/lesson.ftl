leave-lesson = Esci dalla smazzata guidata
step-back = Indietro
step-next = Avanti
step-show = Mostra
step-skip = Salta
play-taught = Gioca una partita

## A che punto si è.

lesson-part = Parte { $chapter } di { $count }
lesson-done = Prima smazzata guidata: finita; puoi rifarla quando vuoi
lesson-new = Gioca una prima smazzata con una guida: { $count } parti brevi, una decina di minuti
lesson-begun = Prima smazzata guidata: fatte { $done } parti su { $count }

## I passi, in ordine.

lesson-opponent-plays = Gioca { $name }.
lesson-watch-opening = { $name } pesca, può calare e butta una carta.
lesson-watch-freezing = Guarda che cosa finisce nel pozzo.
lesson-watch-blocked = Il tuo tre nero blocca il pozzo: { $name } può solo pescare.
lesson-watch-late = { $name } non ha canaste, quindi non può chiudere: pesca e butta una carta, nient’altro.
lesson-watch-frozen = Il pozzo { CARDS-COUNT($count, case: "of") } è congelato anche per { $name }: lo si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
lesson-watch-pile = { $count ->
    [one] Ora nel pozzo c’è { CARDS-COUNT($count) }.
   *[other] Ora nel pozzo ci sono { CARDS-COUNT($count) }.
}

lesson-aim = Le carte dello stesso valore fanno una combinazione, e sette fanno una canasta.
lesson-aim-why = Giochi una smazzata breve contro { $name }: peschi { CARDS-COUNT($drawn) } e con { CANASTAS-COUNT($canastas) } puoi chiudere, e la smazzata finisce. Vince chi fa più punti: in questa smazzata, o nella partita appena qualcuno arriva a { $target }.

lesson-values = Le carte che cali contano per te; quelle che ti restano in mano, contro di te.
lesson-values-why = Jolly { $joker }; asso e pinella { $ace }; dal re all’otto { $king }; dal sette al quattro e tre nero { $seven }.

lesson-find-wild = I due, cioè le pinelle, e i jolly sono matte. Seleziona la tua pinella.
lesson-find-wild-why = In una combinazione la matta prende il posto di qualsiasi carta.

lesson-draw = Comincia il tuo turno: pesca una carta dal tallone.
lesson-draw-why = L’altro mucchio è il pozzo. Con le carte giuste puoi prendere quello, invece di pescare.

lesson-red-three = Hai pescato un tre rosso: ora è scoperto sul tavolo. Al suo posto hai pescato una donna.
lesson-red-three-why = Vale { $points } punti per te appena hai calato una combinazione; fino ad allora, { $points } contro di te.

lesson-pick-kings = Tre carte dello stesso valore fanno una combinazione. Seleziona i tuoi tre re.
lesson-pick-kings-why = I semi non contano.

lesson-too-little = Valgono { $points } punti, ma le tue prime combinazioni devono valerne { $minimum } in tutto. Intanto preparali.
lesson-too-little-why = Le carte preparate aspettano finché non bastano, e possono tornare in mano.

lesson-open-with-queens = Seleziona anche le tre donne e cala tutto: { $points } punti.
lesson-open-with-queens-why = Il minimo serve una volta sola per smazzata. Dopo puoi calare qualsiasi combinazione.

lesson-discard = Il turno finisce con lo scarto: butta il cinque di cuori.
lesson-discard-why = Selezionalo e poi scartalo. Non hai altri cinque, e vale solo 5 punti.

lesson-take-pile = { $name } ha buttato un otto, e tu ne hai due: prendi il pozzo con quelli.
lesson-take-pile-why = { $count ->
    [1] La carta in cima va subito in una combinazione, e l’altra viene in mano a te.
   *[other] La carta in cima va subito in una combinazione, e le altre { $count } vengono in mano a te.
}

lesson-got-pile = Gli otto sono la tua terza combinazione, e il resto del pozzo è nella tua mano.
lesson-got-pile-why = Chi prende il pozzo lo prende tutto. È così che crescono le canaste.

lesson-add-wild = Attacca la pinella ai re. Ne mancano tre e sono una canasta.
lesson-add-wild-why = Seleziona la pinella, poi premi i re.

lesson-wild-limits = In una combinazione ci stanno al massimo { $most } matte, e servono almeno { $least } carte naturali.
lesson-wild-least = In una combinazione servono almeno { $least } carte naturali.
lesson-wild-limits-why = Una canasta con matte è sporca e porta { $mixed } punti; senza è pura e ne porta { $natural }.

lesson-discard-four = Finisci il turno: butta il quattro.
lesson-discard-four-why = È quello che ti manca di meno: vale solo { $points } punti. { $name } non ha calato nessun quattro, e per prendere il pozzo dovrebbe averne in mano.

lesson-see-frozen = { $name } ha buttato una pinella: il pozzo è congelato.
lesson-see-frozen-why = Finché qualcuno non lo prende, serve una coppia naturale dalla mano: due carte del valore di quella in cima, senza matte.

lesson-draw-king = Pesca dal tallone.
lesson-draw-king-why = Finché in cima c’è una matta, il pozzo non lo può prendere nessuno.

lesson-black-three = Hai pescato un re: tienilo, e butta il tre nero.
lesson-black-three-why = I re sul tavolo non prendono un pozzo congelato; due in mano sì. Il tre nero blocca il pozzo per un turno: adesso { $name } non può prenderlo.

lesson-try-frozen = { $name } ha buttato un otto, e tu hai calato gli otto. Prova a prendere il pozzo.
lesson-try-frozen-why = Se il pozzo non fosse congelato, l’otto andrebbe con i tuoi otto e il resto in mano a te.

lesson-why-frozen = È congelato: ti servirebbero due otto in mano. Allora pesca.
lesson-why-frozen-why = Congelato vuol dire che le combinazioni sul tavolo e le matte non servono: ci vuole una coppia naturale in mano.

lesson-keep-pair = Un altro re: tieni la coppia e butta il sette.
lesson-keep-pair-why = Se { $name } butta un re, con la tua coppia prendi il pozzo congelato.

lesson-see-blocked = { $name } ha buttato un tre nero: per te il pozzo è bloccato. Pesca.
lesson-see-blocked-why = Il tuo prossimo scarto lo copre, e allora non blocca più.

lesson-safe-discard = Butta il sette.
lesson-safe-discard-why = { $name } non ha preso il tuo ultimo sette: è difficile che abbia in mano una coppia di sette.

lesson-take-frozen = Un re! Prendi il pozzo congelato con la tua coppia.
lesson-take-frozen-why = Tutte le { $count } carte sono tue, e con le { $laid } già sul tavolo la tua combinazione di re arriva a sette carte.

lesson-canasta = Adesso i tuoi re sono sette carte: una canasta, che vale { $points } punti più le sue carte.
lesson-canasta-why = È sporca, perché c’è dentro una pinella. Ora puoi chiudere, appena riesci a calare o a buttare tutte le carte.

lesson-lay-sevens = Cala i tuoi due sette con la pinella.
lesson-lay-sevens-why = Due carte naturali e una matta fanno una combinazione.

lesson-lay-eight = Attacca l’otto ai tuoi otto.
lesson-lay-eight-why = Puoi attaccare alle tue combinazioni, mai a quelle di { $name }.

lesson-keep-threes = Butta il quattro, e tieni i tre neri.
lesson-keep-threes-why = I tre neri si calano solo nel turno in cui chiudi, e solo tre o quattro insieme.

lesson-last-draw = { $name } ha buttato { CARDS($card) }, che non va bene per nessuna tua combinazione. Pesca: con un altro tre nero puoi chiudere.
lesson-last-draw-why = Allora li cali tutti e tre e butti l’ultima carta.

lesson-lay-threes = Eccolo. Cala i tuoi tre neri, tutti e tre.
lesson-lay-threes-why = Puoi farlo perché chiudi in questo turno. I tre neri si calano senza matte.

lesson-go-out = Butta l’ultima carta: chiudi.
lesson-go-out-why = La chiusura porta { $points } punti, e le carte rimaste nella mano di { $name } contano in negativo.

lesson-score = Hai chiuso: { $own } punti per te, { $theirs } per { $name }.
lesson-won = Hai vinto.
lesson-counted = Canasta { $canasta }, chiusura { $out }, tre rosso { $three }, carte calate { $laid }.
lesson-counted-opponent = { $name }: carte calate { $laid }, carte rimaste in mano { $left }.

## La risposta a qualcos’altro.

lesson-pile-brings-more = Potresti pescare, ma il pozzo porta più di una carta.
lesson-use-both-eights = Lo prenderebbe anche così, ma tieni la pinella per dopo e usa tutti e due gli otto.
lesson-kings-are-nearest = È permesso, ma i re sono i più vicini alla canasta.
lesson-lay-two-first = Puoi finire il turno, ma prima cala la pinella: sul tavolo serve di più.
lesson-pair-takes-pile = Il re ci starebbe, ma con una coppia di re in mano puoi prendere il pozzo congelato.
lesson-three-guards-pile = È permesso, ma con il tre nero il pozzo non lo prende nessuno.
lesson-would-miss-card = È permesso, ma quella carta poi ti mancherebbe.
lesson-keep-card = È permesso, ma per ora tieni quella carta.
lesson-others-help-out = È permesso, ma le altre carte ti aiutano a chiudere.
lesson-waited-for-pile = Potresti pescare, ma è proprio il pozzo che aspettavi.
lesson-would-not-end = È permesso, ma la smazzata non finirebbe.
lesson-ends-turn-early = Così finiresti il turno troppo presto.
lesson-step-shows-else = Le regole lo permettono, ma questo passo mostra un’altra cosa.
lesson-nothing-done = Non è stato fatto niente.

## I tasti.

keys-go-on = Invio va avanti.
keys-of-step = Tasti: { $keys }.
keys-then = { $before }, poi { $next }
keys-with-shift = Maiusc { $key }
keys-of-cards = { $count ->
    [1] { $key } e Spazio
    [2] { $key } e Spazio due volte
   *[other] { $key } e Spazio { COUNT($count) } volte
}
keys-choose-meld = scegli { RANKS-NAME($rank, case: "in") }
