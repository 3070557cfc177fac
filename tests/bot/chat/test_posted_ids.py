"""Ids of messages that earlier versions posted are known, mean what they meant, and are written as they were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat import features
from bot.chat.base.forms import declared_forms
from bot.chat.base.id_items import declared_items
from bot.chat.base.ids.id import Id
from tests.bot.chat.posted_ids import FORMS, ITEMS, Row

UNKNOWN_ITEMS = (
    "",
    "og:17:rewind:3:12",
    "og:17:rewind:3:12:0123456789abcde",
    "og:17:rewind:3:12:0123456789abcdef:1",
    "og:17:concede:3:12:0123456789abcdef",
    "og:-17:rewind:3:12:0123456789abcdef",
    "og::rewind:3:12:0123456789abcdef",
    "og:12345678901234567890:rewind:3:12:0123456789abcdef",
    "xog:17:rewind:3:12:0123456789abcdef",
    "lb:17",
    "lb:17:join:",
    "LB:17:join",
    "lr:17\n",
    "sr:17:first:123",
    "lc:17:x:card:0:",
    "ls:17:-:",
    "look:17:1",
    "look:17:1:2:3",
    "sheet:17:-",
    "play:17:",
    "dispute:17:x4",
    "dispute:17:e",
    "dau:7",
    "dau:7:1:x",
    "dg:7:31:0123456789AB",
    "dv:7:give:1",
    "dk:old",
    "dk:5:steal",
    "dkq:over:a1:",
    "adv:17:c:4",
    "adv:17:0123456789:yes",
    "p:17:0123456789:z:",
    "p:17:0123456789:n123:",
    "p:17:012345678:s:",
    "q:17:0123456789:A",
    "h:17:31:5",
    "v:17:2:x",
    "ruling:51:show:0:0",
    "card:51:next:0:0",
    "law:",
    "law:Rule",
    "edition:card:51:doomtrooper-2",
    "edition:crib:51:",
    "edition:rule:51:a:b",
    "setup:remove:",
    "setup:desk:other",
    "setup:colour",
    "help:ask:doomtrooper:10",
    "passed:0123456789abcdeF",
)
UNKNOWN_FORMS = (
    "og:17:rewind:3:12:0123456789abcdef",
    "dopen:17:",
    "dopen:17:-:1",
    "dtable:doomtrooper",
    "dtable:a:b:c",
    "dpf:X:3:",
    "order:17:adjust:4",
    "order:17:reopen:-",
    "dksave:newer",
    "lnum:17:t:Rounds",
    "ruling:17:0123456789",
    "adv:17:b:4",
    "typed:17::yes",
)


def meant(posted: str, declared: Sequence[type[Id]]) -> list[Row]:
    """The classes that answer to an id, each with what it carries."""
    return [(each.__name__, each.carried(found)) for each in declared if (found := each.ids.fullmatch(posted))]


def wrongly_read(posted: Mapping[str, Row], declared: Sequence[type[Id]]) -> list[str]:
    """The ids of a table that are not read, by one class alone, as it says; beside the fields that they leave out."""
    wrong = []
    for each, (name, carried) in posted.items():
        found = meant(each, declared)
        left_out = {field: value for _, values in found for field, value in values.items() if field not in carried}
        fits = found == [(name, {**carried, **left_out})] and set(left_out.values()) <= {0, "", None}
        wrong += [] if fits else [f"{each} is read as {found}"]
    return wrong


def wrongly_written(posted: Mapping[str, Row], declared: Sequence[type[Id]]) -> list[str]:
    """The ids of a table that what they carry does not lead back to."""
    known = {each.__name__: each for each in declared}
    written = {each: known[name].id_for(**carried) for each, (name, carried) in posted.items()}
    return [f"{each} is written as {now}" for each, now in written.items() if now != each]


def test_posted_buttons_selects_and_forms_mean_what_they_meant() -> None:
    features.modules()
    assert wrongly_read(ITEMS, declared_items()) + wrongly_read(FORMS, declared_forms()) == []


def test_ids_are_written_as_they_were() -> None:
    features.modules()
    assert wrongly_written(ITEMS, declared_items()) + wrongly_written(FORMS, declared_forms()) == []


def test_what_is_nearly_an_id_is_none() -> None:
    features.modules()
    items = {each: meant(each, declared_items()) for each in UNKNOWN_ITEMS}
    forms = {each: meant(each, declared_forms()) for each in UNKNOWN_FORMS}
    assert [each for each, found in {**items, **forms}.items() if found] == []


def test_a_table_that_says_otherwise_is_found() -> None:
    features.modules()
    planted = {"v:17:2:y": ("VoteButton", {"match": 17, "proposal": 3, "answer": "y"}), "v:17": ("VoteButton", {})}
    assert len(wrongly_read(planted, declared_items())) == 2
    assert len(wrongly_written({"v:17:2:x": planted["v:17:2:y"]}, declared_items())) == 1
