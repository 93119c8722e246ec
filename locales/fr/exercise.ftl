next-mistake = Erreur suivante
back-to-review = Retour à l’analyse
show-best-plan = Montrer le meilleur plan
exercise-ask = Trouvez un meilleur plan.
exercise-played = Joué dans la partie : { $plan } ({ $loss }).

verdict-not-yet = Pas encore
plan-being-weighed = Évaluation de votre plan…
plan-is-best = C’est le meilleur plan.
plan-is-as-good = C’est aussi bien que le meilleur plan.
plan-is-good-enough = Il n’y a guère mieux ({ $loss }). C’est assez bien.
plan-is-inaccuracy = Imprécision : { $loss } par rapport au meilleur plan.
plan-is-mistake = Erreur : { $loss } par rapport au meilleur plan.
plan-is-blunder = Gaffe : { $loss } par rapport au meilleur plan.
plan-was-played = C’est ce qui a été joué dans la partie : { $loss }.
plan-cannot-be-weighed = Ce navigateur ne peut pas réfléchir en arrière-plan : impossible de dire ce que cela vaut.
best-plan-is = Le meilleur plan : { $plan }.
