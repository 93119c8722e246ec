refused-hand-over = La manche est finie.
refused-not-your-turn = Ce n’est pas votre tour : attendez { $name }.
refused-must-draw = Piochez d’abord, ou prenez la défausse.
refused-already-drawn = Vous avez déjà pioché à ce tour.
refused-too-early = { $count ->
    [one] Au premier tour, on ne pose rien et on ne prend pas la défausse.
   *[other] Pendant les { COUNT($count) } premiers tours, on ne pose rien et on ne prend pas la défausse.
}
refused-not-in-hand = Vous n’avez pas { CARDS($cards) } en main.
refused-no-cards = Sélectionnez d’abord les cartes à poser.
refused-rank-does-not-fit = Une combinaison est faite d’un seul rang, avec ou sans passe-partout : { ONE-OF-RANK($rank) } n’y va pas.
refused-mixed-ranks = Une combinaison est faite d’un seul rang, avec ou sans passe-partout : { CARDS($cards) } ne vont pas ensemble.
refused-black-threes-few = Les trois noirs ne se posent que si l’on sort au même tour, par trois ou quatre.
refused-meld-small = Une combinaison { CARDS($meld, case: "of") } demande au moins { COUNT($least) } cartes : celle-ci n’en aurait { $cards ->
        [0] aucune
        [1] qu’une
       *[other] que { COUNT($cards) }
    }.
refused-few-naturals = { $naturals ->
    [0] Une combinaison demande au moins { COUNT($least, gender: "f") } cartes naturelles : celle-ci n’en aurait aucune.
   *[other] Une combinaison demande au moins { COUNT($least, gender: "f") } cartes naturelles : celle-ci en aurait seulement { COUNT($naturals, gender: "f") }.
}
refused-many-wilds = { $most ->
    [0] Il y aurait { WILDS-COUNT($wilds) } avec { RANKS-NAME($rank, case: "in") } : aucun n’est admis.
    [1] Il y aurait { WILDS-COUNT($wilds) } avec { RANKS-NAME($rank, case: "in") } : un seul au plus est admis.
   *[other] Il y aurait { WILDS-COUNT($wilds) } avec { RANKS-NAME($rank, case: "in") } : { COUNT($most) } au plus sont admis.
}
refused-wilds-outnumber = { $naturals ->
    [one] Avec { RANKS-NAME($rank, case: "in") }, il y aurait { WILDS-COUNT($wilds) } pour { COUNT($naturals, gender: "f") } carte naturelle. Les passe-partout ne peuvent pas être plus nombreux que les naturelles.
   *[other] Avec { RANKS-NAME($rank, case: "in") }, il y aurait { WILDS-COUNT($wilds) } pour { COUNT($naturals, gender: "f") } cartes naturelles. Les passe-partout ne peuvent pas être plus nombreux que les naturelles.
}
refused-no-such-meld = { $own ->
    [side] Votre équipe n’a pas de combinaison { CARDS($meld, case: "of") } à laquelle ajouter des passe-partout.
   *[alone] Vous n’avez pas de combinaison { CARDS($meld, case: "of") } à laquelle ajouter des passe-partout.
}
refused-no-sequence = Une séquence réunit de trois à sept cartes qui se suivent dans une couleur, du 4 à l’as, sans passe-partout.
refused-meld-full = Avec { CARDS($meld, case: "in") }, cela ferait { COUNT($cards) } cartes ; { COUNT($most) } au plus sont admises.
refused-meld-exists = { $own ->
    [side] Votre équipe a une combinaison { CARDS($meld, case: "of") } qui doit devenir une canasta avant qu’on en commence une autre.
   *[alone] Vous avez une combinaison { CARDS($meld, case: "of") } qui doit devenir une canasta avant qu’on en commence une autre.
}
refused-pure-rank = Une combinaison { RANKS-NAME($rank, case: "of") } n’admet pas de passe-partout.
refused-wilds-early = On n’ajoute un passe-partout { RANKS-NAME($rank, case: "to") } qu’à partir de { COUNT($least) } cartes naturelles : il y en aurait seulement { COUNT($naturals, gender: "f") }.
refused-wild-meld-first = Les passe-partout vont à la combinaison de passe-partout jusqu’à ce qu’elle soit une canasta.
refused-dead-rank = Il y a une canasta { RANKS-NAME($rank, case: "of") } : on n’en pose donc plus.
refused-black-threes-never = Dans ce jeu, les trois noirs ne se posent jamais.
refused-opening-pure = L’ouverture demande trois cartes naturelles d’un même rang, de la main, sans passe-partout.
refused-opening-canasta = L’ouverture doit maintenant contenir une canasta.
refused-opening-natural-canasta = L’ouverture doit maintenant contenir une canasta sans passe-partout.
refused-came-with-pile = Venu avec la défausse : { CARDS($cards) }. Vous pourrez le poser à votre tour suivant.
refused-opening-mixed = L’ouverture n’admet pas de canasta avec passe-partout.
refused-discard = Vous ne pouvez pas défausser { THE-CARD($rank, $suit) } maintenant.
refused-discard-joker = Vous ne pouvez pas défausser le joker maintenant.
refused-discard-needed = Pour sortir, il faut défausser la dernière carte.
refused-meld-out = Pour sortir, il faut poser aussi la dernière carte.
refused-partners-foot = Vous ne pouvez pas sortir : votre partenaire n’a pas encore pris son pied.
refused-few-of-kind = { $own ->
    [side] Pour sortir, il faut { CANASTAS-OF-KIND($need, $kind) } à votre équipe ; { $have ->
        [0] elle n’en aurait aucune
       *[other] elle en aurait { COUNT($have, gender: "f") }
    }.
   *[alone] Pour sortir, il vous faut { CANASTAS-OF-KIND($need, $kind) } ; { $have ->
        [0] vous n’en auriez aucune
       *[other] vous en auriez { COUNT($have, gender: "f") }
    }.
}
refused-incomplete-meld = La combinaison { CARDS($meld, case: "of") } doit devenir une canasta avant que quelqu’un sorte.
refused-must-ask = Demandez d’abord à votre partenaire : personne ne sort sans un oui.
refused-not-special = La main n’est pas cette main spéciale, ou on ne peut pas la poser maintenant.
refused-red-threes = Les trois rouges n’entrent jamais dans une combinaison.
refused-black-threes-early = Les trois noirs ne se posent que si l’on sort au même tour.
refused-black-threes-wilds = Les trois noirs se posent sans passe-partout.
refused-below-minimum = Cela vaut { $points } points. Votre minimum d’ouverture est de { $minimum } : il en manque { $lacking }.
refused-opening-wilds = L’ouverture n’admet pas de passe-partout.
refused-pile-empty = Il n’y a pas de défausse à prendre.
refused-pile-closed = Avec ces règles, on ne prend jamais la défausse.
refused-pile-unopened = { $own ->
    [side] Tant que votre équipe n’a rien posé, elle ne peut pas prendre la défausse.
   *[alone] Tant que vous n’avez rien posé, vous ne pouvez pas prendre la défausse.
}
refused-pile-wild = Un passe-partout est sur le dessus : on ne peut pas prendre la défausse.
refused-pile-wild-pair = Un passe-partout est sur le dessus : il faut { CARDS($cards) } de votre main, en combinaison de passe-partout.
refused-pile-blocked = { CARDS($top) } est sur le dessus : la défausse est bloquée pour vous à ce tour.
refused-frozen-by-wild = La défausse est gelée par un passe-partout : pour la prendre, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main.
refused-frozen-by-three = La défausse est gelée par un trois rouge : pour la prendre, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main.
refused-frozen-by-black-three = La défausse est gelée par un trois noir : pour la prendre, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main.
refused-frozen-asks = La défausse est gelée par une carte : pour la prendre, il faut { CARDS($cards) } de votre main.
refused-frozen-always = Avec ces règles, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main pour prendre la défausse.
refused-frozen-not-melded = { $own ->
    [side] Tant que votre équipe n’a rien posé, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main pour prendre la défausse.
   *[alone] Tant que vous n’avez rien posé, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main pour prendre la défausse.
}
refused-pile-pair = Pour prendre la défausse, il faut { NATURALS-OF-RANK($naturals, $rank) } de votre main.
refused-top-does-not-fit = La carte du dessus est { ONE-OF-RANK($rank) } : prenez la défausse avec des { RANKS-NAME($rank) } de votre main, ou sur votre combinaison { RANKS-NAME($rank, case: "of") }.
refused-canasta-full = Vous avez déjà une canasta { RANKS-NAME($rank, case: "of") } : avec ces règles, la carte du dessus ne peut pas s’y ajouter.
refused-one-card-pile = Avec une seule carte en main, vous ne pouvez pas prendre une défausse d’une seule carte.
refused-few-canastas = { $own ->
    [side] Pour sortir, il faut { CANASTAS-COUNT($need) } à votre équipe ; { $have ->
        [0] elle n’en a aucune
       *[other] elle en a { COUNT($have, gender: "f") }
    }.
   *[alone] Pour sortir, il vous faut { CANASTAS-COUNT($need) } ; { $have ->
        [0] vous n’en avez aucune
       *[other] vous en avez { COUNT($have, gender: "f") }
    }.
}
refused-no-canasta-of = { $own ->
    [side] Pour sortir, il faut encore à votre équipe une canasta { LIST($ranks, case: "of") }.
   *[alone] Pour sortir, il vous faut encore une canasta { LIST($ranks, case: "of") }.
}
refused-keep-two = { $own ->
    [side] Gardez au moins deux cartes, dont une à défausser : pour sortir, il faut { CANASTAS-COUNT($need) } à votre équipe ; { $have ->
        [0] elle n’en a aucune
       *[other] elle en a { COUNT($have, gender: "f") }
    }.
   *[alone] Gardez au moins deux cartes, dont une à défausser : pour sortir, il vous faut { CANASTAS-COUNT($need) } ; { $have ->
        [0] vous n’en avez aucune
       *[other] vous en avez { COUNT($have, gender: "f") }
    }.
}
refused-keep-two-to-finish = Gardez au moins deux cartes, dont une à défausser : sinon, vous ne pourriez pas terminer votre tour.
refused-must-take = La pioche est vide : vous pouvez prendre la défausse, donc vous le devez.
refused-cannot-ask = Vous ne pouvez demander qu’une fois par tour, avant de poser, et seulement si vous pourriez sortir.
refused-must-answer = Répondez d’abord à votre partenaire : oui ou non.
refused-must-go-out = { must-go-out }
refused-partner-said-no = Votre partenaire a dit non : vous ne pouvez pas sortir à ce tour.
refused-cannot-keep = Vous ne pouvez garder la dernière carte que si vous ne pouvez pas sortir.
refused-not-possible = Ce n’est pas possible maintenant.
refused-unreadable-line = cette ligne est illisible.
refused-pick-cards = Sélectionnez d’abord des cartes de votre main.
refused-pick-one = Sélectionnez une carte à défausser.
refused-their-melds = { $own ->
    [side] Vous ne pouvez ajouter des cartes qu’aux combinaisons de votre équipe.
   *[alone] Vous ne pouvez ajouter des cartes qu’à vos propres combinaisons.
}
refused-none-of = Vous n’avez pas { RANKS-NAME($rank, case: "of") } en main.
refused-onto-stock = Les cartes ne vont jamais sur la pioche : posez-les de votre côté, ou défaussez-en une.

short-hand-over = la manche est finie
short-not-your-turn = attendez { $name }
short-must-draw = piochez d’abord
short-already-drawn = déjà pioché
short-too-early = pas aux premiers tours
short-not-in-hand = pas dans votre main
short-pick-cards = sélectionnez des cartes
short-pick-one = sélectionnez une carte
short-mixed-ranks = un seul rang, avec ou sans passe-partout
short-black-threes-early = trois noirs : seulement pour sortir
short-more-of-rank = { $count ->
    [one] il manque { ONE-OF-RANK($rank) }
   *[other] il manque { COUNT($count) } { RANKS-NAME($rank) }
}
short-more-of-meld = il en manque { COUNT($count) } : { CARDS($meld) }
short-more-cards = { $count ->
    [one] il manque une carte
   *[other] il manque { COUNT($count) } cartes
}
short-few-naturals = { $least ->
    [one] il faut une carte naturelle
   *[other] il faut { COUNT($least) } cartes naturelles
}
short-no-wilds = sans passe-partout
short-many-wilds = au plus { WILDS-COUNT($most) }
short-wilds-outnumber = trop de passe-partout
short-no-such-meld = rien où ajouter des passe-partout
short-no-sequence = ce n’est pas une séquence
short-meld-full = au plus { COUNT($most) } cartes
short-meld-exists = une combinaison à la fois
short-pure-rank = sans passe-partout
short-wilds-early = passe-partout à partir de { COUNT($least) } naturelles
short-wild-meld-first = d’abord la combinaison de passe-partout
short-dead-rank = on ne pose plus { RANKS-NAME($rank, case: "of") }
short-black-threes-never = les trois noirs ne se posent jamais
short-opening-pure = il faut un groupe sans passe-partout
short-opening-canasta = il faut une canasta pour ouvrir
short-opening-natural-canasta = il faut une canasta sans passe-partout pour ouvrir
short-came-with-pile = venu avec la défausse : tour suivant
short-opening-mixed = pas encore de canasta impure
short-discard = ne peut pas être défaussée
short-discard-needed = gardez une carte à défausser
short-meld-out = posez aussi la dernière carte
short-partners-foot = votre partenaire a encore son pied
short-few-of-kind = { KINDS-OF-CANASTAS($kind) } : { $have } sur { $need }
short-incomplete-meld = complétez d’abord { CARDS($meld, case: "in") }
short-must-ask = demandez d’abord à votre partenaire
short-not-special = pas cette main
short-red-threes = les trois rouges ne se posent pas
short-black-threes-wilds = trois noirs sans passe-partout
short-below-minimum = { $points } sur { $minimum }
short-opening-wilds = pas de passe-partout à l’ouverture
short-pile-empty = la défausse est vide
short-pile-closed = jamais prise avec ces règles
short-pile-unopened = d’abord l’ouverture
short-pile-wild = un passe-partout est dessus
short-pile-blocked = { CARDS($top) } est dessus
short-pile-frozen = gelée : il faut { NATURALS-OF-RANK($naturals, $rank) }
short-frozen-asks = gelée : il faut { CARDS($cards) }
short-pile-pair = il faut { NATURALS-OF-RANK($naturals, $rank) }
short-top-does-not-fit = { ONE-OF-RANK($rank) } ne va pas
short-canasta-full = { RANKS-NAME($rank, case: "on") } sont une canasta
short-one-card-pile = pas avec une seule carte
short-few-canastas = canastas : { $have } sur { $need }
short-no-canasta-of = il faut une canasta { LIST($ranks, case: "of") }
short-keep-two = gardez au moins deux cartes
short-must-take = vous devez prendre la défausse
short-cannot-ask = impossible de demander
short-must-answer = répondez d’abord
short-must-go-out = vous devez sortir
short-partner-said-no = votre partenaire a dit non
short-cannot-keep = ne peut pas être gardée
short-not-possible = impossible maintenant
short-bad-rules = règles impossibles
short-bad-record = relevé endommagé
short-takes-none = n’admet pas de cartes

no-such-rules = Aucun jeu de règles ne s’appelle « { $name } ».
no-such-rule = Les règles n’ont pas de champ { $name }.
rules-not-an-object = { $field } : les modifications des règles ne sont pas un objet JSON.
rules-not-a-value = { $field } : cette valeur est impossible.
rules-out-of-range = { $field } : doit être compris entre { $least } et { $most }.
rules-many-cards = { $field } : les cartes distribuées et la carte retournée seraient { $cards } ; { $most } au plus sont admises.
rules-unequal-sides = { $field } : { COUNT($players) } joueurs ne forment pas des équipes égales.
rules-not-three-players = { $field } : il faut trois joueurs, chacun d’abord pour soi.
rules-not-two-pairs = { $field } : il faut quatre places en deux équipes.
rules-nobody-to-ask = { $field } : là où chacun joue pour soi, il n’y a pas de partenaire à qui demander.
rules-many-ranks = { $field } : plus de rangs exigés que de canastas nécessaires pour sortir.
rules-minimums-fall = { $field } : un minimum est plus petit que celui d’un score inférieur.
rules-concealed-low = { $field } : le total pour une sortie en main fermée est inférieur au bonus de sortie.
rules-no-minimum = { $field } : il faut au moins un minimum.
rules-steps-do-not-fit = { $field } : les scores doivent être croissants, et un de moins que les minimums.
rules-many-kinds = { $field } : plus de canastas de certaines sortes exigées que de canastas nécessaires pour sortir.
rules-no-such-melds = { $field } : cela concerne des combinaisons qu’on ne peut pas poser.
rules-many-talons = { $field } : plus d’équipes reçoivent des cartes bonus qu’il n’y en a.
rules-not-fourteen-cards = { $field } : les mains spéciales demandent quatorze cartes après la première pioche.
rules-not-a-sign = { $field } : il faut deux nombres, le second au moins égal au premier.
rules-discard-and-none = { $field } : la dernière carte ne peut pas être à la fois toujours et jamais défaussée.
rules-nothing-freezes = { $field } : avec ces règles, aucune carte ne gèle la défausse.
rules-not-as-many = { $field } : il en faut une pour chaque minimum d’ouverture.
rules-hand-refused = { $field } : impossible à la manche { $hand } : { $rule }.
rules-minimums-by-hand = { $field } : le numéro de la manche fixe déjà le minimum d’ouverture.
rules-too-many-lists = { $field } : trop de listes différentes depuis l’ouverture de la page : rouvrez-la.
rules-no-turn-up = { $field } : aucune carte n’est retournée par-dessus.
rules-foot-and-feet = { $field } : il y a déjà un pied seul.

record-is-none = Ce n’est pas un relevé de partie : sa première ligne n’est pas « canasta-record 1 ».
record-line = Cette ligne n’a rien à faire ici.
record-seats = Le nombre de noms diffère du nombre de places.
record-deck = Le paquet n’a pas exactement les cartes des règles.
record-hash = L’empreinte ne correspond pas au paquet.
record-cut = La coupe n’est pas un nombre de 0 au nombre de cartes, ou vient trop tard.
record-rests = La ligne ne nomme pas qui se repose dans cette manche.
record-hand = Ce n’est pas le numéro de la manche suivante.
record-dealer = Le donneur n’est pas celui dont c’est le tour.
record-scores = Les scores ne correspondent pas aux manches.
record-end = La manche ne s’est pas terminée ainsi.
record-result = La partie ne s’est pas terminée ainsi.
record-no-seat = Une action doit commencer par le numéro d’une place.
