"""When players whose move is awaited are reminded: one select with everything to choose from."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.setup.ids import SettingId
from bot.locales.sentences import Localizer
from bot.matches.model.match import Notices

_HOUR = 3600
_REMINDERS, _DEADLINES = (12, 24, 48), (1, 3, 12)
_HALF = "half"


def notices_select(chosen: Notices, words: Localizer) -> ui.Select[Any]:
    """The select; what is chosen now is marked."""
    marked = set(values_of(chosen))
    labels = {f"reminder.{hours}": words.say("setup-remind-after", hours=hours) for hours in _REMINDERS}
    labels[_HALF] = words.say("setup-remind-half")
    labels |= {f"deadline.{hours}": words.say("setup-remind-before", hours=hours) for hours in _DEADLINES}
    options = [discord.SelectOption(label=label, value=key, default=key in marked) for key, label in labels.items()]
    return ui.Select(
        custom_id=SettingId.id_for(setting="notices"),
        options=options,
        min_values=0,
        max_values=len(options),
        placeholder=words.say("setup-pick-notices"),
    )


def described(chosen: Notices, words: Localizer) -> str:
    """What is chosen, in words."""
    said = []
    if chosen.reminder is not None:
        said.append(words.say("setup-remind-after", hours=round(chosen.reminder / _HOUR)))
    if chosen.half_time:
        said.append(words.say("setup-remind-half"))
    if chosen.deadline is not None:
        said.append(words.say("setup-remind-before", hours=round(chosen.deadline / _HOUR)))
    return ", ".join(said) or words.say("setup-unset")


def values_of(chosen: Notices) -> list[str]:
    """The select's values for what is chosen."""
    values = [] if chosen.reminder is None else [f"reminder.{round(chosen.reminder / _HOUR)}"]
    values += [_HALF] if chosen.half_time else []
    return values + ([] if chosen.deadline is None else [f"deadline.{round(chosen.deadline / _HOUR)}"])


def notices_of(values: list[str]) -> Notices:
    """What was picked; of several reminders the earliest counts, of several last calls the latest."""
    hours: dict[str, list[int]] = {"reminder": [], "deadline": []}
    for value in values:
        kind, _, number = value.partition(".")
        if kind in hours and number.isdecimal():
            hours[kind].append(int(number) * _HOUR)
    return Notices(
        reminder=min(hours["reminder"], default=None),
        half_time=_HALF in values,
        deadline=min(hours["deadline"], default=None),
    )
