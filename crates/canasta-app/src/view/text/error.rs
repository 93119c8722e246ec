//! Refusals: in a sentence, and in a few words for the second line of a button.

use super::card::{a_top, meld_kind, naturals_of, rank_list};
use super::number::{canastas, none_or, wilds_count};
use super::{Names, a_rank, capital, card, cards, count, number, rank, ranks, rule};
use crate::session::UnavailableReason;
use crate::view::text::SideName;
use canasta::rules::{BadRules, Canasta, FrozenBy, MeldKind, Rank, RecordProblem, RuleError, RulesProblem};

/// The words for the reader's side, or, of two players, for the reader.
fn own(names: Names<'_>, side: &'static str, alone: &'static str) -> &'static str {
    match names.side(names.own_side()) {
        SideName::We | SideName::They | SideName::Pair(..) | SideName::Trio(..) => side,
        SideName::You | SideName::Player(_) => alone,
    }
}

/// The reason for which the rules refuse an action.
#[must_use]
pub fn rule_error(error: &RuleError, names: Names<'_>) -> String {
    match error {
        RuleError::HandOver => "The hand is over.".to_owned(),
        RuleError::NotYourTurn { to_act } => format!("It is not your turn: wait for {}.", names.of(*to_act)),
        RuleError::MustDrawFirst => "Draw from the stock or take the pile first.".to_owned(),
        RuleError::AlreadyDrawn => "You have already drawn this turn.".to_owned(),
        RuleError::NotInHand { missing } => format!("You do not have {} in your hand.", cards(*missing)),
        RuleError::NoCards => "Select the cards to lay first.".to_owned(),
        RuleError::MixedRanks { cards: set } => {
            let mut ranks = set.difference(set.wilds()).ranks();
            if let (Some(only), None) = (ranks.next(), ranks.next()) {
                return format!("A meld is made of one rank, with or without wilds: {} does not fit.", a_rank(only));
            }
            format!("A meld is made of one rank, with or without wilds: {} do not go together.", cards(*set))
        }
        RuleError::MeldTooSmall { kind: MeldKind::Set(Rank::Three), .. } => {
            "Black threes are melded only by a player who goes out in the same turn, three or four together.".to_owned()
        }
        RuleError::MeldTooSmall { kind, cards, least } => {
            let (least, cards) = (count(*least), count(*cards));
            format!("A meld needs at least {least} cards: the {} would have {cards}.", meld_kind(*kind))
        }
        RuleError::TooFewNaturals { naturals, least } => {
            format!(
                "A meld needs at least {} natural cards: this one would have {}.",
                count(*least),
                none_or(*naturals)
            )
        }
        RuleError::TooManyWilds { rank: r, wilds, most } => {
            let allowed = if *most == 0 {
                "none is".to_owned()
            } else {
                format!("at most {} {}", count(*most), if *most == 1 { "is" } else { "are" })
            };
            format!("The {} would hold {}; {allowed} allowed.", ranks(*r), wilds_count(*wilds))
        }
        RuleError::WildsOutnumberNaturals { rank: r, wilds, naturals } => format!(
            "The {} would hold {} and {} naturals: wilds may not outnumber naturals.",
            ranks(*r),
            wilds_count(*wilds),
            count(*naturals)
        ),
        RuleError::NoSuchMeld { kind } => {
            let have = own(names, "Your side has", "You have");
            format!("{have} no meld of {} that wilds could join.", meld_kind(*kind))
        }
        RuleError::SequenceBroken { .. } => {
            "A sequence is three to seven neighbours of one suit, from 4 up to the ace, without wilds.".to_owned()
        }
        RuleError::MeldFull { kind, cards, most } => {
            format!(
                "The {} would have {} cards; at most {} are allowed.",
                meld_kind(*kind),
                count(*cards),
                count(*most)
            )
        }
        RuleError::MeldExists { kind } => {
            let have = own(names, "Your side has", "You have");
            format!("{have} a meld of {} that must be a canasta before another begins.", meld_kind(*kind))
        }
        RuleError::PureRank { rank: r } => format!("A meld of {} takes no wilds.", ranks(*r)),
        RuleError::WildsTooEarly { rank: r, naturals, least } => format!(
            "A wild joins the {} only when there are {} naturals: there would be {}.",
            ranks(*r),
            count(*least),
            count(*naturals)
        ),
        RuleError::WildMeldFirst => "Wilds go to the meld of wilds until it is a canasta.".to_owned(),
        RuleError::DeadRank { rank: r } => {
            format!("There is a canasta of {}, so no more of them are laid.", ranks(*r))
        }
        RuleError::CannotMeldBlackThrees => "Black threes are never melded in this game.".to_owned(),
        RuleError::OpeningNeedsPureSet => {
            "The opening needs three naturals of one rank from the hand, without wilds.".to_owned()
        }
        RuleError::OpeningMixedCanasta => "The opening may hold no canasta with wilds.".to_owned(),
        RuleError::DiscardForbidden { card: c } => format!("The {} may not be discarded now.", card(*c)),
        RuleError::DiscardNeeded => "To go out, the last card must be discarded.".to_owned(),
        RuleError::KindCanastaMissing { kind, have, need } => format!(
            "To go out, {} needs {} {}: it would have {}.",
            own(names, "your side", "you"),
            count(*need),
            canastas_of(*kind),
            none_or(*have)
        ),
        RuleError::IncompleteMeld { kind } => {
            format!("The meld of {} must be a canasta before anybody goes out.", meld_kind(*kind))
        }
        RuleError::MustAsk => "Ask your partner first: nobody goes out without a yes.".to_owned(),
        RuleError::NotSpecial => "The hand is not this special hand, or it cannot be laid now.".to_owned(),
        RuleError::CannotMeldRedThrees => "Red threes are never melded.".to_owned(),
        RuleError::BlackThreesOnlyGoingOut => {
            "Black threes are melded only by a player who goes out in the same turn.".to_owned()
        }
        RuleError::BlackThreesTakeNoWilds => "Black threes are melded without wilds.".to_owned(),
        RuleError::BelowOpeningMinimum { points, minimum } => format!(
            "This counts {} points. Your opening minimum is {}: {} more are needed.",
            number(*points),
            number(*minimum),
            number(minimum - points)
        ),
        RuleError::WildsNotAllowedInOpening { .. } => "The opening may hold no wilds.".to_owned(),
        RuleError::PileEmpty => "There is no pile to take.".to_owned(),
        RuleError::PileClosed => "In these rules the pile is never taken.".to_owned(),
        RuleError::PileTopWild => "A wild card lies on top: the pile cannot be taken.".to_owned(),
        RuleError::PileBlocked { top } => {
            format!("{} lies on top: the pile is blocked for you this turn.", capital(&a_top(*top)))
        }
        RuleError::PileFrozen { top, naturals, by } => {
            let takers = format!("only {} from your hand can take", naturals_of(*naturals, *top));
            match by {
                FrozenBy::Wild => format!("The pile is frozen by a wild card: {takers} it."),
                FrozenBy::RedThree => format!("The pile is frozen by a red three: {takers} it."),
                FrozenBy::Always => format!("In these rules {takers} the pile."),
                FrozenBy::NotMelded => {
                    format!("Until {} melded, {takers} the pile.", own(names, "your side has", "you have"))
                }
            }
        }
        RuleError::PileNeedsNaturalPair { top, naturals } => {
            format!("To take the pile you need {} from your hand.", naturals_of(*naturals, *top))
        }
        RuleError::TopCardDoesNotFit { top } => {
            format!(
                "The top card is {}: take it with {} from your hand, or onto your meld of them.",
                a_rank(*top),
                ranks(*top)
            )
        }
        RuleError::CanastaFull { rank: r } => {
            format!("Your {} are a canasta already: in these rules the top card may not join it.", ranks(*r))
        }
        RuleError::OneCardPile => "With one card in your hand you cannot take a pile of one card.".to_owned(),
        RuleError::CanastasMissing { have, need } => {
            format!(
                "To go out {} {}; {} {}.",
                own(names, "your side needs", "you need"),
                canastas(*need),
                own(names, "it has", "you have"),
                none_or(*have)
            )
        }
        RuleError::RankCanastaMissing { missing } => {
            let needs = own(names, "your side still needs", "you still need");
            format!("To go out {needs} a canasta of {}.", rank_list(*missing))
        }
        RuleError::MustKeepACard { have, need } if have < need => format!(
            "Keep at least two cards, one of them to discard: to go out {} {}; {} {}.",
            own(names, "your side needs", "you need"),
            canastas(*need),
            own(names, "it has", "you have"),
            none_or(*have)
        ),
        RuleError::MustKeepACard { .. } => {
            "Keep at least two cards, one of them to discard: you could not finish the turn otherwise.".to_owned()
        }
        RuleError::MustTakePile => "The stock is empty: you can take the pile, so you must.".to_owned(),
        RuleError::CannotAsk => {
            "You may ask only once in a turn, before you meld, and only when you could go out.".to_owned()
        }
        RuleError::MustAnswer => "Answer your partner first: yes or no.".to_owned(),
        RuleError::MustGoOut => "You must go out this turn.".to_owned(),
        RuleError::MayNotGoOut => "Your partner said no: you may not go out this turn.".to_owned(),
        RuleError::CannotKeep => "You may keep the last card only when you may not go out.".to_owned(),
        RuleError::UnknownAction => "That is not possible now.".to_owned(),
        RuleError::BadRules(bad) => bad_rules(bad),
        RuleError::BadRecord(problem) => record_problem(problem).to_owned(),
    }
}

/// The error in a line of a record, after its number.
#[must_use]
pub fn line_error(error: &RuleError, names: Names<'_>) -> String {
    match error {
        RuleError::UnknownAction => "this line cannot be read.".to_owned(),
        error => rule_error(error, names),
    }
}

/// The canastas of a kind.
pub(super) const fn canastas_of(kind: Canasta) -> &'static str {
    match kind {
        Canasta::Natural => "natural canastas",
        Canasta::Mixed => "mixed canastas",
        Canasta::Sequence => "sequences of seven",
        Canasta::Wild => "canastas of wilds",
    }
}

/// A refusal in a few words, for the second line of a button.
#[must_use]
pub fn rule_error_short(error: &RuleError, names: Names<'_>) -> String {
    match error {
        RuleError::HandOver => "the hand is over".to_owned(),
        RuleError::NotYourTurn { to_act } => format!("wait for {}", names.of(*to_act)),
        RuleError::MustDrawFirst => "draw first".to_owned(),
        RuleError::AlreadyDrawn => "already drawn".to_owned(),
        RuleError::NotInHand { .. } => "not in your hand".to_owned(),
        RuleError::NoCards => "select cards".to_owned(),
        RuleError::MixedRanks { .. } => "one rank, with or without wilds".to_owned(),
        // More cards would not help: black threes are laid only with the last cards of the hand.
        RuleError::MeldTooSmall { kind: MeldKind::Set(Rank::Three), .. } => {
            "black threes only when going out".to_owned()
        }
        // A meld of three may hold wilds; a larger least size counts cards of the rank.
        RuleError::MeldTooSmall { kind, cards, least } => {
            let (more, natural) = (least.saturating_sub(*cards), *least > 3);
            match (more, natural) {
                (1, true) => format!("needs one more {}", kind.rank().map_or("card".to_owned(), rank)),
                (1, false) => "needs one more card".to_owned(),
                (n, true) => format!("needs {} more {}", count(n), meld_kind(*kind)),
                (n, false) => format!("needs {} more cards", count(n)),
            }
        }
        RuleError::TooFewNaturals { least, .. } => format!("needs {} naturals", count(*least)),
        RuleError::TooManyWilds { most: 0, .. } => "no wilds".to_owned(),
        RuleError::TooManyWilds { most, .. } => format!("at most {}", wilds_count(*most)),
        RuleError::WildsOutnumberNaturals { .. } => "more wilds than naturals".to_owned(),
        RuleError::NoSuchMeld { .. } => "no meld for wilds alone".to_owned(),
        RuleError::SequenceBroken { .. } => "no run of one suit".to_owned(),
        RuleError::MeldFull { most, .. } => format!("at most {} cards", count(*most)),
        RuleError::MeldExists { .. } => "one meld at a time".to_owned(),
        RuleError::PureRank { .. } => "takes no wilds".to_owned(),
        RuleError::WildsTooEarly { least, .. } => format!("wilds only from {} naturals on", count(*least)),
        RuleError::WildMeldFirst => "the wild meld first".to_owned(),
        RuleError::DeadRank { rank: r } => format!("no more {} are laid", ranks(*r)),
        RuleError::CannotMeldBlackThrees => "black threes are never melded".to_owned(),
        RuleError::OpeningNeedsPureSet => "needs a set without wilds".to_owned(),
        RuleError::OpeningMixedCanasta => "no canasta with wilds yet".to_owned(),
        RuleError::DiscardForbidden { .. } => "may not be discarded now".to_owned(),
        RuleError::DiscardNeeded => "keep a card to discard".to_owned(),
        RuleError::KindCanastaMissing { kind, have, need } => format!("{}: {have} of {need}", canastas_of(*kind)),
        RuleError::IncompleteMeld { kind } => format!("complete the {} first", meld_kind(*kind)),
        RuleError::MustAsk => "ask your partner first".to_owned(),
        RuleError::NotSpecial => "not this hand".to_owned(),
        RuleError::CannotMeldRedThrees => "red threes are never melded".to_owned(),
        RuleError::BlackThreesOnlyGoingOut => "black threes only when going out".to_owned(),
        RuleError::BlackThreesTakeNoWilds => "black threes take no wilds".to_owned(),
        RuleError::BelowOpeningMinimum { points, minimum } => format!("{} of {}", number(*points), number(*minimum)),
        RuleError::WildsNotAllowedInOpening { .. } => "no wilds in the opening".to_owned(),
        RuleError::PileEmpty => "the pile is empty".to_owned(),
        RuleError::PileClosed => "never taken in these rules".to_owned(),
        RuleError::PileTopWild => "a wild card is on top".to_owned(),
        RuleError::PileBlocked { top } => format!("{} is on top", a_top(*top)),
        RuleError::PileFrozen { top, naturals, .. } => format!("frozen: needs {}", naturals_of(*naturals, *top)),
        RuleError::PileNeedsNaturalPair { top, naturals } => format!("needs {}", naturals_of(*naturals, *top)),
        RuleError::TopCardDoesNotFit { top } => format!("{} does not fit", a_rank(*top)),
        RuleError::CanastaFull { rank: r } => format!("your {} are a canasta", ranks(*r)),
        RuleError::OneCardPile => "one card cannot take one card".to_owned(),
        RuleError::CanastasMissing { have, need } => format!("canastas: {have} of {need}"),
        RuleError::RankCanastaMissing { missing } => format!("needs a canasta of {}", rank_list(*missing)),
        RuleError::MustKeepACard { .. } => "keep at least two cards".to_owned(),
        RuleError::MustTakePile => "you must take the pile".to_owned(),
        RuleError::CannotAsk => "cannot ask now".to_owned(),
        RuleError::MustAnswer => "answer first".to_owned(),
        RuleError::MustGoOut => "you must go out".to_owned(),
        RuleError::MayNotGoOut => "your partner said no".to_owned(),
        RuleError::CannotKeep => "cannot be kept".to_owned(),
        RuleError::UnknownAction => "not possible now".to_owned(),
        RuleError::BadRules(_) => "rules that are not possible".to_owned(),
        RuleError::BadRecord(_) => "damaged record".to_owned(),
    }
}

/// The reason for which rules are not possible.
#[must_use]
pub fn bad_rules(bad: &BadRules) -> String {
    let field = match bad.field() {
        Some(field) => rule(field),
        None => bad.name(),
    };
    let problem = match bad {
        BadRules::UnknownPreset(_) => return format!("There are no rules called “{field}”."),
        BadRules::UnknownField(_) => return format!("The rules have no field {field}."),
        BadRules::NotAnObject(_) => return format!("{field}: the changes to the rules are not a JSON object."),
        BadRules::Field { problem, .. } => *problem,
    };
    match problem {
        RulesProblem::NotAValue => format!("{field}: this value is not possible."),
        RulesProblem::OutOfRange { least, most } => format!("{field}: must be from {least} to {}.", number(most)),
        RulesProblem::TooManyCards { cards, most } => {
            format!("{field}: the cards dealt and the turned-up card would be {cards}; at most {most} are allowed.")
        }
        RulesProblem::UnequalSides { players } => {
            format!("{field}: {} players make no {field} of the same size.", count(players))
        }
        RulesProblem::NotThreePlayers => format!("{field}: this needs three players, each alone at first."),
        RulesProblem::NobodyToAsk => format!("{field}: where each plays alone there is no partner to ask."),
        RulesProblem::MoreRanksThanCanastas => {
            format!("{field}: more ranks are required than canastas are needed to go out.")
        }
        RulesProblem::MinimumsFall => format!("{field}: a minimum is smaller than the one for a lower score."),
        RulesProblem::ConcealedBelowGoingOut => {
            format!("{field}: the total for going out concealed is below the bonus for going out.")
        }
        RulesProblem::NoMinimum => format!("{field}: there must be one minimum at least."),
        RulesProblem::StepsDoNotFit => format!("{field}: the scores must rise, and be one fewer than the minimums."),
        RulesProblem::MoreKindsThanCanastas => {
            format!("{field}: more canastas of certain kinds are required than canastas are needed to go out.")
        }
        RulesProblem::NoSuchMelds => format!("{field}: this is about melds that may not be laid."),
        RulesProblem::MoreTalonsThanSides => format!("{field}: more sides get bonus cards than there are."),
        RulesProblem::NotFourteenCards => {
            format!("{field}: special hands need fourteen cards after the first draw.")
        }
        RulesProblem::NotASign => format!("{field}: two numbers are needed, the second not smaller than the first."),
    }
}

/// The reason for which a record cannot be read.
#[must_use]
pub const fn record_problem(problem: &RecordProblem) -> &'static str {
    match problem {
        RecordProblem::NotARecord => "This is not a game record: its first line is not “canasta-record 1”.",
        RecordProblem::UnexpectedLine => "This line does not belong here.",
        RecordProblem::WrongSeats => "The number of names differs from the number of seats.",
        RecordProblem::WrongDeck => "The deck does not have exactly the cards of the rules.",
        RecordProblem::WrongHash => "The hash does not match the deck.",
        RecordProblem::WrongCut => "The cut is not a number from 0 to that of the cards, or comes too late.",
        RecordProblem::WrongHand => "This is not the number of the next hand.",
        RecordProblem::WrongDealer => "The dealer is not the next in turn.",
        RecordProblem::WrongScores => "The scores do not match the hands.",
        RecordProblem::WrongEnd => "The hand did not end like this.",
        RecordProblem::WrongResult => "The game did not end like this.",
        RecordProblem::NoSeat => "An action must begin with the number of a seat.",
    }
}

/// The reason for which a button cannot be used.
#[must_use]
pub fn unavailable(reason: &UnavailableReason, names: Names<'_>) -> String {
    match reason {
        UnavailableReason::Rule(error) => rule_error(error, names),
        UnavailableReason::PickCards => "Select cards in your hand first.".to_owned(),
        UnavailableReason::PickOneCard => "Select one card to discard.".to_owned(),
        UnavailableReason::TheirsTakeNone => {
            let whose = own(names, "your own side's", "your own");
            format!("You can add cards to {whose} melds only.")
        }
        UnavailableReason::NoneOf(rank) => format!("You have no {} in your hand.", ranks(*rank)),
        UnavailableReason::StockTakesNone => {
            "Cards never go onto the stock: lay them on your side, or discard one onto the pile.".to_owned()
        }
    }
}

/// The short reason for which a button cannot be used.
#[must_use]
pub fn unavailable_short(reason: &UnavailableReason, names: Names<'_>) -> String {
    match reason {
        UnavailableReason::Rule(error) => rule_error_short(error, names),
        UnavailableReason::PickCards => "select cards".to_owned(),
        UnavailableReason::PickOneCard => "select one card".to_owned(),
        UnavailableReason::StockTakesNone | UnavailableReason::TheirsTakeNone => "takes no cards".to_owned(),
        UnavailableReason::NoneOf(_) => "not in your hand".to_owned(),
    }
}
