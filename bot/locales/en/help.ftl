# What /help says.

help-title = What you can do here
help-channel = **This channel:** { $game }
help-no-game = This channel has no game set, so I look through all of them. A server admin can set it with /{ $command }.
help-private = In private messages I answer questions about every game.
help-unknown = I cannot read everything I have stored just now; try again in a moment.
help-refereed = **I referee matches and know the rules:** { $games }
help-looked-up = **I only look up the rules:** { $games }
help-server-only = Matches are played on a server, not in private messages.
help-try = Try it:
help-open = Open a match: { $game }
help-judges = -# For judges: { $commands }

# A first match, as it is offered and as it begins.

first-open = First match: { $game }
first-offer-title = What would you like to play?
first-or-lobby = A **first match** begins at once: it is short, and everything is chosen. **Open a match** opens a lobby in which you settle everything yourself.
first-title = First match: { $game }
first-begins = It is starting in { $channel }. Press **{ $button }** there.
first-house-rules = A first match keeps its own short goal, whatever { $names } says.
