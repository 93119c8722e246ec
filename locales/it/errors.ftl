## In una frase.

refused-hand-over = La smazzata è finita.
refused-not-your-turn = Non tocca a te: aspetta { $name }.
refused-must-draw = Prima pesca dal tallone o prendi il pozzo.
refused-already-drawn = In questo turno hai già pescato.
refused-too-early = { $count ->
    [one] Nel primo turno non si cala niente e non si prende il pozzo.
   *[other] Nei primi { COUNT($count) } turni non si cala niente e non si prende il pozzo.
}
refused-not-in-hand = Non hai in mano { CARDS($cards) }.
refused-no-cards = Prima seleziona le carte da calare.
refused-rank-does-not-fit = Una combinazione è fatta di carte dello stesso valore, con o senza matte: { ONE-OF-RANK($rank) } non ci sta.
refused-mixed-ranks = Una combinazione è fatta di carte dello stesso valore, con o senza matte: { CARDS($cards) } non stanno insieme.
refused-black-threes-few = I tre neri li cala solo chi chiude nello stesso turno, tre o quattro insieme.
refused-meld-small = Una combinazione vuole almeno { COUNT($least) } carte: quella { CARDS($meld, case: "of") } ne avrebbe { COUNT($cards, gender: "f") }.
refused-few-naturals = { $least ->
    [1] Una combinazione vuole almeno una carta naturale; qui: { NONE-OR($naturals, gender: "f") }.
   *[other] Una combinazione vuole almeno { COUNT($least) } carte naturali; qui: { NONE-OR($naturals, gender: "f") }.
}
refused-many-wilds = { $most ->
    [0] La combinazione { RANKS-NAME($rank, case: "of") } avrebbe { WILDS-COUNT($wilds) }: non ne è permessa nessuna.
    [1] La combinazione { RANKS-NAME($rank, case: "of") } avrebbe { WILDS-COUNT($wilds) }: ne è permessa al massimo una.
   *[other] La combinazione { RANKS-NAME($rank, case: "of") } avrebbe { WILDS-COUNT($wilds) }: ne sono permesse al massimo { COUNT($most) }.
}
refused-wilds-outnumber = { $naturals ->
    [one] La combinazione { RANKS-NAME($rank, case: "of") } avrebbe { WILDS-COUNT($wilds) } e una sola carta naturale: le matte non possono essere più delle naturali.
   *[other] La combinazione { RANKS-NAME($rank, case: "of") } avrebbe { WILDS-COUNT($wilds) } e { COUNT($naturals) } carte naturali: le matte non possono essere più delle naturali.
}
refused-no-such-meld = { $own ->
    [side] La tua squadra non ha una combinazione { CARDS($meld, case: "of") } a cui attaccare matte.
   *[alone] Non hai una combinazione { CARDS($meld, case: "of") } a cui attaccare matte.
}
refused-no-sequence = Una scala è fatta di carte vicine, da tre a sette, dello stesso seme, dal 4 all’asso, senza matte.
refused-meld-full = La combinazione { CARDS($meld, case: "of") } avrebbe { COUNT($cards) } carte; il massimo è { COUNT($most) }.
refused-meld-exists = { $own ->
    [side] La tua squadra ha già una combinazione { CARDS($meld, case: "of") }: deve diventare una canasta prima di cominciarne un’altra.
   *[alone] Hai già una combinazione { CARDS($meld, case: "of") }: deve diventare una canasta prima di cominciarne un’altra.
}
refused-pure-rank = In una combinazione { RANKS-NAME($rank, case: "of") } non si mettono matte.
refused-wilds-early = Una matta si attacca { RANKS-NAME($rank, case: "to") } solo con almeno { COUNT($least) } carte naturali; qui: { COUNT($naturals, gender: "f") }.
refused-wild-meld-first = Le matte vanno nella combinazione di matte finché non è una canasta.
refused-dead-rank = C’è già una canasta { RANKS-NAME($rank, case: "of") }: non se ne calano più.
refused-black-threes-never = In questo gioco i tre neri non si calano mai.
refused-opening-pure = Per aprire servono tre carte naturali dello stesso valore dalla mano, senza matte.
refused-opening-canasta = Ora l’apertura deve avere una canasta.
refused-opening-natural-canasta = Ora l’apertura deve avere una canasta senza matte.
refused-came-with-pile = Venuto col pozzo: { CARDS($cards) }. Puoi calarlo nel tuo prossimo turno.
refused-opening-mixed = L’apertura non può contenere canaste con matte.
refused-discard = { THE-CARD($rank, $suit) } ora non si può scartare.
refused-discard-joker = Ora il jolly non si può scartare.
refused-discard-needed = Per chiudere bisogna scartare l’ultima carta.
refused-meld-out = Per chiudere bisogna calare anche l’ultima carta.
refused-partners-foot = Non puoi chiudere: il compagno non ha ancora preso il piede.
refused-few-of-kind = { $own ->
    [side] Per chiudere la tua squadra ha bisogno di { CANASTAS-OF-KIND($need, $kind) }; con questa mossa: { NONE-OR($have, gender: "f") }.
   *[alone] Per chiudere hai bisogno di { CANASTAS-OF-KIND($need, $kind) }; con questa mossa: { NONE-OR($have, gender: "f") }.
}
refused-incomplete-meld = La combinazione { CARDS($meld, case: "of") } deve essere una canasta prima che qualcuno chiuda.
refused-must-ask = Prima chiedi al compagno: senza un sì non chiude nessuno.
refused-not-special = Queste carte non sono questa mano speciale, oppure ora non si può calare.
refused-red-threes = I tre rossi non si calano mai in combinazione.
refused-black-threes-early = I tre neri li cala solo chi chiude nello stesso turno.
refused-black-threes-wilds = I tre neri si calano senza matte.
refused-below-minimum = Così sono { $points } punti. Il tuo minimo di apertura è { $minimum }: ne mancano { $lacking }.
refused-opening-wilds = Nell’apertura non si usano matte.
refused-pile-empty = Non c’è un pozzo da prendere.
refused-pile-closed = Con queste regole il pozzo non si prende mai.
refused-pile-unopened = { $own ->
    [side] Finché la tua squadra non ha calato, non può prendere il pozzo.
   *[alone] Finché non hai calato, non puoi prendere il pozzo.
}
refused-pile-wild = In cima c’è una matta: il pozzo non si può prendere.
refused-pile-wild-pair = C’è una matta in cima: il pozzo si prende solo con { CARDS($cards) } dalla mano, come combinazione di matte.
refused-pile-blocked = In cima c’è { CARDS($top) }: per te il pozzo è bloccato in questo turno.
refused-frozen-by-wild = Il pozzo è congelato da una matta: si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
refused-frozen-by-three = Il pozzo è congelato da un tre rosso: si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
refused-frozen-by-black-three = Il pozzo è congelato da un tre nero: si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
refused-frozen-asks = Il pozzo è congelato da una carta: si prende solo con { CARDS($cards) } dalla mano.
refused-frozen-always = Con queste regole il pozzo si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
refused-frozen-not-melded = { $own ->
    [side] Finché la tua squadra non ha calato, il pozzo si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
   *[alone] Finché non hai calato, il pozzo si prende solo con { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
}
refused-pile-pair = Per prendere il pozzo ti servono { NATURALS-OF-RANK($naturals, $rank) } dalla mano.
refused-top-does-not-fit = La carta in cima è { ONE-OF-RANK($rank) }: prendila con carte uguali dalla mano, o attaccandola alla tua combinazione dello stesso valore.
refused-canasta-full = Hai già una canasta { RANKS-NAME($rank, case: "of") }: con queste regole la carta in cima non si può attaccare.
refused-one-card-pile = Con una sola carta in mano non puoi prendere un pozzo di una sola carta.
refused-few-canastas = { $own ->
    [side] Per chiudere la tua squadra ha bisogno di { CANASTAS-COUNT($need) }; finora: { NONE-OR($have, gender: "f") }.
   *[alone] Per chiudere hai bisogno di { CANASTAS-COUNT($need) }; finora: { NONE-OR($have, gender: "f") }.
}
refused-no-canasta-of = { $own ->
    [side] Per chiudere alla tua squadra manca ancora una canasta { LIST($ranks, case: "of") }.
   *[alone] Per chiudere ti manca ancora una canasta { LIST($ranks, case: "of") }.
}
refused-keep-two = { $own ->
    [side] Tieni almeno due carte, una da scartare: per chiudere la tua squadra ha bisogno di { CANASTAS-COUNT($need) }; finora: { NONE-OR($have, gender: "f") }.
   *[alone] Tieni almeno due carte, una da scartare: per chiudere hai bisogno di { CANASTAS-COUNT($need) }; finora: { NONE-OR($have, gender: "f") }.
}
refused-keep-two-to-finish = Tieni almeno due carte, una da scartare: altrimenti non potresti finire il turno.
refused-must-take = Il tallone è finito: puoi prendere il pozzo, quindi devi.
refused-cannot-ask = Puoi chiederlo una sola volta per turno, prima di calare e solo quando potresti chiudere.
refused-must-answer = Prima rispondi al compagno: sì o no.
refused-must-go-out = { must-go-out }
refused-partner-said-no = Il compagno ha detto di no: in questo turno non puoi chiudere.
refused-cannot-keep = Puoi tenere l’ultima carta solo quando non puoi chiudere.
refused-not-possible = Ora non si può.
refused-unreadable-line = questa riga non si può leggere.
refused-pick-cards = Prima seleziona delle carte della tua mano.
refused-pick-one = Seleziona una carta da scartare.
refused-their-melds = { $own ->
    [side] Puoi attaccare carte solo alle combinazioni della tua squadra.
   *[alone] Puoi attaccare carte solo alle tue combinazioni.
}
refused-none-of = Non hai nemmeno { ONE-OF-RANK($rank) } in mano.
refused-onto-stock = Nel tallone non si mettono carte: calale dal tuo lato, o scartane una nel pozzo.

## In poche parole.

short-hand-over = la smazzata è finita
short-not-your-turn = aspetta { $name }
short-must-draw = prima pesca
short-already-drawn = hai già pescato
short-too-early = non nei primi turni
short-not-in-hand = non è in mano tua
short-pick-cards = seleziona le carte
short-pick-one = seleziona una carta
short-mixed-ranks = un solo valore, con o senza matte
short-black-threes-early = tre neri solo per chiudere
short-more-of-rank = { $count ->
    [one] manca { ONE-OF-RANK($rank) }
   *[other] mancano { SEVERAL-OF-RANK($count, $rank) }
}
short-more-of-meld = { $count ->
    [one] manca una carta ({ CARDS($meld) })
   *[other] mancano { COUNT($count) } carte ({ CARDS($meld) })
}
short-more-cards = { $count ->
    [one] manca una carta
   *[other] mancano { COUNT($count) } carte
}
short-few-naturals = { $least ->
    [one] serve una carta naturale
   *[other] servono { COUNT($least) } naturali
}
short-no-wilds = niente matte
short-many-wilds = al massimo { WILDS-COUNT($most) }
short-wilds-outnumber = più matte che naturali
short-no-such-meld = niente a cui attaccare matte
short-no-sequence = non è una scala
short-meld-full = al massimo { COUNT($most) } carte
short-meld-exists = una combinazione per volta
short-pure-rank = qui niente matte
short-wilds-early = matte solo da { COUNT($least, gender: "f") } naturali in su
short-wild-meld-first = prima la combinazione di matte
short-dead-rank = { RANKS-NAME($rank, case: "of") } non se ne calano più
short-black-threes-never = i tre neri non si calano mai
short-opening-pure = serve un gruppo senza matte
short-opening-canasta = per aprire serve una canasta
short-opening-natural-canasta = per aprire serve una canasta senza matte
short-came-with-pile = venuto col pozzo: prossimo turno
short-opening-mixed = ancora niente canaste con matte
short-discard = ora non si può scartare
short-discard-needed = tieni una carta da scartare
short-meld-out = cala anche l’ultima carta
short-partners-foot = il compagno ha ancora il piede
short-few-of-kind = { KINDS-OF-CANASTAS($kind) }: { $have } di { $need }
short-incomplete-meld = prima completa { CARDS($meld, case: "in") }
short-must-ask = prima chiedi al compagno
short-not-special = non è questa mano
short-red-threes = i tre rossi non si calano mai
short-black-threes-wilds = tre neri senza matte
short-below-minimum = { $points } di { $minimum }
short-opening-wilds = niente matte in apertura
short-pile-empty = il pozzo è vuoto
short-pile-closed = con queste regole mai
short-pile-unopened = prima l’apertura
short-pile-wild = in cima c’è una matta
short-pile-blocked = in cima c’è { CARDS($top) }
short-pile-frozen = congelato: servono { NATURALS-OF-RANK($naturals, $rank) }
short-frozen-asks = congelato: servono { CARDS($cards) }
short-pile-pair = servono { NATURALS-OF-RANK($naturals, $rank) }
short-top-does-not-fit = { ONE-OF-RANK($rank) } non ci sta
short-canasta-full = hai già la canasta { RANKS-NAME($rank, case: "of") }
short-one-card-pile = una carta non ne prende una
short-few-canastas = canaste: { $have } di { $need }
short-no-canasta-of = manca una canasta { LIST($ranks, case: "of") }
short-keep-two = tieni almeno due carte
short-must-take = devi prendere il pozzo
short-cannot-ask = ora non si può chiedere
short-must-answer = prima rispondi
short-must-go-out = devi chiudere
short-partner-said-no = il compagno ha detto di no
short-cannot-keep = non si può tenere
short-not-possible = ora non si può
short-bad-rules = regole impossibili
short-bad-record = registrazione danneggiata
short-takes-none = qui non si mettono carte

## Perché certe regole non sono possibili.

no-such-rules = Non ci sono regole che si chiamano “{ $name }”.
no-such-rule = Le regole non hanno un campo { $name }.
rules-not-an-object = { $field }: le modifiche alle regole non sono un oggetto JSON.
rules-not-a-value = { $field }: questo valore non è possibile.
rules-out-of-range = { $field }: deve essere da { $least } a { $most }.
rules-many-cards = { $field }: le carte distribuite più quella scoperta sarebbero { $cards }; il massimo è { $most }.
rules-unequal-sides = { $field }: con { COUNT($players) } giocatori non si formano squadre uguali.
rules-not-three-players = { $field }: servono tre giocatori, all’inizio ognuno per sé.
rules-not-two-pairs = { $field }: servono quattro posti in due squadre.
rules-nobody-to-ask = { $field }: se ognuno gioca per sé, non c’è un compagno a cui chiedere.
rules-many-ranks = { $field }: sono richiesti più valori di quante canaste servono per chiudere.
rules-minimums-fall = { $field }: un minimo è più basso di quello per un punteggio inferiore.
rules-concealed-low = { $field }: il totale per la chiusura in mano è più basso del premio di chiusura.
rules-no-minimum = { $field }: ci vuole almeno un minimo.
rules-steps-do-not-fit = { $field }: i punteggi devono crescere ed essere uno in meno dei minimi.
rules-many-kinds = { $field }: sono richieste più canaste di certi tipi di quante ne servono per chiudere.
rules-no-such-melds = { $field }: riguarda combinazioni che non si possono calare.
rules-many-talons = { $field }: le squadre che ricevono carte in premio sono più di quelle che giocano.
rules-not-fourteen-cards = { $field }: per le mani speciali servono quattordici carte dopo la prima pescata.
rules-not-a-sign = { $field }: servono due numeri, il secondo non minore del primo.
rules-discard-and-none = { $field }: l’ultima carta non si può scartare sempre e mai.
rules-nothing-freezes = { $field }: con queste regole nessuna carta congela il pozzo.
rules-not-as-many = { $field }: ce ne vuole una per ogni minimo di apertura.
rules-hand-refused = { $field }: non è possibile nella smazzata { $hand }: { $rule }.
rules-minimums-by-hand = { $field }: il numero della smazzata decide già il minimo di apertura.
rules-too-many-lists = { $field }: troppe liste diverse da quando la pagina è stata aperta: riaprila.
rules-no-turn-up = { $field }: nessuna carta viene scoperta sopra.
rules-foot-and-feet = { $field }: c’è già un piede solo.

## Perché la registrazione di una partita non si può leggere.

record-is-none = Questa non è la registrazione di una partita: la prima riga non è “canasta-record 1”.
record-line = Questa riga qui non c’entra.
record-seats = I nomi non sono tanti quanti i posti.
record-deck = Il mazzo non ha esattamente le carte delle regole.
record-hash = L’hash non corrisponde al mazzo.
record-cut = Il taglio non è un numero da 0 a quello delle carte, o arriva troppo tardi.
record-rests = La riga non dice chi riposa in questa smazzata.
record-hand = Questo non è il numero della smazzata successiva.
record-dealer = Non tocca a questo mazziere.
record-scores = I punteggi non corrispondono alle smazzate.
record-end = La smazzata non è finita così.
record-result = La partita non è finita così.
record-no-seat = Un’azione deve cominciare con il numero di un posto.
