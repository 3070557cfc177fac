"""What a move says to the seat that made it, without reading the log back."""

from __future__ import annotations

import random

from bot.matches.model.match import Actor
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from tests.bot.matches.table import opened, path_of, played


async def test_it_is_what_the_log_says_to_each_viewer(service: MatchService) -> None:
    lot, said = random.Random(3), set[str]()
    position = await played(service, await opened(service, 2, automated=1), moves=2)
    for _ in range(12):
        if not (prompts := position.prompts()):
            break
        prompt, before = prompts[0], position.match.seq
        actor = Actor(position.match.seats[prompt.seat].user or 0)
        draws = position.state.stage == "turn" and position.state.deck
        answer = Path(("draw",)) if draws else path_of(position, prompt, lot)
        done = await service.play.submit(position.match.id, actor, prompt.id, answer)
        assert isinstance(done, Submitted)
        for viewer in (0, 1, "spectator"):
            pages = await service.history.log(position.match.id, viewer, before=done.last + 1, limit=done.last - before)
            assert [(each.seq, each.seat, each.lines) for each in done.told(viewer)] == [
                (page.seq, page.seat, page.lines) for page in pages
            ]
            said |= {line.key for page in pages for line in page.lines}
        position = done.position
    assert {"toy-drew-cards", "toy-drew"} <= said
