### Today's deal: one hand a day, the same cards for everybody.

## The page: the deals of a day.

day-note = One hand a day in three games, the same cards and the same opponents for everybody. The first try counts: no hints, and undo only until you have seen something new.
day-not-played = not played yet
day-begun = begun: go on
day-played = played
day-lost = first try begun, then lost: play it again
day-looking = looking for your try …
# $count (number) of deals that were played
# $all (number) of deals of the day
day-played-of = { $count } of { $all } played
day-two = Two players
day-four = Four players
day-further = Further game
# $kind (text) one of the three above
# $rules (text) the name of the rules
day-deal = { $kind }: { $rules }
# $lead (text) points with a sign
day-lead-only = your lead { $lead }
# $lead (text) points with a sign
# $par (text) points with a sign
day-lead-and-par = your lead { $lead }, par { $par }
day-before = The day before
day-after = The day after
day-early = The first deal is that of
day-other-day = That day has no deal; this is the nearest one.
day-link-date = The link names no day of the calendar. Here is today.
day-link-game = The link names none of the deals of a day. Here are those of today.
day-back-to-match = Back to your match

## Below: the calendar, and what all days come to.

day-history = Your days
day-calendar = The days of this month
# $count (number) of deals that were played, after the date
day-cell = { $count ->
    [0] not played
    [one] 1 deal played
   *[other] { $count } deals played
}
day-streak = In a row
# $count (number) of days
day-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
day-deals-played = Deals played
day-mean-against-par = Mean against par
day-streak-note = A day counts when you play one of its deals on it. One missed day a week is forgiven.

## What a first try came to.

day-lead-note = lead over the other side
day-own-points = Your points
day-par = Par
# $points (text) points with a sign
# $within (number) of points
day-interval = { $points } ± { $within }
# $done (number) of playings
# $all (number) of playings
day-par-underway = { $done } of { $all } playings …
day-no-par = cannot be worked out now
day-above-par = Against par
day-luck = Luck of the cards
day-without-luck = Lead without luck
day-bots = Bots
# $name (text) the name of the version of the bots, like daily-1
day-bots-of-day = the same for everybody ({ $name })
day-bots-thumb = rules of thumb, since the program of the bots did not run: others met stronger ones
day-par-note = Par is the mean lead of the strongest bot in your seat. It plays the same deal only eight times, so par is rough: the number after ± says how far off it may be. The luck of the cards is what the cards were worth beside those that could have come.
# $ahead (number) of turns
# $level (number) of turns
# $behind (number) of turns
day-course = Course of the hand: after { $ahead } of your turns your side was ahead on the table, after { $level } level, after { $behind } behind.
day-costliest = The decision that cost most
day-look = Look at it
day-again = Play it again
day-others = Other deals
day-send = Send the result
day-picture = Send as a picture
day-copy = Copy

## What is sent: a title, the points, squares. A link follows.

# $game (text) the name of the game
# $date (text) "2026-11-28"
# $kind (text) "Two players"
day-sent-title = { $game }, today’s deal { $date }: { $kind }
# $points (text) of the own side
# $lead (text) points with a sign
day-sent = { $points } points, lead { $lead }
# $points (text) of the own side
# $lead (text) points with a sign
# $par (text) par with its interval
day-sent-with-par = { $points } points, lead { $lead }, par { $par }

## What the library says of a try.

# $date (text) "2026-11-28"
day-origin = today’s deal of { $date }
# $date (text) "2026-11-28"
# $number (number) of the try
day-origin-again = today’s deal of { $date }, try { $number }
