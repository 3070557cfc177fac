"""What the buttons of a comparison carry: which question, what to do, and the place of the topic that was picked."""

from __future__ import annotations

from enum import StrEnum

from bot.chat.answers.saved_ids import PickId, PressId
from bot.chat.answers.saved_questions import Buttons, Selects
from bot.chat.answers.topics import sharing


class Action(StrEnum):
    """What a button does; a picked topic is one hit of the question, a comparison's sides are all of them.

    ``SHARE`` and ``PICKED`` show a comparison to the channel, ``SHARE_TOPICS`` the nearest topics.
    """

    SHARE = "share"
    PICKED = "picked"
    TOPICS = "topics"
    SHARE_TOPICS = "share-topics"


class CompareId(PressId, prefix="compare"):
    """A button of a comparison."""

    action: Action


class CompareTopicId(PickId, prefix="edition"):
    """Picks the topic that is compared."""


button = Buttons(CompareId, Action)
topic_select = Selects(CompareTopicId)
share_topics = sharing(button, Action.SHARE_TOPICS)
