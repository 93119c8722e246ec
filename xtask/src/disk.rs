//! The free space of the disk. A compiler that finds none fails with a message that names neither.

use crate::project::Project;

/// Bytes of a gigabyte.
const GIGABYTE: u64 = 1_000_000_000;

/// What a command writes in all into an empty target folder, in gigabytes.
#[derive(Clone, Copy, Debug)]
pub enum Need {
    /// The page of `cargo xtask play`.
    Page,
    /// All tests.
    Tests,
}

impl Need {
    /// A folder in the target folder that is there once all was built before.
    const fn mark(self) -> &'static str {
        match self {
            Need::Page => "wasm32-unknown-unknown",
            Need::Tests => "workload",
        }
    }

    /// What is needed in an empty target folder, or in one where all was built before.
    const fn gigabytes(self, is_first: bool) -> u64 {
        match (is_first, self) {
            (false, _) => 1,
            (true, Need::Page) => 2,
            (true, Need::Tests) => 9,
        }
    }
}

/// A sentence for the case that the free bytes are fewer than the gigabytes that are needed.
fn shortage(free: u64, need: u64) -> Option<String> {
    let tenths = free / (GIGABYTE / 10);
    let (whole, tenth) = (tenths / 10, tenths % 10);
    (free < need * GIGABYTE).then(|| {
        format!("the disk has {whole}.{tenth} GB free, and this may need {need} GB: make room first if something fails")
    })
}

/// Says that the disk may be too small for what is to be done; `None` where it is not, or where the system does not say.
pub fn warning(project: &Project, need: Need) -> Option<String> {
    let is_first = !project.target.join(need.mark()).is_dir();
    let folder = project.target.ancestors().find(|folder| folder.is_dir())?;
    shortage(fs4::available_space(folder).ok()?, need.gigabytes(is_first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_disk_is_told_with_what_is_free_and_what_is_needed() {
        let said = shortage(2_690_000_000, Need::Tests.gigabytes(true)).unwrap();
        assert!(said.contains("2.6 GB free") && said.contains("9 GB"), "{said}");
        assert_eq!(shortage(9_000_000_000, Need::Tests.gigabytes(true)), None);
        assert_eq!(shortage(2_690_000_000, Need::Tests.gigabytes(false)), None, "what was built before is there");
        assert!(shortage(0, Need::Page.gigabytes(false)).is_some());
    }

    #[test]
    fn the_disk_of_the_checkout_says_what_is_free() {
        let root = Project::find().unwrap().root;
        let free = fs4::available_space(&root).unwrap();
        assert!(free <= fs4::total_space(&root).unwrap());
    }
}
