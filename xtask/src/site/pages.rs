//! The documents as pages: the Markdown files of the checkout and of its folder `docs`, all in one folder.

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::env;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The documents at the root of the checkout, in the order of the list on every page. The first is the first page.
const ROOT_DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"];
const FRAME: &str = include_str!("frame.html");

/// Where the sources can be read, if that is known.
pub struct Repository {
    /// The address of the repository, without a slash at the end, and the commit.
    place: Option<(String, String)>,
}

impl Repository {
    /// The repository that a workflow runs for.
    pub fn of_environment() -> Repository {
        let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let place = || {
            let address = format!("{}/{}", variable("GITHUB_SERVER_URL")?, variable("GITHUB_REPOSITORY")?);
            Some((address, variable("GITHUB_SHA")?))
        };
        Repository { place: place() }
    }
}

/// A document: where it lies in the checkout, and its text.
struct Document {
    path: PathBuf,
    text: String,
}

impl Document {
    fn read(root: &Path, path: PathBuf) -> Result<Document> {
        let text =
            fs::read_to_string(root.join(&path)).with_context(|| format!("reading {} failed", path.display()))?;
        Ok(Document { path, text })
    }

    /// The first heading.
    fn title(&self) -> &str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Canasta").trim()
    }
}

/// The name of the page of a document.
fn page_name(path: &Path) -> String {
    if path == Path::new(ROOT_DOCUMENTS[0]) {
        return "index.html".to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    format!("{stem}.html")
}

/// Writes the pages and the pictures. Returns the number of pages.
pub fn write(root: &Path, to: &Path, repository: &Repository) -> Result<usize> {
    fs::create_dir_all(to)?;
    let mut files: Vec<PathBuf> = fs::read_dir(root.join("docs"))?
        .filter_map(|entry| Some(Path::new("docs").join(entry.ok()?.file_name())))
        .collect();
    files.sort();
    let (texts, pictures): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().partition(|path| path.extension().is_some_and(|ending| ending == "md"));
    let paths = ROOT_DOCUMENTS.iter().map(PathBuf::from).chain(texts);
    let documents = paths.map(|path| Document::read(root, path)).collect::<Result<Vec<Document>>>()?;
    for picture in pictures {
        fs::copy(root.join(&picture), to.join(picture.file_name().unwrap_or_default()))?;
    }
    for document in &documents {
        fs::write(to.join(page_name(&document.path)), page(document, &documents, repository))?;
    }
    Ok(documents.len())
}

/// The page of a document, in the frame with the list of all.
fn page(document: &Document, all: &[Document], repository: &Repository) -> String {
    let item = |other: &Document| {
        let here = if other.path == document.path { " aria-current=\"page\"" } else { "" };
        format!("<li><a href=\"{}\"{here}>{}</a></li>\n", page_name(&other.path), escape(other.title()))
    };
    let list: String = all.iter().map(item).collect();
    let frame = FRAME.replace("{title}", &escape(document.title())).replace("{list}", list.trim_end());
    frame.replace("{text}", &body(document, all, repository))
}

/// The text of a document as HTML, with links to the other pages.
fn body(document: &Document, all: &[Document], repository: &Repository) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_STRIKETHROUGH;
    let lead = |to: &str| lead(to, document, all, repository);
    let mut events: Vec<Event<'_>> = Parser::new_ext(&document.text, options).collect();
    let mut heading = None;
    for at in 0..events.len() {
        match &mut events[at] {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => *dest_url = lead(dest_url).into(),
            Event::Html(text) | Event::InlineHtml(text) => *text = with_sources(text, lead).into(),
            Event::Start(Tag::Heading { .. }) => heading = Some(at),
            Event::End(TagEnd::Heading(_)) => {
                let Some(start) = heading.take() else { continue };
                let title: String = events[start..at].iter().filter_map(text_of).collect();
                if let Event::Start(Tag::Heading { id, .. }) = &mut events[start] {
                    *id = Some(CowStr::from(anchor(&title)));
                }
            }
            _ => {}
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    // Wide tables scroll by themselves.
    out.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>").replace("</table>", "</table></div>")
}

fn text_of<'a>(event: &'a Event<'_>) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    }
}

/// The anchor that GitHub gives to a heading: links are written for it.
fn anchor(title: &str) -> String {
    let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// Where a link of a document leads on its page.
fn lead(to: &str, document: &Document, all: &[Document], repository: &Repository) -> String {
    if to.starts_with('#') || to.contains("://") || to.starts_with("mailto:") {
        return to.to_owned();
    }
    let (path, fragment) = to.split_once('#').map_or((to, String::new()), |(path, end)| (path, format!("#{end}")));
    let folder = document.path.parent().unwrap_or(Path::new(""));
    match (normal(&folder.join(path)), &repository.place) {
        (Some(target), _) if all.iter().any(|other| other.path == target) => page_name(&target) + &fragment,
        (Some(target), _) if target.parent() == Some(Path::new("docs")) => {
            target.file_name().unwrap_or_default().to_string_lossy().into_owned()
        }
        (Some(target), Some((address, commit))) => {
            format!("{address}/blob/{commit}/{}{fragment}", target.to_string_lossy().replace('\\', "/"))
        }
        // Pages of the host, beside the sources: releases, for one.
        (None, Some((address, _))) => format!("{address}/{}", path.trim_start_matches("../")),
        (_, None) => to.to_owned(),
    }
}

/// A path without `..`; nothing if it leads out of the checkout.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                if !out.pop() {
                    return None;
                }
            }
            Component::CurDir => {}
            part => out.push(part),
        }
    }
    Some(out)
}

/// HTML with other sources of its pictures and links.
fn with_sources(text: &str, lead: impl Fn(&str) -> String) -> String {
    let mut out = text.to_owned();
    for name in ["src=\"", "href=\""] {
        let mut parts = out.split(name);
        let mut new = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (to, rest) = part.split_once('"').unwrap_or((part, ""));
            new += &format!("{name}{}\"{rest}", lead(to));
        }
        out = new;
    }
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use regex::Regex;
    use std::collections::{BTreeMap, BTreeSet};

    fn documents() -> Vec<Document> {
        let document = |path: &str, text: &str| Document { path: path.into(), text: text.to_owned() };
        vec![
            document("README.md", "# Canasta\n"),
            document("docs/rules.md", "# The `rules` & more\n\n## 2.1 The `cards`: all\n"),
        ]
    }

    #[test]
    fn links_lead_to_the_pages_or_to_the_sources() {
        let all = documents();
        let known = Repository { place: Some(("https://host/a/b".to_owned(), "c0ffee".to_owned())) };
        let from_docs = |to| lead(to, &all[1], &all, &known);
        assert_eq!(from_docs("../README.md#play"), "index.html#play");
        assert_eq!(from_docs("table.webp"), "table.webp");
        assert_eq!(from_docs("../src/lib.rs"), "https://host/a/b/blob/c0ffee/src/lib.rs");
        assert_eq!(from_docs("https://x.org/y.md"), "https://x.org/y.md");
        let from_root = |to, repository| lead(to, &all[0], &all, repository);
        assert_eq!(from_root("docs/rules.md", &known), "rules.html");
        assert_eq!(from_root("../../releases/latest", &known), "https://host/a/b/releases/latest");
        assert_eq!(from_root("src/lib.rs", &Repository { place: None }), "src/lib.rs");
    }

    #[test]
    fn headings_have_the_anchors_of_the_host_and_html_its_pictures() {
        let all = documents();
        let nowhere = Repository { place: None };
        let page = page(&all[1], &all, &nowhere);
        assert!(page.contains("<title>The rules &amp; more · Canasta</title>"), "{page}");
        assert!(page.contains("<h2 id=\"21-the-cards-all\">"), "{page}");
        assert!(page.contains("<a href=\"rules.html\" aria-current=\"page\">"), "{page}");
        let picture = with_sources("<img src=\"docs/a.webp\" alt=\"\">", |to| lead(to, &all[0], &all, &nowhere));
        assert_eq!(picture, "<img src=\"a.webp\" alt=\"\">");
    }

    #[test]
    fn every_link_between_the_pages_leads_somewhere() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in no checkout")?;
        let folder = env::temp_dir().join(format!("canasta-pages-{}", std::process::id()));
        let place = Some(("https://host/a/b".to_owned(), "c0ffee".to_owned()));
        let count = write(root, &folder, &Repository { place })?;
        let mut texts = BTreeMap::new();
        let mut files = BTreeSet::new();
        for entry in fs::read_dir(&folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.ends_with(".html") {
                texts.insert(name.clone(), fs::read_to_string(folder.join(&name))?);
            }
            files.insert(name);
        }
        fs::remove_dir_all(&folder)?;
        assert_eq!(texts.len(), count);
        assert!(count > 10);
        let mut checked = 0;
        let link = Regex::new("(?:href|src)=\"([^\"]*)\"")?;
        for (name, text) in &texts {
            for captures in link.captures_iter(text) {
                let to = &captures[1];
                if to.contains("://") || to.starts_with("../") {
                    continue;
                }
                let (file, fragment) = to.split_once('#').unwrap_or((to, ""));
                let file = if file.is_empty() { name } else { file };
                assert!(files.contains(file), "{name} leads to {to}");
                let there = || texts.get(file).is_some_and(|text| text.contains(&format!("id=\"{fragment}\"")));
                assert!(fragment.is_empty() || there(), "{name} leads to {to}");
                checked += 1;
            }
        }
        assert!(checked > 200, "{checked}");
        Ok(())
    }
}
