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
ask-discard = { CARDS($card) } afleggen?
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
loss-leave-kept = Je partij wordt op dit apparaat bewaard. Ze gaat hier verder als je terugkomt.
loss-leave = Deze browser bewaart de partij niet: ze gaat verloren als je weggaat. Met ‘{ files }’ sla je haar op als bestand.
loss-same-deal = Omdat je de kaarten kent, telt de nieuwe partij als oefenpartij.
loss-reset-settings = Alle instellingen, ook de toetsen, gaan terug naar hun standaardwaarden.
loss-import-settings = Ze vervangen je huidige instellingen.
loss-delete-text = Hij wordt voorgoed van dit apparaat verwijderd. Download hem eerst als je hem nog nodig kunt hebben.
loss-open-elsewhere = Maar één tabblad kan haar opslaan. Neem haar hier over, en ze gaat in dit tabblad verder zoals ze staat. Speel apart, en ze blijft in het andere tabblad.
loss-taken-over = Ze is opgeslagen en daar overgenomen. Dit tabblad slaat haar niet meer op.
loss-taken-over-unsaved = Ze is daar overgenomen zoals ze het laatst was opgeslagen. Dit tabblad kon zijn laatste zetten niet opslaan en stuurt ze naar de bibliotheek, die ze aanbiedt.
loss-take-over = De opgeslagen partij komt naar dit tabblad.
loss-remove-rules = Ze worden van dit apparaat verwijderd.
loss-replace-rules = De regels die nu onder deze naam zijn opgeslagen, gaan verloren.
loss-update = Deze browser slaat de partij voor deze pagina niet op.
loss-elsewhere = Een partij die in een ander tabblad is begonnen, is op dit apparaat opgeslagen; een nieuwe vervangt haar. Laad deze pagina opnieuw om met die partij verder te gaan.
loss-game = { $fate ->
    [stays] De huidige partij (ronde { $hand }, { $scores }) blijft in de bibliotheek.
    [not-kept] De huidige partij (ronde { $hand }, { $scores }) wordt niet bewaard, omdat je er niet in hebt gespeeld.
    [on-its-way] De huidige partij (ronde { $hand }, { $scores }) is onderweg naar de bibliotheek.
    [goes-first] De huidige partij (ronde { $hand }, { $scores }) gaat eerst naar de bibliotheek.
    *[lost] De huidige partij (ronde { $hand }, { $scores }) gaat verloren, tenzij je haar opslaat als bestand: de bibliotheek kon haar niet opslaan.
}
when-you-deal = { $fate ->
    [stays] Als je deelt, blijft de huidige partij in de bibliotheek.
    [not-kept] Als je deelt, wordt de huidige partij niet bewaard, omdat je er niet in hebt gespeeld.
    [on-its-way] Als je deelt, is de huidige partij onderweg naar de bibliotheek.
    [goes-first] Als je deelt, gaat de huidige partij eerst naar de bibliotheek.
    *[lost] Als je deelt, gaat de huidige partij verloren, tenzij je haar opslaat als bestand: de bibliotheek kon haar niet opslaan.
}
risk-wild = Het is een wilde kaart.
risk-wild-frozen = Het is een wilde kaart, en de stapel is al bevroren.
risk-wild-freezes = Het is een wilde kaart, en die bevriest de stapel.
risk-gives-pile = { $name } kan { CARDS-COUNT($count) } pakken, deze meegeteld.
risk-groups = De groepen die je hebt klaargelegd zijn nog niet gelegd, en met afleggen eindigt je beurt.
