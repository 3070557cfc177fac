"""Five turns of two players, written down: the cards before them, and what each of them does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.bot.games.doomtrooper.post.people import Reply, Turn

MEDITATE = {"type": "Act", "what": "meditate"}
ATTACK = {"type": "Attack"}
FIGHT = {"type": "ChooseTactic", "tactic": "fight"}
P, Q = 0, 1
"""The player in turn, and the other one."""


def warrior(name: str, fight: int = 5, armour: int = 9, **more: Any) -> dict[str, Any]:
    """A warrior, as he lies."""
    ratings = {"fight": fight, "shoot": fight, "armour": armour, "value": 4}
    return {"card": {"name": name, "type": "warrior", "ratings": ratings, "text": {}}, **more}


def special(name: str, play: Mapping[str, Any] | None = None, *effects: Mapping[str, Any]) -> dict[str, Any]:
    """A card that does what is said in the words of an effects file."""
    text = {"effects": effects, **({"play": play} if play else {})}
    return {"card": {"name": name, "type": "special", "text": text}}


def player(*squad: Mapping[str, Any], hand: tuple[Mapping[str, Any], ...] = (), whose: str = "") -> dict[str, Any]:
    """What lies before a player, who has cards to draw and has had a turn."""
    library = [special(f"{whose}drawn {at}") for at in range(8)]
    return {
        "squad": squad,
        "hand": [*hand, *(special(f"{whose}{name}") for name in ("rest", "spare"))],
        "library": library,
        "turns": 1,
        "destiny": 20,
    }


def theirs(*squad: Mapping[str, Any], hand: tuple[Mapping[str, Any], ...] = ()) -> dict[str, Any]:
    """The same of the other player; no card is called as one of the first player's."""
    return player(*squad, hand=hand, whose="their ")


def play(card: str, *targets: str, **more: Any) -> dict[str, Any]:
    """A card is played."""
    return {"type": "Play", "card": f"@{card}", **({"targets": targets} if targets else {}), **more}


def stronger(name: str, by: int) -> dict[str, Any]:
    """A modifier for a fighter."""
    moment = {"when": "modifiers", "to": "card", "whom": {"tags": ["warrior"], "marks": ["fights"]}, "after": "discard"}
    return special(
        name, moment, {"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": by, "until": "combat"}
    )


ANY_TIME = special("gift", {"when": "any", "after": "discard"}, {"do": "points", "destiny": 2})
RESCUE = special(
    "rescue",
    {"when": "saving", "after": "discard", "on": {"event": "killed", "cards": {"side": "own", "tags": ["warrior"]}}},
    {"do": "heal", "who": {"role": "that"}, "saves": True},
)
DENIAL = special("denial", {"when": "reaction", "after": "discard", "on": {"event": "played"}}, {"do": "cancel"})
SWINDLE = special(
    "swindle",
    {"when": "points", "after": "discard", "on": {"event": "points-chosen"}},
    {"do": "points", "victory": -2, "player": "that"},
)
SALLY = special(
    "sally",
    {"when": "any", "to": "card", "whom": {"side": "own", "tags": ["name:guard"]}, "after": "discard"},
    {
        "do": "attack",
        "who": {"role": "chosen"},
        "whom": {"side": "opponent", "tags": ["warrior"]},
        "any": True,
        "tactic": "fight",
    },
)

DISCARD = Reply(P, "discarding", {"type": "DiscardCards", "cards": ["@rest"]})


def attacks(defender: str = "foe") -> tuple[Reply, ...]:
    """Two actions, then an attack without weapons of distance."""
    return (
        Reply(P, "actions", ATTACK, left=1),
        Reply(P, "actions", MEDITATE),
        Reply(P, "announce", {"type": "Announce", "attacker": "@one", "defender": f"@{defender}"}),
        Reply(P, "tactic", FIGHT),
        DISCARD,
    )


RECRUIT = Reply(P, "actions", {**play("new"), "area": "squad"})
OPENING = Turn(
    "T1",
    player(warrior("one"), hand=(warrior("new"),)),
    theirs(warrior("foe")),
    (RECRUIT, Reply(P, "actions", MEDITATE), DISCARD),
)
ANSWERED = Turn(
    "T2",
    player(warrior("one"), hand=(warrior("new"),)),
    theirs(warrior("foe"), hand=(ANY_TIME,)),
    (RECRUIT, Reply(P, "actions", MEDITATE), DISCARD, Reply(Q, "action", play("gift"), left=1)),
    {"steps": "their-action"},
)
UNANSWERED = Turn("T3", player(warrior("one", fight=9)), theirs(warrior("foe", fight=2)), attacks())
FULL = Turn(
    "T4",
    player(warrior("one", fight=7), hand=(stronger("rage", 2), stronger("fury", 2), DENIAL)),
    theirs(warrior("foe", fight=2, wounded=True), hand=(stronger("stand", 1), RESCUE, SWINDLE)),
    (
        *attacks(),
        Reply(P, "combat-modifiers", play("fury", "@one"), after="stand"),
        Reply(P, "combat-modifiers", play("rage", "@one")),
        Reply(Q, "combat-modifiers", play("stand", "@foe"), after="rage"),
        Reply(Q, "combat-saving", play("rescue")),
        Reply(P, "reaction", play("denial"), after="rescue"),
        Reply(P, "splitting", {"type": "Split", "victory": 4}),
        Reply(Q, "points", play("swindle")),
    ),
)
NESTED = Turn(
    "T5",
    player(warrior("one")),
    theirs(warrior("guard"), warrior("secret", covered=True, unpaid=True), hand=(SALLY,)),
    (*attacks("secret"), Reply(Q, "combat-announce", play("sally", "@guard"))),
    {"phases": "announce"},
)
TURNS = (OPENING, ANSWERED, UNANSWERED, FULL, NESTED)
"""An opening; an any-time card where the other one had set a stop; an attack that nobody answers; a full combat with a
cancelled rescue and points that are answered; a hidden warrior, and a combat within the combat."""
