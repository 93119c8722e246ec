//! One match of a level with itself, and the losses of its decisions.

use canasta::analysis::{DecisionReview, MistakeClass, Strength, decisions, evaluate};
use canasta::bots::{Bot, RosterEntry, SeededMatch, Style};
use canasta::rules::{Preset, Rules, Seat, Seed, seed_from_number};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// All that the losses depend on, apart from the level and the number of the match.
#[derive(Clone, Copy, Debug)]
pub struct Measurement {
    /// The preset.
    pub preset: Preset,
    /// The rules: the preset, or with fields changed.
    pub rules: Rules,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The worlds of [`Strength::with_worlds`].
    pub worlds: u32,
    /// One in so many decisions is reviewed.
    pub every: usize,
}

/// The loss of a decision and its standard error, in probability to win the match; both are 0 for the best plan.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Loss(pub f64, pub f64);

impl Loss {
    fn of(review: &DecisionReview) -> Option<Loss> {
        review.worth.as_ref().map(|worth| Loss(worth.win.loss, worth.win.error))
    }

    /// The class of the decision.
    #[must_use]
    pub fn class(self) -> Option<MistakeClass> {
        MistakeClass::of(self.0, self.1)
    }
}

/// A match of a level with itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchReview {
    /// The level.
    pub level: String,
    /// The number of the match, from 0.
    pub number: u64,
    /// The number of hands.
    pub hands: usize,
    /// The number of decisions with a choice, reviewed or not.
    pub unforced: usize,
    /// The losses of the reviewed decisions.
    pub losses: Vec<Loss>,
}

impl Measurement {
    fn bot_seed(&self, number: u64, seat: Seat) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"canasta review ");
        hash.update(seed_from_number(self.seed));
        hash.update(number.to_le_bytes());
        hash.update([seat.index() as u8]);
        hash.finalize().into()
    }

    /// Plays a match and reviews its decisions. The decks are the same for every level.
    ///
    /// # Errors
    /// If the match does not end, or the review fails.
    pub fn play(&self, level: &RosterEntry, number: u64) -> Result<MatchReview, String> {
        let &Measurement { preset, rules, seed, worlds, every } = self;
        let seats = rules.players.seats();
        let mut bots: Vec<Box<dyn Bot>> =
            seats.map(|seat| level.create_bot(self.bot_seed(number, seat), None, Style::Balanced)).collect();
        let mut players: Vec<&mut dyn Bot> = Vec::new();
        for bot in &mut bots {
            players.push(&mut **bot);
        }
        let seeded = SeededMatch { preset, rules, seed: seed_from_number(seed), number };
        let failed = |error: &dyn ToString| format!("match {number} of {}: {}", level.name, error.to_string());
        let game = seeded.play(&mut players).map_err(|error| failed(&error))?;
        let record = game.record();
        let free: Vec<_> = decisions(record).into_iter().filter(|decision| !decision.is_forced).collect();
        // Another one in each match, so that no kind of decision is left out.
        let first = usize::try_from(number).unwrap_or_default() % every.max(1);
        let strength = Strength::with_worlds(worlds);
        let mut losses = Vec::new();
        for decision in free.iter().skip(first).step_by(every.max(1)) {
            losses.extend(Loss::of(&evaluate(decision, &strength).map_err(|error| failed(&error))?));
        }
        let (level, hands) = (level.name.to_owned(), record.hands.len());
        Ok(MatchReview { level, number, hands, unforced: free.len(), losses })
    }
}
