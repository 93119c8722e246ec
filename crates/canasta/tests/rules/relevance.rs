//! A field for which rules have no use decides nothing: a hand is played in the same way whatever its value.

use canasta::rules::{BySide, Preset, RuleField, Rules, State, generator, legal};
use rand::seq::IndexedRandom;

/// The most actions of a hand, since random play need not end it.
const LONGEST: usize = 120;

#[test]
fn fields_without_use_decide_nothing() {
    let mut rng = generator([9; 32]);
    let mut tried: Vec<RuleField> = Vec::new();
    for number in 0..900 {
        let base = Preset::ALL[number % Preset::ALL.len()].rules();
        let rules = base.with_random_changes(RuleField::ALL, 14, &mut rng);
        let idle: Vec<RuleField> = RuleField::ALL.iter().copied().filter(|&field| !rules.has_use_for(field)).collect();
        let Some(&field) = idle.choose(&mut rng) else { continue };
        let others = (0..20).map(|_| rules.with_random_changes(&[field], 1, &mut rng)).find(|other| *other != rules);
        let Some(other) = others else { continue };
        tried.push(field);
        play_both(rules, other, field, &mut rng);
    }
    tried.sort_unstable();
    tried.dedup();
    assert!(tried.len() >= 15, "{tried:?}");
}

/// Plays a hand under two rules at once, with actions by lot.
fn play_both(rules: Rules, other: Rules, field: RuleField, rng: &mut impl rand::Rng) {
    let deck = rules.shuffled_deck(rng);
    let dealer = rules.players.seats().next().expect("a seat");
    let zeros = || BySide::from([0, 0]);
    let mut states = [rules, other].map(|rules| State::deal(rules, dealer, zeros(), &deck));
    for _ in 0..LONGEST {
        let [one, same] = &states;
        assert_eq!((one.ended(), one.to_act()), (same.ended(), same.to_act()), "{field}");
        if one.ended().is_some() {
            break;
        }
        let seat = one.to_act();
        let all = legal::candidates(&one.observe(seat));
        assert_eq!(all, legal::candidates(&same.observe(seat)), "{field}: {:?}", rules.value(field));
        let action = all.choose(rng).unwrap_or_else(|| panic!("no legal action: {one:?} {:?}", one.rules())).clone();
        for state in &mut states {
            state.play(&action).unwrap_or_else(|error| panic!("{field}: {action}: {error:?}"));
        }
    }
    let totals = states.map(|state| state.score().map(|sheet| sheet.totals()));
    assert_eq!(totals[0], totals[1], "{field}: {:?} or {:?}", rules.value(field), other.value(field));
}
