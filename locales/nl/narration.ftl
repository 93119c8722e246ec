turn-told = { $who ->
    [you] Je { $clauses }.
    *[other] { $who } { $clauses }.
}
clause-drew = { $tense ->
    [past] trok { DRAWN-CARDS($count) }
    *[present] trekt { DRAWN-CARDS($count) }
}
clause-drew-threes = { $tense ->
    [past] trok { DRAWN-CARDS($count) } en { CARDS($threes) }
    *[present] trekt { DRAWN-CARDS($count) } en { CARDS($threes) }
}
clause-laid = { $tense ->
    [past] legde { CARDS($cards) }
    *[present] legt { CARDS($cards) }
}
clause-opened = { $tense ->
    [past] opende met { CARDS($cards) }
    *[present] opent met { CARDS($cards) }
}
clause-laid-count = { $tense ->
    [past] legde { CARDS-COUNT($count) }
    *[present] legt { CARDS-COUNT($count) }
}
clause-opened-count = { $tense ->
    [past] opende met { CARDS-COUNT($count) }
    *[present] opent met { CARDS-COUNT($count) }
}
clause-added = { $tense ->
    [past] legde { LIST($added) }
    *[present] legt { LIST($added) }
}
added-to-meld = { CARDS($cards) } bij de { CARDS($meld) }
clause-closed = { $tense ->
    [past] { $count ->
        [one] maakte een canasta van { LIST($melds, case: "of") }
        *[other] maakte canasta’s van { LIST($melds, case: "of") }
    }
    *[present] { $count ->
        [one] maakt een canasta van { LIST($melds, case: "of") }
        *[other] maakt canasta’s van { LIST($melds, case: "of") }
    }
}
clause-took = { $tense ->
    [past] pakte de stapel van { CARDS-COUNT($count) } met { CARDS($top) } bovenop
    *[present] pakt de stapel van { CARDS-COUNT($count) } met { CARDS($top) } bovenop
}
clause-took-brief = { $tense ->
    [past] pakte de stapel van { CARDS-COUNT($count) }
    *[present] pakt de stapel van { CARDS-COUNT($count) }
}
clause-laid-out = { $tense ->
    [past] legde { CARDS($threes) } neer
    *[present] legt { CARDS($threes) } neer
}
clause-discarded = { $tense ->
    [past] legde { CARDS($card) } af
    *[present] legt { CARDS($card) } af
}
clause-froze = { $tense ->
    [past] bevroor de stapel
    *[present] bevriest de stapel
}
clause-blocked = { $tense ->
    [past] blokkeerde de stapel
    *[present] blokkeert de stapel
}
clause-foot = { $tense ->
    [past] pakte de voet op
    *[present] pakt de voet op
}
clause-foot-threes = { $tense ->
    [past] pakte de voet met { CARDS($threes) } op
    *[present] pakt de voet met { CARDS($threes) } op
}
clause-bonus = { $tense ->
    [past] trok voor de opening { CARDS-COUNT($count) }
    *[present] trekt voor de opening { CARDS-COUNT($count) }
}
clause-bonus-threes = { $tense ->
    [past] trok voor de opening { CARDS-COUNT($count) } met { CARDS($threes) }
    *[present] trekt voor de opening { CARDS-COUNT($count) } met { CARDS($threes) }
}
clause-alone = { $tense ->
    [past] speelde vanaf dat moment alleen
    *[present] speelt vanaf nu alleen
}
clause-kept = { $tense ->
    [past] hield de laatste kaart
    *[present] houdt de laatste kaart
}
clause-asked = { $tense ->
    [past] vroeg om uit te gaan
    *[present] vraagt om uit te gaan
}
clause-said-yes = { $tense ->
    [past] zei ja
    *[present] zegt ja
}
clause-said-no = { $tense ->
    [past] zei nee
    *[present] zegt nee
}
clause-went-out = { $tense ->
    [past] ging uit
    *[present] gaat uit
}
clause-went-out-concealed = { $tense ->
    [past] ging verborgen uit
    *[present] gaat verborgen uit
}
clause-special = { $tense ->
    [past] legde een speciale hand
    *[present] legt een speciale hand
}
hand-is-dealt = { $who ->
    [you] Ronde { $hand } is gedeeld. Jij begint.
    *[other] Ronde { $hand } is gedeeld. { $who } begint.
}
hand-has-other-rules = In deze ronde gelden andere regels; de regelpagina zegt welke.
cutter-kept = { $who ->
    [you] Van het couperen houd je { CARDS($cards, case: "acc") }.
   *[other] { $who } houdt van het couperen { CARDS($cards, case: "acc") }.
}
stock-ended-hand = De trekstapel is leeg: de ronde is voorbij.
three-ended-hand = De laatste kaart van de trekstapel was een drie: de ronde is voorbij.
history-round = Omloop { $count }
was-dealt = Iedere speler kreeg { CARDS-COUNT($count) }.
was-dealt-after-cut = Iedere speler kreeg { CARDS-COUNT($count) }, wie coupeerde { $cut }.
cutter-kept-nothing = { $who ->
    [you] Van het couperen houd je niets.
   *[other] { $who } houdt niets van het couperen.
}
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
