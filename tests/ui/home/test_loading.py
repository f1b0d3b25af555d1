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
