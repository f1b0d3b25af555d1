"""One module a subcommand: its arguments, and run()."""
