//! Numbers as a language writes them.

use crate::Locale;

/// A number with as many places after the decimal sign as are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    digits: i64,
    places: u8,
}

/// The most places after the decimal sign.
const MOST_PLACES: u8 = 9;

impl Number {
    /// A number of so many tenths, hundredths …: `decimal(5, 1)` is 0.5. There are nine places at most.
    #[must_use]
    pub const fn decimal(digits: i64, places: u8) -> Number {
        Number { digits, places: if places > MOST_PLACES { MOST_PLACES } else { places } }
    }

    /// The digits, without the decimal sign.
    #[must_use]
    pub const fn digits(self) -> i64 {
        self.digits
    }

    /// The places after the decimal sign.
    #[must_use]
    pub const fn places(self) -> u8 {
        self.places
    }

    /// Ten to the power of the places.
    const fn scale(self) -> u64 {
        10u64.pow(self.places as u32)
    }

    /// The digits before the decimal sign.
    #[must_use]
    pub const fn whole(self) -> u64 {
        self.digits.unsigned_abs() / self.scale()
    }

    /// The digits after the decimal sign, as a number.
    #[must_use]
    pub const fn fraction(self) -> u64 {
        self.digits.unsigned_abs() % self.scale()
    }

    /// Whether both are the same number, however many places are shown.
    #[must_use]
    pub fn equals(self, other: Number) -> bool {
        i128::from(self.digits) * i128::from(other.scale()) == i128::from(other.digits) * i128::from(self.scale())
    }

    /// Writes the number as this language does, with U+2212 for a minus.
    pub fn write(self, locale: Locale, to: &mut String) {
        self.write_from(locale, locale.grouped_from(), to);
    }

    /// Writes the number for a column, where thousands are kept apart from four digits on in every language.
    pub fn write_in_column(self, locale: Locale, to: &mut String) {
        self.write_from(locale, 4, to);
    }

    fn write_from(self, locale: Locale, grouped_from: usize, to: &mut String) {
        if self.digits < 0 {
            to.push('\u{2212}');
        }
        let whole = self.whole().to_string();
        for (place, digit) in whole.chars().enumerate() {
            if place > 0 && (whole.len() - place).is_multiple_of(3) && whole.len() >= grouped_from {
                to.push(locale.group());
            }
            to.push(digit);
        }
        if self.places > 0 {
            to.push(locale.decimal());
            let fraction = self.fraction().to_string();
            for _ in fraction.len()..usize::from(self.places) {
                to.push('0');
            }
            to.push_str(&fraction);
        }
    }
}

macro_rules! from {
    ($($small:ty)*; $($large:ty)*) => {
        $(impl From<$small> for Number {
            fn from(digits: $small) -> Number {
                Number { digits: i64::from(digits), places: 0 }
            }
        })*
        $(impl From<$large> for Number {
            fn from(digits: $large) -> Number {
                Number { digits: i64::try_from(digits).unwrap_or(i64::MAX), places: 0 }
            }
        })*
    };
}

from!(u8 i8 u16 i16 u32 i32 i64; u64 usize);

#[cfg(test)]
mod tests {
    use super::*;

    fn written(number: Number, locale: Locale) -> String {
        let mut text = String::new();
        number.write(locale, &mut text);
        text
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(written(12_345.into(), Locale::En), "12,345");
        assert_eq!(written((-1_500).into(), Locale::De), "\u{2212}1.500");
        assert_eq!(written(1_500.into(), Locale::Es), "1500");
        assert_eq!(written(12_500.into(), Locale::It), "12.500");
        assert_eq!(written(1_000_000.into(), Locale::Fr), "1\u{202f}000\u{202f}000");
        assert_eq!(written(Number::decimal(5, 1), Locale::De), "0,5");
        assert_eq!(written(Number::decimal(-1_005, 2), Locale::En), "\u{2212}10.05");
        assert_eq!(written(i64::MIN.into(), Locale::En), "\u{2212}9,223,372,036,854,775,808");
        assert_eq!(written(u64::MAX.into(), Locale::Nl), "9.223.372.036.854.775.807");
    }

    #[test]
    fn a_column_of_spanish_scores_has_the_same_separators() {
        let mut text = String::new();
        Number::from(1_500).write_in_column(Locale::Es, &mut text);
        assert_eq!(text, "1.500");
    }

    #[test]
    fn numbers_are_equal_whatever_places_they_show() {
        assert!(Number::decimal(10, 1).equals(1.into()));
        assert!(!Number::decimal(5, 1).equals(0.into()));
        assert!(Number::decimal(i64::MAX, 9).equals(Number::decimal(i64::MAX, 9)));
    }
}
