"""The page's templates, compiled once for a server's run.

Voilà makes an environment for each request, and Jinja would compile the ten templates of the page
anew in each: more than half of what the server does before a page's first byte.
"""

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from nbconvert.exporters import TemplateExporter
from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode


class _Memory(BytecodeCache):
    """Templates by name and file; one whose source has changed is compiled again."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with what is kept."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


_MEMORY = _Memory()


class Compiled(Preprocessor):
    """What an exporter calls before it asks for its templates; it changes no notebook."""

    enabled = True
    parent: TemplateExporter

    def preprocess(
        self, notebook: NotebookNode, resources: dict[str, object]
    ) -> tuple[NotebookNode, dict[str, object]]:
        """Give the exporter's environment the templates that are there."""
        self.parent.environment.bytecode_cache = _MEMORY
        return notebook, resources
