"""What one server has ruled reaches nobody else, whoever asks and whenever it is laid."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import FrameType

import pytest

from rules_index import Language, Note, NoteKind, Oracle
from rules_index.notes.matching import Found, find
from rules_index.notes.shelf import NoteShelf
from rules_index.search.lookup import Lookup
from tests.rules_index.notes.made_up import HERE, LANTERNS, PIECES, THERE, house, note

CANARY = "kvrdlobřink"
"""A word that nothing but one server's note has."""
NOTES = [
    note("P-1", f"Smí se použít {CANARY}?", f"Ano, {CANARY} platí.", f"co dělá {CANARY}", cites=(LANTERNS,)),
    house("H-1", f"Začíná se s {CANARY}em", PIECES),
    Note("guide.conduct.insults", NoteKind.GUIDE, {Language.CS: CANARY}, {Language.CS: f"{CANARY} je urážka."}),
]
ASKED = (f"smí se použít {CANARY}?", "S čím začínám?", "kdo vyhraje", "1.1", "P-1", "H-1", "soupeř mě uráží")


def everything(oracle: Oracle) -> str:
    """All that an oracle says to what is asked, without the time it takes."""
    said: list[object] = [replace(oracle.ask(asked), millis=0.0, question="") for asked in ASKED]
    said += [oracle.ruling("P-1"), oracle.ruling("H-1"), oracle.ruling("guide.conduct.insults")]
    said += [oracle.suggest(typed) for typed in ("P", "smí", CANARY[:4], "")]
    said += [oracle.compare("S čím začínám?", game="maják"), oracle.card("Algeroth")]
    rule = oracle.ruling(PIECES)
    said.append(oracle.notes_on(rule) if rule else None)
    return repr(said)


@pytest.mark.parametrize("guild", [None, THERE])
def test_another_server_and_a_private_message_meet_not_a_trace(shared: Oracle, guild: int | None) -> None:
    before = everything(shared.within(guild))
    shared.lay(HERE, NOTES, 1)
    assert CANARY in everything(shared.within(HERE))
    assert everything(shared.within(guild)) == before
    assert CANARY not in before


def test_a_server_without_notes_goes_the_way_of_a_private_message(
    shared: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared.lay(HERE, NOTES, 1)
    shared.lay(THERE, [], 4)
    looked: list[int] = []

    def counted(shelf: NoteShelf, lookup: Lookup) -> Found:
        looked.append(1)
        return find(shelf, lookup)

    monkeypatch.setattr("rules_index.notes.answers.find", counted)
    counts = []
    for guild in (None, THERE, 999):
        looked.clear()
        shared.ask("S čím začínám?", guild=guild)
        shared.ask("soupeř mě uráží", guild=guild)
        counts.append(len(looked))
    assert counts[0] == counts[1] == counts[2]


def test_what_was_laid_last_counts_and_can_be_taken_away(shared: Oracle) -> None:
    assert shared.laid(HERE) is None
    shared.lay(HERE, NOTES, 7)
    assert shared.laid(HERE) == 7
    shared.lay(HERE, [], 8)
    assert (shared.laid(HERE), shared.ruling("P-1", guild=HERE)) == (8, None)
    assert CANARY not in everything(shared.within(HERE))


@pytest.mark.usefixtures("quick_to_open")
def test_notes_are_kept_when_the_index_is_rebuilt(index: Path, tmp_path: Path) -> None:
    served = tmp_path / "rules.sqlite"
    shutil.copy(index, served)
    oracle = Oracle.open(served)
    oracle.lay(HERE, NOTES, 1)
    fresh = tmp_path / "fresh.sqlite"
    shutil.copy(index, fresh)
    fresh.replace(served)
    assert oracle.ask(ASKED[0], guild=HERE).rulings[0].id == "P-1"
    assert oracle.laid(HERE) == 1
    assert oracle.ask(ASKED[0]).rulings[:1] != oracle.ask(ASKED[0], guild=HERE).rulings[:1]
    oracle.close()


def test_servers_are_asked_and_laid_at_once_without_mixing(shared: Oracle) -> None:
    def work(at: int) -> bool:
        guild = at % 5
        word = f"{CANARY}{'abcde'[guild]}"
        if at % 3 == 0:
            shared.lay(guild, [note(f"P-{guild}", f"Smí se použít {word}?")], at)
        said = repr(shared.ask(f"smí se použít {word}?", guild=guild).rulings)
        return not any(f"P-{other}'" in said for other in range(5) if other != guild)

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(60)))


def test_a_guild_reads_the_guide_as_it_has_changed_it(shared: Oracle) -> None:
    shared.lay(HERE, NOTES, 1)
    here, there = (shared.ruling("guide.conduct.insults", guild=guild) for guild in (HERE, THERE))
    assert here
    assert here.title == CANARY
    assert there is None or there.title != CANARY


class Steps:
    """Counts the functions that are entered and the statements that the index is asked, whatever time they take."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle
        self.entered: Counter[str] = Counter()
        self.statements = 0

    def of(self, asked: str, guild: int | None) -> tuple[Counter[str], int]:
        """What one question costs a server; asked before, so that nothing is prepared for the first time."""
        self._oracle.ask(asked, guild=guild)
        self.entered, self.statements = Counter(), 0
        previous = sys.getprofile()
        sys.setprofile(self._step)
        try:
            self._oracle.ask(asked, guild=guild)
        finally:
            sys.setprofile(previous)
        return self.entered, self.statements

    def _step(self, frame: FrameType, event: str, called: object) -> None:
        if event == "call":
            self.entered[frame.f_code.co_qualname] += 1
        elif event == "c_call" and getattr(called, "__name__", "") == "execute":
            self.statements += 1


def test_a_server_without_notes_does_the_same_work_whatever_others_have(shared: Oracle) -> None:
    steps = Steps(shared)
    asked_by = [(asked, guild) for guild in (None, THERE) for asked in ASKED]
    before = [steps.of(*each) for each in asked_by]
    others = [note(f"P-{at}", f"Smí se použít {CANARY} číslo {at}?", cites=(PIECES,)) for at in range(300)]
    shared.lay(HERE, others, 1)
    after = [steps.of(*each) for each in asked_by]
    assert [each for each, one, other in zip(asked_by, before, after, strict=True) if one != other] == []
    assert sum(statements for _, statements in before), "the index was asked"
    assert steps.of(ASKED[0], HERE) != before[0], "a server with notes does more"
