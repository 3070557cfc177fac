"""The steps of the night."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.night import crime, dawn, exploring, findings, raid, scavenging
from bot.games.twom.position.state import StepName

NIGHT: Mapping[StepName, Step] = {
    "location": scavenging.LOCATION,
    "gear": scavenging.GEAR,
    "explore": exploring.EXPLORE,
    "card-over": exploring.CARD_OVER,
    "explored": exploring.EXPLORED,
    "findings": findings.FINDINGS,
    "findings-over": findings.FINDINGS_OVER,
    "arms": raid.ARMS,
    "raid": raid.RAID,
    "raid-over": raid.RAID_OVER,
    "crime-count": crime.CRIME_COUNT,
    "crime": crime.CRIME,
    "crime-over": crime.CRIME_OVER,
    **dawn.STEPS,
}
