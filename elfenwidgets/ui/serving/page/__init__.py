"""What a browser gets: the page and its policy, its files, its first look, errors in a sentence."""
