"""The ids of the buttons and selects under the answer to a saved question, and what those buttons do."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from bot.chat.base.ids.fields import Hit, Row, digits
from bot.chat.base.ids.id import Id, Pattern

SLUG = r"[-a-z0-9.]{1,90}"


class Action(StrEnum):
    """What a button of a ruling does; each of a message has an action of its own, so that no two ids are the same.

    ``WHOLE`` shows the whole rule with the book's own words, ``OTHERS`` all other hits, ``MISSED`` says that it does
    not answer, ``SHARE`` shows one ruling to the channel, ``SHARE_WHOLE`` an answer that is no ruling. ``PREVIOUS`` and
    ``NEXT`` are on older messages alone. ``PICTURE`` shows the passage on its page, ``SHARE_PICTURE`` to the channel.
    """

    PREVIOUS = "previous"
    NEXT = "next"
    WHOLE = "whole"
    OTHERS = "others"
    MISSED = "missed"
    PAGE_BEFORE = "page-before"
    PAGE_AFTER = "page-after"
    CARD = "card"
    CONTEXT = "context"
    CONTEXT_BEFORE = "context-before"
    CONTEXT_AFTER = "context-after"
    TOPICS = "topics"
    SHARE = "share"
    SHARE_WHOLE = "share-whole"
    PICTURE = "picture"
    SHARE_PICTURE = "share-picture"


class ViewAction(StrEnum):
    """The act of a button of a crib, card or scenario: lead back to it, show it in full, or show it to the channel."""

    SHOW = "show"
    FULL = "full"
    SHARE = "share"


class SavedId(Id):
    """Whatever is under the answer to a saved question."""

    asked: Row


class PressId(SavedId):
    """A button: what it does, the hit it leads to and the page of that, both counted from 0."""

    action: Annotated[str, Pattern("[-a-z]+")]
    at: Hit
    page: Hit


class PickId(SavedId):
    """A select, the ``nth`` of its message."""

    nth: Annotated[int, digits(2)] = 0


class RulingId(PressId, prefix="ruling"):
    """A button of a ruling, or of the nearest topics."""

    action: Action


class ViewId(PressId):
    """A button of an answer that is a card of its own."""

    action: ViewAction


class CribId(ViewId, prefix="crib"):
    """A button of the crib of a book."""


class CardId(ViewId, prefix="card"):
    """A button of what is said of a card."""


class ListId(ViewId, prefix="listing"):
    """A button of the rules of a topic."""


class ScenarioId(ViewId, prefix="scenario"):
    """A button of a scenario."""


class ComponentsId(ViewId, prefix="components"):
    """A button of an answer about components."""


class TopicId(PickId, prefix="topic"):
    """Picks one of the hits."""


class AskOnId(SavedId, prefix="askon"):
    """Opens the form for a question that follows the saved one; the form's own id is the same."""


class RightId(PickId, prefix="right"):
    """Picks the hit that answers, in the place of the one that was shown."""


class SeeId(PickId, prefix="see"):
    """Picks a rule that is referred to."""


class RuleLinkId(Id, prefix="law"):
    """Opens one rule, whatever message it is on."""

    slug: Annotated[str, Pattern(SLUG)]
