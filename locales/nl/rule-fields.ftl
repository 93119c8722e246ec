rule-name = { $field ->
    [players] Spelers
    [sides] Teams
    [lone-taker] Wie het eerst de stapel pakt, speelt alleen
    [sit-out] Vijf mensen, van wie één rust
    [packs] Spellen van 52 kaarten
    [pack-jokers] Jokers per spel kaarten
    [hand-size] Kaarten per speler bij het delen
    [draw-count] Kaarten trekken per beurt
    [leader-extra] Wie begint, heeft één kaart meer
    [cut-keep] Wat wie coupeert houdt
    [turn-up] Bij het delen wordt een kaart opengelegd
    [turn-up-again] Kaarten waarop nog een kaart opengelegd wordt
    [turn-up-back] Zo’n kaart gaat onder de trekstapel
    [pile-start] Dichte kaarten onder de opengelegde
    [canastas-to-go-out] Canasta’s nodig om uit te gaan
    [required-ranks] Verplichte waarden daarbij
    [max-wilds] Wilde kaarten in een combinatie, hooguit
    [wilds-max-naturals] Niet meer wilde dan natuurlijke kaarten
    [naturals-ahead] Hoeveel meer natuurlijke dan wilde
    [min-naturals] Natuurlijke kaarten in een combinatie, minstens
    [opening-minimums] Minimum voor de opening
    [concealed-exempt] Verborgen uitgaan zonder minimum
    [wilds-in-opening] Wilde kaarten in de opening
    [closed-turns] Eerste beurten zonder kaarten te leggen
    [pile-allowed] De stapel mag worden gepakt
    [pile-new-meld] Nieuwe combinatie met de bovenste kaart
    [pile-own-meld] Bovenste kaart bij je combinatie
    [frozen-until-melded] Bevroren tot een team iets heeft gelegd
    [freezing] Wilde kaarten bevriezen de stapel
    [one-card-pile-closed] Eén kaart pakt geen stapel van één kaart
    [always-frozen] De stapel is altijd bevroren
    [frozen-needs] Kaarten voor een stapel die een kaart bevriest
    [frozen-wilds] Wilde kaarten daarbij
    [pile-wild] Een wilde kaart boven op de stapel
    [pile-melds] Leggen wat met de stapel meekwam
    [pile-take] Kaarten van de stapel, hooguit
    [pile-extra] Kaarten trekken na het pakken van de stapel
    [black-threes-last] Zwarte drieën komen als laatste
    [black-three-held] Een zwarte drie die in de hand blijft
    [ask-partner] Vragen of je mag uitgaan
    [out-without-draw] Uitgaan zonder te trekken
    [keep-last-card] De laatste kaart mag je houden
    [stock-end] Als de trekstapel leeg is
    [going-out] Bonus voor uitgaan
    [concealed] Totaal voor verborgen uitgaan
    [cut-bonus] Precies de kaarten van het delen afnemen
    [natural-canasta] Zuivere canasta
    [mixed-canasta] Onzuivere canasta
    [red-three] Eén rode drie
    [four-red-threes] Alle rode drieën samen
    [red-threes-negative] Rode drieën kunnen tegen je tellen
    [target] Doelscore
    [foot-size] Kaarten in de voet
    [feet] Meer voeten
    [foot-pickup] Verder spelen met de voet
    [foot-threes-replaced] Drieën uit de voet worden vervangen
    [talons] Bonuskaarten voor de opening
    [meld-max] Kaarten in een set, hooguit
    [melds-per-rank] Sets van één waarde
    [sequences] Reeksen zijn combinaties
    [wild-melds] Wilde kaarten alleen zijn een combinatie
    [wilds-join-at] Natuurlijke kaarten voordat er een wilde bij mag
    [pure-ranks] Waarden zonder wilde kaarten
    [dead-ranks] Een canasta sluit zijn waarde
    [opening-by] Wat het minimum bepaalt
    [opening-steps] Standen voor de minimums
    [opening-rules] Regels voor de opening
    [opening-needs] Canasta in de opening
    [pile-onto-sequence] Bovenste kaart bij een reeks
    [wild-discards] Wilde kaarten afleggen
    [no-first-discards] Niet afleggen op een lege stapel
    [black-three-role] Wat zwarte drieën doen
    [red-three-role] Wat rode drieën doen
    [red-three-held] Een rode drie die in de hand blijft
    [black-threes-melded] Vier zwarte drieën gelegd
    [threes-table] Drieën van één kleur
    [threes-sign] Drieën en canasta’s
    [canasta-kinds] Soorten canasta’s daarbij
    [out-rules] Regels voor uitgaan
    [deals] Ronden in een partij
    [by-deal] Regels die per ronde veranderen
    [card-points] Waarden van kaarten
    [canasta-bonuses] Andere canasta’s
    [canasta-count-bonus] Aantal canasta’s
    [incomplete-penalties] Incomplete combinaties
    [held-penalties] Drie van één waarde in de hand
    [melds-need-canasta] Combinaties hebben een canasta nodig
    *[special-hands] Speciale handen
}

rule-note-players = Een even aantal speelt in twee teams, een oneven aantal ieder voor zich, tenzij je zelf teams kiest.
rule-note-sides = Ze zitten om en om. Evenveel teams als spelers: ieder speelt voor zich.
rule-note-lone-taker = De twee anderen zijn dan voor die ronde partners. Alleen met drie spelers.
rule-note-sit-out = Drie spelen tegen twee; van de drie rust er in elke ronde één. Alleen waar vier plaatsen twee teams vormen.
rule-note-packs = Met twee spellen zijn er acht kaarten van elke waarde.
rule-note-pack-jokers = Ze zijn wild, net als tweeën.
rule-note-hand-size = Na het delen en openleggen moeten er minstens acht kaarten over zijn.
rule-note-draw-count = Van de trekstapel, aan het begin van een beurt, tenzij je de stapel pakt.
rule-note-turn-up = Daarmee begint de stapel. Zo niet, dan begint hij met de eerste kaart die wordt afgelegd.
rule-note-leader-extra = Die telt als de eerste trekbeurt.
rule-note-cut-keep = De speler vóór de gever coupeert, bekijkt de onderste kaarten van het pakje en krijgt er evenveel minder.
rule-note-turn-up-again = De volgende kaart bedekt zo’n kaart.
rule-note-turn-up-back = Zo niet, dan blijft ze in de stapel onder de volgende.
rule-note-pile-start = Niemand kent ze tot iemand de stapel pakt.
rule-note-canastas-to-go-out = Zoveel moet een team er hebben; die van dezelfde beurt tellen mee.
rule-note-required-ranks = Van elke gekozen waarde is een canasta nodig om uit te gaan.
rule-note-max-wilds = Hoeveel tweeën en jokers er in één combinatie mogen.
rule-note-wilds-max-naturals = In een combinatie mogen nooit meer wilde dan natuurlijke kaarten.
rule-note-naturals-ahead = Als er niet meer wilde dan natuurlijke in mogen: hoeveel natuurlijke meer er in een combinatie met wilde moeten zitten.
rule-note-min-naturals = Hoeveel natuurlijke kaarten elke combinatie nodig heeft.
rule-note-opening-minimums = De punten die de opening van een team moet tellen, naar de stand voor de ronde.
rule-note-concealed-exempt = Een hele hand die na trekken van de trekstapel in één keer wordt gelegd, mag minder tellen dan het minimum.
rule-note-wilds-in-opening = In de opening van een team mogen wilde kaarten.
rule-note-closed-turns = In zoveel eerste beurten trekt iedere speler alleen en legt af: niemand legt combinaties of pakt de stapel.
rule-note-pile-allowed = Zo niet, dan trekt iedereen alleen van de trekstapel.
rule-note-pile-new-meld = Wat je hand nodig heeft om met de bovenste kaart van een niet-bevroren stapel een combinatie te beginnen.
rule-note-pile-own-meld = Bij welke combinaties van je team de bovenste kaart mag.
rule-note-frozen-until-melded = Zolang een team niets heeft gelegd, heeft het een natuurlijk paar nodig om de stapel te pakken.
rule-note-freezing = Met een wilde kaart in de stapel, of een rode drie die bij het delen is opengelegd, pak je hem alleen met een natuurlijk paar.
rule-note-one-card-pile-closed = Met één kaart in je hand mag je geen stapel van één kaart pakken.
rule-note-always-frozen = Je pakt hem altijd alleen met een natuurlijk paar uit de hand.
rule-note-frozen-needs = Zoveel kaarten uit de hand pakken een stapel met een wilde kaart of een opengelegde drie erin.
rule-note-frozen-wilds = Zoveel van deze kaarten mogen wild zijn; de andere zijn natuurlijke van de waarde van de bovenste kaart.
rule-note-pile-wild = De wilde kaarten uit de hand die hem pakken, als combinatie van wilde kaarten.
rule-note-pile-melds = Of de kaarten onder de bovenste gelegd mogen worden in de beurt waarin je de stapel pakt.
rule-note-pile-take = De bovenste kaart en de kaarten er vlak onder worden gepakt. De andere blijven liggen.
rule-note-pile-extra = Wie de stapel pakt, trekt ze van de trekstapel.
rule-note-black-threes-last = Ze worden pas gelegd als er geen andere kaart meer in de hand is.
rule-note-black-three-held = Telt aan het einde van de ronde tegen het team.
rule-note-ask-partner = Voordat je uitgaat, mag je het je partner vragen. Het antwoord is bindend.
rule-note-out-without-draw = Je mag al je kaarten leggen voordat je trekt.
rule-note-keep-last-card = Mag je niet uitgaan, dan houd je je laatste kaart in plaats van die af te leggen.
rule-note-stock-end = Wat een speler moet doen die niet meer kan trekken.
rule-note-going-out = Voor het team waarvan een speler uitgaat.
rule-note-concealed = Voor uitgaan in één beurt, zonder eerder iets te hebben gelegd; minstens de bonus voor uitgaan.
rule-note-cut-bonus = Punten aan een tafel met echte kaarten. Het scoreblad telt ze; aan deze tafel neemt niemand ervoor af.
rule-note-natural-canasta = Zeven of meer kaarten van één waarde, zonder wilde kaarten.
rule-note-mixed-canasta = Zeven of meer kaarten van één waarde, met wilde kaarten.
rule-note-red-three = Voor elke rode drie die is neergelegd.
rule-note-four-red-threes = In plaats van hun losse bonussen.
rule-note-red-threes-negative = Ze tellen tegen een team dat niets heeft gelegd.
rule-note-target = Wie er als eerste is, beëindigt de partij; het hoogste totaal wint.
rule-note-foot-size = Een tweede hand die je speelt als de eerste leeg is.
rule-note-feet = Twee of drie verdere handen, zoals knie en voet, in de volgorde waarin je ze oppakt.
rule-note-foot-pickup = Wanneer hij wordt opgepakt, en wat er dan gebeurt.
rule-note-foot-threes-replaced = Voor elke drie uit de voet die wordt neergelegd, trek je een kaart.
rule-note-talons = Het team dat als eerste opent, als tweede enzovoort, trekt ze na de beurt van de opening.
rule-note-meld-max = Meer kaarten mogen er niet in een set.
rule-note-melds-per-rank = Hoeveel sets van één waarde een team mag hebben.
rule-note-sequences = Drie tot zeven opeenvolgende kaarten van één kleur.
rule-note-wild-melds = Drie tot zeven tweeën en jokers.
rule-note-wilds-join-at = Na zijn opening legt een team wilde kaarten alleen bij sets met zoveel natuurlijke.
rule-note-pure-ranks = In sets van deze waarden mogen geen wilde kaarten.
rule-note-dead-ranks = Heeft een team een canasta van een waarde, dan legt niemand daar nog kaarten van.
rule-note-opening-by = De stand, of het nummer van de ronde.
rule-note-opening-steps = Vanaf elk van deze standen geldt het volgende minimum.
rule-note-opening-rules = Wat er verder nodig is voor de eerste combinaties van een team.
rule-note-opening-needs = De opening moet er een bevatten, naast het minimum.
rule-note-pile-onto-sequence = Je mag de stapel pakken door hem aan het begin of einde van een reeks te leggen.
rule-note-wild-discards = Wanneer een wilde kaart mag worden afgelegd.
rule-note-no-first-discards = Kaarten waarmee de stapel niet mag beginnen.
rule-note-black-three-role = Wat zwarte drieën doen.
rule-note-red-three-role = Wat rode drieën doen.
rule-note-red-three-held = Telt aan het einde van de ronde tegen het team.
rule-note-black-threes-melded = Voor een team dat bij het uitgaan vier of meer zwarte drieën legt, naast de punten daarvan.
rule-note-threes-table = Het totaal voor één, twee enzovoort; elke volgende telt als één rode drie.
rule-note-threes-sign = Met hoeveel canasta’s drieën niet meer tegen een team tellen, en met hoeveel ze ervoor tellen.
rule-note-canasta-kinds = Hoeveel er van elke soort nodig zijn om uit te gaan.
rule-note-out-rules = Wat er verder nodig is om uit te gaan.
rule-note-deals = De partij eindigt na zoveel ronden, of eerder bij de doelscore.
rule-note-by-deal = Elke ronde heeft de overige regels met haar eigen wijzigingen. Die van de laatste blijven gelden.
rule-note-card-points = Wat een kaart op tafel en in de hand telt als dat niet de gewone waarde is. Zwarte drieën alleen op tafel.
rule-note-canasta-bonuses = Bonussen voor reeksen, wilde kaarten en bepaalde waarden.
rule-note-canasta-count-bonus = Punten die een team met zoveel canasta’s één keer krijgt; alleen het hoogste aantal dat het haalt, telt.
rule-note-incomplete-penalties = Hoeveel een combinatie van minder dan zeven kaarten tegen het team telt.
rule-note-held-penalties = Hoeveel die tegen hun team tellen.
rule-note-melds-need-canasta = Zonder canasta tellen gelegde kaarten tegen een team.
rule-note-special-hands = Punten voor een hand van veertien kaarten die in één keer wordt gelegd.

value-several = Meerdere
value-one = Eén
value-another-canasta = Nog een als alle canasta’s zijn
value-any-time = Altijd
value-last = Alleen om uit te gaan, of met alleen wilde
value-wild-first = Ja, en andere wachten erop
value-at-once = Meteen oppakken en verder spelen
value-turn-ends = De beurt eindigt
value-by-discard = Alleen door af te leggen
value-by-canasta = Met een eigen canasta
value-by-score = De stand
value-by-hand = Het nummer van de ronde
value-once = Eén keer per ronde
value-must-ask = Niemand gaat uit zonder een ja
value-own-meld-none = Alleen met een natuurlijk paar
value-stop = Blokkeert de stapel
value-dead = Alleen afleggen
value-bonus = Neergelegd voor punten
value-freeze = Blokkeert en bevriest de stapel
value-needs-nothing = Alleen punten
value-needs-canasta = Een canasta
value-needs-natural = Een canasta zonder wilde kaarten
value-pile-melds-any = Meteen
value-pile-melds-top = Vanaf de volgende beurt
value-wild-never = Kan niet worden gepakt
value-wild-pair = Twee van dezelfde soort
value-wild-colour = Twee van dezelfde soort en kleur
value-no = Nee
value-yes = Ja
value-pair-or-wild = Een natuurlijk paar, of één en een wilde
value-pair = Alleen een natuurlijk paar
value-any-meld = Elke combinatie
value-under-seven = Minder dan zeven kaarten
value-take-if-fits = Stapel pakken als de bovenste kaart past
value-hand-ends = De ronde eindigt met die beurt
value-take-if-possible = Stapel pakken zodra het kan
value-nobody-must = Niemand hoeft de stapel te pakken
no-target = Maar één ronde
usual-sides = Zoals gewoonlijk
no-limit = Geen limiet

minimum-of-hand = Ronde { $hand }
from-hand = Vanaf ronde { $hand }
minimum-below = Onder { $score }
minimum-from = Vanaf { $score }
minimum-label-of-hand = { $rule }, ronde { $hand }
minimum-label-below = { $rule }, onder { $score }
minimum-label-from = { $rule }, vanaf { $score }

## De delen van een regel die er meer heeft.

rule-part = { $rule }: { $part }
listed-number = Getal { $place }
score-of-minimum = { $rule } { $place }: vanaf deze stand
step-from = Vanaf
step-points = Minimum
step-always = Altijd
add-one = Toevoegen
another-rule = Andere regel
as-in-other-hands = geen wijziging
value-none = Geen
value-keeps-nothing = Niets
value-keeps-one = De onderste kaart, als die wild is
value-keeps-run = Wilde kaarten van onderaf, zolang ze op elkaar volgen
value-keeps-three = Wilde kaarten en drieën die opengelegd worden bij de onderste drie
turned-again-wilds = Wilde kaarten
turned-again-bonus-threes = Drieën die opengelegd worden
turned-again-black-threes = Zwarte drieën
turned-again-aces = Azen
many-as-turn-up = Zoveel als de opengelegde aangeeft
threes-against-below = Ertegen, met minder canasta’s dan
threes-for-from = Ervoor, met canasta’s vanaf
so-many-threes = { $count ->
    [one] { $count } drie
   *[other] { $count } drieën
}
side-by-opening = Opent als nummer { $place }
wilds-never-join = Geen wilde
wilds-join-by-opening = Alleen bij de opening
wilds-may-join = Ook wilde
threes-by-melds = Naargelang het heeft gelegd
threes-each = Zonder tabel
