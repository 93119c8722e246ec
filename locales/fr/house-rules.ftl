no-differences = Ce sont les règles de la Canasta classique.
no-news = Rien de nouveau dans ce jeu.
changes-back = Reprendre vos modifications
copy-link = Copier un lien
share-link = Partager…
changed-back = Modifié. Revenir au préréglage
back-to-preset = Revenir au préréglage
house-rules = Règles maison
code = Code de ces règles
no-code = Des règles impossibles n’ont pas de code.
given-code-label = Un code qu’on vous a donné
share = Partager ces règles
given-code = Un code reçu
use-code = Utiliser le code
name-for-rules = Nom de ces règles
remove = Supprimer
own-rules = Vos propres règles
save-as = Enregistrer ces règles sous
save = Enregistrer

group-deal = Donne et pioche
group-melds = Combinaisons
group-opening = Ouverture
group-pile = La défausse
group-threes = Les trois
group-end = Fin d’une manche
group-scoring = Décompte

rules-changed = { $count ->
    [0] aucune règle modifiée
    [one] une règle modifiée
   *[other] { COUNT($count) } règles modifiées
}
game-and-changes = { $game }. { $changed }.
draft-is-saved = Vos modifications sont enregistrées comme brouillon sur cet appareil, même si vous ne distribuez pas.
reset-rule = { $rule } : revenir au préréglage
value-never-ends = Avec cette valeur, une partie peut ne jamais finir.
rule-quoted = « { $rule } »
may-never-end = { $count ->
    [one] Avec ces règles, une partie peut ne jamais finir : des bots en ont joué { $matches }, et aucune n’a pris fin en { $hands } manches. La cause : { $rules }.
   *[other] Avec ces règles, une partie peut ne jamais finir : des bots en ont joué { $matches }, et aucune n’a pris fin en { $hands } manches. Les causes : { $rules }.
}
name-of-own-rules = Nom de vos règles { $number }
remove-own-rules = Supprimer les règles { $name }
