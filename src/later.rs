//! What the page begins to offer once its parts are there.

use super::api;
use super::app::{self, dispatch};
use super::platform::share::PNG;
use super::platform::{calendar, download, launch_queue, link, share};
use super::render::day_picture;
use canasta_app::features::daily::{DailyIntent, DayPicture};
use canasta_app::features::friends::FriendsIntent;
use canasta_app::features::house_rules::HouseRulesIntent;
use canasta_app::features::library::LibraryEffect;
use canasta_app::features::links::LinksIntent;
use canasta_app::session::{
    Address, DeviceMessage, DialogIntent, DialogKind, Intent, Message, SelectMode, StorageMessage,
};
use gloo::events::EventListener;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::Event;

/// Installs `window.canasta`, reads what was set aside, and listens to the address and to files that the system opens.
pub fn begin() {
    api::install();
    if let Ok(event) = Event::new("CanastaReady") {
        let _ = gloo::utils::window().dispatch_event(&event);
    }
    EventListener::new(&gloo::utils::window(), "hashchange", |_| follow_address()).forget();
    dispatch(Message::Device(DeviceMessage::Today(calendar::today())));
    if let Some(storage) = app::storage() {
        let all = storage.set_aside();
        if !all.is_empty() {
            dispatch(Message::Storage(StorageMessage::SetAside(all)));
        }
    }
    if let Some(library) = app::library() {
        library.run(LibraryEffect::FindUnsaved);
        launch_queue::listen(move |files| library.take_files(files));
    }
}

/// Lets the person share the picture of a result. Where the browser shares no files, it is saved on the device.
pub fn share_picture(picture: &DayPicture) {
    let Some(bytes) = day_picture::paint(picture) else { return };
    let parts = Array::of1(&bytes);
    share::picture(&picture.file, &parts.clone(), move |name| download::download_as(name, PNG, &parts));
}

/// Follows the address once: shortcuts of the installed app and links with rules lead here.
pub fn follow_address() {
    let location = gloo::utils::window().location();
    let (hash, query) = (location.hash().unwrap_or_default(), location.search().unwrap_or_default());
    let new_game = Intent::Dialog(DialogIntent::Open(DialogKind::NewGame));
    let address = Address::of(&hash, &query);
    // A page that saves nothing keeps an invitation in its address alone.
    let is_kept = !matches!(address, Address::Join(_)) || app::saves();
    let intents = match address {
        Address::Nothing => return,
        Address::Resume => vec![],
        Address::NewGame => vec![new_game],
        Address::Day(Some(deal)) => vec![Intent::Daily(DailyIntent::of_link(deal))],
        Address::Day(None) => vec![Intent::Dialog(DialogIntent::Open(DialogKind::Daily))],
        Address::Link(text) => vec![Intent::Links(LinksIntent::Read(text))],
        Address::Join(text) | Address::Reply(text) => vec![Intent::Friends(FriendsIntent::of_link(text))],
        Address::Rules(code) => {
            let code = HouseRulesIntent::WriteCode(code);
            vec![new_game, Intent::HouseRules(code), Intent::HouseRules(HouseRulesIntent::UseCode)]
        }
    };
    // Reloading the page must not follow it again.
    if is_kept && let Ok(history) = gloo::utils::window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&link::to("")));
    }
    for intent in intents {
        dispatch(Message::Intent(intent, SelectMode::Primary));
    }
}
