# The card with a game's turn or round, step by step.

phase-title = { $game }: steg för steg
phase-hint = Numren efter stegen är regler; välj en nedan så visar jag den.
phase-hint-public = Numren efter stegen är regler; /{ $command } visar texten.
phase-pick = { $sequence }: öppna en regel
phase-pick-more = { $sequence }: fler regler
phase-asked = { $user } visar hur spelet går till:
back-to-crib = Tillbaka till översikten

# There is no crib to show.

phase-which = Kanalen har inget spel inställt. Skriv vilket du vill se: { $games }.
phase-none = Jag har ingen översikt för ”{ $game }”. Jag har: { $games }.
phase-nothing = Jag har ännu ingen översikt över turer eller rundor för något spel.
