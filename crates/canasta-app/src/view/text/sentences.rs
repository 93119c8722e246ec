//! Texts with parameters: a function each. A language that lacks one does not compile.

use super::advice::AdviceText;
use super::coach::{InputMode, TipContext};
use super::drill_reply::DrillReplyText;
use super::drill_text::DrillText;
use super::english;
use super::explanation::Explanation;
use super::language::current;
use super::names::{Names, SideName};
use super::program_fault::ProgramFault;
use super::question::Question;
use super::rules_section::RulesSection;
use super::setting_group::SettingGroup;
use crate::features::library::{GameSummary, ImportProgress, Library, LibraryNotice};
use crate::features::mistakes::Forecast;
use crate::features::score_keeper::{Change as SheetChange, Item, Mistake, Sheet, SheetRules};
use crate::features::settings::{
    Back, Command, Felt, KeyMap, Language, Motion, MouseMode, Pace, Patience, Setting, Settings, Size, Sort, Switch,
    Theme, Verbosity,
};
use crate::features::statistics::{
    Achievement, FactsProgress, HandTally, Opponents, Overview, ReviewFacts, Reviewed, Streaks, WinRate, WithPlayer,
};
use crate::pages::glossary::Term;
use crate::pages::strategy::{Loss, Principle};
use crate::session::*;
use crate::view::sound::Sound;
use canasta::analysis::{ChanceEvent, DecisionReview, MistakeClass, TurnChance, Values};
use canasta::bots::{Estimate, Style};
use canasta::rules::*;

macro_rules! sentences {
    ($(fn $name:ident($($argument:ident: $type:ty),* $(,)?) -> $words:ty;)+) => {
        $(
            #[doc = concat!("`", stringify!($name), "` in the language of the page.")]
            #[must_use]
            pub fn $name($($argument: $type),*) -> $words {
                match current() {
                    Language::English => english::$name($($argument),*),
                }
            }
        )+
    };
}

sentences! {
    // about
    fn about(session: &Session) -> [String; 3];
    fn about_selecting(settings: &Settings, mode: InputMode) -> String;
    fn pile_note(n: usize) -> String;
    // advice
    fn advice(advice: &Advice, names: Names<'_>) -> AdviceText;
    fn facts(all: &[Fact], seat: Seat, names: Names<'_>) -> String;
    fn discard_warning(all: &[Fact], names: Names<'_>) -> String;
    fn review(review: &Review, names: Names<'_>) -> String;
    fn of_decision(seat: Seat, number: usize, names: Names<'_>) -> String;
    // button
    fn points_of(points: i32, minimum: i32) -> String;
    fn of_minimum(minimum: i32) -> String;
    fn opens(points: i32, minimum: i32) -> String;
    fn take_with(with: &str) -> String;
    fn lays_too(groups: &[CardSet], opens: &str) -> String;
    fn choose_how(pile: &str) -> String;
    fn lay(cards: CardSet) -> String;
    fn stage_cards(cards: CardSet) -> String;
    fn discard(card: Option<Card>) -> String;
    fn points_gained(points: i32) -> String;
    fn closes_canasta(points: i32) -> String;
    fn new_meld(points: i32) -> String;
    fn enlarges_meld(points: i32, after: usize, kind: MeldKind) -> String;
    fn special_hand(special: usize) -> &'static str;
    fn special_hand_is(special: usize) -> &'static str;
    fn special_hand_worth(special: usize, rules: &Rules) -> String;
    fn add_to(picked: CardSet, kind: MeldKind) -> String;
    fn take_back(group: CardSet) -> String;
    fn way_to_take(with: CardSet, made: &Group, groups: &[Group], melds: Option<&Melds>) -> String;
    fn way_to_lay(groups: &[Group], melds: Option<&Melds>) -> String;
    fn way_points(points: i32) -> String;
    fn way_closes(kind: MeldKind) -> String;
    fn way_leaves(rest: CardSet) -> String;
    fn more_ways(more: usize, suits: usize) -> String;
    // card
    fn ranks(rank: Rank) -> &'static str;
    fn rank_sign(rank: Rank) -> &'static str;
    fn card(card: Card) -> String;
    fn card_sign(card: Card) -> String;
    fn cards_short(set: CardSet) -> String;
    fn cards_in_full(set: CardSet) -> String;
    // deck
    fn cut(cut: usize) -> String;
    fn shown_fingerprint(fingerprint: Option<&str>) -> String;
    fn was_dealt(seat: Seat, names: Names<'_>) -> String;
    fn checked(check: DealCheck) -> &'static str;
    // drills
    fn drill(drill: Drill) -> &'static DrillText;
    fn one_of(at: usize, all: usize) -> String;
    fn solved_of(done: usize, all: usize) -> String;
    fn drill_reply(run: &DrillRun) -> DrillReplyText;
    fn drill_shown(run: &DrillRun) -> String;
    fn say_drill(run: &DrillRun) -> String;
    // exercise
    fn exercise(run: &ExerciseRun) -> (&'static str, String);
    fn exercise_reply(attempt: Attempt) -> (&'static str, String);
    fn exercise_why(run: &ExerciseRun, names: Names<'_>) -> String;
    fn say_exercise(run: &ExerciseRun, names: Names<'_>) -> String;
    // error
    fn rule_error(error: &RuleError, names: Names<'_>) -> String;
    fn bad_rules(bad: &BadRules) -> String;
    fn unavailable_short(reason: &UnavailableReason, names: Names<'_>) -> String;
    // game_event
    fn events_in_full(all: &[GameEvent], names: Names<'_>) -> String;
    fn history_round(number: usize) -> String;
    fn turn_now(events: &[GameEvent]) -> String;
    fn events_aloud(all: &[GameEvent], names: Names<'_>) -> String;
    fn deal(deal: &Deal, names: Names<'_>) -> String;
    // coach
    fn tip(tip: Tip, context: TipContext<'_>, mode: InputMode) -> String;
    fn adding_by_mouse(mouse: MouseMode) -> String;
    fn tip_title(tip: Tip) -> &'static str;
    fn tip_button(word: &str, title: &str) -> String;
    // glossary
    fn term(term: Term) -> &'static str;
    fn explanation(word: Term, rules: &Rules) -> Explanation;
    fn term_now(term: Term, seen: &Observation<'_>, names: Names<'_>) -> Option<String>;
    fn cards_and_points(cards: CardSet) -> String;
    fn points_each(points: i32) -> String;
    fn sum_of_groups(groups: &[CardSet], minimum: i32) -> String;
    fn canasta_points(natural: bool, bonus: i32) -> String;
    fn left_in_hand(cards: CardSet) -> String;
    fn score_item(label: &str, points: i32) -> String;
    fn words_found(n: usize) -> String;
    fn pile_in_full(pile: &[Card]) -> String;
    // hand_end
    fn hand_end_title(end: &HandEnd, names: Names<'_>) -> String;
    fn hand_end_story(end: &HandEnd, rules: &Rules, names: Names<'_>) -> String;
    fn shown_meld(grown: &GrownMeld, rules: &Rules) -> (String, String);
    fn hand_scores(hand: BySide<i32>, names: Names<'_>) -> String;
    fn total_scores(totals: BySide<i32>, names: Names<'_>) -> String;
    fn was(before: i32) -> String;
    fn times(n: usize, points: i32) -> String;
    fn signed(points: i32) -> String;
    fn pad_title(hand: usize, rules: &Rules) -> (String, String);
    fn open_hand_note(seat: Seat, went_out: bool, names: Names<'_>) -> String;
    fn open_hand_name(seat: Seat, names: Names<'_>) -> String;
    // house
    fn rule(field: RuleField) -> &'static str;
    fn rule_note(field: RuleField) -> &'static str;
    fn rule_value(field: RuleField, name: &str) -> &str;
    fn no_limit(field: RuleField) -> &'static str;
    fn rules_changed(n: usize) -> String;
    fn feedback(feedback: &Feedback) -> String;
    fn preset_changed(base: Preset, n: usize) -> String;
    fn house_note(base: Preset, n: usize, is_saved: bool) -> String;
    fn rule_back(rule: &str) -> String;
    fn no_end_in_sight(fields: &[RuleField]) -> String;
    fn keeps_match_from_ending() -> &'static str;
    fn minimum_label(title: &str, score: &str) -> String;
    fn own_name(number: usize) -> String;
    fn remove_rules(name: &str) -> String;
    fn with_what(word: &str, what: &str) -> String;
    // announcements
    fn got(cards: &[Card]) -> String;
    fn say_hand(hand: CardSet, picked: CardSet, staged: &[CardSet], names: Names<'_>) -> String;
    fn say_melds(who: &str, melds: &[String], threes: CardSet) -> String;
    fn say_pile(pile: &str, unopened: Option<(SideName<'_>, usize)>, stock: usize) -> String;
    fn say_scores(totals: BySide<i32>, rules: &Rules, hand: usize, names: Names<'_>) -> String;
    fn say_minimum(open: bool, minimum: i32, side: SideName<'_>) -> String;
    fn say_buttons(buttons: &[(String, String, bool)]) -> String;
    fn say_discard(card: Card) -> String;
    fn say_hand_edit(edit: &HandEdit, points: &str) -> String;
    fn say_obligation(obligation: TurnObligation) -> &'static str;
    fn say_question(points: i32) -> String;
    // match_end
    fn match_story(story: &MatchStory, hands: usize, names: Names<'_>) -> Vec<(&'static str, String)>;
    fn next_level(level: Level, has_won: bool, is_quick: bool) -> String;
    fn play_level(name: &str) -> String;
    // lesson
    fn lesson_progress(progress: LessonProgress) -> String;
    fn of_chapters(chapter: usize, chapters: usize) -> String;
    fn lesson_step(step: &Step, session: &Session, names: Names<'_>) -> (String, String);
    fn lesson_keys(lesson: &Lesson, keys: &KeyMap) -> String;
    fn lesson_reply(step: &Step, reply: &LessonReply, names: Names<'_>) -> String;
    // statistics
    fn statistics_note(overview: &Overview) -> String;
    fn facts_progress(progress: FactsProgress) -> String;
    fn games_left(left: usize) -> String;
    fn opponents(opponents: Opponents) -> String;
    fn with_player(player: &WithPlayer) -> String;
    fn won_of(rate: WinRate) -> String;
    fn win_share(rate: WinRate) -> String;
    fn win_interval(rate: WinRate) -> String;
    fn hand_figures(tally: &HandTally) -> Vec<(&'static str, String)>;
    fn streaks(streaks: &Streaks) -> Vec<(&'static str, String)>;
    fn marked_points(points: i32) -> String;
    fn marked_hand(hand: usize) -> String;
    fn course_games(first: usize, last: usize) -> String;
    fn course_points(tally: &HandTally) -> [String; 2];
    fn course_range(low: i64, high: i64) -> String;
    fn share_range(low: i64, high: i64) -> String;
    fn reviewed_note(reviewed: &Reviewed) -> String;
    fn reviewed_figures(tally: &ReviewFacts) -> [String; 3];
    fn achievement(achievement: Achievement) -> (&'static str, &'static str);
    fn achieved_of(achieved: usize, all: usize) -> String;
    fn achieved_now(all: &[Achievement]) -> String;
    // library
    fn set_aside(aside: &SetAside) -> String;
    fn set_aside_size(aside: &SetAside) -> String;
    fn library_note(library: &Library, safari: Option<SafariPlace>) -> String;
    fn library_notice(notice: &LibraryNotice) -> String;
    fn match_rules(of: Option<Preset>, target: Option<i32>, deals: Option<u8>, changed: usize, practice: bool) -> String;
    fn import_progress(progress: ImportProgress) -> String;
    fn claimable(games: usize) -> String;
    fn games_found(found: usize, all: usize) -> String;
    fn game_title(game: &GameSummary) -> String;
    fn game_rules(game: &GameSummary) -> String;
    fn game_players(game: &GameSummary) -> String;
    fn game_result(game: &GameSummary) -> String;
    fn of_game(word: &str, title: &str) -> String;
    // look_back
    fn hand_number(number: usize) -> String;
    fn hand_of(at: RecordPoint, hands: usize) -> String;
    fn round_of(look: &LookBack) -> String;
    fn turn_so_far(look: &LookBack, names: Names<'_>) -> String;
    fn say_moment(look: &LookBack, names: Names<'_>) -> String;
    fn seen_from(view: ViewFrom, names: Names<'_>) -> String;
    fn speed(speed: Speed) -> &'static str;
    fn played_on_from(look: &LookBack) -> String;
    // match_review
    fn win_chance(chance: f64) -> String;
    fn win_loss(loss: f64) -> String;
    fn loss_in_full(win: &Values) -> String;
    fn open_chance(turn: &TurnChance) -> String;
    fn error_rate(rate: Option<Estimate>, decisions: u32) -> (String, String);
    fn class_sign(class: MistakeClass) -> &'static str;
    fn class_name(class: MistakeClass, count: u32) -> &'static str;
    fn class_bound(class: MistakeClass) -> String;
    fn review_of(seat: Seat, names: Names<'_>) -> String;
    fn review_progress(done: usize, all: usize) -> String;
    fn review_kept(storage: &ReviewStorage, lost: usize) -> &'static str;
    fn round_number(round: usize) -> String;
    fn decision_title(round: usize, review: &DecisionReview) -> String;
    fn decision_mark(round: usize, review: &DecisionReview) -> String;
    fn plan_done(plan: &[Action]) -> String;
    fn plan_advised(plan: &[Action]) -> String;
    fn plan_step(action: &Action) -> String;
    fn why_best(shown: &ShownDecision<'_>, names: Names<'_>) -> String;
    fn say_decision(round: usize, shown: &ShownDecision<'_>, names: Names<'_>) -> String;
    fn stroke_of_luck(event: &ChanceEvent, names: Names<'_>) -> String;
    fn luck_of_hand(win: f64) -> String;
    fn marked_card(name: &str, word: &str) -> String;
    // mistakes
    fn mistakes(forecast: Forecast) -> String;
    // news
    fn news(news: &News, names: Names<'_>) -> Vec<String>;
    fn news_of_game(news: &News, names: Names<'_>, has_rules: bool) -> Vec<String>;
    fn news_short(news: &News, names: Names<'_>) -> (String, bool);
    // notice
    fn notice(notice: &Notice, names: Names<'_>) -> (String, String);
    fn not_saved(session: &Session) -> (String, String);
    fn not_kept(session: &Session) -> (String, String);
    // number
    fn number(n: i32) -> String;
    fn cards_count(n: usize) -> String;
    // plan
    fn preset(preset: Preset) -> &'static str;
    fn preset_note(preset: Preset, rules: &Rules) -> String;
    fn preset_feel(preset: Preset, rules: &Rules) -> &'static str;
    fn taught_game() -> (&'static str, &'static str);
    fn separated(name: &str) -> String;
    fn level(level: Level) -> (&'static str, &'static str);
    fn level_in_further_game(one: Level) -> &'static str;
    fn style(style: Style) -> (&'static str, &'static str);
    fn how_plays(name: &str, partner: bool) -> String;
    fn level_of_all(one: Level) -> String;
    fn levels_note() -> String;
    fn length(target: Option<i32>, deals: Option<u8>) -> String;
    fn target(target: Option<i32>, deals: Option<u8>) -> String;
    fn plan_short(plan: &Plan) -> String;
    fn continue_match(kept: &MatchAside<'_>, names: Names<'_>) -> (&'static str, String);
    fn first_game(plan: &Plan) -> String;
    fn seat_name(number: usize, partner: bool) -> String;
    fn who_plays(name: &str, partner: bool) -> String;
    // program
    fn program_fault(fault: &ProgramFault<'_>) -> String;
    // question
    fn when_you_deal(session: &Session) -> String;
    fn question(action: Confirmation, session: &Session, names: Names<'_>) -> Question;
    // round
    fn seat_turn(turn: &SeatRound) -> String;
    fn red_threes(threes: CardSet, points: i32) -> String;
    fn explain(thing: &str) -> String;
    fn took_pile(cards: usize) -> String;
    fn cards_word(n: usize) -> &'static str;
    fn both(names: &[&str]) -> String;
    fn bonus(points: i32) -> String;
    fn of_canasta(canasta: usize) -> String;
    fn meld_change(cards: usize) -> String;
    fn meld_laid_by(parts: &[(&str, usize)]) -> String;
    fn opening_state(open: bool, minimum: i32, laid: i32, hand: Option<i32>) -> String;
    fn not_opened(minimum: i32) -> String;
    fn place_here(points: i32, minimum: i32, picked: CardSet) -> (String, String);
    fn pile_needs(seen: &Observation<'_>) -> String;
    fn is_playing(name: &str) -> String;
    // rules
    fn rules_page(rules: &Rules) -> Vec<RulesSection>;
    fn differs_from(other: &str) -> String;
    fn players_of(players: Players) -> String;
    fn minimum_steps(rules: &Rules) -> Vec<String>;
    fn rules_beside(rules: &Rules, others: &Rules) -> Vec<RulesSection>;
    // score
    fn hand_title(hand: usize, ended: Ended, went_out: Option<SideName<'_>>) -> String;
    fn lead(totals: BySide<i32>, names: Names<'_>) -> String;
    fn pad_note(note: &str, practice: bool) -> String;
    fn hand_result(title: &str, totals: &[i32]) -> String;
    fn won(winners: &[Seat], margin: i32, names: Names<'_>) -> String;
    fn match_note(hands: usize, rules: &Rules, practice: bool) -> String;
    fn total_of(side: SideName<'_>, total: i32) -> String;
    // score_keeper
    fn sheet_title(sheet: &Sheet) -> String;
    fn sheet_rules(rules: &SheetRules) -> String;
    fn sheet_standing(sheet: &Sheet) -> String;
    fn sheets_unreadable(sheets: usize) -> String;
    fn sheet_deleted(sheet: &Sheet) -> String;
    fn sheets_kept(sheets: usize) -> String;
    fn of_sheet(word: &str, sheet: &Sheet) -> String;
    fn side_label(side: usize) -> String;
    fn deals(name: &str) -> String;
    fn go_on_with_hand(number: usize) -> String;
    fn correct_hand(number: usize) -> String;
    fn item_name(item: Item) -> String;
    fn item_worth(item: Item, rules: &Rules) -> String;
    fn item_of(item: Item, side: &str) -> String;
    fn one_more(item: Item, side: &str) -> String;
    fn one_fewer(item: Item, side: &str) -> String;
    fn add_points_to(points: i32, item: Item, side: &str) -> String;
    fn other_sign(item: Item, side: &str) -> String;
    fn of_side(word: &str, side: &str) -> String;
    fn opens_with(minimum: i32) -> String;
    fn sum_of_side(points: i32, total: i32) -> String;
    fn times_together(number: usize) -> String;
    fn count_mistake(mistake: Mistake, side: &str) -> String;
    fn sheet_change(change: &SheetChange) -> String;
    fn undo_change(change: &SheetChange) -> String;
    fn redo_change(change: &SheetChange) -> String;
    // setting
    fn theme(theme: Theme) -> &'static str;
    fn pace(pace: Pace) -> &'static str;
    fn patience(patience: Patience) -> &'static str;
    fn felt(felt: Felt) -> &'static str;
    fn back(back: Back) -> &'static str;
    fn size(size: Size) -> &'static str;
    fn motion(motion: Motion) -> &'static str;
    fn verbosity(verbosity: Verbosity) -> &'static str;
    fn sort(sort: Sort) -> &'static str;
    fn switch(switch: Switch) -> (&'static str, &'static str);
    fn setting_label(setting: Setting) -> &'static str;
    fn setting_synonyms(setting: Setting) -> &'static str;
    fn setting_group(group: SettingGroup) -> &'static str;
    fn setting_value(label: &str, value: &str) -> String;
    fn switch_value(name: &str, is_on: bool) -> String;
    fn settings_found(n: usize) -> String;
    fn command(command: Command) -> &'static str;
    // side
    fn side_name(side: SideName<'_>) -> String;
    fn side_heading(side: SideName<'_>) -> String;
    fn side_melds(side: SideName<'_>) -> String;
    // strategy
    fn game_advice(preset: Preset) -> Option<&'static str>;
    fn principle(principle: Principle, players: Players) -> (&'static str, &'static str);
    fn measured(loss: Option<Loss>, players: Players) -> String;
    // sound
    fn sound(sound: Sound) -> &'static str;
    // table
    fn stock_hint(n: usize, go: bool) -> String;
    fn meld_hint(points: i32, more: usize) -> String;
    fn meld_label(meld: Meld) -> String;
    fn pile_label(seen: &Observation<'_>) -> String;
    fn say_deal(seen: &Observation<'_>) -> String;
    fn goal(target: Option<i32>, deals: Option<u8>, hand: usize) -> String;
    fn canastas_by_kind(counts: [usize; 4]) -> String;
    fn feet(feet: &[(&str, usize)], alone: bool) -> String;
    fn seat_label(name: &str, partner: bool, cards: usize) -> String;
    fn known(known: CardSet) -> String;
    fn hand_label(n: usize, names: Names<'_>) -> String;
    fn own_area(names: Names<'_>) -> String;
    fn stock_label(n: usize, go: bool) -> String;
    fn until_covered(seen: &Observation<'_>) -> &'static str;
    fn banner(banner: Banner, rules: &Rules) -> &'static str;
    fn laid_points(points: i32) -> String;
    fn threes_count(threes: CardSet) -> String;
    fn threes_laid(rules: &Rules) -> &'static str;
    fn bad_cut(most: usize) -> String;
    fn how_many_more(more: usize) -> String;
    fn staged(points: &str) -> String;
    fn addressed(name: &str, words: &str) -> String;
    fn asks(name: &str) -> String;
    fn you_hold(points: i32) -> String;
    fn partner_said(name: &str) -> String;
    fn plays(name: &str) -> String;
    fn pass_the_device(name: &str) -> String;
    fn i_am(name: &str) -> String;
}
