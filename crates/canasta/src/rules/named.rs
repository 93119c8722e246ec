//! Enums with the list of their variants and with names, so that neither is written twice.

/// Defines an enum with `ALL`, the list of its variants.
macro_rules! listed {
    ($(#[$meta:meta])* $vis:vis enum $type:ident { $($(#[$variant_meta:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        $vis enum $type {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $type {
            /// Every one, in order.
            pub const ALL: [$type; [$($type::$variant),+].len()] = [$($type::$variant),+];
        }
    };
}
pub(crate) use listed;

/// Defines an enum with `ALL` and a name for each variant, by which `from_name` finds it. Names are in files, in records and on
/// the command line, and never change.
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $type:ident { $($(#[$variant_meta:meta])* $variant:ident = $name:literal),+ $(,)? }
    ) => {
        crate::rules::listed! {
            $(#[$meta])*
            $vis enum $type { $($(#[$variant_meta])* $variant),+ }
        }

        impl $type {
            /// The names, in order.
            pub const NAMES: [&'static str; $type::ALL.len()] = [$($name),+];

            /// The name, which never changes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)+
                }
            }

            /// The one with this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|one| one.name() == name)
            }
        }
    };
}
pub(crate) use named;

/// Implements serde for enums of [`named`]: they are written and read as their names.
macro_rules! serde_by_name {
    ($($type:ty),+) => {
        $(
            impl serde::Serialize for $type {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.name())
                }
            }

            impl<'de> serde::Deserialize<'de> for $type {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    let name = <String as serde::Deserialize>::deserialize(deserializer)?;
                    let no_such = || serde::de::Error::custom(format_args!("{name} is no value"));
                    <$type>::from_name(&name).ok_or_else(no_such)
                }
            }
        )+
    };
}
pub(crate) use serde_by_name;
