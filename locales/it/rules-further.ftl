lone-player = Chi prende per primo il pozzo in una smazzata gioca da solo contro gli altri due, che da lì in poi sono compagni e hanno le combinazioni in comune. Anche chi chiude prima gioca da solo.
foot-is = Ogni giocatore riceve anche un piede: { CARDS-COUNT($count) }, coperte, che nessuno vede.
feet-follow = { $count ->
    [1] Poi ne viene un altro, di { $sizes } carte, che si prende allo stesso modo.
   *[other] Poi ne vengono altri, di { $sizes } carte, che si prendono allo stesso modo.
}
foot-at-once = Chi cala l’ultima carta della mano prende il piede e continua; chi la scarta comincia il prossimo turno con il piede.
foot-ends-turn = Chi finisce la mano prende il piede, e il turno termina.
foot-by-discard = La mano si finisce solo con uno scarto; poi si prende il piede.
foot-by-canasta = Chi completa una canasta prende con essa il piede e continua; prima la mano non si finisce, e una canasta del compagno non lo porta.
foot-threes-not-replaced = I tre del piede che si espongono non si sostituiscono.
bonus-cards-are = Una squadra che apre dopo aver pescato dal tallone, e finisce il turno con uno scarto, pesca carte in premio: { LIST($sides) }.
bonus-cards-of = { $place ->
    [1] { COUNT($cards, gender: "f") } la prima
    [2] { COUNT($cards, gender: "f") } la seconda
    [3] { COUNT($cards, gender: "f") } la terza
    [4] { COUNT($cards, gender: "f") } la quarta
    [5] { COUNT($cards, gender: "f") } la quinta
    [6] { COUNT($cards, gender: "f") } la sesta
    [7] { COUNT($cards, gender: "f") } la settima
   *[other] { COUNT($cards, gender: "f") } la ottava
}
special-hand-what = Le quattordici carte che hai in mano dopo aver pescato dal tallone si possono calare come mano speciale, se la tua squadra non ha ancora calato. La smazzata finisce, e i suoi punti contano al posto di tutto il resto.
special-hand-line = { $worth }: { $cards }.
wild-discard-last = Una matta si scarta solo per chiudere, o quando in mano ci sono solo matte.
first-discard-not = Su un pozzo vuoto non si scartano { LIST($cards) }, a meno che in mano non ci sia altro.
wilds-discarded = matte
closed-rank-cards = carte di un valore chiuso

## Combinazioni.

sequence-is = Una scala è fatta di carte vicine dello stesso seme, da tre a sette, dal quattro all’asso, senza matte. Sette sono una canasta, e una squadra può avere quante scale vuole.
wild-meld-is = Da tre a sette matte fanno una combinazione di matte; sette sono una canasta di matte.
wild-meld-first = Finché la sua combinazione di matte è incompleta, una squadra non cala matte altrove.
set-at-most = In un gruppo ci stanno al massimo { CARDS-COUNT($count) }.
wilds-join-sets-of = Dopo l’apertura le matte si attaccano solo a gruppi con { COUNT($count, gender: "f") } o più carte naturali.
ranks-without-wilds = { LIST($ranks, case: "in") } si calano senza matte.
ranks-without-wilds-unless-opened = { LIST($ranks, case: "in") } si calano senza matte, salvo un gruppo che ne ha avuta una nell’apertura della squadra.
rank-is-closed = Quando una squadra ha una canasta di un valore, quel valore è chiuso: nessuno attacca più carte ai suoi gruppi.
one-meld-of-a-rank = { $party ->
    [side] Una squadra ha una sola combinazione per valore; le altre carte di quel valore si attaccano lì. Alle combinazioni degli avversari non si attacca mai.
   *[player] Un giocatore ha una sola combinazione per valore; le altre carte di quel valore si attaccano lì. Alle combinazioni dell’avversario non si attacca mai.
}
one-open-meld-of-a-rank = { $party ->
    [side] Una squadra comincia un’altra combinazione di un valore solo quando tutte quelle che ha di quel valore sono canaste. Alle combinazioni degli avversari non si attacca mai.
   *[player] Un giocatore comincia un’altra combinazione di un valore solo quando tutte quelle che ha di quel valore sono canaste. Alle combinazioni dell’avversario non si attacca mai.
}
any-melds-of-a-rank = { $party ->
    [side] Una squadra può avere più combinazioni dello stesso valore. Alle combinazioni degli avversari non si attacca mai.
   *[player] Un giocatore può avere più combinazioni dello stesso valore. Alle combinazioni dell’avversario non si attacca mai.
}

## L’apertura.

opening-pure-set = Per aprire si cala almeno una combinazione senza matte di tre o più carte, tutte dalla mano.
opening-hand-only = Per il minimo contano solo le carte della mano.
opening-no-mixed-canasta = Con l’apertura non si completano canaste sporche.
opening-canasta-free = Una canasta pura o di matte dalla mano apre, qualunque sia il suo valore.
opening-before-pile = Una squadra che non ha calato non può prendere il pozzo.
opening-canasta = Con un minimo di { LIST($minimums) } l’apertura deve avere anche una canasta.
opening-natural-canasta = Con un minimo di { LIST($minimums) } l’apertura deve avere anche una canasta senza matte.
closed-turns-are = { $count ->
    [one] Nel primo turno di ogni giocatore non si cala niente e non si prende il pozzo.
   *[other] Nei primi { COUNT($count) } turni di ogni giocatore non si cala niente e non si prende il pozzo.
}

## I tre.

red-threes-dead = I tre rossi non si calano mai. Si scartano soltanto, e bloccano il pozzo per il prossimo giocatore.
black-threes-dead = I tre neri non si calano mai. Si scartano soltanto, e bloccano il pozzo per il prossimo giocatore.
black-threes-bonus = I tre neri si espongono e si sostituiscono come quelli rossi.
black-threes-freeze = Un tre nero in cima al pozzo lo blocca per il prossimo giocatore e lo congela come una matta finché non viene preso.
threes-always-count = I tre contano sempre a favore della squadra.
threes-count-or-against = { $enough ->
    [1] I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, e contro senza nessuna.
   *[other] I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, e contro con meno di { CANASTAS-COUNT($enough) }.
}
threes-count-nothing-between = { $least ->
    [1] I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, niente con { CANASTAS-COUNT($least) }, e contro senza nessuna.
   *[other] I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, niente con { CANASTAS-COUNT($least) }, e contro con meno di { CANASTAS-COUNT($least) }.
}
threes-count-nothing-range = { $least ->
    [1] I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, niente da { COUNT($least, gender: "f") } a { CANASTAS-COUNT($most) }, e contro senza nessuna.
   *[other] I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, niente da { COUNT($least, gender: "f") } a { CANASTAS-COUNT($most) }, e contro con meno di { CANASTAS-COUNT($least) }.
}
threes-count-or-nothing = I tre contano a favore di una squadra con { CANASTAS-COUNT($enough) } o più, altrimenti niente.
black-three-held = Un tre nero rimasto in mano costa { $points }.
red-three-held = Un tre rosso rimasto in mano costa { $points }.
threes-points-each = { $threes ->
    [red] Tre rossi { $points } l’uno.
   *[any] I tre, contando ogni colore a parte, { $points } l’uno.
}
threes-points-table = { $threes ->
    [red] Tre rossi: { $points } per uno, due e così via, in tutto.
   *[any] I tre, contando ogni colore a parte: { $points } per uno, due e così via, in tutto.
}

## La chiusura.

kind-among-canastas = { $canasta ->
    [natural] { $count ->
        [one] { COUNT($count, gender: "f") } pura
       *[other] { COUNT($count, gender: "f") } pure
    }
    [mixed] { $count ->
        [one] { COUNT($count, gender: "f") } sporca
       *[other] { COUNT($count, gender: "f") } sporche
    }
    [sequence] { COUNT($count, gender: "f") } in scala
   *[wild] { COUNT($count, gender: "f") } di matte
}
going-out-needs-kinds = Canaste obbligatorie: { LIST($kinds) }.
out-by-discard = Si chiude solo con uno scarto.
out-by-melding = Si chiude calando tutte le carte: l’ultima non si scarta mai.
out-without-incomplete = Una squadra con una combinazione incompleta che le conta contro non può chiudere.
out-after-partners-foot = Nessuno chiude prima che il compagno abbia preso il piede.
asks-once = Si chiede una sola volta per smazzata.
asks-always = Nessuno chiude senza il sì del compagno.
out-after-foot = Chiude solo chi ha già preso il piede.
out-after-feet = Chiude solo chi ha già preso l’ultimo piede.
of-a-suit = { $case ->
    [of] in scala
   *[other] scale
}
of-wilds = { $case ->
    [of] di matte
   *[other] matte
}

## I punti.

lone-player-scores = I punti che due compagni fanno insieme in una smazzata contano per ciascuno; i tre rossi contano per chi li ha.
card-prices = Qui però: { LIST($ranks) }.
card-price = { RANKS-NAME($rank) } { $points }
card-price-threes = tre neri calati { $points }
canasta-prices = Una canasta { LIST($canastas) }.
canasta-of-sequence = in scala { $points }
canasta-of-wilds = di matte { $points }
canasta-of-twos = di sole pinelle { $points }
canasta-of-jokers = di matte con quattro jolly { $points }
canasta-of-rank = { RANKS-NAME($rank, case: "of") } senza matte { $points }
canasta-of-one-wild = di sole pinelle o di soli jolly { $points }
canasta-of-mixed-rank = { RANKS-NAME($rank, case: "of") } con matte { $points }
canasta-count-prices = Per il numero più alto di canaste che raggiunge, una squadra riceve una volta: { LIST($prices) }.
canasta-count-price = { $points } per { $canastas }
so-many-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canaste
}
incomplete-prices = Alla fine contano contro una squadra, se incomplete: { LIST($melds) }.
incomplete-sequence = scala { $points }
incomplete-wilds = combinazione di matte { $points }
incomplete-rank = combinazione { RANKS-NAME($rank, case: "of") } { $points }
held-prices = Contano contro una squadra, per ogni mano che ne ha tre o più: { LIST($ranks) }.
held-rank = { RANKS-NAME($rank) } { $points }
held-black-threes = tre neri, quattro o più, { $points }
black-threes-melded = Quattro o più tre neri calati contano { $points } in più per la squadra.
cut-counts = Chi alza esattamente le carte da distribuire riceve { $points }: con carte vere, sul foglio dei punti.
melds-need-canasta = Le carte calate da una squadra senza canaste contano contro di lei.
game-of-hands = { $count ->
    [one] La partita finisce dopo 1 smazzata.
   *[other] La partita finisce dopo { $count } smazzate.
}
