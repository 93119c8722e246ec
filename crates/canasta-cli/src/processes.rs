//! The processes of programs that run: what a program starts ends with it, and all of them end with this one.

use std::io;
use std::process::{Child, Command};

/// A program and the processes that it has started.
pub struct Family {
    #[cfg(unix)]
    members: unix::Members,
}

impl Family {
    /// Starts a program as the first of a family. If this process is told to end, the family ends before it.
    pub fn spawn(command: &mut Command) -> io::Result<(Child, Family)> {
        #[cfg(unix)]
        return unix::spawn(command).map(|(child, members)| (child, Family { members }));
        #[cfg(not(unix))]
        return command.spawn().map(|child| (child, Family {}));
    }

    /// Kills all of its processes at once, where the system has process groups.
    pub fn kill(&self) {
        #[cfg(unix)]
        self.members.kill();
    }
}

#[cfg(unix)]
impl Drop for Family {
    fn drop(&mut self) {
        unix::forget(&self.members);
    }
}

#[cfg(unix)]
mod unix {
    use rustix::process::{Pid, Signal, kill_process_group};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::{Mutex, MutexGuard, Once, PoisonError};
    use std::thread;
    use std::time::{SystemTime, UNIX_EPOCH};

    /// The variable in the environment that names the families of a process, the innermost last. Processes hand it on to what they
    /// start, also to one in a session of its own, which no process group holds.
    const VARIABLE: &str = "CANASTA_FAMILY";

    /// How a family's processes are found.
    #[derive(Clone, PartialEq)]
    pub struct Members {
        group: Option<Pid>,
        name: String,
    }

    /// The families that run.
    static RUNNING: Mutex<Vec<Members>> = Mutex::new(Vec::new());

    fn running() -> MutexGuard<'static, Vec<Members>> {
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn spawn(command: &mut Command) -> io::Result<(Child, Members)> {
        static WATCHED: Once = Once::new();
        WATCHED.call_once(watch);
        let name = new_name();
        let outer = std::env::var(VARIABLE).map(|outer| format!("{outer}/")).unwrap_or_default();
        command.env(VARIABLE, format!("{outer}{name}")).process_group(0);
        // Held meanwhile, so that no program starts after the others were killed.
        let mut running = running();
        let child = command.spawn()?;
        let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        let members = Members { group, name };
        running.push(members.clone());
        Ok((child, members))
    }

    pub fn forget(members: &Members) {
        running().retain(|other| other != members);
    }

    /// A name that no other family has, also of another process or another machine whose processes are seen here.
    fn new_name() -> String {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        format!("{}.{}.{}", std::process::id(), since.as_nanos(), NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Ends all families when this process is told to end, and then the process, as if it had not listened.
    fn watch() {
        let heard = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].into_iter().filter(|&signal| !is_ignored(signal));
        // Without signals programs still notice that their input ends.
        let Ok(mut signals) = Signals::new(heard) else { return };
        thread::spawn(move || {
            for signal in signals.forever() {
                let running = running();
                // The groups first: to look for strays takes longer.
                running.iter().for_each(Members::kill_group);
                running.iter().for_each(Members::kill);
                let _ = emulate_default_handler(signal);
            }
        });
    }

    /// Whether whoever started this process wants it to ignore a signal, as `nohup` does.
    #[cfg(target_os = "linux")]
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default();
        mask >> (signal - 1) & 1 == 1
    }

    /// Other systems do not say, so the signal of `nohup` is left alone.
    #[cfg(not(target_os = "linux"))]
    fn is_ignored(signal: i32) -> bool {
        signal == SIGHUP
    }

    impl Members {
        fn kill_group(&self) {
            if let Some(group) = self.group {
                // An error only means that no process of the group is left.
                let _ = kill_process_group(group, Signal::KILL);
            }
        }

        pub fn kill(&self) {
            self.kill_group();
            #[cfg(target_os = "linux")]
            self.kill_strayed();
        }

        /// Kills the processes that have left the group.
        #[cfg(target_os = "linux")]
        fn kill_strayed(&self) {
            // One that is just being started is found at the next look.
            for _ in 0..10 {
                let strayed: Vec<Pid> = self.strayed().collect();
                if strayed.is_empty() {
                    return;
                }
                for process in strayed {
                    let _ = rustix::process::kill_process(process, Signal::KILL);
                }
            }
        }

        #[cfg(target_os = "linux")]
        fn strayed(&self) -> impl Iterator<Item = Pid> + '_ {
            let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
            entries.filter_map(|entry| {
                let process = entry.file_name().to_str().and_then(|name| name.parse().ok()).and_then(Pid::from_raw)?;
                // Those of other users cannot be read; those that have ended have none.
                let environment = std::fs::read(entry.path().join("environ")).ok()?;
                let mut families = environment.split(|&byte| byte == 0).filter_map(|variable| {
                    let value = variable.strip_prefix(VARIABLE.as_bytes())?.strip_prefix(b"=")?;
                    str::from_utf8(value).ok()
                });
                families.any(|names| names.split('/').any(|name| name == self.name)).then_some(process)
            })
        }
    }
}
