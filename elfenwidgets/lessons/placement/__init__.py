"""Placement: which lessons a reader knows already, found out in three minutes."""
