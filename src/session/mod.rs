//! A session of a person, or of several at one device: the game with who plays it, what is selected and staged, the
//! dialogs, and what the device keeps.
//!
//! Pure: [`Session::update`] takes a [`Message`] and returns [`Effect`]s for the world to carry out. Time and
//! randomness come in with messages.

mod action_buttons;
mod announcer;
mod bots;
mod command_intent;
mod controller;
mod dialog;
mod draft;
mod effect;
mod game_event;
mod hand_edit;
mod hint;
mod house_rules;
mod intent;
mod json;
mod keys;
mod lay_out;
mod level;
mod message;
mod next_deck;
mod notice;
mod notices;
mod plan;
mod plan_change;
mod query;
mod review;
mod save;
mod settings;
mod table;
mod thinking;

pub use action_buttons::{ActionButton, ActionKind, UnavailableReason, action_buttons};
pub use bots::{Answer, PROTOCOL, Question, Reply, Tried, Wanted, WorkerFailure, reply_to};
pub use controller::{Session, Standing};
pub use dialog::{Confirmation, Dialog, DialogKind};
pub use draft::{Draft, Place as CardPlace, Slot};
pub use effect::{DeviceEffect, Effect, StorageEffect, TimerEffect, WorkerEffect};
pub use game_event::{GameEvent, Laying, events_of};
pub use hand_edit::HandEdit;
pub use hint::{Advice, Candidate, Hinted};
pub use house_rules::{Feedback, LONGEST_TEXT, OwnRules, RuleChange};
pub use intent::{
    AdviceIntent, DeviceIntent, DialogIntent, DropTarget, ExportKind, FilesIntent, HandIntent, HouseRulesIntent,
    Intent, NewGameIntent, NoticeIntent, ParseIntentError, SelectMode, SettingsIntent, TableIntent,
};
pub use keys::{Command, KeyMap, rank_of_key};
pub use level::{Level, Player};
pub use message::{BotMessage, DeviceMessage, Message, ProgramMessage, StorageMessage};
pub use notice::Notice;
pub use plan::{NAMES, NewGame, Place, Plan, TARGETS, clean_name, places};
pub use plan_change::PlanChange;
pub use query::Query;
pub use review::{Evaluation, Reason, Review};
pub use save::{Damage, Restored, restore, save};
pub use settings::{
    Back, Choice, Felt, Language, Motion, Pace, Patience, SettingChange, Settings, Size, Sort, Switch, Theme, Verbosity,
};
pub use table::Deal;
pub use table::commitments::{DealCheck, DealProof, Luck};
pub use table::history::HandTurn;
pub use table::undo::Undo;
