"""What a server loads before it answers: everybody who starts the game waits for it."""

import subprocess
import sys


def test_no_grammar_of_addresses_is_built_that_nothing_asks_for() -> None:
    code = (
        "import sys, elfenwidgets.ui.serving.lab, elfenwidgets.ui.serving.voila;"
        "assert 'jsonschema' in sys.modules and 'lark' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
