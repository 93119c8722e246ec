ask-leave = Weggaan?
yes-leave = Weggaan
ask-abandon = Partij afbreken?
yes-abandon = Afbreken
ask-same-deal = Dezelfde kaarten nog eens spelen?
yes-same-deal = Opnieuw delen
ask-reset-settings = Alle instellingen terugzetten?
yes-reset-settings = Terugzetten
ask-import-settings = Deze instellingen importeren?
yes-import-settings = Importeren
ask-open-record = Dit verslag openen?
ask-open-game = Deze partij openen?
yes-open = Openen
ask-delete-text = Deze tekst verwijderen?
yes-delete-text = Verwijderen
is-open-elsewhere = De partij is open in een ander tabblad.
goes-on-elsewhere = De partij gaat door in een ander tabblad.
ask-take-over = Hier overnemen?
yes-take-over = Hier overnemen
yes-take-back = Hierheen terughalen
ask-remove-rules = De regels ‘{ $name }’ verwijderen?
yes-remove-rules = Verwijderen
ask-replace-rules = De regels ‘{ $name }’ vervangen?
yes-replace-rules = Vervangen
ask-discard = Wil je { CARDS($card) } afleggen?
yes-discard = Afleggen
ask-update = Nu bijwerken?
yes-update = Nu bijwerken
ask-new-match = Een nieuwe partij beginnen?
ask-new-game = Een nieuw spel delen?
yes-deal = Delen
keep-playing = Verder spelen
no-not-now = Niet nu
play-apart = Apart spelen
keep-settings = Mijn instellingen houden
keep-it = Houden
keep-them = Houden
loss-leave-kept = Je partij wordt op dit apparaat bewaard. Kom je terug, dan gaat ze hier verder.
loss-leave = Deze browser bewaart de partij niet: als je weggaat, is ze verloren. Met ‘{ files }’ sla je de partij op als bestand.
loss-same-deal = Omdat je de kaarten kent, telt de nieuwe partij als oefenpartij.
loss-reset-settings = Alle instellingen, ook de toetsen, gaan terug naar hun standaardwaarden.
loss-import-settings = Ze komen in de plaats van je huidige instellingen.
loss-delete-text = De tekst wordt voorgoed van dit apparaat verwijderd. Download hem eerst als je hem misschien nog nodig hebt.
loss-open-elsewhere = Er kan maar één tabblad opslaan. Neem je de partij hier over, dan gaat ze in dit tabblad verder zoals ze staat. Speel je apart, dan blijft ze in het andere tabblad.
loss-taken-over = De partij is opgeslagen en daar overgenomen. In dit tabblad wordt niets meer opgeslagen.
loss-taken-over-unsaved = De partij is daar overgenomen zoals ze het laatst was opgeslagen. Dit tabblad kon de laatste zetten niet opslaan en stuurt die naar de bibliotheek, waar je ze terugvindt.
loss-take-over = De opgeslagen partij komt naar dit tabblad.
loss-remove-rules = Ze worden van dit apparaat verwijderd.
loss-replace-rules = De regels die nu onder deze naam zijn opgeslagen, gaan verloren.
loss-update = Deze browser slaat de partij voor deze pagina niet op.
loss-elsewhere = Een partij die in een ander tabblad is begonnen, is op dit apparaat opgeslagen; een nieuwe komt ervoor in de plaats. Laad deze pagina opnieuw om met die partij verder te gaan.
loss-game = { $fate ->
    [stays] De huidige partij (ronde { $hand }, { $scores }) blijft in de bibliotheek.
    [not-kept] De huidige partij (ronde { $hand }, { $scores }) wordt niet bewaard, omdat je er niet in hebt gespeeld.
    [on-its-way] De huidige partij (ronde { $hand }, { $scores }) is onderweg naar de bibliotheek.
    [goes-first] De huidige partij (ronde { $hand }, { $scores }) gaat eerst naar de bibliotheek.
    *[lost] De huidige partij (ronde { $hand }, { $scores }) gaat verloren, tenzij je die opslaat als bestand: in de bibliotheek lukte het niet.
}
when-you-deal = { $fate ->
    [stays] Als je deelt, blijft de huidige partij in de bibliotheek.
    [not-kept] Als je deelt, wordt de huidige partij niet bewaard, omdat je er niet in hebt gespeeld.
    [on-its-way] Als je deelt, is de huidige partij onderweg naar de bibliotheek.
    [goes-first] Als je deelt, gaat de huidige partij eerst naar de bibliotheek.
    *[lost] Als je deelt, gaat de huidige partij verloren, tenzij je die opslaat als bestand: in de bibliotheek lukte het niet.
}
risk-wild = Het is een wilde kaart.
risk-wild-frozen = Het is een wilde kaart, en de stapel is al bevroren.
risk-wild-freezes = Het is een wilde kaart, en die bevriest de stapel.
risk-gives-pile = { $name } kan { CARDS-COUNT($count) } pakken, deze meegeteld.
risk-groups = De groepen die je hebt klaargelegd, zijn nog niet gelegd, en met afleggen eindigt je beurt.
