next-mistake = Error siguiente
back-to-review = Volver al análisis
show-best-plan = Ver el mejor plan
exercise-ask = Encuentra un plan mejor.
exercise-played = Lo que se jugó en la partida: { $plan } ({ $loss }).

verdict-not-yet = Todavía no
plan-being-weighed = Se está valorando tu plan…
plan-is-best = Ese es el mejor plan.
plan-is-as-good = Es tan bueno como el mejor plan.
plan-is-good-enough = Casi no hay nada mejor ({ $loss }). Con eso basta.
plan-is-inaccuracy = Imprecisión: { $loss } frente al mejor plan.
plan-is-mistake = Error: { $loss } frente al mejor plan.
plan-is-blunder = Error grave: { $loss } frente al mejor plan.
plan-was-played = Es lo que se jugó en la partida: { $loss }.
plan-cannot-be-weighed = Este navegador no puede pensar en segundo plano, así que no se puede decir cuánto vale.
best-plan-is = El mejor plan: { $plan }.
