"""The phases of Elfengold: box, cards, items, auction, plan, travel, reward, finish."""
