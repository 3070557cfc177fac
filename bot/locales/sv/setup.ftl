# The panel of the server's admins.

setup-title = Inställningar
setup-channel = **Kanalens spel:** { $game }
setup-channel-about = Frågor som ställs här slås först upp i det här spelets regler.
setup-edition = **Utgåva:** { $edition }
setup-edition-about = Den här utgåvans regler svarar här; det som bara den andra har markeras.
setup-language = **Språk:** { $language }
setup-language-about = För svar som visas i kanalen och för dem vars eget språk jag inte kan.
setup-judge = **Domarroll:** { $role }
setup-judge-about = Den som har rollen får avgöra tvister.
setup-notices = **Påminnelser:** { $notices }
setup-notices-about = För spelare som väntas på; gäller matcher som öppnas från och med nu.
setup-pick-notices = Välj när spelare påminns
setup-remind-after = { $hours } h efter att turen började
setup-remind-half = när halva tiden har gått
setup-remind-before = { $hours } h innan tiden går ut
setup-unset = inte valt
setup-pick-game = Välj kanalens spel
setup-pick-language = Välj språk
setup-pick-judge = Välj domarroll
setup-no-game = Inget eget spel
setup-pick-edition = Välj utgåvan ni spelar efter
setup-no-edition = Alla utgåvor
setup-no-language = Som i varje spelares Discord
setup-saved = Sparat.
setup-gone-game = Det spelets regler har jag inte längre. Panelen visar nu dem jag har.
setup-gone-edition = Kanalens spel har ingen sådan utgåva. Öppna inställningarna igen för att se dem som finns.

language-cs = tjeckiska
language-en = engelska
language-sv = svenska
