day-note = Elke dag één ronde in drie spellen, met dezelfde kaarten en dezelfde tegenstanders voor iedereen. De eerste poging telt: zonder hints, en ongedaan maken kan alleen zolang je niets nieuws hebt gezien.
day-not-played = nog niet gespeeld
day-begun = begonnen: ga verder
day-played = gespeeld
day-lost = eerste poging begonnen en verloren gegaan: speel opnieuw
day-looking = je poging wordt gezocht …
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
day-link-date = De link noemt geen dag van de kalender. Dit is die van vandaag.
day-link-game = De link noemt geen van de ronden van een dag. Dit zijn die van vandaag.
day-back-to-match = Terug naar je partij
day-history = Jouw dagen
day-calendar = De dagen van deze maand
day-cell = { $count ->
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
day-bots-of-day = dezelfde voor iedereen ({ $name })
day-bots-thumb = vuistregels, omdat het programma van de bots niet liep: anderen hadden sterkere bots aan tafel
day-par-note = Par is de gemiddelde voorsprong van de sterkste bot op jouw plaats. Die speelt dezelfde ronde maar acht keer, dus par is grof: het getal na ± zegt hoe ver het ernaast kan zitten. Het kaartgeluk is wat de kaarten waard waren naast die hadden kunnen komen.
day-course = Verloop van de ronde: na { $ahead } van jouw beurten stond jouw team op tafel voor, na { $level } gelijk, na { $behind } achter.
day-costliest = De duurste beslissing
day-look = Bekijk die
day-again = Nog eens spelen
day-others = Andere ronden
day-send = Verstuur het resultaat
day-picture = Verstuur als afbeelding
day-copy = Kopieer
day-sent-title = { $game }, ronde van de dag { $date }: { $kind }
day-sent = { $points } punten, voorsprong { $lead }
day-sent-with-par = { $points } punten, voorsprong { $lead }, par { $par }
day-origin = ronde van de dag { $date }
day-origin-again = ronde van de dag { $date }, poging { $number }
