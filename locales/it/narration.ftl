### Al passato le frasi stanno dopo «hai» o «ha»: solo participi di verbi con «avere».

turn-told = { $who ->
    [you] Hai { $clauses }.
   *[other] { $who } ha { $clauses }.
}
clause-drew = { $tense ->
    [past] pescato { DRAWN-CARDS($count) }
   *[present] pesca { DRAWN-CARDS($count) }
}
clause-drew-threes = { $tense ->
    [past] pescato { DRAWN-CARDS($count) } e { CARDS($threes) }
   *[present] pesca { DRAWN-CARDS($count) } e { CARDS($threes) }
}
clause-laid = { $tense ->
    [past] calato { CARDS($cards) }
   *[present] cala { CARDS($cards) }
}
clause-opened = { $tense ->
    [past] aperto con { CARDS($cards) }
   *[present] apre con { CARDS($cards) }
}
clause-laid-count = { $tense ->
    [past] calato { CARDS-COUNT($count) }
   *[present] cala { CARDS-COUNT($count) }
}
clause-opened-count = { $tense ->
    [past] aperto con { CARDS-COUNT($count) }
   *[present] apre con { CARDS-COUNT($count) }
}
clause-added = { $tense ->
    [past] attaccato { LIST($added) }
   *[present] attacca { LIST($added) }
}
added-to-meld = { CARDS($cards) } { CARDS($meld, case: "to") }
clause-closed = { $tense ->
    [past] { $count ->
        [one] completato una canasta { LIST($melds, case: "of") }
       *[other] completato le canaste { LIST($melds, case: "of") }
    }
   *[present] { $count ->
        [one] completa una canasta { LIST($melds, case: "of") }
       *[other] completa le canaste { LIST($melds, case: "of") }
    }
}
clause-took = { $tense ->
    [past] preso il pozzo { CARDS-COUNT($count, case: "of") } con { CARDS($top) } in cima
   *[present] prende il pozzo { CARDS-COUNT($count, case: "of") } con { CARDS($top) } in cima
}
clause-took-brief = { $tense ->
    [past] preso il pozzo { CARDS-COUNT($count, case: "of") }
   *[present] prende il pozzo { CARDS-COUNT($count, case: "of") }
}
clause-laid-out = { $tense ->
    [past] esposto { CARDS($threes) }
   *[present] espone { CARDS($threes) }
}
clause-discarded = { $tense ->
    [past] scartato { CARDS($card) }
   *[present] scarta { CARDS($card) }
}
clause-froze = { $tense ->
    [past] congelato il pozzo
   *[present] congela il pozzo
}
clause-blocked = { $tense ->
    [past] bloccato il pozzo
   *[present] blocca il pozzo
}
clause-foot = { $tense ->
    [past] preso in mano il piede
   *[present] prende in mano il piede
}
clause-foot-threes = { $tense ->
    [past] preso in mano il piede con { CARDS($threes) }
   *[present] prende in mano il piede con { CARDS($threes) }
}
clause-bonus = { $tense ->
    [past] pescato { CARDS-COUNT($count) } per l’apertura
   *[present] pesca { CARDS-COUNT($count) } per l’apertura
}
clause-bonus-threes = { $tense ->
    [past] pescato { CARDS-COUNT($count) } per l’apertura, con { CARDS($threes) }
   *[present] pesca { CARDS-COUNT($count) } per l’apertura, con { CARDS($threes) }
}
clause-alone = { $tense ->
    [past] giocato per conto proprio da lì in poi
   *[present] gioca per conto proprio da qui in poi
}
clause-kept = { $tense ->
    [past] tenuto l’ultima carta
   *[present] tiene l’ultima carta
}
clause-asked = { $tense ->
    [past] chiesto “Posso chiudere?”
   *[present] chiede “Posso chiudere?”
}
clause-said-yes = { $tense ->
    [past] detto di sì
   *[present] dice di sì
}
clause-said-no = { $tense ->
    [past] detto di no
   *[present] dice di no
}
clause-went-out = { $tense ->
    [past] chiuso
   *[present] chiude
}
clause-went-out-concealed = { $tense ->
    [past] chiuso in mano
   *[present] chiude in mano
}
clause-special = { $tense ->
    [past] calato una mano speciale
   *[present] cala una mano speciale
}
hand-is-dealt = { $who ->
    [you] Smazzata { $hand }: carte distribuite. Cominci tu.
   *[other] Smazzata { $hand }: carte distribuite. Comincia { $who }.
}
hand-has-other-rules = In questa smazzata valgono altre regole; la pagina delle regole dice quali.
cutter-kept = { $who ->
    [you] Dal taglio tieni { CARDS($cards, case: "acc") }.
   *[other] { $who } tiene dal taglio { CARDS($cards, case: "acc") }.
}
stock-ended-hand = Il tallone è finito: la smazzata termina qui.
three-ended-hand = L’ultima carta del tallone era un tre: la smazzata termina qui.

history-round = Giro { $count }
was-dealt = Ogni giocatore ha ricevuto { CARDS-COUNT($count) }.
was-dealt-after-cut = Ogni giocatore ha ricevuto { CARDS-COUNT($count) }, e chi ha tagliato { $cut }.
cutter-kept-nothing = { $who ->
    [you] Dal taglio non tieni nulla.
   *[other] { $who } non tiene nulla dal taglio.
}
turned-up = Scoperto dal tallone: { LIST($cards) }.
deal-laid-out = { $side ->
    [we] Noi abbiamo esposto { CARDS($threes) }
    [they] Loro hanno esposto { CARDS($threes) }
    [you] Tu hai esposto { CARDS($threes) }
    [several] { $side } hanno esposto { CARDS($threes) }
   *[other] { $side } ha esposto { CARDS($threes) }
}
deal-laid-out-too = { $side ->
    [we] noi { CARDS($threes) }
    [they] loro { CARDS($threes) }
    [you] tu { CARDS($threes) }
   *[other] { $side } { CARDS($threes) }
}
deal-laid-out-all = { $sides }.
