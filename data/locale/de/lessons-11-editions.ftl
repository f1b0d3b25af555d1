# Wo die Spielregeln sich uneins sind
lesson-editions-title = Wo die Spielregeln sich uneins sind
lesson-editions-purpose = Du kannst dich an jeden Tisch setzen und die richtigen Fragen stellen.
lesson-editions-text-1 = Acht gedruckte Spielregeln erzählen fast dasselbe Spiel. Fast: Jeder Unterschied ist hier ein Schalter, und jeder Tisch darf ihn als Hausregel umlegen.
lesson-editions-text-2 = Die neueste englische Ausgabe dauert drei statt vier Runden. Die Regeln des Autors selbst teilen jede Runde acht neue Karten aus, so dass zwölf zusammenkommen können.
lesson-editions-text-3 = Beim Autor kostet das Mare Nebulae nur ein Floß je Strecke, und dort rudern Fährleute für drei beliebige Karten; überzählige Transportmittel gehen vor dem Ziehen zurück; Ortskarten gehören zum Spiel.
lesson-editions-text-4 = Die französischen Regeln legen die Auslage jede Runde neu aus. Zwei Regelwerke, das schwedische und das eines französischen Spielers, erlauben die Karawane nur denen, die den Preis nicht zahlen können.
lesson-editions-know-1 = Du kennst die Schalter: Runden, Hand, Auslage, Zurückgeben, Fähren, Ortskarten, frühes Ende, Karawanen.
lesson-editions-know-2 = Du klärst Unterschiede vor dem Spiel, nicht darin.
lesson-editions-trap-1 = „Es gibt die eine richtige Regel.“ Es gibt acht, und Hausregeln.

level-editions-strict-title = Die strenge Karawane
level-editions-strict-goal = An diesem Tisch ist die Karawane für die da, die nicht zahlen können. Versuche, dein Einhorn mit drei Flößen zu sparen; zahle dann.
level-editions-strict-look = Kannst du den Preis der Übersichtskarte zahlen?
level-editions-strict-learned = Streng gelesen, wie in zwei Regelwerken, ist die Karawane der letzte Ausweg. Nach den anderen steht sie allen offen.

level-editions-boatmen-title = Rudert, rudert
level-editions-boatmen-goal = Die Regeln des Autors, und kein Floß. Versuche, mit der Karawane nach Yttar überzusetzen; frag dann die Fährleute.
level-editions-boatmen-look = Kamele schwimmen nicht, aber auf dem Mare Nebulae rudert jemand.
level-editions-boatmen-learned = Karawanen ziehen nie übers Wasser. Das tun nur die Fährleute auf dem Mare Nebulae, für drei beliebige Karten, in einer Ausgabe.

level-editions-cheap-ferry-title = Ein billigerer See
level-editions-cheap-ferry-goal = Nach den Regeln des Autors: zwei Flöße, zwei neue Orte am Mare Nebulae.
level-editions-cheap-ferry-look = Frag die Übersichtskarte dieser Ausgabe, was eine Strecke hier kostet.
level-editions-cheap-ferry-learned = Auf dem Mare Nebulae ein Floß je Strecke, in dieser Ausgabe; sonst zwei.
level-editions-cheap-ferry-wrong-end = Mit den Flößen auf der Hand bleibt der See unbefahren.

level-editions-twelve-title = Ein Dutzend
level-editions-twelve-goal = Der Autor teilt jede Runde acht neue Karten aus. Beginne Runde zwei mit zwölf.
level-editions-twelve-look = Acht kommen zu dem dazu, was du behältst.
level-editions-twelve-learned = Vier behalten und acht bekommen: zwölf. Hier lohnt sich das Sparen.

level-editions-give-back-title = Vor der Reise zurück
level-editions-give-back-goal = Nach den Regeln des Autors: Beende das Planen so, dass der Drache dir bleibt.
level-editions-give-back-look = Alle anderen haben gepasst. Dann kommt eine Frage, noch ehe die Stiefel ziehen.
level-editions-give-back-learned = Hier gehen alle bis auf eines nach dem Planen zurück, sonst am Ende der Runde.
level-editions-give-back-wrong-pig = Der Drache ist zurückgegangen.
level-editions-give-back-wrong-placed = Der Drache liegt auf der Straße und bleibt nicht bei dir.

level-editions-three-rounds-title = Keine vierte Runde
level-editions-three-rounds-goal = Je achtzehn Ortssteine, in Runde drei der Ausgabe von 2015. Gewinne.
level-editions-three-rounds-look = Wie viele Runden hat dieses Spiel?
level-editions-three-rounds-learned = Drei Runden, und es ist vorbei: Sparen lohnt nicht mehr.
level-editions-three-rounds-wrong-save = Du hast für eine vierte Runde gespart, die nie kommt: Gleichstand, und dein Gegner hat mehr Karten.

question-editions-rounds-ask = Wie viele Runden hat ein Spiel?
question-editions-rounds-1 = Vier, in einer Ausgabe drei.
question-editions-rounds-why-1 = Richtig.
question-editions-rounds-2 = So viele, wie Leute mitspielen.
question-editions-rounds-why-2 = Die Zahl der Leute spielt keine Rolle.
question-editions-rounds-3 = Bis jemand alle zwanzig hat.
question-editions-rounds-why-3 = Das kann es verkürzen; wie lange es höchstens dauert, zählen die Rundenkarten ab.

question-editions-boatmen-ask = Wo gibt es Fährleute?
question-editions-boatmen-1 = Auf jedem See, in jeder Ausgabe.
question-editions-boatmen-why-1 = Nur die Regeln des Autors kennen sie.
question-editions-boatmen-2 = Auf den Flüssen.
question-editions-boatmen-why-2 = Flüsse tragen nur Flöße.
question-editions-boatmen-3 = Auf dem Mare Nebulae, nach den Regeln des Autors.
question-editions-boatmen-why-3 = Richtig, für drei beliebige Karten.

question-editions-caravan-ask = Darfst du mit der Karawane ziehen, obwohl du die passenden Karten hast?
question-editions-caravan-1 = Nie.
question-editions-caravan-why-1 = Das wäre noch strenger als die strenge Lesart: Nach ihr darfst du es, wenn du nicht zahlen kannst.
question-editions-caravan-2 = Nach den meisten Regelwerken ja.
question-editions-caravan-why-2 = Richtig; zwei der acht und mancher Tisch sind da streng.
question-editions-caravan-3 = Nur an einem Hindernis vorbei.
question-editions-caravan-why-3 = Hindernisse machen sie nur teurer.
