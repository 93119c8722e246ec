//! The renderer: commits a page to the document, and then brings the document phase by phase to its final state.
//!
//! The phases are separate tasks because together they would take a slow device too long. A frame does not wait for all of
//! them; see [`Renderer::before_paint`].

use super::celebration::Celebration;
use super::fit::fit;
use super::flourish::Flourish;
use super::focus::{Focus, focus, focus_after_deal, update_roving_tabindex};
use super::live_region::LiveRegion;
use super::modal::{Modal, has_unopened};
use super::{appearance, dates, edited_fields};
use crate::cards::card_images::CardImages;
use crate::dom::find::{active, document, first, is_behind_dialog, open_dialog};
use crate::dom::patch;
use crate::guard::guarded;
use crate::motion::animator::{Animator, Plan};
use crate::parts;
use crate::platform::system_preferences::SystemPreferences;
use canasta_app::features::settings::{Motion, Settings};
use canasta_app::session::{GameEvent, Session};
use canasta_app::view::page::Reveal;
use canasta_app::view::stages::{Device, Stage, StageKind};
use canasta_app::view::{Node, Page};
use gloo::timers::callback::Timeout;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// How long after the last phase sizes are measured again, in milliseconds.
const SETTLED_MS: u32 = 200;

/// How far a change of the page has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// The nodes of the document agree with the page.
    Patched,
    /// Dialogs are open, the focus is in its place, and styles are computed.
    Styled,
    /// The table fits the window. What made room moves, and cards that are to fly are hidden.
    Fitted,
    /// Cards fly.
    Moving,
}

impl Phase {
    /// The number of tasks that bring a change from its patch to its end: one for each other phase, and one for the styles of
    /// the last animations.
    pub const TASKS: usize = 4;
}

/// A change that has not reached the last phase.
struct Pending {
    phase: Phase,
    focus: Option<Focus>,
    reveal: Option<Reveal>,
    plan: Option<Plan>,
}

/// The document, as far as this program renders it.
pub struct Renderer {
    pub root: Element,
    pub animator: Animator,
    pub celebration: Celebration,
    flourish: Flourish,
    preferences: SystemPreferences,
    images: CardImages,
    modal: Modal,
    live_region: LiveRegion,
    /// The page that the document shows; `None` before the first.
    page: Option<Page>,
    pending: Option<Pending>,
    /// The focus before a dialog closed, until the change of the table that follows is shown.
    focus_in_closed_dialog: Option<Focus>,
    /// The table and the hand that are shown.
    hand: Option<(u32, usize)>,
    /// Whether another hand is dealt, and the focus is yet to go to it.
    is_dealt: bool,
    /// Whether the animations that were started last have their styles yet.
    has_new_animations: bool,
    settled: Option<Timeout>,
}

impl Renderer {
    /// A renderer of the children of `root`, which is empty.
    pub fn new(root: Element) -> Renderer {
        let preferences = SystemPreferences::new();
        Renderer {
            root,
            animator: Animator::new(preferences.clone()),
            celebration: Celebration::default(),
            flourish: Flourish::default(),
            preferences,
            images: CardImages::default(),
            modal: Modal::default(),
            live_region: LiveRegion::default(),
            page: None,
            pending: None,
            focus_in_closed_dialog: None,
            hand: None,
            is_dealt: false,
            has_new_animations: false,
            settled: None,
        }
    }

    /// The page that the document shows.
    pub fn page(&self) -> Option<&Page> {
        self.page.as_ref()
    }

    /// Takes over a page that the document shows already.
    pub fn adopt(&mut self, page: Page) {
        patch::adopt(&self.root);
        self.page = Some(page);
    }

    /// The preferences of the system.
    pub fn preferences(&self) -> &SystemPreferences {
        &self.preferences
    }

    /// Whether the settings and the system let things move.
    pub fn is_animated(&self, settings: &Settings) -> bool {
        !settings.lite && settings.motion != Motion::Off && !self.preferences.reduced_motion()
    }

    /// Applies the settings that style sheets and card images depend on.
    pub fn apply_settings(&self, session: &Session) {
        let settings = session.settings();
        let spoken = (!session.awaits_words()).then(|| session.spoken());
        appearance::apply(settings, spoken, &self.preferences);
        self.images.apply(settings, &self.preferences);
    }

    /// Commits a stage of a change to the document. A change that is still pending is brought to its end first.
    pub fn commit(&mut self, session: &Session, stage: Stage, events: &[GameEvent], device: Device) {
        let Stage { page, kind } = stage;
        let plan = match kind {
            StageKind::CloseDialog => None,
            // The scene is noted, but not animated.
            StageKind::ClosedHands => self.animator.plan(session, events, &self.root).and(None),
            StageKind::LastMove | StageKind::Table | StageKind::Complete => {
                self.animator.plan(session, events, &self.root)
            }
        };
        self.apply_settings(session);
        let focus = Focus::capture(&self.root);
        if let Some(shown) = &self.page {
            focus.blur_if_removed(&self.root, shown, &page);
        }
        let shown: Vec<&Node> = self.page.iter().flat_map(Page::nodes).collect();
        let modal = self.modal.clone();
        patch::patch(&self.root, &shown, &page.nodes(), &|dialog| modal.close(dialog));
        self.modal.give_voice_back(&self.root);
        // Only the parts show dates.
        if let Some(parts) = parts::get()
            && guarded(|| (parts.write_dates)(&self.root)).is_none()
        {
            dates::give_up(&self.root);
        }
        edited_fields::reset_all(&self.root);
        if self.is_animated(session.settings()) {
            let _ = guarded(|| self.flourish.start(session, events, &self.root));
        }
        let reveal = self.page.as_ref().and_then(|shown| page.reveal(shown));
        let hand = session.standing().map(|standing| (session.table_number(), standing.hand));
        let was_dealt = kind != StageKind::CloseDialog && std::mem::replace(&mut self.hand, hand) != hand;
        self.is_dealt |= was_dealt && hand.is_some() && self.page.is_some();
        let is_lost = focus.is_lost();
        self.page = Some(page);
        let focus = if kind == StageKind::CloseDialog {
            self.focus_in_closed_dialog = Some(focus);
            None
        } else {
            Some(self.focus_in_closed_dialog.take().unwrap_or(focus))
        };
        self.pending = Some(Pending { phase: Phase::Patched, focus, reveal, plan });
        if kind == StageKind::Complete {
            self.live_region.update(session);
        }
        if device == Device::Slow {
            self.modal.expect(&self.root);
        }
        // The focus is in its place at the end of each task.
        if is_lost && !has_unopened(&self.root) {
            self.run_to(Phase::Styled, session);
        }
    }

    /// Brings the pending change to a phase.
    pub fn run_to(&mut self, phase: Phase, session: &Session) {
        while self.pending.as_ref().is_some_and(|pending| pending.phase < phase) {
            self.run_next(session);
        }
    }

    /// Brings the pending change to the next phase, or computes the styles of what has begun to move.
    pub fn run_next(&mut self, session: &Session) {
        let Some(pending) = &mut self.pending else {
            if std::mem::take(&mut self.has_new_animations) {
                compute_styles();
            }
            return;
        };
        match pending.phase {
            Phase::Patched => {
                pending.phase = Phase::Styled;
                self.modal.open(&self.root);
                let focus = pending.focus.take();
                let is_dealt = std::mem::take(&mut self.is_dealt);
                match focus {
                    _ if is_dealt && open_dialog().is_none() => focus_after_deal(&self.root),
                    Some(focus) => focus.restore(&self.root),
                    None => update_roving_tabindex(&self.root),
                }
                if let Some(reveal) = pending.reveal.take() {
                    scroll_to(&self.root, reveal);
                }
                compute_styles();
            }
            Phase::Styled => {
                pending.phase = Phase::Fitted;
                fit(&self.root);
                if let Some(plan) = &mut pending.plan {
                    self.animator.prepare(plan, &self.root);
                }
            }
            Phase::Fitted | Phase::Moving => {
                let plan = self.pending.take().and_then(|pending| pending.plan);
                self.has_new_animations = plan.is_some_and(|plan| self.animator.start(plan, &self.root));
                self.live_region.release();
                self.paint_graphs(session);
                self.measure_once_settled();
            }
        }
    }

    /// Runs before a frame is painted. On a slow device the frame shows the table without flying cards, and leaves a dialog that
    /// is yet to open to the next one.
    pub fn before_paint(&mut self, session: &Session, device: Device) {
        match device {
            Device::Fast => self.run_to(Phase::Moving, session),
            Device::Slow if has_unopened(&self.root) => {}
            Device::Slow => self.run_to(Phase::Fitted, session),
        }
    }

    /// Brings the pending change to its end, before the document is patched again.
    pub fn before_patch(&mut self, session: &Session) {
        self.run_to(Phase::Moving, session);
    }

    /// Makes the document ready for input.
    pub fn flush(&mut self, session: &Session) {
        self.run_to(Phase::Fitted, session);
    }

    /// Ends all motion, also what has not started.
    pub fn finish_motion(&mut self) {
        if let Some(pending) = &mut self.pending {
            pending.plan = None;
        }
        self.animator.finish();
        self.celebration.stop();
        self.flourish.stop();
    }

    /// Follows a new size of the window.
    pub fn resize(&mut self, session: &Session) {
        fit(&self.root);
        appearance::mark_scrolling();
        self.paint_graphs(session);
        self.measure_once_settled();
    }

    /// Paints the graphs, which tables say too.
    fn paint_graphs(&self, session: &Session) {
        if let Some(parts) = parts::get() {
            (parts.paint_graphs)(session, &self.root);
        }
    }

    /// Measures scrolling and the sizes of cards when the page has not changed for a while.
    fn measure_once_settled(&mut self) {
        let images = self.images.clone();
        self.settled = Some(Timeout::new(SETTLED_MS, move || {
            appearance::mark_scrolling();
            images.rasterize();
        }));
    }
}

/// Lets the browser compute the styles of everything that has changed: it must, to list the animations.
fn compute_styles() {
    let _ = document().map(|document| document.get_animations());
}

/// Scrolls a part of the open dialog or of the review into view.
fn scroll_to(root: &Element, reveal: Reveal) {
    let element = match reveal {
        Reveal::Evaluation => first(root, "dialog[open] .evaluation"),
        Reveal::Field => {
            let field = first(root, "dialog[open] .title-field");
            focus(field.clone());
            field
        }
        Reveal::Decision => first(root, ".match-review .decision"),
        Reveal::Focus => active().filter(|control| !is_behind_dialog(control)),
    };
    if let Some(element) = element {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
