"""`python -m elfenwidgets`: the same as the command."""

import sys

from elfenwidgets.cli import main

sys.exit(main())
