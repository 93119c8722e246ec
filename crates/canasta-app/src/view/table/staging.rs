//! The groups that are set out (staged) for the opening.

use super::scene::Scene;
use crate::session::{ActionKind, HandIntent, Intent, TableIntent};
use crate::view::cards::{bare_card, meld_order};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, b, button, div, h3, span};
use crate::view::text;
use crate::words;
use canasta::rules::{Action, Group, RuleError};

impl Scene<'_> {
    /// The points of the staged groups, and the opening minimum.
    pub(super) fn staged_points(&self) -> (i32, i32) {
        let groups = self.session.staged();
        match self.seen.appraise(&groups) {
            Ok(appraisal) => (appraisal.points, appraisal.minimum.unwrap_or(0)),
            Err(_) => (groups.iter().map(|group| self.seen.rules().points_of(group.cards)).sum(), 0),
        }
    }

    /// Points of the opening, with the canasta that it needs.
    pub(super) fn with_canasta(&self, points: String) -> String {
        text::with_canasta(points, self.seen.opening_need(self.own_seat()))
    }

    pub(super) fn stage(&self) -> Element {
        let groups = self.session.staged();
        let (points, minimum) = self.staged_points();
        let of = self.with_canasta(text::points_of(points, minimum));
        let lacks_canasta =
            matches!(self.seen.check(&Action::Meld(groups.clone())), Err(RuleError::OpeningNeedsCanasta { .. }));
        let full = points >= minimum && !lacks_canasta;
        let share = (points * 100 / minimum.max(1)).min(100);
        let meter = div()
            .class(if full { "meter full" } else { "meter" })
            .attr("role", "meter")
            .attr("aria-label", words::table::opening())
            .attr("aria-valuemin", 0)
            .attr("aria-valuemax", minimum)
            .attr("aria-valuenow", points.min(minimum))
            .attr("aria-valuetext", &of)
            .attr("--p", share)
            .child(span().child(b().text(points)).text(self.with_canasta(text::of_minimum(minimum))));
        let group = |(at, group): (usize, &Group)| {
            let label = text::take_back(group.cards, self.seen.rules());
            let fan = span().class("fan").children(meld_order(group.cards).map(|one| bare_card(one, "")));
            let back =
                button().class("group").key(format_args!("grp{at}")).attr("type", "button").attr("aria-label", label);
            with_intent(
                back.child(fan).child(span().class("remove").child(icon("x"))),
                &Intent::Hand(HandIntent::Unstage(at)),
            )
        };
        let unstage = button().class("unstage").attr("type", "button");
        let unstage = unstage.child(icon("undo")).child(span().text(words::table::take_all_back()));
        div()
            .class("staging")
            .key("staging")
            .attr("role", "group")
            .attr("aria-label", text::staged(&of))
            // The style sheets size the groups by their number.
            .attr("--g", groups.len())
            .attr("--staged", groups.iter().map(|group| group.cards.len()).sum::<usize>())
            .child(h3().text(words::table::opening()))
            .children(groups.iter().enumerate().map(group))
            // They stay side by side when they wrap below the groups.
            .child(
                div()
                    .class("staging-sum")
                    .child(meter)
                    .child(with_intent(unstage, &Intent::Table(TableIntent::Act(ActionKind::Unstage)))),
            )
    }
}
