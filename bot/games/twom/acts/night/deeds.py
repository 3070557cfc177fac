"""The commands of the night."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.night import crime, dawn, findings, raid, scavenging, treatment
from bot.games.twom.position.night_commands import Arm, Carry, GoOn, Keep, Mix, Take, Treat, Visit

NIGHT_DEEDS: Mapping[type, Deed] = {
    Visit: scavenging.VISIT,
    Take: scavenging.TAKE,
    Carry: findings.CARRY,
    Arm: raid.ARM,
    Mix: crime.MIX,
    Treat: treatment.TREAT,
    Keep: dawn.KEEP,
    GoOn: dawn.GO_ON,
}
