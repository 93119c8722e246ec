lone-player = Qui prend la défausse en premier dans une manche joue seul contre les deux autres, qui sont dès lors partenaires et partagent leurs combinaisons. Qui sort avant joue seul aussi.
foot-is = Chacun reçoit aussi un pied : { CARDS-COUNT($count) }, face cachée, que personne ne voit.
feet-follow = { $count ->
    [1] Ensuite vient un autre, de { $sizes } cartes, qu’on prend de la même façon.
   *[other] Ensuite viennent d’autres, de { $sizes } cartes, qu’on prend de la même façon.
}
foot-at-once = Qui pose la dernière carte de sa main prend le pied et continue ; qui la défausse commence le tour suivant avec le pied.
foot-ends-turn = Qui vide sa main prend le pied, et le tour se termine.
foot-by-discard = La main ne se vide que par une carte défaussée ; on prend alors le pied.
foot-by-canasta = Qui complète une canasta prend avec elle le pied et continue ; avant, la main ne se vide pas, et une canasta du partenaire ne l’apporte pas.
foot-threes-not-replaced = Les trois du pied qui se posent ne sont pas remplacés.
bonus-cards-are = Une équipe qui ouvre après avoir pioché, et termine le tour en défaussant, pioche des cartes bonus : { LIST($sides) }.
bonus-cards-of = { $place ->
    [1] { COUNT($cards, gender: "f") } pour la première à ouvrir
    [2] { COUNT($cards, gender: "f") } pour la deuxième à ouvrir
    [3] { COUNT($cards, gender: "f") } pour la troisième à ouvrir
    [4] { COUNT($cards, gender: "f") } pour la quatrième à ouvrir
    [5] { COUNT($cards, gender: "f") } pour la cinquième à ouvrir
    [6] { COUNT($cards, gender: "f") } pour la sixième à ouvrir
    [7] { COUNT($cards, gender: "f") } pour la septième à ouvrir
   *[other] { COUNT($cards, gender: "f") } pour la huitième à ouvrir
}
special-hand-what = Quatorze cartes en main après avoir pioché, quand votre équipe n’a encore rien posé, peuvent être posées comme main spéciale. Celle-ci met fin à la manche, et ses points remplacent tout le reste.
special-hand-line = { $worth } : { $cards }.
wild-discard-last = On ne défausse un passe-partout que pour sortir, ou d’une main qui n’a que des passe-partout.
first-discard-not = Sur une défausse vide, on ne défausse pas { LIST($cards, case: "of") }, sauf si la main n’a rien d’autre.
wilds-discarded = { $case ->
    [of] de passe-partout
   *[other] passe-partout
}
closed-rank-cards = { $case ->
    [of] de cartes d’un rang fermé
   *[other] cartes d’un rang fermé
}

sequence-is = Une séquence réunit de trois à sept cartes qui se suivent dans une couleur, du quatre à l’as, sans passe-partout. Sept sont une canasta, et une équipe peut avoir autant de séquences qu’elle veut.
wild-meld-is = De trois à sept passe-partout forment une combinaison de passe-partout ; sept sont une canasta de passe-partout.
wild-meld-first = Tant que sa combinaison de passe-partout est incomplète, une équipe n’en pose nulle part ailleurs.
set-at-most = Un groupe n’a pas plus de { CARDS-COUNT($count) }.
wilds-join-sets-of = Après l’ouverture, on ne pose des passe-partout que sur les groupes d’au moins { COUNT($count) } cartes naturelles.
ranks-without-wilds = { LIST($ranks, case: "in") } se posent sans passe-partout.
ranks-without-wilds-unless-opened = { LIST($ranks, case: "in") } se posent sans passe-partout, sauf dans un groupe qui en a reçu un à l’ouverture de l’équipe.
rank-is-closed = Dès qu’une équipe a une canasta d’un rang, ce rang est fermé : personne n’y pose plus de cartes.
one-meld-of-a-rank = { $party ->
    [side] Une équipe a une seule combinaison par rang ; les autres cartes du rang s’y ajoutent. On n’ajoute jamais rien à celles de l’autre équipe.
   *[player] Un joueur a une seule combinaison par rang ; les autres cartes du rang s’y ajoutent. On n’ajoute jamais rien à celles de l’autre joueur.
}
one-open-meld-of-a-rank = { $party ->
    [side] Une équipe ne commence une autre combinaison d’un rang que si toutes celles qu’elle a de ce rang sont des canastas. On n’ajoute jamais rien à celles de l’autre équipe.
   *[player] Un joueur ne commence une autre combinaison d’un rang que si toutes celles qu’il a de ce rang sont des canastas. On n’ajoute jamais rien à celles de l’autre joueur.
}
any-melds-of-a-rank = { $party ->
    [side] Une équipe peut avoir plusieurs combinaisons d’un même rang. On n’ajoute jamais rien à celles de l’autre équipe.
   *[player] Un joueur peut avoir plusieurs combinaisons d’un même rang. On n’ajoute jamais rien à celles de l’autre joueur.
}

opening-pure-set = L’ouverture comprend au moins une combinaison de trois cartes naturelles ou plus, sans passe-partout, toutes de la main.
opening-hand-only = Seules les cartes de la main comptent pour le minimum.
opening-no-mixed-canasta = L’ouverture ne complète pas de canasta impure.
opening-canasta-free = Une canasta pure ou de passe-partout, toute de la main, ouvre quelle que soit sa valeur.
opening-before-pile = Une équipe qui n’a rien posé ne peut pas prendre la défausse.
opening-canasta = Avec un minimum de { LIST($minimums) }, l’ouverture doit aussi contenir une canasta.
opening-natural-canasta = Avec un minimum de { LIST($minimums) }, l’ouverture doit aussi contenir une canasta sans passe-partout.
closed-turns-are = { $count ->
    [one] Au premier tour de chaque joueur, on ne pose rien et on ne prend pas la défausse.
   *[other] Pendant les { COUNT($count) } premiers tours de chaque joueur, on ne pose rien et on ne prend pas la défausse.
}

red-threes-dead = Les trois rouges ne se posent jamais. On ne peut que les défausser, et ils bloquent la défausse pour le joueur suivant.
black-threes-dead = Les trois noirs ne se posent jamais. On ne peut que les défausser, et ils bloquent la défausse pour le joueur suivant.
black-threes-bonus = Les trois noirs se posent et se remplacent comme les rouges.
black-threes-freeze = Un trois noir sur le dessus de la défausse la bloque pour le joueur suivant et la gèle comme un passe-partout jusqu’à ce qu’on la prenne.
threes-always-count = Les trois comptent toujours pour leur équipe.
threes-count-or-against = { $enough ->
    [1] Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, et contre elle si elle n’en a aucune.
   *[other] Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, et contre elle si elle en a moins.
}
threes-count-nothing-between = { $least ->
    [1] Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, pour rien avec { CANASTAS-COUNT($least) }, et contre elle si elle n’en a aucune.
   *[other] Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, pour rien avec { CANASTAS-COUNT($least) }, et contre elle si elle en a moins.
}
threes-count-nothing-range = { $least ->
    [1] Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, pour rien avec { COUNT($least, gender: "f") } à { CANASTAS-COUNT($most) }, et contre elle si elle n’en a aucune.
   *[other] Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, pour rien avec { COUNT($least, gender: "f") } à { CANASTAS-COUNT($most) }, et contre elle si elle en a moins.
}
threes-count-or-nothing = Les trois comptent pour une équipe qui a au moins { CANASTAS-COUNT($enough) }, sinon pour rien.
black-three-held = Un trois noir resté en main coûte { $points }.
red-three-held = Un trois rouge resté en main coûte { $points }.
threes-points-each = { $threes ->
    [red] Trois rouges { $points } chacun.
   *[any] Trois, rouges et noirs à part, { $points } chacun.
}
threes-points-table = { $threes ->
    [red] Trois rouges : { $points } pour un, deux et ainsi de suite en tout.
   *[any] Trois, rouges et noirs à part : { $points } pour un, deux et ainsi de suite en tout.
}

kind-among-canastas = { $canasta ->
    [natural] { COUNT($count, gender: "f") } { $count ->
        [one] pure
       *[other] pures
    }
    [mixed] { COUNT($count, gender: "f") } { $count ->
        [one] impure
       *[other] impures
    }
    [sequence] { COUNT($count, gender: "f") } en séquence
   *[wild] { COUNT($count, gender: "f") } de passe-partout
}
going-out-needs-kinds = Parmi les canastas, il en faut { LIST($kinds) }.
out-by-discard = On ne sort qu’en défaussant.
out-by-melding = On sort en posant toutes ses cartes : la dernière n’est jamais défaussée.
out-without-incomplete = Une équipe qui a une combinaison incomplète comptant contre elle ne peut pas sortir.
out-after-partners-foot = Personne ne sort avant que son partenaire ait pris son pied.
asks-once = On ne demande qu’une fois par manche.
asks-always = Personne ne sort sans le oui de son partenaire.
out-after-foot = Seul un joueur qui a pris son pied en main peut sortir.
out-after-feet = Seul un joueur qui a pris son dernier pied peut sortir.
of-a-suit = en séquence
of-wilds = de passe-partout

lone-player-scores = Ce que les partenaires d’une manche marquent ensemble compte pour chacun d’eux ; les trois rouges comptent pour leur propre joueur.
card-prices = Mais ici : { LIST($ranks) }.
card-price = { RANKS-NAME($rank) } { $points }
card-price-threes = trois noirs posés { $points }
canasta-prices = Une canasta { LIST($canastas) }.
canasta-of-sequence = en séquence { $points }
canasta-of-wilds = de passe-partout { $points }
canasta-of-twos = de deux seuls { $points }
canasta-of-jokers = de passe-partout avec quatre jokers { $points }
canasta-of-rank = { RANKS-NAME($rank, case: "of") } sans passe-partout { $points }
canasta-of-one-wild = de deux seuls ou de jokers seuls { $points }
canasta-of-mixed-rank = { RANKS-NAME($rank, case: "of") } avec passe-partout { $points }
canasta-count-prices = Pour le plus grand nombre de canastas qu’elle atteint, une équipe reçoit une fois : { LIST($prices) }.
canasta-count-price = { $points } pour { $canastas }
so-many-canastas = { $count ->
    [one] { $count } canasta
   *[other] { $count } canastas
}
incomplete-prices = Compte contre une équipe, à la fin, ce qui est incomplet : { LIST($melds) }.
incomplete-sequence = séquence { $points }
incomplete-wilds = combinaison de passe-partout { $points }
incomplete-rank = combinaison { RANKS-NAME($rank, case: "of") } { $points }
held-prices = Comptent contre une équipe, pour une main qui en contient au moins trois : { LIST($ranks) }.
held-rank = { RANKS-NAME($rank) } { $points }
held-black-threes = trois noirs, au moins quatre, { $points }
black-threes-melded = Au moins quatre trois noirs posés comptent { $points } de plus pour leur équipe.
cut-counts = Qui coupe exactement les cartes de la donne reçoit { $points } : avec de vraies cartes, sur la feuille de marque.
melds-need-canasta = Les cartes posées par une équipe sans canasta comptent contre elle.
game-of-hands = { $count ->
    [one] La partie finit après { $count } manche.
   *[other] La partie finit après { $count } manches.
}
