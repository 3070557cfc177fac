# Names of things.

doomtrooper-seat = { $seat }
doomtrooper-one-of = { $card } ({ $which })
doomtrooper-some-card = a face-down card
doomtrooper-hidden = hidden warrior no. { $number } ({ $who })
doomtrooper-face-down = face-down card no. { $number } under { $on } ({ $who })
doomtrooper-area-squad = Squad
doomtrooper-area-cohort = Cohort
doomtrooper-area-outpost = Outpost
doomtrooper-area-aside = outside the areas
doomtrooper-area-table = beside the player
doomtrooper-rating-fight = Fight
doomtrooper-rating-shoot = Shoot
doomtrooper-rating-armour = Armour
doomtrooper-rating-value = Value
doomtrooper-side-doomtrooper = a Doomtrooper
doomtrooper-side-legion = a warrior of the Dark Legion
doomtrooper-points =
    { $destiny ->
        [one] { $destiny } destiny point
       *[other] { $destiny } destiny points
    }, { $victory ->
        [one] { $victory } victory point
       *[other] { $victory } victory points
    }

# The log.

doomtrooper-log-opened =
    { $count ->
        [one] { $count } player.
       *[other] { $count } players.
    } { $target } victory points to win.
doomtrooper-log-turn = Turn { $turn }: { $who }
doomtrooper-log-reseated = The turn order is now: { $who }.
doomtrooper-log-draw = { $who } draws { $card }.
doomtrooper-log-discard = { $who } discards { $card }.
doomtrooper-log-recruit = { $who } brings { $card } into play.
doomtrooper-log-hidden = { $who } recruits { $card } into cover.
doomtrooper-log-attach = { $who } attaches { $card } to { $on }.
doomtrooper-log-under = { $who } puts { $card } under { $on }.
doomtrooper-log-play = { $who } plays { $card }.
doomtrooper-log-stay = { $who } puts { $card } into play.
doomtrooper-log-kill = { $card } is killed.
doomtrooper-log-sacrifice = { $card } is removed from the game for good.
doomtrooper-log-hand = { $card } goes back to the hand of { $who }.
doomtrooper-log-library = { $card } goes back to the library of { $who }.
doomtrooper-log-fetch = { $who } searches for { $card }.
doomtrooper-log-move = { $card } moves.
doomtrooper-log-transfer = { $who } transfers { $card }.
doomtrooper-log-control = { $card } changes sides.
doomtrooper-log-copied = { $card } is now an exact copy of { $of }.
doomtrooper-log-enter = { $card } enters play ({ $who }).
doomtrooper-log-gone = { $card } leaves the game with its owner.
doomtrooper-log-wounded = { $card } is wounded.
doomtrooper-log-healed = { $card } is healed.
doomtrooper-log-covered = { $card } seeks cover.
doomtrooper-log-uncovered = { $card } leaves cover.
doomtrooper-log-revealed = Revealed: { $card }
doomtrooper-log-inside = { $card } boards the vehicle.
doomtrooper-log-outside = { $card } leaves the vehicle.
doomtrooper-log-imprisoned = { $card } is imprisoned.
doomtrooper-log-out = { $card } is out of play.
doomtrooper-log-debt = { $who }: the debt changes by { $debt }.
doomtrooper-log-points =
    { $victory ->
        [0] { $who } gains { $destiny ->
            [one] { $destiny } destiny point
           *[other] { $destiny } destiny points
        }.
       *[other] { $destiny ->
            [0] { $who } gains { $victory ->
                [one] { $victory } victory point
               *[other] { $victory } victory points
            }.
           *[other] { $who } gains { $destiny ->
                [one] { $destiny } destiny point
               *[other] { $destiny } destiny points
            } and { $victory ->
                [one] { $victory } victory point
               *[other] { $victory } victory points
            }.
        }
    }
doomtrooper-log-lost-points =
    { $victory ->
        [0] { $who } loses { $destiny ->
            [one] { $destiny } destiny point
           *[other] { $destiny } destiny points
        }.
       *[other] { $destiny ->
            [0] { $who } loses { $victory ->
                [one] { $victory } victory point
               *[other] { $victory } victory points
            }.
           *[other] { $who } loses { $destiny ->
                [one] { $destiny } destiny point
               *[other] { $destiny } destiny points
            } and { $victory ->
                [one] { $victory } victory point
               *[other] { $victory } victory points
            }.
        }
    }
doomtrooper-log-actions =
    { $count ->
        [one] { $who } has { $count } more action ({ $card }).
       *[other] { $who } has { $count } more actions ({ $card }).
    }
doomtrooper-log-does = { $line } – { $what }
doomtrooper-log-plays = { $who } plays: { $card }
doomtrooper-log-plays-on = { $who } plays { $card } on { $on }.
doomtrooper-log-uses = { $who } uses { $card }.
doomtrooper-log-attacks = { $who } declares a combat.
doomtrooper-log-gives-up = { $who } calls off the attack.
doomtrooper-log-announces = { $who }: { $attacker } attacks { $defender }.
doomtrooper-log-attacker = { $who }: { $attacker } attacks; the defender is named next.
doomtrooper-log-tactic = { $who } chooses the tactic: { $tactic }
doomtrooper-log-zone = { $who } defends from { $card }.
doomtrooper-log-no-zone = { $who } defends from no warzone.
doomtrooper-log-sabotages = { $who }: { $card } goes straight for { $against }.
doomtrooper-log-meditates = { $who } meditates.
doomtrooper-log-counts-as = { $card } counts as { $side } from now on.
doomtrooper-log-follows = { $card } follows { $commander }.
doomtrooper-log-weapon = { $card } fights with { $weapon }.
doomtrooper-log-disputes = { $who } disputes the declared effect; a judge decides.
doomtrooper-log-stands = The declared effect is accepted.
doomtrooper-log-handed-back = The player takes back the declared card and what was paid for it.
doomtrooper-log-withdraws = { $who } takes back the declared card.
doomtrooper-log-privilege = { $who } uses the Cardinal’s privilege.
doomtrooper-log-cancelled = Cancelled: { $card }
doomtrooper-log-pitted = A new combat: { $attacker } attacks { $defender }.
doomtrooper-log-saved = { $card } is unharmed.
doomtrooper-log-fought = { $attacker } { $attack } against armour { $armour }, { $defender } { $back } against armour { $backarmour }.
doomtrooper-log-combat-broken = The combat ends early.
doomtrooper-log-chance = { $card }: { $number } came up, out of { $sides }.
doomtrooper-log-looked =
    { $count ->
        [one] { $who } looks at { $count } card.
       *[other] { $who } looks at { $count } cards.
    }
doomtrooper-log-shows = { $who } shows: { $cards }
doomtrooper-log-saw = { $who } sees { $cards }.
doomtrooper-log-outpost = The Outpost is open to warriors of the other areas.
doomtrooper-log-time =
    { $turns ->
        [one] Time is up; { $turns } more turn is played.
       *[other] Time is up; { $turns } more turns are played.
    }
doomtrooper-log-player-out = { $who } is out of the game.
doomtrooper-log-won = { $who } wins.
doomtrooper-log-team-won = The team of { $who } wins.
doomtrooper-log-draw-game = A draw: { $who }
doomtrooper-log-adjusted = A judge has changed the position.

# A judge's adjustment.

doomtrooper-adjust-form-card = a card’s code in quotation marks, or a card as an object in braces
doomtrooper-adjust-over = The match is over; there is nothing to adjust.
doomtrooper-adjust-seat = There is no seat { $seat } at the table.
doomtrooper-adjust-card = There is no card { $card }. Give its code, or describe it in full.
doomtrooper-adjust-not-theirs = { $seat } has no { $card } in this match. Only "add": true brings it in.
doomtrooper-adjust-not-in-play = { $card } would not be in play there: it can have no marks, and nothing on or under it.
doomtrooper-adjust-pot = A team shares its points: { $seat } and their teammate are given different ones.
doomtrooper-adjust-out = { $seat } is out of the match and cannot have the turn.
doomtrooper-adjust-actions = { $seat } can be given actions only for their own turn, at the step “actions”.
doomtrooper-adjust-left-over = { $count ->
    [one] One card of { $seat } is placed nowhere: name the pile it goes to, or leave out “library” or “discard”.
   *[other] { $count } cards of { $seat } are placed nowhere: name the pile they go to, or leave out “library” or “discard”.
}

doomtrooper-log-boosts = { $who } boosts { $card } by { $x }.
doomtrooper-log-endless = These effects set each other off without end and were stopped: { $cards }

# How a combat stands.

doomtrooper-tally-attacker = Attacker { $who }: { $attack } · { $armour }
doomtrooper-tally-defender = Defender { $who }: { $attack } · { $armour }
doomtrooper-tally-awaited = May still respond: { $seats }
doomtrooper-set-turn = whose turn it is
doomtrooper-set-destiny = destiny points of { $seat }
doomtrooper-set-victory = victory points of { $seat }
