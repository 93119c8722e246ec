//! A description of the page: elements, attributes, text. Pure; the browser patches the document accordingly.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// A part of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Text.
    Text(String),
}

/// An element of the page. Its parts are boxed, so that passing an element from call to call moves one pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(Box<Parts>);

/// The parts of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The tag; `svg` and `use` are drawings.
    pub tag: &'static str,
    /// A name that is unique among siblings, by which the element is recognised after a change.
    pub key: Option<String>,
    /// Attributes by name. A name with two leading dashes is a custom property of the style.
    pub attributes: Vec<(&'static str, String)>,
    /// The children.
    pub children: Vec<Node>,
}

impl Deref for Element {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl DerefMut for Element {
    fn deref_mut(&mut self) -> &mut Parts {
        &mut self.0
    }
}

impl Element {
    /// An empty element.
    #[must_use]
    #[inline(never)]
    pub fn new(tag: &'static str) -> Element {
        Element(Box::new(Parts { tag, key: None, attributes: Vec::new(), children: Vec::new() }))
    }

    // The generic builders below call these, of which there is one copy each: the page's views call the builders some
    // thousand times, and copies for each would exceed the budget of the first load.

    #[inline(never)]
    fn with_key(mut self, key: String) -> Element {
        self.0.key = Some(key);
        self
    }

    #[inline(never)]
    fn with_attribute(mut self, name: &'static str, value: String) -> Element {
        self.0.attributes.push((name, value));
        self
    }

    #[inline(never)]
    fn with_child(mut self, node: Node) -> Element {
        self.0.children.push(node);
        self
    }

    /// With a key.
    #[must_use]
    pub fn key(self, key: impl fmt::Display) -> Element {
        self.with_key(to_text(&key))
    }

    /// With a class.
    #[must_use]
    pub fn class(self, class: impl fmt::Display) -> Element {
        self.attr("class", class)
    }

    /// With an attribute.
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl fmt::Display) -> Element {
        self.with_attribute(name, to_text(&value))
    }

    /// With an attribute without a value, if `on`.
    #[must_use]
    pub fn flag(self, name: &'static str, on: bool) -> Element {
        if on { self.with_attribute(name, String::new()) } else { self }
    }

    /// With an attribute, if there is a value.
    #[must_use]
    pub fn maybe(self, name: &'static str, value: Option<impl fmt::Display>) -> Element {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// With a child.
    #[must_use]
    pub fn child(self, node: impl Into<Node>) -> Element {
        self.with_child(node.into())
    }

    /// With children.
    #[must_use]
    pub fn children<N: Into<Node>>(mut self, nodes: impl IntoIterator<Item = N>) -> Element {
        for node in nodes {
            self = self.with_child(node.into());
        }
        self
    }

    /// With the words before and after an element, and the element between.
    #[must_use]
    pub fn around(self, (before, after): (String, String), element: Element) -> Element {
        let words = |words: String| (!words.is_empty()).then_some(Node::Text(words));
        self.children(words(before)).with_child(element.into()).children(words(after))
    }

    /// With text.
    #[must_use]
    pub fn text(self, text: impl fmt::Display) -> Element {
        self.with_child(Node::Text(to_text(&text)))
    }

    /// The value of an attribute.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(n, _)| *n == name).map(|(_, value)| value.as_str())
    }

    /// Every element in it and itself, from the outside in.
    pub fn walk<'a>(&'a self, visit: &mut impl FnMut(&'a Element)) {
        visit(self);
        for child in &self.children {
            if let Node::Element(element) = child {
                element.walk(visit);
            }
        }
    }
}

#[inline(never)]
fn to_text(value: &dyn fmt::Display) -> String {
    value.to_string()
}

impl Node {
    /// The element, if it is one.
    #[must_use]
    pub fn element(&self) -> Option<&Element> {
        match self {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        }
    }

    /// The key of an element that has one.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        self.element()?.key.as_deref()
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Node {
        Node::Element(element)
    }
}

impl From<String> for Node {
    fn from(text: String) -> Node {
        Node::Text(text)
    }
}

impl From<&str> for Node {
    fn from(text: &str) -> Node {
        Node::Text(text.to_owned())
    }
}

macro_rules! tags {
    ($($name:ident),+ $(,)?) => {
        $(
            #[doc = concat!("A `", stringify!($name), "` element.")]
            #[must_use]
            pub fn $name() -> Element {
                Element::new(stringify!($name))
            }
        )+
    };
}

tags!(
    b, button, canvas, caption, dd, details, dialog, div, dl, dt, fieldset, form, h1, h2, h3, header, hr, i, input,
    label, legend, li, option, p, section, select, small, span, strong, summary, svg, table, tbody, td, tfoot, th,
    thead, tr, ul,
);
