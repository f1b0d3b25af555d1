"""The referee of Elfengold as the judge of a single action in a position, both as text.

It reads the further fields of a position, and the lines of Elfengold's own actions, by itself.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from tests.rules.gold.referee import GoldReferee, kept
from tests.rules.gold.sheet import PRINTED, Event, canon
from tests.rules.whole_games import judge
from tests.rules.whole_games.sheet import KINDS, MAP, picks

LETTERS = dict(zip("gemutdr", (*KINDS, "raft"), strict=True)) | {
    "p": "gold_piece",
    "o": "tree",
    "s": "sea_monster",
    "2": "double",
    "x": "exchange",
    "w": "witch",
    "c": "gold",
}


def allows(position: str, action: str) -> bool:
    """Whether the referee would allow the action there."""
    words = judge.words_of(position)
    referee = GoldReferee(words.record())
    values = words.values
    for number, (boot, _, hand, opened, secret, _, _) in enumerate(words.seats):
        coins, specials, hidden, _, witches = words.all("purse")[number].split("/")
        referee.boot[number], referee.coins[number] = boot, int(coins)
        referee.hand[number] = things(hand) + Counter(witch=int(witches))
        referee.open[number] = things(opened) + things(specials)
        referee.secret[number] = things(secret) + things(hidden)
    referee.market, referee.gold_pile = things(values["market"]), int(values["heap"])
    if values["deck"] != "?":
        referee.deck = things(values["deck"])
        referee.thrown = things(values["played"]) + things(values["spent"])
    towns = [town["id"] for town in MAP["towns"] if town["id"] in PRINTED]
    referee.values = dict(zip(towns, map(int, values["values"]), strict=True))
    for word in judge.several(values["roads"]):
        mark, _, road = word.partition("@")
        referee.road[road] = [LETTERS[mark[0]]]
        if mark.endswith("!"):
            referee.trees.add(road)
    for word in judge.several(values["second"]):
        mark, _, road = word.partition("@")
        referee.road[road].append(LETTERS[mark])
    referee.pieces = set(judge.several(values["gold"]))
    referee.monsters = set(judge.several(values["monsters"]))
    options = allowed(referee, values, words.all("purse"))
    return canon(event(action)) in {canon(option) for option in options}


def things(letters: str) -> Counter[str]:
    return Counter(LETTERS[letter] for letter in letters if letter != "-")


def allowed(referee: GoldReferee, values: dict[str, str], purses: list[str]) -> Iterable[Event]:
    """All that may be done there."""
    seat = int(values["turn"])
    gathered, taken = map(int, values["move"].split("/"))
    match values["phase"]:
        case "cards":
            gold = [{"e": "take_gold", "seat": seat}] if referee.gold_pile else []
            return [*referee.takes(seat), *gold]
        case "open":
            drawn = things(purses[seat].split("/")[3])
            return [{"e": "open", "seat": seat, "item": item} for item in drawn]
        case "auction":
            sums = range(int(values["bid"].split("/")[0]) + 1, referee.coins[seat] + 1)
            bids = [{"e": "bid", "seat": seat, "coins": coins} for coins in sums]
            return [{"e": "pass_bid", "seat": seat}, *bids]
        case "plan":
            return [{"e": "pass", "seat": seat}, *referee.placements(seat)]
        case "travel":
            end = {"e": "end_move", "seat": seat, "discard": []}
            return [end, *referee.steps(seat), *referee.flights(seat)]
        case "reward":
            coins = {"e": "take_coins", "seat": seat, "coins": gathered}
            return [*([] if taken else [coins]), *referee.takes(seat)]
        case "discard":
            hand = referee.hand[seat]
            cuts = picks(hand, hand.total() - 4)
            return [{"e": "discard", "seat": seat, "cards": cut} for cut in cuts]
        case "keep_items":
            lots = referee.open[seat], referee.secret[seat]
            held = [(item, secret) for secret in (0, 1) for item in lots[secret].elements()]
            return [kept(seat, two) for two in set(combinations(held, 2))]
    return []


def event(line: str) -> Event:
    """The event of the record that a line of the notation is."""
    number, name, *words = line.split()
    found: dict[str, object] = {"seat": int(number)}
    bare, secret = name.strip("()"), name.startswith("(")
    match bare, words:
        case "take", ["deck"]:
            return found | {"e": "take", "from": "deck"}
        case "take", ["gold"]:
            return found | {"e": "take_gold"}
        case "take", [card]:
            return found | {"e": "take", "from": "market", "card": card}
        case "open", [item]:
            return found | {"e": "open", "item": item}
        case "bid", ["pass"]:
            return found | {"e": "pass_bid"}
        case "bid", [coins]:
            return found | {"e": "bid", "coins": int(coins)}
        case "coins", [coins]:
            return found | {"e": "take_coins", "coins": int(coins)}
        case "fly", [to]:
            return found | {"e": "fly", "to": to}
        case "discard", cards:
            return found | {"e": "discard", "cards": cards}
        case "item", [item, road]:
            lying = {"item": item.strip("()"), "secret": item.startswith("(")}
            return found | lying | {"e": "place_item", "road": road}
        case "double", [road, counter]:
            second = {"counter": counter.strip("()"), "counter_secret": counter.startswith("(")}
            return found | second | {"e": "double", "secret": secret, "road": road}
        case "exchange", [road, other]:
            return found | {"e": "exchange", "secret": secret, "road": road, "other": other}
        case "keep", ["two", *items]:
            return kept(int(number), [(item.strip("()"), item.startswith("(")) for item in items])
        case "witch", _:
            return {**judge.event(line.replace("witch", "move")), "e": "witch_move"}
    return judge.event(line)
