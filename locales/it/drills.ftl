show-answer = Mostra
next-question = Prossima domanda
solved-of = { $done } di { $count }
solved-all = fatte tutte e { $count }

## La risposta.

verdict-right = Giusto
verdict-wrong = Non è giusto
verdict-not-best = C’è di meglio
verdict-spoken = { $verdict }.
answer-costs = In media costa circa { $points } punti.
answer-costs-little = Non costa quasi niente.
cost-being-worked-out = Sto calcolando quanto costa…
cost-unknown = Adesso la simulazione non sa dire quanto costa.
answer-being-compared = La simulazione la confronta con le risposte migliori…
answer-as-good = Vale quanto la migliore risposta che conosciamo.
just-as-good = Va bene anche: { $answers }.
answers-or = { $before }; oppure { $next }
not-what-is-asked = Non è quello che chiede la domanda.
nothing-against-answer = Sul tavolo niente dice il contrario, ma un’altra risposta porta di più nelle smazzate simulate.
answer-shown = { $answer }.
drill-place = { $title }, domanda { $at } di { $count }.

## Domande di più esercizi.

drill-ask-discard = Che cosa scarti?
drill-ask-out = Chiudi?
drill-ask-partner = Il tuo compagno chiede: posso chiudere?
drill-ask-do = Che cosa fai?
drill-ask-begin = Come cominci questo turno?
drill-ask-open = Come apri?
drill-ask-pile-or-draw = Prendi il pozzo o peschi?
drill-ask-twos = Che cosa fai con le pinelle?
drill-ask-lay-and-discard = Che cosa cali, e che cosa scarti?
drill-ask-first-melds = Cala le tue prime combinazioni.
drill-ask-go-out = Chiudi.
drill-ask-own-score = Scarti il quattro e chiudi. Quanto ti porta questa smazzata?
drill-ask-others-score = Hai chiuso. Quanto porta questa smazzata agli altri?

## Conta la smazzata.

drill-count-title = Conta la smazzata
drill-count-note = Leggere il foglio dei punti
drill-count-opening-ask = Quanto valgono due assi, una pinella e tre sette?
drill-count-opening-facts = Vuoi aprire con queste carte.
drill-count-opening-value = Assi e pinelle valgono 20 l’uno, i sette 5: 60 e 15 fanno 75.
drill-count-opening-two-as-twenty = Così mancano i sette: tre valgono 15.
drill-count-opening-sevens = I sette valgono 5 l’uno, non di più: 60 e 15.
drill-count-opening-forgotten = Assi e pinelle valgono 20 l’uno: già quelle tre carte fanno 60.
drill-count-your-side-facts = Sul tavolo: sei re con una pinella, tre nove e un tre rosso.
drill-count-your-side-sum = 100 per la chiusura, 300 per la canasta sporca, 100 per il tre rosso e 110 per le carte calate: 610.
drill-count-your-side-as-natural = Fra i re c’è una pinella, quindi la canasta è sporca: 300, non 500.
drill-count-your-side-no-going-out = Così mancano i 100 punti della chiusura.
drill-count-your-side-no-nines = Così mancano i tre nove: valgono 30.
drill-count-left-in-hand-ask = Hai chiuso. Quanto porta questa smazzata ad Ada?
drill-count-left-in-hand-facts = Ada ha calato tre fanti; in mano le restano un asso, una donna, un jolly e un sette.
drill-count-left-in-hand-minus = 30 per i fanti, meno 20, 10, 50 e 5 per le carte in mano: 55 sotto zero.
drill-count-left-in-hand-added = Le carte che restano in mano contano contro la propria squadra.
drill-count-left-in-hand-melds-only = I fanti valgono 30, ma le carte in mano si tolgono.
drill-count-left-in-hand-hand-only = Così mancano i tre fanti: valgono 30.
drill-count-red-threes-ask = Hai chiuso, e Ada non ha calato combinazioni. Quanto le porta questa smazzata?
drill-count-red-threes-facts = Ada ha due tre rossi; in mano le restano un asso, un fante, una donna e un dieci.
drill-count-red-threes-against = Senza combinazioni i tre rossi contano contro: 200, e 50 per le carte in mano.
drill-count-red-threes-for = Nel gioco classico i tre rossi contano a favore solo se la squadra ha calato una combinazione.
drill-count-red-threes-forgotten = Così mancano i due tre rossi: senza combinazioni costano 100 l’uno.
drill-count-red-threes-no-hand = Così mancano le carte in mano: contano 50 contro di lei.

## Bastano per aprire?

drill-open-title = Bastano per aprire?
drill-open-note = Trovare 50, 90 o 120 in una mano
drill-open-fifty-ask = Apri con almeno 50 punti.
drill-open-fifty-facts = La tua squadra non ha ancora calato, e tu hai pescato.
drill-open-fifty-exact = Tre re valgono 30 e quattro cinque 20: 50 in un colpo, senza matte.
drill-open-fifty-waits = In questa mano 50 punti ci sono.
drill-open-ninety-ask = Apri con almeno 90 punti.
drill-open-ninety-facts = La tua squadra ha 1700 punti, quindi la prima calata deve valerne 90.
drill-open-ninety-wilds-count = Le pinelle valgono 20 anche in una combinazione: è così che donne e nove arrivano a 90.
drill-open-ninety-waits = In questa mano 90 punti ci sono.
drill-open-hundred-twenty-ask = Apri con almeno 120 punti.
drill-open-hundred-twenty-facts = La tua squadra ha 3100 punti, quindi la prima calata deve valerne 120.
drill-open-hundred-twenty-joker = Due assi e il jolly valgono 90, tre re 30: 120, e la pinella ti resta in mano.
drill-open-hundred-twenty-other-way = Basta. Andrebbero bene anche due assi, il jolly e tre re, e terresti la pinella.
drill-open-hundred-twenty-waits = In questa mano 120 punti ci sono.
drill-open-with-the-pile-ask = Apri, e prendi il pozzo nello stesso momento.
drill-open-with-the-pile-facts = In cima al pozzo c’è un nove, e tu ne hai due; ti servono 50 punti.
drill-open-with-the-pile-top-counts = Conta anche il nove in cima: tre nove e tre donne fanno 60, e il pozzo è tuo.
drill-open-with-the-pile-left-lying = Conta anche il nove in cima: con quello la tua mano basta per aprire e per prendere sei carte.

## Che cosa tieni in mano?

drill-keep-title = Che cosa tieni in mano?
drill-keep-note = Aprire, e tenere le carte giuste
drill-keep-joker-facts = Ti servono 90 punti, e hai pescato.
drill-keep-joker-naturals = Assi e otto fanno 90 da soli, e il jolly resta per completare una canasta o prendere un pozzo.
drill-keep-joker-spends-joker = Basta, ma il jolly vale di più nella tua mano.
drill-keep-joker-waits = Hai 90 punti senza matte: apri ora, finché il pozzo è piccolo.
drill-keep-two-facts = Ti servono 50 punti, e hai pescato.
drill-keep-two-naturals = Due combinazioni senza matte: possono crescere tutte e due, e la pinella resta.
drill-keep-two-spends-two = La pinella non serve: ci sono 60 punti anche senza.
drill-keep-two-waits = Quando la tua squadra ha calato, prende il pozzo più facilmente: non aspettare.
drill-keep-pair-facts = Ti servono 120 punti, e nel pozzo ci sono sei carte.
drill-keep-pair-keeps-pair = Resta la pinella, e restano i sette: una coppia che può prendere il pozzo.
drill-keep-pair-spends-pair = Così va via la coppia di sette, e con lei un’occasione di prendere il pozzo.
drill-keep-pair-waits = Una mano che fa 120 punti è rara: apri.
drill-keep-lay-all-ask = La tua squadra ha calato. Che cosa cali?
drill-keep-lay-all-facts = Nel pozzo c’è una carta, e tu e il tuo compagno potete attaccare a quello che è sul tavolo.
drill-keep-lay-all-both = Sul tavolo il tuo compagno può attaccare a tutte e due, e non c’è un pozzo per cui tenerle.
drill-keep-lay-all-one = Servono tutte e due le combinazioni: il tuo compagno può avere le carte per farne canaste.
drill-keep-lay-all-none = Il pozzo è piccolo: queste carte rendono di più sul tavolo, dove il tuo compagno può attaccarci le sue.

## Pozzo o tallone?

drill-pile-title = Pozzo o tallone?
drill-pile-note = Quando conviene prendere il pozzo
drill-pile-nine-cards-facts = Nel pozzo ci sono nove carte, e tu hai due re.
drill-pile-nine-cards-take = Nove carte per una coppia: molte vanno bene con quelle che hai.
drill-pile-nine-cards-draw = Nove carte sarebbero state tue, e ora può prenderle il prossimo giocatore.
drill-pile-one-card-facts = Nel pozzo c’è una carta.
drill-pile-one-card-draw = Una carta non vale una coppia: pesca, e tieni i nove per un pozzo più grande.
drill-pile-one-card-take = Prendi una sola carta e dai via la coppia che prenderebbe un pozzo più grande.
drill-pile-with-a-two-facts = Nel pozzo ci sono nove carte; hai un re e una pinella.
drill-pile-with-a-two-take = La tua squadra ha calato e il pozzo non è congelato: un re e una pinella prendono nove carte.
drill-pile-with-a-two-draw = Qui bastano un re e una pinella, e nove carte valgono una pinella.
drill-pile-canasta-facts = Il nove in cima va bene per la tua combinazione di sei carte.
drill-pile-canasta-take = Il nove in cima completa una canasta, e dalla mano non ti serve niente.
drill-pile-canasta-draw = Con il nove in cima i tuoi nove sono una canasta: 300 punti, e tre carte in tutto.
drill-pile-cheapest-facts = Alla tua squadra servono 50 punti per aprire; in cima c’è un re.
drill-pile-cheapest-one-two = Così apri e prendi il pozzo, e una pinella ti resta in mano.
drill-pile-cheapest-both-twos = Così cali più matte di quante ne servano per aprire.
drill-pile-cheapest-draw = Con il re in cima la tua mano basta per aprire e per prendere il pozzo.

## Pozzo congelato

drill-frozen-title = Pozzo congelato
drill-frozen-note = Con che cosa si prende, e che cosa tenere per prenderlo
drill-frozen-pair-facts = Nel pozzo c’è una pinella, quindi è congelato; hai due nove.
drill-frozen-pair-take = Una coppia naturale della carta in cima prende un pozzo congelato, e lo scongela.
drill-frozen-pair-draw = Hai due nove naturali: proprio quello che vuole un pozzo congelato.
drill-frozen-one-nine-ask = Che cosa puoi fare?
drill-frozen-one-nine-facts = Nel pozzo c’è una pinella, quindi è congelato; hai un nove e una pinella.
drill-frozen-one-nine-draw = Un pozzo congelato vuole due nove naturali dalla mano: la tua combinazione di nove e la pinella non servono.
drill-frozen-three-cards-facts = Nel pozzo congelato ci sono tre carte, tra cui una pinella.
drill-frozen-three-cards-take = Tre carte, tra cui una pinella, per una coppia: è un buon cambio.
drill-frozen-three-cards-draw = Dentro c’è una pinella: la coppia di nove se la prende, e scongela il pozzo.
drill-frozen-hold-facts = Nel pozzo congelato ci sono dieci carte.
drill-frozen-hold-keeps = Questo pozzo si prende solo con una coppia: nove, re e donne restano in mano.
drill-frozen-hold-lays-nines = Ogni valore che cali è una coppia in meno per il pozzo di dieci carte.
drill-frozen-hold-lays-both = Poi, a parte le donne, niente nella tua mano potrebbe prendere il pozzo di dieci carte.
drill-frozen-hold-breaks-pair = Le donne sono una coppia che prende il pozzo, e così la rompi.

## Uno scarto sicuro

drill-safe-title = Uno scarto sicuro
drill-safe-note = Quello che al prossimo non serve
drill-safe-seen-facts = Hanno calato fanti, nove e sette; sfoglia il pozzo.
drill-safe-seen-four = Nel pozzo ci sono tre quattro: è difficile che il prossimo giocatore ne abbia altri due.
drill-safe-count-them-facts = Hanno calato fanti e nove; sfoglia il pozzo.
drill-safe-count-them-five = Nel pozzo ci sono sei cinque e il settimo l’hai tu: ne resta uno solo.
drill-safe-two-players-facts = Ada ha calato fanti e nove, e gioca dopo di te.
drill-safe-two-players-pair = Due li hai tu: è meno probabile che Ada ne abbia una coppia.

## Fermali con un tre nero

drill-stop-title = Fermali con un tre nero
drill-stop-note = Quando il prossimo non deve prendere
drill-stop-eleven-cards-facts = Nel pozzo ci sono undici carte, e hanno calato tre valori.
drill-stop-eleven-cards-stops = Con un tre nero in cima il pozzo non lo prende nessuno: è il momento giusto.
drill-stop-one-card-facts = Nel pozzo c’è una carta.
drill-stop-one-card-saves = Il pozzo è piccolo: il tre nero vale di più dopo, quando difende molte carte.
drill-stop-one-card-wasted = Non c’è ancora niente da difendere: tieni il tre nero per un pozzo grande.
drill-stop-two-of-them-facts = Nel pozzo ci sono tre carte, e tu hai due tre neri.
drill-stop-two-of-them-saves = Tre carte sono una perdita da poco: i due tre neri restano per quando il pozzo sarà cresciuto.
drill-stop-two-of-them-wasted = Difende solo tre carte, e ti mancherà quando il pozzo sarà grande.
drill-stop-short-hand-facts = Il tuo nove, il fante e il sette vanno bene per le loro combinazioni.
drill-stop-short-hand-lays-and-stops = Le donne sul tavolo, dove contano, e con il tre nero il pozzo non lo prendono.
drill-stop-short-hand-stops-only = Il tre nero è giusto, ma se prima cali, il tuo compagno può attaccarci le sue carte.

## Quando congelare

drill-freeze-title = Quando congelare
drill-freeze-note = Una matta sul pozzo
drill-freeze-nothing-melded-facts = Hanno calato tre valori, la tua squadra niente; nel pozzo ci sono dodici carte.
drill-freeze-nothing-melded-freeze = Ora le loro combinazioni non servono: il pozzo si prende solo con una coppia, e tu ne hai quattro.
drill-freeze-nothing-melded-plain = Con tre combinazioni prendono facilmente un pozzo di dodici carte.
drill-freeze-nothing-melded-opens = Così spendi le coppie e le pinelle con cui potresti lottare per dodici carte.
drill-freeze-they-are-ahead-facts = Hanno calato quattro valori; nel pozzo ci sono dodici carte.
drill-freeze-they-are-ahead-freeze = Con quattro combinazioni prendono il pozzo con quasi qualsiasi carta: congelato, vuole una coppia.
drill-freeze-they-are-ahead-plain = Hanno quattro combinazioni: quasi qualsiasi carta gli dà il pozzo di dodici.
drill-freeze-seven-cards-facts = Hanno calato tre valori, la tua squadra uno; nel pozzo ci sono sette carte.
drill-freeze-seven-cards-freeze = Loro hanno più combinazioni, e tu hai quattro coppie: un pozzo congelato è un pozzo per te.
drill-freeze-small-pile-facts = Nel pozzo ci sono due carte.
drill-freeze-small-pile-plain = Basta una carta singola: due carte non valgono una matta.
drill-freeze-small-pile-wasted = Una pinella vale più delle due carte che difende.
drill-freeze-small-pile-breaks-pair = I re sono una coppia, e una coppia può prendere un pozzo.

## Completare o sparpagliare?

drill-canasta-title = Completare o sparpagliare?
drill-canasta-note = Dove vanno le tue matte
drill-canasta-natural-ask = Che cosa fai con la pinella?
drill-canasta-natural-facts = Sul tavolo hai sei assi senza matte, e nessuno sta per chiudere.
drill-canasta-natural-waits = Con un altro asso è una canasta pura, 200 punti più di una sporca: aspettalo.
drill-canasta-natural-mixed = Con la pinella la canasta è sporca, e c’era tempo per aspettare un asso.
drill-canasta-natural-spread = Alle donne non serve ancora: una matta in mano può andare ovunque.
drill-canasta-danger-facts = Hanno una canasta, e uno di loro ha due carte in mano.
drill-canasta-danger-finish = Possono chiudere al prossimo turno: una canasta adesso vale 300 punti.
drill-canasta-danger-spread = Sparse così non completano niente.
drill-canasta-danger-waits = Possono chiudere prima del tuo prossimo turno, e allora le pinelle contano contro di te.
drill-canasta-time-facts = Nessuno ha una canasta, e gli altri hanno otto carte ciascuno.
drill-canasta-time-waits = C’è tempo: gli assi possono ancora diventare una canasta pura.
drill-canasta-time-mixed = Completarla ora butta via l’occasione di una canasta pura, e due matte.
drill-canasta-time-spread = Sparse così non completano niente, e nessuna delle due combinazioni può più diventare pura.
drill-canasta-last-chance-ask = Che cosa fai con la pinella e il jolly?
drill-canasta-last-chance-facts = Hanno una canasta, e uno di loro ha tre carte in mano.
drill-canasta-last-chance-finish = Stanno per chiudere: completa gli assi finché puoi.
drill-canasta-last-chance-spread = Solo una canasta completa vale 300, e sparse così non ne completano nessuna.
drill-canasta-last-chance-waits = Con tre carte in mano possono chiudere da un momento all’altro, e un jolly nella tua mano costa 50.

## Chiudere adesso?

drill-out-title = Chiudere adesso?
drill-out-note = Prima fai i conti delle due squadre
drill-out-their-hands-full-facts = La tua squadra ha una canasta; loro nessuna, e molte carte in mano.
drill-out-their-hands-full-out = Li cogli con le mani piene, e prendi 100 punti per la chiusura.
drill-out-their-hands-full-asks = Va bene anche chiedere: il tuo compagno non ha motivo di dire di no.
drill-out-their-hands-full-waits = Ogni turno gli dà tempo per fare una canasta: chiudi finché non ne hanno.
drill-out-canastas-to-come-facts = Quattro tue combinazioni stanno diventando canaste; loro hanno una combinazione e nessuna canasta.
drill-out-canastas-to-come-waits = Ogni canasta che arriva vale 300 punti o più, e loro sono lontani dal chiudere.
drill-out-canastas-to-come-out = Prendi 100 punti e rinunci a canaste che valgono molto di più.
drill-out-canastas-to-come-asks = Il tuo compagno può dire di sì, e allora le canaste in arrivo sono perse.
drill-out-their-red-threes-facts = Hanno tre tre rossi e nessuna combinazione.
drill-out-their-red-threes-out = Senza combinazioni ogni tre rosso conta 100 contro di loro: chiudi adesso.
drill-out-their-red-threes-asks = Anche il tuo compagno vede i tre rossi, e dirà di sì.
drill-out-their-red-threes-waits = Appena calano, i loro tre rossi contano a favore: non dargli quel turno.
drill-out-one-more-turn-facts = Hai due combinazioni di cinque carte sul tavolo, il tuo compagno ha nove carte, e loro hanno una combinazione.
drill-out-one-more-turn-waits = Loro non hanno ancora niente: un turno o due in più possono portare due canaste.
drill-out-one-more-turn-out = Le tue due combinazioni di cinque carte possono diventare canaste, e loro non stanno per chiudere.
drill-out-one-more-turn-asks = Un sì ti obbligherebbe a chiudere: per due combinazioni di cinque carte vale la pena aspettare.

## Posso chiudere?

drill-ask-title = Posso chiudere?
drill-ask-note = Chiedere al compagno, e rispondere
drill-ask-full-hand-facts = Il tuo compagno ha sedici carte in mano; loro ne hanno cinque e quattro.
drill-ask-full-hand-asks = Sedici carte possono costare molto, e il tuo compagno lo sa: la domanda serve a questo.
drill-ask-full-hand-waits = Così il tuo compagno ha un turno per calare qualcuna delle sedici carte.
drill-ask-full-hand-out = Le sedici carte del tuo compagno contano contro di voi, e nessuno gli ha chiesto niente.
drill-ask-light-hand-facts = Loro hanno in mano dieci e undici carte.
drill-ask-light-hand-yes = Hai quattro carte che valgono poco, e loro restano con ventuno.
drill-ask-light-hand-no = Le tue quattro carte non costano quasi niente, e le loro ventuno costano molto.
drill-ask-heavy-hand-facts = Hai in mano tre matte, tre assi e tre re.
drill-ask-heavy-hand-no = La tua mano costa più di quanto porta la chiusura; calata, fa punti.
drill-ask-heavy-hand-yes = Tutto quello che hai in mano conterebbe contro di voi: di’ di no, e calalo al prossimo turno.
drill-ask-one-to-go-facts = Hai sei carte in mano e potresti calarne solo qualcuna.
drill-ask-one-to-go-yes = La tua mano è leggera, e chiudendo adesso loro restano con quindici carte.
drill-ask-one-to-go-no = Le tue donne possono portare un’altra canasta, ma anche loro avrebbero tempo per le proprie.

## Chiusura in mano

drill-concealed-title = Chiusura in mano
drill-concealed-note = Tutto in un turno
drill-concealed-now-facts = Tu non hai ancora calato niente, e il tuo compagno nemmeno.
drill-concealed-now-out = Tutto in una volta, canasta compresa: è una chiusura in mano, e vale 200 invece di 100.
drill-concealed-now-asks = Puoi chiedere prima: le carte del tuo compagno contano contro di voi.
drill-concealed-now-waits = In questo turno puoi calare tutto: la chiusura in mano vale 200.
drill-concealed-now-half = Se ne cali solo una parte, non è più una chiusura in mano, e la canasta manca ancora.
drill-concealed-partner-has-melded-facts = Il tuo compagno ha calato assi; tu non hai calato niente.
drill-concealed-partner-has-melded-out = È comunque una chiusura in mano: conta che tu prima non abbia calato niente.
drill-concealed-partner-has-melded-asks = Puoi chiedere prima: le carte del tuo compagno contano contro di voi.
drill-concealed-partner-has-melded-waits = In questo turno puoi calare tutto, e la chiusura in mano ti porta 200 punti.
drill-concealed-partner-has-melded-half = Se ne cali solo una parte, poi la chiusura vale 100 invece di 200, e li metti in guardia.
drill-concealed-one-card-short-facts = Hai in mano sette assi e una coppia di re, e loro hanno una combinazione.
drill-concealed-one-card-short-waits = Un altro re, o una matta, e cali tutto in un turno: chiusura in mano.
drill-concealed-one-card-short-lays = La canasta per ora è al sicuro in mano, e con un re o una matta chiudi in mano.
drill-concealed-one-card-short-breaks-pair = I re sono quello che manca alla tua chiusura in mano.
drill-concealed-two-canastas-facts = Siete in due: per chiudere servono due canaste.
drill-concealed-two-canastas-out = Due pinelle sui re e una sugli assi: due canaste in un turno, in mano.
drill-concealed-two-canastas-one-canasta = Se ne cali solo una parte, non è più una chiusura in mano: le tre pinelle bastano per tutte e due le canaste.
drill-concealed-two-canastas-waits = Le due canaste sono già nella tua mano.

## In tre

drill-three-handed-title = In tre
drill-three-handed-note = Uno da solo contro due
drill-three-handed-alone-ask = Come si arriva a giocare da soli?
drill-three-handed-alone-facts = In questa smazzata nessuno ha preso il pozzo. In cima c’è un re, e tu ne hai due.
drill-three-handed-alone-takes = Chi prende per primo il pozzo gioca da solo; gli altri due da lì in poi sono compagni.
drill-three-handed-alone-draws = Pescando la cosa resta aperta. Chi prende per primo il pozzo gioca da solo.
drill-three-handed-minimum-ask = Il tuo compagno di questa smazzata ha calato re. Cala i tuoi quattro, se puoi.
drill-three-handed-minimum-facts = Hai 1600 punti, e non hai ancora calato niente.
drill-three-handed-minimum-lays = Uno dei due compagni ha aperto, quindi all’altro non serve un minimo, qualunque sia il punteggio.
drill-three-handed-minimum-waits = Puoi calarli: il tuo compagno ha aperto per tutti e due.
drill-three-handed-score-ask = Scarti il nove e chiudi. Quanto ti porta questa smazzata?
drill-three-handed-score-facts = Voi due avete sette assi; al tuo compagno restano un quattro e un sette. Avete un tre rosso ciascuno.
drill-three-handed-score-in-full = 100 per la chiusura, 500 per la canasta, 140 per gli assi, meno 10 del tuo compagno, più il tuo tre rosso: 830.
drill-three-handed-score-half = I punti fatti insieme contano per intero a ciascuno dei due.
drill-three-handed-score-no-three = Così manca il tuo tre rosso.
drill-three-handed-score-both-threes = I tre rossi sono di ciascuno: quello del tuo compagno non conta per te.
drill-three-handed-out-facts = Il tuo compagno di questa smazzata ha fatto una canasta di assi.
drill-three-handed-out-out = Le combinazioni dei compagni sono della squadra: la canasta del tuo compagno è anche tua.
drill-three-handed-out-asks = In questa smazzata siete compagni, quindi puoi chiedere prima.
drill-three-handed-out-waits = Puoi chiudere: la canasta del tuo compagno vale per tutti e due.

## Samba

drill-samba-title = Samba
drill-samba-note = Scale dello stesso seme
drill-samba-score-facts = Una samba dal quattro al dieci, e sei re con una pinella. Il tuo compagno ha in mano un asso e un sette.
drill-samba-score-sum = 200 per la chiusura, 1500 per la samba, 300 per i re, 130 per le carte calate, meno 25 del tuo compagno: 2105.
drill-samba-score-as-mixed = Una scala di sette carte è una samba: 1500, non 300.
drill-samba-score-out-for-100 = Nella Samba la chiusura vale 200.
drill-samba-score-no-hand = Le carte in mano al tuo compagno contano contro di voi: 25.
drill-samba-where-ask = Dove va il fante di cuori?
drill-samba-where-facts = La tua scala di cuori va dal cinque al dieci, e hai tre fanti.
drill-samba-where-samba = È la settima carta della scala: una samba, 1500 punti.
drill-samba-where-set = Come quarto fante vale 10, e non completa niente.
drill-samba-where-waits = In mano non completa niente.
drill-samba-top-card-ask = Peschi o prendi il pozzo?
drill-samba-top-card-facts = In cima c’è il fante di cuori. La tua scala di cuori va dal cinque al dieci.
drill-samba-top-card-takes = La carta in cima si può attaccare in fondo a una propria scala, e qui fa la samba.
drill-samba-top-card-draws = Il fante va bene per la tua scala: fa una samba, e con lui arriva il pozzo.
drill-samba-frozen-ask = Prendi il pozzo.
drill-samba-frozen-facts = È congelato. La tua scala di cuori va dal cinque al dieci, e hai in mano due fanti.
drill-samba-frozen-pair = Un pozzo congelato non si prende mai per una scala, ma con due fanti sì.
drill-samba-frozen-draws = Per la scala non si può prendere, ma con i due fanti sì.

## Bolivia

drill-bolivia-title = Bolivia
drill-bolivia-note = Combinazioni di matte, e una scala per chiudere
drill-bolivia-wilds-ask = Dove vanno le due matte?
drill-bolivia-wilds-facts = Hai una combinazione di cinque matte, e quattro re.
drill-bolivia-wilds-bolivia = Sette matte sono una bolivia: 2500 punti.
drill-bolivia-wilds-elsewhere = Con le matte i re non sono ancora una canasta, e ne restano meno per una combinazione che le è più vicina.
drill-bolivia-wilds-waits = In mano non completano niente.
drill-bolivia-way-out-facts = Hai una bolivia, una canasta di re, e i cuori dal cinque al dieci.
drill-bolivia-way-out-out = Una delle due canaste dev’essere una scala: ci pensa il fante.
drill-bolivia-way-out-asks = Con il fante la scala è completa, quindi puoi chiedere prima.
drill-bolivia-way-out-waits = Quello che manca per chiudere si può completare adesso.
drill-bolivia-score-facts = Cinque pinelle e due jolly, e i quadri dal sette al re. Il tuo compagno ha in mano una donna.
drill-bolivia-score-sum = 200 per la chiusura, 2500 per la bolivia, 1500 per la scala, 265 per le carte calate, meno 10: 4455.
drill-bolivia-score-as-mixed = Sette matte sono una bolivia: 2500, non 300.
drill-bolivia-score-no-sequence = Così manca la scala: 1500.
drill-bolivia-score-no-hand = Così manca la donna in mano al tuo compagno: 10.
drill-bolivia-black-three-facts = Hanno tre fanti. In mano hanno un tre nero, un asso e un nove.
drill-bolivia-black-three-hundred = 30 per i fanti, meno 100 per il tre nero, 20 e 10: 100 sotto zero.
drill-bolivia-black-three-five = Nella Bolivia un tre nero rimasto in mano costa 100, non 5.
drill-bolivia-black-three-nothing = Il tre nero costa 100.
drill-bolivia-black-three-no-melds = Così mancano i tre fanti: valgono 30.

## Modern American

drill-modern-american-title = Americana moderna
drill-modern-american-note = Aperture severe, e mani speciali
drill-modern-american-opening-facts = Da 3000 punti in su le prime combinazioni devono valere 155, e una deve avere tre o più carte senza matte.
drill-modern-american-opening-opens = Le donne sono la combinazione senza matte; con i re e gli assi sono 160.
drill-modern-american-opening-waits = In questa mano ci sono 160 punti, con una combinazione senza matte.
drill-modern-american-special-ask = Che cosa fai con questa mano?
drill-modern-american-special-facts = Hai pescato, e né tu né il tuo compagno avete calato combinazioni.
drill-modern-american-special-pairs = Sette coppie senza matte sono una mano speciale: 2500 punti, e la smazzata finisce.
drill-modern-american-special-waits = Questa è una mano speciale, e chiude subito la smazzata con 2500 punti.
drill-modern-american-no-canasta-facts = Hanno tre sette, tre nove e un tre rosso. In mano hanno un asso, un dieci e un otto.
drill-modern-american-no-canasta-against = Senza canasta tutto conta contro di loro: 45 calati, 100 per il tre, 40 in mano; e i sette incompleti costano 2500.
drill-modern-american-no-canasta-melds-for = Senza canasta contano contro anche le carte calate: 45.
drill-modern-american-no-canasta-three-for = I tre contano a favore da due canaste in su, e senza nessuna contano contro.
drill-modern-american-no-canasta-no-penalty = Una combinazione di sette che non è una canasta costa 2500.

## Hand and Foot

drill-hand-and-foot-title = Hand and Foot
drill-hand-and-foot-note = Una seconda mano per tutti
drill-hand-and-foot-opening-facts = Il minimo dipende dal numero della smazzata, non dal punteggio: 50, 90, 120 e 150.
drill-hand-and-foot-opening-opens = La terza smazzata ne chiede 120: i re con il jolly fanno 70, gli assi con la pinella 60.
drill-hand-and-foot-opening-waits = In questa mano ci sono 130 punti.
drill-hand-and-foot-foot-ask = Prendi il piede, e continua a giocare in questo turno.
drill-hand-and-foot-foot-facts = Sul tavolo hai re e nove.
drill-hand-and-foot-foot-all = La mano è calata fino all’ultima carta: continui subito con il piede.
drill-hand-and-foot-foot-discards = Anche scartando l’ultima carta si prende il piede, ma lo giochi solo dal prossimo turno.
drill-hand-and-foot-foot-waits = Adesso si possono calare tutte le carte di questa mano.
drill-hand-and-foot-books-ask = Completa quello che serve alla tua squadra per chiudere.
drill-hand-and-foot-books-facts = Hai due canaste pure e una sporca, e cinque nove.
drill-hand-and-foot-books-mixed = Per chiudere servono due canaste pure e due sporche: con le matte i nove sono la seconda sporca.
drill-hand-and-foot-books-natural = È una terza canasta pura. Ne servono anche due sporche.
drill-hand-and-foot-books-waits = Quello che manca alla tua squadra si può completare adesso.
drill-hand-and-foot-ask-ask = Che cosa viene prima?
drill-hand-and-foot-ask-facts = Le quattro canaste ci sono. Potresti calare il re e scartare il quattro.
drill-hand-and-foot-ask-asks = Qui nessuno chiude senza il sì del compagno.
drill-hand-and-foot-ask-waits = Puoi chiudere: non c’è motivo di aspettare.
drill-hand-and-foot-pile-ask = Prendi il pozzo con i tuoi nove. Quante carte ricevi?
drill-hand-and-foot-pile-facts = Nel pozzo ci sono dodici carte.
drill-hand-and-foot-pile-seven = Le sette in cima, nove compreso. Il resto rimane lì.
drill-hand-and-foot-pile-six = La carta in cima è una delle sette.
drill-hand-and-foot-pile-all-but-one = Si prendono solo le sette carte in cima.
drill-hand-and-foot-pile-all = Si prendono solo le sette carte in cima, e il resto rimane lì.
