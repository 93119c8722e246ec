differences = Différences avec la Canasta classique
partners-sit = Le troisième joueur joue avec vous.
fifth-rests = La cinquième personne est la troisième de votre équipe et se repose à la première manche.
kind-of-game = Quel jeu
how-long = Durée
play-to = Jouer en
person-here = Une personne ici
at-the-table = À la table
no-person = L’ordinateur joue à toutes les places ; vous regardez depuis la première.
one-person = Les joueurs virtuels ne voient que ce que voit un joueur à la table.
several-persons = Plusieurs personnes partagent cet appareil ; toutes les mains sont cachées entre leurs tours.
players = Joueurs
cancel = Annuler
deal = Distribuer

preset-classic = Classique
preset-classic-two = Classique à deux
preset-duel = Duel
preset-rooms-two = Salons à deux
preset-rooms-four = Salons
preset-evening = Soirée
preset-pagat = Pagat
preset-three-handed = À trois
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Américaine moderne
preset-hand-and-foot = Hand and Foot
preset-danish-family = Famille danoise
preset-czech-club = Club tchèque
preset-hand-knee-and-foot = Hand, Knee and Foot
preset-taught = Le jeu de la manche guidée
game-choice = { $name } : { $feel }. { $note }
differs-from = Différences avec { $game }
made-for-players = Conçu pour { COUNT($count) } joueurs.

feel-classic = Le jeu habituel, avec un partenaire
feel-classic-two = Le jeu habituel
feel-duel = Rapide : une canasta suffit
feel-rooms-two = Avec une défausse ouverte dès le début
feel-rooms-four = Avec un partenaire, et une défausse ouverte dès le début
feel-evening = Facile, avec un partenaire
feel-pagat = Avec un partenaire, et une défausse plus longtemps disputée
feel-three-handed = Un contre deux
feel-samba = Plus de cartes, et des séquences d’une couleur
feel-bolivia = Plus de cartes, des séquences, et des canastas de passe-partout
feel-modern-american = Plus difficile : une défausse toujours gelée, et des mains spéciales
feel-hand-and-foot = Beaucoup de cartes : une seconde main pour chacun
feel-danish-family = Avec un partenaire, et un premier tour où rien n’est posé
feel-czech-club = Avec un partenaire, et celui qui coupe peut garder des passe-partout
feel-hand-knee-and-foot = Le plus de cartes : un genou et un pied pour chacun
feel-taught = Plus simple : moins de cartes, et une canasta suffit
feel-own-rules = Avec vos propres règles

game-traits = { $traits }.
trait-packs = { $count ->
    [one] { COUNT($count, gender: "m") } jeu de 52
   *[other] { COUNT($count) } jeux de 52
}
trait-cards = { $count ->
    [one] { COUNT($count, gender: "f") } carte chacun
   *[other] { COUNT($count) } cartes chacun
}
trait-foot = une seconde main { CARDS-COUNT($count, case: "of") }
trait-feet = d’autres mains de { $sizes } cartes
trait-draw = { $count ->
    [one] { COUNT($count, gender: "f") } carte piochée par tour
   *[other] { COUNT($count) } cartes piochées par tour
}
trait-match-to = partie en { $target }
trait-match-to-at-most = { $hands ->
    [1] partie en { $target }, une manche au plus
   *[other] partie en { $target }, { COUNT($hands) } manches au plus
}
trait-hands = { $hands ->
    [1] une manche
   *[other] { COUNT($hands) } manches
}
trait-no-minimum = pas de minimum d’ouverture
trait-minimum = ouverture à { $minimum }
trait-no-more-wilds = pas plus de passe-partout que de cartes naturelles
trait-fewer-wilds = moins de passe-partout que de cartes naturelles
trait-pile-always-frozen = défausse toujours gelée
trait-pile-pair = une paire naturelle pour une nouvelle combinaison avec la défausse
trait-sequences = des séquences d’une couleur
trait-wild-melds = des combinaisons de passe-partout
trait-no-canasta = aucune canasta exigée pour sortir
trait-canastas = { CANASTAS-COUNT($count) } pour sortir
trait-canastas-among-them = { CANASTAS-COUNT($count) } pour sortir, dont { LIST($kinds) }
trait-canastas-of-kinds = des canastas exigées pour sortir ({ LIST($kinds) })
trait-special-hands = des mains spéciales
trait-bonus-cards = des cartes bonus
trait-penalties = pénalités pour les combinaisons incomplètes { LIST($melds, case: "of") }
trait-partners-must-ask = on doit demander à son partenaire « Puis-je sortir ? »
trait-partners-may-ask = on peut demander à son partenaire « Puis-je sortir ? »
trait-last-card-kept = on peut garder la dernière carte
trait-must-take = comme sur pagat.com : quand la pioche est vide, il faut prendre la défausse si on le peut
trait-lone-player = qui prend la défausse en premier joue seul contre les deux autres
trait-by-hand = certaines règles changent d’une manche à l’autre

length-to = en { $target }
length-to-at-most = { $hands ->
    [1] en { $target }, une manche au plus
   *[other] en { $target }, { COUNT($hands) } manches au plus
}
length-hands = { $hands ->
    [1] une manche
   *[other] { COUNT($hands) } manches
}
play-to-points = { $target }
play-to-points-at-most = { $hands ->
    [1] { $target }, une manche au plus
   *[other] { $target }, { COUNT($hands) } manches au plus
}

level-quick = Rapide
level-beginner = Débutant
level-casual = Occasionnel
level-club = Club
level-expert = Expert
level-master = Maître
level-of-all = { $level }, niveau { $at } sur { $count }
levels-in-order = Les niveaux, du plus facile au plus fort : { $levels }.

level-quick-is = { $level } joue aussitôt, d’instinct.
level-beginner-is = { $level }, niveau 1 sur 5, retient peu de choses.
level-casual-is = { $level }, niveau 2 sur 5, essaie quelques plans contre une poignée de mains possibles.
level-club-is = { $level }, niveau 3 sur 5, essaie plusieurs plans.
level-expert-is = { $level }, niveau 4 sur 5, essaie plusieurs plans contre beaucoup de mains possibles.
level-master-is = { $level }, niveau 5 sur 5, essaie tous les bons plans contre les mains probables des autres, pendant tout le temps de réflexion.

level-beginner-is-further = { $level }, niveau 1 sur 5, pose ce qui est possible et ne regarde pas ce que font les autres.
level-casual-is-further = { $level }, niveau 2 sur 5, joue d’instinct.
level-club-is-further = { $level }, niveau 3 sur 5, joue d’instinct, mais mieux.
level-expert-is-further = { $level }, niveau 4 sur 5, a un bon instinct et essaie quelques plans.
level-master-is-further = { $level }, niveau 5 sur 5, a le meilleur instinct et essaie des plans pendant tout le temps de réflexion.

style-balanced = Équilibre
style-builder = Construction
style-runner = Vitesse
style-freezer = Gel
style-balanced-is = { $style } : joue ce qui est le mieux.
style-builder-is = { $style } : vise les canastas, surtout pures, et sort tard.
style-runner-is = { $style } : pose tôt et sort tôt.
style-freezer-is = { $style } : gèle la défausse et se bat pour elle.

style-of-player = Style de jeu : { $name }
style-of-partner = Style de jeu : { $name } (partenaire)
name-at-seat = Nom à la place { $seat }
name-at-seat-of-partner = Nom à la place { $seat } (partenaire)
who-plays-player = Qui joue : { $name }
who-plays-partner = Qui joue : { $name } (partenaire)

player-you = vous
players-against = { $before } contre { $next }
plan-in-short = { $game } : { $players }, { $length }
plan-impossible = { $game } avec des règles impossibles. { $why }
first-game-easy = Une première partie : { $players }, { $length }, adversaires faciles. Vous pouvez en changer sous « { choose-game } ».
first-game-at-level = Une première partie : { $players }, { $length }, adversaires de niveau { $level }. Vous pouvez en changer sous « { choose-game } ».
first-game-mixed = Une première partie : { $players }, { $length }, adversaires de niveaux variés. Vous pouvez en changer sous « { choose-game } ».
