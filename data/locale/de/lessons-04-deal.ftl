### Phase 1: Reisekarten austeilen
lesson-deal-title = Phase 1: Reisekarten austeilen
lesson-deal-purpose = Du siehst, womit du bezahlen kannst.
lesson-deal-text-1 = In der ersten Runde bekommt jeder acht Reisekarten.
lesson-deal-text-2 = Später wird jede Hand auf acht aufgefüllt. Wer Karten gespart hat, bekommt also weniger, und wer alle ausgegeben hat, bekommt acht.
lesson-deal-text-3 = Höchstens vier Karten kommen von einer Runde in die nächste mit. Gib die übrigen unterwegs aus.
lesson-deal-know-1 = Du weißt, wie viele Karten du bekommst, in Runde eins und später.
lesson-deal-know-2 = Du beurteilst eine Hand danach, wohin sie führt.
lesson-deal-trap-1 = „Jede Runde acht neue Karten.“ Die Hand wird auf acht aufgefüllt.

level-deal-eight-title = Acht Karten, ein weiter Weg
level-deal-eight-goal = Eine volle erste Hand, und die Transportmittel liegen günstig. Besuche sechs Orte in einem Zug.
level-deal-eight-look = Die Transportmittel bilden einen Ring durch Elvenhold; der Fluss führt hinaus.
level-deal-eight-learned = Acht Karten können sieben Schritte sein. So viel Reise steckt in der ersten Hand.
level-deal-eight-wrong-end = Der Zug ist vorbei, und rund um den Ring warten noch Orte.

level-deal-refill-title = Fünf neue
level-deal-refill-goal = Beende deinen Zug so, dass du genau fünf neue Karten bekommst.
level-deal-refill-look = Fünf neue und wie viele alte ergeben acht?
level-deal-refill-learned = Die Hand wird auf acht aufgefüllt: drei behalten, fünf bekommen. Und nebenbei einen Ort besucht.
level-deal-refill-wrong-four = Vier behalten, also nur vier bekommen.

level-deal-all-spent-title = Leere Hände
level-deal-all-spent-goal = Gib alle drei Karten aus, besuche zwei Orte und beende deinen Zug: Acht neue Karten warten.
level-deal-all-spent-look = Von welchem der beiden Orte kommst du zurück?
level-deal-all-spent-learned = Eine leere Hand ist keine Schande: Du bekommst acht.
level-deal-all-spent-wrong-rivinia = Flussabwärts gibt es nichts, worauf das Riesenschwein laufen könnte.
level-deal-all-spent-wrong-end = Du hast noch Karten auf der Hand.

example-deal-filled-title = Eine Hand wird aufgefüllt
example-deal-filled-0 = Der letzte Zug der ersten Runde: sechs Karten auf der Hand.
example-deal-filled-1 = Der Fluss kostet ein Floß. Von den fünf übrigen Karten ist eine zu viel.
example-deal-filled-2 = Das andere Floß wird abgelegt; vier Karten bleiben, vier neue kommen dazu: acht.

question-deal-first-ask = Wie viele Karten bekommst du in Runde eins?
question-deal-first-1 = Vier.
question-deal-first-why-1 = Vier darfst du am Ende eines Zuges behalten.
question-deal-first-2 = Acht.
question-deal-first-why-2 = Richtig.
question-deal-first-3 = Zwölf.
question-deal-first-why-3 = So viele kommen nur in einer Ausgabe zusammen, und erst später.

question-deal-later-ask = Du hast drei Karten behalten. Wie viele bekommst du in Runde zwei?
question-deal-later-1 = Acht.
question-deal-later-why-1 = Dann hättest du elf: Die Hand wird auf acht aufgefüllt.
question-deal-later-2 = Drei.
question-deal-later-why-2 = Drei hast du; fünf fehlen.
question-deal-later-3 = Fünf.
question-deal-later-why-3 = Richtig: Drei und fünf sind acht.

question-deal-save-ask = Wie viele Karten kannst du für die nächste Runde sparen?
question-deal-save-1 = Höchstens vier.
question-deal-save-why-1 = Richtig: Was darüber ist, legst du am Ende deines Zuges ab.
question-deal-save-2 = So viele du willst.
question-deal-save-why-2 = Am Ende deines Zuges darfst du höchstens vier Karten behalten.
question-deal-save-3 = Keine.
question-deal-save-why-3 = Vier dürfen bleiben.
