"""A group of three at one campaign of This War of Mine in the playground: clicks, scenes as they come, pictures."""

from __future__ import annotations

import re
from contextlib import suppress

from tests.bot.playground.panels import Panels
from tests.bot.playground.playing import settled, wait
from tests.bot.playground.walking import TELEPHONE

CHANNEL = "this-war-of-mine"
GROUP = ("Alice", "Bob", "Cyril")
AWAITED = re.compile(rf"▶ @?({'|'.join(GROUP)})")
ASK, ADOPT, BACK = "advg:", re.compile(r"adv:\d+:a:"), re.compile(r"adv:\d+:b:")


class Campaigners(Panels):
    """Three people at one campaign.

    Attributes:
        dawned: whether a dawn was seen.
    """

    channel = CHANNEL
    narrow = TELEPHONE
    dawned = False

    @property
    def status(self) -> str:
        """The message of the campaign, which everybody sees."""
        button = self.public("status-play")
        boards = [each for each in self.page.messages() if button in each and self.public("panel-board") in each]
        return boards[-1] if boards else ""

    def holder(self) -> str | None:
        """Who is asked; nobody once the campaign is over."""
        found = AWAITED.search(self.status)
        return found[1] if found else None

    def is_over(self) -> bool:
        """Whether the channel says that the campaign is over."""
        over = self.public("status-verify", match=self.number)
        return any(over in message for message in self.page.messages())

    def press_id(self, wanted: str | re.Pattern[str]) -> bool:
        """Press the first that the open panel offers with an id that begins so, if there is one."""
        found = next((name for name in self.page.names(self.title) if re.match(wanted, name)), None)
        if found:
            self.pick_id(found)
        return found is not None

    def as_advised(self) -> None:
        """Answer what the open panel asks as the bot's player advises, or confirm the only answer there is."""
        if not self.press_id(ADOPT) and not self.confirm():
            self.press_id(ASK)
            self.press_id(ADOPT)

    def found(self, key: str, *names: str) -> str:
        """A sentence that everybody reads, as it stands there last whatever it is about; nothing where it does not."""
        said = self.public(key, **dict.fromkeys(names, "\0")).replace("**", "")
        wanted = re.compile("[^\n]+?".join(map(re.escape, said.split("\0"))))
        found = [match[0] for message in self.page.messages() for match in wanted.finditer(message)]
        return found[-1] if found else ""

    def watch(self) -> None:
        """Keep a picture of the first dawn as soon as it is told."""
        told = "" if self.dawned else self.found("twom-day-over", "day")
        if told:
            self.dawned = True
            self.shot("dawn", told)
            self.open(self.who)

    def play(self, until: str = "", days: int = 99) -> str | None:
        """Let whoever holds the Diary do as the bot's player advises.

        Args:
            until: where the panel of whoever is asked offers an id with this, they stop before it.
            days: how often a new day begins at most.

        Returns:
            Who is asked then; nobody where the campaign is over.
        """
        while not self.is_over() and (who := self.holder()):
            self.open(who)
            while not self.is_over() and self.holder() == who:
                self.watch()
                offered = self.page.names(self.title)
                if any(until and until in name for name in offered):
                    return who
                days -= any("go-on" in name for name in offered)
                if days < 0:
                    return who
                with suppress(TimeoutError):
                    self.as_advised()
            settled(self.page)
        return None

    def gather(self, people: tuple[str, ...] = GROUP) -> str:
        """Open a lobby for so many, which the others join; a text of it."""
        self.be(people[0], CHANNEL)
        command = f"{self.say('command-match')} {self.say('command-match-new')}"
        self.page.use(command, options={self.say("command-match-seats"): str(len(people))})
        lobby = self.public("lobby-start")
        wait(self.page, lobby)
        for who in people[1:]:
            self.be(who, CHANNEL)
            self.press(lobby, "lobby-join", public=True)
        self.be(people[0], CHANNEL)
        return lobby

    def begin(self, lobby: str) -> None:
        """Begin the campaign of a lobby."""
        self.press(lobby, "lobby-start", public=True)
        wait(self.page, self.public("panel-board"))

    def abandon(self, people: tuple[str, ...] = GROUP) -> None:
        """Let everybody agree to end the match: its channel is free for the next one."""
        self.be(people[0], CHANNEL)
        self.page.use(f"{self.say('command-match')} {self.say('command-match-abandon')}")
        agree = self.public("talk-yes")
        for who in people[1:]:
            self.be(who, CHANNEL)
            self.pick(agree, agree)
        self.number += 1
