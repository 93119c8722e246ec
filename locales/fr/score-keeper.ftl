score-keeper = Tenir la marque
score-keeper-empty = Aucune feuille de marque. Commencez-en une quand les cartes sont sur la table.
new-sheet = Nouvelle feuille de marque
sheets-full = Il n’y a plus de place pour une autre feuille de marque. Supprimez-en une dont vous n’avez plus besoin.
sheet-kept-rules = Jeu
sheet-sides = Équipes, ou joueurs qui comptent seuls
sheet-names = Noms
first-dealer = Premier donneur
no-dealer = Non noté
begin-sheet = Commencer la feuille
open-sheet = Ouvrir
sheet-hand = Manche
add-hand = Ajouter une manche
keep-hand = Inscrire
drop-hand = Abandonner
remove-hand = Supprimer cette manche
undo-drop = Retrouver la manche abandonnée
went-out = Sortie
nobody = Personne
partner-in-hand = Partenaire dans cette manche
concealed = Main fermée
no-special = Aucune
count-by = Compter
by-items = Poste par poste
by-total = Un seul nombre
deals-next = Prochain donneur
hands-add-up = Addition des manches
sheet-changes = Ce qui a été modifié
sheet-begun = Commencée

sheet-rules = { $rules }, { $length }
sheet-won = { $side ->
    [we] Nous gagnons de { $margin }.
    [they] Ils gagnent de { $margin }.
    [you] Vous gagnez de { $margin }.
    [player] { $side } gagne de { $margin }.
   *[several] { $side } gagnent de { $margin }.
}
sheet-leads = { $hands ->
    [one] { $side ->
        [we] Nous menons de { $margin } après { $hands } manche.
        [they] Ils mènent de { $margin } après { $hands } manche.
        [you] Vous menez de { $margin } après { $hands } manche.
        [player] { $side } mène de { $margin } après { $hands } manche.
       *[several] { $side } mènent de { $margin } après { $hands } manche.
    }
   *[other] { $side ->
        [we] Nous menons de { $margin } après { $hands } manches.
        [they] Ils mènent de { $margin } après { $hands } manches.
        [you] Vous menez de { $margin } après { $hands } manches.
        [player] { $side } mène de { $margin } après { $hands } manches.
       *[several] { $side } mènent de { $margin } après { $hands } manches.
    }
}
sheet-level = { $hands ->
    [one] { LIST($sides) } sont à égalité après { $hands } manche.
   *[other] { LIST($sides) } sont à égalité après { $hands } manches.
}
no-hand-yet-kept = Aucune manche.
sheets-unreadable = { $count ->
    [1] Cette version ne peut pas lire une feuille de marque. Elle reste telle quelle sur cet appareil.
   *[other] Cette version ne peut pas lire { $count } feuilles de marque. Elles restent telles quelles sur cet appareil.
}
sheet-deleted = Supprimé : { $sheet }.
scores-of-real-games = Scores de parties avec de vraies cartes
sheets-kept = { $count ->
    [one] Scores de parties avec de vraies cartes : { $count } feuille sur cet appareil
   *[other] Scores de parties avec de vraies cartes : { $count } feuilles sur cet appareil
}
button-of = { $word }, { $of }
side-name-field = Nom { $number }
side-deals = { $side ->
    [we] Nous distribuons
    [they] Ils distribuent
    [you] Vous distribuez
    [player] { $side } distribue
   *[several] { $side } distribuent
}
go-on-with-hand = Continuer la manche { $hand }
correct-hand = Corriger la manche { $hand }

item-total = Points de la manche
item-concealed = Sortie en main fermée
item-sequences = Séquences de sept
item-wilds = Canastas de passe-partout
item-twos = Canastas de deux
item-jokers = Canastas de passe-partout à quatre jokers
item-one-wild = Canastas de deux seuls ou de jokers seuls
item-canasta-count = Nombre de canastas
item-black-threes = Trois noirs posés
item-incomplete-sequences = Séquences incomplètes
item-incomplete-wilds = Combinaisons de passe-partout incomplètes
item-held-black-threes = Au moins quatre trois noirs en main
item-melded-black-threes = Au moins quatre trois noirs posés
item-cut = Exactement les cartes de la donne coupées
item-other = Autres points
item-natural-of = Canastas { CARDS($ranks, case: "of") }, pures
item-mixed-of = Canastas { CARDS($ranks, case: "of") }, impures
item-incomplete = Combinaisons incomplètes : { CARDS($ranks) }
item-held = Au moins trois { CARDS($ranks) } en main
item-points-each = { $points } pièce
points-each-and-all = { $points } chacun, les { $all } ensemble { $together }
points-together = { $points } ensemble
in-points = points
in-points-against = points, contre l’équipe
may-be-negative = peut être négatif

one-more = Un de plus : { $item }
one-fewer = Un de moins : { $item }
add-points-to = +{ $points } : { $item }
other-sign = Plus ou moins : { $item }
opens-with = ouverture : { $points }
sum-of-side = { $points } dans cette manche, { $total } en tout
times-together = { $count } ensemble

number-missing = { $item } : il manque le nombre. Sans points, c’est 0.
no-whole-number = { $item } : ce n’est pas un nombre entier.
number-out-of-bounds = { $item } : un nombre de { $least } à { $most }.
sheet-is-full = La feuille est pleine. Commencez-en une nouvelle.

hand-added = Manche { $hand } ajoutée
hand-corrected = Manche { $hand } corrigée : { $before } devient { $after }
hand-removed = Manche { $hand } supprimée : { $points }
undo-added = Annuler : manche { $hand } ajoutée
undo-corrected = Annuler : manche { $hand } corrigée
undo-removed = Annuler : manche { $hand } supprimée
redo-added = Rétablir : manche { $hand } ajoutée
redo-corrected = Rétablir : manche { $hand } corrigée
redo-removed = Rétablir : manche { $hand } supprimée
