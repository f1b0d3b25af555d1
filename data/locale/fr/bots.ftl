# Les bots à la table : comment ils jouent, à quel rythme, et s’ils disent pourquoi.
bot-random-about = joue surtout au hasard, et n’en tire aucune leçon.
bot-greedy-about = fait ce qui sert le mieux son voyage dans l’immédiat, et ne voit pas plus loin.
bot-planner-about = prévoit où finir le tour, en pensant aux suivants.
bot-searcher-about = imagine toutes sortes de mains chez les autres, et essaie chaque pion sur chaque route. Il prend son temps.
pace = Rythme
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-at-once = sans pause
bots-on = Jusqu’à moi ▸▸
bots-to-end = Jusqu’à la fin ▸▸
start-why = Les bots disent pourquoi
start-why-no = non, ils le gardent pour eux
start-why-yes = oui, quitte à dévoiler leurs plans
