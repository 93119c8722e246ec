//! Seeds, decks and deals: the start of games and hands, and the end of games.

use super::{SeedRequest, Session, Uncut, Visit};
use crate::features::duplicate::DuplicateIntent;
use crate::features::library::Origin;
use crate::session::cut_moment::CutMoment;
use crate::session::dialog::{Dialog, DialogKind};
use crate::session::effect::{Effect, StorageEffect};
use crate::session::intent::Intent;
use crate::session::known_game::{KnownGame, News};
use crate::session::level::Player;
use crate::session::notice::Notice;
use crate::session::plan::{NewGame, Place, Plan, assign_default_names, people, seat_names};
use crate::session::plan_change::PlanChange;
use crate::session::table::Table;
use canasta::rules::{Deck, Game, Rules, Seat, Seed, deck_sha256, generator};
use rand::RngExt;

/// The first deck of a game from its seed, and its dealer by lot.
fn first_deck(rules: &Rules, seed: Seed) -> (Deck, Seat) {
    let mut rng = generator(seed);
    let deck = rules.shuffled_deck(&mut rng);
    let lot = rng.random_range(0..rules.players.count());
    (deck, rules.players.seat(lot).unwrap_or(Seat::FIRST))
}

/// The deck of the last hand, as it was dealt.
fn last_deck(table: &Table) -> Option<Deck> {
    table.game().record().hands.last()?.dealt_deck(table.game().rules())
}

/// Who repeats the last deal of a table: whoever had its cards. A person who rested plays at the first seat, where nobody else did.
fn repeating(table: &Table) -> Vec<Place> {
    let mut places: Vec<Place> = table.places().iter().map(Place::on_this_device).collect();
    let rested = table.resting().filter(|rested| rested.player == Player::Person);
    let nobody_sits = places.iter().all(|place| place.player != Player::Person);
    if let (Some(rested), Some(first), true) = (rested, places.first_mut(), nobody_sits) {
        *first = rested.clone();
    }
    places
}

impl Session {
    /// Shuffles the next deck before the deal is requested.
    pub(super) fn shuffle_ahead(&mut self, effects: &mut Vec<Effect>) {
        if self.play.next_deck.seed().is_none() && self.play.seed_request.is_none() {
            self.play.seed_request = Some(SeedRequest::Shuffle);
            effects.push(Effect::RequestSeed);
        }
    }

    /// Shuffles the next deck in advance, unless a hand is in progress.
    pub(super) fn shuffle_between_hands(&mut self, effects: &mut Vec<Effect>) {
        if !self.match_table().is_some_and(|table| table.game().hand_is_on()) {
            self.shuffle_ahead(effects);
        }
    }

    /// Records that the fingerprint can be seen now, in a collapsed section: on the welcome page, in the plan of a game and in
    /// the score after a hand.
    pub(super) fn note_shown_fingerprint(&mut self) {
        let is_shown = match (&self.play.table, self.dialog_kind()) {
            (None, _) | (_, Some(DialogKind::NewGame)) => true,
            (Some(table), Some(DialogKind::Score)) => self.play.activity.is_match() && table.ended_hand().is_some(),
            _ => false,
        };
        self.play.next_deck.fit(&self.next_rules());
        if is_shown {
            self.play.next_deck.mark_shown();
        }
    }

    /// The rules of the next deal as far as they are known: those planned, or those of the game that goes on.
    pub(super) fn next_rules(&self) -> Rules {
        let playing = self.match_table().filter(|_| self.dialog_kind() != Some(DialogKind::NewGame));
        match playing {
            Some(table) => *table.game().rules(),
            None => self.plan().rules().unwrap_or_else(|_| self.plan().preset.rules()),
        }
    }

    /// Deals from the shuffled deck, or requests a seed for one.
    pub(super) fn request_seed(&mut self, request: SeedRequest, effects: &mut Vec<Effect>) {
        self.play.seed_request = Some(request);
        self.play.uncut = None;
        match self.play.next_deck.take() {
            Some((seed, commitment)) => self.handle_seed(seed, commitment, effects),
            None => effects.push(Effect::RequestSeed),
        }
    }

    /// Uses a seed for the pending request, once a person has cut the deck who is to cut it. The commitment is to the deck shuffled
    /// from this seed.
    pub(super) fn handle_seed(&mut self, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        let Some((rules, moment)) = self.cut_due(&seed) else { return self.use_seed(seed, commitment, effects) };
        let Some(request) = self.play.seed_request.take() else { return };
        self.play.uncut = Some(Uncut { request, seed, commitment });
        self.open_dialog(Dialog::Cut(moment), effects);
        self.play.next_deck.fit(&rules);
        self.play.next_deck.offer_cut();
    }

    /// The rules of the next deal and who cuts, if that is a person at this device who keeps cards of the packet.
    fn cut_due(&self, seed: &Seed) -> Option<(Rules, CutMoment)> {
        let table = self.play.table.as_ref();
        let planned = || Some((self.plan().rules().ok()?, self.plan().places(), None));
        let (rules, places, dealer) = match self.play.seed_request? {
            SeedRequest::NextHand => {
                let table = table.filter(|table| table.sent().is_none() && !table.is_shared())?;
                (*table.game().rules(), table.people(), table.game().next_dealer())
            }
            SeedRequest::SameAgain => match table.filter(|table| table.day().is_none() && table.board().is_none()) {
                Some(table) => (*table.game().rules(), table.people(), None),
                None => planned()?,
            },
            SeedRequest::Start => planned()?,
            SeedRequest::Taught | SeedRequest::Shuffle | SeedRequest::Boards | SeedRequest::TryHand => return None,
        };
        if !rules.is_cut_kept() {
            return None;
        }
        let cutter = rules.cutter(dealer.unwrap_or_else(|| first_deck(&rules, *seed).1));
        // Who sits there in the hand that is dealt.
        let before = table.filter(|_| dealer.is_some()).map_or(0, |table| table.game().hand_number());
        let cutter = rules.people_of_hand(before + 1).at(cutter);
        let is_person = |place: &&Place| place.player == Player::Person;
        places.get(cutter).filter(is_person)?;
        let persons = places.iter().take(rules.people()).filter(is_person).count();
        let mut named = places.to_vec();
        assign_default_names(&mut named);
        let name = seat_names(&named).into_iter().nth(cutter).filter(|_| persons > 1);
        Some((rules, CutMoment { name, keep: rules.cut_keep }))
    }

    /// Deals after the cut where the person has said.
    pub(super) fn lift(&mut self, effects: &mut Vec<Effect>) {
        let Some(Uncut { request, seed, commitment }) = self.play.uncut.take() else { return };
        self.screen.dialog = None;
        self.play.next_deck.accept_cut();
        self.play.seed_request = Some(request);
        self.use_seed(seed, commitment, effects);
    }

    /// Deals after a cut by lot.
    pub(super) fn lift_anywhere(&mut self, effects: &mut Vec<Effect>) {
        self.play.next_deck.set_cut(Some(0));
        self.screen.dialog = None;
        self.lift(effects);
    }

    /// Uses a seed for the pending request.
    fn use_seed(&mut self, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        match self.play.seed_request.take() {
            None => {}
            Some(SeedRequest::Shuffle) => {
                self.play.next_deck.shuffle(seed, &self.next_rules());
                // The game is unchanged, so a saved game that is damaged or belongs to another page is kept.
                if !self.screen.notices.guard_kept_game() {
                    self.save(effects);
                }
            }
            Some(SeedRequest::NextHand) => self.deal_next(seed, commitment, effects),
            Some(SeedRequest::Boards) => {
                self.duplicate.take_seed(seed);
                self.hand_over_intent(Intent::Duplicate(DuplicateIntent::start()), effects);
            }
            Some(SeedRequest::TryHand) => self.try_hand(seed, commitment, effects),
            Some(SeedRequest::Start) => self.start_planned(seed, commitment, effects),
            Some(SeedRequest::Taught) => self.start_taught(seed, commitment, effects),
            Some(SeedRequest::SameAgain) => match &self.play.table {
                Some(table) if table.day().is_none() && table.board().is_none() => {
                    let new = NewGame {
                        preset: table.game().record().preset,
                        rules: *table.game().rules(),
                        places: table.people().to_vec(),
                        dealer: None,
                        seed,
                        deck: None,
                        cut: None,
                        chosen_cards: false,
                    };
                    self.start(new, commitment, effects);
                }
                _ => self.start_planned(seed, commitment, effects),
            },
        }
    }

    fn deal_next(&mut self, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.play.table else { return };
        // The decks of a link follow from it.
        let sent = table.sent().map(|sent| sent.deck(table.game().record().hands.len() + 1));
        let deck = sent.unwrap_or_else(|| table.game().rules().shuffled_deck(&mut generator(seed)));
        let commitment = commitment.filter(|sha256| *sha256 == deck_sha256(&deck));
        let own = self.play.next_deck.take_cut(commitment.is_some(), table.game().rules());
        let cut = match table.sent() {
            Some(sent) => sent.cut(&deck),
            None => own.or_else(|| table.game().rules().cut_of(&deck)),
        };
        if table.deal_next(deck, cut, commitment, self.settings.sort) {
            self.know_this_game();
            self.after_deal(effects);
        }
    }

    fn start_planned(&mut self, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        self.start_plan(&self.plan().clone(), seed, commitment, effects);
    }

    /// Starts the game of the guided first hand. What a person who has played before plans next stays.
    fn start_taught(&mut self, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        let own = Some(self.plan().clone()).filter(|_| self.new_game.visit == Visit::Later);
        self.start_plan(&Plan::taught(), seed, commitment, effects);
        if let Some(mut own) = own {
            if let Some(known) = self.plan().known() {
                own.know(known);
            }
            self.new_game.plan = own;
        }
    }

    fn start_plan(&mut self, plan: &Plan, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        match plan.rules() {
            Ok(rules) => {
                let (preset, places) = (plan.preset, plan.places().to_vec());
                let new =
                    NewGame { preset, rules, places, dealer: None, seed, deck: None, cut: None, chosen_cards: false };
                self.start(new, commitment, effects);
            }
            Err(bad) => self.notify(Notice::Refused(bad.into())),
        }
    }

    /// Starts a game. The commitment is to the deck shuffled from its seed.
    pub(super) fn start(&mut self, new: NewGame, commitment: Option<String>, effects: &mut Vec<Effect>) {
        self.start_as(new, commitment, Origin::Played, effects);
    }

    /// Starts a game of this origin. That of a match is what the person knows and plans from then on.
    pub(super) fn start_as(
        &mut self,
        mut new: NewGame,
        commitment: Option<String>,
        origin: Origin,
        effects: &mut Vec<Effect>,
    ) {
        // Whoever is not named plays as usual.
        let given = new.places.len();
        new.places.extend(people(&new.rules).into_iter().skip(given));
        new.places.truncate(new.rules.people());
        assign_default_names(&mut new.places);
        let names = seat_names(&new.places);
        let mut game = match Game::new(new.preset, new.rules, names) {
            Ok(game) => game,
            Err(bad) => {
                self.notify(Notice::Refused(bad.into()));
                return;
            }
        };
        if new.chosen_cards {
            game.mark_practice();
        }
        let (deck, lot) = first_deck(&new.rules, new.seed);
        let dealer = new.dealer.unwrap_or(lot);
        // A given deck is dealt unchanged. One of other rules than were planned is another than the one that was shown.
        let commitment = commitment.filter(|sha256| new.deck.is_none() && *sha256 == deck_sha256(&deck));
        let own = self.play.next_deck.take_cut(commitment.is_some(), &new.rules);
        let is_same_deal = new.deck.is_some() && self.play.table.as_ref().and_then(last_deck) == new.deck;
        // A deck that was dealt before has what its cutter kept in its place.
        let cut = if new.deck.is_some() { new.cut } else { own.or_else(|| new.rules.cut_of(&deck)) };
        if !game.deal_with_commitment(dealer, new.deck.unwrap_or(deck), cut, commitment.is_some()) {
            return;
        }
        let is_match = origin == Origin::Played;
        let now = KnownGame::of(&new.rules, Plan::level(&new.places));
        let known = self.known_game().filter(|_| !self.settings.greeted).unwrap_or(now);
        self.new_game.begin();
        if is_match {
            self.new_game.plan.know(known);
        }
        // The plan of the next game starts from this one. A repeated game leaves the plan unchanged.
        let is_again = is_same_deal
            || self.play.table.as_ref().is_some_and(|table| {
                (table.game().record().preset, *table.game().rules()) == (new.preset, new.rules)
                    && table.people() == new.places
            });
        if is_match && !is_again {
            self.new_game.plan.follow(new.preset, &new.rules, &new.places);
        }
        self.keep(effects);
        effects.extend(self.library.mark(None));
        self.screen.notices.close_further();
        let mut table = Table::new(game, new.places, self.settings.sort);
        table.begin_hand(commitment, self.settings.sort);
        table.set_origin(origin);
        self.replace_table(Some(table), effects);
        self.screen.notices.close_refusal();
        self.after_deal(effects);
    }

    /// The game that the person knows: the one that is noted, the last one, or that of the guided first hand.
    fn known_game(&self) -> Option<KnownGame> {
        let of_table = |table: &Table| KnownGame::of(table.game().rules(), Plan::level(table.people()));
        let taught = || {
            self.study
                .lesson_progress
                .is_begun()
                .then(Plan::taught)
                .and_then(|plan| Some(KnownGame::of(&plan.rules().ok()?, Plan::level(plan.places()))))
        };
        let own = || self.match_table().filter(|table| !table.origin().is_apart());
        self.plan().known().or_else(|| own().map(of_table)).or_else(taught)
    }

    /// What is new in the match to a person who knows another game, in its first hand, until it is closed.
    #[must_use]
    pub fn news(&self) -> Option<News> {
        let table = self.match_table().filter(|_| self.play.activity.is_match() && !self.settings.greeted)?;
        if table.origin().is_apart() {
            return None;
        }
        let is_first =
            table.game().record().hands.len() == 1 && table.state().is_some_and(|state| state.ended().is_none());
        let is_played = table.curtain().is_none() && table.is_person(table.me());
        let now = KnownGame::of(table.game().rules(), Plan::level(table.people()));
        let before = self.plan().known().filter(|&before| before != now && is_first && is_played)?;
        Some(News { before, now })
    }

    /// Notes that the person knows the game of the match.
    pub(super) fn know_this_game(&mut self) {
        if let Some(table) = self.match_table().filter(|table| !table.origin().is_apart()) {
            let known = KnownGame::of(table.game().rules(), Plan::level(table.people()));
            self.new_game.plan.know(known);
        }
    }

    /// Repeats the last deal, which becomes the first hand of a match of its rules. Its cards are known, so the new game is practice.
    pub(super) fn same_deal(&mut self, effects: &mut Vec<Effect>) {
        if let Some(one) = self.day_try() {
            return self.play_day(one.deal, effects);
        }
        if let Some(one) = self.board_try() {
            return self.play_board(one.id, effects);
        }
        let Some(table) = &self.play.table else { return };
        let record = table.game().record();
        let Some(hand) = record.hands.last() else { return };
        let Some(deck) = last_deck(table) else { return };
        let mut rules = record.rules.of_hand_as_first(hand.number);
        // Who sat there stays, so nobody takes turns.
        rules.sit_out = false;
        let new = NewGame {
            preset: record.preset,
            rules,
            places: repeating(table),
            dealer: Some(hand.dealer),
            seed: [0; 32],
            deck: Some(deck),
            cut: None,
            chosen_cards: true,
        };
        self.start(new, None, effects);
    }

    /// Starts a match with the rules and seats of the last one, against the level that is offered after it.
    pub(super) fn start_next_level(&mut self, effects: &mut Vec<Effect>) {
        let (Some(level), Some(table)) = (self.level_to_offer(), &self.play.table) else { return };
        let plan = &mut self.new_game.plan;
        plan.follow(table.game().record().preset, table.game().rules(), table.people());
        for (seat, place) in table.people().iter().enumerate() {
            if place.player != Player::Person {
                plan.apply(PlanChange::Player(seat, Player::Bot(level)));
            }
        }
        self.request_seed(SeedRequest::Start, effects);
    }

    /// Ends the current game at the person's request.
    pub(super) fn abandon(&mut self, effects: &mut Vec<Effect>) {
        self.keep(effects);
        effects.extend(self.library.mark(None));
        self.screen.notices.close_further();
        self.replace_table(None, effects);
        self.screen.dialog = None;
        // The saved game of another page is not deleted.
        if !self.device.is_kept_elsewhere {
            effects.push(Effect::Storage(StorageEffect::ForgetGame));
        }
        self.shuffle_ahead(effects);
        self.schedule_step(effects);
    }

    /// Starts the hand that has just been dealt.
    pub(super) fn after_deal(&mut self, effects: &mut Vec<Effect>) {
        self.screen.dialog = None;
        self.play.bots.revive();
        let Some(table) = &mut self.play.table else { return };
        let _ = table.mark_practice(&self.settings);
        if let Some(event) = table.deal_event() {
            table.note(event);
            self.count_events(1);
        }
        self.game_changed(effects);
    }

    /// Shows an imported game, and copies its rules and seats to the plan of the next game.
    pub(super) fn adopt(&mut self, table: Table, effects: &mut Vec<Effect>) {
        self.statistics.turn_page();
        self.screen.notices.close_further();
        let game = table.game();
        self.new_game.visit = Visit::Later;
        if !table.origin().is_apart() {
            self.new_game.plan.follow(game.record().preset, game.rules(), table.people());
        }
        let has_ended = table.state().is_some_and(|state| state.ended().is_some());
        self.screen.dialog = DialogKind::Score.dialog().filter(|_| has_ended);
        self.replace_table(Some(table), effects);
    }
}
