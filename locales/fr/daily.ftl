day-note = Une manche par jour dans trois jeux, les mêmes cartes et les mêmes adversaires pour tous. Le premier essai compte : sans indices, et on n’annule que tant qu’on n’a rien vu de nouveau.
day-not-played = pas encore jouée
day-begun = commencée : continuer
day-played = jouée
day-lost = premier essai commencé, puis perdu : rejouer
day-looking = recherche de votre essai…
day-played-of = { $count } sur { $all } jouées
day-two = Deux joueurs
day-four = Quatre joueurs
day-further = Autre jeu
day-deal = { $kind } : { $rules }
day-lead-only = votre avance { $lead }
day-lead-and-par = votre avance { $lead }, par { $par }
day-before = Le jour d’avant
day-after = Le jour d’après
day-early = La première manche est celle du
day-other-day = Ce jour n’a pas de manche ; voici la plus proche.
day-link-date = Le lien ne nomme aucun jour du calendrier. Voici celui d’aujourd’hui.
day-link-game = Le lien ne nomme aucune des manches d’un jour. Voici celles d’aujourd’hui.
day-back-to-match = Retour à votre partie
day-history = Vos jours
day-calendar = Les jours de ce mois
day-cell = { $count ->
    [0] pas jouée
    [one] 1 manche jouée
    [many] { $count } de manches jouées
   *[other] { $count } manches jouées
}
day-streak = D’affilée
day-days = { $count ->
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}
day-deals-played = Manches jouées
day-mean-against-par = Moyenne par rapport au par
day-streak-note = Un jour compte si vous jouez ce jour-là une de ses manches. Un jour manqué par semaine est pardonné.
day-lead-note = avance sur l’autre équipe
day-own-points = Vos points
day-par = Par
day-interval = { $points } ± { $within }
day-par-underway = { $done } essais sur { $all } …
day-no-par = impossible à calculer pour l’instant
day-above-par = Par rapport au par
day-luck = Chance aux cartes
day-without-luck = Avance sans la chance
day-bots = Bots
day-bots-of-day = les mêmes pour tous ({ $name })
day-bots-thumb = jeu d’instinct, car le programme des bots ne tournait pas : d’autres ont eu des bots plus forts
day-par-note = Le par est l’avance moyenne du bot le plus fort à votre place. Il ne joue la même manche que huit fois, le par est donc approximatif : le nombre après ± dit de combien il peut varier. La chance aux cartes est ce qu’elles valaient face à celles qui auraient pu venir.
day-course = Cours de la manche : après { $ahead } de vos tours, votre équipe était en tête sur la table, après { $level } à égalité, après { $behind } derrière.
day-costliest = La décision la plus coûteuse
day-look = La revoir
day-again = La rejouer
day-others = Autres manches
day-send = Envoyer le résultat
day-picture = Envoyer en image
day-copy = Copier
day-sent-title = { $game }, manche du jour { $date } : { $kind }
day-sent = { $points } points, avance { $lead }
day-sent-with-par = { $points } points, avance { $lead }, par { $par }
day-origin = manche du jour du { $date }
day-origin-again = manche du jour du { $date }, essai { $number }
