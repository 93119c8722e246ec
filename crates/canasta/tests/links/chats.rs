//! What chats, mails and people do to links.

use canasta::bots::{HeuristicBot, SeededMatch, Style};
use canasta::links::{
    DealLink, LinkCards, LinkError, LinkKind, LinkLength, LinkPlayer, Sender, game_code, read_deal_link, read_game_link,
};
use canasta::rules::{Preset, Seat, seed_from_number};

fn deal() -> DealLink {
    let cards = LinkCards::Seed(seed_from_number(7), LinkLength::ONE);
    let bot = LinkPlayer::Bot { name: "expert".to_owned(), style: Style::Balanced };
    let players = vec![LinkPlayer::Person, bot];
    let deal = DealLink::new(Preset::Duel, Preset::Duel.rules(), cards, Seat::FIRST, players).unwrap();
    deal.with_sender(Sender::new("Ada", 1240))
}

fn game() -> String {
    let series = SeededMatch::new(Preset::Duel, seed_from_number(1), 0);
    let game = series.play(&mut [&mut HeuristicBot::default(), &mut HeuristicBot::default()]).unwrap();
    game_code(game.record()).unwrap()
}

/// Broken into lines of so many characters.
fn broken(text: &str, width: usize, end: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(width).map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join(end)
}

#[test]
fn a_link_is_read_as_it_comes_through_chats() {
    let around = [
        ("", ""),
        (" ", "\n"),
        ("“", "”"),
        ("«", "»,"),
        ("**", "**"),
        ("_", "_"),
        ("(", ")."),
        ("<", ">"),
        ("\u{feff}", "\u{200b}"),
        ("", "…"),
        ("", "?!"),
        ("Dear all, Grand deal: ", " (have fun)"),
        ("> ", ""),
    ];
    let (deal, game) = (deal(), game());
    let record = read_game_link(&game).unwrap();
    for (before, after) in around {
        for page in ["", "#", "https://example.org/canasta/?fbclid=D1G1#", "https://example.org/%23"] {
            for sign in ["=", "=3D", "%3D", "%253D"] {
                let whole = |mark: &str, code: &str| {
                    let marked = if page.is_empty() { code.to_owned() } else { format!("{page}{mark}{sign}{code}") };
                    format!("{before}{marked}{after}")
                };
                let text = whole("deal", &deal.code());
                assert_eq!(read_deal_link(&text).as_ref(), Ok(&deal), "{text}");
                let text = whole("game", &game);
                assert_eq!(read_game_link(&text).as_ref(), Ok(&record), "{text}");
            }
        }
    }
    let link = format!("https://example.org/canasta/#game={game}");
    for end in ["\n", "\r\n", "\n> ", "=\r\n", " ", "\u{ad}", "\u{2028}", "%0A"] {
        for width in [40, 76] {
            assert_eq!(read_game_link(&broken(&link, width, end)).as_ref(), Ok(&record), "{end:?}");
        }
    }
    let link = format!("https://example.org/#deal={}&utm_source=chat", deal.code());
    assert_eq!(read_deal_link(&link), Ok(deal));
}

#[test]
fn what_is_no_link_is_named() {
    assert_eq!(read_deal_link(" \n"), Err(LinkError::Empty));
    assert_eq!(read_deal_link("Dear all, Grand hand today! D"), Err(LinkError::NoCode));
    assert_eq!(read_deal_link("https://example.org/#deal="), Err(LinkError::Damaged));
    assert_eq!(read_game_link(&format!("#deal={}", deal().code())), Err(LinkError::OtherKind(LinkKind::Deal)));
    assert_eq!(read_deal_link(&game()), Err(LinkError::OtherKind(LinkKind::Game)));
}

/// A wrong letter, a missing one, two that changed places, and a link that was cut.
#[test]
fn a_damaged_link_is_never_another_deal() {
    let code = deal().code();
    let check = |code: &str| {
        let text = format!("#deal={code}");
        assert_eq!(read_deal_link(&text), Err(LinkError::Damaged), "{text}");
    };
    let letters: Vec<char> = code.chars().collect();
    for at in 0..letters.len() {
        check(&letters[..at].iter().collect::<String>());
        let without: String = letters[..at].iter().chain(&letters[at + 1..]).collect();
        check(&without);
        for other in ('0'..='9').chain('A'..='Z').chain('a'..='z').filter(|other| *other != letters[at]) {
            let mut wrong = letters.clone();
            wrong[at] = other;
            check(&wrong.iter().collect::<String>());
        }
        if let Some(next) = letters.get(at + 1).filter(|next| **next != letters[at]) {
            let mut wrong = letters.clone();
            (wrong[at], wrong[at + 1]) = (*next, letters[at]);
            check(&wrong.iter().collect::<String>());
        }
    }
    assert_eq!(read_deal_link(&code.to_lowercase()), Err(LinkError::NoCode));
}

/// A code with its letters and the checksum of the documents.
fn sealed(letters: &str) -> String {
    let mut sum = u32::MAX;
    for byte in letters.bytes() {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }
    let mut left = !sum;
    let digits: Vec<char> = ('0'..='9').chain('A'..='Z').chain('a'..='z').collect();
    let mut end = [' '; 6];
    for letter in end.iter_mut().rev() {
        *letter = digits[(left % 62) as usize];
        left /= 62;
    }
    format!("{letters}{}", end.iter().collect::<String>())
}

#[test]
fn newer_codes_are_called_newer() {
    let code = deal().code();
    let body = &code[..code.len() - 6];
    assert_eq!(sealed(body), code);
    for newer in [format!("D2{}", &body[2..]), "DZ".to_owned(), format!("D9{}", "x".repeat(300))] {
        assert_eq!(read_deal_link(&format!("#deal={}", sealed(&newer))), Err(LinkError::Newer));
        let game = newer.replacen('D', "G", 1);
        assert_eq!(read_game_link(&format!("#game={}", sealed(&game))), Err(LinkError::Newer));
    }
    assert_eq!(read_deal_link(&format!("#deal={}", sealed("E1abc"))), Err(LinkError::Newer));
    // A preset that does not exist yet: 15 after a zero for no changes.
    assert_eq!(read_deal_link(&sealed("D1U")), Err(LinkError::Newer));
    // Whole codes of nothing that can be.
    for body in ["D1", "D10", "G1", "G1zzzzzzz", "D1zzzzzzzzzzz", "D1zzzzzzzzzzzz"] {
        let link = sealed(body);
        let [own, other] = match body.starts_with('D') {
            true => [read_deal_link(&link).err(), read_game_link(&link).err()],
            false => [read_game_link(&link).err(), read_deal_link(&link).err()],
        };
        assert!(!matches!(own, None | Some(LinkError::OtherKind(_))), "{link}: {own:?}");
        assert!(matches!(other, Some(LinkError::OtherKind(_))), "{link}: {other:?}");
    }
}

#[test]
fn a_code_too_long_to_be_read_in_time_is_refused_whatever_its_checksum() {
    let of_length = |letters: usize| sealed(&format!("D9{}", "x".repeat(letters)));
    assert_eq!(read_deal_link(&of_length(1_000)), Err(LinkError::Newer));
    assert_eq!(read_deal_link(&of_length(1_000_000)), Err(LinkError::Damaged));
    assert_eq!(read_game_link(&of_length(1_000_000).replacen('D', "G", 1)), Err(LinkError::Damaged));
}
