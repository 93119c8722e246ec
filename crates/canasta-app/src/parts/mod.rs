//! What the page may load after the first cards: a table of functions.
//!
//! The program that deals holds the table, its rules and the saves. Everything else is reached through [`Parts`] alone, so that a page
//! can have it in a file of its own, which comes once the first hand is dealt or when it is asked for. Natively it is simply there.

mod loading;
mod waiting;

pub use loading::{Loading, PartsState};
pub(crate) use waiting::Waiting;

use crate::features::daily;
use crate::features::files::FilesIntent;
use crate::session::{
    Advice, Answer, DialogKind, Effect, Intent, Level, Message, News, Notice, Query, Reply, Session, StoredValue, Tip,
    Undo,
};
use crate::view::announcements::{self, Line};
use crate::view::text::{self, AdviceText, InputMode, Names};
use crate::view::{Element, Node, dialogs, table};
use canasta::rules::{Action, Game, Observation};

macro_rules! parts {
    ($($(#[$about:meta])* $name:ident: fn($($kind:ty),*) $(-> $out:ty)? = $function:path;)*) => {
        /// The functions behind the border.
        pub struct Parts {
            $($(#[$about])* pub(crate) $name: fn($($kind),*) $(-> $out)?,)*
        }

        /// All that is behind the border. A page that loads it later must not name this value in its first program.
        pub static PARTS: Parts = Parts { $($name: $function,)* };
    };
}

parts! {
    /// Handles a message that only the parts understand.
    message: fn(&mut Session, Message, &mut Vec<Effect>) = Session::handle_later_message;
    /// Takes the text of a file into the form of the files.
    take_file: fn(&mut Session, FilesIntent) -> FilesIntent = Session::take_file;
    /// Asks the worker for the decision of the bot that is to act.
    ask_bot: fn(&mut Session, &mut Vec<Effect>) = Session::ask_bot;
    /// The action of a level that plays by heuristic, in every game and with its look at what a discard gives.
    heuristic_action: fn(Level, &Observation<'_>) -> Action = Level::heuristic_action;
    /// Carries out an intent that the table does not need.
    intent: fn(&mut Session, Intent, &mut Vec<Effect>) = Session::handle_later_intent;
    /// Asks before an intent loses something.
    asks_first: fn(&mut Session, &Intent, &mut Vec<Effect>) -> bool = Session::asks_first;
    /// Hands an intent to what borrows the table.
    beside_takes: fn(&mut Session, &Intent, &mut Vec<Effect>) -> bool = Session::beside_takes;
    /// Whether what borrows the table lets the person act.
    beside_admits: fn(&mut Session, &Action, &mut Vec<Effect>) -> bool = Session::beside_admits;
    /// Tells the guests of the host's table that the match has changed.
    friends_changed: fn(&mut Session, &mut Vec<Effect>) = Session::friends_changed;
    /// Shows the next of what a guest was told.
    show_told: fn(&mut Session, &mut Vec<Effect>) = Session::show_told;
    /// Tells what borrows the table of an action, and the days of the first one in a try.
    beside_played: fn(&mut Session, &mut Vec<Effect>) = Session::beside_played;
    /// Tells what borrows the table that an intent is done.
    beside_follows: fn(&mut Session, &mut Vec<Effect>) = Session::follow_lesson;
    /// Shows the match again in place of what borrows the table.
    back_to_match: fn(&mut Session, &mut Vec<Effect>) = Session::back_to_match;
    /// Leaves the table of several devices to another page.
    pass_friends_on: fn(&mut Session, &mut Vec<Effect>) = Session::pass_friends_on;
    /// Shows the next step of a record that plays.
    play_record: fn(&mut Session, &mut Vec<Effect>) = Session::play_record;
    /// Goes on with what works in the background.
    go_on: fn(&mut Session, &mut Vec<Effect>) = Session::go_on_in_background;
    /// The actions that can be undone now.
    can_undo: fn(&Session) -> Undo = Session::can_undo_actions;
    /// How the last hand ended, in a line.
    hand_end: fn(&Session, Names<'_>) -> String = text::hand_end_line;
    /// Fills a dialog that has just been opened.
    opened: fn(&mut Session, DialogKind, &mut Vec<Effect>) = Session::dialog_opened;
    /// Leaves a dialog that is about to close.
    closing: fn(&mut Session) = Session::leave_score_keeper;
    /// Notes that a hand of the match has ended.
    ended_hand: fn(&mut Session, &Game, &mut Vec<Effect>) = Session::note_ended_hand;
    /// Takes an answer that is no action of a bot.
    answer: fn(&mut Session, u32, Answer, &mut Vec<Effect>) = Session::take_answer;
    /// Answers what was asked of the worker, which is gone.
    without_worker: fn(&mut Session, &mut Vec<Effect>) = Session::go_on_without_worker;
    /// Reads what the worker says.
    reply: fn(&str) -> Option<Reply> = Reply::read;
    /// Saves a value once more that the storage has refused.
    save_value: fn(&mut Session, StoredValue, &mut Vec<Effect>) = Session::save_value;
    /// Describes the open dialog.
    dialog: fn(&Session, &[String]) -> Option<Element> = dialogs::dialog;
    /// Adds what is heard of what borrows the table, after the turns.
    heard_beside: fn(&Session, Names<'_>, &mut Vec<Line>) = announcements::lines_beside;
    /// What is heard of a record.
    heard_of_record: fn(&Session, Names<'_>) -> Option<Vec<Line>> = announcements::look_back_lines;
    /// What a notice says: its first sentence, and the rest.
    notice: fn(&Notice, Names<'_>) -> (String, String) = text::notice;
    /// The notice about the device or the save that is shown.
    warning: fn(&Session, Names<'_>) -> Option<Element> = table::warning;
    /// The words of a hint.
    advice: fn(&Advice, Names<'_>) -> AdviceText = text::advice;
    /// The words of a tip for a way of playing.
    tip_words: fn(&Session, Tip, InputMode) -> String = table::coach::tip_words;
    /// The row with a tip.
    tip: fn(&Session, Tip) -> Element = table::coach::tip;
    /// The answer to a query about the table.
    query_answer: fn(&Session, &Observation<'_>, Query, Names<'_>) -> String = announcements::answer;
    /// What the person should know before the discard that is selected; empty if there is nothing.
    discard_warning: fn(&Session, Names<'_>) -> String = table::coach::discard_words;
    /// What is new in the game, in short, and whether there is more.
    news_short: fn(&News, Names<'_>) -> (String, bool) = text::news_short;
    /// What is new in the game, line by line.
    news: fn(&News, Names<'_>) -> Vec<String> = text::news;
    /// Which day it is, and how its deals went: what follows on the first page.
    today: fn(&Session) -> Vec<Node> = daily::view::today;
    /// Adds the panels of what borrows the table.
    panels: fn(&Session, Names<'_>, Vec<Node>) -> Vec<Node> = table::panels;
}
