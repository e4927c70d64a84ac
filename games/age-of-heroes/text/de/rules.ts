// Both rulesets in German; “Klassisch” and “Neufassung” are the classic and the amended rules.

import type { Rules } from '@skald/text';
import type { Topic } from '../topics.ts';

export const rules: Rules<Topic> = {
  goal: {
    title: 'Worum es geht',
    text: `Jeder der ein bis sechs Spieler führt einen Helden des Nordens: Beowulf, Brunhild, Egil, Ragnar, Siegfried oder Starkad. Zwanzig Runden lang ziehen sie über Land und Meer, erschlagen Ungeheuer, schlagen Jarle und nehmen sie in Dienst, gewinnen Länder und Gold. Am Ende zählt der Ruhm. Wer am meisten davon hat, gewinnt, tot oder lebendig; wer 15 oder mehr hat, den nimmt Walhall auf.

Auf jeder Figur stehen zwei Zahlen: die Kampfkraft, die über Kämpfe entscheidet, und die Bewegung, also wie viele Gebiete sie in einer Runde betreten darf. Die Karte hat 36 Länder und 30 Seegebiete. Die Abgabe eines Landes sagt, was es zahlt, und zugleich, wie schwer es zu erobern ist.`,
  },
  setup: {
    title: 'Vor der ersten Runde',
    text: `Jeder wählt einen Helden; wollen zwei denselben, würfeln sie darum. Jeder Held zieht eines der sechs Zauberschwerter; die übrigen kommen nicht ins Spiel. Zwei Würfel bestimmen, wo er zu Hause ist, und ebenso, wo die ersten Ungeheuer und Jarle stehen, von beiden so viele, wie es Spieler gibt. Ungeheuer liegen offen. Jarle liegen verdeckt, und niemand weiß, wer sie sind. Ein Held beginnt mit 3 Glück, ohne Ruhm und ohne Gold. Nichts davon fällt je unter 0.`,
  },
  turn: {
    title: 'Der Ablauf einer Runde',
    text: `1. **Bewegung.** Wer den meisten Ruhm hat, zieht zuerst mit allen seinen Jarlen, dann der Nächste. Bei Gleichstand wird gewürfelt. Die Reihenfolge gilt für die ganze Runde.
2. **Kampf.** In derselben Reihenfolge greift jeder an, wen er will; dabei werben Helden Jarle an.
3. **Abgaben.** Länder, in denen ihr Herr oder einer seiner Jarle steht, zahlen. Verlassene Länder gehen verloren.
4. **Neue Ungeheuer.** So viele, wie Helden auf der Karte sind, an ausgewürfelten Orten, bis der Stapel leer ist.
5. **Neue Jarle.** Ebenso, und zwar verdeckt.
6. **Die Runde wird gezählt.** In der letzten kommt nichts Neues mehr.`,
  },
  movement: {
    title: 'Bewegung',
    text: `Eine Figur darf so viele Gebiete betreten, wie ihre Bewegung angibt, eines nach dem anderen; auch wer sich nur an einer Ecke berührt, ist Nachbar. Meer und Land kosten gleich viel, und anhalten darf man überall. Andere Figuren versperren nie den Weg. Niemand muss ziehen. Nur Helden und Jarle in ihrem Dienst ziehen; Ungeheuer und freie Jarle bleiben, wo sie sind, außer auf der Flucht.

Ein Schritt führt übers Meer, wenn er in einem Seegebiet oder auf einer der beiden Inseln Skandia und Hebriden beginnt oder endet. Wer nicht übers Meer darf, sitzt dort fest.

Wer dort haltmacht, wo ein Schwert oder Schatz liegt, darf zugreifen. Klassisch zieht man seine Figuren in beliebiger Folge, und wer im selben Gebiet steht, darf einander Dinge geben; in der Neufassung zieht erst der Held, dann ziehen die Jarle, und jeder behält, was er hat.`,
  },
  combat: {
    title: 'Kampf',
    text: `Gekämpft wird nur innerhalb eines Gebiets. Wer an der Reihe ist, greift an; Ungeheuer fangen nie an. Angreifen darf man Ungeheuer, andere Helden und ihre Jarle, freie Jarle und das Land selbst. Ein Held neben einem Ungeheuer muss eines angreifen.

1. Angreifer und Ziele werden genannt. Ein verdeckter Jarl wird dabei aufgedeckt, und dann gibt es kein Zurück. Werden Leute eines Spielers angegriffen, darf er andere von sich im selben Gebiet zu Hilfe rufen.
2. Schwarzalben, Hexen und Wiedergänger unter den Verteidigern zaubern.
3. Glück wird ausgegeben.
4. Die Stärken werden gezählt: Kampfkraft oder Abgabe des Landes, dazu Schwerter, Rüstung, Runen und Götter.
5. Ein einziger Würfel fällt für den ganzen Kampf.
6. Das Ergebnis trifft alle auf der genannten Seite.
7. Jeder Held, der gekämpft hat und lebt, kann erfahren, ob ein Gott auf ihn sah.

Klassisch: Man bestimmt, wer von den Seinen welche Ziele zusammen angreift; die Ziele verteidigen sich gemeinsam, und jede Figur greift einmal je Runde an. Neufassung: Alle im Gebiet, die können, greifen ein Ziel nach dem anderen an, so oft sie wollen, jedes aber nur einmal.`,
  },
  results: {
    title: 'Kampfergebnisse',
    text: `Es zählen die Stärke der Angreifer weniger die der Verteidiger und der Würfel samt Glück. Die Neufassung zählt beides einfach zusammen. Klassisch gilt die Tabelle unten: Ein Unterschied unter −2 zählt als −2, einer über 5 als 5, ein Wurf unter −3 als −3 und einer über 9 als 9.

- **Getötet:** Alle auf dieser Seite sind für immer aus dem Spiel.
- **Verwundet:** Helden sind verwundet. Jarle und Ungeheuer verlassen die Karte, kommen in ihren Stapel und vielleicht als Fremde wieder.
- **Flieht:** Alle auf dieser Seite müssen fort. Klassisch: so weit sie können, wohin der Sieger will, oder heimwärts, wenn kein Spieler gesiegt hat. Neufassung: Der Sieger zieht sie, wie er mag; hat kein Spieler gesiegt, tut es der Zufall. Ein Held, der flieht, verliert 2 Ruhm.
- **Kein Ergebnis:** Alle bleiben, wo sie sind.

Ein Land ist mit jedem Ergebnis gegen die Verteidiger gewonnen. Dieselben Ergebnisse erlauben es, einen verdeckten Jarl anzuwerben.`,
  },
  luck: {
    title: 'Glück',
    text: `Ein Punkt Glück verschiebt einen Wurf um eins. Man gibt ihn aus, bevor der Würfel fällt, und er ist weg, auch wenn er nichts geändert hat. Glück ausgeben darf jeder Held, der im Kampf steht oder einen Jarl darin hat.

Klassisch: so viel man hat, nach oben oder unten, geheim gewählt und zugleich aufgedeckt; auch beim Wurf gegen einen Zauber und bei der Rune Sygil. Neufassung: höchstens 9 je Kampf, erst der Angreifer, dann der Verteidiger, jeder für seine Seite, und nur beim Kampfwurf.

Einen Jarl anzuwerben kostet 1 Glück.`,
  },
  glory: {
    title: 'Ruhm und Lohn',
    text: `Für jeden erschlagenen Feind nimmt ein Held entweder Ruhm oder Glück, nicht von beidem etwas. Was Ungeheuer bringen, steht in der Tabelle; ein Held oder Jarl bringt die Hälfte seiner Kampfkraft. Wer nur verwundet, nimmt davon die Hälfte. Gerundet wird immer ab. Was Jarle gewinnen, bekommt ihr Held, und belohnt werden Verteidiger so gut wie Angreifer.

Einen Jarl anzuwerben bringt die Hälfte seiner Kampfkraft als Ruhm oder Glück. Fällt ein Jarl im Dienst, verliert sein Held noch einmal so viel, an Ruhm oder an Glück. Flucht kostet einen Helden 2 Ruhm.`,
  },
  jarls: {
    title: 'Jarle',
    text: `Jarle liegen verdeckt, bis jemand sie angreift. War ein Held selbst im Kampf und ging das Ergebnis gegen einen Jarl, der verdeckt lag, so darf er ihn für 1 Glück anwerben: Der Jarl bleibt unversehrt und dient ihm. Tut er es nicht, gilt das Ergebnis. In der Neufassung erfährt man es erst nach der Entscheidung. Wer offen liegt und niemandem dient, lässt sich nicht anwerben.

Ein Jarl im Dienst zieht und kämpft für seinen Helden, mit ihm oder ohne ihn, hält Länder und trägt Abgaben. Mehr als vier hat keiner. Klassisch greift ein neuer Jarl in der Runde, in der er angeworben wurde, nicht mehr an.`,
  },
  kingdoms: {
    title: 'Reiche und Abgaben',
    text: `Wer ein Land gewinnen will, greift es an; seine Stärke ist seine Abgabe. Es darf frei sein oder einem anderen gehören, nur nicht unter dem Zauber Is liegen. Figuren im Land verteidigen nicht das Land, sondern sich selbst.

Ein Land zahlt jede Runde seine Abgabe in Mark, wenn bei der Zahlung der Held oder einer seiner Jarle darin steht. Steht niemand da, ist es verloren. Der Held legt das Gold gleich in seinen Hort; ein Jarl behält es im Beutel, bis er und sein Held im selben Gebiet sind, und sei es im Vorbeigehen. Wer einen Jarl erschlägt, bekommt seinen Beutel. Den Hort eines erschlagenen Helden bekommt niemand.`,
  },
  swords: {
    title: 'Zauberschwerter',
    text: `Ein Schwert macht seinen Träger stärker, ob er angreift oder sich verteidigt. Zwei trägt keiner. Fällt der Träger, oder verlässt er als Jarl die Karte, bleibt es dort liegen, für den Ersten, der in diesem Gebiet haltmacht.`,
  },
  treasures: {
    title: 'Drachen und Schätze',
    text: `Die ersten vier Drachen, die erscheinen, bewachen je einen Schatz, die beiden anderen je 20 Mark. Wer den Drachen erschlägt, nimmt den Hort: der Held, wenn er dabei war, sonst einer seiner Jarle. Ein nur verwundeter Drache behält, was er hat. Schätze darf man beliebig viele tragen. Klassisch sehen die anderen sie nicht, bis sie gebraucht werden; in der Neufassung liegen sie offen.`,
  },
  spells: {
    title: 'Zauber',
    text: `Ein Schwarzalb, der angegriffen wird, würfelt einmal und wirkt den Zauber dieser Zahl; ein Wiedergänger nur bei 1 bis 3; eine Hexe würfelt zweimal. Hagall, Is und Jara wirken immer. Gegen Nied, Wynn und Yr würfelt der Angreifer, und sie wirken bei 1 bis 3. Lassen die Zauber keinen Angreifer übrig, wird aus dem Kampf nichts.`,
  },
  runes: {
    title: 'Runen',
    text: `Ist ein Held zum ersten Mal in einem Kampf dabei, in dem ein Schwarzalb, ein Wiedergänger oder eine Hexe erschlagen wird, so lernt er eine Rune, die der Würfel bestimmt. Er behält sie und lernt keine zweite. Mehrere Helden können dieselbe haben.`,
  },
  gods: {
    title: 'Die Götter',
    text: `Nach einem Kampf würfelt jeder Held, der gekämpft hat und lebt: Bei 1 hat ein Gott auf ihn gesehen, mit der Rune Amsir auch bei 2. Ein zweiter Wurf sagt, welcher. Klassisch darf man es lassen; in der Neufassung fallen die Würfel ungefragt. Frey, Loki und Njord handeln sofort; Odin, Thor und Tyr warten auf den nächsten Kampf des Helden. Mit dem Tod ist hinfällig, was die Götter versprochen haben.`,
  },
  death: {
    title: 'Wunden und Tod',
    text: `Eine Wunde hindert niemanden, doch ein verwundeter Held, der noch einmal verwundet wird, ist tot. Gesund wird er, wenn er eine ganze Runde zu Hause bleibt, ohne zu ziehen und ohne anzugreifen, mit der Rune Ing überall.

Stirbt ein Held, so wählt sein Spieler zu Beginn der nächsten Runde:

- **Abtreten.** Sein Ruhm wird wie am Ende des Spiels gezählt, nach dem, was er bei seinem Tod hatte, und bleibt im Wettstreit.
- **Neu anfangen.** Derselbe Held, eine neue Heimat, 3 Glück und sonst nichts; klassisch kommt sein Schwert zu ihm zurück.
- **Als Jarl weiterspielen.** Einer seiner Jarle wird der Held, mit dem Glück, den anderen Jarlen und den Ländern, aber ohne Ruhm, Rune und Hort. Was der Tote trug, liegt, wo er fiel.

In der letzten Runde gibt es nichts mehr zu wählen.`,
  },
  end: {
    title: 'Das Ende',
    text: `Nach der letzten Runde zählt jeder zu seinem Ruhm 1 für je 10 Mark im Hort, 1 für je 3 Glück und die halbe Kampfkraft jedes Jarls in seinem Dienst. Das Brosung-Halsband zählt 20 Mark; was Jarle noch im Beutel haben, zählt nicht. Wer am meisten hat, gewinnt; Gleiche teilen den Sieg. Wer 15 oder mehr hat, kommt nach Walhall.`,
  },
};
