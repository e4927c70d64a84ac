// Traps and hazards in words, those of closed places first.

import type { TrapThing } from '../../content/generating/traps.ts';
import type { TrapTale } from '../../rules/generating/tale.ts';
import { both, trapTale } from './telling.ts';

export const LOW_TRAPS = {
  rockfall: trapTale(
    both('The loose ceiling', 'Die lockere Decke'),
    both(
      'Fresh stones lie on the ground, and the ceiling above them is not finished.',
      'Frische Steine liegen am Boden, und die Decke darüber ist noch nicht fertig.',
    ),
    both('It needs no push. A loud word is enough.', 'Einen Stoß braucht sie nicht. Ein lautes Wort genügt.'),
  ),
  'rotten-props': trapTale(
    both('The sawn prop', 'Der angesägte Stempel'),
    both(
      'One of the props has been sawn halfway through, and the sawdust is still white.',
      'Einer der Stempel ist halb durchgesägt, und das Sägemehl ist noch weiß.',
    ),
    both(
      'It can be wedged, with a steady hand. Without, half the hill comes in.',
      'Mit ruhiger Hand lässt er sich verkeilen. Ohne kommt der halbe Berg herein.',
    ),
  ),
  'dart-wall': trapTale(
    both('The wall of holes', 'Die Wand mit den Löchern'),
    both(
      'The wall is full of small holes, set as neatly as the eyes of a net.',
      'Die Wand ist voll kleiner Löcher, so ordentlich wie die Maschen eines Netzes.',
    ),
    both(
      'The darts behind them are thin as straws and go through mail.',
      'Die Pfeile dahinter sind dünn wie Halme und gehen durch Ketten.',
    ),
  ),
  'swinging-beam': trapTale(
    both('The beam', 'Der Balken'),
    both(
      'A beam hangs from two ropes, drawn far back, and one rope is frayed.',
      'Ein Balken hängt an zwei Seilen, weit zurückgezogen, und eines der Seile ist ausgefranst.',
    ),
    both(
      'It comes at the height of a face. It was measured on a tall man.',
      'Er kommt in Gesichtshöhe. Maß genommen wurde an einem großen Mann.',
    ),
  ),
  'rigged-chest': trapTale(
    both('The friendly chest', 'Die freundliche Truhe'),
    both(
      'A chest stands there with its lid ajar, as if it had been expecting you.',
      'Eine Truhe steht da, den Deckel angelehnt, als hätte sie euch erwartet.',
    ),
    both(
      'What springs out of it has been waiting longer than you.',
      'Was herausspringt, hat länger gewartet als ihr.',
    ),
    both('Lift the lid.', 'Den Deckel heben.'),
  ),
  chasm: trapTale(
    both('The gap', 'Der Spalt'),
    both(
      'The ground stops, and goes on again a few paces farther.',
      'Der Boden hört auf und geht ein paar Schritte weiter wieder los.',
    ),
    both('A stone takes its time until one hears it.', 'Ein Stein lässt sich Zeit, bis man ihn hört.'),
  ),
  'narrow-ledge': trapTale(
    both('The ledge', 'Das Sims'),
    both(
      'The way becomes a ledge, as broad as a boot, and the wall leans outwards.',
      'Der Weg wird zum Sims, so breit wie ein Stiefel, und die Wand lehnt sich nach außen.',
    ),
    both(
      'Goats have fallen here. They lie below, and they were better at it.',
      'Hier sind Ziegen abgestürzt. Sie liegen unten, und sie konnten es besser.',
    ),
  ),
  'molten-splash': trapTale(
    both('The ladle', 'Die Gießkelle'),
    both(
      'A ladle as large as a boat hangs over the way, full, and it sways.',
      'Eine Kelle, groß wie ein Boot, hängt über dem Weg, voll, und sie schwankt.',
    ),
    both(
      'When the chain gives way, it rains, and the rain is red.',
      'Wenn die Kette nachgibt, regnet es, und der Regen ist rot.',
    ),
  ),
  'burning-thatch': trapTale(
    both('The burning thatch', 'Das brennende Strohdach'),
    both(
      'The thatch has caught fire, and flakes of it come down like snow that has changed its mind.',
      'Das Stroh hat Feuer gefangen, und Flocken kommen herab wie Schnee, der es sich anders überlegt hat.',
    ),
    both('One has to be through before the ridge falls.', 'Man muss durch sein, ehe der First fällt.'),
  ),
  'brazier-oil': trapTale(
    both('The spilt oil', 'Das vergossene Öl'),
    both(
      'The floor shines. It smells of whale, and a brazier stands close by on three thin legs.',
      'Der Boden glänzt. Es riecht nach Wal, und dicht dabei steht ein Kohlebecken auf drei dünnen Beinen.',
    ),
    both('One careless step, and the rest is light.', 'Ein achtloser Schritt, und der Rest ist hell.'),
  ),
  'bad-air': trapTale(
    both('The bad air', 'Die schlechte Luft'),
    both(
      'The torches burn low, and a dead bird lies on its back.',
      'Die Fackeln brennen klein, und ein toter Vogel liegt auf dem Rücken.',
    ),
    both(
      'It makes heads heavy and feet slow. It does not pass at once.',
      'Sie macht den Kopf schwer und die Füße träge. Das vergeht nicht gleich.',
    ),
  ),
  'staring-idol': trapTale(
    both('The idol', 'Das Götzenbild'),
    both(
      'An idol stands there whose eyes are set so that they look at everyone.',
      'Ein Götzenbild steht da, dessen Augen so sitzen, dass sie jeden ansehen.',
    ),
    both('Those who look back too long see what it sees.', 'Wer zu lange zurückschaut, sieht, was es sieht.'),
  ),
  bats: trapTale(
    both('The bats', 'Die Fledermäuse'),
    both('The ceiling is furry, and it breathes.', 'Die Decke ist pelzig, und sie atmet.'),
    both(
      'They mean no harm, but there are a thousand of them and they have teeth.',
      'Sie meinen es nicht böse, aber es sind tausend, und sie haben Zähne.',
    ),
  ),
  'acid-drip': trapTale(
    both('The dripping green', 'Das grüne Tropfen'),
    both(
      'Something green drips from above, and where it drips the stone has holes.',
      'Von oben tropft etwas Grünes, und wo es tropft, hat der Stein Löcher.',
    ),
    both('It spares skin. It is fond of iron.', 'Haut verschont es. Es mag Eisen.'),
  ),
  'steam-vent': trapTale(
    both('The steam', 'Der Dampf'),
    both(
      'A crack whistles. Every few breaths it shuts its mouth, as if to swallow.',
      'Eine Spalte pfeift. Alle paar Atemzüge macht sie den Mund zu, wie um zu schlucken.',
    ),
    both(
      'Whoever is caught in it cooks until he gets out.',
      'Wen es erwischt, der gart, bis er herauskommt.',
    ),
    both('Crawl out below the steam.', 'Unter dem Dampf hinauskriechen.'),
  ),
  'spear-gate': trapTale(
    both('The gate of spears', 'Das Speertor'),
    both(
      'Two rows of spearheads look out of the doorposts, and one of them is wet.',
      'Zwei Reihen Speerspitzen sehen aus den Türpfosten, und eine davon ist nass.',
    ),
    both(
      'The threshold gives a little. That is the catch.',
      'Die Schwelle gibt ein wenig nach. Das ist der Haken.',
    ),
  ),
  'poisoned-cup': trapTale(
    both('The welcome cup', 'Der Willkommenstrunk'),
    both(
      'Somebody has poured a cup, and it stands there for the guest.',
      'Jemand hat einen Becher eingeschenkt, und er steht da für den Gast.',
    ),
    both('The dregs move.', 'Der Bodensatz bewegt sich.'),
    both('Drink.', 'Trinken.'),
  ),
  'mocking-skald': trapTale(
    both('The mocking skald', 'Der Spottdichter'),
    both(
      'A skald sits by the way with a verse about every one of you. They are good verses.',
      'Am Weg sitzt ein Skalde und hat auf jeden von euch eine Strophe. Es sind gute Strophen.',
    ),
    both(
      'Unless somebody answers him, the verses get home before you do.',
      'Wenn ihm niemand antwortet, sind die Strophen vor euch zu Hause.',
    ),
    both('Let him speak.', 'Ihn reden lassen.'),
  ),
  'rune-snare': trapTale(
    both('The red sign', 'Das rote Zeichen'),
    both(
      'A sign is painted on the ground, and the paint is not paint.',
      'Auf den Boden ist ein Zeichen gemalt, und die Farbe ist keine Farbe.',
    ),
    both('It remembers a curse word for word.', 'Es hat sich einen Fluch Wort für Wort gemerkt.'),
  ),
  'bone-organ': trapTale(
    both('The bone pipes', 'Die Knochenpfeifen'),
    both(
      'Pipes of bone stand in a row, and whenever the air moves they play one note more.',
      'Pfeifen aus Knochen stehen in einer Reihe, und sooft sich die Luft regt, spielen sie einen Ton mehr.',
    ),
    both(
      'The last note is not for ears. It is for hearts.',
      'Der letzte Ton ist nicht für die Ohren. Er ist fürs Herz.',
    ),
  ),
} as const satisfies { readonly [Thing in TrapThing]?: TrapTale };
