//! The rooms of `src/`: which may import which.

/// Each room with the rooms below it. Imports point down only.
const ROOMS: [(&str, &[&str]); 9] = [
    ("rules", &[]),
    ("bots", &["rules"]),
    ("analysis", &["rules", "bots"]),
    ("referee", &["rules", "bots", "analysis"]),
    ("session", &["rules", "bots", "analysis"]),
    ("view", &["rules", "bots", "analysis", "session"]),
    ("browser", &["rules", "bots", "analysis", "session", "view"]),
    ("tools", &["rules", "bots", "analysis", "referee", "session", "view"]),
    ("bin", &["rules", "bots", "analysis", "referee", "session", "view", "browser", "tools"]),
];

/// Whether the file `user` may import something from the file `definer`. Files outside `src/` may.
pub fn may_import(user: &str, definer: &str) -> bool {
    let (Some(user), Some(definer)) = (room(user), room(definer)) else { return true };
    user == definer || ROOMS.iter().any(|(room, below)| *room == user && below.contains(&definer))
}

/// The folder of `src/` that holds a file.
fn room(file: &str) -> Option<&str> {
    file.strip_prefix("src/")?.split_once('/').map(|(room, _)| room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_point_down() {
        assert!(may_import("src/view/page.rs", "src/rules/card.rs"));
        assert!(may_import("src/rules/card.rs", "src/rules/rank.rs"));
        assert!(may_import("workload/src/lib.rs", "src/rules/card.rs"));
        assert!(!may_import("src/rules/card.rs", "src/view/page.rs"));
        assert!(!may_import("src/view/page.rs", "src/browser/app.rs"));
        assert!(!may_import("src/view/page.rs", "src/tools/cli.rs"));
    }
}
