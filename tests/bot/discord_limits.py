"""Limits that Discord enforces and its API description leaves out, checked on request bodies."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY = 1, 2, 3, 4, 10
SELECTS = frozenset({STRING_SELECT, 5, 6, 7, 8})
LINK_STYLE, PREMIUM_STYLE = 5, 6
V2_FLAG = 1 << 15

CUSTOM_ID_LENGTH = 100
CONTENT_LENGTH = 2000
V2_TEXT_LENGTH = 4000
EMBEDS_LENGTH = 6000
COMPONENTS = 40
ROWS = 5
ROW_WIDTH = 5
CHOICES = 25
COMMANDS = 100
COMMAND_LENGTH = 8000
NAME = re.compile(r"[-_'\w]{1,32}")

Json = Mapping[str, object]


def message_problems(message: Json, *, creates: bool, files: bool = False) -> Iterator[str]:
    """What Discord would refuse in a message body.

    Args:
        message: the body, as it is sent to a channel, a webhook or an interaction callback.
        creates: whether it makes a message (an edit may leave everything out).
        files: whether files travel with it.
    """
    top = objects(message.get("components"))
    everything = list(_walk(top))
    flags = message.get("flags")
    v2 = isinstance(flags, int) and bool(flags & V2_FLAG)
    needs_v2 = any(component.get("type") != ACTION_ROW for component in top)
    content = message.get("content")
    embeds = objects(message.get("embeds"))

    if isinstance(content, str) and len(content) > CONTENT_LENGTH:
        yield f"content has {len(content)} characters, a bot may send {CONTENT_LENGTH}"
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if message.get(key):
                yield f"components v2 flag together with {key}"
    elif creates and needs_v2:
        yield "components v2 without the flag for them"
    if not v2 and not needs_v2 and len(top) > ROWS:
        yield f"{len(top)} action rows, at most {ROWS} fit"
    if len(everything) > COMPONENTS:
        yield f"{len(everything)} components, at most {COMPONENTS} fit"
    text = sum(len(str(component.get("content", ""))) for component in everything if component["type"] == TEXT_DISPLAY)
    if text > V2_TEXT_LENGTH:
        yield f"{text} characters in text components, at most {V2_TEXT_LENGTH} in all"
    size = sum(_embed_length(embed) for embed in embeds)
    if size > EMBEDS_LENGTH:
        yield f"{size} characters in embeds, at most {EMBEDS_LENGTH} in all"
    if creates and not (content or embeds or top or files or message.get("poll") or message.get("sticker_ids")):
        yield "an empty message"
    yield from _component_problems(everything)


def modal_problems(modal: Json) -> Iterator[str]:
    """What Discord would refuse in a modal."""
    top = objects(modal.get("components"))
    if len(top) > ROWS:
        yield f"{len(top)} rows in a modal, at most {ROWS} fit"
    yield from _component_problems(list(_walk(top)))


def choice_problems(data: Json) -> Iterator[str]:
    """What Discord would refuse in an autocomplete answer."""
    choices = objects(data.get("choices"))
    if len(choices) > CHOICES:
        yield f"{len(choices)} autocomplete choices, at most {CHOICES}"
    for choice in choices:
        name, value = choice.get("name"), choice.get("value")
        if not isinstance(name, str) or not name.strip():
            yield f"an autocomplete choice without a name: {choice}"
        if isinstance(value, str) and not 1 <= len(value) <= 100:
            yield f"an autocomplete value of {len(value)} characters"


def command_problems(commands: list[Json]) -> Iterator[str]:
    """What Discord would refuse in a list of application commands."""
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands, at most {COMMANDS}"
    keys = Counter((command.get("type", 1), command.get("name")) for command in commands)
    yield from (f"command {key[1]!r} stands {count} times" for key, count in keys.items() if count > 1)
    for command in commands:
        size = _command_length(command)
        if size > COMMAND_LENGTH:
            yield f"command {command.get('name')!r} has {size} characters, at most {COMMAND_LENGTH}"
        if command.get("type", 1) == 1:
            if not command.get("description"):
                yield f"command {command.get('name')!r} without a description"
            yield from _named_problems(command)


def objects(value: object) -> list[Json]:
    """The JSON objects of a list; what is not a list holds none."""
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def _walk(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(objects(component.get("components")))
        for key in ("accessory", "component"):
            inner = component.get(key)
            if isinstance(inner, Mapping):
                yield from _walk([inner])


def _component_problems(components: list[Json]) -> Iterator[str]:
    ids = Counter(str(component["custom_id"]) for component in components if component.get("custom_id") is not None)
    for custom_id, count in ids.items():
        if count > 1:
            yield f"custom id {custom_id!r} stands {count} times"
        if not 1 <= len(custom_id) <= CUSTOM_ID_LENGTH:
            yield f"custom id of {len(custom_id)} characters, at most {CUSTOM_ID_LENGTH}: {custom_id!r}"
    for component in components:
        kind = component.get("type")
        if kind == BUTTON:
            yield from _button_problems(component)
        elif kind == STRING_SELECT:
            values = Counter(option.get("value") for option in objects(component.get("options")))
            yield from (f"select value {value!r} stands {count} times" for value, count in values.items() if count > 1)
        elif kind == ACTION_ROW:
            width = sum(ROW_WIDTH if c.get("type") in SELECTS else 1 for c in objects(component.get("components")))
            if width > ROW_WIDTH:
                yield f"an action row {width} wide, {ROW_WIDTH} buttons or one select fit"


def _button_problems(button: Json) -> Iterator[str]:
    style = button.get("style")
    target = {LINK_STYLE: "url", PREMIUM_STYLE: "sku_id"}.get(style if isinstance(style, int) else 0, "custom_id")
    for key in ("url", "sku_id", "custom_id"):
        if (key == target) != (button.get(key) is not None):
            yield f"a button of style {style} {'without' if key == target else 'with'} {key}: {button}"
    if target != "sku_id" and not button.get("label") and not button.get("emoji"):
        yield f"a button without label and emoji: {button}"


def _embed_length(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    for key, field in (("footer", "text"), ("author", "name")):
        inner = embed.get(key)
        parts.append(inner.get(field) if isinstance(inner, Mapping) else None)
    for item in objects(embed.get("fields")):
        parts += [item.get("name"), item.get("value")]
    return sum(len(part) for part in parts if isinstance(part, str))


def _named_problems(node: Json) -> Iterator[str]:
    for name in _names(node):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"name {name!r} is not a lowercase word"
        if name != unicodedata.normalize("NFC", name):
            yield f"name {name!r} is not in Unicode form NFC"
    options = objects(node.get("options"))
    names = Counter(name for option in options for name in set(_names(option)))
    yield from (f"option name {name!r} stands {count} times" for name, count in names.items() if count > 1)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"a required option after an optional one in {node.get('name')!r}"
    for option in options:
        if option.get("autocomplete") and option.get("choices"):
            yield f"option {option.get('name')!r} with both autocomplete and choices"
        yield from _named_problems(option)


def _names(node: Json) -> list[str]:
    localised = node.get("name_localizations")
    names = [node.get("name"), *(localised.values() if isinstance(localised, Mapping) else ())]
    return [name for name in names if isinstance(name, str)]


def _command_length(node: Json) -> int:
    size = 0
    for key in ("name", "description"):
        localised = node.get(f"{key}_localizations")
        texts = [node.get(key), *(localised.values() if isinstance(localised, Mapping) else ())]
        size += max((len(text) for text in texts if isinstance(text, str)), default=0)
    for choice in objects(node.get("choices")):
        size += len(str(choice.get("name", ""))) + len(str(choice.get("value", "")))
    return size + sum(_command_length(option) for option in objects(node.get("options")))
