side-name = { $side ->
    [we] Nous
    [they] Eux
    [you] Vous
   *[other] { $side }
}
side-heading = { $side ->
    [we] NOUS
    [they] EUX
    [you] Vous
   *[other] { $side }
}
side-melds = { $side ->
    [we] Nos combinaisons
    [they] Leurs combinaisons
    [you] Vos combinaisons
   *[other] Combinaisons : { $side }
}
side-inside = { $side ->
    [we] nous
    [they] eux
    [you] vous
   *[other] { $side }
}
default-name = Vous
default-name-at-seat = Joueur { $seat }
