//! The Python package `canasta`: the folder `python`, installed into an environment below `target`.

use crate::project::Project;
use crate::steps::note;
use crate::test_summary::TestSummary;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use xshell::cmd;

/// The names under which Python 3 may be found.
const PROGRAMS: [&str; 2] = ["python3", "python"];

/// What uses the package with other people's libraries.
const LIBRARIES: &str = "python/libraries";

/// Builds the wheel, installs it, and runs its tests and examples, where there is a Python with pip.
pub fn check(project: &Project) -> Result<TestSummary> {
    let Some(python) = environment(project, "python")? else {
        note("Python 3.10 or newer with venv and pip is missing: the Python package is not checked");
        return Ok(TestSummary::default());
    };
    let shell = project.shell()?;
    install(project, &python)?;
    let tests =
        cmd!(shell, "{python} -m pytest --quiet -p no:cacheprovider python/tests").env("PYTHONDONTWRITEBYTECODE", "1");
    let mut summary = TestSummary::one(tests.run().is_ok());
    for (example, arguments) in [("own_bot.py", ["1", "beginner"]), ("random_match.py", ["1", "1"])] {
        summary += TestSummary::one(cmd!(shell, "{python} python/examples/{example} {arguments...}").run().is_ok());
    }
    Ok(summary)
}

/// Installs pinned versions of other people's libraries and runs the lines that README.md has for each; the types of the package and of the
/// examples are checked as their users' programs do it.
pub fn check_libraries(project: &Project) -> Result<TestSummary> {
    let python = environment(project, "python-libraries")?.context("Python 3.10 or newer with venv and pip")?;
    let shell = project.shell()?;
    cmd!(shell, "{python} -m pip install --quiet --disable-pip-version-check -r {LIBRARIES}/requirements.txt").run()?;
    install(project, &python)?;
    let tests =
        cmd!(shell, "{python} -m pytest --quiet -p no:cacheprovider {LIBRARIES}").env("PYTHONDONTWRITEBYTECODE", "1");
    let mut summary = TestSummary::one(tests.run().is_ok());
    let configuration = "python/pyproject.toml";
    summary += TestSummary::one(cmd!(shell, "{python} -m mypy --strict python/examples").run().is_ok());
    let own = cmd!(shell, "{python} -m mypy --config-file {configuration} python/canasta");
    summary += TestSummary::one(own.run().is_ok());
    summary += TestSummary::one(cmd!(shell, "{python} -m pyright --level error python/canasta").run().is_ok());
    Ok(summary)
}

/// Builds the wheel and installs it.
fn install(project: &Project, python: &Path) -> Result<()> {
    let build = project.target.join("packages");
    let shell = project.shell()?;
    cmd!(shell, "{python} -m pip install --quiet --disable-pip-version-check ./python[test]")
        .env("CARGO_TARGET_DIR", build)
        .run()?;
    Ok(())
}

/// The Python of an environment of its own below `target`; `None` where there is none with pip.
fn environment(project: &Project, name: &str) -> Result<Option<PathBuf>> {
    let shell = project.shell()?;
    let works = |program: &&str| {
        cmd!(shell, "{program} -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'")
            .quiet()
            .ignore_stdout()
            .ignore_stderr()
            .run()
            .is_ok()
    };
    let Some(program) = PROGRAMS.into_iter().find(works) else { return Ok(None) };
    let folder = project.target.join(name);
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.exists() {
        cmd!(shell, "{program} -m venv {folder}").run()?;
    }
    Ok(Some(python))
}
