mistakes-play = Fouten uit je partijen
mistakes-none-known = Analyseer een gespeelde partij. De fouten daaruit wachten dan hier tot je ze opnieuw speelt.
mistakes-due = { $count ->
    [one] Eén fout wacht op een beter plan.
    *[other] { $count } fouten wachten op een beter plan.
}
mistakes-in-days = { $days ->
    [1] Vandaag niets te herstellen. De volgende fout komt morgen terug.
    *[other] Vandaag niets te herstellen. De volgende fout komt over { $days } dagen terug.
}
mistakes-all-repaired = Alle fouten zijn hersteld. Analyseer nog een partij om er meer te vinden.
