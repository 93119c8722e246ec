no-differences = Dit zijn de regels van Klassiek.
no-news = Er is niets nieuws in dit spel.
changes-back = Je wijzigingen terughalen
copy-link = Link kopiëren
share-link = Delen…
changed-back = Gewijzigd. Terug naar de standaard
back-to-preset = Terug naar de standaard
house-rules = Huisregels
code = Code voor deze regels
no-code = Onmogelijke regels hebben geen code.
given-code-label = Een code die je hebt gekregen
share = Deze regels delen
given-code = Een code die je hebt gekregen
use-code = Code gebruiken
name-for-rules = Naam voor deze regels
remove = Verwijderen
own-rules = Je eigen regels
save-as = Deze regels opslaan als
save = Opslaan
group-deal = Delen en trekken
group-melds = Combinaties
group-opening = Opening
group-pile = De stapel
group-threes = Drieën
group-end = Einde van een ronde
group-scoring = Puntentelling
rules-changed = { $count ->
    [0] geen regels gewijzigd
    [one] één regel gewijzigd
    *[other] { COUNT($count) } regels gewijzigd
}
game-and-changes = { $game }. { $changed }.
draft-is-saved = Je wijzigingen zijn op dit apparaat als concept opgeslagen, ook als je niet deelt.
reset-rule = { $rule }: terug naar de standaard
value-never-ends = Met deze waarde eindigt een partij misschien nooit.
rule-quoted = ‘{ $rule }’
may-never-end = { $count ->
    [one] Een partij met deze regels eindigt misschien nooit: bots hebben er { $matches } gespeeld, en geen enkele was binnen { $hands } ronden klaar. Dat komt door { $rules }.
    *[other] Een partij met deze regels eindigt misschien nooit: bots hebben er { $matches } gespeeld, en geen enkele was binnen { $hands } ronden klaar. Dat komt door { $rules }.
}
name-of-own-rules = Naam van je regels { $number }
remove-own-rules = De regels { $name } verwijderen
