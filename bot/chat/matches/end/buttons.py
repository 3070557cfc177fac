"""What the message of a match that is over offers by itself: a check of its dice."""

from __future__ import annotations

from bot.chat.matches.base.ids import VerifyId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.table.files import verify_match


class VerifyButton(MatchButton, VerifyId):
    """Checks the dice and the log of the match, as the command does."""

    async def pressed(self, context: MatchContext) -> None:
        """Tell the presser what was found."""
        await verify_match(context)
