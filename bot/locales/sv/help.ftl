# What /help says.

help-title = Det här kan du göra
help-channel = **Den här kanalen:** { $game }
help-no-game = Kanalen har inget bestämt spel, så jag letar i alla. En serveradministratör kan välja ett med /{ $command }.
help-private = I privata meddelanden svarar jag på frågor om alla spel.
help-unknown = Just nu kan jag inte läsa allt jag har sparat; försök igen om en stund.
help-refereed = **Jag dömer matcher och kan reglerna:** { $games }
help-looked-up = **Jag slår bara upp reglerna:** { $games }
help-server-only = Matcher spelas på en server, inte i privata meddelanden.
help-try = Prova:
help-open = Öppna en match: { $game }
help-judges = -# För domare: { $commands }

# En första match: hur den erbjuds och hur den börjar.

first-open = Första match: { $game }
first-offer-title = Vad vill du spela?
first-or-lobby = En **första match** börjar genast: den är kort, och allt är valt. **Öppna en match** öppnar en lobby där du bestämmer allt själv.
first-title = Första match: { $game }
first-begins = Den börjar i { $channel }. Tryck på **{ $button }** där.
first-house-rules = En första match har sitt eget korta mål, vad { $names } än säger.
