# The rules of a topic, listed.

rules-count = { $count ->
    [one] { $count } pravidlo, v pořadí knihy
    [few] { $count } pravidla, v pořadí knihy
    [many] { $count } pravidla, v pořadí knihy
   *[other] { $count } pravidel, v pořadí knihy
}
rules-hint = Vyber dole pravidlo a ukážu ho celé.
rules-hint-public = Celé pravidlo ukáže /{ $command } s jeho číslem.
rules-pick = Otevřít pravidlo
rules-asked = { $user } ukazuje všechna pravidla tohoto tématu:
rules-official = oficiální upřesnění
rules-errata = errata
rules-chapter = kapitola
rules-step = krok tahu
rules-name = vše o tom
rules-unknown = Téma „{ $topic }“ nemám. Mám třeba tahle: { $topics }.
rules-none = Téma „{ $topic }“ nemám.
back-to-listing = Zpět na seznam
