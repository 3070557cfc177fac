# The card with a game's turn or round, step by step.

phase-title = { $game }: krok za krokem
phase-hint = Čísla za kroky jsou pravidla; vyber si pravidlo níž a ukážu ho.
phase-hint-public = Čísla za kroky jsou pravidla; znění ukáže /{ $command }.
phase-pick = { $sequence }: otevřít pravidlo
phase-pick-more = { $sequence }: další pravidla
phase-asked = { $user } ukazuje přehled tahu:
back-to-crib = Zpět na přehled

# There is no crib to show.

phase-which = Tenhle kanál nemá nastavenou hru. Napiš, kterou chceš: { $games }.
phase-none = Pro „{ $game }“ žádný přehled nemám. Mám: { $games }.
phase-nothing = Přehled kol zatím nemám pro žádnou hru.
