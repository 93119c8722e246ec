//! The score of a hand that was played out.

use super::table::{SEATS, SIDES, Table};
use crate::rules::{BySide, Ended, Meld, Rank, Ranks, ScoreSheet, Side, SideScore};

/// The score of a hand that has ended.
pub(super) fn score(table: &Table<'_>) -> Option<ScoreSheet> {
    let ended = table.ended?;
    let sides = [Side::FIRST, Side::SECOND];
    let went_out = matches!(ended, Ended::Out | Ended::Concealed);
    let went_out = if went_out { sides.get(Table::side_of(table.seat)).copied() } else { None };
    let sides = BySide::from([0, 1].map(|side| side_score(table, side, ended)));
    Some(ScoreSheet { ended, went_out, special: None, sides })
}

fn side_score(table: &Table<'_>, side: usize, ended: Ended) -> SideScore {
    let (rules, lying) = (table.rules, table.lying(side));
    let is_of_last = side == Table::side_of(table.seat);
    let (mut cards_in_hand, mut in_hand) = (0, 0);
    for seat in (side..table.players().min(SEATS)).step_by(SIDES) {
        let hand = table.hand(seat);
        cards_in_hand += hand.len;
        // Threes are worth what the rules say. At most 108 cards: fits.
        let threes = hand.counts.of(Rank::Three) as i32;
        in_hand -= hand.counts.points() + threes * (rules.black_three_held - Rank::Three.points());
    }
    let (complete, mixed) = (lying.counts().ranks(Meld::CANASTA).and(Ranks::NATURALS), lying.wilds.ranks(1));
    let (natural_canastas, mixed_canastas) = (complete.except(mixed).len(), complete.and(mixed).len());
    let sign = rules.threes_sign_for(natural_canastas + mixed_canastas, !lying.is_empty());
    let mut score = SideScore {
        going_out: match ended {
            Ended::Out if is_of_last => rules.going_out,
            Ended::Concealed if is_of_last => rules.concealed,
            _ => 0,
        },
        natural_canastas,
        mixed_canastas,
        // So many that a side can have: fits.
        canastas: natural_canastas as i32 * rules.natural_canasta + mixed_canastas as i32 * rules.mixed_canasta,
        red_three_count: lying.red_threes,
        red_threes: rules.threes_worth(lying.red_threes, 0) * sign,
        melded_cards: lying.counts().total(),
        melded: lying.points,
        cards_in_hand,
        in_hand,
        before: lying.before,
        ..SideScore::default()
    };
    score.hand = score.going_out + score.canastas + score.red_threes + score.melded + score.in_hand;
    score.total = score.before.saturating_add(score.hand);
    score
}
