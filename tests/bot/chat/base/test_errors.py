"""The error handler: it always answers, in the person's language, and never with a traceback."""

from __future__ import annotations

import logging
import re
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from discord import app_commands
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.chat.base.errors import NotGranted, Refusal, answer_error
from bot.chat.base.id_items import IdButton
from bot.chat.base.waiting.crowd import Crowd
from bot.chat.metrics import Metrics
from rules_index import IndexPending, IndexProblem, Language
from tests.rows import rows


def interaction(locale: str = "cs", *, answered: bool = False) -> Any:
    return SimpleNamespace(
        id=1,
        guild_id=1,
        type=discord.InteractionType.component,
        command=None,
        custom_id="ruling:1:next:1:0",
        locale=SimpleNamespace(value=locale),
        client=SimpleNamespace(
            settings=SimpleNamespace(default_language=Language.CS), crowd=Crowd(), metrics=Metrics()
        ),
        response=SimpleNamespace(is_done=lambda: answered, send_message=AsyncMock()),
        followup=SimpleNamespace(send=AsyncMock()),
    )


def http_error(code: int, kind: type[discord.HTTPException] = discord.HTTPException) -> discord.HTTPException:
    response = MagicMock(status=400, reason="Bad Request")
    return kind(response, {"code": code, "message": "said Discord"})


def told(asked: Any) -> str:
    calls: list[Any] = [*asked.response.send_message.await_args_list, *asked.followup.send.await_args_list]
    (call,) = calls
    assert call.kwargs["ephemeral"] is True
    return str(call.args[0])


async def test_an_unexpected_error_is_an_incident_whose_traceback_only_the_log_has(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = interaction()

    await answer_error(asked, ZeroDivisionError("secret detail"))

    incident = re.search(r"zapsané jako ([0-9a-f]{8});", told(asked))
    assert incident
    assert "secret detail" not in told(asked)
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert incident[1] in record.getMessage()
    assert record.exc_info and isinstance(record.exc_info[1], ZeroDivisionError)


async def test_what_a_command_raised_is_unwrapped() -> None:
    asked = interaction("sv-SE")
    command = MagicMock(qualified_name="rule")

    await answer_error(asked, app_commands.CommandInvokeError(command, Refusal("may-not-share")))

    assert told(asked) == "Du får inte skriva i den här kanalen, så jag kan inte visa svaret här åt dig."


async def test_what_a_service_refused_is_answered_by_its_card_alone() -> None:
    asked, card = interaction(), AsyncMock()
    refused = NotGranted("full", card)

    await answer_error(asked, app_commands.CommandInvokeError(MagicMock(qualified_name="match new"), refused))

    card.assert_awaited_once_with()
    asked.response.send_message.assert_not_awaited()
    asked.followup.send.assert_not_awaited()
    assert (asked.client.metrics.happened["refused"], asked.client.metrics.happened["incidents"]) == (1, 0)


async def test_a_refusal_whose_card_fails_is_an_incident() -> None:
    asked = interaction("en-GB")

    await answer_error(asked, NotGranted("full", AsyncMock(side_effect=ZeroDivisionError)))

    assert told(asked).startswith("Something broke on my side.")


async def test_an_interaction_answered_already_gets_another_message() -> None:
    asked = interaction(answered=True)

    await answer_error(asked, Refusal("no-games"))

    assert told(asked) == "Zatím nemám pravidla žádné hry."
    asked.response.send_message.assert_not_awaited()


@rows(
    ("error", "said"),
    [
        (app_commands.NoPrivateMessage(), "This works only on a server."),
        (app_commands.MissingPermissions(["manage_guild"]), "Only a server admin can do that."),
        (app_commands.CommandNotFound("old", []), "This command has changed."),
        (IndexProblem("truncated"), "I cannot open my rules at the moment."),
        (IndexPending("not made yet"), "I am still preparing my rules."),
        (http_error(50035), "Something broke on my side."),
        (OperationalError("INSERT", {}, Exception("database is locked")), "I cannot reach my database"),
        (IntegrityError("INSERT", {}, Exception("NOT NULL")), "Something broke on my side."),
    ],
)
async def test_known_errors_have_sentences_of_their_own(error: Exception, said: str) -> None:
    asked = interaction("en-GB")

    await answer_error(asked, error)

    assert told(asked).startswith(said)


@pytest.mark.parametrize("error", [http_error(10062, discord.NotFound), http_error(40060)])
async def test_what_came_too_late_or_twice_is_logged_and_not_answered(
    error: discord.HTTPException, caplog: pytest.LogCaptureFixture
) -> None:
    asked = interaction()

    await answer_error(asked, error)

    asked.response.send_message.assert_not_awaited()
    asked.followup.send.assert_not_awaited()
    assert "Discord no longer takes an answer" in caplog.text


@pytest.mark.parametrize("failure", [http_error(10062, discord.NotFound), RuntimeError("no session")])
async def test_an_answer_that_cannot_be_delivered_raises_nothing(
    failure: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    asked = interaction()
    asked.response.send_message.side_effect = failure

    await answer_error(asked, Refusal("no-games"))

    assert "component ruling:1:next:1:0" in caplog.text


async def test_a_person_whose_language_is_unknown_is_answered_in_the_bots() -> None:
    asked = interaction("de")

    await answer_error(asked, Refusal("no-games"))

    assert told(asked) == "Zatím nemám pravidla žádné hry."


async def test_a_button_that_raises_is_answered() -> None:
    class Button(IdButton, prefix="raises"):
        async def used(self, interaction: discord.Interaction[Any]) -> None:
            raise Refusal("no-games")

    asked = interaction()
    found = Button.ids.fullmatch("raises")
    assert found is not None
    pressed = await Button.from_custom_id(asked, discord.ui.Button(custom_id=Button.id_for(), label="A"), found)
    await pressed.callback(asked)

    assert told(asked) == "Zatím nemám pravidla žádné hry."


async def test_a_button_id_on_a_select_is_refused() -> None:
    class Button(IdButton, prefix="mistaken"):
        pass

    found = Button.ids.fullmatch("mistaken")
    assert found is not None
    with pytest.raises(TypeError, match="mistaken is a Select"):
        await Button.from_custom_id(interaction(), discord.ui.Select(custom_id=Button.id_for()), found)
