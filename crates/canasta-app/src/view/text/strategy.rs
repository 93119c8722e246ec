//! Principles of good play.

use super::count;
use super::number::number;
use crate::pages::strategy::{Loss, Principle};
use canasta::rules::{Players, Preset};

/// Advice on a game of its own beside Classic.
#[must_use]
pub const fn game_advice(preset: Preset) -> Option<&'static str> {
    Some(match preset {
        Preset::ThreeHanded => {
            "Take the first pile when it is worth playing alone: two hands work against yours from then on. As one of the two, lay what helps your partner, since every meld is yours too. Keep from the lone player what that player collects."
        }
        Preset::Samba => {
            "A samba is worth several other canastas: begin sequences early, and keep their neighbours. Every samba holds the eight, nine and ten of its suit, so give those away last. Sequences take no wilds, so spend these on sets."
        }
        Preset::Bolivia => {
            "Seven wilds are the best canasta there is: keep them together once you have some. Going out needs a sequence, so begin one early. A black three in the hand costs much: discard it in time."
        }
        Preset::ModernAmerican => {
            "Keep pairs, since nothing else takes the pile. Begin sevens, aces or wilds only when you can hope to complete them: left open, they cost as much as they would bring. With many pairs and little to open with, think of a special hand."
        }
        Preset::HandAndFoot => {
            "Lay out your hand soon: a foot that is never played counts against you. Going out needs natural and mixed canastas, so keep wilds off some ranks, and complete others with them. Before you ask, look at how many cards your partner still holds."
        }
        _ => return None,
    })
}

/// A principle and what is to be said about it.
#[must_use]
pub const fn principle(principle: Principle, players: Players) -> (&'static str, &'static str) {
    let pair = matches!(players, Players::Two);
    match principle {
        Principle::TakePile => (
            "Fight for the pile",
            "The pile wins hands: it brings many cards at once, and many cards make canastas. Build your hand so that it can take the pile, and take it when it is big.",
        ),
        Principle::GuardDiscards => (
            "Do not feed the next player",
            "Before you discard, look at the other side's melds and at the pile. A card of a rank that they have melded hands them the whole pile. The bigger the pile, the safer the discard must be.",
        ),
        Principle::WeighPile => (
            "Leave a small pile",
            "Taking two or three cards costs a pair, shows what you hold, and leaves a new pile to fight for. Draw instead, unless you need it to open.",
        ),
        Principle::KeepPairs => (
            "Keep your pairs",
            "A pair takes the pile, even a frozen one. Discard single cards first, and break a pair only when nothing safe is left.",
        ),
        Principle::HoldBack if pair => (
            "Keep a big hand",
            "What lies on the table cannot take a frozen pile, and shows the other player what not to throw. Alone, keep most cards until they complete a canasta.",
        ),
        Principle::HoldBack => (
            "Do not lay down everything",
            "What lies on the table cannot take a frozen pile, and shows the others what not to throw. Keep some pairs and threes in the hand, as long as nobody can go out soon.",
        ),
        Principle::WaitToOpen => (
            "Do not spend wilds on the opening",
            "Open early with natural cards. While nobody can go out soon, wait a few turns rather than laying twos and jokers: they complete canastas later. The higher the minimum, the more waiting gains.",
        ),
        Principle::SaveWilds => (
            "Save your wilds for canastas",
            "One or two wilds that turn five or six cards into a canasta are well used. Three of them in one meld are missing later, when a canasta is needed to go out.",
        ),
        Principle::Freeze => (
            "Freeze the pile when you are behind",
            "If the others have melded much and you little, every discard is a danger to you. A wild on the pile makes it safe against their melds, and your pairs may still take it.",
        ),
        Principle::KeepBlackThrees => (
            "Keep black threes for the moment of danger",
            "Like a wild card, and more cheaply, a black three surely keeps the pile from the next player. It works once: throw it when the pile is big and no other card is safe.",
        ),
        Principle::Remember => (
            "Remember what was thrown",
            "A rank that the next player has thrown, or has let pass, is a safer discard than a new one. And who has taken a pile holds the cards that lay in it.",
        ),
        Principle::TimeEnding => (
            "Think before you go out",
            "Go out when you are ahead, or when the others hold many cards. With canastas nearly complete on your side, one more round may bring more than the bonus.",
        ),
        Principle::WatchHands => (
            "Watch how many cards the others hold",
            "A side that has its canastas may go out at any moment once one of its hands is down to three cards. Then lay down aces and wilds, which would count against you.",
        ),
        Principle::AskPartner => (
            "Ask your partner when in doubt",
            "If your partner holds many cards, ask “May I go out?” first: they may have a canasta to lay down.",
        ),
        Principle::HelpPartner => (
            "Lay what your partner can build on",
            "Your partner may add to every meld of your side. An early meld of a rank that you both collect becomes a canasta sooner than cards in two hands.",
        ),
        Principle::WaitForNatural => (
            "Wait for the seventh natural card",
            "A meld of six naturals is worth more with a seventh than with a wild. Wait for it, unless you need the canasta to go out.",
        ),
    }
}

/// A number of tenths of a point as whole points, rounded.
const fn points(tenths: i32) -> i32 {
    (tenths + 5 * tenths.signum()) / 10
}

/// What the arena measured.
#[must_use]
pub fn measured(loss: Option<Loss>, players: Players) -> String {
    let table = count(players.count());
    match loss {
        None => "Not measured: our bots have no such habit to switch off.".to_owned(),
        Some(loss) if loss.is_shown() => format!(
            "Measured: a bot that plays otherwise loses {} ± {} points a hand, at a table of {table}.",
            number(points(loss.tenths)),
            points(loss.margin).max(1),
        ),
        Some(loss) => format!(
            "Measured: no loss to be seen at a table of {table} ({} ± {} points a hand).",
            number(points(loss.tenths)),
            points(loss.margin),
        ),
    }
}
