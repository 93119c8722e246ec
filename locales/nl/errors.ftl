refused-hand-over = De ronde is voorbij.
refused-not-your-turn = Je bent niet aan de beurt: wacht op { $name }.
refused-must-draw = Trek eerst van de trekstapel of pak de stapel.
refused-already-drawn = Je hebt deze beurt al getrokken.
refused-too-early = { $count ->
    [one] In de eerste beurt leg je niets en pak je de stapel niet.
   *[other] In de eerste { COUNT($count) } beurten leg je niets en pak je de stapel niet.
}
refused-not-in-hand = Je hebt { CARDS($cards) } niet in je hand.
refused-no-cards = Kies eerst de kaarten die je wilt leggen.
refused-rank-does-not-fit = Een combinatie bestaat uit één waarde, met of zonder wilde kaarten: { ONE-OF-RANK($rank) } past er niet bij.
refused-mixed-ranks = Een combinatie bestaat uit één waarde, met of zonder wilde kaarten: { CARDS($cards) } horen niet bij elkaar.
refused-black-threes-few = Zwarte drieën mag je alleen leggen in de beurt waarin je uitgaat, drie of vier tegelijk.
refused-meld-small = { $cards ->
    [1] Een combinatie heeft minstens { COUNT($least) } kaarten nodig: bij de { CARDS($meld) } zou er één liggen.
    *[other] Een combinatie heeft minstens { COUNT($least) } kaarten nodig: bij de { CARDS($meld) } zouden er { COUNT($cards) } liggen.
}
refused-few-naturals = Een combinatie heeft minstens { COUNT($least) } natuurlijke kaarten nodig: deze zou er { NONE-OR($naturals) } hebben.
refused-many-wilds = { $most ->
    [0] De { RANKS-NAME($rank) } zouden { WILDS-COUNT($wilds) } hebben; er mag er geen in.
    [1] De { RANKS-NAME($rank) } zouden { WILDS-COUNT($wilds) } hebben; er mag er hooguit één in.
    *[other] De { RANKS-NAME($rank) } zouden { WILDS-COUNT($wilds) } hebben; er mogen er hooguit { COUNT($most) } in.
}
refused-wilds-outnumber = { $naturals ->
    [one] De { RANKS-NAME($rank) } zouden { WILDS-COUNT($wilds) } hebben en één natuurlijke: er mogen niet meer wilde dan natuurlijke kaarten in.
    *[other] De { RANKS-NAME($rank) } zouden { WILDS-COUNT($wilds) } hebben en { COUNT($naturals) } natuurlijke: er mogen niet meer wilde dan natuurlijke kaarten in.
}
refused-no-such-meld = { $own ->
    [side] Je team heeft geen combinatie van { CARDS($meld, case: "of") } waar wilde kaarten bij kunnen.
    *[alone] Je hebt geen combinatie van { CARDS($meld, case: "of") } waar wilde kaarten bij kunnen.
}
refused-no-sequence = Een reeks is drie tot zeven opeenvolgende kaarten van één kleur, van 4 tot en met de aas, zonder wilde kaarten.
refused-meld-full = Bij de { CARDS($meld) } zouden { COUNT($cards) } kaarten liggen; er mogen er hooguit { COUNT($most) } liggen.
refused-meld-exists = { $own ->
    [side] Je team heeft een combinatie van { CARDS($meld, case: "of") } die eerst een canasta moet zijn voordat je een andere begint.
    *[alone] Je hebt een combinatie van { CARDS($meld, case: "of") } die eerst een canasta moet zijn voordat je een andere begint.
}
refused-pure-rank = In een combinatie van { RANKS-NAME($rank) } mogen geen wilde kaarten.
refused-wilds-early = Een wilde kaart mag pas bij de { RANKS-NAME($rank) } als er { COUNT($least) } natuurlijke liggen: nu zouden het er { COUNT($naturals) } zijn.
refused-wild-meld-first = Wilde kaarten gaan naar de combinatie van wilde kaarten tot die een canasta is.
refused-dead-rank = Er is een canasta van { RANKS-NAME($rank) }, dus daar komen er geen meer bij.
refused-black-threes-never = Zwarte drieën worden in dit spel nooit gelegd.
refused-opening-pure = Om te openen heb je drie natuurlijke kaarten van één waarde uit je hand nodig, zonder wilde kaarten.
refused-opening-canasta = De opening moet nu een canasta bevatten.
refused-opening-natural-canasta = De opening moet nu een canasta zonder wilde kaarten bevatten.
refused-came-with-pile = Met de stapel meegekomen: { CARDS($cards) }. Dat mag je in je volgende beurt leggen.
refused-opening-mixed = In de opening mag geen canasta met wilde kaarten zitten.
refused-discard = { THE-CARD($rank, $suit) } mag je nu niet afleggen.
refused-discard-joker = De joker mag je nu niet afleggen.
refused-discard-needed = Om uit te gaan moet je de laatste kaart afleggen.
refused-meld-out = Om uit te gaan moet je ook de laatste kaart leggen.
refused-partners-foot = Je mag niet uitgaan: je partner heeft de voet nog niet opgepakt.
refused-few-of-kind = { $own ->
    [side] Om uit te gaan heeft je team { CANASTAS-OF-KIND($need, $kind) } nodig: het zou er { NONE-OR($have) } hebben.
    *[alone] Om uit te gaan heb je { CANASTAS-OF-KIND($need, $kind) } nodig: je zou er { NONE-OR($have) } hebben.
}
refused-incomplete-meld = Van de { CARDS($meld) } moet eerst een canasta worden gemaakt voordat iemand uitgaat.
refused-must-ask = Vraag het eerst aan je partner: niemand gaat uit zonder een ja.
refused-not-special = Dit is niet deze speciale hand, of je kunt hem nu niet leggen.
refused-red-threes = Rode drieën worden nooit in een combinatie gelegd.
refused-black-threes-early = Zwarte drieën mag je alleen leggen in de beurt waarin je uitgaat.
refused-black-threes-wilds = Zwarte drieën worden zonder wilde kaarten gelegd.
refused-below-minimum = Dit telt { $points } punten. Om te openen heb je er { $minimum } nodig: je komt er { $lacking } te kort.
refused-opening-wilds = In de opening mogen geen wilde kaarten.
refused-pile-empty = Er ligt geen stapel om te pakken.
refused-pile-closed = Bij deze regels wordt de stapel nooit gepakt.
refused-pile-unopened = { $own ->
    [side] Tot je team iets heeft gelegd, mag het de stapel niet pakken.
   *[alone] Tot je iets hebt gelegd, mag je de stapel niet pakken.
}
refused-pile-wild = Er ligt een wilde kaart bovenop: de stapel kan niet worden gepakt.
refused-pile-wild-pair = Er ligt een wilde kaart bovenop: je pakt de stapel alleen met { CARDS($cards) } uit je hand, als combinatie van wilde kaarten.
refused-pile-blocked = Er ligt { CARDS($top) } bovenop: de stapel is deze beurt voor jou geblokkeerd.
refused-frozen-by-wild = De stapel is bevroren door een wilde kaart: je pakt hem alleen met { NATURALS-OF-RANK($naturals, $rank) } uit je hand.
refused-frozen-by-three = De stapel is bevroren door een rode drie: je pakt hem alleen met { NATURALS-OF-RANK($naturals, $rank) } uit je hand.
refused-frozen-by-black-three = De stapel is bevroren door een zwarte drie: je pakt hem alleen met { NATURALS-OF-RANK($naturals, $rank) } uit je hand.
refused-frozen-asks = De stapel is bevroren door een kaart: je pakt hem alleen met { CARDS($cards) } uit je hand.
refused-frozen-always = Bij deze regels pak je de stapel alleen met { NATURALS-OF-RANK($naturals, $rank) } uit je hand.
refused-frozen-not-melded = { $own ->
    [side] Tot je team iets heeft gelegd, pak je de stapel alleen met { NATURALS-OF-RANK($naturals, $rank) } uit je hand.
    *[alone] Tot je iets hebt gelegd, pak je de stapel alleen met { NATURALS-OF-RANK($naturals, $rank) } uit je hand.
}
refused-pile-pair = Om de stapel te pakken heb je { NATURALS-OF-RANK($naturals, $rank) } uit je hand nodig.
refused-top-does-not-fit = De bovenste kaart is { ONE-OF-RANK($rank) }: pak hem met { RANKS-NAME($rank) } uit je hand, of leg hem bij je combinatie daarvan.
refused-canasta-full = Je { RANKS-NAME($rank) } zijn al een canasta: bij deze regels mag de bovenste kaart er niet bij.
refused-one-card-pile = Met één kaart in je hand kun je geen stapel van één kaart pakken.
refused-few-canastas = { $own ->
    [side] Om uit te gaan heeft je team { CANASTAS-COUNT($need) } nodig; het heeft er { NONE-OR($have) }.
    *[alone] Om uit te gaan heb je { CANASTAS-COUNT($need) } nodig; je hebt er { NONE-OR($have) }.
}
refused-no-canasta-of = { $own ->
    [side] Om uit te gaan heeft je team nog een canasta van { LIST($ranks, case: "of") } nodig.
    *[alone] Om uit te gaan heb je nog een canasta van { LIST($ranks, case: "of") } nodig.
}
refused-keep-two = { $own ->
    [side] Houd minstens twee kaarten, waarvan één om af te leggen: om uit te gaan heeft je team { CANASTAS-COUNT($need) } nodig; het heeft er { NONE-OR($have) }.
    *[alone] Houd minstens twee kaarten, waarvan één om af te leggen: om uit te gaan heb je { CANASTAS-COUNT($need) } nodig; je hebt er { NONE-OR($have) }.
}
refused-keep-two-to-finish = Houd minstens twee kaarten, waarvan één om af te leggen: anders kun je je beurt niet afmaken.
refused-must-take = De trekstapel is leeg: je kunt de stapel pakken, dus dat moet.
refused-cannot-ask = Je mag het maar één keer per beurt vragen, voordat je iets legt, en alleen als je zou kunnen uitgaan.
refused-must-answer = Geef eerst je partner antwoord: ja of nee.
refused-must-go-out = { must-go-out }
refused-partner-said-no = Je partner zei nee: je mag deze beurt niet uitgaan.
refused-cannot-keep = Je mag de laatste kaart alleen houden als je niet mag uitgaan.
refused-not-possible = Dat kan nu niet.
refused-unreadable-line = deze regel is onleesbaar.
refused-pick-cards = Kies eerst kaarten uit je hand.
refused-pick-one = Kies één kaart om af te leggen.
refused-their-melds = { $own ->
    [side] Je kunt alleen aanleggen bij combinaties van je eigen team.
    *[alone] Je kunt alleen aanleggen bij je eigen combinaties.
}
refused-none-of = Je hebt geen { RANKS-NAME($rank) } in je hand.
refused-onto-stock = Er gaan nooit kaarten op de trekstapel: leg ze aan jouw kant, of leg er één af op de stapel.
short-hand-over = de ronde is voorbij
short-not-your-turn = wacht op { $name }
short-must-draw = trek eerst
short-already-drawn = al getrokken
short-too-early = niet in de eerste beurten
short-not-in-hand = niet in je hand
short-pick-cards = kies kaarten
short-pick-one = kies één kaart
short-mixed-ranks = één waarde, met of zonder wilde kaarten
short-black-threes-early = zwarte drieën alleen bij het uitgaan
short-more-of-rank = { $count ->
    [one] nog één { RANK-NAME($rank) } nodig
    *[other] nog { COUNT($count) } { RANKS-NAME($rank) } nodig
}
short-more-of-meld = nog { COUNT($count) } { CARDS($meld, case: "acc") } nodig
short-more-cards = { $count ->
    [one] nog één kaart nodig
    *[other] nog { COUNT($count) } kaarten nodig
}
short-few-naturals = { $least ->
    [one] één natuurlijke nodig
    *[other] { COUNT($least) } natuurlijke nodig
}
short-no-wilds = geen wilde kaarten
short-many-wilds = hooguit { WILDS-COUNT($most) }
short-wilds-outnumber = meer wilde dan natuurlijke
short-no-such-meld = geen combinatie voor alleen wilde
short-no-sequence = geen reeks van één kleur
short-meld-full = hooguit { COUNT($most) } kaarten
short-meld-exists = één combinatie tegelijk
short-pure-rank = zonder wilde kaarten
short-wilds-early = wild pas vanaf { COUNT($least) } natuurlijke
short-wild-meld-first = eerst de wilde combinatie
short-dead-rank = geen { RANKS-NAME($rank) } meer
short-black-threes-never = zwarte drieën mogen nooit
short-opening-pure = eerst een set zonder wilde kaarten
short-opening-canasta = opening vraagt een canasta
short-opening-natural-canasta = opening vraagt een canasta zonder wilde kaarten
short-came-with-pile = kwam met de stapel: volgende beurt
short-opening-mixed = nog geen canasta met wilde kaarten
short-discard = mag nu niet worden afgelegd
short-discard-needed = houd een kaart om af te leggen
short-meld-out = leg ook de laatste kaart
short-partners-foot = je partner heeft nog een voet
short-few-of-kind = { KINDS-OF-CANASTAS($kind) }: { $have } van { $need }
short-incomplete-meld = maak eerst de { CARDS($meld) } compleet
short-must-ask = vraag eerst je partner
short-not-special = niet deze hand
short-red-threes = rode drieën mogen nooit
short-black-threes-wilds = zwarte drieën zonder wilde kaarten
short-below-minimum = { $points } van { $minimum }
short-opening-wilds = geen wilde kaarten in de opening
short-pile-empty = de stapel is leeg
short-pile-closed = bij deze regels nooit gepakt
short-pile-unopened = leg eerst de opening
short-pile-wild = er ligt een wilde kaart bovenop
short-pile-blocked = er ligt { CARDS($top) } bovenop
short-pile-frozen = bevroren: { NATURALS-OF-RANK($naturals, $rank) } nodig
short-frozen-asks = bevroren: { CARDS($cards) } nodig
short-pile-pair = { NATURALS-OF-RANK($naturals, $rank) } nodig
short-top-does-not-fit = { ONE-OF-RANK($rank) } past niet
short-canasta-full = je { RANKS-NAME($rank) } zijn een canasta
short-one-card-pile = één kaart kan er geen één pakken
short-few-canastas = canasta’s: { $have } van { $need }
short-no-canasta-of = canasta van { LIST($ranks, case: "of") } nodig
short-keep-two = houd minstens twee kaarten
short-must-take = je moet de stapel pakken
short-cannot-ask = vragen kan nu niet
short-must-answer = antwoord eerst
short-must-go-out = je moet uitgaan
short-partner-said-no = je partner zei nee
short-cannot-keep = kun je niet houden
short-not-possible = kan nu niet
short-bad-rules = onmogelijke regels
short-bad-record = beschadigd verslag
short-takes-none = hier kunnen geen kaarten bij
no-such-rules = Er zijn geen regels met de naam ‘{ $name }’.
no-such-rule = De regels hebben geen veld { $name }.
rules-not-an-object = { $field }: de wijzigingen van de regels zijn geen JSON-object.
rules-not-a-value = { $field }: deze waarde kan niet.
rules-out-of-range = { $field }: moet van { $least } tot { $most } zijn.
rules-many-cards = { $field }: de gedeelde kaarten en de opengelegde kaart zouden er samen { $cards } zijn; hooguit { $most } mag.
rules-unequal-sides = { $field }: met { COUNT($players) } spelers kun je geen even grote teams maken.
rules-not-three-players = { $field }: hiervoor zijn drie spelers nodig, die eerst ieder voor zich spelen.
rules-not-two-pairs = { $field }: hiervoor zijn vier plaatsen in twee teams nodig.
rules-nobody-to-ask = { $field }: waar ieder voor zich speelt, is er geen partner om het aan te vragen.
rules-many-ranks = { $field }: er worden meer waarden geëist dan er canasta’s nodig zijn om uit te gaan.
rules-minimums-fall = { $field }: een minimum is lager dan dat voor een lagere stand.
rules-concealed-low = { $field }: het totaal voor verborgen uitgaan is lager dan de bonus voor uitgaan.
rules-no-minimum = { $field }: er moet minstens één minimum zijn.
rules-steps-do-not-fit = { $field }: de standen moeten oplopen, en er moet er één minder zijn dan er minimums zijn.
rules-many-kinds = { $field }: er worden meer canasta’s van bepaalde soorten geëist dan er canasta’s nodig zijn om uit te gaan.
rules-no-such-melds = { $field }: dit gaat over combinaties die niet gelegd mogen worden.
rules-many-talons = { $field }: er krijgen meer teams bonuskaarten dan er teams zijn.
rules-not-fourteen-cards = { $field }: speciale handen hebben veertien kaarten nodig na de eerste keer trekken.
rules-not-a-sign = { $field }: er zijn twee getallen nodig, het tweede niet kleiner dan het eerste.
rules-discard-and-none = { $field }: de laatste kaart kan niet altijd en nooit worden afgelegd.
rules-nothing-freezes = { $field }: bij deze regels bevriest geen kaart de stapel.
rules-not-as-many = { $field }: er moet er een zijn voor elk minimum van de opening.
rules-hand-refused = { $field }: niet mogelijk in ronde { $hand }: { $rule }.
rules-minimums-by-hand = { $field }: het nummer van de ronde bepaalt het minimum van de opening al.
rules-too-many-lists = { $field }: te veel verschillende lijsten sinds de pagina werd geopend: open hem opnieuw.
rules-no-turn-up = { $field }: er wordt geen kaart op opengelegd.
rules-foot-and-feet = { $field }: er is al een losse voet.
record-is-none = Dit is geen spelverslag: de eerste regel is niet ‘canasta-record 1’.
record-line = Deze regel hoort hier niet.
record-seats = Het aantal namen verschilt van het aantal plaatsen.
record-deck = Het spel kaarten bevat niet precies de kaarten van de regels.
record-hash = De hash past niet bij het spel kaarten.
record-cut = Het afnemen is geen getal van 0 tot het aantal kaarten, of komt te laat.
record-rests = De regel noemt niet wie in deze ronde rust.
record-hand = Dit is niet het nummer van de volgende ronde.
record-dealer = De gever is niet degene die aan de beurt is.
record-scores = De standen passen niet bij de ronden.
record-end = De ronde is niet zo geëindigd.
record-result = De partij is niet zo geëindigd.
record-no-seat = Een actie moet beginnen met het nummer van een plaats.
