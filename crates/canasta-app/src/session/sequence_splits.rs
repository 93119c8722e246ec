//! The ways of splitting selected cards into sequences and other groups, in games with sequences, wild melds or several sets of a rank.

use canasta::rules::{
    Action, Card, CardSet, Group, Meld, MeldKey, MeldKind, MeldsPerRank, Observation, Phase, Rank, Suit, Which,
};

/// A selection, split into sequences and the cards that are left.
pub(super) struct SequenceSplit {
    /// The cards that are left for sets and wild melds.
    pub rest: CardSet,
    /// The sequences.
    pub sequences: Vec<Group>,
}

/// The ways of taking sequences out of a selection: none first, then those of each choice of suits.
pub(super) fn sequences(seen: &Observation<'_>, cards: CardSet) -> Vec<SequenceSplit> {
    let mut all = vec![SequenceSplit { rest: cards, sequences: Vec::new() }];
    if !seen.rules().sequences {
        return all;
    }
    for suit in Suit::ALL {
        let runs = runs_of(seen, cards, suit);
        if runs.is_empty() {
            continue;
        }
        let taken = runs.iter().fold(CardSet::EMPTY, |sum, run| sum.union(run.cards));
        let with = |split: &SequenceSplit| SequenceSplit {
            rest: split.rest.difference(taken),
            sequences: split.sequences.iter().chain(&runs).copied().collect(),
        };
        let more: Vec<SequenceSplit> = all.iter().map(with).collect();
        all.extend(more);
    }
    all
}

/// The neighbours of a suit among these cards that begin a sequence or continue an own one.
fn runs_of(seen: &Observation<'_>, cards: CardSet, suit: Suit) -> Vec<Group> {
    let own: Vec<(MeldKey, Meld)> =
        seen.melds(seen.side()).keyed().filter(|(key, _)| key.kind == MeldKind::Sequence(suit)).collect();
    let mut runs: Vec<Vec<Card>> = Vec::new();
    for rank in Rank::NATURALS {
        let card = Card::new(rank, suit);
        if cards.count_of(card) == 0 {
            continue;
        }
        let is_next = |run: &Vec<Card>| run.last().is_some_and(|last| last.rank().index() + 1 == rank.index());
        match runs.last_mut().filter(|run| is_next(run)) {
            Some(run) => run.push(card),
            None => runs.push(vec![card]),
        }
    }
    let group = |run: Vec<Card>| {
        let cards: CardSet = run.into_iter().collect();
        let fits = |(_, meld): &&(MeldKey, Meld)| {
            let whole = meld.cards.union(cards);
            whole.len() <= Meld::CANASTA && MeldKind::is_run(whole)
        };
        match own.iter().find(fits) {
            Some((key, _)) => Some(Group { key: Some(*key), cards }),
            None => (cards.len() >= LEAST).then(|| Group { key: Some(MeldKind::Sequence(suit).into()), cards }),
        }
    };
    runs.into_iter().filter_map(group).collect()
}

/// Cards of the smallest sequence.
const LEAST: usize = 3;

/// The ways of laying one group: onto the meld that it joins by itself, onto others of its kind, or as a new one.
pub(super) fn places_of(seen: &Observation<'_>, group: Group) -> Vec<Group> {
    let rules = seen.rules();
    let Some(kind) = group.kind().filter(|_| rules.melds_per_rank != MeldsPerRank::One) else { return vec![group] };
    if group.key.is_some_and(|key| key.which != Which::Unnumbered) {
        return vec![group];
    }
    let own = seen.melds(seen.side()).keyed().map(|(key, _)| key).filter(|key| key.kind == kind);
    let named =
        own.chain([MeldKey { kind, which: Which::New }]).map(|key| Group { key: Some(key), cards: group.cards });
    // Before drawing nothing but a pile can be laid, so the check would refuse all.
    if seen.phase() != Phase::Play {
        return vec![group];
    }
    let mut legal = named.filter(|&named| seen.check(&Action::Meld(vec![named])).is_ok());
    // The first of them is where the group goes without a name.
    match legal.next() {
        Some(_) => std::iter::once(group).chain(legal).collect(),
        None => vec![group],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Given, Preset, Setup, Side, State};

    fn state(hand: &str, ours: &str) -> State {
        let mut setup = Setup::new(Preset::Samba.rules());
        setup.phase = Phase::Play;
        setup.hands[0] = Given::Cards(hand.split_whitespace().map(|card| card.parse().unwrap()).collect());
        setup.melds[Side::FIRST] = ours.split_terminator('+').map(|meld| meld.parse().unwrap()).collect();
        setup.state().unwrap()
    }

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn neighbours_of_a_suit_are_taken_out_as_sequences() {
        let state = state("5h 6h 7h Ks Kh Kd 9c", "Ts Js Qs");
        let seen = state.observe(state.to_act());
        let of = |text: &str| {
            let all = sequences(&seen, set(text));
            all.iter()
                .map(|one| (one.rest, one.sequences.iter().map(ToString::to_string).collect()))
                .collect::<Vec<_>>()
        };
        let none: Vec<String> = Vec::new();
        assert_eq!(of("5h 6h Ks Kh"), [(set("5h 6h Ks Kh"), none.clone()), (set("5h 6h Kh"), vec!["s#1: Ks".into()])]);
        assert_eq!(of("9c"), [(set("9c"), none.clone())]);
        let both = of("5h 6h 7h 9c");
        assert_eq!(both[1], (set("9c"), vec!["h: 5h 6h 7h".into()]));
    }

    #[test]
    fn a_group_may_join_a_set_or_begin_another() {
        let state = state("Ks Kh Kd 9c 8c", "Kc Ks Kh");
        let seen = state.observe(state.to_act());
        let places = places_of(&seen, Group::of(set("Ks Kh Kd")));
        let texts: Vec<String> = places.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["Ks Kh Kd", "K+: Ks Kh Kd"]);
        assert_eq!(places_of(&seen, Group::of(set("Ks"))).len(), 1, "one card begins no set");
    }
}
