### Mistakes of reviewed games come back as exercises until a better plan is found for each.

# The title of an entry of the page Learn.
mistakes-play = Mistakes of your games
mistakes-none-known = Review a finished game. Its mistakes then wait here, to be played again.
# $count (number) of mistakes
mistakes-due = { $count ->
    [one] One mistake waits for a better plan.
   *[other] { $count } mistakes wait for a better plan.
}
# $days (number) until the next mistake comes back
mistakes-in-days = { $days ->
    [1] Nothing to repair today. The next mistake comes back tomorrow.
   *[other] Nothing to repair today. The next mistake comes back in { $days } days.
}
mistakes-all-repaired = All mistakes are repaired. Review another game to find more.
