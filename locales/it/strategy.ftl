strategy-note = Che cosa fanno i bravi giocatori, e che cosa perdono i nostri bot quando non lo fanno.
strategy-measured = Come è stato misurato: il nostro bot che segue le regole pratiche ha giocato alla canasta classica contro sé stesso, uno dei due senza l’abitudine in questione, 40.000 smazzate per ciascuna, ogni smazzata due volte a parti scambiate. “± 9” vuol dire che il valore vero sta con ogni probabilità entro 9 punti da quello indicato. Un bot non è una persona: dove non perde niente, l’abitudine può comunque aiutarti.
pile-for-pair = Tante carte per una coppia
feeds-their-meld = Hanno calato i sette: questo sette gli regala il pozzo
thrown-just-now = Un valore appena scartato è più sicuro
small-pile = Una carta in cambio di due delle tue
pair-kept = Insieme possono prendere il pozzo
pair-broken = Da sola ci riesce di rado
kept-in-hand = Tre da calare quando conta, due per il pozzo
wilds-spent = Tre matte andate in una volta
wild-well-used = Con una matta è canasta
frozen-by-you = Adesso serve una coppia anche a loro
nines-gone = Restano pochi nove con cui prenderlo
or-one-more = Chiudere ora, o giocare ancora un giro?
partner-adds = Tutti e due potete attaccarci carte
wild-in-opening = Una matta andata per pochi punti

## Principi di buon gioco.

principle-take-pile = Lotta per il pozzo
principle-take-pile-why = Le smazzate si vincono con il pozzo: porta molte carte in una volta, e molte carte fanno canaste. Costruisci la mano in modo da poterlo prendere, e prendilo quando è grande.
principle-guard-discards = Non regalare niente a chi gioca dopo
principle-guard-discards-why = Prima di scartare guarda le combinazioni degli avversari e il pozzo. Una carta di un valore che hanno già calato gli regala tutto il pozzo. Più il pozzo è grande, più lo scarto dev’essere sicuro.
principle-weigh-pile = Lascia stare un pozzo piccolo
principle-weigh-pile-why = Prendere due o tre carte costa una coppia, mostra che cosa hai in mano e lascia un nuovo pozzo per cui lottare. Meglio pescare, se non ti serve per aprire.
principle-keep-pairs = Conserva le coppie
principle-keep-pairs-why = Una coppia prende il pozzo, anche congelato. Scarta prima le carte singole, e rompi una coppia solo quando non resta niente di sicuro.
principle-hold-back-alone = Tieni molte carte in mano
principle-hold-back-alone-why = Quello che è sul tavolo non prende un pozzo congelato, e mostra all’avversario che cosa non scartare. Quando giochi senza compagno, tieni quasi tutte le carte finché non completano una canasta.
principle-hold-back = Non calare tutto
principle-hold-back-why = Quello che è sul tavolo non prende un pozzo congelato, e mostra agli altri che cosa non scartare. Tieni in mano qualche coppia e qualche tris, finché nessuno può chiudere presto.
principle-wait-to-open = Non spendere matte per l’apertura
principle-wait-to-open-why = Apri presto con carte naturali. Finché nessuno può chiudere presto, aspetta qualche turno invece di calare pinelle e jolly: più tardi completano le canaste. Più alto è il minimo, più conviene aspettare.
principle-save-wilds = Risparmia le matte per le canaste
principle-save-wilds-why = Una o due matte che fanno di cinque o sei carte una canasta sono ben spese. Tre in una sola combinazione mancano dopo, quando serve una canasta per chiudere.
principle-freeze = Congela il pozzo quando sei indietro
principle-freeze-why = Se gli altri hanno calato molto e tu poco, ogni scarto è un pericolo. Una matta sul pozzo lo mette al sicuro dalle loro combinazioni, e le tue coppie possono ancora prenderlo.
principle-keep-black-threes = Tieni i tre neri per il momento del pericolo
principle-keep-black-threes-why = Come una matta, ma a minor prezzo, un tre nero toglie di sicuro il pozzo a chi viene dopo. Funziona una volta: buttalo quando il pozzo è grande e nessun’altra carta è sicura.
principle-remember = Ricorda gli scarti
principle-remember-why = Un valore che il prossimo giocatore ha scartato o ha lasciato passare è più sicuro di uno nuovo. E chi ha preso un pozzo ha in mano le carte che c’erano dentro.
principle-time-ending = Pensaci prima di chiudere
principle-time-ending-why = Chiudi quando sei in vantaggio, o quando gli altri hanno molte carte in mano. Se la tua squadra ha canaste quasi complete, un altro giro può portare più del premio di chiusura.
principle-watch-hands = Guarda quante carte hanno in mano gli altri
principle-watch-hands-why = Una squadra che ha le sue canaste può chiudere da un momento all’altro, appena uno dei suoi è sceso a tre carte. Allora cala gli assi e le matte, che conterebbero contro di te.
principle-ask-partner = Nel dubbio, chiedi al compagno
principle-ask-partner-why = Se il tuo compagno ha molte carte in mano, chiedi prima “Posso chiudere?”: può darsi che abbia una canasta da calare.
principle-help-partner = Cala quello su cui il compagno può costruire
principle-help-partner-why = Il tuo compagno può attaccare a tutte le combinazioni della squadra. Una combinazione calata presto, di un valore che raccogliete tutti e due, diventa canasta prima delle carte divise in due mani.
principle-wait-for-natural = Aspetta la settima carta naturale
principle-wait-for-natural-why = Una combinazione di sei carte naturali vale di più con una settima naturale che con una matta. Aspettala, a meno che la canasta non ti serva per chiudere.

## Consigli su un gioco diverso dalla Classica.

advice-three-handed = Prendi il primo pozzo quando vale la pena di giocare da soli: da lì in poi due mani lavorano contro la tua. Se sei uno dei due, cala quello che aiuta il compagno, perché ogni combinazione è anche tua. Non dare a chi gioca da solo quello che raccoglie.
advice-samba = Una samba vale diverse altre canaste: comincia presto le scale, e conserva le carte vicine. Ogni samba contiene l’otto, il nove e il dieci del suo seme: dalli via per ultimi. Nelle scale non vanno matte, quindi spendile sui gruppi.
advice-bolivia = Sette matte sono la canasta migliore che ci sia: tienile insieme appena ne hai qualcuna. Per chiudere serve una scala, quindi cominciane una presto. Un tre nero in mano costa molto: scartalo in tempo.
advice-modern-american = Conserva le coppie, perché il pozzo si prende solo con quelle. Comincia sette, assi o matte solo quando puoi sperare di completarli: se restano incompleti, costano quanto avrebbero portato. Con molte coppie e poco per aprire, pensa a una mano speciale.
advice-hand-and-foot = Vuota presto la mano: un piede mai giocato conta contro di te. Per chiudere servono canaste pure e sporche: tieni le matte lontane da alcuni valori, e completane altri con quelle. Prima di chiedere, guarda quante carte ha ancora in mano il compagno.

## Che cosa perdono i nostri bot.

measured-not = Non misurato: i nostri bot non hanno quest’abitudine, quindi non gliela si può togliere.
measured-loss = Misurato: un bot che gioca diversamente perde { $loss } ± { $margin } punti per smazzata, a un tavolo da { COUNT($players) }.
measured-no-loss = Misurato: nessuna perdita visibile a un tavolo da { COUNT($players) } ({ $loss } ± { $margin } punti per smazzata).
