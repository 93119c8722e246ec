//! Links to finished games: opened, kept and sent.

use crate::house_rules::{send, set, texts_of};
use crate::matches::{click, new_session, play_bots, play_hand, update_kept};
use crate::page::Session;
use crate::review_worker::{look_at, record};
use canasta::bots::Style;
use canasta::links::{
    DealLink, LinkCards, LinkError, LinkLength, LinkPlayer, Sender, game_code, read_deal_link, read_game_link,
};
use canasta::rules::{Preset, Seat, replay};
use canasta_app::features::files::FilesIntent;
use canasta_app::features::library::{LibraryEffect, Origin};
use canasta_app::features::links::{LinkPage, LinksIntent, Sent};
use canasta_app::session::{
    Address, DeviceEffect, Dialog, DialogIntent, Effect, Intent, LearnIntent, Level, LookBackIntent, MatchReviewIntent,
    Message, Player, StorageEffect, StorageMessage, StoredValue, TableIntent,
};
use canasta_app::view::{self, text};
use canasta_app::words;

/// The link of a record of the tests, without the address of the page.
fn game_link(name: &str) -> String {
    let game = replay(&record(name)).game.unwrap();
    format!("game={}", game_code(game.record()).unwrap())
}

/// Opens a link as the page does.
fn open_link(session: &mut Session, fragment: &str) -> Vec<Effect> {
    let Address::Link(text) = Address::of(fragment, "") else { panic!("{fragment} is no link") };
    send(session, Intent::Links(LinksIntent::Read(text)))
}

#[test]
fn a_link_to_a_game_opens_beside_the_match() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let before = session.record();
    let effects = open_link(&mut session, &format!("#{}", game_link("classic-two")));
    // Neither the match nor the library is touched.
    let touches = |effect: &Effect| matches!(effect, Effect::Storage(_) | Effect::Library(_));
    assert!(!effects.iter().any(touches), "{effects:?}");
    let look = session.look_back().unwrap();
    let game = replay(&record("classic-two")).game.unwrap();
    assert_eq!(look.hands(), game.record().hands.len());
    assert!(session.can_review_record() && session.is_watched());
    send(&mut session, Intent::MatchReview(MatchReviewIntent::Toggle));
    assert!(session.match_review().is_some());
    send(&mut session, Intent::Learn(LearnIntent::Leave));
    assert!(session.look_back().is_none());
    assert_eq!(session.record(), before);
}

#[test]
fn a_game_of_a_link_is_kept_when_the_person_says_so() {
    let mut session = Session::default();
    open_link(&mut session, &format!("#{}", game_link("classic")));
    assert!(session.can_keep_looked_at());
    send(&mut session, Intent::Links(LinksIntent::Open));
    assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Send)));
    let effects = send(&mut session, Intent::Links(LinksIntent::Keep));
    let text = effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::ReadText(text)) => Some(text.clone()),
        _ => None,
    });
    let kept = replay(&text.unwrap()).game.unwrap();
    assert_eq!(kept.record().hands, replay(&record("classic")).game.unwrap().record().hands);
}

#[test]
fn a_link_that_cannot_be_used_says_why_and_changes_nothing() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let before = session.record();
    let link = game_link("classic");
    let newer = {
        // Version 2, with the same checksum as version 1 has.
        let code = link.strip_prefix("game=").unwrap();
        let body = format!("G2{}", &code[2..code.len() - 6]);
        let mut sum = u32::MAX;
        for byte in body.bytes() {
            sum ^= u32::from(byte);
            for _ in 0..8 {
                sum = (sum >> 1) ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
            }
        }
        let digits = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        let mut left = !sum;
        let mut letters = [0; 6];
        for letter in letters.iter_mut().rev() {
            *letter = digits[(left % 62) as usize];
            left /= 62;
        }
        format!("game={body}{}", String::from_utf8(letters.to_vec()).unwrap())
    };
    let cut = &link[..link.len() - 1];
    for (text, error) in [(cut, LinkError::Damaged), (&newer, LinkError::Newer), ("game=", LinkError::Damaged)] {
        let effects = open_link(&mut session, &format!("#{text}"));
        assert_eq!(effects, [], "{text}");
        assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Refused)));
        assert_eq!(session.links().refused().unwrap().code(), error.code(), "{text}");
        assert!(session.look_back().is_none());
        let page = view::page(&session);
        assert!(page.dialog.is_some());
        send(&mut session, Intent::Dialog(DialogIntent::Close));
    }
    assert_eq!(session.record(), before);
}

#[test]
fn a_game_is_sent_under_the_name_of_its_player() {
    let mut session = Session::default();
    look_at(&mut session, "classic");
    send(&mut session, Intent::Links(LinksIntent::Open));
    set(&mut session, "sender", "Zoe");
    assert_eq!(session.sender_name(), Some("Zoe"));
    let effects = send(&mut session, Intent::Links(LinksIntent::Copy(Sent::Game)));
    let [Effect::Device(DeviceEffect::CopyLink(link))] = &effects[..] else { panic!("{effects:?}") };
    let sent = read_game_link(link).unwrap();
    let original = replay(&record("classic")).game.unwrap();
    assert_eq!(sent.hands, original.record().hands);
    assert!(!sent.names.iter().any(|name| name == "You"), "{:?}", sent.names);
    let effects = send(&mut session, Intent::Links(LinksIntent::Share(Sent::Game)));
    assert_eq!(effects, [Effect::Device(DeviceEffect::ShareLink(link.clone()))]);
}

#[test]
fn nothing_is_sent_before_a_hand_is_over() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    assert!(session.sendable().is_none());
    send(&mut session, Intent::Links(LinksIntent::Open));
    assert_eq!(send(&mut session, Intent::Links(LinksIntent::Share(Sent::Game))), []);
    assert!(texts_of(&session, "btn").len() >= 3);
}

/// A deal of one hand with bots that answer at once, from this sender.
fn sent_hand(name: &str, result: i32, hands: u8) -> DealLink {
    let rules = Preset::ClassicTwo.rules();
    let bot = LinkPlayer::Bot { name: "thumb".to_owned(), style: Style::Balanced };
    let cards = LinkCards::Seed([9; 32], LinkLength::hands(hands).unwrap());
    let deal = DealLink::new(Preset::ClassicTwo, rules, cards, Seat::FIRST, vec![LinkPlayer::Person, bot]).unwrap();
    deal.with_sender(Sender::new(name, result))
}

/// Presses *Play* at the question of a deal, on a device with a library.
fn play_deal(session: &mut Session, deal: &DealLink) {
    open_link(session, &format!("#deal={}", deal.code()));
    assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Deal)));
    let effects = update_kept(session, click(Intent::Links(LinksIntent::Play)));
    assert!(session.dialog().is_none() && session.sent().is_some(), "{effects:?}");
    play_bots(session, effects);
}

/// What the open dialog says.
fn dialog_text(session: &Session) -> String {
    format!("{:?}", view::page(session).dialog)
}

#[test]
fn a_deal_of_a_link_is_played_and_compared() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let deal = sent_hand("Ada", 12_345, 1);
    open_link(&mut session, &format!("#deal={}", deal.code()));
    let question = dialog_text(&session);
    assert!(question.contains("Ada") && !question.contains("12,345"), "the result comes after one's own");
    play_deal(&mut session, &deal);
    assert!(session.standing().unwrap().rules == *deal.rules());
    play_hand(&mut session);
    let sent = session.ended_sent().unwrap();
    assert_eq!(sent.deal(), &deal);
    // There is no next hand.
    send(&mut session, Intent::Table(TableIntent::NextHand));
    assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Results)));
    let own = session.sendable().unwrap().result().unwrap();
    let results = dialog_text(&session);
    assert!(results.contains("12,345") && results.contains(&text::number(own)), "{results}");
    // The answer has the same cards and the own result.
    set(&mut session, "sender", "Zoe");
    let effects = send(&mut session, Intent::Links(LinksIntent::Copy(Sent::Cards)));
    let [Effect::Device(DeviceEffect::CopyLink(link))] = &effects[..] else { panic!("{effects:?}") };
    let back = read_deal_link(link).unwrap();
    assert_eq!(back, deal.with_sender(Sender::new("Zoe", own)));
}

#[test]
fn several_hands_of_a_link_have_its_decks_and_outlive_a_reload() {
    let mut session = Session::alone();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let deal = sent_hand("Ada", 100, 2);
    play_deal(&mut session, &deal);
    play_hand(&mut session);
    assert!(session.ended_sent().is_none());
    let effects = send(&mut session, Intent::Table(TableIntent::NextHand));
    let effects =
        if effects.contains(&Effect::RequestSeed) { session.update(Message::Seed(Some([1; 32]))) } else { effects };
    let saved = effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    });
    let game = replay(&session.record()).game.unwrap();
    for (number, hand) in (1..).zip(&game.record().hands) {
        if let Some(dealt) = hand.deal() {
            assert_eq!(dealt.dealt_deck(), deal.deck(number));
        }
    }
    let mut later = Session::alone();
    later.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(saved.unwrap()) }));
    assert_eq!(later.sent().unwrap().deal(), &deal);
}

#[test]
fn the_cards_of_a_hand_are_sent_with_its_result() {
    let mut session = Session::default();
    look_at(&mut session, "classic-two");
    let game = replay(&record("classic-two")).game.unwrap();
    send(&mut session, Intent::Links(LinksIntent::Open));
    let last = game.record().hands.last().unwrap();
    let effects = send(&mut session, Intent::Links(LinksIntent::Copy(Sent::Cards)));
    let [Effect::Device(DeviceEffect::CopyLink(link))] = &effects[..] else { panic!("{effects:?}") };
    let deal = read_deal_link(link).unwrap();
    assert_eq!(deal.deck(1), last.deal().unwrap().dealt_deck());
    assert_eq!((deal.dealer(), deal.rules()), (last.dealer, game.rules()));
    // Only a first hand is played from the same scores.
    assert_eq!(deal.sender().is_some(), last.number == 1);
    send(&mut session, Intent::Dialog(DialogIntent::Close));
    send(&mut session, Intent::LookBack(LookBackIntent::GoToHand(0)));
    let first = &game.record().hands[0];
    let effects = send(&mut session, Intent::Links(LinksIntent::Share(Sent::Cards)));
    let [Effect::Device(DeviceEffect::ShareLink(link))] = &effects[..] else { panic!("{effects:?}") };
    let deal = read_deal_link(link).unwrap();
    assert_eq!(deal.deck(1), first.deal().unwrap().dealt_deck());
    let side = game.rules().sides().scoring_of(Seat::FIRST);
    assert_eq!(deal.sender().unwrap().result(), first.end.as_ref().unwrap().1[side]);
}

#[test]
fn a_later_hand_is_sent_and_repeated_under_its_own_rules() {
    let minimums = [0, 10, 20];
    let changes = serde_json::json!({
        "by_deal": [{}, {}, {"draw_count": 3, "canastas_to_go_out": 4}], "target": null, "deals": 5,
        "opening_by": "deal", "opening_minimums": minimums,
    });
    let rules = Preset::ClassicTwo.rules().with(changes.as_object().unwrap()).unwrap();
    let mut session = new_session(Preset::ClassicTwo, rules, 3);
    for number in 1..=3 {
        play_hand(&mut session);
        assert_eq!(session.standing().unwrap().hand, number);
        let deal = session.sendable().unwrap().deal(None).unwrap();
        assert_eq!(*deal.rules(), rules.of_hand_as_first(u32::try_from(number).unwrap()), "hand {number}");
        assert_eq!(deal.rules().opening_minimum(0), minimums[number - 1], "hand {number}");
        if number < 3 {
            send(&mut session, Intent::Table(TableIntent::NextHand));
            let effects = session.update(Message::Seed(Some([5; 32])));
            play_bots(&mut session, effects);
        }
    }
    let plan = session.plan().clone();
    let repeat = click(Intent::NewGame(canasta_app::session::NewGameIntent::SameDeal));
    update_kept(&mut session, repeat);
    if session.question().is_some() {
        update_kept(&mut session, click(Intent::Dialog(DialogIntent::Confirm)));
    }
    assert_eq!(session.standing().unwrap().hand, 1);
    let now = *session.observation().unwrap().rules();
    assert_eq!((now.draw_count, now.canastas_to_go_out, now.opening_minimum(0)), (3, 4, 20));
    // The next match is one of the whole rules again.
    assert_eq!(session.plan(), &plan);
}

#[test]
fn a_bot_that_is_unknown_is_named_before_the_deal() {
    let mut session = Session::default();
    let rules = Preset::ClassicTwo.rules();
    let bot = LinkPlayer::Bot { name: "later-1".to_owned(), style: Style::Balanced };
    let cards = LinkCards::Seed([9; 32], LinkLength::ONE);
    let deal = DealLink::new(Preset::ClassicTwo, rules, cards, Seat::FIRST, vec![LinkPlayer::Person, bot]).unwrap();
    open_link(&mut session, &format!("#deal={}", deal.code()));
    assert!(dialog_text(&session).contains(words::links::unknown_bot(text::level(Level::usual())).as_str()));
    send(&mut session, Intent::Links(LinksIntent::Play));
    assert_eq!(session.places()[1].player, Player::Bot(Level::usual()));
}

#[test]
fn a_pasted_link_is_opened_as_the_address_is() {
    let mut session = Session::default();
    let deal = sent_hand("Ada", 100, 1);
    set(&mut session, "import", &format!("Try this: https://example.org/#deal={}, good luck!", deal.code()));
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!(session.links().deal().unwrap().deal(), &deal);
    set(&mut session, "import", &game_link("classic"));
    send(&mut session, Intent::Files(FilesIntent::LookBack));
    assert!(session.look_back().is_some());
}

#[test]
fn a_deal_of_a_link_is_kept_as_that_and_ends_after_its_hands() {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let before = session.plan().clone();
    play_deal(&mut session, &sent_hand("Ada", 100, 1));
    assert_eq!(session.plan().preset, before.preset, "the next match is planned as before");
    play_hand(&mut session);
    assert!(!session.has_game_on());
    for length in [LinkLength::Match, LinkLength::ONE, LinkLength::hands(8).unwrap()] {
        let origin = Origin::Link(length);
        assert_eq!(Origin::from(String::from(origin)), origin);
    }
    assert_eq!(Origin::from("link 9".to_owned()), Origin::Imported, "one of a later version counts in no figures");
}
