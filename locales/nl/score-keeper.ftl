score-keeper = Scores bijhouden
score-keeper-empty = Nog geen scoreblad. Begin er een als de kaarten op tafel liggen.
new-sheet = Nieuw scoreblad
sheets-full = Er is geen ruimte voor nog een scoreblad. Verwijder er een dat je niet meer nodig hebt.
sheet-kept-rules = Spel
sheet-sides = Teams, of spelers die ieder voor zich tellen
sheet-names = Namen
first-dealer = Eerste gever
no-dealer = Niet genoteerd
begin-sheet = Blad beginnen
open-sheet = Openen
sheet-hand = Ronde
add-hand = Ronde toevoegen
keep-hand = Noteren
drop-hand = Wissen
remove-hand = Deze ronde verwijderen
undo-drop = De gewiste ronde terughalen
went-out = Ging uit
nobody = Niemand
partner-in-hand = Partner in deze ronde
concealed = Verborgen
no-special = Geen
count-by = Tellen
by-items = Per onderdeel
by-total = Eén getal
deals-next = Volgende gever
hands-add-up = Zo zijn de ronden geteld
sheet-changes = Wat er is gewijzigd
sheet-begun = Begonnen

sheet-rules = { $rules }, { $length }
sheet-won = { $side ->
    [we] Wij winnen met { $margin } punten verschil.
    [they] Zij winnen met { $margin } punten verschil.
    [you] Je wint met { $margin } punten verschil.
    [player] { $side } wint met { $margin } punten verschil.
    *[several] { $side } winnen met { $margin } punten verschil.
}
sheet-leads = { $hands ->
    [one] { $side ->
        [we] Na 1 ronde staan wij { $margin } voor.
        [they] Na 1 ronde staan zij { $margin } voor.
        [you] Na 1 ronde sta je { $margin } voor.
        [player] Na 1 ronde staat { $side } { $margin } voor.
        *[several] Na 1 ronde staan { $side } { $margin } voor.
    }
    *[other] { $side ->
        [we] Na { $hands } ronden staan wij { $margin } voor.
        [they] Na { $hands } ronden staan zij { $margin } voor.
        [you] Na { $hands } ronden sta je { $margin } voor.
        [player] Na { $hands } ronden staat { $side } { $margin } voor.
        *[several] Na { $hands } ronden staan { $side } { $margin } voor.
    }
}
sheet-level = { $hands ->
    [one] Gelijke stand na 1 ronde: { LIST($sides) }.
    *[other] Gelijke stand na { $hands } ronden: { LIST($sides) }.
}
no-hand-yet-kept = Nog geen ronde.
sheets-unreadable = { $count ->
    [1] Eén scoreblad kan door deze versie niet worden gelezen. Het blijft op dit apparaat zoals het is.
    *[other] { $count } scorebladen kunnen door deze versie niet worden gelezen. Ze blijven op dit apparaat zoals ze zijn.
}
sheet-deleted = Verwijderd: { $sheet }.
scores-of-real-games = Scores van partijen met echte kaarten
sheets-kept = { $count ->
    [one] Scores van partijen met echte kaarten: 1 blad op dit apparaat
    *[other] Scores van partijen met echte kaarten: { $count } bladen op dit apparaat
}
button-of = { $word }, { $of }
side-name-field = Naam { $number }
side-deals = { $side ->
    [we] Wij delen
    [they] Zij delen
    [you] Jij deelt
    [player] { $side } deelt
    *[several] { $side } delen
}
go-on-with-hand = Verder met ronde { $hand }
correct-hand = Ronde { $hand } verbeteren

item-total = Punten van de ronde
item-concealed = Verborgen uitgaan
item-sequences = Reeksen van zeven
item-wilds = Canasta’s van wilde kaarten
item-twos = Canasta’s van tweeën
item-jokers = Canasta’s van wilde kaarten met vier jokers
item-one-wild = Canasta’s van alleen tweeën of alleen jokers
item-canasta-count = Aantal canasta’s
item-black-threes = Neergelegde zwarte drieën
item-incomplete-sequences = Incomplete reeksen
item-incomplete-wilds = Incomplete combinaties van wilde kaarten
item-held-black-threes = Vier of meer zwarte drieën in een hand
item-melded-black-threes = Vier of meer zwarte drieën gelegd
item-cut = Precies de kaarten van het delen afgenomen
item-other = Andere punten
item-natural-of = Zuivere canasta’s van { CARDS($ranks, case: "of") }
item-mixed-of = Onzuivere canasta’s van { CARDS($ranks, case: "of") }
item-incomplete = Incomplete combinaties van { CARDS($ranks, case: "of") }
item-held = Drie of meer { CARDS($ranks) } in een hand
item-points-each = elk { $points }
points-each-and-all = elk { $points }, alle { $all } samen { $together }
points-together = samen { $points }
in-points = punten
in-points-against = punten, tegen het team
may-be-negative = mag onder nul zijn

one-more = Eén meer: { $item }
one-fewer = Eén minder: { $item }
add-points-to = +{ $points }: { $item }
other-sign = Plus of min: { $item }
opens-with = opening: { $points }
sum-of-side = { $points } in deze ronde, { $total } in totaal
times-together = { $count } samen

number-missing = { $item }: het getal ontbreekt. Zonder punten is het 0.
no-whole-number = { $item }: dit is geen heel getal.
number-out-of-bounds = { $item }: een getal van { $least } tot en met { $most }.
sheet-is-full = Het blad is vol. Begin een nieuw.

hand-added = Ronde { $hand } toegevoegd
hand-corrected = Ronde { $hand } verbeterd: { $before } werd { $after }
hand-removed = Ronde { $hand } verwijderd: { $points }
undo-added = Ongedaan maken: ronde { $hand } toegevoegd
undo-corrected = Ongedaan maken: ronde { $hand } verbeterd
undo-removed = Ongedaan maken: ronde { $hand } verwijderd
redo-added = Opnieuw: ronde { $hand } toegevoegd
redo-corrected = Opnieuw: ronde { $hand } verbeterd
redo-removed = Opnieuw: ronde { $hand } verwijderd
