day-note = Elke dag één ronde in drie spellen, met dezelfde kaarten en dezelfde tegenstanders voor iedereen. De eerste poging telt: zonder hints, en ongedaan maken kan alleen zolang je niets nieuws hebt gezien.
day-not-played = nog niet gespeeld
day-begun = begonnen: ga verder
day-played = gespeeld
day-played-of = { $count } van { $all } gespeeld
day-two = Twee spelers
day-four = Vier spelers
day-further = Ander spel
day-deal = { $kind }: { $rules }
day-lead-only = jouw voorsprong { $lead }
day-lead-and-par = jouw voorsprong { $lead }, par { $par }
day-before = De dag ervoor
day-after = De dag erna
day-early = De eerste ronde is die van
day-other-day = Die dag heeft geen ronde; dit is de dichtstbijzijnde.
day-back-to-match = Terug naar je partij
day-history = Jouw dagen
day-calendar = De dagen van deze maand
day-cell = { $date }: { $count ->
    [0] niet gespeeld
    [one] 1 ronde gespeeld
   *[other] { $count } ronden gespeeld
}
day-streak = Op rij
day-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
day-deals-played = Gespeelde ronden
day-mean-against-par = Gemiddeld tegen par
day-streak-note = Een dag telt als je op die dag een van zijn ronden speelt. Eén gemiste dag per week is vergeven.
day-lead-note = voorsprong op het andere team
day-own-points = Jouw punten
day-par = Par
day-interval = { $points } ± { $within }
day-par-underway = { $done } van { $all } keer gespeeld …
day-no-par = kan nu niet worden berekend
day-above-par = Tegen par
day-luck = Kaartgeluk
day-without-luck = Voorsprong zonder geluk
day-bots = Bots
day-par-note = Par is de gemiddelde voorsprong van de sterkste bot op jouw plaats, die dezelfde ronde acht keer speelt. Het kaartgeluk is wat de kaarten waard waren naast die hadden kunnen komen.
day-course = Verloop van de ronde: na { $ahead } van jouw beurten stond jouw team op tafel voor, na { $level } gelijk, na { $behind } achter.
day-costliest = De duurste beslissing
day-look = Bekijk die
day-again = Nog eens spelen
day-others = Andere ronden
day-send = Verstuur het resultaat
day-copy = Kopieer
day-sent-title = { $game }, ronde van de dag { $date }: { $kind }
day-sent = { $points } punten, voorsprong { $lead }
day-sent-with-par = { $points } punten, voorsprong { $lead }, par { $par }
day-origin = ronde van de dag { $date }
day-origin-again = ronde van de dag { $date }, poging { $number }
