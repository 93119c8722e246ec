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

## Commencer, chercher, ce qui est dit des règles.

start-from = Partir de
search-rules = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
as-in = Comme dans { $game }
more-rules = Autres règles
no-effect = Sans effet avec les règles actuelles.
set-rule = Régler { $rule } sur : { $value }
other-rule-would = { $rule } y remédierait.
possible-values = { $rule } : cette valeur est impossible. Possibles : { $values }.
rules-in-words = Les règles en toutes lettres
sentence-is-new = Différent :{" "}
try-hand = Essayer une manche
wild-canasta-worth-nothing = Des passe-partout seuls peuvent être posés, mais ne rapportent aucune prime.
sequence-worth-nothing = Des séquences peuvent être posées, mais ne rapportent aucune prime.
no-wild-melds = Des passe-partout seuls ont ici des points, mais ne peuvent pas être posés.
no-sequences = Les séquences ont ici des points, mais ne peuvent pas être posées.
red-threes-cost-nothing = Les trois rouges restent en main, mais n’y coûtent rien.
threes-worth-nothing = Les trois sont posés à part, mais ne comptent rien.
wilds-may-outnumber = Les passe-partout peuvent être plus nombreux, donc une avance des naturelles ne change rien.
no-meld-charged = Aucune combinaison ne compte contre une équipe, donc aucune n’empêche de sortir.
no-rank-closes = Aucun rang n’est jamais fermé.
no-mixed-canastas = Des canastas impures sont exigées, mais les combinaisons n’admettent pas de passe-partout.
no-foot = Il n’y a pas de pied à prendre.
