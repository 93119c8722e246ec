//! The certificate and the credentials of ICE that all ends of this host have in common.
//!
//! They are kept in a database of their own, since only a database takes a certificate, whose key no program may read. So the links of a host
//! still work after a reload and after the browser was started again. A browser that refuses the database keeps them as long as the page.

use super::error::{ConnectionError, settled};
use crate::platform::game_store::answer;
use crate::platform::namespace;
use crate::platform::object::{object, text_field};
use canasta::links::Endpoint;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, Query, TransactionMode};
use js_sys::{Date, Reflect};
use wasm_bindgen::JsValue;
use web_sys::RtcPeerConnection;

/// The name of the database, after the folder of the page.
const DATABASE: &str = "friends";
/// A new store needs a new version.
const VERSION: u32 = 1;
const STORE: &str = "ends";
/// The key of the only entry.
const HOST: &str = "host";

const CERTIFICATE: &str = "certificate";
const UFRAG: &str = "ufrag";
const PWD: &str = "pwd";

/// How long a new certificate lasts: as long as browsers allow.
const LIFE_MS: f64 = 365.0 * 24.0 * 3_600_000.0;
/// How long a kept one must still last, so that an invitation with it lives for a week.
const REST_MS: f64 = 7.0 * 24.0 * 3_600_000.0;
/// The lengths of the credentials, in bytes. As hexadecimal digits they take the fewest letters of a link.
const UFRAG_BYTES: usize = 4;
const PWD_BYTES: usize = 16;

/// Who a host is to its guests.
#[derive(Clone)]
pub struct Identity {
    /// An `RTCCertificate`.
    pub certificate: JsValue,
    pub ufrag: String,
    pub pwd: String,
}

/// A new certificate.
pub async fn certificate() -> Result<JsValue, ConnectionError> {
    let kind = object(&[("name", "ECDSA".into()), ("namedCurve", "P-256".into()), ("expires", LIFE_MS.into())]);
    let promise = RtcPeerConnection::generate_certificate_with_object(&kind).map_err(|_| ConnectionError::Refused)?;
    settled(promise).await
}

impl Identity {
    /// A new one, which is kept.
    pub async fn create() -> Result<Identity, ConnectionError> {
        let mut bytes = [0; UFRAG_BYTES + PWD_BYTES];
        getrandom::fill(&mut bytes).map_err(|_| ConnectionError::Refused)?;
        let (ufrag, pwd) = bytes.split_at(UFRAG_BYTES);
        let identity = Identity { certificate: certificate().await?, ufrag: hexadecimal(ufrag), pwd: hexadecimal(pwd) };
        // Without it the links work as long as the page.
        let _ = answer(identity.write()).await;
        Ok(identity)
    }

    /// The one that is kept, if it lasts.
    pub async fn kept() -> Option<Identity> {
        answer(read()).await.ok().flatten().filter(Identity::is_sound)
    }

    /// Forgets the one that is kept.
    pub async fn forget() {
        let _ = answer(async { Factory::new()?.delete(&namespace::key(DATABASE))?.await }).await;
    }

    /// What is kept was written by any version, or by another page of this host.
    fn is_sound(&self) -> bool {
        let expires = Reflect::get(&self.certificate, &"expires".into()).ok().and_then(|expires| expires.as_f64());
        expires.is_some_and(|expires| expires > Date::now() + REST_MS)
            && Endpoint::new(&self.ufrag, &self.pwd, [0; 32], &[]).is_ok()
    }

    async fn write(&self) -> Result<(), Error> {
        let value = object(&[
            (CERTIFICATE, self.certificate.clone()),
            (UFRAG, self.ufrag.as_str().into()),
            (PWD, self.pwd.as_str().into()),
        ]);
        let database = open().await?;
        let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
        transaction.object_store(STORE)?.put(&value, Some(&HOST.into()))?.await?;
        transaction.await?;
        database.close();
        Ok(())
    }
}

async fn read() -> Result<Option<Identity>, Error> {
    let database = open().await?;
    let store = database.transaction(&[STORE], TransactionMode::ReadOnly)?.object_store(STORE)?;
    let value = store.get(Query::Key(HOST.into()))?.await?;
    database.close();
    Ok(value.and_then(|value| {
        let certificate = Reflect::get(&value, &CERTIFICATE.into()).ok().filter(JsValue::is_object)?;
        Some(Identity { certificate, ufrag: text_field(&value, UFRAG)?, pwd: text_field(&value, PWD)? })
    }))
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(&namespace::key(DATABASE), Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        // Without its store every call fails, as without the database.
        let _ = event.database().and_then(|database| database.create_object_store(STORE, ObjectStoreParams::new()));
    });
    request.await
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
