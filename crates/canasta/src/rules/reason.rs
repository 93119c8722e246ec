//! Refusals of the rules in plain words: the facts, without names of players. The page has texts of its own.

use super::error::{FrozenBy, RecordProblem, RuleError};
use super::meld::Canasta;
use super::meld_key::MeldKind;
use std::fmt;

/// A kind of meld in words.
struct Melds(MeldKind);

impl fmt::Display for Melds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            MeldKind::Set(rank) => write!(f, "meld of {rank}"),
            MeldKind::Sequence(suit) => write!(f, "sequence of {}", suit.notation()),
            MeldKind::Wild => f.write_str("meld of wilds"),
        }
    }
}

/// Why it is refused, with its facts: a sentence without capital and full stop, to stand after [`RuleError::code`].
impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleError::HandOver => f.write_str("the hand has ended"),
            RuleError::NotYourTurn { to_act } => write!(f, "seat {} is to act", to_act.index()),
            RuleError::MustDrawFirst => f.write_str("a turn begins with drawing or taking the pile"),
            RuleError::AlreadyDrawn => f.write_str("this turn has drawn already"),
            RuleError::TooEarly { turns: 1 } => {
                f.write_str("in the first turn of a seat nothing is laid and the pile is not taken")
            }
            RuleError::TooEarly { turns } => {
                write!(f, "in the first {turns} turns of a seat nothing is laid and the pile is not taken")
            }
            RuleError::NotInHand { missing } => write!(f, "the hand does not hold {missing}"),
            RuleError::NoCards => f.write_str("a group needs cards"),
            RuleError::MixedRanks { cards } => write!(f, "a meld has one rank, with or without wilds: {cards} has not"),
            RuleError::MeldTooSmall { kind, cards, least } => {
                write!(f, "the {} would have {cards} cards, and needs {least}", Melds(*kind))
            }
            RuleError::TooFewNaturals { naturals, least } => {
                write!(f, "the meld would have {naturals} naturals, and needs {least}")
            }
            RuleError::TooManyWilds { rank, wilds, most } => {
                write!(f, "the meld of {rank} would have {wilds} wilds, and may have {most}")
            }
            RuleError::WildsOutnumberNaturals { rank, wilds, naturals } => {
                write!(f, "the meld of {rank} would have more wilds than naturals: {wilds} and {naturals}")
            }
            RuleError::NoSuchMeld { kind } => write!(f, "the side has no {} that these cards could join", Melds(*kind)),
            RuleError::SequenceBroken { cards } => {
                write!(f, "a sequence is a run of one suit from 4 to ace: {cards} is none")
            }
            RuleError::MeldFull { kind, cards, most } => {
                write!(f, "the {} would have {cards} cards, and may have {most}", Melds(*kind))
            }
            RuleError::MeldExists { kind } => write!(f, "the side may have no other {} now", Melds(*kind)),
            RuleError::PureRank { rank } => write!(f, "the meld of {rank} takes no wilds"),
            RuleError::WildsTooEarly { rank, naturals, least } => {
                write!(f, "the meld of {rank} would have {naturals} naturals, and needs {least} before a wild joins it")
            }
            RuleError::WildMeldFirst => f.write_str("while the wild meld is incomplete, no wild goes elsewhere"),
            RuleError::DeadRank { rank } => write!(f, "a side has a canasta of {rank}, so nobody lays more of it"),
            RuleError::CannotMeldBlackThrees => f.write_str("in these rules black threes are never melded"),
            RuleError::CameWithPile { cards } => {
                write!(f, "{cards} came with the pile, and is laid in a later turn only")
            }
            RuleError::OpeningNeedsPureSet => f.write_str("the opening needs a set without wilds from the hand"),
            RuleError::OpeningNeedsCanasta { natural: false } => f.write_str("the opening needs a canasta"),
            RuleError::OpeningNeedsCanasta { natural: true } => {
                f.write_str("the opening needs a canasta without wilds")
            }
            RuleError::OpeningMixedCanasta => f.write_str("the opening may hold no mixed canasta"),
            RuleError::DiscardForbidden { card } => write!(f, "{card} may not be discarded now"),
            RuleError::DiscardNeeded => f.write_str("one goes out by a discard only"),
            RuleError::MeldOutNeeded => f.write_str("one goes out by melding only"),
            RuleError::PartnerHasFoot => f.write_str("nobody goes out while a partner has a foot to pick up"),
            RuleError::KindCanastaMissing { kind, have, need } => {
                write!(f, "to go out the side would have {have} {} canastas, and needs {need}", kind_word(*kind))
            }
            RuleError::IncompleteMeld { kind } => write!(f, "the {} must be complete to go out", Melds(*kind)),
            RuleError::MustAsk => f.write_str("nobody goes out without a yes of the partner"),
            RuleError::NotSpecial => f.write_str("the hand is not this special hand, or cannot be laid now"),
            RuleError::CannotMeldRedThrees => f.write_str("red threes are laid out by themselves, never melded"),
            RuleError::BlackThreesOnlyGoingOut => f.write_str("black threes are melded only by a player who goes out"),
            RuleError::BlackThreesTakeNoWilds => f.write_str("black threes are melded without wilds"),
            RuleError::BelowOpeningMinimum { points, minimum } => {
                write!(f, "the opening counts {points} points, and needs {minimum}")
            }
            RuleError::WildsNotAllowedInOpening { wilds } => write!(f, "the opening may hold no wilds: it has {wilds}"),
            RuleError::PileEmpty => f.write_str("there is no pile"),
            RuleError::PileClosed { until_melded: false } => f.write_str("in these rules the pile is never taken"),
            RuleError::PileClosed { until_melded: true } => {
                f.write_str("a side that has not melded may not take the pile")
            }
            RuleError::PileTopWild => f.write_str("a wild card on top closes the pile"),
            RuleError::PileTopWildNeedsPair { top, pair, all } if pair == all => {
                write!(f, "only {pair} wilds like {top} in the hand take the pile, as a wild meld")
            }
            RuleError::PileTopWildNeedsPair { top, pair, all } => {
                write!(f, "only {all} wilds in the hand, {pair} of them like {top}, take the pile, as a wild meld")
            }
            RuleError::PileBlocked { top } if top.is_red_three() => f.write_str("a red three on top closes the pile"),
            RuleError::PileBlocked { .. } => f.write_str("a black three on top closes the pile"),
            RuleError::PileFrozen { top, naturals, by } => {
                let why = match by {
                    FrozenBy::Wild => "by a wild card in it",
                    FrozenBy::RedThree => "by a turned-up red three",
                    FrozenBy::BlackThree => "by a black three in it",
                    FrozenBy::NotMelded => "until the side has melded",
                    FrozenBy::Always => "in these rules",
                };
                write!(f, "the pile is frozen {why}: only {naturals} naturals of {top} in the hand take it")
            }
            RuleError::PileFrozenByCard { top, cards, wilds } if top.is_wild() => write!(
                f,
                "the pile is frozen by the wild on top: only {cards} wilds in the hand, {} of them like it, take it",
                cards - wilds
            ),
            RuleError::PileFrozenByCard { top, cards, wilds: 0 } => {
                write!(f, "the pile is frozen by a card in it: only {cards} naturals of {top} in the hand take it")
            }
            RuleError::PileFrozenByCard { top, cards, wilds } => write!(
                f,
                "the pile is frozen by a card in it: only {cards} cards of the hand take it, of {top} but for {wilds} that may be wild"
            ),
            RuleError::PileNeedsNaturalPair { top, naturals } => {
                write!(f, "only {naturals} naturals of {top} in the hand take the pile")
            }
            RuleError::TopCardDoesNotFit { top } => {
                write!(f, "the top card is of {top}: cards of this rank or an own meld of it must take it")
            }
            RuleError::CanastaFull { rank } => {
                write!(f, "in these rules the top card may not join a canasta, as the meld of {rank} is")
            }
            RuleError::OneCardPile => f.write_str("a hand of one card cannot take a pile of one card"),
            RuleError::CanastasMissing { have, need } => {
                write!(f, "to go out the side would have {have} canastas, and needs {need}")
            }
            RuleError::RankCanastaMissing { missing } => {
                f.write_str("to go out the side needs a canasta of")?;
                missing.iter().try_for_each(|rank| write!(f, " {rank}"))
            }
            RuleError::MustKeepACard { have, need } => write!(
                f,
                "the turn could not be finished: keep two cards, one of them to discard (to go out the side needs {need} \
             canastas, and would have {have})"
            ),
            RuleError::MustTakePile => f.write_str("the stock is empty, and the pile can and must be taken"),
            RuleError::CannotAsk => {
                f.write_str("a player asks once in a turn, before melding, and only if it could go out")
            }
            RuleError::MustAnswer => f.write_str("the partner's question comes first: answer yes or no"),
            RuleError::MustGoOut => f.write_str("the player asked, and must go out in this turn"),
            RuleError::MayNotGoOut => f.write_str("the partner said no: not in this turn"),
            RuleError::CannotKeep => f.write_str("the last card is kept only where the player may not go out"),
            RuleError::UnknownAction => f.write_str("this is no action of the notation, or has no place now"),
            RuleError::BadRules(bad) => fmt::Display::fmt(bad, f),
            RuleError::BadRecord(problem) => fmt::Display::fmt(problem, f),
        }
    }
}

impl std::error::Error for RuleError {}

const fn kind_word(kind: Canasta) -> &'static str {
    match kind {
        Canasta::Natural => "natural",
        Canasta::Mixed => "mixed",
        Canasta::Sequence => "sequence",
        Canasta::Wild => "wild",
    }
}

/// What is wrong: a sentence without capital and full stop.
impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordProblem::NotARecord => "this is no game record: its first line is not canasta-record 1",
            RecordProblem::UnexpectedLine => "this line does not belong here",
            RecordProblem::WrongSeats => "the number of names differs from the number of seats",
            RecordProblem::WrongDeck => "the deck has not exactly the cards of the rules",
            RecordProblem::WrongHash => "the hash does not belong to the deck",
            RecordProblem::WrongRest => "the line does not name who rests in this hand",
            RecordProblem::WrongCut => "the cut is no number from 0 to that of the cards, or comes too late",
            RecordProblem::WrongHand => "this is not the number of the next hand",
            RecordProblem::WrongDealer => "the dealer is not the next in turn",
            RecordProblem::WrongScores => "the scores are not the totals of the hands before",
            RecordProblem::WrongEnd => "the hand did not end like this",
            RecordProblem::WrongResult => "the game did not end like this",
            RecordProblem::NoSeat => "an action begins with the number of a seat",
        })
    }
}

impl std::error::Error for RecordProblem {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        BadRules, Card, CardSet, CodeError, PositionError, Rank, RuleField, RulesProblem, Seat, SetupError, replay,
    };

    /// What stands in the code is no sentence: no word with a capital inside, no braces.
    #[track_caller]
    fn assert_sentence(text: &str) {
        let is_name = |word: &str| word.len() > 3 && word.bytes().skip(1).any(|letter| letter.is_ascii_uppercase());
        assert!(text.contains(' ') && !text.contains(['{', '}', '_']) && !text.split(' ').any(is_name), "{text}");
    }

    #[test]
    fn errors_are_sentences_with_their_facts() {
        let card: Card = "4s".parse().unwrap();
        let cards = CardSet::from(card);
        let bad =
            || BadRules::Field { field: RuleField::Target, problem: RulesProblem::OutOfRange { least: 1, most: 9 } };
        for problem in RecordProblem::ALL {
            assert_sentence(&RuleError::BadRecord(problem).to_string());
        }
        for position in [
            PositionError::Rules(bad()),
            PositionError::Seats,
            PositionError::Turn,
            PositionError::Counts,
            PositionError::Cards(SetupError::NotEnoughCards),
            PositionError::Contradiction,
        ] {
            assert_sentence(&position.to_string());
        }
        for setup in [
            SetupError::TooManyCopies(card),
            SetupError::RedThreeInHand(Seat::FIRST),
            SetupError::NotARedThree(card),
            SetupError::NotAMeld(cards, RuleError::NoCards),
            SetupError::TwoMelds(Rank::Ace),
            SetupError::NotAPhase,
            SetupError::NoSuchSeat,
            SetupError::NotALonePlayer,
        ] {
            assert_sentence(&setup.to_string());
        }
        for code in [
            CodeError::Empty,
            CodeError::NoLetter('!'),
            CodeError::Mistyped,
            CodeError::Newer,
            CodeError::Impossible(bad()),
        ] {
            assert_sentence(&code.to_string());
        }
        for kind in Canasta::ALL {
            assert_sentence(&RuleError::KindCanastaMissing { kind, have: 0, need: 1 }.to_string());
        }
        assert_eq!(bad().to_string(), "target: must be from 1 to 9");
        assert_eq!(
            replay("canasta-record 1\nrules poker\n").error.unwrap().to_string(),
            "line 2: poker: there is no such preset"
        );
    }
}
