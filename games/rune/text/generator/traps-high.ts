// Traps and hazards in words, those under the sky.

import type { TrapThing } from '../../content/generating/traps.ts';
import type { TrapTale } from '../../rules/generating/tale.ts';
import { both, trapTale } from './telling.ts';

export const HIGH_TRAPS = {
  'thin-ice': trapTale(
    both('The thin ice', 'Das dünne Eis'),
    both(
      'The ice is dark here, and something large swims along below it.',
      'Hier ist das Eis dunkel, und darunter schwimmt etwas Großes mit.',
    ),
    both(
      'It bears a hare. It has borne a hare, to be exact.',
      'Es trägt einen Hasen. Genau gesagt: Es hat einen Hasen getragen.',
    ),
  ),
  'bog-hole': trapTale(
    both('The green meadow', 'Die grüne Wiese'),
    both(
      'In the middle of the moor lies a meadow, greener than it should be.',
      'Mitten im Moor liegt eine Wiese, grüner, als sie sein dürfte.',
    ),
    both(
      'It is no meadow. It has no bottom either.',
      'Eine Wiese ist es nicht. Einen Grund hat es auch nicht.',
    ),
  ),
  undertow: trapTale(
    both('The undertow', 'Der Sog'),
    both(
      'The water draws back farther than it came.',
      'Das Wasser zieht sich weiter zurück, als es gekommen ist.',
    ),
    both(
      'It pulls at the knees first, and then it does not let go.',
      'Erst zieht es an den Knien, und dann lässt es nicht mehr los.',
    ),
  ),
  'flooded-way': trapTale(
    both('The drowned way', 'Der ersoffene Weg'),
    both(
      'The way leads down into water that does not move.',
      'Der Weg führt hinab in Wasser, das sich nicht regt.',
    ),
    both(
      'It is deeper in the middle, and the middle is wide.',
      'In der Mitte ist es tiefer, und die Mitte ist breit.',
    ),
  ),
  'white-frost': trapTale(
    both('The white frost', 'Der weiße Frost'),
    both('Your breath falls to the ground and tinkles.', 'Euer Atem fällt zu Boden und klirrt.'),
    both(
      'Those who stand still here stand for good; the others are merely stiff for a while.',
      'Wer hier stehen bleibt, steht für immer; die anderen sind nur eine Weile steif.',
    ),
  ),
  'seasick-swell': trapTale(
    both('The cross swell', 'Die Kreuzsee'),
    both(
      'The waves come from two sides and have not agreed.',
      'Die Wellen kommen von zwei Seiten und haben sich nicht abgesprochen.',
    ),
    both(
      'It is not dangerous. One only wishes it were.',
      'Gefährlich ist es nicht. Man wünscht es sich nur.',
    ),
  ),
  'no-path': trapTale(
    both('The way that was here', 'Der Weg, der hier war'),
    both(
      'There was a way here. Somebody has taken it along.',
      'Hier war ein Weg. Jemand hat ihn mitgenommen.',
    ),
    both(
      'Every direction looks like the one from which you came.',
      'Jede Richtung sieht aus wie die, aus der ihr kommt.',
    ),
  ),
  hornets: trapTale(
    both('The hornets’ nest', 'Das Hornissennest'),
    both(
      'Something hums overhead, as large as a barrel.',
      'Über euren Köpfen summt etwas, groß wie ein Fass.',
    ),
    both(
      'They do not like sweat, and nothing can be done about that.',
      'Schweiß mögen sie nicht, und daran ist nichts zu ändern.',
    ),
  ),
  'biting-flies': trapTale(
    both('The flies', 'Die Fliegen'),
    both(
      'A cloud stands over the way, and it is not smoke.',
      'Über dem Weg steht eine Wolke, und Rauch ist es nicht.',
    ),
    both(
      'They bite through wool, and they have cousins.',
      'Sie beißen durch Wolle, und sie haben Verwandte.',
    ),
  ),
  'salt-spray': trapTale(
    both('The freezing spray', 'Die gefrierende Gischt'),
    both(
      'The spray freezes where it lands, and it lands on you.',
      'Die Gischt gefriert, wo sie hinfällt, und sie fällt auf euch.',
    ),
    both(
      'Every breath of it costs a little more, until one gets out of the wind.',
      'Jeder Atemzug kostet etwas mehr, bis man aus dem Wind kommt.',
    ),
    both('Crouch behind the boards until it is over.', 'Sich hinter die Bretter kauern, bis es vorbei ist.'),
  ),
  'thorn-gully': trapTale(
    both('The thorns', 'Die Dornen'),
    both(
      'The gully is grown over with thorns as long as fingers, and rags hang in them.',
      'Die Rinne ist mit Dornen zugewachsen, lang wie Finger, und Lumpen hängen darin.',
    ),
    both(
      'They break off below the skin and go on from there.',
      'Sie brechen unter der Haut ab und wandern dort weiter.',
    ),
    both('Stand still and cut oneself loose.', 'Stillstehen und sich losschneiden.'),
  ),
  avalanche: trapTale(
    both('The avalanche', 'Die Lawine'),
    both(
      'High above a crack runs across the snow, without a sound.',
      'Hoch oben läuft ein Riss durch den Schnee, ohne einen Laut.',
    ),
    both('The sound comes later, and with it the rest.', 'Der Laut kommt später und mit ihm alles andere.'),
  ),
  'wolf-pit': trapTale(
    both('The wolf pit', 'Die Wolfsgrube'),
    both(
      'Brushwood lies on the way, and on the brushwood somebody has strewn a little too much earth.',
      'Reisig liegt auf dem Weg, und auf das Reisig hat jemand etwas zu viel Erde gestreut.',
    ),
    both(
      'The stakes were meant for wolves. They are not particular.',
      'Die Pfähle waren für Wölfe gedacht. Wählerisch sind sie nicht.',
    ),
  ),
  'falling-yard': trapTale(
    both('The cut halyard', 'Das gekappte Fall'),
    both(
      'Up in the mast the yard hangs askew, held by a single strand.',
      'Oben am Mast hängt die Rah schief, gehalten von einem einzigen Kardeel.',
    ),
    both(
      'It weighs as much as four men, and comes down faster.',
      'Sie wiegt so viel wie vier Mann und kommt schneller herunter.',
    ),
  ),
  'rope-bridge': trapTale(
    both('The old rope', 'Das alte Seil'),
    both(
      'The way goes over a rope with a second one to hold on to, and the second has knots where it tore.',
      'Der Weg führt über ein Seil, mit einem zweiten zum Festhalten, und das zweite hat Knoten, wo es gerissen ist.',
    ),
    both('Both hold, one at a time.', 'Beide halten, immer eines.'),
  ),
  'tripwire-logs': trapTale(
    both('The log pile', 'Der Holzstoß'),
    both(
      'Logs are piled up beside the way, higher than anyone would pile them who wants to use them.',
      'Am Weg ist Holz gestapelt, höher, als einer stapelt, der es noch braucht.',
    ),
    both(
      'A cord lies in the grass, and everything is tied to it.',
      'Im Gras liegt eine Schnur, und an ihr hängt alles.',
    ),
  ),
} as const satisfies { readonly [Thing in TrapThing]?: TrapTale };
