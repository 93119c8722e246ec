free = Gratuit, sans compte, sans publicité. Fonctionne aussi sans connexion.
new-to-canasta = Vous découvrez la Canasta ?
todays-deal = La manche du jour
todays-deal-note = Une manche, les mêmes cartes pour tous
choose-game = Choisir le jeu…
show-my-hand = montrer ma main
fair-deal = Comment vérifier que la donne est honnête
fingerprint-note = Le prochain paquet est déjà mélangé, et voici son empreinte. Après la manche, la feuille de score montre le paquet. Aucun autre n’a la même empreinte : le paquet n’a donc pas pu être échangé. Vous n’avez rien à faire.

continue-finished = Retour à la partie terminée
continue-your-turn = Continuer : c’est à vous
continue-match = Continuer
continue-hand = Manche { $hand }
continue-hand-stands = Manche { $hand } : { $sides }
side-stands = { side-name } { $total }
side-stands-and-laid = { side-name } { $total } { $laid } pour l’instant
side-stands-laid = { side-name } { $laid } pour l’instant
