mistakes-play = Erreurs de vos parties
mistakes-none-known = Analysez une partie terminée. Ses erreurs attendront ici, pour être rejouées.
mistakes-due = { $count ->
    [one] Une erreur attend un meilleur plan.
   *[other] { $count } erreurs attendent un meilleur plan.
}
mistakes-in-days = { $days ->
    [1] Rien à réparer aujourd’hui. La prochaine erreur revient demain.
   *[other] Rien à réparer aujourd’hui. La prochaine erreur revient dans { $days } jours.
}
mistakes-all-repaired = Toutes les erreurs sont réparées. Analysez une autre partie pour en trouver.
