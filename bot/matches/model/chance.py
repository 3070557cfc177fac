"""Chance from a match's secret: every draw is recorded, and anybody can check it once the secret is known."""

from __future__ import annotations

import hmac
import secrets

from msgspec import Struct, to_builtins

from bot.matches import verify
from bot.matches.model.seals import Mixed, Seal
from bot.matches.verify import draw


class Draw(Struct, frozen=True, array_like=True):
    """A draw as the log keeps it: what for, from how many equally likely numbers, and which one came."""

    purpose: str
    below: int
    value: int


class Secret:
    """The source of a match's draws, hidden from everyone until the match is over."""

    __slots__ = ("_bytes",)

    def __init__(self, value: bytes) -> None:
        self._bytes = value

    @classmethod
    def fresh(cls) -> Secret:
        """A new secret from the system's random source."""
        return cls(secrets.token_bytes(32))

    def __repr__(self) -> str:
        return "Secret(hidden)"

    @property
    def commitment(self) -> str:
        """What may be posted of it at any time."""
        return verify.commitment(self._bytes)

    def link(self, seal: Seal, match: int, seq: int, previous: str, entry: str) -> str:
        """The hash of an entry under a seal."""
        salt = verify.salt(self._bytes, match, seq) if seal.salted else None
        return verify.link(match, seq, previous, entry, salt)

    def sealed(self, match: int, seq: int, words: str) -> str:
        """A keyed hash of words beside an entry, which shows nothing of them before the secret is known."""
        return hmac.digest(verify.salt(self._bytes, match, seq), words.encode(), "sha256").hex()

    def reveal(self) -> bytes:
        """The bytes themselves: for storing them, and for everybody once the match is over."""
        return self._bytes

    def hiding(self, match: int) -> FairChance:
        """Chance that no entry of a log meets, for what identifies hidden things: the same whenever it is asked for."""
        return FairChance(hmac.digest(self._bytes, f"rozhodci.hiding.1|{match}".encode(), "sha256"), match, 0)

    def span(self, match: int, window: str, least: int, most: int) -> int:
        """How long a window lasts: a number from ``least`` to ``most``, the same whenever it is asked for."""
        seed = hmac.digest(self._bytes, f"rozhodci.window.1|{match}|{window}".encode(), "sha256")
        return least + FairChance(seed, match, 0).draw("window", most - least + 1)

    def chance(self, match: int, seq: int, mixed: Mixed | None = None, repeated: tuple[Draw, ...] = ()) -> FairChance:
        """The chance that one entry of a match's log meets, with what was mixed into the secret."""
        seed = verify.seed(self._bytes, match, None if mixed is None else to_builtins(mixed))
        return FairChance(seed, match, seq, repeated)


class FairChance:
    """The chance of one entry: the same seed, match and entry give the same numbers in the same order.

    Attributes:
        draws: what was drawn so far.
        repeated: draws that come out once more, each at the next draw for its purpose if that is below the same number.
    """

    def __init__(self, seed: bytes, match: int, seq: int, repeated: tuple[Draw, ...] = ()) -> None:
        self._seed, self._match, self._seq = seed, match, seq
        self._counter = 0
        self.draws: list[Draw] = []
        self.repeated = repeated

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1, all equally likely.

        Raises:
            ValueError: there are no such numbers, or more than can be drawn from.
        """
        again = self._again(purpose)
        if again is not None and again.below == below:
            value = again.value
        else:
            value, self._counter = draw(self._seed, self._match, self._seq, purpose, below, self._counter)
        self.draws.append(Draw(purpose, below, value))
        return value

    def _again(self, purpose: str) -> Draw | None:
        """The draw for a purpose that comes next of those that are repeated, which it leaves."""
        at = next((at for at, each in enumerate(self.repeated) if each.purpose == purpose), None)
        if at is None:
            return None
        again = self.repeated[at]
        self.repeated = (*self.repeated[:at], *self.repeated[at + 1 :])
        return again


class OtherDraws(Exception):
    """Something else is drawn than was recorded; the message says what."""


class RecordedChance:
    """Chance that gives what was recorded, and nothing else."""

    def __init__(self, draws: tuple[Draw, ...]) -> None:
        self._draws = draws
        self._drawn = 0

    @property
    def left(self) -> int:
        """How much was recorded that nothing has asked for so far."""
        return len(self._draws) - self._drawn

    def draw(self, purpose: str, below: int) -> int:
        """The number that was recorded.

        Raises:
            OtherDraws: another draw was recorded, or none.
        """
        if not self.left:
            raise OtherDraws(f"“{purpose}” is drawn, but not recorded")
        recorded = self._draws[self._drawn]
        if (recorded.purpose, recorded.below) != (purpose, below) or not 0 <= recorded.value < below:
            raise OtherDraws(f"“{purpose}” below {below} is drawn, but {recorded} is recorded")
        self._drawn += 1
        return recorded.value
