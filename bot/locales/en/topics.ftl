# The rules of a topic, listed.

rules-count = { $count ->
    [one] { $count } rule, in the book’s order
   *[other] { $count } rules, in the book’s order
}
rules-hint = Pick a rule below and I will show all of it.
rules-hint-public = /{ $command } with a rule’s number shows all of it.
rules-pick = Open a rule
rules-asked = { $user } shows every rule of this topic:
rules-official = official clarification
rules-errata = errata
rules-chapter = chapter
rules-step = step of the turn
rules-name = everything about it
rules-unknown = I have no topic “{ $topic }”. Some topics I have: { $topics }.
rules-none = I have no topic “{ $topic }”.
back-to-listing = Back to the list
