glossary-note = Elk woord dat aan tafel voorkomt, volgens de gekozen regels.
search-words = Zoeken in de woorden
no-word = Geen woord gevonden.
also-called = Ook wel:{" "}
see-also = Zie ook
all-words = Alle woorden
from-the-hand = Met deze kaarten uit de hand pak je hem
a-wild-does-not-help = Een wilde kaart helpt niet
term-values = Kaartwaarden
term-natural = Natuurlijke kaart
term-wild = Wilde kaart
term-red-three = Rode drie
term-black-three = Zwarte drie
term-meld = Combinatie
term-opening = Opening
term-canasta = Canasta
term-natural-canasta = Zuivere canasta
term-mixed-canasta = Onzuivere canasta
term-stock = Trekstapel
term-pile = Stapel
term-taking = De stapel pakken
term-discard = Afleggen
term-frozen = Bevroren stapel
term-freezing = De stapel bevriezen
term-blocked = Geblokkeerde stapel
term-turn = Beurt
term-dealer = Gever
term-side = Team
term-partner = Partner
term-asking = ‘Mag ik uitgaan?’
term-bonus-cards = Bonuskaarten
term-special-hand = Speciale hand
term-going-out = Uitgaan
term-concealed = Verborgen uitgaan
term-hand-points = Kaarten in de hand
term-score = Stand
term-target = Doelscore
term-hand = Hand en ronde
term-practice = Oefenpartij
term-undo = Terugnemen
also-values = punten, kaartpunten
also-natural = gewone kaart, echte kaart
also-wild = wild card, joker, twee
also-red-three = bonuskaart, bonus
also-black-three = blokkeerkaart, stopkaart
also-meld = set, serie, rij, uitleggen, op tafel komen
also-opening = openingsmelding, uitkomen, op tafel komen, minimumpunten
also-canasta = zeven gelijke, boek
also-natural-canasta = natuurlijke canasta, schone canasta, rode canasta
also-mixed-canasta = gemengde canasta, vuile canasta, zwarte canasta
also-stock = stok, stock, pot, voorraad, talon
also-stock-beside-talon = stok, stock, pot, voorraad
also-pile = aflegstapel, open stapel, weggegooide kaarten
also-taking = stapel nemen, oprapen, stapel kopen
also-discard = weggooien, wegleggen
also-frozen = vast, gesloten stapel, pot vast
also-frozen-never = bevroren
also-freezing = vastzetten, dichtzetten
also-blocked = geblokkeerd, gestopt, zwarte drie bovenop
also-blocked-by-others = geblokkeerd, gestopt
also-turn = zet, aan de beurt
also-dealer = deler, delen, wie begint
also-side = partij, tegenpartij, paar, wij en zij
also-partner = maat, teamgenoot, medespeler
also-asking = vragen, toestemming om uit te gaan
also-bonus-cards = talon, bonus, premie
also-special-hand = paren, straat, vuilnis, droom
also-going-out = uit, uitmaken, afmaken, ronde beëindigen
also-concealed = verdekt uitgaan, in één keer uit, gesloten hand
also-hand-points = strafpunten, minpunten, overgebleven kaarten
also-score = score, punten, puntentelling, scoreblok
also-target = eindscore, winnende score, einde van de partij
also-hand = spel, ronde, gift, kaarten
also-practice = oefenen, training
also-undo = ongedaan maken, zet terug, beurt terug
values-are = Een joker telt { $joker }, een aas of twee { $ace }, heer tot en met acht { $king }, zeven tot en met vier en een zwarte drie { $seven }.
values-are-without-three = Een joker telt { $joker }, een aas of twee { $ace }, heer tot en met acht { $king }, zeven tot en met vier { $seven }.
values-count = { $party ->
    [side] Kaarten op tafel zijn pluspunten voor hun team, kaarten die in een hand overblijven minpunten.
    *[player] Kaarten op tafel zijn pluspunten voor hun speler, kaarten die in een hand overblijven minpunten.
}
natural-is = Elke kaart van vier tot en met aas is natuurlijk: die telt als zijn eigen waarde.
natural-suits = De kleur maakt niet uit.
natural-suits-in-sequences = De kleur is alleen in reeksen van belang.
natural-needed = { $meld-name ->
    [meld] Een combinatie heeft er minstens { COUNT($count) } nodig.
    *[rank-meld] Een combinatie van één waarde heeft er minstens { COUNT($count) } nodig.
}
wild-is = Tweeën en jokers zijn wild: in een combinatie kunnen ze een ontbrekende kaart vervangen.
wild-is-in-no-meld = Tweeën en jokers zijn wild. Bij deze regels mogen ze in geen enkele combinatie.
wild-at-most = { $meld-name ->
    [meld] Een combinatie mag hooguit { WILDS-COUNT($most) } bevatten.
    *[rank-meld] Een combinatie van één waarde mag hooguit { WILDS-COUNT($most) } bevatten.
}
wild-not-more-than-naturals = { $meld-name ->
    [meld] In een combinatie zitten nooit meer wilde dan natuurlijke kaarten.
    *[rank-meld] In een combinatie van één waarde zitten nooit meer wilde dan natuurlijke kaarten.
}
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [one] In een combinatie met wilde kaarten zit minstens 1 natuurlijke meer dan wilde.
        *[other] In een combinatie met wilde kaarten zitten minstens { $ahead } natuurlijke meer dan wilde.
    }
    *[rank-meld] { $ahead ->
        [one] In een combinatie van één waarde met wilde kaarten zit minstens 1 natuurlijke meer dan wilde.
        *[other] In een combinatie van één waarde met wilde kaarten zitten minstens { $ahead } natuurlijke meer dan wilde.
    }
}
wilds-alone-are-meld = Drie tot zeven wilde kaarten alleen zijn ook een combinatie.
wild-stays = Een wilde kaart blijft altijd in zijn combinatie.
wild-freezes = Een afgelegde wilde kaart bevriest de stapel.
red-three-is = Een rode drie gaat nooit in een combinatie. Hij wordt meteen neergelegd, en je trekt er een andere kaart voor.
red-three-of-pile = Een die met de stapel meekomt, wordt niet vervangen.
red-three-counts = Elk is { $each } waard, alle { COUNT($count) } samen { $all }.
red-three-against = { $party ->
    [side] Voor een team dat aan het einde van de ronde niets heeft gelegd, zijn het minpunten.
    *[player] Voor een speler die aan het einde van de ronde niets heeft gelegd, zijn het minpunten.
}
black-three-counts = Een zwarte drie telt { $points }.
black-three-is = Een afgelegde zwarte drie blokkeert de stapel: de volgende speler kan hem niet pakken.
black-threes-at-end-of-four = Zwarte drieën worden alleen gelegd in de beurt waarin je uitgaat: drie of vier tegelijk, zonder wilde kaarten.
black-threes-at-end-of-more = Zwarte drieën worden alleen gelegd in de beurt waarin je uitgaat: drie of meer tegelijk, zonder wilde kaarten.
black-threes-alone = Er mag dan geen andere kaart meer in de hand zijn.
canasta-not-needed = Je hebt er geen nodig om uit te gaan, maar hij levert wel een bonus op.
canastas-needed = { $party ->
    [side] Een team heeft { CANASTAS-COUNT($count) } nodig om uit te gaan.
    *[player] Een speler heeft { CANASTAS-COUNT($count) } nodig om uit te gaan.
}
natural-canasta-is = Een canasta zonder wilde kaarten: { $points } punten. Er ligt een rode kaart bovenop.
natural-canasta-becomes-mixed = Leg je er een wilde kaart bij, dan wordt hij voorgoed onzuiver.
mixed-canasta-is = Een canasta met wilde kaarten: { $points } punten. Er ligt een zwarte kaart bovenop.
mixed-canasta-is-never = Een canasta met wilde kaarten. Bij deze regels mogen er in geen enkele combinatie wilde kaarten.
stock-is-drawn-from = { $count ->
    [one] De kaarten die niemand heeft gezien, gedekt. Je beurt begint met één kaart ervan.
    *[other] De kaarten die niemand heeft gezien, gedekt. Je beurt begint met { COUNT($count) } kaarten ervan.
}
stock-is-drawn-from-or-pile = { $count ->
    [one] De kaarten die niemand heeft gezien, gedekt. Je beurt begint met één kaart ervan, tenzij je de stapel pakt.
    *[other] De kaarten die niemand heeft gezien, gedekt. Je beurt begint met { COUNT($count) } kaarten ervan, tenzij je de stapel pakt.
}
pile-is-discards = De afgelegde kaarten, open.
pile-gives-all = Alleen met de bovenste kaart kun je hem pakken. Wie hem pakt, krijgt alle kaarten.
pile-gives-top = Alleen met de bovenste kaart kun je hem pakken. Wie hem pakt, krijgt alleen die kaart.
pile-gives-some = Alleen met de bovenste kaart kun je hem pakken. Wie hem pakt, krijgt bovenaf { CARDS-COUNT($count) }, of alles als het er minder zijn.
pile-is-never-taken = Bij deze regels wordt hij nooit gepakt.
discard-is = Een beurt eindigt met één kaart uit je hand, open op de stapel.
discard-for-next = Misschien kan de volgende speler er de stapel mee pakken.
frozen-is-taken = Een bevroren stapel pak je alleen met { CARDS($pair) } uit de hand, van de waarde die bovenop ligt. Combinaties op tafel en wilde kaarten helpen niet.
frozen-by-wild = Een wilde kaart in de stapel bevriest hem.
frozen-by-wild-or-three = { $three ->
    [red] Een wilde kaart in de stapel bevriest hem, en ook een rode drie die bij het delen is opengelegd.
    [black] Een wilde kaart in de stapel bevriest hem, en ook een zwarte drie die bij het delen is opengelegd.
    *[any] Een wilde kaart in de stapel bevriest hem, en ook een drie die bij het delen is opengelegd.
}
frozen-thaws = Wordt de stapel gepakt, dan is hij ontdooid.
frozen-until-melded = { $party ->
    [side] Voor een team dat nog niets heeft gelegd, is de stapel altijd bevroren.
    *[player] Voor een speler die nog niets heeft gelegd, is de stapel altijd bevroren.
}
frozen-by-nothing = Bij deze regels wordt hij door niets bevroren.
freezing-is = Leg een wilde kaart af, en de stapel is bevroren tot iemand hem pakt. Het kost je de wilde kaart, maar de anderen komen niet meer makkelijk aan de stapel.
freezing-is-not = Bij deze regels bevriest een wilde kaart in de stapel niets.
blocked-by-nothing = Bij deze regels houdt geen enkele drie de stapel tegen.
blocked-while-frozen = { $three ->
    [red] Een rode drie bovenop blokkeert de stapel tot er een kaart op ligt: de volgende speler kan hem niet pakken.
    [black] Een zwarte drie bovenop blokkeert de stapel tot er een kaart op ligt: de volgende speler kan hem niet pakken.
    *[any] Een drie bovenop blokkeert de stapel tot er een kaart op ligt: de volgende speler kan hem niet pakken.
}
blocked-is = { $three ->
    [red] Een rode drie bovenop houdt de stapel bevroren tot er een kaart op ligt: de volgende speler kan hem niet pakken.
    [black] Een zwarte drie bovenop houdt de stapel bevroren tot er een kaart op ligt: de volgende speler kan hem niet pakken.
    *[any] Een drie bovenop houdt de stapel bevroren tot er een kaart op ligt: de volgende speler kan hem niet pakken.
}
blocked-then = De speler daarna kan het wel, als er een andere kaart bovenop ligt.
blocked-stays-frozen = Hij blijft dan bevroren.
blocked-longer-by-wild = Een wilde kaart in de stapel bevriest hem langer.
dealer-is = De gever deelt de kaarten, en de speler na de gever begint. Elke ronde deelt de volgende speler.
side-is-a-player = Iedere speler is een eigen team, met eigen combinaties en een eigen stand.
side-is-partners = Partners zijn een team: ze delen combinaties en stand, maar niet hun hand.
partner-hand-hidden = Partners mogen elkaars hand niet zien.
partner-none-of-two = Met twee spelers heeft niemand een partner.
partner-none = Bij deze regels heeft niemand een partner.
partners-every-second = Je partners zitten om en om. Wat een van jullie legt, is van jullie allemaal.
partner-opposite = Je partner zit tegenover je. Wat een van jullie legt, is van allebei.
partner-adds-to-melds = Jullie mogen bij elkaars combinaties aanleggen, en elkaars hand niet zien.
asking-must = Voordat je uitgaat, moet je het je partner vragen: niemand gaat uit zonder een ja. Aan het antwoord ben je deze beurt gebonden.
asking-may = Voordat je uitgaat, mag je het je partner vragen. Aan het antwoord ben je deze beurt gebonden.
asking-not = Bij deze regels vraag je het niet aan een partner: wie kan uitgaan, mag dat.
asking-next-partner = De eerstvolgende van je partners krijgt de vraag en antwoordt voor iedereen.
asking-answers = Na ‘ja’ moet je uitgaan, na ‘nee’ mag het niet.
bonus-cards-none = Bij deze regels trekt niemand bonuskaarten.
special-hand-none = Bij deze regels telt geen hand als speciale hand.
going-out-brings = Het beëindigt de ronde en levert { $points } punten op.
concealed-is = In één beurt leg je je hele hand, zonder eerder iets te hebben gelegd. Er moet een canasta in zitten, en je legt niets bij oudere combinaties.
concealed-brings = Het levert { $concealed } punten op in plaats van { $out }.
concealed-without-minimum = Heb je van de trekstapel getrokken, dan geldt er geen minimum voor de opening.
concealed-without-minimum-of-side = Heb je van de trekstapel getrokken en heeft je team niets gelegd, dan geldt er geen minimum voor de opening.
hand-points-are = { $party ->
    [side] Aan het einde van de ronde zijn de kaarten in alle handen minpunten voor hun team.
    *[player] Aan het einde van de ronde zijn de kaarten in alle handen minpunten voor hun speler.
}
hand-points-are-of-feet = { $party ->
    [side] Aan het einde van de ronde zijn de kaarten in alle handen en voeten minpunten voor hun team.
    *[player] Aan het einde van de ronde zijn de kaarten in alle handen en voeten minpunten voor hun speler.
}
score-is = { $party ->
    [side] Een team krijgt punten voor uitgaan, canasta’s en de kaarten op tafel. Kaarten in de handen zijn minpunten.
    *[player] Een speler krijgt punten voor uitgaan, canasta’s en de kaarten op tafel. Kaarten in de hand zijn minpunten.
}
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] Een team krijgt punten voor uitgaan, canasta’s, rode drieën en de kaarten op tafel. Kaarten in de handen zijn minpunten.
        [black] Een team krijgt punten voor uitgaan, canasta’s, zwarte drieën en de kaarten op tafel. Kaarten in de handen zijn minpunten.
        *[any] Een team krijgt punten voor uitgaan, canasta’s, drieën en de kaarten op tafel. Kaarten in de handen zijn minpunten.
    }
    *[player] { $three ->
        [red] Een speler krijgt punten voor uitgaan, canasta’s, rode drieën en de kaarten op tafel. Kaarten in de hand zijn minpunten.
        [black] Een speler krijgt punten voor uitgaan, canasta’s, zwarte drieën en de kaarten op tafel. Kaarten in de hand zijn minpunten.
        *[any] Een speler krijgt punten voor uitgaan, canasta’s, drieën en de kaarten op tafel. Kaarten in de hand zijn minpunten.
    }
}
score-canastas = Uitgaan levert { $out } op, een zuivere canasta { $natural }, een onzuivere { $mixed }.
score-canasta = Uitgaan levert { $out } op, een canasta { $canasta }.
target-one-hand = De partij duurt één ronde: de hoogste stand wint. Bij gelijkspel volgt er nog een.
target-none = Er is geen doelscore: er worden { $hands } ronden gespeeld. Dan wint het hoogste totaal; bij gelijkspel volgt er nog een.
target-is = { $party ->
    [side] Er wordt gespeeld tot een team { $points } punten heeft. Dan wint het hoogste totaal.
    *[player] Er wordt gespeeld tot een speler { $points } punten heeft. Dan wint het hoogste totaal.
}
target-is-or-hands = { $party ->
    [side] { $hands ->
        [one] Er wordt gespeeld tot een team { $points } punten heeft, of tot 1 ronde voorbij is. Dan wint het hoogste totaal.
        *[other] Er wordt gespeeld tot een team { $points } punten heeft, of tot { $hands } ronden voorbij zijn. Dan wint het hoogste totaal.
    }
    *[player] { $hands ->
        [one] Er wordt gespeeld tot een speler { $points } punten heeft, of tot 1 ronde voorbij is. Dan wint het hoogste totaal.
        *[other] Er wordt gespeeld tot een speler { $points } punten heeft, of tot { $hands } ronden voorbij zijn. Dan wint het hoogste totaal.
    }
}
hand-is = De kaarten die je in handen hebt: bij het delen { CARDS-COUNT($count) }.
hand-is-a-deal-too = Een keer delen en alles tot en met het tellen heet een ronde.
practice-is = Een partij telt als oefenpartij zodra de kaarten bekend of gekozen waren, of je onbeperkt mocht terugnemen. Spelen en tellen gaan verder als altijd.
undo-is = Neemt terug wat je het laatst deed, zolang je daardoor niets verborgens hebt gezien, zoals een kaart van de trekstapel.
cards-and-points = { CARDS($cards) }: { $points } punten
points-each = elk { $points } punten
sum-is-points = { $sum } punten
sum-is-enough = { $sum }: genoeg voor { $minimum }
sum-is-too-little = { $sum }: te weinig voor { $minimum }
natural-canasta-points = Zuiver: { $points } punten plus de kaarten
mixed-canasta-points = Onzuiver: { $points } punten plus de kaarten
points-against-side = { $points } punten voor hun team
item-and-points = { $item }: { $points }
words-found = { $count ->
    [one] 1 woord
    *[other] { $count } woorden
}
pile-from-bottom = Stapel, van onderaf: { LIST($cards) }
now-opened = { $party ->
    [side] Je team heeft in deze ronde geopend.
    *[player] Je hebt in deze ronde geopend.
}
now-frozen-until-opened = { $party ->
    [side] Je team heeft nog niet geopend, dus voor jullie is de stapel bevroren.
    *[player] Je hebt nog niet geopend, dus voor jou is de stapel bevroren.
}
now-opening-by-hand = { $party ->
    [side] Je team heeft { $minimum } punten nodig om te openen, omdat dit ronde { $hand } is.
    *[player] Je hebt { $minimum } punten nodig om te openen, omdat dit ronde { $hand } is.
}
now-opening-by-score = { $party ->
    [side] Je team heeft { $minimum } punten nodig om te openen, omdat het op { $score } staat.
    *[player] Je hebt { $minimum } punten nodig om te openen, omdat je op { $score } staat.
}
now-opening-by-own-score = Je team heeft { $minimum } punten nodig om te openen, omdat jij op { $score } staat.
now-frozen = De stapel is nu bevroren.
now-pile-worth = De stapel telt { CARDS-COUNT($count) }, { $points } punten.
now-on-top = Nu ligt { CARDS($top) } bovenop.
now-pile-empty = De stapel is leeg.
now-pile-holds = Hij telt nu { CARDS-COUNT($count) }, { $points } punten.
now-pile-holds-down = Hij telt nu { CARDS-COUNT($count) }, waarvan { $down } dicht. De open kaarten tellen { $points } punten.
now-stock-holds = Hij telt nu { CARDS-COUNT($count) }.
now-hold-wilds = Je hebt { WILDS-COUNT($count) }.
now-have-of-them = { $party ->
    [side] Je team heeft er { COUNT($count) }.
    *[player] Je hebt er { COUNT($count) }.
}
now-have-canastas = { $party ->
    [side] Je team heeft { CANASTAS-COUNT($count) }.
    *[player] Je hebt { CANASTAS-COUNT($count) }.
}
now-have-enough-canastas = { $party ->
    [side] Je team heeft { CANASTAS-COUNT($count) }: genoeg om uit te gaan.
    *[player] Je hebt { CANASTAS-COUNT($count) }: genoeg om uit te gaan.
}
now-hold-cards = Je hebt { CARDS-COUNT($count) } in je hand, { $points } punten.
now-dealt = { $who ->
    [you] Jij hebt deze ronde gedeeld.
    *[other] { $who } heeft deze ronde gedeeld.
}
now-partner = { $name } is je partner.
now-partners = { $names } zijn je partners.
now-hand-of = Dit is ronde { $hand } van { $hands }.
now-score-to-target = { $party ->
    [side] Je team stond voor deze ronde op { $score }: nog { $more } te gaan.
    *[player] Je stond voor deze ronde op { $score }: nog { $more } te gaan.
}
now-score = { $party ->
    [side] Je team stond voor deze ronde op { $score }.
    *[player] Je stond voor deze ronde op { $score }.
}
now-on-table = Op tafel: { $sides }.
now-side-nothing = { $side ->
    [we] wij niets
    [they] zij niets
    [you] jij niets
    *[other] { $side } niets
}
now-side-items = { $side ->
    [we] wij { LIST($items) }, { $points } tot nu toe
    [they] zij { LIST($items) }, { $points } tot nu toe
    [you] jij { LIST($items) }, { $points } tot nu toe
    *[other] { $side } { LIST($items) }, { $points } tot nu toe
}
now-cards = kaarten { $points }
now-canastas = canasta’s { $points }
now-threes = { $threes ->
    [red] rode drieën { $points }
    *[any] drieën { $points }
}
now-side-threes = { $side ->
    [we] Wij: { LIST($threes) }, zoals het nu staat { $points } punten.
    [they] Zij: { LIST($threes) }, zoals het nu staat { $points } punten.
    [you] Jij: { LIST($threes) }, zoals het nu staat { $points } punten.
    *[other] { $side }: { LIST($threes) }, zoals het nu staat { $points } punten.
}
now-red-threes = { $count ->
    [one] één rode drie
    *[other] { COUNT($count) } rode drieën
}
now-black-threes = { $count ->
    [one] één zwarte drie
    *[other] { COUNT($count) } zwarte drieën
}
now-not-frozen = De stapel is nu niet bevroren.
now-frozen-under-wild = Met { ONE-OF-RANK($rank) } bovenop kan niemand de stapel pakken tot er een andere kaart op ligt. { $cause }
now-frozen-by-top = { ONE-OF-RANK($rank) } bovenop heeft de stapel bevroren: niemand kan hem pakken tot er een andere kaart op ligt.
now-wild-on-top = Een wilde kaart bovenop heeft de stapel bevroren: je pakt hem met { CARDS($cards) } uit de hand, of als er een andere kaart op ligt.
now-frozen-and-blocked = De stapel is bevroren, en deze beurt geblokkeerd: er ligt { CARDS($top) } bovenop. { $cause }
now-frozen-takes = De stapel is bevroren: je pakt hem alleen met { NATURALS-OF-RANK($count, $rank) } uit je hand, en je hebt er { NONE-OR($held) }. { $cause }
now-frozen-asks = Je pakt hem alleen met { CARDS($cards) } uit de hand. { $cause }
now-wild-froze = { ONE-OF-RANK($rank) } in de stapel heeft hem bevroren.
now-red-three-froze = Een rode drie die bij het delen is opengelegd, heeft hem bevroren.
now-black-three-froze = Een zwarte drie die bij het delen is opengelegd, heeft hem bevroren.
now-black-three-in-it = Een zwarte drie in de stapel heeft hem bevroren.
now-frozen-always = Bij deze regels is de stapel altijd bevroren.
now-frozen-until = { $party ->
    [side] Dat geldt tot je team iets heeft gelegd.
    *[player] Dat geldt tot je iets hebt gelegd.
}
now-only-naturals-until = { $party ->
    [side] Tot je team iets heeft gelegd, pak je hem alleen met { COUNT($count) } natuurlijke kaarten uit je hand, van dezelfde waarde als de bovenste.
    *[player] Tot je iets hebt gelegd, pak je hem alleen met { COUNT($count) } natuurlijke kaarten uit je hand, van dezelfde waarde als de bovenste.
}
now-not-with-top = Niemand kan hem pakken met { CARDS($top) } bovenop.
now-top-is = De bovenste kaart is { ONE-OF-RANK($rank) }.
