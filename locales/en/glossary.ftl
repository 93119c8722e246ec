glossary-note = Every word that the table uses, under the rules in play.
search-words = Search the words
no-word = No word matches.
also-called = Also called:{" "}
see-also = See also
all-words = All words
from-the-hand = These cards of the hand take it
a-wild-does-not-help = A wild does not help
