# Strategie I: deine Reise
lesson-journey-title = Strategie I: deine Reise
lesson-journey-purpose = Du holst aus denselben acht Karten mehr Orte heraus.
lesson-journey-know-1 = Du lässt einen Ort aus, der dich zwei andere kostet.
lesson-journey-know-2 = Du zahlst mit einzelnen Karten und behältst die Paare.
lesson-journey-know-3 = Du bleibst dort stehen, wo deine nächste Runde gut beginnt.
lesson-journey-trap-1 = „Ich brauche alle zwanzig Orte.“ Mit achtzehn oder neunzehn gewinnst du meist: Lass aus, was zu viel kostet.
lesson-journey-trap-2 = „Eine Karawane ist eine Notlösung.“ Sie macht aus einzelnen Karten einen Ort.

step-journey-map = Sieh erst auf den Spielplan, dann auf deine Karten: Manche Orte sind Sackgassen, und Flüsse kann dir niemand verbauen.

level-journey-leave-one-title = Vier Karten, drei Orte
level-journey-leave-one-goal = Vier Karten: Besuche drei neue Orte.
level-journey-leave-one-look = Kihromah ist eine Sackgasse: Hin und zurück kostet es zwei Einhörner.
level-journey-leave-one-learned = Zwei Einhörner für Kihromah oder zwei Einhörner für zwei Orte und den Weg weiter: Lass aus, was zu viel kostet.
level-journey-leave-one-wrong-dead-end = Hin und zurück sind beide Einhörner weg: So kommst du nur auf zwei Orte.
level-journey-leave-one-wrong-away = Aus Feodor führt kein Transportmittel weiter.
level-journey-leave-one-wrong-end = Du bist stehen geblieben, obwohl deine Karten noch gereicht hätten.

level-journey-round-trip-title = Erst der ganze Weg
level-journey-round-trip-goal = Du hast ein Elfenrad, ein Einhorn, einen Drachen und zwei Flöße. Besuche vier Orte.
level-journey-round-trip-look = Ein Ring führt durch Elvenhold. In welcher Richtung hilft dir der Fluss?
level-journey-round-trip-learned = Erst den Fluss hinab, über Land zurück, Beata am Schluss: Denk den Weg zu Ende, bevor du aufbrichst.
level-journey-round-trip-wrong-beata = Von Beata bringt dich ein Floß zurück, und das fehlt dann für den Ring.
level-journey-round-trip-wrong-ergeren = So herum kommst du nach Tichih', und der Fluss hinauf nach Rivinia kostet beide Flöße: drei Orte, und dann geht es nicht weiter.
level-journey-round-trip-wrong-end = Der Zug ist schon vor dem vierten Ort vorbei.

level-journey-out-and-back-title = Wohin zuerst?
level-journey-out-and-back-goal = Vier Karten: Besuche drei neue Orte.
level-journey-out-and-back-look = Für ein Floß bringt dich der Fluss nicht zurück. Was erledigst du, bevor du losfährst?
level-journey-out-and-back-learned = Erst der Abstecher, von dem du zurückkommst, dann der Weg ohne Wiederkehr.
level-journey-out-and-back-wrong-first = Von dort unten kommst du nicht mehr nach Jaccaranda zurück: nur zwei Orte.
level-journey-out-and-back-wrong-caravan = Drei Karten für einen Schritt, den ein Einhorn bezahlt hätte.
level-journey-out-and-back-wrong-end = Dein Zug ist vor dem dritten neuen Ort vorbei. Was hast du noch auf der Hand, und wohin führt es?

step-journey-map-puzzles = Zwei Rätsel dieser Art, aus echten Partien.
step-journey-kinds = Der Drache schafft 23 der 35 Straßen für eine einzige Karte, Wolke und Trollwagen nur 8, die anderen drei 20. Wie gut ein Transportmittel ist, sagen deine Karten.

level-journey-peaks-title = Ein Transportmittel in Dag'Amura
level-journey-peaks-goal = Du bist in Dag'Amura. Lege ein Transportmittel so, dass deine Karten für drei neue Orte reichen.
level-journey-peaks-look = Du hast ein Einhorn und drei Elfenräder. Womit willst du in die Berge?
level-journey-peaks-learned = Das Einhorn nimmt den Berg für eine Karte, das Floß trägt dich nach Grangor, und zwei Elfenräder schaffen den letzten Anstieg.
level-journey-peaks-wrong-elsewhere = Damit kommst du in höchstens zwei neue Orte.
level-journey-peaks-wrong-pass = Alle haben gepasst, und aus Dag'Amura führt kein Weg.

level-journey-gap-title = Wohin mit dem Schwein?
level-journey-gap-goal = Ein Riesenschwein. Lege es so, dass deine Karten für drei neue Orte reichen.
level-journey-gap-look = Ein Floß bringt dich nach Rivinia, ein Drache von Throtmanni nach Al'Baran. Was fehlt dazwischen?
level-journey-gap-learned = Such zwei Strecken, die du schon reisen kannst, und verbinde sie.
level-journey-gap-wrong-elsewhere = Das ist höchstens ein Ort mehr. Deine beiden Strecken verbindet es nicht.
level-journey-gap-wrong-pass = Alle haben gepasst, und die Lücke ist noch da.

step-journey-kind-puzzles = Drei Rätsel dieser Art: ein Transportmittel und die beste Straße dafür.
step-journey-change = Einzelne Karten sind Kleingeld: Drei davon bezahlen eine Straße, für die keine passt.

level-journey-odd-cards-title = Fünf Karten in Elvenhold
level-journey-odd-cards-goal = Fünf Karten: Besuche drei neue Orte.
level-journey-odd-cards-look = Für zwei der Straßen reichen die Drachen. Welche Karten brauchst du sonst nirgends?
level-journey-odd-cards-learned = Drei einzelne Karten haben die Straße bezahlt, für die nichts passte; den Rest machten die Drachen.
level-journey-odd-cards-wrong-ergeren = Hier muss gleich die Karawane ran, und danach frisst der Wald beide Drachen: zwei Orte.
level-journey-odd-cards-wrong-early = Für diese Straße hätte ein Drache gereicht.
level-journey-odd-cards-wrong-end = Dein Zug ist vor dem dritten neuen Ort vorbei. Drei übrige Karten können noch eine Straße bezahlen.

level-journey-bridge-title = Die Straße, die du nicht zahlen kannst
level-journey-bridge-goal = Ein Drache. Lege ihn so, dass deine Karten für drei neue Orte reichen.
level-journey-bridge-look = Deine beiden Drachenkarten brauchst du in der Wüste. Drei andere Karten warten noch.
level-journey-bridge-learned = Dein Transportmittel hat die Straße geöffnet, drei einzelne Karten haben sie bezahlt.
level-journey-bridge-wrong-elsewhere = Von dort kommen deine Drachen nicht in die Wüste.
level-journey-bridge-wrong-pass = Alle haben gepasst, und die Wüste ist unerreichbar.

level-journey-worth-keeping-title = Was du behältst
level-journey-worth-keeping-goal = Besuche Lapphálya und Virst und behalte beide Einhörner und beide Drachen.
level-journey-worth-keeping-look = Vier Karten bleiben, vier dürfen gehen: Wie weit bringen sie dich?
level-journey-worth-keeping-learned = Einzelne Karten bezahlen die Reise, Paare nimmst du in die nächste Runde mit.
level-journey-worth-keeping-wrong-dear = Eine Karawane, wo ein Riesenschwein gereicht hätte: Jetzt kostet die Straße nach Virst Karten, die du behalten wolltest.
level-journey-worth-keeping-wrong-end = Dein Zug ist vorbei, und dir fehlt noch Lapphálya oder Virst. Vier Karten bleiben: Was können die anderen vier bezahlen?

step-journey-stop = Deine nächste Runde beginnt, wo du stehen bleibst. Bleib dort stehen, von wo dich deine behaltenen Karten weiterbringen.

level-journey-right-end-title = Das richtige Ende
level-journey-right-end-goal = Besuche Feodor und Rivinia, in der Reihenfolge, die zu den zwei Drachen passt, die du behältst.
level-journey-right-end-look = Von welchem der beiden Orte führen Wüstenstraßen weiter?
level-journey-right-end-learned = So oder so dieselben zwei Orte. Aber um Feodor liegen drei Wüstenstraßen, und du behältst zwei Drachen.
level-journey-right-end-wrong-rivinia = Jetzt endest du in Rivinia: Wald und Wasser, und deine Drachen hätten lieber Sand.
level-journey-right-end-wrong-end = Dein Zug ist vorbei, und dir fehlt noch Feodor oder Rivinia.

level-journey-by-river-title = Wo der Fluss übernimmt
level-journey-by-river-goal = Besuche Virst und Ixara und behalte beide Flöße. Bleib dort stehen, wo sie dich nächste Runde am weitesten bringen.
level-journey-by-river-look = Wohin fließt der Fluss, und an welchen Orten vorbei?
level-journey-by-river-learned = Von Ixara trägt dich der Fluss zu zwei neuen Orten, je Strecke ein Floß. Er braucht kein Transportmittel, und niemand kann ihn versperren.
level-journey-by-river-wrong-virst = Dieselben zwei Orte, aber von Virst bringen dich deine Flöße nur zu einem neuen.
level-journey-by-river-wrong-end = Dein Zug ist vorbei, und dir fehlt noch Virst oder Ixara.

level-journey-keep-four-title = Vier für morgen
level-journey-keep-four-goal = Hier endet dein Zug der ersten Runde. Nimm deine drei Einhörner und das Transportmittel Einhorn mit in Runde zwei.
level-journey-keep-four-look = Zwei Karten müssen weg. Dann darf eines deiner zwei Transportmittel bleiben.
level-journey-keep-four-learned = Karten und Transportmittel von einer Art: Runde zwei beginnt mit einer halb geplanten Reise.
level-journey-keep-four-wrong-card = Das wäre eines der drei Einhörner.
level-journey-keep-four-wrong-pig = Das Riesenschwein behältst du, das Einhorn gibst du zurück: Deinen drei Karten fehlt das Transportmittel.

question-journey-save-ask = Ist es gut, vier Karten für die nächste Runde zu sparen?
question-journey-save-1 = Immer: Mehr Karten sind besser.
question-journey-save-2 = Je nachdem: Auf acht kommst du ohnehin, aber diese vier kennst du.
question-journey-save-3 = Es ist verboten.
question-journey-save-why-1 = Aufgefüllt wird so oder so auf acht.
question-journey-save-why-2 = Richtig: Mehr Karten werden es dadurch nicht, aber du kennst sie schon. Und jede behaltene Karte ist ein Schritt weniger.
question-journey-save-why-3 = Bis zu vier dürfen bleiben.

question-journey-dead-end-ask = Nach Kihromah führt nur eine Straße. Was kostet dich ein Besuch?
question-journey-dead-end-1 = Den Hinweg.
question-journey-dead-end-2 = Hin- und Rückweg oder das Ende deines Zuges.
question-journey-dead-end-3 = Nichts weiter: Es ist ein Ort wie jeder andere.
question-journey-dead-end-why-1 = Und wie kommst du wieder heraus?
question-journey-dead-end-why-2 = Richtig: Darum ist es ein guter letzter Halt.
question-journey-dead-end-why-3 = Eine andere Straße führt nicht heraus.

question-journey-yardstick-ask = Du hast in der ersten Runde fünf Orte besucht. Ist das gut?
question-journey-yardstick-1 = Ja: Fünf je Runde ergeben alle zwanzig.
question-journey-yardstick-2 = Nein, es müssten acht sein: einer je Karte.
question-journey-yardstick-3 = Egal, nur die letzte Runde zählt.
question-journey-yardstick-why-1 = Richtig, und achtzehn oder neunzehn reichen oft zum Sieg.
question-journey-yardstick-why-2 = Manche Schritte kosten zwei Karten, und manche führen durch bekannte Orte.
question-journey-yardstick-why-3 = Jeder Ortsstein zählt, wann immer du ihn nimmst.
