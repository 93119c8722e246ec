side-name = { $side ->
    [we] Nosotros
    [they] Ellos
    [you] Tú
   *[other] { $side }
}
side-heading = { $side ->
    [we] NOSOTROS
    [they] ELLOS
    [you] Tú
   *[other] { $side }
}
side-melds = { $side ->
    [we] Nuestras combinaciones
    [they] Combinaciones de ellos
    [you] Tus combinaciones
   *[other] Combinaciones de { $side }
}
side-inside = { $side ->
    [we] nosotros
    [they] ellos
    [you] tú
   *[other] { $side }
}

default-name = Tú
default-name-at-seat = Jugador { $seat }
