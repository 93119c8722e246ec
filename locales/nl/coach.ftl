tip-draw = { $mode ->
    [mouse] { $count ->
        [1] Klik op de trekstapel om een kaart te trekken.
        *[other] Klik op de trekstapel om { $count } kaarten te trekken.
    }
    [finger] { $count ->
        [1] Tik op de trekstapel om een kaart te trekken.
        *[other] Tik op de trekstapel om { $count } kaarten te trekken.
    }
    [remote] { $count ->
        [1] Ga met de pijltjes en Enter naar de trekstapel om een kaart te trekken.
        *[other] Ga met de pijltjes en Enter naar de trekstapel om { $count } kaarten te trekken.
    }
    *[keys] { $count ->
        [1] Gebruik de trekstapel om een kaart te trekken.
        *[other] Gebruik de trekstapel om { $count } kaarten te trekken.
    }
}
tip-take = De bovenste kaart past bij jouw kaarten: je mag de hele stapel pakken in plaats van te trekken, als je die kaart meteen legt.
tip-take-part = De bovenste kaart past bij jouw kaarten: je mag hooguit { CARDS-COUNT($most) } van de stapel pakken in plaats van te trekken, als je die kaart meteen legt.
tip-open-freely = { $mode ->
    [mouse] Kies
    [finger] Tik op
    [remote] Kies met de pijltjes en Enter
    *[keys] Kies met de spatiebalk
} drie of meer kaarten van { $collected ->
    [ranks] één waarde
    *[sequences] één waarde, of op een rij in één kleur
}, dan Leggen; of één kaart, dan Afleggen.
tip-open = { $mode ->
    [mouse] Kies
    [finger] Tik op
    [remote] Kies met de pijltjes en Enter
    *[keys] Kies met de spatiebalk
} drie of meer kaarten van { $collected ->
    [ranks] één waarde
    *[sequences] één waarde, of op een rij in één kleur
}: je eerste combinaties moeten samen { $minimum } tellen. Leg anders een kaart af.
tip-lay = { $mode ->
    [mouse] Kies
    [finger] Tik op
    [remote] Kies met de pijltjes en Enter
    *[keys] Kies met de spatiebalk
} kaarten om te leggen: nieuwe combinaties van drie of meer, of kaarten bij de combinaties die je hebt. Leg er daarna één af.
tip-lone = Wie het eerst de stapel pakt, speelt deze ronde alleen. De twee anderen zijn vanaf dan partners en delen hun combinaties.
tip-sequence = Drie of meer opeenvolgende kaarten van één kleur, zonder wilde kaarten, zijn een reeks. Zeven zijn een canasta van { $points } punten.
tip-wild-meld = Drie of meer tweeën en jokers zijn samen ook een combinatie. Zeven zijn een canasta van { $points } punten.
tip-wild-meld-or-more = Drie of meer tweeën en jokers zijn samen ook een combinatie. Zeven zijn een canasta van { $points } punten of meer.
tip-discard = Met Afleggen eindigt je beurt. De volgende mag de stapel pakken als jouw kaart past, dus let op wat die verzamelt.
tip-warnings = Met deze kaart zou de volgende speler de stapel kunnen pakken. De tafel kan je daar telkens voor waarschuwen.
tip-frozen = De stapel is bevroren: je pakt hem alleen met { COUNT($count) } natuurlijke kaarten uit je hand, van dezelfde waarde als de bovenste.
tip-always-frozen = De stapel is altijd bevroren: je pakt hem alleen met { COUNT($count) } natuurlijke kaarten uit je hand, van dezelfde waarde als de bovenste.
tip-black-three = { $three ->
    [red] Een rode drie bovenop blokkeert de stapel één beurt, alleen voor de volgende speler.
    [black] Een zwarte drie bovenop blokkeert de stapel één beurt, alleen voor de volgende speler.
    *[any] Een drie bovenop blokkeert de stapel één beurt, alleen voor de volgende speler.
}
tip-stock-end = De trekstapel is bijna leeg, en daarmee kan de ronde eindigen: leg wat je kunt, want kaarten in je hand zijn minpunten.
tip-canasta = Zeven kaarten van één waarde zijn een canasta: { $mixed } met wilde kaarten, { $natural } zonder.
tip-canasta-natural = Zeven kaarten van één waarde zijn een canasta: { $points } punten.
tip-canasta-of-suit = Zeven op een rij van één kleur ook.
tip-canasta-of-wilds = Zeven wilde kaarten ook.
tip-canasta-of-both = Zeven op een rij van één kleur of zeven wilde ook.
tip-canastas-needed = Om uit te gaan heb je { CANASTAS-COUNT($count) } nodig.
tip-wild-none = Tweeën en jokers zijn wild. Bij deze regels mogen ze in geen enkele combinatie.
tip-wild = Tweeën en jokers zijn wild en tellen als elke waarde: { $limits }.
wild-limit = hooguit { COUNT($count) } in een combinatie
wild-limit-set = hooguit { COUNT($count) } in een set
wild-naturals = { $count ->
    [one] met minstens één natuurlijke kaart
    *[other] met minstens { COUNT($count) } natuurlijke kaarten
}
wild-no-more-than-naturals = nooit meer wilde dan natuurlijke
wild-naturals-ahead = { $ahead ->
    [1] altijd minder wilde dan natuurlijke
    *[other] altijd { COUNT($ahead) } natuurlijke meer dan wilde
}
tip-threes = { $three ->
    [red] Een rode drie is een bonuskaart: hij wordt meteen neergelegd en telt { $worth }.
    [black] Een zwarte drie is een bonuskaart: hij wordt meteen neergelegd en telt { $worth }.
    *[any] Een drie is een bonuskaart: hij wordt meteen neergelegd en telt { $worth }.
}
tip-threes-against = { $three ->
    [red] Een rode drie is een bonuskaart: hij wordt meteen neergelegd en telt { $worth }, maar die gaan eraf { $while }.
    [black] Een zwarte drie is een bonuskaart: hij wordt meteen neergelegd en telt { $worth }, maar die gaan eraf { $while }.
    *[any] Een drie is een bonuskaart: hij wordt meteen neergelegd en telt { $worth }, maar die gaan eraf { $while }.
}
threes-worth-or-more = { $points } of meer
while-no-meld = { $own ->
    [side] zolang je team geen combinatie heeft
    *[alone] zolang je geen combinatie hebt
}
while-no-canasta = { $own ->
    [side] zolang je team geen canasta heeft
    *[alone] zolang je geen canasta hebt
}
while-fewer-canastas = { $own ->
    [side] zolang je team minder dan { CANASTAS-COUNT($count) } heeft
    *[alone] zolang je minder dan { CANASTAS-COUNT($count) } hebt
}
tip-go-out = Je kunt uitgaan: leg al je kaarten, of alle op één na en leg die af.
tip-go-out-by-discard = Je kunt uitgaan: leg al je kaarten op één na en leg die af.
tip-go-out-by-melding = Je kunt uitgaan: leg al je kaarten.
tip-other-hand = Kaarten die in de andere hand overblijven, zijn minpunten voor die speler.
tip-other-hands = Kaarten die in andere handen overblijven, zijn minpunten voor die spelers.
tip-other-hands-of-sides = Kaarten die in andere handen overblijven, zijn minpunten voor hun team.
tip-keep-one = { $own ->
    [side] Je team kan pas uitgaan als het { CANASTAS-COUNT($count) } heeft, dus houd één kaart.
    *[alone] Je kunt pas uitgaan als je { CANASTAS-COUNT($count) } hebt, dus houd één kaart.
}
tip-keep-two = { $own ->
    [side] Je team kan pas uitgaan als het { CANASTAS-COUNT($count) } heeft, dus houd een kaart om af te leggen en nog één.
    *[alone] Je kunt pas uitgaan als je { CANASTAS-COUNT($count) } hebt, dus houd een kaart om af te leggen en nog één.
}
tip-kinds = Bij de canasta’s om uit te gaan moeten zitten: { LIST($kinds) }.
tip-kinds-complete = Niemand gaat uit met een combinatie van { LIST($melds, case: "of") } die geen canasta is.
tip-kinds-have = { $own ->
    [side] { $kind ->
        [natural] Je team heeft { NONE-OR($have) } van de { COUNT($need) } zuivere canasta’s.
        [mixed] Je team heeft { NONE-OR($have) } van de { COUNT($need) } onzuivere canasta’s.
        [sequence] Je team heeft { NONE-OR($have) } van de { COUNT($need) } reeksen van zeven.
        *[wild] Je team heeft { NONE-OR($have) } van de { COUNT($need) } canasta’s van wilde kaarten.
    }
    *[alone] { $kind ->
        [natural] Je hebt { NONE-OR($have) } van de { COUNT($need) } zuivere canasta’s.
        [mixed] Je hebt { NONE-OR($have) } van de { COUNT($need) } onzuivere canasta’s.
        [sequence] Je hebt { NONE-OR($have) } van de { COUNT($need) } reeksen van zeven.
        *[wild] Je hebt { NONE-OR($have) } van de { COUNT($need) } canasta’s van wilde kaarten.
    }
}
tip-special = Al je kaarten vormen een speciale hand. Leg je die, dan is de ronde voorbij en telt hij { $points } of meer in plaats van al het andere.
tip-foot = De voet is een tweede hand van { CARDS-COUNT($count) }.
tip-feet = De voet is je volgende hand: van { $sizes } kaarten.
tip-foot-at-once = Leg je je laatste kaart, dan speel je er meteen mee verder; leg je die af, dan in je volgende beurt.
tip-foot-turn-ends = Je pakt hem op als je hand leeg is, en de beurt eindigt.
tip-foot-discard = Je pakt hem op als je je laatste kaart aflegt.
tip-foot-canasta = Hij komt bij je hand als je zelf een canasta voltooit; tot dan houd je een kaart.
tip-talon = Wie zonder de stapel opent, trekt na het afleggen bonuskaarten: { LIST($steps) } die opent.
talon-of-place = { $place ->
    [1] { COUNT($count) } voor de eerste
    [2] { COUNT($count) } voor de tweede
    [3] { COUNT($count) } voor de derde
    [4] { COUNT($count) } voor de vierde
    [5] { COUNT($count) } voor de vijfde
    [6] { COUNT($count) } voor de zesde
    *[other] { COUNT($count) } voor nummer { $place }
}
tip-score = { $party ->
    [side] De partij gaat door tot een team { $points } punten heeft.
    *[player] De partij gaat door tot een speler { $points } punten heeft.
}
tip-score-openings = Hoe meer je er hebt, hoe meer je eerste combinaties moeten tellen.
tip-score-hands = { $count ->
    [one] De partij duurt één ronde: daarna wint het hoogste totaal.
    *[other] De partij duurt { $count } ronden: na de laatste wint het hoogste totaal.
}
tip-select-left-selects = Met een klik kies je één kaart; met de rechterknop kies je er kaarten bij of zet je ze terug.
tip-select-right-selects = Met de rechterknop kies je één kaart; met een klik kies je er kaarten bij of zet je ze terug.
tip-select-click-adds = Elke klik kiest een kaart erbij, of zet die terug.
tip-select-tap-adds = Elke tik kiest een kaart erbij, of zet die terug.
tip-select-enter-adds = Enter kiest een kaart erbij, of zet die terug.
tip-select-space-adds = De spatiebalk kiest een kaart erbij, of zet die terug.
right-button-adds = De rechterknop kiest een kaart erbij.
left-button-adds = De linkerknop kiest een kaart erbij.
every-click-adds = Elke klik kiest een kaart erbij.
tip-title-red-three = Rode drieën
tip-title-ask = Je partner vragen
tip-title-go-out = Uitgaan
tip-title-keep-two = De laatste kaarten
tip-title-stock-end = Het einde van de trekstapel
tip-title-frozen = Een bevroren stapel
tip-title-black-three = Zwarte drieën
tip-title-take = De stapel pakken
tip-title-score = De stand
tip-title-draw = Trekken
tip-title-wild = Wilde kaarten
tip-title-warnings = Waarschuwingen voor het afleggen
tip-title-select = Kaarten kiezen
tip-title-discard = Afleggen
tip-title-canasta = Canasta’s
tip-title-special = Speciale handen
tip-title-kinds = Wat je nodig hebt om uit te gaan
tip-title-foot = De voet
tip-title-lone = Alleen spelen
tip-title-sequence = Reeksen
tip-title-wild-meld = Combinaties van wilde kaarten
tip-title-talon = Bonuskaarten
tip-title-open = De eerste combinaties
tip-title-lay = Kaarten leggen
tip-button = { $word }: { $title }
