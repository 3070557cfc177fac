"""Learning the model of subword vectors from made-up rules."""

from __future__ import annotations

import pytest

from rules_index.meaning.learned import BookVectors
from rules_index.meaning.subwords import Subwords
from tests.rules_index.library import rule


@pytest.mark.slow
def test_a_rule_is_told_by_a_word_that_a_line_of_another_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("scipy")
    from tests.questions import subwords

    monkeypatch.setattr(subwords, "EPOCHS", 60)
    gate = rule("brana", title="Brána", ask=("Kdy se zavírá brána?", "Smíme otevřít bránu v noci?"))
    moat = rule("prikop", title="Příkop", ask=("Kdo smí plavat v příkopu?", "Jak hluboká je v noci voda?"))
    content = subwords.learn(subwords.lines_of([gate, moat]))
    model = Subwords.read(content)
    assert set(model.rules) == {gate.slug, moat.slug}
    for asked, right, wrong in (("otevira se brana", gate, moat), ("da se plavat v prikopu", moat, gate)):
        rules = BookVectors({1: model.rules[right.slug], 2: model.rules[wrong.slug]}, model.part)
        of_right, of_wrong = rules.scores(model.vector(asked))
        assert of_right > of_wrong + 1
    assert subwords.learn(subwords.lines_of([gate, moat])) == content
