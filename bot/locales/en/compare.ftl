# The card that sets editions side by side.

compare-title = Comparison: { $topic }
compare-figures = In bold: figures that the other edition’s rule does not have.
compare-paired = I paired these rules by their words; check whether they are really about the same thing.
compare-missing = I found no rule on the same thing here.
compare-rest = Shortened; read all of it with /{ $command } { $rule }
compare-asked = { $user } compares: { $topic }

# Nothing can be compared.

compare-none = I have no game in two editions, so there is nothing to compare.
compare-other-game = That rule is from a game I have in one edition only. I can compare: { $games }.
compare-one-edition = I have only one edition of “{ $game }”. I can compare: { $games }.
