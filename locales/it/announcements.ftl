reader-note = Le lettere sono comandi e il punto interrogativo le elenca. Se non succede niente, passa alla modalità focus dello screen reader: in modalità navigazione se le tiene per sé.
nobody-melded = Nessuno ha calato.
nothing-to-do = Adesso non c’è niente da fare.
taken-back = Annullato.

## Le carte di chi legge.

you-got = Hai preso { LIST($cards) }.
hand-is-empty = { $who ->
    [you] Non hai più carte in mano.
   *[other] { $who } non ha più carte in mano.
}
hand-read-out = { $who ->
    [you] La tua mano, { CARDS-COUNT($count) }: { CARDS($cards) }.
   *[other] La mano di { $who }, { CARDS-COUNT($count) }: { CARDS($cards) }.
}
selected-cards = Carte selezionate: { CARDS($cards) }.
groups-set-out = Apertura preparata: { CARDS($groups) }.
cards-set-out = Apertura preparata: { CARDS($cards) }. { $points }.
cards-taken-back = Carte riprese: { CARDS($cards) }.
cards-taken-back-of = Carte riprese: { CARDS($cards) }. { $points }.
nothing-selected = Nessuna carta selezionata.
card-moved = { $card }, { $place } di { $count }.
others-continue = Gli altri giocatori continuano.

## Il tavolo, letto ad alta voce.

melds-of-side = { $side }: { $melds }.
melds-none = nessuna combinazione
pile-read-out = { $pile }.
until-side-opens = { $side ->
    [we] Finché la tua squadra non apre, si prende solo con { COUNT($count) } carte naturali del suo valore.
    [they] Finché la tua squadra non apre, si prende solo con { COUNT($count) } carte naturali del suo valore.
    [you] Finché non apri, si prende solo con { COUNT($count) } carte naturali del suo valore.
    [player] Finché { $side } non apre, si prende solo con { COUNT($count) } carte naturali del suo valore.
   *[several] Finché { $side } non aprono, si prende solo con { COUNT($count) } carte naturali del suo valore.
}
stock-read-out = Tallone, { CARDS-COUNT($count) }.
side-has = { $side ->
    [we] Noi abbiamo { $points } punti
    [they] Loro hanno { $points } punti
    [you] Tu hai { $points } punti
    [player] { $side } ha { $points } punti
   *[several] { $side } hanno { $points } punti
}
side-has-next = { $side ->
    [we] noi { $points }
    [they] loro { $points }
    [you] tu { $points }
    [player] { $side } { $points }
   *[several] { $side } { $points }
}
scores-to = { $scores }. Si gioca fino a { $target }; smazzata { $hand }.
scores-deals = { $scores }. { $deals } smazzate; siamo alla smazzata { $hand }.
read-scores-one-hand = { $scores }. Partita di una smazzata; smazzata { $hand }.
side-has-opened = { $side ->
    [we] Noi abbiamo aperto: non c’è più un minimo.
    [they] Loro hanno aperto: non c’è più un minimo.
    [you] Hai aperto: non c’è più un minimo.
    [player] { $side } ha aperto: non c’è più un minimo.
   *[several] { $side } hanno aperto: non c’è più un minimo.
}
any-meld-opens = Si apre con qualsiasi combinazione.
opening-minimum-is = Il minimo di apertura è { $points }.

## I pulsanti, letti ad alta voce.

button-does = { $word }: { $effect }
you-can = Puoi fare: { $buttons }.
not-now = Ora non si può: { $buttons }.
discard-the-card = Scarta { CARDS($card) }
answer-yes-or-no = { $points ->
    [one] Rispondi sì o no. Hai in mano { $points } punto.
   *[other] Rispondi sì o no. Hai in mano { $points } punti.
}
may-not-go-out = In questo turno non puoi chiudere.
