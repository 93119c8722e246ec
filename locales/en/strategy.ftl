strategy-note = What good players do, and what our bots lose when they do without it.
strategy-measured = How it was measured: our rule-of-thumb bot played the classic game against itself, one of the two without the habit, 40,000 hands for each, every deal twice with the sides changed. “± 9” means that the true figure very likely lies within 9 points of the one given. A bot is not a person: where it loses nothing, the habit may still help you.
pile-for-pair = Many cards for a pair
feeds-their-meld = They have melded sevens: this seven gives them the pile
thrown-just-now = A rank that was just thrown is safer
small-pile = One card for two of yours
pair-kept = Together they can take the pile
pair-broken = One alone seldom can
kept-in-hand = Three to lay when it counts, two for the pile
wilds-spent = Three wilds gone at once
wild-well-used = One wild makes a canasta
frozen-by-you = Now they need a pair, too
nines-gone = Few nines are left to take it with
or-one-more = Go out now, or play one more round?
partner-adds = Each of you can add to it
wild-in-opening = A wild gone for a few points

## Principles of good play: a heading and what there is to say. "You" is the reader.

principle-take-pile = Fight for the pile
principle-take-pile-why = The pile wins hands: it brings many cards at once, and many cards make canastas. Build your hand so that it can take the pile, and take it when it is big.
principle-guard-discards = Do not feed the next player
principle-guard-discards-why = Before you discard, look at the other side's melds and at the pile. A card of a rank that they have melded hands them the whole pile. The bigger the pile, the safer the discard must be.
principle-weigh-pile = Leave a small pile
principle-weigh-pile-why = Taking two or three cards costs a pair, shows what you hold, and leaves a new pile to fight for. Draw instead, unless you need it to open.
principle-keep-pairs = Keep your pairs
principle-keep-pairs-why = A pair takes the pile, even a frozen one. Discard single cards first, and break a pair only when nothing safe is left.
# With two players, who have no partners.
principle-hold-back-alone = Keep a big hand
# With two players, who have no partners.
principle-hold-back-alone-why = What lies on the table cannot take a frozen pile, and shows the other player what not to throw. Alone, keep most cards until they complete a canasta.
principle-hold-back = Do not lay down everything
principle-hold-back-why = What lies on the table cannot take a frozen pile, and shows the others what not to throw. Keep some pairs and threes in the hand, as long as nobody can go out soon.
principle-wait-to-open = Do not spend wilds on the opening
principle-wait-to-open-why = Open early with natural cards. While nobody can go out soon, wait a few turns rather than laying twos and jokers: they complete canastas later. The higher the minimum, the more waiting gains.
principle-save-wilds = Save your wilds for canastas
principle-save-wilds-why = One or two wilds that turn five or six cards into a canasta are well used. Three of them in one meld are missing later, when a canasta is needed to go out.
principle-freeze = Freeze the pile when you are behind
principle-freeze-why = If the others have melded much and you little, every discard is a danger to you. A wild on the pile makes it safe against their melds, and your pairs may still take it.
principle-keep-black-threes = Keep black threes for the moment of danger
principle-keep-black-threes-why = Like a wild card, and more cheaply, a black three surely keeps the pile from the next player. It works once: throw it when the pile is big and no other card is safe.
principle-remember = Remember what was thrown
principle-remember-why = A rank that the next player has thrown, or has let pass, is a safer discard than a new one. And who has taken a pile holds the cards that lay in it.
principle-time-ending = Think before you go out
principle-time-ending-why = Go out when you are ahead, or when the others hold many cards. With canastas nearly complete on your side, one more round may bring more than the bonus.
principle-watch-hands = Watch how many cards the others hold
principle-watch-hands-why = A side that has its canastas may go out at any moment once one of its hands is down to three cards. Then lay down aces and wilds, which would count against you.
principle-ask-partner = Ask your partner when in doubt
principle-ask-partner-why = If your partner holds many cards, ask “May I go out?” first: they may have a canasta to lay down.
principle-help-partner = Lay what your partner can build on
principle-help-partner-why = Your partner may add to every meld of your side. An early meld of a rank that you both collect becomes a canasta sooner than cards in two hands.
principle-wait-for-natural = Wait for the seventh natural card
principle-wait-for-natural-why = A meld of six naturals is worth more with a seventh than with a wild. Wait for it, unless you need the canasta to go out.

## Advice on a game of its own beside Classic.

advice-three-handed = Take the first pile when it is worth playing alone: two hands work against yours from then on. As one of the two, lay what helps your partner, since every meld is yours too. Keep from the lone player what that player collects.
advice-samba = A samba is worth several other canastas: begin sequences early, and keep their neighbours. Every samba holds the eight, nine and ten of its suit, so give those away last. Sequences take no wilds, so spend these on sets.
advice-bolivia = Seven wilds are the best canasta there is: keep them together once you have some. Going out needs a sequence, so begin one early. A black three in the hand costs much: discard it in time.
advice-modern-american = Keep pairs, since nothing else takes the pile. Begin sevens, aces or wilds only when you can hope to complete them: left open, they cost as much as they would bring. With many pairs and little to open with, think of a special hand.
advice-hand-and-foot = Lay out your hand soon: a foot that is never played counts against you. Going out needs natural and mixed canastas, so keep wilds off some ranks, and complete others with them. Before you ask, look at how many cards your partner still holds.

## What our bots lose when they play otherwise.

measured-not = Not measured: our bots have no such habit to switch off.
# $loss (number) points a hand
# $margin (number) the true loss lies so close to it
# $players (number) at the table
measured-loss = Measured: a bot that plays otherwise loses { $loss } ± { $margin } points a hand, at a table of { COUNT($players) }.
# $loss (number) points a hand, may be negative
# $margin (number) the true loss lies so close to it
# $players (number) at the table
measured-no-loss = Measured: no loss to be seen at a table of { COUNT($players) } ({ $loss } ± { $margin } points a hand).
