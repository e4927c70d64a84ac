// What can be won, in words: what is seen, what is found out, and what one does for it.

import type { PrizeThing, TrialThing } from '../../content/generating/prizes.ts';
import type { Bilingual, PrizeTale, ThingTale } from '../../rules/generating/tale.ts';
import { both, thingTale } from './telling.ts';

const prize = (name: Bilingual, sight: Bilingual, closer: Bilingual, how: Bilingual): PrizeTale => ({
  name,
  sight,
  closer,
  how,
});

export const PRIZE_TALES: Readonly<Record<PrizeThing, PrizeTale>> = {
  'loose-stone': prize(
    both('The loose stone', 'Der lockere Stein'),
    both('One stone in the wall has no moss.', 'Ein Stein in der Wand hat kein Moos.'),
    both('Somebody takes it out often, or used to.', 'Jemand nimmt ihn oft heraus, oder hat es getan.'),
    both('Take the stone out.', 'Den Stein herausnehmen.'),
  ),
  'hanging-corpse': prize(
    both('The hanged man', 'Der Gehängte'),
    both(
      'A hanged man turns slowly, and his belt is heavy for one so thin.',
      'Ein Gehängter dreht sich langsam, und für einen so Dünnen ist sein Gürtel schwer.',
    ),
    both(
      'The crows have left him the purse. They have no pockets.',
      'Den Beutel haben ihm die Krähen gelassen. Sie haben keine Taschen.',
    ),
    both('Cut him down.', 'Ihn abschneiden.'),
  ),
  'locked-coffer': prize(
    both('The coffer', 'Die Lade'),
    both(
      'A coffer is chained to the floor, and the chain is worth more than most coffers.',
      'Eine Lade ist an den Boden gekettet, und die Kette ist mehr wert als die meisten Laden.',
    ),
    both('It has a lock with a sense of humour.', 'Ihr Schloss hat Humor.'),
    both('Open it.', 'Sie öffnen.'),
  ),
  'sunken-sack': prize(
    both('The sack in the water', 'Der Sack im Wasser'),
    both(
      'In the water, a spear’s length down, lies a sack with a stone tied to it.',
      'Im Wasser, eine Speerlänge tief, liegt ein Sack, an den ein Stein gebunden ist.',
    ),
    both('Nobody sinks what is worth nothing.', 'Niemand versenkt, was nichts wert ist.'),
    both('Dive for it.', 'Danach tauchen.'),
  ),
  'high-niche': prize(
    both('The glint above', 'Das Blinken oben'),
    both(
      'Up high, where no hand reaches, something glints.',
      'Hoch oben, wo keine Hand hinreicht, blinkt etwas.',
    ),
    both('A broken ladder lies below it.', 'Eine zerbrochene Leiter liegt darunter.'),
    both('Climb up.', 'Hinaufklettern.'),
  ),
  'old-tale': prize(
    both('The place in the tale', 'Der Ort aus der Geschichte'),
    both(
      'You know this place from a tale. In the tale somebody buried something here and did not come back.',
      'Diesen Ort kennt ihr aus einer Geschichte. In der Geschichte vergrub hier jemand etwas und kam nicht wieder.',
    ),
    both('It depends on whose version one remembers.', 'Es kommt darauf an, wessen Fassung man im Kopf hat.'),
    both('Dig.', 'Graben.'),
  ),
  'raven-nest': prize(
    both('The ravens’ nest', 'Das Rabennest'),
    both(
      'Two ravens quarrel about something shiny and stop when they see you.',
      'Zwei Raben streiten um etwas Glänzendes und hören auf, als sie euch sehen.',
    ),
    both('They have been collecting for years.', 'Sie sammeln seit Jahren.'),
    both('Reach into the nest.', 'Ins Nest greifen.'),
  ),
  'dice-players': prize(
    both('The game', 'Das Spiel'),
    both(
      'Two men sit over a board and neither looks up. Between them lies the stake.',
      'Zwei Männer sitzen über einem Brett, und keiner sieht auf. Zwischen ihnen liegt der Einsatz.',
    ),
    both('They play for whatever comes in.', 'Sie spielen um das, was hereinkommt.'),
    both('Sit down.', 'Sich dazusetzen.'),
  ),
  'dropped-purse': prize(
    both('The dropped purse', 'Der verlorene Beutel'),
    both(
      'Somebody ran here, and lost more than his breath.',
      'Hier ist jemand gerannt und hat mehr verloren als den Atem.',
    ),
    both('The coins lie a pace apart.', 'Die Münzen liegen einen Schritt auseinander.'),
    both('Pick them up.', 'Sie aufheben.'),
  ),
  'ferry-bowl': prize(
    both('The offering bowl', 'Die Opferschale'),
    both(
      'A bowl stands there for those who go on, and others have been generous.',
      'Eine Schale steht da für alle, die weiterziehen, und andere waren großzügig.',
    ),
    both(
      'Nobody watches it. That is the test, perhaps.',
      'Niemand bewacht sie. Vielleicht ist das die Probe.',
    ),
    both('Take what lies in the bowl.', 'Nehmen, was in der Schale liegt.'),
  ),
  'overheard-talk': prize(
    both('The talk behind the wall', 'Das Gerede hinter der Wand'),
    both(
      'Behind a wall two of them talk about the watch, and complain.',
      'Hinter einer Wand reden zwei von ihnen über die Wache und beklagen sich.',
    ),
    both('They say when, and they say where.', 'Sie sagen, wann, und sie sagen, wo.'),
    both('Listen.', 'Zuhören.'),
  ),
  'high-view': prize(
    both('The lookout', 'Der Ausguck'),
    both('From up there one would see everything.', 'Von dort oben sähe man alles.'),
    both('Even how they stand.', 'Sogar, wie sie stehen.'),
    both('Climb up and look.', 'Hinaufsteigen und schauen.'),
  ),
  'fresh-tracks': prize(
    both('The fresh tracks', 'Die frische Spur'),
    both(
      'Tracks cross the way, hours old, and one of those who made them limps.',
      'Eine Spur kreuzt den Weg, Stunden alt, und einer von denen, die sie machten, hinkt.',
    ),
    both('Whoever can read them knows what is waiting.', 'Wer sie lesen kann, weiß, was wartet.'),
    both('Follow them a while.', 'Ihr eine Weile folgen.'),
  ),
  'rough-plan': prize(
    both('The plan on the wall', 'Der Plan an der Wand'),
    both(
      'Somebody has scratched a plan into the wall, with little crosses.',
      'Jemand hat einen Plan in die Wand geritzt, mit kleinen Kreuzen.',
    ),
    both('The crosses are where they stand.', 'Wo die Kreuze sind, stehen sie.'),
    both('Study it.', 'Ihn studieren.'),
  ),
  pedlar: prize(
    both('The pedlar', 'Der Krämer'),
    both(
      'A pedlar has spread out his cloth and sells to anybody who lives.',
      'Ein Krämer hat sein Tuch ausgebreitet und verkauft an jeden, der lebt.',
    ),
    both('He asks no questions and gives no change.', 'Er fragt nicht, und Wechselgeld gibt er nicht.'),
    both('Trade with him.', 'Mit ihm handeln.'),
  ),
  'dwarf-stall': prize(
    both('The dwarf’s stall', 'Der Stand des Zwergs'),
    both(
      'A dwarf sits behind a hatch and taps on a price list that is carved in stone.',
      'Hinter einer Luke sitzt ein Zwerg und tippt auf eine Preisliste, die in Stein gehauen ist.',
    ),
    both('He buys, too. Nobody knows for whom.', 'Er kauft auch. Für wen, weiß niemand.'),
    both('Knock on the hatch.', 'An die Luke klopfen.'),
  ),
  'dry-corner': prize(
    both('The dry corner', 'Die trockene Ecke'),
    both(
      'There is a corner here that is dry, and has only one way in.',
      'Hier ist eine Ecke, die trocken ist und nur einen Zugang hat.',
    ),
    both(
      'Others have rested here, and most of them went on.',
      'Andere haben hier gerastet, und die meisten sind weitergegangen.',
    ),
    both('Put up a watch and rest.', 'Eine Wache aufstellen und rasten.'),
  ),
  'healing-spring': prize(
    both('The spring', 'Die Quelle'),
    both(
      'A spring comes out of the ground that smells of eggs, and the moss around it is thick.',
      'Eine Quelle kommt aus dem Boden, die nach Eiern riecht, und das Moos um sie ist dick.',
    ),
    both('It is good for wounds, if one knows how.', 'Für Wunden ist sie gut, wenn man weiß, wie.'),
    both('Bathe.', 'Baden.'),
  ),
  'mead-horn': prize(
    both('The full horn', 'Das volle Horn'),
    both(
      'A horn hangs on the wall, full to the brim, and it is not the first one it has been.',
      'Ein Horn hängt an der Wand, randvoll, und es ist nicht sein erstes Mal.',
    ),
    both(
      'Emptied in one go it helps. Otherwise it only makes merry.',
      'In einem Zug geleert hilft es. Sonst macht es nur lustig.',
    ),
    both('Empty it.', 'Es leeren.'),
  ),
  'war-song': prize(
    both('The place for a song', 'Der Ort für ein Lied'),
    both(
      'The stone rings here. Whoever hums hears a choir.',
      'Hier klingt der Stein. Wer summt, hört einen Chor.',
    ),
    both('A song at the right moment is worth a shield.', 'Ein Lied zur rechten Zeit ist einen Schild wert.'),
    both('Sing.', 'Singen.'),
  ),
  'hollow-tree': prize(
    both('The hollow tree', 'Der hohle Baum'),
    both(
      'A tree stands there that has been hollow for a hundred years and tells nobody.',
      'Da steht ein Baum, der seit hundert Jahren hohl ist und es niemandem sagt.',
    ),
    both(
      'There is room in it for what one cannot carry.',
      'Darin ist Platz für alles, was man nicht tragen kann.',
    ),
    both('Hide something in it.', 'Etwas darin verstecken.'),
  ),
  'false-bottom': prize(
    both('The false bottom', 'Der doppelte Boden'),
    both('The boards sound different here.', 'Hier klingen die Bretter anders.'),
    both('There is a hollow below them, dry and empty.', 'Darunter ist ein Hohlraum, trocken und leer.'),
    both('Lift the board.', 'Das Brett heben.'),
  ),
  'dead-end': prize(
    both('The dead end', 'Die Sackgasse'),
    both(
      'A side way ends after ten paces, and there are no prints in its dust.',
      'Ein Seitenweg endet nach zehn Schritten, und in seinem Staub ist keine Spur.',
    ),
    both('What one leaves here, one finds again.', 'Was man hier lässt, das findet man wieder.'),
    both('Hide something there.', 'Dort etwas verstecken.'),
  ),
  'way-shrine': prize(
    both('The shrine by the way', 'Der Schrein am Weg'),
    both(
      'A post stands by the way with a face on it, and somebody has broken off the nose.',
      'Am Weg steht ein Pfosten mit einem Gesicht, und jemand hat ihm die Nase abgebrochen.',
    ),
    both(
      'The god is still in it. One has to know which.',
      'Der Gott ist noch darin. Man muss nur wissen, welcher.',
    ),
    both('Lay something down before it.', 'Etwas davor niederlegen.'),
  ),
  captive: prize(
    both('The captive', 'Der Gefangene'),
    both(
      'Somebody lies here in fetters and does not believe in you yet.',
      'Hier liegt jemand in Fesseln und glaubt noch nicht an euch.',
    ),
    both(
      'He will tell of it at home, and he tells well.',
      'Er wird zu Hause davon erzählen, und er erzählt gut.',
    ),
    both('Free him.', 'Ihn befreien.'),
  ),
  'stuck-cart': prize(
    both('The stuck cart', 'Der festgefahrene Karren'),
    both(
      'A cart is stuck up to its axle, and the family around it has run out of curses.',
      'Ein Karren steckt bis zur Achse fest, und der Familie drumherum sind die Flüche ausgegangen.',
    ),
    both('People remember such a thing.', 'So etwas merken sich die Leute.'),
    both('Lend a hand.', 'Mit anpacken.'),
  ),
  'dying-man': prize(
    both('The dying man', 'Der Sterbende'),
    both(
      'An old man lies by the way and would like to die with somebody listening.',
      'Ein alter Mann liegt am Weg und möchte sterben, während jemand zuhört.',
    ),
    both('He has one thing to say, and takes his time.', 'Er hat eines zu sagen und lässt sich Zeit.'),
    both('Sit with him.', 'Sich zu ihm setzen.'),
  ),
  'blind-side': prize(
    both('The blind side', 'Die blinde Seite'),
    both(
      'They all look the other way. It will not last.',
      'Sie sehen alle in die andere Richtung. Das bleibt nicht so.',
    ),
    both(
      'If every one of you keeps quiet, the first stroke is yours.',
      'Wenn jeder von euch still ist, gehört der erste Schlag euch.',
    ),
    both('Creep up on them.', 'Sich anschleichen.'),
  ),
};

export const TRIAL_TALES: Readonly<Record<TrialThing, ThingTale>> = {
  carvings: thingTale(
    both('The carvings', 'Die Schnitzereien'),
    both('Somebody has carved his opinion into the wood.', 'Jemand hat seine Meinung ins Holz geschnitten.'),
    both('It is about his neighbour.', 'Sie betrifft seinen Nachbarn.'),
  ),
  bones: thingTale(
    both('The bones', 'Die Knochen'),
    both(
      'Bones lie there, in an order that somebody meant.',
      'Knochen liegen da, in einer Ordnung, die jemand gemeint hat.',
    ),
    both(
      'He died of a fall, and was put together again afterwards.',
      'Er starb an einem Sturz und wurde danach wieder zusammengesetzt.',
    ),
  ),
  echo: thingTale(
    both('The second echo', 'Das zweite Echo'),
    both(
      'There are two echoes here, and one of them is late.',
      'Hier gibt es zwei Echos, und eines kommt zu spät.',
    ),
    both('The late one has an accent.', 'Das späte hat einen Akzent.'),
  ),
  'boast-stone': thingTale(
    both('The boasting stone', 'Der Prahlstein'),
    both(
      'On this stone everybody boasts who passes. So it is said on the stone.',
      'Auf diesem Stein prahlt jeder, der vorbeikommt. So steht es auf dem Stein.',
    ),
    both('A verse would do.', 'Eine Strophe genügt.'),
  ),
  weather: thingTale(
    both('The weather', 'Das Wetter'),
    both(
      'The air has changed. One could say what comes next, or one could be wet.',
      'Die Luft hat sich geändert. Man könnte sagen, was kommt, oder man könnte nass werden.',
    ),
    both('It will be gone by tomorrow.', 'Bis morgen ist es vorüber.'),
  ),
  footing: thingTale(
    both('The round stones', 'Die runden Steine'),
    both(
      'The last stretch is round stones. Nothing happens to those who fall, but all the others see it.',
      'Das letzte Stück sind runde Steine. Wer fällt, dem geschieht nichts, aber alle anderen sehen es.',
    ),
    both('Walk as if nothing were the matter.', 'Geht, als wäre nichts.'),
  ),
  'old-song': thingTale(
    both('The half song', 'Das halbe Lied'),
    both(
      'A child sings half a song and asks how it goes on.',
      'Ein Kind singt ein halbes Lied und fragt, wie es weitergeht.',
    ),
    both('It goes on badly, but it rhymes.', 'Es geht schlecht aus, aber es reimt sich.'),
  ),
  riddle: thingTale(
    both('The riddle', 'Das Rätsel'),
    both(
      'An old woman blocks the way with a riddle. She would let you pass anyway.',
      'Eine alte Frau versperrt den Weg mit einem Rätsel. Vorbeilassen würde sie euch auch so.',
    ),
    both('It is a fish. It is mostly a fish.', 'Es ist ein Fisch. Meistens ist es ein Fisch.'),
  ),
};
