//! The kinds of things that a walk has to see. Each list is complete: the compiler names what it lacks.

macro_rules! kinds {
    ($($module:ident: $type:ty { $($variant:ident),+ $(,)? })+) => {
        /// Every kind, with the names of its variants.
        pub const ALL: &[(&str, &[&str])] = &[$((stringify!($module), $module::ALL)),+];

        $(
        pub mod $module {
            /// The names of the variants.
            pub const ALL: &[&str] = &[$(stringify!($variant)),+];

            /// The name of the variant.
            pub fn name(value: &$type) -> &'static str {
                type Kind = $type;
                match value { $(Kind::$variant { .. } => stringify!($variant)),+ }
            }
        }
    )+};
}

kinds! {
    dialog: canasta_app::session::Dialog {
        NewGame, Settings, Score, Rules, ChooseWay, Cut, About, History, Keys, Pile, HouseRules, Differences, News, Files, Word, Play, More,
        Strategy, Glossary, Learn, Tips, Library, Link, Statistics, ScoreKeeper, Daily, Duplicate, Friends, Confirm,
    }
    friends_page: canasta_app::features::friends::FriendsPage { Table, Invited, Reply, Say }
    duplicate_page: canasta_app::features::duplicate::DuplicatePage { Start, Sheet, Sent }
    keeper_page: canasta_app::features::score_keeper::KeeperPage { List, New, Sheet, Hand }
    confirmation: canasta_app::session::Confirmation {
        Leave, Abandon, SameDeal, SameAgain, Start, Sent, Taught, Trial, NextLevel, Day, Board, GiveUpBoards, DealFriends, LeaveFriends, ResetSettings, ApplyUpdate,
        ImportSettings, ImportRecord,
        OpenSetAside, DeleteSetAside, RemoveRules, ReplaceRules, OpenElsewhere, TakenOver, TakeOver, Discard,
    }
    notice: canasta_app::session::Notice {
        Refused, Lacking, NothingToUndo, NothingDone, NothingHappened, Unaided, Damaged, SettingsDamaged, RulesDamaged, PlanDamaged,
        ProgressDamaged, ProgressNewer, NotSetAside, ReadableAgain, NotSaved, NotKept, Further, Safari, Apart, Elsewhere, NoRandomness, NoThinking,
        PartsMissing, WordsMissing, NewVersion,
    }
    feedback: canasta_app::session::Feedback {
        Copied, NotCopied, Kept, NotStored, NoName, TooMany, NameTaken, CodeUsed, BadCode, BadRules, Imported, Loaded, NoScenario,
        ReadAgain, StillUnreadable, NothingWritten, NoFile, BadSettings, BadRecord, NoDeal, HandWasOn,
    }
    link_page: canasta_app::features::links::LinkPage { Refused, Deal, Results, Send }
    link_error: canasta::links::LinkError { Empty, NoCode, Damaged, Newer, OtherKind, Impossible, Unplayable }
    not_linkable: canasta::links::NotLinkable { NoHand, Unfinished, Position, TooLong, Inconsistent }
    library_notice: canasta_app::features::library::LibraryNotice {
        Deleted, Restored, Imported, Claimed, Disclaimed, NothingPasted, Gone, Unreadable, BoardHidden, NotRead, NotStored, TableNotKept,
    }
    game_event: canasta_app::session::GameEvent {
        Dealt, Drew, Took, Laid, Discarded, PickedUpFoot, DrewBonus, PlaysAlone, Kept, Asked, Answered, Ended,
    }
    item: canasta_app::features::score_keeper::Item {
        Total, Special, GoingOut, Concealed, Natural, Mixed, Canasta, CanastaCount, RedThrees, BlackThrees, Melded,
        InHand, Incomplete, Held, MeldedBlackThrees, Cut, Other,
    }
    intent: canasta_app::session::Intent {
        Hand, Table, Advice, Drill, Dialog, Notice, Settings, NewGame, HouseRules, Files, Learn, Library, Links, Statistics, ScoreKeeper,
        Daily, Duplicate, Friends, Mistakes, LookBack, MatchReview, Exercise, Device, Words, Say,
    }
    unavailable: canasta_app::session::UnavailableReason {
        Rule, PickCards, PickOneCard, StockTakesNone, TheirsTakeNone, NoneOf,
    }
    rule_error: canasta::rules::RuleError {
        HandOver, NotYourTurn, MustDrawFirst, AlreadyDrawn, TooEarly, NotInHand, NoCards, MixedRanks, MeldTooSmall, TooFewNaturals, TooManyWilds,
        WildsOutnumberNaturals, NoSuchMeld, SequenceBroken, MeldFull, MeldExists, PureRank, CameWithPile, WildsTooEarly, WildMeldFirst, DeadRank,
        CannotMeldBlackThrees, OpeningNeedsPureSet, OpeningNeedsCanasta, OpeningMixedCanasta, DiscardForbidden, DiscardNeeded, MeldOutNeeded, PartnerHasFoot, KindCanastaMissing,
        IncompleteMeld, MustAsk, NotSpecial, CannotMeldRedThrees, BlackThreesOnlyGoingOut, BlackThreesTakeNoWilds, BelowOpeningMinimum,
        WildsNotAllowedInOpening, PileEmpty, PileClosed, PileTopWild, PileTopWildNeedsPair, PileBlocked, PileFrozen, PileFrozenByCard, PileNeedsNaturalPair, TopCardDoesNotFit,
        CanastaFull, OneCardPile, CanastasMissing, RankCanastaMissing, MustKeepACard, MustTakePile, CannotAsk, MustAnswer, MustGoOut,
        MayNotGoOut, CannotKeep, UnknownAction, BadRules, BadRecord,
    }
    record_problem: canasta::rules::RecordProblem {
        NotARecord, UnexpectedLine, WrongSeats, WrongDeck, WrongHash, WrongRest, WrongCut, WrongHand, WrongDealer, WrongScores, WrongEnd,
        WrongResult, NoSeat,
    }
    bad_rules: canasta::rules::BadRules { UnknownPreset, UnknownField, NotAnObject, Field }
    rules_problem: canasta::rules::RulesProblem {
        NotAValue, OutOfRange, TooManyCards, UnequalSides, NotThreePlayers, NotTwoPairs, NobodyToAsk, MoreRanksThanCanastas, MinimumsFall,
        ConcealedBelowGoingOut, NoMinimum, StepsDoNotFit, MoreKindsThanCanastas, NoSuchMelds, MoreTalonsThanSides, NotFourteenCards,
    DiscardAndNone, NoTurnUp, NotASign, NotAsManyAsMinimums, NothingFreezes, FootAndFeet, HandRefused, MinimumsByHandTwice, TooManyLists,
    }
    code_error: canasta::rules::CodeError { Empty, NoLetter, Mistyped, Newer, Impossible }
    damage: canasta_app::session::Damage { Unreadable, NewerVersion, WrongChecksum, Record }
    disclosure: canasta_app::session::Disclosure {
        OwnDraw, Laid, TookWith, Discarded, RedThrees, Asked, Answered, ActedSince, HandEnded,
    }
    fault: canasta_app::view::text::ProgramFault<'static> {
        Seed, NoSuchOption, Option, Rules, SeatCount, SeatName, SeatPlayer, NoObject, Dealer, Deck, NoRandomness, Limit, Listener,
        NoSuchSwitch, SettingValue,
    }
    fact: canasta_app::session::Fact {
        GoesOut, Special, Waits, WaitsFor, Foot, EarnsFoot, LastCard, HandCounts, PartnerHolds, TheyHold, Canasta, Opens, OpeningWaits, GetsPile,
        NearsCanasta, TowardsCanasta, LaidCounts, StaysNatural, Lays, SmallPile, WouldLeave, WouldCostWilds, WouldUse, PileCounts,
        CannotTake, TakeFallsShort, AllSeen, ClosedToThem, NoPairLeft, Passed, ThrewAway, Blocks, Freezes, NeedsPair, NoMeldOfTheirs,
        Lone, LeastSingle, DearestSingle, SeenMostOfSingles, SinglesAlike, EmptyPile, LittleToTake, OwnCanasta, DeadRank, MostSeen,
        Remain, Counts, KeepsSet, KeepsPair, KeepsForMeld, KeepsWild, FeedsMeld, FeedsPair, MayTake, LeavesPile, LaysLess, SpendsWilds,
        LaysMore, CouldBeLaid, TheyMelded, BreaksPair, BreaksSet, FitsOwnMeld, ThrowsWild,
    }
    hand_edit: canasta_app::session::HandEdit { Staged, Unstaged, Selected, Unselected, Moved, Resumed }
    attempt: canasta_app::session::Attempt { Weighing, Best, Good, Short, Repeated, Unknown }
}
