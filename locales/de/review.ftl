hide-review = Analyse ausblenden
hand-is-on = Diese Runde läuft noch. Analysieren lässt sie sich, wenn sie vorbei ist.
no-worker = Dieser Browser kann nicht im Hintergrund rechnen, also wird nichts weiter analysiert.
stop-review = Anhalten
go-on-review = Weiter
win-chance = Gewinnchance
this-decision = Die Entscheidung
decision-back = Vorige Entscheidung
decision-on = Nächste Entscheidung
no-decision = Hier gibt es nichts zu entscheiden
no-decision-note = Zu einer Entscheidung kommst du mit den Pfeilen, den Marken oder der Liste.
next-best = Die nächstbesten
two-errors = der Chance, die Partie zu gewinnen; die Spanne sind zwei Standardfehler
lay-step = auslegen
worst-decisions = Schlechteste Entscheidungen
strokes-of-luck = Glück und Pech
at-the-deal = Beim Geben
no-mistakes = Bisher nichts, was mehr gekostet hat, als der Zufall erklären könnte.
what-was-done = Gespielt
loss = Verlust
kind-of-mistake = Art
chances-of-hand = Gewinnchance bei jeder Entscheidung
chances-of-turns = Gewinnchance nach jedem Zug
what-was-known = Nach dem, was bekannt war
with-all-cards = Mit allen Karten
all-cards-later = Mit allen Karten: folgt
turn-of = Am Zug war
round = Durchgang

of-decision = {" "}{ $name }, Aktion { $number }
bot-by-thumb = { $name } ging nach Faustregeln vor.
on-deals = { $count ->
    [one] an 1 Kartenverteilung
   *[other] an { $count } Kartenverteilungen
}
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } hat das Ziehen { on-deals } erprobt
       *[any] { $name } hat es { on-deals } erprobt
    }
   *[again] { $play ->
        [drawing] Beim zweiten Überlegen erprobt { $name } das Ziehen { on-deals }
       *[any] Beim zweiten Überlegen erprobt { $name } es { on-deals }
    }
}
bot-tried-alone = { $dropped ->
    [one] { bot-tried-play }. Die letzte andere Möglichkeit schied nach 1 Verteilung aus: { $other }.
   *[other] { bot-tried-play }. Die letzte andere Möglichkeit schied nach { $dropped } Verteilungen aus: { $other }.
}
bot-tried-alone-won = { $dropped ->
    [one] { bot-tried-play }: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen. Die letzte andere Möglichkeit schied nach 1 Verteilung aus: { $other }.
   *[other] { bot-tried-play }: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen. Die letzte andere Möglichkeit schied nach { $dropped } Verteilungen aus: { $other }.
}
bot-tried-worse = { bot-tried-play }, und dabei schnitt das besser ab: { $other }. Den Ausschlag gaben die Faustregeln.
bot-tried-few = { bot-tried-play }, und es gefiel am besten. Zweitbeste Wahl: { $other }.
bot-tried = { bot-tried-play }: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen. Zweitbeste Wahl: { $other }, { $lost }{"\u00A0"}%.

player-held = { $name } hatte { CARDS($cards, case: "acc") } auf der Hand.
review-thinking = Wird überlegt …
next-best-are = Die nächstbesten: { $others }.
steps-with-chance = { $steps }, { $chance }{"\u00A0"}%
no-sensible-choice = Eine andere vernünftige Möglichkeit gab es nicht.
by-thumb-steps = Nach Faustregeln: { $steps }.
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] Auch beim zweiten Überlegen würde { $name } ziehen: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen.
       *[any] Auch beim zweiten Überlegen würde { $name } dasselbe tun: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen.
    }
   *[master] { $play ->
        [drawing] Auch der Meister hätte gezogen: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen.
       *[any] Auch der Meister hätte dasselbe getan: { $won }{"\u00A0"}% Chance, die Partie zu gewinnen.
    }
}
adviser-prefers = { $adviser ->
    [same] Beim zweiten Überlegen zieht { $name } vor: { $steps }, mit { $won }{"\u00A0"}% Chance, die Partie zu gewinnen
   *[master] Der Meister empfiehlt: { $steps }, mit { $won }{"\u00A0"}% Chance, die Partie zu gewinnen
}
adviser-prefers-by-thumb = { $adviser ->
    [same] Beim zweiten Überlegen zieht { $name } vor: { $steps }, nach Faustregeln. Was gespielt wurde, ist nicht schlechter.
   *[master] Der Meister empfiehlt: { $steps }, nach Faustregeln. Was gespielt wurde, ist nicht schlechter.
}
chance-of-done = { $play ->
    [drawing] ziehen: { $chance }{"\u00A0"}%
   *[any] was gespielt wurde: { $chance }{"\u00A0"}%
}

win-percent = { $number }{"\u00A0"}%
percent-gained = +{ $number }{"\u00A0"}%
percent-within = ±{"\u00A0"}{ $number }{"\u00A0"}%
percent-and-within = { $percent } { $within }
as-good-as-search = so gut wie die Suche
as-good-decisions = { $count ->
    [one] so gut wie die Suche, 1 Entscheidung
   *[other] so gut wie die Suche, { $count } Entscheidungen
}
lost-in-one-decision = verloren bei einer Entscheidung
lost-a-decision = { $within }, verloren pro Entscheidung, bei { $count }
no-decision-yet = noch keine Entscheidung
inaccuracy-name = Ungenauig{"\u00AD"}keit
inaccuracies-name = Ungenauig{"\u00AD"}keiten
mistake-name = Fehler
mistakes-name = Fehler
blunder-name = grober Patzer
blunders-name = grobe Patzer
from-percent = ab { $percent }{"\u00A0"}%
decisions-of = { $who ->
    [you] Deine Entscheidungen
   *[other] Entscheidungen von { $who }
}
no-choice-in-hand = In dieser Runde gab es nichts zu entscheiden.
only-decision-reviewed = Die einzige Entscheidung ist analysiert.
decisions-reviewed = Alle { $count } Entscheidungen sind analysiert.
decisions-so-far = { $done } von { $count } Entscheidungen
kept-by-newer-page = Eine neuere Version dieser Seite hat bei dieser Partie eine Analyse abgelegt. Sie bleibt, wie sie ist. Diese hier wird nicht aufbewahrt.
kept-review-damaged = Ein Teil der aufbewahrten Analyse war beschädigt. Er wird neu analysiert.
round-number = Durchgang { $number }
decision-no-choice = Durchgang { $number }: nichts zu entscheiden
decision-was-best = Durchgang { $number }: der beste Plan
decision-as-good = Durchgang { $number }: gleich gut, soweit sich das sagen lässt
decision-lost = { $class ->
    [inaccuracy] Durchgang { $number }: Ungenauigkeit, { $loss }
    [mistake] Durchgang { $number }: Fehler, { $loss }
   *[blunder] Durchgang { $number }: grober Patzer, { $loss }
}
mark-of-decision = Entscheidung, Durchgang { $number }
mark-of-mistake = { $class ->
    [inaccuracy] Ungenauigkeit, Durchgang { $number }
    [mistake] Fehler, Durchgang { $number }
   *[blunder] Grober Patzer, Durchgang { $number }
}
plan-draws = { $form ->
    [done] vom Talon gezogen
   *[advised] vom Talon ziehen
}
plan-takes = { $form ->
    [done] den Stapel genommen
   *[advised] den Stapel nehmen
}
plan-takes-with = { $form ->
    [done] den Stapel mit { $cards } genommen
   *[advised] den Stapel mit { $cards } nehmen
}
plan-lays = { $form ->
    [done] { $cards } ausgelegt
   *[advised] { $cards } auslegen
}
plan-discards = { $form ->
    [done] { $card } abgelegt
   *[advised] { $card } ablegen
}
plan-keeps = { $form ->
    [done] die letzte Karte behalten
   *[advised] die letzte Karte behalten
}
plan-asks = { $form ->
    [done] „Darf ich ausmachen?“ gefragt
   *[advised] „Darf ich ausmachen?“ fragen
}
plan-then = { $before }, dann { $next }
plan-yes = „Ja“
plan-no = „Nein“
take-with-step = den Stapel nehmen mit
discard-step = ablegen
steps-with-loss = { $steps }, { $loss }
review-best-plan = Bester Plan: { $steps }, { $best } statt { $done }.
luck-dealt = { $who ->
    [you] Deine ausgeteilten Karten
   *[other] Die ausgeteilten Karten von { $who }
}
luck-turned-up = Aufgedeckt: { $cards }
luck-drew = { $who ->
    [you] Du hast { $cards } gezogen
   *[other] { $who } hat { $cards } gezogen
}
luck-drew-for-three = { $who ->
    [you] Du hast { $cards } für eine Drei gezogen
   *[other] { $who } hat { $cards } für eine Drei gezogen
}
luck-was-even = In dieser Runde war das Glück gleich verteilt.
luck-was-with = Das Glück war auf dieser Seite: { $percent } der Gewinnchance.
luck-was-against = Das Glück war gegen diese Seite: { $percent } der Gewinnchance.
marked-card = { $card }, { $mark }
