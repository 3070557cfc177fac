"""A report of what was seen of which cards, counted by set, and the lists that are kept of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards import proven as kept
from bot.games.doomtrooper.words.catalogue import Printed
from tests.bot.games.doomtrooper.seen import vouch
from tests.bot.games.doomtrooper.seen.by_hand.shown import shown
from tests.bot.games.doomtrooper.seen.proof.parts import Verdict, proven
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.stated.world import Unread

UNSEEN = Path(__file__).with_name("unseen.txt")


class Card(NamedTuple):
    """A card, with all that was seen of it."""

    printed: Printed
    verdicts: tuple[Verdict, ...]

    @property
    def seen(self) -> bool:
        """Whether all that it says was seen, and nothing that was not met was offered or worked."""
        return not self.missed

    @property
    def missed(self) -> tuple[Verdict, ...]:
        """The verdicts that keep it from counting as seen; a condition that no position breaks does not."""
        return tuple(one for one in self.verdicts if not one.seen and not (one.breaks and one.unread))


def looked_at(codes: Iterable[str]) -> Iterator[Card]:
    """Prove cards, one after the other."""
    catalogue = own_catalogue()
    for code in codes:
        yield Card(catalogue[code], tuple(proven(catalogue[code])))


def vouched() -> tuple[frozenset[str], tuple[str, ...]]:
    """The cards on which the second source agrees with play, and a line for each row on which it does not."""
    catalogue = own_catalogue()
    good: set[str] = set()
    wrong: dict[str, str] = {}
    for row in vouch.rows():
        code = row["code"]
        try:
            vouch.vouched(catalogue[code], row)
            good.add(code)
        except (NotSeen, Unread, Stuck) as failed:
            wrong[code] = f"{code} {catalogue[code].name} | vouched {row['how']} | {failed}"
    return frozenset(good - wrong.keys()), tuple(wrong.values())


def lines(cards: Iterable[Card], vouched_: frozenset[str]) -> Iterator[str]:
    """The figures by set, and of all."""
    found = tuple(cards)
    sets = dict.fromkeys(card.printed.set for card in found)
    for name in (*sets, ""):
        mine = [card for card in found if not name or card.printed.set == name]
        seen = [card for card in mine if card.seen]
        whole = [card for card in mine if card.printed.text is not None and card.printed.text.said == "all"]
        both = sum(card.seen for card in whole)
        doubts = sum(bool(card.printed.text and card.printed.text.doubts) for card in seen)
        broken = [one for card in mine for one in card.verdicts if one.breaks]
        by_hand = sum(not one.seen and (one.code, one.part) in shown() for one in broken)
        same = sum(one.anyway for card in mine for one in card.verdicts if not one.breaks)
        yield (
            f"{name or 'all sets'}: {len(mine)} cards, seen {len(seen)} ({_share(len(seen), len(mine))}), "
            f"{doubts} of them with a doubt; wholly said {len(whole)}, seen {both} ({_share(both, len(whole))}); "
            f"vouched {sum(card.printed.code in vouched_ for card in mine)}; "
            f"conditions broken once {sum(one.seen and not one.anyway for one in broken)} of {len(broken)}, "
            f"{by_hand} more by hand, {sum(one.anyway for one in broken)} more say what the rules do; "
            f"words that the rules say anyway {same}"
        )


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def unbroken(cards: Iterable[Card]) -> Iterator[str]:
    """The conditions that are broken neither by the proof nor by hand, with the reason."""
    for card in cards:
        for one in card.verdicts:
            if one.breaks and not one.seen and (one.code, one.part) not in shown():
                yield f"{one.code} {card.printed.name} | {one.part} | {one.why}"


def unseen(cards: Iterable[Card]) -> Iterator[str]:
    """The cards that are not seen, part by part, with the reason."""
    for card in cards:
        for one in card.missed:
            yield f"{one.code} {card.printed.name} | {one.part} | {'not stated: ' if one.unread else ''}{one.why}"


def said_anyway(cards: Iterable[Card]) -> Iterator[str]:
    """The words that nothing shows, for the rules say the same."""
    for card in cards:
        for one in card.verdicts:
            if one.anyway:
                yield f"{one.code} {card.printed.name} | {one.part} | {one.why}"


def listed() -> Mapping[str, tuple[str, ...]]:
    """The cards that are known not to be seen yet, by code the lines that say why."""
    found: dict[str, tuple[str, ...]] = {}
    for line in UNSEEN.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            found[line[:5]] = (*found.get(line[:5], ()), line)
    return found


def write(cards: Iterable[Card], vouched_: frozenset[str]) -> None:
    """Keep what was found: for the coverage that the bot prints, and the list of what is not seen yet."""
    found = tuple(cards)
    seen = [card.printed.code for card in found if card.seen]
    kept.FILE.write_text(kept.written(seen, sorted(vouched_)), "utf-8")
    head = (
        "# Cards that are not seen to do all they say, and why; `python -m tests.bot.games.doomtrooper.seen --write`.\n"
    )
    UNSEEN.write_text(head + "".join(f"{line}\n" for line in unseen(found)), "utf-8")
