review-hand = Analyser cette manche
natural-canastas = Canastas pures
mixed-canastas = Canastas impures
no-game-yet = Aucune partie n’a commencé.
no-hand-yet = Aucune manche n’est encore terminée.
best-of-hand = Le meilleur de la manche
no-cards-left = Plus de cartes
count-at-once = Compter d’un coup
penalties = Pénalités
extras = Autres bonus

hand-went-out = { $side ->
    [we] Manche { $hand } : nous sortons
    [they] Manche { $hand } : ils sortent
    [you] Manche { $hand } : vous sortez
    [player] Manche { $hand } : { $side } sort
   *[several] Manche { $hand } : { $side } sortent
}
hand-went-out-concealed = { $side ->
    [we] Manche { $hand } : nous sortons en main fermée
    [they] Manche { $hand } : ils sortent en main fermée
    [you] Manche { $hand } : vous sortez en main fermée
    [player] Manche { $hand } : { $side } sort en main fermée
   *[several] Manche { $hand } : { $side } sortent en main fermée
}
hand-stock-ran-out = Manche { $hand } : pioche épuisée
hand-ended-by-three = Manche { $hand } : finie sur un trois
hand-was-special = Manche { $hand } : une main spéciale
hand-result = { $title }, { $totals }
totals-to = { $before }{"\u00A0"}à{"\u00A0"}{ $next }

is-tie = C’est une égalité.
side-leads = { $side ->
    [we] Nous menons de { $margin }.
    [they] Ils mènent de { $margin }.
    [you] Vous menez de { $margin }.
    [player] { $side } mène de { $margin }.
   *[several] { $side } mènent de { $margin }.
}
game-is-practice = Cette partie compte comme entraînement.
winner-you = Vous
match-won = { $side ->
    [we] Nous gagnons de { $margin }
    [they] Ils gagnent de { $margin }
    [you] Vous gagnez de { $margin }
    [player] { $side } gagne de { $margin }
   *[several] { $side } gagnent de { $margin }
}
match-note = { $count ->
    [1] Après une manche (partie { $goal }).
   *[other] Après { $count } manches (partie { $goal }).
}
match-note-practice = { $count ->
    [1] Après une manche (partie { $goal }, entraînement).
   *[other] Après { $count } manches (partie { $goal }, entraînement).
}
hands-note = { $count ->
    [1] Après une manche.
   *[other] Après { $count } manches.
}
hands-note-practice = { $count ->
    [1] Après une manche (entraînement).
   *[other] Après { $count } manches (entraînement).
}
total-of = { $side ->
    [we] Nous { $points }
    [they] Eux { $points }
    [you] Vous { $points }
   *[other] { $side } { $points }
}
points-of-side = { $side ->
    [we] nous { $points }
    [they] eux { $points }
    [you] vous { $points }
   *[other] { $side } { $points }
}

goes-out = { $who ->
    [you] Vous sortez !
   *[other] { $who } sort !
}
goes-out-concealed = { $who ->
    [you] Vous sortez en main fermée !
   *[other] { $who } sort en main fermée !
}
lays-special = { $who ->
    [you] Vous posez une main spéciale !
   *[other] { $who } pose une main spéciale !
}
stock-used-up = La pioche est épuisée
three-ends-hand = Un trois met fin à la manche

stock-ends-story = La pioche est vide, et personne n’a pu sortir.
special-story = Les quatorze cartes forment une main spéciale, qui met fin à la manche.
three-story = { $three ->
    [red] { $who ->
        [you] Vous piochez un trois rouge, la dernière carte de la pioche : aucune carte ne le remplace.
       *[other] { $who } pioche un trois rouge, la dernière carte de la pioche : aucune carte ne le remplace.
    }
    [black] { $who ->
        [you] Vous piochez un trois noir, la dernière carte de la pioche : aucune carte ne le remplace.
       *[other] { $who } pioche un trois noir, la dernière carte de la pioche : aucune carte ne le remplace.
    }
   *[any] { $who ->
        [you] Vous piochez un trois, la dernière carte de la pioche : aucune carte ne le remplace.
       *[other] { $who } pioche un trois, la dernière carte de la pioche : aucune carte ne le remplace.
    }
}
concealed-story = { $who ->
    [you] Vous posez toute votre main d’un coup pour { $points }, sans avoir rien posé avant.
   *[other] { $who } pose toute sa main d’un coup pour { $points }, sans avoir rien posé avant.
}
concealed-story-free = { $who ->
    [you] Vous posez toute votre main d’un coup, sans avoir rien posé avant.
   *[other] { $who } pose toute sa main d’un coup, sans avoir rien posé avant.
}
out-discards = { $who ->
    [you] Vous défaussez la dernière carte : { CARDS($card) }.
   *[other] { $who } défausse la dernière carte : { CARDS($card) }.
}
out-plays = { $who ->
    [you] Vous jouez la dernière carte.
   *[other] { $who } joue la dernière carte.
}
out-takes = { $who ->
    [you] Vous prenez la défausse et posez toutes vos cartes.
   *[other] { $who } prend la défausse et pose toutes ses cartes.
}
out-takes-and-discards = { $who ->
    [you] Vous prenez la défausse, posez { CARDS-IN-WORDS($count) } et défaussez la dernière.
   *[other] { $who } prend la défausse, pose { CARDS-IN-WORDS($count) } et défausse la dernière.
}
out-lays-and-discards = { $who ->
    [you] Vous posez { CARDS-IN-WORDS($count) } et défaussez la dernière.
   *[other] { $who } pose { CARDS-IN-WORDS($count) } et défausse la dernière.
}
out-closes-and-discards = { $who ->
    [you] Vous fermez { LIST($melds) } et défaussez la dernière carte.
   *[other] { $who } ferme { LIST($melds) } et défausse la dernière carte.
}
out-last-close = { $owner ->
    [reader] { $count ->
        [1] Votre dernière carte ferme { LIST($melds) }.
       *[other] Vos { COUNT($count) } dernières cartes ferment { LIST($melds) }.
    }
    [partner] { $count ->
        [1] La dernière carte de votre partenaire ferme { LIST($melds) }.
       *[other] Les { COUNT($count) } dernières cartes de votre partenaire ferment { LIST($melds) }.
    }
   *[named] { $count ->
        [1] Avec sa dernière carte, { $name } ferme { LIST($melds) }.
       *[other] Avec ses { COUNT($count) } dernières cartes, { $name } ferme { LIST($melds) }.
    }
}
out-last-are = { $owner ->
    [reader] { $count ->
        [1] Votre dernière carte est une combinaison { CARDS($meld, case: "of") }.
       *[other] Vos { COUNT($count) } dernières cartes sont une combinaison { CARDS($meld, case: "of") }.
    }
    [partner] { $count ->
        [1] La dernière carte de votre partenaire est une combinaison { CARDS($meld, case: "of") }.
       *[other] Les { COUNT($count) } dernières cartes de votre partenaire sont une combinaison { CARDS($meld, case: "of") }.
    }
   *[named] { $count ->
        [1] Avec sa dernière carte, { $name } pose une combinaison { CARDS($meld, case: "of") }.
       *[other] Avec ses { COUNT($count) } dernières cartes, { $name } pose une combinaison { CARDS($meld, case: "of") }.
    }
}
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] Votre dernière carte va { LIST($melds, case: "to") }.
       *[other] Vos { COUNT($count) } dernières cartes vont { LIST($melds, case: "to") }.
    }
    [partner] { $count ->
        [1] La dernière carte de votre partenaire va { LIST($melds, case: "to") }.
       *[other] Les { COUNT($count) } dernières cartes de votre partenaire vont { LIST($melds, case: "to") }.
    }
   *[named] { $count ->
        [1] { $name } ajoute sa dernière carte { LIST($melds, case: "to") }.
       *[other] { $name } ajoute ses { COUNT($count) } dernières cartes { LIST($melds, case: "to") }.
    }
}

natural-canasta-of = Canasta pure { CARDS($meld, case: "of") }
mixed-canasta-of = Canasta impure { CARDS($meld, case: "of") }
complete-sequence = Complète : { CARDS($meld) }
canasta-of = Canasta { CARDS($meld, case: "of") }
meld-of = Combinaison { CARDS($meld, case: "of") }

this-hand-scores = Cette manche : { $points }.
total-scores = Total : { $points }.
total-was = avant : { $points }
pad-hand = Manche { $hand }
pad-hand-of = Manche { $hand } sur { $deals }
open-hand-out = sortie
open-hand-you = Vous

story-best-hand = Meilleure manche
story-largest-lead = Plus grande avance
story-lead = En tête
story-canastas = Canastas
story-decided = Ce qui a décidé
story-going-out = Sorties
story-best-hand-is = { $side ->
    [we] Nous, manche { $hand } : { $points }
    [they] Eux, manche { $hand } : { $points }
    [you] Vous, manche { $hand } : { $points }
   *[other] { $side }, manche { $hand } : { $points }
}
story-largest-lead-is = { $side ->
    [we] Nous, après la manche { $hand } : { $points }
    [they] Eux, après la manche { $hand } : { $points }
    [you] Vous, après la manche { $hand } : { $points }
   *[other] { $side }, après la manche { $hand } : { $points }
}
story-took-lead = { $side ->
    [we] Nous, définitivement dès la manche { $hand }
    [they] Eux, définitivement dès la manche { $hand }
    [you] Vous, définitivement dès la manche { $hand }
   *[other] { $side }, définitivement dès la manche { $hand }
}
story-took-lead-after = { $side ->
    [we] Nous, définitivement dès la manche { $hand }, après { COUNT($count, gender: "m") } changements
    [they] Eux, définitivement dès la manche { $hand }, après { COUNT($count, gender: "m") } changements
    [you] Vous, définitivement dès la manche { $hand }, après { COUNT($count, gender: "m") } changements
   *[other] { $side }, définitivement dès la manche { $hand }, après { COUNT($count, gender: "m") } changements
}
story-always-ahead = { $side ->
    [we] Nous avons mené du début à la fin
    [they] Ils ont mené du début à la fin
    [you] Vous avez mené du début à la fin
    [player] { $side } a mené du début à la fin
   *[several] { $side } ont mené du début à la fin
}
story-canastas-of = { $side ->
    [we] Nous { $canastas }
    [they] Eux { $canastas }
    [you] Vous { $canastas }
   *[other] { $side } { $canastas }
}
story-canastas-of-next = { $side ->
    [we] nous { $canastas }
    [they] eux { $canastas }
    [you] vous { $canastas }
   *[other] { $side } { $canastas }
}
no-canastas = aucune
canastas-natural = { $count ->
    [one] { $count } pure
   *[other] { $count } pures
}
canastas-mixed = { $count ->
    [one] { $count } impure
   *[other] { $count } impures
}
canastas-sequence = { $count } en séquence
canastas-wild = { $count } de passe-partout
decided-points = { $what } : { $points }
decided-canastas = canastas
decided-melded = cartes posées
decided-in-hand = cartes restées en main
decided-threes = trois rouges
decided-going-out = sortie
decided-penalties = pénalités
decided-extras = autres bonus
decided-special = une main spéciale
went-out-times = { $who ->
    [you] { $count ->
        [1] vous une fois
        [2] vous deux fois
       *[other] vous { COUNT($count) } fois
    }
   *[other] { $count ->
        [1] { $who } une fois
        [2] { $who } deux fois
       *[other] { $who } { COUNT($count) } fois
    }
}
went-out-name = { $who ->
    [you] vous
   *[other] { $who }
}
nobody-went-out = Personne

ready-for-more = Un défi de plus ?
another-try = Une revanche contre les mêmes joueurs, ou d’abord une partie plus facile ?
play-against = Jouer contre { $level }
