# Decks: what of a list is not understood, what was guessed, and in what a deck breaks its format.

choice-doomtrooper-deck = own deck
choice-doomtrooper-ready = ready-made deck
choice-doomtrooper-target = victory points to win
choice-doomtrooper-opponent = bot
doomtrooper-level-normal = plays well
doomtrooper-level-easy = easy to beat
ruleset-doomtrooper-cs = Czech tournament rules 2018
ruleset-doomtrooper-sv = Swedish basic rules
variant-doomtrooper-duel = two against each other
variant-doomtrooper-free = free for all
variant-doomtrooper-arch-enemies = arch-enemies
variant-doomtrooper-teams = in two teams
doomtrooper-ready-dawn = Dawn
doomtrooper-ready-ash = Ash
doomtrooper-ready-dawn-about = An army of all the corporations, with the Brotherhood’s spells: many cheap warriors, good close combat, and the Art to help them. It attacks early and often.
doomtrooper-ready-ash-about = The Dark Legion beside Mishima’s samurai: fewer, stronger creatures with the Dark Symmetry’s gifts. It waits, then strikes hard.

doomtrooper-deck-missing = You have no deck yet: send one of your own, or pick a ready-made one.
doomtrooper-deck-none = This deck is missing, or it has cards that are not played here. Send the list again, or pick a ready-made deck.
doomtrooper-deck-binary = This is not text. Send the list of cards as plain text, with a number and the name of a card on each line.
doomtrooper-deck-long = The list is too long: it can have at most { $lines } lines and { $kilobytes } kB.
doomtrooper-deck-large = There are too many cards: a list can have at most { $limit }, sideboard included.
doomtrooper-deck-broken = The file is damaged or incomplete from line { $line } on. Save it again in the program it came from, or send the list as text.
doomtrooper-deck-empty = There is no card in the deck. Write a number and a name on each line, such as “4x name of a card”; the sideboard begins with the line “Sideboard”.
doomtrooper-deck-line-unknown = Line { $line }: I do not know a card “{ $typed }”. The closest: { $near }.
doomtrooper-deck-line-strange = Line { $line }: I do not know a card “{ $typed }” or any like it. If it is a heading, end it with a colon.
doomtrooper-deck-line-several = Line { $line }: “{ $typed }” could be several cards: { $near }. Write the whole name.
doomtrooper-deck-line-count = Line { $line }: I cannot use the number in “{ $typed }”; it must be from 1 to { $limit }.
doomtrooper-deck-line-ordinal = Line { $line }: in “{ $typed }” the number may count the lines or the cards. Write the number of cards as “2x”.
doomtrooper-deck-line-printing = Line { $line }: in “{ $typed }” the number may be how many cards there are or which printing it is. Write the number of cards in front, for example “2x”.
doomtrooper-deck-line-clash = Line { $line }: in “{ $typed }” the code and the name are of different cards ({ $near }). Leave one of them out.
doomtrooper-deck-more = { $count ->
    [one] And { $count } more thing is wrong.
   *[other] And { $count } more things are wrong.
}
doomtrooper-deck-guess = I read “{ $typed }” as { $card }. If you meant another card, correct the name.
doomtrooper-deck-left-out = “{ $heading }”: { $count ->
    [one] { $count } card is not played and is left out.
   *[other] { $count } cards are not played and are left out.
}
doomtrooper-deck-ask-side = Below a blank line without a heading { $count ->
    [one] there is { $count } more card
   *[other] there are { $count } more cards
}, from “{ $first }” on. Is that your sideboard?
doomtrooper-deck-answer-side = Yes, the sideboard ({ $rest } + { $count })
doomtrooper-deck-answer-main = No, all of it is the deck ({ $all })
doomtrooper-deck-ask-headings = I do not know the { $many ->
    [one] heading
   *[other] headings
} “{ $headings }”. Where do the cards below belong ({ $count })?
doomtrooper-deck-place-main = In the deck
doomtrooper-deck-place-side = In the sideboard
doomtrooper-deck-place-out = They are not played

doomtrooper-deck-size-few = The deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it must have { $limit } or more.
doomtrooper-deck-size-many = The deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it may have { $limit } at most.
doomtrooper-deck-size-exact = The deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it must have exactly { $limit }.
doomtrooper-deck-side-few = The sideboard has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it must have { $limit } or more.
doomtrooper-deck-side-many = The sideboard has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it may have { $limit } at most.
doomtrooper-deck-side-exact = The sideboard has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it must have exactly { $limit }.
doomtrooper-deck-copies = { $card }: there { $count ->
    [one] is { $count } copy
   *[other] are { $count } copies
} in the deck, and the format allows { $limit } at most.
doomtrooper-deck-own-limit = { $card }: there { $count ->
    [one] is { $count } copy
   *[other] are { $count } copies
} in the deck, and this card allows { $limit } at most.
doomtrooper-deck-banned = { $card }: this card is banned in the format.
doomtrooper-deck-restricted = { $card }: the format allows a single copy, and there { $count ->
    [one] is { $count }
   *[other] are { $count }
} on the list.
doomtrooper-deck-warriors = The deck has { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}; it must have { $limit } or more.
doomtrooper-deck-share-few = Cards of { $tags } must be at least { $limit }% of the { $among ->
    [warriors] warriors
   *[other] deck
}; there are { $count } of { $whole }.
doomtrooper-deck-share-many = Cards of { $tags } may be at most { $limit }% of the { $among ->
    [warriors] warriors
   *[other] deck
}; there are { $count } of { $whole }.

choice-doomtrooper-format = format of the decks
doomtrooper-format-cs = Czech tournaments (60 cards or more, sideboard of 25)
doomtrooper-format-sv = base rules (60 cards or more)
doomtrooper-format-none = There is no such format here. Choose another.
doomtrooper-deck-side = Sideboard ({ $count })
doomtrooper-deck-lost = No longer recognised
doomtrooper-deck-line = { $count }× { $card }
doomtrooper-deck-only-main = More in the { $which ->
    [first] first
   *[other] second
} deck ({ $count })
doomtrooper-deck-only-side = More in the sideboard of the { $which ->
    [first] first
   *[other] second
} deck ({ $count })
doomtrooper-deck-kind = { $kind ->
    [warrior] Warriors
    [equipment] Equipment
    [special] Special cards
    [art] Art
    [symmetry] Dark Symmetry
    [fortification] Fortifications
    [mission] Missions
    [relic] Relics
    [warzone] Warzones
    [ki] Ki
    [beast] Beasts
   *[alliance] Alliances
} ({ $count })

doomtrooper-pack-cards = { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} played with; of the table { $known ->
    [one] { $known } is known
   *[other] { $known } are known
} and { $new ->
    [one] { $new } is new
   *[other] { $new } are new
}.
doomtrooper-pack-effects = The pack says what { $effects ->
    [one] { $effects } card does
   *[other] { $effects } cards do
}. For { $unsaid ->
    [one] { $unsaid } card
   *[other] { $unsaid } cards
} of the table nobody has said it yet, so the player declares it when playing the card.
doomtrooper-pack-formats = { $count ->
    [one] { $count } format
   *[other] { $count } formats
}: { $names }.
doomtrooper-pack-clashes = { $count ->
    [one] { $count } name belongs
   *[other] { $count } names belong
} to more than one card: a list must give their codes.
doomtrooper-pack-public = Because the pack is marked as public, the file of a finished match will contain all of it, including the names of its cards.
doomtrooper-pack-private = The file of a match will contain nothing of the pack, not even the names of its cards. Anyone who wants to verify it needs the pack too.

# Swapping cards between two games of a series.

doomtrooper-swap-added = { $card }: { $count ->
    [one] { $count } copy was
   *[other] { $count } copies were
} neither in your deck nor in your sideboard in the game before.
doomtrooper-swap-missing = { $card }: { $count ->
    [one] { $count } copy is
   *[other] { $count } copies are
} missing. What leaves the deck goes into the sideboard.
doomtrooper-swap-added-more = And { $count ->
    [one] { $count } more card was
   *[other] { $count } more cards were
} not yours before.
doomtrooper-swap-missing-more = And { $count ->
    [one] { $count } more card is
   *[other] { $count } more cards are
} missing.
doomtrooper-pack-declared = { $count ->
    [one] { $count } kept declaration
   *[other] { $count } kept declarations
}
