on-the-table = Aan tafel
library-refused = De bibliotheek kan nu niet worden gelezen: deze browser antwoordt niet, of bewaart in dit venster niets voorgoed. Met ‘Exporteren en importeren’ sla je het verslag van je partij op als bestand.
keep-games = Vraag de browser ze te bewaren
may-delete = Als de ruimte opraakt, kan de browser partijen verwijderen.
library-loading = De bibliotheek wordt gelezen…
library-empty = Nog geen partijen. Met je eerste actie komt een partij hier te staan.
library-none-found = Geen partij gevonden.{" "}
search-games = Titel, speler of regels
list-state = Hoe ver ze zijn
list-all = Alle
list-begun = Begonnen
list-finished = Voltooid
list-player = Speler
list-any-player = Alle spelers
show-all-games = Alle partijen tonen
show-more = Meer tonen
edit-title = Naam wijzigen
game-title = Titel
bring-games = Partijen inlezen
bring-games-note = Sleep verslagen of een opgeslagen bibliotheek ergens op deze pagina, plak ze, of kies bestanden. Aan wat hier al staat, verandert niets.
pasted-games = Geplakte verslagen of bibliotheek
game-files = Bestanden met partijen
add-games = Inlezen
importing = Partijen worden ingelezen…
stop-importing = Stoppen
claim-games = Dit waren mijn partijen
claim-game = Dit was mijn partij
disclaim-game = Dit was niet mijn partij
size-in-kb = { $size } kB
size-in-mb = { $size } MB

note-games = { $games ->
    [one] 1 partij.
    *[other] { $games } partijen.
}
note-size = { $size } op dit apparaat, met het programma erbij.
note-games-and-size = { $games ->
    [one] 1 partij, { $size } op dit apparaat, met het programma erbij.
    *[other] { $games } partijen, { $size } op dit apparaat, met het programma erbij.
}
note-safari = { $games ->
    [one] Deze browser verwijdert die na zeven dagen zonder bezoek: zet de pagina op het beginscherm, of sla de bibliotheek op als bestand.
    *[other] Deze browser verwijdert ze na zeven dagen zonder bezoek: zet de pagina op het beginscherm, of sla de bibliotheek op als bestand.
}
note-kept = { $games ->
    [one] De browser bewaart de partij tot je die verwijdert.
    *[other] De browser bewaart ze tot je ze verwijdert.
}
note-declined = { $games ->
    [one] De browser belooft niet de partij te bewaren: sla de bibliotheek op als bestand.
    *[other] De browser belooft niet ze te bewaren: sla de bibliotheek op als bestand.
}
note-not-promised = { $games ->
    [one] Als de ruimte opraakt, kan de browser de partij verwijderen.
    *[other] Als de ruimte opraakt, kan de browser ze verwijderen.
}
note-unreadable = { $games ->
    [one] Nog 1 partij kan door deze versie niet worden gelezen; er is niets verwijderd.
    *[other] Nog { $games } partijen kunnen door deze versie niet worden gelezen; er is niets verwijderd.
}
games-to-claim = { $games ->
    [one] 1 partij is op een ander apparaat gespeeld. Partijen uit bestanden tellen niet mee in de statistieken.
    *[other] { $games } partijen zijn op een ander apparaat gespeeld. Partijen uit bestanden tellen niet mee in de statistieken.
}
games-in-all = { $games ->
    [one] 1 partij
    *[other] { $games } partijen
}
some-games = { $games ->
    [one] { $found } van 1 partij
    *[other] { $found } van { $games } partijen
}

game-deleted = Verwijderd: { $game }.
game-restored = De partij is terug.
file-is-empty = Er zitten geen partijen in.
import-done = { $clauses }.
came-none = Er is geen partij bijgekomen
came-games = { $games ->
    [one] Er is 1 partij bijgekomen
    *[other] Er zijn { $games } partijen bijgekomen
}
came-sheets = { $sheets ->
    [one] Er is 1 scoreblad bijgekomen
    *[other] Er zijn { $sheets } scorebladen bijgekomen
}
came-both = { $games ->
    [one] { $sheets ->
        [one] Er zijn 1 partij en 1 scoreblad bijgekomen
        *[other] Er zijn 1 partij en { $sheets } scorebladen bijgekomen
    }
    *[other] { $sheets ->
        [one] Er zijn { $games } partijen en 1 scoreblad bijgekomen
        *[other] Er zijn { $games } partijen en { $sheets } scorebladen bijgekomen
    }
}
came-again = { $games ->
    [one] 1 was er al
    *[other] { $games } waren er al
}
came-unreadable = { $games ->
    [one] 1 was niet te lezen
    *[other] { $games } waren niet te lezen
}
came-without-room = { $games ->
    [one] voor 1 was er geen ruimte meer
    *[other] voor { $games } was er geen ruimte meer
}
came-no-games = { $lines ->
    [one] 1 regel was geen partij
    *[other] { $lines } regels waren geen partijen
}
import-cut = De rest van het bestand is overgeslagen: te veel ervan is geen partij.
import-stopped = Je hebt het gestopt; de rest is niet gelezen.
import-unread = De browser kon de rest van het bestand niet lezen.
games-claimed = { $games ->
    [one] De partij telt nu als de jouwe.
    *[other] { $games } partijen tellen nu als de jouwe.
}
game-disclaimed = De partij telt niet meer als de jouwe.
nothing-pasted = Plak eerst een verslag of een opgeslagen bibliotheek, of kies bestanden.
game-is-gone = Deze partij is er niet meer: die is in een ander tabblad verwijderd.
game-is-unreadable = Deze partij is niet te lezen. Er is niets aan veranderd.
game-not-read = De browser kon deze partij nu niet lezen. Er is niets veranderd; probeer het later nog eens.
game-not-stored = De browser heeft dit niet opgeslagen: misschien is er te weinig ruimte op het apparaat. Wat hier al stond, is niet veranderd.
table-not-kept = De partij aan tafel kon niet worden bewaard en blijft daarom daar. Misschien is er te weinig ruimte op het apparaat.
read-so-far = { $read } van { $all }

side-against-side = { $own } tegen { $others }
player-of-level = { $name } ({ $level })
sides-of-level = { $sides } · { $level }
only-people = Mensen aan één apparaat
rules-differ = { $count ->
    [one] 1 regel gewijzigd
    *[other] { $count } regels gewijzigd
}
game-practice = oefenpartij
game-from-file = uit een bestand
result-begun = ronde 1
result-in-hand = ronde { $hand }, { $own } tegen { $others }
result-won = gewonnen met { $own } tegen { $others }
result-lost = verloren met { $own } tegen { $others }
result-of-player = { $name }: { $result }
button-of-game = { $action }: { $game }
