points-of-minimum = { $points } points sur { $minimum }
points-selected = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
of-minimum = {" "}sur { $minimum }
points-open = { $points }, de quoi ouvrir

take-the-pile = Prendre la défausse
take-the-pile-with = Prendre la défausse avec { CARDS($cards) }
also-lays-and-opens = pose aussi { CARDS($groups) } : { $opens }
choose-how-to-take = { CARDS-COUNT($count) }, choisir comment…
lay-cards = Poser { CARDS($cards) }
set-out-cards = Préparer { CARDS($cards) }
discard-selected = Défausser
discard-joker = Défausser le joker
discard-card = Défausser { $card }
gains-points = +{ $points }
gains-canasta = +{ $points }, une canasta
gains-new-meld = +{ $points }, nouvelle combinaison
gains-in-meld = +{ $points }, { $count } { CARDS($meld) }
add-to-meld = Ajouter { CARDS($cards) } { CARDS($meld, case: "to") }
take-group-back = Reprendre { CARDS($cards) }, { $points } points

special-pairs = Sept paires
special-wild-pairs = Paires avec une paire de passe-partout
special-miami-pairs = Paires de Miami
special-zip-code = Code postal
special-garbage = Fourre-tout
special-blast-off = Compte à rebours
special-triples = Brelans
special-quads = Carrés
special-dream-4 = Rêve à quatre passe-partout
special-dream-5 = Rêve à cinq passe-partout
special-straight = Suite
special-pairs-are = sept paires de rangs différents, sans passe-partout
special-wild-pairs-are = six paires de rangs différents, dont les as et les sept, avec deux deux ou deux jokers
special-miami-pairs-are = sept paires de rangs différents : as, sept, deux, jokers et trois autres au choix
special-zip-code-is = quatre, trois, trois, deux et deux cartes de cinq rangs différents ; les deux et les jokers peuvent compter parmi ces rangs
special-garbage-is = quatre, quatre, trois et trois cartes de quatre rangs différents, sans passe-partout
special-blast-off-is = cinq, quatre, trois et deux cartes de quatre rangs différents ; les deux et les jokers peuvent compter parmi ces rangs
special-triples-are = quatre fois trois cartes de même rang, avec deux deux ou deux jokers
special-quads-are = trois fois quatre cartes de même rang, avec deux deux ou deux jokers
special-dream-4-is = deux fois cinq cartes de même rang, avec quatre deux ou quatre jokers
special-dream-5-is = cinq cartes d’un rang et quatre d’un autre, avec cinq passe-partout au choix
special-straight-is = une carte de chaque rang du quatre à l’as, un deux, un joker et une autre carte, à condition que votre équipe ait posé un trois
special-hand-points = { $hand } ({ $points } points)
special-hand-wins-match = { $hand } ({ $points } points, et la partie est gagnée)

way-with = Avec { CARDS($cards) }
way-with-onto = Avec { CARDS($cards) }, sur { CARDS($meld, case: "on") }
way-with-new = Avec { CARDS($cards) }, en nouvelle combinaison
way-onto = Sur { CARDS($meld, case: "on") }
way-as-new = En nouvelle combinaison
way-also-lays = { $way }. Pose aussi { $groups }
way-adds = { CARDS($cards) } { CARDS($meld, case: "to") }
meld-numbered = { CARDS($meld) } n° { $number } ({ CARDS-COUNT($count) })
way-points = { $points } points
way-makes-canasta = une canasta { CARDS($meld, case: "of") }
way-leaves = laisse { LIST($cards) }
way-leaves-none = ne laisse aucune carte
pair-of-rank = une paire { RANKS-NAME($rank, case: "of") }
single-cards = { $count ->
    [one] { $count } carte isolée
   *[other] { $count } cartes isolées
}
other-cards = { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
more-ways-by-suit = { $count ->
    [one] { $count } autre façon ne diffère que par les couleurs.
   *[other] { $count } autres façons ne diffèrent que par les couleurs.
}
more-ways-cost-more = { $count ->
    [one] { $count } autre façon coûte plus. Pour la choisir, sélectionnez d’abord les cartes.
   *[other] { $count } autres façons coûtent plus. Pour en choisir une, sélectionnez d’abord ses cartes.
}
