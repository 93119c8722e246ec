### Schritte stehen im Infinitiv: „ziehen und die Kreuz-Vier ablegen“.

do-draw = ziehen
do-take-onto = den Stapel mit einer Meldung nehmen
do-take-with = den Stapel mit { CARDS($cards, case: "dat") } nehmen
do-take-laying = { $take } und dabei { $laying }
do-lay = { CARDS($cards, case: "acc") } auslegen
do-lay-run = { RANK-NAME($low) } bis { RANK-NAME($high) } in { SUIT-NAME($suit) } auslegen
do-add-run = { RANK-NAME($low) } bis { RANK-NAME($high) } in { SUIT-NAME($suit) } anlegen
do-add-to-sequence = { CARDS($card, case: "acc") } an die Sequenz anlegen
do-add-to-rank = { CARDS($cards, case: "acc") } an { RANKS-NAME($rank, case: "to") } anlegen
do-add-to-wilds = { CARDS($cards, case: "acc") } an die wilden Karten anlegen
do-discard = { CARDS($card, case: "acc") } ablegen
do-discard-only = { CARDS($card, case: "acc") } ablegen, ohne etwas auszulegen
do-discard-laying-nothing = { CARDS($card, case: "acc") } ablegen, nichts auslegen
do-keep = die letzte Karte behalten
do-ask = „Darf ich ausmachen?“ fragen
do-say-yes = Ja sagen
do-say-no = Nein sagen
do-special = das Sonderblatt auslegen

hint-aloud = { $what }. { $more }
hint-equal = Gleich gut: { $other }.
hint-behind = Etwa { $points } Punkte weniger: { $other }.
hint-next = Zweitbeste Wahl: { $other }.
