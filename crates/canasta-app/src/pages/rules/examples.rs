//! Examples of the rules page, drawn as cards. Each is a position in which the rules in play are asked: what they refuse is shown
//! as refused, with the reason that the table gives. So no example can disagree with the game.

use crate::pages::example_cards::{canasta_size, meld, mixed_canasta_size, naturals, opening_groups, wilds_in};
use crate::pages::glossary::{Term, figures};
use crate::view::figure::{Figure, Part, Verdict};
use crate::view::text::{self, Names, RulesTopic};
use crate::words;
use canasta::rules::{
    Action, Answer, AskPartner, Canasta, Card, CardSet, Given, Group, Meld, Phase, Rank, RuleError, Rules, Setup, Side,
    State, Suit,
};

const NINE_UP: Card = Card::new(Rank::Nine, Suit::Diamonds);
const FREEZER: Card = Card::new(Rank::Two, Suit::Spades);
const BLACK_THREE: Card = Card::new(Rank::Three, Suit::Spades);
const RED_THREE: Card = Card::new(Rank::Three, Suit::Hearts);
/// The cards below the top of a pile.
const BELOW: [Card; 2] = [Card::new(Rank::Five, Suit::Clubs), Card::new(Rank::Jack, Suit::Hearts)];
/// Cards that a hand keeps, so that its turn can go on.
const KEPT: [Card; 3] =
    [Card::new(Rank::Four, Suit::Diamonds), Card::new(Rank::Six, Suit::Clubs), Card::new(Rank::Ten, Suit::Hearts)];
/// The card with which a player goes out.
const LAST: Card = KEPT[0];

/// A position of seat 0, in which an action is tried.
struct Trial<'a> {
    setup: Setup,
    names: Names<'a>,
}

impl<'a> Trial<'a> {
    /// A turn of a side that has these melds; `hand` are the cards that it may use.
    fn new(rules: &Rules, names: Names<'a>, melds: &[CardSet], hand: CardSet) -> Trial<'a> {
        let mut setup = Setup::new(*rules);
        setup.phase = Phase::Play;
        setup.melds[Side::FIRST] = melds.to_vec();
        setup.hands[0] = Given::Cards(hand.iter().chain(KEPT).collect());
        Trial { setup, names }
    }

    /// The same before drawing, with these cards on top of the pile.
    fn at_pile(mut self, top: &[Card]) -> Trial<'a> {
        self.setup.phase = Phase::Draw;
        self.setup.pile = BELOW.iter().chain(top).copied().collect();
        self
    }

    /// The state after the actions, or the first refusal; `None` if no such position exists under these rules.
    fn play(&self, actions: &[Action]) -> Option<Result<State, RuleError>> {
        let mut state = self.setup.state().ok()?;
        Some(actions.iter().try_for_each(|action| state.play(action)).map(|()| state))
    }

    /// A picture of what happens with the actions. `allowed` gives its caption if the rules allow them.
    fn figure(&self, parts: Vec<Part>, actions: &[Action], allowed: impl FnOnce(&State) -> String) -> Option<Figure> {
        Some(match self.play(actions)? {
            Ok(state) => Figure { parts, verdict: Verdict::Right, caption: allowed(&state) },
            Err(error) => Figure { parts, verdict: Verdict::Wrong, caption: text::rule_error(&error, self.names) },
        })
    }
}

fn fan(cards: CardSet) -> Part {
    Part::Fan(crate::view::cards::meld_order(cards).collect())
}

fn pile(top: &[Card]) -> Part {
    Part::Pile(BELOW.iter().chain(top).copied().collect())
}

fn meld_action(groups: &[CardSet]) -> Action {
    Action::Meld(groups.iter().map(|&cards| Group::of(cards)).collect())
}

/// The examples of a section.
#[must_use]
pub(super) fn examples(topic: RulesTopic, rules: &Rules, names: Names<'_>) -> Vec<Figure> {
    let found = match topic {
        RulesTopic::Deal => return figures(Term::Values, rules, None),
        RulesTopic::Turn => return turn(),
        RulesTopic::Melds => melds(rules, names),
        RulesTopic::Opening => opening(rules, names),
        RulesTopic::Pile => taking(rules, names),
        RulesTopic::Threes => threes(rules, names),
        RulesTopic::GoingOut => going_out(rules, names),
        RulesTopic::Scoring => return scoring(rules, names).unwrap_or_default(),
        RulesTopic::SpecialHands => return figures(Term::SpecialHand, rules, None),
        RulesTopic::StockEnd | RulesTopic::Hands | RulesTopic::Choices => Vec::new(),
    };
    found.into_iter().flatten().collect()
}

fn turn() -> Vec<Figure> {
    let plain = |part, caption: &str| Figure { parts: vec![part], verdict: Verdict::None, caption: caption.to_owned() };
    vec![
        plain(Part::Stock, words::rules::step_draw()),
        plain(fan(meld(Rank::King, 3, 0)), words::rules::step_meld()),
        plain(Part::Pile([LAST].into()), words::rules::step_discard()),
    ]
}

/// Aces that a side has melded, so that it has opened.
fn opened(rules: &Rules) -> CardSet {
    meld(Rank::Ace, rules.smallest_meld(), 0)
}

fn melds(rules: &Rules, names: Names<'_>) -> Vec<Option<Figure>> {
    let n = rules.smallest_meld();
    let run: CardSet =
        [Rank::Seven, Rank::Eight, Rank::Nine].map(|rank| Card::new(rank, Suit::Hearts)).into_iter().collect();
    let one_wild = meld(Rank::Seven, n - 1, 1);
    let too_wild = meld(Rank::Queen, 1, 2);
    let try_meld = |cards: CardSet| {
        let trial = Trial::new(rules, names, &[opened(rules)], cards);
        trial.figure(vec![fan(cards)], &[meld_action(&[cards])], |_| text::cards_and_points(cards, rules))
    };
    let try_canasta = |cards: CardSet| {
        let trial = Trial::new(rules, names, &[opened(rules)], cards);
        trial.figure(vec![fan(cards)], &[meld_action(&[cards])], |state| {
            let laid = state.melds(Side::FIRST).iter().find(|meld| meld.rank() == Some(Rank::Eight));
            match laid.and_then(Meld::canasta) {
                Some(Canasta::Natural) => text::canasta_points(true, rules.natural_canasta),
                Some(Canasta::Mixed) => text::canasta_points(false, rules.mixed_canasta),
                Some(Canasta::Sequence | Canasta::Wild) | None => text::cards_and_points(cards, rules),
            }
        })
    };
    let mixed = mixed_canasta_size(rules).map(|(n, wild)| meld(Rank::Eight, n - wild, wild));
    vec![
        try_meld(meld(Rank::King, n, 0)),
        try_meld(one_wild),
        try_meld(too_wild),
        try_meld(run),
        try_canasta(meld(Rank::Eight, canasta_size(rules), 0)),
        mixed.and_then(try_canasta),
    ]
}

fn opening(rules: &Rules, names: Names<'_>) -> Vec<Option<Figure>> {
    let minimum = rules.opening_minimum(0);
    if minimum <= 0 {
        return Vec::new();
    }
    let n = rules.smallest_meld();
    let try_opening = |groups: Vec<CardSet>| {
        let hand = groups.iter().flat_map(|cards| cards.iter()).collect();
        let trial = Trial::new(rules, names, &[], hand);
        let parts = groups.iter().map(|&cards| fan(cards)).collect();
        trial.figure(parts, &[meld_action(&groups)], |_| text::sum_of_groups(&groups, minimum, rules))
    };
    // Queens alone, which may be too little; queens and a wild; naturals that reach the minimum.
    let wild = wilds_in(rules, n + 1, 1);
    vec![
        try_opening(vec![meld(Rank::Queen, n, 0)]),
        (wild > 0).then(|| try_opening(vec![meld(Rank::Queen, n, wild)])).flatten(),
        opening_groups(rules, minimum).filter(|groups| groups.len() > 1 || wild == 0).and_then(try_opening),
        opening_groups(rules, minimum.max(2 * n as i32 * rules.points_of_rank(Rank::King))).and_then(try_opening),
    ]
}

/// Nines of the hand beside the nine on the pile.
fn nines(n: usize) -> CardSet {
    naturals(Rank::Nine, 8).into_iter().filter(|&one| one != NINE_UP).take(n).collect()
}

fn taking(rules: &Rules, names: Names<'_>) -> Vec<Option<Figure>> {
    let opened = opened(rules);
    let try_take = |melds: &[CardSet], top: &[Card], with: CardSet, allowed: &str| {
        let trial = Trial::new(rules, names, melds, with).at_pile(top);
        let own = melds.iter().filter(|cards| !cards.of_rank(Rank::Nine).is_empty()).map(|&cards| fan(cards));
        let parts = [pile(top)].into_iter().chain((!with.is_empty()).then(|| fan(with))).chain(own);
        trial.figure(parts.collect(), &[Action::take(with)], |_| allowed.to_owned())
    };
    let pair = nines(rules.pile_naturals());
    if !rules.pile_allowed {
        return vec![try_take(&[opened], &[NINE_UP], pair, words::rules::takes_with_pair())];
    }
    let with_wild = nines(rules.pile_naturals() - 1).iter().chain([Card::new(Rank::Two, Suit::Clubs)]).collect();
    let own = nines(rules.smallest_meld());
    let frozen: &[Card] = &[FREEZER, NINE_UP];
    let freezes = rules.freezing;
    vec![
        try_take(&[opened], &[NINE_UP], pair, words::rules::takes_with_pair()),
        try_take(&[opened], &[NINE_UP], with_wild, words::rules::takes_with_wild()),
        try_take(&[opened, own], &[NINE_UP], CardSet::EMPTY, words::rules::takes_onto_meld()),
        freezes.then(|| try_take(&[opened], frozen, pair, words::rules::takes_with_pair())).flatten(),
        freezes.then(|| try_take(&[opened], frozen, with_wild, words::rules::takes_with_wild())).flatten(),
    ]
}

fn threes(rules: &Rules, names: Names<'_>) -> Vec<Option<Figure>> {
    let red = Figure::of(RED_THREE.into(), text::points_each(rules.red_three));
    let black: CardSet = [BLACK_THREE, Card::new(Rank::Three, Suit::Clubs), BLACK_THREE].into_iter().collect();
    let opened = opened(rules);
    let pair: CardSet = nines(2);
    let blocked = rules.pile_allowed.then(|| {
        let trial = Trial::new(rules, names, &[opened], pair).at_pile(&[NINE_UP, BLACK_THREE]);
        trial.figure(vec![pile(&[NINE_UP, BLACK_THREE]), fan(pair)], &[Action::take(pair)], |_| String::new())
    });
    let early = Trial::new(rules, names, &[opened], black)
        .figure(vec![fan(black)], &[meld_action(&[black])], |_| text::cards_and_points(black, rules));
    vec![Some(red), blocked.flatten(), early]
}

/// Seven low neighbours of a suit.
fn run(suit: Suit) -> CardSet {
    Rank::NATURALS.into_iter().take(Meld::CANASTA).map(|rank| Card::new(rank, suit)).collect()
}

/// Canastas with which a side may go out, and a rank that none of them has.
fn canastas_to_go_out(rules: &Rules) -> Option<(Vec<CardSet>, Rank)> {
    let free = Rank::NATURALS.into_iter().rev().filter(|&rank| !rules.required_ranks.contains(rank));
    let ranks: Vec<Rank> = rules.required_ranks.iter().chain(free).collect();
    let need = usize::from(rules.canastas_to_go_out).max(rules.required_ranks.len());
    let kinds = Canasta::ALL.into_iter().enumerate().flat_map(|(at, kind)| {
        let least = rules.canasta_kinds.at(at).and_then(|least| usize::try_from(least).ok()).unwrap_or(0);
        std::iter::repeat_n(kind, least)
    });
    // The kinds that are not asked for are natural.
    let kinds = kinds.chain(std::iter::repeat(Canasta::Natural));
    let canasta = |(place, (&rank, kind)): (usize, (&Rank, Canasta))| match kind {
        Canasta::Natural => meld(rank, canasta_size(rules), 0),
        Canasta::Mixed => {
            let (cards, wilds) = mixed_canasta_size(rules).unwrap_or((canasta_size(rules), 0));
            meld(rank, cards - wilds, wilds)
        }
        Canasta::Sequence => run(Suit::ALL[place % 4]),
        Canasta::Wild => CardSet::from_iter([FREEZER; Meld::CANASTA]),
    };
    let canastas = ranks.iter().take(need).zip(kinds).enumerate().map(canasta).collect();
    // The last card and the cards of its rank lie apart.
    let other = ranks.iter().skip(need).copied().find(|rank| !KEPT.map(Card::rank).contains(rank))?;
    Some((canastas, other))
}

/// Going out with these melds on the table: a group of a rank is laid, and the last card discarded.
fn out<'a>(rules: &Rules, names: Names<'a>, melds: &[CardSet], rank: Rank) -> (Trial<'a>, CardSet, Vec<Action>) {
    let group = meld(rank, rules.smallest_meld(), 0);
    let mut trial = Trial::new(rules, names, melds, group);
    trial.setup.hands[0] = Given::Cards(group.iter().chain([LAST]).collect());
    let asks = rules.ask_partner == AskPartner::Must && melds.len() >= usize::from(rules.canastas_to_go_out);
    let asking = [Action::Ask, Action::Answer(Answer::Yes)].into_iter().filter(|_| asks);
    let actions = asking.chain([meld_action(&[group]), Action::Discard(LAST)]).collect();
    (trial, group, actions)
}

fn going_out(rules: &Rules, names: Names<'_>) -> Vec<Option<Figure>> {
    let Some((canastas, rank)) = canastas_to_go_out(rules) else { return Vec::new() };
    let (trial, group, actions) = out(rules, names, &canastas, rank);
    let parts = canastas.iter().take(2).copied().chain([group]).map(fan).chain([Part::Fan(vec![LAST])]);
    let right = trial.figure(parts.collect(), &actions, |_| words::common::meld_and_discard().to_owned());
    let opened = if rank == Rank::Ace { meld(Rank::King, rules.smallest_meld(), 0) } else { opened(rules) };
    let (trial, group, actions) = out(rules, names, &[opened], rank);
    let parts = vec![fan(group), Part::Fan(vec![LAST])];
    let wrong = trial.figure(parts, &actions, |_| words::common::meld_and_discard().to_owned());
    vec![right, wrong]
}

/// The items of a hand that somebody has ended by going out, with the cards that they are counted from.
fn scoring(rules: &Rules, names: Names<'_>) -> Option<Vec<Figure>> {
    let (canastas, rank) = canastas_to_go_out(rules)?;
    let canastas = if canastas.is_empty() { vec![meld(Rank::Ace, canasta_size(rules), 0)] } else { canastas };
    let rank = if canastas.iter().any(|cards| !cards.of_rank(rank).is_empty()) { Rank::King } else { rank };
    let (mut trial, group, actions) = out(rules, names, &canastas, rank);
    trial.setup.red_threes[Side::FIRST] = RED_THREE.into();
    let partner = [Card::new(Rank::Five, Suit::Clubs), Card::new(Rank::Two, Suit::Diamonds)];
    if let Some(seat) = rules.sides().partner(canasta::rules::Seat::FIRST) {
        trial.setup.hands[seat.index()] = Given::Cards(partner.to_vec());
    }
    let state = trial.play(&actions)?.ok()?;
    let score = state.score()?.sides[Side::FIRST];
    let laid: Vec<Part> = canastas.iter().take(2).copied().chain([group]).map(fan).collect();
    let item = |parts, label: &str, points: i32| Figure {
        parts,
        verdict: Verdict::None,
        caption: text::score_item(label, points),
    };
    let in_hand = (score.in_hand != 0)
        .then(|| item(vec![Part::Fan(partner.into())], words::common::cards_in_hand(), score.in_hand));
    let sum = item(Vec::new(), words::common::this_hand(), score.hand);
    let first = [
        item(vec![Part::Fan(vec![LAST])], words::common::going_out(), score.going_out),
        item(canastas.iter().take(2).copied().map(fan).collect(), words::common::canastas_counted(), score.canastas),
        item(vec![Part::Fan(vec![RED_THREE])], words::common::red_threes(), score.red_threes),
        item(laid, words::common::cards_laid(), score.melded),
    ];
    Some(first.into_iter().chain(in_hand).chain([sum]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Preset, RankSet, Seat};

    const TOPICS: [RulesTopic; 7] = [
        RulesTopic::Melds,
        RulesTopic::Opening,
        RulesTopic::Pile,
        RulesTopic::Threes,
        RulesTopic::GoingOut,
        RulesTopic::Scoring,
        RulesTopic::Deal,
    ];

    fn names() -> Vec<String> {
        ["You", "Ada", "Ben", "Cleo"].map(str::to_owned).to_vec()
    }

    fn shown(topic: RulesTopic, rules: &Rules) -> Vec<(Verdict, String)> {
        let names = names();
        let names = Names::new(&names, Seat::FIRST);
        examples(topic, rules, names).into_iter().map(|figure| (figure.verdict, figure.caption)).collect()
    }

    fn verdicts(topic: RulesTopic, rules: &Rules) -> Vec<bool> {
        shown(topic, rules).into_iter().map(|(verdict, _)| verdict == Verdict::Right).collect()
    }

    #[test]
    fn the_classic_examples_show_what_is_allowed_and_what_is_not() {
        let rules = Preset::Classic.rules();
        assert_eq!(verdicts(RulesTopic::Melds, &rules), [true, true, false, false, true, true]);
        assert_eq!(verdicts(RulesTopic::Opening, &rules), [false, true, true]);
        assert_eq!(verdicts(RulesTopic::Pile, &rules), [true, true, true, true, false]);
        assert_eq!(verdicts(RulesTopic::GoingOut, &rules), [true, false]);
        let [.., early] = &shown(RulesTopic::Threes, &rules)[..] else { panic!("there are examples of threes") };
        assert_eq!(early.0, Verdict::Wrong);
        let opening: Vec<String> = shown(RulesTopic::Opening, &rules).into_iter().map(|(_, caption)| caption).collect();
        assert_eq!(opening[1], "30 + 20 = 50: enough for 50");
        assert!(opening[0].contains("30 points") && opening[0].contains("20 more"), "{}", opening[0]);
    }

    #[test]
    fn the_items_of_the_scored_hand_add_up() {
        for preset in Preset::ALL {
            let items = shown(RulesTopic::Scoring, &preset.rules());
            let points: Vec<i32> = items
                .iter()
                .map(|(_, caption)| {
                    let number = caption.rsplit_once(": ").expect("a number").1;
                    number.replace(',', "").replace('−', "-").parse().expect("a number")
                })
                .collect();
            let (sum, parts) = points.split_last().expect("items");
            assert_eq!(parts.iter().sum::<i32>(), *sum, "{preset:?}: {items:?}");
        }
    }

    #[test]
    fn every_example_is_a_position_of_the_rules_in_play_and_has_a_caption() {
        for preset in Preset::ALL {
            for topic in TOPICS {
                let found = shown(topic, &preset.rules());
                let is_none = topic == RulesTopic::Opening && preset.rules().opening_minimum(0) == 0;
                assert_eq!(found.is_empty(), is_none, "{preset:?} {topic:?}");
                assert!(found.iter().all(|(_, caption)| !caption.is_empty()), "{preset:?} {topic:?}: {found:?}");
            }
        }
    }

    #[test]
    fn house_rules_change_the_examples() {
        let classic = Preset::Classic.rules();
        let no_wilds = Rules { max_wilds: Some(0), ..classic };
        assert_eq!(verdicts(RulesTopic::Melds, &no_wilds), [true, false, false, false, true]);
        let never = Rules { pile_allowed: false, ..classic };
        assert_eq!(verdicts(RulesTopic::Pile, &never), [false]);
        let pairs = Rules { pile_new_meld: canasta::rules::PileNewMeld::Pair, ..classic };
        assert_eq!(verdicts(RulesTopic::Pile, &pairs), [true, false, true, true, false]);
        let five = Rules { min_naturals: 5, ..classic };
        assert!(verdicts(RulesTopic::Pile, &five)[0], "four nines of the hand take the fifth");
        let ranks = Rules { canastas_to_go_out: 2, required_ranks: RankSet::EMPTY, ..classic };
        assert_eq!(verdicts(RulesTopic::GoingOut, &ranks), [true, false]);
        let none = Rules { canastas_to_go_out: 0, ..classic };
        assert_eq!(verdicts(RulesTopic::GoingOut, &none), [true, true]);
    }
}
