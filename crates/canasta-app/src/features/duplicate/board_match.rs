//! A match of duplicate: its boards, who plays them the second time, and the score card.

use crate::named::named;
use crate::session::board_try::BoardTry;
use crate::session::day::Day;
use canasta::bots::BotVersion;
use canasta::duplicate::{Boards, DuplicateMatch, Playing, Row, ScoreCard, Second, Way};
use canasta::links::{DealLink, LinkCards, LinkLength, LinkPlayer, Sender};
use canasta::rules::Seed;

named! {
    /// Who plays the boards the second time.
    pub enum Against {
        /// The strongest bot, in the person's seat.
        Master = "master",
        /// The person, in the seats of the others.
        Turned = "turned",
        /// Another person, who was sent the boards, in the same seat.
        Friend = "friend",
    }
}

impl Against {
    /// The same as the score card knows it.
    pub(super) const fn second(self) -> Second {
        match self {
            Against::Turned => Second::Turned,
            Against::Master | Against::Friend => Second::Other,
        }
    }
}

/// What another person has made of the same boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Friend {
    /// The name; it may be empty.
    pub name: String,
    /// The lead on each board, from the first, in points.
    pub leads: Vec<i32>,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The person is to play.
    Playing(Playing),
    /// The person has played all; the other one has not.
    Waiting,
    /// All boards have both results.
    Over,
}

/// A match of duplicate.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardMatch {
    /// The cards, rules and bots, without a sender.
    deal: DealLink,
    plan: DuplicateMatch,
    against: Against,
    card: ScoreCard,
    friends: Vec<Friend>,
    on: Day,
    is_given_up: bool,
}

impl BoardMatch {
    /// A match with the boards of a deal; `None` if it has none, if another seat than the first is the person's, or if the seats of the
    /// others are to be played in a game of three sides.
    #[must_use]
    pub fn new(deal: &DealLink, against: Against, on: Day) -> Option<BoardMatch> {
        let LinkCards::Seed(seed, LinkLength::Boards(boards)) = *deal.cards() else { return None };
        let [LinkPlayer::Person, others @ ..] = deal.players() else { return None };
        if others.contains(&LinkPlayer::Person) {
            return None;
        }
        let plan = DuplicateMatch::new(deal.preset(), seed, boards, against.second(), deal.dealer())?;
        let plan = plan.with_rules(*deal.rules())?;
        let cards = LinkCards::Seed(seed, LinkLength::Boards(boards));
        let deal = DealLink::new(deal.preset(), *deal.rules(), cards, deal.dealer(), deal.players().to_vec()).ok()?;
        let card = ScoreCard::of(&plan);
        Some(BoardMatch { deal, plan, against, card, friends: Vec::new(), on, is_given_up: false })
    }

    /// The number of a match with the boards of this seed.
    #[must_use]
    pub const fn id_of(seed: Seed) -> u32 {
        u32::from_be_bytes([seed[0], seed[1], seed[2], seed[3]])
    }

    /// Its number, which follows from its cards.
    #[must_use]
    pub const fn id(&self) -> u32 {
        BoardMatch::id_of(self.plan.seed())
    }

    /// The boards.
    #[must_use]
    pub const fn plan(&self) -> &DuplicateMatch {
        &self.plan
    }

    /// The number of boards.
    #[must_use]
    pub const fn boards(&self) -> Boards {
        self.plan.boards()
    }

    /// The cards, rules and bots, as they are sent.
    #[must_use]
    pub const fn deal(&self) -> &DealLink {
        &self.deal
    }

    /// Who plays the boards the second time.
    #[must_use]
    pub const fn against(&self) -> Against {
        self.against
    }

    /// The score card.
    #[must_use]
    pub const fn card(&self) -> &ScoreCard {
        &self.card
    }

    /// The others who have played the same boards. Against a friend the first one has the other column of the score card.
    #[must_use]
    pub fn friends(&self) -> &[Friend] {
        &self.friends
    }

    /// The day on which it began, or on which it was over.
    #[must_use]
    pub const fn on(&self) -> Day {
        self.on
    }

    /// Whether the person has given it up.
    #[must_use]
    pub const fn is_given_up(&self) -> bool {
        self.is_given_up
    }

    pub(super) const fn set_given_up(&mut self, is_given_up: bool) {
        self.is_given_up = is_given_up;
    }

    /// The results of a board. Another's is shown once the person's is there, so that nobody plays for a known number.
    #[must_use]
    pub fn row(&self, board: u8) -> Row {
        let row =
            usize::from(board).checked_sub(1).and_then(|at| self.card.rows().get(at)).copied().unwrap_or_default();
        match self.against {
            Against::Turned => row,
            Against::Master | Against::Friend => Row { second: row.second.filter(|_| row.first.is_some()), ..row },
        }
    }

    fn result(&self, Playing { board, way }: Playing) -> Option<i32> {
        let row = usize::from(board).checked_sub(1).and_then(|at| self.card.rows().get(at))?;
        match way {
            Way::First => row.first,
            Way::Second => row.second,
        }
    }

    /// How far it is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let is_own = |playing: &Playing| self.against == Against::Turned || playing.way == Way::First;
        let mut open = self.plan.playings().filter(|&playing| self.result(playing).is_none()).peekable();
        match open.find(is_own) {
            Some(next) => Stage::Playing(next),
            None if self.card.victory_points().is_some() => Stage::Over,
            None => Stage::Waiting,
        }
    }

    /// The playing that the person is to play next.
    #[must_use]
    pub fn next(&self) -> Option<BoardTry> {
        match self.stage() {
            Stage::Playing(playing) => Some(BoardTry { id: self.id(), playing }),
            Stage::Waiting | Stage::Over => None,
        }
    }

    /// How many of the person's playings are done, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let ways: &[Way] = if self.against == Against::Turned { &Way::ALL } else { &[Way::First] };
        let own = self.plan.playings().filter(|playing| ways.contains(&playing.way));
        own.fold((0, 0), |(done, all), playing| (done + usize::from(self.result(playing).is_some()), all + 1))
    }

    /// The next board that the strongest bot is to play.
    #[must_use]
    pub fn next_of_master(&self) -> Option<u8> {
        let is_wanted = self.against == Against::Master && !self.is_given_up;
        let lacks = |&board: &u8| self.result(Playing { board, way: Way::Second }).is_none();
        (1..=self.boards().count()).find(lacks).filter(|_| is_wanted)
    }

    /// The version of its bots.
    #[must_use]
    pub fn bots(&self) -> BotVersion {
        let is_of = |version: &BotVersion| {
            let name = version.table_bot();
            self.deal.players().iter().any(|player| matches!(player, LinkPlayer::Bot { name: bot, .. } if bot == name))
        };
        BotVersion::ALL.into_iter().find(is_of).unwrap_or(BotVersion::First)
    }

    /// Enters the lead of the person's side in a playing, or of the other's in the second one. The first result stays. True if it is new.
    pub(super) fn enter(&mut self, playing: Playing, lead: i32, today: Day) -> bool {
        let is_new = self.card.enter(playing, lead);
        if is_new && today.is_known() {
            self.on = today;
        }
        is_new
    }

    /// Whether a friend's results are there: those of the same name, or the same ones. Two without a name may be two.
    fn knows(&self, friend: &Friend) -> bool {
        let is_same =
            |known: &Friend| known.leads == friend.leads || (!friend.name.is_empty() && known.name == friend.name);
        self.friends.iter().any(is_same)
    }

    /// Takes what another person has made of the same boards. A later result of the same name is none: the first stays. True if it is new.
    pub(super) fn take_friend(&mut self, sender: &Sender) -> bool {
        let friend = Friend { name: sender.name().to_owned(), leads: sender.leads().to_vec() };
        let is_whole = friend.leads.len() == usize::from(self.boards().count());
        let is_own = self.first_leads().is_some_and(|leads| leads == friend.leads);
        let is_known = self.knows(&friend);
        if !is_whole || is_own || is_known {
            return false;
        }
        if self.against == Against::Friend && self.friends.is_empty() {
            for (board, &lead) in (1..).zip(&friend.leads) {
                let _ = self.card.enter(Playing { board, way: Way::Second }, lead);
            }
        }
        self.friends.push(friend);
        true
    }

    /// The person's leads the first time, once all boards are played so.
    #[must_use]
    pub fn first_leads(&self) -> Option<Vec<i32>> {
        self.card.rows().iter().map(|row| row.first).collect()
    }

    /// The score card against a friend with the same seat.
    #[must_use]
    pub fn card_against(&self, friend: &Friend) -> Option<ScoreCard> {
        let plan = DuplicateMatch::new(
            self.plan.preset(),
            self.plan.seed(),
            self.boards(),
            Second::Other,
            self.deal.dealer(),
        )?;
        let mut card = ScoreCard::of(&plan);
        for (board, (row, &lead)) in (1..).zip(self.card.rows().iter().zip(&friend.leads)) {
            let _ = row.first.is_some_and(|first| card.enter(Playing { board, way: Way::First }, first));
            let _ = card.enter(Playing { board, way: Way::Second }, lead);
        }
        Some(card)
    }

    /// The deal as it is sent: with the person's leads once all boards are played.
    #[must_use]
    pub fn sent(&self, name: Option<&str>) -> DealLink {
        let deal = self.deal.clone();
        match self.first_leads() {
            Some(leads) => deal.with_sender(Sender::of_boards(name.unwrap_or_default(), leads)),
            None => deal,
        }
    }

    /// Takes what another page or device knows of the same match. What is here stays.
    pub(super) fn merge(&mut self, other: BoardMatch) {
        if other.against != self.against || other.boards() != self.boards() {
            return;
        }
        enter_rows(&mut self.card, other.card.rows());
        for friend in other.friends {
            if !self.knows(&friend) {
                self.friends.push(friend);
            }
        }
        self.on = self.on.max(other.on);
        self.is_given_up |= other.is_given_up;
    }

    /// The match with a stored score card and friends; `None` if they are of another one.
    pub(super) fn restored(self, rows: &[Row], friends: Vec<Friend>, is_given_up: bool) -> Option<BoardMatch> {
        let mut one = self;
        let count = usize::from(one.boards().count());
        if rows.len() != count || friends.iter().any(|friend| friend.leads.len() != count) {
            return None;
        }
        enter_rows(&mut one.card, rows);
        (one.friends, one.is_given_up) = (friends, is_given_up);
        Some(one)
    }
}

/// Enters all results of rows, from the first board on. The first result of a playing stays.
fn enter_rows(card: &mut ScoreCard, rows: &[Row]) {
    for (board, row) in (1..).zip(rows) {
        for (way, lead) in [(Way::First, row.first), (Way::Second, row.second)] {
            let _ = lead.is_some_and(|lead| card.enter(Playing { board, way }, lead));
        }
    }
}
