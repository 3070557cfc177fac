# The card that sets editions side by side.

compare-title = Porovnání: { $topic }
compare-figures = Tučně jsou čísla, která pravidlo jiného vydání neuvádí.
compare-paired = Pravidla jsem k sobě přiřadil podle slov; přečti si, jestli opravdu mluví o témže.
compare-missing = Pravidlo o témže jsem tu nenašel.
compare-rest = Zkráceno; celé znění přes /{ $command } { $rule }
compare-asked = { $user } porovnává: { $topic }

# Nothing can be compared.

compare-none = Žádnou hru nemám ve dvou vydáních, takže není co porovnávat.
compare-other-game = Tohle pravidlo je ze hry, kterou mám jen v jednom vydání. Porovnat umím: { $games }.
compare-one-edition = Hru „{ $game }“ mám jen v jednom vydání. Porovnat umím: { $games }.
