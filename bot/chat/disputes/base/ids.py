"""The ids of buttons and selects that cards of disputes make, which lie below what those buttons do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from bot.chat.base.ids.fields import Entry, Game, Page, digits
from bot.chat.base.ids.id import Id, Pattern, one_of
from bot.disputes.model.draft import Answering
from bot.disputes.services.docket import Queue

SECTIONS = {
    "o": "overview",
    "v": "views",
    "l": "log",
    "r": "refused",
    "m": "messages",
    "p": "pictures",
    "b": "rules",
    "k": "precedents",
    "h": "hidden",
}
"""The sections of the judges' panel, by the letter that an id carries."""

Letter: TypeAlias = Literal["P", "H"]
"""A precedent or a house rule."""
Side: TypeAlias = Literal["p", "n"]
"""Keeps two buttons of a message apart that may lead to the same page: to the one before, to the next."""


class CaseId(Id):
    """Whatever belongs to a dispute; it names what is to be done and never what the dispute is like."""

    number: Entry


class SideId(CaseId, prefix="dp"):
    """Does something on a dispute's public card."""

    act: Literal[
        "tell",
        "call",
        "still",
        "settle",
        "withdraw",
        "run",
        "appeal",
        "picture",
        "bar",
        "views",
        "mine",
        "judge",
        "export",
        "aside",
        "propose",
        "yes",
        "no",
        "name",
        "accept",
        "unappeal",
        "back",
    ]


class SectionId(CaseId, prefix="dc"):
    """Opens a section of the judges' panel."""

    section: Annotated[str, one_of(*SECTIONS)]
    page: Page
    side: Side | None = None


class ActId(CaseId, prefix="da"):
    """Does something with a case."""

    act: Literal["claim", "recuse", "recuse-sure", "hand", "stay", "export"]


class ReadFromId(CaseId, prefix="dfrom"):
    """Chooses the entry after which the log is read."""


class CiteId(CaseId, prefix="dcite"):
    """Takes rules into the verdict."""


class QuoteId(CaseId, prefix="dquote"):
    """Puts a rule into the dispute's channel."""


class CasePickId(Id, prefix="dqc"):
    """Opens a case of a list."""


class ArchiveId(Id, prefix="dar"):
    """Shows the archive."""


class MissesId(Id, prefix="dm"):
    """Shows the answers that missed."""


class QueueId(Id, prefix="dq"):
    """Shows a part of the queue."""

    which: Queue
    game: Game


class AimId(CaseId, prefix="dfor"):
    """Drafts a verdict from what the first screen shows: for a side by its number, or to leave things as they are."""

    aim: Annotated[str, Pattern("[0-9]{1,2}|x")]


class AimPickId(CaseId, prefix="dfors"):
    """Drafts a verdict for the side that is picked, where there are many."""


class WriteId(CaseId, prefix="dv"):
    """Opens the form for the words of a verdict."""

    answers: Answering


class ArgumentId(CaseId, prefix="dw"):
    """Opens a form for what a verdict needs in writing."""

    what: Literal["adjust", "places", "precedent"]


class DraftId(CaseId, prefix="dr"):
    """Changes the verdict in the making."""

    what: Literal["kind", "entry", "seat", "amount", "hours", "value", "infraction", "penalties"]
    page: Annotated[int, digits(2)] = 0


class AskSidesId(CaseId, prefix="dask"):
    """Asks the sides to agree to going back to an entry."""

    to: Entry


class GiveId(CaseId, prefix="dg"):
    """Gives the verdict as it was previewed, at an entry of the match."""

    seen: Entry | None
    digest: Annotated[str, Pattern("[0-9a-f]{12}")]


class PrecedentListId(Id, prefix="dpl"):
    """Opens one of a list of precedents or house rules."""

    letter: Letter


class PrecedentId(Id, prefix="dpk"):
    """Does something with a precedent or a house rule."""

    letter: Letter
    number: Entry
    act: Literal["force", "edit", "withdraw", "back", "neither", "confirm", "supersede"]


class HouseSettingId(Id, prefix="dphs"):
    """Picks the setting by which matches play the draft of a house rule."""

    number: Entry


class HouseValueId(Id):
    """The setting of a draft, of which a value is given."""

    number: Entry
    setting: Annotated[str, Pattern(r"[-a-z0-9.]{1,40}")]


class HouseValueAgainId(HouseValueId, prefix="dphv"):
    """Opens the form for a value again."""


class PrecedentAgainId(Id, prefix="dpa"):
    """Opens the form of a draft that was refused, as it was filled in."""

    letter: Letter
    number: Entry | None
    game: Game
