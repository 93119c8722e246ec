news-no-foot = il n’y a pas de pied
news-foot = vous avez une seconde main, le pied, { CARDS-COUNT($count, case: "of") }
news-feet = vous avez d’autres mains, les pieds, de { $sizes } cartes
news-sequences = les séquences d’une couleur sont des combinaisons
news-no-sequences = il n’y a pas de séquences
news-hand-size = vous recevez { CARDS-COUNT($count) }
news-draw = { $count ->
    [1] vous piochez une carte
   *[other] vous piochez { COUNT($count) } cartes
}
news-canastas = pour sortir, il faut { CANASTAS-COUNT($count) }
news-canastas-of-kinds = pour sortir, il faut { CANASTAS-COUNT($count) }, dont { $kinds }
news-wild-melds = les passe-partout seuls forment une combinaison
news-no-wild-melds = les passe-partout seuls ne forment pas de combinaison
news-any-opening = vos premières combinaisons peuvent avoir n’importe quelle valeur
news-opening = vos premières combinaisons doivent valoir { $minimum }
news-match-to = la partie va jusqu’à { $target }
news-match-to-at-most = { $hands ->
    [1] la partie va jusqu’à { $target }, en une manche au plus
   *[other] la partie va jusqu’à { $target }, en { COUNT($hands) } manches au plus
}
news-match-hands = { $hands ->
    [1] la partie dure une manche
   *[other] la partie dure { COUNT($hands) } manches
}
news-nobody-asks = personne ne demande « Puis-je sortir ? »
news-must-ask = pour sortir, il faut le oui de votre partenaire
news-may-ask = vous pouvez demander à votre partenaire « Puis-je sortir ? »
news-no-special-hands = il n’y a pas de mains spéciales
news-special-hands = certaines mains de quatorze cartes rapportent des points d’un coup
news-packs = il y a { COUNT($count) } jeux de cartes
news-whole-pile = vous prenez toute la défausse
news-part-of-pile = vous prenez jusqu’à { CARDS-COUNT($count) } de la défausse
news-any-wilds = une combinaison admet un nombre quelconque de passe-partout
news-no-wilds = aucune combinaison n’admet de passe-partout
news-most-wilds = une combinaison contient au plus { WILDS-COUNT($count) }
news-more-wilds = une combinaison peut contenir plus de passe-partout que de cartes naturelles
news-no-more-wilds = une combinaison n’a pas plus de passe-partout que de cartes naturelles
news-fewer-wilds = une combinaison a moins de passe-partout que de cartes naturelles
news-bonus-cards = qui ouvre après avoir pioché reçoit des cartes bonus
news-no-opening-with-pile = personne n’ouvre avec la défausse
news-lone-taker = qui prend la défausse en premier joue seul
news-against = vous jouez contre { LIST($names) }
news-partner = { $name } joue avec vous
news-partners = { LIST($names) } jouent avec vous
news-pile-never = on ne prend jamais la défausse
news-pile-always-frozen = la défausse est toujours gelée
news-pile-frozen-and-wilds = la défausse est gelée pour vous tant que vous n’avez rien posé, et par les passe-partout
news-pile-frozen = la défausse est gelée pour vous tant que vous n’avez rien posé
news-only-wilds-freeze = seul un passe-partout gèle la défausse
news-nothing-freezes = rien ne gèle la défausse
news-threes-discarded = les trois rouges ne peuvent être que défaussés
news-threes-never-against = les trois rouges ne comptent jamais contre vous
news-threes-canasta = les trois comptent contre vous si vous n’avez pas de canasta
news-threes-canastas = les trois comptent contre vous avec moins de { CANASTAS-COUNT($count) }
news-threes-melded = les trois rouges comptent contre vous tant que vous n’avez rien posé
news-level = niveau des autres joueurs : { $level }
news-changed = modifié : { $rule }
news-sentence = { $news }.
