"""Presses on the messages of a match about its dice: an explanation at its beginning, a check at its end."""

from __future__ import annotations

from bot.chat.base.messages import card, reply
from bot.chat.matches.base.ids import DiceId, VerifyId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.shows.over.files import verify_match


class DiceButton(MatchButton, DiceId):
    """Explains how the dice of the match are sealed."""

    async def pressed(self, context: MatchContext) -> None:
        """Say it to the presser alone."""
        say, match = context.words.say, context.match
        await reply(
            context.interaction, card(say("opening-check-title", match=match), [say("opening-about", match=match)])
        )


class VerifyButton(MatchButton, VerifyId):
    """Checks the dice and the log of the match, as the command does."""

    async def pressed(self, context: MatchContext) -> None:
        """Tell the presser what was found."""
        await verify_match(context)
