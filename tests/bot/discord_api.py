"""Every request body against Discord's own API description, and against the limits it leaves out."""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import jsonschema_rs
import pytest

from tests.bot.discord_limits import (
    choice_problems,
    command_problems,
    message_problems,
    modal_problems,
    objects,
)

ROOT = Path(__file__).resolve().parents[2]
PREFIX = re.compile(r"^(?:https?://[^/]+)?/api(?:/v\d+)?(?=/)")

SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}

# What Discord accepts and its description leaves out: documented keys, and what discord.py has always sent.
TOLERATED: Mapping[str, Mapping[str, object]] = {
    "ApplicationCommandCreateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandPatchRequestPartial": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "ChannelSelectDefaultValue": {"id": SNOWFLAKE},
    "CreatePrivateChannelRequest": {"recipient_id": SNOWFLAKE},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"const": False}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"const": False}},
    "MessageAllowedMentionsRequest": {
        "users": {"type": ["array", "null"], "items": SNOWFLAKE, "maxItems": 100},
        "roles": {"type": ["array", "null"], "items": SNOWFLAKE, "maxItems": 100},
    },
    "MessageAttachmentRequest": {"id": SNOWFLAKE},
    "MessageEditRequestPartial": {"tts": {"const": False}},
    "MessageReferenceRequest": {"guild_id": SNOWFLAKE, "channel_id": SNOWFLAKE, "message_id": SNOWFLAKE},
    "RichEmbed": {"flags": {"const": 0}},
    "RoleSelectDefaultValue": {"id": SNOWFLAKE},
    "UserSelectDefaultValue": {"id": SNOWFLAKE},
}


class RefusedRequest(AssertionError):
    """Discord would answer this request with an error; the message says why."""


def description_path() -> Path:
    """Where Discord's API description is looked for: ``DISCORD_OPENAPI``, else beside the repository."""
    return Path(os.environ.get("DISCORD_OPENAPI") or ROOT.parent / "shared" / "discord" / "openapi.json")


requires_description = pytest.mark.skipif(
    not description_path().is_file(),
    reason="Discord's API description is absent: set DISCORD_OPENAPI to its openapi.json",
)


def validate_request(method: str, path: str, body: object, *, files: bool = False) -> None:
    """Check one request body.

    Args:
        method: the HTTP method, in any case.
        path: below the API's root, as in ``/channels/1/messages``; a whole URL does as well.
        body: the JSON value (of a multipart request: its ``payload_json``), or None when there is none.
        files: whether files travel with it.

    Raises:
        RefusedRequest: Discord knows no such operation, or would refuse this body. Without the API description
            only the limits it leaves out are checked.
    """
    method, path = method.upper(), _plain(path)
    problems = list(_limit_problems(method, path, body, files))
    if description_path().is_file():
        problems += _description_problems(method, path, body)
    if problems:
        raise RefusedRequest(f"{method} {path}: " + "; ".join(problems))


def form_payload(form: Sequence[Mapping[str, Any]]) -> object:
    """The ``payload_json`` of a multipart form as discord.py builds it; None when it holds none."""
    for part in form:
        if part.get("name") == "payload_json":
            return json.loads(part["value"])
    return None


@dataclass
class Watch:
    """The requests seen while watching, and what was wrong with them."""

    requests: list[tuple[str, str, object]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def see(self, method: str, path: str, body: object, *, files: bool = False) -> None:
        """Note one request and judge it."""
        self.requests.append((method.upper(), _plain(path), body))
        try:
            validate_request(method, path, body, files=files)
        except RefusedRequest as problem:
            self.refused.append(str(problem))


@contextmanager
def watched_requests() -> Iterator[Watch]:
    """Judge every request that a client on SimCord sends; fail at the end when one was bad.

    The verdict comes at the end because the bot's error handler would swallow an exception raised inside.
    """
    from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

    watch = Watch()
    plain, webhook = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def request(self: Any, route: Any, *, files: Any = None, form: Any = None, **kwargs: Any) -> Any:
        form = None if form is None else list(form)
        watch.see(
            route.method, route.url, kwargs.get("json") if form is None else form_payload(form), files=bool(files)
        )
        return await plain(self, route, files=files, form=form, **kwargs)

    async def webhook_request(
        self: Any, route: Any, session: Any, *, payload: Any = None, multipart: Any = None, **kwargs: Any
    ) -> Any:
        body = form_payload(multipart) if multipart else payload
        watch.see(route.method, route.url, body, files=bool(kwargs.get("files")))
        return await webhook(self, route, session, payload=payload, multipart=multipart, **kwargs)

    with (
        mock.patch.object(FakeHTTPClient, "request", request),
        mock.patch.object(FakeWebhookAdapter, "request", webhook_request),
    ):
        yield watch
    if watch.refused:
        raise RefusedRequest("\n".join(watch.refused))


def _plain(path: str) -> str:
    return PREFIX.sub("", path).partition("?")[0]


def _limit_problems(method: str, path: str, body: object, files: bool) -> Iterator[str]:
    if re.fullmatch(r"/applications/\d+(/guilds/\d+)?/commands(/\d+)?", path):
        yield from command_problems(objects(body if isinstance(body, list) else [body]))
    if not isinstance(body, Mapping):
        return
    if path.startswith("/interactions/"):
        data = body.get("data")
        inner = data if isinstance(data, Mapping) else {}
        match body.get("type"):
            case 4 | 7 as kind:
                yield from message_problems(inner, creates=kind == 4, files=files)
            case 8:
                yield from choice_problems(inner)
            case 9:
                yield from modal_problems(inner)
    elif re.fullmatch(r"/(channels/\d+/messages|webhooks/\d+/[^/]+)(/(\d+|messages/[^/]+))?", path):
        yield from message_problems(body, creates=method == "POST", files=files)


@functools.cache
def _description() -> dict[str, Any]:
    """The API description, with every object closed to keys it does not name."""
    description: dict[str, Any] = json.loads(description_path().read_text("utf-8"))
    schemas = description["components"]["schemas"]
    for name, properties in TOLERATED.items():
        schemas[name]["properties"].update(properties)
    for schema in schemas.values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return description


@functools.cache
def _templates() -> list[tuple[re.Pattern[str], str]]:
    """Path templates, those with fewest blanks first so that ``@original`` wins over ``{message_id}``."""
    paths = sorted(_description()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))), path) for path in paths]


@functools.cache
def _validator(method: str, template: str) -> jsonschema_rs.Draft202012Validator | None:
    """The validator of an operation's JSON body; None when it takes none."""
    operation = _description()["paths"][template][method.lower()]
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return None
    schema = {**content["application/json"]["schema"], "components": _description()["components"]}
    return jsonschema_rs.Draft202012Validator(schema, validate_formats=True)


@functools.lru_cache(maxsize=4096)
def _template(method: str, path: str) -> str | None:
    """The template of the operation that answers this request; None when there is none."""
    templates = (template for pattern, template in _templates() if pattern.fullmatch(path))
    return next((each for each in templates if method.lower() in _description()["paths"][each]), None)


def _description_problems(method: str, path: str, body: object) -> Iterator[str]:
    template = _template(method, path)
    if template is None:
        yield "Discord's API description has no such operation"
        return
    operation = _description()["paths"][template][method.lower()]
    validator = _validator(method, template)
    if body is None:
        if operation.get("requestBody", {}).get("required"):
            yield "the body is missing"
    elif validator is None:
        yield f"this operation takes no JSON body, got {body!r:.200}"
    else:
        yield from (_told(_deepest(error)) for error in validator.iter_errors(body))


def _deepest(error: jsonschema_rs.ValidationError) -> jsonschema_rs.ValidationError:
    """The error that says most: of a choice between schemas, the branch that went deepest into the body."""
    kind = error.kind
    if not isinstance(kind, jsonschema_rs.ValidationErrorKind.OneOfNotValid | jsonschema_rs.ValidationErrorKind.AnyOf):
        return error
    # A branch that fails on a component's or callback's own type was never the one meant.
    meant = [
        branch for branch in kind.context if branch and not any(e.instance_path[-1:] == ["type"] for e in branch)
    ] or [branch for branch in kind.context if branch]
    candidates = [_deepest(inner) for branch in meant for inner in branch]
    return max(candidates, key=lambda inner: len(inner.instance_path), default=error)


def _told(error: jsonschema_rs.ValidationError) -> str:
    place = "/".join(str(step) for step in error.instance_path)
    message = error.message if len(error.message) <= 200 else f"…{error.message[-200:]}"
    return f"{message} (at {place or 'the top'})"
