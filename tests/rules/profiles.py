"""How many examples Hypothesis draws for the tests of the rules.

The same 25 a test each time, unless ``HYPOTHESIS_PROFILE=explore pytest tests/rules`` asks for
1,000 others: an hour or so, for whoever has changed much.
"""

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "rules", max_examples=25, deadline=None, derandomize=True, suppress_health_check=SLOW
)
settings.register_profile(
    "explore", max_examples=1000, deadline=None, derandomize=False, suppress_health_check=SLOW
)

profile = settings.get_profile(os.environ.get("HYPOTHESIS_PROFILE", "rules"))


def examples(number: int) -> settings:
    """The profile with so many examples, or with more where more are asked for."""
    usual = profile is settings.get_profile("rules")
    return settings(profile, max_examples=number if usual else max(number, profile.max_examples))
