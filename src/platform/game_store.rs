//! The library in the browser's database: summaries, whole games, reviews and facts, each as a text under the key of its game.
//!
//! The browser may refuse all of it, as in private windows: then every call fails, and nothing is lost that was not here.

use super::namespace::page_name;
use super::old_library::{COPIED, copy_once, create_mark};
use super::promise::{QUICK_MS, within};
use canasta_app::features::library::{
    GameEntry, GameId, GameSummary, Kept, LIST_PAGE, ListPart, NewEntry, Origin, Settlement, StoredGame, Timestamp,
    found_ahead, library_head, library_line, renamed, settle, with_origin,
};
use idb::event::VersionChangeEvent;
use idb::{
    Database, DatabaseEvent, Error, Event, Factory, KeyPath, KeyRange, ObjectStore, ObjectStoreParams, Query,
    Transaction, TransactionMode,
};
use js_sys::futures::{JsFuture, future_to_promise};
use js_sys::{Array, Object, Promise, Reflect};
use std::cell::RefCell;
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// A new store or index needs a new version, and [`upgrade`] creates what is missing.
const VERSION: u32 = 4;

const SUMMARIES: &str = "summaries";
const GAMES: &str = "games";
const REVIEWS: &str = "reviews";
/// What was counted of each game, so that it is counted once.
const FACTS: &str = "facts";
/// The index of the summaries, the latest first.
const LATEST: &str = "latest";
/// What it is ordered by: the negative time of the last change.
const ORDER: &str = "order";
/// The text of a summary.
const TEXT: &str = "text";

const STORES: [&str; 4] = [SUMMARIES, GAMES, REVIEWS, FACTS];
/// The key, among the marks, of the game that the quick save does not follow.
const UNSAVED: &str = "unsaved";

/// The database, as a handle that can be cloned. It is opened when it is first used.
#[derive(Clone, Default)]
pub struct GameStore(Rc<RefCell<Connection>>);

#[derive(Default)]
enum Connection {
    #[default]
    Closed,
    /// It is being opened, for everybody who waits.
    Opening(Promise),
    Open(Rc<Database>),
}

/// An answer of a database, or an error after the limit.
pub async fn answer<T>(request: impl IntoFuture<Output = Result<T, Error>>) -> Result<T, Error> {
    within(QUICK_MS, request.into_future()).await.unwrap_or(Err(Error::OneshotChannelReceiveError))
}

/// A transaction that writes. Unless it ends with [`Writing::commit`], nothing of it is stored, also when a request fails or never
/// answers: a summary without its game would promise what is not there.
struct Writing(Option<Transaction>);

impl Writing {
    fn store(&self, name: &str) -> Result<ObjectStore, Error> {
        self.0.as_ref().ok_or(Error::OneshotChannelReceiveError)?.object_store(name)
    }

    /// Waits until everything is stored.
    async fn commit(mut self) -> Result<(), Error> {
        let Some(transaction) = self.0.take() else { return Ok(()) };
        let name = transaction.store_names().first().cloned().unwrap_or_default();
        let handle = transaction.object_store(&name)?.transaction();
        match answer(transaction).await {
            Ok(result) if result.is_committed() => Ok(()),
            _ => {
                // One that is still under way must not be stored later, since it was called a failure.
                let _ = handle.abort();
                Err(Error::DomExceptionNotFound)
            }
        }
    }

    /// Ends it without a change.
    fn leave(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        // One that has ended cannot be aborted, and need not be.
        let _ = self.0.take().map(Transaction::abort);
    }
}

/// Creates the stores and the index that the database lacks. What is missing afterwards makes every call fail, which is reported.
fn upgrade(event: &VersionChangeEvent) -> Result<(), Error> {
    let database = event.database()?;
    let there = database.store_names();
    for store in STORES.into_iter().filter(|store| !there.iter().any(|name| name == store)) {
        database.create_object_store(store, ObjectStoreParams::new())?;
    }
    if !there.iter().any(|name| name == COPIED) {
        create_mark(&database)?;
    }
    // Stores that were there before can be changed only within the transaction of the upgrade.
    let request = JsValue::from(event.target()?);
    let transaction = Reflect::get(&request, &"transaction".into()).unwrap_or(JsValue::NULL);
    let summaries = Transaction::try_from(transaction)?.object_store(SUMMARIES)?;
    if !summaries.index_names().iter().any(|name| name == LATEST) {
        summaries.create_index(LATEST, KeyPath::new_single(ORDER), None)?;
    }
    Ok(())
}

fn key(id: &GameId) -> JsValue {
    JsValue::from(id.to_string())
}

/// A moment in the index: the latest one is the smallest.
fn index_key(moment: Timestamp) -> JsValue {
    JsValue::from(-(moment.milliseconds() as f64))
}

/// A summary as it is stored: its text, and what the index needs.
fn summary_value(text: &str) -> JsValue {
    // One that this version cannot read comes last.
    let order = GameSummary::read(text).map_or(Timestamp::UNKNOWN, |summary| summary.order());
    let value = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&value, &ORDER.into(), &index_key(order));
    let _ = Reflect::set(&value, &TEXT.into(), &text.into());
    value.into()
}

/// The text of a stored summary. The first version of the database stored the text alone.
fn text_of_summary(value: &JsValue) -> Option<JsValue> {
    if value.is_string() {
        return Some(value.clone());
    }
    Reflect::get(value, &TEXT.into()).ok().filter(JsValue::is_string)
}

/// The texts of summaries, a line each.
fn lines(values: &[JsValue]) -> String {
    values.iter().filter_map(text_of_summary).collect::<Array>().join("\n").into()
}

async fn summary(store: &ObjectStore, id: &GameId) -> Result<Option<String>, Error> {
    let value = answer(store.get(key(id))?).await?;
    Ok(value.as_ref().and_then(text_of_summary).and_then(|text| text.as_string()))
}

async fn write_summary(store: &ObjectStore, id: &GameId, text: &str) -> Result<(), Error> {
    answer(store.put(&summary_value(text), Some(&key(id)))?).await?;
    Ok(())
}

async fn text(store: &ObjectStore, id: &GameId) -> Result<Option<String>, Error> {
    Ok(answer(store.get(key(id))?).await?.and_then(|value| value.as_string()))
}

async fn write(store: &ObjectStore, id: &GameId, text: &str) -> Result<(), Error> {
    answer(store.put(&text.into(), Some(&key(id)))?).await?;
    Ok(())
}

/// The stores of a transaction.
struct Stores {
    summaries: ObjectStore,
    games: ObjectStore,
    reviews: ObjectStore,
    facts: ObjectStore,
}

impl Stores {
    fn of(transaction: &Transaction) -> Result<Stores, Error> {
        Stores::named(|name| transaction.object_store(name))
    }

    fn written_by(writing: &Writing) -> Result<Stores, Error> {
        Stores::named(|name| writing.store(name))
    }

    fn named(store: impl Fn(&str) -> Result<ObjectStore, Error>) -> Result<Stores, Error> {
        Ok(Stores {
            summaries: store(SUMMARIES)?,
            games: store(GAMES)?,
            reviews: store(REVIEWS)?,
            facts: store(FACTS)?,
        })
    }

    async fn read(&self, id: &GameId) -> Result<Option<StoredGame>, Error> {
        let (summary, save) = (summary(&self.summaries, id).await?, text(&self.games, id).await?);
        let Some((summary, save)) = summary.zip(save) else { return Ok(None) };
        let review = text(&self.reviews, id).await?;
        Ok(Some(StoredGame { id: id.clone(), summary, save, review }))
    }

    /// Notes which games lie ahead of a game that is stored now: the clock that dated them was wrong, and they are older.
    async fn note_ahead(&self, now: Timestamp) -> Result<(), Error> {
        let ahead = KeyRange::upper_bound(&index_key(now), Some(true))?;
        let found = answer(self.summaries.index(LATEST)?.get_all(Some(Query::KeyRange(ahead)), None)?).await?;
        let texts = found.iter().filter_map(text_of_summary).filter_map(|text| text.as_string());
        for (id, text) in texts.filter_map(|text| found_ahead(&text, now)) {
            write_summary(&self.summaries, &id, &text).await?;
        }
        Ok(())
    }

    async fn write(&self, id: &GameId, summary: &str, save: &str) -> Result<(), Error> {
        write_summary(&self.summaries, id, summary).await?;
        write(&self.games, id, save).await
    }

    async fn write_all(&self, game: &StoredGame) -> Result<(), Error> {
        self.write(&game.id, &game.summary, &game.save).await?;
        match &game.review {
            Some(review) => write(&self.reviews, &game.id, review).await,
            None => Ok(()),
        }
    }
}

impl GameStore {
    async fn database(&self) -> Result<Rc<Database>, Error> {
        let opening = match &*self.0.borrow() {
            Connection::Open(database) => return Ok(database.clone()),
            Connection::Opening(promise) => Some(promise.clone()),
            Connection::Closed => None,
        };
        let opening = opening.unwrap_or_else(|| {
            let store = self.clone();
            let promise = future_to_promise(async move {
                store.open().await;
                Ok(JsValue::UNDEFINED)
            });
            *self.0.borrow_mut() = Connection::Opening(promise.clone());
            promise
        });
        let is_late = within(QUICK_MS, JsFuture::from(opening)).await.is_none();
        let connection = &mut *self.0.borrow_mut();
        match connection {
            Connection::Open(database) => Ok(database.clone()),
            _ => {
                // The next call asks anew. An answer that comes late is used then.
                if is_late {
                    *connection = Connection::Closed;
                }
                Err(Error::OneshotChannelReceiveError)
            }
        }
    }

    async fn open(&self) {
        let opened = self.try_open().await;
        let connection = &mut *self.0.borrow_mut();
        match (opened, &connection) {
            // Another attempt was quicker.
            (Ok(database), Connection::Open(_)) => database.close(),
            (Err(_), Connection::Open(_)) => {}
            (Ok(database), _) => *connection = Connection::Open(Rc::new(database)),
            (Err(_), _) => *connection = Connection::Closed,
        }
    }

    async fn try_open(&self) -> Result<Database, Error> {
        let mut request = Factory::new()?.open(&page_name(), Some(VERSION))?;
        request.on_upgrade_needed(|event| drop(upgrade(&event)));
        let mut database = request.await?;
        // Another page with a newer version waits until this one lets go.
        let (store, other) = (self.clone(), self.clone());
        database.on_version_change(move |_| {
            if let Connection::Open(database) = store.0.take() {
                database.close();
            }
        });
        database.on_close(move |_| drop(other.0.take()));
        // What cannot be copied, as there is no room, is tried again at the next start.
        let _ = copy_once(&database, &STORES).await;
        Ok(database)
    }

    /// Begins a transaction. A connection that the browser has closed is opened again.
    async fn begin(&self, mode: TransactionMode, stores: &[&str]) -> Result<Transaction, Error> {
        if let Ok(transaction) = self.database().await?.transaction(stores, mode) {
            return Ok(transaction);
        }
        self.0.take();
        self.database().await?.transaction(stores, mode)
    }

    async fn begin_reading(&self) -> Result<Transaction, Error> {
        self.begin(TransactionMode::ReadOnly, &STORES).await
    }

    async fn begin_writing(&self) -> Result<Writing, Error> {
        self.begin(TransactionMode::ReadWrite, &STORES).await.map(Some).map(Writing)
    }

    /// The texts of the latest summaries, a line each, and whether these are all.
    pub async fn latest(&self) -> Result<(String, ListPart), Error> {
        let transaction = self.begin_reading().await?;
        let summaries = transaction.object_store(SUMMARIES)?;
        let latest = answer(summaries.index(LATEST)?.get_all(None, u32::try_from(LIST_PAGE).ok())?).await?;
        // Those that the first version of the database stored are not in the index.
        let all = answer(summaries.count(None)?).await?;
        let part = if usize::try_from(all) == Ok(latest.len()) { ListPart::All } else { ListPart::Latest };
        Ok((lines(&latest), part))
    }

    /// The texts of all summaries, a line each.
    pub async fn list(&self) -> Result<String, Error> {
        let transaction = self.begin_reading().await?;
        let all = answer(transaction.object_store(SUMMARIES)?.get_all(None, None)?).await?;
        self.enter_in_index(&all).await?;
        Ok(lines(&all))
    }

    /// Writes summaries of the first version of the database anew, so that the index has them.
    async fn enter_in_index(&self, all: &[JsValue]) -> Result<(), Error> {
        let texts: Vec<String> = all.iter().filter_map(JsValue::as_string).collect();
        if texts.is_empty() {
            return Ok(());
        }
        let writing = self.begin_writing().await?;
        let summaries = writing.store(SUMMARIES)?;
        for text in texts {
            if let Some(summary) = GameSummary::read(&text) {
                write_summary(&summaries, &summary.id, &text).await?;
            }
        }
        writing.commit().await
    }

    /// Reads a game.
    pub async fn get(&self, id: &GameId) -> Result<Option<StoredGame>, Error> {
        let transaction = self.begin_reading().await?;
        Stores::of(&transaction)?.read(id).await
    }

    /// Keeps a game of the table, beside what is there: the comparison and the writing are one transaction.
    pub async fn put(&self, mut entry: GameEntry, now: Timestamp) -> Result<(Kept, GameSummary), Error> {
        let writing = self.begin_writing().await?;
        let stores = Stores::written_by(&writing)?;
        loop {
            let stored = stores.read(&entry.summary.id).await?;
            match settle(stored.as_ref(), &entry, now) {
                Settlement::Both(other) => entry = *other,
                Settlement::Stays(summary) => {
                    writing.leave();
                    let base = Some(summary.fingerprint.clone()).filter(|there| *there == entry.summary.fingerprint);
                    return Ok((Kept { id: entry.summary.id, base }, *summary));
                }
                Settlement::Write(summary, text) => {
                    stores.note_ahead(now).await?;
                    stores.write(&summary.id, &text, &entry.save).await?;
                    writing.commit().await?;
                    let kept = Kept { id: summary.id.clone(), base: Some(summary.fingerprint.clone()) };
                    return Ok((kept, *summary));
                }
            }
        }
    }

    /// Adds games. Missing times are now.
    pub async fn add(&self, new: Vec<NewEntry>, now: Timestamp) -> Result<Vec<GameSummary>, Error> {
        if new.is_empty() {
            return Ok(Vec::new());
        }
        let writing = self.begin_writing().await?;
        let stores = Stores::written_by(&writing)?;
        let mut added = Vec::new();
        for mut entry in new {
            entry.date(now);
            added.push(entry.summary.clone());
            stores.write_all(&entry.into()).await?;
        }
        writing.commit().await?;
        Ok(added)
    }

    /// Gives a game a title.
    pub async fn rename(&self, id: &GameId, title: &str) -> Result<(), Error> {
        let writing = self.begin_writing().await?;
        let summaries = writing.store(SUMMARIES)?;
        if let Some(summary) = summary(&summaries, id).await?.and_then(|summary| renamed(&summary, title)) {
            write_summary(&summaries, id, &summary).await?;
            return writing.commit().await;
        }
        writing.leave();
        Ok(())
    }

    /// Says of games whether they are the person's own.
    pub async fn set_origin(&self, ids: &[GameId], origin: Origin) -> Result<(), Error> {
        let writing = self.begin_writing().await?;
        let summaries = writing.store(SUMMARIES)?;
        for id in ids {
            if let Some(summary) = summary(&summaries, id).await?.and_then(|summary| with_origin(&summary, origin)) {
                write_summary(&summaries, id, &summary).await?;
            }
        }
        writing.commit().await
    }

    /// Deletes a game. Gives its texts, so that it can be put back.
    pub async fn delete(&self, id: &GameId) -> Result<Option<StoredGame>, Error> {
        let writing = self.begin_writing().await?;
        let stores = Stores::written_by(&writing)?;
        let stored = stores.read(id).await?;
        for store in [&stores.summaries, &stores.games, &stores.reviews, &stores.facts] {
            answer(store.delete(key(id))?).await?;
        }
        writing.commit().await?;
        Ok(stored)
    }

    /// Stores a deleted game again.
    pub async fn put_back(&self, game: &StoredGame) -> Result<(), Error> {
        let writing = self.begin_writing().await?;
        let stores = Stores::written_by(&writing)?;
        stores.write_all(game).await?;
        writing.commit().await
    }

    /// Keeps a review with a game, unless the game was deleted meanwhile. Its facts no longer hold.
    pub async fn put_review(&self, id: &GameId, review: &str) -> Result<(), Error> {
        let writing = self.begin_writing().await?;
        let stores = Stores::written_by(&writing)?;
        if stores.read(id).await?.is_none() {
            writing.leave();
            return Ok(());
        }
        write(&stores.reviews, id, review).await?;
        answer(stores.facts.delete(key(id))?).await?;
        writing.commit().await
    }

    /// The review that is kept with a game.
    pub async fn review(&self, id: &GameId) -> Result<Option<String>, Error> {
        let transaction = self.begin_reading().await?;
        text(&transaction.object_store(REVIEWS)?, id).await
    }

    /// The texts of the facts of all games, a line each.
    pub async fn facts(&self) -> Result<String, Error> {
        let transaction = self.begin_reading().await?;
        let all = answer(transaction.object_store(FACTS)?.get_all(None, None)?).await?;
        Ok(lines(&all))
    }

    /// Keeps the facts of games.
    pub async fn put_facts(&self, facts: Vec<(GameId, String)>) -> Result<(), Error> {
        let writing = self.begin_writing().await?;
        let store = writing.store(FACTS)?;
        for (id, text) in facts {
            write(&store, &id, &text).await?;
        }
        writing.commit().await
    }

    /// Reads these games. One that is not there is left out.
    pub async fn games(&self, ids: &[GameId]) -> Result<Vec<StoredGame>, Error> {
        let transaction = self.begin_reading().await?;
        let stores = Stores::of(&transaction)?;
        let mut games = Vec::new();
        for id in ids {
            games.extend(stores.read(id).await?);
        }
        Ok(games)
    }

    /// Marks the game that the quick save does not follow, in place of another.
    pub async fn mark_unsaved(&self, id: Option<&GameId>) -> Result<(), Error> {
        let writing = self.begin(TransactionMode::ReadWrite, &[COPIED]).await.map(Some).map(Writing)?;
        let marks = writing.store(COPIED)?;
        match id {
            Some(id) => drop(answer(marks.put(&key(id), Some(&UNSAVED.into()))?).await?),
            None => answer(marks.delete(JsValue::from(UNSAVED))?).await?,
        }
        writing.commit().await
    }

    /// The game that is marked so, with its key.
    pub async fn unsaved(&self) -> Result<Option<StoredGame>, Error> {
        let transaction = self.begin(TransactionMode::ReadOnly, &[COPIED]).await?;
        let id = answer(transaction.object_store(COPIED)?.get(JsValue::from(UNSAVED))?).await?;
        match id.and_then(|id| id.as_string()).and_then(|id| id.parse().ok()) {
            Some(id) => self.get(&id).await,
            None => Ok(None),
        }
    }

    /// The lines of a file with all games.
    pub async fn export(&self) -> Result<Array, Error> {
        let transaction = self.begin_reading().await?;
        let stores = Stores::of(&transaction)?;
        let lines = Array::of1(&library_head().into());
        for id in answer(stores.summaries.get_all_keys(None, None)?).await? {
            let Some(id) = id.as_string().and_then(|id| id.parse().ok()) else { continue };
            if let Some(StoredGame { summary, save, review, .. }) = stores.read(&id).await? {
                lines.push(&library_line(&summary, &save, review.as_deref()).into());
            }
        }
        Ok(lines)
    }
}
