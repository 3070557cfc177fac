# The rules of a topic, listed.

rules-count = { $count ->
    [one] { $count } regel, i bokens ordning
   *[other] { $count } regler, i bokens ordning
}
rules-hint = Välj en regel nedan så visar jag hela.
rules-hint-public = /{ $command } med regelns nummer visar hela regeln.
rules-pick = Öppna en regel
rules-asked = { $user } visar alla regler om det här ämnet:
rules-official = officiellt förtydligande
rules-errata = errata
rules-chapter = kapitel
rules-step = steg i turen
rules-name = allt om det
rules-unknown = Ämnet ”{ $topic }” har jag inte. Bland dem jag har finns: { $topics }.
rules-none = Ämnet ”{ $topic }” har jag inte.
back-to-listing = Tillbaka till listan
