"""A deed paid for with its own card happens all the same: every such card of the catalogue, used through the referee.

What is expected of each is what its facts say: who is hit, what leaves, what holds until when.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.looks.holding.standing import barred, immune
from bot.games.doomtrooper.pack.cards.printed import slug
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Pass, Split, Use
from bot.games.doomtrooper.position.frames import Choosing, Combat
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.whom import Price
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

DOOMTROOPER = ("doomtrooper", "bauhaus")
MORTIFICATOR = ("doomtrooper", "brotherhood", "mortificator")


class Scene(Real):
    """A bearer with the card, a foe with a special card, a vehicle and a fortification of his own, and piles."""

    def __init__(self, name: str, *tags: str, foe: tuple[str, ...] = ("legion",), own: str = "5/5/5/5") -> None:
        super().__init__()
        self.have(0, destiny=40)
        self.have(1, destiny=40)
        self.bearer = self.warrior(0, ratings=own, tags=tags or DOOMTROOPER)
        self.foe = self.warrior(1, "cohort" if "legion" in foe else "squad", ratings="6/6/6/7", tags=foe)
        self.kind = own_catalogue()[code_of(name)]
        if self.kind.type == "warrior":
            self.bearer = self.tried = self.put(name)
        elif self.kind.play.to == "card":
            self.tried = self.put(name, on=self.bearer)
        else:
            self.tried = self.put(name, 0, "squad" if self.kind.play.to == "area" else "table")

    def uses(self, *targets: CardId, **told: object) -> Scene:
        """The card is used, nobody answers, and what its player is asked is answered with the foe or the last one."""
        self.says(0, Use(self.tried, 0, targets=targets, paid=self.paid, **told)).settled()  # type: ignore[arg-type]
        for _ in range(6):
            frame = self.run.top
            if isinstance(frame, Choosing):
                named = frame.kind == "cards" and self.foe in frame.options
                self.says(frame.seat, Chosen((self.foe,) if named else frame.options[-1:])).settled()
        return self

    @property
    def paid(self) -> tuple[CardId, ...]:
        ability = (self.kind.text or pytest.fail("nobody wrote it")).abilities[0]
        more = () if ability.price.wound is None else (self.bearer,)
        return (self.tried, *more)

    def announced(self) -> Scene:
        """The bearer attacks the foe, who is announced."""
        self.acting().says(0, Attack()).all_pass().says(0, Announce(self.bearer, self.foe))
        assert self.window == "combat-announce"
        return self

    def fought(self) -> Scene:
        """The bearer attacks the foe up to the window of modifiers."""
        self.acting().fighting(self.bearer, self.foe)
        return self

    def acts(self) -> Scene:
        self.acting()
        return self


def code_of(name: str) -> str:
    return next(card.code for card in own_catalogue().values() if slug(card.name) == name)


def _first_aid() -> None:
    """FIRST AID KIT heals a comrade."""
    table = Scene("first-aid-kit")
    hurt = table.warrior(0, tags=DOOMTROOPER, wounded=True)
    table.at(4).uses(hurt)
    assert not table.state.cards[hurt].wounded


def _mines() -> None:
    """PERSONAL ANTI-PERSONNEL MINES wound their bearer and kill who fights him."""
    table = Scene("personal-anti-personnel-mines").fought().uses()
    assert (table.fate(table.bearer), table.zone(table.foe)) == ("wounded", "discard")


def _demolition() -> None:
    """DEMOLITION KIT discards a fortification that affects a fighter."""
    table = Scene("demolition-kit", foe=("doomtrooper", "capitol"))
    built = table.card("fortification", 1, "squad")
    table.fought().uses()
    assert table.zone(built) == "discard"


def _smoke() -> None:
    """SMOKE BOMB ends the attack before it comes to blows."""
    table = Scene("smoke-bomb", own="20/20/20/5").announced().uses()
    table.all_pass()
    assert not any(isinstance(frame, Combat) for frame in table.state.stack)
    assert table.fate(table.foe) == "well"


def _ticker() -> None:
    """TICKER gives two of fight and shoot, keeps him from harm, and wounds him when the combat has ended."""
    table = Scene("ticker", "doomtrooper", "cybertronic", own="3/3/1/5").fought().uses()
    assert table.rated(table.bearer) == (5, 5, 1)
    table.all_pass()
    assert table.fate(table.bearer) == "wounded"


def _spear() -> None:
    """A Valkyrie throws her BATTLESPEAR: four more of shooting for the combat, and no bonus of the spear any more."""
    table = Scene("castigator-battlespear", "doomtrooper", "brotherhood", "valkyrie").fought().uses()
    assert table.rated(table.bearer) == (5, 9, 5)


def _scroll() -> None:
    """SCROLL OF UNHOLY INVOCATION brings an apostle out of the collection."""
    table = Scene("scroll-of-unholy-invocation", "legion")
    apostle = table.warrior(0, "library", tags=("legion", "apostle"))
    table.foe = apostle
    table.acts().uses()
    assert table.zone(apostle) == "cohort"


def _balloons() -> None:
    """BARRAGE BALLOONS wound an attacker in an airship, discard the ship, which wounds him too, and end the combat."""
    table = Scene("barrage-balloons")
    attacker = table.warrior(1, "squad", tags=("doomtrooper", "capitol"), inside=True)
    ship = table.on(attacker, tags=("airship", "vehicle"))
    table.acting(seat=1)
    table.run.state = replace(table.state, active=1)
    table.fighting(attacker, table.bearer, 1, tactic="shoot")
    table.says(1, Pass())
    table.uses().all_pass()
    assert (table.fate(attacker), table.zone(ship)) == ("dead", "discard")
    assert not any(isinstance(frame, Combat) for frame in table.state.stack)


def _censer() -> None:
    """CENSER DROPS keep a player's Cohort from attacking up to one's next turn."""
    table = Scene("censer-drops", *MORTIFICATOR).at(4)
    table.uses(player=1)
    assert barred(table.run, table.foe, "attack") == "plain"


def _hidden() -> None:
    """HIDDEN is given up for an attack of its bearer."""
    table = Scene("hidden", *MORTIFICATOR, own="20/20/20/5").at(4)
    table.uses().all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert table.fate(table.foe) == "wounded"


def _decay() -> None:
    """MORAL DECAY makes a Doomtrooper one's own legionnaire of Demnogonis without his belongings."""
    table = Scene("moral-decay", "legion", "follower:demnogonis", foe=("doomtrooper", "capitol"))
    gun = table.on(table.foe)
    table.acts().uses(table.foe)
    here = table.state.cards[table.foe]
    assert (here.controller, here.zone, table.zone(gun)) == (0, "cohort", "discard")


def _panic() -> None:
    """PANIC BUTTON adds the ratings of a comrade for the combat."""
    table = Scene("panic-button")
    friend = table.warrior(0, ratings="2/3/4/1", tags=DOOMTROOPER)
    table.fought().uses(friend)
    assert table.rated(table.bearer) == (7, 8, 9)


def _dream() -> None:
    """PLATINUM DREAM takes the immunity to Art from a warrior for the rest of the game."""
    table = Scene("platinum-dream", *MORTIFICATOR)
    tough = table.warrior(1, effects=({"do": "immune", "to": ["art"]},))
    spell = table.card("art", 0)
    assert immune(table.at(4).run, tough, spell)
    table.uses(tough)
    assert not immune(table.run, tough, spell)


def _pound() -> None:
    """POUND OF FLESH takes twenty destiny points of a player, or discards a Doomtrooper."""
    table = Scene("pound-of-flesh", "legion").at(4)
    table.uses(player=1)
    assert table.points(1)[0] == 20


def _stun() -> None:
    """STUN GRENADE: its bearer strikes first, and whom he fights does not strike."""
    table = Scene("stun-grenade", *MORTIFICATOR, own="7/1/1/5").announced().uses()
    table.all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert (table.fate(table.bearer), table.fate(table.foe)) == ("well", "wounded")


def _scrambling() -> None:
    """SCRAMBLING DEVICE discards a special card."""
    table = Scene("scrambling-device")
    special = table.on(table.foe, "special")
    table.at(4).uses(special)
    assert table.zone(special) == "discard"


def _grenade() -> None:
    """ANTIPERSONNEL GRENADE wounds, and pays as a combat does where it kills."""
    table = Scene("antipersonnel-grenade").acts().uses()
    assert table.fate(table.foe) == "wounded"
    table = Scene("antipersonnel-grenade")
    table.cards[table.foe] = replace(table.cards[table.foe], wounded=True)
    table.acts().uses()
    assert table.zone(table.foe) == "discard"
    assert table.splits
    table.says(0, Split(7)).all_pass()
    assert table.points(0)[1] == 12


def _board() -> None:
    """BOARD ROOM brings a corporate leader into one's Squad."""
    table = Scene("board-room")
    table.foe = table.warrior(0, "library", tags=("doomtrooper", "corporate-leader"))
    table.acts().uses()
    assert table.zone(table.foe) == "squad"


def _master() -> None:
    """SHADOW MASTER gives himself up for another warrior's life, and earns his value."""
    table = Scene("shadow-master").acts().uses()
    assert (table.zone(table.tried), table.zone(table.foe)) == ("sacrificed", "discard")
    assert table.splits


def _crystal() -> None:
    """VISIONARY CRYSTAL removes a card of a library for good and wounds its bearer."""
    table = Scene("visionary-crystal")
    table.foe = table.card("special", 1, "library")
    table.acts().uses(player=1)
    assert (table.zone(table.foe), table.fate(table.bearer)) == ("sacrificed", "wounded")


def _transport() -> None:
    """CORARIUS TRANSPORT thrown by a Jaeger Commando: five more of each for the combat."""
    table = Scene("corarius-transport", "doomtrooper", "bauhaus", "rasputin", "jaeger-commando").fought().uses()
    assert table.rated(table.bearer) == (10, 10, 10)


def _vest() -> None:
    """BULLETPROOF VEST discards SNIPERS."""
    table = Scene("bulletproof-vest")
    snipers = table.foe = table.put("snipers", 1, on=table.bearer)
    table.at(4).uses()
    assert table.zone(snipers) == "discard"


def _missile() -> None:
    """HOMING MISSILE discards a vehicle."""
    table = Scene("homing-missile")
    ship = table.on(table.foe, tags=("vehicle",))
    table.foe = ship
    table.at(4).uses()
    assert table.zone(ship) == "discard"


CASES: dict[str, Callable[[], None]] = {
    "01072": _demolition, "01128": _first_aid, "01228": _mines, "01287": _smoke, "01319": _ticker, "02030": _spear,
    "02120": _scroll, "03011": _balloons, "04022": _censer, "04051": _hidden, "04072": _decay, "04076": _panic,
    "04077": _dream, "04079": _pound, "04099": _stun, "05058": _scrambling, "06007": _grenade, "06010": _board,
    "06056": _master, "06073": _crystal, "07017": _transport, "08002": _vest, "08008": _missile,
}  # fmt: skip


@rows("code", CASES)
def test_it_happens(code: str) -> None:
    CASES[code]()


def test_every_such_card_of_the_catalogue_is_tried() -> None:
    def is_given_up(price: Price) -> bool:
        return any(whom is not None and whom.role == "self" for whom in (price.discard, price.sacrifice))

    texts = {code: card.text for code, card in own_catalogue().items() if card.text is not None}
    used = {code for code, text in texts.items() for one in text.abilities if one.on is None and is_given_up(one.price)}
    assert used == set(CASES)
