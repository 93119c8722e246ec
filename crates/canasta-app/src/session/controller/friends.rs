//! Tables of several devices at the session: the host's match is the match, and a guest's table stands beside the own match.

use super::{Play, SeedRequest, Session};
use crate::beside::Beside;
use crate::features::daily::DailyIntent;
use crate::features::friends::{Context, Friends, FriendsAsk, FriendsIntent, FriendsMessage, FriendsPage, FriendsStep};
use crate::features::house_rules::HouseRulesIntent;
use crate::features::library::{LibraryIntent, Origin};
use crate::features::links::LinksIntent;
use crate::session::cut_moment::CutMoment;
use crate::session::dialog::{Dialog, DialogKind, ScoreReveal};
use crate::session::effect::Effect;
use crate::session::intent::{
    DialogIntent, Intent, LearnIntent, LookBackIntent, MatchReviewIntent, NewGameIntent, TableIntent,
};
use crate::session::level::Player;
use crate::session::name::PlayerName;
use crate::session::notice::Notice;
use crate::session::plan::{DefaultName, NewGame, Place, numbered_name};
use crate::session::plan_change::PlanChange;
use crate::session::table::Table;
use canasta::friends::SeatPlayer;
use canasta::rules::{Action, Deck, Seat};

/// Whether a dialog belongs to the choice of a game.
const fn chooses_game(kind: DialogKind) -> bool {
    matches!(kind, DialogKind::NewGame | DialogKind::HouseRules | DialogKind::Differences)
}

/// The match: on the table, or set aside.
fn match_of(play: &Play) -> Option<&Table> {
    if play.activity.is_match() { play.table.as_ref() } else { play.activity.aside() }
}

impl Session {
    /// Tables of several devices.
    #[must_use]
    pub const fn friends(&self) -> &Friends {
        &self.friends
    }

    /// Whether the table of a guest is shown.
    #[must_use]
    pub const fn is_guest(&self) -> bool {
        matches!(self.play.activity.beside(), Some(Beside::Guest))
    }

    /// Whether the shown table is one of several devices.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::is_shared)
    }

    /// Whether the person has left the friends with whom the shown match was played.
    #[must_use]
    pub fn has_left_friends(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::was_left)
    }

    /// The name under which the person plays with friends, if there is one.
    #[must_use]
    pub fn friend_name(&self) -> Option<&str> {
        self.friends.name().or_else(|| self.sender_name())
    }

    /// Lets friends do something, with what they may know of the session, and does what they ask for.
    pub(super) fn with_friends(
        &mut self,
        effects: &mut Vec<Effect>,
        what: impl FnOnce(&mut Friends, &Context<'_>) -> Vec<FriendsAsk>,
    ) {
        let name = self.sender_name().map(str::to_owned);
        let table = match_of(&self.play);
        let me = self.play.table.as_ref().map_or(Seat::FIRST, Table::me);
        let context = Context { plan: &self.new_game.plan, game: table.map(Table::game), name: name.as_deref(), me };
        let asks = what(&mut self.friends, &context);
        let asks = self.friends.route(asks);
        asks.into_iter().for_each(|ask| self.answer_friends(ask, effects));
    }

    pub(super) fn handle_friends(&mut self, intent: &FriendsIntent, effects: &mut Vec<Effect>) {
        if let Some(step) = intent.step() {
            self.do_friends(step, effects);
        }
    }

    pub(super) fn do_friends(&mut self, step: FriendsStep, effects: &mut Vec<Effect>) {
        // A page that saves nothing would lose the table.
        if self.stored.access.is_apart() && matches!(step, FriendsStep::Invite | FriendsStep::Answer) {
            return;
        }
        if matches!(step, FriendsStep::Invite | FriendsStep::Answer) {
            self.plan_friend_name();
        }
        self.with_friends(effects, |friends, context| friends.update(step, context));
    }

    /// Takes the name that was written for friends into the plan of the next game, which has none. It is whole once it is used.
    fn plan_friend_name(&mut self) {
        let has_name = self.plan().places().first().is_some_and(|place| DefaultName::of(&place.name).is_none());
        if let Some(name) = self.friends.name().and_then(PlayerName::new).filter(|_| !has_name) {
            self.new_game.plan.apply(PlanChange::Name(0, name.to_string()));
        }
    }

    pub(super) fn open_friends(&mut self, effects: &mut Vec<Effect>) {
        self.with_friends(effects, |friends, _| friends.check());
    }

    pub(super) fn handle_friends_message(&mut self, message: FriendsMessage, effects: &mut Vec<Effect>) {
        self.with_friends(effects, |friends, context| friends.receive(message, context));
    }

    /// Takes what was stored of a table of several devices.
    pub(super) fn restore_friends(&mut self, text: &str, effects: &mut Vec<Effect>) {
        // A table has one page: the one that writes.
        if self.stored.access.is_apart() {
            return;
        }
        let seats = match_of(&self.play).map(|table| table.game().rules().players.count());
        self.with_friends(effects, |friends, context| friends.restore(text, seats, context));
        if self.friends.hosts_match()
            && let Some(table) = self.match_table_mut()
        {
            table.share();
        }
    }

    /// Leaves the table of several devices to the page that writes from now on.
    pub(crate) fn pass_friends_on(&mut self, effects: &mut Vec<Effect>) {
        self.with_friends(effects, |friends, _| friends.pass_on());
    }

    /// Saves what has changed of a table of several devices, and ends that of a match that is gone.
    pub(super) fn go_on_with_friends(&mut self, effects: &mut Vec<Effect>) {
        if self.friends.hosts_match() && !match_of(&self.play).is_some_and(Table::is_shared) {
            self.with_friends(effects, Friends::end_table);
        }
        // A table that was left is one of this device, once bots have the seats of all friends. What helps at such a table makes it practice.
        let is_own_now = !self.friends.hosts_match() && self.match_table_mut().is_some_and(Table::stop_sharing);
        if is_own_now && self.play.activity.is_match() && self.apply_settings(effects) {
            self.save(effects);
        }
        // The time for a cut may be over.
        if matches!(self.screen.dialog, Some(Dialog::Cut(_))) && self.play.uncut.is_none() && !self.friends.is_to_cut()
        {
            self.screen.dialog = None;
        }
        // A word, or a question, leads back to the games.
        let is_beside = |kind| matches!(kind, DialogKind::Word | DialogKind::Confirm);
        if !self.dialog_kind().is_some_and(|kind| chooses_game(kind) || is_beside(kind)) {
            self.friends.end_choice();
        }
        effects.extend(self.friends.saved());
    }

    /// Leads back to the plan of a table with friends from the games of which one was chosen for it. True if nothing is left to be done.
    fn choice_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let ends = matches!(
            intent,
            Intent::Dialog(DialogIntent::Close | DialogIntent::Back) | Intent::NewGame(NewGameIntent::Start)
        );
        ends && self.friends.is_choosing() && self.dialog_kind().is_some_and(chooses_game) && self.show_friends(effects)
    }

    /// Tells the guests that the match has changed.
    pub(crate) fn friends_changed(&mut self, effects: &mut Vec<Effect>) {
        if self.friends.hosts_match() {
            self.with_friends(effects, Friends::table_changed);
        }
    }

    /// Carries out an intent that means something else at a table of several devices. True if nothing is left to be done.
    pub(super) fn friends_take(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        if self.choice_takes(intent, effects) {
            return true;
        }
        let is_guest = self.is_guest();
        let is_host = self.friends.hosts_match() && self.play.activity.is_match();
        if !(is_guest || is_host) {
            return self.guest_looks_back() && self.takes_guest_back(intent, effects);
        }
        if is_guest && self.is_cut_off() && self.cut_off_takes(intent, effects) {
            return true;
        }
        // What a person on turn selects and sets out is seen by nobody else.
        let is_at_work =
            matches!(intent, Intent::Hand(_) | Intent::Table(TableIntent::AddTo(_) | TableIntent::Drop(_)));
        if is_at_work && self.is_my_turn() {
            self.with_friends(effects, Friends::think);
        }
        if let Some(cards) = self.cut_of(intent) {
            self.screen.dialog = None;
            self.with_friends(effects, |friends, context| friends.cut(cards, context));
            return true;
        }
        match intent {
            Intent::Table(TableIntent::Undo | TableIntent::UndoTurn) => {
                self.ask_friends_undo(effects);
                true
            }
            Intent::Table(TableIntent::NextHand) if is_guest => {
                self.screen.dialog = None;
                true
            }
            // After the match the score is what is shown.
            Intent::Table(TableIntent::NextHand) if self.play.table.as_ref().is_some_and(Table::is_over) => false,
            Intent::Table(TableIntent::NextHand) => {
                self.do_friends(FriendsStep::Deal, effects);
                // The panel at the table says that all shuffle.
                self.screen.dialog = None;
                true
            }
            // What would put another game in the place of the hand ends the evening of all, so that the host leaves first.
            Intent::Daily(DailyIntent::Play(_))
            | Intent::Duplicate(_)
            | Intent::Links(LinksIntent::Play)
            | Intent::NewGame(
                NewGameIntent::Start
                | NewGameIntent::Taught
                | NewGameIntent::SameAgain
                | NewGameIntent::SameDeal
                | NewGameIntent::NextLevel,
            )
            | Intent::Library(LibraryIntent::Resume(_))
            | Intent::HouseRules(HouseRulesIntent::TryHand)
            // In the place of the table these would hide what the others ask, and its bots would not play on.
            | Intent::Learn(_)
            | Intent::Drill(_)
            | Intent::Mistakes(_)
            | Intent::LookBack(_)
            | Intent::MatchReview(_)
            | Intent::Exercise(_)
                if !is_guest && self.play.table.as_ref().is_some_and(|table| table.game().hand_is_on()) =>
            {
                self.show_friends(effects)
            }
            _ if !is_guest => false,
            // Between two hands nothing waits for the person.
            Intent::LookBack(LookBackIntent::Open) | Intent::MatchReview(MatchReviewIntent::Open) => {
                !self.can_look_back() && self.show_friends(effects)
            }
            Intent::Dialog(DialogIntent::Back) if self.screen.dialog.is_none() => self.show_friends(effects),
            Intent::Dialog(DialogIntent::Open(kind)) => match kind {
                // What they offer is about a match of this device.
                DialogKind::NewGame => self.show_friends(effects),
                _ => false,
            },
            Intent::Learn(LearnIntent::Leave) => self.show_friends(effects),
            Intent::Table(
                TableIntent::Act(_)
                | TableIntent::AddTo(_)
                | TableIntent::Pile
                | TableIntent::Lay
                | TableIntent::Drop(_)
                | TableIntent::Reveal
                | TableIntent::Hurry
                | TableIntent::Skip,
            )
            | Intent::Hand(_)
            | Intent::Advice(_)
            | Intent::Dialog(_)
            | Intent::Notice(_)
            | Intent::Settings(_)
            | Intent::Friends(_)
            | Intent::NewGame(NewGameIntent::Cut(_))
            | Intent::Device(_)
            | Intent::Words(_)
            | Intent::Say(_) => false,
            // All else would take the table away while the others wait.
            _ => self.show_friends(effects),
        }
    }

    /// Where the person who was asked cuts by an intent: `Some(None)` leaves it to chance, as closing the dialog does.
    fn cut_of(&mut self, intent: &Intent) -> Option<Option<usize>> {
        let is_asked = self.friends.is_to_cut() && matches!(self.screen.dialog, Some(Dialog::Cut(_)));
        let rules = *self.play.table.as_ref().filter(|_| is_asked)?.game().rules();
        match intent {
            Intent::NewGame(NewGameIntent::Lift) => Some(self.play.next_deck.take_cut(false, &rules)),
            Intent::NewGame(NewGameIntent::LiftAnywhere) | Intent::Dialog(DialogIntent::Close | DialogIntent::Back) => {
                Some(None)
            }
            _ => None,
        }
    }

    /// Asks the person where to cut.
    fn ask_cut(&mut self, effects: &mut Vec<Effect>) {
        if !self.is_guest() {
            self.back_to_match(effects);
        }
        let Some(table) = &self.play.table else { return };
        let rules = *table.game().rules();
        let host = self.friends.host().map(|table| table.host());
        let name = host.zip(self.friends.cutter()).and_then(|(host, cutter)| {
            let here = host.seats().iter().filter(|seating| seating.player == SeatPlayer::Here);
            (here.count() > 1).then(|| host.seats().get(cutter).map(|seating| seating.name.clone()))?
        });
        let deck = &mut self.play.next_deck;
        deck.fit(&rules);
        deck.set_cut(Some(rules.cards().len() / 2));
        self.open_dialog(Dialog::Cut(CutMoment { name, keep: rules.cut_keep }), effects);
    }

    /// Starts a match with the rules and seats of the last one, and with the friends who sit there.
    pub(super) fn same_again(&mut self, effects: &mut Vec<Effect>) {
        if self.friends.hosts_match() && self.play.activity.is_match() {
            self.with_friends(effects, Friends::again);
        } else {
            self.request_seed(SeedRequest::SameAgain, effects);
        }
    }

    pub(super) fn show_friends(&mut self, effects: &mut Vec<Effect>) -> bool {
        self.open_dialog(Dialog::Friends(FriendsPage::Table), effects);
        true
    }

    /// Asks all to take back the own last action. What is only selected or set out is nobody else's affair.
    fn ask_friends_undo(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.play.table else { return };
        if let Some(last) = table.hand_layout().staged_len().checked_sub(1) {
            table.hand_layout_mut().unstage(Some(last));
        } else if table.hand_layout().has_selection() {
            table.hand_layout_mut().clear_selection();
        } else if table.is_cut_off() {
            self.show_friends(effects);
        } else {
            self.with_friends(effects, Friends::ask_undo);
        }
    }

    fn answer_friends(&mut self, ask: FriendsAsk, effects: &mut Vec<Effect>) {
        match ask {
            FriendsAsk::Browser(effect) => effects.push(Effect::Friends(effect)),
            FriendsAsk::Device(effect) => effects.push(Effect::Device(effect)),
            FriendsAsk::Show(page) => self.open_dialog(Dialog::Friends(page), effects),
            FriendsAsk::ChooseGame => self.open_dialog(Dialog::NewGame, effects),
            FriendsAsk::Close(page) => {
                self.screen.dialog.take_if(|dialog| matches!(dialog, Dialog::Friends(shown) if *shown == page));
            }
            FriendsAsk::Offer(page) => {
                if self.screen.dialog.as_ref().is_none_or(gives_way) {
                    self.open_dialog(Dialog::Friends(page), effects);
                }
            }
            FriendsAsk::Raise(page) => {
                if self.screen.dialog.as_ref().is_some_and(gives_way) {
                    self.open_dialog(Dialog::Friends(page), effects);
                }
            }
            FriendsAsk::Play(seat, action) => self.play_friend(seat, &action, effects),
            FriendsAsk::Undo(left) => self.take_back(left, effects),
            FriendsAsk::Deal(deck) => {
                self.friends.begin_hand();
                self.deal_to_friends(deck, effects);
            }
            FriendsAsk::Cut => self.ask_cut(effects),
            FriendsAsk::BotPlays(seat) => self.seat_player(seat, Player::Bot(self.friends.bots()), effects),
            FriendsAsk::FriendPlays(seat) => self.seat_player(seat, Player::Friend, effects),
            FriendsAsk::ShowSeen => self.show_seen(effects),
            FriendsAsk::LeaveMatch => {
                if let Some(table) = self.match_table_mut() {
                    table.leave();
                }
                self.keep(effects);
            }
            FriendsAsk::ShowOwnTable => {
                self.screen.dialog = None;
                if self.is_guest() {
                    self.back_to_match(effects);
                }
            }
            FriendsAsk::NoRandomness => self.notify(Notice::NoRandomness),
        }
    }

    /// Plays the action of a friend, also while the match is set aside.
    fn play_friend(&mut self, seat: Seat, action: &Action, effects: &mut Vec<Effect>) {
        if self.play.activity.is_match() {
            // The host has checked it.
            let _ = self.play(seat, action, effects);
            return;
        }
        let played = self.match_table_mut().and_then(|table| table.play(seat, action).ok());
        if played.is_some() {
            self.save(effects);
            self.friends_changed(effects);
        }
        if played.is_some_and(|played| played.ended) {
            self.back_to_match(effects);
            self.hand_ended(effects);
            self.screen.dialog = Some(Dialog::Score(ScoreReveal::AtOnce));
        }
    }

    /// Takes back actions of the hand until so many are left.
    fn take_back(&mut self, left: usize, effects: &mut Vec<Effect>) {
        self.back_to_match(effects);
        let entries = self.play.table.as_ref().and_then(|table| table.entries_of(left));
        self.cut_back(entries, effects);
    }

    /// Deals the next hand to all, or the first one.
    fn deal_to_friends(&mut self, deck: Deck, effects: &mut Vec<Effect>) {
        self.back_to_match(effects);
        let Some(lobby) = self.friends.take_lobby() else {
            let sort = self.settings.sort;
            let cut = self.friends.host().and_then(|table| table.host().cut());
            if self.play.table.as_mut().is_some_and(|table| table.deal_next(deck, cut, None, sort)) {
                self.after_deal(effects);
            }
            return;
        };
        let rules = *lobby.rules();
        let Some(table) = self.friends.host() else { return };
        let (host, dealer) = (table.host().seats().to_vec(), table.host().first_dealer(&rules));
        let (cut, bot) = (table.host().cut(), Player::Bot(self.friends.bots()));
        let places = host.iter().enumerate().map(|(at, seating)| Place {
            name: PlayerName::new(&seating.name).unwrap_or_else(|| PlayerName::built_in(&numbered_name(at + 1))),
            player: match seating.player {
                SeatPlayer::Here => Player::Person,
                SeatPlayer::Guest if seating.bot_plays() => bot,
                SeatPlayer::Guest | SeatPlayer::Open => Player::Friend,
                SeatPlayer::Bot => bot,
            },
        });
        let new = NewGame {
            preset: lobby.record().preset,
            rules,
            places: places.collect(),
            dealer,
            seed: [0; 32],
            deck: Some(deck),
            cut,
            chosen_cards: false,
        };
        self.start_as(new, None, Origin::Played, effects);
        if let Some(table) = &mut self.play.table {
            table.share();
        }
    }

    fn seat_player(&mut self, seat: Seat, player: Player, effects: &mut Vec<Effect>) {
        let Some(table) = self.match_table_mut() else { return };
        // Without a host, only the seats of friends are meant.
        let is_meant = table.places().get(seat.index()).is_some_and(|place| place.player != Player::Person);
        let is_friend = table.places().get(seat.index()).is_some_and(|place| place.player == Player::Friend);
        if is_meant && (is_friend || player == Player::Friend) {
            table.set_player(seat, player);
            self.position_changed(effects);
            self.save(effects);
            self.schedule_step(effects);
        }
    }
}

/// Whether a dialog is a menu or another page of friends, so that a page of friends may take its place.
const fn gives_way(dialog: &Dialog) -> bool {
    matches!(dialog, Dialog::Play | Dialog::More | Dialog::Friends(_))
}
