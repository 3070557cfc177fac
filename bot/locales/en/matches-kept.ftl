# What an organiser keeps of what players agreed on.

command-file-deed-kept = kept declarations
pack-kept-title = { $game }: what this server keeps
pack-kept-empty = Nothing is kept yet.
pack-kept-more = … and { $count } more; /file pack can export all of it.
pack-kept-about = What the players accepted in the match in this channel can be kept. The next player of such a card then finds it filled in, and can still declare something else; others can dispute it.
pack-kept-button = Keep for the server
pack-kept-keep = Keep from this match
pack-kept-withdraw = Stop keeping
pack-kept-now = ✓ Kept for new matches.
pack-kept-withdrawn = ✓ Withdrawn for new matches.
pack-kept-gone = That is not part of this match, or is no longer kept.
pack-kept-not = It cannot be kept in this server’s pack: { $said }
pack-kept-none-of = { $game } has nothing that could be kept.
pack-kept-stays = What was kept from earlier matches stays.
