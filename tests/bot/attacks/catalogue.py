"""Every attack on matches that is known to have got through once."""

from __future__ import annotations

from tests.bot.attacks import (
    card_from_hash,
    chosen_secret,
    clock_of_another,
    failing_match,
    forged_files,
    heavy_pack,
    judge_who_plays,
    leave_and_return,
    old_button,
    other_processes,
    out_of_the_records,
    outage,
    simultaneous_clicks,
    unseen_channel,
    vacation_for_ever,
    votes_of_seats,
    what_one_saw,
)
from tests.bot.attacks.attack import Attack

ATTACKS: tuple[Attack, ...] = (
    card_from_hash.ATTACK,
    leave_and_return.ATTACK,
    *judge_who_plays.ATTACKS,
    simultaneous_clicks.ATTACK,
    chosen_secret.ATTACK,
    *forged_files.ATTACKS,
    *what_one_saw.ATTACKS,
    old_button.ATTACK,
    *votes_of_seats.ATTACKS,
    vacation_for_ever.ATTACK,
    out_of_the_records.ATTACK,
    unseen_channel.ATTACK,
    clock_of_another.ATTACK,
    *other_processes.ATTACKS,
    failing_match.ATTACK,
    outage.ATTACK,
    heavy_pack.ATTACK,
)
