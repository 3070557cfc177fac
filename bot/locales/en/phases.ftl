# The card with a game's turn or round, step by step.

phase-title = { $game }: step by step
phase-hint = The numbers after the steps are rules; pick one below and I will show it.
phase-hint-public = The numbers after the steps are rules; /{ $command } shows their text.
phase-pick = { $sequence }: open a rule
phase-pick-more = { $sequence }: more rules
phase-asked = { $user } shows how the game goes:
back-to-crib = Back to the overview

# There is no crib to show.

phase-which = No game is set for this channel. Say which one you want: { $games }.
phase-none = I have no overview for “{ $game }”. I have: { $games }.
phase-nothing = I have no overview of a turn or round for any game yet.
