"""How what is picked in Elfengold becomes an action: choices, prompts, keys."""
