"""The ids of buttons that one feature makes and another answers."""

from __future__ import annotations

from typing import Annotated

from bot.chat.base.ids.fields import Row
from bot.chat.base.ids.id import Id, Pattern


class DisputeId(Id, prefix="dispute"):
    """Opens a dispute about a match, or about an entry (``e``) or a refusal (``r``) of it."""

    match: Row
    about: Annotated[str, Pattern(r"[er]\d{1,9}")] = ""
