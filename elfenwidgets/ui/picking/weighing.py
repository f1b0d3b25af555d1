"""What each placement would make of the viewer's best journey, found once for a view."""

from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.placements import advice, journey_after
from elfenwidgets.rules.actions import Place, PlaceObstacle
from elfenwidgets.rules.view import OwnView

LABELS = 2000
"""How far journeys are looked into: it has to be quick."""


class Weighing:
    """The new towns of the best journey, ``now`` and ``after`` a placement that is legal."""

    def __init__(self, view: OwnView) -> None:
        self.view = view
        self._after: dict[Place | PlaceObstacle, int] = {}
        if view.gold is None:
            found = advice(view, LABELS)
            self.now = found.now.towns
            self._after = {action: each.towns for action, each in found.after.items()}
        else:  # journeys are worth coins, too: what is asked for is looked for
            self.now = for_view(view, LABELS).towns

    def after(self, action: Place | PlaceObstacle) -> int:
        """The towns once ``action`` is done."""
        if action not in self._after:
            self._after[action] = journey_after(self.view, action, LABELS).towns
        return self._after[action]
