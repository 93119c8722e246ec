tip-draw = { $mode ->
    [mouse] Cliquez sur la pioche pour piocher { DRAWN-CARDS($count) }.
    [finger] Touchez la pioche pour piocher { DRAWN-CARDS($count) }.
    [remote] Allez à la pioche avec les flèches et Entrée pour piocher { DRAWN-CARDS($count) }.
   *[keys] Utilisez la pioche pour piocher { DRAWN-CARDS($count) }.
}
tip-take = La carte du dessus va avec les vôtres : au lieu de piocher, vous pouvez prendre toute la défausse, si vous posez aussitôt cette carte.
tip-take-part = La carte du dessus va avec les vôtres : au lieu de piocher, vous pouvez prendre jusqu’à { CARDS-COUNT($most) } de la défausse, si vous posez aussitôt celle-là.
tip-open-freely = { $mode ->
    [mouse] Sélectionnez
    [finger] Touchez
    [remote] Avec les flèches et Entrée, sélectionnez
   *[keys] Avec Espace, sélectionnez
} au moins trois cartes { $collected ->
    [ranks] de même rang
   *[sequences] de même rang, ou qui se suivent dans une couleur
}, puis Poser ; ou une seule carte, puis Défausser.
tip-open = { $mode ->
    [mouse] Sélectionnez
    [finger] Touchez
    [remote] Avec les flèches et Entrée, sélectionnez
   *[keys] Avec Espace, sélectionnez
} au moins trois cartes { $collected ->
    [ranks] de même rang
   *[sequences] de même rang, ou qui se suivent dans une couleur
} : vos premières combinaisons doivent valoir { $minimum } ensemble. Sinon, défaussez une carte.
tip-lay = { $mode ->
    [mouse] Sélectionnez
    [finger] Touchez
    [remote] Avec les flèches et Entrée, sélectionnez
   *[keys] Avec Espace, sélectionnez
} des cartes à poser : de nouvelles combinaisons d’au moins trois, ou des cartes pour les vôtres. Puis défaussez-en une.
tip-lone = Qui prend la défausse en premier joue seul cette manche. Les deux autres sont alors partenaires et partagent leurs combinaisons.
tip-sequence = Au moins trois cartes qui se suivent dans une couleur, sans passe-partout, forment une séquence. Sept sont une canasta de { $points } points.
tip-wild-meld = Trois passe-partout ou plus, deux et jokers, forment une combinaison à eux seuls. Sept sont une canasta de { $points } points.
tip-wild-meld-or-more = Trois passe-partout ou plus, deux et jokers, forment une combinaison à eux seuls. Sept sont une canasta de { $points } points ou plus.
tip-discard = Défausser termine votre tour. Le joueur suivant peut prendre la défausse si votre carte lui va : pensez à ce qu’il collectionne.
tip-warnings = Avec cette carte, le joueur suivant pourrait prendre la défausse. La table peut vous en avertir avant chaque carte défaussée.
tip-frozen = La défausse est gelée : pour la prendre, il faut { COUNT($count) } cartes naturelles de votre main, du rang de la carte du dessus.
tip-always-frozen = La défausse est toujours gelée : pour la prendre, il faut { COUNT($count) } cartes naturelles de votre main, du rang de la carte du dessus.
tip-black-three = { $three ->
    [red] Un trois rouge sur le dessus bloque la défausse pour le joueur suivant, et pour lui seul.
    [black] Un trois noir sur le dessus bloque la défausse pour le joueur suivant, et pour lui seul.
   *[any] Un trois sur le dessus bloque la défausse pour le joueur suivant, et pour lui seul.
}
tip-stock-end = La pioche est presque vide, et la manche peut finir avec elle : posez ce que vous pouvez, car les cartes en main comptent contre vous.

tip-canasta = Sept cartes de même rang forment une canasta : { $mixed } avec passe-partout, { $natural } sans.
tip-canasta-natural = Sept cartes de même rang forment une canasta : { $points } points.
tip-canasta-of-suit = Sept qui se suivent dans une couleur aussi.
tip-canasta-of-wilds = Sept passe-partout aussi.
tip-canasta-of-both = Sept qui se suivent dans une couleur et sept passe-partout aussi.
tip-canastas-needed = Pour sortir, il faut { CANASTAS-COUNT($count) }.
tip-wild-none = Les deux et les jokers sont des passe-partout. Avec ces règles, aucune combinaison n’en admet.
tip-wild = Les deux et les jokers sont des passe-partout et remplacent n’importe quel rang : { $limits }.
wild-limit = au plus { COUNT($count) } par combinaison
wild-limit-set = au plus { COUNT($count) } par groupe
wild-naturals = { $count ->
    [one] avec au moins une carte naturelle
   *[other] avec au moins { COUNT($count) } cartes naturelles
}
wild-no-more-than-naturals = jamais plus de passe-partout que de cartes naturelles
wild-naturals-ahead = { $ahead ->
    [1] toujours moins de passe-partout que de cartes naturelles
   *[other] toujours { COUNT($ahead) } cartes naturelles de plus que de passe-partout
}

tip-threes = { $three ->
    [red] Un trois rouge est une carte bonus : on le pose aussitôt, et il vaut { $worth }.
    [black] Un trois noir est une carte bonus : on le pose aussitôt, et il vaut { $worth }.
   *[any] Un trois est une carte bonus : on le pose aussitôt, et il vaut { $worth }.
}
tip-threes-against = { $three ->
    [red] Un trois rouge est une carte bonus : on le pose aussitôt, et il vaut { $worth }, mais contre vous { $while }.
    [black] Un trois noir est une carte bonus : on le pose aussitôt, et il vaut { $worth }, mais contre vous { $while }.
   *[any] Un trois est une carte bonus : on le pose aussitôt, et il vaut { $worth }, mais contre vous { $while }.
}
threes-worth-or-more = { $points } ou plus
while-no-meld = { $own ->
    [side] tant que votre équipe n’a pas de combinaison
   *[alone] tant que vous n’avez pas de combinaison
}
while-no-canasta = { $own ->
    [side] tant que votre équipe n’a pas de canasta
   *[alone] tant que vous n’avez pas de canasta
}
while-fewer-canastas = { $own ->
    [side] tant que votre équipe a moins de { CANASTAS-COUNT($count) }
   *[alone] tant que vous avez moins de { CANASTAS-COUNT($count) }
}

tip-go-out = Vous pouvez sortir : posez toutes vos cartes, ou toutes sauf une que vous défaussez.
tip-go-out-by-discard = Vous pouvez sortir : posez toutes vos cartes sauf une, que vous défaussez.
tip-go-out-by-melding = Vous pouvez sortir : posez toutes vos cartes.
tip-other-hand = Les cartes restées dans l’autre main comptent contre l’adversaire.
tip-other-hands = Les cartes restées dans les autres mains comptent contre leurs joueurs.
tip-other-hands-of-sides = Les cartes restées dans les autres mains comptent contre leur équipe.
tip-keep-one = { $own ->
    [side] Votre équipe ne peut pas sortir avant d’avoir { CANASTAS-COUNT($count) } : gardez une carte.
   *[alone] Vous ne pouvez pas sortir avant d’avoir { CANASTAS-COUNT($count) } : gardez une carte.
}
tip-keep-two = { $own ->
    [side] Votre équipe ne peut pas sortir avant d’avoir { CANASTAS-COUNT($count) } : gardez une carte à défausser et une autre.
   *[alone] Vous ne pouvez pas sortir avant d’avoir { CANASTAS-COUNT($count) } : gardez une carte à défausser et une autre.
}
tip-kinds = Parmi les canastas pour sortir, il en faut { LIST($kinds) }.
tip-kinds-complete = Personne ne sort avec une combinaison { LIST($melds, case: "of") } qui n’est pas une canasta.
tip-kinds-have = { $own ->
    [side] { $kind ->
        [natural] Canastas pures : votre équipe en a { $have } sur { COUNT($need, gender: "f") }.
        [mixed] Canastas impures : votre équipe en a { $have } sur { COUNT($need, gender: "f") }.
        [sequence] Séquences de sept : votre équipe en a { $have } sur { COUNT($need, gender: "f") }.
       *[wild] Canastas de passe-partout : votre équipe en a { $have } sur { COUNT($need, gender: "f") }.
    }
   *[alone] { $kind ->
        [natural] Canastas pures : vous en avez { $have } sur { COUNT($need, gender: "f") }.
        [mixed] Canastas impures : vous en avez { $have } sur { COUNT($need, gender: "f") }.
        [sequence] Séquences de sept : vous en avez { $have } sur { COUNT($need, gender: "f") }.
       *[wild] Canastas de passe-partout : vous en avez { $have } sur { COUNT($need, gender: "f") }.
    }
}

tip-special = Toutes vos cartes forment une main spéciale. La poser met fin à la manche et rapporte { $points } points ou plus, à la place de tout le reste.
tip-foot = Le pied est une seconde main { CARDS-COUNT($count, case: "of") }.
tip-feet = Le pied est votre prochaine main : de { $sizes } cartes.
tip-foot-at-once = Si vous posez votre dernière carte, vous continuez aussitôt avec lui ; si vous la défaussez, à votre prochain tour.
tip-foot-turn-ends = Vous le prenez quand votre main est vide, et le tour se termine.
tip-foot-discard = Vous le prenez quand vous défaussez votre dernière carte.
tip-foot-canasta = Il rejoint votre main quand vous complétez vous-même une canasta ; avant, vous gardez une carte.
tip-talon = Qui ouvre sans la défausse pioche des cartes bonus à la fin de son tour : { LIST($steps) }.
talon-of-place = { $place ->
    [1] { COUNT($count, gender: "f") } à la première ouverture
    [2] { COUNT($count, gender: "f") } à la deuxième
    [3] { COUNT($count, gender: "f") } à la troisième
    [4] { COUNT($count, gender: "f") } à la quatrième
    [5] { COUNT($count, gender: "f") } à la cinquième
    [6] { COUNT($count, gender: "f") } à la sixième
   *[other] { COUNT($count, gender: "f") } à l’ouverture n° { $place }
}
tip-score = { $party ->
    [side] La partie continue jusqu’à ce qu’une équipe ait { $points } points.
   *[player] La partie continue jusqu’à ce qu’un joueur ait { $points } points.
}
tip-score-openings = Plus vous en avez, plus vos premières combinaisons doivent valoir.
tip-score-hands = { $count ->
    [one] La partie dure { $count } manche : le meilleur total gagne à la fin.
   *[other] La partie dure { $count } manches : le meilleur total gagne après la dernière.
}

tip-select-left-selects = Un clic sélectionne une carte ; le bouton droit en ajoute d’autres, ou les retire.
tip-select-right-selects = Le bouton droit sélectionne une carte ; un clic en ajoute d’autres, ou les retire.
tip-select-click-adds = Chaque clic ajoute une carte à la sélection, ou l’en retire.
tip-select-tap-adds = Toucher une carte l’ajoute à la sélection, ou l’en retire.
tip-select-enter-adds = Entrée ajoute une carte à la sélection, ou l’en retire.
tip-select-space-adds = Espace ajoute une carte à la sélection, ou l’en retire.
right-button-adds = Le bouton droit ajoute une carte.
left-button-adds = Le bouton gauche ajoute une carte.
every-click-adds = Chaque clic ajoute une carte.

tip-title-red-three = Trois rouges
tip-title-ask = Demander à son partenaire
tip-title-go-out = Sortir
tip-title-keep-two = Les dernières cartes
tip-title-stock-end = La fin de la pioche
tip-title-frozen = Une défausse gelée
tip-title-black-three = Trois noirs
tip-title-take = Prendre la défausse
tip-title-score = Le score
tip-title-draw = Piocher
tip-title-wild = Passe-partout
tip-title-warnings = Être averti avant de défausser
tip-title-select = Sélectionner des cartes
tip-title-discard = Défausser
tip-title-canasta = Canastas
tip-title-special = Mains spéciales
tip-title-kinds = Ce qu’il faut pour sortir
tip-title-foot = Le pied
tip-title-lone = Jouer seul
tip-title-sequence = Séquences
tip-title-wild-meld = Combinaisons de passe-partout
tip-title-talon = Cartes bonus
tip-title-open = Les premières combinaisons
tip-title-lay = Poser des cartes
tip-button = { $word } : { $title }
