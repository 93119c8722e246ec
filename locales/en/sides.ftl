### The sides: two sides of partners are "we" and "they"; who plays alone is "you" or has a name.

# At the start of a sentence, or as a label.
# $side (side)
side-name = { $side ->
    [we] We
    [they] They
    [you] You
   *[other] { $side }
}
# The head of a column of the score pad, or of a part of the table.
# $side (side)
side-heading = { $side ->
    [we] WE
    [they] THEY
    [you] You
   *[other] { $side }
}
# The accessible name of the melds of a side.
# $side (side)
side-melds = { $side ->
    [we] Our melds
    [they] Their melds
    [you] Your melds
   *[other] { $side }'s melds
}
# Within a sentence.
# $side (side)
side-inside = { $side ->
    [we] we
    [they] they
    [you] you
   *[other] { $side }
}

## Players who have chosen no name.

# The only person at the device. Alone in a field, and in lists of names.
default-name = You
# One of several persons at a device.
# $seat (number)
default-name-at-seat = Player { $seat }
