//! Texts about games agree with the rules in play: presets, house rules, words, special hands and what is new in a game.

use crate::library::{Shelf, dialog_text};
use crate::matches::{click, new_session};
use crate::page::Session;
use canasta::rules::{
    Action, Card, CardSet, Given, Phase, PileWild, Players, Points, Preset, RuleField, Rules, Seat, Setup, Side,
    SpecialHand, State, Words,
};
use canasta_app::features::library::GameSummary;
use canasta_app::features::score_keeper::{CountBy, Item, ScoreKeeperIntent};
use canasta_app::pages::glossary::Term;
use canasta_app::session::{
    DialogIntent, DialogKind, Intent, KnownGame, Level, Message, NewGameIntent, News, PlanChange, ProgramMessage,
};
use canasta_app::view::text::{self, Names};
use canasta_app::view::{self, Node};
use serde_json::{Value, json};

fn send(session: &mut Session, intent: Intent) {
    session.update(click(intent));
}

/// Another value of each field, if one is possible beside these rules.
fn changed(rules: &Rules, field: RuleField) -> Vec<Rules> {
    let value = rules.value(field);
    let number = |n: i64| json!(n);
    let other = match &value {
        Value::Bool(is) => vec![json!(!is)],
        Value::Number(n) => {
            let n = n.as_i64().unwrap();
            vec![number(n + 1), number(n - 1), number(n * 2), number(n + 2)]
        }
        Value::Null => vec![number(2), number(1_234), json!([2, 3])],
        Value::Array(all) if !all.is_empty() && all[0].is_number() => {
            vec![json!(all.iter().map(|n| n.as_i64().unwrap() + 5).collect::<Vec<_>>()), json!([])]
        }
        _ => [
            "any",
            "one",
            "one-open",
            "last",
            "deal",
            "score",
            "pair",
            "none",
            "under-7",
            "b",
            "c",
            "d",
            "dead",
            "bonus",
            "stop",
            "must",
            "once",
            "first",
            "turn-ends",
        ]
        .into_iter()
        .map(|word| json!(word))
        .collect(),
    };
    let with = |other: Value| rules.with(&serde_json::Map::from_iter([(field.name().to_owned(), other)])).ok();
    other.into_iter().filter_map(with).filter(|other| other != rules).collect()
}

/// Every preset, and each with every field changed.
pub fn all_rules() -> Vec<(Preset, Rules)> {
    let presets = Preset::ALL.into_iter().map(|preset| (preset, preset.rules()));
    let one = |preset: Preset| {
        RuleField::ALL.iter().flat_map(move |&field| changed(&preset.rules(), field)).map(move |rules| (preset, rules))
    };
    presets.chain(Preset::ALL.into_iter().flat_map(one)).collect()
}

const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// A number that a text has in words or in digits.
fn number_in(word: &str) -> Option<i64> {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != ',').to_lowercase();
    let in_words = WORDS.iter().position(|one| *one == word).and_then(|n| i64::try_from(n).ok());
    in_words.or_else(|| word.replace(',', "").parse().ok())
}

/// The numbers before a word of a text: those of "two packs" and "six packs" before "packs".
fn numbers_before(words: &str, noun: &str) -> Vec<i64> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let is = |word: &str| word.trim_matches(|letter: char| !letter.is_alphabetic()) == noun;
    words.windows(2).filter(|pair| is(pair[1])).filter_map(|pair| number_in(pair[0])).collect()
}

#[test]
fn the_sentence_about_a_preset_has_no_number_that_its_rules_do_not_have() {
    let all = all_rules();
    assert!(all.len() > 500, "{}", all.len());
    for (preset, rules) in all {
        let note = text::preset_note(preset, &rules);
        let told = || format!("{preset}: {note} {:?}", rules.changes_from(&preset.rules()));
        assert!(note.ends_with('.') && note.len() > 10, "{}", told());
        for (noun, number) in [("packs", i64::from(rules.packs)), ("hands", rules.deals.map_or(-1, i64::from))] {
            assert!(numbers_before(&note, noun).iter().all(|&said| said == number), "{}", told());
        }
        if let Some((before, _)) = note.split_once(" cards each") {
            assert_eq!(number_in(before.rsplit(' ').next().unwrap()), Some(rules.hand_size.into()), "{}", told());
        }
        if let Some((_, drawn)) = note.split_once("draw ") {
            assert_eq!(number_in(drawn.split(' ').next().unwrap()), Some(rules.draw_count.into()), "{}", told());
        }
        for (words, holds) in [
            ("sequences", rules.sequences),
            ("melds of wilds", rules.wild_melds.is_allowed()),
            ("always frozen", rules.always_frozen),
            ("a second hand", rules.foot_size > 0),
            ("plays alone", rules.lone_taker),
            ("special hands", !rules.special_hands.is_empty()),
            ("bonus cards", !rules.talons.is_empty()),
            ("no opening minimum", rules.highest_minimum() == 0),
            ("may be kept", rules.keep_last_card),
            ("May I go out", rules.ask_partner.is_allowed()),
            ("one hand", rules.target.is_none() && rules.deals.unwrap_or(1) == 1),
        ] {
            let says = note.to_lowercase().contains(&words.to_lowercase());
            assert!(!says || holds, "{words}: {}", told());
        }
    }
}

#[test]
fn with_six_packs_the_dialog_says_six() {
    let mut session = Session::default();
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
    for change in [PlanChange::Preset(Preset::HandAndFoot), PlanChange::Players(Players::Five)] {
        send(&mut session, Intent::NewGame(NewGameIntent::Change(change)));
    }
    let words = dialog_text(&session);
    assert!(words.contains("Six packs") && !words.contains("Five packs"), "{words}");
}

/// The values of the select with this control, and the chosen one.
fn choices(session: &Session, control: &str) -> (Vec<(String, String)>, String) {
    fn words(element: &view::Element) -> String {
        element
            .children
            .iter()
            .map(|child| match child {
                Node::Text(words) => words.clone(),
                Node::Element(element) => words(element),
            })
            .collect()
    }
    let (mut all, mut chosen) = (Vec::new(), String::new());
    for node in view::page(session) {
        let Node::Element(page) = node else { continue };
        page.walk(&mut |element| {
            if element.get("data-set") == Some(control) {
                element.walk(&mut |option| {
                    let Some(value) = option.get("value") else { return };
                    all.push((value.to_owned(), words(option)));
                    if option.get("selected").is_some() {
                        chosen = words(option);
                    }
                });
            }
        });
    }
    (all, chosen)
}

#[test]
fn the_length_of_a_match_is_that_of_its_rules_in_every_text() {
    let mut session = Session::default();
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
    let change = |session: &mut Session, change| send(session, Intent::NewGame(NewGameIntent::Change(change)));
    for preset in Preset::ALL {
        change(&mut session, PlanChange::Preset(preset));
        let rules = session.plan().rules().unwrap();
        let (all, chosen) = choices(&session, "target");
        assert_eq!(chosen, text::target(rules.target, rules.deals), "{preset}: {all:?}");
        let short = text::plan_short(session.plan());
        assert_eq!(short.contains("one hand"), rules.target.is_none() && rules.deals.is_none(), "{short}");
    }
    change(&mut session, PlanChange::Preset(Preset::HandAndFoot));
    assert_eq!(choices(&session, "target").1, "Four hands");
    assert!(text::plan_short(session.plan()).ends_with("four hands"));
    // One hand is one hand there too, and so is a target.
    for (value, target, deals) in [("hand", None, None), ("5000", Some(5000), None), ("hands-4", None, Some(4))] {
        session.update(click(Intent::from_control("target", value).unwrap()));
        let rules = session.plan().rules().unwrap();
        assert_eq!((rules.target, rules.deals), (target, deals), "{value}");
    }
    assert!(session.plan().changes.is_empty(), "{:?}", session.plan().changes);
    let foot = Preset::HandAndFoot.rules();
    assert_eq!(text::pad_title(2, &foot), ("Hand 2 of 4".to_owned(), String::new()));
    assert_eq!(text::pad_title(2, &Preset::Classic.rules()), ("Hand 2".to_owned(), "to 5,000".to_owned()));
    let both = Rules { target: Some(5000), ..foot };
    assert_eq!(text::target(both.target, both.deals), "5,000, at most four hands");
    let (mut shelf, mut session) = (Shelf::default(), new_session(Preset::HandAndFoot, foot, 1));
    let effects = session.update(Message::Program(ProgramMessage::Play(Action::Draw)));
    shelf.run(&mut session, effects);
    let stored = &shelf.games.values().next().expect("it is kept").summary;
    let rules = text::game_rules(&GameSummary::read(stored).unwrap(), None);
    assert!(rules.starts_with("Hand and Foot, four hands"), "{rules}");
    let old = GameSummary::read(&stored.replace(r#""deals":4,"#, "")).unwrap();
    assert_eq!((old.deals, text::game_rules(&old, None)), (None, rules), "one of the first form too");
    assert!(!format!("{:?}", view::page(&session)).contains("one hand"), "the table says it too");
}

/// A position in which seat 0 holds these cards after drawing, under these rules.
fn holding(rules: Rules, hand: Vec<Card>, threes: &str) -> Option<State> {
    let mut setup = Setup::new(rules);
    setup.phase = Phase::Play;
    setup.hands[0] = Given::Cards(hand);
    if let Ok(threes) = threes.parse::<CardSet>() {
        setup.red_threes[canasta::rules::Side::FIRST] = threes;
    }
    setup.state().ok()
}

#[test]
fn every_special_hand_is_defined_with_cards_on_the_rules_page_and_in_the_glossary() {
    let base = Preset::ModernAmerican.rules();
    let all_hands: Vec<(usize, &str)> = SpecialHand::WORDS.iter().copied().enumerate().collect();
    let mut shown_hands = 0;
    for &(at, word) in &all_hands {
        let rules = Rules { special_hands: Points::of(&[(at, 2_345)]), ..base };
        let sections = text::rules_page(&rules);
        let page: Vec<String> = sections.into_iter().flat_map(|section| section.sentences).collect();
        let glossary = text::explanation(Term::SpecialHand, &rules).sentences;
        let definition = text::special_hand_is(at);
        assert!(definition.len() > 20, "{word}");
        for sentences in [&page, &glossary] {
            let defined = sentences.iter().find(|sentence| sentence.contains(definition));
            let defined = defined.unwrap_or_else(|| panic!("{word} is defined in {sentences:?}"));
            assert!(defined.contains(text::special_hand(at)) && defined.contains("2,345"), "{defined}");
            assert_eq!(defined.contains("wins the match"), SpecialHand::is_dream(at), "{defined}");
            // No other hand is named where only this one counts.
            let others = all_hands.iter().filter(|&&(other, _)| other != at);
            for (other, _) in others {
                assert!(!sentences.iter().any(|all| all.contains(text::special_hand_is(*other))), "{word}: {other}");
            }
        }
        // The cards that are drawn are that hand, by the engine.
        let mut session = new_session(Preset::ModernAmerican, rules, 3);
        for dialog in [DialogKind::Rules, DialogKind::Glossary] {
            send(&mut session, Intent::Dialog(DialogIntent::Open(dialog)));
            let mut fans: Vec<Vec<Card>> = Vec::new();
            let Node::Element(dialog) = view::page(&session).dialog.unwrap().dialog else { panic!("a dialog") };
            dialog.walk(&mut |element| {
                if element.get("class").is_some_and(|class| class.starts_with("fan")) {
                    let cards = element.children.iter().filter_map(|child| match child {
                        Node::Element(card) => card.get("data-card")?.parse().ok(),
                        Node::Text(_) => None,
                    });
                    fans.push(cards.collect());
                }
            });
            let hand =
                fans.into_iter().find(|fan| fan.len() == Rules::SPECIAL_HAND).unwrap_or_else(|| panic!("{word}"));
            let state = holding(rules, hand, "3h").unwrap_or_else(|| panic!("{word} exists"));
            assert_eq!(state.check(&Action::Special(u8::try_from(at).unwrap())), Ok(()), "{word}");
            shown_hands += 1;
            send(&mut session, Intent::Dialog(DialogIntent::Close));
        }
    }
    assert_eq!(shown_hands, 2 * SpecialHand::WORDS.len());
    for preset in Preset::ALL.into_iter().filter(|preset| preset.rules().special_hands.is_empty()) {
        assert!(!format!("{:?}", text::rules_page(&preset.rules())).contains("pecial hand"), "{preset}");
    }
}

#[test]
fn a_talon_is_the_stock_only_where_it_is() {
    for (preset, rules) in all_rules() {
        let also = |term| text::explanation(term, &rules).also;
        let has_talons = !rules.talons.is_empty();
        assert_eq!(also(Term::Stock).contains("talon"), !has_talons, "{preset}");
        let words = text::explanation(Term::BonusCards, &rules).sentences.join(" ");
        assert_eq!(words.contains("draws bonus cards:"), has_talons, "{preset}: {words}");
        let black: Card = "3s".parse().unwrap();
        assert_eq!(
            also(Term::BlackThree).contains("stopper"),
            rules.pile_allowed && rules.is_stop_card(black),
            "{preset}"
        );
    }
}

fn known(rules: Rules, level: &str) -> KnownGame {
    KnownGame { rules, level: Level::named(level) }
}

fn names() -> Vec<String> {
    canasta_app::session::NAMES.map(str::to_owned).into()
}

/// What is new, in clauses.
fn news_of(before: KnownGame, now: KnownGame) -> (Vec<String>, String, bool) {
    let (names, news) = (names(), News { before, now });
    let count = now.rules.players.count();
    let names = Names { sides: now.rules.sides(), ..Names::new(&names[..count], Seat::FIRST) };
    let (short, more) = text::news_short(&news, names);
    (text::news(&news, names), short, more)
}

#[test]
fn what_is_new_is_told_for_any_two_games() {
    let presets: Vec<Rules> = Preset::ALL.map(Preset::rules).into();
    let taught = canasta_app::session::Plan::taught().rules().unwrap();
    for before in presets.iter().chain([&taught]) {
        for now in presets.iter().chain([&taught]) {
            let (all, short, more) = news_of(known(*before, "club"), known(*now, "club"));
            assert_eq!(all.is_empty(), before == now, "{all:?}");
            if before == now {
                continue;
            }
            assert!(short.chars().count() <= 120 && short.len() > 5, "{short}");
            assert_eq!(more, short.trim_end_matches('.').split("; ").count() < all.len(), "{short}");
            check_clauses(&all, before, now);
        }
    }
    // A single change of any field is told too, by its effect or by its name.
    for (preset, rules) in all_rules() {
        let before = preset.rules();
        let (all, ..) = news_of(known(before, "club"), known(rules, "club"));
        assert_eq!(all.is_empty(), before == rules, "{preset}: {:?}", rules.changes_from(&before));
        check_clauses(&all, &before, &rules);
        // The page with all changes tells it in a sentence, or names it.
        let news = News { before: known(before, "club"), now: known(rules, "club") };
        let names = names();
        let names = Names { sides: rules.sides(), ..Names::new(&names[..rules.players.count()], Seat::FIRST) };
        let sections = text::rules_beside(&rules, &before);
        let told = text::news_of_game(&news, names, !sections.is_empty());
        assert!(before == rules || told.len() + sections.len() > 0, "{:?}", rules.changes_from(&before));
        assert!(told.iter().all(|sentence| sentence.ends_with('.')), "{told:?}");
    }
}

#[test]
fn the_most_striking_news_comes_first_and_nothing_known_is_told() {
    let taught = canasta_app::session::Plan::taught().rules().unwrap();
    let card = |before: Rules, now: Preset| news_of(known(before, "club"), known(now.rules(), "club")).1;
    for before in [taught, Preset::Classic.rules(), Preset::ClassicTwo.rules()] {
        let samba = card(before, Preset::Samba);
        assert!(samba.starts_with("sequences of a suit are melds; "), "{samba}");
        assert_eq!(samba.contains("you get 15 cards"), before.hand_size != 15, "{samba}");
        assert_eq!(samba.contains("you draw two cards"), before.draw_count != 2, "{samba}");
        let foot = card(before, Preset::HandAndFoot);
        assert!(foot.starts_with("you have a second hand, the foot, of 11 cards; "), "{foot}");
        for words in [samba, foot] {
            assert!(!words.contains("must count 50"), "{words}");
        }
    }
    let (all, ..) = news_of(known(Preset::Classic.rules(), "club"), known(Preset::Samba.rules(), "club"));
    assert!(all.contains(&"threes count against you with fewer than two canastas".to_owned()), "{all:?}");
}

/// Checks the clauses with numbers against the rules, and that nothing is told that has not changed.
fn check_clauses(all: &[String], before: &Rules, now: &Rules) {
    let find = |part: &str| all.iter().find(|clause| clause.contains(part));
    let told = |part: &str, differs: bool| assert!(find(part).is_none() || differs, "{part}: {all:?}");
    told("you draw", before.draw_count != now.draw_count);
    told("you get", before.hand_size != now.hand_size);
    told("packs", before.packs != now.packs);
    told("the match", (before.target, before.deals) != (now.target, now.deals));
    told(
        "partner",
        (before.players, before.sides, before.lone_taker, before.ask_partner)
            != (now.players, now.sides, now.lone_taker, now.ask_partner),
    );
    if let Some(clause) = find("is your partner") {
        assert!(clause.starts_with("Ben") && now.sides().has_partners(), "{clause}");
    }
    if let Some(clause) = find("you play against") {
        let others = now.players.count() - 1;
        assert!(
            !now.sides().has_partners() && names()[1..=others].iter().all(|name| clause.contains(name)),
            "{clause}"
        );
    }
    if let Some(clause) = find("your first melds must count") {
        let minimum = now.opening_minimum_of_hand(0, 1);
        assert!(clause.ends_with(&format!(" {minimum}")), "{clause}");
    }
    if let Some(clause) = find("your first melds may count anything") {
        assert_eq!(now.highest_minimum(), 0, "{clause}");
    }
    if let Some(clause) = find("you draw") {
        assert_eq!(number_in(clause.split(' ').nth(2).unwrap()), Some(now.draw_count.into()), "{clause}");
    }
    if let Some(clause) = find("packs") {
        assert_eq!(numbers_before(clause, "packs"), [i64::from(now.packs)], "{clause}");
    }
}

#[test]
fn another_level_is_new_and_explained() {
    let rules = Preset::Classic.rules();
    let (all, ..) = news_of(known(rules, "beginner"), known(rules, "casual"));
    assert_eq!(all, ["the others play as Casual, level 2 of 5"]);
}

#[test]
fn a_group_that_opens_at_nothing_is_enough_for_nothing() {
    let kings: CardSet = "Ks Kh Kd".parse().unwrap();
    assert_eq!(text::sum_of_groups(&[kings], 0, &Preset::Classic.rules()), "30 points");
    assert_eq!(text::sum_of_groups(&[kings], 50, &Preset::Classic.rules()), "30: too little for 50");
    for preset in Preset::ALL {
        let mut session = new_session(preset, preset.rules(), 2);
        for dialog in [DialogKind::Rules, DialogKind::Glossary] {
            send(&mut session, Intent::Dialog(DialogIntent::Open(dialog)));
            let words = dialog_text(&session);
            assert!(!words.contains("enough for 0") && !words.contains("of 0"), "{preset} {dialog:?}");
            send(&mut session, Intent::Dialog(DialogIntent::Close));
        }
    }
    assert_eq!(text::points_of(15, 0), "15 points");
    assert_eq!(text::points_of(15, 50), "15 of 50");
}

#[test]
fn a_pair_of_names_leads_and_deals_in_the_plural() {
    let standing = |names: [&str; 2], points: [&str; 2]| {
        let mut session = Session::default();
        let mut keep = |intent| send(&mut session, Intent::ScoreKeeper(intent));
        keep(ScoreKeeperIntent::New);
        (0..2).for_each(|side| keep(ScoreKeeperIntent::Name(side, names[side].to_owned())));
        keep(ScoreKeeperIntent::Begin);
        keep(ScoreKeeperIntent::AddHand);
        for (side, points) in points.into_iter().enumerate() {
            keep(ScoreKeeperIntent::CountBy(side, CountBy::Total));
            keep(ScoreKeeperIntent::Write(side, Item::Total, points.to_owned()));
        }
        keep(ScoreKeeperIntent::KeepHand);
        let sheet = session.score_keeper().sheets().next().expect("a sheet");
        text::sheet_standing(sheet)
    };
    assert_eq!(standing(["Ada and Ben", "Cleo"], ["500", "200"]), "Ada and Ben lead by 300 after 1 hand.");
    assert_eq!(standing(["Ada and Ben", "Cleo"], ["200", "500"]), "Cleo leads by 300 after 1 hand.");
    assert_eq!(standing(["Ada & Ben", "Cleo"], ["6000", "500"]), "Ada & Ben win by 5,500.");
    for pair in ["Ada and Ben", "Ada & Ben", "Ada+Ben", "Ada / Ben", "Ada, Ben", "Ada und Ben", "We", "they"] {
        assert_eq!(text::deals(pair), format!("{pair} deal"));
    }
    for one in ["Ada", "Andy", "Band", "Sandy Lee", "And", "Anna-Lena", "R+", "O'Neil"] {
        assert_eq!(text::deals(one), format!("{one} deals"));
    }
}

#[test]
fn a_wild_on_top_asks_everywhere_for_the_wilds_that_take_it() {
    let two = "two like the wild on top";
    let values = [
        (2, 0, two),
        (2, 1, two),
        (3, 0, "three like the wild on top"),
        (3, 1, "two like the wild on top and another wild"),
    ];
    for (frozen_needs, frozen_wilds, expected) in values {
        let rules = Rules { pile_wild: PileWild::Pair, frozen_needs, frozen_wilds, ..Preset::Bolivia.rules() };
        let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        let mut setup = Setup::new(rules);
        setup.hands = vec![Given::Unknown(15); 4];
        setup.hands[0] = Given::Cards(cards("2s 2h Ks 5c 6d"));
        setup.melds[Side::FIRST] = vec!["Ks Kh Kd".parse().unwrap()];
        setup.pile = cards("7c 2c");
        let state = setup.state().unwrap();
        let (seen, all) = (state.observe(Seat::FIRST), ["You", "Ada", "Ben", "Cleo"].map(str::to_owned));
        let names = Names::new(&all, Seat::FIRST);
        assert_eq!(text::pile_needs(&seen), format!("needs {expected}"));
        let tried = ["take Ks", "take 2s 2h"].map(|action| state.check(&action.parse().unwrap()));
        let [Err(other), pair] = tried else { panic!("naturals take a wild") };
        assert_eq!(pair.is_ok(), frozen_needs == 2);
        for error in pair.err().iter().chain([&other]) {
            let said = text::rule_error(error, names);
            assert!(said.contains(&format!("only {expected} from your hand")), "{said}");
            assert!(text::rule_error_short(error, names).ends_with(&format!("needs {expected}")), "{error:?}");
        }
        let pages = text::rules_page(&rules).into_iter().flat_map(|section| section.sentences).collect::<Vec<_>>();
        assert!(pages.iter().any(|sentence| sentence.contains(&format!("the pile needs {expected}"))), "{pages:?}");
        let now = text::term_now(Term::Frozen, &seen, names).unwrap();
        assert!(now.contains(&format!("taken with {expected}")), "{now}");
        assert_eq!(text::term_now(Term::Taking, &seen, names).unwrap(), "The top card is a two.");
    }
}
