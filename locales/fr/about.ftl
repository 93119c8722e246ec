licences = Licences du jeu et de ses bibliothèques

about-game = Canasta pour deux à huit joueurs dans votre navigateur : hors ligne, sans compte, sans publicité et sans serveur.
about-version = Version { $version }. Logiciel libre sous licence MIT ou Apache-2.0.
game-is-saved = Votre partie n’est enregistrée que sur cet appareil, et s’y trouve encore après la fermeture de la page.

mouse-left-selects = Bouton gauche : sélectionner une carte. Bouton droit : ajouter une carte à la sélection.
mouse-right-selects = Bouton droit : sélectionner une carte. Bouton gauche : ajouter une carte à la sélection.
mouse-click-adds = Cliquez sur une carte pour l’ajouter à la sélection, ou pour l’en retirer.
mouse-lays = Posez la sélection avec les boutons sous votre main, ou en cliquant sur votre côté de la table.
finger-selects = Touchez une carte pour la sélectionner ou la désélectionner, gardez le doigt dessus pour la voir en grand, ou faites-la glisser. Posez la sélection avec les boutons sous votre main, ou en touchant votre côté de la table.
keys-select = Les flèches vont d’un bouton ou d’une carte à l’autre. Entrée actionne un bouton, et sélectionne ou désélectionne une carte.

pile-top-first = { CARDS-COUNT($count) }, à partir du dessus.
