"""Fair chance: what is drawn comes from the secret alone, evenly, and the secret stays hidden."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter

import pytest

from bot.matches import verify
from bot.matches.model.chance import Draw, Secret


def test_draws_are_what_the_formula_says() -> None:
    secret = b"k" * 32
    chance = Secret(secret).chance(7, 3)
    assert [chance.draw("die", 6), chance.draw("die", 6), chance.draw("shuffle", 60)] == [
        int.from_bytes(hmac.digest(secret, f"rozhodci.chance.1|7|3|{what}|{counter}".encode(), "sha256"), "big") % below
        for counter, (what, below) in enumerate((("die", 6), ("die", 6), ("shuffle", 60)))
    ]
    assert [draw.purpose for draw in chance.draws] == ["die", "die", "shuffle"]
    assert all(isinstance(draw, Draw) for draw in chance.draws)


def test_the_same_secret_match_and_entry_give_the_same_and_any_other_do_not() -> None:
    secret = Secret(secrets.token_bytes(32))

    def drawn(match: int, seq: int, source: Secret = secret) -> list[int]:
        chance = source.chance(match, seq)
        return [chance.draw("die", 1000) for _ in range(8)]

    assert drawn(1, 1) == drawn(1, 1)
    assert (
        len(
            {
                tuple(each)
                for each in (drawn(1, 1), drawn(1, 2), drawn(2, 1), drawn(1, 1, Secret(secrets.token_bytes(32))))
            }
        )
        == 4
    )


def test_every_outcome_is_equally_likely() -> None:
    chance = Secret(b"s" * 32).chance(1, 1)
    for below in (2, 6, 7):
        count = Counter(chance.draw("die", below) for _ in range(6000))
        expected = 6000 / below
        squares = sum((count[face] - expected) ** 2 / expected for face in range(below))
        assert squares < 25, count


def test_numbers_of_the_incomplete_stretch_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    # With ten numbers and three outcomes, nine are fair: the tenth must be drawn again.
    monkeypatch.setattr(verify, "_NUMBERS", 10)
    numbers = iter([9, 9, 4])
    monkeypatch.setattr("bot.matches.verify.hmac.digest", lambda *_: next(numbers).to_bytes(32, "big"))
    assert verify.draw(b"", 1, 1, "die", 3, 0) == (1, 3)


@pytest.mark.parametrize("below", [0, -1])
def test_nothing_is_drawn_from_nothing(below: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Secret(secrets.token_bytes(32)).chance(1, 1).draw("die", below)


def test_a_draw_from_one_is_no_choice_but_is_recorded() -> None:
    chance = Secret(secrets.token_bytes(32)).chance(1, 1)
    assert chance.draw("last card", 1) == 0
    assert chance.draws == [Draw("last card", 1, 0)]


def test_a_secret_shows_itself_to_nobody() -> None:
    secret = Secret(b"abc" * 8)
    assert "abc" not in f"{secret!r} {secret!s} {[secret]}"
    assert secret.commitment == hashlib.sha256(b"abc" * 8).hexdigest()
