"""Meanings of words on a server: who may say them, how many there may be, and that the oracle reads them anew."""

from __future__ import annotations

import pytest

from bot.disputes.model.aliases import Alias
from bot.disputes.model.refusals import DeskReason
from bot.disputes.services.books import aliases
from rules_index import Language, NoteKind
from tests.bot.disputes.desk import EVA, JUDGE, Desk, reason
from tests.bot.matches.table import GUILD

pytestmark = pytest.mark.on_both_databases
OTHER = GUILD + 1


def alias(word: str = "bulánci", means: str = "žetony", edition: str = "toy-cs") -> Alias:
    return Alias(game="toy", edition=edition, word=word, language=Language.CS, means=means)


async def test_a_judge_says_what_a_word_means_and_takes_it_back(desk: Desk) -> None:
    service, notes = desk.service.aliases, desk.service.notes
    assert reason(await service.confirm(GUILD, EVA, alias())) is DeskReason.JUDGE_ONLY
    assert await service.list(GUILD) == ()
    before = await notes.revision(GUILD)
    assert await service.confirm(GUILD, JUDGE, alias()) is None
    assert await notes.revision(GUILD) > before
    (note,) = await notes.notes(GUILD)
    assert (note.kind, note.game, note.edition) == (NoteKind.ALIAS, "toy", "toy-cs")
    assert (note.titles, note.texts) == ({Language.CS: "bulánci"}, {Language.CS: "žetony"})
    assert await service.list(OTHER) == ()
    assert await notes.notes(OTHER) == ()
    assert reason(await service.drop(GUILD, EVA, "toy-cs", "bulánci")) is DeskReason.JUDGE_ONLY
    assert await service.drop(OTHER, JUDGE, "toy-cs", "bulánci") is False
    assert await service.drop(GUILD, JUDGE, "toy-en", "bulánci") is False
    before = await notes.revision(GUILD)
    assert await service.drop(GUILD, JUDGE, "toy-cs", "bulánci") is True
    assert await notes.revision(GUILD) > before
    assert await notes.notes(GUILD) == ()


async def test_a_word_means_one_thing_in_a_book_and_may_mean_another_elsewhere(desk: Desk) -> None:
    service = desk.service.aliases
    for each in (alias(), alias(means="kostky"), alias(means="lodě", edition="toy-en")):
        assert await service.confirm(GUILD, JUDGE, each) is None
    assert [(each.edition, each.means) for each in await service.list(GUILD)] == [
        ("toy-cs", "kostky"),
        ("toy-en", "lodě"),
    ]


async def test_there_are_only_so_many(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aliases, "MOST", 2)
    service = desk.service.aliases
    for word in ("a", "b"):
        assert await service.confirm(GUILD, JUDGE, alias(word)) is None
    assert reason(await service.confirm(GUILD, JUDGE, alias("c"))) is DeskReason.TOO_MANY_WORDS
    assert await service.confirm(GUILD, JUDGE, alias("b", "karty")) is None
    assert await service.confirm(OTHER, JUDGE, alias("c")) is None
