//! Hosts whose page was changed so that they know or choose the cards, and what a guest finds of it.

use canasta::bots::{Bot, HeuristicBot};
use canasta::friends::shuffle::{ShuffleCheck, deck, first_dealer, promise};
use canasta::friends::{Guest, GuestEffect, GuestInput, GuestMessage, GuestNotice, HostMessage, PROOF_MS, Secret};
use canasta::links::{Endpoint, Invitation};
use canasta::referee::SeatAction;
use canasta::rules::{Action, Deck, Game, Preset, Seat, deck_sha256, rules_code};

/// The host's number for a hand, and the one that it pretends to be of its own seat.
const HOST: Secret = Secret([50; 32]);
const OTHER: Secret = Secret([51; 32]);
const SPARE: Secret = Secret([60; 32]);

/// A host that says what it likes to its guest Ada, at seat 1 of two.
struct ChangedHost {
    ada: Guest,
    game: Game,
    now: u64,
    /// What Ada has said since it was last asked for.
    said: Vec<GuestMessage>,
    found: Vec<(u32, ShuffleCheck)>,
    undone: Vec<usize>,
}

impl ChangedHost {
    fn new() -> ChangedHost {
        let (preset, rules) = (Preset::Duel, Preset::Duel.rules());
        let game = Game::new(preset, rules, vec!["Host".to_owned(), "Ada".to_owned()]).unwrap();
        let ada = Guest::new("Ada", Secret([1; 32]), 0);
        let mut host = ChangedHost { ada, game, now: 0, said: Vec::new(), found: Vec::new(), undone: Vec::new() };
        host.open();
        host
    }

    fn open(&mut self) {
        self.tell(GuestInput::Opened);
        let rules = rules_code(Preset::Duel, self.game.rules());
        self.say(&HostMessage::Welcome {
            protocol: 1,
            version: "0".to_owned(),
            seat: 1,
            rules,
            absence: None,
            bots: None,
            bot_played: false,
        });
    }

    fn tell(&mut self, input: GuestInput) {
        for effect in self.ada.update(input) {
            match effect {
                GuestEffect::Send(text) => self.said.push(serde_json::from_str(&text).unwrap()),
                GuestEffect::Notice(GuestNotice::Shuffled(hand, check)) => self.found.push((hand, check)),
                GuestEffect::Notice(GuestNotice::Undone(actions)) => self.undone.push(actions),
                GuestEffect::Close(reason) => panic!("{reason:?}"),
                _ => {}
            }
        }
    }

    fn say(&mut self, message: &HostMessage) {
        self.tell(GuestInput::Received(serde_json::to_string(message).unwrap()));
    }

    fn wait(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds.div_ceil(1_000) {
            self.now += 1_000;
            self.tell(GuestInput::Time(self.now));
            self.say(&HostMessage::Ping);
        }
    }

    /// Asks for the promise of a hand.
    fn ask(&mut self, hand: u32, host: Secret) -> Secret {
        self.said.clear();
        self.say(&HostMessage::Shuffle { hand, sha256: promise(&host) });
        let promised = self.said.iter().find_map(|said| match said {
            GuestMessage::Promise { sha256, .. } => Some(*sha256),
            _ => None,
        });
        promised.unwrap()
    }

    /// Asks for the number of a hand, with a promise of the host's own seat.
    fn bind(&mut self, hand: u32, promises: Vec<Option<Secret>>, cut: Option<usize>) -> Option<Secret> {
        self.said.clear();
        self.say(&HostMessage::Promises { hand, promises, cut });
        self.said.iter().find_map(|said| match said {
            GuestMessage::Number { number, .. } => Some(*number),
            _ => None,
        })
    }

    /// The number of Ada for a hand, as an honest host is told it.
    fn shuffle(&mut self, hand: u32, host: Secret) -> Secret {
        let promised = self.ask(hand, host);
        self.bind(hand, vec![None, Some(promised)], None).unwrap()
    }

    fn see(&mut self) {
        let hand = self.game.record().hands.last().unwrap();
        let since = hand
            .actions()
            .map(|(seat, action)| SeatAction { seat: seat.index(), action: action.to_string() })
            .collect();
        let message = HostMessage::Seen {
            hand: hand.number,
            from: 0,
            since,
            sha256: deck_sha256(&hand.deal().unwrap().deck),
            observation: Box::new(self.game.state().unwrap().observe(Seat::try_from(1).unwrap()).snapshot()),
            totals: self.game.totals().as_slice().to_vec(),
            over: self.game.end().is_some(),
        };
        self.say(&message);
    }

    /// Plays a hand with this deck to its end.
    fn play(&mut self, first: Seat, deck: Deck, cut: Option<usize>) {
        assert!(self.game.deal(first, deck, cut));
        self.see();
        while self.game.hand_is_on() {
            let seat = self.game.state().unwrap().to_act();
            let action = HeuristicBot::default().act(&self.game.state().unwrap().observe(seat));
            self.game.play(seat, &action).unwrap();
        }
        self.see();
    }

    fn prove(&mut self, hand: u32, host: Secret, numbers: &[Option<Secret>], cut: Option<usize>) {
        self.say(&HostMessage::Shuffled { hand, host, numbers: numbers.to_vec(), cut });
    }

    /// Plays the hand that follows from these numbers, and proves it.
    fn play_and_prove(&mut self, hand: u32, host: Secret, numbers: &[Option<Secret>], cut: Option<usize>) {
        let rules = *self.game.rules();
        let first = first_dealer(&rules, hand, &host, numbers);
        self.play(first, deck(&rules, hand, &host, numbers), cut);
        self.prove(hand, host, numbers, cut);
    }
}

#[test]
fn an_honest_host_is_found_fair() {
    let mut host = ChangedHost::new();
    for hand in 1..=4 {
        let number = host.shuffle(hand, HOST);
        host.play_and_prove(hand, HOST, &[None, Some(number)], None);
        host.wait(2 * PROOF_MS);
    }
    assert_eq!(host.found, [1, 2, 3, 4].map(|hand| (hand, ShuffleCheck::Fair)));
}

#[test]
fn a_number_of_the_hosts_own_seat_that_is_kept_back_is_found() {
    for (kept, check) in [(true, ShuffleCheck::Fair), (false, ShuffleCheck::Withheld)] {
        let mut host = ChangedHost::new();
        let promised = host.ask(1, HOST);
        let number = host.bind(1, vec![Some(promise(&SPARE)), Some(promised)], None).unwrap();
        host.play_and_prove(1, HOST, &[kept.then_some(SPARE), Some(number)], None);
        assert_eq!(host.found, [(1, check)]);
    }
    // The number of the guest itself.
    let mut host = ChangedHost::new();
    host.shuffle(1, HOST);
    host.play_and_prove(1, HOST, &[None, None], None);
    assert_eq!(host.found, [(1, ShuffleCheck::Withheld)]);
    // A guest that was never among them.
    let mut host = ChangedHost::new();
    host.ask(1, HOST);
    assert_eq!(host.bind(1, vec![Some(promise(&SPARE)), None], None), None, "it tells nothing");
    host.play_and_prove(1, HOST, &[Some(SPARE), None], None);
    assert_eq!(host.found, [(1, ShuffleCheck::WithoutOwn)]);
    // A number that nobody promised.
    let mut host = ChangedHost::new();
    let number = host.shuffle(1, HOST);
    host.play_and_prove(1, HOST, &[Some(SPARE), Some(number)], None);
    assert_eq!(host.found, [(1, ShuffleCheck::BrokenPromise)]);
}

#[test]
fn the_cut_is_the_one_that_was_told_before_the_numbers() {
    for (told, cut, check) in [
        (None, None, ShuffleCheck::Fair),
        (Some(9), Some(9), ShuffleCheck::Fair),
        (Some(0), None, ShuffleCheck::Fair),
        (None, Some(9), ShuffleCheck::BrokenPromise),
        (Some(9), None, ShuffleCheck::BrokenPromise),
        (Some(9), Some(10), ShuffleCheck::BrokenPromise),
    ] {
        let mut host = ChangedHost::new();
        let promised = host.ask(1, HOST);
        let number = host.bind(1, vec![None, Some(promised)], told).unwrap();
        host.play_and_prove(1, HOST, &[None, Some(number)], cut);
        assert_eq!(host.found, [(1, check)], "{told:?} {cut:?}");
    }
    // The cut that was told, but another one on the table.
    let mut host = ChangedHost::new();
    let number = host.shuffle(1, HOST);
    let (rules, numbers) = (*host.game.rules(), [None, Some(number)]);
    host.play(first_dealer(&rules, 1, &HOST, &numbers), deck(&rules, 1, &HOST, &numbers), Some(9));
    host.prove(1, HOST, &numbers, None);
    assert_eq!(host.found, [(1, ShuffleCheck::OtherDeck)]);
}

/// Who deals decides who gets which cards.
#[test]
fn the_dealer_follows_from_the_numbers_and_from_the_hand_before() {
    let mut host = ChangedHost::new();
    let numbers = [None, Some(host.shuffle(1, HOST))];
    let rules = *host.game.rules();
    let other = rules.players.after(first_dealer(&rules, 1, &HOST, &numbers));
    host.play(other, deck(&rules, 1, &HOST, &numbers), None);
    host.prove(1, HOST, &numbers, None);
    assert_eq!(host.found, [(1, ShuffleCheck::OtherDeck)]);
    // The second hand by the dealer of the first.
    let mut host = ChangedHost::new();
    let number = host.shuffle(1, HOST);
    host.play_and_prove(1, HOST, &[None, Some(number)], None);
    let numbers = [None, Some(host.shuffle(2, HOST))];
    let before = host.game.record().hands[0].dealer;
    host.game = Game::new(Preset::Duel, rules, vec![String::new(); 2]).unwrap();
    assert!(host.game.deal(rules.players.after(before), deck(&rules, 9, &HOST, &numbers), None));
    while host.game.hand_is_on() {
        let seat = host.game.state().unwrap().to_act();
        let action = HeuristicBot::default().act(&host.game.state().unwrap().observe(seat));
        host.game.play(seat, &action).unwrap();
    }
    // Its first hand was another one, so the second has another dealer and other scores.
    let (dealer, deck) = (host.game.next_dealer().unwrap(), deck(&rules, 2, &HOST, &numbers));
    assert_eq!(dealer, before);
    host.play(dealer, deck, None);
    host.prove(2, HOST, &numbers, None);
    assert_eq!(host.found, [(1, ShuffleCheck::Fair), (2, ShuffleCheck::OtherDeck)]);
}

#[test]
fn a_host_who_tries_two_numbers_is_found_whatever_it_says_between() {
    let ways: [fn(&mut ChangedHost) -> Secret; 5] = [
        // Another number.
        |host| host.shuffle(1, OTHER),
        // The first one again in between, without asking for the number.
        |host| {
            host.ask(1, HOST);
            host.shuffle(1, OTHER)
        },
        // Another hand in between.
        |host| {
            host.shuffle(2, SPARE);
            host.shuffle(1, OTHER)
        },
        // A proof of what was never played.
        |host| {
            host.prove(1, HOST, &[None, None], None);
            host.shuffle(1, OTHER)
        },
        // A new line.
        |host| {
            host.open();
            host.shuffle(1, OTHER)
        },
    ];
    for (way, try_another) in ways.into_iter().enumerate() {
        let mut host = ChangedHost::new();
        host.shuffle(1, HOST);
        let number = try_another(&mut host);
        host.play_and_prove(1, OTHER, &[None, Some(number)], None);
        assert_eq!(host.found.last(), Some(&(1, ShuffleCheck::Repeated)), "way {way}");
        assert!(host.found.iter().all(|(_, check)| *check != ShuffleCheck::Fair), "way {way}");
    }
    // The first number was the better one.
    let mut host = ChangedHost::new();
    let number = host.shuffle(1, HOST);
    host.shuffle(1, OTHER);
    host.ask(1, HOST);
    host.play_and_prove(1, HOST, &[None, Some(number)], None);
    assert_eq!(host.found, [(1, ShuffleCheck::Repeated)]);
}

/// The number of its own seat is chosen after the guest's is known.
#[test]
fn promises_that_are_told_twice_hold_the_first_time() {
    let mut host = ChangedHost::new();
    let promised = host.ask(1, HOST);
    let first = vec![Some(promise(&SPARE)), Some(promised)];
    let number = host.bind(1, first.clone(), None).unwrap();
    assert_eq!(host.ask(1, HOST), promised);
    assert_eq!(host.bind(1, first, None), Some(number), "a guest who comes back says the same");
    assert_eq!(host.ask(1, HOST), promised);
    assert_eq!(host.bind(1, vec![Some(promise(&OTHER)), Some(promised)], None), None);
    assert_eq!(host.ask(1, HOST), promised);
    assert_eq!(host.bind(1, vec![Some(promise(&OTHER)), Some(promised)], None), None);
    host.play_and_prove(1, HOST, &[Some(OTHER), Some(number)], None);
    assert_eq!(host.found, [(1, ShuffleCheck::BrokenPromise)]);
}

#[test]
fn a_guest_tells_no_numbers_without_end() {
    let mut host = ChangedHost::new();
    let mut told = 0;
    for hand in 1..=200 {
        // Nobody sends faster.
        host.wait(1_000);
        let promised = host.ask(hand, HOST);
        told += usize::from(host.bind(hand, vec![None, Some(promised)], None).is_some());
    }
    assert_eq!(told, 64);
}

#[test]
fn a_proof_that_is_left_out_is_found() {
    let play = |host: &mut ChangedHost| {
        let numbers = [None, Some(host.shuffle(1, HOST))];
        let rules = *host.game.rules();
        host.play(first_dealer(&rules, 1, &HOST, &numbers), deck(&rules, 1, &HOST, &numbers), None);
        assert_eq!(host.found, []);
    };
    // The next hand begins.
    let mut host = ChangedHost::new();
    play(&mut host);
    let number = host.shuffle(2, HOST);
    assert_eq!(host.found, [(1, ShuffleCheck::Untold)]);
    host.play_and_prove(2, HOST, &[None, Some(number)], None);
    assert_eq!(host.found[1..], [(2, ShuffleCheck::Fair)]);
    // It begins without a shuffle.
    let mut host = ChangedHost::new();
    play(&mut host);
    let rules = *host.game.rules();
    host.play(Seat::FIRST, deck(&rules, 9, &HOST, &[]), None);
    assert_eq!(host.found, [(1, ShuffleCheck::Untold)]);
    host.wait(PROOF_MS);
    assert_eq!(host.found[1..], [(2, ShuffleCheck::Untold)], "nor is there a proof of it");
    // Nothing comes any more: the match is over.
    let mut host = ChangedHost::new();
    play(&mut host);
    host.wait(PROOF_MS - 1_000);
    assert_eq!(host.found, []);
    host.wait(60_000);
    assert_eq!(host.found, [(1, ShuffleCheck::Untold)], "once");
    // A new line excuses nothing that was seen by it.
    let mut host = ChangedHost::new();
    play(&mut host);
    host.open();
    host.see();
    host.shuffle(2, HOST);
    assert_eq!(host.found, [(1, ShuffleCheck::Untold)]);
    // A proof in the middle of a hand is none.
    let mut host = ChangedHost::new();
    let numbers = [None, Some(host.shuffle(1, HOST))];
    let first = first_dealer(&rules, 1, &HOST, &numbers);
    assert!(host.game.deal(first, deck(&rules, 1, &HOST, &numbers), None));
    host.see();
    host.prove(1, HOST, &numbers, None);
    assert_eq!(host.found, [(1, ShuffleCheck::Unknown)]);
    host.shuffle(2, HOST);
    assert_eq!(host.found[1..], [(1, ShuffleCheck::Untold)]);
}

/// An action of the host that is another one afterwards was taken back, even if as many actions are told as before.
#[test]
fn an_action_that_has_become_another_one_was_taken_back() {
    let mut host = ChangedHost::new();
    let numbers = [None, Some(host.shuffle(1, HOST))];
    let rules = *host.game.rules();
    assert!(host.game.deal(Seat::FIRST, deck(&rules, 1, &HOST, &numbers), None));
    let discards = |game: &Game| {
        let state = game.state().unwrap();
        let seen = state.observe(state.to_act());
        let actions = seen.hand().faces().map(Action::Discard);
        actions.filter(|action| state.to_act() == Seat::FIRST && seen.check(action).is_ok()).collect::<Vec<_>>()
    };
    while discards(&host.game).is_empty() {
        let seat = host.game.state().unwrap().to_act();
        let action = HeuristicBot::default().act(&host.game.state().unwrap().observe(seat));
        host.game.play(seat, &action).unwrap();
        host.see();
    }
    let ways = discards(&host.game);
    let (first, last) = (&ways[0], ways.last().unwrap());
    assert_ne!(first, last);
    let before = host.game.clone();
    host.game.play(Seat::FIRST, first).unwrap();
    host.see();
    host.see();
    assert!(host.undone.is_empty());
    host.game = before;
    host.game.play(Seat::FIRST, last).unwrap();
    host.see();
    assert_eq!(host.undone, [1]);
}

fn invitation(fingerprint: u8, ufrag: &str) -> Invitation {
    let end = Endpoint::new(ufrag, "0123456789abcdef01234567", [fingerprint; 32], &[]).unwrap();
    Invitation::new(Preset::Duel, Preset::Duel.rules(), "Host", 20_000, end).unwrap()
}

/// What one host is told gives it nothing at the table of another one.
#[test]
fn a_guest_is_another_one_at_every_table() {
    let at = |invitation: &Invitation| {
        let mut host = ChangedHost::new();
        host.ada = Guest::new("Ada", Secret([1; 32]), 0).at_table(invitation);
        host.said.clear();
        host.open();
        let GuestMessage::Hello { token, .. } = host.said[0].clone() else { panic!("{:?}", host.said) };
        (token, host.shuffle(1, HOST))
    };
    let (one, other) = (at(&invitation(1, "aaaa")), at(&invitation(2, "aaaa")));
    assert!(one.0 != other.0 && one.1 != other.1);
    assert_eq!(at(&invitation(1, "bbbb")), one, "a further invitation to the same table");
    let bare = ChangedHost::new().shuffle(1, HOST);
    assert!(bare != one.1 && bare != other.1);
}
