"""What is told of a match in private: to its players, that it is on hold; to its host, which line is withheld."""

from __future__ import annotations

import logging

import discord

from bot.chat.base.context import guild_settings
from bot.chat.base.messages import cut
from bot.chat.base.text import moment
from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, after
from bot.locales.sentences import Localizer, localizer
from bot.matches.model.match import FORGOTTEN, Match
from bot.matches.model.messages import Parcel, Silenced, Withheld
from bot.matches.rules.clock import patience
from rules_index import Language

_log = logging.getLogger(__name__)

_LONGEST = 1200
"""Characters of a withheld line that are shown."""
_REACHES_NOBODY = frozenset({Follows.OPENLY, Follows.WAITS, Follows.MOVED, Follows.UNKNOWN})


async def tell_in_private(client: Bot, match: Match, parcel: Parcel) -> None:
    """Write to somebody in private, or mention them in the channel, once, where they take no private messages.

    Raises:
        discord.HTTPException: Discord is out of order or does not accept the token; it is worth another try.
    """
    if not parcel.user or parcel.user == FORGOTTEN or _is_outdated(match, parcel):
        return
    chosen = (await guild_settings(client.database, match.guild)).language
    words = localizer(Language(chosen) if chosen else client.settings.default_language)
    try:
        private = await client.create_dm(discord.Object(parcel.user))
        await private.send(_told(words, match, parcel), nonce=parcel.key)
    except discord.HTTPException as problem:
        if after(problem).follows in _REACHES_NOBODY:
            await _tell_openly(client, words, match, parcel)
        else:
            raise


async def _tell_openly(client: Bot, words: Localizer, match: Match, parcel: Parcel) -> None:
    if match.channel is None or parcel.user is None:
        return
    place = client.get_partial_messageable(match.channel, guild_id=match.guild)
    named = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(parcel.user)])
    text = f"<@{parcel.user}> {_told(words, match, parcel, openly=True)}"
    try:
        await place.send(text, nonce=parcel.key, allowed_mentions=named)
    except discord.HTTPException as problem:
        # They are told whenever they press a button of the match.
        _log.warning("Match %d: nobody can tell user %d that it is on hold: %s", match.id, parcel.user, problem)


def _is_outdated(match: Match, parcel: Parcel) -> bool:
    """Whether it is about a hold that is over by now."""
    note = parcel.note
    return isinstance(note, Silenced) and note.which == "long" and patience.waiting(match) is None


def _told(words: Localizer, match: Match, parcel: Parcel, *, openly: bool = False) -> str:
    say, note = words.say, parcel.note
    link = f"https://discord.com/channels/{match.guild}/{match.channel}"
    match note:
        case Withheld(text=text):
            said = say("private-withheld", match=match.id, channel=link)
            # What may not stand in the channel may not stand there beside the host's name either.
            return said if openly else f"{said}\n>>> {cut(text, _LONGEST)}"
        case Silenced(which=which, since=since, ends=ends):
            until = "–" if ends is None else moment(ends)
            told = say(f"private-silenced-{which}", match=match.id, channel=link, since=moment(since, "f"))
            more = [] if ends is None else [say("private-silenced-help", match=match.id, until=until)]
            return "\n".join([told, *more])
    raise TypeError(f"{type(note).__name__} is told in the channel")
