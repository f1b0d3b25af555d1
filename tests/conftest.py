"""What holds for all tests."""

import signal

# A shell without a terminal starts background jobs deaf to Ctrl-C, and they hand that on to every
# program that they start. The tests end servers with Ctrl-C, so they have to hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)
