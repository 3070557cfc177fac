# A card with its values, and the rules and errata that name it.

card-fight = Närstrid { $value }
card-shoot = Eldstrid { $value }
card-armour = Rustning { $value }
card-value = Poäng { $value }
card-limit = { $count ->
    [0] får inte vara i en lek
    [one] högst { $count } exemplar i en lek
   *[other] högst { $count } exemplar i en lek
}
card-rules = **Regler som nämner det:**
card-pick = Öppna en regel om kortet
card-more = Allt ryms inte här; öppna resten ur listan.
card-more-public = Allt ryms inte här; öppna resten med /{ $command }.
card-asked = { $user } visar ett kort:
card-no-table = Jag har inte kortets värden; botens ansvarige kan importera dem.
card-no-rules = Varken regler eller errata säger något om det.
back-to-card = Tillbaka till kortet

card-type-alliance = allians
card-type-art = besvärjelse ur Konsten
card-type-beast = best
card-type-equipment = utrustning
card-type-fortification = befästning
card-type-ki = ki-kraft
card-type-mission = uppdrag
card-type-relic = relik
card-type-special = specialkort
card-type-symmetry = Mörka Symmetrin
card-type-warrior = krigare
card-type-warzone = krigszon

card-affiliation-brotherhood = Brödraskapet
card-affiliation-general = allmänt
card-affiliation-legion = Mörka Legionen

card-after-attach = ligger kvar fäst
card-after-discard = kastas efter användning
card-after-remove = tas ur spelet efter användning

card-timing-one-action = för 1 handling
card-timing-two-actions = för 2 handlingar
card-timing-three-actions = för 3 handlingar
card-timing-any-time = när som helst
card-timing-beginning = i början av din tur
card-timing-combat = under strid
card-timing-your-turn = under din tur
card-timing-after = omedelbart efteråt

# Refusals.

card-unknown = Jag känner inte till kortet ”{ $name }”. Skriv namnet som det står på kortet.
card-unknown-near = Jag känner inte till kortet ”{ $name }”. Menar du något av de här? { $near }
card-table-broken = Jag kan inte läsa korttabellen just nu. Botens ansvarige måste importera den igen.
