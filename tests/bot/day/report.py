"""What to say of the answers of a day, and of how soon the bot recovered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tests.bot.day.people import Became, Sent
from tests.bot.day.process import Member

DEFERRED = (5, 6)
"""The answers that put an answer off."""


def answers(sent: Iterable[Sent]) -> Iterator[str]:
    """What became of questions and of moves: while all was well, and while their process was killed or cut off."""
    every = list(sent)
    first: dict[int, float] = {}
    whole: dict[str, float] = {}
    for call in (call for member in {each.member for each in every} for call in member.discord.rest.calls):
        parts = call.path.split("/")
        if parts[1] == "interactions":
            first.setdefault(int(parts[2]), call.at)
        if parts[1] in ("interactions", "webhooks") and not (
            parts[-1] == "callback" and call.body.get("type") in DEFERRED
        ):
            whole.setdefault(parts[3], call.at)
    kinds = {
        "questions": [each for each in every if not each.is_move and not each.is_look],
        "moves": [each for each in every if each.is_move],
        "looking": [each for each in every if each.is_look],
    }
    for name, own in kinds.items():
        for hindered, when in ((False, "while all was well"), (True, "during kills and outages")):
            those = [each for each in own if each.hindered is hindered]
            became = Counter(each.became for each in those)
            told = ", ".join(f"{what} {became[what]}" for what in Became if became[what])
            soon = sorted(first[each.click] - each.at for each in those if each.click in first)
            long = sorted(whole[each.token] - each.at for each in those if each.token in whole)
            yield (
                f"{name} {when}: {len(those)} sent; {told}; {_refusals(those, first)}"
                f"acknowledged p50 {share(soon, 0.5):.2f} p99 {share(soon, 0.99):.2f} s; "
                f"answered p50 {share(long, 0.5):.2f} p99 {share(long, 0.99):.2f} s"
            )


def _refusals(sent: Iterable[Sent], first: Mapping[int, float]) -> str:
    """How soon people read that it was too much at once; empty where nobody was refused."""
    soon = sorted(first[each.click] - each.at for each in sent if each.became is Became.BUSY and each.click in first)
    return f"told that p50 {share(soon, 0.5):.2f} p99 {share(soon, 0.99):.2f} s; " if soon else ""


def share(values: Sequence[float], part: float) -> float:
    """The value below which such a part of them lies, in their order."""
    return values[min(int(part * len(values)), len(values) - 1)] if values else 0.0


def recoveries(members: Iterable[Member]) -> Iterator[str]:
    """Of each kill and outage: how long it was, and how soon each process answered again."""
    for number, member in enumerate(members):
        for each in member.breaks:
            yield (
                f"{each.what:13} process {number}: {each.mended - each.began:5.1f} s away, "
                f"answered again {each.over - each.mended:4.1f} s later"
            )
