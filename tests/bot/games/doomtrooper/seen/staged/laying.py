"""Cards laid out for one card that is proven: people and things of every sort, and anyone its words speak of."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, TRIBES
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.continuous import Bar, Kind, Permit, Rate
from bot.games.doomtrooper.words.deeds import Attach, Debt, Enter, Look, Move, PlayNow
from bot.games.doomtrooper.words.effects import Effect, inside
from bot.games.doomtrooper.words.whom import RATINGS, Whom
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.seen.staged.people import (
    COMPUTED,
    PLAIN,
    TYPES,
    counted_in,
    demanded,
    kinds_of,
    missed,
    person_tags,
    rating_for,
    usual_types,
    weapon_tags,
    whoms,
    words_of,
    zone_for,
)
from tests.bot.games.doomtrooper.seen.stated.world import LOOKED_AT, faithful, natural

MOST = 100


def rates_of(hero: Printed) -> tuple[Rate, ...]:
    """The words of a card that change ratings."""
    return tuple(one for one in (hero.text.effects if hero.text else ()) if isinstance(one, Rate))


def deeds_of(hero: Printed) -> tuple[Effect, ...]:
    """The words of a card and of its abilities."""
    text = hero.text
    return () if text is None else (*text.effects, *(word for one in text.abilities for word in one.effects))


def one_more(whom: Whom) -> int:
    """How many cards are laid out of which some are taken: one more, so that it shows which."""
    return whom.count + 1 if isinstance(whom.count, int) else 1


def ready(kind: str) -> dict[str, Any]:
    """How a card that is played at once is played, and what shows that it was."""
    if kind in ("fortification", "warzone"):
        play: dict[str, Any] = {"to": "area", "areas": ["squad"], "price": {"destiny": 2}}
        return {"play": play, "ratings": "1/1/1/1" if kind == "warzone" else ""}
    does: tuple[dict[str, Any], ...] = ({"do": "points", "destiny": 9},)
    if kind == "art":
        does += ({"do": "mark", "mark": "cast", "who": {"role": "caster"}},)
    return {"play": {"when": "any", "after": "discard", "price": {"destiny": 2}}, "effects": does}


class Laying(Seats):
    """A table on which the cards that a card speaks of are laid out."""

    hero_card: Printed
    spoken: list[int]
    mages: tuple[int, ...]

    def _lay_all(self, hero: Printed) -> None:
        for seat in range(self.seats):
            self.have(seat, destiny=60 + 5 * seat, victory=10 + seat, turns=2)
            self._people(seat)
        for whom in {msgspec.json.encode(one): one for one in whoms((demanded(hero), hero.play, hero.text))}.values():
            self._whom(whom)
        for word in words_of(hero.text):
            self._piled(word)
        self._grounds()
        for rate in rates_of(hero):
            own = (one for one in self.spoken if self.cards[one].controller == 0 and not self.cards[one].covered)
            people = [one for one in own if self.printed[self.cards[one].code].type == "warrior"]
            if rate.part is not None and "fortification" not in rate.part.tags:
                for one in people[:2] or [0]:
                    self.bear(rate.part, one)
        for whom in hero.play.also:
            people = [one for one in self.spoken if self.printed[self.cards[one].code].type == "warrior"]
            for one in people if whom.on is not None and whom.on.role == "chosen" else ():
                self.bear(whom, one, self.cards[one].controller)
        self._laden_more()
        self._of_other_kinds()
        if any(isinstance(one, Debt) for one in deeds_of(hero)):
            for seat in range(self.seats):
                self.have(seat, debt=3)
        if hero.type == "art" or any("castable" in whom.marks for whom in whoms(hero.text)):
            self._casters()
        if any(whom.role == "unit" for whom in whoms(hero.text)):
            self.person(0, "squad", tuple(sorted(AFFILIATIONS & hero.tags)))
        asked = {mark for whom in whoms(hero.text) for mark in whom.marks}
        if "outnumbers" in asked:
            self.person(1, "squad", ("bauhaus",))
        if any(isinstance(word, Move) and word.to == "player" for word in words_of(hero.text)):
            for seat in (0, 1):
                self.spoken.append(self.card("mission", seat, "table", tags=("general",), player=seat))
        if any(isinstance(word, Move) and word.to in ("own-side", "transfer") for word in words_of(hero.text)):
            self.spoken.append(self.person(0, "outpost", ("bauhaus",)))
        if any(isinstance(word, Look) and word.at == "discard" for word in inside(deeds_of(hero))):
            for seat in range(self.seats):
                self._hears_looking(seat)
        if any(isinstance(word, Move) and word.to == "out-of-vehicle" for word in words_of(hero.text)):
            for seat in (0, 1):
                rider = self.person(seat, "squad", ("bauhaus",), inside=True)
                self.on(rider, "equipment", tags=("vehicle",))
        if any(isinstance(word, Kind) and "legion" in word.lose for word in words_of(hero.text)):
            self._dark()
        if asked & {"unfit", "lowers"}:
            self._burdened()

    def _hears_looking(self, seat: int) -> None:
        """A card hears that its player's cards are looked at: all may see a discard pile at any time."""
        heard = {"on": {"event": "looked", "whose": "own"}, "effects": [{"do": "mark", "mark": LOOKED_AT}]}
        self.card("special", seat, "table", tags=("general", LOOKED_AT), abilities=(heard,))

    def _laden_more(self) -> None:
        """Some of those who may be chosen bear one more of the cards of which some are taken from them."""
        text = self.hero_card.text
        asked = [demanded(self.hero_card), *(one for each in (text.abilities if text else ()) for one in each.whom)]
        people = [one for one in self.spoken if self.printed[self.cards[one].code].type == "warrior"]
        told = [one for one in whoms(text) if one.on is not None and one.on.role == "chosen"]
        # Nobody uses several weapons at once.
        one_serves = any("in-use" in one.marks for one in told)
        for whom in () if one_serves else (one for one in told if "weapon" not in one.tags or one.count != "all"):
            for seat in (0, 1):
                mine = [one for one in people if self.cards[one].controller == seat]
                chosen = [[one for one in mine if self._tagged(one, each)][:2] for each in asked if each is not None]
                for one in dict.fromkeys(one for each in chosen for one in each):
                    for _ in range(one_more(whom)):
                        self.bear(whom, one, seat)

    def _of_other_kinds(self) -> None:
        """Beside any weapon, or war zone, that the card is played on one of each player's that serves elsewhere."""
        asked = demanded(self.hero_card)
        if asked is None:
            return
        for seat in range(self.seats):
            if "weapon" in asked.tags and not any(tag.startswith("weapon:") for tag in asked.tags):
                self.make(replace(asked, tags=(*asked.tags, "weapon:shoot"), role="", side="any"), seat)
            elif any(usual_types().get(tag) == "warzone" for tag in asked.tags):
                self.card("warzone", seat, "squad", tags=("general",), ratings="1/-2/1/0")

    def _dark(self) -> None:
        """One cultist of each player was declared to be of the Legion."""
        for seat in (0, 1):
            mine = [one for one in self.spoken if self.cards[one].controller == seat]
            cultists = [one for one in mine if "cultist" in self.printed[self.cards[one].code].tags]
            for one in cultists[-1:]:
                self.change(one, zone="cohort", side="legion")

    def _tagged(self, card: int, whom: Whom | None) -> bool:
        """Whether a card has the tags that a selector asks for, those aside that follow from its faith."""
        plain = set() if whom is None else set(whom.tags) - {"doomtrooper", "tribe", "affiliated"}
        return plain <= self.printed[self.cards[card].code].tags

    def _grounds(self) -> None:
        """War zones on each side where words open or close them, and people of two tribes about one in the Outpost."""
        hero = self.hero_card
        text = hero.text
        words = () if text is None else (*text.effects, *(one for each in text.abilities for one in each.effects))
        if not any(
            isinstance(one, (Bar, Permit)) and any(each.startswith("zone") for each in one.what) for one in words
        ):
            return
        other = next(one for one in sorted(TRIBES) if one not in hero.tags)
        for seat in range(self.seats):
            for area in ("squad", "outpost"):
                self.card("warzone", seat, area, tags=("general",), ratings="1/1/1/0")
            if hero.type == "warzone":
                self.person(seat, "outpost", (other,), "5/5/4/5")

    def _piled(self, word: object) -> None:
        """Lay what a word looks for into the piles that it looks through, one more than it takes."""
        whom, origin = getattr(word, "who", None), getattr(word, "origin", ())
        more = whom.count + 1 if whom is not None and isinstance(whom.count, int) else 1
        if isinstance(word, PlayNow) and word.who.on is None:
            for pile in origin:
                kind = next(tag for tag in word.who.tags if tag in TYPES)
                self.card(kind, 0, pile, tags=word.who.tags, **ready(kind))  # type: ignore[arg-type]
            return
        if whom is None or whom.role or not (whom.tags or whom.any or whom.bounds or whom.either):
            return
        for zone in origin[:2]:
            pile = "discard" if zone == "collection" else zone
            if pile in ("hand", "library", "discard", "sideboard", "sacrificed"):
                free = replace(whom, zones=(), highest="", area="", alike="", others=False)
                for seat in (0, 1) * more:
                    self.make(free, seat, zone=pile)

    def _casters(self) -> None:
        """Some of the first player's warriors may cast all Art, for anyone."""
        mage = self.person(0, "squad", ("brotherhood",), "6/6/6/6")
        words = {"do": "casts", "who": {"role": "bearer"}, "aspects": ["all"], "legion": True}
        able = (one for one in self.spoken if self.printed[self.cards[one].code].type == "warrior")
        own = [one for one in able if self.cards[one].controller == 0 and not self.cards[one].covered]
        self.mages = (mage, *dict.fromkeys(own[:4]))
        self.spoken.insert(0, mage)
        for one in self.mages:
            self.on(one, "special", tags=("general",), effects=(words,))

    def _burdened(self) -> None:
        """Everybody bears something that is only for what he is, and takes from his shooting where he shoots."""
        takes = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["shoot"], "sum": -1, "if": [{"tactic": "shoot"}]}
        for at, card in enumerate(tuple(self.cards)):
            printed = self.printed[card.code]
            own = sorted(printed.tags & AFFILIATIONS)
            if printed.type == "warrior" and card.zone in IN_PLAY and own:
                play = {"to": "card", "whom": {"tags": ["warrior", own[0]]}, "after": "attach"}
                self.on(at, "equipment", tags=("general",), play=play, effects=(takes,))

    def _people(self, seat: int) -> None:
        man = self.person(seat, "squad", ("bauhaus",))
        dark = self.person(seat, "cohort", ("legion", "follower:algeroth"), "6/5/5/6")
        tribe = next(iter(sorted(TRIBES & self.hero_card.tags)), "lutheran")
        self.person(seat, "outpost", (tribe,), "4/4/6/5")
        self.person(seat, "outpost", (tribe,), "5/5/4/6")
        self.person(seat, "squad", ("capitol",), "4/7/3/4", wounded=True)
        self.person(seat, "squad", ("imperial",), "5/5/5/3", covered=True)
        hurt = len(self.cards) - 2
        self.person(seat, "squad", ("mishima",), "6/4/5/5")
        self.person(seat, "cohort", ("legion", "follower:ilian"), "5/4/6/6")
        self.on(hurt, "equipment", tags=("weapon", "weapon:fight"))
        self.on(man, "special", tags=("general",))
        self.on(dark, "symmetry", tags=("gift", "gift:general"))
        self.card("fortification", seat, "squad", tags=("general",))
        for zone in ("library", "discard", "hand"):
            for kind in ("equipment", "special", "warrior", "art"):
                dark = kind == "warrior" and zone == "discard" and self._raises_dead
                tags = ("legion", "follower:algeroth") if dark else ("general",)
                self.card(kind, seat, zone, ratings="3/3/3/3" if kind == "warrior" else "", tags=tags)

    @property
    def _raises_dead(self) -> bool:
        """Whether words of the card bring warriors into a Cohort."""
        return any(isinstance(word, Enter) and word.to == "cohort" for word in words_of(self.hero_card.text))

    def person(self, seat: int, zone: str, tags: tuple[str, ...], ratings: str = "5/6/4/7", **more: Any) -> int:
        """A plain warrior."""
        return self.warrior(seat, zone, ratings, tags=tags, **more)

    def _whom(self, whom: Whom) -> None:
        """Somebody on each side whom a selector means, whatever part he plays, and somebody whom it barely misses."""
        if len(self.cards) > MOST:
            return
        free = replace(whom, role="", side="any", others=False, alike="", area="", highest="")
        asked = demanded(self.hero_card)
        if whom.role == "bearer" and asked is not None:
            free = replace(
                free, tags=(*asked.tags, *(tag for tag in free.tags if tag not in asked.tags)), no=(*free.no, *asked.no)
            )
        if not (
            free.tags
            or free.any
            or free.no
            or free.marks
            or free.unmarked
            or free.bounds
            or free.on
            or free.bearing
            or free.either
            or free.zones
        ):
            return
        fighting = whom.role in (
            "fighter",
            "own-fighter",
            "opponent-fighter",
            "attacker",
            "defender",
            "joined",
            "killer",
            "caster",
        )
        kinds = ("warrior",) if fighting else kinds_of(free)
        near = ""
        if whom.area == "same" and self.hero_card.type == "warrior" and not free.zones:
            near = natural(faithful(self.hero_card.tags))
        for seat in range(self.seats):
            for kind in kinds:
                for _ in range(whom.count + 1 if isinstance(whom.count, int) and whom.count < 4 else 1):
                    self.spoken.append(self.make(free, seat, kind=kind, zone=near if seat == 0 else ""))
        for near in missed(free):  # type: ignore[assignment]
            self.make(near, 1 if whom.side != "own" else 0)  # type: ignore[arg-type]

    def make(self, whom: Whom, seat: int, *, kind: str = "", zone: str = "") -> int:
        """Lay a card out as a selector asks."""
        wide = whom
        if whom.either:
            first = whom.either[0]
            wide = replace(
                whom,
                tags=(*whom.tags, *first.tags),
                no=(*whom.no, *first.no),
                marks=(*whom.marks, *first.marks),
                any=whom.any or first.any,
                on=whom.on or first.on,
                bearing=whom.bearing or first.bearing,
                zones=whom.zones or first.zones,
                bounds={**whom.bounds, **first.bounds},
                either=(),
            )
        tags = tuple(tag for tag in (*wide.tags, *wide.any[:1]) if tag not in ("named", "card", "own"))
        kind = kind or next((tag for tag in tags if tag in TYPES), "")
        usual = "special" if "played-now" in wide.marks else "warrior"
        kind = kind or next((usual_types()[tag] for tag in tags if tag in usual_types()), usual)
        if kind == "warrior":
            # Only the Legion has any use of the Dark Symmetry.
            dark = wide.bearing is not None and "symmetry" in wide.bearing.tags and "legion" not in wide.no
            tags = person_tags((*tags, "legion") if dark else tags, wide.no)
        elif kind == "equipment":
            tags = weapon_tags(tags)
        alone = kind != "warrior" and ("unattached" in wide.marks or any(one.on is not None for one in wide.but))
        zone = zone or ("squad" if alone else zone_for(wide.zones, kind, tags))
        hides = not {"covered", "was-covered"}.isdisjoint(wide.marks)
        marks: dict[str, Any] = {"wounded": "wounded" in wide.marks, "covered": hides}
        laid = ("entered" if mark == "entered-now" else mark for mark in wide.marks if mark not in COMPUTED)
        own = tuple(mark for mark in laid for _ in range(counted_in(self.hero_card, mark)))
        ratings = "/".join(str(rating_for(wide.bounds.get(which), PLAIN[which])) for which in RATINGS)
        rated = kind in ("warrior", "beast", "warzone")
        if kind == "warzone" and not wide.bounds:
            ratings = "1/-2/1/0"
        on = -1
        is_under = zone == "under"
        if zone == "borne" or is_under:
            bearer = wide.on or Whom(tags=("warrior",))
            loose = replace(bearer, role="", alike="", area="")
            on = self.make(loose, seat) if wide.on or kind not in ("equipment", "special") else seat * self._of_seat
            zone = "squad"
        adds: tuple[dict[str, object], ...] = ()
        if kind == "fortification" and any(one.part is not None for one in rates_of(self.hero_card)):
            near = {"side": "own", "area": "same", "tags": ["warrior"]}
            adds = ({"do": "rate", "who": near, "ratings": ["armour"], "sum": 2},)
        if kind == "equipment" and "weapon" in tags and on >= 0 and wide.on is not None:
            adds = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot"], "sum": 2},)
        at = self.card(
            kind,  # type: ignore[arg-type]
            seat,
            zone,
            effects=adds,
            tags=tags,
            ratings=ratings if rated else "",
            on=on,
            **marks,
            marks=own,
        )
        if is_under:
            self.change(at, zone="under")
        if kind == "warrior" and any(mark.startswith("sheltered") for mark in wide.marks):
            about = ("citadel",) if "sheltered-by-citadel" in wide.marks else ("general",)
            self.card("fortification", seat, self.cards[at].zone, tags=about)
        if wide.bearing is not None:
            borne = replace(wide.bearing, role="", alike="", area="")
            self.bear(borne, at, seat)
        return at

    @property
    def _of_seat(self) -> int:
        return next(at for at, card in enumerate(self.cards) if card.controller == 1)

    def bear(self, whom: Whom, bearer: int, seat: int = 0) -> None:
        """Attach what a selector asks for, or lay it face down under the card."""
        if "under" in whom.zones:
            words = words_of(self.printed[self.cards[bearer].code].text)
            laid = [tag for word in words if isinstance(word, Attach) and word.hidden for tag in word.who.tags]
            self.lay_under(bearer, next(iter(laid), "special"), seat)
            return
        tags = tuple(tag for tag in (*whom.tags, *whom.any[:1]) if tag not in ("named", "card", "own"))
        kind = next((tag for tag in tags if tag in TYPES), None) or next(
            (usual_types()[tag] for tag in tags if tag in usual_types()), "equipment"
        )
        if kind == "warrior" and whom.on is not None:
            kind = "symmetry" if "legion" in tags else "equipment"
        if kind == "warrior":
            self.person(
                seat,
                self.cards[bearer].zone,
                person_tags((*tags, *sorted(AFFILIATIONS & self.hero_card.tags)), whom.no),
                inside=True,
                marks=(f"inside:{bearer}",),
            )
            return
        rated = "2/2/2/2" if kind == "beast" else ""
        if any(isinstance(word, PlayNow) and word.who.on is not None for word in words_of(self.hero_card.text)):
            self.card(kind, seat, on=bearer, tags=tags, **ready(kind))  # type: ignore[arg-type]
            return
        adds: tuple[dict[str, object], ...] = ()
        if any(one.part is not None for one in rates_of(self.hero_card)):
            adds = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot"], "sum": 2},)
        tags = weapon_tags(tags) if kind == "equipment" else tags
        if "weapon" in tags:
            adds = ({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight", "shoot"], "sum": 2},)
        self.card(kind, seat, on=bearer, tags=tags, ratings=rated, effects=adds)  # type: ignore[arg-type]
        if "vehicle" in tags and "in-use" in whom.marks:
            self.change(bearer, inside=True)

    def lay_under(self, bearer: int, kind: str, seat: int = 0) -> int:
        """Lay a card face down under another."""
        at = self.card(kind, seat, on=bearer, tags=("general",), **ready(kind))  # type: ignore[arg-type]
        self.change(at, zone="under")
        return at

    def take_off(self, card: int) -> None:
        """A card and what it bears is not there."""
        for at, lies in enumerate(self.cards):
            if at == card or lies.on == card:
                self.change(at, zone="sideboard", on=-1)

    def change(self, card: int, **changes: Any) -> None:
        """Lay a card otherwise than it lay."""
        self.cards[card] = replace(self.cards[card], **changes)
