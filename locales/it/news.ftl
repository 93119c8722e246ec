news-no-foot = non c’è il piede
news-foot = hai una seconda mano, il piede, { CARDS-COUNT($count, case: "of") }
news-feet = hai altre mani, i piedi, di { $sizes } carte
news-sequences = le scale dello stesso seme sono combinazioni
news-no-sequences = non ci sono scale
news-hand-size = ricevi { CARDS-COUNT($count) }
news-draw = { $count ->
    [1] peschi una carta
   *[other] peschi { COUNT($count) } carte
}
news-canastas = { $count ->
    [one] per chiudere serve { CANASTAS-COUNT($count) }
   *[other] per chiudere servono { CANASTAS-COUNT($count) }
}
news-canastas-of-kinds = { $count ->
    [one] per chiudere serve { CANASTAS-COUNT($count) }: { $kinds }
   *[other] per chiudere servono { CANASTAS-COUNT($count) }, tra cui { $kinds }
}
news-wild-melds = le matte da sole sono una combinazione
news-no-wild-melds = le matte da sole non sono una combinazione
news-any-opening = si apre senza un minimo
news-opening = le tue prime combinazioni devono valere { $minimum }
news-match-to = si gioca fino a { $target }
news-match-to-at-most = { $hands ->
    [1] si gioca fino a { $target }, al massimo una smazzata
   *[other] si gioca fino a { $target }, al massimo { COUNT($hands) } smazzate
}
news-match-hands = { $hands ->
    [1] si gioca una smazzata sola
   *[other] si giocano { COUNT($hands) } smazzate
}
news-nobody-asks = nessuno chiede “Posso chiudere?”
news-must-ask = per chiudere serve il sì del compagno
news-may-ask = puoi chiedere al compagno “Posso chiudere?”
news-no-special-hands = non ci sono mani speciali
news-special-hands = alcune mani di quattordici carte fanno punti subito
news-packs = si gioca con { COUNT($count) } mazzi
news-whole-pile = il pozzo si prende tutto
news-part-of-pile = del pozzo si prendono al massimo { CARDS-COUNT($count) }
news-any-wilds = in una combinazione ci stanno quante matte vuoi
news-no-wilds = nelle combinazioni non si usano matte
news-most-wilds = una combinazione può avere al massimo { WILDS-COUNT($count) }
news-more-wilds = in una combinazione ci possono essere più matte che naturali
news-no-more-wilds = in una combinazione non ci sono più matte che naturali
news-fewer-wilds = in una combinazione ci sono meno matte che naturali
news-bonus-cards = chi apre dal tallone pesca carte in premio
news-no-opening-with-pile = con il pozzo non si apre
news-lone-taker = chi prende per primo il pozzo gioca da solo
news-against = giochi contro { LIST($names) }
news-partner = { $name } gioca con te
news-partners = { LIST($names) } giocano con te
news-pile-never = il pozzo non si prende mai
news-pile-always-frozen = il pozzo è sempre congelato
news-pile-frozen-and-wilds = per te il pozzo è congelato finché non hai calato, e lo congelano le matte
news-pile-frozen = per te il pozzo è congelato finché non hai calato
news-only-wilds-freeze = il pozzo lo congela solo una matta
news-nothing-freezes = niente congela il pozzo
news-threes-discarded = i tre rossi si scartano soltanto
news-threes-never-against = i tre rossi non contano mai contro di te
news-threes-canasta = senza una canasta i tre contano contro di te
news-threes-canastas = con meno di { CANASTAS-COUNT($count) } i tre contano contro di te
news-threes-melded = i tre rossi contano contro di te finché non hai calato
news-level = gli altri giocano come { $level }
news-changed = cambiata: { $rule }
news-sentence = { $news }.
