"""The encoder whose model the operator downloads: a folder with an ONNX model of the E5 kind, run by ``fastembed``."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from hashlib import file_digest
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rules_index.meaning.encoder import MeaningProblem

if TYPE_CHECKING:
    from rules_index.meaning.encoder import Vectors

PACKAGE = "fastembed"
MODELS = ("onnx/model.onnx", "model.onnx", "onnx/model_quantized.onnx", "model_optimized.onnx")
"""Where in its folder a model may be; the first that is there counts."""
DESCRIBED = ("config.json", "tokenizer.json", "tokenizer_config.json")
QUESTION, PASSAGE = "query: ", "passage: "
"""Prefixes of a question and of a passage in the training of models of the E5 kind."""
THREADS = 1
BATCH = 16


class FolderEncoder:
    """The model in a folder.

    Raises:
        MeaningProblem: the package is not installed, a file of the model is missing, or it cannot be loaded.
    """

    def __init__(self, folder: Path) -> None:
        if find_spec(PACKAGE) is None:
            raise MeaningProblem(f"{folder} needs {PACKAGE}; install it with pip install '.[fastembed]'")
        if missing := [name for name in DESCRIBED if not (folder / name).is_file()]:
            raise MeaningProblem(f"{folder} has no {', '.join(missing)}: download the whole model into it")
        file = next((name for name in MODELS if (folder / name).is_file()), None)
        if file is None:
            raise MeaningProblem(f"{folder} has no ONNX model; it may be at {', '.join(MODELS)}")
        try:
            with (folder / file).open("rb") as model:
                digest = file_digest(model, "sha256").hexdigest()
            self.name = f"{folder.name} {digest[:12]}"
            self._model = _load(folder, file, f"{folder.name}-{digest[:12]}")
        except Exception as error:  # the library says in many ways that a file is no model
            why = (str(error).splitlines() or [type(error).__name__])[0]
            raise MeaningProblem(f"the model in {folder} cannot be loaded: {why}") from error
        self._lock = threading.Lock()

    def questions(self, texts: Sequence[str]) -> Vectors:
        """The vectors of questions."""
        return self._encoded([f"{QUESTION}{text}" for text in texts])

    def passages(self, texts: Sequence[str]) -> Vectors:
        """The vectors of passages."""
        return self._encoded([f"{PASSAGE}{text}" for text in texts])

    def _encoded(self, texts: list[str]) -> Vectors:
        import numpy as np

        with self._lock:
            return cast("Vectors", np.array(list(self._model.embed(texts, batch_size=BATCH)), dtype=np.float32))


def _load(folder: Path, file: str, name: str) -> Any:
    from fastembed import TextEmbedding
    from fastembed.common.model_description import ModelSource, PoolingType

    size = int(json.loads((folder / "config.json").read_text("utf-8"))["hidden_size"])
    if all(name != known["model"] for known in TextEmbedding.list_supported_models()):
        # The source is where the library would look for a model that is not on the disk.
        source = ModelSource(hf=name)
        TextEmbedding.add_custom_model(name, PoolingType.MEAN, True, source, size, file)
    return TextEmbedding(name, threads=THREADS, specific_model_path=str(folder), local_files_only=True)
