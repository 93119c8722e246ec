//! The search among the fields of the rules: by their names, by what they mean, and by the words that clubs use.

use super::club_words::{foreign_words, table_words};
use crate::features::house_rules::field::{home, keys};
use crate::pages::glossary::{Search, Term};
use crate::session::Plan;
use crate::view::text;
use canasta::rules::{ByDeal, FieldKind, RuleField, Rules};
use serde_json::Value;

/// The words of the game by which a field is found too, with all their other names.
const fn terms(field: RuleField) -> &'static [Term] {
    match field {
        RuleField::Players | RuleField::Sides | RuleField::SitOut => &[Term::Side, Term::Partner],
        RuleField::LoneTaker => &[Term::Taking, Term::Side],
        RuleField::Packs | RuleField::HandSize | RuleField::FootSize => &[Term::Hand, Term::Dealer],
        RuleField::PackJokers => &[Term::Wild],
        RuleField::DrawCount => &[Term::Stock, Term::Turn],
        RuleField::LeaderExtra => &[Term::Dealer, Term::Turn],
        RuleField::TurnUp => &[Term::Pile, Term::Dealer],
        RuleField::CutKeep => &[Term::Dealer, Term::Wild, Term::RedThree],
        RuleField::TurnUpAgain => &[Term::Pile, Term::Dealer, Term::Wild, Term::RedThree, Term::BlackThree],
        RuleField::TurnUpBack => &[Term::Pile, Term::Dealer, Term::Stock],
        RuleField::PileStart => &[Term::Pile, Term::Dealer],
        RuleField::Feet | RuleField::FootPickup => &[Term::Hand],
        RuleField::FootThreesReplaced => &[Term::Hand, Term::RedThree],
        RuleField::Talons => &[Term::BonusCards, Term::Opening],
        RuleField::MinNaturals => &[Term::Natural, Term::Meld],
        RuleField::MaxWilds | RuleField::WildsMaxNaturals | RuleField::NaturalsAhead => {
            &[Term::Wild, Term::Natural, Term::Meld]
        }
        RuleField::WildsJoinAt => &[Term::Wild, Term::Meld],
        RuleField::PureRanks => &[Term::Wild, Term::NaturalCanasta],
        RuleField::MeldMax | RuleField::DeadRanks => &[Term::Meld, Term::Canasta],
        RuleField::MeldsPerRank | RuleField::Sequences => &[Term::Meld],
        RuleField::WildMelds => &[Term::Wild, Term::Meld],
        RuleField::OpeningMinimums
        | RuleField::OpeningBy
        | RuleField::OpeningSteps
        | RuleField::OpeningRules
        | RuleField::OpeningNeeds
        | RuleField::WildsInOpening => &[Term::Opening],
        RuleField::ConcealedExempt => &[Term::Opening, Term::Concealed],
        RuleField::ClosedTurns => &[Term::Opening, Term::Turn, Term::Taking],
        RuleField::PileAllowed
        | RuleField::PileNewMeld
        | RuleField::PileOwnMeld
        | RuleField::OneCardPileClosed
        | RuleField::PileTake
        | RuleField::PileMelds
        | RuleField::PileWild
        | RuleField::PileExtra
        | RuleField::PileOntoSequence => &[Term::Pile, Term::Taking],
        RuleField::Freezing
        | RuleField::FrozenUntilMelded
        | RuleField::AlwaysFrozen
        | RuleField::FrozenNeeds
        | RuleField::FrozenWilds => &[Term::Pile, Term::Frozen, Term::Freezing],
        RuleField::WildDiscards => &[Term::Discard, Term::Wild],
        RuleField::NoFirstDiscards => &[Term::Discard, Term::Pile],
        RuleField::RedThree
        | RuleField::FourRedThrees
        | RuleField::RedThreesNegative
        | RuleField::RedThreeRole
        | RuleField::RedThreeHeld => &[Term::RedThree],
        RuleField::BlackThreesLast | RuleField::BlackThreeHeld | RuleField::BlackThreesMelded => &[Term::BlackThree],
        RuleField::BlackThreeRole => &[Term::BlackThree, Term::Blocked],
        RuleField::ThreesTable | RuleField::ThreesSign => &[Term::RedThree, Term::BlackThree],
        RuleField::CanastasToGoOut => &[Term::GoingOut, Term::Canasta],
        RuleField::RequiredRanks => &[Term::GoingOut],
        RuleField::CanastaKinds => &[Term::GoingOut, Term::NaturalCanasta, Term::MixedCanasta],
        RuleField::OutRules | RuleField::OutWithoutDraw | RuleField::KeepLastCard => &[Term::GoingOut],
        RuleField::AskPartner => &[Term::Asking, Term::Partner],
        RuleField::StockEnd => &[Term::Stock],
        RuleField::Target | RuleField::Deals => &[Term::Target],
        RuleField::ByDeal => &[Term::Dealer, Term::Hand],
        RuleField::GoingOut => &[Term::GoingOut],
        RuleField::Concealed => &[Term::Concealed, Term::GoingOut],
        RuleField::CutBonus => &[Term::Dealer, Term::Score],
        RuleField::NaturalCanasta => &[Term::NaturalCanasta],
        RuleField::MixedCanasta => &[Term::MixedCanasta],
        RuleField::CardPoints => &[Term::Values],
        RuleField::CanastaCountBonus => &[Term::Canasta],
        RuleField::CanastaBonuses => &[Term::Canasta, Term::NaturalCanasta],
        RuleField::IncompletePenalties => &[Term::HandPoints, Term::Meld],
        RuleField::HeldPenalties => &[Term::HandPoints],
        RuleField::MeldsNeedCanasta => &[Term::Canasta, Term::Score],
        RuleField::SpecialHands => &[Term::SpecialHand],
    }
}

/// What a search looks for in a field, from the nearest to the farthest.
struct FieldWords {
    /// Its name, what it is called at tables, and the word of the game that it is about.
    own: String,
    /// The same with the other words of the game that it is about.
    names: String,
    /// All that is said of it.
    all: String,
}

impl FieldWords {
    fn of(field: RuleField, rules: &Rules) -> FieldWords {
        let mut names = text::rule(field);
        for words in table_words(field) {
            names.push('\n');
            names.push_str(words);
        }
        let mut own = names.clone();
        let mut all = format!("{}\n{}", text::rule_note(field), text::rule_group(field.group()));
        let mut add = |words: &str| {
            all.push('\n');
            all.push_str(words);
        };
        for (at, key) in keys(field.kind()).into_iter().enumerate() {
            add(&text::rule_part(field, at, key).long);
        }
        if let FieldKind::Words(words) | FieldKind::SwitchOrWords(words) | FieldKind::WordByMinimum(words) =
            field.kind()
        {
            words.iter().for_each(|word| add(text::rule_value(field, word)));
        }
        if field.kind() == FieldKind::ByHand {
            ByDeal::FIELDS.iter().for_each(|&one| add(&text::rule(one)));
        }
        for (at, &term) in terms(field).iter().enumerate() {
            let word = text::explanation(term, rules);
            names.push('\n');
            names.push_str(word.title);
            names.push('\n');
            names.push_str(word.also);
            foreign_words(term).iter().for_each(|word| add(word));
            if at == 0 {
                own.clone_from(&names);
            }
        }
        let names = plain(&names);
        FieldWords { own: plain(&own), all: format!("{names}\n{}", plain(&all)), names }
    }
}

/// A text in lower case, and without the accents that a hurried writer leaves out.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(letter).collect()
}

/// The fewest points for which a match is played.
const LOWEST_TARGET: i64 = 1000;

/// Whether a field has this number among its values.
fn holds(value: &Value, number: i64) -> bool {
    match value {
        Value::Array(all) => all.iter().any(|one| holds(one, number)),
        Value::Object(all) => all.values().any(|one| holds(one, number)),
        value => value.as_i64() == Some(number),
    }
}

/// The fields that a search finds: first those whose name, or the word of the game that they are about, has all that is written. A field that
/// has its control in the row of another is found there. A number finds the fields that have it, and how far a match goes.
pub(super) fn found(search: &Search, plan: &Plan) -> Vec<RuleField> {
    let written = plain(search.text());
    let has_all = |words: &str| written.split_whitespace().all(|part| words.contains(part));
    let rules = plan.rules().unwrap_or(plan.preset.rules());
    let words: Vec<(RuleField, FieldWords)> =
        RuleField::ALL.iter().map(|&field| (field, FieldWords::of(field, &rules))).collect();
    let with = |part: fn(&FieldWords) -> &str| words.iter().filter(move |(_, words)| has_all(part(words)));
    let number = written.replace(['.', ',', ' '], "").parse::<i64>().ok();
    let has_number = |(field, _): &&(RuleField, FieldWords)| {
        number.is_some_and(|number| {
            let is_target = *field == RuleField::Target && number >= LOWEST_TARGET;
            is_target || holds(&plan.value(*field), number)
        })
    };
    let of_number = words.iter().filter(has_number);
    // A name that has the words one after the other comes before one that has them somewhere.
    let phrase = words.iter().filter(|(_, words)| words.own.contains(written.trim()));
    let by_words =
        phrase.chain(with(|words| &words.own)).chain(with(|words| &words.names)).chain(with(|words| &words.all));
    let mut found: Vec<RuleField> = Vec::new();
    for &(field, _) in of_number.chain(by_words) {
        if !found.contains(&home(field)) {
            found.push(home(field));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(search: &str) -> Vec<RuleField> {
        let mut words = Search::ALL;
        words.write(search.to_owned());
        found(&words, &Plan::default())
    }

    /// The words of tables, without the names of the fields.
    #[test]
    fn rules_are_found_by_the_sentences_of_tables() {
        for (search, field) in [
            ("first round", RuleField::ClosedTurns),
            ("sits out", RuleField::SitOut),
            ("sit out", RuleField::SitOut),
            ("five players", RuleField::SitOut),
            ("eight players", RuleField::Players),
            ("before one has laid", RuleField::OpeningRules),
            ("lifts exactly", RuleField::CutBonus),
            ("goes back", RuleField::TurnUpBack),
            ("put back", RuleField::TurnUpBack),
            ("whole pile", RuleField::PileTake),
            ("not replaced", RuleField::FootThreesReplaced),
            ("four of them", RuleField::FourRedThrees),
            ("number of hands", RuleField::Deals),
            ("four hands", RuleField::Deals),
            ("10000", RuleField::Target),
            ("10,000", RuleField::Target),
            ("300", RuleField::MixedCanasta),
            ("more naturals than wilds", RuleField::NaturalsAhead),
            ("open with a canasta", RuleField::OpeningNeeds),
            ("aces count", RuleField::CardPoints),
            ("never turned up", RuleField::TurnUpAgain),
            ("stay with who cut", RuleField::CutKeep),
            ("erste Runde", RuleField::ClosedTurns),
            ("zu fünft", RuleField::SitOut),
            ("primera vuelta", RuleField::ClosedTurns),
            ("toute la pile", RuleField::PileTake),
            ("niet vervangen", RuleField::FootThreesReplaced),
            ("quattro", RuleField::FourRedThrees),
            ("não repostos", RuleField::FootThreesReplaced),
        ] {
            let found = first(search);
            let place = found.iter().position(|&one| one == home(field));
            assert!(place.is_some_and(|place| place < 3), "{search}: {found:?}");
        }
    }

    #[test]
    fn rules_are_found_by_the_words_that_clubs_use() {
        for (search, field) in [
            ("clean book", RuleField::NaturalCanasta),
            ("dirty", RuleField::MixedCanasta),
            ("DIRTY canasta", RuleField::CanastaKinds),
            ("talon", RuleField::Talons),
            ("go down", RuleField::OpeningMinimums),
            ("initial meld", RuleField::OpeningSteps),
            ("locked pile", RuleField::AlwaysFrozen),
            ("pick up the pile", RuleField::PileTake),
            ("permission", RuleField::AskPartner),
            ("deuce", RuleField::MaxWilds),
            ("garbage", RuleField::SpecialHands),
            ("foot", RuleField::FootSize),
            ("knee", RuleField::Feet),
            ("stopper", RuleField::BlackThreeRole),
            ("pozo", RuleField::PileTake),
            ("Comodín", RuleField::MaxWilds),
            ("sporca", RuleField::MixedCanasta),
            ("Erstmeldung", RuleField::OpeningMinimums),
        ] {
            let found = first(search);
            assert!(found.contains(&home(field)), "{search}: {found:?}");
            assert!(found.len() < 25, "{search} finds too much: {found:?}");
        }
        assert_eq!(first("zebra"), []);
        assert_eq!(first("red canasta")[0], RuleField::NaturalCanasta);
        assert_eq!(first("").len(), RuleField::ALL.len() - 1, "one stands in the row of another");
    }
}
