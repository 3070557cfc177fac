# Kortlekar som folk sparar åt sig själva: `/lek`.

command-deck = lek
command-deck-about = Dina kortlekar: spara, visa, granska, jämför
command-deck-save = spara
command-deck-save-about = Spara en kortlek: klistra in listan eller bifoga en fil
command-deck-list-about = Kortlekarna som du har på den här servern
command-deck-show-about = Visa en kortlek kort för kort, bara för dig
command-deck-check = granska
command-deck-check-about = Jämför en kortlek med ett format och visa allt som är fel
command-deck-rename = byt-namn
command-deck-rename-about = Ge en kortlek ett annat namn
command-deck-compare = jämför
command-deck-compare-about = Visa hur två av dina kortlekar skiljer sig
command-deck-export = exportera
command-deck-export-about = Ladda ner en kortlek som fil
command-deck-delete = ta-bort
command-deck-delete-about = Ta bort en kortlek
command-deck-name = namn
command-deck-name-about = Vad kortleken heter
command-deck-file-about = Listan som textfil; utan den klistrar du in listan i ett formulär
command-deck-replace = ersätt
command-deck-replace-about = Om den ska ersätta din kortlek med samma namn
command-deck-deck = kortlek
command-deck-deck-about = En av dina kortlekar
command-deck-other = andra
command-deck-other-about = Kortleken som den jämförs med
command-deck-match-about = I stället kortleken som du spelar eller spelade med i den här matchen
command-deck-form = format
command-deck-form-about = Formatet; annars lobbyns här, eller det vanliga

deck-no-game = Inget spel här har kortlekar som kan sparas.
deck-none = Du har ingen kortlek här än. Spara en med /lek spara.
deck-unknown = Du har ingen kortlek som heter ”{ $deck }”. Du har: { $decks }.
deck-which = Flera av dina kortlekar passar ”{ $deck }”: { $decks }. Skriv hela namnet.
deck-no-format = Formatet ”{ $format }” finns inte här. Det finns: { $formats }.
deck-shelf-title = Dina kortlekar ({ $count } av { $limit })
deck-shelf-about = Bara du ser dem. I en lobby hittar du dem under Mina val.
deck-pick = Vilken kortlek?
deck-new = Spara en kortlek
deck-show = Visa
deck-check = Granska
deck-export = Exportera
deck-rename = Byt namn
deck-delete = Ta bort
deck-delete-title = Ta bort ”{ $deck }”?
deck-delete-about = Det går inte att ångra. Matcher där du har använt den behåller sin egen kopia.
deck-delete-sure = Ja, ta bort den
deck-deleted = ”{ $deck }” är borttagen.
deck-renamed = Hittills hette den ”{ $old }”.
deck-exported = ”{ $deck }” som en lista som kan sparas igen var som helst.
deck-save-title = Spara en kortlek
deck-title = Namn
deck-title-about = Vad du kallar kortleken
deck-list = Lista
deck-list-about = Antal och namn på varje rad; sidleken börjar med raden ”Sideboard”
deck-file = Eller en fil
deck-file-about = Som text, eller från Cockatrice, Forge, XMage, OCTGN eller kalkylark; högst { $kilobytes } kB
deck-nothing = Det finns ingen lista och ingen fil. Klistra in listan eller bifoga en fil.
deck-both = Du skickade både en lista och en fil. Skicka bara en av dem.
deck-not-saved = Kortleken är inte sparad
deck-saved = ”{ $deck }” är sparad.
deck-right = Format { $format }: kortleken är giltig.
deck-format = Ett annat format
deck-compared = { $first } och { $second }
deck-equal = De två kortlekarna är likadana.
deck-played-title = Kortlek i match { $match }
deck-played-by = { $player } visar sin kortlek:
deck-played-show = Visa den för alla
deck-played-over = Matchen är slut: du får visa kortleken för alla.
deck-played-sealed = Bara du ser den; de andra känner till fingeravtrycket.
deck-played-proof = Fingeravtryck { $fingerprint }: det är precis den kortlek som spelades.
deck-played-other = Fingeravtryck { $fingerprint }: det här är inte kortleken som spelades.
deck-guessed = Jag gissade { $count ->
    [one] { $count } namn
   *[other] { $count } namn
}; se nedan om jag gissade rätt.
deck-wrong = Format { $format }: { $count ->
    [one] { $count } sak är
   *[other] { $count } saker är
} fel.
deck-more = Och { $count ->
    [one] { $count } till.
   *[other] { $count } till.
}
unclear-about = Din lista är bifogad och inget är sparat än. Passar inget svar, rätta listan och skicka den igen.
unclear-gone = Listan finns inte kvar. Skicka den igen.
