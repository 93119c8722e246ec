language = Sprache
search-settings = Einstellungen durchsuchen
reset = Zurücksetzen
default-keys = Vorgegebene Tasten
keys-note = Um eine Taste zu ändern, tipp eine neue in ihr Feld. Mit einem Screenreader wirken Tasten im Fokusmodus; im Lesemodus behält er sie für sich.

key-arrows = Pfeile, Pos1, Ende
key-arrows-does = Durch das Blatt gehen
key-space = Leertaste
key-space-does = Die Karte wählen oder abwählen; während andere spielen, zum nächsten Schritt
key-shift-arrow = Umschalt und Pfeil
key-shift-arrow-does = Mehrere Karten nebeneinander wählen
key-alt-arrow = Alt und Pfeil
key-alt-arrow-does = Die Karte im Blatt verschieben
key-enter = Enter
key-enter-does = Den hervorgehobenen Knopf drücken; im Fernsehmodus die Karte wählen
key-escape = Esc
key-escape-does = Die Auswahl aufheben; einen Dialog schließen
key-ranks = 4 bis 9, 0 für die Zehn
key-ranks-does = Zur nächsten Karte dieses Rangs
key-courts = Umschalt und J, Q, K, A
key-courts-does = Dasselbe für Bube, Dame, König, Ass
key-wilds = 2, 3, Umschalt und W
key-wilds-does = Dasselbe für Zweien, Dreien, Joker
key-ways = 1 bis 9
key-ways-does = Eine von mehreren Möglichkeiten wählen
language-of-device = Wie auf diesem Gerät ({ $language })

theme-system = Wie Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrast

pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort

patience-short = Kurz
patience-normal = Normal
patience-long = Lang

felt-green = Grün
felt-blue = Blau
felt-plum = Violett
felt-slate = Grau

back-blue = Blau
back-red = Rot
back-plain = Schlicht

size-small = Klein
size-normal = Normal
size-large = Groß

motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus

verbosity-brief = Knapp
verbosity-normal = Normal
verbosity-full = Ausführlich

sort-rank = Nach Rang
sort-own = Meine eigene Ordnung

switch-messages = Spielgeschehen anzeigen
switch-messages-does = Was jeder Spieler tut, oben am Tisch. Aus: nur die Rückseiten ihrer Karten
switch-swap-buttons = Maustasten vertauschen
switch-swap-buttons-does = Die linke Taste wählt dazu, die rechte wählt eine einzelne Karte
switch-click-adds = Jeder Klick wählt dazu
switch-click-adds-does = Jeder Klick, mit beiden Tasten, wählt eine Karte dazu oder ab
switch-lite = Einfache Darstellung
switch-lite-does = Ohne Bilder, Schatten und Animationen
switch-tv = Fernsehmodus
switch-tv-does = Große Schrift und sichere Ränder
switch-four-colour = Vierfarbiges Blatt
switch-four-colour-does = Karo blau, Kreuz grün
switch-large-print = Großdruck
switch-large-print-does = Rang und Farbe so groß, wie die Karte es zulässt, ohne Bilder
switch-left-handed = Linkshändig
switch-left-handed-does = Knöpfe auf der linken Seite
switch-whole-groups = Ganze Gruppen wählen
switch-whole-groups-does = Ein Klick auf eine Karte wählt alle ihres Rangs
switch-keys = Buchstabentasten
switch-keys-does = Einzelne Tasten ziehen, legen aus und so weiter. Die Liste steht im Menü unter „Tasten“
switch-auto-draw = Automatisch ziehen
switch-auto-draw-does = Wenn du nichts anderes tun kannst
switch-look-through = Stapel durchsehen
switch-look-through-does = Hausregel: Alle dürfen den ganzen Stapel ansehen
switch-warn-discards = Vor dem Ablegen warnen
switch-warn-discards-does = Ist eine einzelne Karte gewählt, sagt das Spiel, was der Nächste damit anfangen kann, nach dem, was du siehst
switch-achievements = Erfolge
switch-achievements-does = Nach einer Runde eine Zeile darüber, was dir zum ersten Mal gelungen ist
switch-sounds = Töne
switch-sounds-does = Wenn Karten sich bewegen und wenn du dran bist
switch-captions = Untertitel für Töne
switch-captions-does = Ein kurzer Text in einer Ecke zu jedem Ton, etwa „♪ Canasta“
switch-vibration = Vibration
switch-vibration-does = Auf Touchscreens: du bist dran, ein Canasta, und was nicht geht
switch-practice = Üben
switch-practice-does = Unbegrenzt zurücknehmen. Die Partie gilt als Übung
switch-open-hands = Offene Blätter
switch-open-hands-does = Alle Blätter offen, zum Lernen. Die Partie gilt als Übung

setting-theme = Erscheinungsbild
setting-felt = Tischfarbe
setting-back = Kartenrücken
setting-card-size = Kartengröße
setting-text-size = Schriftgröße
setting-pace = Tempo der anderen
setting-patience = Bedenkzeit
setting-motion = Kartenanimation
setting-sort = Ordnung des Blatts
setting-verbosity = Ausführlichkeit für Screenreader

search-theme = nacht nachtmodus dunkelmodus dark mode schwarz weiß hell farben design thema aussehen kontrast
search-felt = hintergrund farbe tuch filz tischtuch
search-back = muster rückseite deckblatt kartendesign
search-card-size = größer kleiner zoom vergrößern karten
search-text-size = schrift buchstaben größer kleiner zoom lesen text
search-pace = bots computer gegner warten schneller langsamer verzögerung geschwindigkeit
search-patience = bots computer stärke schwierigkeit denkzeit schneller langsamer warten nachdenken
search-motion = geschwindigkeit bewegung fliegen schneller langsamer übelkeit animationen
search-sort = sortieren ordnen reihenfolge karten hand
search-verbosity = blind vorlesen ansagen stimme sprachausgabe NVDA JAWS VoiceOver TalkBack vorleseprogramm
search-language = übersetzung deutsch englisch sprachen
search-messages = text meldungen protokoll verlauf ausblenden nachrichten
search-mouse = links rechts taste klick auswahl maus
search-lite = schnell langsam altes gerät akku batterie leistung schlicht einfach
search-tv = fernseher fernbedienung großer bildschirm pfeile tv
search-four-colour = farbenblind farbenblindheit rot-grün-schwäche farbfehlsichtigkeit farben vier
search-large-print = größere karten augen sehschwäche sehbehindert senioren
search-left-handed = linkshänder seite daumen spiegeln
search-keys = tastatur tastenkürzel kürzel shortcuts
search-sounds = ton audio lärm lautstärke stumm leise musik klänge
search-achievements = pokale abzeichen auszeichnungen medaillen trophäen
search-captions = gehörlos taub hören schwerhörig untertitel
search-vibration = vibrieren rütteln handy telefon brummen
search-practice = zurücknehmen training trainieren üben
search-open-hands = schummeln aufdecken alle karten sehen offen

settings-group-cards = Karten und Tisch
settings-group-pace = Tempo und Ton
settings-group-help = Hilfe beim Spielen
settings-group-language = Sprache und Screenreader
settings-group-mouse = Maus, Tasten und Fernseher

setting-value = { $label }: { $value }
switch-is-off = { $name }: aus
no-setting-found = Keine Einstellung enthält diese Wörter. Versuch es mit „Farbe“, „Tempo“ oder „Größe“.
settings-found = { $count ->
    [one] 1 Einstellung
   *[other] { $count } Einstellungen
}

command-draw = Ziehen
command-take = Stapel nehmen
command-lay = Gewählte Karten auslegen oder bereitlegen
command-discard = Gewählte Karte ablegen
command-unstage = Alles Bereitgelegte zurücknehmen
command-undo = Rückgängig
command-hint = Tipp; noch einmal drücken zeigt ihn
command-keep = Letzte Karte behalten
command-ask = „Darf ich ausmachen?“ fragen
command-yes = Mit Ja antworten
command-no = Mit Nein antworten
command-hand = Mein Blatt vorlesen
command-melds = Die Meldungen vorlesen
command-pile = Stapel und Talon vorlesen
command-scores = Den Punktestand vorlesen
command-minimum = Die Mindestpunktzahl vorlesen
command-buttons = Vorlesen, was ich tun kann
command-repeat = Wiederholen
command-faster = Die anderen in diesem Durchgang schneller spielen lassen
command-what-happened = Den letzten Durchgang noch einmal zeigen
command-pause = Die anderen anhalten
command-keys = Diese Liste zeigen
