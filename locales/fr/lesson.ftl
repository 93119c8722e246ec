leave-lesson = Quitter la manche guidée
step-back = Retour
step-next = Suivant
step-show = Montrer
step-skip = Passer
play-taught = Jouer cette partie

lesson-part = Chapitre { $chapter } sur { $count }
lesson-done = Première manche guidée : terminée, à revoir quand vous voulez
lesson-new = Jouez une première manche avec un guide : { $count } courts chapitres, une dizaine de minutes
lesson-begun = { $done ->
    [one] Première manche guidée : { $done } chapitre sur { $count }
   *[other] Première manche guidée : { $done } chapitres sur { $count }
}

lesson-opponent-plays = { $name } joue.
lesson-watch-opening = { $name } pioche, pose peut-être des cartes, et en défausse une.
lesson-watch-freezing = Regardez ce qui tombe sur la défausse.
lesson-watch-blocked = Votre trois noir bloque la défausse : { $name } ne peut que piocher.
lesson-watch-late = Sans canasta, { $name } ne peut pas sortir : il ne reste qu’à piocher et à défausser une carte.
lesson-watch-frozen = La défausse { CARDS-COUNT($count, case: "of") } est gelée pour { $name } aussi : pour la prendre, il faut { NATURALS-OF-RANK($naturals, $rank) } en main.
lesson-watch-pile = La défausse compte maintenant { CARDS-COUNT($count) }.

lesson-aim = Des cartes de même rang forment une combinaison ; à sept, c’est une canasta.
lesson-aim-why = Vous jouez une courte manche contre { $name } : vous piochez { CARDS-IN-WORDS($drawn) }, et avec { CANASTAS-COUNT($canastas) } vous pouvez sortir, ce qui termine la manche. Le plus grand nombre de points l’emporte : dans cette manche, ou dans une partie dès que quelqu’un atteint { $target }.

lesson-values = Les cartes que vous posez comptent pour vous ; celles qui vous restent en main, contre vous.
lesson-values-why = Joker { $joker } ; as et deux { $ace } ; du roi au huit { $king } ; du sept au quatre et trois noir { $seven }.

lesson-find-wild = Les deux et les jokers sont des passe-partout. Sélectionnez votre deux.
lesson-find-wild-why = Dans une combinaison, un passe-partout remplace n’importe quelle carte.

lesson-draw = Votre tour commence : piochez une carte.
lesson-draw-why = L’autre tas est la défausse. Avec les bonnes cartes, on peut la prendre au lieu de piocher.

lesson-red-three = Vous avez pioché un trois rouge : le voici posé à découvert. Vous avez pioché une dame à sa place.
lesson-red-three-why = Il vaut { $points } points pour vous dès que vous avez posé une combinaison, et { $points } contre vous d’ici là.

lesson-pick-kings = Trois cartes de même rang forment une combinaison. Sélectionnez vos trois rois.
lesson-pick-kings-why = Les couleurs ne comptent pas.

lesson-too-little = Ils valent { $points }, mais vos premières combinaisons doivent valoir { $minimum } ensemble. Préparez-les.
lesson-too-little-why = Les cartes préparées attendent qu’il y en ait assez, et peuvent revenir dans votre main.

lesson-open-with-queens = Sélectionnez aussi vos trois dames et posez le tout : { $points } points.
lesson-open-with-queens-why = Le minimum n’est exigé qu’une fois par manche. Ensuite, vous posez ce que vous voulez.

lesson-discard = Pour finir votre tour, défaussez une carte : le cinq de cœur.
lesson-discard-why = Sélectionnez-le, puis défaussez-le. Vous n’avez pas d’autre cinq, et il ne vaut que 5 points.

lesson-take-pile = { $name } a défaussé un huit, et vous en avez deux : prenez la défausse avec eux.
lesson-take-pile-why = { $count ->
    [1] La carte du dessus entre aussitôt dans une combinaison, et l’autre carte vient dans votre main.
   *[other] La carte du dessus entre aussitôt dans une combinaison, et les { $count } autres cartes viennent dans votre main.
}

lesson-got-pile = Les huit sont votre troisième combinaison, et le reste de la défausse est dans votre main.
lesson-got-pile-why = Qui prend la défausse la prend tout entière. C’est ainsi que grandissent les canastas.

lesson-add-wild = Mettez votre deux sur les rois. Encore trois cartes, et c’est une canasta.
lesson-add-wild-why = Sélectionnez le deux, puis choisissez les rois.

lesson-wild-limits = Une combinaison contient au plus { $most } passe-partout, et au moins { $least } cartes naturelles.
lesson-wild-least = Une combinaison contient au moins { $least } cartes naturelles.
lesson-wild-limits-why = Une canasta avec passe-partout est impure et rapporte { $mixed } ; sans, elle est pure et rapporte { $natural }.

lesson-discard-four = Terminez votre tour : défaussez le quatre.
lesson-discard-four-why = C’est la carte qui vous manquera le moins : elle ne vaut que { $points }. { $name } n’a pas posé de quatre, et devrait en avoir en main pour prendre la défausse.

lesson-see-frozen = { $name } a défaussé un deux : la défausse est gelée.
lesson-see-frozen-why = Pour la prendre et la dégeler, il faut une paire naturelle en main : deux cartes du rang du dessus, sans passe-partout.

lesson-draw-king = Piochez.
lesson-draw-king-why = Tant qu’un passe-partout est sur le dessus, personne ne peut prendre la défausse.

lesson-black-three = Un roi : gardez-le, et défaussez le trois noir.
lesson-black-three-why = Une défausse gelée ne se prend qu’avec deux rois en main. Le trois noir la bloque pour un tour : { $name } ne peut rien prendre.

lesson-try-frozen = { $name } a défaussé un huit, et vous avez posé des huit. Essayez de prendre la défausse.
lesson-try-frozen-why = Si elle n’était pas gelée, le huit irait sur vos huit, et le reste dans votre main.

lesson-why-frozen = Elle est gelée : seuls deux huit en main permettraient de la prendre. Piochez donc.
lesson-why-frozen-why = Gelée, cela veut dire que les combinaisons posées et les passe-partout n’aident pas : il faut une paire naturelle en main.

lesson-keep-pair = Encore un roi : gardez la paire, et défaussez le sept.
lesson-keep-pair-why = Si { $name } défausse un roi, votre paire prendra la défausse gelée.

lesson-see-blocked = { $name } a défaussé un trois noir : la défausse est bloquée pour vous. Piochez.
lesson-see-blocked-why = La carte que vous allez défausser le recouvrira, et il ne bloquera plus rien.

lesson-safe-discard = Défaussez le sept.
lesson-safe-discard-why = { $name } n’a pas pris votre dernier sept : une paire de sept dans sa main est peu probable.

lesson-take-frozen = Un roi ! Prenez la défausse gelée avec votre paire.
lesson-take-frozen-why = Les { $count } cartes sont à vous, et avec les { $laid } rois de la table, votre combinaison de rois en comptera sept.

lesson-canasta = Sept cartes : vos rois font une canasta, qui vaut { $points } points de plus.
lesson-canasta-why = Elle est impure, à cause du deux. Désormais vous pouvez sortir, dès que vous pouvez poser ou défausser toutes vos cartes.

lesson-lay-sevens = Posez vos deux sept avec le deux.
lesson-lay-sevens-why = Deux cartes naturelles et un passe-partout forment une combinaison.

lesson-lay-eight = Ajoutez le huit à vos huit.
lesson-lay-eight-why = Vous pouvez compléter vos combinaisons, mais jamais celles posées par { $name }.

lesson-keep-threes = Défaussez le quatre, et gardez les trois noirs.
lesson-keep-threes-why = Les trois noirs ne se posent qu’au tour où vous sortez, et par trois ou quatre seulement.

lesson-last-draw = { $name } a défaussé { CARDS($card) }, inutile pour vos combinaisons. Piochez : avec un trois noir de plus, vous pouvez sortir.
lesson-last-draw-why = Vous poserez alors les trois, et défausserez votre dernière carte.

lesson-lay-threes = Le voilà. Posez vos trois trois noirs.
lesson-lay-threes-why = Vous le pouvez, puisque vous sortez à ce tour. Ils n’admettent pas de passe-partout.

lesson-go-out = Défaussez votre dernière carte : vous sortez.
lesson-go-out-why = Cela rapporte { $points } points, et les cartes qui restent en main comptent contre { $name }.

lesson-score = Vous avez terminé la manche : { $own } points pour vous, { $theirs } pour { $name }.
lesson-won = Vous gagnez.
lesson-counted = Canasta { $canasta }, sortie { $out }, trois rouge { $three }, cartes posées { $laid }.
lesson-counted-opponent = { $name } : cartes posées { $laid }, cartes restées en main { $left }.

lesson-pile-brings-more = Vous pourriez piocher, mais la défausse rapporte plus d’une carte.
lesson-use-both-eights = Cela suffirait aussi, mais gardez le deux pour plus tard et servez-vous des deux huit.
lesson-kings-are-nearest = C’est permis, mais ce sont les rois qui sont le plus près d’une canasta.
lesson-lay-two-first = Vous pouvez terminer votre tour, mais posez d’abord le deux : c’est sur la table qu’il sert le plus.
lesson-pair-takes-pile = Le roi irait bien là, mais une paire de rois en main peut prendre la défausse gelée.
lesson-three-guards-pile = C’est permis, mais le trois noir empêche de prendre la défausse.
lesson-would-miss-card = C’est permis, mais cette carte vous manquerait davantage.
lesson-keep-card = C’est permis, mais gardez cette carte pour le moment.
lesson-others-help-out = C’est permis, mais les autres cartes vous aident à sortir.
lesson-waited-for-pile = Vous pourriez piocher, mais c’est cette défausse que vous attendiez.
lesson-would-not-end = C’est permis, mais la manche ne serait pas finie.
lesson-ends-turn-early = Votre tour finirait trop tôt.
lesson-step-shows-else = Les règles le permettent, mais cette étape montre autre chose.
lesson-nothing-done = Rien n’a été joué.

keys-go-on = Entrée pour continuer.
keys-of-step = Touches : { $keys }.
keys-then = { $before }, puis { $next }
keys-with-shift = Maj { $key }
keys-of-cards = { $count ->
    [1] { $key } et Espace
    [2] { $key } et Espace deux fois
   *[other] { $key } et Espace { COUNT($count) } fois
}
keys-choose-meld = choisir { RANKS-NAME($rank, case: "in") }
