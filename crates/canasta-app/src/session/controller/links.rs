//! Links at the session: what was sent comes to the table, and what is there can be sent.

use super::Session;
use crate::features::files::record_text;
use crate::features::library::{LibraryEffect, Origin};
use crate::features::links::{Context, Links, LinksAsk, LinksIntent, Sendable, SentDeal, sent_places};
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use crate::session::plan::{DefaultName, NewGame};
use crate::session::plan_change::PlanChange;
use crate::session::table::Table;
use canasta::links::LinkError;

impl Session {
    /// The links.
    #[must_use]
    pub const fn links(&self) -> &Links {
        &self.links
    }

    /// The game of which links can be made: the record that is looked at, or the match at the table.
    #[must_use]
    pub fn sendable(&self) -> Option<Sendable> {
        match self.look_back() {
            Some(look) => Sendable::of(look.game(), look.places(), look.at().hand, None),
            None => {
                let table = self.match_table().filter(|_| self.play.activity.is_match())?;
                Sendable::of(table.game(), table.people(), usize::MAX, table.sent())
            }
        }
    }

    /// The name under which the person sends: the one that was written last, or that of the plan if it was chosen.
    #[must_use]
    pub fn sender_name(&self) -> Option<&str> {
        let planned = || self.plan().places().first().map(|place| &*place.name);
        let name = self.links.name().or_else(planned)?.trim();
        Some(name).filter(|name| !name.is_empty() && DefaultName::of(name).is_none())
    }

    /// Whether the record that is looked at can be kept in the library: it comes from elsewhere, and is not there.
    #[must_use]
    pub fn can_keep_looked_at(&self) -> bool {
        self.look_back().is_some_and(|look| look.kept().is_none() && look.origin() == Origin::Imported)
    }

    /// The deal of a link that the match plays.
    #[must_use]
    pub fn sent(&self) -> Option<&SentDeal> {
        self.match_table().and_then(Table::sent)
    }

    /// The deal of a link that was played to its end at the table.
    #[must_use]
    pub fn ended_sent(&self) -> Option<&SentDeal> {
        let table = self.match_table().filter(|_| self.play.activity.is_match())?;
        table.sent().filter(|sent| sent.is_over(table.game()))
    }

    /// Plays the deal that was opened.
    pub(super) fn start_sent(&mut self, effects: &mut Vec<Effect>) {
        let Some(sent) = self.links.take_deal() else { return };
        let deal = sent.deal();
        let deck = sent.deck(1);
        let new = NewGame {
            preset: deal.preset(),
            rules: *deal.rules(),
            places: sent_places(deal, self.sender_name()),
            dealer: Some(deal.dealer()),
            seed: [0; 32],
            cut: sent.cut(&deck),
            deck: Some(deck),
            chosen_cards: false,
        };
        let before = self.play.counters.tables;
        self.start_as(new, None, Origin::Link(deal.length()), effects);
        if self.play.counters.tables != before
            && let Some(table) = &mut self.play.table
        {
            table.set_sent(Some(sent));
            self.save(effects);
        }
    }

    pub(super) fn handle_links(&mut self, intent: LinksIntent, effects: &mut Vec<Effect>) {
        let sendable = self.sendable();
        let name = self.sender_name().map(str::to_owned);
        let context = Context { sendable: sendable.as_ref(), name: name.as_deref() };
        let outcome = self.links.update(intent, &context);
        match self.take_outcome(outcome, effects) {
            None => {}
            Some(LinksAsk::Show(page)) => self.screen.dialog = Some(Dialog::Link(page)),
            Some(LinksAsk::LookBack(game, places)) => {
                self.screen.dialog = None;
                self.look_back_at(*game, places, 0, None, effects);
            }
            Some(LinksAsk::Play) => self.start_sent(effects),
            Some(LinksAsk::Boards(deal)) => {
                if !self.open_boards(&deal, effects)
                    && let LinksAsk::Show(page) = self.links.refuse(LinkError::Damaged)
                {
                    self.screen.dialog = Some(Dialog::Link(page));
                }
            }
            Some(LinksAsk::Keep) => {
                if let Some(look) = self.look_back() {
                    let text = record_text(look.game(), look.places());
                    self.library.request(LibraryEffect::ReadText(text), effects);
                }
            }
            Some(LinksAsk::Name(name)) => self.new_game.plan.apply(PlanChange::Name(0, name.to_string())),
        }
    }
}
