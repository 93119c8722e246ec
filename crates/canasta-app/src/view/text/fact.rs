//! The facts that speak for an action or against it, as clauses.

use super::card::{a_rank, a_top, group, meld_kind, naturals_of, rank, ranks};
use super::number::{capital, wilds_count};
use super::side::side_inside;
use super::{cards_count, count, number};
use crate::session::{Alternatives, Fact, Reasons};
use crate::view::text::{Names, SideName};
use canasta::rules::{Canasta, FrozenBy, MeldKind, Seat};

/// Who decides, and how that player and the others are named.
struct Voice<'a> {
    names: Names<'a>,
    /// The seat that decides.
    seat: Seat,
}

impl Voice<'_> {
    /// "your", or the name in the genitive.
    fn your(&self) -> String {
        if self.names.is_you(self.seat) { "your".to_owned() } else { format!("{}’s", self.names.of(self.seat)) }
    }

    /// A player with a verb.
    fn who(&self, seat: Seat, plural: &str, singular: &str) -> String {
        if self.names.is_you(seat) { format!("you {plural}") } else { format!("{} {singular}", self.names.of(seat)) }
    }

    /// A player where no verb follows.
    fn name(&self, seat: Seat) -> String {
        if self.names.is_you(seat) { "you".to_owned() } else { self.names.of(seat).to_owned() }
    }

    /// The opponents of the player who decides, with a verb.
    fn they(&self, plural: &str, singular: &str) -> String {
        let (sides, own) = (self.names.sides, self.names.sides.of(self.seat));
        // Of several other sides none is meant in particular.
        let Some(other) = sides.iter().find(|&side| side != own).filter(|_| sides.count() == 2) else {
            return format!("the others {plural}");
        };
        match self.names.side(other) {
            SideName::We => format!("your side {singular}"),
            SideName::They => format!("they {plural}"),
            SideName::You => format!("you {plural}"),
            SideName::Player(name) => format!("{name} {singular}"),
            other @ (SideName::Pair(..) | SideName::Trio(..)) => format!("{} {plural}", side_inside(other)),
        }
    }
}

/// A clause about the decision of a seat.
#[must_use]
pub fn fact(fact: &Fact, seat: Seat, names: Names<'_>) -> String {
    let voice = Voice { names, seat };
    let your = voice.your();
    match *fact {
        Fact::GoesOut { they_hold, concealed: true } => {
            format!("it goes out concealed while {} {}", voice.they("hold", "holds"), cards_count(they_hold))
        }
        Fact::GoesOut { they_hold, .. } => {
            format!("it goes out while {} {}", voice.they("hold", "holds"), cards_count(they_hold))
        }
        Fact::Special { points } => format!("{your} cards are a special hand (+{})", number(points)),
        Fact::Waits { partner_holds: cards } => {
            format!("going out can wait: the partner still holds {}", cards_count(cards))
        }
        Fact::WaitsFor { of } => format!("going out can wait: the {} can still become a canasta", meld_kind(of)),
        Fact::Foot { cards } => format!("it plays {your} hand out, so that the foot of {} follows", cards_count(cards)),
        Fact::LastCard { rank: of } => format!("the {} is {your} last card and may not go out yet", rank(of)),
        Fact::HandCounts { points } => format!("the cards of {your} hand would cost {} points", number(points)),
        Fact::PartnerHolds { seat, cards } => {
            format!("{} {}", voice.who(seat, "still hold", "still holds"), cards_count(cards))
        }
        Fact::TheyHold { cards } => format!("{} {}", voice.they("hold", "holds"), cards_count(cards)),
        Fact::Canasta { of, kind, bonus } => {
            let kind = match kind {
                Canasta::Natural => "natural ",
                Canasta::Mixed => "mixed ",
                Canasta::Sequence | Canasta::Wild => "",
            };
            format!("it closes a {kind}canasta of {} (+{})", meld_kind(of), number(bonus))
        }
        Fact::Opens { points, minimum, with, melds } => {
            let with = match melds {
                1 => meld_kind(with).to_owned(),
                _ => format!("{} melds, {} among them", count(melds), meld_kind(with)),
            };
            format!("it opens with {with}: {}", needed(points, minimum))
        }
        Fact::OpeningWaits { points, minimum, pairs } => {
            let open = format!("{} ({})", voice.who(seat, "could open", "could open"), needed(points, minimum));
            match pairs {
                0 => format!("{open}, but that can wait"),
                1 => format!("{open}, but that can wait: {your} pair may still take the pile"),
                _ => format!("{open}, but that can wait: {your} {} pairs may still take the pile", count(pairs)),
            }
        }
        Fact::GetsPile { cards, points, wilds } => {
            let wilds = if wilds == 0 { String::new() } else { format!(", {} among them", wilds_count(wilds)) };
            format!("it takes {}, {} points{wilds}", cards_count(cards), number(points))
        }
        Fact::NearsCanasta { of: MeldKind::Set(of), missing: 1 } => format!("one more {} makes a canasta", rank(of)),
        Fact::NearsCanasta { of: MeldKind::Set(of), missing } => {
            format!("{} more {} make a canasta", count(missing), ranks(of))
        }
        Fact::NearsCanasta { of, missing } => {
            let card = if missing == 1 { "card makes" } else { "cards make" };
            format!("{} more {card} a canasta of {}", count(missing), meld_kind(of))
        }
        Fact::TowardsCanasta { of, missing } => {
            let needs = if missing == 1 { "card" } else { "cards" };
            format!("a canasta of {} then needs {} more {needs}", meld_kind(of), count(missing))
        }
        Fact::LaidCounts { points } => {
            format!("its {} points count for {your} side then, no longer against it", number(points))
        }
        Fact::StaysNatural { rank, cards } => {
            format!("the {} {} stay without wilds, for a natural canasta", count(cards), ranks(rank))
        }
        Fact::Lays { points, cards, share } if share == points => {
            format!("it lays {}: {} points", group(cards), number(points))
        }
        Fact::Lays { points, cards, share } => {
            format!("it lays {} points, {} of them with {}", number(points), number(share), group(cards))
        }
        Fact::SmallPile { cards } => format!("the pile has only {}", cards_count(cards)),
        Fact::WouldLeave { cards } => format!("taking the pile would leave {} in {your} hand", cards_count(cards)),
        Fact::WouldCostWilds { last: true, wilds: 1 } => format!("taking the pile would cost {your} last wild"),
        Fact::WouldCostWilds { wilds, .. } => format!("taking the pile would cost {}", wilds_count(wilds)),
        Fact::WouldUse { rank, cards } => format!(
            "taking the pile would use up {} {} of {your} hand",
            count(cards),
            if cards == 1 { self::rank(rank) } else { ranks(rank) }
        ),
        Fact::PileCounts { cards, points } => {
            format!(
                "the {} under the top card would count {} points in {your} hand",
                cards_count(cards),
                number(points)
            )
        }
        Fact::CannotTake { top: Some(top) } => {
            format!("{} cannot take the pile with {} on top", voice.name(seat), a_top(top))
        }
        Fact::TakeFallsShort { points, minimum } => format!(
            "{} cannot take the pile yet: {your} first melds would have {}",
            voice.name(seat),
            needed(points, minimum)
        ),
        Fact::CannotTake { top: None } => "the pile is empty".to_owned(),
        Fact::AllSeen { rank } => format!("it is safe: all other {} are seen", ranks(rank)),
        Fact::ClosedToThem { rank } => {
            let they = voice.they("have", "has");
            format!("it is safe: {they} a canasta of {}, which the top card may not join", ranks(rank))
        }
        Fact::NoPairLeft { seat, rank } => format!("it is safe: {} cannot hold two {}", voice.name(seat), ranks(rank)),
        Fact::Passed { seat, rank } => format!("{} left {} lying last turn", voice.name(seat), a_rank(rank)),
        Fact::ThrewAway { seat, rank } => format!("{} discarded {} last turn", voice.name(seat), a_rank(rank)),
        Fact::Blocks { seat, pile } => format!("it blocks the pile of {pile} for {}", voice.name(seat)),
        Fact::Freezes { pile, only_they_opened: true } => format!(
            "it freezes the pile of {pile}: {}, {}",
            voice.they("have opened", "has opened"),
            voice.who(seat, "have not", "has not")
        ),
        Fact::Freezes { pile: 0, .. } => "it freezes the pile".to_owned(),
        Fact::Freezes { pile, .. } => format!("it freezes the pile of {pile}"),
        Fact::NeedsPair { seat, rank, naturals } => {
            format!("the pile is frozen: {} {}", voice.who(seat, "need", "needs"), naturals_of(naturals, rank))
        }
        Fact::NoMeldOfTheirs { rank } => format!("{} melded no {}", voice.they("have", "has"), ranks(rank)),
        Fact::Lone { rank: of, singles: 1 } => format!("the {} is {your} only single card", rank(of)),
        Fact::Lone { rank: of, singles } => {
            format!("the {} is one of {your} {} single cards", rank(of), count(singles))
        }
        Fact::LeastSingle { rank: of, points } => {
            let of = rank(of);
            format!("no other single card of {your} hand is worth less in a meld than the {of} ({})", number(points))
        }
        Fact::DearestSingle { rank: of, points } => {
            let of = rank(of);
            format!("if the hand ends, no other single card costs {your} side more than the {of} ({})", number(points))
        }
        Fact::SeenMostOfSingles { rank, seen, all } => format!(
            "{} of the {all} {} are seen, so that no single card of {your} hand is harder to pair",
            count(seen),
            ranks(rank)
        ),
        Fact::SinglesAlike { singles } => {
            format!("by the rules of thumb {your} {} single cards are equally good to give up", count(singles))
        }
        Fact::EmptyPile => "the pile is empty, so there is nothing to take but this card".to_owned(),
        Fact::LittleToTake { pile } => format!("the pile has only {} to take", cards_count(pile)),
        Fact::OwnCanasta { rank } => format!("{your} {} are a canasta already", ranks(rank)),
        Fact::DeadRank { rank } => format!("nobody lays {} any more", ranks(rank)),
        Fact::MostSeen { rank, seen, all } => format!("{} of the {all} {} are seen", count(seen), ranks(rank)),
        Fact::Remain { rank, cards } => format!("{} {} stay in {your} hand", count(cards), ranks(rank)),
        Fact::Counts { rank, points } => format!("{} in {your} hand counts {} points", a_rank(rank), number(points)),
        Fact::KeepsSet { rank, cards } => format!("it keeps {your} {} {}", count(cards), ranks(rank)),
        Fact::MayTake { seat, rank, unseen, pile } => format!(
            "{} may hold {} and take {}: {} {} are unseen",
            voice.name(seat),
            ranks(rank),
            with_this(pile),
            count(unseen),
            ranks(rank)
        ),
        Fact::LeavesPile { cards } => format!("it leaves the pile with {} lying", cards_count(cards)),
        Fact::LaysLess { cards } => format!("it keeps {} in {your} hand that could be laid", group(cards)),
        Fact::SpendsWilds { wilds } => format!("it spends {}", wilds_count(wilds)),
        Fact::LaysMore { cards } => format!("it lays {} that could wait", group(cards)),
        Fact::CouldBeLaid { rank } => format!("it discards {} that could be laid", a_rank(rank)),
        Fact::KeepsPair { rank, frozen: Some(FrozenBy::NotMelded) } => {
            format!("it keeps {your} pair of {} for the pile", ranks(rank))
        }
        Fact::KeepsPair { rank, frozen: Some(_) } => {
            format!("it keeps {your} pair of {} for the frozen pile", ranks(rank))
        }
        Fact::KeepsPair { rank, .. } => format!("it keeps {your} pair of {}", ranks(rank)),
        Fact::KeepsForMeld { rank } => format!("it keeps {} for {your} meld", a_rank(rank)),
        Fact::KeepsWild { rank } => format!("it keeps {}", a_rank(rank)),
        Fact::FeedsMeld { seat, of, pile: 0 } => format!("{} could add it to the {}", voice.name(seat), meld_kind(of)),
        Fact::FeedsMeld { seat, of, pile } => {
            format!("{} could add it to the {} and take {}", voice.name(seat), meld_kind(of), with_this(pile))
        }
        Fact::FeedsPair { seat, rank, pile } => {
            let take = if pile == 0 { "meld it".to_owned() } else { format!("take {}", with_this(pile)) };
            format!("{} two {} and could {take}", voice.who(seat, "hold", "holds"), ranks(rank))
        }
        Fact::TheyMelded { rank } => format!("{} melded {}", voice.they("have", "has"), ranks(rank)),
        Fact::BreaksPair { rank } => format!("it breaks up {your} pair of {}", ranks(rank)),
        Fact::BreaksSet { rank, cards } => format!("it breaks up {your} {} {}", count(cards), ranks(rank)),
        Fact::FitsOwnMeld { rank } => format!("it fits {your} {}", ranks(rank)),
        Fact::ThrowsWild { rank } => format!("it gives {} away and freezes nothing", a_rank(rank)),
    }
}

/// The cards of a pile that somebody takes with the discarded card on it.
fn with_this(pile: usize) -> String {
    cards_count(pile + 1)
}

/// Points, and how many open.
fn needed(points: i32, minimum: i32) -> String {
    let points = format!("{} points", number(points));
    if minimum == 0 { points } else { format!("{points}, {} needed", number(minimum)) }
}

/// Why a plan is advised, as a sentence; empty without reasons. What the next player can be seen to take is said first, and then what
/// the discard tears apart.
#[must_use]
pub fn why(reasons: &Reasons, seat: Seat, names: Names<'_>) -> String {
    let mut clauses: Vec<String> = reasons.pro.iter().map(|one| fact(one, seat, names)).collect();
    if let Some(breaks) = &reasons.breaks {
        let breaks = fact(breaks, seat, names);
        // What one card counts is no reason to tear others apart.
        let strong = reasons.pro.first().filter(|fact| !matches!(fact, Fact::Counts { .. }));
        let but = strong.map_or_else(|| "no better discard was found".to_owned(), |pro| fact(pro, seat, names));
        let said = format!("{breaks}, but {but}");
        match clauses.first_mut() {
            Some(first) => *first = said,
            None => clauses.push(said),
        }
    }
    if let Some(risk) = &reasons.risk {
        let take = fact(&risk.take, seat, names);
        let risk = match risk.others {
            Alternatives::Alike => format!("{take}, as with every other card of {} hand", Voice { names, seat }.your()),
            Alternatives::NotBetter => format!("{take}, but no better discard was found"),
        };
        clauses.insert(0, risk);
    }
    sentence(clauses)
}

/// Facts as a sentence; empty without facts.
#[must_use]
pub fn facts(all: &[Fact], seat: Seat, names: Names<'_>) -> String {
    sentence(all.iter().map(|one| fact(one, seat, names)).collect())
}

/// What to know before a discard, as a sentence.
#[must_use]
pub fn discard_warning(all: &[Fact], names: Names<'_>) -> String {
    let clause = |one: &Fact| match *one {
        Fact::FeedsMeld { seat, of, pile } => {
            let take = if pile == 0 { String::new() } else { format!(" and take {}", with_this(pile)) };
            format!("{} can add this to the {}{take}", names.of(seat), meld_kind(of))
        }
        Fact::FeedsPair { seat, rank, pile } => {
            let take = if pile == 0 { "meld this".to_owned() } else { format!("take {}", with_this(pile)) };
            format!("{} holds two {} and can {take}", names.of(seat), ranks(rank))
        }
        _ => fact(one, names.me, names),
    };
    sentence(all.iter().map(clause).collect())
}

fn sentence(clauses: Vec<String>) -> String {
    if clauses.is_empty() { String::new() } else { format!("{}.", capital(&clauses.join("; "))) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Risk;
    use canasta::rules::{Players, Rank};

    /// A number before a noun that is in the wrong form, as in "one kings" or "3 card".
    fn wrong_form(text: &str) -> Option<String> {
        let singular = "card wild pair point four five six seven eight nine ten jack queen king ace two joker";
        let is_number = |word: &str| word.parse::<usize>().is_ok() || (0..=10).any(|n| count(n) == word);
        let words: Vec<&str> = text.split(|sign: char| !sign.is_alphanumeric() && sign != ',').collect();
        let mut pairs = words.windows(2);
        let is_wrong = |pair: &&[&str]| {
            let (number, noun) = (pair[0], pair[1]);
            let is_one = ["1", "one", "a", "an"].contains(&number);
            let is_plural = singular.split(' ').any(|one| noun == format!("{one}s") || noun == format!("{one}es"));
            let is_singular = singular.split(' ').any(|one| noun == one);
            // "the four kings" is a number, "of 9 two" is none.
            (is_one && is_plural) || (!is_one && is_number(number) && is_singular && number != "no")
        };
        pairs.find(is_wrong).map(|pair| pair.join(" "))
    }

    #[test]
    fn every_reason_is_a_fact_in_the_right_form_and_without_percent() {
        let players: Vec<String> = ["You", "Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).into();
        assert_eq!(wrong_form("it lays one kings"), Some("one kings".to_owned()));
        assert_eq!(wrong_form("the 3 card"), Some("3 card".to_owned()));
        assert_eq!(wrong_form("one of your four single cards; three kings"), None);
        crate::session::check_reasons(|reasons, seen| {
            let names = Names::new(&players, seen.seat());
            let against = facts(&reasons.contra, seen.seat(), names);
            for text in [why(reasons, seen.seat(), names), against] {
                assert!(!text.contains(['%', '{', '}']) && !text.contains("  "), "{text}");
                assert_eq!(wrong_form(&text), None, "{text}");
            }
        });
    }

    #[test]
    fn facts_speak_to_the_reader_and_of_others() {
        let all = ["You", "Ada", "Ben", "Cleo"].map(str::to_owned);
        let names = Names::new(&all, Seat::FIRST);
        let seat = |number| Players::Four.seat(number).unwrap();
        let pair = Fact::KeepsPair { rank: Rank::Nine, frozen: Some(FrozenBy::Wild) };
        assert_eq!(fact(&pair, seat(0), names), "it keeps your pair of nines for the frozen pile");
        assert_eq!(fact(&pair, seat(2), names), "it keeps Ben’s pair of nines for the frozen pile");
        let fed = Fact::FeedsMeld { seat: seat(1), of: MeldKind::Set(Rank::King), pile: 9 };
        assert_eq!(fact(&fed, seat(0), names), "Ada could add it to the kings and take 10 cards");
        assert_eq!(discard_warning(&[fed], names), "Ada can add this to the kings and take 10 cards.");
        let held = Fact::TheyHold { cards: 21 };
        assert_eq!(facts(&[held], seat(0), names), "They hold 21 cards.");
        assert_eq!(facts(&[held], seat(3), names), "Your side holds 21 cards.");
        let needs = Fact::NeedsPair { seat: seat(0), rank: Rank::Five, naturals: 2 };
        assert_eq!(fact(&needs, seat(3), names), "the pile is frozen: you need two natural fives");
        assert_eq!(facts(&[], seat(0), names), "");
        let single = |singles| fact(&Fact::Lone { rank: Rank::Eight, singles }, seat(0), names);
        assert_eq!(single(1), "the eight is your only single card");
        assert_eq!(single(4), "the eight is one of your four single cards");
        let lays = |cards: &str, points, share| {
            fact(&Fact::Lays { points, cards: cards.parse().unwrap(), share }, seat(0), names)
        };
        assert_eq!(lays("Td", 10, 10), "it lays a ten: 10 points");
        assert_eq!(lays("9s 9h 9c", 40, 30), "it lays 40 points, 30 of them with three nines");
        let waits = |minimum, pairs| fact(&Fact::OpeningWaits { points: 90, minimum, pairs }, seat(0), names);
        assert_eq!(
            waits(50, 3),
            "you could open (90 points, 50 needed), but that can wait: your three pairs may still take the pile"
        );
        assert_eq!(waits(0, 1), "you could open (90 points), but that can wait: your pair may still take the pile");
        let reasons =
            |others| Reasons { pro: vec![pair], risk: Some(Risk { take: fed, others }), ..Reasons::default() };
        assert_eq!(
            why(&reasons(Alternatives::NotBetter), seat(0), names),
            "Ada could add it to the kings and take 10 cards, but no better discard was found; it keeps your pair of nines for the frozen pile."
        );
        assert_eq!(
            why(&reasons(Alternatives::Alike), seat(2), names),
            "Ada could add it to the kings and take 10 cards, as with every other card of Ben’s hand; it keeps Ben’s pair of nines for the frozen pile."
        );
        // Before the side has opened nobody froze the pile.
        let kept = Fact::KeepsPair { rank: Rank::Seven, frozen: Some(FrozenBy::NotMelded) };
        assert_eq!(fact(&kept, seat(0), names), "it keeps your pair of sevens for the pile");
        // What is torn apart is said before the reasons.
        let breaks = |pro: &[Fact]| {
            let breaks = Some(Fact::BreaksSet { rank: Rank::Seven, cards: 3 });
            why(&Reasons { pro: pro.to_vec(), breaks, ..Reasons::default() }, seat(0), names)
        };
        assert_eq!(
            breaks(&[Fact::Passed { seat: seat(1), rank: Rank::Seven }, Fact::EmptyPile]),
            "It breaks up your three sevens, but Ada left a seven lying last turn; the pile is empty, so there is nothing to take but this card."
        );
        let counts = Fact::Counts { rank: Rank::Seven, points: 5 };
        assert_eq!(breaks(&[counts]), "It breaks up your three sevens, but no better discard was found.");
        let of = MeldKind::Set(Rank::Ace);
        assert_eq!(
            facts(&[Fact::TowardsCanasta { of, missing: 4 }, Fact::LaidCounts { points: 20 }], seat(0), names),
            "A canasta of aces then needs four more cards; its 20 points count for your side then, no longer against it."
        );
        assert_eq!(
            facts(&[Fact::TakeFallsShort { points: 30, minimum: 50 }], seat(0), names),
            "You cannot take the pile yet: your first melds would have 30 points, 50 needed."
        );
        assert_eq!(
            facts(&[Fact::LeastSingle { rank: Rank::Four, points: 5 }], seat(0), names),
            "No other single card of your hand is worth less in a meld than the four (5)."
        );
        // The opponent of two has a name.
        let names = Names::new(&all[..2], Seat::FIRST);
        let freezes = Fact::Freezes { pile: 9, only_they_opened: true };
        assert_eq!(fact(&freezes, seat(0), names), "it freezes the pile of 9: Ada has opened, you have not");
        assert_eq!(fact(&freezes, seat(1), names), "it freezes the pile of 9: you have opened, Ada has not");
    }
}
