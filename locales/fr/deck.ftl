cut = La coupe
cut-note = Le nombre de cartes qui passent du dessus du prochain paquet, déjà mélangé, au dessous.
you-cut = Vous coupez
other-cuts = { $name } coupe
cut-lifts = Cartes soulevées : { $count }
cut-here = Couper ici
cut-anywhere = N’importe où
check = Vérifier
deck-and-hands = Paquet et mains distribuées
deck-was = Le paquet tel qu’il a été mélangé, à partir du dessus : { $deck }
check-note = Pour vérifier le paquet sans cette page, calculez le SHA-256 de la ligne qui l’énumère, avec des espaces simples et sans retour à la ligne. La commande « canasta replay » vérifie un relevé téléchargé.
seat = Place
wilds = Passe-partout
luck = Chance au tirage, par place
next-deck = Couper et vérifier le prochain paquet
deck-not-cut = Le paquet n’a pas été coupé.
deck-was-cut = { $count ->
    [one] Le paquet a été coupé : { $count } carte passée du dessus au dessous.
   *[other] Le paquet a été coupé : { $count } cartes passées du dessus au dessous.
}
fingerprint-shown = Empreinte montrée avant la donne : { $fingerprint }
fingerprint-not-shown = Aucune empreinte n’a été montrée avant cette donne.
seat-was-dealt = { $who ->
    [you] Vous avez reçu { $cards }
   *[other] { $who } a reçu { $cards }
}

check-matches = Vérifié : ce paquet a bien l’empreinte montrée avant la donne.
check-differs = Ce paquet n’a pas l’empreinte montrée avant la donne.
check-impossible = Aucune empreinte n’a été montrée avant cette donne : il n’y a rien à comparer.
