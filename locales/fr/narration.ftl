### Au passé, « a » ou « avez » se trouve dans turn-told ; les propositions donnent le participe : « Ada a pioché une carte, posé trois rois
### et défaussé le 9♦. »

turn-told = { $who ->
    [you] Vous avez { $clauses }.
   *[other] { $who } a { $clauses }.
}
clause-drew = { $tense ->
    [past] pioché { DRAWN-CARDS($count) }
   *[present] pioche { DRAWN-CARDS($count) }
}
clause-drew-threes = { $tense ->
    [past] pioché { DRAWN-CARDS($count) } et { CARDS($threes) }
   *[present] pioche { DRAWN-CARDS($count) } et { CARDS($threes) }
}
clause-laid = { $tense ->
    [past] posé { CARDS($cards) }
   *[present] pose { CARDS($cards) }
}
clause-opened = { $tense ->
    [past] ouvert en posant { CARDS($cards) }
   *[present] ouvre en posant { CARDS($cards) }
}
clause-laid-count = { $tense ->
    [past] posé { CARDS-COUNT($count) }
   *[present] pose { CARDS-COUNT($count) }
}
clause-opened-count = { $tense ->
    [past] ouvert en posant { CARDS-COUNT($count) }
   *[present] ouvre en posant { CARDS-COUNT($count) }
}
clause-added = { $tense ->
    [past] ajouté { LIST($added) }
   *[present] ajoute { LIST($added) }
}
added-to-meld = { CARDS($cards) } { CARDS($meld, case: "to") }
clause-closed = { $tense ->
    [past] { $count ->
        [one] fermé une canasta { LIST($melds, case: "of") }
       *[other] fermé des canastas { LIST($melds, case: "of") }
    }
   *[present] { $count ->
        [one] ferme une canasta { LIST($melds, case: "of") }
       *[other] ferme des canastas { LIST($melds, case: "of") }
    }
}
clause-took = { $tense ->
    [past] pris la défausse { CARDS-COUNT($count, case: "of") } avec { CARDS($top) } sur le dessus
   *[present] prend la défausse { CARDS-COUNT($count, case: "of") } avec { CARDS($top) } sur le dessus
}
clause-took-brief = { $tense ->
    [past] pris la défausse { CARDS-COUNT($count, case: "of") }
   *[present] prend la défausse { CARDS-COUNT($count, case: "of") }
}
clause-laid-out = { $tense ->
    [past] posé { CARDS($threes) }
   *[present] pose { CARDS($threes) }
}
clause-discarded = { $tense ->
    [past] défaussé { CARDS($card) }
   *[present] défausse { CARDS($card) }
}
clause-froze = { $tense ->
    [past] gelé la défausse
   *[present] gèle la défausse
}
clause-blocked = { $tense ->
    [past] bloqué la défausse
   *[present] bloque la défausse
}
clause-foot = { $tense ->
    [past] pris le pied en main
   *[present] prend le pied en main
}
clause-foot-threes = { $tense ->
    [past] pris en main le pied, avec { CARDS($threes) }
   *[present] prend en main le pied, avec { CARDS($threes) }
}
clause-bonus = { $tense ->
    [past] pioché { CARDS-COUNT($count) } pour l’ouverture
   *[present] pioche { CARDS-COUNT($count) } pour l’ouverture
}
clause-bonus-threes = { $tense ->
    [past] pioché { CARDS-COUNT($count) } pour l’ouverture, avec { CARDS($threes) }
   *[present] pioche { CARDS-COUNT($count) } pour l’ouverture, avec { CARDS($threes) }
}
clause-alone = { $tense ->
    [past] continué en solo
   *[present] continue en solo
}
clause-kept = { $tense ->
    [past] gardé la dernière carte
   *[present] garde la dernière carte
}
clause-asked = { $tense ->
    [past] demandé à sortir
   *[present] demande à sortir
}
clause-said-yes = { $tense ->
    [past] dit oui
   *[present] dit oui
}
clause-said-no = { $tense ->
    [past] dit non
   *[present] dit non
}
clause-went-out = { $tense ->
    [past] terminé la manche
   *[present] sort
}
clause-went-out-concealed = { $tense ->
    [past] terminé la manche en main fermée
   *[present] sort en main fermée
}
clause-special = { $tense ->
    [past] posé une main spéciale
   *[present] pose une main spéciale
}
hand-is-dealt = { $who ->
    [you] Manche { $hand } : les cartes sont distribuées. Vous commencez.
   *[other] Manche { $hand } : les cartes sont distribuées. { $who } commence.
}
hand-has-other-rules = D’autres règles valent pour cette manche ; la page des règles dit lesquelles.
cutter-kept = { $who ->
    [you] De la coupe, vous gardez { CARDS($cards, case: "acc") }.
   *[other] { $who } garde de la coupe { CARDS($cards, case: "acc") }.
}
stock-ended-hand = La pioche est vide : la manche est finie.
three-ended-hand = La dernière carte de la pioche était un trois : la manche est finie.

history-round = Tour { $count }
was-dealt = Chacun a reçu { CARDS-COUNT($count) }.
was-dealt-after-cut = Chacun a reçu { CARDS-COUNT($count) }, et qui a coupé { $cut }.
cutter-kept-nothing = { $who ->
    [you] De la coupe, vous ne gardez rien.
   *[other] { $who } ne garde rien de la coupe.
}
turned-up = Carte retournée : { LIST($cards) }.
deal-laid-out = { $side ->
    [we] Nous avons posé { CARDS($threes) }
    [they] Ils ont posé { CARDS($threes) }
    [you] Vous avez posé { CARDS($threes) }
    [player] { $side } a posé { CARDS($threes) }
   *[several] { $side } ont posé { CARDS($threes) }
}
deal-laid-out-too = { $side ->
    [we] nous { CARDS($threes) }
    [they] eux { CARDS($threes) }
    [you] vous { CARDS($threes) }
   *[other] { $side } { CARDS($threes) }
}
deal-laid-out-all = { $sides }.
