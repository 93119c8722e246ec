//! A description of what the page shows: elements, attributes, text. Pure; the browser makes it so.

use std::fmt;

/// A part of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Text.
    Text(String),
}

/// An element of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its tag; `svg` and `use` are drawings.
    pub tag: &'static str,
    /// Tells it from its siblings when they change, so that the same element of the page goes on being used.
    pub key: Option<String>,
    /// Attributes by name. A name with two leading dashes is a property of its style.
    pub attributes: Vec<(&'static str, String)>,
    /// What is in it.
    pub children: Vec<Node>,
}

impl Element {
    /// An element with nothing in it.
    #[must_use]
    pub const fn new(tag: &'static str) -> Element {
        Element { tag, key: None, attributes: Vec::new(), children: Vec::new() }
    }

    /// With a key.
    #[must_use]
    pub fn key(mut self, key: impl fmt::Display) -> Element {
        self.key = Some(key.to_string());
        self
    }

    /// With a class.
    #[must_use]
    pub fn class(self, class: impl fmt::Display) -> Element {
        self.attr("class", class)
    }

    /// With an attribute.
    #[must_use]
    pub fn attr(mut self, name: &'static str, value: impl fmt::Display) -> Element {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// With an attribute that has no value, if `yes`.
    #[must_use]
    pub fn flag(self, name: &'static str, yes: bool) -> Element {
        if yes { self.attr(name, "") } else { self }
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
    pub fn child(mut self, node: impl Into<Node>) -> Element {
        self.children.push(node.into());
        self
    }

    /// With children.
    #[must_use]
    pub fn children<N: Into<Node>>(mut self, nodes: impl IntoIterator<Item = N>) -> Element {
        self.children.extend(nodes.into_iter().map(Into::into));
        self
    }

    /// With text.
    #[must_use]
    pub fn text(self, text: impl fmt::Display) -> Element {
        self.child(Node::Text(text.to_string()))
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
            pub const fn $name() -> Element {
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
