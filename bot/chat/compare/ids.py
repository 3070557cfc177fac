"""What the buttons of a comparison carry: which question, what to do, and the place of the topic that was picked."""

from __future__ import annotations

from enum import StrEnum

from bot.chat.answers.saved_questions import Buttons, Selects


class Action(StrEnum):
    """What a button does; a picked topic is one hit of the question, a comparison's sides are all of them."""

    SHARE = "share"
    PICKED = "picked"
    TOPICS = "topics"


button = Buttons("compare", Action)
topic_select = Selects("edition")
