//! Circles in a graph of uses.

use super::sources::FileId;
use super::uses::Uses;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The shortest circle through each use that is part of one, each circle once, the short ones first. A circle begins with its
/// smallest file and does not repeat it at the end.
pub fn circles(uses: &Uses) -> Vec<Vec<FileId>> {
    let mut found = BTreeSet::new();
    for (&user, used) in uses {
        for &definer in used.keys() {
            if let Some(mut circle) = shortest_path(uses, definer, user) {
                let smallest = circle.iter().enumerate().min_by_key(|(_, file)| **file).map_or(0, |(at, _)| at);
                circle.rotate_left(smallest);
                found.insert((circle.len(), circle));
            }
        }
    }
    found.into_iter().map(|(_, circle)| circle).collect()
}

/// The files from one to another, both included, along as few uses as possible.
fn shortest_path(uses: &Uses, from: FileId, to: FileId) -> Option<Vec<FileId>> {
    let mut came_from = BTreeMap::new();
    let mut queue = VecDeque::from([from]);
    while let Some(file) = queue.pop_front() {
        if file == to {
            let mut path = vec![to];
            while let Some(&before) = path.last().and_then(|file| came_from.get(file)) {
                path.push(before);
            }
            path.reverse();
            return Some(path);
        }
        for &next in uses.get(&file).into_iter().flat_map(BTreeMap::keys) {
            if next != from && !came_from.contains_key(&next) {
                came_from.insert(next, file);
                queue.push_back(next);
            }
        }
    }
    None
}
