"""The one error handler: whatever goes wrong, the person gets an answer and the log the reason."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from bot.chat.base.asking.asker import Asker, Heard
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, follows
from bot.database import BusyProblem, DatabaseProblem
from bot.locales.sentences import Localizer, localizer, spoken
from rules_index import IndexPending, IndexProblem

_log = logging.getLogger(__name__)

HASTE = "haste"
"""Under this name commands keep how urgent they are."""


class Refusal(Exception):
    """A request refused for a reason the person can act on: the id of a sentence, and its values, escaped."""

    def __init__(self, sentence: str, /, **values: str | int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.values = values


class NotGranted(Exception):
    """A refusal of a service, with the card that says why; ``granted`` raises it.

    Args:
        refusal: what the service answered.
        answer: shows the card to the person alone.
    """

    def __init__(self, refusal: object, answer: Callable[[], Awaitable[None]]) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.answer = answer


async def admitted(interaction: discord.Interaction[Bot], haste: Haste = Haste.LOOK) -> None:
    """Wait until it is this interaction's turn; to be asked before anything is done for it.

    Raises:
        Refusal: so many wait that its answer would come too late.
    """
    if not await interaction.client.crowd.admits(interaction.id, haste):
        raise Refusal("error-busy")


async def answer_error(interaction: Asker, error: Exception) -> None:
    """Tell the person what went wrong, in their language and, but for a message, to them alone; never raises.

    In this order: what a service refused has its card; refusals say their own sentence; a person without the right, a
    command used outside a server, a command older than the bot, an unusable index, a busy and an unusable database
    have one each; an interaction that can no longer be answered is only logged; anything else is an incident, whose
    number the person gets and under which the log has the traceback.
    """
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(cause, NotGranted):
        interaction.client.metrics.note("refused", interaction)
        try:
            await cause.answer()
        except Exception as problem:
            cause = problem
        else:
            return
    if follows(cause, Follows.NOTHING):
        _log.warning("Discord no longer takes an answer to %s: %s", _named(interaction), cause)
        return
    try:
        told = interaction.language if isinstance(interaction, Heard) else spoken(interaction.locale.value)
        language = told or interaction.client.settings.default_language
        await _tell(interaction, _sentence(cause, localizer(language), interaction))
    except discord.HTTPException as failure:
        _log.warning("The answer to %s could not be delivered: %s", _named(interaction), failure)
    except Exception:
        _log.exception("No answer could be made to %s", _named(interaction))


class Tree(app_commands.CommandTree[Bot]):
    """The commands, with the error handler of all of them."""

    def __init__(self, client: Bot) -> None:
        super().__init__(client)
        # Suggestions that fail lead to no handler; the library alone knows of them and calls each an error.
        logging.getLogger(app_commands.tree.__name__).addFilter(_is_not_late)

    async def interaction_check(self, interaction: discord.Interaction[Bot], /) -> bool:
        """Whether a command is carried out; one that is turned away is answered."""
        try:
            extras = {} if interaction.command is None else interaction.command.extras
            await admitted(interaction, extras.get(HASTE, Haste.LOOK))
        except Refusal as refusal:
            await answer_error(interaction, refusal)
            return False
        return True

    async def on_error(self, interaction: discord.Interaction[Bot], error: app_commands.AppCommandError, /) -> None:
        """Answer for a command that failed."""
        await answer_error(interaction, error)


def _is_not_late(record: logging.LogRecord) -> bool:
    """Whether a log record of the library is about anything but suggestions that came too late."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not follows(error, Follows.NOTHING)


def _sentence(cause: Exception, words: Localizer, interaction: Asker) -> str:
    match cause:
        case Refusal():
            interaction.client.metrics.note("refused", interaction)
            return words.say(cause.sentence, **cause.values)
        case app_commands.NoPrivateMessage():
            return words.say("error-guild-only")
        case app_commands.CheckFailure():
            return words.say("error-not-allowed")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            _log.warning("Discord has other commands than this version of the bot; run 'python -m bot sync'")
            return words.say("error-outdated")
        case IndexPending():
            return words.say("error-index-pending")
        case IndexProblem():
            _log.error("%s", cause)
            return words.say("error-index")
        case BusyProblem():
            _log.error("%s failed: %s", _named(interaction), cause)
            return words.say("error-busy")
        case DatabaseProblem() | DBAPIError() if not isinstance(cause, IntegrityError | ProgrammingError):
            _log.error("%s failed: %s", _named(interaction), cause)
            return words.say("error-storage")
        case _:
            interaction.client.metrics.note("incidents", interaction)
            incident = secrets.token_hex(4)
            _log.error("Incident %s in %s", incident, _named(interaction), exc_info=cause)
            return words.say("error-incident", incident=incident)


async def _tell(interaction: Asker, sentence: str) -> None:
    if isinstance(interaction, Heard):
        await interaction.send(sentence)
    elif interaction.response.is_done():
        await interaction.followup.send(sentence, ephemeral=True)
    else:
        await interaction.response.send_message(sentence, ephemeral=True)


def _named(interaction: Asker) -> str:
    if isinstance(interaction, Heard):
        return f"message ({interaction.id})"
    command = interaction.command.qualified_name if interaction.command else interaction.custom_id
    return f"{interaction.type.name} {command or ''} ({interaction.id})"
