"""House rules: the switches one by one, and editions of one's own."""
