language = Lingua
search-settings = Cerca nelle impostazioni
reset = Ripristina
default-keys = Tasti iniziali
keys-note = Per cambiare un tasto, scrivine uno nuovo nel suo campo. Con uno screen reader i tasti funzionano in modalità focus; la modalità navigazione se li tiene per sé.

## I tasti che non si possono cambiare.

key-arrows = Frecce, Inizio, Fine
key-arrows-does = Scorre le carte in mano
key-space = Spazio
key-space-does = Seleziona o deseleziona la carta; mentre giocano gli altri, va al passo successivo
key-shift-arrow = Maiusc e freccia
key-shift-arrow-does = Seleziona più carte di seguito
key-alt-arrow = Alt e freccia
key-alt-arrow-does = Sposta la carta nella mano
key-enter = Invio
key-enter-does = Preme il pulsante evidenziato; in modalità TV, seleziona la carta
key-escape = Esc
key-escape-does = Annulla la selezione; chiude una finestra
key-ranks = Da 4 a 9, 0 per il dieci
key-ranks-does = Va alla prossima carta di questo valore
key-courts = Maiusc e J, Q, K, A
key-courts-does = Lo stesso per fante, donna, re, asso
key-wilds = 2, 3, Maiusc e W
key-wilds-does = Lo stesso per pinelle, tre, jolly
key-ways = Da 1 a 9
key-ways-does = Sceglie uno fra più modi
language-of-device = Come sul dispositivo ({ $language })

## I colori della pagina.

theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Contrasto

## La velocità degli altri giocatori.

pace-slow = Lenta
pace-normal = Normale
pace-fast = Veloce
pace-instant = Immediata

## Quanto possono pensare gli altri giocatori.

patience-short = Breve
patience-normal = Normale
patience-long = Lungo

## Il colore del tavolo.

felt-green = Verde
felt-blue = Blu
felt-plum = Prugna
felt-slate = Ardesia

## Il dorso delle carte.

back-blue = Blu
back-red = Rosso
back-plain = Tinta unita

## La grandezza di carte o testo.

size-small = Piccola
size-normal = Normale
size-large = Grande

## La velocità delle animazioni.

motion-slow = Lente
motion-normal = Normali
motion-fast = Veloci
motion-off = Nessuna

## Quanto dice lo screen reader.

verbosity-brief = Breve
verbosity-normal = Normale
verbosity-full = Completo

## L’ordine della mano.

sort-rank = Per valore
sort-own = Come voglio io

## Interruttori.

switch-messages = Messaggi di gioco
switch-messages-does = Che cosa fa ogni giocatore, in alto sul tavolo. Altrimenti si vede solo il dorso delle loro carte
switch-swap-buttons = Scambia i tasti del mouse
switch-swap-buttons-does = Il tasto sinistro aggiunge alla selezione, il destro seleziona una carta
switch-click-adds = Ogni clic aggiunge
switch-click-adds-does = Ogni clic, con qualsiasi tasto, aggiunge una carta alla selezione o la toglie
switch-lite = Versione leggera
switch-lite-does = Senza figure, ombre e animazioni
switch-tv = Modalità TV
switch-tv-does = Caratteri grandi e margini di sicurezza
switch-four-colour = Mazzo a quattro colori
switch-four-colour-does = Quadri blu, fiori verdi
switch-large-print = Carte a caratteri grandi
switch-large-print-does = Valori e semi grandi quanto la carta, senza figure
switch-left-handed = Per mancini
switch-left-handed-does = Pulsanti a sinistra
switch-whole-groups = Seleziona gruppi interi
switch-whole-groups-does = Un clic su una carta seleziona tutte quelle del suo valore
switch-keys = Comandi con le lettere
switch-keys-does = Un tasto solo per pescare, calare e così via. L’elenco è nel menu, sotto Tasti
switch-auto-draw = Pesca automatica
switch-auto-draw-does = Quando non puoi fare altro
switch-look-through = Sfogliare il pozzo
switch-look-through-does = Regola della casa: tutti possono vedere l’intero pozzo
switch-warn-discards = Avvisi prima di scartare
switch-warn-discards-does = Con una carta selezionata, dice che cosa può farne il prossimo giocatore, in base a quello che puoi vedere
switch-achievements = Traguardi
switch-achievements-does = Dopo una smazzata, una riga su quello che hai fatto per la prima volta
switch-sounds = Suoni
switch-sounds-does = Quando si muovono le carte e quando tocca a te
switch-captions = Didascalie per i suoni
switch-captions-does = Un breve testo in un angolo per ogni suono, come “♪ canasta”
switch-vibration = Vibrazione
switch-vibration-does = Sugli schermi a tocco: il tuo turno, una canasta e quello che non si può fare
switch-practice = Allenamento
switch-practice-does = Annullamenti senza limiti. La partita vale come allenamento
switch-open-hands = Mani scoperte
switch-open-hands-does = Tutte le mani scoperte, per imparare. La partita vale come allenamento

## I nomi delle impostazioni.

setting-theme = Tema
setting-felt = Colore del tavolo
setting-back = Dorso delle carte
setting-card-size = Dimensione carte
setting-text-size = Dimensione testo
setting-pace = Velocità degli altri
setting-patience = Tempo per pensare
setting-motion = Animazioni delle carte
setting-sort = Ordine della mano
setting-verbosity = Dettagli per lo screen reader

## Parole per la ricerca.

search-theme = notte notturna modalità scuro nero bianco luminoso colori aspetto giorno
search-felt = sfondo colore panno tappeto verde
search-back = retro disegno mazzo motivo
search-card-size = ingrandire rimpicciolire grandezza dimensioni zoom grandi piccole
search-text-size = carattere caratteri lettere scritta scritte font ingrandire grandezza zoom leggere
search-pace = bot computer giocatori aspettare attesa più veloce lento ritmo rallentare accelerare
search-patience = bot computer forza difficoltà livello lento veloce attesa
search-motion = movimento velocità volare animazione ridurre nausea
search-sort = ordinare ordinamento disporre sistemare carte
search-verbosity = ciechi non vedenti ipovedenti annunci voce lettura NVDA VoiceOver TalkBack
search-language = traduzione italiano inglese
search-messages = testo registro cronologia storia nascondere
search-mouse = sinistro destro tasto pulsante clic selezione
search-lite = veloce lento vecchio dispositivo batteria prestazioni semplice
search-tv = televisione televisore telecomando schermo grande frecce
search-four-colour = daltonico daltonismo colori semi
search-large-print = carte grandi occhi ipovedenti vista numeri
search-left-handed = mancino sinistra mano pollice specchio
search-keys = tastiera scorciatoie scorciatoia
search-sounds = audio rumore volume muto silenzioso silenzio musica
search-achievements = trofei medaglie premi statistiche obiettivi
search-captions = sordi sordo udito sottotitoli
search-vibration = vibrare telefono cellulare aptica
search-practice = prova annullare indietro esercitarsi
search-open-hands = barare vedere tutte carte mostrare

## I titoli dei gruppi.

settings-group-cards = Carte e tavolo
settings-group-pace = Ritmo e suoni
settings-group-help = Aiuti durante il gioco
settings-group-language = Lingua e screen reader
settings-group-mouse = Mouse, tasti e TV

## Frasi.

setting-value = { $label }: { $value }
switch-is-off = { $name }: no
no-setting-found = Nessuna impostazione con queste parole. Prova “colore”, “velocità” o “dimensione”.
settings-found = { $count ->
    [one] 1 impostazione
   *[other] { $count } impostazioni
}

## Che cosa fa un tasto.

command-draw = Pesca
command-take = Prendi il pozzo
command-lay = Cala la selezione, o preparala
command-discard = Scarta la carta selezionata
command-unstage = Riprendi tutto
command-undo = Annulla
command-hint = Suggerimento; premi di nuovo per mostrarlo
command-keep = Tieni l’ultima carta
command-ask = Chiedi “Posso chiudere?”
command-yes = Rispondi sì
command-no = Rispondi no
command-hand = Leggi la mia mano
command-melds = Leggi le combinazioni
command-pile = Leggi pozzo e tallone
command-scores = Leggi i punteggi
command-minimum = Leggi il minimo di apertura
command-buttons = Leggi che cosa posso fare
command-repeat = Ripeti
command-faster = Fai giocare più in fretta gli altri in questo giro
command-what-happened = Mostra di nuovo l’ultimo giro
command-pause = Ferma gli altri giocatori
command-keys = Mostra questo elenco
