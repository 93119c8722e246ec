//! What the device and the browser offer besides the document. Nothing here knows the game's page: answers go to closures.

pub mod calendar;
pub mod chosen_files;
pub mod clipboard;
pub mod device_estimate;
pub mod download;
pub mod files;
pub mod game_store;
pub mod history;
pub mod launch_queue;
pub mod library;
pub mod link;
pub mod namespace;
pub mod old_library;
pub mod printer;
pub mod promise;
pub mod pwa;
pub mod random;
pub mod safari;
pub mod screen;
pub mod share;
pub mod sound;
pub mod storage;
pub mod system_preferences;
pub mod vibration;
pub mod worker;
pub mod write_lock;
