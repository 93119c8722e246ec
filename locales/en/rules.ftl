rules-of-game = The rules of the current game.
rules-of-next = The rules of the next game.
step-draw = First draw
step-meld = Then meld, if you like
step-discard = Then discard one card
takes-with-pair = A pair from the hand takes it
takes-with-wild = One natural card and a wild take it
takes-onto-meld = The top card joins your meld
