# The panel of the server's admins.

setup-title = Inställningar
setup-channel = **Kanalens spel:** { $game }
setup-channel-about = Frågor som ställs här slås först upp i det här spelets regler.
setup-edition = **Utgåva:** { $edition }
setup-edition-about = Den här utgåvans regler svarar här; det som bara den andra har markeras.
setup-language = **Språk:** { $language }
setup-language-about = För svar som visas i kanalen och för dem vars eget språk jag inte kan.
setup-judge = **Domarroll:** { $role }
setup-judge-about = Den som har rollen kan avgöra tvister.
setup-notices = **Påminnelser:** { $notices }
setup-notices-about = För den som är på tur; gäller matcher som öppnas från och med nu.
setup-pick-notices = Välj när spelare påminns
setup-remind-after = { $hours } h efter att turen började
setup-remind-half = när halva tiden har gått
setup-remind-before = { $hours } h innan tiden går ut
setup-unset = inte inställt
setup-language-unset = inte inställt, så här är det { $language ->
    [cs] tjeckiska
    [sv] svenska
   *[en] engelska
}
setup-role-unset = inte inställd, bara serveradministratörer
setup-role-silent = Discord meddelar inte dem som har rollen när jag nämner den. Låt alla @nämna rollen i serverns inställningar, eller ge min roll behörigheten ”Nämn @everyone, @here och alla roller”.
setup-role-gone = Rollen har tagits bort, så ingen har den. Välj en annan nedan.
setup-pick-game = Välj kanalens spel
setup-pick-language = Välj språk
setup-pick-judge = Välj domarroll
setup-no-game = Inget bestämt spel
setup-pick-edition = Välj utgåvan ni spelar efter
setup-no-edition = Alla utgåvor
setup-no-language = Som i varje spelares Discord
setup-saved = Sparat.
setup-gone-game = Det spelets regler har jag inte längre. Panelen visar nu dem jag har.
setup-gone-edition = Kanalens spel har ingen sådan utgåva. Öppna inställningarna igen för att se dem som finns.
setup-everyone = Alla har den rollen, så alla skulle bli domare och få aviseringar. Skapa en roll för domarna och välj den.

language-cs = tjeckiska
language-en = engelska
language-sv = svenska
setup-head = **Roll för huvuddomare:** { $role }
setup-head-about = De som har rollen avgör överklaganden och gör husregler; utan den gör serveradministratörerna det.
setup-pick-head = Välj rollen för huvuddomare
setup-desk = Domarnas bord
setup-desk-about = Hur länge varje steg får ta, och om personer nämns.
setup-desk-view = För synpunkterna
setup-desk-call = När spelare väntar vid bordet
setup-desk-claim = För att ta ett ärende
setup-desk-lease = Hur länge en domare får pausa
setup-desk-appeal = För ett överklagande
setup-desk-mend = För att rätta ett domslut
setup-desk-penalty = Straff räknas
setup-desk-names = Personer nämns
setup-names-no = Parter och domare utan namn
setup-names-yes = Parter och domare med namn
setup-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
setup-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
setup-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
setup-remove = Radera serverns data
setup-remove-title = Radera allt om den här servern
setup-remove-about = Jag raderar serverns inställningar, alla matcher (även pågående), tvister, prejudikat, husregler och sparade lekar och lämnar servern. Det går inte att ångra. Den som vill ha en matchs logg bör först ladda ner den med `/fil exportera`.
setup-remove-sure = Ja, radera och lämna
setup-removed = Allt är raderat, och jag lämnar servern.
setup-judges-open = ✓ { $role } ser domarnas kommandon: { $commands }
setup-judges-hidden = ⚠ { $role } ser inte de här kommandona än: { $commands }
setup-judges-how = Så öppnar du dem: Serverinställningar → Integrationer → { $bot }, välj varje kommando och lägg till rollen.
setup-judges-unknown = Det gick inte att ta reda på om { $role } ser domarnas kommandon: { $commands }
setup-judges-missing = ⚠ Discord har inte de här kommandona än: { $commands }. Kör `python -m bot sync`.
setup-desk-table = När ingen domare kan
setup-table-no = Bara domare och ersättare avgör
setup-table-yes = Utan domare avgör spelarna vid bordet
setup-one-judge = ⚠ Servern har högst en domare, så ingen avgör när hen spelar. Låt spelarna vid bordet avgöra: Domarnas bord.
