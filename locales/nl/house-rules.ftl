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

## Beginnen, zoeken, wat over regels wordt gezegd.

start-from = Beginnen met
search-rules = Zoeken in de regels
rules-found = { $count ->
    [0] Geen regel gevonden
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
}
as-in = Zoals in { $game }
more-rules = Meer regels
no-effect = Met de huidige regels zonder gevolg.
set-rule = Zet { $rule } op: { $value }
other-rule-would = { $rule } zou dat veranderen.
possible-values = { $rule }: deze waarde kan niet. Mogelijk: { $values }.
rules-in-words = De regels in woorden
sentence-is-new = Anders:{" "}
try-hand = Ronde proberen
wild-canasta-worth-nothing = Wilde kaarten alleen mogen worden gelegd, maar leveren geen bonus op.
sequence-worth-nothing = Reeksen mogen worden gelegd, maar leveren geen bonus op.
no-wild-melds = Wilde kaarten alleen hebben hier punten, maar mogen niet worden gelegd.
no-sequences = Reeksen hebben hier punten, maar mogen niet worden gelegd.
red-threes-cost-nothing = Rode drieën blijven in de hand, maar kosten daar niets.
threes-worth-nothing = Drieën worden uitgelegd, maar tellen niets.
wilds-may-outnumber = Wilde kaarten mogen in de meerderheid zijn, dus een voorsprong van natuurlijke betekent niets.
no-meld-charged = Geen combinatie telt tegen een team, dus geen enkele verhindert uitgaan.
no-rank-closes = Er wordt nooit een waarde gesloten.
no-mixed-canastas = Er zijn onzuivere canasta’s nodig, maar in combinaties mogen geen wilde kaarten.
no-foot = Er is geen voet om op te pakken.
