//! The functions of which Noise is made here: X25519, ChaCha20-Poly1305 and SHA-256.

use chacha20poly1305::aead::inout::InOutBuf;
use chacha20poly1305::aead::{AeadInOut, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Tag};
use noise_protocol::{Cipher, DH, Hash, U8Array};
use sha2::{Digest, Sha256};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

/// A key, public or private.
pub(crate) type KeyBytes = [u8; 32];

/// Agreement on a key.
pub(super) enum X25519 {}

impl DH for X25519 {
    type Key = KeyBytes;
    type Pubkey = KeyBytes;
    type Output = KeyBytes;

    fn name() -> &'static str {
        "25519"
    }

    fn genkey() -> KeyBytes {
        unreachable!("the device gives each handshake its key, since nothing here is random")
    }

    fn pubkey(private: &KeyBytes) -> KeyBytes {
        x25519(*private, X25519_BASEPOINT_BYTES)
    }

    /// Fails for a public key that has the same in common with all.
    fn dh(private: &KeyBytes, public: &KeyBytes) -> Result<KeyBytes, ()> {
        Some(x25519(*private, *public)).filter(|shared| *shared != [0; 32]).ok_or(())
    }
}

/// The seal.
pub(super) enum ChaChaPoly {}

const TAG: usize = 16;

fn nonce(number: u64) -> Nonce {
    let mut nonce = Nonce::default();
    nonce[4..].copy_from_slice(&number.to_le_bytes());
    nonce
}

impl Cipher for ChaChaPoly {
    type Key = KeyBytes;

    fn name() -> &'static str {
        "ChaChaPoly"
    }

    fn encrypt(key: &KeyBytes, number: u64, beside: &[u8], text: &[u8], out: &mut [u8]) {
        let (sealed, tag) = out.split_at_mut(text.len());
        sealed.copy_from_slice(text);
        // It fails for texts of 256 GiB alone, and a tag of zeros opens nothing.
        let made =
            ChaCha20Poly1305::new(&Key::from(*key)).encrypt_inout_detached(&nonce(number), beside, sealed.into());
        tag.copy_from_slice(&made.unwrap_or_default());
    }

    fn encrypt_in_place(key: &KeyBytes, number: u64, beside: &[u8], in_out: &mut [u8], length: usize) -> usize {
        let text = in_out[..length].to_vec();
        Self::encrypt(key, number, beside, &text, &mut in_out[..length + TAG]);
        length + TAG
    }

    fn decrypt(key: &KeyBytes, number: u64, beside: &[u8], sealed: &[u8], out: &mut [u8]) -> Result<(), ()> {
        let (sealed, tag) = sealed.split_at(out.len());
        let tag = Tag::try_from(tag).map_err(drop)?;
        let buffer = InOutBuf::new(sealed, out).map_err(drop)?;
        let cipher = ChaCha20Poly1305::new(&Key::from(*key));
        cipher.decrypt_inout_detached(&nonce(number), beside, buffer, &tag).map_err(drop)
    }

    fn decrypt_in_place(
        key: &KeyBytes,
        number: u64,
        beside: &[u8],
        in_out: &mut [u8],
        length: usize,
    ) -> Result<usize, ()> {
        let sealed = in_out[..length].to_vec();
        let text = length.checked_sub(TAG).ok_or(())?;
        Self::decrypt(key, number, beside, &sealed, &mut in_out[..text])?;
        Ok(text)
    }
}

/// The hash of what was said.
#[derive(Clone, Default)]
pub(super) struct Sha(Sha256);

impl Hash for Sha {
    type Block = [u8; 64];
    type Output = KeyBytes;

    fn name() -> &'static str {
        "SHA256"
    }

    fn input(&mut self, data: &[u8]) {
        self.0.update(data);
    }

    fn result(&mut self) -> KeyBytes {
        KeyBytes::from_slice(&self.0.finalize_reset())
    }
}
