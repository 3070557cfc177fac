"""What each notice of a dispute says."""

from __future__ import annotations

from bot.chat.base.text import moment
from bot.chat.disputes.base.words import CaseWords
from bot.disputes.model.notices import Notice


def told(said: CaseWords, notice: Notice) -> str:
    """A notice in one sentence."""
    until = "–" if notice.deadline is None else moment(notice.deadline)
    side = "" if notice.side is None else said.side(notice.side)
    return said.words.say(f"dispute-told-{notice.kind}", number=said.dispute.number, until=until, side=side)
