"""What every part of the bot keeps about a person, in one object."""

from __future__ import annotations

from typing import Any

from bot.chat.answers.editions import editions_of_person
from bot.chat.answers.saved_questions import questions_of
from bot.chat.bot import Bot

FORMAT = "rozhodci.person.1"


async def collected(client: Bot, user: int) -> dict[str, Any]:
    """Everything kept about a person, as JSON has it: ids as text, moments in UTC.

    It holds what is theirs: nothing that others keep to themselves, and no entry of a log, which may show more of a
    match than they may see. The log of a finished match is a file of its own.

    Raises:
        StorageProblem: the database cannot be read.
    """
    return {
        "format": FORMAT,
        "made": client.matches.clock.now().isoformat(),
        "person": str(user),
        "questions": await questions_of(client.database, user),
        "editions": await editions_of_person(client.database, user),
        "rulebooks": await client.library.records.added_by(user),
        **await client.matches.privacy.kept_of(user),
        **await client.disputes.privacy.kept_of(user),
    }
