rule-name = { $field ->
    [players] Joueurs
    [sides] Équipes
    [lone-taker] Qui prend d’abord la défausse joue seul
    [sit-out] Cinq personnes, dont une se repose
    [packs] Jeux de 52 cartes
    [pack-jokers] Jokers par jeu
    [hand-size] Cartes distribuées à chacun
    [draw-count] Cartes piochées par tour
    [leader-extra] Qui commence a une carte de plus
    [cut-keep] Ce que garde qui coupe
    [turn-up] On retourne une carte à la donne
    [turn-up-again] Cartes sur lesquelles on en retourne une autre
    [turn-up-back] Une telle carte passe sous la pioche
    [pile-start] Cartes cachées sous la carte retournée
    [canastas-to-go-out] Canastas pour sortir
    [required-ranks] Rangs de canastas exigés
    [max-wilds] Maximum de passe-partout
    [wilds-max-naturals] Pas plus de passe-partout que de naturelles
    [naturals-ahead] Naturelles de plus que de passe-partout
    [min-naturals] Minimum de naturelles
    [opening-minimums] Minimum d’ouverture
    [concealed-exempt] Main fermée sans minimum
    [wilds-in-opening] Passe-partout à l’ouverture
    [closed-turns] Premiers tours sans poser de cartes
    [pile-allowed] On peut prendre la défausse
    [pile-new-meld] Nouvelle combinaison avec la carte du dessus
    [pile-own-meld] Carte du dessus sur votre combinaison
    [frozen-until-melded] Gelée tant qu’une équipe n’a rien posé
    [freezing] Les passe-partout gèlent la défausse
    [one-card-pile-closed] Une carte ne prend pas une défausse d’une carte
    [always-frozen] La défausse est toujours gelée
    [frozen-needs] Cartes pour une défausse gelée par une carte
    [frozen-wilds] Passe-partout parmi ces cartes
    [pile-wild] Un passe-partout sur la défausse
    [pile-melds] Poser ce qui est venu avec la défausse
    [pile-take] Maximum de cartes prises
    [pile-extra] Cartes piochées après la défausse
    [black-threes-last] Les trois noirs viennent en dernier
    [black-three-held] Un trois noir resté en main
    [ask-partner] « Puis-je sortir ? »
    [out-without-draw] Sortir sans piocher
    [keep-last-card] On peut garder la dernière carte
    [stock-end] Quand la pioche est vide
    [going-out] Bonus de sortie
    [concealed] Total pour une main fermée
    [cut-bonus] Couper exactement les cartes de la donne
    [natural-canasta] Canasta pure
    [mixed-canasta] Canasta impure
    [red-three] Un trois rouge
    [four-red-threes] Tous les trois rouges ensemble
    [red-threes-negative] Les trois rouges peuvent compter contre vous
    [target] Score à atteindre
    [foot-size] Cartes du pied
    [feet] Plusieurs pieds
    [foot-pickup] Continuer avec le pied
    [foot-threes-replaced] Les trois du pied sont remplacés
    [talons] Cartes bonus pour l’ouverture
    [meld-max] Maximum de cartes par groupe
    [melds-per-rank] Groupes d’un même rang
    [sequences] Les séquences sont des combinaisons
    [wild-melds] Combinaisons de passe-partout
    [wilds-join-at] Naturelles avant un passe-partout
    [pure-ranks] Rangs sans passe-partout
    [dead-ranks] Une canasta ferme son rang
    [opening-by] Ce qui fixe le minimum d’ouverture
    [opening-steps] Scores des minimums d’ouverture
    [opening-rules] Règles de l’ouverture
    [opening-needs] Canasta à l’ouverture
    [pile-onto-sequence] Carte du dessus sur une séquence
    [wild-discards] Défausser un passe-partout
    [no-first-discards] Jamais sur une défausse vide
    [black-three-role] Effet des trois noirs
    [red-three-role] Effet des trois rouges
    [red-three-held] Un trois rouge resté en main
    [black-threes-melded] Quatre trois noirs posés
    [threes-table] Trois d’une même couleur
    [threes-sign] Trois et canastas
    [canasta-kinds] Sortes de canastas exigées
    [out-rules] Règles de sortie
    [deals] Manches d’une partie
    [by-deal] Règles qui changent d’une manche à l’autre
    [card-points] Valeurs des cartes
    [canasta-bonuses] Autres canastas
    [canasta-count-bonus] Nombre de canastas
    [incomplete-penalties] Combinaisons incomplètes
    [held-penalties] Trois cartes d’un rang en main
    [melds-need-canasta] Il faut une canasta pour compter
   *[special-hands] Mains spéciales
}

rule-note-players = Un nombre pair joue en deux équipes, un nombre impair chacun pour soi, sauf si les équipes sont choisies.
rule-note-sides = Leurs places alternent. Autant que de joueurs : chacun joue pour soi.
rule-note-lone-taker = Les deux autres sont alors partenaires, pour cette manche. À trois joueurs seulement.
rule-note-sit-out = Trois jouent contre deux ; des trois, une personne se repose à chaque manche. Seulement si quatre places forment deux équipes.
rule-note-packs = Deux jeux font huit cartes de chaque rang.
rule-note-pack-jokers = Ce sont des passe-partout, comme les deux.
rule-note-hand-size = Toutes les mains et la carte retournée doivent laisser au moins huit cartes des jeux.
rule-note-draw-count = Piochées au début du tour, sauf si l’on prend la défausse.
rule-note-turn-up = Elle commence la défausse. Sinon, c’est la première carte défaussée.
rule-note-leader-extra = Elle remplace la première pioche.
rule-note-cut-keep = Le joueur avant le donneur coupe, regarde les cartes du dessous de son paquet et en reçoit d’autant moins.
rule-note-turn-up-again = La carte suivante couvre une telle carte.
rule-note-turn-up-back = Sinon, elle reste dans la défausse sous la suivante.
rule-note-pile-start = Personne ne les connaît avant que la défausse soit prise.
rule-note-canastas-to-go-out = Une équipe doit en avoir ce nombre, celles du même tour comprises.
rule-note-required-ranks = Pour sortir, il faut une canasta de chaque rang choisi.
rule-note-max-wilds = Combien de deux et de jokers une combinaison peut contenir.
rule-note-wilds-max-naturals = Une combinaison ne peut jamais contenir plus de passe-partout que de cartes naturelles.
rule-note-naturals-ahead = Quand les passe-partout ne peuvent pas être plus nombreux : de combien les naturelles doivent les dépasser dans une combinaison qui en contient.
rule-note-min-naturals = Combien de cartes naturelles il faut dans chaque combinaison.
rule-note-opening-minimums = Les points que doit valoir l’ouverture d’une équipe, selon son score avant la manche.
rule-note-concealed-exempt = Une main posée tout entière d’un coup, après avoir pioché, peut valoir moins que le minimum.
rule-note-wilds-in-opening = L’ouverture d’une équipe peut contenir des passe-partout.
rule-note-closed-turns = Pendant autant de premiers tours, chacun ne fait que piocher et défausser : on ne pose rien et on ne prend pas la défausse.
rule-note-pile-allowed = Sinon, on ne fait que piocher.
rule-note-pile-new-meld = Ce qu’il faut en main pour commencer une combinaison avec la carte du dessus d’une défausse non gelée.
rule-note-pile-own-meld = À quelles combinaisons de votre équipe la carte du dessus peut s’ajouter.
rule-note-frozen-until-melded = Avant sa première combinaison, il faut à une équipe une paire naturelle pour prendre la défausse.
rule-note-freezing = Avec un passe-partout dans la défausse, ou un trois rouge retourné à la donne, seule une paire naturelle la prend.
rule-note-one-card-pile-closed = Avec une seule carte en main, on ne peut pas prendre une défausse d’une seule carte.
rule-note-always-frozen = Seule une paire naturelle de la main la prend, toujours.
rule-note-frozen-needs = Il faut autant de cartes de la main pour une défausse qui contient un passe-partout ou un trois retourné.
rule-note-frozen-wilds = Autant de ces cartes peuvent être des passe-partout ; les autres sont naturelles, du rang de la carte du dessus.
rule-note-pile-wild = Les passe-partout de la main qui la prennent, en combinaison de passe-partout.
rule-note-pile-melds = Si les cartes du dessous peuvent être posées au tour où l’on prend la défausse.
rule-note-pile-take = On prend la carte du dessus et celles juste dessous. Les autres restent.
rule-note-pile-extra = Piochées par qui prend la défausse.
rule-note-black-threes-last = On ne les pose que s’il ne reste aucune autre carte en main.
rule-note-black-three-held = Compte contre son équipe à la fin de la manche.
rule-note-ask-partner = Avant de sortir, vous pouvez demander à votre partenaire, dont la réponse vous engage.
rule-note-out-without-draw = On peut tout poser avant de piocher.
rule-note-keep-last-card = Quand vous ne pouvez pas sortir, vous gardez la dernière carte au lieu de la défausser.
rule-note-stock-end = Ce que doit faire un joueur qui ne peut plus piocher.
rule-note-going-out = Pour l’équipe dont un joueur sort.
rule-note-concealed = Pour sortir en un seul tour, sans avoir rien posé avant ; au moins le bonus de sortie.
rule-note-cut-bonus = Points à une table avec de vraies cartes. La feuille de marque les compte ; à cette table, personne ne coupe pour cela.
rule-note-natural-canasta = Au moins sept cartes d’un rang, sans passe-partout.
rule-note-mixed-canasta = Au moins sept cartes d’un rang, avec passe-partout.
rule-note-red-three = Pour chaque trois rouge posé.
rule-note-four-red-threes = À la place de leurs bonus séparés.
rule-note-red-threes-negative = Ils comptent contre une équipe qui n’a rien posé.
rule-note-target = La première équipe qui l’atteint met fin à la partie ; le meilleur total gagne.
rule-note-foot-size = Une seconde main, qu’on joue quand la première est vide.
rule-note-feet = Deux ou trois autres mains, comme le genou et le pied, dans l’ordre où on les prend.
rule-note-foot-pickup = Quand on le prend, et ce qui suit.
rule-note-foot-threes-replaced = Pour chaque trois du pied qui se pose, on pioche une carte.
rule-note-talons = Piochées après le tour de l’ouverture par l’équipe qui ouvre en premier, en deuxième, etc.
rule-note-meld-max = Un groupe ne peut pas en contenir plus.
rule-note-melds-per-rank = Combien de groupes d’un même rang une équipe peut avoir.
rule-note-sequences = De trois à sept cartes qui se suivent dans une couleur.
rule-note-wild-melds = De trois à sept deux et jokers.
rule-note-wilds-join-at = Après son ouverture, une équipe n’ajoute des passe-partout qu’aux groupes qui ont autant de cartes naturelles.
rule-note-pure-ranks = Les groupes de ces rangs n’admettent pas de passe-partout.
rule-note-dead-ranks = Personne ne pose plus de cartes d’un rang dont une équipe a une canasta.
rule-note-opening-by = Le score, ou le numéro de la manche.
rule-note-opening-steps = À partir de chacun de ces scores, c’est le minimum suivant qui vaut.
rule-note-opening-rules = Ce qu’il faut d’autre à l’ouverture d’une équipe.
rule-note-opening-needs = L’ouverture doit en contenir une, en plus du minimum.
rule-note-pile-onto-sequence = On peut la prendre pour le bout d’une séquence de son équipe.
rule-note-wild-discards = Quand on peut défausser un passe-partout.
rule-note-no-first-discards = Les cartes qui ne peuvent pas commencer la défausse.
rule-note-black-three-role = À quoi servent les trois noirs.
rule-note-red-three-role = À quoi servent les trois rouges.
rule-note-red-three-held = Compte contre son équipe à la fin de la manche.
rule-note-black-threes-melded = Pour une équipe qui pose au moins quatre trois noirs en sortant, en plus de leurs propres points.
rule-note-threes-table = Le total pour un, deux, et ainsi de suite ; chacun au-delà compte comme un trois rouge.
rule-note-threes-sign = Le nombre de canastas à partir duquel les trois ne comptent plus contre une équipe, et celui à partir duquel ils comptent pour elle.
rule-note-canasta-kinds = Combien de chaque sorte il en faut pour sortir.
rule-note-out-rules = Ce qu’il faut d’autre pour sortir.
rule-note-deals = La partie finit après ce nombre, ou avant si l’objectif est atteint.
rule-note-by-deal = Chaque manche suit les autres règles avec ses propres changements. Ceux de la dernière restent en vigueur.
rule-note-card-points = Ce que vaut une carte sur la table et en main quand ce n’est pas sa valeur habituelle. Les trois noirs, seulement sur la table.
rule-note-canasta-bonuses = Bonus pour les séquences, les passe-partout et certains rangs.
rule-note-canasta-count-bonus = Points qu’une équipe reçoit une fois pour autant de canastas ; seul compte le plus grand nombre atteint.
rule-note-incomplete-penalties = Ce que compte contre son équipe une combinaison de moins de sept cartes.
rule-note-held-penalties = Ce qu’elles comptent contre leur équipe.
rule-note-melds-need-canasta = Sans canasta, les cartes posées comptent contre une équipe.
rule-note-special-hands = Points pour une main de quatorze cartes posée d’un coup.

value-several = Plusieurs
value-one = Un seul
value-another-canasta = Un autre si tous sont des canastas
value-any-time = À tout moment
value-last = Seulement pour sortir, ou d’une main de passe-partout
value-wild-first = Oui, et les autres attendent
value-at-once = Aussitôt, et on continue
value-turn-ends = Le tour se termine
value-by-discard = Seulement en défaussant
value-by-canasta = Avec une canasta à soi
value-by-score = Selon le score
value-by-hand = Selon le numéro de la manche
value-once = Une fois par manche
value-must-ask = Personne ne sort sans un oui
value-own-meld-none = Seulement avec une paire naturelle
value-stop = Bloquent la défausse
value-dead = Seulement défaussés
value-bonus = Posés pour des points
value-freeze = Bloquent la défausse et la gèlent
value-needs-nothing = Des points seulement
value-needs-canasta = Une canasta
value-needs-natural = Une canasta sans passe-partout
value-pile-melds-any = Tout de suite
value-pile-melds-top = À partir du tour suivant
value-wild-never = Ne peut pas être prise
value-wild-pair = Deux de la même sorte
value-wild-colour = Deux de la même sorte et couleur
value-no = Non
value-yes = Oui
value-pair-or-wild = Paire naturelle, ou carte et passe-partout
value-pair = Une paire naturelle seulement
value-any-meld = Toute combinaison
value-under-seven = Moins de sept cartes
value-take-if-fits = Prendre la défausse si elle convient
value-hand-ends = La manche finit avec ce tour
value-take-if-possible = Prendre la défausse dès que possible
value-nobody-must = Personne n’est obligé de la prendre
no-target = Une seule manche
usual-sides = Comme d’habitude
no-limit = Sans limite

minimum-of-hand = Manche { $hand }
from-hand = À partir de la manche { $hand }
minimum-below = Au-dessous de { $score }
minimum-from = À partir de { $score }
minimum-label-of-hand = { $rule }, manche { $hand }
minimum-label-below = { $rule }, au-dessous de { $score }
minimum-label-from = { $rule }, à partir de { $score }

## Les parties d’une règle qui en a plusieurs.

rule-part = { $rule } : { $part }
listed-number = Nombre { $place }
score-of-minimum = { $rule } { $place } : à partir de ce score
step-from = À partir de
step-points = Minimum
step-always = Toujours
add-one = Ajouter
another-rule = Autre règle
as-in-other-hands = aucun changement
value-none = Aucune
value-keeps-nothing = Rien
value-keeps-one = La carte du dessous, si c’est un passe-partout
value-keeps-run = Les passe-partout du dessous, tant qu’ils se suivent
value-keeps-three = Passe-partout et trois que l’on expose parmi les trois du dessous
turned-again-wilds = Passe-partout
turned-again-bonus-threes = Trois que l’on expose
turned-again-black-threes = Trois noirs
turned-again-aces = As
many-as-turn-up = Autant qu’en indique la carte retournée
threes-against-below = Contre, avec moins de canastas que
threes-for-from = Pour, à partir de tant de canastas
so-many-threes = { $count } trois
side-by-opening = Ouvre en position { $place }
wilds-never-join = Sans passe-partout
wilds-join-by-opening = Seulement à l’ouverture
wilds-may-join = Aussi passe-partout
threes-by-melds = Selon qu’elle a posé ou non
threes-each = Sans tableau
