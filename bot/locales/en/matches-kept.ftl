# What an organiser keeps of what players agreed on.

command-match-deed-kept = declarations that are kept
pack-kept-title = { $game }: what this server keeps
pack-kept-empty = Nothing is kept yet.
pack-kept-more = … and { $count } more; /match pack can export all of it.
pack-kept-about = What the players of a match let stand can be kept from the match in this channel. Whoever plays such a card next finds it filled in; they may still declare something else, and others may dispute it.
pack-kept-button = Keep for the server
pack-kept-keep = Keep from the match here
pack-kept-withdraw = Keep no longer
pack-kept-now = ✓ Kept for new matches.
pack-kept-withdrawn = ✓ Withdrawn for new matches.
pack-kept-gone = That does not stand in this match, or is not kept any more.
pack-kept-not = It cannot be kept in the pack of this server: { $said }
pack-kept-none-of = { $game } has nothing that could be kept.
pack-kept-stays = What was kept of earlier matches stays.
