done-by-you = jij
done-here = gedaan
copy-position = Stelling als scenario kopiëren
ok = OK
dismiss = Sluiten
update-now = Nu bijwerken
later = Later
install = Spel installeren
no-thanks = Nee, bedankt
paused = Gepauzeerd.
paused-others = Gepauzeerd: de andere spelers wachten na jouw beurt.
draw-or-take = Trek een kaart of pak de stapel.
take-or-end = Pak de stapel of beëindig de ronde.
must-take = Je moet de stapel pakken.
must-end = De trekstapel is leeg: beëindig de ronde.
must-draw = Jouw beurt: trek een kaart.
meld-or-discard = Leg een combinatie, of kies een kaart om af te leggen.
scores = Stand
hint = Hint
thinking-about-hint = Even nadenken over een hint…
show-it = Laat zien
open-hand = Open hand
open-hand-and-foot = Open hand en voet
no-melds = Nog geen combinaties
kind-natural = Zuiver
kind-sequence = Reeks
all-news = Alle verschillen
first-canasta = De eerste canasta!
lay-special-hand = Speciale hand leggen
kind-wild = Wild
kind-mixed = Onzuiver
stock-and-pile = Trekstapel en aflegstapel
pile-is = Stapel { $number }
lie-face-down = { $count } dicht
empty = leeg
opening = Opening
may-i-go-out = ‘Mag ik uitgaan?’
yes = Ja
no = Nee
said-yes = ja
said-no = nee
no-tips-note = Alle tips sluiten. Je vindt ze in het menu.
warn-me = Waarschuw me
score = Stand
practice = oefenpartij
practice-note = Deze partij telt als oefenpartij: de kaarten waren bekend of gekozen, of je mocht onbeperkt terugnemen
resume = Verder
pause = Pauze
faster = Sneller
on-to-next-hand = Naar de volgende ronde
you-rest = Je rust in deze ronde. Je team speelt zonder jou verder, en je ziet wat iedereen ziet.
what-happened = Wat is er gebeurd?
back-to-game = Terug naar het spel
next-step = Volgende stap
plays-now = speelt…
is-thinking = denkt na…
one-step = Eén stap
end-the-hand = Ronde beëindigen
draw = Trekken
stock-is-empty = de trekstapel is leeg
lay = Leggen
lay-the-opening = Opening leggen
lay-all = Alles leggen
choose-where = kies waar…
take-all-back = Alles terugnemen
and-go-out = en uitgaan
ends-turn = beëindigt je beurt
freezes-pile = bevriest de stapel
blocks-pile = blokkeert de stapel
keep-card = Laatste kaart houden
ask = Vraag ‘Mag ik uitgaan?’
answer-binds = het antwoord is bindend
pause-others = Andere spelers pauzeren
mouse-offer = Kiezen met de muis
let-click-add = Elke klik kiest erbij
keep-mouse = Zo laten
pile-frozen-hint = Stapel, bevroren: alleen met natuurlijke kaarten uit je hand, van dezelfde waarde als de bovenste, kun je hem pakken
pile-blocked-hint = Stapel: met een wilde kaart of een drie bovenop kun je hem niet pakken
sound-question = Met geluid spelen?
sound-yes = Geluid aan
sound-no = Geluid uit
to-hand = Naar de hand
discards-hint = Stapel. Sleep een kaart hierheen om die af te leggen
pile-hint = Stapel. Klik om hem te pakken voordat je trekt; sleep een kaart hierheen om die af te leggen
last-round = Sinds je laatste beurt, in speelvolgorde
last-turns = De laatste beurt van iedere speler, in speelvolgorde
took = pakte
laid = legde
discarded = legde af
turn-out = uit
turn-end = einde
turn-kept = gehouden
your-partner = je partner
opponent = zij
you-are-next = Hierna ben jij.
your-turn = Jouw beurt
not-opened = Niet geopend
sound-is-on = Geluid staat aan
sound-is-off = Geluid staat uit
stock-hint = Trekstapel: { CARDS-COUNT($count) }, gedekt
stock-hint-draw = Trekstapel: { CARDS-COUNT($count) }, gedekt. Klik om te trekken
stock-hint-empty = De trekstapel is leeg
stock-hint-end = De trekstapel is leeg. Klik om de ronde te beëindigen
stock-label = Trekstapel, { CARDS-COUNT($count) }
stock-label-draw = Trekstapel, { CARDS-COUNT($count) }. Trekken
stock-label-empty = Trekstapel, leeg
stock-label-end = Trekstapel, leeg. Ronde beëindigen
points-hint = { $count ->
    [1] 1 punt
    *[other] { $count } punten
}
points-and-more = { $points }; nog { $more } tot een canasta
meld-label-threes = { $meld }: { CARDS-COUNT($count) }
meld-label = { $wilds ->
    [0] { $meld }: { CARDS-COUNT($count) }, nog { $more } tot een canasta
    *[other] { $meld }: { CARDS-COUNT($count) }, waarvan { $wilds } wild, nog { $more } tot een canasta
}
meld-label-natural = { $meld }: zuivere canasta van { $count }
meld-label-mixed = { $wilds ->
    [0] { $meld }: onzuivere canasta van { $count }
    *[other] { $meld }: onzuivere canasta van { $count }, waarvan { $wilds } wild
}
meld-label-complete = { $meld }: compleet
meld-label-wild = { $meld }: canasta van { $count }
pile-label-empty = Stapel, leeg
pile-label-face-down = { $pile }. Daaronder, dicht: { CARDS-COUNT($count) }
pile-label = { $state ->
    [open] Stapel, { CARDS-COUNT($count) }, bovenop { $top }
    [frozen] Stapel, { CARDS-COUNT($count) }, bovenop { $top }, bevroren
    [blocked] Stapel, { CARDS-COUNT($count) }, bovenop { $top }, geblokkeerd tot er een kaart op ligt
    *[covered] Stapel, { CARDS-COUNT($count) }, bovenop { $top }, bevroren tot er een kaart op ligt
}
pile-discard-here = { $pile }. Hier afleggen
pile-take-it = { $pile }. Stapel pakken
pile-turned-up = { $state ->
    [open] De stapel: { $top }.
    [frozen] De stapel: { $top }, bevroren.
    [blocked] De stapel: { $top }, geblokkeerd tot er een kaart op ligt.
    *[covered] De stapel: { $top }, bevroren tot er een kaart op ligt.
}
banner-pile-frozen = Stapel bevroren
banner-blocked = Geblokkeerd
banner-frozen = Bevroren
until-covered = tot er een kaart op ligt
until-covered-stays = tot er een kaart op ligt; daarna blijft hij bevroren
points-laid = { $points } op tafel
threes-count = { $threes ->
    [red] { $count ->
        [1] 1 rode drie
        *[other] { $count } rode drieën
    }
    *[any] { $count ->
        [1] 1 drie
        *[other] { $count } drieën
    }
}
threes = Drieën
how-many-more = {" "}· nog { $more }
staged-label = Klaargelegde opening, { $points }
goal-deals = ronde { $hand } van { $deals }
goal-target = tot { $target }, ronde { $hand }
goal-one-hand = één ronde, ronde { $hand }
feet-alone = { $count ->
    [1] Voet { $sizes }
   *[other] Voeten { $sizes }
}
feet-of = { $count ->
    [1] Voet: { $feet }
    *[other] Voeten: { $feet }
}
foot-of = { $name } { $sizes }
seat-label = { $name }, { CARDS-COUNT($count) }
seat-label-partner = { $name }, partner, { CARDS-COUNT($count) }
known-to-hold = Heeft zeker: { CARDS($cards) }
own-hand-label = { $who ->
    [you] Jouw hand, { CARDS-COUNT($count) }
    *[other] Hand van { $who }, { CARDS-COUNT($count) }
}
own-area = { $who ->
    [you] Jouw kant
    *[other] Kant van { $who }
}
rests = { $who ->
    [you] Jij rust
   *[other] { $who } rust
}
addressed = { $name }, { $prompt }
partner-asks = { $name } vraagt: { $question } Je hebt { $points } punten in je hand.
partner-said-yes = { $name } zei { $answer }: je moet deze beurt uitgaan.
partner-said-no = { $name } zei { $answer }: je mag deze beurt niet uitgaan.
curtain-turn = { $name } is aan de beurt
pass-the-device = Geef het apparaat aan { $name }. Tot die tijd zijn alle handen verborgen.
i-am = Ik ben { $name }
goes-on = { $words }…
day-result = Resultaat
