//! Every sentence that people read, one an entry, ready to be translated.

use crate::rules::{
    Answer, BadRules, BySide, Card, CardSet, Ended, FrozenBy, Players, Preset, Rank, RankSet, RuleError, RulesProblem,
    Seat, Side,
};
use crate::rules::{RecordProblem, Rules};
use crate::session::{
    Back, Command, Damage, Felt, Happening, Lack, Laying, Motion, Notice, Pace, Plan, Sort, Switch, Theme, Verbosity,
};

/// Who sits where, for sentences.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat.
    pub names: &'a [String],
    /// The seat that is spoken to.
    pub me: Seat,
}

impl Names<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("Somebody", String::as_str)
    }

    /// "You" or the name, then the fitting form of the verb.
    fn does(&self, seat: Seat, you: &str, other: &str) -> String {
        if seat == self.me { format!("You {you}") } else { format!("{} {other}", self.of(seat)) }
    }
}

/// A number with thousands parted, and a real minus.
#[must_use]
pub fn number(n: i32) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if n < 0 { format!("−{text}") } else { text }
}

/// One, two, … for small numbers of cards.
#[must_use]
pub fn count(n: usize) -> String {
    const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// So many cards.
#[must_use]
pub fn cards_count(n: usize) -> String {
    if n == 1 { "1 card".to_owned() } else { format!("{n} cards") }
}

/// A rank in words.
#[must_use]
pub const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Joker => "joker",
    }
}

/// Several cards of a rank.
#[must_use]
pub const fn ranks(rank: Rank) -> &'static str {
    match rank {
        Rank::Four => "fours",
        Rank::Five => "fives",
        Rank::Six => "sixes",
        Rank::Seven => "sevens",
        Rank::Eight => "eights",
        Rank::Nine => "nines",
        Rank::Ten => "tens",
        Rank::Jack => "jacks",
        Rank::Queen => "queens",
        Rank::King => "kings",
        Rank::Ace => "aces",
        Rank::Two => "twos",
        Rank::Three => "black threes",
        Rank::Joker => "jokers",
    }
}

/// With the article.
#[must_use]
pub fn a_rank(r: Rank) -> String {
    let article = if matches!(r, Rank::Eight | Rank::Ace) { "an" } else { "a" };
    let colour = if r == Rank::Three { "black " } else { "" };
    format!("{article} {colour}{}", rank(r))
}

/// So many of a rank.
#[must_use]
pub fn of_rank(n: usize, r: Rank) -> String {
    if n == 1 { a_rank(r) } else { format!("{} {}", count(n), ranks(r)) }
}

/// The rank as a card shows it.
#[must_use]
pub const fn rank_sign(rank: Rank) -> &'static str {
    match rank {
        Rank::Ten => "10",
        other => other.notation(),
    }
}

/// A card in words.
#[must_use]
pub fn card(card: Card) -> String {
    use crate::rules::Suit;
    let suit = match card.suit() {
        None => return "joker".to_owned(),
        Some(Suit::Spades) => "spades",
        Some(Suit::Hearts) => "hearts",
        Some(Suit::Diamonds) => "diamonds",
        Some(Suit::Clubs) => "clubs",
    };
    format!("{} of {suit}", rank(card.rank()))
}

/// A card with its article.
fn the_card(one: Card) -> String {
    if one.suit().is_none() { "a joker".to_owned() } else { format!("the {}", card(one)) }
}

/// A card in signs.
#[must_use]
pub fn card_sign(card: Card) -> String {
    super::cards::sign(card)
}

/// A list: "a, b and c".
#[must_use]
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}

/// Cards of several ranks in words: "two kings and a joker".
#[must_use]
pub fn cards(set: CardSet) -> String {
    let items: Vec<String> = set.ranks().map(|r| of_rank(set.count(r), r)).collect();
    list(&items)
}

/// Cards in short, as on a button: "9 9 2".
#[must_use]
pub fn cards_short(set: CardSet) -> String {
    let signs: Vec<&str> = super::cards::spoken_order(set).map(|card| rank_sign(card.rank())).collect();
    signs.join(" ")
}

fn rank_list(set: RankSet) -> String {
    list(&set.iter().map(|r| ranks(r).to_owned()).collect::<Vec<_>>())
}

/// A word with a capital.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How many, where nothing stands behind it.
fn none_or(n: usize) -> String {
    if n == 0 { "none".to_owned() } else { count(n) }
}

fn canastas(n: usize) -> String {
    if n == 1 { "one canasta".to_owned() } else { format!("{} canastas", count(n)) }
}

/// Why an action is refused.
#[must_use]
pub fn rule_error(error: &RuleError, names: Names<'_>) -> String {
    match error {
        RuleError::HandOver => "The hand is over.".to_owned(),
        RuleError::NotYourTurn { to_act } => format!("It is not your turn: {} is to act.", names.of(*to_act)),
        RuleError::MustDrawFirst => "Draw from the stock or take the pile first.".to_owned(),
        RuleError::AlreadyDrawn => "You have already drawn in this turn.".to_owned(),
        RuleError::NotInHand { missing } => format!("Not in the hand: {}.", cards(*missing)),
        RuleError::NoCards => "Choose the cards to lay first.".to_owned(),
        RuleError::MixedRanks { cards: set } => {
            format!("A meld holds cards of one rank, and wilds: {} do not go together.", cards(*set))
        }
        RuleError::MeldTooSmall { rank: r, cards } => {
            format!("A meld needs three cards at least: the {} would have {}.", ranks(*r), count(*cards))
        }
        RuleError::TooFewNaturals { naturals, least } => {
            format!("A meld needs {} natural cards at least: it would have {}.", count(*least), none_or(*naturals))
        }
        RuleError::TooManyWilds { rank: r, wilds, most } => {
            format!("The {} would hold {} wilds; {} is the most.", ranks(*r), count(*wilds), count(*most))
        }
        RuleError::WildsOutnumberNaturals { rank: r, wilds, naturals } => format!(
            "The {} would hold {} wilds and {} naturals: wilds may not outnumber naturals.",
            ranks(*r),
            count(*wilds),
            count(*naturals)
        ),
        RuleError::NoSuchMeld { rank: r } => {
            format!("Your side has no meld of {} that wilds could join.", ranks(*r))
        }
        RuleError::CannotMeldRedThrees => "Red threes are laid out by themselves, never melded.".to_owned(),
        RuleError::BlackThreesOnlyGoingOut => {
            "Black threes are melded only by a player who goes out in the same turn.".to_owned()
        }
        RuleError::BlackThreesTakeNoWilds => "Black threes are melded without wilds.".to_owned(),
        RuleError::BelowOpeningMinimum { points, minimum } => format!(
            "This counts {}; your side's first meld needs {}, so {} more.",
            number(*points),
            number(*minimum),
            number(minimum - points)
        ),
        RuleError::WildsNotAllowedInOpening { .. } => "Your side's first meld may hold no wild cards.".to_owned(),
        RuleError::PileEmpty => "There is no pile to take.".to_owned(),
        RuleError::PileClosed => "In these rules the pile is never taken.".to_owned(),
        RuleError::PileTopWild => "A wild card lies on top: the pile cannot be taken.".to_owned(),
        RuleError::PileBlocked => "A black three lies on top: the pile is blocked for you in this turn.".to_owned(),
        RuleError::PileFrozen { top, by } => match by {
            FrozenBy::Wild => {
                format!("The pile is frozen by a wild card: take it with two natural {} from your hand.", ranks(*top))
            }
            FrozenBy::RedThree => {
                format!("The pile is frozen by a red three: take it with two natural {} from your hand.", ranks(*top))
            }
            FrozenBy::NotMelded => format!(
                "The pile is frozen to you until your side has melded: take it with two natural {} from your hand.",
                ranks(*top)
            ),
        },
        RuleError::PileNeedsNaturalPair { top } => {
            format!("To take the pile you need two natural {} from your hand.", ranks(*top))
        }
        RuleError::TopCardDoesNotFit { top } => {
            format!("The top card is {}: lay it with cards of that rank, or onto your meld of them.", a_rank(*top))
        }
        RuleError::CanastaFull { rank: r } => {
            format!("Your {} are a canasta already: in these rules the top card may not go onto it.", ranks(*r))
        }
        RuleError::OneCardPile => "With one card in your hand you cannot take a pile of one card.".to_owned(),
        RuleError::CanastasMissing { have, need } => {
            format!("To go out your side needs {}; it has {}.", canastas(*need), none_or(*have))
        }
        RuleError::RankCanastaMissing { missing } => {
            format!("To go out your side still needs a canasta of {}.", rank_list(*missing))
        }
        RuleError::MustKeepACard { have, need } if have < need => format!(
            "You could not finish the turn: keep a card to discard and one more, as to go out your side needs {} and has {}.",
            canastas(*need),
            none_or(*have)
        ),
        RuleError::MustKeepACard { .. } => {
            "You could not finish the turn: keep a card to discard and one more.".to_owned()
        }
        RuleError::MustTakePile => "The stock is empty and you can take the pile: you must.".to_owned(),
        RuleError::CannotAsk => {
            "You may ask only before you meld, once in a turn, and when you could go out.".to_owned()
        }
        RuleError::MustAnswer => "Answer your partner first: yes or no.".to_owned(),
        RuleError::MustGoOut => "You must go out in this turn.".to_owned(),
        RuleError::MayNotGoOut => "Your partner said no: you may not go out in this turn.".to_owned(),
        RuleError::CannotKeep => "The last card is kept only when you may not go out.".to_owned(),
        RuleError::UnknownAction => "That is no action that means anything now.".to_owned(),
        RuleError::BadRules(bad) => bad_rules(bad),
        RuleError::BadRecord(problem) => record_problem(problem).to_owned(),
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
        RuleError::NoCards => "choose cards".to_owned(),
        RuleError::MixedRanks { .. } => "cards of one rank, and wilds".to_owned(),
        RuleError::MeldTooSmall { rank: r, cards } => match 3 - cards.min(&2) {
            1 => format!("needs one more {}", rank(*r)),
            n => format!("needs {} more {}", count(n), ranks(*r)),
        },
        RuleError::TooFewNaturals { least, .. } => format!("needs {} naturals", count(*least)),
        RuleError::TooManyWilds { most, .. } => format!("at most {} wilds", count(*most)),
        RuleError::WildsOutnumberNaturals { .. } => "more wilds than naturals".to_owned(),
        RuleError::NoSuchMeld { .. } => "no meld for wilds alone".to_owned(),
        RuleError::CannotMeldRedThrees => "red threes are never melded".to_owned(),
        RuleError::BlackThreesOnlyGoingOut => "black threes only when going out".to_owned(),
        RuleError::BlackThreesTakeNoWilds => "black threes take no wilds".to_owned(),
        RuleError::BelowOpeningMinimum { points, minimum } => format!("{} of {}", number(*points), number(*minimum)),
        RuleError::WildsNotAllowedInOpening { .. } => "no wilds in the opening".to_owned(),
        RuleError::PileEmpty => "no pile".to_owned(),
        RuleError::PileClosed => "never taken in these rules".to_owned(),
        RuleError::PileTopWild => "a wild card is on top".to_owned(),
        RuleError::PileBlocked => "a black three is on top".to_owned(),
        RuleError::PileFrozen { top, .. } => format!("frozen: needs two natural {}", ranks(*top)),
        RuleError::PileNeedsNaturalPair { top } => format!("needs two natural {}", ranks(*top)),
        RuleError::TopCardDoesNotFit { top } => format!("{} does not fit", a_rank(*top)),
        RuleError::CanastaFull { rank: r } => format!("your {} are full", ranks(*r)),
        RuleError::OneCardPile => "one card for one card".to_owned(),
        RuleError::CanastasMissing { have, need } => format!("canastas: {have} of {need}"),
        RuleError::RankCanastaMissing { missing } => format!("needs a canasta of {}", rank_list(*missing)),
        RuleError::MustKeepACard { .. } => "keep a card to discard, and one more".to_owned(),
        RuleError::MustTakePile => "you must take the pile".to_owned(),
        RuleError::CannotAsk => "cannot ask now".to_owned(),
        RuleError::MustAnswer => "answer first".to_owned(),
        RuleError::MustGoOut => "you must go out".to_owned(),
        RuleError::MayNotGoOut => "your partner said no".to_owned(),
        RuleError::CannotKeep => "cannot be kept".to_owned(),
        RuleError::UnknownAction => "means nothing now".to_owned(),
        RuleError::BadRules(_) => "impossible rules".to_owned(),
        RuleError::BadRecord(_) => "damaged record".to_owned(),
    }
}

/// What is wrong with rules.
#[must_use]
pub fn bad_rules(bad: &BadRules) -> String {
    let field = super::house_text::field(&bad.field);
    match bad.problem {
        RulesProblem::UnknownPreset => format!("There are no rules called “{field}”."),
        RulesProblem::UnknownField => format!("The rules have no field {field}."),
        RulesProblem::NotAValue => format!("{field}: this value is none of those that the field can have."),
        RulesProblem::NotAnObject => format!("{field}: the changes of the rules are no JSON object."),
        RulesProblem::OutOfRange { least, most } => format!("{field}: must be from {least} to {}.", number(most)),
        RulesProblem::TooManyCards { cards } => {
            format!("{field}: the cards dealt and the turn-up would be {cards}; 100 is the most.")
        }
        RulesProblem::NobodyToAsk => format!("{field}: two players have no partner to ask."),
        RulesProblem::MoreRanksThanCanastas => {
            format!("{field}: more ranks are required than canastas are needed to go out.")
        }
        RulesProblem::MinimumsFall => format!("{field}: a minimum is smaller than that for a lower score."),
        RulesProblem::ConcealedBelowGoingOut => {
            format!("{field}: the total for going out concealed is below the bonus for going out.")
        }
    }
}

/// What is wrong with a line of a record.
#[must_use]
pub const fn record_problem(problem: &RecordProblem) -> &'static str {
    match problem {
        RecordProblem::NotARecord => "This is no game record: the first line is not “canasta-record 1”.",
        RecordProblem::UnexpectedLine => "No such line may stand here.",
        RecordProblem::WrongSeats => "The number of names differs from the number of seats.",
        RecordProblem::WrongDeck => "The deck is not two packs with four jokers.",
        RecordProblem::WrongHash => "The hash does not belong to the deck.",
        RecordProblem::WrongCut => "The cut is no number from 0 to 108, or comes too late.",
        RecordProblem::WrongHand => "The number of the hand is not the next.",
        RecordProblem::WrongDealer => "The dealer is not the next in turn.",
        RecordProblem::WrongScores => "The scores are not those that the hands came to.",
        RecordProblem::WrongEnd => "The hand did not end so.",
        RecordProblem::WrongResult => "The game did not end so.",
        RecordProblem::NoSeat => "An action begins with the number of a seat.",
    }
}

/// What is still to be chosen.
#[must_use]
pub fn lack(lack: &Lack, names: Names<'_>) -> String {
    match lack {
        Lack::Rule(error) => rule_error(error, names),
        Lack::PickCards => "Choose cards in your hand first.".to_owned(),
        Lack::PickOneCard => "Choose the one card that you discard.".to_owned(),
        Lack::StockTakesNone => {
            "No card goes onto the stock: lay cards on your side, or discard onto the pile.".to_owned()
        }
    }
}

/// The same in a few words.
#[must_use]
pub fn lack_short(lack: &Lack, names: Names<'_>) -> String {
    match lack {
        Lack::Rule(error) => rule_error_short(error, names),
        Lack::PickCards => "choose cards".to_owned(),
        Lack::PickOneCard => "choose one card".to_owned(),
        Lack::StockTakesNone => "takes no card".to_owned(),
    }
}

/// What was laid, as it stands behind a name: new melds, then what was added to others.
fn laid(all: &[Laying]) -> Vec<String> {
    let new: Vec<&Laying> = all.iter().filter(|laying| !laying.joined).collect();
    let named = |laying: &&Laying| format!("{} ({})", ranks(laying.rank), cards_short(laying.cards));
    let mut did = match new.as_slice() {
        [] => Vec::new(),
        [one] => vec![format!("laid {}", cards(one.cards))],
        several => vec![format!("laid {}", list(&several.iter().map(named).collect::<Vec<_>>()))],
    };
    let added = all.iter().filter(|laying| laying.joined);
    did.extend(added.map(|laying| format!("added {} to the {}", cards(laying.cards), ranks(laying.rank))));
    did
}

fn red_threes_too(set: CardSet) -> String {
    match set.len() {
        0 => String::new(),
        1 => " and a red three".to_owned(),
        n => format!(" and {} red threes", count(n)),
    }
}

/// What one seat did, as it stands behind its name; nothing for what nobody did.
fn predicates(what: &Happening, named: fn(Card) -> String) -> Vec<String> {
    match what {
        Happening::Dealt { .. } => Vec::new(),
        Happening::Drew { cards, red_threes, .. } => {
            vec![format!("drew {}{}", cards_count(*cards), red_threes_too(*red_threes))]
        }
        Happening::Took { pile, top, laid: layings, red_threes, .. } => {
            let took = format!("took the pile of {} with {}", cards_count(*pile), named(*top));
            let mut did = vec![format!("{took}{}", red_threes_too(*red_threes))];
            did.extend(laid(layings));
            did
        }
        Happening::Laid { laid: layings, canastas, .. } => {
            let mut did = laid(layings);
            let closed: Vec<String> = canastas.iter().map(|r| ranks(*r).to_owned()).collect();
            if !closed.is_empty() {
                did.push(format!("closed a canasta of {}", list(&closed)));
            }
            did
        }
        Happening::Discarded { card, .. } => vec![format!("discarded {}", named(*card))],
        Happening::Kept { .. } => vec!["kept the last card".to_owned()],
        Happening::Asked { .. } => vec!["asked to go out".to_owned()],
        Happening::Answered { answer: Answer::Yes, .. } => vec!["said yes".to_owned()],
        Happening::Answered { answer: Answer::No, .. } => vec!["said no".to_owned()],
        Happening::Ended { ended: Ended::Out, .. } => vec!["went out".to_owned()],
        Happening::Ended { ended: Ended::Concealed, .. } => vec!["went out concealed".to_owned()],
        Happening::Ended { ended: Ended::Stock | Ended::RedThree, .. } => Vec::new(),
    }
}

/// What happened, in sentences: what one seat did in a row is one sentence.
#[must_use]
pub fn happenings(all: &[Happening], names: Names<'_>) -> String {
    sentences(all, names, card_sign)
}

/// The same to be heard: cards have their names, not their signs.
#[must_use]
pub fn heard(all: &[Happening], names: Names<'_>) -> String {
    sentences(all, names, the_card)
}

fn sentences(all: &[Happening], names: Names<'_>, named: fn(Card) -> String) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut open: Option<(Seat, Vec<String>)> = None;
    let close = |open: &mut Option<(Seat, Vec<String>)>, sentences: &mut Vec<String>| {
        if let Some((seat, did)) = open.take() {
            let who = if seat == names.me { "You" } else { names.of(seat) };
            sentences.push(format!("{who} {}.", list(&did)));
        }
    };
    for what in all {
        let did = predicates(what, named);
        match (what.seat(), did.is_empty()) {
            (Some(seat), false) => match &mut open {
                Some((who, all)) if *who == seat => all.extend(did),
                _ => {
                    close(&mut open, &mut sentences);
                    open = Some((seat, did));
                }
            },
            _ => {
                close(&mut open, &mut sentences);
                sentences.extend(impersonal(what, names));
            }
        }
    }
    close(&mut open, &mut sentences);
    sentences.join(" ")
}

/// What nobody did.
fn impersonal(what: &Happening, names: Names<'_>) -> Option<String> {
    match what {
        Happening::Dealt { hand, leads } => {
            Some(format!("Hand {hand} is dealt. {}.", names.does(*leads, "lead", "leads")))
        }
        Happening::Ended { ended: Ended::Stock, .. } => Some("The stock is empty: the hand ends.".to_owned()),
        Happening::Ended { ended: Ended::RedThree, .. } => {
            Some("A red three was the last card of the stock: the hand ends.".to_owned())
        }
        _ => None,
    }
}

/// What happened, in a few words beside the seat.
#[must_use]
pub fn happening_short(what: &Happening) -> String {
    match what {
        Happening::Dealt { .. } => String::new(),
        Happening::Drew { cards, .. } => format!("drew {}", cards_count(*cards)),
        Happening::Took { pile, .. } => format!("took the pile: {}", cards_count(*pile)),
        Happening::Laid { laid: layings, .. } => list(&laid(layings)),
        Happening::Discarded { card, .. } => format!("discarded {}", card_sign(*card)),
        Happening::Kept { .. } => "kept the last card".to_owned(),
        Happening::Asked { .. } => "asks: “May I go out?”".to_owned(),
        Happening::Answered { answer: Answer::Yes, .. } => "says yes".to_owned(),
        Happening::Answered { answer: Answer::No, .. } => "says no".to_owned(),
        Happening::Ended { ended: Ended::Out | Ended::Concealed, .. } => "went out".to_owned(),
        Happening::Ended { ended: Ended::Stock | Ended::RedThree, .. } => String::new(),
    }
}

/// How a hand ended, as the title of its score.
#[must_use]
pub fn hand_title(hand: usize, ended: Ended, went_out: Option<Side>, me: Side) -> String {
    let who = if went_out == Some(me) { "we" } else { "they" };
    match ended {
        Ended::Out => format!("Hand {hand}: {who} went out"),
        Ended::Concealed => format!("Hand {hand}: {who} went out concealed"),
        Ended::Stock => format!("Hand {hand}: the stock ran out"),
        Ended::RedThree => format!("Hand {hand}: ended by a red three"),
    }
}

/// Who leads, by how much.
#[must_use]
pub fn lead(totals: BySide<i32>, me: Side) -> String {
    let margin = totals[me] - totals[me.other()];
    match margin {
        0 => "It is a tie.".to_owned(),
        1.. => format!("We lead by {}.", number(margin)),
        _ => format!("They lead by {}.", number(-margin)),
    }
}

/// What a preset is called.
#[must_use]
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Classic",
        Preset::ClassicTwo => "Classic for two",
        Preset::Duel => "Duel",
        Preset::RoomsTwo => "Rooms for two",
        Preset::RoomsFour => "Rooms",
        Preset::Evening => "Evening",
        Preset::Pagat => "Pagat",
    }
}

/// What distinguishes a preset, in a sentence.
#[must_use]
pub const fn preset_note(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Eleven cards, one canasta to go out. Partners may ask “May I go out?”",
        Preset::ClassicTwo => "Fifteen cards, draw two, two canastas to go out.",
        Preset::Duel => "Draw two, one canasta to go out. Only a natural pair takes the pile.",
        Preset::RoomsTwo => "Draw one. Wilds up to the number of naturals; the last card may be kept.",
        Preset::RoomsFour => "Wilds up to the number of naturals; the last card may be kept.",
        Preset::Evening => "One hand, no opening minimum: quick to learn.",
        Preset::Pagat => "As on pagat.com: at the end of the stock you take the pile if you can.",
    }
}

/// A theme's name.
#[must_use]
pub const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
        Theme::Contrast => "Contrast",
    }
}

/// A pace's name.
#[must_use]
pub const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => "Slow",
        Pace::Normal => "Normal",
        Pace::Fast => "Fast",
        Pace::Instant => "Instant",
    }
}

/// A table colour's name.
#[must_use]
pub const fn felt(felt: Felt) -> &'static str {
    match felt {
        Felt::Green => "Green",
        Felt::Blue => "Blue",
        Felt::Plum => "Plum",
        Felt::Slate => "Slate",
    }
}

/// A card back's name.
#[must_use]
pub const fn back(back: Back) -> &'static str {
    match back {
        Back::Blue => "Blue",
        Back::Red => "Red",
        Back::Plain => "Plain",
    }
}

/// The name of how cards move.
#[must_use]
pub const fn motion(motion: Motion) -> &'static str {
    match motion {
        Motion::Slow => "Slow",
        Motion::Normal => "Normal",
        Motion::Fast => "Fast",
        Motion::Off => "Off",
    }
}

/// The name of how much is said.
#[must_use]
pub const fn verbosity(verbosity: Verbosity) -> &'static str {
    match verbosity {
        Verbosity::Brief => "Brief",
        Verbosity::Normal => "Normal",
        Verbosity::Full => "Full",
    }
}

/// The name of how the hand is sorted.
#[must_use]
pub const fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Rank => "By rank",
        Sort::Own => "My own order",
    }
}

/// A switch's name and what it does.
#[must_use]
pub const fn switch(switch: Switch) -> (&'static str, &'static str) {
    match switch {
        Switch::Messages => ("Show game messages", "What everyone does, at the top of the table; off: just the backs"),
        Switch::SwapButtons => ("Switch mouse functions", "Left button adds to the selection, right selects one"),
        Switch::Lite => ("Lite version", "No pictures, shadows or motion"),
        Switch::Tv => ("TV mode", "Large type and safe margins"),
        Switch::FourColour => ("Four colours", "Blue diamonds, green clubs"),
        Switch::LargePrint => ("Large print", "Ranks and suits as big as a card allows, without pictures"),
        Switch::LeftHanded => ("Left-handed", "Buttons on the left"),
        Switch::WholeGroups => ("Select whole groups", "A click on a card selects all of its rank"),
        Switch::Keys => ("Keys of one letter", "D draws, L lays, and so on; the list is under ? and in the menu"),
        Switch::AutoDraw => ("Draw by itself", "Where nothing else can be done"),
        Switch::LookThrough => ("Look through the pile", "A house rule: the whole pile can be looked at"),
        Switch::Sounds => ("Sounds", "Short ones, when cards move and when it is your turn"),
        Switch::Practice => ("Practice", "Unlimited undo; marks the game as practice"),
        Switch::OpenHands => ("Open hands", "Every hand face up, for learning; marks the game as practice"),
    }
}

/// A target's name.
#[must_use]
pub fn target(target: Option<i32>) -> String {
    target.map_or_else(|| "One hand".to_owned(), number)
}

/// The game that *Play* starts, in a sentence or two.
#[must_use]
pub fn plan(plan: &Plan) -> String {
    let target = match plan.rules().ok().and_then(|rules| rules.target) {
        Some(target) => format!("to {}", number(target)),
        None => "one hand".to_owned(),
    };
    let name = |seat: usize| plan.places().get(seat).map_or("", |place| place.name.as_str());
    match plan.players() {
        Players::Two => format!("{}, {target}. {} plays against you.", preset(plan.preset), name(1)),
        Players::Four => format!(
            "{}, two against two, {target}. {} is your partner; {} and {} play against you.",
            preset(plan.preset),
            name(2),
            name(1),
            name(3)
        ),
    }
}

/// What the person should know, its first words apart.
#[must_use]
pub fn notice(notice: &Notice, names: Names<'_>) -> (String, String) {
    match notice {
        Notice::Refused(error) => (String::new(), rule_error(error, names)),
        Notice::Lacking(lacking) => (String::new(), lack(lacking, names)),
        Notice::NothingToUndo => (
            String::new(),
            "Nothing can be taken back: hidden cards have been seen since. With Practice in the settings it can."
                .to_owned(),
        ),
        Notice::NoRandomness => (
            "The cards cannot be shuffled.".to_owned(),
            "This browser gives no randomness to the page; nothing was changed.".to_owned(),
        ),
        Notice::Elsewhere => (
            "This game is open in another page, which has gone on.".to_owned(),
            "Go on in one of them; reload this page to see what was kept last.".to_owned(),
        ),
        Notice::Damaged(damage, kept) => {
            let what = match damage {
                Damage::Unreadable => "The saved game could not be read.".to_owned(),
                Damage::Record(wrong) => {
                    let why = match &wrong.error {
                        RuleError::UnknownAction => "this line cannot be read.".to_owned(),
                        error => rule_error(error, names),
                    };
                    format!("The saved game is damaged from line {} on: {why}", wrong.line)
                }
            };
            let kept = match kept {
                None => "It was put aside on this device, and nothing overwrites it.".to_owned(),
                Some((hands, actions)) => {
                    let whole = match (hands, actions) {
                        (0, n) => format!("the first {} of the hand", plural(*n, "action")),
                        (h, 0) => plural(*h, "finished hand"),
                        (h, n) => format!("{} and {} of the next", plural(*h, "finished hand"), plural(*n, "action")),
                    };
                    format!("What is intact goes on here: {whole}. The damaged text was put aside on this device.")
                }
            };
            (what, kept)
        }
        Notice::SettingsDamaged => (
            "Some settings could not be read.".to_owned(),
            "They have their usual values; the others are kept.".to_owned(),
        ),
        Notice::RulesDamaged(kept) => (
            "Some of your own rules could not be read.".to_owned(),
            format!("{} left. The damaged text was put aside on this device.", super::house_text::own_left(*kept)),
        ),
        Notice::NotSaved => (
            "This browser keeps nothing for this page.".to_owned(),
            "The game goes on, but it will be gone when the page is closed.".to_owned(),
        ),
    }
}

fn plural(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// The rules in play as short paragraphs, built from the rules themselves, so that they cannot disagree with the game.
#[must_use]
pub fn rules_page(rules: &Rules) -> Vec<super::rules_page::Section> {
    super::rules_page::sections(rules)
}

/// What is said aloud of the cards that came to the own hand.
#[must_use]
pub fn got(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| the_card(card)).collect();
    format!("You got {}.", list(&names))
}

/// The own hand, said aloud.
#[must_use]
pub fn say_hand(hand: CardSet, picked: CardSet, staged: &[CardSet]) -> String {
    let mut words = match hand.len() {
        0 => "Your hand is empty.".to_owned(),
        n => format!("Your hand, {}: {}.", cards_count(n), cards(hand)),
    };
    if !picked.is_empty() {
        words += &format!(" Selected: {}.", cards(picked));
    }
    if !staged.is_empty() {
        let groups: Vec<String> = staged.iter().map(|&group| cards(group)).collect();
        words += &format!(" Set out: {}.", list(&groups));
    }
    words
}

/// The melds of one side, said aloud.
#[must_use]
pub fn say_melds(who: &str, melds: &[String], red_threes: usize) -> String {
    let mut all = if melds.is_empty() { "none".to_owned() } else { melds.join("; ") };
    match red_threes {
        0 => {}
        1 => all += "; 1 red three",
        n => all += &format!("; {n} red threes"),
    }
    format!("{who}: {all}.")
}

/// What is said when nobody has laid anything.
pub const NO_MELDS: &str = "Nobody has melded.";

/// What stands below a pile that is frozen to one side.
pub const FROZEN_TO_US: &str = "Frozen to you until you meld";

/// The pile and the stock, said aloud.
#[must_use]
pub fn say_pile(pile: &str, frozen_to_us: bool, stock: usize) -> String {
    let frozen = if frozen_to_us { format!(" {FROZEN_TO_US}.") } else { String::new() };
    format!("{pile}.{frozen} Stock, {}.", cards_count(stock))
}

/// The scores, said aloud.
#[must_use]
pub fn say_scores(we: i32, they: i32, to: Option<i32>, hand: usize) -> String {
    let goal = to.map_or_else(|| "One hand".to_owned(), |to| format!("To {}", number(to)));
    format!("We have {}, they have {}. {goal}; hand {hand}.", number(we), number(they))
}

/// What the opening needs, said aloud.
#[must_use]
pub fn say_minimum(open: bool, minimum: i32) -> String {
    match (open, minimum) {
        (true, _) => "We are open: there is no minimum any more.".to_owned(),
        (false, 0) => "Any meld opens.".to_owned(),
        (false, n) => format!("The opening needs {}.", number(n)),
    }
}

/// The buttons, said aloud: what can be done, then the rest with its reasons.
#[must_use]
pub fn say_buttons(buttons: &[(String, String, bool)]) -> String {
    let one = |(word, effect, _): &(String, String, bool)| {
        if effect.is_empty() { word.clone() } else { format!("{word}: {effect}") }
    };
    let part = |open: bool| buttons.iter().filter(|button| button.2 == open).map(one).collect::<Vec<_>>().join("; ");
    match (part(true), part(false)) {
        (open, shut) if open.is_empty() && shut.is_empty() => NOTHING_TO_DO.to_owned(),
        (open, shut) if open.is_empty() => format!("Not now: {shut}."),
        (open, shut) if shut.is_empty() => format!("You can: {open}."),
        (open, shut) => format!("You can: {open}. Not now: {shut}."),
    }
}

/// There is no button.
pub const NOTHING_TO_DO: &str = "There is nothing to do now.";

/// What was taken back has no other words.
pub const TAKEN_BACK: &str = "Taken back.";

/// What a key does.
#[must_use]
pub const fn command(command: Command) -> &'static str {
    match command {
        Command::Draw => "Draw",
        Command::Take => "Take the pile",
        Command::Lay => "Lay the selection, or set it out",
        Command::Discard => "Discard the selected card",
        Command::Unstage => "Take all groups back",
        Command::Undo => "Undo",
        Command::Keep => "Keep the last card",
        Command::Ask => "Ask “May I go out?”",
        Command::Yes => "Answer yes",
        Command::No => "Answer no",
        Command::Hand => "Say my hand",
        Command::Melds => "Say the melds",
        Command::Pile => "Say pile and stock",
        Command::Scores => "Say the scores",
        Command::Minimum => "Say the opening minimum",
        Command::Buttons => "Say what I can do",
        Command::Repeat => "Say it again",
        Command::Pause => "Pause the others",
        Command::Keys => "This list",
    }
}

/// The keys that are always the same, and what they do.
pub const FIXED_KEYS: [(&str, &str); 9] = [
    ("Arrows, Home, End", "Go through the hand"),
    ("Space", "Select the card, or lay it back"),
    ("Shift and arrow", "Select one card after another"),
    ("Alt and arrow", "Move the card within the hand"),
    ("Enter", "Press the highlighted button"),
    ("Escape", "Clear the selection; close a dialog"),
    ("4 to 9, 0 for ten", "Go to a card of this rank; again: to the next"),
    ("Shift and J, Q, K, A", "The same for the jack, queen, king, ace"),
    ("2, 3, Shift and W", "The same for twos, threes, jokers"),
];

/// What the stock does, for those who point at it.
#[must_use]
pub fn stock_hint(n: usize) -> String {
    match n {
        0 => "The stock is empty".to_owned(),
        n => format!("Stock: {} face down. Click to draw", cards_count(n)),
    }
}

/// What the pile does, for those who point at it.
pub const PILE_HINT: &str = "Pile. Click to take it when you have drawn nothing yet; drop a card here to discard it";

/// What a meld is worth, for those who point at it.
#[must_use]
pub fn meld_hint(points: i32, more: usize) -> String {
    let points = if points == 1 { "1 point".to_owned() } else { format!("{} points", number(points)) };
    if more == 0 { points } else { format!("{points}; {more} more to a canasta") }
}
