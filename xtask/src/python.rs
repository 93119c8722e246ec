//! The Python package `canasta`: the folder `python`, installed into an environment below `target`.

use crate::project::Project;
use crate::steps::note;
use crate::test_summary::TestSummary;
use anyhow::Result;
use xshell::cmd;

/// The names under which Python 3 may be found.
const PROGRAMS: [&str; 2] = ["python3", "python"];

/// Builds the wheel, installs it, and runs its tests and examples, where there is a Python with pip.
pub fn check(project: &Project) -> Result<TestSummary> {
    let shell = project.shell()?;
    let works = |program: &&str| {
        cmd!(shell, "{program} -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'")
            .quiet()
            .ignore_stdout()
            .ignore_stderr()
            .run()
            .is_ok()
    };
    let Some(program) = PROGRAMS.into_iter().find(works) else {
        note("Python 3.10 or newer with venv and pip is missing: the Python package is not checked");
        return Ok(TestSummary::default());
    };
    let folder = project.target.join("python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.exists() {
        cmd!(shell, "{program} -m venv {folder}").run()?;
    }
    let build = project.target.join("packages");
    cmd!(shell, "{python} -m pip install --quiet --disable-pip-version-check ./python[test]")
        .env("CARGO_TARGET_DIR", build)
        .run()?;
    let tests =
        cmd!(shell, "{python} -m pytest --quiet -p no:cacheprovider python/tests").env("PYTHONDONTWRITEBYTECODE", "1");
    let mut summary = TestSummary::one(tests.run().is_ok());
    for (example, arguments) in [("own_bot.py", ["1", "beginner"]), ("random_match.py", ["1", "1"])] {
        summary += TestSummary::one(cmd!(shell, "{python} python/examples/{example} {arguments...}").run().is_ok());
    }
    Ok(summary)
}
