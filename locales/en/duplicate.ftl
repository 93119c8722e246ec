### Duplicate: boards that are played twice with the same cards.

## The page.

duplicate = Duplicate
duplicate-note = The same cards twice: play decides, not luck
duplicate-about = Every board is played twice with the same cards. What counts is the difference, so that good cards help nobody. After the last board it becomes victory points, 20 : 0 to 10 : 10.
new-boards = New match
duplicate-game = Game
boards-count = Boards
# $count (number) 4 or 8
boards-of = { $count ->
    [one] 1 board
   *[other] { $count } boards
}
played-against = The second time
against-master = Master plays your seat
against-turned = You play the other seats
against-friend = A friend, by link
against-master-note = Master, the strongest bot, plays your seat with the same cards while you play.
against-turned-note = You play all boards, then all again in the other seats. What you remember of a board is several boards old.
against-friend-note = You play the boards, then send them. Your friend plays the same cards, and both sheets stand side by side.
against-no-turn-note = In this game the other seats are two sides, so Master plays your seat.
start-boards = Start
begun-boards = Underway
finished-boards = Finished
# $game (text) the name of the rules
# $boards (text) "4 boards"
# $other (text) who plays the boards the second time
boards-title = { $game }, { $boards }: { $other }
# $board (number) the next one
# $all (number) of boards
board-next = Board { $board } of { $all }
# $board (number) the next one
# $all (number) of boards
board-next-again = Second round, board { $board } of { $all }
waits-for-master = Master is still playing
waits-for-friend = Your friend has not played yet
# $own (number) victory points
# $other (number) victory points
victory-points = { $own } : { $other }
# $points (text) victory points
# $difference (text) points with a sign
boards-result = { $points }, { $difference } points

## The score sheet.

# $game (text) the name of the rules
sheet-title = Duplicate: { $game }
score-sheet = Score sheet
board = Board
you-played = You
others-seats = Other seats
master = Master
friend = Friend
difference = Difference
running-total = Total
not-yet = not yet
lead-note = Each number is the lead of a side over the other at the end of the board, in points.
# $points (text) victory points
as-it-stands = As it stands: { $points }
# $points (text) victory points
# $difference (number) of points
boards-won = You win { $points }, by { COUNT($difference) } points.
# $points (text) victory points
# $difference (number) of points
boards-lost = You lose { $points }, by { COUNT($difference) } points.
# $points (text) victory points
boards-drawn = A draw, { $points }.
# $points (number) needed for one victory point more
to-next-point = { $points ->
    [one] For one victory point more it takes { COUNT($points) } point.
   *[other] For one victory point more it takes { COUNT($points) } points.
}
# $own (number) victory points
# $other (number) victory points
scale-label = Victory points: you { $own }, the other { $other } of 20
next-board = Next board
# $board (number) from 1
play-board = Play board { $board }
second-round = Second round: now you have the other seats. Each hand of cards lies one seat further.
# $board (number) the one that Master plays
master-plays = Master plays board { $board } …
master-cannot = Master cannot play now. Open this page again later.
give-up = Give up
# $board (number) from 1
board-number = Board { $board }
# $board (number) from 1
board-number-again = Second round, board { $board }
look-at-it = Look at it
all-matches = All matches
send-boards = Send the boards
send-boards-note = A link with the cards of all boards and your results. Whoever opens it plays them too.
send-boards-early-note = A link with the cards of all boards. Your results go with it once you have played them all.
# $name (text) of a friend
same-boards = { $name } on the same boards

## A link with boards.

sent-boards-title = Boards from a friend
# $sender (text) their name, or "Somebody"
# $boards (number) 4 or 8
# $game (text) the name of the rules
duplicate-sent = { $sender } sends you { $boards } boards of duplicate: { $game }.
sent-boards-note = You play the same cards against the same bots. Then both sheets stand side by side, with the difference and the victory points.
sent-boards-played = The results are in the link. You see each once you have played the board.
play-boards = Play

## The question before a match is given up.

ask-give-up = Give up this match?
loss-give-up = Its score sheet goes. The boards that you played stay in the library.
yes-give-up = Give up

## What the library and the statistics say.

# $board (number) from 1
board-origin = duplicate, board { $board }
# $board (number) from 1
board-origin-again = duplicate, board { $board }, second round
matches-played = Matches
# $won (number) of matches
# $drawn (number) of matches
# $lost (number) of matches
won-drawn-lost = { $won } won, { $drawn } drawn, { $lost } lost
mean-victory-points = Victory points, mean
# $points (number) with one decimal
points-of-twenty = { $points } of 20
mean-difference = Difference of a board, mean
boards-compared = Boards
# $points (text) points with a sign
# $within (number) of points
difference-interval = { $points } ± { $within }
board-is-hidden = The hands of a board can be looked at once its match of duplicate is over.
