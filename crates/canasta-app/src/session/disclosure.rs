//! What an action showed a player who could not know it before: the limit of undo.

use canasta::rules::{Action, Answer, Card, CardSet, Seat, State};

/// Something hidden that was seen. Actions before it cannot be undone freely any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disclosure {
    /// The own draw from the stock.
    OwnDraw,
    /// Cards of another hand that were laid.
    Laid {
        /// The seat.
        seat: Seat,
        /// The cards of each meld.
        cards: Vec<CardSet>,
    },
    /// Cards of another hand with which the pile was taken.
    TookWith {
        /// The seat.
        seat: Seat,
        /// The cards of each meld.
        cards: Vec<CardSet>,
    },
    /// A card of another hand that was discarded.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Red threes that another player drew.
    RedThrees {
        /// The seat.
        seat: Seat,
        /// The red threes.
        cards: CardSet,
    },
    /// The question "May I go out?", which says that the asker could.
    Asked {
        /// The seat that asks.
        seat: Seat,
    },
    /// The partner's answer.
    Answered {
        /// The seat that answers.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// An action of another person, who has seen cards of the own.
    ActedSince {
        /// The seat.
        seat: Seat,
    },
    /// The end of the hand, at which all hands are shown.
    HandEnded,
}

/// What an action of another seat shows the player at `me`; `None` if it shows nothing hidden: a draw of unknown cards, or a
/// play of cards that are known from a pile.
pub(super) fn shown_by(before: &State, me: Seat, seat: Seat, action: &Action, after: &State) -> Option<Disclosure> {
    let known = before.observe(me).known(seat);
    let is_hidden = |cards: &CardSet| !known.contains_all(*cards);
    let threes = |open: CardSet| {
        let side = after.sides().scoring_of(seat);
        let cards = after.scoring_threes(side).difference(before.scoring_threes(side)).difference(open);
        (!cards.is_empty()).then_some(Disclosure::RedThrees { seat, cards })
    };
    match action {
        Action::Draw => {
            let side = after.sides().of(seat);
            let cards = after.red_threes(side).difference(before.red_threes(side));
            (!cards.is_empty()).then_some(Disclosure::RedThrees { seat, cards })
        }
        Action::Take { with, groups } => {
            let cards = std::iter::once(with).chain(groups).map(|group| group.cards);
            let cards: Vec<CardSet> = cards.filter(|cards| !cards.is_empty()).collect();
            if action.cards().as_ref().is_some_and(is_hidden) {
                return Some(Disclosure::TookWith { seat, cards });
            }
            // Threes that lay face down.
            threes(before.observe(me).takeable_cards())
        }
        Action::Meld(groups) => {
            let cards = groups.iter().map(|group| group.cards).collect();
            let laid = action.cards().as_ref().is_some_and(is_hidden).then_some(Disclosure::Laid { seat, cards });
            laid.or_else(|| threes(CardSet::EMPTY))
        }
        Action::Discard(card) => match known.contains(*card) {
            // A foot or bonus cards may bring threes.
            true => threes(CardSet::EMPTY),
            false => Some(Disclosure::Discarded { seat, card: *card }),
        },
        // A special hand ends the hand, after which all is shown.
        Action::Keep | Action::Special(_) => None,
        Action::Ask => Some(Disclosure::Asked { seat }),
        Action::Answer(answer) => Some(Disclosure::Answered { seat, answer: *answer }),
    }
}

/// Whether an action brings its player cards that were not seen before it: from the stock, the foot, or cards that lay face down in
/// the pile.
pub(super) fn brings_unseen(before: &State, seat: Seat, action: &Action, after: &State) -> bool {
    let is_foot = after.feet(seat).count() < before.feet(seat).count();
    let is_drawn = after.stock().len() < before.stock().len();
    is_foot || is_drawn || (matches!(action, Action::Take { .. }) && before.observe(seat).takeable_face_down() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::bots::{Bot, HeuristicBot};
    use canasta::rules::{BySide, Given, Phase, PileStart, Preset, Setup, generator};

    /// Cards become known exactly when something is disclosed, in whole hands of every preset.
    #[test]
    fn a_disclosure_is_a_card_that_nobody_knew() {
        let mut silent = 0;
        for (preset, seed) in Preset::ALL.into_iter().flat_map(|preset| (0..6).map(move |seed| (preset, seed))) {
            let mut rules = preset.rules();
            if rules.turn_up && seed > 3 {
                rules.pile_start = PileStart::Cards(4);
            }
            let deck = rules.shuffled_deck(&mut generator([seed; 32]));
            let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &deck);
            let mut bot = HeuristicBot::default();
            while state.ended().is_none() {
                let seat = state.to_act();
                let action = bot.act(&state.observe(seat));
                let before = state.clone();
                state.play(&action).unwrap();
                for me in preset.rules().players.seats().filter(|&me| me != seat) {
                    let seen = shown_by(&before, me, seat, &action, &state);
                    let unseen = before.observe(me).unseen();
                    let news = unseen.difference(state.observe(me).unseen());
                    let is_words = matches!(action, Action::Ask | Action::Answer(_));
                    // At the end of the hand all cards are shown anyway.
                    if state.ended().is_none() {
                        assert_eq!(seen.is_some(), is_words || !news.is_empty(), "{preset}: {action}: {seen:?}");
                    }
                    silent += usize::from(seen.is_none() && action != Action::Draw);
                }
            }
        }
        assert!(silent > 0, "some plays show known cards only");
    }

    #[test]
    fn a_disclosure_names_the_cards() {
        let hand = |cards: &str| Given::Cards(cards.parse::<CardSet>().unwrap().iter().collect());
        let mut setup = Setup::new(Preset::ClassicTwo.rules());
        setup.phase = Phase::Play;
        setup.hands[0] = hand("Ks Kh Kd Qs Qh Qd Ac Ad 4c 5c");
        let before = setup.state().unwrap();
        let me = before.rules().players.seat(1).unwrap();
        let say = |action: &str| {
            let action: Action = action.parse().unwrap();
            let mut after = before.clone();
            after.play(&action).unwrap();
            shown_by(&before, me, Seat::FIRST, &action, &after)
        };
        let cards = ["Ks Kh Kd", "Qs Qh Qd"].map(|cards| cards.parse().unwrap()).to_vec();
        assert_eq!(say("meld Ks Kh Kd + Qs Qh Qd"), Some(Disclosure::Laid { seat: Seat::FIRST, cards }));
        let card = "4c".parse().unwrap();
        assert_eq!(say("discard 4c"), Some(Disclosure::Discarded { seat: Seat::FIRST, card }));
    }
}
