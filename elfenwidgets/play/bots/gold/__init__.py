"""How the bots that think play Elfengold."""
