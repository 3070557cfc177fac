# The card of a scenario.

scenario-faction = AM-fraktion
scenario-event = Händelse
scenario-mission = Uppdrag
scenario-setup = Förberedelser
scenario-chaos = Kaostärning
scenario-own = Med våra ord, inte kortets.
scenario-printed = Så som det står i { $book }.
scenario-of-book = { $name } (regelboken)
scenario-cut = Förkortat, allt får inte plats i ett meddelande.
scenario-asked = { $user } visar ett scenario:

# There is no such card.

scenario-which = Vilket scenario vill du se? Jag har: { $names }.
scenario-none = Scenariot ”{ $name }” har jag inte. Jag har: { $names }.
scenario-nothing = Jag har inget scenario ännu.
scenario-gone = Det här scenariot har jag inte längre. Titta igen med /{ $command }.
