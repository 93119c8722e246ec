reader-note = Letters are commands, and the question mark lists them. If they do nothing, switch your screen reader to focus mode: in browse mode it keeps them to itself.
nobody-melded = Nobody has melded.
nothing-to-do = There is nothing to do now.
taken-back = Taken back.
