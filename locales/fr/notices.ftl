no-undo-yet = Il n’y a rien à annuler : vous n’avez encore rien fait dans cette manche.
nobody-played = Personne n’a encore joué.
nobody-played-since = Personne n’a joué depuis votre dernier tour.
parts-missing-head = { parts-missing }.
no-randomness = Impossible de mélanger les cartes.
no-randomness-note = Ce navigateur ne fournit pas de nombres aléatoires. Rien n’a été modifié.
bots-never-started = Le programme des joueurs virtuels n’a pas pu démarrer.
bots-stopped = Le programme des joueurs virtuels s’est arrêté.
bots-note = Tous sauf Débutant, ainsi que les indices, continuent d’instinct et sont moins forts. La prochaine donne le relance.
plays-apart = Cet onglet joue à part.
plays-apart-note = La partie de l’autre onglet continue là-bas. Les parties de cet onglet ne vont que dans la bibliothèque. Les réglages et les règles ne sont pas enregistrés avant que vous repreniez ici.
open-elsewhere = Cette partie est aussi ouverte dans un autre onglet et y a continué.
open-elsewhere-note = Jouez dans un seul onglet. Pour continuer à partir de là, rechargez cette page.

damaged-newer = La partie enregistrée vient d’une version plus récente de ce jeu.
damaged-newer-note = Elle a été mise de côté sur cet appareil, sous « { files } », et sera essayée de nouveau après la prochaine mise à jour.
damaged-changed = La partie enregistrée n’est pas celle qui a été enregistrée : quelque chose l’a modifiée.
damaged-changed-note = Vous pouvez continuer avec elle telle qu’elle est. Une copie a été mise de côté sur cet appareil, sous « { files } ».
damaged-unreadable = La partie enregistrée n’a pas pu être lue.
damaged-record = La partie enregistrée est endommagée à partir de la ligne { $line } : { $error }
damaged-kept = Elle a été mise de côté sur cet appareil, sous « { files } », où rien ne l’écrase.
damaged-intact-actions = { $actions ->
    [one] Vous pouvez continuer à partir de ce qui est intact : la première action de la manche ({ $actions }). Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
   *[other] Vous pouvez continuer à partir de ce qui est intact : les { $actions } premières actions de la manche. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
}
damaged-intact-hands = { $hands ->
    [one] Vous pouvez continuer à partir de ce qui est intact : { $hands } manche terminée. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
   *[other] Vous pouvez continuer à partir de ce qui est intact : { $hands } manches terminées. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
}
damaged-intact-both = { $hands ->
    [one] { $actions ->
        [one] Vous pouvez continuer à partir de ce qui est intact : { $hands } manche terminée et { $actions } action de la suivante. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
       *[other] Vous pouvez continuer à partir de ce qui est intact : { $hands } manche terminée et { $actions } actions de la suivante. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
    }
   *[other] { $actions ->
        [one] Vous pouvez continuer à partir de ce qui est intact : { $hands } manches terminées et { $actions } action de la suivante. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
       *[other] Vous pouvez continuer à partir de ce qui est intact : { $hands } manches terminées et { $actions } actions de la suivante. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
    }
}

settings-damaged-note = Ils ont retrouvé leurs valeurs par défaut ; les autres sont inchangés.
rules-left = { $count ->
    [0] il n’en reste aucune. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
    [one] il en reste une. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
   *[other] il en reste { COUNT($count) }. Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
}
plan-damaged = Vos choix pour la prochaine partie n’ont pas pu être lus.
plan-damaged-note = Le texte endommagé a été mis de côté sur cet appareil, sous « { files } ».
value-damaged = { $value ->
    [days] Certains résultats des manches du jour sont illisibles.
    [duplicate] Certains duplicates sont illisibles.
    [friends] Votre table avec des amis est illisible.
    [lesson] Votre avancement dans la manche guidée n’a pas pu être lu.
    [drills] Certaines réponses des exercices n’ont pas pu être lues.
    [achievements] Certains succès n’ont pas pu être lus.
    [mistakes] Certains de vos exercices n’ont pas pu être lus.
    [score-sheets] Vos feuilles de marque n’ont pas pu être lues.
    [settings] Certains réglages n’ont pas pu être lus.
    [rules] Certaines de vos propres règles n’ont pas pu être lues.
    [plan] Certains de vos choix pour la prochaine partie n’ont pas pu être lus.
   *[game] Elle n’a pas pu être lue.
}
value-damaged-note = Ce qui est lisible est utilisé. Tout le texte a été mis de côté sur cet appareil, sous « { files } ».
value-newer = { $value ->
    [days] Les résultats des manches du jour ont été enregistrés par une version plus récente de ce jeu.
   *[other] Une partie de votre progression a été enregistrée par une version plus récente de ce jeu.
}
value-newer-note = Rien n’y est changé, et la prochaine mise à jour la fera revenir. D’ici là, rien de nouveau n’y est ajouté.
not-set-aside = { $value ->
    [days] Certains résultats des manches du jour sont illisibles, et il n’y a pas de place pour une copie.
    [duplicate] Certains duplicates sont illisibles, et il n’y a pas de place pour une copie.
    [friends] Votre table avec des amis est illisible, et il n’y a pas de place pour une copie.
    [lesson] Votre avancement dans la manche guidée n’a pas pu être lu, et il n’y a pas de place pour une copie.
    [drills] Certaines réponses des exercices n’ont pas pu être lues, et il n’y a pas de place pour une copie.
    [achievements] Certains succès n’ont pas pu être lus, et il n’y a pas de place pour une copie.
    [mistakes] Certains de vos exercices n’ont pas pu être lus, et il n’y a pas de place pour une copie.
    [score-sheets] Vos feuilles de marque n’ont pas pu être lues, et il n’y a pas de place pour une copie.
    [settings] Certains réglages n’ont pas pu être lus, et il n’y a pas de place pour une copie.
    [rules] Certaines de vos propres règles n’ont pas pu être lues, et il n’y a pas de place pour une copie.
    [plan] Vos choix pour la prochaine partie n’ont pas pu être lus, et il n’y a pas de place pour une copie.
   *[game] La partie enregistrée n’a pas pu être lue, et il n’y a pas de place pour une copie.
}
not-set-aside-note = { $value ->
    [game] Enregistrez le texte endommagé dans un fichier. D’ici là il reste tel quel, et votre partie n’est pas enregistrée.
    [settings] Enregistrez le texte endommagé dans un fichier. D’ici là il reste tel quel, et les réglages modifiés ne sont pas enregistrés.
    [rules] Enregistrez le texte endommagé dans un fichier. D’ici là il reste tel quel, et les nouvelles règles ne sont pas enregistrées.
    [plan] Enregistrez le texte endommagé dans un fichier. D’ici là il reste tel quel, et les nouveaux choix ne sont pas enregistrés.
    [score-sheets] Enregistrez le texte endommagé dans un fichier. D’ici là il reste tel quel, et les nouvelles feuilles de marque ne sont pas enregistrées.
   *[other] Enregistrez le texte endommagé dans un fichier. D’ici là il reste tel quel, et les nouveaux progrès ne sont pas enregistrés.
}
readable-again = Une partie mise de côté est de nouveau lisible.
readable-again-note = Ouvrez-la sous « { files } ».

new-version = Une nouvelle version du jeu est prête.
new-version-note = Mettez à jour maintenant, ou elle servira au prochain démarrage. Dans les deux cas, votre partie continue.
nothing-saved = Ce navigateur n’enregistre rien pour cette page.
nothing-saved-note = Vous pouvez jouer, mais la partie est perdue à la fermeture de la page.
nothing-saved-file = Vous pouvez jouer, mais la partie est perdue à la fermeture de la page. Enregistrez-la d’abord dans un fichier.
changes-not-saved = Ce navigateur n’a pas pu enregistrer vos dernières modifications.
changes-not-saved-note = Elles valent tant que cette page est ouverte, et seront essayées de nouveau. Votre partie est enregistrée.
actions-not-saved = Ce navigateur ne peut pas enregistrer la partie après chaque action : sa mémoire est pleine ou bloquée.
actions-not-saved-note = La bibliothèque l’a jusqu’à votre dernier tour, et la propose après un rechargement.
game-not-kept = La bibliothèque n’a pas pu conserver cette partie.
game-not-kept-note = Un nouvel essai a lieu après chaque tour. Avant qu’une autre partie prenne sa place, on vous le demandera.
game-not-kept-saved = Elle est enregistrée à la table jusqu’à ce qu’une autre partie prenne sa place ; on vous le demandera avant. Un nouvel essai a lieu après chaque tour.
last-game-not-kept = La bibliothèque n’a pas pu conserver votre dernière partie.
last-game-not-kept-note = De nouveaux essais ont lieu tant que cette page est ouverte. Enregistrez-la dans un fichier.
nothing-stores-game = Rien n’enregistre cette partie.
nothing-stores-game-note = Elle est perdue à la fermeture de la page. Un nouvel essai a lieu après chaque tour.
library-has-more = La bibliothèque a une partie plus avancée que celle qui était enregistrée ici.
library-has-more-note = { $game }. Rien n’en est perdu : continuez à partir de là.
games-deleted-soon = Ce navigateur supprime vos parties après sept jours sans visite.
games-deleted-soon-note = Placez la page sur l’écran d’accueil (sur un Mac, dans le Dock) : elles y restent. Cette app démarre sans elles : enregistrez donc d’abord la bibliothèque dans un fichier, et importez-la là-bas.
app-without-games = Cette app démarre sans les parties du navigateur.
app-without-games-note = Elles y sont toujours : enregistrez la bibliothèque dans un fichier depuis le navigateur, et importez-la ici.

undo-own-draw = Vous avez vu ce que vous avez pioché : annuler, ce serait en profiter. Le réglage Entraînement le permet.
undo-hand-ended = La manche est finie : annuler, ce serait profiter des cartes montrées.
undo-since-laid = { $name } a posé { CARDS($cards) } depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
undo-since-took = { $name } a pris la défausse avec { CARDS($cards) } depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
undo-since-discarded = { $name } a défaussé { CARDS($card) } depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
undo-since-threes = { $name } a pioché { CARDS($threes) } depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
undo-since-asked = { $name } a demandé { may-i-go-out } depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
undo-since-answered = { $name } vous a répondu depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
undo-since-played = { $name } a joué depuis : annuler, ce serait profiter de ce que vous avez vu. Le réglage Entraînement le permet.
unaided = Cette manche compte : il n’y a donc pas d’indices.
