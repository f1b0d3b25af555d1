"""What many games between equal bots say about Elfenland: a table of results, and its figures."""
