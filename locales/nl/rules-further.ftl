lone-player = Wie in een ronde het eerst de stapel pakt, speelt alleen tegen de twee anderen. Die zijn vanaf dan partners en delen hun combinaties. Wie daarvoor al uitgaat, speelt ook alleen.
foot-is = Iedere speler krijgt ook een voet: { CARDS-COUNT($count) }, gedekt, die niemand ziet.
feet-follow = { $count ->
    [1] Daarna komt er nog een, van { $sizes } kaarten, die je net zo oppakt.
   *[other] Daarna komen er nog meer, van { $sizes } kaarten, die je net zo oppakt.
}
foot-at-once = Wie de laatste kaart van de hand legt, pakt de voet op en speelt verder; wie die kaart aflegt, begint de volgende beurt met de voet.
foot-ends-turn = Wie de hand leeg heeft, pakt de voet op, en de beurt eindigt.
foot-by-discard = De hand mag alleen leeg raken door af te leggen; daarna wordt de voet opgepakt.
foot-by-canasta = Wie een canasta voltooit, pakt daarmee de voet op en speelt verder; daarvoor raakt de hand niet leeg, en een canasta van de partner brengt hem niet.
foot-threes-not-replaced = Drieën uit de voet die worden neergelegd, worden niet vervangen.
bonus-cards-are = Een team dat opent na trekken van de trekstapel, en de beurt eindigt met afleggen, trekt bonuskaarten: { LIST($sides) }.
bonus-cards-of = { $place ->
    [1] { COUNT($cards) } voor het eerste dat opent
    [2] { COUNT($cards) } voor het tweede dat opent
    [3] { COUNT($cards) } voor het derde dat opent
    [4] { COUNT($cards) } voor het vierde dat opent
    [5] { COUNT($cards) } voor het vijfde dat opent
    [6] { COUNT($cards) } voor het zesde dat opent
    [7] { COUNT($cards) } voor het zevende dat opent
    *[other] { COUNT($cards) } voor het achtste dat opent
}
special-hand-what = Veertien kaarten die je na trekken van de trekstapel in je hand hebt, mag je als speciale hand leggen zolang je team nog niets heeft gelegd. Daarmee is de ronde voorbij, en de punten ervan tellen in plaats van al het andere.
special-hand-line = { $worth }: { $cards }.
wild-discard-last = Een wilde kaart leg je alleen af om uit te gaan, of als je alleen wilde kaarten in de hand hebt.
first-discard-not = Op een lege stapel leg je geen { LIST($cards) } af, tenzij je niets anders in de hand hebt.
wilds-discarded = wilde kaarten
closed-rank-cards = kaarten van een gesloten waarde

sequence-is = Een reeks is drie tot zeven opeenvolgende kaarten van één kleur, van vier tot en met aas, zonder wilde kaarten. Zeven zijn een canasta, en een team mag zoveel reeksen hebben als het wil.
wild-meld-is = Drie tot zeven wilde kaarten zijn een wilde combinatie; zeven zijn een canasta van wilde kaarten.
wild-meld-first = Zolang zijn wilde combinatie niet compleet is, legt een team nergens anders een wilde kaart.
set-at-most = Een set heeft hooguit { CARDS-COUNT($count) }.
wilds-join-sets-of = Na de opening mogen wilde kaarten alleen bij sets met { COUNT($count) } of meer natuurlijke.
ranks-without-wilds = { LIST($ranks) } leg je zonder wilde kaarten.
ranks-without-wilds-unless-opened = { LIST($ranks) } leg je zonder wilde kaarten, behalve bij een set die er in de opening van je team een kreeg.
rank-is-closed = Zodra een team een canasta van een waarde heeft, is die waarde gesloten: niemand legt nog kaarten bij sets ervan.
one-meld-of-a-rank = { $party ->
    [side] Een team heeft één combinatie van een waarde; volgende kaarten van die waarde gaan daarbij. Bij het andere team leg je nooit aan.
    *[player] Een speler heeft één combinatie van een waarde; volgende kaarten van die waarde gaan daarbij. Bij een andere speler leg je nooit aan.
}
one-open-meld-of-a-rank = { $party ->
    [side] Een team begint pas een nieuwe combinatie van een waarde als alles wat het van die waarde heeft, canasta’s zijn. Bij het andere team leg je nooit aan.
    *[player] Een speler begint pas een nieuwe combinatie van een waarde als alles wat er van die waarde ligt, canasta’s zijn. Bij een andere speler leg je nooit aan.
}
any-melds-of-a-rank = { $party ->
    [side] Een team mag meerdere combinaties van een waarde hebben. Bij het andere team leg je nooit aan.
    *[player] Een speler mag meerdere combinaties van een waarde hebben. Bij een andere speler leg je nooit aan.
}

opening-pure-set = In de opening moet minstens één combinatie van drie of meer natuurlijke kaarten zitten, allemaal uit de hand.
opening-hand-only = Alleen kaarten uit de hand tellen voor het minimum.
opening-no-mixed-canasta = In de opening mag je geen onzuivere canasta maken.
opening-canasta-free = Met een zuivere canasta of een canasta van wilde kaarten uit de hand mag je altijd openen, hoeveel die ook telt.
opening-before-pile = Een team dat nog niets heeft gelegd, mag de stapel niet pakken.
opening-canasta = Bij een minimum van { LIST($minimums) } moet de opening ook een canasta bevatten.
opening-natural-canasta = Bij een minimum van { LIST($minimums) } moet de opening ook een canasta zonder wilde kaarten bevatten.
closed-turns-are = { $count ->
    [one] In de eerste beurt van iedere speler wordt er niets gelegd en de stapel niet gepakt.
   *[other] In de eerste { COUNT($count) } beurten van iedere speler wordt er niets gelegd en de stapel niet gepakt.
}

red-threes-dead = Rode drieën worden nooit gelegd. Je legt ze alleen af, en dan blokkeren ze de stapel voor de volgende speler.
black-threes-dead = Zwarte drieën worden nooit gelegd. Je legt ze alleen af, en dan blokkeren ze de stapel voor de volgende speler.
black-threes-bonus = Zwarte drieën worden net als rode neergelegd en vervangen.
black-threes-freeze = Een zwarte drie boven op de stapel blokkeert hem voor de volgende speler en bevriest hem als een wilde kaart tot hij wordt gepakt.
threes-always-count = Drieën tellen altijd voor hun team.
threes-count-or-against = { $enough ->
    [1] Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, zonder tellen ze ertegen.
    *[other] Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, met minder tellen ze ertegen.
}
threes-count-nothing-between = { $least ->
    [1] Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, met { CANASTAS-COUNT($least) } tellen ze niet, en zonder tellen ze ertegen.
    *[other] Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, met { CANASTAS-COUNT($least) } tellen ze niet, en met minder tellen ze ertegen.
}
threes-count-nothing-range = { $least ->
    [1] Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, met { COUNT($least) } tot en met { CANASTAS-COUNT($most) } tellen ze niet, en zonder tellen ze ertegen.
    *[other] Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, met { COUNT($least) } tot en met { CANASTAS-COUNT($most) } tellen ze niet, en met minder tellen ze ertegen.
}
threes-count-or-nothing = Met { CANASTAS-COUNT($enough) } of meer tellen drieën voor een team, en anders niet.
black-three-held = Een zwarte drie die in de hand blijft, kost { $points }.
red-three-held = Een rode drie die in de hand blijft, kost { $points }.
threes-points-each = { $threes ->
    [red] Rode drieën elk { $points }.
    *[any] Drieën elk { $points }; rode en zwarte tellen apart.
}
threes-points-table = { $threes ->
    [red] Rode drieën: samen { $points } voor één, twee enzovoort.
    *[any] Drieën, rode en zwarte apart: samen { $points } voor één, twee enzovoort.
}

kind-among-canastas = { $canasta ->
    [natural] { $count ->
        [1] één zuivere
        *[other] { COUNT($count) } zuivere
    }
    [mixed] { $count ->
        [1] één onzuivere
        *[other] { COUNT($count) } onzuivere
    }
    [sequence] { $count ->
        [1] één van een reeks
        *[other] { COUNT($count) } van een reeks
    }
    *[wild] { COUNT($count) } van wilde kaarten
}
going-out-needs-kinds = Bij die canasta’s moeten zitten: { LIST($kinds) }.
out-by-discard = Uitgaan doe je alleen door af te leggen.
out-by-melding = Uitgaan doe je door al je kaarten te leggen: de laatste leg je nooit af.
out-without-incomplete = Een team met een incomplete combinatie die strafpunten kost, mag niet uitgaan.
out-after-partners-foot = Niemand gaat uit voordat de partner de voet heeft opgepakt.
asks-once = Je mag het maar één keer per ronde vragen.
asks-always = Niemand gaat uit zonder een ja van de partner.
out-after-foot = Alleen wie de voet heeft opgepakt, mag uitgaan.
out-after-feet = Alleen wie de laatste voet heeft opgepakt, mag uitgaan.
of-a-suit = { $case ->
    [of] één kleur
    *[other] reeksen
}
of-wilds = { $case ->
    [of] wilde kaarten
    *[other] combinaties van wilde kaarten
}

lone-player-scores = Wat de partners in een ronde samen halen, telt voor ieder van hen; rode drieën tellen voor hun eigen speler.
card-prices = Maar hier: { LIST($ranks) }.
card-price = { RANKS-NAME($rank) } { $points }
card-price-threes = gelegde zwarte drieën { $points }
canasta-prices = Canasta { LIST($canastas) }.
canasta-of-sequence = van een reeks { $points }
canasta-of-wilds = van wilde kaarten { $points }
canasta-of-twos = van alleen tweeën { $points }
canasta-of-jokers = van wilde kaarten met vier jokers { $points }
canasta-of-rank = van { RANKS-NAME($rank) } zonder wilde kaarten { $points }
canasta-of-one-wild = van alleen tweeën of alleen jokers { $points }
canasta-of-mixed-rank = van { RANKS-NAME($rank) } met wilde kaarten { $points }
canasta-count-prices = Voor het hoogste aantal canasta’s dat het haalt, krijgt een team één keer: { LIST($prices) }.
canasta-count-price = { $points } voor { $canastas }
so-many-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canasta’s
}
incomplete-prices = Strafpunten aan het einde voor wat incompleet is: { LIST($melds) }.
incomplete-sequence = reeks { $points }
incomplete-wilds = wilde combinatie { $points }
incomplete-rank = combinatie van { RANKS-NAME($rank) } { $points }
held-prices = Strafpunten voor drie of meer ervan in een hand: { LIST($ranks) }.
held-rank = { RANKS-NAME($rank) } { $points }
held-black-threes = zwarte drieën, vier of meer, { $points }
black-threes-melded = Vier of meer gelegde zwarte drieën tellen { $points } extra voor hun team.
cut-counts = Wie precies de kaarten van het delen afneemt, krijgt { $points }: met echte kaarten, op het scoreblad.
melds-need-canasta = Gelegde kaarten van een team zonder canasta tellen tegen dat team.
game-of-hands = { $count ->
    [one] De partij eindigt na 1 ronde.
    *[other] De partij eindigt na { $count } ronden.
}
