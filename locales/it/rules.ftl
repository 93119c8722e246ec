rules-of-game = Le regole della partita in corso.
rules-of-next = Le regole della prossima partita.
step-draw = Prima pesca
step-meld = Poi cala, se vuoi
step-discard = Poi scarta una carta
takes-with-pair = Lo prende una coppia dalla mano
takes-with-wild = Lo prendono una carta naturale e una matta
takes-onto-meld = La carta in cima si attacca alla tua combinazione

## La pagina delle regole.

rules-heading-deal = Le carte e la distribuzione
rules-heading-turn = Un turno
rules-heading-melds = Combinazioni e canaste
rules-heading-opening = L’apertura
rules-heading-pile = Il pozzo
rules-heading-threes = I tre
rules-heading-going-out = La chiusura
rules-heading-stock-end = Quando il tallone è finito
rules-heading-scoring = I punti
rules-heading-special-hands = Mani speciali
rules-heading-hands = Di smazzata in smazzata
rules-heading-choices = Che cosa le fonti lasciano aperto
rules-of-hands = Alcune regole cambiano di smazzata in smazzata. Ciò che qui non è detto resta come sopra.

## Le carte e la distribuzione.

players-alone = Si gioca in { COUNT($players) }, ognuno per sé.
players-as-two-sides = Si gioca in { COUNT($players) }, in due squadre da { COUNT($each) }; i compagni siedono un posto sì e uno no.
players-as-sides = Si gioca in { COUNT($players) }, in { COUNT($sides) } squadre; i compagni siedono uno di fronte all’altro.
five-people = In cinque ci si può dividere i quattro posti, tre contro due: in ogni smazzata uno dei tre riposa. Riposa prima il quinto, poi chi è nominato per primo, poi chi è nominato per terzo, e così via; chi ha appena riposato prende il posto di chi riposa adesso.
deck-with-jokers = Le carte sono { $cards }: { COUNT($packs) } mazzi da 52 e { COUNT($jokers) } jolly. I due, che si chiamano pinelle, e i jolly sono matte.
deck-without-jokers = Le carte sono { $cards }: { COUNT($packs) } mazzi da 52. I due, che si chiamano pinelle, sono matte.
each-gets = Ogni giocatore riceve { CARDS-COUNT($count) }, una alla volta.
turn-up-after-wild = Poi si scopre una carta; finché è una matta, se ne scopre sopra un’altra.
turn-up-after-three = { $three ->
    [red] Poi si scopre una carta; finché è una matta o un tre rosso, se ne scopre sopra un’altra.
    [black] Poi si scopre una carta; finché è una matta o un tre nero, se ne scopre sopra un’altra.
   *[any] Poi si scopre una carta; finché è una matta o un tre, se ne scopre sopra un’altra.
}
turn-up-none = Non si scopre nessuna carta: il pozzo comincia con il primo scarto.
turn-up-any = Poi si scopre una carta, qualunque sia.
turn-up-again-on = Poi si scopre una carta. Su una di queste se ne scopre un’altra: { $kinds }.
turn-up-back-under = Poi si scopre una carta. Se è una di queste, va sotto il tallone, e se ne scopre un’altra: { $kinds }.
pile-start-cards = Sotto quella scoperta, coperte: { CARDS-COUNT($count) }. Non congelano niente, e chi prende il pozzo prende anche quelle; prima nessuno le conosce.
pile-start-rank = Sotto quella scoperta stanno, coperte, tante carte quante ne indica: fante 11, donna 12, re 13, asso 14; nessuna sotto una matta o un tre. Non congelano niente, e chi prende il pozzo prende anche quelle; prima nessuno le conosce.
leader-begins-with-more = Chi comincia riceve una carta in più e non pesca nel primo turno.
cut-keeps-one = Taglia il giocatore prima del mazziere. Se la carta in fondo alla parte alzata è una matta, la tiene e ne riceve una in meno.
cut-keeps-run = Taglia il giocatore prima del mazziere, e tiene le matte in fondo alla parte alzata, fino alla prima altra carta. Riceve altrettante carte in meno.
cut-keeps-three = Taglia il giocatore prima del mazziere, e delle tre carte in fondo alla parte alzata tiene le matte e i tre che si espongono. Riceve altrettante carte in meno.
cards-count-points = I jolly valgono 50, gli assi e le pinelle 20, dal re all’otto 10, dal sette al quattro e i tre neri 5.
cards-count-points-without-threes = I jolly valgono 50, gli assi e le pinelle 20, dal re all’otto 10, dal sette al quattro 5.
rules-first-dealer = Il primo mazziere si sorteggia, poi si va in senso orario. Comincia chi gioca dopo il mazziere.

## Un turno.

turn-draws = { $count ->
    [one] Pesca una carta dal tallone. Poi cala, se vuoi. Poi scarta una carta.
   *[other] Pesca { COUNT($count) } carte dal tallone. Poi cala, se vuoi. Poi scarta una carta.
}
turn-draws-or-takes = { $count ->
    [one] Pesca una carta dal tallone, o prendi il pozzo. Poi cala, se vuoi. Poi scarta una carta.
   *[other] Pesca { COUNT($count) } carte dal tallone, o prendi il pozzo. Poi cala, se vuoi. Poi scarta una carta.
}
turn-last-card = Se nel tallone resta una sola carta, si pesca quella.
turn-last-cards = Se nel tallone restano meno carte, si pescano quelle.
turn-can-be-finished = Non puoi fare niente che ti impedisca di finire il turno.

## Combinazioni e canaste.

meld-is = { $naturals ->
    [one] Una combinazione è fatta di { COUNT($cards) } o più carte dello stesso valore, dal quattro all’asso, con almeno una carta naturale e { LIST($wilds) }.
   *[other] Una combinazione è fatta di { COUNT($cards) } o più carte dello stesso valore, dal quattro all’asso, con almeno { COUNT($naturals) } carte naturali e { LIST($wilds) }.
}
meld-holds-no-wilds = nessuna matta
meld-holds-any-wilds = quante matte si vuole
meld-holds-some-wilds = al massimo { WILDS-COUNT($most) }
meld-holds-fewer-wilds = { $ahead ->
    [0] non più matte che naturali
    [1] meno matte che naturali
   *[other] almeno { COUNT($ahead) } naturali più delle matte, se ce ne sono
}
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] al massimo { WILDS-COUNT($most) }, e non più matte che naturali
    [1] al massimo { WILDS-COUNT($most) }, e meno matte che naturali
   *[other] al massimo { WILDS-COUNT($most) }, e almeno { COUNT($ahead) } naturali più delle matte, se ce ne sono
}
canasta-is = Sette carte o più sono una canasta: pura senza matte, sporca con matte. Una matta attaccata a una canasta pura la rende sporca.
canasta-is-natural = Sette carte o più sono una canasta.

## L’apertura.

opening-is-anything = { $party ->
    [side] La prima calata di una squadra non ha un minimo.
   *[player] La prima calata di un giocatore non ha un minimo.
}
opening-counts = { $party ->
    [side] La prima calata di una squadra, di una o più combinazioni insieme, deve valere almeno { LIST($minimums) }.
   *[player] La prima calata di un giocatore, di una o più combinazioni insieme, deve valere almeno { LIST($minimums) }.
}
minimum-always = { $minimum }
minimum-below-score = { $minimum } con meno di { $score } punti
minimum-from-score = { $minimum } da { $score } punti
minimum-in-hand = { $minimum } nella smazzata { $hand }
minimum-from-hand = { $minimum } dalla smazzata { $hand } in poi
opening-top-card-counts = Se si prende il pozzo, la carta in cima conta per l’apertura; i premi e le altre carte del pozzo no.
opening-concealed-exempt = Chi chiude in una volta sola, dopo aver pescato dal tallone, non ha bisogno del minimo.
opening-without-wilds = Nell’apertura non si usano matte.

## Il pozzo.

pile-never-taken = Il pozzo non si prende mai.
pile-pair = { $naturals ->
    [2] una coppia naturale
   *[other] { COUNT($naturals) } o più carte naturali del suo valore
}
frozen-cards = { $naturals ->
    [1] una carta naturale del suo valore e un’altra o una matta
    [2] due carte naturali del suo valore e una terza o una matta
   *[other] tre carte naturali del suo valore
}
wilds-like-top = { $more ->
    [0] { COUNT($alike) } come la matta in cima
   *[other] { COUNT($alike) } come la matta in cima e un’altra matta
}
pile-taken = Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }.
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }, oppure attaccala alla combinazione del suo valore della tua squadra.
        [short] Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }, oppure attaccala alla combinazione del suo valore della tua squadra, se ha meno di sette carte.
       *[pair] Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }, oppure attaccala alla combinazione del suo valore della tua squadra, con una coppia naturale.
    }
   *[player] { $onto ->
        [any] Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }, oppure attaccala alla tua combinazione del suo valore.
        [short] Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }, oppure attaccala alla tua combinazione del suo valore, se ha meno di sette carte.
       *[pair] Per prendere il pozzo, cala subito la carta in cima insieme a carte della tua mano: { $with }, oppure attaccala alla tua combinazione del suo valore, con una coppia naturale.
    }
}
taken-with-pair = con { CARDS($pair) }
taken-with-pair-or-wild = con { CARDS($pair) }, o con una carta naturale e una matta
pile-rest-goes = Poi il resto del pozzo va nella tua mano.
pile-rest-stays = Poi nient’altro va nella tua mano.
pile-rest-part = Poi vanno nella tua mano le carte che le stanno sotto, al massimo { $count }.
pile-then-draw = Poi pesca { CARDS-COUNT($count) } dal tallone.
pile-melds-top = In quel turno si cala solo la carta in cima; le altre carte del pozzo aspettano il tuo turno successivo, ma si possono scartare.
wild-freezes-for-pair = Una matta nel pozzo lo congela finché non viene preso: allora si prende solo con { CARDS($pair) } dalla mano.
wild-or-three-freezes-for-pair = { $three ->
    [red] Una matta nel pozzo, o un tre rosso scoperto alla distribuzione, lo congela finché non viene preso: allora si prende solo con { CARDS($pair) } dalla mano.
    [black] Una matta nel pozzo, o un tre nero scoperto alla distribuzione, lo congela finché non viene preso: allora si prende solo con { CARDS($pair) } dalla mano.
   *[any] Una matta nel pozzo, o un tre scoperto alla distribuzione, lo congela finché non viene preso: allora si prende solo con { CARDS($pair) } dalla mano.
}
pile-always-frozen = Il pozzo è sempre congelato.
pile-frozen-until-melded = { $party ->
    [side] Per una squadra che non ha calato, il pozzo è sempre congelato.
   *[player] Per un giocatore che non ha calato, il pozzo è sempre congelato.
}
pile-frozen-until-melded-for-pair = { $party ->
    [side] Per una squadra che non ha calato, il pozzo è sempre congelato: si prende solo con { CARDS($pair) } dalla mano.
   *[player] Per un giocatore che non ha calato, il pozzo è sempre congelato: si prende solo con { CARDS($pair) } dalla mano.
}
pile-not-with-long-meld = { $party ->
    [side] Una squadra con una combinazione di sette o più carte dello stesso valore non prende il pozzo, nemmeno con una coppia.
   *[player] Un giocatore con una combinazione di sette o più carte dello stesso valore non prende il pozzo, nemmeno con una coppia.
}
pile-closed-by-wild = Un pozzo con una matta in cima non si può prendere.
pile-wild-pair = Con una matta in cima il pozzo si prende con { CARDS($cards) } o più dalla mano, che con essa formano una combinazione di matte o vi si attaccano.
pile-wild-colour = Una pinella rossa si prende con pinelle rosse, una nera con pinelle nere.
pile-closed-by-wild-or-three = { $three ->
    [red] Un pozzo con una matta o un tre rosso in cima non si può prendere.
    [black] Un pozzo con una matta o un tre nero in cima non si può prendere.
   *[any] Un pozzo con una matta o un tre in cima non si può prendere.
}
pile-onto-sequence = Se il pozzo non è congelato, la carta in cima si può anche attaccare da sola a una tua scala.
pile-of-one-card = Chi ha una sola carta in mano non può prendere un pozzo di una sola carta.

## I tre.

red-three-is-replaced = Un tre rosso si espone subito e si sostituisce pescando dal tallone.
red-three-is-replaced-not-of-pile = Un tre rosso si espone subito e si sostituisce pescando dal tallone; quello preso con il pozzo non si sostituisce.
black-three-blocks = Un tre nero in cima al pozzo lo blocca per il prossimo giocatore.
black-threes-melded-of-four = Tre o quattro tre neri si calano, senza matte, solo chiudendo nello stesso turno.
black-threes-melded-of-more = Tre o più tre neri si calano, senza matte, solo chiudendo nello stesso turno.
black-threes-come-last = Si calano solo quando in mano non resta nessun’altra carta.

## La chiusura.

going-out-needs = { $count ->
    [0] { $party ->
        [side] Per chiudere una squadra non ha bisogno di canaste.
       *[player] Per chiudere un giocatore non ha bisogno di canaste.
    }
   *[other] { $party ->
        [side] Per chiudere una squadra ha bisogno di { CANASTAS-COUNT($count) }.
       *[player] Per chiudere un giocatore ha bisogno di { CANASTAS-COUNT($count) }.
    }
}
going-out-way = Cali tutte le carte, o tutte meno una e la scarti.
going-out-needs-ranks = Canaste obbligatorie: { LIST($ranks, case: "of") }.
going-out-concealed-is = Chiudi in mano quando chiudi in un solo turno senza aver calato carte prima, completi una canasta in quel turno e non attacchi niente alle combinazioni già sul tavolo.
asking-after-draw = Dopo aver pescato, e prima di calare altro, puoi chiedere al compagno “Posso chiudere?” La risposta vincola.
asking-after-draw-or-pile = Dopo aver pescato o preso il pozzo, e prima di calare altro, puoi chiedere al compagno “Posso chiudere?” La risposta vincola.
out-without-drawing = Puoi chiudere anche senza pescare prima.
last-card-is-kept = Quando non puoi chiudere, l’ultima carta si tiene invece di scartarla.

## Quando il tallone è finito.

stock-end-cannot-draw = La smazzata finisce appena un giocatore deve pescare e non può.
stock-end-may-take = Puoi prendere il pozzo, se ci riesci; altrimenti la smazzata finisce.
stock-end-must-take-if-it-fits = Devi prendere il pozzo se non è congelato e la carta in cima va bene per una tua combinazione; puoi prenderlo se ci riesci in un altro modo; se no la smazzata finisce.
stock-end-with-turn = La smazzata finisce con il turno in cui si pesca l’ultima carta.
stock-end-must-take = Devi prendere il pozzo se puoi; altrimenti la smazzata finisce.
stock-end-three = { $three ->
    [red] Se l’ultima carta è un tre rosso e non ricevi un’altra carta, la smazzata finisce subito.
    [black] Se l’ultima carta è un tre nero e non ricevi un’altra carta, la smazzata finisce subito.
   *[any] Se l’ultima carta è un tre e non ricevi un’altra carta, la smazzata finisce subito.
}

## I punti.

scores-going-out = Chiusura { $out }, chiusura in mano { $concealed } in tutto.
scores-canasta = Canasta { $points }.
scores-canastas = Canasta pura { $natural }, sporca { $mixed }.
scores-red-threes = Tre rossi { COUNT($each) } l’uno, tutti e { COUNT($count) } { $all }.
scores-red-threes-negative = { $party ->
    [side] Tre rossi { COUNT($each) } l’uno, tutti e { COUNT($count) } { $all }; contano contro una squadra che non ha calato.
   *[player] Tre rossi { COUNT($each) } l’uno, tutti e { COUNT($count) } { $all }; contano contro un giocatore che non ha calato.
}
scores-cards = { $party ->
    [side] Le carte calate contano a favore della squadra, quelle rimaste in mano contro.
   *[player] Le carte calate contano a favore del giocatore, quelle rimaste in mano contro.
}
scores-highest-total = { $party ->
    [side] Vince la squadra con il totale più alto; in caso di parità si gioca un’altra smazzata.
   *[player] Vince il giocatore con il totale più alto; in caso di parità si gioca un’altra smazzata.
}
scores-one-hand = La partita è di una smazzata; in caso di parità se ne gioca un’altra.
scores-target = { $party ->
    [side] La partita finisce quando una squadra arriva a { $target }; vince il totale più alto; in caso di parità si gioca un’altra smazzata.
   *[player] La partita finisce quando un giocatore arriva a { $target }; vince il totale più alto; in caso di parità si gioca un’altra smazzata.
}

## Che cosa le fonti lasciano aperto.

choice-red-threes = I tre rossi ricevuti si sostituiscono dopo aver scoperto la prima carta, posto per posto.
choice-turn-up = Se le carte scoperte esauriscono il tallone, l’ultima resta in cima.
choice-black-threes-last = Dove i tre neri vengono per ultimi, si possono calare altre combinazioni nella stessa azione, purché restino solo tre neri.
choice-wilds-concealed = Dove le matte non sono permesse nell’apertura, non lo sono nemmeno in una chiusura in mano.
choice-house-rules = Le regole della casa restano entro quello che le carte permettono: da 1 a 99 carte distribuite, fino a 11 canaste per chiudere, fino a 8 carte naturali in una combinazione, nessun premio, minimo o obiettivo sopra 1.000.000.
choice-reasons = Quando il pozzo non si può prendere per più motivi, un motivo nelle tue carte viene prima di uno nel pozzo.
