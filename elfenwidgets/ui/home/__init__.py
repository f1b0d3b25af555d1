"""The home: one page with everything on it, each place at an address of its own."""
