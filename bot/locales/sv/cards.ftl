# A card with its values, and the rules and errata that name it.

card-fight = Närstrid { $value }
card-shoot = Eldstrid { $value }
card-armour = Rustning { $value }
card-value = Poängvärde { $value }
card-limit = { $count ->
    [0] får inte vara i en lek
    [one] högst { $count } exemplar i en lek
   *[other] högst { $count } exemplar i en lek
}
card-rules = **Regler som nämner det:**
card-kind-rules = **Regler om kortets slag:**
card-pick = Öppna en regel om kortet
card-more = Allt ryms inte här; öppna resten ur listan.
card-more-public = Allt ryms inte här; öppna resten med /{ $command }.
card-asked = { $user } visar ett kort:
card-no-table = Jag har inte kortets värden; den som driver boten kan importera dem.
card-no-rules = Varken regler eller errata nämner det.
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
card-after-discard = kasseras efter användning
card-after-remove = tas ur spelet efter användning

card-timing-one-action = för 1 handling
card-timing-two-actions = för 2 handlingar
card-timing-three-actions = för 3 handlingar
card-timing-any-time = när som helst
card-timing-beginning = i början av din tur
card-timing-combat = under strid
card-timing-your-turn = under din tur
card-timing-after = omedelbart efteråt

# Values of tokens, troops and other components.

component-value = Marknadsvärde { $value }
component-weight = Vikt { $value }
component-count = I lådan { $value }
component-points = Poäng { $value }
component-markers = Markörer { $value }
component-faction = Fraktion { $value }
component-colour = Färg { $value ->
    [pink] rosa
    [red] röd
    [green] grön
    [blue] blå
    [white] vit
   *[other] { $value }
}

values-printed = Enligt själva kortet eller brickan; reglerna säger det inte.
values-rulebook = De här uppgifterna står också i regelboken.
values-doubtful = (?) Källorna skiljer sig här; kontrollera på kortet eller brickan.
values-lacking = Resten av det du frågar om står bara på kortet eller brickan.
values-others = Eller menade du: { $names }

# Refusals.

card-unknown = Jag känner inte till kortet ”{ $name }”. Skriv namnet som det står på kortet.
card-unknown-near = Jag känner inte till kortet ”{ $name }”. Menar du något av de här? { $near }
card-table-broken = Jag kan inte läsa korttabellen just nu. Den som driver boten måste importera den igen.
