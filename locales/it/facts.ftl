### Il soggetto sottinteso («completa», «cala», «congela») è la giocata consigliata o fatta.

## La fine della smazzata.

they-hold = { $side ->
    [we] la tua squadra ha in mano { CARDS-COUNT($count) }
    [they] loro hanno in mano { CARDS-COUNT($count) }
    [you] tu hai in mano { CARDS-COUNT($count) }
    [player] { $side } ha in mano { CARDS-COUNT($count) }
   *[several] { $side } hanno in mano { CARDS-COUNT($count) }
}
play-goes-out = chiude mentre { they-hold }
play-goes-out-concealed = chiude in mano mentre { they-hold }
cards-are-special = { $who ->
    [you] le tue carte sono una mano speciale (+{ $points })
   *[other] le carte di { $who } sono una mano speciale (+{ $points })
}
out-can-wait-for-partner = la chiusura può aspettare: il compagno ha ancora in mano { CARDS-COUNT($count) }
out-can-wait-for-canasta = la chiusura può aspettare: con { CARDS($meld, case: "in") } può ancora venire una canasta
plays-hand-out = { $who ->
    [you] vuota la tua mano, e poi tocca al piede { CARDS-COUNT($count, case: "of") }
   *[other] vuota la mano di { $who }, e poi tocca al piede { CARDS-COUNT($count, case: "of") }
}
canasta-brings-foot = { $who ->
    [you] completa una canasta che ti porta il piede { CARDS-COUNT($count, case: "of") }
   *[other] completa una canasta che porta a { $who } il piede { CARDS-COUNT($count, case: "of") }
}
is-last-card = { $who ->
    [you] { THE-RANK($rank) } è la tua ultima carta e non puoi ancora chiudere
   *[other] { THE-RANK($rank) } è l’ultima carta di { $who }, che non può ancora chiudere
}
hand-would-cost = { $who ->
    [you] le carte che hai in mano costerebbero { $points } punti
   *[other] le carte nella mano di { $who } costerebbero { $points } punti
}
still-holds = { $player ->
    [you] hai ancora in mano { CARDS-COUNT($count) }
   *[other] { $player } ha ancora in mano { CARDS-COUNT($count) }
}

## Calare e prendere.

points-and-minimum = { $minimum ->
    [0] { $points } punti
   *[other] { $points } punti, ne servono { $minimum }
}
closes-a-canasta = { $canasta ->
    [natural] completa una canasta pura { CARDS($meld, case: "of") } (+{ $points })
    [mixed] completa una canasta sporca { CARDS($meld, case: "of") } (+{ $points })
   *[other] completa una canasta { CARDS($meld, case: "of") } (+{ $points })
}
opens-with-meld = apre con una combinazione { CARDS($meld, case: "of") }: { points-and-minimum }
opens-with-melds = apre con { COUNT($count) } combinazioni, tra cui una { CARDS($meld, case: "of") }: { points-and-minimum }
opening-can-wait = { $who ->
    [you] { $count ->
        [0] potresti aprire ({ points-and-minimum }), ma si può aspettare
        [1] potresti aprire ({ points-and-minimum }), ma si può aspettare: la tua coppia può ancora prendere il pozzo
       *[other] potresti aprire ({ points-and-minimum }), ma si può aspettare: le tue { COUNT($count) } coppie possono ancora prendere il pozzo
    }
   *[other] { $count ->
        [0] { $who } potrebbe aprire ({ points-and-minimum }), ma si può aspettare
        [1] { $who } potrebbe aprire ({ points-and-minimum }), ma si può aspettare: la sua coppia può ancora prendere il pozzo
       *[other] { $who } potrebbe aprire ({ points-and-minimum }), ma si può aspettare: le sue { COUNT($count) } coppie possono ancora prendere il pozzo
    }
}
takes-cards = { $wilds ->
    [0] prende { CARDS-COUNT($count) }, { $points } punti
   *[other] prende { CARDS-COUNT($count) }, { $points } punti, con { WILDS-COUNT($wilds) }
}
more-of-rank-make-canasta = { $count ->
    [1] con { ONE-OF-RANK($rank) } in più è una canasta
   *[other] con { SEVERAL-OF-RANK($count, $rank) } in più è una canasta
}
more-cards-make-canasta = { $count ->
    [1] con una carta in più è una canasta { CARDS($meld, case: "of") }
   *[other] con { COUNT($count) } carte in più è una canasta { CARDS($meld, case: "of") }
}
canasta-then-needs = { $count ->
    [1] poi a una canasta { CARDS($meld, case: "of") } manca una carta
   *[other] poi a una canasta { CARDS($meld, case: "of") } mancano { COUNT($count) } carte
}
points-count-for-side = { $who ->
    [you] i suoi { $points } punti contano allora per la tua squadra, non più contro
   *[other] i suoi { $points } punti contano allora per la squadra di { $who }, non più contro
}
stays-natural = { COUNT($count) } { RANKS-NAME($rank) } restano senza matte, per una canasta pura
lays-group = cala { CARDS($cards) }: { $points } punti
lays-points = cala { $points } punti, di cui { $share } con { CARDS($cards) }
pile-has-only = nel pozzo c’è poco: { CARDS-COUNT($count) }
taking-would-leave = { $who ->
    [you] { $count ->
        [one] prendendo il pozzo ti resterebbe in mano { CARDS-COUNT($count) }
       *[other] prendendo il pozzo ti resterebbero in mano { CARDS-COUNT($count) }
    }
   *[other] { $count ->
        [one] prendendo il pozzo, nella mano di { $who } resterebbe { CARDS-COUNT($count) }
       *[other] prendendo il pozzo, nella mano di { $who } resterebbero { CARDS-COUNT($count) }
    }
}
taking-would-cost-last-wild = { $who ->
    [you] prendere il pozzo ti costerebbe l’ultima matta
   *[other] prendere il pozzo costerebbe l’ultima matta di { $who }
}
taking-would-cost-wilds = prendere il pozzo costerebbe { WILDS-COUNT($count) }
taking-would-use = { $who ->
    [you] { $count ->
        [1] per prendere il pozzo se ne andrebbe { ONE-OF-RANK($rank) } della tua mano
       *[other] per prendere il pozzo se ne andrebbero { SEVERAL-OF-RANK($count, $rank) } della tua mano
    }
   *[other] { $count ->
        [1] per prendere il pozzo se ne andrebbe { ONE-OF-RANK($rank) } della mano di { $who }
       *[other] per prendere il pozzo se ne andrebbero { SEVERAL-OF-RANK($count, $rank) } della mano di { $who }
    }
}
pile-would-count = { $who ->
    [you] { $count ->
        [one] la carta sotto quella in cima conterebbe { $points } punti nella tua mano
       *[other] le { $count } carte sotto quella in cima conterebbero { $points } punti nella tua mano
    }
   *[other] { $count ->
        [one] la carta sotto quella in cima conterebbe { $points } punti nella mano di { $who }
       *[other] le { $count } carte sotto quella in cima conterebbero { $points } punti nella mano di { $who }
    }
}
cannot-take-top = { $who ->
    [you] non puoi prendere il pozzo con { CARDS($card) } in cima
   *[other] { $who } non può prendere il pozzo con { CARDS($card) } in cima
}
cannot-take-yet = { $who ->
    [you] non puoi ancora prendere il pozzo: le tue prime combinazioni varrebbero { points-and-minimum }
   *[other] { $who } non può ancora prendere il pozzo: le sue prime combinazioni varrebbero { points-and-minimum }
}
pile-is-empty = il pozzo è vuoto

## Scarti.

safe-all-seen = { $rank ->
    [queen] è uno scarto sicuro: tutte le altre donne si sono già viste
    [deuce] è uno scarto sicuro: tutte le altre pinelle si sono già viste
   *[other] è uno scarto sicuro: tutti gli altri { RANKS-NAME($rank) } si sono già visti
}
safe-closed-rank = { $side ->
    [we] è uno scarto sicuro: la tua squadra ha già una canasta { RANKS-NAME($rank, case: "of") }, a cui la carta in cima non si può attaccare
    [they] è uno scarto sicuro: loro hanno già una canasta { RANKS-NAME($rank, case: "of") }, a cui la carta in cima non si può attaccare
    [you] è uno scarto sicuro: hai già una canasta { RANKS-NAME($rank, case: "of") }, a cui la carta in cima non si può attaccare
    [player] è uno scarto sicuro: { $side } ha già una canasta { RANKS-NAME($rank, case: "of") }, a cui la carta in cima non si può attaccare
   *[several] è uno scarto sicuro: { $side } hanno già una canasta { RANKS-NAME($rank, case: "of") }, a cui la carta in cima non si può attaccare
}
safe-no-pair = { $player ->
    [you] è uno scarto sicuro: non puoi avere in mano due { RANKS-NAME($rank) }
   *[other] è uno scarto sicuro: { $player } non può avere in mano due { RANKS-NAME($rank) }
}
left-lying = { $player ->
    [you] nell’ultimo turno hai lasciato lì { ONE-OF-RANK($rank) }
   *[other] nell’ultimo turno { $player } ha lasciato lì { ONE-OF-RANK($rank) }
}
threw-away = { $player ->
    [you] nell’ultimo turno hai scartato { ONE-OF-RANK($rank) }
   *[other] nell’ultimo turno { $player } ha scartato { ONE-OF-RANK($rank) }
}
blocks-pile-for = { $player ->
    [you] blocca per te il pozzo { CARDS-COUNT($count, case: "of") }
   *[other] blocca per { $player } il pozzo { CARDS-COUNT($count, case: "of") }
}
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] congela il pozzo { CARDS-COUNT($count, case: "of") }: la tua squadra ha aperto, tu no
        [they] congela il pozzo { CARDS-COUNT($count, case: "of") }: loro hanno aperto, tu no
        [you] congela il pozzo { CARDS-COUNT($count, case: "of") }: tu non hai aperto
        [player] congela il pozzo { CARDS-COUNT($count, case: "of") }: { $side } ha aperto, tu no
       *[several] congela il pozzo { CARDS-COUNT($count, case: "of") }: { $side } hanno aperto, tu no
    }
   *[other] { $side ->
        [we] congela il pozzo { CARDS-COUNT($count, case: "of") }: la tua squadra ha aperto, { $who } no
        [they] congela il pozzo { CARDS-COUNT($count, case: "of") }: loro hanno aperto, { $who } no
        [you] congela il pozzo { CARDS-COUNT($count, case: "of") }: tu hai aperto, { $who } no
        [player] congela il pozzo { CARDS-COUNT($count, case: "of") }: { $side } ha aperto, { $who } no
       *[several] congela il pozzo { CARDS-COUNT($count, case: "of") }: { $side } hanno aperto, { $who } no
    }
}
freezes-the-pile = { $count ->
    [0] congela il pozzo
   *[other] congela il pozzo { CARDS-COUNT($count, case: "of") }
}
needs-naturals = { $player ->
    [you] il pozzo è congelato: lo prendi solo con { NATURALS-OF-RANK($count, $rank) }
   *[other] il pozzo è congelato: { $player } lo prende solo con { NATURALS-OF-RANK($count, $rank) }
}
they-melded-none = { $side ->
    [we] la tua squadra non ha combinazioni { RANKS-NAME($rank, case: "of") }
    [they] loro non hanno combinazioni { RANKS-NAME($rank, case: "of") }
    [you] non hai combinazioni { RANKS-NAME($rank, case: "of") }
    [player] { $side } non ha combinazioni { RANKS-NAME($rank, case: "of") }
   *[several] { $side } non hanno combinazioni { RANKS-NAME($rank, case: "of") }
}
they-melded = { $side ->
    [we] la tua squadra ha una combinazione { RANKS-NAME($rank, case: "of") }
    [they] loro hanno una combinazione { RANKS-NAME($rank, case: "of") }
    [you] hai una combinazione { RANKS-NAME($rank, case: "of") }
    [player] { $side } ha una combinazione { RANKS-NAME($rank, case: "of") }
   *[several] { $side } hanno una combinazione { RANKS-NAME($rank, case: "of") }
}
only-single-card = { $who ->
    [you] { THE-RANK($rank) } è la tua unica carta singola
   *[other] { THE-RANK($rank) } è l’unica carta singola di { $who }
}
one-of-single-cards = { $who ->
    [you] { THE-RANK($rank) } è una delle tue { COUNT($count) } carte singole
   *[other] { THE-RANK($rank) } è una delle { COUNT($count) } carte singole di { $who }
}
least-single-card = { $who ->
    [you] nessun’altra carta singola della tua mano vale meno { THE-RANK($rank, case: "of") } in una combinazione ({ $points })
   *[other] nessun’altra carta singola della mano di { $who } vale meno { THE-RANK($rank, case: "of") } in una combinazione ({ $points })
}
dearest-single-card = { $who ->
    [you] se la smazzata finisce, nessun’altra carta singola costa alla tua squadra più { THE-RANK($rank, case: "of") } ({ $points })
   *[other] se la smazzata finisce, nessun’altra carta singola costa alla squadra di { $who } più { THE-RANK($rank, case: "of") } ({ $points })
}
hardest-to-pair = { $who ->
    [you] { RANKS-NAME($rank) } già in vista: { $seen } su { $all }; nessun’altra carta singola della tua mano è più difficile da accoppiare
   *[other] { RANKS-NAME($rank) } già in vista: { $seen } su { $all }; nessun’altra carta singola della mano di { $who } è più difficile da accoppiare
}
single-cards-alike = { $who ->
    [you] secondo le regole pratiche, le tue { COUNT($count) } carte singole si possono dare via tutte allo stesso modo
   *[other] secondo le regole pratiche, le { COUNT($count) } carte singole di { $who } si possono dare via tutte allo stesso modo
}
nothing-but-this-card = il pozzo è vuoto, quindi c’è da prendere solo questa carta
little-to-take = nel pozzo c’è poco da prendere: { CARDS-COUNT($count) }
is-canasta-already = { $who ->
    [you] hai già una canasta { RANKS-NAME($rank, case: "of") }
   *[other] { $who } ha già una canasta { RANKS-NAME($rank, case: "of") }
}
nobody-lays-rank = { RANKS-NAME($rank, case: "of") } non se ne calano più
so-many-are-seen = { RANKS-NAME($rank) } già in vista: { $seen } su { $all }
stay-in-hand = { $who ->
    [you] in mano ti restano { COUNT($count) } { RANKS-NAME($rank) }
   *[other] nella mano di { $who } restano { COUNT($count) } { RANKS-NAME($rank) }
}
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } nella tua mano conta { $points } punti
   *[other] { ONE-OF-RANK($rank) } nella mano di { $who } conta { $points } punti
}
keeps-set = { $who ->
    [you] ti lascia in mano { COUNT($count) } { RANKS-NAME($rank) }
   *[other] lascia nella mano di { $who } { COUNT($count) } { RANKS-NAME($rank) }
}
may-hold-and-take = { $player ->
    [you] potresti avere in mano qualche { RANK-NAME($rank) } e prendere { CARDS-COUNT($count) }: da vedere ce ne sono ancora { $unseen }
   *[other] { $player } può avere in mano qualche { RANK-NAME($rank) } e prendere { CARDS-COUNT($count) }: da vedere ce ne sono ancora { $unseen }
}
leaves-pile = lascia lì il pozzo { CARDS-COUNT($count, case: "of") }
keeps-what-could-be-laid = { $who ->
    [you] ti lascia in mano { CARDS($cards) } che si potrebbero calare
   *[other] lascia nella mano di { $who } { CARDS($cards) } che si potrebbero calare
}
spends-wilds = spende { WILDS-COUNT($count) }
lays-what-could-wait = cala { CARDS($cards) } che potrebbero aspettare
discards-what-could-be-laid = scarta { ONE-OF-RANK($rank) } che si potrebbe calare
keeps-pair-for-pile = { $who ->
    [you] conserva la tua coppia { RANKS-NAME($rank, case: "of") } per il pozzo
   *[other] conserva la coppia { RANKS-NAME($rank, case: "of") } di { $who } per il pozzo
}
keeps-pair-for-frozen-pile = { $who ->
    [you] conserva la tua coppia { RANKS-NAME($rank, case: "of") } per il pozzo congelato
   *[other] conserva la coppia { RANKS-NAME($rank, case: "of") } di { $who } per il pozzo congelato
}
keeps-pair = { $who ->
    [you] conserva la tua coppia { RANKS-NAME($rank, case: "of") }
   *[other] conserva la coppia { RANKS-NAME($rank, case: "of") } di { $who }
}
keeps-for-meld = { $who ->
    [you] tiene { ONE-OF-RANK($rank) } per la tua combinazione
   *[other] tiene { ONE-OF-RANK($rank) } per la combinazione di { $who }
}
keeps-wild = tiene { ONE-OF-RANK($rank) }
could-add = { $player ->
    [you] potresti attaccarla { CARDS($meld, case: "to") }
   *[other] { $player } potrebbe attaccarla { CARDS($meld, case: "to") }
}
could-add-and-take = { $player ->
    [you] potresti attaccarla { CARDS($meld, case: "to") } e prendere { CARDS-COUNT($count) }
   *[other] { $player } potrebbe attaccarla { CARDS($meld, case: "to") } e prendere { CARDS-COUNT($count) }
}
could-meld-with-pair = { $player ->
    [you] hai in mano due { RANKS-NAME($rank) } e potresti calarla
   *[other] { $player } ha in mano due { RANKS-NAME($rank) } e potrebbe calarla
}
could-take-with-pair = { $player ->
    [you] hai in mano due { RANKS-NAME($rank) } e potresti prendere { CARDS-COUNT($count) }
   *[other] { $player } ha in mano due { RANKS-NAME($rank) } e potrebbe prendere { CARDS-COUNT($count) }
}
breaks-pair = { $who ->
    [you] rompe la tua coppia { RANKS-NAME($rank, case: "of") }
   *[other] rompe la coppia { RANKS-NAME($rank, case: "of") } di { $who }
}
breaks-set = { $who ->
    [you] separa { COUNT($count) } { RANKS-NAME($rank) } che hai in mano
   *[other] separa { COUNT($count) } { RANKS-NAME($rank) } nella mano di { $who }
}
fits-own-meld = { $who ->
    [you] ci starebbe nella tua combinazione { RANKS-NAME($rank, case: "of") }
   *[other] ci starebbe nella combinazione { RANKS-NAME($rank, case: "of") } di { $who }
}
gives-wild-away = regala { ONE-OF-RANK($rank) } e non congela niente

## Come si uniscono le frasi.

the-others = gli altri
clauses-sentence = { $clauses }.
fact-against-but = { $against }, ma { $good }
no-better-discard = non si è trovato uno scarto migliore
fact-as-with-all-cards = { $who ->
    [you] { $take }, come con qualsiasi altra carta della tua mano
   *[other] { $take }, come con qualsiasi altra carta della mano di { $who }
}
fact-none-better = { $take }, ma non si è trovato uno scarto migliore

## Avvisi prima di uno scarto.

warning-adds = { $player } può attaccarla { CARDS($meld, case: "to") }
warning-adds-and-takes = { $player } può attaccarla { CARDS($meld, case: "to") } e prendere { CARDS-COUNT($count) }
warning-melds = { $player } ha in mano due { RANKS-NAME($rank) } e può calarla
warning-takes = { $player } ha in mano due { RANKS-NAME($rank) } e può prendere { CARDS-COUNT($count) }
