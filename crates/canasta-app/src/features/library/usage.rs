//! How much is stored, and how safe it is.

/// How much the page stores on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryUsage {
    /// The number of bytes, if the browser tells it.
    pub bytes: Option<u64>,
    /// How safe it is.
    pub persistence: Persistence,
}

/// Whether the browser keeps what is stored until the person deletes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Persistence {
    /// It does.
    Kept,
    /// It would, if it were asked. It may ask the person in turn.
    Offered,
    /// It was asked, and does not.
    Declined,
    /// It does not.
    None,
}
