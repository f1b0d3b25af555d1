"""Voilà and JupyterLab: how the pages are served."""

import sys

# Jupyter's schemas never ask whether something is an IRI, yet the library that checks them builds
# 38 grammars for that as soon as it finds this package: a second of each start.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
