//! Making the document agree with its description: a keyed difference, so that elements live on and keep their focus.

use crate::view::{Element as Wanted, Node as WantedNode};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlOptionElement, Node};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Makes the children of `parent`, which show `old`, show `new`.
///
/// The document refuses none of the operations used here for the names that `view` uses, so their results are dropped.
pub fn patch(parent: &Element, old: &[WantedNode], new: &[WantedNode]) {
    let Some(document) = parent.owner_document() else { return };
    children(&document, parent, old, new);
}

/// Whether a node that shows `old` can go on to show `new`.
fn same(old: &WantedNode, new: &WantedNode) -> bool {
    match (old, new) {
        (WantedNode::Text(_), WantedNode::Text(_)) => true,
        (WantedNode::Element(a), WantedNode::Element(b)) => a.tag == b.tag && a.key == b.key,
        _ => false,
    }
}

/// Which of the old nodes goes on to show each of the new ones.
fn matches(old: &[WantedNode], new: &[WantedNode]) -> Vec<Option<usize>> {
    let mut used = vec![false; old.len()];
    // Mostly nothing moves: the search begins behind the last match.
    let mut from = 0;
    let find = |wanted: &WantedNode| {
        let found = (from..old.len()).chain(0..from).find(|&at| !used[at] && same(&old[at], wanted))?;
        used[found] = true;
        from = found + 1;
        Some(found)
    };
    new.iter().map(find).collect()
}

/// Whether an element within `parent`, which shows `old`, will be there when that shows `new`.
pub fn stays(parent: &Node, element: &Node, old: &[WantedNode], new: &[WantedNode]) -> bool {
    let list = parent.child_nodes();
    let Some(at) = (0..list.length()).find(|&at| list.item(at).is_some_and(|child| child.contains(Some(element))))
    else {
        return parent == element;
    };
    let (Some(child), Some(at)) = (list.item(at), usize::try_from(at).ok()) else { return false };
    let next = matches(old, new).iter().position(|&found| found == Some(at));
    match (old.get(at), next.and_then(|next| new.get(next))) {
        (Some(WantedNode::Element(old)), Some(WantedNode::Element(new))) => {
            stays(&child, element, &old.children, &new.children)
        }
        _ => false,
    }
}

fn children(document: &Document, parent: &Element, old: &[WantedNode], new: &[WantedNode]) {
    if old == new {
        return;
    }
    let list = parent.child_nodes();
    let nodes: Vec<Option<Node>> =
        (0..old.len()).map(|at| u32::try_from(at).ok().and_then(|at| list.item(at))).collect();
    let matches = matches(old, new);
    for (at, node) in nodes.iter().enumerate() {
        if let (false, Some(node)) = (matches.contains(&Some(at)), node) {
            remove(node);
        }
    }
    let mut cursor = parent.first_child();
    for (wanted, found) in new.iter().zip(matches) {
        let old_node = found.and_then(|at| nodes[at].clone().map(|node| (&old[at], node)));
        let node = match old_node {
            Some((before, node)) => {
                update(document, &node, before, wanted);
                node
            }
            None => match create(document, wanted, false) {
                Some(node) => node,
                None => continue,
            },
        };
        if cursor.as_ref() == Some(&node) {
            cursor = node.next_sibling();
        } else {
            let _ = parent.insert_before(&node, cursor.as_ref());
        }
    }
}

/// Takes a node away. A dialog is closed first, so that the focus goes back to where it was.
fn remove(node: &Node) {
    if let Some(dialog) = node.dyn_ref::<HtmlDialogElement>() {
        super::modal::close(dialog);
    }
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}

fn update(document: &Document, node: &Node, old: &WantedNode, new: &WantedNode) {
    match (old, new) {
        (WantedNode::Text(before), WantedNode::Text(text)) if before != text => node.set_text_content(Some(text)),
        (WantedNode::Element(before), WantedNode::Element(wanted)) => {
            let element: &Element = node.unchecked_ref();
            attributes(element, before, wanted);
            children(document, element, &before.children, &wanted.children);
            state(element, wanted);
        }
        _ => {}
    }
}

fn attributes(element: &Element, old: &Wanted, new: &Wanted) {
    for (name, _) in &old.attributes {
        if new.get(name).is_none() {
            unset(element, name);
        }
    }
    for (name, value) in &new.attributes {
        if old.get(name) != Some(value.as_str()) {
            set(element, name, value);
        }
    }
}

fn set(element: &Element, name: &str, value: &str) {
    if name.starts_with("--") {
        let _ = element.unchecked_ref::<HtmlElement>().style().set_property(name, value);
    } else {
        let _ = element.set_attribute(name, value);
    }
}

/// Gives an element an attribute, or takes it away; one that is as wanted is left alone.
pub fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    let now = element.get_attribute(name);
    // An attribute of a valid name can always be set.
    match value {
        Some(value) if now.as_deref() != Some(value) => drop(element.set_attribute(name, value)),
        None if now.is_some() => drop(element.remove_attribute(name)),
        _ => {}
    }
}

fn unset(element: &Element, name: &str) {
    if name.starts_with("--") {
        let _ = element.unchecked_ref::<HtmlElement>().style().remove_property(name);
    } else {
        let _ = element.remove_attribute(name);
    }
}

/// What a person changes in a control is no attribute: it is set each time.
fn state(element: &Element, wanted: &Wanted) {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        let checked = wanted.get("checked").is_some();
        if input.checked() != checked {
            input.set_checked(checked);
        }
        // What is being typed is left alone.
        let typing = input.owner_document().and_then(|document| document.active_element()).as_ref() == Some(element);
        match wanted.get("value") {
            Some(value) if input.type_() == "text" && !typing && input.value() != value => input.set_value(value),
            _ => {}
        }
    }
    if let Some(option) = element.dyn_ref::<HtmlOptionElement>() {
        let selected = wanted.get("selected").is_some();
        if option.selected() != selected {
            option.set_selected(selected);
        }
    }
}

fn create(document: &Document, wanted: &WantedNode, in_svg: bool) -> Option<Node> {
    let wanted = match wanted {
        WantedNode::Text(text) => return Some(document.create_text_node(text).into()),
        WantedNode::Element(wanted) => wanted,
    };
    let in_svg = in_svg || wanted.tag == "svg";
    let element: Result<Element, JsValue> =
        if in_svg { document.create_element_ns(Some(SVG), wanted.tag) } else { document.create_element(wanted.tag) };
    let element = element.ok()?;
    for (name, value) in &wanted.attributes {
        set(&element, name, value);
    }
    for child in &wanted.children {
        if let Some(child) = create(document, child, in_svg) {
            let _ = element.append_child(&child);
        }
    }
    state(&element, wanted);
    Some(element.into())
}

/// An element that stands for itself, outside of what is patched.
pub fn make(document: &Document, wanted: &Wanted) -> Option<Element> {
    create(document, &WantedNode::Element(wanted.clone()), false)?.dyn_into().ok()
}
