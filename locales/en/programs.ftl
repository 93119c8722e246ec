### Errors of window.canasta, for programmers. What stands before the colon, and names in quotes, are names in code and stay as they are.

fault-seed = seed: must be a whole number or 64 hexadecimal digits
# $option (text)
fault-no-such-option = newGame: there is no option “{ $option }”
fault-option = newGame: an option does not have the type that canasta.d.ts gives it
# $field (text) a name in code
# $problem (text) a sentence
fault-rules = { $field }: { $problem }
fault-seat-count = seats: must hold one entry for each player
fault-seat-name = seats: a name must have at least one letter
fault-seat-player = seats: there is no player of that name
fault-no-object = settings: must be an object
fault-dealer = dealer: there is no such seat
fault-deck = deck: must have exactly the cards of the rules
fault-no-randomness = the browser provides no random numbers
fault-limit = legal: the limit must be a whole number from 0 to 4294967295
fault-listener = onChange: must be a function
# $name (text)
fault-no-such-switch = settings: there is no switch { $name }
# $name (text)
# $value (text)
fault-setting-value = settings: { $name } cannot be { $value }
