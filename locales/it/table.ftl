done-by-you = tu
done-here = fatto
copy-position = Copia la posizione come scenario
ok = OK
dismiss = Nascondi
update-now = Aggiorna ora
later = Più tardi
install = Installa il gioco
no-thanks = No, grazie
paused = In pausa.
paused-others = In pausa: gli altri aspettano dopo il tuo turno.
draw-or-take = Pesca o prendi il pozzo.
take-or-end = Prendi il pozzo o termina la smazzata.
must-take = Devi prendere il pozzo.
must-end = Il tallone è finito: termina la smazzata.
must-draw = Tocca a te: pesca.
meld-or-discard = Cala, o scegli una carta da scartare.
scores = Punteggi
hint = Aiuto
thinking-about-hint = Sto pensando a un suggerimento…
show-it = Mostra
open-hand = Mano scoperta
open-hand-and-foot = Mano e piede scoperti
no-melds = Niente sul tavolo
kind-natural = Pura
kind-sequence = Scala
all-news = Tutte le novità
first-canasta = La prima canasta!
lay-special-hand = Cala una mano speciale
kind-wild = Di matte
kind-mixed = Sporca
stock-and-pile = Tallone e pozzo
pile-is = Pozzo { $number }
lie-face-down = { $count ->
    [1] 1 coperta
   *[other] { $count } coperte
}
empty = vuoto
opening = Apertura
may-i-go-out = “Posso chiudere?”
yes = Sì
no = No
said-yes = sì
said-no = no
no-tips-note = Nasconde tutti i consigli. Li ritrovi nel menu.
warn-me = Avvisami
score = Punti
practice = allenamento
practice-note = Questa partita vale come allenamento: le carte erano note o scelte, oppure si poteva annullare senza limiti
resume = Continua
pause = Pausa
faster = Più veloce
on-to-next-hand = Alla prossima smazzata
you-rest = In questa smazzata riposi. La tua squadra gioca senza di te, e vedi quello che vedono tutti.
what-happened = Che cosa è successo?
back-to-game = Torna alla partita
next-step = Passo successivo
plays-now = gioca…
is-thinking = sta pensando…
one-step = Un passo
end-the-hand = Termina la smazzata
draw = Pesca
stock-is-empty = il tallone è finito
lay = Cala
lay-the-opening = Cala l’apertura
lay-all = Cala tutto
choose-where = scegli dove…
take-all-back = Riprendi tutto
and-go-out = e chiudi
ends-turn = termina il tuo turno
freezes-pile = congela il pozzo
blocks-pile = blocca il pozzo
keep-card = Tieni l’ultima carta
ask = Posso chiudere?
answer-binds = la risposta vincola
pause-others = Ferma gli altri
mouse-offer = Selezione con il mouse
let-click-add = Ogni clic aggiunge
keep-mouse = Lascia così
pile-frozen-hint = Pozzo congelato: si prende solo con carte naturali dello stesso valore di quella in cima, dalla mano
pile-blocked-hint = Pozzo: non si può prendere con una matta o un tre in cima
sound-question = Vuoi giocare con i suoni?
sound-yes = Suoni accesi
sound-no = In silenzio
to-hand = Vai alle carte in mano
discards-hint = Pozzo. Trascina qui una carta per scartarla
pile-hint = Pozzo. Fai clic per prenderlo prima di pescare; trascina qui una carta per scartarla
last-round = Dal tuo ultimo turno, nell’ordine di gioco
last-turns = L’ultimo turno di ogni giocatore, nell’ordine di gioco
took = preso
laid = calato
discarded = scartato
turn-out = chiuso
turn-end = fine
turn-kept = tenuta
your-partner = gioca con te
opponent = loro
you-are-next = Poi tocca a te.
your-turn = Tocca a te
not-opened = Da aprire
sound-is-on = I suoni sono accesi
sound-is-off = I suoni sono spenti

## Tallone, pozzo e combinazioni.

stock-hint = Tallone: { CARDS-COUNT($count) } da pescare
stock-hint-draw = Tallone: { CARDS-COUNT($count) }. Fai clic per pescare
stock-hint-empty = Il tallone è finito
stock-hint-end = Il tallone è finito. Fai clic per terminare la smazzata
stock-label = Tallone, { CARDS-COUNT($count) }
stock-label-draw = Tallone, { CARDS-COUNT($count) }. Pesca
stock-label-empty = Tallone, finito
stock-label-end = Tallone, finito. Termina la smazzata
points-hint = { $count ->
    [1] 1 punto
   *[other] { $count } punti
}
points-and-more = { $points }; ancora { $more } alla canasta
meld-label-threes = { $meld }: { CARDS-COUNT($count) }
meld-label = { $wilds ->
    [0] { $meld }: { CARDS-COUNT($count) }, ancora { $more } alla canasta
    [1] { $meld }: { CARDS-COUNT($count) }, { $wilds } matta, ancora { $more } alla canasta
   *[other] { $meld }: { CARDS-COUNT($count) }, { $wilds } matte, ancora { $more } alla canasta
}
meld-label-natural = { $meld }: canasta pura di { $count } carte
meld-label-mixed = { $wilds ->
    [0] { $meld }: canasta sporca di { $count } carte
    [1] { $meld }: canasta sporca di { $count } carte, { $wilds } matta
   *[other] { $meld }: canasta sporca di { $count } carte, { $wilds } matte
}
meld-label-complete = { $meld }: completa
meld-label-wild = { $meld }: canasta di { $count } carte
pile-label-empty = Pozzo, vuoto
pile-label-face-down = { $pile }. Sotto, coperte: { CARDS-COUNT($count) }
pile-label = { $state ->
    [open] Pozzo, { CARDS-COUNT($count) }, in cima { $top }
    [frozen] Pozzo, { CARDS-COUNT($count) }, in cima { $top }, congelato
    [blocked] Pozzo, { CARDS-COUNT($count) }, in cima { $top }, bloccato finché non viene coperto
   *[covered] Pozzo, { CARDS-COUNT($count) }, in cima { $top }, congelato finché non viene coperto
}
pile-discard-here = { $pile }. Scarta qui
pile-take-it = { $pile }. Prendi il pozzo
pile-turned-up = { $state ->
    [open] Nel pozzo: { $top }.
    [frozen] Nel pozzo: { $top }. È congelato.
    [blocked] Nel pozzo: { $top }. È bloccato finché non viene coperto.
   *[covered] Nel pozzo: { $top }. È congelato finché non viene coperto.
}
banner-pile-frozen = Pozzo congelato
banner-blocked = Bloccato
banner-frozen = Congelato
until-covered = finché non viene coperto
until-covered-stays = finché non viene coperto; poi resta congelato
points-laid = { $points } sul tavolo
threes-count = { $threes ->
    [red] { $count ->
        [1] 1 tre rosso
       *[other] { $count } tre rossi
    }
   *[any] { $count ->
        [1] 1 tre
       *[other] { $count } tre
    }
}
threes = Tre
how-many-more = {" "}· ancora { $more }
staged-label = Apertura preparata, { $points }

## La partita, i posti e le mani.

goal-deals = smazzata { $hand } di { $deals }
goal-target = fino a { $target }, smazzata { $hand }
goal-one-hand = partita di una smazzata, smazzata { $hand }
feet-alone = { $count ->
    [1] Piede { $sizes }
   *[other] Piedi { $sizes }
}
feet-of = { $count ->
    [1] Piede: { $feet }
   *[other] Piedi: { $feet }
}
foot-of = { $name } { $sizes }
seat-label = { $name }, { CARDS-COUNT($count) }
seat-label-partner = { $name }, in squadra con te, { CARDS-COUNT($count) }
known-to-hold = Di sicuro ha in mano { CARDS($cards) }
own-hand-label = { $who ->
    [you] La tua mano, { CARDS-COUNT($count) }
   *[other] La mano di { $who }, { CARDS-COUNT($count) }
}
own-area = { $who ->
    [you] Il tuo lato
   *[other] Il lato di { $who }
}
rests = { $who ->
    [you] Riposi
   *[other] { $who } riposa
}

## Più persone su un dispositivo, e la domanda al compagno.

addressed = { $name }, { $prompt }
partner-asks = { $points ->
    [one] { $name } chiede: { $question } Hai in mano { $points } punto.
   *[other] { $name } chiede: { $question } Hai in mano { $points } punti.
}
partner-said-yes = { $name } dice di { $answer }: in questo turno devi chiudere.
partner-said-no = { $name } dice di { $answer }: in questo turno non puoi chiudere.
curtain-turn = Turno di { $name }
pass-the-device = Passa il dispositivo: gioca { $name }. Fino ad allora tutte le mani sono nascoste.
i-am = Sono { $name }
goes-on = { $words }…
day-result = Risultato
