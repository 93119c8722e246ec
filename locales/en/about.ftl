# The link to the licences of all that the page is made of.
licences = Licences of the game and its libraries
