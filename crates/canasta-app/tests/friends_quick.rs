#[path = "../src/features/friends/session_tests.rs"]
mod friends;
#[path = "session/page.rs"]
mod page;
