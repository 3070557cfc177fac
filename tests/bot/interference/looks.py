"""Everything that a viewer of a match can get to see, by name, as bytes."""

from __future__ import annotations

import msgspec

from bot.boards.entry import Boards
from bot.chat.base.messages import LineRenderer
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.lobby.card import lobby_card
from bot.chat.matches.panel import buttons, panel
from bot.chat.matches.table import history
from bot.chat.matches.table.status_card import status_card
from bot.games.questions import Complete, Prompt
from bot.games.values import SPECTATOR, Viewer
from bot.locales.sentences import Localizer, localizer
from bot.matches.model.match import Actor, Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.submit import Path, Written
from rules_index import Language
from tests.bot.games.suite.offering import few
from tests.bot.interference.channel import Interaction, payload
from tests.bot.interference.side import MATCH, PEOPLE, Side, public_facts

_STRANGER = Actor(999)
# Drawn every time, whatever is remembered where boards are sent.
_DRAW = Boards.draw
_MOST_PATHS = 12

Looks = dict[str, bytes]


async def looks(side: Side, viewer: Viewer, *, pictures: bool) -> Looks:
    """All of it, as it is now.

    Args:
        pictures: whether boards are drawn, which takes its time.
    """
    position = await side.now()
    found = {"match": public_facts(position.match)}
    for number, told in enumerate(await side.outbox()):
        found[f"parcel {number}"] = told
    for number, sent in enumerate(side.news()):
        found[f"message {number}"] = sent
    found["status card"] = payload("status", {"view": status_card(LineRenderer(_words(), position), None)})
    if position.match.status is Status.LOBBY:
        return found | await _lobby(side, position, viewer)
    for who in dict.fromkeys((viewer, SPECTATOR)):
        found |= await _seen_by(side, position, who, pictures=pictures)
    return found


async def _lobby(side: Side, position: Position, viewer: Viewer) -> Looks:
    """What a viewer may look at in a lobby, and what they are answered who look at what is not theirs."""
    actor, lobbies = _STRANGER if viewer == SPECTATOR else PEOPLE[int(viewer)], side.service.lobbies
    found: Looks = {"lobby card": payload("lobby", {"view": lobby_card(LineRenderer(_words(), position))})}
    for seat in range(-1, len(position.match.seats)):
        found[f"what {seat} brought"] = repr(await lobbies.brought(MATCH, actor, seat)).encode()
    found["complaints"] = repr(await lobbies.complaints(MATCH, actor)).encode()
    found["save"] = repr(await side.service.exports.save(MATCH, actor)).encode()
    return found


async def _seen_by(side: Side, position: Position, viewer: Viewer, *, pictures: bool) -> Looks:
    actor = _STRANGER if viewer == SPECTATOR else PEOPLE[int(viewer)]
    found = {
        "view": msgspec.json.encode(position.view(viewer)),
        "prompts": msgspec.json.encode(position.prompts()),
        "waits": msgspec.json.encode(position.match.course.waits),
    }
    if pictures:
        picture = _DRAW(side.client.boards, position.match.game, position.view(viewer), _words())
        if picture is not None:
            found |= {"picture": picture.png, "alternative text": picture.alt.encode()}
            found["board"] = await _answered(side, position, actor, "board")
    log = await side.service.history.log(MATCH, viewer, limit=500)
    found |= {f"entry {page.seq}": msgspec.json.encode(page) for page in log}
    for page in log[-3:]:
        found[f"history {page.seq}"] = await _answered(side, position, actor, f"history {page.seq}")
    found["panel"] = await _answered(side, position, actor, "panel")
    for prompt in position.prompts():
        if prompt.seat == viewer:
            found |= _offers(side, position, prompt)
    found |= await _refusals(side, position, actor)
    return {f"{viewer}: {name}": told for name, told in found.items()}


async def _answered(side: Side, position: Position, actor: Actor, what: str) -> bytes:
    """What somebody is answered who asks for their panel, for the board or for a page of the past."""
    interaction = Interaction(side.client, actor.user)
    visit = MatchContext(interaction, position, actor, _words())  # type: ignore[arg-type]
    act, _, seq = what.partition(" ")
    if act == "panel":
        return payload("panel", {"view": await panel.panel_card(visit)})
    if act == "board":
        await buttons.show_board(visit)
    else:
        await history.show_entry(visit, int(seq))
    return b"\n".join(interaction.answered)


def _offers(side: Side, position: Position, prompt: Prompt) -> Looks:
    """What one's own prompts offer, where picks lead, and what is taken when time runs out."""
    game, own = side.game, position.prompt(prompt.id, prompt.seat)
    assert own is not None
    found = {f"default {prompt.id}": repr(game.default(position.state, own)).encode()}
    if position.variant.automaton:
        found[f"automated {prompt.id}"] = repr(game.automated(position.state, own)).encode()
    paths: list[tuple[str, ...]] = [()]
    for _ in range(_MOST_PATHS):
        if not paths:
            break
        step = position.step(prompt, path := paths.pop(0))
        found[f"offer {prompt.id} {'/'.join(path)}"] = repr(step).encode()
        if step is not None and not isinstance(step, Complete):
            paths += [(*path, said) for said in few(game, position.state, own, path, step)]
    return found


async def _refusals(side: Side, position: Position, actor: Actor) -> Looks:
    """What somebody is answered who tries what they may not."""
    service, found = side.service, {}
    tries: dict[str, object] = {}
    if not position.match.course.stands:
        tries["resume"] = await service.orders.resume(MATCH, actor)
    for prompt in position.prompts():
        for name, answer in (("odd path", Path(("zz",))), ("odd words", Written(b'{"type":"none"}'))):
            tries[f"{prompt.id} {name}"] = await service.play.submit(MATCH, actor, prompt.id, answer)
    exported = await service.exports.export(MATCH, actor)
    for seat in range(-1, len(position.match.seats)):
        if seat != position.match.seat_of(actor.user):
            tries[f"what {seat} brought"] = await service.lobbies.brought(MATCH, actor, seat)
    tries["save"] = await service.exports.save(MATCH, actor)
    tries["export"] = exported if isinstance(exported, Refused) else "granted"
    for name, told in tries.items():
        found[f"refused {name}"] = repr(told).encode() if not isinstance(told, Position) else b"granted"
    return found


def _words() -> Localizer:
    return localizer(Language.CS)
