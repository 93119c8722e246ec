### The page of the statistics: figures of the games that were played on this device.

statistics-refused = The library cannot be read now, so there is nothing to count.
statistics-empty = Nothing to count yet. Play a hand to its end, and your figures begin here.
save-table = Save as CSV
all-games = All games
games-won = Games won
by-rules = Rules
by-level = Opponents
by-player = Players
won-games = Won
share-won = Share
interval = Likely range
interval-note = A few games say little: luck decides many. The range is where your share most likely settles as you play on.
figures-of-hands = Hands
over-time = Points a hand over time
course-games = Games
your-points = Your points
their-points = Their points
as-table = As a table
errors-and-luck = Errors and luck
errors-over-time = Error rate over time
luck-a-hand = Luck a hand
luck-over-time = Luck a hand over time
own-decisions = Decisions
reviewed-games = Reviewed games
errors-note = The error rate is the win chance that you lose with a decision, in the mean. The true rate is most likely in the band, which is drawn no lower than 0.
luck-note = Luck is what your cards were worth beside those that could have come, in win chance. Over many hands it evens out.
streaks = Streaks
marked-hands = Hands to look at again
best-hands = Your best hands
worst-hands = Your worst hands
achievements = Achievements
achieved = Done
not-achieved = Not yet

## Sentences with numbers.

# The accessible name of a hand in a list of the best and the worst ones. A press shows it again.
# $points (number)
# $hand (number) of its game
points-look-back = { $points } points, look back at Hand { $hand }
# $hands (number)
# $games (number) that are finished
statistics-note = { $hands ->
    [one] { $games ->
        [one] 1 hand and 1 finished game on this device.
       *[other] 1 hand and { $games } finished games on this device.
    }
   *[other] { $games ->
        [one] { $hands } hands and 1 finished game on this device.
       *[other] { $hands } hands and { $games } finished games on this device.
    }
}
# Follows the numbers of hands and games.
statistics-do-not-count = Practice and games from files do not count.
reading-games = Reading your games…
counting-games = Counting your games…
# While they are counted.
# $count (number)
games-left = { $count ->
    [one] 1 game to go
   *[other] { $count } games to go
}
# In a list of opponents: other players of several levels.
several-levels = Several levels
# In a list of opponents: people instead of computer players.
against-people = People
# In a list of players.
# $name (text)
with-player = With { $name }
# In a list of players.
# $name (text)
against-player = Against { $name }
# "3 of 12".
# $count (number)
# $all (number)
count-of = { $count } of { $all }
# $share (number)
percent = { $share } %
# $low (number)
# $high (number)
percent-range = { $low }–{ $high } %
# "25 % (3 of 12)".
# $share (number)
# $count (number)
# $all (number)
percent-of = { $share } % ({ $count } of { $all })
# Of a picture of points a hand.
# $low (text) points
# $high (text) points
course-range = From { $low } to { $high } points
# Of a picture of shares.
# $low (text) "3.2 %"
# $high (text) "7.9 %"
share-range = From { $low } to { $high }
no-game-reviewed = No game is reviewed yet. Look back at a game and choose “Review”. It counts here from then on.
# $games (number)
# $decisions (number)
games-reviewed = { $games ->
    [1] { $decisions ->
        [one] One game is reviewed, with 1 decision of yours.
       *[other] One game is reviewed, with { $decisions } decisions of yours.
    }
   *[other] { $decisions ->
        [one] { $games } games are reviewed, with 1 decision of yours.
       *[other] { $games } games are reviewed, with { $decisions } decisions of yours.
    }
}
only-reviewed-count = Only reviewed games count here.

## Names of figures. A number follows.

figure-your-points = Your points a hand
figure-their-points = Their points a hand
figure-natural = Natural canastas a hand
figure-mixed = Mixed canastas a hand
figure-out = Your side went out
figure-concealed = Concealed, of these
figure-they-out = They went out
figure-opened = Your side opened
figure-opening-round = Opened in round
figure-opening-points = Points of an opening
figure-piles = Piles taken a hand
figure-pile-cards = Cards of a pile
figure-largest-pile = Largest pile
streak-now = Now
streak-won = Most won in a row
streak-lost = Most lost in a row
# Games won one after another, the last one included.
# $count (number)
games-won-now = { $count } won
# $count (number)
games-lost-now = { $count } lost

## Achievements: a name, and how it is got.

achievement-natural = Pure
achievement-natural-how = Make a natural canasta
achievement-quick-opening = Off the mark
achievement-quick-opening-how = Open in the first round of a hand
achievement-victory = Winner
achievement-victory-how = Win a match
achievement-big-pile = Two hands full
achievement-big-pile-how = Take a pile of 20 cards or more
achievement-two-naturals = Twice pure
achievement-two-naturals-how = Make two natural canastas in a hand
achievement-red-threes = All of them
achievement-red-threes-how = Lay out all red threes, and have them count for you
achievement-concealed = Out of nowhere
achievement-concealed-how = Go out concealed
achievement-big-hand = Big hand
achievement-big-hand-how = Score 2,000 points in a hand
achievement-five-canastas = High five
achievement-five-canastas-how = Make five canastas in a hand
achievement-shutout = Shutout
achievement-shutout-how = Go out before the others have opened
achievement-comeback = Comeback
achievement-comeback-how = Win a match after you were 1,500 points behind
achievement-beat-master = Giant killer
achievement-beat-master-how = Win a match against Master
# In a list.
# $name (text)
achievement-quoted = “{ $name }”
# $count (number)
# $names (list) of achievement-quoted
achieved-now = { $count ->
    [one] New achievement: { LIST($names) }.
   *[other] New achievements: { LIST($names) }.
}

## The file of the statistics, which spreadsheets read.

# The names of the 28 columns, with a comma between each two and no other comma or quotation mark. "rounds" and the like are sums.
statistics-file-columns = date,rules,rules_changed,target,players,result,own_total,other_total,hands,own_points,other_points,natural_canastas,mixed_canastas,went_out,concealed,others_went_out,openings,opening_rounds,opening_points,piles,pile_cards,largest_pile,best_hand,worst_hand,reviewed_hands,reviewed_decisions,error_rate,luck_a_hand
# The column of the result.
# $state (game-state)
statistics-file-result = { $state ->
    [won] won
    [lost] lost
   *[begun] begun
}
