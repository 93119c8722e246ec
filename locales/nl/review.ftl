hide-review = Analyse verbergen
hand-is-on = Deze ronde is nog bezig. Analyseren kan als de ronde voorbij is.
no-worker = Deze browser kan niet op de achtergrond rekenen, dus er wordt niets meer geanalyseerd.
stop-review = Stoppen
go-on-review = Verder
win-chance = Winstkans
this-decision = De beslissing
decision-back = Vorige beslissing
decision-on = Volgende beslissing
no-decision = Hier viel niets te beslissen
no-decision-note = Ga naar een beslissing met de pijltjes, de markeringen of de lijst.
next-best = Op één na de beste
two-errors = van de kans om de partij te winnen; het interval is twee standaardfouten
lay-step = leg
worst-decisions = Slechtste beslissingen
strokes-of-luck = Gelukstreffers
at-the-deal = Bij het delen
no-mistakes = Tot nu toe niets wat meer kostte dan toeval kan zijn.
what-was-done = Gespeeld
loss = Verlies
kind-of-mistake = Soort
chances-of-hand = Winstkans bij elke beslissing
chances-of-turns = Winstkans na elke beurt
what-was-known = Op grond van wat bekend was
with-all-cards = Met alle kaarten
all-cards-later = Met alle kaarten: volgt nog
turn-of = Na de beurt van
round = Omloop
of-decision = {" "}{ $name }, actie { $number }
bot-by-thumb = { $name } ging af op vuistregels.
on-deals = { $count ->
    [one] met 1 verdeling van de kaarten
    *[other] met { $count } verdelingen van de kaarten
}
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } rekende trekken door { on-deals }
        *[any] { $name } rekende dit door { on-deals }
    }
    *[again] { $play ->
        [drawing] Bij een tweede keer nadenken rekent { $name } trekken door { on-deals }
        *[any] Bij een tweede keer nadenken rekent { $name } dit door { on-deals }
    }
}
bot-tried-alone = { $dropped ->
    [one] { bot-tried-play }. Het laatste alternatief viel af, na 1 verdeling: { $other }.
    *[other] { bot-tried-play }. Het laatste alternatief viel af, na { $dropped } verdelingen: { $other }.
}
bot-tried-alone-won = { $dropped ->
    [one] { bot-tried-play }: { $won }% kans om de partij te winnen. Het laatste alternatief viel af, na 1 verdeling: { $other }.
    *[other] { bot-tried-play }: { $won }% kans om de partij te winnen. Het laatste alternatief viel af, na { $dropped } verdelingen: { $other }.
}
bot-tried-worse = { bot-tried-play }, en daarbij kwam dit er beter uit: { $other }. De vuistregels gaven de doorslag.
bot-tried-few = { bot-tried-play } en vond dat het beste. Op één na de beste: { $other }.
bot-tried = { bot-tried-play }: { $won }% kans om de partij te winnen. Op één na de beste: { $other }, { $lost }%.
player-held = { $name } had { CARDS($cards) }.
review-thinking = Even nadenken…
next-best-are = Daarna: { $others }.
steps-with-chance = { $steps }, { $chance }%
no-sensible-choice = Er was geen andere zinnige keuze.
by-thumb-steps = Volgens de vuistregels: { $steps }.
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] Bij een tweede keer nadenken zou { $name } ook trekken: { $won }% kans om de partij te winnen.
        *[any] Bij een tweede keer nadenken zou { $name } hetzelfde doen: { $won }% kans om de partij te winnen.
    }
    *[master] { $play ->
        [drawing] Meester had ook getrokken: { $won }% kans om de partij te winnen.
        *[any] Meester had hetzelfde gedaan: { $won }% kans om de partij te winnen.
    }
}
adviser-prefers = { $adviser ->
    [same] Bij een tweede keer nadenken kiest { $name }: { $steps }, met { $won }% kans om de partij te winnen
    *[master] Meester raadt aan: { $steps }, met { $won }% kans om de partij te winnen
}
adviser-prefers-by-thumb = { $adviser ->
    [same] Bij een tweede keer nadenken kiest { $name }: { $steps }, volgens de vuistregels. Wat er is gespeeld, is niet slechter.
    *[master] Meester raadt aan: { $steps }, volgens de vuistregels. Wat er is gespeeld, is niet slechter.
}
chance-of-done = { $play ->
    [drawing] trekken: { $chance }%
    *[any] wat er is gespeeld: { $chance }%
}
win-percent = { $number }%
percent-gained = +{ $number }%
percent-within = ±{"\u00A0"}{ $number }%
percent-and-within = { $percent } { $within }
as-good-as-search = even goed als de berekening
as-good-decisions = { $count ->
    [one] even goed als de berekening, 1 beslissing
    *[other] even goed als de berekening, { $count } beslissingen
}
lost-in-one-decision = verloren in één beslissing
lost-a-decision = { $within }, verloren per beslissing, bij { $count }
no-decision-yet = nog geen beslissing
inaccuracy-name = onnauw{"\u00AD"}keurig{"\u00AD"}heid
inaccuracies-name = onnauw{"\u00AD"}keurig{"\u00AD"}heden
mistake-name = fout
mistakes-name = fouten
blunder-name = blunder
blunders-name = blunders
from-percent = vanaf { $percent }%
decisions-of = { $who ->
    [you] Jouw beslissingen
    *[other] Beslissingen van { $who }
}
no-choice-in-hand = In deze ronde viel er niets te kiezen.
only-decision-reviewed = De enige beslissing is geanalyseerd.
decisions-reviewed = Alle { $count } beslissingen zijn geanalyseerd.
decisions-so-far = { $done } van { $count } beslissingen
kept-by-newer-page = Een nieuwere versie van deze pagina heeft bij deze partij een analyse bewaard. Daaraan verandert niets. Deze wordt niet bewaard.
kept-review-damaged = Een deel van de bewaarde analyse was beschadigd. Dat deel wordt opnieuw geanalyseerd.
round-number = Omloop { $number }
decision-no-choice = Omloop { $number }: er viel niets te kiezen
decision-was-best = Omloop { $number }: het beste plan
decision-as-good = Omloop { $number }: even goed, voor zover te zeggen valt
decision-lost = { $class ->
    [inaccuracy] Omloop { $number }: onnauwkeurigheid, { $loss }
    [mistake] Omloop { $number }: fout, { $loss }
    *[blunder] Omloop { $number }: blunder, { $loss }
}
mark-of-decision = Beslissing, omloop { $number }
mark-of-mistake = { $class ->
    [inaccuracy] Onnauwkeurigheid, omloop { $number }
    [mistake] Fout, omloop { $number }
    *[blunder] Blunder, omloop { $number }
}
plan-draws = { $form ->
    [done] getrokken van de trekstapel
    *[advised] trek van de trekstapel
}
plan-takes = { $form ->
    [done] de stapel gepakt
    *[advised] pak de stapel
}
plan-takes-with = { $form ->
    [done] de stapel gepakt met { $cards }
    *[advised] pak de stapel met { $cards }
}
plan-lays = { $form ->
    [done] { $cards } gelegd
    *[advised] leg { $cards }
}
plan-discards = { $form ->
    [done] { $card } afgelegd
    *[advised] leg { $card } af
}
plan-keeps = { $form ->
    [done] de laatste kaart gehouden
    *[advised] houd de laatste kaart
}
plan-asks = { $form ->
    [done] gevraagd om uit te gaan
    *[advised] vraag om uit te gaan
}
plan-then = { $before }, dan { $next }
plan-yes = ‘Ja’
plan-no = ‘Nee’
take-with-step = pak de stapel met
discard-step = leg af:
steps-with-loss = { $steps }, { $loss }
review-best-plan = Beste plan: { $steps }, { $best } in plaats van { $done }.
luck-dealt = { $who ->
    [you] De kaarten die jij kreeg
    *[other] De kaarten die { $who } kreeg
}
luck-turned-up = Opengelegd: { $cards }
luck-drew = { $who ->
    [you] Je trok { $cards }
    *[other] { $who } trok { $cards }
}
luck-drew-for-three = { $who ->
    [you] Je trok { $cards } voor een drie
    *[other] { $who } trok { $cards } voor een drie
}
luck-was-even = In deze ronde was het geluk gelijk verdeeld.
luck-was-with = Dit team had geluk: { $percent } winstkans.
luck-was-against = Dit team had pech: { $percent } winstkans.
marked-card = { $card }, { $mark }
