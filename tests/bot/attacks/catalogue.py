"""Every attack on matches that is known to have got through once."""

from __future__ import annotations

from tests.bot.attacks.attack import Attack
from tests.bot.attacks.people import (
    any_sequence,
    clock_of_another,
    judge_who_plays,
    leave_and_return,
    old_button,
    out_of_the_records,
    vacation_for_ever,
    votes_of_seats,
)
from tests.bot.attacks.running import failing_match, heavy_pack, other_processes, outage, simultaneous_clicks
from tests.bot.attacks.secrets import card_from_hash, chosen_secret, forged_files, unseen_channel, what_one_saw

ATTACKS: tuple[Attack, ...] = (
    card_from_hash.ATTACK,
    leave_and_return.ATTACK,
    any_sequence.ATTACK,
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
