# Wo sich die Spielanleitungen unterscheiden
lesson-editions-title = Wo sich die Spielanleitungen unterscheiden
lesson-editions-purpose = Du kannst dich an jeden Tisch setzen und die richtigen Fragen stellen.
lesson-editions-know-1 = Du weißt, was verschieden sein kann: Runden, Hand, Auslage, Zurückgeben, Fähren, Bootsleute, Ortskarten, frühes Ende, Karawanen.
lesson-editions-know-2 = Du klärst Unterschiede vor der Partie, nicht mittendrin.
lesson-editions-trap-1 = „Es gibt die eine richtige Regel.“ Es gibt acht Fassungen – und Hausregeln.

step-editions-eight = Es gibt acht Fassungen der Regeln. In ein paar Punkten gehen sie auseinander, und ihr dürft wählen.

level-editions-strict-title = Die strenge Karawane
level-editions-strict-goal = An diesem Tisch ist die Karawane nur für die, die nicht zahlen können. Versuche, dein Einhorn mit drei Flößen zu sparen; zahle dann den Preis.
level-editions-strict-look = Kannst du den Preis der Übersichtskarte zahlen?
level-editions-strict-learned = Streng gelesen, wie in zwei der Ausgaben, ist die Karawane der letzte Ausweg. In den anderen steht sie allen offen.

level-editions-boatmen-title = Hau ruck!
level-editions-boatmen-goal = Nach den Regeln des Autors und ohne Floß: Fahr über den See nach Yttar.
level-editions-boatmen-look = Karawanen schwimmen nicht, aber auf dem Mare Nebulae rudert jemand.
level-editions-boatmen-learned = Karawanen ziehen nie übers Wasser. Das können nur die Bootsleute auf dem Mare Nebulae, für drei beliebige Karten, in einer Ausgabe.
level-editions-boatmen-wrong-grangor = Die Bootsleute haben dich nach Grangor gebracht, und deine Karten sind weg. Sieh noch einmal nach, wo Yttar liegt.
level-editions-boatmen-wrong-end = Du bist in Parundia geblieben. Ohne Floß muss dich jemand anders übersetzen: Was verlangt er dafür?

step-editions-designer = Nach den Regeln des Autors bekommst du jede Runde acht neue Karten, auf dem Mare Nebulae kostet eine Strecke ein Floß, und Bootsleute fahren hinüber. Ortskarten gehören dazu, und bei Gleichstand gewinnt, wer mehr Karten hat.

level-editions-cheap-ferry-title = Ein billigerer See
level-editions-cheap-ferry-goal = Nach den Regeln des Autors: zwei Flöße, zwei neue Orte am Mare Nebulae.
level-editions-cheap-ferry-look = Sieh in der Übersichtskarte dieser Ausgabe nach, was eine Strecke hier kostet.
level-editions-cheap-ferry-learned = Auf dem Mare Nebulae ein Floß je Strecke, in dieser Ausgabe; sonst zwei.
level-editions-cheap-ferry-wrong-end = Mit den Flößen auf der Hand kommst du nicht über den See.

level-editions-twelve-title = Ein Dutzend
level-editions-twelve-goal = Nach den Regeln des Autors bekommst du jede Runde acht neue Karten. Beginne Runde zwei mit zwölf.
level-editions-twelve-look = Zu dem, was du behältst, kommen acht dazu.
level-editions-twelve-learned = Vier behalten und acht bekommen: zwölf. Hier lohnt sich das Sparen.

level-editions-give-back-title = Vor der Reise zurück
level-editions-give-back-goal = Nach den Regeln des Autors: Beende das Planen so, dass der Drache dir bleibt.
level-editions-give-back-look = Alle anderen haben gepasst. Dann kommt eine Frage, noch ehe die Stiefel ziehen.
level-editions-give-back-learned = Hier gibt man nach dem Planen alle bis auf eines zurück, sonst erst am Ende der Runde.
level-editions-give-back-wrong-pig = Den Drachen hast du zurückgegeben.
level-editions-give-back-wrong-placed = Der Drache liegt auf der Straße und bleibt nicht bei dir.

step-editions-early = Die englische Ausgabe von 2015 hat drei Runden. In der englischen von 1998 und der schwedischen gewinnt sofort, wer in Runde eins bis drei seinen zwanzigsten Ortsstein nimmt.

level-editions-three-rounds-title = Keine vierte Runde
level-editions-three-rounds-goal = Je achtzehn Ortssteine, in Runde drei der Ausgabe von 2015. Gewinne.
level-editions-three-rounds-look = Wie viele Runden hat diese Ausgabe?
level-editions-three-rounds-learned = Drei Runden, und es ist vorbei: Sparen lohnt nicht mehr.
level-editions-three-rounds-wrong-save = Du hast für eine vierte Runde gespart, die nie kommt: Gleichstand, und dein Gegner hat mehr Karten.

level-editions-twenty-title = Alle zwanzig
level-editions-twenty-goal = Neunzehn Ortssteine in Runde zwei, nach den englischen Regeln von 1998. Gewinne auf der Stelle.
level-editions-twenty-look = Einer deiner Ortssteine steht noch auf dem Spielplan.
level-editions-twenty-learned = In dieser Ausgabe gewinnt in Runde eins bis drei sofort, wer den zwanzigsten Ortsstein nimmt; in den meisten anderen wird die Runde zu Ende gespielt, dann ist die Partie vorbei.
level-editions-twenty-wrong-feodor = Den Ortsstein aus Feodor hast du schon.
level-editions-twenty-wrong-end = Es bleibt bei neunzehn.

level-editions-round-three-title = Drei Runden und zwanzig Ortssteine
level-editions-round-three-goal = Runde drei nach den Regeln des Autors: neunzehn Ortssteine, dein Gegner hat achtzehn. Gewinne.
level-editions-round-three-look = Wer nach Runde drei alle zwanzig hat, gewinnt. Und die Ortskarte?
level-editions-round-three-learned = In dieser Ausgabe gewinnen alle zwanzig Ortssteine nach Runde drei, was auch die Ortskarten sagen.
level-editions-round-three-wrong-home = Noch zählt die Ortskarte nicht, und Virst ist jetzt unerreichbar.
level-editions-round-three-wrong-end = Du hast immer noch neunzehn, und es folgt noch eine Runde.

step-editions-fresh = In beiden französischen Fassungen und nach den Regeln des Autors wird die Auslage jede Runde neu ausgelegt.

level-editions-new-display-title = Frisch ausgelegt
level-editions-new-display-goal = Nach den französischen Regeln: Beginne Runde zwei mit einem Einhorn, das offen vor dir liegt.
level-editions-new-display-look = In dieser Ausgabe wird neu ausgelegt. Liegen die drei Einhörner nächste Runde noch da?
level-editions-new-display-learned = In drei Ausgaben wird jede Runde neu ausgelegt: Verlass dich nicht auf das, was gerade daliegt.
level-editions-new-display-wrong-gone = Es wird neu ausgelegt, und mit der alten Auslage sind ihre Einhörner weg.

question-editions-rounds-ask = Wie viele Runden hat eine Partie?
question-editions-rounds-1 = Vier, in einer Ausgabe drei.
question-editions-rounds-2 = So viele, wie Spieler am Tisch sitzen.
question-editions-rounds-3 = Bis jemand alle zwanzig hat.
question-editions-rounds-why-1 = Richtig, wenn an eurem Tisch nichts anderes gilt.
question-editions-rounds-why-2 = Die Zahl der Spieler spielt keine Rolle.
question-editions-rounds-why-3 = Das kann die Partie verkürzen; wie lange sie höchstens dauert, bestimmen die Rundenkarten.

question-editions-boatmen-ask = Wo gibt es Bootsleute?
question-editions-boatmen-1 = Auf jedem See der Landkarte, und das in jeder Ausgabe.
question-editions-boatmen-2 = Auf den Flüssen.
question-editions-boatmen-3 = Auf dem Mare Nebulae, nach den Regeln des Autors.
question-editions-boatmen-why-1 = Nur die Regeln des Autors kennen sie.
question-editions-boatmen-why-2 = Flüsse tragen nur Flöße.
question-editions-boatmen-why-3 = Richtig, für drei beliebige Karten.

question-editions-caravan-ask = Darfst du mit der Karawane ziehen, obwohl du die passenden Karten hast?
question-editions-caravan-1 = Nie.
question-editions-caravan-2 = In den meisten Ausgaben ja.
question-editions-caravan-3 = Nur auf einer Straße mit Hindernis.
question-editions-caravan-why-1 = Das wäre noch strenger als die strenge Regel: Auch nach ihr darfst du es, wenn du nicht zahlen kannst.
question-editions-caravan-why-2 = Richtig; zwei der acht und mancher Tisch sind da streng.
question-editions-caravan-why-3 = Hindernisse machen sie nur teurer.
