glossary-note = Tous les mots employés à la table, avec les règles en cours.
search-words = Chercher un mot
no-word = Aucun mot ne correspond.
also-called = Aussi appelé :{" "}
see-also = Voir aussi
all-words = Tous les mots
from-the-hand = Ces cartes de la main la prennent
a-wild-does-not-help = Un passe-partout n’aide pas

term-values = Valeur des cartes
term-natural = Carte naturelle
term-wild = Passe-partout
term-red-three = Trois rouge
term-black-three = Trois noir
term-meld = Combinaison
term-opening = Ouverture
term-canasta = Canasta
term-natural-canasta = Canasta pure
term-mixed-canasta = Canasta impure
term-stock = Pioche
term-pile = Défausse
term-taking = Prendre la défausse
term-discard = Carte défaussée
term-frozen = Défausse gelée
term-freezing = Geler la défausse
term-blocked = Défausse bloquée
term-turn = Tour
term-dealer = Donneur
term-side = Équipe
term-partner = Partenaire
term-asking = « Puis-je sortir ? »
term-bonus-cards = Cartes bonus
term-special-hand = Main spéciale
term-going-out = Sortie
term-concealed = Sortie en main fermée
term-hand-points = Cartes restées en main
term-score = Score
term-target = Objectif
term-hand = Main et manche
term-practice = Entraînement
term-undo = Annuler

also-values = points, barème, valeurs
also-natural = carte ordinaire, vraie carte
also-wild = joker, deux, 2, joli, carte volante, carte libre, carte passe-partout, wild
also-red-three = carte de bonification, carte prime, bonus, honneur, 3 rouge
also-black-three = carte d’arrêt, carte stop, carte de blocage, 3 noir
also-meld = série, brelan, carré, pose, étaler, groupe, suite
also-opening = première pose, minimum, minimum d’ouverture, score d’ouverture, ouvrir
also-canasta = sept cartes, kanasta, canaste
also-natural-canasta = canasta naturelle, canasta propre, canasta franche, canasta rouge
also-mixed-canasta = canasta mixte, canasta sale, canasta noire
also-stock = talon, paquet, tirer, pile de pioche
also-stock-beside-talon = paquet, tirer, pile de pioche
also-pile = écarts, pile des écarts, rebut, pot, tas, le paquet
also-taking = ramasser, ramasser la défausse, prendre le tas, prendre le pot
also-discard = écart, écarter, jeter, se défausser, rejeter
also-frozen = gelée, paquet gelé, pile gelée, verrouillée
also-frozen-never = gelée
also-freezing = geler, verrouiller
also-blocked = bloquée, arrêtée, trois noir dessus
also-blocked-by-others = bloquée, arrêtée
also-turn = coup, jouer, à qui de jouer
also-dealer = distribuer, donner, donne, qui commence
also-side = camp, paire, nous et eux
also-partner = coéquipier, allié, vis-à-vis
also-asking = demander, permission de sortir
also-bonus-cards = talon, bonus, cartes de bonus
also-special-hand = paires, fourre-tout, suite, rêve
also-going-out = sortir, finir, fermer, terminer, finir le coup
also-concealed = sortie cachée, sortie surprise, sortir d’un coup, main cachée
also-hand-points = points en moins, pénalité, cartes en main
also-score = points, compte, marque, feuille
also-target = score à atteindre, fin de la partie, 5000
also-hand = donne, coup, jeu, vos cartes
also-practice = entraîner, apprentissage
also-undo = reprendre, revenir, retour

values-are = Un joker vaut { $joker }, un as ou un deux { $ace }, du roi au huit { $king }, du sept au quatre et un trois noir { $seven }.
values-are-without-three = Un joker vaut { $joker }, un as ou un deux { $ace }, du roi au huit { $king }, du sept au quatre { $seven }.
values-count = { $party ->
    [side] Les cartes sur la table comptent pour leur équipe, celles qui restent en main comptent contre elle.
   *[player] Les cartes sur la table comptent pour leur joueur, celles qui restent en main comptent contre lui.
}
natural-is = Du quatre à l’as, toutes les cartes sont naturelles : elles ne valent que pour leur propre rang.
natural-suits = Les couleurs ne comptent pas.
natural-suits-in-sequences = Les couleurs ne comptent que dans les séquences.
natural-needed = { $meld-name ->
    [meld] Une combinaison en contient au moins { COUNT($count, gender: "f") }.
   *[rank-meld] Une combinaison d’un même rang en contient au moins { COUNT($count, gender: "f") }.
}
wild-is = Les deux et les jokers sont des passe-partout : dans une combinaison, chacun remplace une carte qui manque.
wild-is-in-no-meld = Les deux et les jokers sont des passe-partout. Avec ces règles, aucune combinaison n’en admet.
wild-at-most = { $meld-name ->
    [meld] Une combinaison contient au plus { WILDS-COUNT($most) }.
   *[rank-meld] Une combinaison d’un même rang contient au plus { WILDS-COUNT($most) }.
}
wild-not-more-than-naturals = { $meld-name ->
    [meld] Une combinaison n’a jamais plus de passe-partout que de cartes naturelles.
   *[rank-meld] Une combinaison d’un même rang n’a jamais plus de passe-partout que de cartes naturelles.
}
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [one] Une combinaison avec passe-partout a au moins { $ahead } carte naturelle de plus que de passe-partout.
       *[other] Une combinaison avec passe-partout a au moins { $ahead } cartes naturelles de plus que de passe-partout.
    }
   *[rank-meld] { $ahead ->
        [one] Une combinaison d’un même rang avec passe-partout a au moins { $ahead } carte naturelle de plus que de passe-partout.
       *[other] Une combinaison d’un même rang avec passe-partout a au moins { $ahead } cartes naturelles de plus que de passe-partout.
    }
}
wilds-alone-are-meld = De trois à sept passe-partout sans autre carte forment aussi une combinaison.
wild-stays = Un passe-partout ne quitte jamais sa combinaison.
wild-freezes = Un passe-partout défaussé gèle la défausse.
red-three-is = Un trois rouge n’entre dans aucune combinaison. On le pose aussitôt à découvert, et on pioche une autre carte à sa place.
red-three-of-pile = Celui qui vient avec la défausse n’est pas remplacé.
red-three-counts = Chacun vaut { $each }, les { COUNT($count) } ensemble { $all }.
red-three-against = { $party ->
    [side] Ils comptent contre une équipe qui n’a rien posé à la fin de la manche.
   *[player] Ils comptent contre un joueur qui n’a rien posé à la fin de la manche.
}
black-three-counts = Un trois noir vaut { $points }.
black-three-is = Un trois noir défaussé bloque la défausse : le joueur suivant ne peut pas la prendre.
black-threes-at-end-of-four = Les trois noirs ne se posent qu’au tour où l’on sort : trois ou quatre à la fois, sans passe-partout.
black-threes-at-end-of-more = Les trois noirs ne se posent qu’au tour où l’on sort : au moins trois à la fois, sans passe-partout.
black-threes-alone = Il ne doit alors rester aucune autre carte en main.
canasta-not-needed = Il n’en faut pas pour sortir, mais elle rapporte un bonus.
canastas-needed = { $party ->
    [side] Pour sortir, une équipe doit avoir { CANASTAS-COUNT($count) }.
   *[player] Pour sortir, un joueur doit avoir { CANASTAS-COUNT($count) }.
}
natural-canasta-is = Une canasta sans passe-partout : { $points } points. Une carte rouge est sur le dessus.
natural-canasta-becomes-mixed = Un passe-partout ajouté la rend impure pour de bon.
mixed-canasta-is = Une canasta avec passe-partout : { $points } points. Une carte noire est sur le dessus.
mixed-canasta-is-never = Une canasta avec passe-partout. Avec ces règles, aucune combinaison n’en admet.
stock-is-drawn-from = { $count ->
    [one] Les cartes que personne n’a vues, face cachée. Votre tour commence par une carte de la pioche.
   *[other] Les cartes que personne n’a vues, face cachée. Votre tour commence par { COUNT($count) } cartes de la pioche.
}
stock-is-drawn-from-or-pile = { $count ->
    [one] Les cartes que personne n’a vues, face cachée. Votre tour commence par une carte de la pioche, sauf si vous prenez la défausse.
   *[other] Les cartes que personne n’a vues, face cachée. Votre tour commence par { COUNT($count) } cartes de la pioche, sauf si vous prenez la défausse.
}
pile-is-discards = Les cartes défaussées, face visible.
pile-gives-all = Seule la carte du dessus peut servir à la prendre. Qui la prend a toutes les cartes.
pile-gives-top = Seule la carte du dessus peut servir à la prendre. Qui la prend n’a que cette carte.
pile-gives-some = Seule la carte du dessus peut servir à la prendre. Qui la prend a les { $count } cartes du dessus, ou toutes s’il y en a moins.
pile-is-never-taken = Avec ces règles, on ne la prend jamais.
discard-is = Un tour se termine par une carte de la main, posée face visible sur la défausse.
discard-for-next = Elle peut permettre au joueur suivant de prendre la défausse.
frozen-is-taken = Une défausse gelée ne se prend qu’avec { CARDS($pair) } de la main, du rang de la carte du dessus. Les combinaisons posées et les passe-partout n’aident pas.
frozen-by-wild = Un passe-partout dans la défausse la gèle.
frozen-by-wild-or-three = { $three ->
    [red] Un passe-partout dans la défausse la gèle, de même qu’un trois rouge retourné au début.
    [black] Un passe-partout dans la défausse la gèle, de même qu’un trois noir retourné au début.
   *[any] Un passe-partout dans la défausse la gèle, de même qu’un trois retourné au début.
}
frozen-thaws = La prendre la dégèle.
frozen-until-melded = { $party ->
    [side] Pour une équipe qui n’a rien posé, la défausse est toujours gelée.
   *[player] Pour un joueur qui n’a rien posé, la défausse est toujours gelée.
}
frozen-by-nothing = Avec ces règles, rien ne la gèle.
freezing-is = Défaussez un passe-partout : la défausse est gelée jusqu’à ce que quelqu’un la prenne. Cela vous coûte le passe-partout, et prive les autres d’une défausse facile.
freezing-is-not = Avec ces règles, un passe-partout dans la défausse ne gèle rien.
blocked-by-nothing = Avec ces règles, aucun trois ne bloque la défausse.
blocked-while-frozen = { $three ->
    [red] Un trois rouge sur le dessus bloque la défausse jusqu’à la prochaine carte : le joueur suivant ne peut pas la prendre.
    [black] Un trois noir sur le dessus bloque la défausse jusqu’à la prochaine carte : le joueur suivant ne peut pas la prendre.
   *[any] Un trois sur le dessus bloque la défausse jusqu’à la prochaine carte : le joueur suivant ne peut pas la prendre.
}
blocked-is = { $three ->
    [red] Un trois rouge sur le dessus gèle la défausse jusqu’à la prochaine carte : le joueur suivant ne peut pas la prendre.
    [black] Un trois noir sur le dessus gèle la défausse jusqu’à la prochaine carte : le joueur suivant ne peut pas la prendre.
   *[any] Un trois sur le dessus gèle la défausse jusqu’à la prochaine carte : le joueur suivant ne peut pas la prendre.
}
blocked-then = Celui d’après le peut, dès qu’une autre carte est sur le dessus.
blocked-stays-frozen = Ensuite elle reste gelée.
blocked-longer-by-wild = Un passe-partout dans la défausse la gèle plus longtemps.
dealer-is = Le donneur distribue les cartes, et le joueur suivant commence. La donne tourne à chaque manche.
side-is-a-player = Chacun joue pour soi, avec ses propres combinaisons et son propre score.
side-is-partners = Les partenaires forment une équipe : combinaisons et score sont communs, mais pas les mains.
partner-hand-hidden = Aucun partenaire ne doit voir la main de l’autre.
partner-none-of-two = À deux joueurs, personne n’a de partenaire.
partner-none = Avec ces règles, personne n’a de partenaire.
partners-every-second = Vos partenaires occupent une place sur deux. Ce que pose l’un de vous appartient à tous.
partner-opposite = Votre partenaire est en face de vous. Ce que pose l’un de vous appartient aux deux.
partner-adds-to-melds = Chacun peut compléter les combinaisons de l’autre, sans voir sa main.
asking-must = Avant de sortir, vous devez demander à votre partenaire : personne ne sort sans un oui. La réponse vous engage pour ce tour.
asking-may = Avant de sortir, vous pouvez demander à votre partenaire. La réponse vous engage pour ce tour.
asking-not = Avec ces règles, on ne demande rien à son partenaire : qui peut sortir peut le faire.
asking-next-partner = On demande au premier de vos partenaires après vous, qui répond pour tous.
asking-answers = Après « oui », vous devez sortir ; après « non », vous ne le pouvez pas.
bonus-cards-none = Avec ces règles, personne ne pioche de cartes bonus.
special-hand-none = Avec ces règles, aucune main ne compte comme main spéciale.
going-out-brings = Sortir met fin à la manche et rapporte { $points } points.
concealed-is = En un seul tour, vous posez toute votre main sans avoir rien posé auparavant. Elle doit contenir une canasta, et ne rien ajouter à des combinaisons plus anciennes.
concealed-brings = Cela rapporte { $concealed } points au lieu de { $out }.
concealed-without-minimum = Si vous avez pioché, il n’y a pas de minimum d’ouverture.
concealed-without-minimum-of-side = Si vous avez pioché et que votre équipe n’a rien posé, il n’y a pas de minimum d’ouverture.
hand-points-are = { $party ->
    [side] À la fin de la manche, les cartes restées dans toutes les mains comptent contre leur équipe.
   *[player] À la fin de la manche, les cartes restées dans toutes les mains comptent contre leur joueur.
}
hand-points-are-of-feet = { $party ->
    [side] À la fin de la manche, les cartes restées dans toutes les mains et tous les pieds comptent contre leur équipe.
   *[player] À la fin de la manche, les cartes restées dans toutes les mains et tous les pieds comptent contre leur joueur.
}
score-is = { $party ->
    [side] La sortie, les canastas et les cartes sur la table comptent pour l’équipe. Les cartes restées en main comptent contre elle.
   *[player] La sortie, les canastas et les cartes sur la table comptent pour le joueur. Les cartes restées en main comptent contre lui.
}
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] La sortie, les canastas, les trois rouges et les cartes sur la table comptent pour l’équipe. Les cartes restées en main comptent contre elle.
        [black] La sortie, les canastas, les trois noirs et les cartes sur la table comptent pour l’équipe. Les cartes restées en main comptent contre elle.
       *[any] La sortie, les canastas, les trois et les cartes sur la table comptent pour l’équipe. Les cartes restées en main comptent contre elle.
    }
   *[player] { $three ->
        [red] La sortie, les canastas, les trois rouges et les cartes sur la table comptent pour le joueur. Les cartes restées en main comptent contre lui.
        [black] La sortie, les canastas, les trois noirs et les cartes sur la table comptent pour le joueur. Les cartes restées en main comptent contre lui.
       *[any] La sortie, les canastas, les trois et les cartes sur la table comptent pour le joueur. Les cartes restées en main comptent contre lui.
    }
}
score-canastas = Sortir rapporte { $out }, une canasta pure { $natural }, une impure { $mixed }.
score-canasta = Sortir rapporte { $out }, une canasta { $canasta }.
target-one-hand = La partie dure une manche : le meilleur score gagne. En cas d’égalité, on en joue une autre.
target-none = Il n’y a pas d’objectif : on joue { $hands } manches. Le meilleur total gagne ; en cas d’égalité, on joue une manche de plus.
target-is = { $party ->
    [side] On joue jusqu’à ce qu’une équipe ait { $points } points. Le meilleur total gagne alors.
   *[player] On joue jusqu’à ce qu’un joueur ait { $points } points. Le meilleur total gagne alors.
}
target-is-or-hands = { $party ->
    [side] { $hands ->
        [one] On joue jusqu’à ce qu’une équipe ait { $points } points, ou que { $hands } manche soit finie. Le meilleur total gagne alors.
       *[other] On joue jusqu’à ce qu’une équipe ait { $points } points, ou que { $hands } manches soient finies. Le meilleur total gagne alors.
    }
   *[player] { $hands ->
        [one] On joue jusqu’à ce qu’un joueur ait { $points } points, ou que { $hands } manche soit finie. Le meilleur total gagne alors.
       *[other] On joue jusqu’à ce qu’un joueur ait { $points } points, ou que { $hands } manches soient finies. Le meilleur total gagne alors.
    }
}
hand-is = La main, ce sont les cartes que vous tenez : { CARDS-COUNT($count) } au départ.
hand-is-a-deal-too = La manche, c’est une distribution et tout ce qui suit jusqu’au décompte.
practice-is = Une partie compte comme entraînement dès que ses cartes ont été connues ou choisies, ou que l’annulation était illimitée. Elle se joue et se compte comme les autres.
undo-is = Reprend ce que vous avez fait en dernier, tant que cela ne vous a rien montré de caché : une carte de la pioche, par exemple.

cards-and-points = { CARDS($cards) } : { $points } points
points-each = { $points } points chacun
sum-is-points = { $sum } points
sum-is-enough = { $sum } : assez pour { $minimum }
sum-is-too-little = { $sum } : pas assez pour { $minimum }
natural-canasta-points = Pure : { $points } points et ses cartes
mixed-canasta-points = Impure : { $points } points et ses cartes
points-against-side = { $points } points pour leur équipe
item-and-points = { $item } : { $points }
words-found = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
pile-from-bottom = Défausse, de bas en haut : { LIST($cards) }

now-opened = { $party ->
    [side] Votre équipe a ouvert dans cette manche.
   *[player] Vous avez ouvert dans cette manche.
}
now-frozen-until-opened = { $party ->
    [side] Votre équipe n’a pas encore ouvert : la défausse est donc gelée pour elle.
   *[player] Vous n’avez pas encore ouvert : la défausse est donc gelée pour vous.
}
now-opening-by-hand = { $party ->
    [side] Pour ouvrir, il faut { $minimum } points à votre équipe, car c’est la manche { $hand }.
   *[player] Pour ouvrir, il vous faut { $minimum } points, car c’est la manche { $hand }.
}
now-opening-by-score = { $party ->
    [side] Pour ouvrir, il faut { $minimum } points à votre équipe, car son score est de { $score }.
   *[player] Pour ouvrir, il vous faut { $minimum } points, car votre score est de { $score }.
}
now-opening-by-own-score = Pour ouvrir, il faut { $minimum } points à votre équipe, car votre score est de { $score }.
now-frozen = La défausse est gelée en ce moment.
now-pile-worth = La défausse compte { CARDS-COUNT($count) }, { $points } points.
now-on-top = { CARDS($top) } est sur le dessus en ce moment.
now-pile-empty = La défausse est vide.
now-pile-holds = Elle compte maintenant { CARDS-COUNT($count) }, { $points } points.
now-pile-holds-down = Elle compte maintenant { CARDS-COUNT($count) }, dont { $down } face cachée. Les cartes visibles valent { $points } points.
now-stock-holds = Elle compte maintenant { CARDS-COUNT($count) }.
now-hold-wilds = { $count ->
    [0] Vous n’avez aucun passe-partout en main.
   *[other] Vous avez { WILDS-COUNT($count) } en main.
}
now-have-of-them = { $party ->
    [side] { $count ->
        [0] Votre équipe n’en a aucune.
       *[other] Votre équipe en a { COUNT($count, gender: "f") }.
    }
   *[player] { $count ->
        [0] Vous n’en avez aucune.
       *[other] Vous en avez { COUNT($count, gender: "f") }.
    }
}
now-have-canastas = { $party ->
    [side] { $count ->
        [0] Votre équipe n’a aucune canasta.
       *[other] Votre équipe a { CANASTAS-COUNT($count) }.
    }
   *[player] { $count ->
        [0] Vous n’avez aucune canasta.
       *[other] Vous avez { CANASTAS-COUNT($count) }.
    }
}
now-have-enough-canastas = { $party ->
    [side] Votre équipe a { CANASTAS-COUNT($count) } : assez pour sortir.
   *[player] Vous avez { CANASTAS-COUNT($count) } : assez pour sortir.
}
now-hold-cards = Vous avez { CARDS-COUNT($count) } en main, { $points } points.
now-dealt = { $who ->
    [you] Vous avez distribué cette manche.
   *[other] { $who } a distribué cette manche.
}
now-partner = { $name } joue avec vous.
now-partners = { $names } jouent avec vous.
now-hand-of = C’est la manche { $hand } sur { $hands }.
now-score-to-target = { $party ->
    [side] Avant cette manche, le score de votre équipe est de { $score } : encore { $more }.
   *[player] Avant cette manche, votre score est de { $score } : encore { $more }.
}
now-score = { $party ->
    [side] Avant cette manche, le score de votre équipe est de { $score }.
   *[player] Avant cette manche, votre score est de { $score }.
}
now-on-table = Sur la table : { $sides }.
now-side-nothing = { $side ->
    [we] pour nous, rien
    [they] pour eux, rien
    [you] pour vous, rien
   *[other] pour { $side }, rien
}
now-side-items = { $side ->
    [we] pour nous, { LIST($items) }, soit { $points } pour l’instant
    [they] pour eux, { LIST($items) }, soit { $points } pour l’instant
    [you] pour vous, { LIST($items) }, soit { $points } pour l’instant
   *[other] pour { $side }, { LIST($items) }, soit { $points } pour l’instant
}
now-cards = cartes { $points }
now-canastas = canastas { $points }
now-threes = { $threes ->
    [red] trois rouges { $points }
   *[any] trois { $points }
}
now-side-threes = { $side ->
    [we] Nous : { LIST($threes) }, { $points } points dans l’état actuel.
    [they] Eux : { LIST($threes) }, { $points } points dans l’état actuel.
    [you] Vous : { LIST($threes) }, { $points } points dans l’état actuel.
   *[other] { $side } : { LIST($threes) }, { $points } points dans l’état actuel.
}
now-red-threes = { $count ->
    [one] { COUNT($count, gender: "m") } trois rouge
   *[other] { COUNT($count) } trois rouges
}
now-black-threes = { $count ->
    [one] { COUNT($count, gender: "m") } trois noir
   *[other] { COUNT($count) } trois noirs
}
now-not-frozen = La défausse n’est pas gelée en ce moment.
now-frozen-under-wild = Avec { ONE-OF-RANK($rank) } sur le dessus, personne ne peut prendre la défausse avant qu’une autre carte le recouvre. { $cause }
now-frozen-by-top = { ONE-OF-RANK($rank) } sur le dessus a gelé la défausse : personne ne peut la prendre avant qu’une autre carte le recouvre.
now-wild-on-top = Un passe-partout sur le dessus a gelé la défausse : on la prend avec { CARDS($cards) } de la main, ou une fois qu’une autre carte le couvre.
now-frozen-and-blocked = La défausse est gelée, et bloquée à ce tour : { CARDS($top) } est sur le dessus. { $cause }
now-frozen-takes = { $held ->
    [0] La défausse est gelée : on ne peut la prendre qu’avec { NATURALS-OF-RANK($count, $rank) } de la main, et vous n’en avez pas. { $cause }
   *[other] La défausse est gelée : on ne peut la prendre qu’avec { NATURALS-OF-RANK($count, $rank) } de la main, et vous en avez { $held }. { $cause }
}
now-frozen-asks = Pour la prendre, il faut { CARDS($cards) } de la main. { $cause }
now-wild-froze = { ONE-OF-RANK($rank) } dans la défausse l’a gelée.
now-red-three-froze = Un trois rouge retourné au début l’a gelée.
now-black-three-froze = Un trois noir retourné au début l’a gelée.
now-black-three-in-it = Un trois noir dans la défausse l’a gelée.
now-frozen-always = Avec ces règles, la défausse est toujours gelée.
now-frozen-until = { $party ->
    [side] C’est ainsi tant que votre équipe n’a rien posé.
   *[player] C’est ainsi tant que vous n’avez rien posé.
}
now-only-naturals-until = { $party ->
    [side] Tant que votre équipe n’a rien posé, il faut { COUNT($count) } cartes naturelles de votre main, du rang de la carte du dessus, pour la prendre.
   *[player] Tant que vous n’avez rien posé, il faut { COUNT($count) } cartes naturelles de votre main, du rang de la carte du dessus, pour la prendre.
}
now-not-with-top = Personne ne peut la prendre avec { CARDS($top) } sur le dessus.
now-top-is = La carte du dessus est { ONE-OF-RANK($rank) }.
