### Looking back at a game that is kept: its hands step by step, like a film.

review-note = What each decision was worth
leave-look-back = Stop looking back
looking-back = Looking back
look-from = Seen from
all-open = All hands
record-steps = Steps of the record
moment-of-hand = Moment of the hand
to-start = To the start of the hand
turn-back = One turn back
action-back = One step back
action-on = One step on
turn-on = One turn on
to-end = To the end of the hand
hand-shown = Hand
# Accessible name of the button that changes the speed: "2× speed".
# $speed (text) 1×, 2× …
speed = { $speed } speed
play-record = Play
pause-record = Pause
play-on = Play on from here
play-on-note = As practice, against the same players. The match at the table waits.
turns-of-hand = Turns of the hand
turns-note = In words, also on paper
# $hand (number)
hand-number = Hand { $hand }
# The hand that is shown, of several.
# $hand (number)
# $hands (number)
hand-of = Hand { $hand } of { $hands }
# The round that is shown: every player has a turn in a round.
# $round (number)
# $rounds (number)
round-of = Round { $round } of { $rounds }
before-first-turn = Before the first turn
# Where the record is and what happens there. A sentence without its full stop.
# $round (text) "Round 2 of 7"
# $events (text) "Ada drew a card"
moment-told = { $round }, { $events }
# Where practice went on from.
# $hand (text) "Hand 1 of 3"
# $round (number)
# $rounds (number)
played-on-from = { $hand }, round { $round } of { $rounds }
# $hand (text) "Hand 1 of 3"
played-on-from-start = { $hand }, before the first turn
