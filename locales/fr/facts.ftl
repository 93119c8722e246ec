they-hold = { $side ->
    [we] votre équipe a { CARDS-COUNT($count) } en main
    [they] ils ont { CARDS-COUNT($count) } en main
    [you] vous avez { CARDS-COUNT($count) } en main
    [player] { $side } a { CARDS-COUNT($count) } en main
   *[several] { $side } ont { CARDS-COUNT($count) } en main
}
play-goes-out = cela permet de sortir quand { they-hold }
play-goes-out-concealed = cela permet de sortir en main fermée quand { they-hold }
cards-are-special = { $who ->
    [you] vos cartes forment une main spéciale (+{ $points })
   *[other] { $who } a une main spéciale (+{ $points })
}
out-can-wait-for-partner = la sortie peut attendre : le partenaire a encore { CARDS-COUNT($count) } en main
out-can-wait-for-canasta = la sortie peut attendre : une canasta { CARDS($meld, case: "of") } est encore possible
plays-hand-out = { $who ->
    [you] cela vide votre main, et le pied { CARDS-COUNT($count, case: "of") } suit
   *[other] { $who } vide ainsi sa main, et le pied { CARDS-COUNT($count, case: "of") } suit
}
canasta-brings-foot = { $who ->
    [you] cela complète une canasta, qui vous apporte le pied { CARDS-COUNT($count, case: "of") }
   *[other] cela complète une canasta, qui apporte à { $who } le pied { CARDS-COUNT($count, case: "of") }
}
is-last-card = { $who ->
    [you] il ne vous reste que { THE-RANK($rank) }, et vous ne pouvez pas encore sortir
   *[other] il ne reste à { $who } que { THE-RANK($rank) }, sans sortie possible pour l’instant
}
hand-would-cost = { $who ->
    [you] les cartes de votre main coûteraient { $points } points
   *[other] les cartes en main coûteraient { $points } points à { $who }
}
still-holds = { $player ->
    [you] vous avez encore { CARDS-COUNT($count) } en main
   *[other] { $player } a encore { CARDS-COUNT($count) } en main
}
points-and-minimum = { $minimum ->
    [0] { $points } points
   *[other] { $points } points pour un minimum de { $minimum }
}
closes-a-canasta = { $canasta ->
    [natural] cela ferme une canasta pure { CARDS($meld, case: "of") } (+{ $points })
    [mixed] cela ferme une canasta impure { CARDS($meld, case: "of") } (+{ $points })
   *[other] cela ferme une canasta { CARDS($meld, case: "of") } (+{ $points })
}
opens-with-meld = cela ouvre avec une combinaison { CARDS($meld, case: "of") } : { points-and-minimum }
opens-with-melds = cela ouvre avec { COUNT($count) } combinaisons, dont une { CARDS($meld, case: "of") } : { points-and-minimum }
opening-can-wait = { $who ->
    [you] { $count ->
        [0] vous pourriez ouvrir ({ points-and-minimum }), mais cela peut attendre
        [1] vous pourriez ouvrir ({ points-and-minimum }), mais cela peut attendre : votre paire peut encore prendre la défausse
       *[other] vous pourriez ouvrir ({ points-and-minimum }), mais cela peut attendre : vos { COUNT($count) } paires peuvent encore prendre la défausse
    }
   *[other] { $count ->
        [0] { $who } pourrait ouvrir ({ points-and-minimum }), mais cela peut attendre
        [1] { $who } pourrait ouvrir ({ points-and-minimum }), mais cela peut attendre : sa paire peut encore prendre la défausse
       *[other] { $who } pourrait ouvrir ({ points-and-minimum }), mais cela peut attendre : ses { COUNT($count) } paires peuvent encore prendre la défausse
    }
}
takes-cards = { $wilds ->
    [0] cela prend { CARDS-COUNT($count) }, { $points } points
   *[other] cela prend { CARDS-COUNT($count) }, { $points } points, dont { WILDS-COUNT($wilds) }
}
more-of-rank-make-canasta = { $count ->
    [1] encore { ONE-OF-RANK($rank) }, et c’est une canasta
   *[other] encore { COUNT($count) } { RANKS-NAME($rank) }, et c’est une canasta
}
more-cards-make-canasta = { $count ->
    [1] encore une carte, et c’est une canasta { CARDS($meld, case: "of") }
   *[other] encore { COUNT($count) } cartes, et c’est une canasta { CARDS($meld, case: "of") }
}
canasta-then-needs = { $count ->
    [1] il ne manque plus alors qu’une carte pour une canasta { CARDS($meld, case: "of") }
   *[other] il ne manque plus alors que { COUNT($count) } cartes pour une canasta { CARDS($meld, case: "of") }
}
points-count-for-side = { $who ->
    [you] ses { $points } points comptent alors pour votre équipe, et non plus contre elle
   *[other] ses { $points } points comptent alors pour { $who } et son équipe, et non plus contre elle
}
stays-natural = les { COUNT($count) } { RANKS-NAME($rank) } restent sans passe-partout, pour une canasta pure
lays-group = cela pose { CARDS($cards) } : { $points } points
lays-points = cela pose { $points } points, dont { $share } avec { CARDS($cards) }
pile-has-only = la défausse n’a que { CARDS-COUNT($count) }
taking-would-leave = { $who ->
    [you] prendre la défausse laisserait { CARDS-COUNT($count) } dans votre main
   *[other] prendre la défausse laisserait { CARDS-COUNT($count) } à { $who }
}
taking-would-cost-last-wild = { $who ->
    [you] prendre la défausse coûterait votre dernier passe-partout
   *[other] prendre la défausse coûterait à { $who } son dernier passe-partout
}
taking-would-cost-wilds = prendre la défausse coûterait { WILDS-COUNT($count) }
taking-would-use = { $who ->
    [you] { $count ->
        [1] prendre la défausse vous coûterait { ONE-OF-RANK($rank) } de votre main
       *[other] prendre la défausse vous coûterait { COUNT($count) } { RANKS-NAME($rank) } de votre main
    }
   *[other] { $count ->
        [1] prendre la défausse coûterait à { $who } { ONE-OF-RANK($rank) } de sa main
       *[other] prendre la défausse coûterait à { $who } { COUNT($count) } { RANKS-NAME($rank) } de sa main
    }
}
pile-would-count = { $who ->
    [you] { $count ->
        [1] la carte sous celle du dessus compterait { $points } points dans votre main
       *[other] les { CARDS-COUNT($count) } sous celle du dessus compteraient { $points } points dans votre main
    }
   *[other] { $count ->
        [1] la carte sous celle du dessus compterait { $points } points en main pour { $who }
       *[other] les { CARDS-COUNT($count) } sous celle du dessus compteraient { $points } points en main pour { $who }
    }
}
cannot-take-top = { $who ->
    [you] vous ne pouvez pas prendre la défausse avec { CARDS($card) } sur le dessus
   *[other] { $who } ne peut pas prendre la défausse avec { CARDS($card) } sur le dessus
}
cannot-take-yet = { $who ->
    [you] vous ne pouvez pas encore prendre la défausse : vos premières combinaisons ne vaudraient que { points-and-minimum }
   *[other] { $who } ne peut pas encore prendre la défausse : ses premières combinaisons ne vaudraient que { points-and-minimum }
}
pile-is-empty = la défausse est vide
safe-all-seen = { $rank ->
    [queen] sans risque : toutes les autres dames ont été vues
   *[other] sans risque : tous les autres { RANKS-NAME($rank) } ont été vus
}
safe-closed-rank = { $side ->
    [we] sans risque : votre équipe a une canasta { RANKS-NAME($rank, case: "of") }, que la carte du dessus ne peut pas rejoindre
    [they] sans risque : ils ont une canasta { RANKS-NAME($rank, case: "of") }, que la carte du dessus ne peut pas rejoindre
    [you] sans risque : vous avez une canasta { RANKS-NAME($rank, case: "of") }, que la carte du dessus ne peut pas rejoindre
    [player] sans risque : { $side } a une canasta { RANKS-NAME($rank, case: "of") }, que la carte du dessus ne peut pas rejoindre
   *[several] sans risque : { $side } ont une canasta { RANKS-NAME($rank, case: "of") }, que la carte du dessus ne peut pas rejoindre
}
safe-no-pair = { $player ->
    [you] sans risque : vous ne pouvez pas avoir deux { RANKS-NAME($rank) }
   *[other] sans risque : { $player } ne peut pas avoir deux { RANKS-NAME($rank) }
}
left-lying = { $player ->
    [you] vous n’avez pas pris { ONE-OF-RANK($rank) } à votre dernier tour
   *[other] { $player } n’a pas pris { ONE-OF-RANK($rank) } à son dernier tour
}
threw-away = { $player ->
    [you] vous avez défaussé { ONE-OF-RANK($rank) } à votre dernier tour
   *[other] { $player } a défaussé { ONE-OF-RANK($rank) } à son dernier tour
}
blocks-pile-for = { $player ->
    [you] cela vous bloque la défausse { CARDS-COUNT($count, case: "of") }
   *[other] cela bloque la défausse { CARDS-COUNT($count, case: "of") } pour { $player }
}
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : votre équipe a ouvert, vous pas
        [they] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : ils ont ouvert, vous pas
        [you] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : vous avez ouvert, vous pas
        [player] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : { $side } a ouvert, vous pas
       *[several] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : { $side } ont ouvert, vous pas
    }
   *[other] { $side ->
        [we] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : votre équipe a ouvert, { $who } pas
        [they] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : ils ont ouvert, { $who } pas
        [you] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : vous avez ouvert, { $who } pas
        [player] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : { $side } a ouvert, { $who } pas
       *[several] cela gèle la défausse { CARDS-COUNT($count, case: "of") } : { $side } ont ouvert, { $who } pas
    }
}
freezes-the-pile = { $count ->
    [0] cela gèle la défausse
   *[other] cela gèle la défausse { CARDS-COUNT($count, case: "of") }
}
needs-naturals = { $player ->
    [you] la défausse est gelée : il vous faut { NATURALS-OF-RANK($count, $rank) }
   *[other] la défausse est gelée : il faut { NATURALS-OF-RANK($count, $rank) } à { $player }
}
they-melded-none = { $side ->
    [we] votre équipe n’a pas posé { RANKS-NAME($rank, case: "of") }
    [they] ils n’ont pas posé { RANKS-NAME($rank, case: "of") }
    [you] vous n’avez pas posé { RANKS-NAME($rank, case: "of") }
    [player] { $side } n’a pas posé { RANKS-NAME($rank, case: "of") }
   *[several] { $side } n’ont pas posé { RANKS-NAME($rank, case: "of") }
}
they-melded = { $side ->
    [we] votre équipe a posé des { RANKS-NAME($rank) }
    [they] ils ont posé des { RANKS-NAME($rank) }
    [you] vous avez posé des { RANKS-NAME($rank) }
    [player] { $side } a posé des { RANKS-NAME($rank) }
   *[several] { $side } ont posé des { RANKS-NAME($rank) }
}
only-single-card = { $who ->
    [you] vous n’avez pas d’autre carte isolée que { THE-RANK($rank) }
   *[other] { $who } n’a pas d’autre carte isolée que { THE-RANK($rank) }
}
one-of-single-cards = { $who ->
    [you] vous avez { COUNT($count) } cartes isolées, dont { THE-RANK($rank) }
   *[other] { $who } a { COUNT($count) } cartes isolées, dont { THE-RANK($rank) }
}
least-single-card = { $who ->
    [you] aucune autre carte isolée de votre main ne vaut moins dans une combinaison que { THE-RANK($rank) } ({ $points })
   *[other] en main chez { $who }, aucune autre carte isolée ne vaut moins dans une combinaison que { THE-RANK($rank) } ({ $points })
}
dearest-single-card = { $who ->
    [you] si la manche finit, aucune autre carte isolée ne coûte plus à votre équipe que { THE-RANK($rank) } ({ $points })
   *[other] si la manche finit, aucune autre carte isolée ne coûte plus à { $who } que { THE-RANK($rank) } ({ $points })
}
hardest-to-pair = { $who ->
    [you] on a vu { $seen } des { $all } { RANKS-NAME($rank) } : aucune carte isolée de votre main n’est plus difficile à apparier
   *[other] on a vu { $seen } des { $all } { RANKS-NAME($rank) } : en main chez { $who }, aucune carte isolée n’est plus difficile à apparier
}
single-cards-alike = { $who ->
    [you] en règle générale, vos { COUNT($count) } cartes isolées se valent : autant défausser l’une que l’autre
   *[other] en règle générale, les { COUNT($count) } cartes isolées en main chez { $who } se valent : autant défausser l’une que l’autre
}
nothing-but-this-card = la défausse est vide : il n’y a que cette carte à prendre
little-to-take = la défausse n’offre que { CARDS-COUNT($count) }
is-canasta-already = { $who ->
    [you] vos { RANKS-NAME($rank) } forment déjà une canasta
   *[other] chez { $who }, { RANKS-NAME($rank, case: "in") } forment déjà une canasta
}
nobody-lays-rank = personne ne pose plus { RANKS-NAME($rank, case: "of") }
so-many-are-seen = on a vu { $seen } des { $all } { RANKS-NAME($rank) }
stay-in-hand = { $who ->
    [you] { COUNT($count) } { RANKS-NAME($rank) } restent dans votre main
   *[other] { COUNT($count) } { RANKS-NAME($rank) } restent en main chez { $who }
}
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } dans votre main compte { $points } points
   *[other] { ONE-OF-RANK($rank) } en main compte { $points } points pour { $who }
}
keeps-set = { $who ->
    [you] cela garde vos { COUNT($count) } { RANKS-NAME($rank) }
   *[other] { $who } garde ainsi ses { COUNT($count) } { RANKS-NAME($rank) }
}
may-hold-and-take = { $player ->
    [you] vous avez peut-être des { RANKS-NAME($rank) } et pourriez prendre { CARDS-COUNT($count) } : il en reste { $unseen } à voir
   *[other] { $player } a peut-être des { RANKS-NAME($rank) } et pourrait prendre { CARDS-COUNT($count) } : il en reste { $unseen } à voir
}
leaves-pile = cela laisse une défausse { CARDS-COUNT($count, case: "of") }
keeps-what-could-be-laid = { $who ->
    [you] cela garde dans votre main ce qui pouvait être posé : { CARDS($cards) }
   *[other] { $who } garde ainsi en main ce qui pouvait être posé : { CARDS($cards) }
}
spends-wilds = cela dépense { WILDS-COUNT($count) }
lays-what-could-wait = cela pose ce qui pouvait attendre : { CARDS($cards) }
discards-what-could-be-laid = cela défausse une carte à poser : { ONE-OF-RANK($rank) }
keeps-pair-for-pile = { $who ->
    [you] cela garde votre paire { RANKS-NAME($rank, case: "of") } pour la défausse
   *[other] { $who } garde ainsi sa paire { RANKS-NAME($rank, case: "of") } pour la défausse
}
keeps-pair-for-frozen-pile = { $who ->
    [you] cela garde votre paire { RANKS-NAME($rank, case: "of") } pour la défausse gelée
   *[other] { $who } garde ainsi sa paire { RANKS-NAME($rank, case: "of") } pour la défausse gelée
}
keeps-pair = { $who ->
    [you] cela garde votre paire { RANKS-NAME($rank, case: "of") }
   *[other] { $who } garde ainsi sa paire { RANKS-NAME($rank, case: "of") }
}
keeps-for-meld = { $who ->
    [you] cela garde { ONE-OF-RANK($rank) } pour votre combinaison
   *[other] { $who } garde ainsi { ONE-OF-RANK($rank) } pour sa combinaison
}
keeps-wild = cela garde { ONE-OF-RANK($rank) }
could-add = { $player ->
    [you] vous pourriez l’ajouter { CARDS($meld, case: "to") }
   *[other] { $player } pourrait l’ajouter { CARDS($meld, case: "to") }
}
could-add-and-take = { $player ->
    [you] vous pourriez l’ajouter { CARDS($meld, case: "to") } et prendre { CARDS-COUNT($count) }
   *[other] { $player } pourrait l’ajouter { CARDS($meld, case: "to") } et prendre { CARDS-COUNT($count) }
}
could-meld-with-pair = { $player ->
    [you] vous avez deux { RANKS-NAME($rank) } et pourriez la poser
   *[other] { $player } a deux { RANKS-NAME($rank) } et pourrait la poser
}
could-take-with-pair = { $player ->
    [you] vous avez deux { RANKS-NAME($rank) } et pourriez prendre { CARDS-COUNT($count) }
   *[other] { $player } a deux { RANKS-NAME($rank) } et pourrait prendre { CARDS-COUNT($count) }
}
breaks-pair = { $who ->
    [you] cela casse votre paire { RANKS-NAME($rank, case: "of") }
   *[other] { $who } casse ainsi sa paire { RANKS-NAME($rank, case: "of") }
}
breaks-set = { $who ->
    [you] cela sépare vos { COUNT($count) } { RANKS-NAME($rank) }
   *[other] { $who } sépare ainsi ses { COUNT($count) } { RANKS-NAME($rank) }
}
fits-own-meld = { $who ->
    [you] la carte va avec vos { RANKS-NAME($rank) }
   *[other] la carte va avec { RANKS-NAME($rank, case: "in") } chez { $who }
}
gives-wild-away = cela gaspille { ONE-OF-RANK($rank) } sans rien geler
the-others = les autres
clauses-sentence = { $clauses }.
fact-against-but = { $against }, mais { $good }
no-better-discard = aucune meilleure carte à défausser n’a été trouvée
fact-as-with-all-cards = { $who ->
    [you] { $take }, comme avec toute autre carte de votre main
   *[other] { $take }, comme avec toute autre carte en main chez { $who }
}
fact-none-better = { $take }, mais aucune meilleure carte à défausser n’a été trouvée
warning-adds = { $player } peut l’ajouter { CARDS($meld, case: "to") }
warning-adds-and-takes = { $player } peut l’ajouter { CARDS($meld, case: "to") } et prendre { CARDS-COUNT($count) }
warning-melds = { $player } a deux { RANKS-NAME($rank) } et peut la poser
warning-takes = { $player } a deux { RANKS-NAME($rank) } et peut prendre { CARDS-COUNT($count) }
