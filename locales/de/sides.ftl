side-name = { $side ->
    [we] Wir
    [they] Gegner
    [you] Du
   *[other] { $side }
}
side-heading = { $side ->
    [we] WIR
    [they] GEGNER
    [you] Du
   *[other] { $side }
}
side-melds = { $side ->
    [we] Unsere Meldungen
    [they] Meldungen der Gegner
    [you] Deine Meldungen
   *[other] Meldungen von { $side }
}
side-inside = { $side ->
    [we] wir
    [they] die Gegner
    [you] du
   *[other] { $side }
}

default-name = Du
default-name-at-seat = Spieler { $seat }
