"""What is kept from everybody but its owner: files and sealed choices, known to all others by their fingerprints."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.games.setup import Choice, Setup
from bot.games.values import Seat
from bot.matches import verify
from bot.matches.model.match import Match

Kind: TypeAlias = Literal["choice", "series", "standing", "ahead", "missed", "given", "chose", "forced"]

TABLE: Seat = -1
"""Stands in the place of a seat for what was chosen for the whole table."""


class Key(NamedTuple):
    """Whose it is, of which kind, and its name: a choice's, or a question's id."""

    seat: Seat
    kind: Kind
    name: str


@dataclass(frozen=True, slots=True)
class Held:
    """A value and the nonce of its fingerprint; without a nonce everybody may know the value."""

    value: str
    nonce: str = ""

    def __repr__(self) -> str:
        return "Held(hidden)"

    @property
    def fingerprint(self) -> str:
        """What everybody may know of it."""
        return verify.fingerprint(self.nonce, self.value)


Private: TypeAlias = Mapping[Key, Held]

NOTHING: Private = {}


def is_held(choice: Choice) -> bool:
    """Whether a setup that is kept and shown holds the fingerprint of what was chosen."""
    return choice.sealed or choice.kind == "file"


def held(choice: Choice, value: str) -> Held:
    """What was chosen, with a nonce that nobody can guess if it is sealed."""
    return Held(value, secrets.token_hex(16) if choice.sealed else "")


def resealed(match: Match, private: Private, seat: Seat | None = None) -> tuple[Match, dict[Key, Held]]:
    """A match and what is kept for it with fresh nonces, of all its seats or of one.

    Nobody can then tell from the fingerprints whether what was chosen is what was chosen before.
    """
    chosen = {key: each for key, each in private.items() if key.kind == "choice"}
    for key, each in chosen.items():
        if each.nonce and key.seat != TABLE and seat in (None, key.seat):
            chosen[key] = Held(each.value, secrets.token_hex(16))
    seats = list(match.seats)
    for key, each in chosen.items():
        if key.seat != TABLE:
            seating = seats[key.seat]
            seats[key.seat] = replace(seating, choices={**seating.choices, key.name: each.fingerprint})
    return replace(match, seats=tuple(seats)), chosen


def revealed(setup: Setup, private: Private) -> Setup:
    """A setup with what was chosen in the place of its fingerprints, which is what a game checks and opens."""

    def shown(seat: Seat, chosen: dict[str, str]) -> dict[str, str]:
        found = {name: private.get(Key(seat, "choice", name)) for name in chosen}
        return {name: each.value if (each := found[name]) else value for name, value in chosen.items()}

    seats = tuple(replace(each, choices=shown(seat, each.choices)) for seat, each in enumerate(setup.seats))
    return replace(setup, seats=seats, options=shown(TABLE, setup.options))


def unfit(setup: Setup, private: Private) -> list[Key]:
    """Fingerprints of a setup whose values are missing or others, and values whose fingerprints are missing."""
    chosen = {(TABLE, name): value for name, value in setup.options.items()}
    chosen |= {(seat, name): value for seat, each in enumerate(setup.seats) for name, value in each.choices.items()}
    prints = {Key(seat, "choice", name): v for (seat, name), v in chosen.items() if verify.is_head(v)}
    kept = {key: each.fingerprint for key, each in private.items() if key.kind == "choice"}
    return sorted(key for key in prints.keys() | kept.keys() if prints.get(key) != kept.get(key))
