hide-review = Nascondi l’analisi
hand-is-on = Questa smazzata è ancora in corso. Si può analizzare quando è finita.
no-worker = Questo browser non può pensare in background, quindi non si analizza altro.
stop-review = Ferma
go-on-review = Continua
win-chance = Probabilità di vittoria
this-decision = La decisione
decision-back = Decisione precedente
decision-on = Decisione successiva
no-decision = Qui nessuna decisione
no-decision-note = Vai a una decisione con le frecce, i segni o l’elenco.
next-best = Dopo il migliore
two-errors = di probabilità di vincere la partita; l’intervallo è di due errori standard
lay-step = cala
worst-decisions = Decisioni peggiori
strokes-of-luck = Colpi di fortuna
at-the-deal = Alla distribuzione
no-mistakes = Finora niente che sia costato più di quanto possa spiegare il caso.
what-was-done = Giocato
loss = Perdita
kind-of-mistake = Tipo
chances-of-hand = Probabilità di vittoria a ogni decisione
chances-of-turns = Probabilità di vittoria dopo ogni turno
what-was-known = Da quello che si sapeva
with-all-cards = Con tutte le carte
all-cards-later = Con tutte le carte: segue
turn-of = Dopo il turno di
round = Giro

## Che cosa ha pensato un bot della sua decisione.

of-decision = {" "}{ $name }, azione { $number }
bot-by-thumb = { $name } ha deciso con le regole pratiche.
on-deals = { $count ->
    [one] in 1 smazzata simulata
   *[other] in { $count } smazzate simulate
}
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } ha provato a pescare { on-deals }
       *[any] { $name } ha provato così { on-deals }
    }
   *[again] { $play ->
        [drawing] Ripensandoci, { $name } prova a pescare { on-deals }
       *[any] Ripensandoci, { $name } prova così { on-deals }
    }
}
bot-tried-alone = { $dropped ->
    [one] { bot-tried-play }. L’ultima alternativa è caduta dopo 1 smazzata: { $other }.
   *[other] { bot-tried-play }. L’ultima alternativa è caduta dopo { $dropped } smazzate: { $other }.
}
bot-tried-alone-won = { $dropped ->
    [one] { bot-tried-play }: { $won }% di probabilità di vincere la partita. L’ultima alternativa è caduta dopo 1 smazzata: { $other }.
   *[other] { bot-tried-play }: { $won }% di probabilità di vincere la partita. L’ultima alternativa è caduta dopo { $dropped } smazzate: { $other }.
}
bot-tried-worse = { bot-tried-play }, ma lì andava meglio: { $other }. Le regole pratiche hanno pesato di più.
bot-tried-few = { bot-tried-play }, ed è risultata la scelta migliore. Seconda scelta: { $other }.
bot-tried = { bot-tried-play }: { $won }% di probabilità di vincere la partita. Seconda scelta: { $other }, { $lost }%.

## Che cosa consiglia il bot più forte.

player-held = { $name } aveva in mano { CARDS($cards) }.
review-thinking = Sto pensando…
next-best-are = Poi, in ordine: { $others }.
steps-with-chance = { $steps }, { $chance }%
no-sensible-choice = Non c’era un’altra scelta sensata.
by-thumb-steps = Con le regole pratiche: { $steps }.
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] Ripensandoci, anche { $name } pescherebbe: { $won }% di probabilità di vincere la partita.
       *[any] Ripensandoci, { $name } farebbe lo stesso: { $won }% di probabilità di vincere la partita.
    }
   *[master] { $play ->
        [drawing] Anche Maestro avrebbe pescato: { $won }% di probabilità di vincere la partita.
       *[any] Maestro avrebbe fatto lo stesso: { $won }% di probabilità di vincere la partita.
    }
}
adviser-prefers = { $adviser ->
    [same] Ripensandoci, { $name } preferisce: { $steps }, con il { $won }% di probabilità di vincere la partita
   *[master] Maestro consiglia: { $steps }, con il { $won }% di probabilità di vincere la partita
}
adviser-prefers-by-thumb = { $adviser ->
    [same] Ripensandoci, { $name } preferisce: { $steps }, secondo le regole pratiche. Quello che è stato giocato non vale meno.
   *[master] Maestro consiglia: { $steps }, secondo le regole pratiche. Quello che è stato giocato non vale meno.
}
chance-of-done = { $play ->
    [drawing] pescando: { $chance }%
   *[any] come è stato giocato: { $chance }%
}

## L’analisi di una registrazione.

win-percent = { $number }%
percent-gained = +{ $number }%
percent-within = ±{"\u00A0"}{ $number }%
percent-and-within = { $percent } { $within }
as-good-as-search = alla pari con la simulazione
as-good-decisions = { $count ->
    [one] alla pari con la simulazione, 1 decisione
   *[other] alla pari con la simulazione, { $count } decisioni
}
lost-in-one-decision = persi in una decisione
lost-a-decision = { $within }, persi in media per decisione, su { $count }
no-decision-yet = ancora nessuna decisione
inaccuracy-name = imprecisione
inaccuracies-name = imprecisioni
mistake-name = errore
mistakes-name = errori
blunder-name = errore grave
blunders-name = errori gravi
from-percent = da { $percent }%
decisions-of = { $who ->
    [you] Le tue decisioni
   *[other] Le decisioni di { $who }
}
no-choice-in-hand = In questa smazzata non c’era da scegliere.
only-decision-reviewed = L’unica decisione è analizzata.
decisions-reviewed = Tutte le { $count } decisioni sono analizzate.
decisions-so-far = { $done } di { $count } decisioni
kept-by-newer-page = Con questa partita è salvata un’analisi fatta da una versione più recente della pagina. Resta com’è. Questa non viene salvata.
kept-review-damaged = Una parte dell’analisi salvata era danneggiata. Viene rifatta.
round-number = Giro { $number }
decision-no-choice = Giro { $number }: niente da scegliere
decision-was-best = Giro { $number }: il piano migliore
decision-as-good = Giro { $number }: altrettanto buono, per quanto si può dire
decision-lost = { $class ->
    [inaccuracy] Giro { $number }: imprecisione, { $loss }
    [mistake] Giro { $number }: errore, { $loss }
   *[blunder] Giro { $number }: errore grave, { $loss }
}
mark-of-decision = Decisione, giro { $number }
mark-of-mistake = { $class ->
    [inaccuracy] Imprecisione, giro { $number }
    [mistake] Errore, giro { $number }
   *[blunder] Errore grave, giro { $number }
}
plan-draws = { $form ->
    [done] pescato dal tallone
   *[advised] pesca dal tallone
}
plan-takes = { $form ->
    [done] preso il pozzo
   *[advised] prendi il pozzo
}
plan-takes-with = { $form ->
    [done] preso il pozzo con { $cards }
   *[advised] prendi il pozzo con { $cards }
}
plan-lays = { $form ->
    [done] calato { $cards }
   *[advised] cala { $cards }
}
plan-discards = { $form ->
    [done] scartato { $card }
   *[advised] scarta { $card }
}
plan-keeps = { $form ->
    [done] tenuto l’ultima carta
   *[advised] tieni l’ultima carta
}
plan-asks = { $form ->
    [done] chiesto di chiudere
   *[advised] chiedi di chiudere
}
plan-then = { $before }, poi { $next }
plan-yes = “Sì”
plan-no = “No”
take-with-step = prendi il pozzo con
discard-step = scarta
steps-with-loss = { $steps }, { $loss }
review-best-plan = Piano migliore: { $steps }, { $best } invece di { $done }.
luck-dealt = { $who ->
    [you] Le tue carte iniziali
   *[other] Le carte iniziali di { $who }
}
luck-turned-up = Scoperto dal tallone: { $cards }
luck-drew = { $who ->
    [you] Hai pescato { $cards }
   *[other] { $who } ha pescato { $cards }
}
luck-drew-for-three = { $who ->
    [you] Hai pescato { $cards } al posto di un tre
   *[other] { $who } ha pescato { $cards } al posto di un tre
}
luck-was-even = In questa smazzata la fortuna è stata pari.
luck-was-with = La fortuna è stata da questa parte: { $percent } di probabilità di vittoria.
luck-was-against = La fortuna è stata dall’altra parte: { $percent } di probabilità di vittoria.
marked-card = { $card }, { $mark }
