"""A second opinion on Elfengold: a referee who knows its rules and the record, not the engine.

It reads a whole game's record, does what the rules say one sentence after the other, and at each
decision names every action that it would allow.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from tests.rules.gold.on_table import GoldTable
from tests.rules.gold.sheet import PRINTED, Event
from tests.rules.whole_games.reading import Decision


class GoldReferee(GoldTable):
    """One game on its way through ``record``; ``got`` are pieces collected before it began."""

    def decisions(self) -> Iterator[Decision]:
        """The whole game; after the last decision everything has been compared."""
        if self.rules["gold_values"] == "drawn":
            self.values = dict(self.next("values")["values"])
            assert self.values.keys() == PRINTED.keys()
            assert sorted(self.values.values()) == sorted(PRINTED.values())
        if self.rules["town_cards"]:
            self.deal_town_cards()
        for round in range(1, 7):
            begun = self.next("round")
            assert begun["n"] == round
            assert round == 1 or begun["start"] == (self.start + 1) % self.seats
            self.start = begun["start"]
            if round == 1:
                self.deal()
            else:
                yield from self.cards()
                assert self.next("income")["coins"] == 2
                self.coins = [coins + 2 for coins in self.coins]
            yield from self.items()
            yield from self.auction()
            yield from self.plan()
            for seat in self.table():
                yield from self.move(seat)
            if round == 6 or any(len(got) == 20 for got in self.got):
                return self.over()
            yield from self.finish()

    def deal(self) -> None:
        """Five cards each, then the market; only then the gold cards (GS2)."""
        for seat in self.table():
            event = self.next("hand")
            assert (event["seat"], len(event["cards"])) == (seat, 5)
            self.draw(self.deck, *event["cards"])
            self.hand[seat].update(event["cards"])
        cards = self.next("market")["cards"]
        assert len(cards) == 3
        self.draw(self.deck, *cards)
        self.market.update(cards)
        self.deck["gold"] = 7

    def cards(self) -> Iterator[Decision]:
        for seat in self.table() * 3:
            gold = [{"e": "take_gold", "seat": seat}] if self.gold_pile else []
            options = [*self.takes(seat), *gold]
            if not options:
                continue
            yield from self.decide(*options)
            if self.last["e"] == "take":
                self.taken(seat)
            else:
                self.coins[seat] += 3 * self.gold_pile
                self.thrown["gold"] += self.gold_pile
                self.gold_pile = 0

    def items(self) -> Iterator[Decision]:
        for seat in self.table():
            event = self.next("items")
            assert event["seat"] == seat
            first, second = event["items"]
            self.draw(self.pile, first, second)
            lay = {"e": "open", "seat": seat}
            yield from self.decide(*(lay | {"item": item} for item in {first, second}))
            laid = self.last["item"]
            self.open[seat][laid] += 1
            self.secret[seat][second if laid == first else first] += 1

    def auction(self) -> Iterator[Decision]:
        self.row = list(self.next("row")["items"])
        assert len(self.row) == 2 * self.seats
        self.draw(self.pile, *self.row)
        while self.row:
            yield from self.sale(self.row[0])
            self.row.pop(0)

    def sale(self, item: str) -> Iterator[Decision]:
        """One item is sold, or nobody wants it."""
        high, holder = 0, None
        asked, still_in = self.table(), {seat for seat in self.table() if self.coins[seat]}
        while still_in - {holder}:
            seat = asked.pop(0)
            asked.append(seat)
            if seat not in still_in or seat == holder:
                continue
            sums = range(high + 1, self.coins[seat] + 1)
            bids = [{"e": "bid", "seat": seat, "coins": coins} for coins in sums]
            yield from self.decide({"e": "pass_bid", "seat": seat}, *bids)
            if self.last["e"] == "bid":
                high, holder = self.last["coins"], seat
            else:
                still_in.remove(seat)
        if holder is None:
            assert self.next("unsold")["item"] == item
            self.pile[item] += 1
            return
        event = self.next("sold")
        assert (event["item"], event["seat"], event["coins"]) == (item, holder, high)
        self.coins[holder] -= high
        self.open[holder][item] += 1

    def finish(self) -> Iterator[Decision]:
        for lying in self.road.values():
            self.pile.update(lying)
            self.pile["double"] += len(lying) - 1
        for item, where in (
            ("tree", self.trees),
            ("gold_piece", self.pieces),
            ("sea_monster", self.monsters),
        ):
            self.pile[item] += len(where)
            where.clear()
        self.road = {}
        for seat in self.table():
            lots = self.open[seat], self.secret[seat]
            held = [(item, secret) for secret in (0, 1) for item in lots[secret].elements()]
            if len(held) <= 2:
                continue
            yield from self.decide(*(kept(seat, two) for two in set(combinations(held, 2))))
            for lot, key in zip(lots, ("open", "secret"), strict=True):
                self.pile.update(lot)
                lot.clear()
                lot.update(self.last[key])
                self.draw(self.pile, *self.last[key])

    def rank(self, seat: int) -> list[int]:
        """What decides, one after the other (GE1, GE3)."""
        score = [len(self.got[seat]) - self.distance(seat)]
        if self.rules["town_cards"] and self.rules["town_card_tie"] == "distance":
            score.append(-self.distance(seat))
        return [*score, self.coins[seat]]

    def over(self) -> None:
        """The game is over: nothing more in the record but this result."""
        assert self.at_event == len(self.events)
        assert self.result is not None
        assert self.result["winners"] == self.best(range(self.seats), self.rank)
        assert len(self.result["seats"]) == self.seats
        for seat, standing in enumerate(self.result["seats"]):
            pieces, distance = len(self.got[seat]), self.distance(seat)
            assert standing == {
                "seat": seat,
                "pieces": pieces,
                "distance": distance,
                "score": pieces - distance,
                "cards": self.hand[seat].total(),
                "coins": self.coins[seat],
            }


def kept(seat: int, two: Iterable[tuple[str, int]]) -> Event:
    """To keep two items, each with whether it lies face down."""
    lots: tuple[list[str], list[str]] = ([], [])
    for item, secret in two:
        lots[secret].append(item)
    return {"e": "keep_items", "seat": seat, "open": lots[0], "secret": lots[1]}
