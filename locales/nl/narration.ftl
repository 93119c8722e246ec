turn-told = { $who ->
    [you] Je hebt { $clauses }.
    *[other] { $who } heeft { $clauses }.
}
clause-drew = { $tense ->
    [past] { DRAWN-CARDS($count) } getrokken
    *[present] trekt { DRAWN-CARDS($count) }
}
clause-drew-threes = { $tense ->
    [past] { DRAWN-CARDS($count) } en { CARDS($threes) } getrokken
    *[present] trekt { DRAWN-CARDS($count) } en { CARDS($threes) }
}
clause-laid = { $tense ->
    [past] { CARDS($cards) } gelegd
    *[present] legt { CARDS($cards) }
}
clause-opened = { $tense ->
    [past] geopend met { CARDS($cards) }
    *[present] opent met { CARDS($cards) }
}
clause-laid-count = { $tense ->
    [past] { CARDS-COUNT($count) } gelegd
    *[present] legt { CARDS-COUNT($count) }
}
clause-opened-count = { $tense ->
    [past] geopend met { CARDS-COUNT($count) }
    *[present] opent met { CARDS-COUNT($count) }
}
clause-added = { $tense ->
    [past] { LIST($added) } gelegd
    *[present] legt { LIST($added) }
}
added-to-meld = { CARDS($cards) } bij de { CARDS($meld) }
clause-closed = { $tense ->
    [past] { $count ->
        [one] een canasta van { LIST($melds, case: "of") } gemaakt
        *[other] canasta’s van { LIST($melds, case: "of") } gemaakt
    }
    *[present] { $count ->
        [one] maakt een canasta van { LIST($melds, case: "of") }
        *[other] maakt canasta’s van { LIST($melds, case: "of") }
    }
}
clause-took = { $tense ->
    [past] de stapel van { CARDS-COUNT($count) } met { CARDS($top) } bovenop gepakt
    *[present] pakt de stapel van { CARDS-COUNT($count) } met { CARDS($top) } bovenop
}
clause-took-brief = { $tense ->
    [past] de stapel van { CARDS-COUNT($count) } gepakt
    *[present] pakt de stapel van { CARDS-COUNT($count) }
}
clause-laid-out = { $tense ->
    [past] { CARDS($threes) } neergelegd
    *[present] legt { CARDS($threes) } neer
}
clause-discarded = { $tense ->
    [past] { CARDS($card) } afgelegd
    *[present] legt { CARDS($card) } af
}
clause-froze = { $tense ->
    [past] de stapel bevroren
    *[present] bevriest de stapel
}
clause-blocked = { $tense ->
    [past] de stapel geblokkeerd
    *[present] blokkeert de stapel
}
clause-foot = { $tense ->
    [past] de voet opgepakt
    *[present] pakt de voet op
}
clause-foot-threes = { $tense ->
    [past] de voet met { CARDS($threes) } opgepakt
    *[present] pakt de voet met { CARDS($threes) } op
}
clause-bonus = { $tense ->
    [past] voor de opening { CARDS-COUNT($count) } getrokken
    *[present] trekt voor de opening { CARDS-COUNT($count) }
}
clause-bonus-threes = { $tense ->
    [past] voor de opening { CARDS-COUNT($count) } met { CARDS($threes) } getrokken
    *[present] trekt voor de opening { CARDS-COUNT($count) } met { CARDS($threes) }
}
clause-alone = { $tense ->
    [past] vanaf dat moment alleen gespeeld
    *[present] speelt vanaf nu alleen
}
clause-kept = { $tense ->
    [past] de laatste kaart gehouden
    *[present] houdt de laatste kaart
}
clause-asked = { $tense ->
    [past] gevraagd om uit te gaan
    *[present] vraagt om uit te gaan
}
clause-said-yes = { $tense ->
    [past] ja gezegd
    *[present] zegt ja
}
clause-said-no = { $tense ->
    [past] nee gezegd
    *[present] zegt nee
}
clause-went-out = { $tense ->
    [past] de ronde uitgemaakt
    *[present] gaat uit
}
clause-went-out-concealed = { $tense ->
    [past] de ronde verborgen uitgemaakt
    *[present] gaat verborgen uit
}
clause-special = { $tense ->
    [past] een speciale hand gelegd
    *[present] legt een speciale hand
}
hand-is-dealt = { $who ->
    [you] Ronde { $hand } is gedeeld. Jij begint.
    *[other] Ronde { $hand } is gedeeld. { $who } begint.
}
stock-ended-hand = De trekstapel is leeg: de ronde is voorbij.
three-ended-hand = De laatste kaart van de trekstapel was een drie: de ronde is voorbij.
history-round = Omloop { $count }
was-dealt = Iedere speler kreeg { CARDS-COUNT($count) }.
turned-up = Opengelegd: { LIST($cards) }.
deal-laid-out = { $side ->
    [we] Wij hebben { CARDS($threes) } neergelegd
    [they] Zij hebben { CARDS($threes) } neergelegd
    [you] Je hebt { CARDS($threes) } neergelegd
    [several] { $side } hebben { CARDS($threes) } neergelegd
    *[other] { $side } heeft { CARDS($threes) } neergelegd
}
deal-laid-out-too = { $side ->
    [we] wij { CARDS($threes) }
    [they] zij { CARDS($threes) }
    [you] jij { CARDS($threes) }
    *[other] { $side } { CARDS($threes) }
}
deal-laid-out-all = { $sides }.
