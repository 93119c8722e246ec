rules-of-game = Les règles de la partie en cours.
rules-of-next = Les règles de la prochaine partie.
step-draw = D’abord piocher
step-meld = Puis poser, si vous voulez
step-discard = Puis défausser une carte
takes-with-pair = Une paire de la main la prend
takes-with-wild = Une carte naturelle et un passe-partout la prennent
takes-onto-meld = La carte du dessus rejoint votre combinaison

rules-heading-deal = Les cartes et la donne
rules-heading-turn = Un tour
rules-heading-melds = Combinaisons et canastas
rules-heading-opening = L’ouverture
rules-heading-pile = La défausse
rules-heading-threes = Les trois
rules-heading-going-out = La sortie
rules-heading-stock-end = Quand la pioche est vide
rules-heading-scoring = Le décompte
rules-heading-special-hands = Les mains spéciales
rules-heading-hands = D’une manche à l’autre
rules-heading-choices = Ce que les sources ne précisent pas
rules-of-hands = Certaines règles changent d’une manche à l’autre. Ce qui n’est pas dit ici est comme ci-dessus.

players-alone = { COUNT($players) } joueurs, chacun pour soi.
players-as-two-sides = { COUNT($players) } joueurs, en deux équipes de { COUNT($each) } ; les partenaires occupent une place sur deux.
players-as-sides = { COUNT($players) } joueurs, en { COUNT($sides) } équipes ; les partenaires se font face.
five-people = Cinq personnes peuvent se partager les quatre places, trois contre deux : à chaque manche, une des trois se repose. La cinquième se repose d’abord, puis celle qui est nommée en premier, puis celle qui est nommée en troisième, et ainsi de suite ; qui vient de se reposer prend la place de qui se repose maintenant.
deck-with-jokers = Il y a { $cards } cartes : { COUNT($packs) } jeux de 52 et { COUNT($jokers) } jokers. Les deux et les jokers sont des passe-partout.
deck-without-jokers = Il y a { $cards } cartes : { COUNT($packs) } jeux de 52. Les deux sont des passe-partout.
each-gets = Chacun reçoit { CARDS-COUNT($count) }, une par une.
turn-up-after-wild = On retourne ensuite une carte ; tant que c’est un passe-partout, on en retourne une autre par-dessus.
turn-up-after-three = { $three ->
    [red] On retourne ensuite une carte ; tant que c’est un passe-partout ou un trois rouge, on en retourne une autre par-dessus.
    [black] On retourne ensuite une carte ; tant que c’est un passe-partout ou un trois noir, on en retourne une autre par-dessus.
   *[any] On retourne ensuite une carte ; tant que c’est un passe-partout ou un trois, on en retourne une autre par-dessus.
}
turn-up-none = On ne retourne aucune carte : la première carte défaussée commence la défausse.
turn-up-any = On retourne ensuite une carte, quelle qu’elle soit.
turn-up-again-on = On retourne ensuite une carte. Sur l’une de celles-ci, on en retourne une autre : { $kinds }.
turn-up-back-under = On retourne ensuite une carte. Si c’est l’une de celles-ci, elle passe sous la pioche, et on en retourne une autre : { $kinds }.
pile-start-cards = Sous la carte retournée, cachées : { CARDS-COUNT($count) }. Elles ne gèlent rien, et qui prend la défausse les prend aussi ; avant, personne ne les connaît.
pile-start-rank = Sous la carte retournée, autant de cartes cachées qu’elle l’indique : valet 11, dame 12, roi 13, as 14 ; aucune sous un passe-partout ou un trois. Elles ne gèlent rien, et qui prend la défausse les prend aussi ; avant, personne ne les connaît.
leader-begins-with-more = Qui commence reçoit une carte de plus et ne pioche pas au premier tour.
cut-keeps-one = Le joueur avant le donneur coupe. Si la carte du dessous de son paquet est un passe-partout, il la garde et en reçoit une de moins.
cut-keeps-run = Le joueur avant le donneur coupe et garde les passe-partout du dessous de son paquet, jusqu’à la première autre carte. Il reçoit d’autant moins de cartes.
cut-keeps-three = Le joueur avant le donneur coupe et garde, des trois cartes du dessous de son paquet, les passe-partout et les trois que l’on expose. Il reçoit d’autant moins de cartes.
cards-count-points = Les jokers valent 50, les as et les deux 20, du roi au huit 10, du sept au quatre et les trois noirs 5.
cards-count-points-without-threes = Les jokers valent 50, les as et les deux 20, du roi au huit 10, du sept au quatre 5.
rules-first-dealer = Le premier donneur est tiré au sort, les suivants se succèdent dans le sens des aiguilles d’une montre. Le joueur après le donneur commence.

turn-draws = { $count ->
    [one] Piochez une carte. Posez ensuite ce que vous voulez. Puis défaussez une carte.
   *[other] Piochez { COUNT($count) } cartes. Posez ensuite ce que vous voulez. Puis défaussez une carte.
}
turn-draws-or-takes = { $count ->
    [one] Piochez une carte, ou prenez la défausse. Posez ensuite ce que vous voulez. Puis défaussez une carte.
   *[other] Piochez { COUNT($count) } cartes, ou prenez la défausse. Posez ensuite ce que vous voulez. Puis défaussez une carte.
}
turn-last-card = S’il ne reste qu’une carte dans la pioche, on la pioche.
turn-last-cards = S’il reste moins de cartes dans la pioche, on les pioche.
turn-can-be-finished = Il est interdit de faire quoi que ce soit qui empêche de terminer le tour.

meld-is = { $naturals ->
    [one] Une combinaison réunit au moins { COUNT($cards) } cartes d’un même rang, du quatre à l’as : au moins une naturelle, et { LIST($wilds) }.
   *[other] Une combinaison réunit au moins { COUNT($cards) } cartes d’un même rang, du quatre à l’as : au moins { COUNT($naturals) } naturelles, et { LIST($wilds) }.
}
meld-holds-no-wilds = aucun passe-partout
meld-holds-any-wilds = un nombre quelconque de passe-partout
meld-holds-some-wilds = au plus { WILDS-COUNT($most) }
meld-holds-fewer-wilds = { $ahead ->
    [0] pas plus de passe-partout que de naturelles
    [1] moins de passe-partout que de naturelles
   *[other] au moins { COUNT($ahead) } naturelles de plus que de passe-partout si elle en contient
}
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] au plus { WILDS-COUNT($most) }, sans dépasser le nombre de naturelles
    [1] au plus { WILDS-COUNT($most) }, et toujours moins que de naturelles
   *[other] au plus { WILDS-COUNT($most) }, avec au moins { COUNT($ahead) } naturelles de plus que de passe-partout si elle en contient
}
canasta-is = Sept cartes ou plus sont une canasta : pure sans passe-partout, impure avec. Un passe-partout ajouté à une canasta pure la rend impure.
canasta-is-natural = Sept cartes ou plus sont une canasta.

opening-is-anything = { $party ->
    [side] La première combinaison d’une équipe peut avoir n’importe quelle valeur.
   *[player] La première combinaison d’un joueur peut avoir n’importe quelle valeur.
}
opening-counts = { $party ->
    [side] L’ouverture d’une équipe, un ou plusieurs groupes posés ensemble, doit valoir au moins { LIST($minimums) }.
   *[player] L’ouverture d’un joueur, un ou plusieurs groupes posés ensemble, doit valoir au moins { LIST($minimums) }.
}
minimum-always = { $minimum }
minimum-below-score = { $minimum } pour un score inférieur à { $score }
minimum-from-score = { $minimum } à partir de { $score }
minimum-in-hand = { $minimum } à la manche { $hand }
minimum-from-hand = { $minimum } à partir de la manche { $hand }
opening-top-card-counts = Si l’on prend la défausse, la carte du dessus compte pour l’ouverture ; les bonus et les autres cartes de la défausse, non.
opening-concealed-exempt = Une main posée tout entière d’un coup, après avoir pioché, est dispensée du minimum.
opening-without-wilds = L’ouverture n’admet pas de passe-partout.

pile-never-taken = On ne prend jamais la défausse.
pile-pair = { $naturals ->
    [2] une paire naturelle
   *[other] au moins { COUNT($naturals) } cartes naturelles du même rang
}
frozen-cards = { $naturals ->
    [1] une carte naturelle du même rang et une autre ou un passe-partout
    [2] deux cartes naturelles du même rang et une troisième ou un passe-partout
   *[other] trois cartes naturelles du même rang
}
wilds-like-top = { $more ->
    [0] { COUNT($alike) } cartes comme le passe-partout du dessus
   *[other] { COUNT($alike) } cartes comme le passe-partout du dessus et un autre passe-partout
}
pile-taken = Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main.
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main, ou sur la combinaison de ce rang que votre équipe a posée.
        [short] Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main, ou sur la combinaison de ce rang que votre équipe a posée, si elle a moins de sept cartes.
       *[pair] Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main, ou sur la combinaison de ce rang que votre équipe a posée, avec une paire naturelle.
    }
   *[player] { $onto ->
        [any] Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main, ou sur votre combinaison de ce rang.
        [short] Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main, ou sur votre combinaison de ce rang, si elle a moins de sept cartes.
       *[pair] Pour prendre la défausse, posez aussitôt sa carte du dessus { $with } de votre main, ou sur votre combinaison de ce rang, avec une paire naturelle.
    }
}
taken-with-pair = avec { CARDS($pair) }
taken-with-pair-or-wild = avec { CARDS($pair) }, ou une carte naturelle et un passe-partout
pile-rest-goes = Le reste de la défausse vient alors dans votre main.
pile-rest-stays = Rien d’autre ne vient alors dans votre main.
pile-rest-part = Jusqu’à { CARDS-COUNT($count) } situées dessous viennent alors dans votre main.
pile-then-draw = Piochez ensuite { CARDS-COUNT($count) }.
pile-melds-top = À ce tour, on ne pose que sa carte du dessus ; les autres cartes de la défausse attendent votre tour suivant, mais peuvent être défaussées.
wild-freezes-for-pair = Un passe-partout dans la défausse la gèle jusqu’à ce qu’on la prenne : il faut alors { CARDS($pair) } de la main pour la prendre.
wild-or-three-freezes-for-pair = { $three ->
    [red] Un passe-partout dans la défausse, ou un trois rouge retourné au début, la gèle jusqu’à ce qu’on la prenne : il faut alors { CARDS($pair) } de la main pour la prendre.
    [black] Un passe-partout dans la défausse, ou un trois noir retourné au début, la gèle jusqu’à ce qu’on la prenne : il faut alors { CARDS($pair) } de la main pour la prendre.
   *[any] Un passe-partout dans la défausse, ou un trois retourné au début, la gèle jusqu’à ce qu’on la prenne : il faut alors { CARDS($pair) } de la main pour la prendre.
}
pile-always-frozen = La défausse est toujours gelée.
pile-frozen-until-melded = { $party ->
    [side] La défausse est toujours gelée pour une équipe qui n’a rien posé.
   *[player] La défausse est toujours gelée pour un joueur qui n’a rien posé.
}
pile-frozen-until-melded-for-pair = { $party ->
    [side] La défausse est toujours gelée pour une équipe qui n’a rien posé : il lui faut { CARDS($pair) } de la main pour la prendre.
   *[player] La défausse est toujours gelée pour un joueur qui n’a rien posé : il lui faut { CARDS($pair) } de la main pour la prendre.
}
pile-not-with-long-meld = { $party ->
    [side] Une équipe qui a déjà sept cartes ou plus du rang de la carte du dessus dans une combinaison ne prend pas la défausse, pas même avec une paire.
   *[player] Un joueur qui a déjà sept cartes ou plus du rang de la carte du dessus dans une combinaison ne prend pas la défausse, pas même avec une paire.
}
pile-closed-by-wild = On ne peut pas prendre une défausse avec un passe-partout sur le dessus.
pile-wild-pair = Avec un passe-partout sur le dessus, la défausse se prend avec au moins { CARDS($cards) } de la main, qui forment avec lui une combinaison de passe-partout ou en complètent une.
pile-wild-colour = Un deux rouge se prend avec des deux rouges, un noir avec des noirs.
pile-closed-by-wild-or-three = { $three ->
    [red] On ne peut pas prendre une défausse avec un passe-partout ou un trois rouge sur le dessus.
    [black] On ne peut pas prendre une défausse avec un passe-partout ou un trois noir sur le dessus.
   *[any] On ne peut pas prendre une défausse avec un passe-partout ou un trois sur le dessus.
}
pile-onto-sequence = Seule, la carte du dessus va aussi sur votre séquence, si la défausse n’est pas gelée.
pile-of-one-card = Avec une seule carte en main, on ne peut pas prendre une défausse d’une seule carte.

red-three-is-replaced = Un trois rouge se pose aussitôt, et on le remplace par une carte de la pioche.
red-three-is-replaced-not-of-pile = Un trois rouge se pose aussitôt, et on le remplace par une carte de la pioche ; celui qu’on prend avec la défausse n’est pas remplacé.
black-three-blocks = Un trois noir sur le dessus de la défausse la bloque pour le joueur suivant.
black-threes-melded-of-four = Trois ou quatre trois noirs ne se posent, sans passe-partout, que si l’on sort à ce tour.
black-threes-melded-of-more = Au moins trois trois noirs se posent ensemble, sans passe-partout, et seulement si l’on sort à ce tour.
black-threes-come-last = On ne les pose que s’il ne reste aucune autre carte en main.

going-out-needs = { $count ->
    [0] { $party ->
        [side] Pour sortir, une équipe n’a besoin d’aucune canasta.
       *[player] Pour sortir, un joueur n’a besoin d’aucune canasta.
    }
   *[other] { $party ->
        [side] Pour sortir, une équipe doit avoir { CANASTAS-COUNT($count) }.
       *[player] Pour sortir, un joueur doit avoir { CANASTAS-COUNT($count) }.
    }
}
going-out-way = On pose toutes ses cartes, ou toutes sauf une, qu’on défausse.
going-out-needs-ranks = Parmi les canastas, il faut : { LIST($ranks) }.
going-out-concealed-is = On sort en main fermée quand on sort en un seul tour sans avoir rien posé avant, qu’on complète une canasta à ce tour, et qu’on n’ajoute rien aux combinaisons déjà sur la table.
asking-after-draw = Après avoir pioché, et avant toute autre combinaison, vous pouvez demander à votre partenaire « Puis-je sortir ? ». La réponse vous engage.
asking-after-draw-or-pile = Après avoir pioché ou pris la défausse, et avant toute autre combinaison, vous pouvez demander à votre partenaire « Puis-je sortir ? ». La réponse vous engage.
out-without-drawing = On peut sortir sans piocher d’abord.
last-card-is-kept = Quand vous ne pouvez pas sortir, vous gardez la dernière carte au lieu de la défausser.

stock-end-cannot-draw = La manche finit dès qu’un joueur doit piocher et ne le peut pas.
stock-end-may-take = Vous pouvez prendre la défausse si c’est possible ; sinon, la manche finit.
stock-end-must-take-if-it-fits = Vous devez prendre la défausse si elle n’est pas gelée et que sa carte du dessus va sur une de vos combinaisons ; vous le pouvez s’il y a un autre moyen de la prendre ; sinon, la manche finit.
stock-end-with-turn = La manche finit avec le tour où la dernière carte a été piochée.
stock-end-must-take = Vous devez prendre la défausse si vous le pouvez ; sinon, la manche finit.
stock-end-three = { $three ->
    [red] Si la dernière carte est un trois rouge et que vous n’en recevez pas d’autre, la manche finit aussitôt.
    [black] Si la dernière carte est un trois noir et que vous n’en recevez pas d’autre, la manche finit aussitôt.
   *[any] Si la dernière carte est un trois et que vous n’en recevez pas d’autre, la manche finit aussitôt.
}

scores-going-out = Sortie { $out }, en main fermée { $concealed } en tout.
scores-canasta = Canasta { $points }.
scores-canastas = Canasta pure { $natural }, impure { $mixed }.
scores-red-threes = Trois rouges { COUNT($each) } chacun, les { COUNT($count) } { $all }.
scores-red-threes-negative = { $party ->
    [side] Trois rouges { COUNT($each) } chacun, les { COUNT($count) } { $all } ; ils comptent contre une équipe qui n’a rien posé.
   *[player] Trois rouges { COUNT($each) } chacun, les { COUNT($count) } { $all } ; ils comptent contre un joueur qui n’a rien posé.
}
scores-cards = { $party ->
    [side] Les cartes posées comptent pour une équipe, celles qui restent en main contre elle.
   *[player] Les cartes posées comptent pour un joueur, celles qui restent en main contre lui.
}
scores-highest-total = { $party ->
    [side] L’équipe qui a le meilleur total gagne ; en cas d’égalité, on joue une manche de plus.
   *[player] Le joueur qui a le meilleur total gagne ; en cas d’égalité, on joue une manche de plus.
}
scores-one-hand = La partie dure une manche ; en cas d’égalité, on en joue une autre.
scores-target = { $party ->
    [side] La partie finit quand une équipe atteint { $target } ; le meilleur total gagne ; en cas d’égalité, on joue une manche de plus.
   *[player] La partie finit quand un joueur atteint { $target } ; le meilleur total gagne ; en cas d’égalité, on joue une manche de plus.
}

choice-red-threes = Les trois rouges distribués sont remplacés après la carte retournée, place par place.
choice-turn-up = Si les cartes retournées épuisent la pioche, la dernière reste sur le dessus.
choice-black-threes-last = Là où les trois noirs viennent en dernier, on peut poser d’autres groupes dans la même action, pourvu qu’il ne reste que des trois noirs.
choice-wilds-concealed = Là où les passe-partout ne sont pas admis à l’ouverture, ils ne le sont pas non plus dans une sortie en main fermée.
choice-house-rules = Les règles maison restent dans les limites des cartes : de 1 à 99 cartes distribuées, jusqu’à 11 canastas pour sortir, jusqu’à 8 cartes naturelles par combinaison, aucun bonus, minimum ou objectif au-dessus de 1 000 000.
choice-reasons = Quand la défausse ne peut pas être prise pour plusieurs raisons, une raison qui tient à vos cartes est donnée avant une raison qui tient à la défausse.
