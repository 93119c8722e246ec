//! The fields of the rules: names, explanations and values. A field without them does not compile.

use super::number;
use canasta::rules::{OpeningBy, RuleField, Rules};

/// The name of a field.
#[must_use]
pub const fn rule(field: RuleField) -> &'static str {
    match field {
        RuleField::Players => "Players",
        RuleField::Sides => "Sides",
        RuleField::LoneTaker => "The first to take the pile plays alone",
        RuleField::Packs => "Packs of 52 cards",
        RuleField::PackJokers => "Jokers in each pack",
        RuleField::HandSize => "Cards dealt to each player",
        RuleField::DrawCount => "Cards drawn per turn",
        RuleField::TurnUp => "A card is turned up at the deal",
        RuleField::CanastasToGoOut => "Canastas needed to go out",
        RuleField::RequiredRanks => "Ranks required among them",
        RuleField::MaxWilds => "Maximum wilds in a meld",
        RuleField::WildsMaxNaturals => "No more wilds than naturals",
        RuleField::NaturalsAhead => "Naturals more than wilds",
        RuleField::MinNaturals => "Minimum naturals in a meld",
        RuleField::OpeningMinimums => "Opening minimum",
        RuleField::ConcealedExempt => "Concealed hand needs no minimum",
        RuleField::WildsInOpening => "Wilds in the opening",
        RuleField::PileAllowed => "The pile may be taken",
        RuleField::PileNewMeld => "New meld with the top card",
        RuleField::PileOwnMeld => "Top card onto your meld",
        RuleField::FrozenUntilMelded => "Frozen until a side has melded",
        RuleField::Freezing => "Wilds freeze the pile",
        RuleField::OneCardPileClosed => "One card cannot take a one-card pile",
        RuleField::AlwaysFrozen => "The pile is always frozen",
        RuleField::PileTake => "Most cards taken from the pile",
        RuleField::PileExtra => "Cards drawn after taking the pile",
        RuleField::BlackThreesLast => "Black threes come last",
        RuleField::BlackThreeHeld => "A black three left in the hand",
        RuleField::AskPartner => "“May I go out?”",
        RuleField::OutWithoutDraw => "Going out without drawing",
        RuleField::KeepLastCard => "The last card may be kept",
        RuleField::StockEnd => "When the stock is empty",
        RuleField::GoingOut => "Bonus for going out",
        RuleField::Concealed => "Total for going out concealed",
        RuleField::NaturalCanasta => "Natural canasta",
        RuleField::MixedCanasta => "Mixed canasta",
        RuleField::RedThree => "One red three",
        RuleField::FourRedThrees => "All red threes together",
        RuleField::RedThreesNegative => "Red threes can count against you",
        RuleField::Target => "Target score",
        RuleField::FootSize => "Cards of the foot",
        RuleField::FootPickup => "Playing on with the foot",
        RuleField::Talons => "Bonus cards for opening",
        RuleField::MeldMax => "Most cards in a set",
        RuleField::MeldsPerRank => "Sets of one rank",
        RuleField::Sequences => "Sequences are melds",
        RuleField::WildMelds => "Wilds alone are a meld",
        RuleField::WildsJoinAt => "Naturals before a wild joins",
        RuleField::PureRanks => "Ranks without wilds",
        RuleField::DeadRanks => "A canasta closes its rank",
        RuleField::OpeningBy => "What picks the opening minimum",
        RuleField::OpeningSteps => "Scores of the opening minimums",
        RuleField::OpeningRules => "Rules of the opening",
        RuleField::PileOntoSequence => "Top card onto a sequence",
        RuleField::WildDiscards => "Discarding wilds",
        RuleField::NoFirstDiscards => "Not discarded onto an empty pile",
        RuleField::BlackThreeRole => "Black threes",
        RuleField::RedThreeRole => "Red threes",
        RuleField::RedThreeHeld => "A red three left in the hand",
        RuleField::ThreesTable => "Threes of one colour",
        RuleField::ThreesSign => "Threes and canastas",
        RuleField::CanastaKinds => "Kinds of canastas among them",
        RuleField::OutRules => "Rules of going out",
        RuleField::Deals => "Hands of a match",
        RuleField::CanastaBonuses => "Other canastas",
        RuleField::IncompletePenalties => "Incomplete melds",
        RuleField::HeldPenalties => "Three of a rank in the hand",
        RuleField::MeldsNeedCanasta => "Melds need a canasta",
        RuleField::SpecialHands => "Special hands",
    }
}

/// The explanation of a field.
#[must_use]
pub const fn rule_note(field: RuleField) -> &'static str {
    match field {
        RuleField::Players => "An even number plays as two sides, an odd one each alone, unless the sides are chosen.",
        RuleField::Sides => "The seats alternate between them. As many as players: each plays alone.",
        RuleField::LoneTaker => "The two others are partners then, for that hand. Only with three players.",
        RuleField::Packs => "Two make eight cards of each rank.",
        RuleField::PackJokers => "They are wild, as twos are.",
        RuleField::HandSize => "All hands and the turned-up card must leave eight cards of the packs at least.",
        RuleField::DrawCount => "Drawn from the stock at the start of a turn, unless you take the pile.",
        RuleField::TurnUp => "It begins the pile. If not, the first discard does.",
        RuleField::CanastasToGoOut => "A side must have this many, those of the same turn included.",
        RuleField::RequiredRanks => "A canasta of each chosen rank is needed to go out.",
        RuleField::MaxWilds => "How many twos and jokers one meld may hold.",
        RuleField::WildsMaxNaturals => "A meld may never hold more wilds than naturals.",
        RuleField::NaturalsAhead => {
            "Where wilds may not outnumber naturals: by how many a meld with wilds must have more naturals."
        }
        RuleField::MinNaturals => "How many natural cards every meld needs.",
        RuleField::OpeningMinimums => "The points that a side's opening must count, by its score before the hand.",
        RuleField::ConcealedExempt => {
            "A whole hand laid at once, after drawing from the stock, may count less than the minimum."
        }
        RuleField::WildsInOpening => "A side's opening may hold wilds.",
        RuleField::PileAllowed => "If not, everybody only draws from the stock.",
        RuleField::PileNewMeld => "What your hand needs to begin a meld with the top card of an unfrozen pile.",
        RuleField::PileOwnMeld => "Which melds of your side the top card may join.",
        RuleField::FrozenUntilMelded => "Before its first meld a side needs a natural pair to take the pile.",
        RuleField::Freezing => {
            "With a wild in the pile, or a red three turned up at the deal, only a natural pair takes it."
        }
        RuleField::OneCardPileClosed => "With one card in your hand you may not take a pile of one card.",
        RuleField::AlwaysFrozen => "Only a natural pair from the hand ever takes it.",
        RuleField::PileTake => "The top card and those just below it are taken. The others stay.",
        RuleField::PileExtra => "Drawn from the stock by who takes the pile.",
        RuleField::BlackThreeHeld => "Counts against its side at the end of the hand.",
        RuleField::BlackThreesLast => "They are laid only when no other card is left in the hand.",
        RuleField::AskPartner => "Before going out you may ask your partner, whose answer is binding.",
        RuleField::OutWithoutDraw => "You may lay down everything before drawing.",
        RuleField::KeepLastCard => "When you may not go out, your last card is kept instead of discarded.",
        RuleField::StockEnd => "What a player must do who can no longer draw.",
        RuleField::GoingOut => "For the side whose player goes out.",
        RuleField::Concealed => {
            "For going out in one turn, with nothing laid before; at least the bonus for going out."
        }
        RuleField::NaturalCanasta => "Seven or more cards of a rank without wilds.",
        RuleField::MixedCanasta => "Seven or more cards of a rank with wilds.",
        RuleField::RedThree => "For each red three laid out.",
        RuleField::FourRedThrees => "Instead of their single bonuses.",
        RuleField::RedThreesNegative => "They count against a side that has laid no meld.",
        RuleField::Target => "The first side to reach it ends the game; the higher total wins.",
        RuleField::FootSize => "A second hand that is played when the first is empty.",
        RuleField::FootPickup => "What follows when the first hand is empty.",
        RuleField::Talons => "Drawn after the turn of the opening, by the side that opens first, second, and so on.",
        RuleField::MeldMax => "A set may not hold more.",
        RuleField::MeldsPerRank => "How many sets of a rank a side may have.",
        RuleField::Sequences => "Three to seven neighbours of one suit.",
        RuleField::WildMelds => "Three to seven twos and jokers.",
        RuleField::WildsJoinAt => "After its opening a side lays wilds only on sets with so many naturals.",
        RuleField::PureRanks => "Sets of these ranks take no wilds.",
        RuleField::DeadRanks => "Nobody lays further cards of a rank of which a side has a canasta.",
        RuleField::OpeningBy => "The score, or the number of the hand.",
        RuleField::OpeningSteps => "From each of these scores the next minimum holds.",
        RuleField::OpeningRules => "What else a side's first meld needs.",
        RuleField::PileOntoSequence => "It may be taken for the end of a sequence of your side.",
        RuleField::WildDiscards => "When a wild may be discarded.",
        RuleField::NoFirstDiscards => "Cards that may not begin the pile.",
        RuleField::BlackThreeRole => "What black threes do.",
        RuleField::RedThreeRole => "What red threes do.",
        RuleField::RedThreeHeld => "Counts against its side at the end of the hand.",
        RuleField::ThreesTable => "The total for one, two, and so on.",
        RuleField::ThreesSign => {
            "The canastas with which threes no longer count against a side, and with which they count for it."
        }
        RuleField::CanastaKinds => "How many of each kind are needed to go out.",
        RuleField::OutRules => "What else going out needs.",
        RuleField::Deals => "The match ends after so many, or at the target before.",
        RuleField::CanastaBonuses => "Bonuses for sequences, wilds and certain ranks.",
        RuleField::IncompletePenalties => "What a meld of fewer than seven cards counts against its side.",
        RuleField::HeldPenalties => "What they count against their side.",
        RuleField::MeldsNeedCanasta => "Without a canasta, melded cards count against a side.",
        RuleField::SpecialHands => "Points for a hand of fourteen cards laid down at once.",
    }
}

/// The name of a value that a field can have.
#[must_use]
pub fn rule_value(field: RuleField, name: &str) -> &str {
    match (field, name) {
        (RuleField::MeldsPerRank, "any") => "Several",
        (RuleField::MeldsPerRank, "one") => "One",
        (RuleField::MeldsPerRank, "one-open") => "Another once all are canastas",
        (RuleField::WildDiscards, "any") => "At any time",
        (RuleField::WildDiscards, "last") => "Only to go out, or from wilds alone",
        (RuleField::WildMelds, "first") => "Yes, and others wait for it",
        (RuleField::FootPickup, "at-once") => "At once, and play on",
        (RuleField::FootPickup, "turn-ends") => "The turn ends",
        (RuleField::FootPickup, "discard") => "Only by a discard",
        (RuleField::OpeningBy, "score") => "By the score",
        (RuleField::OpeningBy, "deal") => "By the number of the hand",
        (RuleField::AskPartner, "once") => "Once in a hand",
        (RuleField::AskPartner, "must") => "Nobody goes out without a yes",
        (RuleField::PileOwnMeld, "none") => "Only with a natural pair",
        (_, "stop") => "Blocks the pile",
        (_, "dead") => "Only discarded",
        (_, "bonus") => "Laid out for points",
        (_, "no") => "No",
        (_, "yes") => "Yes",
        (_, "pair-or-wild") => "A natural pair, or one and a wild",
        (_, "pair") => "A natural pair only",
        (_, "any") => "Any meld",
        (_, "under-7") => "Fewer than seven cards",
        (_, "a") => "Take the pile if the top card fits",
        (_, "b") => "The hand ends with that turn",
        (_, "c") => "Take the pile whenever possible",
        (_, "d") => "Nobody must take the pile",
        (_, other) => other,
    }
}

/// The scores or hands for which the opening minimums hold.
#[must_use]
pub fn minimum_steps(rules: &Rules) -> Vec<String> {
    let step = |place: usize| match (rules.opening_by, place.checked_sub(1)) {
        (OpeningBy::Deal, _) => format!("Hand {}", place + 1),
        (OpeningBy::Score, None) => {
            rules.opening_steps.first().map_or_else(String::new, |first| format!("Below {}", number(*first)))
        }
        (OpeningBy::Score, Some(before)) => {
            rules.opening_steps.get(before).map_or_else(String::new, |from| format!("From {}", number(*from)))
        }
    };
    (0..rules.opening_minimums.len()).map(step).collect()
}

/// The choice of no number.
#[must_use]
pub fn no_limit(field: RuleField) -> &'static str {
    match field {
        RuleField::Target => "One hand only",
        RuleField::Sides => "As usual",
        _ => "No limit",
    }
}
