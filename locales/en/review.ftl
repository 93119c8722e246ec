hide-review = Hide the review
hand-is-on = This hand is still on. It can be reviewed once it is over.
no-worker = This browser cannot think in the background, so nothing more is reviewed.
stop-review = Stop
go-on-review = Go on
win-chance = Win chance
this-decision = The decision
decision-back = Decision before
decision-on = Next decision
no-decision = No decision here
no-decision-note = Go to a decision with the arrows, the marks or the list.
# The heading of the plans after the best.
next-best = Next best
two-errors = of the chance to win the match; the interval is two standard errors
lay-step = lay
worst-decisions = Worst decisions
strokes-of-luck = Strokes of luck
at-the-deal = At the deal
no-mistakes = Nothing so far that lost more than chance could explain.
what-was-done = Done
loss = Loss
kind-of-mistake = Kind
chances-of-hand = Win chance at each decision
chances-of-turns = Win chance after each turn
what-was-known = From what was known
with-all-cards = With all cards
all-cards-later = With all cards: follows
turn-of = After the turn of
round = Round

## What a bot thought of its own decision. The steps of a play are those of advice.ftl.

# After the label of a button, for screen readers: which decision it is about.
# $name (text) a player
# $number (number)
of-decision = {" "}{ $name }, action { $number }
# $name (text) a bot
bot-by-thumb = { $name } went by rules of thumb.
# $count (number)
on-deals = { $count ->
    [one] on 1 deal
   *[other] on { $count } deals
}
# How the next sentences begin.
# $thinking (thinking) "again": the bot has been asked again, after the hand
# $play (tried-play)
# $name (text) a bot
# $count (number) of simulated deals
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } tried drawing { on-deals }
       *[any] { $name } tried it { on-deals }
    }
   *[again] { $play ->
        [drawing] Thinking again, { $name } tries drawing { on-deals }
       *[any] Thinking again, { $name } tries it { on-deals }
    }
}
# $thinking (thinking)
# $play (tried-play)
# $name (text) a bot
# $count (number) of simulated deals
# $dropped (number) of simulated deals after which the alternative was given up
# $other (text) its steps
bot-tried-alone = { $dropped ->
    [one] { bot-tried-play }. The last alternative dropped, after 1 deal: { $other }.
   *[other] { bot-tried-play }. The last alternative dropped, after { $dropped } deals: { $other }.
}
# $thinking (thinking)
# $play (tried-play)
# $name (text) a bot
# $count (number) of simulated deals
# $won (number) percent
# $dropped (number) of simulated deals after which the alternative was given up
# $other (text) its steps
bot-tried-alone-won = { $dropped ->
    [one] { bot-tried-play }: { $won }% chance to win the match. The last alternative dropped, after 1 deal: { $other }.
   *[other] { bot-tried-play }: { $won }% chance to win the match. The last alternative dropped, after { $dropped } deals: { $other }.
}
# $thinking (thinking)
# $play (tried-play)
# $name (text) a bot
# $count (number) of simulated deals
# $other (text) the steps of the alternative
bot-tried-worse = { bot-tried-play }, where this did better: { $other }. The rules of thumb outweighed that.
# $thinking (thinking)
# $play (tried-play)
# $name (text) a bot
# $count (number) of simulated deals, which are few
# $other (text) the steps of the alternative
bot-tried-few = { bot-tried-play } and liked it best. Next best: { $other }.
# $thinking (thinking)
# $play (tried-play)
# $name (text) a bot
# $count (number) of simulated deals
# $won (number) percent
# $other (text) the steps of the alternative
# $lost (number) percent, of the alternative
bot-tried = { bot-tried-play }: { $won }% chance to win the match. Next best: { $other }, { $lost }%.

## What the strongest bot advises for a decision. Master is the strongest level.

# $name (text) a player
# $cards (cards) the hand
player-held = { $name } held { CARDS($cards, case: "acc") }.
review-thinking = Thinking…
# $others (text) alternatives with what they are worth, with semicolons
next-best-are = Next best: { $others }.
# An alternative, by its steps.
# $steps (text)
# $chance (number) percent
steps-with-chance = { $steps }, { $chance }%
no-sensible-choice = There was no other sensible choice.
# $steps (text)
by-thumb-steps = By rules of thumb: { $steps }.
# $adviser (adviser) "same": the bot that has decided thinks again
# $play (tried-play)
# $name (text) the bot
# $won (number) percent
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] Thinking again, { $name } would draw too: { $won }% chance to win the match.
       *[any] Thinking again, { $name } would do the same: { $won }% chance to win the match.
    }
   *[master] { $play ->
        [drawing] Master would have drawn too: { $won }% chance to win the match.
       *[any] Master would have done the same: { $won }% chance to win the match.
    }
}
# A clause: what was done and facts against it may follow after semicolons.
# $adviser (adviser)
# $name (text) the bot
# $steps (text)
# $won (number) percent
adviser-prefers = { $adviser ->
    [same] Thinking again, { $name } prefers: { $steps }, with a { $won }% chance to win the match
   *[master] Master advises: { $steps }, with a { $won }% chance to win the match
}
# $adviser (adviser)
# $name (text) the bot
# $steps (text)
adviser-prefers-by-thumb = { $adviser ->
    [same] Thinking again, { $name } prefers: { $steps }, by rules of thumb. What was done is no worse.
   *[master] Master advises: { $steps }, by rules of thumb. What was done is no worse.
}
# A clause after adviser-prefers.
# $play (tried-play)
# $chance (number) percent
chance-of-done = { $play ->
    [drawing] drawing: { $chance }%
   *[any] what was done: { $chance }%
}

## The review of a record.

# A chance to win the match, or a part of one.
# $number (number) with one decimal
win-percent = { $number }{"\u00A0"}%
# What a decision gained.
# $number (number) with one decimal
percent-gained = +{ $number }{"\u00A0"}%
# An interval around a number of percent.
# $number (number) with one decimal
percent-within = ±{"\u00A0"}{ $number }{"\u00A0"}%
# A number of percent with its interval.
# $percent (text)
# $within (text)
percent-and-within = { $percent } { $within }
# An error rate below 0: what was done came out better than what the search thought best, by noise.
as-good-as-search = as good as the search
# Below an error rate of 0.
# $count (number)
as-good-decisions = { $count ->
    [one] as good as the search, 1 decision
   *[other] as good as the search, { $count } decisions
}
# After the percent of the win chance that was lost.
lost-in-one-decision = lost in one decision
# After the percent of the win chance that was lost in a decision on average.
# $within (text) the interval of that number
# $count (number) of decisions
lost-a-decision = { $within }, lost a decision, of { $count }
no-decision-yet = no decision yet
# The kinds of mistakes as in chess. They stand below a number or after the number of a round.
inaccuracy-name = inaccuracy
inaccuracies-name = inaccuracies
mistake-name = mistake
mistakes-name = mistakes
blunder-name = blunder
blunders-name = blunders
# From which loss on a decision is of a kind.
# $percent (number)
from-percent = from { $percent }{"\u00A0"}%
# A heading.
# $who (who)
decisions-of = { $who ->
    [you] Your decisions
   *[other] { $who }’s decisions
}
no-choice-in-hand = There was no choice in this hand.
only-decision-reviewed = The only decision is reviewed.
# $count (number)
decisions-reviewed = All { $count } decisions are reviewed.
# How far the review is.
# $done (number)
# $count (number)
decisions-so-far = { $done } of { $count } decisions
kept-by-newer-page = A newer version of this page has kept a review with this game. It stays as it is. This one is not kept.
kept-review-damaged = A part of the kept review was damaged. It is reviewed again.
# $number (number)
round-number = Round { $number }
# $number (number)
decision-no-choice = Round { $number }: there was no choice
# $number (number)
decision-was-best = Round { $number }: the best plan
# $number (number)
decision-as-good = Round { $number }: as good, as far as can be told
# $number (number)
# $class (mistake-class)
# $loss (text) percent
decision-lost = { $class ->
    [inaccuracy] Round { $number }: inaccuracy, { $loss }
    [mistake] Round { $number }: mistake, { $loss }
   *[blunder] Round { $number }: blunder, { $loss }
}
# The accessible name of a mark in the graph.
# $number (number)
mark-of-decision = Decision, round { $number }
# The accessible name of a mark in the graph.
# $class (mistake-class)
# $number (number)
mark-of-mistake = { $class ->
    [inaccuracy] Inaccuracy, round { $number }
    [mistake] Mistake, round { $number }
   *[blunder] Blunder, round { $number }
}
# The steps of a plan with cards in signs: "Laid Q♠ Q♥ Q♦, then discarded 3♠".
# $form (plan-form) "done" by somebody, or "advised"
plan-draws = { $form ->
    [done] drew from the stock
   *[advised] draw from the stock
}
# $form (plan-form)
plan-takes = { $form ->
    [done] took the pile
   *[advised] take the pile
}
# $form (plan-form)
# $cards (text) in signs
plan-takes-with = { $form ->
    [done] took the pile with { $cards }
   *[advised] take the pile with { $cards }
}
# $form (plan-form)
# $cards (text) in signs
plan-lays = { $form ->
    [done] laid { $cards }
   *[advised] lay { $cards }
}
# $form (plan-form)
# $card (text) in signs
plan-discards = { $form ->
    [done] discarded { $card }
   *[advised] discard { $card }
}
# $form (plan-form)
plan-keeps = { $form ->
    [done] kept the last card
   *[advised] keep the last card
}
# $form (plan-form)
plan-asks = { $form ->
    [done] asked to go out
   *[advised] ask to go out
}
# $before (text) steps
# $next (text) a step
plan-then = { $before }, then { $next }
# The answer to a partner who asks to go out, as a step of a plan.
plan-yes = “Yes”
plan-no = “No”
# A step of a plan; pictures of the cards follow.
take-with-step = take the pile with
# A step of a plan; a picture of the card follows.
discard-step = discard
# A plan and what it loses against the best.
# $steps (text)
# $loss (text) percent
steps-with-loss = { $steps }, { $loss }
# $steps (text)
# $best (text) percent
# $done (text) percent
review-best-plan = Best plan: { $steps }, { $best } instead of { $done }.
# What came by chance.
# $who (who)
luck-dealt = { $who ->
    [you] The cards dealt to you
   *[other] The cards dealt to { $who }
}
# $cards (text) in signs
luck-turned-up = Turned up: { $cards }
# $who (who)
# $cards (text) in signs
luck-drew = { $who ->
    [you] You drew { $cards }
   *[other] { $who } drew { $cards }
}
# A card in place of a three that was laid out.
# $who (who)
# $cards (text) in signs
luck-drew-for-three = { $who ->
    [you] You drew { $cards } for a three
   *[other] { $who } drew { $cards } for a three
}
luck-was-even = Luck was even in this hand.
# $percent (text)
luck-was-with = Luck was with this side: { $percent } of the win chance.
# $percent (text)
luck-was-against = Luck was against this side: { $percent } of the win chance.
# The accessible name of a card of the hand that only one of the plans plays.
# $card (text)
# $mark (text) "best" or "You"
marked-card = { $card }, { $mark }
