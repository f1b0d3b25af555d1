"""The phases of a round, in order: deal, draw, plan, travel, close."""
