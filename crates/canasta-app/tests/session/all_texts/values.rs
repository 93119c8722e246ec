//! Texts that screens reach seldom: the functions are called with every kind of value. In the place of a text of another message they are
//! given a number, which is the same in every language.

#![allow(
    clippy::needless_borrows_for_generic_args,
    clippy::borrow_deref_ref,
    reason = "whether a text is borrowed or owned is no matter of a walk"
)]

use super::corpus::Corpus;
use super::kinds;
use super::rules_of::house_rules;
use canasta::analysis::{MistakeClass, Values};
use canasta::bots::{Estimate, Style};
use canasta::duplicate::Boards;
use canasta::links::{DealLink, LinkCards, LinkError, LinkKind, LinkLength, LinkPlayer, NotLinkable, Sender};
use canasta::rules::{
    Action, Answer, BadRules, Banner, BySide, Canasta, Card, CardSet, CodeError, Ended, FrozenBy, Group, LineError,
    Meld, MeldKind, Players, Preset, Rank, RankSet, RecordProblem, RuleError, RuleField, Rules, RulesProblem,
    RulesWarning, Seat, Side, SpecialHand, Words,
};
use canasta_app::features::library::{GameState, GameSummary, ImportEnd, ImportProgress, ImportTally, LibraryNotice};
use canasta_app::features::mistakes::Forecast;
use canasta_app::features::score_keeper::{Change, Item, Mistake, MistakeKind};
use canasta_app::features::settings::{
    Back, Command, Felt, Motion, MouseMode, Pace, Patience, Setting, Size, Sort, Switch, Theme, Verbosity,
};
use canasta_app::features::statistics::{
    Achievement, FactsProgress, HandTally, Opponents, Reviewed, Role, Streaks, WinRate, WithPlayer,
};
use canasta_app::pages::glossary::Term;
use canasta_app::session::{
    Advice, Alternatives, Attempt, Candidate, Confirmation, Damage, Deal, DealCheck, Decided, DiscardEffect,
    DiscardRisk, Disclosure, Drill, Evaluation, Fact, Feedback, GameEvent, GrownMeld, HandEdit, HandEnd, HandPoints,
    KnownGame, Laying, LessonReply, Level, MatchStory, News, Notice, PlanChange, Player, Reason, Reasons, Review,
    ReviewStorage, Risk, STEPS, SafariPlace, SeatRound, Session, SetAside, Speed, StoredValue, Tip, TurnEnd, TurnStart,
    UnavailableReason, ViewFrom, WorkerFailure,
};
use canasta_app::view::sound::Sound;
use canasta_app::view::text::{self, InputMode, Names, ProgramFault, SettingGroup, TipContext};

const POINTS: [i32; 9] = [-1500, -5, 0, 1, 5, 50, 120, 1_234, 12_345];
const COUNTS: [usize; 14] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 1_200];
const GROUPS: [&str; 12] = [
    "",
    "Ks",
    "Ks Kh Kd",
    "Ks Kh 2c",
    "Ks Kh 2c Jo Jo",
    "2c",
    "2c 2d Jo",
    "Jo Jo",
    "4h 5h 6h",
    "8h",
    "3s 3c 3s",
    "Ks Kh Kd Kc Ks Kh Kd",
];

fn cards(set: &str) -> CardSet {
    set.parse().unwrap()
}

fn card(card: &str) -> Card {
    card.parse().unwrap()
}

/// Every kind of readers: with a partner or alone, as one of the players or none of them.
fn readers(all: &[String]) -> Vec<Names<'_>> {
    let mut readers = Vec::new();
    for players in Players::ALL {
        let names = &all[..players.count()];
        for seat in players.seats() {
            if seat.index() < 2 {
                readers.push(Names::new(names, seat));
            }
        }
        readers.push(Names { watched: true, ..Names::new(names, Seat::FIRST) });
    }
    for (players, sides) in [(6, 3), (6, 2), (8, 4), (8, 2)] {
        let changes = serde_json::json!({ "players": players, "sides": sides });
        let rules = Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap();
        readers.push(Names { sides: rules.sides(), ..Names::new(&all[..players], Seat::FIRST) });
        readers.push(Names { sides: rules.sides(), watched: true, ..Names::new(&all[..players], Seat::FIRST) });
    }
    readers
}

fn meld_kinds() -> Vec<MeldKind> {
    let sets = Rank::NATURALS.into_iter().map(MeldKind::Set).chain([MeldKind::Set(Rank::Three)]);
    sets.chain(["4h", "4d", "4s", "4c"].map(|one| MeldKind::Sequence(card(one).suit().unwrap())))
        .chain([MeldKind::Wild])
        .collect()
}

fn ranks() -> Vec<Rank> {
    ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2", "Jo"]
        .iter()
        .filter_map(|rank| rank.parse().ok())
        .collect()
}

fn rule_errors() -> Vec<RuleError> {
    let mut all = vec![
        RuleError::HandOver,
        RuleError::NotYourTurn { to_act: Players::Four.seat(1).unwrap() },
        RuleError::MustDrawFirst,
        RuleError::AlreadyDrawn,
        RuleError::TooEarly { turns: 1 },
        RuleError::TooEarly { turns: 2 },
        RuleError::NoCards,
        RuleError::WildMeldFirst,
        RuleError::CannotMeldBlackThrees,
        RuleError::OpeningNeedsPureSet,
        RuleError::OpeningNeedsCanasta { natural: false },
        RuleError::OpeningNeedsCanasta { natural: true },
        RuleError::OpeningMixedCanasta,
        RuleError::DiscardNeeded,
        RuleError::MeldOutNeeded,
        RuleError::PartnerHasFoot,
        RuleError::MustAsk,
        RuleError::NotSpecial,
        RuleError::CannotMeldRedThrees,
        RuleError::BlackThreesOnlyGoingOut,
        RuleError::BlackThreesTakeNoWilds,
        RuleError::WildsNotAllowedInOpening { wilds: cards("2c Jo") },
        RuleError::PileEmpty,
        RuleError::PileClosed { until_melded: false },
        RuleError::PileClosed { until_melded: true },
        RuleError::PileTopWild,
        RuleError::PileTopWildNeedsPair { top: card("2c"), pair: 2, all: 2 },
        RuleError::PileTopWildNeedsPair { top: card("2c"), pair: 2, all: 3 },
        RuleError::PileFrozenByCard { top: Rank::Joker, cards: 3, wilds: 0 },
        RuleError::OneCardPile,
        RuleError::MustTakePile,
        RuleError::CannotAsk,
        RuleError::MustAnswer,
        RuleError::MustGoOut,
        RuleError::MayNotGoOut,
        RuleError::CannotKeep,
        RuleError::UnknownAction,
        RuleError::SequenceBroken { cards: cards("4h 6h") },
        RuleError::CameWithPile { cards: cards("Qc") },
        RuleError::CameWithPile { cards: cards("Ks Qs 2c") },
        RuleError::MixedRanks { cards: cards("Ks Qs") },
        RuleError::MixedRanks { cards: cards("Ks 2c") },
        RuleError::MixedRanks { cards: cards("Ks Ks 8h 7h 2c") },
        RuleError::BelowOpeningMinimum { points: 45, minimum: 50 },
        RuleError::BelowOpeningMinimum { points: 1_145, minimum: 1_200 },
    ];
    all.extend(GROUPS.iter().skip(1).map(|set| RuleError::NotInHand { missing: cards(set) }));
    for kind in meld_kinds() {
        for (cards, least) in [(1, 3), (2, 3), (2, 4), (3, 4), (0, 5)] {
            all.push(RuleError::MeldTooSmall { kind, cards, least });
        }
        all.extend([
            RuleError::NoSuchMeld { kind },
            RuleError::MeldFull { kind, cards: 8, most: 7 },
            RuleError::MeldExists { kind },
            RuleError::IncompleteMeld { kind },
        ]);
    }
    for rank in ranks() {
        for (wilds, most) in [(1, 0), (2, 1), (4, 3)] {
            all.push(RuleError::TooManyWilds { rank, wilds, most });
        }
        all.extend([
            RuleError::WildsOutnumberNaturals { rank, wilds: 1, naturals: 1 },
            RuleError::WildsOutnumberNaturals { rank, wilds: 3, naturals: 2 },
            RuleError::PureRank { rank },
            RuleError::WildsTooEarly { rank, naturals: 3, least: 5 },
            RuleError::DeadRank { rank },
            RuleError::CanastaFull { rank },
            RuleError::TopCardDoesNotFit { top: rank },
        ]);
        for (cards, wilds) in [(3, 0), (3, 1), (2, 1)] {
            all.push(RuleError::PileFrozenByCard { top: rank, cards, wilds });
        }
        for naturals in [2, 3] {
            all.push(RuleError::PileNeedsNaturalPair { top: rank, naturals });
            for by in [FrozenBy::Wild, FrozenBy::RedThree, FrozenBy::BlackThree, FrozenBy::NotMelded, FrozenBy::Always]
            {
                all.push(RuleError::PileFrozen { top: rank, naturals, by });
            }
        }
    }
    for one in ["3s", "3h", "Ks", "2c", "Jo", "8d", "Ah"] {
        all.extend([RuleError::DiscardForbidden { card: card(one) }, RuleError::PileBlocked { top: card(one) }]);
    }
    for naturals in 0..3 {
        all.push(RuleError::TooFewNaturals { naturals, least: 2 });
    }
    for (have, need) in [(0, 1), (0, 2), (1, 2), (1, 1), (2, 1)] {
        all.extend([RuleError::CanastasMissing { have, need }, RuleError::MustKeepACard { have, need }]);
        for kind in [Canasta::Natural, Canasta::Mixed, Canasta::Sequence, Canasta::Wild] {
            all.push(RuleError::KindCanastaMissing { kind, have, need });
        }
    }
    for missing in ["K", "K 7", "K 7 A"] {
        let missing: Vec<Rank> = missing.split(' ').filter_map(|rank| rank.parse().ok()).collect();
        all.push(RuleError::RankCanastaMissing { missing: RankSet::of(&missing) });
    }
    all.extend(bad_rules().into_iter().map(RuleError::BadRules));
    all.extend(RecordProblem::ALL.map(RuleError::BadRecord));
    all
}

fn bad_rules() -> Vec<BadRules> {
    use RulesProblem::*;
    let problems = [
        NotAValue,
        OutOfRange { least: 1, most: 9 },
        OutOfRange { least: -1_200, most: 20_000 },
        TooManyCards { cards: 120, most: 108 },
        UnequalSides { players: 5 },
        NotThreePlayers,
        NotTwoPairs,
        NobodyToAsk,
        MoreRanksThanCanastas,
        MinimumsFall,
        ConcealedBelowGoingOut,
        NoMinimum,
        StepsDoNotFit,
        MoreKindsThanCanastas,
        NoSuchMelds,
        MoreTalonsThanSides,
        NotFourteenCards,
        NotASign,
        DiscardAndNone,
        FootAndFeet,
        NoTurnUp,
        NotAsManyAsMinimums,
        NothingFreezes,
        HandRefused { hand: 2, field: RuleField::CanastaKinds },
        MinimumsByHandTwice,
        TooManyLists,
    ];
    let mut all: Vec<BadRules> =
        problems.into_iter().map(|problem| BadRules::Field { field: RuleField::ALL[0], problem }).collect();
    all.extend(RuleField::ALL.iter().map(|&field| BadRules::Field { field, problem: NotAValue }));
    all.extend([
        BadRules::UnknownPreset("poker".to_owned()),
        BadRules::UnknownField("wings".to_owned()),
        BadRules::NotAnObject("rules"),
    ]);
    all
}

fn refusals(corpus: &mut Corpus, names: Names<'_>) {
    for error in rule_errors() {
        corpus.saw("rule_error", kinds::rule_error::name(&error));
        match &error {
            RuleError::BadRules(bad) => {
                corpus.saw("bad_rules", kinds::bad_rules::name(bad));
                if let BadRules::Field { problem, .. } = bad {
                    corpus.saw("rules_problem", kinds::rules_problem::name(problem));
                }
                corpus.add("bad_rules", &text::bad_rules(bad));
            }
            RuleError::BadRecord(problem) => corpus.saw("record_problem", kinds::record_problem::name(problem)),
            _ => {}
        }
        corpus.add("rule_error", &text::rule_error(&error, names));
        let line = LineError { line: 3, text: "draw".to_owned(), error: error.clone() };
        corpus.add("feedback", &text::feedback(&Feedback::BadRecord(Box::new(line))));
        let (title, words) = text::notice(&Notice::Refused(error.clone()), names);
        corpus.all("notice", [&*title, &*words]);
        unavailable(corpus, &UnavailableReason::Rule(error), names);
    }
    for reason in [
        UnavailableReason::PickCards,
        UnavailableReason::PickOneCard,
        UnavailableReason::StockTakesNone,
        UnavailableReason::TheirsTakeNone,
    ] {
        unavailable(corpus, &reason, names);
    }
    for rank in ranks() {
        unavailable(corpus, &UnavailableReason::NoneOf(rank), names);
    }
}

fn unavailable(corpus: &mut Corpus, reason: &UnavailableReason, names: Names<'_>) {
    corpus.saw("unavailable", kinds::unavailable::name(reason));
    corpus.add("unavailable_short", &text::unavailable_short(reason, names));
    let (title, words) = text::notice(&Notice::Lacking(reason.clone()), names);
    corpus.all("notice", [&*title, &*words]);
}

fn notices(corpus: &mut Corpus, names: Names<'_>) {
    let error = LineError { line: 7, text: "take".to_owned(), error: RuleError::PileEmpty };
    let damages = [Damage::Unreadable, Damage::NewerVersion, Damage::WrongChecksum, Damage::Record(error)];
    let mut all: Vec<Notice> = Vec::new();
    for damage in damages {
        corpus.saw("damage", kinds::damage::name(&damage));
        for intact in [None, Some((0, 0)), Some((0, 1)), Some((0, 5)), Some((1, 0)), Some((1, 1)), Some((3, 8))] {
            all.push(Notice::Damaged(damage.clone(), intact));
        }
    }
    for seat in names.sides.iter().flat_map(|side| names.sides.seats_of(side)) {
        let groups = || vec![cards("Ks Kh 2c"), cards("7s 7h 7d")];
        let seen = [
            Disclosure::OwnDraw,
            Disclosure::Laid { seat, cards: groups() },
            Disclosure::TookWith { seat, cards: groups() },
            Disclosure::TookWith { seat, cards: vec![cards("Ks Kh")] },
            Disclosure::Discarded { seat, card: card("8d") },
            Disclosure::RedThrees { seat, cards: cards("3h") },
            Disclosure::RedThrees { seat, cards: cards("3h 3d") },
            Disclosure::Asked { seat },
            Disclosure::Answered { seat, answer: Answer::Yes },
            Disclosure::Answered { seat, answer: Answer::No },
            Disclosure::ActedSince { seat },
            Disclosure::HandEnded,
        ];
        for seen in seen {
            corpus.saw("disclosure", kinds::disclosure::name(&seen));
            all.push(Notice::NothingToUndo(seen));
        }
    }
    all.extend(
        StoredValue::ALL.into_iter().flat_map(|value| {
            [Notice::ProgressDamaged(value), Notice::ProgressNewer(value), Notice::NotSetAside(value)]
        }),
    );
    all.extend([0, 1, 2, 5].map(Notice::RulesDamaged));
    all.extend([
        Notice::NothingDone,
        Notice::NothingHappened,
        Notice::SettingsDamaged,
        Notice::PlanDamaged,
        Notice::ReadableAgain,
        Notice::NotSaved,
        Notice::NotKept,
        Notice::Safari(SafariPlace::Tab),
        Notice::Safari(SafariPlace::HomeScreen),
        Notice::Apart,
        Notice::Elsewhere,
        Notice::NoRandomness,
        Notice::NoThinking(WorkerFailure::NeverStarted),
        Notice::NoThinking(WorkerFailure::Broke),
        Notice::PartsMissing,
        Notice::WordsMissing,
        Notice::NewVersion,
    ]);
    for notice in all {
        corpus.saw("notice", kinds::notice::name(&notice));
        let (title, words) = text::notice(&notice, names);
        corpus.all("notice", [&*title, &*words]);
    }
}

fn facts() -> Vec<Fact> {
    let mut all = vec![Fact::EmptyPile, Fact::Special { points: 2_000 }, Fact::CannotTake { top: None }];
    for n in [1, 2, 3, 7] {
        for concealed in [false, true] {
            all.push(Fact::GoesOut { they_hold: n, concealed });
        }
        for last in [false, true] {
            all.push(Fact::WouldCostWilds { wilds: n, last });
        }
        for only_they_opened in [false, true] {
            all.push(Fact::Freezes { pile: n, only_they_opened });
        }
        all.extend([
            Fact::Waits { partner_holds: n },
            Fact::Foot { cards: n },
            Fact::EarnsFoot { cards: n },
            Fact::TheyHold { cards: n },
            Fact::SmallPile { cards: n },
            Fact::WouldLeave { cards: n },
            Fact::PileCounts { cards: n, points: 45 },
            Fact::SinglesAlike { singles: n },
            Fact::LittleToTake { pile: n },
            Fact::LeavesPile { cards: n },
            Fact::SpendsWilds { wilds: n },
        ]);
        for wilds in [0, 1, 2] {
            all.push(Fact::GetsPile { cards: n, points: 65, wilds });
        }
        for of in meld_kinds() {
            all.extend([Fact::NearsCanasta { of, missing: n }, Fact::TowardsCanasta { of, missing: n }]);
            all.push(Fact::Opens { points: 65, minimum: 50, with: of, melds: n });
            all.push(Fact::Opens { points: 65, minimum: 0, with: of, melds: n });
        }
    }
    for points in [5, 45, 1_200] {
        all.extend([Fact::HandCounts { points }, Fact::LaidCounts { points }]);
        for pairs in [0, 1, 2, 3] {
            all.push(Fact::OpeningWaits { points, minimum: 50, pairs });
        }
        all.push(Fact::TakeFallsShort { points, minimum: 90 });
        all.extend([
            Fact::OpeningWaits { points: 0, minimum: 120, pairs: 1 },
            Fact::TakeFallsShort { points: 0, minimum: 90 },
        ]);
    }
    for of in meld_kinds() {
        all.push(Fact::WaitsFor { of });
        for kind in [Canasta::Natural, Canasta::Mixed, Canasta::Sequence, Canasta::Wild] {
            for bonus in [0, 500] {
                all.push(Fact::Canasta { of, kind, bonus });
            }
        }
    }
    for set in GROUPS {
        let cards = cards(set);
        for share in [0, 20, 30] {
            all.push(Fact::Lays { points: 30, cards, share });
        }
        all.extend([Fact::LaysLess { cards }, Fact::LaysMore { cards }]);
    }
    all.extend(["Ks", "2c", "Jo", "3s", "3h", "8d", "As"].map(|one| Fact::CannotTake { top: Some(card(one)) }));
    for rank in ranks() {
        all.extend([
            Fact::LastCard { rank },
            Fact::AllSeen { rank },
            Fact::ClosedToThem { rank },
            Fact::NoMeldOfTheirs { rank },
            Fact::OwnCanasta { rank },
            Fact::DeadRank { rank },
            Fact::KeepsForMeld { rank },
            Fact::KeepsWild { rank },
            Fact::CouldBeLaid { rank },
            Fact::TheyMelded { rank },
            Fact::BreaksPair { rank },
            Fact::FitsOwnMeld { rank },
            Fact::ThrowsWild { rank },
            Fact::LeastSingle { rank, points: 5 },
            Fact::DearestSingle { rank, points: 20 },
            Fact::Counts { rank, points: 10 },
        ]);
        for n in [1, 2, 3, 6] {
            all.extend([
                Fact::StaysNatural { rank, cards: n },
                Fact::WouldUse { rank, cards: n },
                Fact::Lone { rank, singles: n },
                Fact::Remain { rank, cards: n },
                Fact::KeepsSet { rank, cards: n },
                Fact::BreaksSet { rank, cards: n },
            ]);
            for count in [n, n + 1, 8] {
                all.push(Fact::SeenMostOfSingles { rank, seen: n, all: count });
                all.push(Fact::MostSeen { rank, seen: n, all: count });
            }
        }
        for frozen in
            [None, Some(FrozenBy::Wild), Some(FrozenBy::RedThree), Some(FrozenBy::NotMelded), Some(FrozenBy::Always)]
        {
            all.push(Fact::KeepsPair { rank, frozen });
        }
    }
    all
}

fn facts_of(seat: Seat) -> Vec<Fact> {
    let mut all = Vec::new();
    for n in [0, 1, 2, 3, 9] {
        all.extend([Fact::PartnerHolds { seat, cards: n }, Fact::Blocks { seat, pile: n }]);
        for rank in ["K", "7", "2"].map(|rank| rank.parse().unwrap()) {
            all.extend([
                Fact::NoPairLeft { seat, rank },
                Fact::Passed { seat, rank },
                Fact::ThrewAway { seat, rank },
                Fact::NeedsPair { seat, rank, naturals: n },
                Fact::FeedsPair { seat, rank, pile: n },
                Fact::MayTake { seat, rank, unseen: n, pile: n },
                Fact::MayTake { seat, rank, unseen: 5, pile: n },
            ]);
        }
        all.extend(meld_kinds().into_iter().map(|of| Fact::FeedsMeld { seat, of, pile: n }));
    }
    all
}

fn candidate(actions: &str, behind: Option<(f64, f64)>) -> Candidate {
    let mut all: Vec<Action> = actions.split(", ").map(|action| action.parse().unwrap()).collect();
    let then = all.split_off(1);
    let behind = behind.map(|(mean, standard_error)| Estimate { mean, standard_error });
    Candidate { first: all.remove(0), then, chance: 0.5, points: 20.0, trials: 50, behind }
}

const ACTIONS: [&str; 18] = [
    "draw",
    "take Ks Kh",
    "take K:",
    "take Ks Kh + 7s 7h 7d",
    "meld Ks Kh Kd",
    "meld K:2c Jo",
    "meld Ks Kh Kd + 7s 7h 2c + 9s 9h 9d, discard 4c",
    "meld 2c 2d Jo",
    "meld W: 2c Jo",
    "meld 7h 8h 9h",
    "meld h: Jh",
    "discard 4c",
    "discard Jo",
    "keep",
    "ask",
    "yes",
    "no",
    "special pairs",
];

fn advice(corpus: &mut Corpus, names: Names<'_>) {
    let seats: Vec<Seat> = names.sides.iter().flat_map(|side| names.sides.seats_of(side)).collect();
    let all: Vec<Fact> = facts().into_iter().chain(seats.iter().flat_map(|&seat| facts_of(seat))).collect();
    for fact in &all {
        corpus.saw("fact", kinds::fact::name(fact));
        for &seat in seats.iter().take(2) {
            corpus.add("facts", &text::facts(std::slice::from_ref(fact), seat, names));
        }
        corpus.add("discard_warning", &text::discard_warning(std::slice::from_ref(fact), names));
    }
    let say = |corpus: &mut Corpus, advice: &Advice| {
        let said = text::advice(advice, names);
        corpus.all("advice", [&*said.what, &*said.why, &*said.odds]);
        corpus.add("advice aloud", &said.aloud());
    };
    for actions in ACTIONS {
        if actions.split(", ").any(|action| action.parse::<Action>().is_err()) {
            continue;
        }
        let best = candidate(actions, None);
        for action in best.actions() {
            corpus.add("plan_step", text::plan_step(&action));
        }
        let plan: Vec<Action> = best.actions();
        corpus.add("plan_done", &text::plan_done(&plan));
        corpus.add("plan_advised", &text::plan_advised(&plan));
        say(corpus, &Advice { best: best.clone(), next: None, reasons: Reasons::default() });
        for behind in [(44.0, 10.0), (-30.0, 40.0), (2.0, 3.0)] {
            for other in ["discard Kh", "draw", "meld Qs Qh Qd"] {
                let next = Some(candidate(other, Some(behind)));
                let reasons = Reasons { pro: all[..1].to_vec(), contra: all[1..2].to_vec(), ..Reasons::default() };
                say(corpus, &Advice { best: best.clone(), next, reasons });
            }
        }
    }
    let risks = all
        .iter()
        .filter(|fact| matches!(fact, Fact::FeedsMeld { .. } | Fact::FeedsPair { .. } | Fact::MayTake { .. }));
    for take in risks {
        for others in [Alternatives::Alike, Alternatives::NotBetter] {
            let reasons =
                Reasons { pro: all[..1].to_vec(), risk: Some(Risk { take: *take, others }), ..Reasons::default() };
            say(corpus, &Advice { best: candidate("discard 4c", None), next: None, reasons });
        }
    }
    for breaks in &all {
        if matches!(
            breaks,
            Fact::BreaksPair { .. } | Fact::BreaksSet { .. } | Fact::FitsOwnMeld { .. } | Fact::ThrowsWild { .. }
        ) {
            for pro in [vec![], all[..1].to_vec()] {
                let reasons = Reasons { pro, breaks: Some(*breaks), ..Reasons::default() };
                say(corpus, &Advice { best: candidate("discard 4c", None), next: None, reasons });
            }
        }
    }
}

fn events(corpus: &mut Corpus, names: Names<'_>) {
    for seat in names.sides.iter().flat_map(|side| names.sides.seats_of(side)).take(3) {
        let laying = |set: &str, joined| Laying {
            meld: MeldKind::of(cards(set)).unwrap_or(MeldKind::Wild).into(),
            cards: cards(set),
            joined,
        };
        let mut all = vec![
            GameEvent::Dealt { hand: 1, leads: seat, kept: None, rules: None },
            GameEvent::Dealt { hand: 1, leads: seat, kept: Some((seat, "2h Jo".parse().expect("cards"))), rules: None },
            GameEvent::PlaysAlone { seat },
            GameEvent::Kept { seat },
            GameEvent::Asked { seat },
            GameEvent::Answered { seat, answer: Answer::Yes },
            GameEvent::Answered { seat, answer: Answer::No },
        ];
        for n in [0, 1, 2, 11] {
            for red_threes in ["", "3h", "3h 3d", "3s"] {
                let red_threes = cards(red_threes);
                all.extend([
                    GameEvent::Drew { seat, cards: n, red_threes },
                    GameEvent::PickedUpFoot { seat, cards: n, red_threes },
                    GameEvent::DrewBonus { seat, cards: n, red_threes },
                ]);
            }
        }
        for set in GROUPS.iter().skip(1) {
            for joined in [false, true] {
                for opens in [false, true] {
                    for canastas in
                        [vec![], vec![MeldKind::Set(Rank::King)], vec![MeldKind::Wild, MeldKind::Set(Rank::Nine)]]
                    {
                        let laid = vec![laying(set, joined), laying("9s 9h 9d", false)];
                        all.push(GameEvent::Laid { seat, laid: laid[..1].to_vec(), canastas: canastas.clone(), opens });
                        all.push(GameEvent::Laid { seat, laid: laid.clone(), canastas: canastas.clone(), opens });
                        all.push(GameEvent::Took {
                            seat,
                            pile: 1,
                            top: card("9d"),
                            laid: vec![],
                            canastas: vec![],
                            red_threes: CardSet::EMPTY,
                            opens,
                        });
                        all.push(GameEvent::Took {
                            seat,
                            pile: 12,
                            top: card("9d"),
                            laid,
                            canastas,
                            red_threes: cards("3h"),
                            opens,
                        });
                    }
                }
            }
        }
        for one in ["8d", "2c", "Jo", "3s"] {
            for effect in [DiscardEffect::None, DiscardEffect::Freezes, DiscardEffect::Blocks] {
                all.push(GameEvent::Discarded { seat, card: card(one), effect });
            }
        }
        all.extend(Ended::ALL.into_iter().map(|ended| GameEvent::Ended { seat, ended }));
        let draw = GameEvent::Drew { seat, cards: 1, red_threes: CardSet::EMPTY };
        let throw = GameEvent::Discarded { seat, card: card("4d"), effect: DiscardEffect::None };
        for event in all {
            corpus.saw("game_event", kinds::game_event::name(&event));
            let one = std::slice::from_ref(&event);
            let turn = [draw.clone(), event.clone(), throw.clone()];
            for events in [one, &turn[..2], &turn] {
                corpus.add("events_in_full", &text::events_in_full(events, names));
                corpus.add("events_aloud", &text::events_aloud(events, names));
                corpus.add("turn_now", &text::turn_now(events));
            }
        }
        for kept in ["", "3h", "2h Jo"] {
            let red_threes = BySide::from_fn(names.sides.count(), |_| CardSet::EMPTY);
            let deal = Deal { cards: 13, kept: Some((seat, cards(kept))), pile: Vec::new(), red_threes };
            corpus.add("deal", &text::deal(&deal, names));
        }
        let round = SeatRound::new(seat);
        let starts = [
            TurnStart::Nothing,
            TurnStart::Stock { cards: 1 },
            TurnStart::Stock { cards: 2 },
            TurnStart::Pile { cards: 1, top: card("9d") },
            TurnStart::Pile { cards: 9, top: card("9d") },
        ];
        for took in starts {
            for end in [TurnEnd::Open, TurnEnd::Discard(card("4d")), TurnEnd::Kept] {
                for ended in std::iter::once(None).chain(Ended::ALL.map(Some)) {
                    for answer in [None, Some(Answer::Yes), Some(Answer::No)] {
                        let laid = vec![laying("Ks Kh Kd", false), laying("7d", true)];
                        let full = SeatRound { took, end, ended, answer, laid, ..round.clone() };
                        let full =
                            SeatRound { canastas: vec![MeldKind::Set(Rank::King)], red_threes: cards("3h"), ..full };
                        corpus.add("seat_turn", &text::seat_turn(&full));
                        corpus.add(
                            "seat_turn",
                            &text::seat_turn(&SeatRound { took, end, ended, answer, ..round.clone() }),
                        );
                    }
                }
            }
        }
        for ended in Ended::ALL {
            hand_ends(corpus, names, seat, ended);
        }
    }
}

fn hand_ends(corpus: &mut Corpus, names: Names<'_>, seat: Seat, ended: Ended) {
    let meld = |all: &str, added: &str| GrownMeld {
        meld: Meld { kind: MeldKind::of(cards(all)).unwrap_or(MeldKind::Wild), cards: cards(all) },
        added: cards(added),
    };
    let melds = [
        vec![],
        vec![meld("Ks Kh Kd", "Ks Kh Kd")],
        vec![meld("Ks Kh Kd Kc", "Kc")],
        vec![meld("Ks Kh Kd Kc", "Kc Kd")],
        vec![meld("Ks Kh Kd Kc Ks Kh Kd", "Kd")],
        vec![meld("Ks Kh Kd Kc Ks Kh Kd", "Kd Kh")],
        vec![meld("Ks Kh Kd Kc Ks Kh Kd", "Kd"), meld("7s 7h 7d", "7s")],
        vec![meld("Ks Kh Kd Kc", "Kd"), meld("7s 7h 7d", "7s")],
        vec![meld("4h 5h 6h 7h 8h 9h Th", "Th"), meld("2c 2d Jo", "2c 2d Jo")],
    ];
    for melds in melds {
        for took_pile in [false, true] {
            for discard in [None, Some(card("4d"))] {
                for best in [None, melds.first().copied()] {
                    let end = HandEnd { seat, ended, melds: melds.clone(), took_pile, discard, best };
                    corpus.add("hand_end_title", &text::hand_end_title(&end, names));
                    for preset in [Preset::Classic, Preset::HandAndFoot, Preset::Bolivia] {
                        corpus.add("hand_end_story", &text::hand_end_story(&end, &preset.rules(), names));
                        for grown in &melds {
                            let (one, other) = text::shown_meld(grown, &preset.rules());
                            corpus.all("shown_meld", [&*one, &*other]);
                        }
                    }
                }
            }
        }
    }
    for went_out in [None, Some(seat)] {
        let side = went_out.map(|seat| names.side(names.sides.of(seat)));
        for hand in [1, 12] {
            corpus.add("hand_title", &text::hand_title(hand, ended, side));
        }
        corpus.add("open_hand_note", &text::open_hand_note(seat, went_out.is_some(), names));
    }
    corpus.add("open_hand_name", &text::open_hand_name(seat, names));
}

fn scores(corpus: &mut Corpus, names: Names<'_>) {
    let sides = names.sides.count();
    for all in [[0, 0, 0, 0, 0, 0], [120, 120, 40, 0, 0, 0], [-55, 1_230, 1_230, 5, 5, 5], [5_000, 20, 10, 0, 0, 0]] {
        let by = match sides {
            2 => BySide::from([all[0], all[1]]),
            3 => BySide::from([all[0], all[1], all[2]]),
            4 => BySide::from([all[0], all[1], all[2], all[3]]),
            5 => BySide::from([all[0], all[1], all[2], all[3], all[4]]),
            _ => BySide::from(all),
        };
        corpus.add("hand_scores", &text::hand_scores(by, names));
        corpus.add("total_scores", &text::total_scores(by, names));
        corpus.add("lead", &text::lead(by, names));
        for preset in Preset::ALL {
            corpus.add("say_scores", &text::say_scores(by, &preset.rules(), 3, names));
        }
        for decided in [
            Decided::Canastas,
            Decided::Melded,
            Decided::InHand,
            Decided::Threes,
            Decided::GoingOut,
            Decided::Penalties,
            Decided::Extras,
            Decided::Special,
        ] {
            let points = |side| Some(HandPoints { hand: 2, side, points: 1_234 });
            for side in [Side::FIRST, names.sides.iter().last().unwrap_or(Side::FIRST)] {
                for (change, lead_changes) in [(None, 0), (points(side), 1), (points(side), 4)] {
                    let went_out =
                        [1, 2, 3].into_iter().zip(names.sides.iter().flat_map(|side| names.sides.seats_of(side)));
                    let story = MatchStory {
                        biggest_hand: points(side),
                        biggest_lead: points(side),
                        last_change: change,
                        lead_changes,
                        went_out: if lead_changes == 0 {
                            vec![]
                        } else {
                            went_out.map(|(n, seat)| (seat.index(), n)).collect()
                        },
                        decided: Some((decided, by)),
                        ..MatchStory::default()
                    };
                    let people = Preset::Classic.rules().people_of_hand(1);
                    for hands in [1, 4] {
                        for (label, words) in text::match_story(&story, hands, people, names) {
                            corpus.all("match_story", [&*label, &*words]);
                        }
                    }
                }
            }
        }
    }
    for seats in [1, 2] {
        let winners: Vec<Seat> = names.sides.iter().flat_map(|side| names.sides.seats_of(side)).take(seats).collect();
        corpus.add("won", &text::won(&winners, 1_234, names));
    }
}

fn table_words(corpus: &mut Corpus, names: Names<'_>) {
    for side in names.all_sides() {
        let name = names.side(side);
        for words in
            [text::side_name(name), text::side_heading(name), text::side_melds(name), text::total_of(name, 1_234)]
        {
            corpus.add("side", &words);
        }
        for minimum in [0, 50] {
            for open in [false, true] {
                corpus.add("say_minimum", &text::say_minimum(open, minimum, name));
            }
        }
        for naturals in [2, 3] {
            corpus.add("say_pile", &text::say_pile("1", Some(&text::until_side_opens(name, naturals)), 12));
        }
    }
    for set in GROUPS {
        corpus.add("say_hand", &text::say_hand(cards(set), CardSet::EMPTY, &[], names));
        corpus.add("say_hand", &text::say_hand(cards("Ks Kh 7d"), cards(set), &[cards("9s 9h 9d")], names));
    }
    for n in COUNTS {
        corpus.add("hand_label", &text::hand_label(n, names));
    }
    corpus.add("own_area", &text::own_area(names));
    for name in ["You", "Ada"] {
        corpus.add("rests", &text::rests(name));
    }
    for seat in names.sides.iter().flat_map(|side| names.sides.seats_of(side)) {
        for words in [
            text::of_decision(seat, 3, names),
            {
                let (before, after) = text::was_dealt(seat, names);
                before + "1" + &after
            },
            text::review_of(seat, names),
            text::seen_from(ViewFrom::Seat(seat), names),
        ] {
            corpus.add("seat", &words);
        }
    }
    corpus.add("seen_from", &text::seen_from(ViewFrom::AllOpen, names));
}

fn feedbacks(corpus: &mut Corpus) {
    let mut all = vec![
        Feedback::Copied,
        Feedback::NotCopied,
        Feedback::Kept("Fast".to_owned()),
        Feedback::NotStored,
        Feedback::NoName,
        Feedback::TooMany,
        Feedback::NameTaken("Fast".to_owned()),
        Feedback::CodeUsed,
        Feedback::NoScenario,
        Feedback::ReadAgain,
        Feedback::StillUnreadable,
        Feedback::NothingWritten,
        Feedback::NoFile,
        Feedback::BadSettings("own_rules".to_owned()),
        Feedback::BadSettings("theme".to_owned()),
        Feedback::NoDeal,
        Feedback::HandWasOn,
        Feedback::BadRecord(Box::new(LineError { line: 1, text: String::new(), error: RuleError::UnknownAction })),
    ];
    all.extend([0, 1, 2, 12].into_iter().flat_map(|n| [Feedback::Imported(n), Feedback::Loaded(n)]));
    all.extend(bad_rules().into_iter().map(Feedback::BadRules));
    let codes = [CodeError::Empty, CodeError::NoLetter('!'), CodeError::NoLetter('é'), CodeError::NoLetter('\u{200b}')];
    let codes = codes.into_iter().chain([CodeError::Mistyped, CodeError::Newer]);
    for code in codes.chain(bad_rules().into_iter().map(CodeError::Impossible)) {
        corpus.saw("code_error", kinds::code_error::name(&code));
        all.push(Feedback::BadCode(code));
    }
    for feedback in all {
        corpus.saw("feedback", kinds::feedback::name(&feedback));
        corpus.add("feedback", &text::feedback(&feedback));
    }
    let problem = "1.".to_owned();
    let faults = [
        ProgramFault::Seed,
        ProgramFault::NoSuchOption("wings"),
        ProgramFault::Option,
        ProgramFault::Rules { field: "packs", problem },
        ProgramFault::SeatCount,
        ProgramFault::SeatName,
        ProgramFault::SeatPlayer,
        ProgramFault::NoObject,
        ProgramFault::Dealer,
        ProgramFault::Deck,
        ProgramFault::NoRandomness,
        ProgramFault::Limit,
        ProgramFault::Listener,
        ProgramFault::NoSuchSwitch("wings"),
        ProgramFault::SettingValue { name: "theme", value: "purple".to_owned() },
    ];
    for fault in faults {
        corpus.saw("fault", kinds::fault::name(&fault));
        corpus.add("program_fault", &text::program_fault(&fault));
    }
}

fn library(corpus: &mut Corpus) {
    let mut all = vec![
        LibraryNotice::Restored,
        LibraryNotice::Disclaimed,
        LibraryNotice::NothingPasted,
        LibraryNotice::Gone,
        LibraryNotice::Unreadable,
        LibraryNotice::BoardHidden,
        LibraryNotice::NotRead,
        LibraryNotice::NotStored,
        LibraryNotice::TableNotKept,
    ];
    all.extend([0, 1, 2].map(LibraryNotice::Claimed));
    for end in [ImportEnd::Whole, ImportEnd::Cut, ImportEnd::Stopped, ImportEnd::Unread] {
        for bits in 0..64_usize {
            for n in [1, 3] {
                let of = |bit: usize| if bits >> bit & 1 == 1 { n } else { 0 };
                let (added, there, unreadable, sheets, no_room, skipped) = (of(0), of(1), of(2), of(3), of(4), of(5));
                all.push(LibraryNotice::Imported(ImportTally {
                    added,
                    there,
                    unreadable,
                    sheets,
                    no_room,
                    skipped,
                    end,
                }));
            }
        }
    }
    for notice in all {
        corpus.saw("library_notice", kinds::library_notice::name(&notice));
        corpus.add("library_notice", &text::library_notice(&notice));
    }
    for n in [1, 2, 30] {
        corpus.add("claimable", &text::claimable(n));
        corpus.add("games_found", &text::games_found(n, 40));
        corpus.add("games_left", &text::games_left(n));
    }
    for (read, all) in [(0, 0), (1, 2), (5_000_000, 12_000_000)] {
        corpus.add("import_progress", &text::import_progress(ImportProgress { read, all }));
    }
    for text in ["canasta-record 1", "x"] {
        let aside = SetAside { number: 3, text: text.repeat(2_000) };
        corpus.all("set_aside", [&*text::set_aside(&aside), &*text::set_aside_size(&aside)]);
    }
}

fn statistics(corpus: &mut Corpus) {
    for progress in
        [FactsProgress::Unread, FactsProgress::Games { left: 1 }, FactsProgress::Games { left: 5 }, FactsProgress::Done]
    {
        corpus.add("facts_progress", &text::facts_progress(progress));
    }
    for one in Level::offered().map(Opponents::Level).chain([Opponents::Mixed, Opponents::People]) {
        corpus.add("opponents", &text::opponents(one));
    }
    let rate = |won, finished| WinRate { won, finished };
    for role in [Role::Partner, Role::Opponent] {
        corpus.add("with_player", &text::with_player(&WithPlayer { name: "Ada".to_owned(), role, rate: rate(1, 2) }));
    }
    for rate in [rate(0, 0), rate(1, 2), rate(12, 40)] {
        corpus.all("rate", [&*text::won_of(rate), &*text::win_share(rate), &*text::win_interval(rate)]);
    }
    let mut tally =
        HandTally { hands: 20, points: 900, piles: 9, pile_cards: 40, largest_pile: 12, ..HandTally::default() };
    tally.openings = 7;
    for tally in [HandTally::default(), tally] {
        for (label, words) in text::hand_figures(&tally) {
            corpus.all("hand_figures", [&*label, &*words]);
        }
    }
    for last in [None, Some((3, true)), Some((3, false))] {
        for (label, words) in text::streaks(&Streaks { last, won: 3, lost: 2 }) {
            corpus.all("streaks", [&*label, &*words]);
        }
    }
    for games in [0, 1, 3] {
        corpus.add("reviewed_note", &text::reviewed_note(&Reviewed { games, ..Reviewed::default() }));
    }
    for one in Achievement::ALL {
        let (name, how) = text::achievement(one);
        corpus.all("achievement", [&*name, &*how]);
        corpus.add("achieved_now", &text::achieved_now(&[one]));
    }
    corpus.add("achieved_now", &text::achieved_now(&Achievement::ALL));
    corpus.add("achieved_of", &text::achieved_of(3, 12));
    corpus.add("share_range", &text::share_range(1_000, 90_000));
    corpus.add("course_range", &text::course_range(-200, 3_000));
    let forecasts =
        [Forecast::Empty, Forecast::Due(1), Forecast::Due(3), Forecast::In(1), Forecast::In(3), Forecast::AllRepaired];
    corpus.all("mistakes", forecasts.map(text::mistakes));
}

fn sheets(corpus: &mut Corpus) {
    let mut items = Item::PLAIN.to_vec();
    items.push(Item::CanastaCount);
    items.extend((0..SpecialHand::WORDS.len()).map(Item::Special));
    items.extend((0..canasta::rules::BonusKey::WORDS.len()).map(Item::Canasta));
    items.extend((0..canasta::rules::IncompleteKey::WORDS.len()).map(Item::Incomplete));
    items.extend((0..canasta::rules::RankKey::WORDS.len()).map(Item::Held));
    for item in items {
        corpus.saw("item", kinds::item::name(&item));
        corpus.add("item_name", &text::item_name(item));
        for preset in Preset::ALL {
            corpus.add("item_worth", &text::item_worth(item, &preset.rules()));
        }
        for words in [
            text::item_of(item, "Ada"),
            text::one_more(item, "Ada"),
            text::one_fewer(item, "Ada"),
            text::add_points_to(10, item, "Ada"),
            text::other_sign(item, "Ada"),
        ] {
            corpus.add("item", &words);
        }
    }
    for kind in [MistakeKind::Missing, MistakeKind::NoNumber, MistakeKind::OutOfBounds(-99, 9_999), MistakeKind::NoRoom]
    {
        corpus.add("count_mistake", &text::count_mistake(Mistake { side: 0, item: Item::Natural, kind }, "Ada"));
    }
    let changes = [Change::Added(0), Change::Corrected(1, vec![1, 2], vec![3, 4]), Change::Removed(2, vec![5, 6])];
    for change in &changes {
        for words in [text::sheet_change(change), text::undo_change(change), text::redo_change(change)] {
            corpus.add("sheet_change", &words);
        }
    }
    for n in [0, 1, 2, 3] {
        corpus.add("sheets_kept", &text::sheets_kept(n));
        corpus.add("sheets_unreadable", &text::sheets_unreadable(n));
    }
    for name in ["Ada", "We", "They", "Ada y Ben", "Ada & Ben"] {
        corpus.add("deals", &text::deals(name));
    }
}

fn named(corpus: &mut Corpus) {
    corpus.all("theme", Theme::ALL.map(text::theme));
    corpus.all("pace", Pace::ALL.map(text::pace));
    corpus.all("patience", Patience::ALL.map(text::patience));
    corpus.all("felt", Felt::ALL.map(text::felt));
    corpus.all("back", Back::ALL.map(text::back));
    corpus.all("size", Size::ALL.map(text::size));
    corpus.all("motion", Motion::ALL.map(text::motion));
    corpus.all("verbosity", Verbosity::ALL.map(text::verbosity));
    corpus.all("sort", Sort::ALL.map(text::sort));
    for one in Switch::ALL {
        let (name, note) = text::switch(one);
        corpus.all("switch", [&*name, &*note]);
        corpus.all("switch_value", [&*text::switch_value(name, true), &*text::switch_value(name, false)]);
    }
    for one in Setting::all() {
        corpus.all("setting", [&*text::setting_label(one), &*text::setting_synonyms(one)]);
    }
    corpus.all("setting_group", SettingGroup::ALL.map(text::setting_group));
    corpus.all("command", Command::ALL.map(text::command));
    corpus.all("speed", [Speed::Half, Speed::Normal, Speed::Double, Speed::Quadruple].map(text::speed));
    corpus.all("checked", [DealCheck::Matches, DealCheck::Differs, DealCheck::NoCommitment].map(text::checked));
    for level in Level::offered().chain([Level::THUMB]) {
        let name = text::level(level);
        let further = text::level_in_further_game(level, name);
        corpus.all("level", [name, &*text::level_is(level, name), &*further, &*text::level_of_all(level)]);
        for partner in [false, true] {
            corpus.add("how_plays", &text::how_plays(name, partner));
        }
        for has_won in [false, true] {
            for is_quick in [false, true] {
                corpus.add("next_level", &text::next_level(level, has_won, is_quick));
            }
        }
    }
    for style in Style::ALL {
        let name = text::style(style);
        corpus.all("style", [name, &*text::style_is(style, name)]);
    }
    for sound in Sound::ALL {
        corpus.add("sound", text::sound(sound));
    }
    for storage in [ReviewStorage::Nowhere, ReviewStorage::Later] {
        corpus.all("review_kept", [&*text::review_kept(&storage, 0), &*text::review_kept(&storage, 2)]);
    }
    for class in MistakeClass::ALL {
        corpus.all("class", [&*text::class_sign(class), &*text::class_name(class, 1), &*text::class_name(class, 2)]);
        corpus.add("class_bound", &text::class_bound(class));
    }
    for special in 0..SpecialHand::WORDS.len() {
        corpus.all("special_hand", [&*text::special_hand(special), &*text::special_hand_is(special)]);
        corpus.add("special_hand_worth", &text::special_hand_worth(special, &Preset::Classic.rules()));
    }
    for term in Term::ALL {
        corpus.add("term", text::term(term));
    }
    for tip in Tip::ALL {
        corpus.add("tip_title", text::tip_title(tip));
    }
    for drill in Drill::ALL {
        let words = text::drill(drill);
        corpus.all("drill", [&*words.title, &*words.note]);
        for question in words.questions {
            corpus.all("drill", [&*question.ask, &*question.facts]);
            corpus.all("drill", question.answers.iter().map(|(_, words)| words));
        }
    }
    for &field in RuleField::ALL {
        corpus.all("rule", [&*text::rule(field), &*text::rule_note(field), &*text::no_limit(field)]);
        corpus.all("possible_values", text::possible_values(field));
        corpus.all("no_list", [text::no_list(field)]);
        corpus.all("listed_number", (0..3).map(|at| text::listed_number(field, at)));
        for preset in Preset::ALL {
            corpus.add("rule_value_words", &text::rule_value_words(field, &preset.rules().value(field)));
            corpus.add("came_from", &text::came_from(preset, field));
        }
    }
    for warning in RULES_WARNINGS {
        corpus.add("rules_warning", &text::rules_warning(warning));
    }
    let values = Values { done: 0.4, best: 0.5, loss: 0.1, error: 0.004 };
    let even = Values { loss: -0.01, ..values };
    let mut attempts = vec![Attempt::Weighing { id: 1 }, Attempt::Best, Attempt::Unknown, Attempt::Repeated(values)];
    attempts.extend([Attempt::Good(values), Attempt::Good(even)]);
    attempts.extend(MistakeClass::ALL.map(|class| Attempt::Short(class, values)));
    for attempt in attempts {
        corpus.saw("attempt", kinds::attempt::name(&attempt));
        let (verdict, sentence) = text::exercise_reply(attempt);
        corpus.all("exercise_reply", [&*verdict, &*sentence]);
    }
    for values in [values, even, Values { error: 0.0, ..values }] {
        corpus.add("loss_in_full", &text::loss_in_full(&values));
    }
}

/// What possible rules hardly mean.
const RULES_WARNINGS: [RulesWarning; 11] = [
    RulesWarning::WildCanastaWorthNothing,
    RulesWarning::SequenceWorthNothing,
    RulesWarning::NoWildMelds,
    RulesWarning::NoSequences,
    RulesWarning::RedThreesCostNothing,
    RulesWarning::ThreesWorthNothing,
    RulesWarning::WildsMayOutnumber,
    RulesWarning::NoMeldCharged,
    RulesWarning::NoRankCloses,
    RulesWarning::NoMixedCanastas,
    RulesWarning::NoFoot,
];

fn numbers(corpus: &mut Corpus) {
    for n in COUNTS {
        let words = [
            text::pile_note(n),
            text::cards_count(n),
            text::cards_word(n),
            text::words_found(n),
            text::settings_found(n),
            text::rules_changed(n),
            text::took_pile(n),
            text::of_canasta(n),
            text::meld_change(n),
            text::how_many_more(n),
            text::hand_number(n),
            text::round_number(n),
            text::history_round(n),
            text::cut(n),
            text::bad_cut(n),
            text::one_of(n, 14),
            text::solved_of(n, 14),
            text::of_chapters(n, 14),
            text::review_progress(n, 14),
            text::review_progress(n, n),
            text::side_label(n),
            text::times_together(n),
            text::own_name(n),
            text::more_ways(n, 0),
            text::more_ways(n, 1),
            text::more_ways(0, n),
            text::stock_label(n, true),
            text::stock_label(n, false),
            text::stock_hint(n, true),
            text::stock_hint(n, false),
            text::seat_name(n, true),
            text::seat_name(n, false),
            text::times(n, 100),
            text::go_on_with_hand(n),
            text::correct_hand(n),
        ];
        corpus.all("count", words);
        for partner in [false, true] {
            corpus.add("seat_label", &text::seat_label("Ada", partner, n));
        }
        for preset in Preset::ALL {
            corpus.add("preset_changed", &text::preset_changed(preset, n));
            for is_saved in [false, true] {
                corpus.add("house_note", &text::house_note(preset, n, is_saved));
            }
            for practice in [false, true] {
                corpus.add("match_note", &text::match_note(n, &preset.rules(), practice));
                corpus.add("match_rules", &text::match_rules(Some(preset), Some(5_000), None, n, practice));
                corpus.add("match_rules", &text::match_rules(None, None, Some(4), n, practice));
                corpus.add("match_rules", &text::match_rules(Some(preset), None, None, n, practice));
            }
            let (one, other) = text::pad_title(n, &preset.rules());
            corpus.all("pad_title", [&*one, &*other]);
        }
    }
    for points in POINTS {
        for minimum in [0, 50, 1_200] {
            let words = [
                text::points_of(points, minimum),
                text::of_minimum(minimum),
                text::opens(points, minimum),
                text::opening_state(true, minimum, points, None),
                text::opening_state(false, minimum, points, None),
                text::opening_state(false, minimum, points, Some(65)),
                text::opening_state(false, minimum, 0, Some(points)),
                text::not_opened(minimum),
                text::opens_with(minimum),
            ];
            corpus.all("points", words);
            for set in GROUPS {
                let (one, other) = text::place_here(points, minimum, cards(set));
                corpus.all("place_here", [&*one, &*other]);
                corpus.add(
                    "sum_of_groups",
                    &text::sum_of_groups(&[cards(set), cards("7s 7h 7d")], minimum, &Preset::Classic.rules()),
                );
            }
        }
        let words = [
            text::points_gained(points),
            text::closes_canasta(points),
            text::new_meld(points),
            text::way_points(points),
            text::laid_points(points),
            text::say_question(points),
            text::points_each(points),
            text::canasta_points(true, points),
            text::canasta_points(false, points),
            text::signed(points),
            text::was(points),
            text::bonus(points),
            text::number(points),
            text::marked_points(points),
            text::sum_of_side(points, 5),
            text::score_item("1", points),
            text::meld_hint(points, 0),
            text::meld_hint(points, 1),
            text::meld_hint(points, 4),
        ];
        corpus.all("points", words);
        for kind in meld_kinds() {
            corpus.add("enlarges_meld", &text::enlarges_meld(points, 5, kind));
        }
    }
    for kind in meld_kinds() {
        corpus.add("way_closes", &text::way_closes(kind));
        corpus.add("add_to", &text::add_to(cards("Ks"), kind));
    }
    for rank in ranks() {
        corpus.all("rank", [&*text::ranks(rank), &*text::rank_sign(rank)]);
    }
    for chance in [0.0, 0.004, 0.5, 0.996, 1.0] {
        corpus.all("chance", [&*text::win_chance(chance), &*text::win_loss(chance), &*text::win_loss(-chance)]);
        corpus.all("luck", [&*text::luck_of_hand(chance), &*text::luck_of_hand(-chance)]);
    }
    for rate in [None, Some(-1.0), Some(3.0)] {
        for standard_error in [0.4, f64::INFINITY] {
            for decisions in [0, 1, 20] {
                let rate = rate.map(|mean| Estimate { mean, standard_error });
                let (one, other) = text::error_rate(rate, decisions);
                corpus.all("error_rate", [&*one, &*other]);
            }
        }
    }
    for set in GROUPS {
        let set = cards(set);
        let words = [
            text::lay(set),
            text::stage_cards(set),
            text::take_back(set, &Preset::Classic.rules()),
            text::way_leaves(set),
            text::cards_short(set),
            text::cards_in_full(set),
            text::cards_and_points(set, &Preset::Classic.rules()),
            text::left_in_hand(set, &Preset::Classic.rules()),
            text::known(set),
            text::lays_too(&[set], "1"),
            text::say_melds("1", &["1".to_owned()], set.red_threes()),
            text::threes_count(set),
            text::red_threes(set, 100),
            text::way_to_lay(&[Group::of(set)], None),
            text::way_to_take(set, &Group::of(cards("Ks Kh Kd")), &[], None),
            text::way_to_take(set, &Group { key: "K#+".parse().ok(), cards: cards("Ks Kh Kd") }, &[], None),
            text::way_to_take(set, &Group::of(cards("Ks Kh Kd")), &[Group::of(cards("7s 7h 7d"))], None),
            text::got(&set.iter().collect::<Vec<_>>()),
            text::pile_in_full(&set.iter().collect::<Vec<_>>()),
        ];
        corpus.all("cards", words);
        for edit in [HandEdit::Staged(set), HandEdit::Unstaged(set), HandEdit::Selected(set)] {
            corpus.saw("hand_edit", kinds::hand_edit::name(&edit));
            corpus.add("say_hand_edit", &text::say_hand_edit(&edit, "1"));
        }
        for one in set.iter() {
            corpus.all(
                "card",
                [&*text::card(one), &*text::card_sign(one), &*text::say_discard(one), &*text::discard(Some(one))],
            );
        }
    }
    for edit in [HandEdit::Unselected, HandEdit::Resumed, HandEdit::Moved { card: card("Ks"), place: 2, of: 11 }] {
        corpus.saw("hand_edit", kinds::hand_edit::name(&edit));
        corpus.add("say_hand_edit", &text::say_hand_edit(&edit, ""));
    }
    for banner in [Banner::PileFrozen, Banner::Frozen] {
        for preset in Preset::ALL {
            corpus.add("banner", text::banner(banner, &preset.rules()));
        }
    }
    corpus.add("say_hand", &text::say_melds("1", &[], CardSet::EMPTY));
    corpus.add("say_pile", &text::say_pile("1", None, 0));
    for name in ["Ada", "Ada & Ben"] {
        let words = [
            text::addressed(name, "1"),
            text::partner_said(name, true),
            text::partner_said(name, false),
            text::plays(name),
            text::pass_the_device(name),
            text::i_am(name),
            text::is_playing(name),
            text::play_level(name),
            text::separated(name),
            text::who_plays(name, true),
            text::who_plays(name, false),
        ];
        corpus.all("name", words);
    }
    for players in Players::ALL {
        corpus.add("players_of", &text::players_of(players));
    }
    for (target, deals) in [(None, None), (Some(5_000), None), (None, Some(1)), (None, Some(4))] {
        corpus.all(
            "length",
            [&*text::length(target, deals), &*text::target(target, deals), &*text::goal(target, deals, 3)],
        );
    }
    corpus.add("levels_note", &text::levels_note());
    corpus.add("keeps", text::keeps_match_from_ending());
    for n in [1, 2, 3] {
        corpus.add("no_end_in_sight", &text::no_end_in_sight(&RuleField::ALL[..n]));
    }
    let obligations = [canasta::rules::TurnObligation::MustGoOut, canasta::rules::TurnObligation::MayNotGoOut];
    corpus.all("say_obligation", obligations.map(text::say_obligation));
}

fn games(corpus: &mut Corpus, all: &[(Preset, Rules)]) {
    for (preset, rules) in all {
        corpus.all(
            "preset",
            [&*text::preset(*preset), &*text::preset_feel(*preset, rules), &*text::preset_note(*preset, rules)],
        );
        corpus.add("game_advice", text::game_advice(*preset).unwrap_or_default());
        for section in text::rules_page(rules) {
            corpus.add("rules_page", &section.title);
            corpus.all("rules_page", section.sentences);
        }
        for other in [Preset::Classic, Preset::Samba] {
            for section in text::rules_beside(rules, &other.rules()) {
                corpus.add("rules_beside", &section.title);
                corpus.all("rules_beside", section.sentences);
            }
        }
        corpus.all("minimum_steps", text::minimum_steps(rules).into_iter().map(text::minimum_step));
        for term in Term::ALL {
            let words = text::explanation(term, rules);
            corpus.add("explanation", words.title);
            corpus.add("explanation", words.also);
            corpus.all("explanation", words.sentences);
        }
        for minimum in [0, 50, 120] {
            for mouse in [MouseMode::LeftSelects, MouseMode::RightSelects, MouseMode::ClickAdds] {
                let context = TipContext { rules, minimum, missing: None, mouse };
                for tip in Tip::ALL {
                    for mode in InputMode::ALL.into_iter().chain([InputMode::Keys]) {
                        corpus.add("tip", &text::tip(tip, context, mode));
                    }
                }
            }
        }
        for before in
            [Preset::Classic, Preset::HandAndFoot, Preset::Bolivia, Preset::ModernAmerican, Preset::Pagat, *preset]
        {
            for level in [None, Some(Level::THUMB), Some(Level::strongest())] {
                let before = KnownGame { rules: before.rules(), level };
                for level in [None, Some(Level::usual())] {
                    let news = News { before, now: KnownGame { rules: *rules, level } };
                    let names = ["You", "Ada", "Ben", "Cleo"].map(text::shown_name);
                    let names = Names::new(&names, Seat::FIRST);
                    corpus.all("news", text::news(&news, names));
                    for has_rules in [false, true] {
                        corpus.all("news", text::news_of_game(&news, names, has_rules));
                    }
                    corpus.add("news", &text::news_short(&news, names).0);
                }
            }
        }
    }
}

/// What is said of a session at a moment, whether a person meets it there or not.
pub fn of_session(corpus: &mut Corpus, session: &Session) {
    let names = text::shown_names(session.places());
    let names = Names::at(session, &names);
    let mut all = vec![
        Confirmation::Leave,
        Confirmation::Abandon,
        Confirmation::SameDeal,
        Confirmation::SameAgain,
        Confirmation::Start,
        Confirmation::Sent,
        Confirmation::Taught,
        Confirmation::Trial,
        Confirmation::NextLevel,
        Confirmation::ResetSettings,
        Confirmation::ApplyUpdate,
        Confirmation::ImportSettings,
        Confirmation::ImportRecord,
        Confirmation::OpenSetAside(1),
        Confirmation::DeleteSetAside(1),
        Confirmation::Board(1),
        Confirmation::GiveUpBoards(1),
        Confirmation::DealFriends,
        Confirmation::LeaveFriends,
        Confirmation::RemoveRules(0),
        Confirmation::ReplaceRules,
        Confirmation::OpenElsewhere,
        Confirmation::TakenOver,
        Confirmation::TakeOver,
    ];
    for one in ["8d", "2c", "Jo"].map(card) {
        let seat = Players::Two.seat(1).unwrap();
        let gives = [0, 8].map(|cards| DiscardRisk::GivesPile { seat, cards });
        let risks = [DiscardRisk::Wild, DiscardRisk::GroupsSetOut].into_iter().chain(gives);
        all.extend(risks.map(|risk| Confirmation::Discard(one, risk)));
    }
    for action in all {
        corpus.saw("confirmation", kinds::confirmation::name(&action));
        let asked = text::question(action, session, names);
        corpus.all("question", [&*asked.title, &*asked.loss, &*asked.yes, &*asked.no]);
    }
    corpus.add("when_you_deal", &text::when_you_deal(session));
    for (title, words) in [text::not_saved(session), text::not_kept(session)] {
        corpus.all("not stored", [&*title, &*words]);
    }
    corpus.all("about", text::about(session));
    for mode in InputMode::ALL.into_iter().chain([InputMode::Keys]) {
        corpus.add("about_selecting", &text::about_selecting(session.settings(), mode));
    }
    for mouse in [MouseMode::LeftSelects, MouseMode::RightSelects, MouseMode::ClickAdds] {
        corpus.add("adding_by_mouse", &text::adding_by_mouse(mouse));
    }
    let mut plan = session.plan().clone();
    for levels in [["beginner"; 3], ["club"; 3], ["master", "club", "thumb"]] {
        for (seat, level) in (1..).zip(levels) {
            if let Some(level) = Level::named(level) {
                plan.apply(PlanChange::Player(seat, Player::Bot(level)));
            }
        }
        corpus.all("plan", [&*text::first_game(&plan), &*text::plan_short(&plan)]);
    }
    if let Some(kept) = session.match_aside() {
        let (title, words) = text::continue_match(&kept, names);
        corpus.all("continue_match", [&*title, &*words]);
    }
}

/// What is said of a decision after a hand, by all that a search may have found.
pub fn of_review(corpus: &mut Corpus, review: &Review, names: Names<'_>) {
    let plans = |trials: [u32; 2], chances: [f64; 2], first: &str| {
        let one = |at: usize, actions: &str| Candidate {
            trials: trials[at],
            chance: chances[at],
            ..candidate(actions, Some((44.0, 10.0)))
        };
        Box::new(Advice { best: one(0, first), next: Some(one(1, "discard 4c")), reasons: Reasons::default() })
    };
    let mut reasons = vec![None, Some(Reason::Heuristic)];
    for first in ["draw", "discard Kh", "meld Qs Qh Qd"] {
        for trials in [[0, 0], [3, 3], [50, 50], [50, 20], [3, 1]] {
            for chances in [[0.6, 0.4], [0.4, 0.6]] {
                reasons.push(Some(Reason::Found(plans(trials, chances, first))));
                reasons.push(Some(Reason::FoundAgain(plans(trials, chances, first))));
            }
        }
    }
    let mut evaluations = Vec::new();
    for trials in [0, 50] {
        for is_best in [false, true] {
            for done in [None, Some(candidate("draw", None))] {
                for others in [vec![], vec![candidate("discard 4c", None)]] {
                    let best = Candidate { trials, ..candidate("meld Qs Qh Qd, discard 7h", None) };
                    let facts =
                        Reasons { pro: vec![Fact::EmptyPile], contra: vec![Fact::EmptyPile], ..Reasons::default() };
                    evaluations.push(Some(Evaluation { best, done: done.clone(), others, is_best, reasons: facts }));
                }
            }
        }
    }
    let mut say = |reason: &Option<Reason>, evaluation: &Option<Evaluation>| {
        let mut review = review.clone();
        (review.reason, review.evaluation) = (reason.clone(), evaluation.clone());
        corpus.add("review", &text::review(&review, names));
    };
    reasons.iter().for_each(|reason| say(reason, &None));
    for reason in &reasons[..3] {
        evaluations.iter().for_each(|evaluation| say(reason, evaluation));
    }
}

/// What is said of a game of the library.
pub fn of_summary(corpus: &mut Corpus, game: &GameSummary) {
    let names = ["You", "Ada"].map(text::shown_name);
    let names = Names::new(&names, Seat::FIRST);
    let all = [Notice::Further(Box::new(game.clone()))];
    for notice in all {
        corpus.saw("notice", kinds::notice::name(&notice));
        let (title, words) = text::notice(&notice, names);
        corpus.all("notice", [&*title, &*words]);
    }
    let deleted = LibraryNotice::Deleted(Box::new(game.clone()));
    corpus.saw("library_notice", kinds::library_notice::name(&deleted));
    corpus.add("library_notice", &text::library_notice(&deleted));
    for state in [GameState::Begun, GameState::Won, GameState::Lost] {
        for hands in [0, 1, 5] {
            for persons in [1, 2, game.players.len()] {
                let mut game = GameSummary { state, hands, title: String::new(), ..game.clone() };
                game.players.iter_mut().take(persons).for_each(|place| place.player = Player::Person);
                let words = [
                    text::game_title(&game),
                    text::game_rules(&game, None),
                    text::game_players(&game),
                    text::game_result(&game),
                    text::of_game("1", "Ada"),
                ];
                corpus.all("game", words);
            }
        }
    }
}

/// Calls the functions.
fn links(corpus: &mut Corpus) {
    let plain = [LinkError::Empty, LinkError::NoCode, LinkError::Damaged, LinkError::Newer];
    let others = LinkKind::ALL.map(LinkError::OtherKind);
    let hand = [1, 2, 8].map(|hand| LinkError::Unplayable { hand, error: RuleError::PileEmpty });
    let rules = bad_rules().into_iter().map(LinkError::Impossible);
    for error in plain.into_iter().chain(others).chain(hand).chain(rules) {
        corpus.saw("link_error", kinds::link_error::name(&error));
        corpus.add("link_error", &text::link_error(&error));
    }
    for points in POINTS {
        corpus.add("compared", &text::compared(points, "Ada", 120));
        corpus.add("compared", &text::compared(120, "Ada", points));
    }
    for preset in Preset::ALL {
        let rules = preset.rules();
        let bot = |_| LinkPlayer::Bot { name: "club".to_owned(), style: Style::Balanced };
        for length in
            [LinkLength::ONE, LinkLength::hands(8).unwrap(), LinkLength::Match, LinkLength::Boards(Boards::Four)]
        {
            let players = rules.players.seats().map(bot).collect();
            let deal = DealLink::new(preset, rules, LinkCards::Seed([7; 32], length), Seat::FIRST, players).unwrap();
            corpus.add("sent_deal", &text::sent_deal(&deal));
            corpus.add("sent_deal", &text::sent_deal(&deal.with_sender(Sender::new("Ada", 1_240))));
        }
    }
    for error in [
        NotLinkable::NoHand,
        NotLinkable::Unfinished,
        NotLinkable::Position,
        NotLinkable::TooLong,
        NotLinkable::Inconsistent,
    ] {
        corpus.saw("not_linkable", kinds::not_linkable::name(&error));
        corpus.add("not_linkable", text::not_linkable(&error));
    }
}

pub fn visit(corpus: &mut Corpus, is_whole: bool) {
    let all = ["You", "Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"].map(text::shown_name);
    for names in readers(&all) {
        refusals(corpus, names);
        notices(corpus, names);
        advice(corpus, names);
        events(corpus, names);
        scores(corpus, names);
        table_words(corpus, names);
    }
    feedbacks(corpus);
    library(corpus);
    links(corpus);
    statistics(corpus);
    sheets(corpus);
    named(corpus);
    numbers(corpus);
    games(corpus, &house_rules(is_whole));
    for step in STEPS {
        let refused = [Notice::NothingDone, Notice::Refused(RuleError::MustDrawFirst)].map(LessonReply::Refused);
        for reply in refused.into_iter().chain(canasta_app::session::ActionKind::ALL.map(LessonReply::Instead)) {
            let names = Names::new(&all[..2], Seat::FIRST);
            corpus.add("lesson_reply", &text::lesson_reply(step, &reply, names));
        }
    }
}
