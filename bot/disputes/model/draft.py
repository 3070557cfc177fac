"""A verdict that is being written, kept between a judge's presses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.disputes.model.verdicts import Decision

Answering: TypeAlias = Literal["give", "mend", "changed", "upheld", "sent-back"]
"""What a written verdict is to do: decide, mend an own one, or answer an appeal."""


class Draft(Struct, frozen=True, kw_only=True):
    """A verdict as far as its judge has written it."""

    decision: Decision
    answers: Answering = "give"
