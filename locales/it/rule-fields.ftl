rule-name = { $field ->
    [players] Giocatori
    [sides] Squadre
    [lone-taker] Chi prende per primo il pozzo gioca da solo
    [sit-out] In cinque, uno riposa
    [packs] Mazzi da 52 carte
    [pack-jokers] Jolly per mazzo
    [hand-size] Carte distribuite a ciascuno
    [draw-count] Carte pescate per turno
    [leader-extra] Chi comincia ha una carta in più
    [cut-keep] Che cosa tiene chi taglia il mazzo
    [turn-up] Alla distribuzione si scopre una carta
    [turn-up-again] Carte su cui se ne scopre un’altra
    [turn-up-back] Una carta così va sotto il tallone
    [pile-start] Carte coperte sotto quella scoperta
    [canastas-to-go-out] Canaste per chiudere
    [required-ranks] Valori richiesti fra queste
    [max-wilds] Matte al massimo in una combinazione
    [wilds-max-naturals] Non più matte che naturali
    [naturals-ahead] Naturali in più delle matte
    [min-naturals] Naturali al minimo in una combinazione
    [opening-minimums] Minimo di apertura
    [concealed-exempt] Chiusura in mano senza minimo
    [wilds-in-opening] Matte nell’apertura
    [closed-turns] Primi turni senza calare carte
    [pile-allowed] Il pozzo si può prendere
    [pile-new-meld] Nuova combinazione con la carta in cima
    [pile-own-meld] Carta in cima su una tua combinazione
    [frozen-until-melded] Congelato finché la squadra non ha calato
    [freezing] Le matte congelano il pozzo
    [one-card-pile-closed] Una carta non prende un pozzo di una carta
    [always-frozen] Il pozzo è sempre congelato
    [frozen-needs] Carte per un pozzo congelato da una carta
    [frozen-wilds] Matte fra queste carte
    [pile-wild] Una matta in cima al pozzo
    [pile-melds] Calare ciò che è venuto col pozzo
    [pile-take] Carte prese dal pozzo, al massimo
    [pile-extra] Carte pescate dopo aver preso il pozzo
    [black-threes-last] Tre neri per ultimi
    [black-three-held] Un tre nero rimasto in mano
    [ask-partner] “Posso chiudere?”
    [out-without-draw] Chiudere senza pescare
    [keep-last-card] L’ultima carta si può tenere
    [stock-end] Quando il tallone è finito
    [going-out] Premio di chiusura
    [concealed] Totale per la chiusura in mano
    [cut-bonus] Alzare esattamente le carte da distribuire
    [natural-canasta] Canasta pura
    [mixed-canasta] Canasta sporca
    [red-three] Un tre rosso
    [four-red-threes] Tutti i tre rossi insieme
    [red-threes-negative] I tre rossi possono contare contro
    [target] Punteggio obiettivo
    [foot-size] Carte del piede
    [feet] Più piedi
    [foot-pickup] Continuare con il piede
    [foot-threes-replaced] I tre del piede si sostituiscono
    [talons] Carte in premio per l’apertura
    [meld-max] Carte al massimo in un gruppo
    [melds-per-rank] Gruppi dello stesso valore
    [sequences] Le scale sono combinazioni
    [wild-melds] Matte da sole sono una combinazione
    [wilds-join-at] Naturali prima di attaccare una matta
    [pure-ranks] Valori senza matte
    [dead-ranks] Una canasta chiude il suo valore
    [opening-by] Da che cosa dipende il minimo di apertura
    [opening-steps] Punteggi dei minimi di apertura
    [opening-rules] Regole dell’apertura
    [opening-needs] Canasta nell’apertura
    [pile-onto-sequence] Carta in cima su una scala
    [wild-discards] Scartare matte
    [no-first-discards] Da non scartare su un pozzo vuoto
    [black-three-role] Effetto dei tre neri
    [red-three-role] Effetto dei tre rossi
    [red-three-held] Un tre rosso rimasto in mano
    [black-threes-melded] Quattro tre neri calati
    [threes-table] Tre di un colore
    [threes-sign] Tre e canaste
    [canasta-kinds] Tipi di canaste fra queste
    [out-rules] Regole della chiusura
    [deals] Smazzate di una partita
    [by-deal] Regole che cambiano di smazzata in smazzata
    [card-points] Valori delle carte
    [canasta-bonuses] Altre canaste
    [canasta-count-bonus] Numero di canaste
    [incomplete-penalties] Combinazioni incomplete
    [held-penalties] Tre carte di un valore in mano
    [melds-need-canasta] Alle combinazioni serve una canasta
   *[special-hands] Mani speciali
}

## Di che cosa parla una regola.

rule-note-players = In numero pari si gioca in due squadre, in numero dispari ognuno per sé, se non si scelgono le squadre.
rule-note-sides = Ai posti le squadre si alternano. Con tante squadre quanti giocatori, ognuno gioca per sé.
rule-note-lone-taker = Gli altri due sono allora compagni per quella smazzata. Solo in tre giocatori.
rule-note-sit-out = Tre giocano contro due; dei tre, uno riposa in ogni smazzata. Solo dove quattro posti formano due squadre.
rule-note-packs = Con due ci sono otto carte per valore.
rule-note-pack-jokers = Sono matte, come le pinelle.
rule-note-hand-size = Tutte le mani e la carta scoperta devono lasciare almeno otto carte dei mazzi.
rule-note-draw-count = Pescate dal tallone all’inizio del turno, se non prendi il pozzo.
rule-note-turn-up = Il pozzo comincia così. Se no, con il primo scarto.
rule-note-leader-extra = Vale come la prima pescata.
rule-note-cut-keep = Il giocatore prima del mazziere taglia, guarda le carte in fondo alla parte alzata e ne riceve altrettante in meno.
rule-note-turn-up-again = La carta seguente copre una così.
rule-note-turn-up-back = Se no, resta nel pozzo sotto la seguente.
rule-note-pile-start = Nessuno le conosce finché qualcuno non prende il pozzo.
rule-note-canastas-to-go-out = Quante ne deve avere una squadra, comprese quelle dello stesso turno.
rule-note-required-ranks = Per chiudere serve una canasta di ogni valore scelto.
rule-note-max-wilds = Quante pinelle e quanti jolly può contenere una combinazione.
rule-note-wilds-max-naturals = In una combinazione non ci sono mai più matte che carte naturali.
rule-note-naturals-ahead = Dove le matte non possono superare le naturali: quante naturali in più deve avere una combinazione con matte.
rule-note-min-naturals = Quante carte naturali servono in ogni combinazione.
rule-note-opening-minimums = I punti che deve valere l’apertura di una squadra, secondo il suo punteggio prima della smazzata.
rule-note-concealed-exempt = Una mano intera calata in una volta, dopo aver pescato dal tallone, può valere meno del minimo.
rule-note-wilds-in-opening = Nell’apertura si possono usare matte.
rule-note-closed-turns = In tanti primi turni ogni giocatore pesca e scarta soltanto: non si cala niente e non si prende il pozzo.
rule-note-pile-allowed = Se no, tutti pescano solo dal tallone.
rule-note-pile-new-meld = Che cosa deve avere la tua mano per cominciare una combinazione con la carta in cima di un pozzo non congelato.
rule-note-pile-own-meld = A quali combinazioni della tua squadra si può attaccare la carta in cima.
rule-note-frozen-until-melded = Prima della sua prima calata, a una squadra serve una coppia naturale per prendere il pozzo.
rule-note-freezing = Con una matta nel pozzo, o un tre rosso scoperto alla distribuzione, si prende solo con una coppia naturale.
rule-note-one-card-pile-closed = Con una sola carta in mano non puoi prendere un pozzo di una sola carta.
rule-note-always-frozen = Si prende sempre e solo con una coppia naturale dalla mano.
rule-note-frozen-needs = Servono tante carte della mano per un pozzo che contiene una matta o un tre scoperto.
rule-note-frozen-wilds = Tante di queste carte possono essere matte; le altre sono naturali del valore della carta in cima.
rule-note-pile-wild = Le matte della mano che lo prendono, come combinazione di matte.
rule-note-pile-melds = Se le carte sotto quella in cima si possono calare nel turno in cui si prende il pozzo.
rule-note-pile-take = Si prendono la carta in cima e quelle subito sotto. Le altre restano.
rule-note-pile-extra = Le pesca dal tallone chi prende il pozzo.
rule-note-black-threes-last = Si calano solo quando in mano non resta nessun’altra carta.
rule-note-black-three-held = Conta contro la squadra a fine smazzata.
rule-note-ask-partner = Prima di chiudere puoi chiedere al compagno; la sua risposta vincola.
rule-note-out-without-draw = Puoi calare tutto prima di pescare.
rule-note-keep-last-card = Quando non puoi chiudere, l’ultima carta si tiene invece di scartarla.
rule-note-stock-end = Che cosa deve fare chi non può più pescare.
rule-note-going-out = Alla squadra di chi chiude.
rule-note-concealed = Per chi chiude in un solo turno, senza aver calato niente prima; almeno quanto il premio di chiusura.
rule-note-cut-bonus = Punti a un tavolo con carte vere. Li conta il foglio dei punti; a questo tavolo nessuno alza per averli.
rule-note-natural-canasta = Sette o più carte dello stesso valore, senza matte.
rule-note-mixed-canasta = Sette o più carte dello stesso valore, con matte.
rule-note-red-three = Per ogni tre rosso esposto.
rule-note-four-red-threes = Al posto dei singoli premi.
rule-note-red-threes-negative = Contano contro una squadra che non ha calato combinazioni.
rule-note-target = La prima squadra che ci arriva fa finire la partita; vince il totale più alto.
rule-note-foot-size = Una seconda mano, che si gioca quando la prima è finita.
rule-note-feet = Due o tre altre mani, come ginocchio e piede, nell’ordine in cui si prendono.
rule-note-foot-pickup = Quando si prende, e che cosa succede.
rule-note-foot-threes-replaced = Per ogni tre del piede che si espone si pesca una carta.
rule-note-talons = Le pesca, dopo il turno dell’apertura, la squadra che apre per prima, per seconda e così via.
rule-note-meld-max = Un gruppo non può averne di più.
rule-note-melds-per-rank = Quanti gruppi dello stesso valore può avere una squadra.
rule-note-sequences = Da tre a sette carte vicine dello stesso seme.
rule-note-wild-melds = Da tre a sette fra pinelle e jolly.
rule-note-wilds-join-at = Dopo l’apertura una squadra attacca matte solo a gruppi con questo numero di carte naturali.
rule-note-pure-ranks = Nei gruppi di questi valori non si mettono matte.
rule-note-dead-ranks = Nessuno cala altre carte di un valore di cui una squadra ha una canasta.
rule-note-opening-by = Dal punteggio, o dal numero della smazzata.
rule-note-opening-steps = Da ognuno di questi punteggi vale il minimo successivo.
rule-note-opening-rules = Che cos’altro serve alla prima calata di una squadra.
rule-note-opening-needs = L’apertura deve averne una oltre al minimo.
rule-note-pile-onto-sequence = Si può prendere per attaccarla in fondo a una scala della tua squadra.
rule-note-wild-discards = Quando si può scartare una matta.
rule-note-no-first-discards = Carte con cui il pozzo non può cominciare.
rule-note-black-three-role = A che cosa servono i tre neri.
rule-note-red-three-role = A che cosa servono i tre rossi.
rule-note-red-three-held = Conta contro la squadra a fine smazzata.
rule-note-black-threes-melded = Per una squadra che chiudendo cala quattro o più tre neri, oltre ai loro punti.
rule-note-threes-table = Il totale per uno, due e così via; ognuno in più conta come un tre rosso.
rule-note-threes-sign = Con quante canaste i tre non contano più contro una squadra, e con quante contano a favore.
rule-note-canasta-kinds = Quante di ogni tipo servono per chiudere.
rule-note-out-rules = Che cos’altro serve per chiudere.
rule-note-deals = La partita finisce dopo queste smazzate, o prima, all’obiettivo.
rule-note-by-deal = Ogni smazzata ha le altre regole con i propri cambiamenti. Quelli dell’ultima valgono anche dopo.
rule-note-card-points = Quanto vale una carta sul tavolo e in mano quando non è il valore solito. I tre neri solo sul tavolo.
rule-note-canasta-bonuses = Premi per scale, matte e certi valori.
rule-note-canasta-count-bonus = Punti che una squadra riceve una volta per tante canaste; conta solo il numero più alto raggiunto.
rule-note-incomplete-penalties = Quanto conta contro la squadra una combinazione di meno di sette carte.
rule-note-held-penalties = Quanto contano contro la squadra.
rule-note-melds-need-canasta = Senza una canasta, le carte calate contano contro la squadra.
rule-note-special-hands = Punti per una mano di quattordici carte calata in una volta.

## I valori di una regola.

value-several = Più d’uno
value-one = Uno
value-another-canasta = Un altro quando tutti sono canaste
value-any-time = In ogni momento
value-last = Solo per chiudere, o da una mano di sole matte
value-wild-first = Sì, e le altre aspettano
value-at-once = Subito, e si continua
value-turn-ends = Il turno termina
value-by-discard = Solo con uno scarto
value-by-canasta = Con una propria canasta
value-by-score = Dal punteggio
value-by-hand = Dal numero della smazzata
value-once = Una volta per smazzata
value-must-ask = Nessuno chiude senza un sì
value-own-meld-none = Solo con una coppia naturale
value-stop = Bloccano il pozzo
value-dead = Si scartano e basta
value-bonus = Si espongono per i punti
value-freeze = Bloccano il pozzo e lo congelano
value-needs-nothing = Solo punti
value-needs-canasta = Una canasta
value-needs-natural = Una canasta senza matte
value-pile-melds-any = Subito
value-pile-melds-top = Dal turno successivo
value-wild-never = Non si prende
value-wild-pair = Due della sua specie
value-wild-colour = Due della sua specie e colore
value-no = No
value-yes = Sì
value-pair-or-wild = Coppia naturale, o naturale e matta
value-pair = Solo coppia naturale
value-any-meld = Qualsiasi combinazione
value-under-seven = Meno di sette carte
value-take-if-fits = Prendere il pozzo se la carta va bene
value-hand-ends = La smazzata finisce con quel turno
value-take-if-possible = Prendere il pozzo ogni volta che si può
value-nobody-must = Nessuno deve prendere il pozzo
no-target = Una sola smazzata
usual-sides = Come al solito
no-limit = Senza limite

## Per che cosa vale un minimo di apertura.

minimum-of-hand = Smazzata { $hand }
from-hand = Dalla smazzata { $hand } in poi
minimum-below = Sotto { $score }
minimum-from = Da { $score }
minimum-label-of-hand = { $rule }, smazzata { $hand }
minimum-label-below = { $rule }, sotto { $score }
minimum-label-from = { $rule }, da { $score }

## Le parti di una regola che ne ha più d’una.

rule-part = { $rule }: { $part }
listed-number = Numero { $place }
score-of-minimum = { $rule } { $place }: da questo punteggio
step-from = Da
step-points = Minimo
step-always = Sempre
add-one = Aggiungi
another-rule = Un’altra regola
as-in-other-hands = nessun cambiamento
value-none = Nessuna
value-keeps-nothing = Niente
value-keeps-one = La carta in fondo, se è una matta
value-keeps-run = Le matte dal fondo, finché si susseguono
value-keeps-three = Matte e tre che si espongono fra le tre in fondo
turned-again-wilds = Matte
turned-again-bonus-threes = Tre che si espongono
turned-again-black-threes = Tre neri
turned-again-aces = Assi
many-as-turn-up = Tante quante ne indica quella scoperta
threes-against-below = Contro, con meno canaste di
threes-for-from = A favore, con canaste da
so-many-threes = { $count } tre
side-by-opening = Apre come numero { $place }
wilds-never-join = Senza matte
wilds-join-by-opening = Solo in apertura
wilds-may-join = Anche matte
threes-by-melds = A seconda che abbia calato
threes-each = Senza tabella
