"""Two people with their own box: the keeper's panel goes from question to question."""

from __future__ import annotations

from bot.matches.model.match import Actor
from bot.matches.rules.submit import Path, Submitted
from tests.bot.behaviour.matches.campaign.group import begun
from tests.bot.behaviour.matches.party import Party

PEOPLE = tuple((f"={name}", "2", "6", "8") for name in ("Vera", "Ann", "Eva"))
SAID = (("0",), *PEOPLE, ("put", "2", "=go in", "=walk on"), ("0",))
"""Who holds the Diary, three people with their numbers, a card that is put to the Leader, and what the Leader picks."""


async def test_after_the_leader_chose_the_keeper_says_what_came_of_it(party: Party) -> None:
    await begun(party, seats=2, settled={"cards": "box", "dice": "table", "keeper": "1"})
    for path in SAID:
        position = await party.position()
        prompt = next(each for seat in (0, 1) for each in position.prompts(seat) if not each.optional)
        user = party.players[prompt.seat]
        done = await party.client.matches.play.submit(1, Actor(user.id), prompt.id, Path(path))
        assert isinstance(done, Submitted), (path, prompt, done)
    await party.deliver()
    panel = await party.press(party.players[1], party.status, "play:1")
    assert "go in" in panel.text, "the same answer as before, in own words, is offered once more beside the question"
