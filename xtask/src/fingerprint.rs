//! The fingerprint of the sources and of dist/, which tells whether a build is needed.

use crate::finish::ADDRESS;
use crate::project::Project;
use crate::quality::Quality;
use anyhow::{Context, Result};
use canasta_words_build::ALL_LANGUAGES;
use ignore::WalkBuilder;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Paths, sizes and modification times of all files of the checkout that go into the page.
pub fn of_sources(project: &Project) -> Result<u64> {
    let mut walk = WalkBuilder::new(&project.root);
    // The ignore files of the checkout alone decide, also where the sources came without a repository.
    walk.require_git(false).git_global(false).git_exclude(false).parents(false).ignore(false);
    // Neither tests nor documents for people go into the page.
    walk.filter_entry(|entry| entry.file_name() != "tests" && !entry.file_name().to_string_lossy().ends_with(".md"));
    let mut hasher = DefaultHasher::new();
    for variable in [
        ADDRESS,
        ALL_LANGUAGES,
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTFLAGS",
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
    ] {
        std::env::var_os(variable).hash(&mut hasher);
    }
    hash_files(walk, &mut hasher)?;
    Ok(hasher.finish())
}

/// Whether dist/ was built from sources with this fingerprint, at least as well, and has not changed since.
pub fn is_fresh(project: &Project, sources: u64, quality: Quality) -> bool {
    let is_fresh = || {
        let recorded = std::fs::read_to_string(file(project)?)?;
        // A page that is ready to be published can be played too.
        let enough = [Quality::Release, quality];
        Ok::<_, anyhow::Error>(
            enough.into_iter().any(|quality| line(project, sources, quality).is_ok_and(|line| line == recorded)),
        )
    };
    is_fresh().unwrap_or(false)
}

/// Records that dist/ was built from sources with this fingerprint.
pub fn record(project: &Project, sources: u64, quality: Quality) -> Result<()> {
    let file = file(project)?;
    std::fs::write(&file, line(project, sources, quality)?)
        .with_context(|| format!("writing {} failed", file.display()))
}

fn line(project: &Project, sources: u64, quality: Quality) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    hash_files(everything_in(&project.dist()), &mut hasher)?;
    Ok(format!("sources {sources:016x} dist {:016x} {}\n", hasher.finish(), quality.profile()))
}

fn everything_in(folder: &Path) -> WalkBuilder {
    let mut walk = WalkBuilder::new(folder);
    walk.standard_filters(false);
    walk
}

fn hash_files(mut walk: WalkBuilder, hasher: &mut DefaultHasher) -> Result<()> {
    for entry in walk.sort_by_file_path(Path::cmp).build() {
        let entry = entry?;
        let data = entry.metadata()?;
        if data.is_file() {
            (entry.path(), data.len(), data.modified()?).hash(hasher);
        }
    }
    Ok(())
}

fn file(project: &Project) -> Result<PathBuf> {
    Ok(project.state()?.join("dist.fingerprint"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_ready_to_be_published_can_be_played_and_not_the_reverse() -> Result<()> {
        let root = std::env::temp_dir().join(format!("canasta-quality-{}", std::process::id()));
        let project = Project { root: root.clone(), target: root.join("target"), tools: root.join("tools") };
        std::fs::create_dir_all(project.dist())?;
        let mut fresh = Vec::new();
        for built in [Quality::Quick, Quality::Release] {
            record(&project, 7, built)?;
            fresh.push([Quality::Quick, Quality::Release].map(|wanted| is_fresh(&project, 7, wanted)));
            assert!(!is_fresh(&project, 8, built), "other sources");
        }
        std::fs::write(project.dist().join("index.html"), "changed")?;
        fresh.push([Quality::Quick, Quality::Release].map(|wanted| is_fresh(&project, 7, wanted)));
        std::fs::remove_dir_all(root)?;
        assert_eq!(fresh, [[true, false], [true, true], [false, false]]);
        Ok(())
    }

    #[test]
    fn ignored_files_do_not_count_without_a_repository() -> Result<()> {
        let root = std::env::temp_dir().join(format!("canasta-fingerprint-{}", std::process::id()));
        let project = Project { root: root.clone(), target: root.join("target"), tools: root.join("tools") };
        std::fs::create_dir_all(project.state()?)?;
        std::fs::write(root.join(".gitignore"), "/target\n")?;
        let before = of_sources(&project)?;
        std::fs::write(project.target.join("program"), "")?;
        let with_ignored = of_sources(&project)?;
        std::fs::write(root.join("source.rs"), "")?;
        let with_source = of_sources(&project)?;
        std::fs::remove_dir_all(root)?;
        assert_eq!(with_ignored, before);
        assert_ne!(with_source, before);
        Ok(())
    }
}
