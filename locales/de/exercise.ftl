next-mistake = Nächster Fehler
back-to-review = Zurück zur Analyse
show-best-plan = Den besten Plan zeigen
exercise-ask = Finde einen besseren Plan.
exercise-played = In der Partie gespielt: { $plan } ({ $loss }).

verdict-not-yet = Noch nicht
plan-being-weighed = Dein Plan wird berechnet …
plan-is-best = Das ist der beste Plan.
plan-is-as-good = Das ist so gut wie der beste Plan.
plan-is-good-enough = Kaum etwas ist besser ({ $loss }). Das ist gut genug.
plan-is-inaccuracy = Ungenauigkeit: { $loss } gegenüber dem besten Plan.
plan-is-mistake = Fehler: { $loss } gegenüber dem besten Plan.
plan-is-blunder = Grober Patzer: { $loss } gegenüber dem besten Plan.
plan-was-played = Das wurde in der Partie gespielt: { $loss }.
plan-cannot-be-weighed = Dieser Browser kann nicht im Hintergrund rechnen, deshalb weiß niemand, wie gut das ist.
best-plan-is = Der beste Plan: { $plan }.
