//! The intent of each keyboard command.

use super::action_buttons::ActionKind;
use super::controller::Session;
use super::dialog::DialogKind;
use super::intent::Intent;
use super::intent::{AdviceIntent, DialogIntent, TableIntent};
use super::query::Query;
use crate::features::settings::Command;

impl Command {
    /// The intent of the command in this session. `Lay` stages the selection where the table offers that.
    #[must_use]
    pub fn intent(self, session: &Session) -> Intent {
        let opens = |kind| Intent::Dialog(DialogIntent::Open(kind));
        let kind = match self {
            Command::Draw => ActionKind::Draw,
            Command::Take => ActionKind::Take,
            Command::Lay => {
                let stages = session.action_buttons().iter().any(|button| button.kind == ActionKind::Stage);
                if stages { ActionKind::Stage } else { ActionKind::Lay }
            }
            Command::Discard => ActionKind::Discard,
            Command::Unstage => ActionKind::Unstage,
            Command::Keep => ActionKind::Keep,
            Command::Ask => ActionKind::Ask,
            Command::Yes => ActionKind::Yes,
            Command::No => ActionKind::No,
            Command::Undo => return Intent::Table(TableIntent::Undo),
            Command::Hint => return Intent::Advice(AdviceIntent::Hint),
            Command::Hand => return Intent::Say(Query::Hand),
            Command::Melds => return Intent::Say(Query::Melds),
            Command::Pile => return Intent::Say(Query::Pile),
            Command::Scores => return Intent::Say(Query::Scores),
            Command::Minimum => return Intent::Say(Query::Minimum),
            Command::Buttons => return Intent::Say(Query::Buttons),
            Command::Repeat => return Intent::Say(Query::Repeat),
            Command::Faster => return Intent::Table(TableIntent::Hurry),
            Command::WhatHappened => return Intent::Table(TableIntent::ReplayRound),
            Command::Pause => return Intent::Table(TableIntent::TogglePause),
            Command::UndoTurn => return Intent::Table(TableIntent::UndoTurn),
            Command::Keys => return opens(DialogKind::Keys),
            Command::NewGame => return opens(DialogKind::NewGame),
            Command::Play => return opens(DialogKind::Play),
            Command::ScorePad => return opens(DialogKind::Score),
            Command::History => return opens(DialogKind::History),
            Command::Library => return opens(DialogKind::Library),
            Command::Statistics => return opens(DialogKind::Statistics),
            Command::Learn => return opens(DialogKind::Learn),
            Command::Rules => return opens(DialogKind::Rules),
            Command::HouseRules => return opens(DialogKind::HouseRules),
            Command::Settings => return opens(DialogKind::Settings),
            Command::Files => return opens(DialogKind::Files),
            Command::Glossary => return opens(DialogKind::Glossary),
            Command::ScoreKeeper => return opens(DialogKind::ScoreKeeper),
            Command::More => return opens(DialogKind::More),
        };
        Intent::Table(TableIntent::Act(kind))
    }
}
