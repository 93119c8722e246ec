//! Circles of uses between the neighbours of a folder.

use super::uses::Uses;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// For each neighbour and each other one that it uses, the pairs of files that tie them.
pub type Graph = BTreeMap<String, BTreeMap<String, Vec<(String, String)>>>;

/// The application is compared file by file: its folders are features, and a button of one leads into another that leads back.
pub const BY_FILES: &str = "crates/canasta-app/";

/// The table of functions between the first program and the part that comes later: it names what is behind it, and what is behind it reaches
/// it through the session. That is its purpose, so what it uses is not counted.
pub const BORDER: &str = "crates/canasta-app/src/parts/mod.rs";

/// The uses between neighbours, for each folder. A neighbour is a file or a folder with all that is in it; the file of a folder itself is one
/// too.
pub fn graphs(uses: &Uses) -> BTreeMap<String, Graph> {
    let mut graphs = BTreeMap::<String, Graph>::new();
    let mut add = |folder: String, user: String, definer: String, files: (&String, &String)| {
        let used = graphs.entry(folder).or_default().entry(user).or_default();
        used.entry(definer).or_default().push((files.0.clone(), files.1.clone()));
    };
    for (user, used) in uses.iter().filter(|(user, _)| *user != BORDER) {
        for definer in used.keys() {
            let (from, to) = (module(user), module(definer));
            let common = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
            let upper = |path: &[&str], length: usize| path[..length.min(path.len())].join("/");
            if user.starts_with(BY_FILES) {
                add(BY_FILES.to_owned(), from.join("/"), to.join("/"), (user, definer));
            } else {
                add(upper(&from, common), upper(&from, common + 1), upper(&to, common + 1), (user, definer));
            }
        }
    }
    graphs
}

/// The path of the module that a file holds.
fn module(file: &str) -> Vec<&str> {
    let path = file.strip_suffix(".rs").unwrap_or(file);
    let own = ["/mod", "/lib", "/main"].iter().find_map(|name| path.strip_suffix(name));
    own.unwrap_or(path).split('/').collect()
}

/// The shortest circle through each use that is part of one, each circle once, the short ones first. A circle begins with its
/// smallest neighbour and does not repeat it at the end.
pub fn circles(graph: &Graph) -> Vec<Vec<&str>> {
    let mut found = BTreeSet::new();
    for (user, used) in graph {
        for definer in used.keys() {
            if let Some(mut circle) = shortest_path(graph, definer, user) {
                let smallest = circle.iter().enumerate().min_by_key(|(_, place)| **place).map_or(0, |(at, _)| at);
                circle.rotate_left(smallest);
                found.insert((circle.len(), circle));
            }
        }
    }
    found.into_iter().map(|(_, circle)| circle).collect()
}

/// The neighbours from one to another, both included, along as few uses as possible.
fn shortest_path<'a>(graph: &'a Graph, from: &'a str, to: &str) -> Option<Vec<&'a str>> {
    let mut came_from = BTreeMap::from([(from, None)]);
    let mut queue = VecDeque::from([from]);
    while let Some(place) = queue.pop_front() {
        if place == to {
            let mut path: Vec<&str> = std::iter::successors(Some(place), |place| came_from[place]).collect();
            path.reverse();
            return Some(path);
        }
        for next in graph.get(place).into_iter().flat_map(BTreeMap::keys) {
            came_from.entry(next).or_insert_with(|| {
                queue.push_back(next);
                Some(place)
            });
        }
    }
    None
}
