# Decks that people keep for themselves: `/deck`.

command-deck = deck
command-deck-about = Your decks: save, show, check, compare
command-deck-save = save
command-deck-save-about = Save a deck: paste its list or attach a file
command-deck-list-about = Your saved decks on this server
command-deck-show-about = Show a deck card by card, to you alone
command-deck-check = check
command-deck-check-about = Check a deck against a format and list everything that is wrong
command-deck-rename = rename
command-deck-rename-about = Give a deck another name
command-deck-compare = compare
command-deck-compare-about = Show how two of your decks differ
command-deck-export = export
command-deck-export-about = Get a deck as a file
command-deck-delete = delete
command-deck-delete-about = Delete a deck
command-deck-name = name
command-deck-name-about = What the deck is called
command-deck-file-about = The list as a text file; without it you paste the list into a form
command-deck-replace = replace
command-deck-replace-about = Whether it replaces your deck of the same name
command-deck-deck = deck
command-deck-deck-about = One of your decks
command-deck-other = other
command-deck-other-about = The deck that it is compared with
command-deck-match-about = Instead, the deck you play or played in this match
command-deck-form = format
command-deck-form-about = The format; by default that of the lobby here, or the usual one

deck-no-game = No game here has decks that can be saved.
deck-none = You have no saved decks here. Save one with /deck save.
deck-unknown = You have no deck called “{ $deck }” here. You have: { $decks }.
deck-which = Several of your decks match “{ $deck }”: { $decks }. Write the whole name.
deck-no-format = There is no format “{ $format }” here. There are: { $formats }.
deck-shelf-title = Your decks ({ $count } of { $limit })
deck-shelf-about = Only you see them. In a lobby you find them under My choices.
deck-pick = Which deck?
deck-new = Save a deck
deck-show = Show
deck-check = Check
deck-export = Export
deck-rename = Rename
deck-delete = Delete
deck-delete-title = Delete “{ $deck }”?
deck-delete-about = That cannot be undone. Matches you used it in keep their own copy.
deck-delete-sure = Yes, delete it
deck-deleted = “{ $deck }” is deleted.
deck-renamed = Until now it was called “{ $old }”.
deck-exported = “{ $deck }” as a list that can be saved again anywhere.
deck-save-title = Save a deck
deck-title = Name
deck-title-about = What you call the deck
deck-list = List
deck-list-about = A number and a name on each line; the sideboard begins with the line “Sideboard”
deck-file = Or a file
deck-file-about = As text, or from Cockatrice, Forge, XMage, OCTGN or a spreadsheet; { $kilobytes } kB at most
deck-nothing = There is no list and no file. Paste the list or attach a file.
deck-both = You sent a list and a file. Send only one of them.
deck-not-saved = The deck is not saved
deck-saved = “{ $deck }” is saved.
deck-right = Format { $format }: the deck is legal.
deck-format = Another format
deck-compared = { $first } and { $second }
deck-equal = The two decks are identical.
deck-played-title = Deck of match { $match }
deck-played-by = { $player } shows the deck they played:
deck-played-show = Show it to everybody
deck-played-over = The match is over: you may show the deck to everybody.
deck-played-sealed = Only you can see it; the others know its fingerprint.
deck-played-proof = Fingerprint { $fingerprint }: it is exactly the deck that was played.
deck-played-other = Fingerprint { $fingerprint }: this is not the deck that was played.
deck-guessed = I guessed { $count ->
    [one] { $count } name
   *[other] { $count } names
}; look below whether I guessed right.
deck-wrong = Format { $format }: { $count ->
    [one] { $count } thing is
   *[other] { $count } things are
} wrong.
deck-more = And { $count ->
    [one] { $count } more.
   *[other] { $count } more.
}
unclear-about = Your list is attached, and nothing is saved yet. If no answer fits, correct the list and send it again.
unclear-gone = The list is gone. Send it again.
