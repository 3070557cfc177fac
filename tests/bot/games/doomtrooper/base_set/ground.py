"""Positions in which a card of the base set is played: everything it might be about lies there."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Command, Pass, Play, Split
from bot.games.doomtrooper.position.frames import Choosing, Combat, Earned, Splitting, Window
from bot.games.doomtrooper.position.state import Card, CardId
from bot.games.doomtrooper.words.affiliations import APOSTLES
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.kernel.ask import DrawnAnswers
from tests.bot.games.doomtrooper.flow.seats import Seats

LOYAL = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood")
FAITHFUL = tuple(f"follower:{apostle}" for apostle in APOSTLES)
ASPECTS = ("exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements")
CASTS = {"do": "casts", "aspects": ["all"]}
PILES = ("01001", "01105", "01268", "01137", "01066", "01094")
"""What lies in hands and piles: equipment, a special card, a warrior, a fortification, a gift and a spell."""
GEAR = ("machine-gun", "vehicle")
LIMIT = 60


class Ground(Seats):
    """Two players with warriors of every side, wounded and well, and cards everywhere.

    Args:
        printed: the card that is tried; it is in the first seat's hand.
    """

    def __init__(self, printed: Printed, seats: int = 2) -> None:
        super().__init__(seats)
        self.code = printed.code
        self.names: dict[CardId, str] = {}
        self.tried = self.named("card", self.real(printed, 0, "hand"))
        wanted = demanded(printed)
        for seat, side in enumerate(("own", "their")[:seats]):
            self.have(seat, destiny=40 + 5 * seat, victory=20)
            self._people(seat, side, wanted, answered(printed))
            self._places(seat, side, named_in(printed))
            for zone in ("hand", "library", "discard", "sideboard"):
                for code in PILES:
                    self.named(f"{side} {zone} {code}", self.real(own_catalogue()[code], seat, zone))

    def _people(self, seat: int, side: str, wanted: tuple[str, ...], met: tuple[str, ...]) -> None:
        kinds = tuple(tag for tag in wanted if tag not in (*LOYAL, "doomtrooper", *GEAR))
        brother = self.warrior(seat, ratings="5/5/5/5", tags=LOYAL if "legion" in wanted else (*LOYAL, *kinds),
                               effects=(CASTS,))  # fmt: skip
        dark = self.warrior(seat, "cohort", "6/6/6/6", tags=("legion", "heretic", *FAITHFUL, *kinds))
        self.named(f"{side} man", brother)
        self.named(f"{side} dark", dark)
        self.named(f"{side} hurt", self.warrior(seat, ratings="4/4/3/4", tags=("capitol", *kinds, *met), wounded=True))
        self.named(f"{side} hidden", self.warrior(seat, ratings="4/4/4/4", tags=("imperial",), covered=True))
        gear = ("weapon", "weapon:fight", "weapon:shoot", *(tag for tag in wanted if tag in GEAR))
        self.named(f"{side} weapon", self.on(brother, "equipment", tags=gear))
        self.named(f"{side} gift", self.on(dark, "symmetry", tags=("gift", "gift:general")))
        self.named(f"{side} training", self.on(brother, "special"))
        self.named(f"{side} mission", self.on(brother, "mission"))

    def _places(self, seat: int, side: str, names: tuple[str, ...]) -> None:
        for area in ("squad", "cohort"):
            self.named(f"{side} {area} walls", self.card("fortification", seat, area, tags=("city", "citadel", *names)))
        self.named(f"{side} zone", self.card("warzone", seat, "squad", ratings="1/1/1/0", tags=("general",)))

    def real(self, printed: Printed, seat: int, zone: str) -> CardId:
        """Put a card of a catalogue somewhere."""
        self.printed.setdefault(printed.code, printed)
        self.cards.append(Card(printed.code, seat, seat, zone))  # type: ignore[arg-type]
        at = len(self.cards) - 1
        if zone == "library":
            self.libraries[seat].append(at)
        return at

    def answered(self) -> tuple[int, Command]:
        """What the seat that is asked outside of a window says: the first that it may."""
        seat = next(prompt.decider for prompt in self.prompted)
        return seat, course.command(DrawnAnswers(lambda number: number - 1), Asked(self.run, seat))

    def all_pass_to(self, seat: int) -> None:
        """Seats pass in the window that is open until this one may speak."""
        frame = self.run.top
        while isinstance(frame, Window) and frame.order[frame.at] != seat:
            self.says(frame.order[frame.at], Pass())
            frame = self.run.top

    def named(self, name: str, card: CardId) -> CardId:
        """Give a card a name for the table."""
        self.names[card] = name
        return card

    def names_of(self, name: str) -> CardId:
        """The card with a name."""
        return next(card for card, each in self.names.items() if each == name)


def named_in(printed: Printed) -> tuple[str, ...]:
    """The names of cards that must be in play for a card to be played."""
    tags = (tag for one in printed.play.conditions if one.cards is not None for tag in one.cards.tags)
    return tuple(tag for tag in tags if tag.startswith("name:"))


def answered(printed: Printed) -> tuple[str, ...]:
    """The affiliations that a warrior needs for what happens to him to be answered by a card."""
    on = printed.play.on
    return () if on is None or on.cards is None else tuple(tag for tag in on.cards.tags if tag in LOYAL)


def demanded(printed: Printed) -> tuple[str, ...]:
    """The tags that a warrior needs for a card to be played on him."""
    found: list[str] = []
    for whom in (*(() if printed.play.whom is None else (printed.play.whom,)), *printed.play.also):
        for each in (whom, *whom.either):
            found += (*each.tags, *each.any[:1])
    kinds = ("warrior", "equipment", "special", "art", "symmetry", "fortification", "mission", "warzone", "weapon")
    return tuple(dict.fromkeys(tag for tag in found if tag not in kinds))


def acting(ground: Ground) -> Ground:
    """The first seat has its actions."""
    return _of(ground.acting().goes_on())


def beginning(ground: Ground) -> Ground:
    """Its turn begins."""
    return _of(ground.at(1).goes_on())


def drawn(ground: Ground) -> Ground:
    """It has drawn."""
    return _of(ground.at(4).goes_on())


def ending(ground: Ground) -> Ground:
    """Its turn ends."""
    return _of(ground.at(8).goes_on())


def fight(window: str, attacker: str = "own man", defender: str = "their man") -> Callable[[Ground], Ground]:
    """A combat has come to a window."""

    def run(ground: Ground) -> Ground:
        seat = 0 if attacker.startswith("own") else 1
        fighters = ground.names_of(attacker), ground.names_of(defender)
        ground.acting(seat=seat)
        ground.run.state = replace(ground.run.state, active=seat)
        ground.says(seat, Attack())
        if window == "combat-declare":
            return _of(ground)
        ground.all_pass().says(seat, Announce(*fighters))
        if window == "combat-announce":
            return _of(ground)
        ground.all_pass().says(seat, ChooseTactic("fight")).all_pass(until=window)
        while ground.state.stack and isinstance(ground.run.top, (Choosing, Combat, Splitting)):
            ground.says(*ground.answered()).all_pass(until=window)
        return _of(ground)

    return run


def answering(ground: Ground) -> Ground:
    """The other player has played a card, which may be answered."""
    wounds = ({"do": "wound", "who": {"role": "chosen"}}, {"do": "points", "destiny": 5})
    play = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
    card = ground.named("threat", ground.card("special", 1, play=play, effects=wounds))
    ground.at(1).goes_on()
    ground.run.state = replace(ground.run.state, active=1)
    ground.all_pass_to(1)
    ground.says(1, Play(card, targets=(ground.names_of("own man"),)))
    return _of(ground)


def recruiting(ground: Ground) -> Ground:
    """The first seat recruits a warrior, which may be answered."""
    recruit = ground.named("recruit", ground.card("warrior", 0, ratings="3/3/3/3", tags=("bauhaus",)))
    return _of(ground.acting().says(0, Play(recruit, area="squad")))


def recruited(ground: Ground) -> Ground:
    """The first seat has recruited a warrior."""
    recruit = ground.named("recruit", ground.card("warrior", 0, ratings="3/3/3/3", tags=("bauhaus",)))
    return _of(ground.acting().says(0, Play(recruit, area="squad")).all_pass(until="action"))


def paid(ground: Ground) -> Ground:
    """A mission of the other player pays."""
    ground.acting(seat=1).goes_on()
    ground.run.push(Splitting((Earned(1, 6, ground.names_of("their mission")),), ground.run.serial(), why="card"))
    return _of(ground.goes_on().says(1, Split(2)))


POSITIONS: dict[str, Callable[[Ground], Ground]] = {
    "actions": acting,
    "beginning": beginning,
    "drawn": drawn,
    "ending": ending,
    "attack": fight("combat-declare"),
    "announced": fight("combat-announce"),
    "fight": fight("combat-modifiers"),
    "dark fight": fight("combat-modifiers", "own dark"),
    "hurt fight": fight("combat-modifiers", "own hurt", "their dark"),
    "defence": fight("combat-modifiers", "their man", "own man"),
    "dark defence": fight("combat-modifiers", "their dark", "own man"),
    "death": fight("combat-saving", "their dark", "own hurt"),
    "killing": fight("combat-saving", "own dark", "their hurt"),
    "lost": fight("combat-state", "their dark", "own hurt"),
    "points": fight("points", "own dark", "their hurt"),
    "their points": fight("points", "their dark", "own hurt"),
    "fought": fight("combat-points", "own dark", "their hurt"),
    "answer": answering,
    "recruit": recruiting,
    "recruited": recruited,
    "paid": paid,
}
"""By name how the ground is brought there."""


def _of(ground: Ground) -> Ground:
    """The first seat may speak."""
    for _ in range(LIMIT):
        frame = ground.run.top if ground.state.stack else None
        if not isinstance(frame, Window) or frame.order[frame.at] == 0:
            break
        ground.says(frame.order[frame.at], Pass())
    return ground
