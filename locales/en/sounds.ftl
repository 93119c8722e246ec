### Captions for sounds: what a sound tells, for people who do not hear it. They follow a note: “♪ canasta”.

sound-of-deal = cards dealt
sound-of-draw = card drawn
sound-of-take-pile = pile taken
sound-of-lay = cards laid
sound-of-discard = discard
sound-of-freeze = pile frozen
sound-of-natural-canasta = natural canasta
sound-of-mixed-canasta = mixed canasta
sound-of-your-turn = your turn
sound-of-refused = not possible
sound-of-going-out = going out
sound-of-hand-end = end of the hand
sound-of-win = match won
sound-of-lose = match lost
