rules-of-game = De regels van het huidige spel.
rules-of-next = De regels van het volgende spel.
step-draw = Eerst trekken
step-meld = Dan leggen, als je wilt
step-discard = Dan één kaart afleggen
takes-with-pair = Te pakken met een paar uit de hand
takes-with-wild = Te pakken met één natuurlijke kaart en een wilde
takes-onto-meld = De bovenste kaart gaat bij je combinatie
rules-heading-deal = De kaarten en het delen
rules-heading-turn = Een beurt
rules-heading-melds = Combinaties en canasta’s
rules-heading-opening = De opening
rules-heading-pile = De stapel
rules-heading-threes = Drieën
rules-heading-going-out = Uitgaan
rules-heading-stock-end = Als de trekstapel leeg is
rules-heading-scoring = Puntentelling
rules-heading-special-hands = Speciale handen
rules-heading-hands = Van ronde tot ronde
rules-heading-choices = Wat de bronnen openlaten
rules-of-hands = Sommige regels veranderen per ronde. Wat hier niet staat, is zoals hierboven.
players-alone = { COUNT($players) } spelers spelen, ieder voor zich.
players-as-two-sides = { COUNT($players) } spelers spelen als twee teams van { COUNT($each) }; partners zitten om en om.
players-as-sides = { COUNT($players) } spelers spelen als { COUNT($sides) } teams; partners zitten tegenover elkaar.
five-people = Vijf mensen kunnen de vier plaatsen delen, drie tegen twee: in elke ronde rust één van de drie. Eerst rust de vijfde, dan wie als eerste is genoemd, dan wie als derde is genoemd, enzovoort; wie net heeft gerust, neemt de plaats in van wie nu rust.
deck-with-jokers = Er zijn { $cards } kaarten: { COUNT($packs) } keer 52 en { COUNT($jokers) } jokers. Tweeën en jokers zijn wild.
deck-without-jokers = Er zijn { $cards } kaarten: { COUNT($packs) } keer 52. Tweeën zijn wild.
each-gets = Iedere speler krijgt { CARDS-COUNT($count) }, één voor één.
turn-up-after-wild = Dan wordt er een kaart opengelegd; is die wild, dan komt er nog een bovenop.
turn-up-after-three = { $three ->
    [red] Dan wordt er een kaart opengelegd; is die wild of een rode drie, dan komt er nog een bovenop.
    [black] Dan wordt er een kaart opengelegd; is die wild of een zwarte drie, dan komt er nog een bovenop.
    *[any] Dan wordt er een kaart opengelegd; is die wild of een drie, dan komt er nog een bovenop.
}
turn-up-none = Er wordt geen kaart opengelegd: met de eerste afgelegde kaart begint de stapel.
turn-up-any = Dan wordt er een kaart opengelegd, welke het ook is.
turn-up-again-on = Dan wordt er een kaart opengelegd. Op een van deze komt er nog een: { $kinds }.
turn-up-back-under = Dan wordt er een kaart opengelegd. Is het een van deze, dan gaat hij onder de trekstapel en wordt er een andere opengelegd: { $kinds }.
pile-start-cards = Onder de opengelegde kaart, dicht: { CARDS-COUNT($count) }. Ze bevriezen niets, en wie de stapel pakt, krijgt ze ook; tot dan kent niemand ze.
pile-start-rank = Onder de opengelegde kaart liggen dicht zoveel kaarten als ze aangeeft: boer 11, vrouw 12, heer 13, aas 14; geen onder een wilde kaart of een drie. Ze bevriezen niets, en wie de stapel pakt, krijgt ze ook; tot dan kent niemand ze.
leader-begins-with-more = Wie begint, krijgt één kaart meer en trekt niet in de eerste beurt.
cut-keeps-one = De speler vóór de gever coupeert. Is de onderste kaart van het pakje wild, dan houdt die speler ze en krijgt er één minder.
cut-keeps-run = De speler vóór de gever coupeert en houdt de wilde kaarten onder aan het pakje, tot de eerste andere kaart. Die speler krijgt evenveel kaarten minder.
cut-keeps-three = De speler vóór de gever coupeert en houdt van de onderste drie kaarten van het pakje de wilde en de drieën die opengelegd worden. Die speler krijgt evenveel kaarten minder.
cards-count-points = Jokers tellen 50, azen en tweeën 20, heren tot en met achten 10, zevens tot en met vieren en zwarte drieën 5.
cards-count-points-without-threes = Jokers tellen 50, azen en tweeën 20, heren tot en met achten 10, zevens tot en met vieren 5.
rules-first-dealer = De eerste gever wordt geloot, daarna gaat het met de klok mee. De speler na de gever begint.
turn-draws = { $count ->
    [one] Trek één kaart van de trekstapel. Leg daarna combinaties als je wilt. Leg tot slot één kaart af.
    *[other] Trek { COUNT($count) } kaarten van de trekstapel. Leg daarna combinaties als je wilt. Leg tot slot één kaart af.
}
turn-draws-or-takes = { $count ->
    [one] Trek één kaart van de trekstapel, of pak de stapel. Leg daarna combinaties als je wilt. Leg tot slot één kaart af.
    *[other] Trek { COUNT($count) } kaarten van de trekstapel, of pak de stapel. Leg daarna combinaties als je wilt. Leg tot slot één kaart af.
}
turn-last-card = Is er nog maar één kaart in de trekstapel, dan trek je die.
turn-last-cards = Zijn er minder kaarten in de trekstapel, dan trek je die.
turn-can-be-finished = Je mag niets doen waardoor je je beurt niet meer kunt afmaken.
meld-is = { $naturals ->
    [one] Een combinatie bestaat uit { COUNT($cards) } of meer kaarten van één waarde, van vier tot en met aas, met minstens één natuurlijke en { LIST($wilds) }.
    *[other] Een combinatie bestaat uit { COUNT($cards) } of meer kaarten van één waarde, van vier tot en met aas, met minstens { COUNT($naturals) } natuurlijke en { LIST($wilds) }.
}
meld-holds-no-wilds = geen wilde kaarten
meld-holds-any-wilds = zoveel wilde kaarten als je wilt
meld-holds-some-wilds = hooguit { WILDS-COUNT($most) }
meld-holds-fewer-wilds = { $ahead ->
    [0] niet meer wilde dan natuurlijke
    [1] minder wilde dan natuurlijke
    *[other] minstens { COUNT($ahead) } natuurlijke meer dan wilde als er wilde in zitten
}
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] hooguit { WILDS-COUNT($most) }, en niet meer wilde dan natuurlijke
    [1] hooguit { WILDS-COUNT($most) }, en minder wilde dan natuurlijke
    *[other] hooguit { WILDS-COUNT($most) }, en minstens { COUNT($ahead) } natuurlijke meer dan wilde als er wilde in zitten
}
canasta-is = Zeven of meer kaarten zijn een canasta: zuiver zonder wilde kaarten, onzuiver ermee. Een wilde kaart bij een zuivere canasta maakt hem onzuiver.
canasta-is-natural = Zeven of meer kaarten zijn een canasta.
opening-is-anything = { $party ->
    [side] De eerste combinatie van een team mag elk aantal punten tellen.
    *[player] De eerste combinatie van een speler mag elk aantal punten tellen.
}
opening-counts = { $party ->
    [side] De opening van een team, van een of meer groepen tegelijk, moet minstens tellen: { LIST($minimums) }.
    *[player] De opening van een speler, van een of meer groepen tegelijk, moet minstens tellen: { LIST($minimums) }.
}
minimum-always = { $minimum }
minimum-below-score = { $minimum } bij een stand onder { $score }
minimum-from-score = { $minimum } vanaf { $score }
minimum-in-hand = { $minimum } in ronde { $hand }
minimum-from-hand = { $minimum } vanaf ronde { $hand }
opening-top-card-counts = De bovenste kaart van de stapel telt mee als de stapel wordt gepakt; bonussen en de andere kaarten van de stapel niet.
opening-concealed-exempt = Voor een hand die in één keer uitgaat, na trekken van de trekstapel, geldt het minimum niet.
opening-without-wilds = In de opening mogen geen wilde kaarten zitten.
pile-never-taken = De stapel wordt nooit gepakt.
pile-pair = { $naturals ->
    [2] een natuurlijk paar
    *[other] { COUNT($naturals) } of meer natuurlijke kaarten van die waarde
}
frozen-cards = { $naturals ->
    [1] een natuurlijke kaart van die waarde en nog een of een wilde kaart
    [2] twee natuurlijke kaarten van die waarde en een derde of een wilde kaart
   *[other] drie natuurlijke kaarten van die waarde
}
wilds-like-top = { $more ->
    [0] { COUNT($alike) } als de wilde kaart bovenop
   *[other] { COUNT($alike) } als de wilde kaart bovenop en nog een wilde kaart
}
pile-taken = Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }.
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }, of bij de combinatie van die waarde van je team.
        [short] Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }, of bij de combinatie van die waarde van je team, als die minder dan zeven kaarten heeft.
        *[pair] Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }, of bij de combinatie van die waarde van je team, met een natuurlijk paar.
    }
    *[player] { $onto ->
        [any] Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }, of bij je combinatie van die waarde.
        [short] Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }, of bij je combinatie van die waarde, als die minder dan zeven kaarten heeft.
        *[pair] Om de stapel te pakken leg je de bovenste kaart meteen met kaarten uit je hand: { $with }, of bij je combinatie van die waarde, met een natuurlijk paar.
    }
}
taken-with-pair = met { CARDS($pair) }
taken-with-pair-or-wild = met { CARDS($pair) }, of één natuurlijke en één wilde
pile-rest-goes = De rest van de stapel gaat dan naar je hand.
pile-rest-stays = Verder gaat er niets naar je hand.
pile-rest-part = Daarna gaan de kaarten eronder naar je hand: hooguit { CARDS-COUNT($count) }.
pile-then-draw = Trek dan { CARDS-COUNT($count) } van de trekstapel.
pile-melds-top = In die beurt leg je alleen de bovenste kaart; de andere kaarten van de stapel wachten tot je volgende beurt, maar je mag ze wel afleggen.
wild-freezes-for-pair = Een wilde kaart in de stapel bevriest hem tot hij wordt gepakt: dat kan dan alleen met { CARDS($pair) } uit de hand.
wild-or-three-freezes-for-pair = { $three ->
    [red] Een wilde kaart in de stapel, of een rode drie die bij het delen is opengelegd, bevriest hem tot hij wordt gepakt: dat kan dan alleen met { CARDS($pair) } uit de hand.
    [black] Een wilde kaart in de stapel, of een zwarte drie die bij het delen is opengelegd, bevriest hem tot hij wordt gepakt: dat kan dan alleen met { CARDS($pair) } uit de hand.
    *[any] Een wilde kaart in de stapel, of een drie die bij het delen is opengelegd, bevriest hem tot hij wordt gepakt: dat kan dan alleen met { CARDS($pair) } uit de hand.
}
pile-always-frozen = De stapel is altijd bevroren.
pile-frozen-until-melded = { $party ->
    [side] Voor een team dat nog niets heeft gelegd, is de stapel altijd bevroren.
    *[player] Voor een speler die nog niets heeft gelegd, is de stapel altijd bevroren.
}
pile-frozen-until-melded-for-pair = { $party ->
    [side] Voor een team dat nog niets heeft gelegd, is de stapel altijd bevroren: het pakt hem alleen met { CARDS($pair) } uit de hand.
    *[player] Voor een speler die nog niets heeft gelegd, is de stapel altijd bevroren: die pakt hem alleen met { CARDS($pair) } uit de hand.
}
pile-not-with-long-meld = { $party ->
    [side] Een team met een combinatie van zeven of meer kaarten van die waarde pakt de stapel niet, ook niet met een paar.
    *[player] Een speler met een combinatie van zeven of meer kaarten van die waarde pakt de stapel niet, ook niet met een paar.
}
pile-closed-by-wild = Een stapel met een wilde kaart bovenop kan niet worden gepakt.
pile-wild-pair = Met een wilde kaart bovenop pak je de stapel met { CARDS($cards) } of meer uit de hand, die er een combinatie van wilde kaarten mee vormen of bij een komen.
pile-wild-colour = Een rode twee pak je met rode tweeën, een zwarte met zwarte.
pile-closed-by-wild-or-three = { $three ->
    [red] Een stapel met een wilde kaart of een rode drie bovenop kan niet worden gepakt.
    [black] Een stapel met een wilde kaart of een zwarte drie bovenop kan niet worden gepakt.
    *[any] Een stapel met een wilde kaart of een drie bovenop kan niet worden gepakt.
}
pile-onto-sequence = De bovenste kaart mag ook alleen bij je reeks, als de stapel niet bevroren is.
pile-of-one-card = Een speler met één kaart mag geen stapel van één kaart pakken.
red-three-is-replaced = Een rode drie wordt meteen neergelegd en vervangen vanaf de trekstapel.
red-three-is-replaced-not-of-pile = Een rode drie wordt meteen neergelegd en vervangen vanaf de trekstapel; een die met de stapel meekomt, wordt niet vervangen.
black-three-blocks = Een zwarte drie boven op de stapel blokkeert hem voor de volgende speler.
black-threes-melded-of-four = Drie of vier zwarte drieën mag je, zonder wilde kaarten, alleen leggen in de beurt waarin je uitgaat.
black-threes-melded-of-more = Drie of meer zwarte drieën mag je, zonder wilde kaarten, alleen leggen in de beurt waarin je uitgaat.
black-threes-come-last = Ze worden pas gelegd als er geen andere kaart meer in de hand is.
going-out-needs = { $count ->
    [0] { $party ->
        [side] Om uit te gaan heeft een team geen canasta nodig.
        *[player] Om uit te gaan heeft een speler geen canasta nodig.
    }
    *[other] { $party ->
        [side] Om uit te gaan heeft een team { CANASTAS-COUNT($count) } nodig.
        *[player] Om uit te gaan heeft een speler { CANASTAS-COUNT($count) } nodig.
    }
}
going-out-way = Je legt al je kaarten, of alle op één na en legt die af.
going-out-needs-ranks = Bij die canasta’s moeten zitten: { LIST($ranks) }.
going-out-concealed-is = Je gaat verborgen uit als je in één beurt uitgaat zonder eerder een kaart te hebben gelegd, in die beurt een canasta maakt, en niet aanlegt bij combinaties die er al lagen.
asking-after-draw = Na het trekken, en voordat je iets legt, mag je aan je partner vragen: ‘Mag ik uitgaan?’ Het antwoord is bindend.
asking-after-draw-or-pile = Na het trekken of het pakken van de stapel, en voordat je verder iets legt, mag je aan je partner vragen: ‘Mag ik uitgaan?’ Het antwoord is bindend.
out-without-drawing = Je mag uitgaan zonder eerst te trekken.
last-card-is-kept = Mag je niet uitgaan, dan houd je je laatste kaart in plaats van die af te leggen.
stock-end-cannot-draw = De ronde eindigt zodra een speler moet trekken en dat niet kan.
stock-end-may-take = Je mag de stapel pakken als dat kan; anders is de ronde voorbij.
stock-end-must-take-if-it-fits = Je moet de stapel pakken als hij niet bevroren is en de bovenste kaart bij een van je combinaties past; je mag het als het op een andere manier kan; anders is de ronde voorbij.
stock-end-with-turn = De ronde eindigt met de beurt waarin de laatste kaart is getrokken.
stock-end-must-take = Je moet de stapel pakken als dat kan; anders is de ronde voorbij.
stock-end-three = { $three ->
    [red] Is de laatste kaart een rode drie en krijg je geen andere kaart, dan is de ronde meteen voorbij.
    [black] Is de laatste kaart een zwarte drie en krijg je geen andere kaart, dan is de ronde meteen voorbij.
    *[any] Is de laatste kaart een drie en krijg je geen andere kaart, dan is de ronde meteen voorbij.
}
scores-going-out = Uitgaan { $out }, verborgen in totaal { $concealed }.
scores-canasta = Canasta { $points }.
scores-canastas = Zuivere canasta { $natural }, onzuivere { $mixed }.
scores-red-threes = Rode drieën elk { COUNT($each) }, alle { COUNT($count) } samen { $all }.
scores-red-threes-negative = { $party ->
    [side] Rode drieën elk { COUNT($each) }, alle { COUNT($count) } samen { $all }; ze tellen tegen een team dat niets heeft gelegd.
    *[player] Rode drieën elk { COUNT($each) }, alle { COUNT($count) } samen { $all }; ze tellen tegen een speler die niets heeft gelegd.
}
scores-cards = { $party ->
    [side] Gelegde kaarten tellen voor een team, kaarten in de hand ertegen.
    *[player] Gelegde kaarten tellen voor een speler, kaarten in de hand ertegen.
}
scores-highest-total = { $party ->
    [side] Het team met het hoogste totaal wint; bij gelijkspel volgt nog een ronde.
    *[player] De speler met het hoogste totaal wint; bij gelijkspel volgt nog een ronde.
}
scores-one-hand = De partij duurt één ronde; bij gelijkspel volgt er nog een.
scores-target = { $party ->
    [side] De partij eindigt als een team { $target } bereikt; het hoogste totaal wint; bij gelijkspel volgt nog een ronde.
    *[player] De partij eindigt als een speler { $target } bereikt; het hoogste totaal wint; bij gelijkspel volgt nog een ronde.
}
choice-red-threes = Rode drieën die bij het delen komen, worden na het openleggen vervangen, plaats voor plaats.
choice-turn-up = Raakt bij het openleggen de hele trekstapel op, dan blijft de laatste kaart bovenop.
choice-black-threes-last = Komen zwarte drieën als laatste, dan mogen in dezelfde actie andere groepen worden gelegd, zolang er alleen zwarte drieën overblijven.
choice-wilds-concealed = Mogen er geen wilde kaarten in de opening, dan ook niet in een verborgen hand.
choice-house-rules = Huisregels blijven binnen wat de kaarten toelaten: 1 tot 99 gedeelde kaarten, hooguit 11 canasta’s om uit te gaan, hooguit 8 natuurlijke kaarten in een combinatie, geen bonus, minimum of doelscore boven 1.000.000.
choice-reasons = Kan de stapel om meer dan één reden niet worden gepakt, dan gaat een reden in je kaarten voor op een in de stapel.
