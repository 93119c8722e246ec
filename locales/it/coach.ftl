## I consigli.

tip-draw = { $mode ->
    [mouse] Fai clic sul tallone per pescare
    [finger] Tocca il tallone per pescare
    [remote] Con le frecce e Invio vai al tallone per pescare
   *[keys] Usa il tallone per pescare
} { $count ->
    [1] una carta
   *[other] { $count } carte
}.
tip-take = La carta in cima va bene con le tue: invece di pescare puoi prendere tutto il pozzo, se la cali subito.
tip-take-part = La carta in cima va bene con le tue: invece di pescare puoi prendere fino a { CARDS-COUNT($most) } del pozzo, se la cali subito.
tip-open-freely = { $mode ->
    [mouse] Seleziona
    [finger] Tocca
    [remote] Con le frecce e Invio seleziona
   *[keys] Con Spazio seleziona
} tre o più carte dello stesso valore{ $collected ->
    [ranks] {""}
   *[sequences] {" "}o in scala dello stesso seme
}, poi “Cala”; oppure una carta, poi “Scarta”.
tip-open = { $mode ->
    [mouse] Seleziona
    [finger] Tocca
    [remote] Con le frecce e Invio seleziona
   *[keys] Con Spazio seleziona
} tre o più carte dello stesso valore{ $collected ->
    [ranks] {""}
   *[sequences] {" "}o in scala dello stesso seme
}: le prime combinazioni devono valere { $minimum } in tutto. Altrimenti scarta.
tip-lay = { $mode ->
    [mouse] Seleziona
    [finger] Tocca
    [remote] Con le frecce e Invio seleziona
   *[keys] Con Spazio seleziona
} le carte da calare: combinazioni di tre o più, o carte da attaccare alle tue. Poi scartane una.
tip-lone = Chi prende per primo il pozzo gioca la smazzata da solo. Da lì in poi gli altri due sono compagni, con le combinazioni in comune.
tip-sequence = Tre o più carte vicine dello stesso seme, senza matte, sono una scala. Sette sono una canasta da { $points } punti.
tip-wild-meld = Tre o più fra pinelle e jolly fanno una combinazione a sé. Sette sono una canasta da { $points } punti.
tip-wild-meld-or-more = Tre o più fra pinelle e jolly fanno una combinazione a sé. Sette sono una canasta da { $points } punti o più.
tip-discard = Con “Scarta” finisci il tuo turno. Se la carta gli va bene, il prossimo giocatore può prendere il pozzo: pensa a che cosa raccoglie.
tip-warnings = Con questa carta il prossimo giocatore potrebbe prendere il pozzo. Il tavolo può avvisarti prima di ogni scarto.
tip-frozen = Il pozzo è congelato: si prende solo con { COUNT($count) } carte naturali uguali a quella in cima, dalla mano.
tip-always-frozen = Il pozzo è sempre congelato: si prende solo con { COUNT($count) } carte naturali uguali a quella in cima, dalla mano.
tip-black-three = { $three ->
    [red] Un tre rosso in cima blocca il pozzo al prossimo giocatore, e dopo a nessun altro.
    [black] Un tre nero in cima blocca il pozzo al prossimo giocatore, e dopo a nessun altro.
   *[any] Un tre in cima blocca il pozzo al prossimo giocatore, e dopo a nessun altro.
}
tip-stock-end = Il tallone è quasi finito, e con lui può finire la smazzata: cala quello che puoi, perché le carte in mano contano contro di te.

## Canaste e matte.

tip-canasta = Sette carte dello stesso valore fanno una canasta: { $mixed } con matte, { $natural } senza.
tip-canasta-natural = Sette carte dello stesso valore fanno una canasta: { $points } punti.
tip-canasta-of-suit = Anche sette in scala dello stesso seme.
tip-canasta-of-wilds = Anche sette matte.
tip-canasta-of-both = Anche sette in scala dello stesso seme, e sette matte.
tip-canastas-needed = { $count ->
    [one] Per chiudere serve { CANASTAS-COUNT($count) }.
   *[other] Per chiudere servono { CANASTAS-COUNT($count) }.
}
tip-wild-none = Pinelle e jolly sono matte. Con queste regole nessuna combinazione può contenerle.
tip-wild = Pinelle e jolly sono matte e valgono come qualsiasi carta: { $limits }.
wild-limit = al massimo { COUNT($count, gender: "f") } per combinazione
wild-limit-set = al massimo { COUNT($count, gender: "f") } per gruppo
wild-naturals = { $count ->
    [one] con almeno una carta naturale
   *[other] con almeno { COUNT($count) } carte naturali
}
wild-no-more-than-naturals = mai più matte che carte naturali
wild-naturals-ahead = { $ahead ->
    [1] sempre meno matte che carte naturali
   *[other] sempre { COUNT($ahead) } naturali più delle matte
}

## Tre.

tip-threes = { $three ->
    [red] Il tre rosso è un onore: si espone subito e vale { $worth }.
    [black] Il tre nero è un onore: si espone subito e vale { $worth }.
   *[any] Il tre è un onore: si espone subito e vale { $worth }.
}
tip-threes-against = { $three ->
    [red] Il tre rosso è un onore: si espone subito e vale { $worth }, ma contro di te { $while }.
    [black] Il tre nero è un onore: si espone subito e vale { $worth }, ma contro di te { $while }.
   *[any] Il tre è un onore: si espone subito e vale { $worth }, ma contro di te { $while }.
}
threes-worth-or-more = { $points } o più
while-no-meld = { $own ->
    [side] finché la tua squadra non ha combinazioni
   *[alone] finché non hai combinazioni
}
while-no-canasta = { $own ->
    [side] finché la tua squadra non ha canaste
   *[alone] finché non hai canaste
}
while-fewer-canastas = { $own ->
    [side] finché la tua squadra ha meno di { CANASTAS-COUNT($count) }
   *[alone] finché hai meno di { CANASTAS-COUNT($count) }
}

## Chiudere.

tip-go-out = Puoi chiudere: cala tutte le carte, o tutte meno una e scarta quella.
tip-go-out-by-discard = Puoi chiudere: cala tutte le carte meno una, e scarta quella.
tip-go-out-by-melding = Puoi chiudere: cala tutte le carte.
tip-other-hand = Le carte rimaste in mano all’avversario contano contro di lui.
tip-other-hands = Le carte rimaste in mano agli altri contano contro di loro.
tip-other-hands-of-sides = Le carte rimaste in mano agli altri contano contro la loro squadra.
tip-keep-one = { $own ->
    [side] La tua squadra non può chiudere prima di avere { CANASTAS-COUNT($count) }, quindi tieni una carta.
   *[alone] Non puoi chiudere prima di avere { CANASTAS-COUNT($count) }, quindi tieni una carta.
}
tip-keep-two = { $own ->
    [side] La tua squadra non può chiudere prima di avere { CANASTAS-COUNT($count) }, quindi tieni una carta da scartare e un’altra.
   *[alone] Non puoi chiudere prima di avere { CANASTAS-COUNT($count) }, quindi tieni una carta da scartare e un’altra.
}
tip-kinds = Canaste obbligatorie per chiudere: { LIST($kinds) }.
tip-kinds-complete = Con una combinazione { LIST($melds, case: "of") } che non è una canasta non chiude nessuno.
tip-kinds-have = { $own ->
    [side] { $kind ->
        [natural] Canaste pure della tua squadra: { $have } di { $need }.
        [mixed] Canaste sporche della tua squadra: { $have } di { $need }.
        [sequence] Scale di sette carte della tua squadra: { $have } di { $need }.
       *[wild] Canaste di matte della tua squadra: { $have } di { $need }.
    }
   *[alone] { $kind ->
        [natural] Canaste pure che hai: { $have } di { $need }.
        [mixed] Canaste sporche che hai: { $have } di { $need }.
        [sequence] Scale di sette carte che hai: { $have } di { $need }.
       *[wild] Canaste di matte che hai: { $have } di { $need }.
    }
}

## Mani speciali, piede, carte in premio, punteggio.

tip-special = Tutte le tue carte fanno una mano speciale. Calarla chiude la smazzata, e vale { $points } punti o più al posto di tutto il resto.
tip-foot = Il piede è una seconda mano { CARDS-COUNT($count, case: "of") }.
tip-feet = Il piede è la tua prossima mano: di { $sizes } carte.
tip-foot-at-once = Se cali l’ultima carta, continui subito con il piede; se la scarti, dal prossimo turno.
tip-foot-turn-ends = Lo prendi quando hai finito la mano, e il turno termina.
tip-foot-discard = Lo prendi quando scarti l’ultima carta.
tip-foot-canasta = Si aggiunge alla tua mano quando completi tu una canasta; prima tieni una carta.
tip-talon = Chi apre senza il pozzo pesca carte in premio dopo lo scarto: { LIST($steps) } ad aprire.
talon-of-place = { $place ->
    [1] { COUNT($count, gender: "f") } il primo
    [2] { COUNT($count, gender: "f") } il secondo
    [3] { COUNT($count, gender: "f") } il terzo
    [4] { COUNT($count, gender: "f") } il quarto
    [5] { COUNT($count, gender: "f") } il quinto
    [6] { COUNT($count, gender: "f") } il sesto
   *[other] { COUNT($count, gender: "f") } il numero { $place }
}
tip-score = { $party ->
    [side] La partita continua finché una squadra arriva a { $points } punti.
   *[player] La partita continua finché un giocatore arriva a { $points } punti.
}
tip-score-openings = Più punti hai, più devono valere le tue prime combinazioni.
tip-score-hands = { $count ->
    [one] La partita ha una sola smazzata: alla fine vince il totale più alto.
   *[other] La partita ha { $count } smazzate: dopo l’ultima vince il totale più alto.
}

## Come si selezionano le carte.

tip-select-left-selects = Il clic seleziona una carta; il tasto destro ne aggiunge altre, o le toglie.
tip-select-right-selects = Il tasto destro seleziona una carta; il clic ne aggiunge altre, o le toglie.
tip-select-click-adds = Ogni clic aggiunge una carta a quelle selezionate, o la toglie.
tip-select-tap-adds = Ogni tocco aggiunge una carta a quelle selezionate, o la toglie.
tip-select-enter-adds = Invio aggiunge una carta a quelle selezionate, o la toglie.
tip-select-space-adds = Spazio aggiunge una carta a quelle selezionate, o la toglie.
right-button-adds = Il tasto destro aggiunge una carta.
left-button-adds = Il tasto sinistro aggiunge una carta.
every-click-adds = Ogni clic aggiunge una carta.

## I titoli dei consigli.

tip-title-red-three = Tre rossi
tip-title-ask = Chiedere al compagno
tip-title-go-out = Chiudere
tip-title-keep-two = Le ultime carte
tip-title-stock-end = La fine del tallone
tip-title-frozen = Pozzo congelato
tip-title-black-three = Tre neri
tip-title-take = Prendere il pozzo
tip-title-score = Il punteggio
tip-title-draw = Pescare
tip-title-wild = Matte
tip-title-warnings = Avvisi prima di scartare
tip-title-select = Selezionare le carte
tip-title-discard = Scartare
tip-title-canasta = Canaste
tip-title-special = Mani speciali
tip-title-kinds = Che cosa serve per chiudere
tip-title-foot = Il piede
tip-title-lone = Giocare da soli
tip-title-sequence = Scale
tip-title-wild-meld = Combinazioni di matte
tip-title-talon = Carte in premio
tip-title-open = Le prime combinazioni
tip-title-lay = Calare le carte
tip-button = { $word }: { $title }
