statistics-refused = La bibliothèque est illisible en ce moment : il n’y a donc rien à compter.
statistics-empty = Rien à compter pour l’instant. Jouez une manche jusqu’au bout, et vos chiffres commenceront ici.
save-table = Enregistrer en CSV
all-games = Toutes les parties
games-won = Parties gagnées
by-rules = Règles
by-level = Adversaires
by-player = Joueurs
won-games = Gagnées
share-won = Taux
interval = Plage probable
interval-note = Quelques parties en disent peu : la chance en décide beaucoup. La plage indique où votre taux se fixera le plus probablement à la longue.
figures-of-hands = Manches
over-time = Points par manche au fil du temps
course-games = Parties
your-points = Vos points
their-points = Leurs points
as-table = En tableau
errors-and-luck = Erreurs et chance
errors-over-time = Taux d’erreur au fil du temps
luck-a-hand = Chance par manche
luck-over-time = Chance par manche au fil du temps
own-decisions = Décisions
reviewed-games = Parties analysées
errors-note = Le taux d’erreur est ce que vous perdez en moyenne de chances de gain par décision. Le vrai taux se trouve très probablement dans la bande, qui n’est pas tracée au-dessous de 0.
luck-note = La chance, c’est ce que valaient vos cartes face à celles qui auraient pu venir, en chances de gain. Sur beaucoup de manches, elle s’équilibre.
streaks = Séries
marked-hands = Manches à revoir
points-look-back = { $points } points, revoir la manche { $hand }
best-hands = Vos meilleures manches
worst-hands = Vos pires manches
achievements = Succès
achieved = Obtenus
not-achieved = Pas encore

statistics-note = { $hands ->
    [one] { $games ->
        [one] { $hands } manche et { $games } partie terminée sur cet appareil.
       *[other] { $hands } manche et { $games } parties terminées sur cet appareil.
    }
   *[other] { $games ->
        [one] { $hands } manches et { $games } partie terminée sur cet appareil.
       *[other] { $hands } manches et { $games } parties terminées sur cet appareil.
    }
}
statistics-do-not-count = L’entraînement et les parties venues de fichiers ne comptent pas.
reading-games = Lecture de vos parties…
counting-games = Décompte de vos parties…
games-left = { $count ->
    [one] encore { $count } partie
   *[other] encore { $count } parties
}
several-levels = Plusieurs niveaux
against-people = Personnes
with-player = Avec { $name }
against-player = Contre { $name }
count-of = { $count } sur { $all }
percent = { $share } %
percent-range = { $low }–{ $high } %
percent-of = { $share } % ({ $count } sur { $all })
course-range = De { $low } à { $high } points
share-range = De { $low } à { $high }
no-game-reviewed = Aucune partie n’est encore analysée. Revoyez une partie et choisissez « Analyse ». Elle compte ici à partir de là.
games-reviewed = { $games ->
    [1] { $decisions ->
        [one] Une partie est analysée, avec { $decisions } décision de votre part.
       *[other] Une partie est analysée, avec { $decisions } décisions de votre part.
    }
   *[other] { $decisions ->
        [one] { $games } parties sont analysées, avec { $decisions } décision de votre part.
       *[other] { $games } parties sont analysées, avec { $decisions } décisions de votre part.
    }
}
only-reviewed-count = Seules les parties analysées comptent ici.

figure-your-points = Vos points par manche
figure-their-points = Leurs points par manche
figure-natural = Canastas pures par manche
figure-mixed = Canastas impures par manche
figure-out = Sorties de votre équipe
figure-concealed = Dont en main fermée
figure-they-out = Leurs sorties
figure-opened = Ouvertures de votre équipe
figure-opening-round = Ouverture au tour
figure-opening-points = Points d’une ouverture
figure-piles = Défausses prises par manche
figure-pile-cards = Cartes par défausse
figure-largest-pile = Plus grosse défausse
streak-now = En ce moment
streak-won = Plus longue série de victoires
streak-lost = Plus longue série de défaites
games-won-now = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
games-lost-now = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}

achievement-natural = Pureté
achievement-natural-how = Faire une canasta pure
achievement-quick-opening = Départ éclair
achievement-quick-opening-how = Ouvrir au premier tour d’une manche
achievement-victory = Victoire
achievement-victory-how = Gagner une partie
achievement-big-pile = Les mains pleines
achievement-big-pile-how = Prendre une défausse d’au moins 20 cartes
achievement-two-naturals = Double pureté
achievement-two-naturals-how = Faire deux canastas pures dans une manche
achievement-red-threes = Le compte y est
achievement-red-threes-how = Poser tous les trois rouges, et les compter en votre faveur
achievement-concealed = Surprise !
achievement-concealed-how = Sortir en main fermée
achievement-big-hand = Grosse manche
achievement-big-hand-how = Marquer 2 000 points dans une manche
achievement-five-canastas = Tope là !
achievement-five-canastas-how = Faire cinq canastas dans une manche
achievement-shutout = Sans réplique
achievement-shutout-how = Sortir avant que les autres aient ouvert
achievement-comeback = La remontée
achievement-comeback-how = Gagner une partie après un retard de 1 500 points
achievement-beat-master = David et Goliath
achievement-beat-master-how = Gagner une partie contre Maître
achievement-quoted = « { $name } »
achieved-now = { $count ->
    [one] Nouveau succès : { LIST($names) }.
   *[other] Nouveaux succès : { LIST($names) }.
}

statistics-file-columns = date,règles,règles modifiées,objectif,joueurs,résultat,notre total,leur total,manches,nos points,leurs points,canastas pures,canastas impures,nos sorties,dont en main fermée,leurs sorties,ouvertures,tours avant d’ouvrir,points des ouvertures,défausses prises,cartes des défausses,plus grosse défausse,meilleure manche,pire manche,manches analysées,décisions analysées,taux d’erreur,chance par manche
statistics-file-result = { $state ->
    [won] gagnée
    [lost] perdue
   *[begun] commencée
}
