language = Langue
search-settings = Chercher un réglage
reset = Réinitialiser
default-keys = Touches par défaut
keys-note = Pour changer une touche, tapez la nouvelle dans son champ. Avec un lecteur d’écran, les touches agissent en mode formulaire ; en mode navigation, il les garde pour lui.

key-arrows = Flèches, Début, Fin
key-arrows-does = Se déplacer dans la main
key-space = Espace
key-space-does = Sélectionner ou désélectionner la carte ; pendant que les autres jouent, passer à l’étape suivante
key-shift-arrow = Maj et flèche
key-shift-arrow-does = Sélectionner plusieurs cartes à la suite
key-alt-arrow = Alt et flèche
key-alt-arrow-does = Déplacer la carte dans la main
key-enter = Entrée
key-enter-does = Actionner le bouton mis en évidence ; en mode TV, sélectionner la carte
key-escape = Échap
key-escape-does = Vider la sélection ; fermer une fenêtre
key-ranks = 4 à 9, 0 pour dix
key-ranks-does = Aller à la prochaine carte de ce rang
key-courts = Maj et J, Q, K, A
key-courts-does = De même pour le valet, la dame, le roi, l’as
key-wilds = 2, 3, Maj et W
key-wilds-does = De même pour les deux, les trois, les jokers
key-ways = 1 à 9
key-ways-does = Choisir une façon parmi plusieurs
language-of-device = Comme cet appareil ({ $language })

theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contrasté

pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate

patience-short = Court
patience-normal = Normal
patience-long = Long

felt-green = Vert
felt-blue = Bleu
felt-plum = Prune
felt-slate = Ardoise

back-blue = Bleu
back-red = Rouge
back-plain = Uni

size-small = Petite
size-normal = Normale
size-large = Grande

motion-slow = Lentes
motion-normal = Normales
motion-fast = Rapides
motion-off = Aucune

verbosity-brief = Bref
verbosity-normal = Normal
verbosity-full = Complet

sort-rank = Par rang
sort-own = Mon ordre

switch-messages = Afficher les messages du jeu
switch-messages-does = Ce que fait chaque joueur, en haut de la table. Sans eux : seulement le dos de leurs cartes
switch-swap-buttons = Inverser les boutons de la souris
switch-swap-buttons-does = Le bouton gauche ajoute à la sélection, le droit sélectionne une seule carte
switch-click-adds = Chaque clic ajoute
switch-click-adds-does = Chaque clic, de l’un ou l’autre bouton, ajoute une carte à la sélection ou l’en retire
switch-lite = Version légère
switch-lite-does = Sans images, ombres ni animations
switch-tv = Mode TV
switch-tv-does = Grands caractères et marges de sécurité
switch-four-colour = Jeu en quatre couleurs
switch-four-colour-does = Carreaux bleus, trèfles verts
switch-large-print = Gros caractères
switch-large-print-does = Rangs et couleurs aussi grands que la carte le permet, sans images
switch-left-handed = Mode gaucher
switch-left-handed-does = Boutons à gauche
switch-whole-groups = Sélectionner des groupes entiers
switch-whole-groups-does = Un clic sur une carte sélectionne toutes celles de son rang
switch-keys = Raccourcis à une touche
switch-keys-does = Une touche suffit pour piocher, poser, etc. La liste est dans le menu, sous Touches
switch-auto-draw = Piocher automatiquement
switch-auto-draw-does = Quand vous ne pouvez rien faire d’autre
switch-look-through = Consulter la défausse
switch-look-through-does = Règle maison : chacun peut voir toute la défausse
switch-warn-discards = Avertir avant de défausser
switch-warn-discards-does = Quand une carte est sélectionnée, dit ce que le joueur suivant peut en faire, d’après ce que vous voyez
switch-achievements = Succès
switch-achievements-does = Après une manche, une ligne sur ce que vous avez réussi pour la première fois
switch-sounds = Sons
switch-sounds-does = Quand des cartes bougent et quand c’est à vous
switch-captions = Sous-titres des sons
switch-captions-does = Un court texte dans un coin pour chaque son, comme « ♪ canasta »
switch-vibration = Vibrations
switch-vibration-does = Sur écran tactile : votre tour, une canasta, et ce qui n’est pas possible
switch-practice = Entraînement
switch-practice-does = Annulation illimitée. La partie compte comme entraînement
switch-open-hands = Mains ouvertes
switch-open-hands-does = Toutes les mains visibles, pour apprendre. La partie compte comme entraînement

setting-theme = Thème
setting-felt = Couleur de la table
setting-back = Dos des cartes
setting-card-size = Taille des cartes
setting-text-size = Taille du texte
setting-pace = Vitesse des adversaires
setting-patience = Temps de réflexion
setting-motion = Animations des cartes
setting-sort = Ordre de la main
setting-verbosity = Détail du lecteur d’écran

search-theme = nuit mode noir blanc sombre clair couleurs apparence contraste
search-felt = tapis fond couleur feutre
search-back = motif dessin verso
search-card-size = grandes petites agrandir zoom
search-text-size = police caractères lettres grand petit zoom lire lisible
search-pace = bots ordinateur attendre rapide lent délai rythme cadence
search-patience = bots ordinateur force difficulté niveau rapide lent attendre
search-motion = vitesse mouvement bouger rapide lent vertige désactiver
search-sort = trier tri ranger arranger cartes
search-verbosity = aveugle malvoyant annonces voix synthèse vocale NVDA VoiceOver TalkBack JAWS
search-language = traduction français anglais langue
search-messages = texte journal historique masquer
search-mouse = gauche droit bouton clic sélection
search-lite = rapide lent vieux appareil batterie performance simple
search-tv = télévision télé télécommande grand écran flèches
search-four-colour = daltonien daltonisme couleurs enseignes
search-large-print = grandes cartes yeux malvoyant basse vision presbyte
search-left-handed = main gauche pouce côté miroir gauchère
search-keys = clavier raccourcis
search-sounds = audio bruit volume muet silence musique
search-achievements = trophées badges récompenses statistiques exploits
search-captions = sourd malentendant texte
search-vibration = vibreur haptique téléphone secouer
search-practice = revenir reprendre apprendre entraîner
search-open-hands = tricher voir toutes montrer cartes

settings-group-cards = Cartes et table
settings-group-pace = Rythme et son
settings-group-help = Aide pendant le jeu
settings-group-language = Langue et lecteurs d’écran
settings-group-mouse = Souris, touches et TV

setting-value = { $label } : { $value }
switch-is-off = { $name } : non
no-setting-found = Aucun réglage ne contient ces mots. Essayez « couleur », « vitesse » ou « taille ».
settings-found = { $count ->
    [one] { $count } réglage
   *[other] { $count } réglages
}

command-draw = Piocher
command-take = Prendre la défausse
command-lay = Poser la sélection, ou la préparer
command-discard = Défausser la carte sélectionnée
command-unstage = Reprendre tous les groupes
command-undo = Annuler
command-hint = Indice ; encore une fois pour le montrer
command-keep = Garder la dernière carte
command-ask = Demander « Puis-je sortir ? »
command-yes = Répondre oui
command-no = Répondre non
command-hand = Lire ma main
command-melds = Lire les combinaisons
command-pile = Lire la défausse et la pioche
command-scores = Lire les scores
command-minimum = Lire le minimum d’ouverture
command-buttons = Lire ce que je peux faire
command-repeat = Répéter
command-faster = Faire jouer les autres plus vite pendant ce tour
command-what-happened = Remontrer le dernier tour
command-pause = Mettre les autres joueurs en pause
command-keys = Afficher cette liste
