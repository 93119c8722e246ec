side-name = { $side ->
    [we] Noi
    [they] Loro
    [you] Tu
   *[other] { $side }
}
side-heading = { $side ->
    [we] NOI
    [they] LORO
    [you] Tu
   *[other] { $side }
}
side-melds = { $side ->
    [we] Le nostre combinazioni
    [they] Le loro combinazioni
    [you] Le tue combinazioni
   *[other] Le combinazioni di { $side }
}
side-inside = { $side ->
    [we] noi
    [they] loro
    [you] tu
   *[other] { $side }
}

## Giocatori senza nome.

default-name = Tu
default-name-at-seat = Giocatore { $seat }
