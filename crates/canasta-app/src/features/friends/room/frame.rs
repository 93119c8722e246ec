//! What pages send each other by the server: a byte that says what it is, and the bytes of it.

/// How many of what any page may send are answered at once, and how many more a second.
const MOST: u64 = 40;
const A_SECOND: u64 = 4;

/// What a page sends to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame<'a> {
    /// The sender is a host.
    Here,
    /// The first message of a guest.
    First(&'a [u8]),
    /// The answer of the host.
    Answer(&'a [u8]),
    /// A sealed message.
    Sealed(&'a [u8]),
}

impl<'a> Frame<'a> {
    pub(super) fn write(self) -> Vec<u8> {
        let (kind, bytes): (u8, &[u8]) = match self {
            Frame::Here => (1, &[]),
            Frame::First(bytes) => (2, bytes),
            Frame::Answer(bytes) => (3, bytes),
            Frame::Sealed(bytes) => (4, bytes),
        };
        [kind].iter().chain(bytes).copied().collect()
    }

    pub(super) fn read(bytes: &'a [u8]) -> Option<Frame<'a>> {
        match bytes.split_first()? {
            (1, _) => Some(Frame::Here),
            (2, bytes) => Some(Frame::First(bytes)),
            (3, bytes) => Some(Frame::Answer(bytes)),
            (4, bytes) => Some(Frame::Sealed(bytes)),
            _ => None,
        }
    }
}

/// How much of what strangers may send is still answered, since each answer costs a computation or a message.
#[derive(Clone, Debug)]
pub(super) struct Allowance {
    left: u64,
    now: u64,
}

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance { left: MOST, now: 0 }
    }
}

impl Allowance {
    pub(super) fn pass_time(&mut self, now: u64) {
        let seconds = now.saturating_sub(self.now) / 1_000;
        if seconds > 0 {
            self.left = self.left.saturating_add(seconds.saturating_mul(A_SECOND)).min(MOST);
            self.now = now;
        }
    }

    pub(super) const fn take(&mut self) -> bool {
        let is_left = self.left > 0;
        self.left = self.left.saturating_sub(1);
        is_left
    }
}
