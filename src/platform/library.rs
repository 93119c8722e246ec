//! The library: carries out what the session asks of it, one task each, and reports.

use super::calendar::now;
use super::chosen_files::ChosenFiles;
use super::download;
use super::game_store::GameStore;
use super::namespace;
use super::promise::{PERSON_MS, QUICK_MS, within};
use canasta_app::features::library::{
    GamePurpose, LIBRARY_FILE, LibraryEffect, LibraryMessage, LibraryUsage, ListPart, Persistence,
};
use js_sys::futures::{JsFuture, spawn_local};
use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, StorageEstimate, StorageManager};

/// The name of the value that says that the browser was asked to keep what is stored.
const PERSISTENCE_ASKED: &str = "persistence-asked";

/// The library, as a handle that can be cloned.
#[derive(Clone)]
pub struct LibraryHandle {
    store: GameStore,
    files: ChosenFiles,
    report: fn(LibraryMessage),
}

fn storage_manager() -> Option<StorageManager> {
    Some(web_sys::window()?.navigator().storage())
}

/// The answer of a promise that the browser gives, if it gives one within the limit.
async fn answer(limit_ms: u32, promise: Option<Result<Promise, JsValue>>) -> Option<JsValue> {
    within(limit_ms, JsFuture::from(promise?.ok()?)).await?.ok()
}

/// Whether the browser would ask the person before it keeps what is stored. Chromium decides by itself, whatever it answers.
async fn would_ask() -> Option<bool> {
    let navigator = web_sys::window()?.navigator();
    if Reflect::has(&navigator, &"userAgentData".into()).ok()? {
        return Some(false);
    }
    let query = Object::new();
    Reflect::set(&query, &"name".into(), &"persistent-storage".into()).ok()?;
    let status = answer(QUICK_MS, Some(navigator.permissions().ok()?.query(&query))).await?;
    Some(Reflect::get(&status, &"state".into()).ok()? == "prompt")
}

async fn measure() -> LibraryUsage {
    let manager = storage_manager();
    let estimate = answer(QUICK_MS, manager.as_ref().map(StorageManager::estimate)).await;
    let persisted = answer(QUICK_MS, manager.as_ref().map(StorageManager::persisted)).await;
    let bytes = estimate.and_then(|estimate| estimate.unchecked_into::<StorageEstimate>().get_usage());
    let persistence = match persisted {
        Some(persisted) if persisted.is_truthy() => Persistence::Kept,
        Some(_) if would_ask().await == Some(true) => Persistence::Offered,
        _ => Persistence::None,
    };
    LibraryUsage { bytes: bytes.map(|bytes| bytes as u64), persistence }
}

/// Asks the browser to keep what is stored, which may ask the person.
async fn persist() -> LibraryUsage {
    answer(PERSON_MS, storage_manager().as_ref().map(StorageManager::persist)).await;
    let usage = measure().await;
    match usage.persistence {
        Persistence::Kept => usage,
        _ => LibraryUsage { persistence: Persistence::Declined, ..usage },
    }
}

/// Asks it once, unless it would ask the person: a question that nobody has asked for is a riddle.
async fn persist_quietly() -> Option<()> {
    if would_ask().await == Some(true) {
        return None;
    }
    let storage = web_sys::window()?.local_storage().ok()??;
    let key = namespace::key(PERSISTENCE_ASKED);
    if storage.get_item(&key).ok()?.is_none() {
        storage.set_item(&key, "1").ok()?;
        answer(PERSON_MS, storage_manager().as_ref().map(StorageManager::persist)).await;
    }
    Some(())
}

impl LibraryHandle {
    /// A library whose answers go to `report`.
    pub fn new(report: fn(LibraryMessage)) -> LibraryHandle {
        LibraryHandle { store: GameStore::default(), files: ChosenFiles::default(), report }
    }

    /// Takes files that the person has chosen.
    pub fn take_files(&self, files: Vec<File>) {
        self.files.take(files);
        (self.report)(LibraryMessage::FilesChosen);
    }

    /// Takes a text that the person has pasted.
    pub fn take_text(&self, text: &str) {
        self.files.add(&text.into());
        (self.report)(LibraryMessage::FilesChosen);
    }

    /// Carries out an effect, in a task of its own.
    pub fn run(&self, effect: LibraryEffect) {
        let library = self.clone();
        spawn_local(async move {
            if let Some(message) = library.answer(effect).await {
                (library.report)(message);
            }
        });
    }

    /// Reads the list: its beginning first, which is shown while a long rest is read.
    async fn list(&self) -> Result<LibraryMessage, idb::Error> {
        let (latest, part) = self.store.latest().await?;
        if part == ListPart::All {
            return Ok(LibraryMessage::Listed(latest, part, now()));
        }
        (self.report)(LibraryMessage::Listed(latest, part, now()));
        Ok(LibraryMessage::Listed(self.store.list().await?, ListPart::All, now()))
    }

    async fn answer(&self, effect: LibraryEffect) -> Option<LibraryMessage> {
        let store = &self.store;
        let stored = |done: Result<(), idb::Error>| done.is_err().then_some(LibraryMessage::NotStored);
        match effect {
            // The page reminds, since it knows when a change is shown.
            LibraryEffect::Remind => None,
            LibraryEffect::List => Some(self.list().await.unwrap_or(LibraryMessage::Refused)),
            LibraryEffect::Measure => Some(LibraryMessage::Usage(measure().await)),
            LibraryEffect::Put(entry) => {
                let asked = entry.summary.id.clone();
                Some(match store.put(*entry, now()).await {
                    Ok((kept, summary)) => LibraryMessage::Kept { asked, kept, summary: Box::new(summary) },
                    Err(_) => LibraryMessage::NotKept(asked),
                })
            }
            LibraryEffect::Get(id, purpose) => Some(match store.get(&id).await {
                Ok(found) => LibraryMessage::Found(id, purpose, found.map(Box::new)),
                Err(_) => LibraryMessage::NotRead(id, purpose),
            }),
            LibraryEffect::Rename(id, title) => stored(store.rename(&id, &title).await),
            LibraryEffect::Delete(id) => Some(match store.delete(&id).await {
                Ok(Some(game)) => LibraryMessage::Deleted(Box::new(game)),
                Ok(None) => LibraryMessage::Gone(id),
                Err(_) => LibraryMessage::NotStored,
            }),
            LibraryEffect::PutBack(game) => Some(match store.put_back(&game).await {
                Ok(()) => LibraryMessage::BroughtBack,
                Err(_) => LibraryMessage::NotStored,
            }),
            LibraryEffect::MarkUnsaved(id) => {
                // Without the mark nothing is offered at the next start, and the library lists the game all the same.
                let _ = store.mark_unsaved(id.as_ref()).await;
                None
            }
            LibraryEffect::FindUnsaved => {
                let game = store.unsaved().await.ok().flatten()?;
                Some(LibraryMessage::Found(game.id.clone(), GamePurpose::Further, Some(Box::new(game))))
            }
            LibraryEffect::ReadText(text) => {
                self.files.add(&text.as_str().into());
                Some(LibraryMessage::FilesChosen)
            }
            LibraryEffect::ReadMore => self.files.next().await.map(LibraryMessage::Read),
            LibraryEffect::StopReading => {
                self.files.stop();
                None
            }
            LibraryEffect::LeaveFile => {
                self.files.leave();
                None
            }
            LibraryEffect::SetOrigin(ids, origin) => stored(store.set_origin(&ids, origin).await),
            LibraryEffect::Add(new) => {
                Some(store.add(new, now()).await.map_or(LibraryMessage::NotStored, LibraryMessage::Added))
            }
            LibraryEffect::ExportAll(last) => match store.export().await {
                Ok(lines) => {
                    if !last.is_empty() {
                        lines.push(&last.into());
                    }
                    download::download_parts(LIBRARY_FILE, &lines);
                    None
                }
                Err(_) => Some(LibraryMessage::Refused),
            },
            LibraryEffect::PersistQuietly => {
                let _ = persist_quietly().await;
                None
            }
            LibraryEffect::Persist => Some(LibraryMessage::Usage(persist().await)),
            LibraryEffect::PutReview(id, review) => stored(store.put_review(&id, &review).await),
            LibraryEffect::ListFacts => Some(LibraryMessage::Facts(store.facts().await.unwrap_or_default())),
            LibraryEffect::GetGames(ids) => {
                let games = store.games(&ids).await;
                Some(games.map_or(LibraryMessage::Refused, |games| LibraryMessage::Games(ids, games)))
            }
            LibraryEffect::PutFacts(facts) => {
                let _ = store.put_facts(facts).await;
                None
            }
            LibraryEffect::GetReview(id) => {
                let review = store.review(&id).await.ok().flatten();
                Some(LibraryMessage::Review(id, review))
            }
        }
    }
}
