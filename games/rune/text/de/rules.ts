import type { Rules } from '@skald/text';
import { ROUND_SECONDS } from '../../content/tasks.ts';
import type { Topic } from '../topics.ts';

/** RUN-INIT-02 */
const ROUND = `Eine Runde dauert etwa ${ROUND_SECONDS.least} bis ${ROUND_SECONDS.most} Sekunden.`;

export const rules: Rules<Topic> = {
  goal: {
    title: 'Worum es geht',
    text: 'Helden treffen auf einem Feld auf Gegner. Jeder bringt einen Helden mit, oder er spielt die Gegner, oder man überlässt sie den Regeln. Wer Helden spielt, will **Siegpunkte**: Es gibt sie für jeden Lebenspunkt, den man einem Gegner nimmt, und für jeden Todesstoß, und jeder Held hat seine eigenen. So kämpfen die Helden Seite an Seite und doch um den Ruhm gegeneinander. Was andere ihm antun, kostet ihn Punkte, und sein Tod alle. Stehen am Ende der letzten Runde noch beide Seiten, wird es Nacht, und alle gehen heim.',
  },
  dice: {
    title: 'Der Würfel',
    text: 'Es gibt einen Würfel mit zehn Seiten. Ein Wurf ist der Würfel und dazu, was man kann; er gelingt, wenn er die verlangte Zahl erreicht, gegen einen anderen dessen Wurf. Eine **10** ist ein Triumph: noch einmal würfeln und dazuzählen, solange Zehnen kommen. Eine **1** im ersten Wurf ist ein Patzer: noch einmal würfeln, und was kommt, zählt gegen dich. Wer heilt, patzt nicht, es sei denn an sich selbst. Jeder Punkt **Beeinträchtigung** nimmt eins von jedem Wurf.',
  },
  round: {
    title: 'Die Runde und die Initiative',
    text: `${ROUND} Zuerst sagen alle gleichzeitig, welche Waffe sie benutzen wollen, oder dass sie etwas anderes als kämpfen vorhaben. Dann würfeln alle **Initiative**: der Würfel, die Initiative dieser Waffe, dazu oder davon 3 für einen hohen oder tiefen Stand. Wer am meisten hat, handelt zuerst; bei Gleichstand der Held vor dem Gegner. Wer über 20 kommt, handelt 20 Schritte später noch einmal, und so weiter. Wer dann etwas Langsameres tut, als er genannt hat, kommt um so viel später; etwas Schnelleres bringt nichts. Im Zug darf man **abwarten**: Nach jeder fremden Aktion wird man gefragt, ob man jetzt will. Eine Runde ganz ohne Angriff, nur mit Bewegung, zählt einem Helden die Wahrnehmung zur nächsten Initiative.`,
  },
  turn: {
    title: 'Ein Zug',
    text: 'Ein Zug ist eine Aktion: ein Hieb, ein Schuss, eine ganze Bewegung, eine Behandlung, ein Griff. Eine halbe Aktion ist eine halbe Bewegung, ein sorgfältiger Waffenwechsel oder etwas aufzuheben; zwei verschiedene halbe passen in einen Zug. Nach einer halben Bewegung darf ein Hieb oder Schuss folgen. Wer von Anfang an jemanden in Reichweite hat, darf auch die Waffe wechseln und dann schlagen. Fallen zu lassen, was man hält, und vom Gürtel zu ziehen kostet nichts, ein Gerangel in der Runde auch nicht. Aufstehen ist frei, verlangt aber im Gleichgewicht 6; wer liegen bleibt, darf schlagen, aber nicht gehen.',
  },
  moving: {
    title: 'Bewegung',
    text: 'Ein Feld ist ein Schritt. Gerade Schritte kosten einen, von den schrägen jeder zweite zwei. Wie weit man kommt, hängt vom Laufen ab: Eine halbe Bewegung lässt Zeit für einen Hieb, eine ganze nicht. **Zurückweichen** führt bis zu 15 Schritte fort, mit 3 mehr Abwehr bis zur nächsten Aktion, und die Gegner vor einem schlagen nicht nach. **Fliehen** ist zweimal eine ganze Bewegung geradeaus; jeder, dem man nahe kommt, schlägt zu, und über einen offenen Rand ist man aus dem Kampf. **Blindlings rennen** geht genauso weit, muss die einzige Aktion der Runde sein und kann den Atem kosten.',
  },
  engagement: {
    title: 'Handgemenge und Gerangel',
    text: 'Gegner, die höchstens drei Schritte voneinander stehen, sind im **Handgemenge**; so weit reicht auch ein Hieb. Einmal in der Runde darf man einen von ihnen bedrängen: Stärke und Können mit der Waffe gegen seine, bei Gegnern gegen den Widerstand. Jeder hat einen solchen Wurf in der Runde, zum Bedrängen oder Gegenhalten; ohne ihn zählt er 0. Wer gewinnt, drängt den anderen geradeaus zurück (1 und zweimal die Stärke in Schritten) oder tritt bis zu drei Schritte an eine bessere Stelle oder verwehrt dem anderen für die Runde jedes Gerangel. Man darf auch bedrängen, bevor ein Hieb fällt: Trennt es die beiden, so muss der Angreifer mit dem Rest seiner halben Bewegung zurückkommen, sonst geht der Hieb ins Leere. Wer höher steht, hat 3 mehr. Helden, die denselben Platz wollen, würfeln ebenso darum: Einem Gefährten neben sich kann man den seinen streitig machen, und wer gewinnt, tauscht mit ihm.',
  },
  opportunity: {
    title: 'Freie Hiebe',
    text: 'Wer aus der Reichweite eines Gegners geht, der eine Waffe bereit hat, gibt ihm einen freien Hieb, auf dem letzten Feld in Reichweite. Herankommen und stehen bleiben kostet nichts, auf den zuzugehen, den man schlägt, auch nicht. Der Hieb kann **gezielt** sein: Dann zählt die Abwehr des anderen nicht, aber er kostet die nächste Aktion der Runde. Lässt man jemanden stehen, um einen anderen anzugreifen, so ist dessen gezielter Hieb umsonst. Wer zurückweicht, gibt denen vor sich nichts.',
  },
  striking: {
    title: 'Ein Hieb',
    text: 'Beide würfeln: Würfel und Angriff gegen Würfel und Abwehr. Erreicht der Angreifer die Zahl des anderen, so trifft er, und was er mehr hat, kommt zu seinem Schaden; die Zähigkeit des anderen geht ab, der Rest sind verlorene Lebenspunkte. Ein **Ansturm** von zehn Schritten oder mehr geradeaus gibt 3 auf den Angriff; höherer Stand gibt 2 auf Angriff und Abwehr; jeder weitere Gegner, der einen erreicht, nimmt 2 von der Abwehr, höchstens 6. Wer um 20 oder mehr verfehlt wird, schlägt sofort zurück. Wer neben Gefährten patzt, kann einen von ihnen treffen.',
  },
  manners: {
    title: 'Standhalten, wegducken, berserk',
    text: 'Ein Held, der sein Ziel in Reichweite und die Waffe bereit hat, darf seinem Hieb etwas hinzufügen. **Standhalten**: für den Rest der Runde 1 mehr auf den Angriff, aber kein Schritt. **Wegducken**: 1 mehr auf die Abwehr, und Schüsse auf ihn haben 3 weniger. **Berserk**, mit 21 Lebenspunkten oder mehr: Angriff und Abwehr zusammen, und sonst kommt nichts hinzu; steht der andere dann noch, so schlägt er zurück, und die eigene Abwehr zählt nicht. Gegner tun nichts davon.',
  },
  shooting: {
    title: 'Schüsse und Würfe',
    text: 'Ein Bogen braucht fünf Schritte, ein Wurf drei. Bevor gewürfelt wird, sagt das Ziel, ob es **ausweicht**. Wenn nicht, genügen 6; sonst würfelt es mit Schnelligkeit und Ausweichen, und ein Schild hilft. Deckung nimmt 3, 6 oder 12, Nebel 3, ein bewegtes Ziel 6; wer flieht, ist um 6 leichter zu treffen, wer zurückweicht, um 3. Jeder im Umkreis von fünf Schritten um das Ziel und in der Linie macht es um 3 schwerer, und ein Schuss, der nur an ihnen scheitert, trifft einen von ihnen. Jenseits der Reichweite sinkt der Schaden.',
  },
  harm: {
    title: 'Lebenspunkte und Wunden',
    text: 'Nimmt ein einzelner Hieb so viel wie die **Wundschwelle**, so ist das eine Wunde, doppelt so viel sind zwei. Jede Wunde ist ein Punkt Beeinträchtigung. Mit vier Wunden ist man kampfunfähig, mit fünf oder ohne Lebenspunkte liegt man im Sterben. Nimmt ein Hieb über 20 mehr, als noch da ist, so ist man sofort tot. Wer sich nicht wehren kann, wird ab 6 getroffen. Was Gegner in Zahlen wert sind, weiß niemand, bevor der erste seiner Art blutet.',
  },
  care: {
    title: 'Sterben und heilen',
    text: 'Ein sterbender Held ist zu retten: Jeder Gefährte hat dafür seine allernächste Aktion, mit einem Wurf in Heilkunde gegen 12. Lässt sie der Letzte verstreichen oder wird der Sterbende noch einmal verletzt, so ist er tot. Gegner sterben sofort. Auch Lebende lassen sich behandeln, als Aktion mit bis zu einer halben Bewegung: Die verlangte Zahl wächst mit den Wunden. Es schließt eine Wunde oder gibt Lebenspunkte zurück. Nach einem Versuch darf es niemand wieder versuchen, bevor der Verletzte neu verletzt wird.',
  },
  holding: {
    title: 'Festhalten und niederdrücken',
    text: 'Mit bloßen Händen lässt sich jemand festhalten, mit Geschick, oder zu Boden drücken, mit Stärke. Erst kommt ein Angriff, der nicht schadet, dann ein Wurf gegen die Abwehr; um wie viel er besser ist, um so viel schwerer reißt man sich los, was 6 und so viel verlangt. Wer festgehalten wird, kann sich nur losreißen, weicht keinem Schuss aus, und andere schlagen ihn gegen die halbe Abwehr; schlägt ein Gefährte des Haltenden daneben, trifft er diesen. Wer festhält, tut sonst nichts.',
  },
  ground: {
    title: 'Der Boden',
    text: 'Wer mindestens einen Schritt höher steht, hat den höheren Stand: 2 mehr auf Hieb und Abwehr, 3 mehr im Gerangel, 3 mehr Initiative. Rutschiger und unebener Boden kostet doppelt so viele Schritte. Deckung hilft gegen Schüsse, ein Hindernis zwischen zweien hilft dem besseren Kämpfer um 1. Manche Stellen verletzen zu Beginn der Runde, wer dort steht; Wege, die das Spiel für dich findet, führen um sie herum. Mauern halten alles auf. Über eine Kante kann man gedrängt werden, und der Sturz tut weh.',
  },
  hazards: {
    title: 'Hang, Eis, Dunkel, Feuer und Wasser',
    text: 'Auf **rutschigem** Boden sind zwei Schritte sicher; wer in einer Aktion weiter geht, hält das Gleichgewicht gegen 6 oder stürzt. Am **Hang** kostet hinauf doppelt und hinab die Hälfte; wer ein Gerangel gewinnt, kann die obere Seite nehmen, und wer hart getroffen wird, kann stürzen und hinabrollen, auch über andere. Im **Dunkeln** haben die meisten Würfe 4 weniger, im Zwielicht 2, außer es ist ein Licht in 25 Schritten oder man sieht in der Nacht. **Fallen** halten fest, wer hineintritt, bis sie jemand aufbiegt. **Kleider brennen** mit 6 Schaden und jede Runde 2 mehr, bis eine Aktion sie löscht. In **tiefem Wasser** schwimmt man oder ertrinkt; andere können ein Seil werfen oder einen herausziehen. **Schwärme** kleiner Tiere verletzen Helden, die eine Runde unter ihnen beenden, am meisten ohne gute Rüstung, bis sie fort sind oder sie sich vom Leib halten. Ein **Sturz** aus zehn Fuß oder mehr schadet, weniger dem, der heil landet, und keine Rüstung hilft.',
  },
  flight: {
    title: 'Davonlaufen',
    text: 'Ein Held, der **flieht**, läuft zweimal eine ganze Bewegung geradeaus. Alle, mit denen er im Handgemenge war oder denen er nahe kommt, schlagen einmal umsonst zu, wer schießen kann, hat einen freien Schuss, und wer nicht im Handgemenge ist, darf bis zu zehn Schritte gehen, um ihn aufzuhalten. Über einen offenen Rand oder einen Ausgang ist er fort. **Alle Helden zusammen** entkommen immer: Sie sagen es, wenn die Waffen genannt werden, und sind alle einverstanden, so würfelt jeder Laufen gegen den schnellsten Gegner. Wer zurückbleibt, behält 5 Lebenspunkte, außer er hatte ohnehin weniger als 20.',
  },
  foes: {
    title: 'Gegner',
    text: 'Gegner werden nach den Helden gemacht, die da sind: Sieben **Bedrohungsstufen** von furchtbar bis jämmerlich sagen, wie sie sich mit ihnen messen, und jede Art ist dann in einem besser und im anderen schlechter. Die meisten wählen nicht selbst: Eine Tafel sagt, wen jeder angreift, danach, wer nahe ist, wer ihn geschlagen hat und wen die anderen noch nicht genommen haben. Manche wählen, wie ihr Spieler will. Gegner halten nicht stand, ducken sich nicht weg, werden nicht berserk und verletzen einander nicht.',
  },
  gifts: {
    title: 'Gaben der Götter',
    text: 'Helden, die Punkte gewonnen haben, kaufen damit Gaben, Stufe um Stufe. Manche wirken immer und stecken in den Zahlen des Bogens. Andere werden benutzt: vor einem Wurf, wenn etwas geschieht, oder im eigenen Zug; einige kosten die Aktion. Runenwaffen haben eigene Kräfte für den, der sie hält und dafür bezahlt hat.',
  },
  points: {
    title: 'Siegpunkte und das Ende',
    text: 'Ein Held hat einen Punkt für jeden Lebenspunkt, den er einem Gegner nimmt, nie mehr, als dieser hat, und für den Todesstoß die Hälfte von dessen Macht. Die Macht wächst mit allem, was einen Gegner ausmacht. Jeder Lebenspunkt, den er selbst verliert, kostet ihn einen. Ist es vorbei, haben die Toten nichts, und von den anderen zahlen die drei besten für jeden gefallenen Helden: 75, 45 und 30 Punkte; weniger als nichts hat am Ende niemand. Der Kampf ist vorbei, wenn auf einer Seite niemand mehr kämpfen kann. Sind nur noch hilflose Gegner übrig, dürfen die Helden der Todesstöße wegen weitermachen oder aufhören. Kann kein Held mehr kämpfen, töten die Gegner, wer noch daliegt.',
  },
  sitting: {
    title: 'Ein ganzes Abenteuer',
    text: 'Ein Abenteuer ist eine Reihe von **Begegnungen**, eine Begegnung eine Reihe von **Ereignissen**. Jedes Ereignis wird vorgelesen, und dann darf reihum jeder genauer hinsehen, versuchen, was der Ort bietet, Verletzte versorgen oder vorangehen; was beißt, sagt einem vorher niemand. Wollen alle weiter, bleibt der Rest zurück. Manches kommt von selbst: Dann müssen alle würfeln, oder wer will, oder einer für alle; die Schwierigkeit, die ein Erfolg geschafft hat, ist ebenso viele Punkte wert, für jeden Wurf einmal. Wer sich meldet, sieht vorher seine Chance. Gekämpft wird auf einem Feld wie sonst auch. Nach einer Begegnung wird abgerechnet, das Gefundene geteilt, und alle sind wieder heil; die Gegner passen immer zu denen, die noch da sind. Daheim werden aus Beute Punkte, und wer im Ganzen die meisten gewonnen hat, hat gewonnen.',
  },
  playingFoes: {
    title: 'Die Gegner spielen',
    text: 'Wer die Gegner spielt, hat eigene Punkte, für Gefahr und nicht für Tod: 30 für die Mühe; 75 und ein Zehntel dessen, was ein Held je gewonnen hat, für jeden, der fast am Boden war, mit 20 Lebenspunkten oder weniger oder mit vier Wunden, und lebt; 20 für jede Art von Gelände, in die ein Held hineinging, an die er heranging oder aus der er herausging, höchstens 80. Jeder Held, der stirbt, kostet ihn 75. Gegner, die nicht selbst wählen, greifen an, wen die Tafel nennt; alles andere entscheidet er.',
  },
  running: {
    title: 'Eine Begegnung leiten',
    text: 'Ein Abenteuer kann **leiten**, wer seine Gegner spielt; oder jeder bringt eine eigene Begegnung mit, versiegelt, und leitet sie, wenn er an der Reihe ist. Wer leitet, hat die Notizen neben dem Brett. Er bekommt Punkte wie fürs Spielen der Gegner, dazu drei für jeden Punkt, um den ein Held einen Wurf der Notizen verfehlt, und 75 mehr, wenn er sich alles selbst ausgedacht hat und von jeder Art etwas dabei war. Sein eigener Held ist solange in der Hand eines **Stellvertreters**: Jeder der beiden bekommt die Hälfte von dem, was er gewinnt. Der Stellvertreter braucht Erlaubnis, ihn aus einem Kampf herauszuhalten, hetzt ihn nie auf Helden, gibt seine Punkte nicht aus und seine Habe nicht weg; was er außerhalb eines Kampfes tut, kann **verboten** werden. Wer **trödelt**, bekommt vielleicht ein Zeichen, und bleibt er, dann kommt etwas, das Lebenspunkte kostet und niemandem Punkte bringt. Was **niemand vorgesehen** hat, versucht man gegen 6, ohne Punkte; wer leitet, kann eine andere Fähigkeit oder zwei Eigenschaften verlangen oder ablehnen. Über eine Auslegung kann **abgestimmt** werden: Jeder hat eine Stimme, wer leitet, zwei. Ist alles vorbei, liegen die Notizen offen.',
  },
  holmgang: {
    title: 'Holmgang',
    text: 'Zwei Helden tragen einen Streit aus. Sie vereinbaren, was ein Hieb höchstens nehmen darf, und eine Zahl: Wer als Erster mehr als diese Zahl an Schaden angerichtet hat, gewinnt, und ebenso, wer übrig ist, wenn der andere nicht weiterkämpfen kann. Niemand darf vereinbaren, was verwunden oder töten könnte, und Siegpunkte gibt es keine. Vier Arten sind bekannt: der **freie Kampf**; im **Ring** aus Fellen, drei Zellen weit nach jeder Seite der Mitte, und wer ihn verlässt, hat verloren; an **Pflöcke** gebunden, wo sich niemand bewegt oder duckt; und **Hieb um Hieb**, je einer im Wechsel, die höhere Initiative zuerst, abgewehrt nur mit dem Würfel.',
  },
};
