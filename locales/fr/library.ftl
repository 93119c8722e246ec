on-the-table = À la table
library-refused = La bibliothèque est illisible en ce moment : ce navigateur ne répond pas, ou n’enregistre rien durablement dans cette fenêtre. « Exporter et importer » enregistre le relevé de votre partie dans un fichier.
keep-games = Lui demander de les garder
may-delete = Le navigateur peut supprimer des parties quand la place manque.
library-loading = Lecture de la bibliothèque…
library-empty = Aucune partie. Une partie arrive ici dès votre première action.
library-none-found = Aucune partie ne correspond.{" "}
search-games = Titre, joueur ou règles
list-state = Avancement
list-all = Toutes
list-begun = Commencées
list-finished = Terminées
list-player = Joueur
list-any-player = Tous les joueurs
show-all-games = Afficher toutes les parties
show-more = Afficher plus
edit-title = Renommer
game-title = Titre
bring-games = Importer des parties
bring-games-note = Déposez des relevés ou une bibliothèque enregistrée n’importe où sur cette page, collez-les, ou choisissez des fichiers. Rien de ce qui est ici n’est modifié.
pasted-games = Relevés ou bibliothèque collés
game-files = Fichiers avec des parties
add-games = Importer
importing = Importation des parties…
stop-importing = Arrêter
claim-games = C’étaient mes parties
claim-game = C’était ma partie
disclaim-game = Ce n’était pas ma partie

size-in-kb = { $size } Ko
size-in-mb = { $size } Mo

note-games = { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}
note-size = { $size } sur cet appareil avec le programme.
note-games-and-size = { $games ->
    [one] { $games } partie, { $size } sur cet appareil avec le programme.
   *[other] { $games } parties, { $size } sur cet appareil avec le programme.
}
note-safari = { $games ->
    [one] Ce navigateur la supprime après sept jours sans visite : placez la page sur l’écran d’accueil, ou enregistrez la bibliothèque dans un fichier.
   *[other] Ce navigateur les supprime après sept jours sans visite : placez la page sur l’écran d’accueil, ou enregistrez la bibliothèque dans un fichier.
}
note-kept = { $games ->
    [one] Le navigateur la garde jusqu’à ce que vous la supprimiez.
   *[other] Le navigateur les garde jusqu’à ce que vous les supprimiez.
}
note-declined = { $games ->
    [one] Le navigateur ne promet pas de la garder : enregistrez la bibliothèque dans un fichier.
   *[other] Le navigateur ne promet pas de les garder : enregistrez la bibliothèque dans un fichier.
}
note-not-promised = { $games ->
    [one] Le navigateur peut la supprimer quand la place manque.
   *[other] Le navigateur peut les supprimer quand la place manque.
}
note-unreadable = { $games ->
    [one] { $games } partie de plus est illisible pour cette version ; rien n’a été supprimé.
   *[other] { $games } parties de plus sont illisibles pour cette version ; rien n’a été supprimé.
}
games-to-claim = { $games ->
    [one] { $games } partie a été jouée sur un autre appareil. Les parties venues de fichiers ne comptent pas dans les statistiques.
   *[other] { $games } parties ont été jouées sur un autre appareil. Les parties venues de fichiers ne comptent pas dans les statistiques.
}
games-in-all = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
some-games = { $games ->
    [one] { $found } sur { $games } partie
   *[other] { $found } sur { $games } parties
}

game-deleted = Supprimé : { $game }.
game-restored = La partie est rétablie.
file-is-empty = Il ne contient aucune partie.
import-done = { $clauses }.
came-none = Aucune partie importée
came-games = { $games ->
    [one] { $games } partie importée
   *[other] { $games } parties importées
}
came-sheets = { $sheets ->
    [one] { $sheets } feuille de marque importée
   *[other] { $sheets } feuilles de marque importées
}
came-both = { $games ->
    [one] { $sheets ->
        [one] { $games } partie et { $sheets } feuille de marque importées
       *[other] { $games } partie et { $sheets } feuilles de marque importées
    }
   *[other] { $sheets ->
        [one] { $games } parties et { $sheets } feuille de marque importées
       *[other] { $games } parties et { $sheets } feuilles de marque importées
    }
}
came-again = { $games ->
    [one] { $games } était déjà là
   *[other] { $games } étaient déjà là
}
came-unreadable = { $games ->
    [one] { $games } n’a pas pu être lue
   *[other] { $games } n’ont pas pu être lues
}
came-without-room = { $games ->
    [one] { $games } n’a pas trouvé de place
   *[other] { $games } n’ont pas trouvé de place
}
came-no-games = { $lines ->
    [one] { $lines } ligne n’était pas une partie
   *[other] { $lines } lignes n’étaient pas des parties
}
import-cut = Le reste du fichier a été laissé : il contient trop de choses qui ne sont pas des parties.
import-stopped = Vous avez arrêté ; le reste n’a pas été lu.
import-unread = Le navigateur n’a pas pu lire le reste du fichier.
games-claimed = { $games ->
    [one] La partie compte parmi les vôtres.
   *[other] { $games } parties comptent parmi les vôtres.
}
game-disclaimed = La partie ne compte plus parmi les vôtres.
nothing-pasted = Collez d’abord un relevé ou une bibliothèque enregistrée, ou choisissez des fichiers.
game-is-gone = Cette partie n’est plus ici : elle a été supprimée dans un autre onglet.
game-is-unreadable = Cette partie est illisible. Elle n’a pas été modifiée.
game-not-read = Le navigateur n’a pas pu lire cette partie. Rien n’a été modifié ; réessayez plus tard.
game-not-stored = Le navigateur n’a pas enregistré cela : l’appareil manque peut-être de place. Ce qui était ici est inchangé.
table-not-kept = La partie à la table n’a pas pu être conservée : elle y reste donc. L’appareil manque peut-être de place.
read-so-far = { $read } sur { $all }

side-against-side = { $own } contre { $others }
player-of-level = { $name } ({ $level })
sides-of-level = { $sides } · { $level }
only-people = Personnes sur un seul appareil
rules-differ = { $count ->
    [one] { $count } règle modifiée
   *[other] { $count } règles modifiées
}
game-practice = entraînement
game-from-file = venue d’un fichier
result-begun = manche 1
result-in-hand = manche { $hand }, { $own } à { $others }
result-won = gagné { $own } à { $others }
result-lost = perdu { $own } à { $others }
result-of-player = { $name } : { $result }
button-of-game = { $action } : { $game }
