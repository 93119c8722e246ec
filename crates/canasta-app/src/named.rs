//! Enums whose values have names, in the page and in storage. A name never changes once it is stored.

/// A value with a name.
pub trait Named: Copy + PartialEq + Sized + 'static {
    /// Every value, in order.
    const ALL: &'static [Self];
    /// The name.
    fn name(self) -> &'static str;
    /// The value with this name.
    fn from_name(name: &str) -> Option<Self>;
}

/// The place of a name among names.
pub(crate) fn place_of(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|&one| one == name)
}

/// Defines an enum with the list of its values, `ALL`, and a name for each, by which `from_name` finds it.
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $type:ident { $($(#[$value_meta:meta])* $value:ident = $name:expr),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $type {
            $($(#[$value_meta])* $value),+
        }

        #[allow(dead_code, reason = "not every enum is read by its names")]
        impl $type {
            /// Every value, in order.
            pub const ALL: [$type; [$($type::$value),+].len()] = [$($type::$value),+];

            /// The names, in the same order.
            pub const NAMES: [&'static str; $type::ALL.len()] = [$($name),+];

            /// The name in the page and in storage.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }

            /// The value with this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$type> {
                $crate::named::place_of(&$type::NAMES, name).and_then(|at| $type::ALL.get(at).copied())
            }
        }

        impl $crate::named::Named for $type {
            const ALL: &'static [$type] = &$type::ALL;

            fn name(self) -> &'static str {
                $type::name(self)
            }

            fn from_name(name: &str) -> Option<$type> {
                $type::from_name(name)
            }
        }
    };
}
pub(crate) use named;

/// Implements serde for enums of [`named`]: they are written and read as their names.
macro_rules! serde_by_name {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let name = <String as serde::Deserialize>::deserialize(deserializer)?;
                <$type>::from_name(&name).ok_or_else(|| serde::de::Error::custom("no such value"))
            }
        }
    )+};
}
pub(crate) use serde_by_name;
