//! Looking back: any moment of a record, shown as one seat saw it. Nothing of the record changes.
//!
//! - [`RecordPoint`] names a moment, [`Course`] knows the turns and rounds of a hand, [`LookBack`] is where somebody is in a record
//!   and what is shown there.
//! - Other parts go to a moment by `LookBack::go` and ask what is seen by `LookBack::shown`; the page sends `LookBackIntent`.

mod course;
mod cursor;
mod intent;
mod playback;
mod point;
mod scenario;
pub(crate) mod view;
mod view_from;

pub use course::{Course, CourseTurn};
pub use cursor::LookBack;
pub(crate) use cursor::Shift;
pub use intent::LookBackIntent;
pub use playback::Speed;
pub use point::{RecordPoint, Stride};
pub use view_from::ViewFrom;
