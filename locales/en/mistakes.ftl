mistakes-play = Mistakes of your games
