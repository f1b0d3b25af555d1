"""What of the home is loaded and made when: each open page has a kernel, and pays for it."""

import os
import subprocess
import sys
from pathlib import Path


def test_the_course_is_loaded_when_somebody_learns(home: Path) -> None:
    code = (
        "import sys; from elfenwidgets.ui.app import App; app = App();"
        "assert not [x for x in sys.modules if x.startswith('elfenwidgets.ui.course')];"
        "app.go(('learn',));"
        "assert 'elfenwidgets.ui.course.learn_place' in sys.modules"
    )
    where = {**os.environ, "ELFENWIDGETS_HOME": str(home)}
    subprocess.run([sys.executable, "-c", code], env=where, check=True)


def test_a_home_has_loaded_nothing_that_only_some_games_need(home: Path) -> None:
    code = (
        "import sys; from elfenwidgets import text; from elfenwidgets.ui.app import App; App();"
        "some = {'play.bots.searcher', 'play.coaching.hints', 'ui.table.start_form'};"
        "assert some.isdisjoint(name.removeprefix('elfenwidgets.') for name in sys.modules);"
        "assert '_of_lessons' not in vars(text._spoken('en'))"
    )
    where = {**os.environ, "ELFENWIDGETS_HOME": str(home)}
    subprocess.run([sys.executable, "-c", code], env=where, check=True)
