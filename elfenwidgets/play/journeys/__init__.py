"""Journeys: label-setting search for the best one, for plans, and for single placements."""
