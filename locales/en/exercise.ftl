### Mistakes of games that were reviewed, played again. A plan is what a player does in a turn.
### A loss is the part of the chance to win the match that a plan gave away, with its uncertainty: "−6.0 % ± 0.8 %".

# A button.
next-mistake = Next mistake
# A button.
back-to-review = Back to the review
# A button.
show-best-plan = Show the best plan
# What is asked.
exercise-ask = Find a better plan.
# $plan (text) "Drew from the stock, then discarded 4♦"
# $loss (text) "−11.4 %"
exercise-played = Played in the game: { $plan } ({ $loss }).

## The reply to a plan.

verdict-not-yet = Not yet
plan-being-weighed = Your plan is being weighed…
plan-is-best = That is the best plan.
plan-is-as-good = That is as good as the best plan.
# $loss (text)
plan-is-good-enough = Hardly anything is better ({ $loss }). That is good enough.
# $loss (text)
plan-is-inaccuracy = Inaccuracy: { $loss } against the best plan.
# $loss (text)
plan-is-mistake = Mistake: { $loss } against the best plan.
# $loss (text)
plan-is-blunder = Blunder: { $loss } against the best plan.
# $loss (text)
plan-was-played = That is what was played in the game: { $loss }.
plan-cannot-be-weighed = This browser cannot think in the background, so nobody can say how good that is.
# Read aloud.
# $plan (text) as advice: "lay three kings and discard the four of clubs"
best-plan-is = The best plan: { $plan }.
