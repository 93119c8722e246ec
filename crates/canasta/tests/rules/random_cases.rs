//! Random rules, positions and actions. Each case is derived from a number, so that failures can be reproduced.

use canasta::rules::{
    Action, Answer, AskPartner, BySeat, Card, CardSet, Drew, Given, Group, MeldKind, Phase, PileOwnMeld, PileStart,
    Preset, Rank, RuleField, Rules, Setup, State, Visibility,
};
use proptest::test_runner::{Config, FileFailurePersistence, RngSeed};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

/// A number of cases of a property, the same in each run; the variables `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for
/// more cases or for others.
pub fn cases(usual: u32) -> Config {
    let given = Config::default();
    Config {
        cases: if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { usual },
        rng_seed: match given.rng_seed {
            RngSeed::Random => RngSeed::Fixed(108),
            fixed => fixed,
        },
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct("tests/rules/failures.txt"))),
        ..given
    }
}

/// One of the presets that the rules of thumb know.
pub fn preset(rng: &mut impl Rng) -> Preset {
    let known: Vec<Preset> = Preset::ALL.into_iter().filter(|preset| preset.rules().fits_rules_of_thumb()).collect();
    *known.choose(rng).expect("presets")
}

/// The fields that only the count of a hand looks at, which the models of these tests know too.
const COUNTED: [RuleField; 5] = [
    RuleField::CardPoints,
    RuleField::CanastaBonuses,
    RuleField::CanastaCountBonus,
    RuleField::HeldPenalties,
    RuleField::BlackThreesMelded,
];

/// Fields of later games that change the deal alone.
pub const OF_THE_DEAL: [RuleField; 5] =
    [RuleField::LeaderExtra, RuleField::CutKeep, RuleField::TurnUpAgain, RuleField::TurnUpBack, RuleField::PileStart];

/// Such a preset, or one with some fields changed, that passes [`Rules::check`].
pub fn rules(rng: &mut impl Rng) -> Rules {
    let base = preset(rng).rules();
    if rng.random_bool(0.3) {
        return base;
    }
    let is_known = |field: &RuleField| field.visibility() == Visibility::Always || COUNTED.contains(field);
    let fields = RuleField::ALL.iter().copied().filter(is_known);
    let fields: Vec<RuleField> = fields.chain(OF_THE_DEAL).collect();
    loop {
        let mut rules = base.with_random_changes(&fields, 12, rng);
        if rules.pile_own_meld == PileOwnMeld::None {
            // The models of these tests do not know it.
            rules.pile_own_meld = PileOwnMeld::Any;
        }
        if rng.random_bool(0.7) {
            // Few draws let a partner be asked.
            rules = rules.to_builder().ask_partner(AskPartner::Allowed).build().unwrap_or(rules);
        }
        if rules.fits_rules_of_thumb() {
            return rules;
        }
    }
}

/// A position that play may be unable to reach, in which the player can act: with a card in the hand before drawing, two
/// after it. Few ranks are dealt, so that there is much to meld.
pub fn position(rules: Rules, rng: &mut impl Rng) -> State {
    loop {
        let setup = setup(rules, rng);
        if let Ok(state) = setup.state() {
            return state;
        }
    }
}

fn setup(rules: Rules, rng: &mut impl Rng) -> Setup {
    let mut setup = Setup::new(rules);
    let seats: Vec<_> = rules.players.seats().collect();
    setup.seat = *seats.choose(rng).expect("seats");
    setup.dealer = seats.choose(rng).copied();
    setup.phase = if rng.random() { Phase::Draw } else { Phase::Play };
    setup.drew = if rng.random() { Drew::Stock } else { Drew::Pile };
    setup.scores = setup.scores.map(|_| rng.random_range(-500..5000));
    setup.pile_frozen = rng.random_bool(0.15);

    // The hands and the pile are dealt from the end, which holds cards of a few ranks mixed with some others.
    let liked: Vec<Rank> = Rank::ALL.sample(rng, 5).copied().collect();
    let all = rules.cards();
    let mut deck: Vec<Card> = all.difference(all.red_threes()).iter().collect();
    deck.shuffle(rng);
    deck.sort_by_key(|card| liked.contains(&card.rank()));
    let mixed = deck.len() - rng.random_range(0..70);
    deck[mixed..].shuffle(rng);

    let fresh = rng.random_bool(0.3);
    if rules.lone_taker && rng.random_bool(0.6) {
        setup.lone = seats.choose(rng).copied();
    }
    let sides = setup.lone.map_or(rules.sides(), |lone| rules.sides().with_lone(lone));
    for side in sides.iter() {
        // Partners that came about in the hand may have two sets of a rank.
        let second = Rank::NATURALS.into_iter().filter(|_| setup.lone.is_some() && !sides.is_alone(side));
        for (at, rank) in Rank::NATURALS.into_iter().chain(second).enumerate() {
            let share = if at < Rank::NATURALS.len() { 0.75 } else { 0.9 };
            if rng.random_bool(share) || (fresh && side == sides.of(setup.seat)) {
                continue;
            }
            let naturals = rng.random_range(usize::from(rules.min_naturals)..=4 * usize::from(rules.packs));
            let wilds = rng.random_range(0..=rules.most_wilds(naturals).min(3));
            let mut meld = pull(&mut deck, naturals, |card| card.rank() == rank);
            if meld.len() == naturals && naturals + wilds >= 3 {
                meld.extend(pull(&mut deck, wilds, Card::is_wild));
                setup.melds[side].push(meld.into_iter().collect());
            } else {
                deck.extend(meld);
            }
        }
    }
    if rng.random() {
        let mut laid = BySeat::new(seats.len());
        seats.iter().for_each(|&seat| laid[seat] = rng.random());
        setup.has_laid = Some(laid);
    }
    if rules.closed_turns > 0 {
        let mut turns = BySeat::new(seats.len());
        seats.iter().for_each(|&seat| turns[seat] = rng.random_range(0..=rules.closed_turns));
        setup.turns = Some(turns);
    }
    let ripe = rng.random_bool(0.2);
    let least = if setup.phase == Phase::Play { 2 } else { 1 };
    for seat in &seats {
        let below = if rng.random_bool(0.2) { 20 } else { 8 };
        let n = rng.random_range(least..below).min(deck.len());
        let mut hand = deck.split_off(deck.len() - n);
        if ripe && *seat == setup.seat {
            // A hand that is likely to go out at once: a canasta, a meld and a card.
            deck.splice(0..0, hand.drain(2.min(hand.len())..));
            for (rank, n) in Rank::NATURALS.sample(rng, 2).zip([7, 3]) {
                hand.extend(pull(&mut deck, n, |card| card.rank() == *rank));
            }
            hand.extend(pull(&mut deck, rng.random_range(0..3), Card::is_wild));
        }
        setup.hands[seat.index()] = Given::Cards(hand);
    }
    let below = if rng.random() { 3 } else { 12 };
    let n = rng.random_range(0..below).min(deck.len());
    setup.pile = deck.split_off(deck.len() - n);
    if rules.pile_start != PileStart::NONE {
        setup.face_down = rng.random_range(0..=setup.pile.len());
    }
    let mut stock = deck;
    let red: Vec<Card> = all.red_threes().iter().collect();
    for card in red {
        match rng.random_range(0..3) {
            // Threes may lie face down too.
            0 if setup.face_down > 0 && rng.random() => {
                let place = rng.random_range(0..setup.face_down);
                stock.push(std::mem::replace(&mut setup.pile[place], card));
            }
            0 => stock.push(card),
            _ => {
                let side = sides.scoring().iter().nth(rng.random_range(0..sides.scores())).expect("a side");
                let _ = setup.red_threes[side].insert(card);
            }
        }
    }
    stock.shuffle(rng);
    if rng.random_bool(0.4) {
        stock.truncate(rng.random_range(0..4));
    }
    setup.stock = Given::Cards(stock);
    setup
}

/// Takes up to `n` cards of a kind out of a deck.
fn pull(deck: &mut Vec<Card>, n: usize, kind: impl Fn(Card) -> bool) -> Vec<Card> {
    let mut pulled = Vec::new();
    while pulled.len() < n {
        match deck.iter().position(|&card| kind(card)) {
            Some(at) => pulled.push(deck.remove(at)),
            None => break,
        }
    }
    pulled
}

/// An action of a careless player, often illegal: mostly cards of the hand, mostly of one rank a group.
pub fn careless(state: &State, rng: &mut impl Rng) -> Action {
    let hand = state.hand(state.to_act());
    let top = state.pile().last().map(|card| card.rank());
    // Mostly actions of the phase, since others are refused before any other check.
    let draws = (state.phase() == Phase::Draw) != rng.random_bool(0.1);
    match rng.random_range(0..12) {
        0 if draws => Action::Draw,
        0 => Action::Keep,
        1 => Action::Ask,
        2 => Action::Answer(if rng.random() { Answer::Yes } else { Answer::No }),
        3 => Action::Discard(some_card(hand, rng)),
        4..=9 if draws => {
            let mut groups = groups(hand, top, rng);
            match groups.pop() {
                Some(with) => Action::Take { with, groups },
                None => Action::take(CardSet::EMPTY),
            }
        }
        _ => Action::Meld(groups(hand, None, rng)),
    }
}

fn some_card(hand: CardSet, rng: &mut impl Rng) -> Card {
    let faces: Vec<Card> = hand.iter().collect();
    match faces.choose(rng) {
        Some(&card) if rng.random_bool(0.95) => card,
        _ => Card::all().nth(rng.random_range(0..Card::FACES)).expect("a face"),
    }
}

/// Groups for a careless action. The last group has the rank `top` more often than by chance.
fn groups(hand: CardSet, top: Option<Rank>, rng: &mut impl Rng) -> Vec<Group> {
    let mut left = hand;
    let mut groups = Vec::new();
    let ranks: Vec<Rank> = hand.ranks().collect();
    for _ in 0..*[1, 1, 1, 2, 2, 3].choose(rng).expect("some") {
        let rank = ranks.choose(rng).copied().unwrap_or(Rank::Four);
        groups.push(group(&mut left, rank, rng));
    }
    if let Some(rank) = top.filter(|_| rng.random_bool(0.9)) {
        groups.push(group(&mut left, rank, rng));
    }
    groups
}

fn group(left: &mut CardSet, rank: Rank, rng: &mut impl Rng) -> Group {
    let mut own: Vec<Card> = left.of_rank(rank).iter().collect();
    own.shuffle(rng);
    own.truncate(if rng.random() { own.len() } else { rng.random_range(0..=own.len()) });
    let mut wilds: Vec<Card> = left.wilds().iter().collect();
    wilds.shuffle(rng);
    let most = *[0, 0, 0, 1, 1, 2, 3, 8].choose(rng).expect("some");
    own.extend(wilds.into_iter().take(most));
    if rng.random_bool(0.03) {
        own.push(some_card(*left, rng));
    }
    let cards: CardSet = own.into_iter().collect();
    *left = left.difference(cards);
    match rng.random_range(0..20) {
        0 => Group { key: Rank::ALL.choose(rng).map(|&rank| MeldKind::Set(rank).into()), cards },
        1 => Group { key: Some(MeldKind::Set(rank).into()), cards },
        2 => Group::of(cards),
        _ => Group::onto(rank, cards),
    }
}
