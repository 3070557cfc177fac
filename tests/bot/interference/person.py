"""What people do on the wire, alike in both matches: they find what to press by where it stands, not by its id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.matches.model.match import Actor
from tests.bot.games.suite.play import require
from tests.bot.interference.side import PEOPLE, Side
from tests.bot.wire import payloads
from tests.bot.wire.payloads import Json
from tests.bot.wire.rest import MODAL, Asked

BUTTON, LIST, TEXT_INPUT = 2, 3, 4
_PEOPLE = 5
_GROUP, _STRING, _NUMBER = 1, 3, 4
_COMMAND, _COMPONENT, _COMPLETE, _FORM = 2, 3, 4, 5


@dataclass(frozen=True)
class Spot:
    """Something that can be used: on which message, the how-manieth there, and what is picked by place.

    Attributes:
        kind: a button or a list, by Discord's number.
        picks: the places of the options.
    """

    message: str
    place: int
    kind: int
    picks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Command:
    """A command that is given, with its options; with ``typing``, what is suggested for that option of it."""

    name: str
    sub: str = ""
    options: Mapping[str, Any] | None = None
    typing: str = ""


Act = Spot | Command


async def do(side: Side, actor: Actor, act: Act) -> Asked:
    """Let somebody do something."""
    return await side.send(_interaction(side, actor, act))


async def fill(side: Side, actor: Actor, form: Json, words: str) -> Asked:
    """Send in a form, the same words in each of its fields."""
    fields = []
    for label in form["components"]:
        field = label["component"] if "component" in label else label["components"][0]
        said: Json = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
        if field["type"] == TEXT_INPUT:
            said["value"] = words[: field.get("max_length", len(words))]
        else:
            options = [option["value"] for option in field.get("options", ())]
            said["values"] = options[: field.get("min_values", 1)]
        holder = {"type": label["type"], "id": label.get("id", 0)}
        fields.append({**holder, "component": said} if "component" in label else {**holder, "components": [said]})
    data = {"custom_id": form["custom_id"], "components": fields}
    return await side.send(_signed(side, actor, payloads.interaction(_FORM, data)))


async def say(side: Side, actor: Actor, text: str) -> None:
    """Let somebody write a message that mentions the bot."""
    who = payloads.member(actor.user, f"user{actor.user}")
    await side.hear(
        {
            "id": side.discord.rest.new_id(),
            "type": 0,
            "guild_id": str(payloads.GUILD),
            "channel_id": str(payloads.CHANNEL),
            "author": who.pop("user"),
            "member": who,
            "content": f"<@{payloads.APPLICATION}> {text}",
            "mentions": [payloads.user(payloads.APPLICATION, "Rozhodčí", bot=True)],
            "timestamp": payloads.MOMENT,
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
        }
    )


def form_of(side: Side, asked: Asked) -> Json | None:
    """The form that somebody was shown, if that was the answer."""
    token = next(token for token, each in side.discord.rest.interactions.items() if each is asked)
    for call in reversed(side.discord.rest.calls):
        if call.path.endswith(f"/{token}/callback"):
            return call.body["data"] if call.body["type"] == MODAL else None
    return None


def opens_dispute(form: Json) -> bool:
    """Whether a form, once it is sent in, opens a dispute."""
    return str(form["custom_id"]).startswith(("dopen:", "dtable:"))


def components(message: Json) -> list[Json]:
    """Everything on a message that can be used, in reading order."""
    return [each for each in _all(message.get("components", ())) if each.get("custom_id") and not each.get("disabled")]


def _all(found: Any) -> Iterator[Json]:
    for each in found:
        yield each
        yield from _all(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


def _interaction(side: Side, actor: Actor, act: Act) -> Json:
    if isinstance(act, Command):
        return _signed(side, actor, _command(act))
    message = side.discord.rest.messages[act.message]
    used = components(message)[act.place]
    data: Json = {"custom_id": used["custom_id"], "component_type": used["type"]}
    require(used["type"] == act.kind, f"{act} is another kind of component: {used}")
    if used["type"] == LIST:
        data["values"] = [used["options"][pick]["value"] for pick in act.picks]
    elif used["type"] == _PEOPLE:
        someone = payloads.member(PEOPLE[1].user, "user102")
        key = someone["user"]["id"]
        data |= {"values": [key], "resolved": {"users": {key: someone["user"]}, "members": {key: someone}}}
    return _signed(side, actor, payloads.interaction(_COMPONENT, data, on=message))


def _command(act: Command) -> Json:
    given = [_option(name, value, typed=name == act.typing) for name, value in (act.options or {}).items()]
    options = [{"type": _GROUP, "name": act.sub, "options": given}] if act.sub else given
    data = {"id": str(payloads.COMMAND), "type": 1, "name": act.name, "options": options}
    return payloads.interaction(_COMPLETE if act.typing else _COMMAND, data)


def _option(name: str, value: object, *, typed: bool) -> Json:
    said: Json = {"type": _NUMBER if isinstance(value, int) else _STRING, "name": name, "value": value}
    return said | {"focused": True} if typed else said


def _signed(side: Side, actor: Actor, interaction: Json) -> Json:
    identity = side.discord.rest.new_id()
    who = payloads.of(interaction, payloads.GUILD, actor.user)
    place = payloads.channel()
    return {
        **who,
        "id": identity,
        "token": f"token-{identity}",
        "channel": place,
        "channel_id": place["id"],
        "app_permissions": str(payloads.PLAYING),
    }
