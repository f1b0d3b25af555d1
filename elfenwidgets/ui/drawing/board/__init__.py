"""The board as it is painted: its names, what lies on it, light, journeys, and a plain map."""
