import type { Rules } from '@skald/text';
import type { Topic } from '../topics.ts';

export const rules: Rules<Topic> = {
  goal: {
    title: 'Worum es geht',
    text: `Vor der Küste Englands liegt ein Wikingerschiff, und ein normannischer Herr hat ein paar Heere, eine Burg und eine Handvoll Dörfer zu hüten. Einer führt die **Wikinger**, der andere die **Normannen**. Die Wikinger wollen vier Dörfer plündern oder die Burg niederbrennen. Die Normannen wollen die Heere der Wikinger zerschlagen, das Schiff verbrennen oder einfach aushalten, bis der Sommer vorbei ist.

Jede Seite hat 15 Punkte, die sie geheim auf ihre Heere verteilt. Wo ein Heer steht, sieht jeder; wie stark es ist, zeigt sich erst im Kampf. Kämpfe entscheiden hier ein paar Würfel, oder ihr tragt sie mit Figuren auf eurem eigenen Tisch aus: Dann sagt der Feldzug, wer auf wen trifft, wo, wie stark und in welchem Gelände, und was aus dem Verlierer wird.`,
  },
  setup: {
    title: 'Vor der ersten Runde',
    text: `1. **Die Karte wählen.** Das Lehen Garrock, eine Karte, die aus einer Zahl entsteht, oder eine eigene.
2. **Punkte verteilen.** Beide verteilen geheim und zugleich 15 Punkte auf drei Heere zu je 3 bis 6. Habt ihr die Zahl der Heere freigegeben, dürfen es drei bis fünf sein. Alle 15 Punkte müssen vergeben werden.
3. **Die Normannen stellen auf.** Ein Heer steht in der Burg. Jedes andere bekommt ein eigenes Landfeld, höchstens zwei Felder von der Burg entfernt, gleich auf welchem Ufer.
4. **Die Wikinger sind an Bord.** Alle ihre Heere beginnen auf dem Schiff, draußen auf See, wo die Karte es sagt.
5. **Die Karten.** Die zehn Bonuskarten werden gemischt. Noch hat niemand eine auf der Hand.

Wer welches Heer führt, steht auf dem Schild. Ein Heer behält seinen Anführer bis zum Ende, was immer mit seinen Punkten geschieht.`,
  },
  turn: {
    title: 'Die Runde',
    text: `Eine Runde steht für ein oder zwei Tage. Sie hat vier Teile:

1. **Initiative.** Wer Karten hat, entscheidet geheim, ob er Initiative spielt. Dann wirft jede Seite einen Würfel, zählt 3 für jede gespielte Initiative hinzu und zieht 1 für jedes eigene Heer ab, das 2 Punkte oder weniger hat oder nicht mehr besteht. Das höhere Ergebnis zieht zuerst; auszusuchen ist da nichts. Bei Gleichstand würfeln beide noch einmal mit denselben Zu- und Abzügen. Die Würfel liegen offen, aber niemand muss sagen, wie schwach er ist.
2. **Die erste Seite zieht** alle ihre Heere, eins nach dem anderen, in beliebiger Folge.
3. **Die zweite Seite zieht.**
4. **Das Ende der Runde.** In dieser Reihenfolge: Ist das Schiff verbrannt? Ist die Burg verbrannt? Sind Dörfer geplündert? Sind die Wikinger geschlagen? War es die letzte Runde? Was zuerst zutrifft, entscheidet den Feldzug.

Gekämpft wird, sobald es dazu kommt, mitten in der Bewegung. Danach geht die Bewegung dort weiter, wo sie stehen geblieben war.`,
  },
  movement: {
    title: 'Bewegung',
    text: `Ein Heer darf in einer Runde **ein Feld** weit ziehen. Es muss nicht, außer wenn es klein ist (siehe dort). Grasland, Wald, Gebirge, Sumpf, Küste und Dörfer sind alle gleich begehbar; nur der Fluss hält auf. Ins Meer geht niemand.

Auf einem Feld steht nie mehr als ein Heer, auch nicht von derselben Seite. Ein Feld mit einem eigenen Heer ist versperrt; wer eines mit einem feindlichen Heer betritt, **greift an**.

Wer angegriffen hat, zieht in dieser Runde nicht noch einmal. Wer angegriffen wurde, zurückwich oder floh, behält seinen eigenen Zug, wenn er ihn noch nicht gebraucht hat.`,
  },
  river: {
    title: 'Der Fluss',
    text: `Der Fluss verläuft auf den Kanten zwischen den Feldern; man überquert ihn, man steht nie darin. Über eine **Brücke** geht es ohne Weiteres. Überall sonst muss ein Heer **durch die Furt**: ein Würfel, und bei **4, 5 oder 6** steht es drüben. Bei 1, 2 oder 3 bleibt es, wo es ist, sein Zug ist verbraucht, und tauschen darf es auch nicht mehr.

Mit dem Feind im Rücken ist es schwerer: Wer flieht oder zurückweicht, kommt nur bei **5 oder 6** hindurch.

Die Karte Furt ersetzt den Wurf. Man spielt sie vor dem Würfeln, bei jeder Art von Bewegung.

Wer über den Fluss hinweg angreift, ob über Brücke oder Furt, kämpft im Wasser: Auf dem Tisch liegt der Fluss zwischen beiden Seiten, und im schnellen Kampf hat der Angreifer im ersten Durchgang einen Nachteil.`,
  },
  ship: {
    title: 'Das Schiff',
    text: `Es gibt ein Schiff. Es trägt beliebig viele Heere der Wikinger und niemals Normannen.

**Segeln.** Einmal je Runde, zu jedem Zeitpunkt der eigenen Bewegung, darf das Schiff bis zu zwei Felder über See und Küste fahren, wenn mindestens ein Heer an Bord ist. Von Küste zu Küste geht es nur, wo beide an dasselbe Seefeld grenzen. Ein Feld mit einem normannischen Heer läuft es nie an.

**Landen und an Bord gehen** kann man, solange das Schiff auf einem Küstenfeld liegt. Beides ist der ganze Zug eines Heeres. Man landet auf dem Feld des Schiffes oder auf einem Landfeld daneben und geht von dort an Bord; liegt der Fluss dazwischen, muss man durch die Furt. Wer auf einem Feind landet, greift an. Mitfahren kostet nichts: Ein Heer darf in derselben Runde segeln und landen. Wer aber in dieser Runde an Bord ging, landet in ihr nicht wieder.

Heere an Bord stehen auf keinem Feld. Beim Tausch von Punkten sind sie Nachbarn voneinander, vom Feld des Schiffes und von dem Land ringsum. Ein Heer der Wikinger darf an Land auf dem Feld des Schiffes stehen.

**Wenn das Schiff angegriffen wird.** Ein normannisches Heer darf auf das Küstenfeld ziehen, auf dem das Schiff liegt.
- Steht dort ein Heer der Wikinger an Land, so wird dieses angegriffen wie jedes andere.
- Wenn nicht und wenn ein Heer mit mindestens 2 Punkten an Bord ist, benennen die Wikinger eines davon, und es kämpft vom Schiff aus, im Küstengelände. Verliert und überlebt es, bleibt es an Bord, und das Schiff sticht in See; das ist sein Rückzug.
- Sind nur kleine Heere an Bord, sticht das Schiff ohne Kampf in See. Ist niemand an Bord, stehen die Normannen einfach neben einem leeren Schiff.
- Verliert das Heer an Land und sind andere an Bord, so sticht das Schiff ebenfalls in See.

**In See stechen** heißt ein oder zwei Schritte des Schiffes nach den üblichen Regeln. Gibt es gar keinen Weg, ist das Schiff mit allen an Bord verloren.

**Das Schiff verbrennen.** Am Ende einer Runde ist das Schiff verbrannt, wenn ein normannisches Heer mit mindestens 2 Punkten zu Beginn der Runde auf seinem Feld stand, noch immer dort steht, in der Runde weder zog noch kämpfte und kein Wikinger an Bord ist. Damit endet der Feldzug: Lasst kein leeres Schiff am Strand.`,
  },
  pillage: {
    title: 'Dörfer plündern',
    text: `Ein Dorf ist am Ende einer Runde geplündert, wenn ein Heer der Wikinger mit mindestens 2 Punkten zu **Beginn** der Runde darin stand, noch immer darin steht und in der Runde weder angriff noch angegriffen wurde. Wer heute einzieht, hat das Dorf also morgen Abend, wenn man ihn lässt.

Ein Tausch von Punkten stört nicht, ein misslungener Furtwurf auch nicht. Ein Dorf lässt sich nur einmal plündern und bleibt auf der Karte ein Dorf. Normannen plündern nicht. Mit **vier** geplünderten Dörfern gewinnen die Wikinger.`,
  },
  siege: {
    title: 'Die Burg niederbrennen',
    text: `Die Burg betritt man wie jedes andere Feld; steht ein normannisches Heer darin, ist das ein Angriff. Ein Heer der Wikinger mit mindestens 2 Punkten, das **zwei volle Runden** hintereinander in der Burg steht, ohne zu ziehen und ohne zu kämpfen, brennt sie am Ende der zweiten nieder. Die Runde der Ankunft zählt nicht. Ihr könnt eine andere Zahl vereinbaren.

Wer im schnellen Kampf ein normannisches Heer in der Burg angreift, hat in den ersten beiden Durchgängen einen Nachteil.`,
  },
  exchange: {
    title: 'Punkte tauschen',
    text: `Zwei Heere einer Seite auf benachbarten Feldern dürfen Punkte tauschen; ein Fluss dazwischen macht nichts. **Eines** von beiden gibt dafür seinen Zug her: Es darf in dieser Runde weder gezogen noch angegriffen noch getauscht haben. Das andere behält seinen Zug.

Es dürfen beliebig viele Punkte hin- oder hergehen. Danach darf keines mehr als 6 haben. Ein Heer, das alles abgibt, löst sich auf und zählt bei der Initiative als verloren. Die Untergrenze von 3 Punkten galt nur am Anfang.

Die andere Seite sieht, welche zwei Heere sich trafen, nicht, was von Hand zu Hand ging. Stärken, die bekannt waren, sind danach wieder unbekannt.`,
  },
  small: {
    title: 'Kleine Heere',
    text: `Ein Heer mit nur noch **1 Punkt** ist klein. Es darf nicht angreifen, nicht plündern, nichts verbrennen, und wird es angegriffen, so kämpft es nicht, sondern flieht.

In der eigenen Bewegung muss es nach Hause, jede Runde ein Feld näher: Normannen zur Burg, Wikinger zum Schiff oder, solange das Schiff auf See ist, zur nächsten Küste. Sind mehrere Felder näher, wählt sein Spieler; ist keines frei, bleibt es stehen. Durch den Fluss kommt es wie üblich ab 4. Steht ein eigenes Heer in der Burg, ist ein Feld neben der Burg nah genug. Am Schiff geht es an Bord, wenn es kann, und wartet. Seine Zuflucht muss es nie verlassen.

Statt heimzugehen darf es mit einem Nachbarn Punkte tauschen und so aufgefüllt werden. Wer in dieser Runde an einem Tausch beteiligt war, muss nicht gehen.

Ein Heer mit genau 2 Punkten ist schwach, aber nicht klein: Es drückt die Initiative, darf aber kämpfen und plündern.`,
  },
  flight: {
    title: 'Flucht eines kleinen Heeres',
    text: `Zuerst zieht der Angreifer, durch die Furt, wenn er muss. Dann fällt ein Würfel für das kleine Heer: Bei 1 oder 2 flieht es geradeaus, in der Richtung, in der der Angreifer kam; bei 3 oder 4 in der Richtung links davon, bei 5 oder 6 rechts davon. Es muss **zwei Schritte** in dieser Richtung tun.

Unmöglich ist ein Schritt über den Kartenrand, ins Meer, auf einen Feind oder durch einen Fluss ohne Brücke, wenn der Würfel keine 5 oder 6 zeigt. Auf dem ersten Feld darf ein eigenes Heer stehen, an ihm läuft man vorbei; auf dem zweiten nicht. Ist einer der beiden Schritte unmöglich, ist das Heer **vernichtet**.

Ein Heer der Wikinger, das durch das Feld des Schiffes kommt oder dort endet, darf stattdessen an Bord gehen.

Danach steht der Angreifer auf dem Feld, das er betreten hat. Für eine Flucht gibt es weder Karte noch Rettungswurf, doch das Plündern stört sie, bei beiden.`,
  },
  battle: {
    title: 'Kämpfe',
    text: `Betritt ein Heer das Feld eines feindlichen Heeres, das nicht klein ist, so wird gekämpft, und zwar sofort. Beide zeigen ihre Punkte, und jeder kämpft mit genau dem, was er hat.

Ihr vereinbart vorher, wie gekämpft wird: als **schneller Kampf**, auf **eurem eigenen Tisch** oder jedes Mal, wie ihr beide wollt; an den Tisch geht es dann nur, wenn beide dafür sind.

Nach dem Kampf fallen die Rettungswürfe, dann weicht der Verlierer zurück, und der Sieger darf eine Bonuskarte ziehen. Ein siegreicher Angreifer steht auf dem Feld des Kampfes, ein siegreicher Verteidiger bleibt, wo er war. Bleibt von beiden nichts übrig, ist das Feld leer, und der Sieger bekommt seine Karte trotzdem.`,
  },
  quick: {
    title: 'Der schnelle Kampf',
    text: `1. **Taktische Karten.** Der Angreifer darf Karten spielen, von jeder Art höchstens eine, dann der Verteidiger.
2. **Bis zu drei Durchgänge.** In jedem werfen beide Seiten einen Würfel für jeden Punkt, den sie noch haben. Jede **5 oder 6** vernichtet einen Punkt des Feindes. Die Treffer beider Seiten zählen zugleich. Hat eine Seite nichts mehr, ist der Kampf aus.
3. **Nachteil** heißt, dass nur die 6 trifft. Der Angreifer hat ihn im 1. Durchgang, wenn er über den Fluss kam oder ins Gebirge angreift, und im 1. und 2., wenn er Normannen in ihrer Burg angreift. Mehrere Gründe zählen nicht zusammen.
4. **Späher:** Im 1. Durchgang braucht ihr Spieler eins weniger, also 4 oder mehr, mit Nachteil 5 oder mehr. **Ortskenntnis:** Ihr Spieler hat in diesem Kampf keinen Nachteil; hätte er ohnehin keinen, hat ihn der Feind im 1. Durchgang. **Hinterhalt:** Im 1. Durchgang würfelt sein Spieler zuerst, und was er trifft, würfelt nicht mehr. Spielen beide Seiten Späher oder beide Hinterhalt, so heben sich die Karten auf.
5. **Gewonnen** hat, wer mehr Punkte übrig hat; bei Gleichstand, wer mehr vernichtet hat; ist auch das gleich, der Verteidiger. Ein Unentschieden gibt es nicht.`,
  },
  table: {
    title: 'Ein Kampf auf eurem Tisch',
    text: `Der Feldzug nennt euch beide Stärken, das Gelände für den Tisch und wann welche Karte gespielt werden darf. Das Aufbaublatt könnt ihr drucken. Kämpft nach den Regeln eures Figurenspiels; ein Punkt im Feldzug ist dort ein Punkt.

1. Wählt die Tischseiten. Jetzt darf **Ortskenntnis** gespielt werden: Ihr Spieler entfernt ein Geländestück oder fügt eines hinzu.
2. Stellt auf. Mit **Spähern** stellt ihr Spieler alles nach dem Feind auf.
3. Alles steht. Mit einem **Hinterhalt** verrückt man ein Geländestück um höchstens eine lange Strecke (L).
4. Kämpft.
5. **Gebt das Ergebnis ein:** wer gewonnen hat oder dass es unentschieden war und wie viele Punkte jede Seite verlor. Beide geben es ein; stimmt es nicht überein, sehen beide beide Berichte und geben es neu ein. Auf einem gemeinsamen Gerät genügt ein Eintrag. Wer alles verloren hat, kann niemanden besiegt haben, der noch etwas hat.
6. Beide bestätigen. Dann fallen die Rettungswürfe.

Nach einem **Unentschieden** retten beide Seiten bei 5 oder 6, niemand zieht eine Karte, und der Angreifer geht dorthin zurück, woher er kam.`,
  },
  saves: {
    title: 'Rettungswürfe',
    text: `Nicht jeder, der am Abend fehlt, ist tot. Für jeden im Kampf vernichteten Punkt wirft sein Besitzer einen Würfel: Der **Sieger** bekommt ihn bei **4, 5 oder 6** zurück, der **Verlierer** bei **5 oder 6**. Was gerettet ist, bleibt in seinem Heer. Von da an kennt jeder die Punkte beider Heere, bis sie wieder tauschen.

Ein Heer ohne Punkte ist vernichtet. Ein Sieger mit nur 1 Punkt bleibt, wo er steht, und ist von seinem nächsten Zug an klein.`,
  },
  retreat: {
    title: 'Rückzug des Verlierers',
    text: `Der Verlierer weicht sofort zurück, **zwei Felder** weit, fort vom Feind.

- Ein geschlagener **Verteidiger** geht weiter in der Richtung, in der der Angreifer kam.
- Ein geschlagener **Angreifer** geht den Weg zurück, den er kam: Der erste Schritt führt auf das Feld, das er verlassen hat, ohne neuen Wurf, wenn es über den Fluss war, der zweite in derselben Richtung weiter. Wer vom Schiff gelandet ist, kehrt an Bord zurück, und das ist alles.

Bei jedem Schritt wird zuerst der gerade Weg versucht. Ist er versperrt, wählt der Besitzer den Weg links oder rechts davon, wenn der offen ist. Versperrt ist ein Weg durch den Kartenrand, das Meer, irgendein Heer oder einen Fluss ohne Brücke, wenn der Würfel keine 5 oder 6 zeigt; jede solche Kante wird einmal versucht, und eine Karte Furt ersetzt den Wurf.

Ist schon der **erste** Schritt unmöglich, ist das Heer vernichtet. Ist es nur der zweite, bleibt es nach einem Feld stehen. Wer zurückweicht, kämpft nicht und stört niemanden.`,
  },
  cards: {
    title: 'Bonuskarten',
    text: `Der Sieger eines Kampfes darf eine Karte ziehen. Die Hand ist geheim und beliebig groß. Eine Karte behält man, bis ihr Augenblick kommt, dann wird sie abgelegt; ist er verpasst, behält man sie weiter. Ist der Stapel leer und jemand zieht, werden die abgelegten Karten gemischt.

Drei Arten sind **taktisch**, für Kämpfe: Späher, Ortskenntnis, Hinterhalt. Drei sind **strategisch**, für die Landkarte: Initiative, Furt, Gewaltmarsch. Auf das Schiff lässt sich keine spielen.`,
  },
  field: {
    title: 'Von der Karte auf den Tisch',
    text: `Was auf dem Tisch liegt, sagt die Art des Feldes, auf dem der Verteidiger steht. Kam der Angreifer über den Fluss, ob Brücke oder Furt, so wird stattdessen am **Fluss** gekämpft. W3 ist ein halber Würfel, aufgerundet; weniger als nichts ist nichts.

Jedes weitere Stück wird ausgewürfelt: 1 oder 2 ein Wald, 3 ein Hügel, 4 Felsboden, 5 ein Acker, 6 ein Sumpf. Was über eine Grenze ginge, wird neu gewürfelt. Durch einen Sumpf geht auf dem Tisch niemand. Im schnellen Kampf bewirkt das Gelände nichts außer dem, was dort steht.`,
  },
  victory: {
    title: 'Sieg',
    text: `**Die Wikinger gewinnen**, wenn
- vier Dörfer geplündert sind,
- die Burg niedergebrannt ist
- oder kein Heer der Normannen mehr übrig ist.

**Die Normannen gewinnen**, wenn
- die Wikinger geschlagen sind, also keines ihrer Heere noch 2 Punkte oder mehr hat,
- das Schiff zerstört ist
- oder die letzte Runde ohne Sieger endet. Das ist die 24., wenn ihr keine andere oder gar keine vereinbart habt.

Geprüft wird nach jedem Kampf, jeder Flucht, jedem Tausch und am Ende jeder Runde. Wer keinen Weg mehr sieht, darf in der eigenen Bewegung aufgeben. Am Ende werden alle Stärken offengelegt.`,
  },
  maps: {
    title: 'Karten',
    text: `Eine Karte hat 60 bis 200 Felder, eine Burg, mindestens fünf Dörfer und einen Platz auf See, an dem das Schiff beginnt, zwei bis vier Schritte von der nächsten Küste. Jedes Landfeld, das ans Meer grenzt, ist Küste, und nichts anderes ist es; Dörfer und Burg liegen also nie am Wasser. Der Fluss teilt das Land; mindestens zwei Brücken verbinden es wieder, und allein über Brücken ist jeder Ort von der Burg aus zu erreichen. Auf jeder Seite des Flusses liegen mindestens zwei Dörfer, keines näher als zwei Felder an der Burg; mindestens zwei liegen höchstens zwei Felder von der Küste, mindestens zwei vier oder mehr.

Felder heißen wie auf dem Schachbrett: ein Buchstabe für die Spalte, eine Zahl für die Reihe. Jede zweite Reihe ist um ein halbes Feld nach rechts gerückt.

Karten, die aus einer Zahl entstehen, halten sich an all das. In der Werkstatt könnt ihr eigene zeichnen; sie sagt euch, was fehlt.`,
  },
};
