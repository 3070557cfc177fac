"""Where a viewer of a match may look: commands, what is suggested while they type, and whatever can be pressed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from tests.bot.interference.person import LIST, Command, Spot, components
from tests.bot.wire.payloads import Json

PREFIXES = ("", "a", "1", "zz")
"""What is typed where the bot suggests something."""
HTTP = ("/metrics", "/health")

QUESTIONS = (
    "whose turn is it?",
    "how many actions do I have left?",
    "can I attack now?",
    "who can I attack?",
    "can I play a card now?",
    "can I use a skill now?",
    "can we build now?",
    "why was that refused?",
    "what does this card do?",
    "what does the opponent have in hand?",
    "who is winning?",
)
"""Questions about the position."""

COMMANDS = (
    Command("match", "status"),
    Command("match", "history"),
    Command("match", "spectate"),
    Command("file", "save"),
    Command("file", "export"),
    Command("my", "statistics"),
    Command("match", "undo"),
    Command("adjust"),
    Command("match", "pause"),
    Command("match", "extend", {"hours": 1}),
    Command("match", "move", {"match": 1}),
    Command("file", "pack", {"action": "show"}),
    Command("match", "answer", {"name": "a"}),
    Command("play"),
    Command("my", "data"),
    Command("dispute"),
    Command("desk"),
    Command("archive"),
    Command("deck", "list"),
    Command("deck", "show", {"match": 1}),
    Command("penalties"),
    Command("precedent", "list"),
    Command("houserule", "list"),
    Command("twom", "store"),
    Command("twom", "people"),
    Command("twom", "save"),
    *(Command("rule", options={"question": question}) for question in QUESTIONS),
)
"""Commands that a person may use or is refused; none of them changes a match.

Checking a match is not among it: both have the same dice, which follow from the secret of neither.
"""
_SUGGESTED = (
    Command("match", "answer", {"name": ""}, "name"),
    Command("twom", "script", {"number": ""}, "number"),
    Command("deck", "show", {"deck": ""}, "deck"),
    Command("file", "bring", {"what": ""}, "what"),
)

# Leaving, giving up, deleting, voting, and beginning something else.
_NEVER = re.compile(r"(sure|sub|hand|sit|forget|lb|ls|lr|lc|lo|lk|rematch|again|v|sr|og|keep|withdraw|advg|adv):")
# What settles something, or takes it back.
_SETTLES = re.compile(r"(p:\d+:[^:]+:c:|passall|passed:|unmake|back|settle|usual|unplan):?")
# What picks an option on the way to an answer, with which some games are content.
_PICKS = re.compile(r"(p:\d+:[^:]+:[sad]:|[qm]:)")


def old_entries(seq: int) -> tuple[Command, ...]:
    """Looks back at the first entries of the log and the last, and at one that is yet to come."""
    return tuple(Command("match", "history", {"entry": entry}) for entry in (1, max(1, seq - 1), seq, seq + 1))


def suggestions() -> Iterator[Command]:
    """Everything that is suggested, for each prefix."""
    for command in _SUGGESTED:
        for typed in PREFIXES:
            yield Command(command.name, command.sub, {command.typing: typed}, command.typing)


def spots(messages: list[Json], lot: random.Random, *, settles: bool, picks: bool) -> list[Spot]:
    """Everything on some messages that may be used, in some order, of lists with some of the options picked.

    Args:
        settles: whether what settles an answer is among it.
        picks: whether what picks one is.
    """
    found = []
    for message in messages:
        for place, each in enumerate(components(message)):
            name = each["custom_id"]
            if _NEVER.match(name) or (_SETTLES.match(name) and not settles) or (_PICKS.match(name) and not picks):
                continue
            found.append(Spot(message["id"], place, each["type"], _picks(each, lot)))
    lot.shuffle(found)
    return found


def _picks(component: Json, lot: random.Random) -> tuple[int, ...]:
    if component["type"] != LIST:
        return ()
    number = len(component["options"])
    least, most = component.get("min_values", 1), min(component.get("max_values", 1), number)
    return tuple(sorted(lot.sample(range(number), max(1, lot.randint(least, most)))))
