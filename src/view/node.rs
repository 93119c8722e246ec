//! A description of what the page shows: elements, attributes, text. Pure; the browser makes it so.

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

/// An element of the page. It is a pointer to its parts: what puts elements together hands them on from call to call, and in
/// WebAssembly moving the parts themselves made the code of the page half as large again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(Box<Parts>);

/// What an element is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Its tag; `svg` and `use` are drawings.
    pub tag: &'static str,
    /// Tells it from its siblings when they change, so that the same element of the page goes on being used.
    pub key: Option<String>,
    /// Attributes by name. A name with two leading dashes is a property of its style.
    pub attributes: Vec<(&'static str, String)>,
    /// What is in it.
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
    /// An element with nothing in it.
    #[must_use]
    #[inline(never)]
    pub fn new(tag: &'static str) -> Element {
        Element(Box::new(Parts { tag, key: None, attributes: Vec::new(), children: Vec::new() }))
    }

    // One copy of each of these, and of `words`, serves every type that the public ones take.

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
        self.with_key(words(&key))
    }

    /// With a class.
    #[must_use]
    pub fn class(self, class: impl fmt::Display) -> Element {
        self.attr("class", class)
    }

    /// With an attribute.
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl fmt::Display) -> Element {
        self.with_attribute(name, words(&value))
    }

    /// With an attribute that has no value, if `yes`.
    #[must_use]
    pub fn flag(self, name: &'static str, yes: bool) -> Element {
        if yes { self.with_attribute(name, String::new()) } else { self }
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

    /// With text.
    #[must_use]
    pub fn text(self, text: impl fmt::Display) -> Element {
        self.with_child(Node::Text(words(&text)))
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

/// How many elements there are in these nodes.
#[must_use]
pub fn count(nodes: &[Node]) -> usize {
    let mut count = 0;
    for node in nodes {
        if let Node::Element(element) = node {
            element.walk(&mut |_| count += 1);
        }
    }
    count
}

#[inline(never)]
fn words(value: &dyn fmt::Display) -> String {
    value.to_string()
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
    b, button, canvas, dd, details, dialog, div, dl, dt, fieldset, form, h1, h2, h3, header, hr, i, input, label,
    legend, li, main, option, p, section, select, small, span, strong, summary, svg, table, tbody, td, tfoot, th,
    thead, tr, ul,
);
