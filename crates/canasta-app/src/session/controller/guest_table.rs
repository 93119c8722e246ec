//! The table of a guest: what was told of the hand, one action after the other.

use super::Session;
use super::library::entry;
use crate::beside::Beside;
use crate::features::friends::{GuestSeat, Showing};
use crate::features::settings::Pace;
use crate::session::dialog::{Dialog, ScoreReveal};
use crate::session::effect::Effect;
use crate::session::intent::{DialogIntent, Intent, LearnIntent, LookBackIntent, MatchReviewIntent, TableIntent};
use crate::session::level::Player;
use crate::session::name::PlayerName;
use crate::session::plan::{Place, numbered_name};
use crate::session::table::Table;
use canasta::friends::Seen;
use canasta::rules::{Action, ScoreSheet, Seat};

/// From so many steps on that wait, a guest is shown them faster.
const MANY_WAITING: usize = 4;

/// From so many on, all are shown at once.
const MOST_WAITING: usize = 100;

impl Session {
    /// Sends the action of a guest to the host. False if the person is none.
    pub(super) fn guest_acts(&mut self, action: &Action, effects: &mut Vec<Effect>) -> bool {
        if !self.is_guest() {
            return false;
        }
        // What waits to be shown comes first: the person has acted on an earlier moment.
        if self.friends.guest().is_some_and(|seat| seat.waiting() > 0) {
            self.show_all_told(effects);
        } else {
            self.with_friends(effects, |friends, _| friends.act(action));
        }
        true
    }

    /// Shows what the guest was told: an action of others for as long as it is shown at every table, and then the next one.
    pub(super) fn show_seen(&mut self, effects: &mut Vec<Effect>) {
        self.note_line(effects);
        let Some(showing) = self.friends.guest_mut().map(GuestSeat::hear) else { return };
        let is_dwelling = self.is_guest() && self.play.table.as_ref().is_some_and(Table::is_dwelling);
        let waiting = self.friends.guest().map_or(0, GuestSeat::waiting);
        match showing {
            None => {
                self.seat_friends();
                self.show_whole_hand(effects);
            }
            Some(Showing::InTurn) if is_dwelling && waiting < MOST_WAITING => {
                if let Some(table) = self.play.table.as_mut().filter(|_| waiting >= MANY_WAITING) {
                    table.hurry();
                }
            }
            Some(Showing::InTurn) if self.settings.pace != Pace::Instant => self.show_told(effects),
            Some(Showing::InTurn | Showing::AtOnce) => self.show_all_told(effects),
        }
    }

    /// Notes whether the table of the guest has a line to the host.
    fn note_line(&mut self, effects: &mut Vec<Effect>) {
        let is_cut_off = self.friends.guest().is_some_and(|seat| !seat.is_connected());
        if self.is_guest()
            && let Some(table) = self.play.table.as_mut().filter(|table| table.is_cut_off() != is_cut_off)
        {
            table.set_cut_off(is_cut_off);
            self.schedule_step(effects);
        }
    }

    /// Carries out an intent at the table of a guest without a line: nothing is played, and the page of the table says why. True if
    /// nothing is left to be done.
    pub(super) fn cut_off_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        match intent {
            Intent::Table(
                TableIntent::Act(_)
                | TableIntent::Pile
                | TableIntent::Lay
                | TableIntent::AddTo(_)
                | TableIntent::Drop(_),
            ) => self.show_friends(effects),
            Intent::LookBack(LookBackIntent::Open) => self.look_back_after_host(effects),
            Intent::MatchReview(MatchReviewIntent::Open) => {
                let is_shown = self.look_back_after_host(effects);
                if is_shown {
                    self.handle_match_review(MatchReviewIntent::Toggle, effects);
                }
                is_shown
            }
            _ => false,
        }
    }

    /// Shows the hands of the match that have ended, once the host has left in the middle of another one.
    fn look_back_after_host(&mut self, effects: &mut Vec<Effect>) -> bool {
        let Some(seat) = self.friends.guest().filter(|seat| seat.has_host_left()) else { return false };
        let Some(table) = self.play.table.clone().filter(|_| !self.can_look_back()) else { return false };
        let names = table.game().record().names.clone();
        let (Some(game), kept) = (seat.guest().and_then(|guest| guest.game(names)), seat.kept_as()) else {
            return false;
        };
        let (places, me) = (table.people().to_vec(), table.own_number());
        if let Some(seat) = self.friends.guest_mut() {
            seat.set_aside = Some(Box::new(table));
        }
        self.look_back_at(game, places, me, kept, effects);
        true
    }

    /// Shows all that the guest was told, step by step.
    fn show_all_told(&mut self, effects: &mut Vec<Effect>) {
        while let Some(seen) = self.friends.guest_mut().and_then(GuestSeat::next_seen) {
            self.show_one(&seen, effects);
        }
        self.dwell(false, effects);
    }

    /// Shows the next of what the guest was told.
    pub(crate) fn show_told(&mut self, effects: &mut Vec<Effect>) {
        let seen = self.friends.guest_mut().and_then(GuestSeat::next_seen);
        let is_on = seen.is_some();
        if let Some(seen) = seen {
            self.show_one(&seen, effects);
        }
        self.dwell(is_on, effects);
    }

    fn dwell(&mut self, is_on: bool, effects: &mut Vec<Effect>) {
        let is_guest = self.is_guest();
        if let Some(table) = self.play.table.as_mut().filter(|_| is_guest) {
            table.set_dwelling(is_on);
            self.schedule_step(effects);
        }
    }

    /// Puts the match with all its cards in the place of what was told, once the hand has ended and they are known, and keeps
    /// it in the own library.
    fn show_whole_hand(&mut self, effects: &mut Vec<Effect>) {
        let Some(guest) = self.friends.guest().and_then(GuestSeat::guest).filter(|_| self.is_guest()) else { return };
        let Some(table) = &mut self.play.table else { return };
        let is_due = table.is_told() && !table.game().hand_is_on() && table.game().hand_number() == guest.kept_hands();
        let names = || table.game().record().names.clone();
        let Some(game) = is_due.then(|| guest.game(names())).flatten() else { return };
        let Some(kept) = self.friends.guest_mut().map(|seat| seat.keep(&game)) else { return };
        table.prove(game);
        table.set_kept(Some(kept.clone()));
        let fingerprint = table.fingerprint();
        effects.extend(self.library.put(entry(table, kept, fingerprint)));
        self.position_changed(effects);
    }

    /// The score sheets of the hands before the one at the table of a guest, as far as their proofs were kept here: the table was told of
    /// its own hand alone. What is shown may be behind what was proven, so that a later hand is left out.
    pub(super) fn sheets_before(&self) -> Vec<ScoreSheet> {
        let told = self.play.table.as_ref().filter(|table| self.is_guest() && table.is_told());
        let Some(hand) = told.and_then(|table| table.game().record().hands.last()) else { return Vec::new() };
        let game = self.friends.guest().and_then(GuestSeat::guest).and_then(|guest| guest.game(Vec::new()));
        let Some(game) = game else { return Vec::new() };
        let before = game.record().hands.iter().take_while(|kept| kept.number < hand.number).last();
        let (number, totals) = before.map_or((0, None), |last| (last.number, last.end.map(|(_, totals)| totals)));
        let is_of_match = match number + 1 == hand.number {
            true => totals == Some(hand.scores),
            // The proof of a hand between them is missing. The sheets count as the first hands, so that the last one cannot follow them.
            false => hand.end.is_none() && game.end().is_none(),
        };
        game.sheets().into_iter().zip(1..=number).filter(|_| is_of_match).map(|(sheet, _)| sheet).collect()
    }

    /// Whether a guest looks at the record of the match in the place of its table.
    pub(super) fn guest_looks_back(&self) -> bool {
        let is_record = matches!(
            self.play.activity.beside(),
            Some(Beside::LookBack(_) | Beside::Branch(_) | Beside::Exercise(_, Some(_)))
        );
        is_record && self.friends.guest().is_some_and(GuestSeat::has_seen)
    }

    /// Carries out an intent that would lead from the record of a guest to the own match: it leads to the table of the guest. True if
    /// nothing is left to be done.
    pub(super) fn takes_guest_back(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let is_record = self.look_back().is_some();
        let leaves = match intent {
            Intent::Learn(LearnIntent::Leave) => is_record,
            Intent::Dialog(DialogIntent::Back) => is_record && self.screen.dialog.is_none(),
            Intent::Table(TableIntent::Abandon | TableIntent::NextHand) | Intent::NewGame(_) => true,
            _ => false,
        };
        if leaves {
            self.show_guest_again(effects);
        }
        leaves
    }

    /// Shows the table of the guest in the place of something else.
    fn show_guest_again(&mut self, effects: &mut Vec<Effect>) {
        if let Some(table) = self.friends.guest_mut().and_then(|seat| seat.set_aside.take()) {
            return self.show_beside(Some(*table), Beside::Guest, effects);
        }
        if let Some(seen) = self.friends.guest().and_then(GuestSeat::last_seen).cloned() {
            self.show_one(&seen, effects);
        }
    }

    /// Seats the friends at the guest's table anew.
    fn seat_friends(&mut self) {
        let guest = self.friends.guest().and_then(GuestSeat::guest);
        let Some((guest, me)) = guest.and_then(|guest| Some((guest, guest.seat()?))).filter(|_| self.is_guest()) else {
            return;
        };
        if let (Some(seen), Some(table)) = (guest.seen(), &mut self.play.table) {
            table.set_places(guest_places(guest.seats(), me, seen));
        }
    }

    /// Shows the hand as the guest was told it at a moment.
    fn show_one(&mut self, seen: &Seen, effects: &mut Vec<Effect>) {
        let sort = self.settings.sort;
        let Some(seat) = self.friends.guest() else { return };
        let Some(guest) = seat.guest() else { return };
        let (Some((preset, rules)), Some(me)) = (guest.rules(), guest.seat()) else { return };
        let is_here = seat.has_acted_before(seen.moment());
        let places: Vec<Place> = guest_places(guest.seats(), me, seen);
        let names = places.iter().map(|place| place.name.to_string()).collect();
        let game = seen.game(*preset, *rules, names);
        let told = seen.missed() + seen.actions().len();
        let last = seen.actions().last().and_then(|last| {
            let seat = game.rules().players.seat(last.seat)?;
            Some((seat, last.action.parse::<Action>().ok()?))
        });
        // At a table of another invitation the person may have another seat, under other rules.
        let is_other = |table: &Table| table.me() != me || table.game().rules() != game.rules();
        if !self.is_guest() || self.play.table.as_ref().is_some_and(is_other) {
            let mut table = Table::seen_from(game, places, me, sort);
            table.share();
            table.set_cut_off(!seat.is_connected());
            table.set_told(told);
            let is_over = table.state().is_some_and(|state| state.ended().is_some());
            self.show_beside(Some(table), Beside::Guest, effects);
            if is_over {
                self.screen.dialog = Some(Dialog::Score(ScoreReveal::AtOnce));
            }
            self.show_whole_hand(effects);
            return;
        }
        let Some(table) = &mut self.play.table else { return };
        table.set_places(places);
        if table.told() == told && table.state() == game.state() {
            return;
        }
        let was_on = table.game().hand_is_on();
        let is_new_hand = table.game().hand_number() != game.hand_number() || (!was_on && game.hand_is_on());
        let last = last.as_ref().map(|(seat, action)| (*seat, action));
        let (events, has_ended) = table.see(game, told, last, is_here, sort);
        self.count_events(events);
        self.position_changed(effects);
        if is_new_hand {
            self.friends.begin_hand();
            self.screen.dialog = None;
        }
        if has_ended {
            self.screen.dialog.get_or_insert(Dialog::Score(ScoreReveal::RowByRow));
        }
        self.show_whole_hand(effects);
        self.schedule_step(effects);
    }
}

/// The seats as a guest sees them: all others are friends.
fn guest_places(seats: &[canasta::friends::SeatInfo], me: Seat, seen: &Seen) -> Vec<Place> {
    let players = seen.observation().rules().players;
    let place = |seat: Seat| Place {
        name: seats
            .get(seat.index())
            .and_then(|info| PlayerName::new(&info.name))
            .unwrap_or_else(|| PlayerName::built_in(&numbered_name(seat.index() + 1))),
        player: if seat == me { Player::Person } else { Player::Friend },
    };
    players.seats().map(place).collect()
}
