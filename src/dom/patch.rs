//! Patching the document: a keyed difference between two descriptions, so that elements live on and keep their focus.
//!
//! Extensions of the browser put nodes of their own among those of the page. Nodes that were made here carry a mark, so that they are
//! found whatever stands between them.

use canasta_app::view::{Element as NewElement, Node as NewNode};
use std::borrow::Borrow;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlOptionElement, Node};

const SVG: &str = "http://www.w3.org/2000/svg";

#[wasm_bindgen]
extern "C" {
    /// A node that was made here, with its mark.
    #[derive(Clone)]
    #[wasm_bindgen(extends = Node)]
    type Marked;

    #[wasm_bindgen(method, getter, structural, js_name = canastaNode)]
    fn mark(this: &Marked) -> JsValue;

    #[wasm_bindgen(method, setter, structural, js_name = canastaNode)]
    fn set_mark(this: &Marked, mark: bool);
}

fn is_own(node: &Node) -> bool {
    node.unchecked_ref::<Marked>().mark().is_truthy()
}

/// The children that were made here, in order.
fn own_children(parent: &Node) -> Vec<Node> {
    std::iter::successors(parent.first_child(), Node::next_sibling).filter(is_own).collect()
}

/// The first node of our own from a node on.
fn next_own(node: Option<Node>) -> Option<Node> {
    std::iter::successors(node, Node::next_sibling).find(is_own)
}

/// Changes the children of `parent` from `old`, which they show, to `new`. `close` is called for each dialog before it is
/// removed.
///
/// The document refuses none of these operations for the names that `view` uses, so their results are dropped.
pub fn patch<N: Borrow<NewNode>>(parent: &Element, old: &[N], new: &[N], close: &dyn Fn(&HtmlDialogElement)) {
    if let Some(document) = parent.owner_document() {
        Patch { document, close }.children(parent, old, new);
    }
}

/// Takes over the nodes below a node, which the document held before the program began, as if they had been made here.
pub fn adopt(parent: &Node) {
    for node in std::iter::successors(parent.first_child(), Node::next_sibling) {
        adopt(&node);
        marked(node);
    }
}

/// Whether a node that shows `old` can be changed to show `new`.
fn is_same(old: &NewNode, new: &NewNode) -> bool {
    match (old, new) {
        (NewNode::Text(_), NewNode::Text(_)) => true,
        (NewNode::Element(a), NewNode::Element(b)) => a.tag == b.tag && a.key == b.key,
        _ => false,
    }
}

/// For each new node the index of the old node that is reused for it.
fn reused<N: Borrow<NewNode>>(old: &[N], new: &[N]) -> Vec<Option<usize>> {
    let mut used = vec![false; old.len()];
    // Nodes rarely change places, so the search begins after the last match.
    let mut from = 0;
    let find = |wanted: &N| {
        let is_free = |&at: &usize| !used[at] && is_same(old[at].borrow(), wanted.borrow());
        let found = (from..old.len()).chain(0..from).find(is_free)?;
        used[found] = true;
        from = found + 1;
        Some(found)
    };
    new.iter().map(find).collect()
}

/// Whether an element within `parent`, whose children show `old`, is still there once they show `new`.
pub fn stays<N: Borrow<NewNode>>(parent: &Node, element: &Node, old: &[N], new: &[N]) -> bool {
    let children = own_children(parent);
    let Some((at, child)) = children.iter().enumerate().find(|(_, child)| child.contains(Some(element))) else {
        return parent == element;
    };
    let next = reused(old, new).iter().position(|&found| found == Some(at));
    match (old.get(at).map(N::borrow), next.and_then(|next| new.get(next)).map(N::borrow)) {
        (Some(NewNode::Element(old)), Some(NewNode::Element(new))) => {
            stays(child, element, &old.children, &new.children)
        }
        _ => false,
    }
}

struct Patch<'a> {
    document: Document,
    close: &'a dyn Fn(&HtmlDialogElement),
}

impl Patch<'_> {
    fn children<N: Borrow<NewNode>>(&self, parent: &Element, old: &[N], new: &[N]) {
        if old.iter().map(N::borrow).eq(new.iter().map(N::borrow)) {
            return;
        }
        let (mut old, mut nodes) = (old, own_children(parent));
        if nodes.len() != old.len() {
            // Something else has removed or replaced nodes, as translators do with texts: the children are made anew.
            while let Some(child) = parent.last_child() {
                self.remove(&child);
            }
            (old, nodes) = (&[], Vec::new());
        }
        let reused = reused(old, new);
        for (at, node) in nodes.iter().enumerate() {
            if !reused.contains(&Some(at)) {
                self.remove(node);
            }
        }
        let mut cursor = next_own(parent.first_child());
        for (wanted, found) in new.iter().map(N::borrow).zip(reused) {
            let old_node = found.and_then(|at| Some((old.get(at)?.borrow(), nodes.get(at)?.clone())));
            let node = match old_node {
                Some((before, node)) => {
                    self.update(&node, before, wanted);
                    node
                }
                None => match create(&self.document, wanted, false) {
                    Some(node) => node,
                    None => continue,
                },
            };
            if cursor.as_ref() == Some(&node) {
                cursor = next_own(node.next_sibling());
            } else {
                let _ = parent.insert_before(&node, cursor.as_ref());
            }
        }
    }

    /// Removes a node. A dialog is closed first, so that the focus returns to where it was.
    fn remove(&self, node: &Node) {
        if let Some(dialog) = node.dyn_ref::<HtmlDialogElement>() {
            (self.close)(dialog);
        }
        if let Some(parent) = node.parent_node() {
            let _ = parent.remove_child(node);
        }
    }

    fn update(&self, node: &Node, old: &NewNode, new: &NewNode) {
        match (old, new) {
            (NewNode::Text(before), NewNode::Text(text)) if before != text => node.set_text_content(Some(text)),
            (NewNode::Element(before), NewNode::Element(wanted)) => {
                let element: &Element = node.unchecked_ref();
                update_attributes(element, before, wanted);
                self.children(element, &before.children, &wanted.children);
                set_properties(element, wanted);
            }
            _ => {}
        }
    }
}

fn update_attributes(element: &Element, old: &NewElement, new: &NewElement) {
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

fn unset(element: &Element, name: &str) {
    if name.starts_with("--") {
        let _ = element.unchecked_ref::<HtmlElement>().style().remove_property(name);
    } else {
        let _ = element.remove_attribute(name);
    }
}

/// Sets what a person changes in a control: properties, which attributes no longer follow.
fn set_properties(element: &Element, wanted: &NewElement) {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        let checked = wanted.get("checked").is_some();
        if input.checked() != checked {
            input.set_checked(checked);
        }
        // A field that is being typed into is not touched.
        let typing = input.owner_document().and_then(|document| document.active_element()).as_ref() == Some(element);
        let follows = match input.type_().as_str() {
            "text" => !typing,
            "range" => true,
            _ => false,
        };
        if let Some(value) = wanted.get("value").filter(|value| follows && input.value() != *value) {
            input.set_value(value);
        }
    }
    if let Some(option) = element.dyn_ref::<HtmlOptionElement>() {
        let selected = wanted.get("selected").is_some();
        if option.selected() != selected {
            option.set_selected(selected);
        }
    }
}

fn create(document: &Document, wanted: &NewNode, in_svg: bool) -> Option<Node> {
    let wanted = match wanted {
        NewNode::Text(text) => return Some(marked(document.create_text_node(text).into())),
        NewNode::Element(wanted) => wanted,
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
    set_properties(&element, wanted);
    Some(marked(element.into()))
}

fn marked(node: Node) -> Node {
    node.unchecked_ref::<Marked>().set_mark(true);
    node
}

/// A new element, outside of what is patched.
pub fn create_element(document: &Document, wanted: &NewElement) -> Option<Element> {
    create(document, &NewNode::Element(wanted.clone()), false)?.dyn_into().ok()
}
