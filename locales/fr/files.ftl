look-at-record = Le regarder
share-file = Partager
download = Télécharger
no-game = Il n’y a pas de partie.
record-note = Chaque donne et chaque action ; d’une manche inachevée, seulement ce que tout le monde a vu.
pasted = Relevé ou réglages collés
settings-file = Réglages et vos propres règles
record-file = Relevé de cette partie
match-file = Passer sur un autre appareil
match-file-note = La partie telle qu’elle est, même au milieu d’une manche. Le fichier contient les cartes cachées : ne le lisez donc pas. Sur l’autre appareil, ouvrez-le ci-dessous.
open-file = Ouvrir une partie, un relevé ou des réglages
open-file-note = Collez le texte ici, ou choisissez un fichier. Une partie venue d’un autre appareil entre dans la bibliothèque, et reprend où elle en est. Un relevé s’ouvre comme partie en cours, vous à la première place ; s’il a été enregistré au milieu d’une manche, il continue à la donne suivante. Ou regardez-le, et la partie à la table attend.
set-aside = Mis de côté
set-aside-note = Ce que le jeu n’a pas pu lire en le trouvant, et les parties que la bibliothèque n’a pas pu conserver. Rien ne les écrase.
a-file = Fichier avec un relevé ou des réglages
open = Ouvrir
files = Exporter et importer

button-of-settings = { $action ->
    [copy] Copier les réglages
    [share] Partager les réglages
   *[other] Télécharger les réglages
}
button-of-record = { $action ->
    [copy] Copier le relevé
    [share] Partager le relevé
   *[other] Télécharger le relevé
}
button-of-match = { $action ->
    [copy] Copier la partie
    [share] Partager la partie
   *[other] Télécharger la partie
}
button-of-aside = { $action ->
    [try-again] Réessayer : { $name }
    [delete] Supprimer : { $name }
   *[other] Télécharger : { $name }
}

aside-game = Partie enregistrée { $number }
aside-text = Autre texte { $number }

was-copied = Copié.
not-copied = Ce navigateur ne permet pas à la page de copier. Téléchargez plutôt le texte, ou sélectionnez-le là où il est affiché et copiez-le vous-même.
rules-kept = Enregistré sous « { $name } ». Vous pouvez choisir ces règles dans la fenêtre Nouvelle partie.
not-stored = Ce navigateur ne l’a pas enregistré : sa mémoire est pleine ou bloquée. C’est valable tant que cette page est ouverte.
rules-lack-name = Donnez d’abord un nom à ces règles.
too-many-rules = Vous avez déjà cinquante jeux de règles : supprimez-en d’abord.
name-taken = D’autres règles s’appellent déjà « { $name } » : choisissez un autre nom.
code-used = Les règles du code sont maintenant choisies.
settings-imported = Les réglages ont été importés.
settings-and-rules-imported = { $count ->
    [one] Les réglages ont été importés, ainsi qu’un jeu de règles.
   *[other] Les réglages ont été importés, ainsi que { COUNT($count) } jeux de règles.
}
record-loaded = { $hands ->
    [one] Le relevé est chargé, avec une manche. Ouvrez-le pour continuer à jouer, ou regardez-le.
   *[other] Le relevé est chargé, avec { COUNT($hands) } manches. Ouvrez-le pour continuer à jouer, ou regardez-le.
}
no-scenario = Un scénario contient toutes les cartes : on ne peut donc le copier que d’une manche terminée.
aside-read = Il est maintenant lisible, et a été repris.
aside-unreadable = Cette version ne peut pas le lire. Il reste ici.
nothing-written = Collez d’abord un relevé ou des réglages, ou choisissez un fichier.
no-such-file = Ce ne sont ni des réglages ni un relevé de ce jeu. Rien n’a été modifié.
impossible-rules-in-file = Ce texte contient des règles impossibles. Rien n’a été modifié.
unknown-setting = Le réglage « { $name } » ou sa valeur est inconnu ici. Rien n’a été modifié.
bad-record = Ligne { $line } du relevé : { $error } Rien n’a été modifié.
record-of-begun-hand = Ce relevé a été pris au milieu de sa première manche. Il ne contient que ce que tout le monde a vu de cette manche, pas les cartes cachées : on ne peut donc pas la continuer. Enregistrez de nouveau le relevé quand la manche sera finie. Rien n’a été modifié.
record-without-deal = Ce relevé ne contient aucune manche distribuée : il n’y a rien à montrer ni à continuer.
no-code-yet = Collez d’abord un code.
code-never-contains = Un code ne contient jamais { $character }. Rien n’a été modifié.
character-quoted = « { $letter } »
character-with-number = « { $letter } » ({ $number })
code-mistyped = Ce code a une lettre fausse, manquante ou en trop. Rien n’a été modifié.
code-is-newer = Ce code vient d’une version plus récente du jeu. Rien n’a été modifié.
code-is-impossible = Les règles de ce code sont impossibles. { $why }
