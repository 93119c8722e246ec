//! The game of a table with friends is chosen among the games, and the plan of the table follows.

use super::{Room, step};
use canasta::rules::Preset;
use canasta_app::features::friends::{FriendsPage, FriendsStep};
use canasta_app::session::{Dialog, DialogIntent, DialogKind, Intent, NewGameIntent};

fn open(kind: DialogKind) -> Intent {
    Intent::Dialog(DialogIntent::Open(kind))
}

/// Whether the open dialog offers to deal a game of this device.
fn can_deal(room: &Room) -> bool {
    let Some(dialog) = canasta_app::view::page(room.session(0)).dialog else { panic!("a dialog is open") };
    format!("{dialog:?}").contains(&format!("\"{}\"", Intent::NewGame(NewGameIntent::Start)))
}

#[test]
fn the_choice_of_the_game_leads_back_to_the_table_with_friends() {
    for leave in
        [Intent::Dialog(DialogIntent::Close), Intent::Dialog(DialogIntent::Back), Intent::NewGame(NewGameIntent::Start)]
    {
        for beside in [None, Some(DialogKind::HouseRules), Some(DialogKind::Differences)] {
            let mut room = Room::new(1);
            room.press(0, open(DialogKind::Friends));
            room.press(0, step(FriendsStep::ChooseGame));
            assert_eq!(room.session(0).dialog_kind(), Some(DialogKind::NewGame));
            assert!(!can_deal(&room), "no game of this device starts here");
            room.press(0, Intent::from_control("preset", Preset::Duel.name()).unwrap());
            if let Some(kind) = beside {
                room.press(0, open(kind));
            }
            room.press(0, leave.clone());
            assert_eq!(
                room.session(0).dialog(),
                Some(&Dialog::Friends(FriendsPage::Table)),
                "{leave} after {beside:?}"
            );
            assert!(room.session(0).observation().is_none(), "nothing is dealt");
            assert_eq!(room.session(0).plan().preset, Preset::Duel);
        }
    }
}

#[test]
fn who_opens_the_games_otherwise_deals_a_game_of_this_device() {
    for leave in [open(DialogKind::Settings), Intent::Dialog(DialogIntent::Close)] {
        let mut room = Room::new(1);
        room.press(0, open(DialogKind::Friends));
        room.press(0, step(FriendsStep::ChooseGame));
        room.press(0, leave);
        room.press(0, Intent::Dialog(DialogIntent::Close));
        room.press(0, open(DialogKind::NewGame));
        assert!(can_deal(&room));
        room.press(0, Intent::Dialog(DialogIntent::Close));
        assert_eq!(room.session(0).dialog(), None);
    }
}

#[test]
fn the_plan_says_who_is_the_partner() {
    let mut room = Room::new(1);
    for (preset, partners) in [(Preset::Classic, 1), (Preset::Duel, 0), (Preset::Classic, 1)] {
        room.press(0, Intent::from_control("preset", preset.name()).unwrap());
        room.press(0, open(DialogKind::Friends));
        assert_eq!(room.says_page(0).matches("your partner").count(), partners, "{preset:?}");
        room.press(0, Intent::Dialog(DialogIntent::Close));
    }
}
