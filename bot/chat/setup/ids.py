"""The ids of the selects of ``/setup``, which several of its parts make."""

from __future__ import annotations

from typing import Literal

from bot.chat.base.ids.id import Id


class SettingId(Id, prefix="setup"):
    """Picks a setting of the server or the channel."""

    setting: Literal["game", "edition", "language", "judge", "head", "notices"]
