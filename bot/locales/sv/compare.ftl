# The card that sets editions side by side.

compare-title = Jämförelse: { $topic }
compare-figures = I fetstil står tal som den andra utgåvans regel inte har.
compare-paired = Jag har parat ihop reglerna efter deras ord; läs om de verkligen handlar om samma sak.
compare-missing = Här hittade jag ingen regel om samma sak.
compare-rest = Förkortad; hela texten med /{ $command } { $rule }
compare-asked = { $user } jämför: { $topic }

# Nothing can be compared.

compare-none = Jag har inget spel i två utgåvor, så det finns inget att jämföra.
compare-other-game = Den regeln hör till ett spel som jag bara har i en utgåva. Jag kan jämföra: { $games }.
compare-one-edition = Jag har bara en utgåva av ”{ $game }”. Jag kan jämföra: { $games }.
