//! Numbers on the command line: what is none is answered by those that are possible.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A parser of whole numbers within a range.
pub fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("expected a whole number from {} to {}", range.start(), range.end()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_answered_by_the_possible_ones() {
        let parse = whole(1..=u16::MAX);
        assert_eq!((parse("1"), parse("65535")), (Ok(1), Ok(65535)));
        for bad in ["0", "-1", "65536", "abc", "", "1.5"] {
            assert_eq!(parse(bad), Err("expected a whole number from 1 to 65535".to_owned()), "{bad}");
        }
    }
}
