use super::super::action_buttons::ActionKind;
use super::super::coach::Tip;
use super::super::dialog::DialogKind;
use super::super::level::{Level, Player};
use super::super::plan_change::PlanChange;
use super::super::stored_value::StoredValue;
use super::*;
use crate::beside::drills::Drill;
use crate::beside::look_back::{RecordPoint, Stride, ViewFrom};
use crate::features::duplicate::{Against, DuplicateStep};
use crate::features::files::ExportKind;
use crate::features::friends::{FriendsStep, Patience, SeatChoice};
use crate::features::house_rules::RuleChange;
use crate::features::library::{GameId, StateFilter};
use crate::features::links::{LinksIntent, Sent};
use crate::features::score_keeper::{CountBy, Item, RulesChoice, SheetId};
use crate::features::settings::{Command, SettingChange, Switch, Theme};
use crate::pages::glossary::Term;
use crate::session::board_try::BoardTry;
use canasta::bots::Style;
use canasta::duplicate::{Boards, Playing, Way};
use canasta::rules::{BonusKey, MeldKind, Players, Preset, Rank, RuleField};

/// Every intent without data, and an example of each intent with data.
fn examples() -> Vec<Intent> {
    let rule = |text: &str| RuleChange::parse("rule.hand_size", text).unwrap();
    let id: GameId = "0123456789abcdef".parse().unwrap();
    let minimum = RuleChange::parse("rule.opening_minimums.2", "90").unwrap();
    let day = canasta::daily::DailyDeal::of(canasta::daily::FIRST_DAY, canasta::daily::DailyGame::TwoPlayers).unwrap();
    let mut all = vec![
        Intent::Hand(HandIntent::Select(7)),
        Intent::Hand(HandIntent::SelectOnly(vec![])),
        Intent::Hand(HandIntent::SelectOnly(vec![2, 5])),
        Intent::Hand(HandIntent::Deselect),
        Intent::Hand(HandIntent::Grab(3)),
        Intent::Hand(HandIntent::Discard(4)),
        Intent::Hand(HandIntent::Move(CardMove { cards: vec![5], before: Some(6) })),
        Intent::Hand(HandIntent::Move(CardMove { cards: vec![5, 9, 7], before: Some(6) })),
        Intent::Hand(HandIntent::Move(CardMove { cards: vec![5], before: None })),
        Intent::Hand(HandIntent::Unstage(1)),
        Intent::Hand(HandIntent::NoneOf(Rank::Ten)),
        Intent::Table(TableIntent::AddTo(MeldKind::Set(Rank::Ten).into())),
        Intent::Table(TableIntent::Pile),
        Intent::Table(TableIntent::Lay),
        Intent::Table(TableIntent::Drop(DropTarget::Pile)),
        Intent::Table(TableIntent::Drop(DropTarget::Stock)),
        Intent::Table(TableIntent::Drop(DropTarget::OpponentMelds)),
        Intent::Table(TableIntent::Undo),
        Intent::Table(TableIntent::UndoTurn),
        Intent::Table(TableIntent::Reveal),
        Intent::Table(TableIntent::TogglePause),
        Intent::Table(TableIntent::Step),
        Intent::Table(TableIntent::Skip),
        Intent::Table(TableIntent::Hurry),
        Intent::Table(TableIntent::ReplayRound),
        Intent::Table(TableIntent::EndReplay),
        Intent::Table(TableIntent::CheckDeal),
        Intent::Table(TableIntent::NextHand),
        Intent::Table(TableIntent::Abandon),
        Intent::Advice(AdviceIntent::Hint),
        Intent::Advice(AdviceIntent::CloseHint),
        Intent::Advice(AdviceIntent::Review(12)),
        Intent::ScoreKeeper(ScoreKeeperIntent::New),
        Intent::ScoreKeeper(ScoreKeeperIntent::Rules(RulesChoice::Preset(Preset::Samba))),
        Intent::ScoreKeeper(ScoreKeeperIntent::Rules(RulesChoice::Own(2))),
        Intent::ScoreKeeper(ScoreKeeperIntent::Sides(6)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Name(1, "A=b".to_owned())),
        Intent::ScoreKeeper(ScoreKeeperIntent::Dealer(None)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Dealer(Some(1))),
        Intent::ScoreKeeper(ScoreKeeperIntent::Begin),
        Intent::ScoreKeeper(ScoreKeeperIntent::Open(SheetId::FIRST)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Delete(SheetId::FIRST)),
        Intent::ScoreKeeper(ScoreKeeperIntent::UndoDelete),
        Intent::ScoreKeeper(ScoreKeeperIntent::Rename(0, "Ada = A".to_owned())),
        Intent::ScoreKeeper(ScoreKeeperIntent::AddHand),
        Intent::ScoreKeeper(ScoreKeeperIntent::Correct(3)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Remove(3)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Undo),
        Intent::ScoreKeeper(ScoreKeeperIntent::Redo),
        Intent::ScoreKeeper(ScoreKeeperIntent::CountBy(1, CountBy::Total)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Write(1, Item::Total, "-75".to_owned())),
        Intent::ScoreKeeper(ScoreKeeperIntent::Write(0, Item::Canasta(BonusKey::WILD_TWOS), "1".to_owned())),
        Intent::ScoreKeeper(ScoreKeeperIntent::Tap(-1, 0, Item::Held(10))),
        Intent::ScoreKeeper(ScoreKeeperIntent::Tap(50, 0, Item::Melded)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Negate(5, Item::Other)),
        Intent::ScoreKeeper(ScoreKeeperIntent::WentOut(None)),
        Intent::ScoreKeeper(ScoreKeeperIntent::WentOut(Some(0))),
        Intent::ScoreKeeper(ScoreKeeperIntent::OutPartner(None)),
        Intent::ScoreKeeper(ScoreKeeperIntent::OutPartner(Some(2))),
        Intent::ScoreKeeper(ScoreKeeperIntent::Concealed(true)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Special(0, None)),
        Intent::ScoreKeeper(ScoreKeeperIntent::Special(0, Some(Item::Special(3)))),
        Intent::ScoreKeeper(ScoreKeeperIntent::KeepHand),
        Intent::ScoreKeeper(ScoreKeeperIntent::DropHand),
        Intent::ScoreKeeper(ScoreKeeperIntent::UndoDrop),
        Intent::Daily(DailyIntent::Play(day)),
        Intent::Daily(DailyIntent::Refuse(crate::features::daily::DayRefusal::Game)),
        Intent::Daily(DailyIntent::Show(day.date())),
        Intent::Daily(DailyIntent::Result(day)),
        Intent::Daily(DailyIntent::Look(day)),
        Intent::Daily(DailyIntent::Send(day)),
        Intent::Daily(DailyIntent::Picture(day)),
        Intent::Daily(DailyIntent::Copy(day)),
        Intent::Duplicate(DuplicateStep::Game(Preset::Samba).into()),
        Intent::Duplicate(DuplicateStep::Boards(Boards::Eight).into()),
        Intent::Duplicate(DuplicateStep::Against(Against::Turned).into()),
        Intent::Duplicate(DuplicateStep::Start.into()),
        Intent::Duplicate(DuplicateStep::Show(u32::MAX).into()),
        Intent::Duplicate(DuplicateStep::GoOn(0).into()),
        Intent::Duplicate(DuplicateStep::GiveUp(7).into()),
        Intent::Duplicate(
            DuplicateStep::Look(BoardTry { id: 7, playing: Playing { board: 8, way: Way::Second } }).into(),
        ),
        Intent::Duplicate(DuplicateStep::Send(7).into()),
        Intent::Duplicate(DuplicateStep::Copy(7).into()),
        Intent::Duplicate(DuplicateStep::PlaySent.into()),
        Intent::Friends(FriendsStep::Read("#join=I1abc.def=".to_owned()).into()),
        Intent::Friends(FriendsStep::WriteName("Ann".to_owned()).into()),
        Intent::Friends(FriendsStep::Seat(3, SeatChoice::Friend).into()),
        Intent::Friends(FriendsStep::Away(Patience::FiveMinutes).into()),
        Intent::Friends(FriendsStep::Bots(Level::strongest()).into()),
        Intent::Friends(FriendsStep::Invite.into()),
        Intent::Friends(FriendsStep::WriteReply(String::new()).into()),
        Intent::Friends(FriendsStep::Apply.into()),
        Intent::Friends(FriendsStep::Answer.into()),
        Intent::Friends(FriendsStep::Share.into()),
        Intent::Friends(FriendsStep::Copy.into()),
        Intent::Friends(FriendsStep::Deal.into()),
        Intent::Friends(FriendsStep::FillWithBots.into()),
        Intent::Friends(FriendsStep::Say(9).into()),
        Intent::Friends(FriendsStep::Nudge.into()),
        Intent::Friends(FriendsStep::AskBot(2).into()),
        Intent::Friends(FriendsStep::Vote(true).into()),
        Intent::Friends(FriendsStep::Mute.into()),
        Intent::Friends(FriendsStep::Leave.into()),
        Intent::Dialog(DialogIntent::Close),
        Intent::Dialog(DialogIntent::Back),
        Intent::Dialog(DialogIntent::ChooseWay(2)),
        Intent::Dialog(DialogIntent::Confirm),
        Intent::Dialog(DialogIntent::Decline),
        Intent::Dialog(DialogIntent::Print),
        Intent::Dialog(DialogIntent::CountAtOnce),
        Intent::Notice(NoticeIntent::CloseWarning),
        Intent::Notice(NoticeIntent::CloseRefusal),
        Intent::Notice(NoticeIntent::KeepMouse),
        Intent::Settings(SettingsIntent::Change(SettingChange::Theme(Theme::Dark))),
        Intent::Settings(SettingsIntent::Change(SettingChange::Key(Command::Draw, Some('t')))),
        Intent::Settings(SettingsIntent::Change(SettingChange::Key(Command::Draw, None))),
        Intent::Settings(SettingsIntent::Change(SettingChange::DefaultKeys)),
        Intent::Settings(SettingsIntent::Reset),
        Intent::Settings(SettingsIntent::CloseCoach),
        Intent::Settings(SettingsIntent::CloseTip(Tip::Frozen)),
        Intent::Settings(SettingsIntent::OpenTip(Tip::Frozen)),
        Intent::Settings(SettingsIntent::OpenAllTips),
        Intent::Settings(SettingsIntent::DeclineInstall),
        Intent::Settings(SettingsIntent::DeclineSound),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Preset(Preset::Duel))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Taught)),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Shelved)),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Players(Players::Two))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Target(Some(5000)))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Target(None))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Name(2, "A = B: C".to_owned()))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Player(3, Player::Person))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Player(3, Player::Bot(Level::strongest())))),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Style(1, Style::Runner))),
        Intent::NewGame(NewGameIntent::Cut(Some(30))),
        Intent::NewGame(NewGameIntent::Cut(None)),
        Intent::NewGame(NewGameIntent::Lift),
        Intent::NewGame(NewGameIntent::LiftAnywhere),
        Intent::NewGame(NewGameIntent::Start),
        Intent::NewGame(NewGameIntent::Taught),
        Intent::NewGame(NewGameIntent::CloseNews),
        Intent::NewGame(NewGameIntent::Change(PlanChange::Deals(4))),
        Intent::NewGame(NewGameIntent::SameAgain),
        Intent::NewGame(NewGameIntent::SameDeal),
        Intent::NewGame(NewGameIntent::NextLevel),
        Intent::HouseRules(HouseRulesIntent::Change(rule("13"))),
        Intent::HouseRules(HouseRulesIntent::Change(rule("no number"))),
        Intent::HouseRules(HouseRulesIntent::Change(minimum)),
        Intent::HouseRules(HouseRulesIntent::Change(
            RuleChange::parse("rule.canasta_bonuses.wild-twos", "1,500").unwrap(),
        )),
        Intent::HouseRules(HouseRulesIntent::Change(RuleChange::parse("rule.talons.add", "").unwrap())),
        Intent::HouseRules(HouseRulesIntent::Change(RuleChange::parse("rule.opening_minimums.remove", "2").unwrap())),
        Intent::HouseRules(HouseRulesIntent::Reset(RuleField::HandSize)),
        Intent::HouseRules(HouseRulesIntent::Mend(1)),
        Intent::HouseRules(HouseRulesIntent::TryHand),
        Intent::HouseRules(HouseRulesIntent::ResetAll),
        Intent::HouseRules(HouseRulesIntent::TakeBack),
        Intent::HouseRules(HouseRulesIntent::WriteName("Ours".to_owned())),
        Intent::HouseRules(HouseRulesIntent::Keep),
        Intent::HouseRules(HouseRulesIntent::Choose(1)),
        Intent::HouseRules(HouseRulesIntent::Rename(1, "Ours = theirs".to_owned())),
        Intent::HouseRules(HouseRulesIntent::Remove(3)),
        Intent::HouseRules(HouseRulesIntent::WriteCode("abc".to_owned())),
        Intent::HouseRules(HouseRulesIntent::UseCode),
        Intent::Files(FilesIntent::WriteText("canasta 1\nrules classic\n".to_owned())),
        Intent::Files(FilesIntent::Import),
        Intent::Files(FilesIntent::Load("canasta-record 1\n".to_owned())),
        Intent::Files(FilesIntent::LookBack),
        Intent::Files(FilesIntent::SaveSetAside(1)),
        Intent::Files(FilesIntent::TryAgain(2)),
        Intent::Files(FilesIntent::DeleteSetAside(20)),
        Intent::Files(FilesIntent::SaveUncopied(StoredValue::Plan)),
        Intent::Links(LinksIntent::Read("game=G1a.b, c".to_owned())),
        Intent::Links(LinksIntent::Open),
        Intent::Links(LinksIntent::Copy(Sent::Game)),
        Intent::Links(LinksIntent::Share(Sent::Game)),
        Intent::Links(LinksIntent::WriteName("Ada = B".to_owned())),
        Intent::Links(LinksIntent::Share(Sent::Cards)),
        Intent::Links(LinksIntent::Play),
        Intent::Links(LinksIntent::Compare),
        Intent::Links(LinksIntent::Keep),
        Intent::Learn(LearnIntent::FirstPage),
        Intent::Learn(LearnIntent::Lesson),
        Intent::Drill(DrillIntent::Begin(Drill::Open)),
        Intent::Drill(DrillIntent::Next),
        Intent::Drill(DrillIntent::Again),
        Intent::Drill(DrillIntent::Show),
        Intent::Drill(DrillIntent::Number(-55)),
        Intent::Mistakes(MistakesIntent::Next),
        Intent::Learn(LearnIntent::Back),
        Intent::Learn(LearnIntent::Next),
        Intent::Learn(LearnIntent::ShowStep),
        Intent::Learn(LearnIntent::Leave),
        Intent::Library(LibraryIntent::Resume(id.clone())),
        Intent::Library(LibraryIntent::LookBack(id.clone())),
        Intent::Library(LibraryIntent::LookAtHand(id.clone(), 12)),
        Intent::Statistics(StatisticsIntent::CountRules(None)),
        Intent::Statistics(StatisticsIntent::CountRules(Some(Preset::Evening))),
        Intent::Statistics(StatisticsIntent::Export),
        Intent::Library(LibraryIntent::Persist),
        Intent::Library(LibraryIntent::Review(id.clone())),
        Intent::Library(LibraryIntent::EditTitle(id.clone())),
        Intent::Library(LibraryIntent::Rename(id.clone(), "Won = at last: ours".to_owned())),
        Intent::Library(LibraryIntent::Delete(id.clone())),
        Intent::Library(LibraryIntent::UndoDelete),
        Intent::Library(LibraryIntent::Export(id)),
        Intent::Library(LibraryIntent::ExportAll),
        Intent::Library(LibraryIntent::ExportUnkept),
        Intent::Library(LibraryIntent::FilterRules(None)),
        Intent::Library(LibraryIntent::FilterRules(Some(Preset::Duel))),
        Intent::Library(LibraryIntent::FilterPlayer(String::new())),
        Intent::Library(LibraryIntent::FilterPlayer("A = B: C".to_owned())),
        Intent::Library(LibraryIntent::Search("ada duel".to_owned())),
        Intent::Library(LibraryIntent::ClearFilter),
        Intent::Library(LibraryIntent::ShowMore),
        Intent::Library(LibraryIntent::WriteText("canasta-record 1\n".to_owned())),
        Intent::Library(LibraryIntent::AddPasted),
        Intent::Library(LibraryIntent::StopImport),
        Intent::Library(LibraryIntent::ClaimAll),
        Intent::Library(LibraryIntent::Claim("0123456789abcdef".parse().unwrap())),
        Intent::Library(LibraryIntent::Disclaim("0123456789abcdef".parse().unwrap())),
        Intent::LookBack(LookBackIntent::Open),
        Intent::LookBack(LookBackIntent::Scrub(17)),
        Intent::LookBack(LookBackIntent::GoToHand(2)),
        Intent::LookBack(LookBackIntent::GoTo(RecordPoint { hand: 3, actions: 17 })),
        Intent::LookBack(LookBackIntent::Play),
        Intent::LookBack(LookBackIntent::ChangeSpeed),
        Intent::LookBack(LookBackIntent::PlayOn),
        Intent::LookBack(LookBackIntent::PlayOnAgain),
        Intent::LookBack(LookBackIntent::CopyScenario),
        Intent::MatchReview(MatchReviewIntent::Open),
        Intent::MatchReview(MatchReviewIntent::Toggle),
        Intent::MatchReview(MatchReviewIntent::ToggleRunning),
        Intent::Exercise(ExerciseIntent::Begin),
        Intent::Exercise(ExerciseIntent::Again),
        Intent::Exercise(ExerciseIntent::Show),
        Intent::Files(FilesIntent::CopyLink),
        Intent::Files(FilesIntent::ShareLink),
        Intent::Device(DeviceIntent::Install),
        Intent::Device(DeviceIntent::ApplyUpdate),
        Intent::Device(DeviceIntent::Fullscreen),
        Intent::Device(DeviceIntent::TakeOver),
        Intent::Words(WordsIntent::Search(String::new())),
        Intent::Words(WordsIntent::Search("dirty = mixed: 2".to_owned())),
    ];
    all.extend(Stride::ALL.iter().map(|&stride| Intent::LookBack(LookBackIntent::Go(stride))));
    all.extend(ViewFrom::all(Players::Four).map(|view| Intent::LookBack(LookBackIntent::LookFrom(view))));
    all.extend(ActionKind::ALL.map(|kind| Intent::Table(TableIntent::Act(kind))));
    let kinds = DialogKind::ALL.into_iter().filter(|kind| kind.dialog().is_some());
    all.extend(kinds.map(|kind| Intent::Dialog(DialogIntent::Open(kind))));
    all.extend(Switch::ALL.iter().map(|&switch| Intent::Settings(SettingsIntent::Toggle(switch))));
    all.extend(StateFilter::ALL.map(|state| Intent::Library(LibraryIntent::FilterState(state))));
    all.extend(Query::ALL.map(Intent::Say));
    all.extend(Term::ALL.map(|term| Intent::Words(WordsIntent::Explain(term))));
    for kind in [ExportKind::RulesCode, ExportKind::Settings, ExportKind::Record] {
        all.extend([FilesIntent::Copy, FilesIntent::Download, FilesIntent::Share].map(|of| Intent::Files(of(kind))));
    }
    all
}

#[test]
fn every_intent_is_read_back_from_its_text() {
    let all = examples();
    for intent in &all {
        assert_eq!(intent.to_string().parse().as_ref(), Ok(intent), "{intent}");
    }
    let mut texts: Vec<String> = all.iter().map(Intent::to_string).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), all.len(), "no text has two meanings");
}

#[test]
fn every_field_of_the_rules_can_be_changed() {
    for &field in RuleField::ALL {
        assert_eq!(field.name().parse(), Ok(field));
    }
    assert!(Intent::from_control("rule.wings", "2").is_err());
}

#[test]
fn a_text_that_is_no_intent_is_an_error() {
    for text in [
        "",
        "dance",
        "card",
        "card:",
        "card:-1",
        "card:king",
        "do:everything",
        "open:ways",
        "open:ask",
        "open:nothing",
        "toggle:wings",
        "set:theme",
        "set:theme=purple",
        "set:wings=2",
        "set:key-draw=ab",
        "set:player9=person",
        "set:player1=deep-thought",
        "set:target=far",
        "set:rule.required_ranks=two",
        "set:own.x=name",
        "reset-rule:wings",
        "copy:everything",
        "say:cheese",
        "word:cheese",
        "resume:",
        "resume:0123456789ABCDEF",
        "set:game-title.x=name",
        "set:list-rules=poker",
        "open:word",
        "drop:floor",
        "move:1,x",
    ] {
        assert_eq!(text.parse::<Intent>(), Err(ParseIntentError), "{text}");
    }
}
