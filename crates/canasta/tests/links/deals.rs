//! Links to deals.

use canasta::bots::{ROSTER, Style};
use canasta::duplicate::Boards;
use canasta::links::{
    BadDeal, DealLink, LinkCards, LinkKind, LinkLength, LinkPlayer, NAME_LENGTH, Sender, read_deal_link,
};
use canasta::rules::{
    Deck, Preset, RuleField, Rules, Seat, Visibility, deck_sha256, generator, rules_code, seed_from_number,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// What stands after the `#` of a link that is shown as a picture of squares.
const LONGEST: usize = 200;

fn random_players(rules: &Rules, rng: &mut impl Rng) -> Vec<LinkPlayer> {
    let mut players: Vec<LinkPlayer> = (1..rules.players.count())
        .map(|_| LinkPlayer::Bot {
            name: ROSTER.choose(rng).unwrap().name.to_owned(),
            style: *Style::ALL.choose(rng).unwrap(),
        })
        .collect();
    players.insert(rng.random_range(0..rules.players.count()), LinkPlayer::Person);
    players
}

fn random_dealer(rules: &Rules, rng: &mut impl Rng) -> Seat {
    rules.players.seat(rng.random_range(0..rules.players.count())).unwrap()
}

fn fields(visible: &[Visibility]) -> Vec<RuleField> {
    RuleField::ALL.iter().copied().filter(|field| visible.contains(&field.visibility())).collect()
}

#[test]
fn deals_of_all_games_come_back() {
    let mut rng = generator([1; 32]);
    let all = fields(&[Visibility::Always, Visibility::WithVariants]);
    for number in 0..600_u32 {
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        let rules = preset.rules().with_random_changes(&all, 12, &mut rng);
        let cards = match number % 10 {
            0 => LinkCards::Deck(rules.shuffled_deck(&mut rng)),
            1 => LinkCards::Seed(rng.random(), LinkLength::Match),
            2 => LinkCards::Seed(rng.random(), LinkLength::Boards(*Boards::ALL.choose(&mut rng).unwrap())),
            hands => LinkCards::Seed(seed_from_number(rng.random()), LinkLength::hands(hands as u8 - 1).unwrap()),
        };
        let (dealer, players) = (random_dealer(&rules, &mut rng), random_players(&rules, &mut rng));
        let mut deal = DealLink::new(preset, rules, cards, dealer, players).unwrap();
        if rng.random() {
            let result = if rng.random() { rng.random_range(-300..2_000) * 5 } else { rng.random() };
            let sender = match deal.length() {
                LinkLength::Boards(boards) => {
                    Sender::of_boards("Åsa 🂡", (0..boards.count()).map(|_| rng.random_range(-4_000..4_000)).collect())
                }
                LinkLength::Hands(_) | LinkLength::Match => Sender::new("Åsa 🂡", result),
            };
            deal = deal.with_sender(sender);
            assert!(deal.sender().is_some());
        }
        assert_eq!(read_deal_link(&deal.code()), Ok(deal));
    }
}

/// Ten changed fields, a seed of full length, a sender with a name of twenty letters of another alphabet, three different levels.
/// The games beside Classic have lists and tables of points, some of which take longer.
#[test]
fn a_link_with_ten_changed_fields_is_short() {
    let mut rng = generator([2; 32]);
    let levels = ["beginner", "club", "master", "expert", "casual"].into_iter().zip(Style::ALL.into_iter().cycle());
    let mut longer = 0;
    for number in 0..1_200_u32 {
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        let visible: &[Visibility] =
            if preset.is_variant() { &[Visibility::Always, Visibility::WithVariants] } else { &[Visibility::Always] };
        let rules = loop {
            let rules = preset.rules().with_random_changes(&fields(visible), 14, &mut rng);
            if rules.changes_from(&preset.rules()).len() == 10 {
                break rules;
            }
        };
        let bots = levels.clone().map(|(name, style)| LinkPlayer::Bot { name: name.to_owned(), style });
        let players = std::iter::once(LinkPlayer::Person).chain(bots.cycle()).take(rules.players.count()).collect();
        let cards = LinkCards::Seed([255; 32], LinkLength::Match);
        let deal = DealLink::new(preset, rules, cards, Seat::FIRST, players).unwrap();
        let deal = deal.with_sender(Sender::new(&"Ж".repeat(NAME_LENGTH), -20_015));
        assert_eq!(read_deal_link(&deal.code()).as_ref(), Ok(&deal));
        let length = LinkKind::Deal.mark().len() + deal.code().len();
        if preset.is_variant() {
            assert!(length <= 300, "{length}: {preset} {}", rules_code(preset, &rules));
            longer += u32::from(length > LONGEST);
        } else {
            assert!(length <= LONGEST, "{length}: {preset} {}", rules_code(preset, &rules));
        }
    }
    assert!(longer < 100, "{longer} of 400 links to further games are longer than {LONGEST}");
}

#[test]
fn a_plain_link_is_shorter_still() {
    let bot = |name: &str| LinkPlayer::Bot { name: name.to_owned(), style: Style::Balanced };
    let players = vec![LinkPlayer::Person, bot("expert"), bot("expert"), bot("expert")];
    let length = |cards| {
        let deal = DealLink::new(Preset::Classic, Rules::default(), cards, Seat::FIRST, players.clone()).unwrap();
        deal.code().len()
    };
    assert!(length(LinkCards::Seed(seed_from_number(7), LinkLength::ONE)) <= 16);
    assert!(length(LinkCards::Seed([255; 32], LinkLength::ONE)) <= 60);
    assert!(length(LinkCards::Deck(Deck::shuffled(&mut generator([1; 32])))) <= 105);
}

#[test]
fn impossible_deals_are_refused() {
    let rules = Preset::Duel.rules();
    let bot = |name: &str| LinkPlayer::Bot { name: name.to_owned(), style: Style::Balanced };
    let two = || vec![LinkPlayer::Person, bot("expert")];
    let seed = || LinkCards::Seed([0; 32], LinkLength::ONE);
    let deal = |rules, cards, dealer, players| DealLink::new(Preset::Duel, rules, cards, dealer, players).err();
    assert_eq!(deal(rules, seed(), Seat::FIRST, two()), None);
    assert_eq!(
        deal(rules, seed(), Seat::FIRST, vec![LinkPlayer::Person]),
        Some(BadDeal::Players { seats: 2, players: 1 })
    );
    assert_eq!(deal(rules, seed(), Seat::try_from(2).unwrap(), two()), Some(BadDeal::Dealer));
    let many = Deck::shuffled(&mut generator([1; 32]));
    let mut other = rules;
    other.packs = 3;
    assert_eq!(deal(other, LinkCards::Deck(many), Seat::FIRST, two()), Some(BadDeal::Deck));
    for name in ["", "abcdefghijklmnopqrstu"] {
        let players = vec![LinkPlayer::Person, bot(name)];
        assert_eq!(deal(rules, seed(), Seat::FIRST, players), Some(BadDeal::BotName(name.to_owned())));
    }
    let nine = LinkCards::Seed([0; 32], LinkLength::Hands(9.try_into().unwrap()));
    assert_eq!(deal(rules, nine, Seat::FIRST, two()), Some(BadDeal::Hands(9)));
    let mut odd = rules;
    odd.hand_size = 100;
    assert!(matches!(deal(odd, seed(), Seat::FIRST, two()), Some(BadDeal::Rules(_))));
    assert_eq!((LinkLength::hands(0), LinkLength::hands(9)), (None, None));
}

/// Each hand has a deck of its own, and the first is that of the seed.
#[test]
fn decks_follow_from_the_seed() {
    let rules = Rules::default();
    let players = vec![LinkPlayer::Person; 4];
    let cards = LinkCards::Seed(seed_from_number(1), LinkLength::Match);
    let deal = DealLink::new(Preset::Classic, rules, cards, Seat::FIRST, players.clone()).unwrap();
    let hashes = [1, 2, 3].map(|hand| deck_sha256(&deal.deck(hand)));
    assert_eq!(hashes, HASHES);
    assert_eq!(deal.deck(1), Deck::shuffled(&mut generator(seed_from_number(1))));
    let deck = deal.deck(2);
    let cards = LinkCards::Deck(deck.clone());
    let one = DealLink::new(Preset::Classic, rules, cards, Seat::FIRST, players).unwrap();
    assert_eq!((one.deck(1), one.length()), (deck, LinkLength::ONE));
}

/// The SHA-256 of the first decks of seed 1.
const HASHES: [&str; 3] = [
    "2875fa609001a22aa0940a4393182ac9bc01536670bf4b516d0af26b83a2eefb",
    "ad205fa68159166c6879b953c1357c08537f361a38b000113b8b6eb2d482e949",
    "b893869f8753a7a830111177d5e9a7f55a02dad5778db8cd9d87e0a57fa3517c",
];

/// A link to boards has the lead on each, or no sender, so that every deal has one code.
#[test]
fn a_sender_of_boards_tells_the_lead_on_each() {
    let cards = LinkCards::Seed(seed_from_number(7), LinkLength::Boards(Boards::Four));
    let players = vec![LinkPlayer::Person, LinkPlayer::Bot { name: "daily-1".to_owned(), style: Style::Balanced }];
    let rules = Preset::Duel.rules();
    let boards = DealLink::new(Preset::Duel, rules, cards, Seat::FIRST, players.clone()).unwrap();
    let leads = vec![300, -1_155, 0, 42];
    let sent = boards.clone().with_sender(Sender::of_boards("Ada", leads.clone()));
    let read = read_deal_link(&sent.code()).unwrap();
    assert_eq!(read.sender().map(|sender| (sender.leads(), sender.result())), Some((&*leads, -813)));
    for other in [Sender::new("Ada", 5), Sender::of_boards("Ada", vec![1; 8])] {
        assert_eq!(boards.clone().with_sender(other).sender(), None);
    }
    let hand = LinkCards::Seed(seed_from_number(7), LinkLength::ONE);
    let hand = DealLink::new(Preset::Duel, rules, hand, Seat::FIRST, players).unwrap();
    let sent = hand.with_sender(Sender::of_boards("Ada", leads));
    assert_eq!(sent.sender(), Some(&Sender::new("Ada", -813)));
    let json = |hands: &str, sender: &str| {
        let text = format!(
            r#"{{"seed":7,"duplicate":true,"hands":{hands},"players":["person"],"rules":"duel","sender":{sender}}}"#
        );
        serde_json::from_str::<DealLink>(&text.replace("\"person\"", "\"person\",\"daily-1\""))
            .map_err(|error| error.to_string())
    };
    assert_eq!(json("4", r#"{"name":"Ada","leads":[300,-1155,0,42]}"#), Ok(read));
    for (hands, sender) in
        [("5", r#"{"name":"Ada","leads":[1,1,1,1,1]}"#), ("\"match\"", r#"{"name":"Ada","result":1}"#)]
    {
        assert!(json(hands, sender).unwrap_err().contains("4 or 8"), "{hands}");
    }
    for sender in [r#"{"name":"Ada","result":1}"#, r#"{"name":"Ada","leads":[1]}"#] {
        assert!(json("4", sender).unwrap_err().contains("leads"), "{sender}");
    }
}
