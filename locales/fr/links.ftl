send = Envoyer…
send-note = Cette partie sous forme de lien
send-title = Envoyer
send-later = Une partie peut être envoyée dès qu’une de ses donnes est finie.
your-name = Votre nom
name-note = Il figure dans ce que vous envoyez, à la place de « Vous ».
the-game = Cette partie
game-note = Toutes les actions, à regarder. Une partie entière donne un long lien, que certaines messageries coupent : envoyez-y son relevé sous forme de fichier.
keep = Garder cette partie
keep-note = Elle va dans la bibliothèque de cet appareil.
keep-button = Dans la bibliothèque

link-refused = Ce lien ne peut pas être ouvert
link-refused-kept = Rien n’a été modifié sur cet appareil.
link-damaged = Ce lien a une lettre fausse, manquante ou en trop. Copiez encore une fois le lien entier, ou redemandez-le.
link-newer = Ce lien vient d’une version plus récente du jeu. Mettez le jeu à jour, puis ouvrez le lien de nouveau.
link-impossible = Les règles de ce lien sont impossibles. { $why }
link-unplayable = La donne { $hand } de ce lien enfreint les règles.

no-link-position = Une partie qui a commencé dans une position n’a pas de lien. Envoyez son relevé sous forme de fichier.
no-link-long = Cette partie est trop longue pour un lien. Envoyez son relevé sous forme de fichier.
no-link = Cette partie n’a pas de lien. Envoyez son relevé sous forme de fichier.
