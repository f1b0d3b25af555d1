"""Many games between bots: who meets whom, who plays the games, what they say about strength."""
