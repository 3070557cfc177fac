"""What servers have ruled as the chat shows it: laid before it is asked for, labelled, and above the rule it is on."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.chat.answers.card import Shown, ruling_card
from bot.chat.answers.ruling_text import source_label
from bot.chat.answers.saved_questions import Kind
from bot.chat.answers.topics import NoRuling, topics_card
from bot.chat.base.context import oracle_of
from bot.chat.rulings.finding import linked
from bot.database import StorageProblem
from bot.locales.sentences import localizer
from rules_index import BookInfo, BookKind, Language
from tests.bot.chat.shelf import CASTLE, Shelf, ruling

HERE = 5


def kept_in(kind: BookKind) -> BookInfo:
    """What a note stands in."""
    return BookInfo(kind.value, "hrad", "", Language.CS, kind=kind)


HOUSE = ruling("wall", book=kept_in(BookKind.HOUSE_RULE), id="H-1", number="H-1", title="Vyšší hradby")
PRECEDENT = replace(HOUSE, id="P-2", number="P-2", title="Kdo staví", book=kept_in(BookKind.PRECEDENT))
GUIDE = replace(
    HOUSE, id="guide.late", number="", title="Pozdní příchod", text="Poznáš.\n\nPočká se.", book=kept_in(BookKind.GUIDE)
)
WALL = ruling("wall")


class Kept:
    """The notes of servers, and for which they were laid."""

    def __init__(self, *, broken: bool = False) -> None:
        self.laid: list[int] = []
        self.broken = broken

    async def lay(self, guild: int) -> bool:
        if self.broken:
            raise StorageProblem("the disk is full")
        self.laid.append(guild)
        return True


class Everywhere:
    """An oracle that only tells as whose it is asked."""

    def within(self, guild: int | None, language: Language | None) -> tuple[int | None, Language | None]:
        return guild, language


def asking(kept: Kept | None, guild: int | None) -> Any:
    """An interaction in a server."""
    return SimpleNamespace(guild_id=guild, client=SimpleNamespace(oracle_in=Everywhere().within, notes=kept))


async def test_notes_are_laid_before_the_question() -> None:
    kept = Kept()
    assert cast("object", await oracle_of(asking(kept, HERE), Language.SV)) == (HERE, Language.SV)
    assert kept.laid == [HERE]


async def test_a_private_message_reads_nobodys_notes() -> None:
    kept = Kept()
    assert cast("object", await oracle_of(asking(kept, None))) == (None, None)
    assert kept.laid == []
    assert cast("object", await oracle_of(asking(None, HERE))) == (HERE, None)


async def test_notes_that_cannot_be_read_do_not_cost_the_answer() -> None:
    assert cast("object", await oracle_of(asking(Kept(broken=True), HERE))) == (HERE, None)


@pytest.mark.parametrize("language", list(Language))
def test_every_note_says_what_it_is(language: Language) -> None:
    words = localizer(language)
    judged, headed, again = PRECEDENT, replace(PRECEDENT, head=True), replace(PRECEDENT, again=True)
    labels = [source_label(each, words) for each in (HOUSE, judged, headed, again, GUIDE)]
    assert len(set(labels)) == 5
    assert labels[3].startswith(labels[1])
    assert source_label(WALL, words) == ""


def text_of(view: Any) -> str:
    """All that a card says."""
    return "\n".join(item.content for item in view.walk_children() if hasattr(item, "content"))


def test_a_house_rule_is_told_above_its_rule_and_can_be_opened() -> None:
    shelf, words = Shelf(WALL, HOUSE), localizer(Language.EN)
    shelf.notes = {WALL.id: (HOUSE,)}
    near = linked(shelf, WALL)
    assert (near.over, near.see) == ((HOUSE,), (HOUSE,))
    shown = Shown(1, "wall", Kind.QUESTION, True, 1, certain=True)
    said = text_of(ruling_card(shown, WALL, near.see, words, over=near.over))
    assert said.index("House rule of this server") < said.index("· HR 4")


def test_what_was_ruled_is_told_beneath_its_rule() -> None:
    shown = Shown(1, "wall", Kind.QUESTION, True, 1, certain=True)
    again = replace(PRECEDENT, id="P-9", title="Staré", again=True)
    said = text_of(ruling_card(shown, WALL, (), localizer(Language.EN), over=(PRECEDENT, again)))
    assert said.index("It was ruled here:") > said.index("· HR 4")
    assert "Staré" not in said


def test_a_note_has_no_empty_line_where_a_book_is_cited() -> None:
    shown = Shown(None, "wall", Kind.QUESTION, True, 1)
    said = text_of(ruling_card(shown, PRECEDENT, (), localizer(Language.EN)))
    assert "Ruled by a judge of this server" in said
    assert "-# \n" not in f"{said}\n"


def test_a_refusal_shows_what_the_guide_says() -> None:
    shown = Shown(None, "přišel pozdě", Kind.QUESTION, False, 0)
    said = text_of(topics_card(shown, NoRuling(guide=(GUIDE, replace(GUIDE, title="Hluk"))), localizer(Language.EN)))
    assert "Our guide for judges says:" in said
    assert "Pozdní příchod" in said
    assert "Počká se." in said
    assert "Also in the guide: Hluk" in said
    assert CASTLE.title not in said
