//! Copies the library of older versions, whose database did not carry the folder of the page.
//!
//! It stays where it was: another game on this host takes it over too, and an older version that comes back finds it.

use idb::{Database, Error, Factory, ObjectStoreParams, Query, Transaction, TransactionMode};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// The database of older versions.
const OLD: &str = "canasta";
/// The store that says that the library was copied, so that deleted games do not come back.
pub const COPIED: &str = "copied";
/// The number of games that are copied at a time, so that a large library does not have to be in memory.
const AT_ONCE: usize = 50;

/// Creates the store [`COPIED`] while the database is upgraded.
pub fn create_mark(database: &Database) -> Result<(), Error> {
    database.create_object_store(COPIED, ObjectStoreParams::new()).map(drop)
}

/// Opens the database of older versions, if there is one.
async fn open_old() -> Option<Database> {
    let mut request = Factory::new().ok()?.open(OLD, None).ok()?;
    // The browser would create what is not there.
    request.on_upgrade_needed(|event| {
        let request = idb::Event::target(&event).map(JsValue::from).unwrap_or(JsValue::NULL);
        let transaction = Reflect::get(&request, &"transaction".into()).unwrap_or(JsValue::NULL);
        // Without the abort an empty database stays, which does no harm.
        let _ = Transaction::try_from(transaction).and_then(Transaction::abort);
    });
    request.await.ok()
}

fn mark() -> JsValue {
    JsValue::from("1")
}

/// Copies these stores of older versions into this database, once. What is here already is never replaced.
pub async fn copy_once(here: &Database, stores: &[&str]) -> Result<(), Error> {
    let marks = here.transaction(&[COPIED], TransactionMode::ReadOnly)?.object_store(COPIED)?;
    if marks.count(Some(Query::Key(mark())))?.await? > 0 {
        return Ok(());
    }
    if let Some(old) = open_old().await {
        let names = old.store_names();
        for store in stores.iter().filter(|store| names.iter().any(|name| name == *store)) {
            copy_store(&old, here, store).await?;
        }
        old.close();
    }
    let transaction = here.transaction(&[COPIED], TransactionMode::ReadWrite)?;
    transaction.object_store(COPIED)?.put(&mark(), Some(&mark()))?.await?;
    transaction.await.map(drop)
}

async fn copy_store(old: &Database, here: &Database, store: &str) -> Result<(), Error> {
    let keys =
        old.transaction(&[store], TransactionMode::ReadOnly)?.object_store(store)?.get_all_keys(None, None)?.await?;
    for keys in keys.chunks(AT_ONCE) {
        let from = old.transaction(&[store], TransactionMode::ReadOnly)?.object_store(store)?;
        let mut entries = Vec::new();
        for key in keys {
            if let Some(value) = from.get(key.clone())?.await? {
                entries.push((key, value));
            }
        }
        let transaction = here.transaction(&[store], TransactionMode::ReadWrite)?;
        let to = transaction.object_store(store)?;
        for (key, value) in entries {
            if to.count(Some(Query::Key(key.clone())))?.await? == 0 {
                to.put(&value, Some(key))?.await?;
            }
        }
        transaction.await?;
    }
    Ok(())
}
