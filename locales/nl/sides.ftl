side-name = { $side ->
    [we] Wij
    [they] Zij
    [you] Jij
   *[other] { $side }
}
side-heading = { $side ->
    [we] WIJ
    [they] ZIJ
    [you] Jij
   *[other] { $side }
}
side-melds = { $side ->
    [we] Onze combinaties
    [they] Hun combinaties
    [you] Jouw combinaties
   *[other] Combinaties van { $side }
}
side-inside = { $side ->
    [we] wij
    [they] zij
    [you] jij
   *[other] { $side }
}
default-name = Jij
default-name-at-seat = Speler { $seat }
