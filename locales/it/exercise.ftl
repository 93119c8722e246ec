next-mistake = Prossimo errore
back-to-review = Torna all’analisi
show-best-plan = Mostra il piano migliore
exercise-ask = Trova un piano migliore.
exercise-played = Giocato in partita: { $plan } ({ $loss }).

## La risposta a un piano.

verdict-not-yet = Non ancora
plan-being-weighed = Sto valutando il tuo piano…
plan-is-best = È il piano migliore.
plan-is-as-good = Vale quanto il piano migliore.
plan-is-good-enough = Quasi niente è meglio ({ $loss }). Va bene così.
plan-is-inaccuracy = Imprecisione: { $loss } rispetto al piano migliore.
plan-is-mistake = Errore: { $loss } rispetto al piano migliore.
plan-is-blunder = Errore grave: { $loss } rispetto al piano migliore.
plan-was-played = È quello che è stato giocato in partita: { $loss }.
plan-cannot-be-weighed = Questo browser non può pensare in background, quindi nessuno può dire quanto vale.
best-plan-is = Il piano migliore: { $plan }.
