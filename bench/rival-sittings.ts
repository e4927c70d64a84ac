// How well bots play whole sittings of Rune: npm run rival-sittings -- --seats karl,thrall,thrall,thrall --games 124
// The Stolen Rune and generated adventures with fresh dice; levels go round the table, and each order of it meets the
// same adventure, the same heroes and the same dice.

import { parseArgs } from 'node:util';
import { FastDice, type Level } from '@skald/kernel';
import { rune } from '@skald/rune';
import { GALLERY_IDS, grown } from '@skald/rune/gallery';
import { asLevel, FAR_APART, now, playThrough } from './playing.ts';
import { ofOne, type Sat, told } from './rival-sittings-told.ts';

const { values: given } = parseArgs({
  options: {
    /** A level for each who plays heroes; they go round the table. */
    seats: { type: 'string', default: 'karl,thrall,thrall,thrall' },
    /** Who runs all of it: nobody, or a level. */
    runner: { type: 'string', default: 'nobody' },
    /** Sittings in all, and processor seconds after which no other begins. */
    games: { type: 'string', default: '124' },
    seconds: { type: 'string', default: '540' },
    /** The first of so many deals, so that a long series can be played in parts. */
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    /** Generated adventures beside The Stolen Rune, or instead of it. */
    generated: { type: 'string', default: '30' },
    stolen: { type: 'string', default: '1' },
    /** `drawn` by lot, or the `same` for all: then nothing but the bots makes a difference. */
    hands: { type: 'string', default: 'drawn' },
    ms: { type: 'string', default: '50' },
    playouts: { type: 'string' },
    each: { type: 'boolean', default: false },
    /** Seconds of processor time by question. */
    profile: { type: 'boolean', default: false },
  },
});

const levels = given.seats.split(',').map(asLevel);
const runner = given.runner === 'nobody' ? null : asLevel(given.runner);
/** Where all are equals, one order is as good as another. */
const orders = new Set(levels).size === 1 ? 1 : levels.length;
if (given.hands !== 'drawn' && given.hands !== 'same') throw new Error(`no hands ${given.hands}`);
const stolen = Number(given.stolen);
const adventures = stolen + Number(given.generated);

const spent = new Map<string, { times: number; ms: number }>();

/** Where everybody sits moves on by one in each of as many sittings with the same dice; then come others. */
function sit(number: number): Sat {
  const turn = number % orders;
  const deal = Math.floor(number / orders) + Number(given.from);
  const which = deal % adventures;
  const seed = Math.imul(Number(given.seed) * 1009 + deal, FAR_APART);
  const lots = new FastDice(seed);
  const gallery = [...GALLERY_IDS];
  const drawn = levels.map(() => [gallery.splice(lots.roll(gallery.length) - 1, 1)[0]!]);
  // As documents, of which a table may have several that are alike.
  const hands = given.hands === 'same' ? drawn.map(() => [grown(drawn[0]![0]!, 0)]) : drawn;
  const seated = levels.map((_, seat) => levels[(seat + turn) % levels.length]!);
  const adventure =
    which < stolen ? { adventure: 'stolen-rune' } : { adventure: 'generated', seed: which - stolen + 1 };
  const begun = rune.begin(
    [...hands, ...(runner === null ? [] : ['foes'])].map((seat) => rune.schemas.seat.parse(seat)),
    rune.schemas.options.parse({ points: 0, ...adventure }),
  );
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  const began = now();
  const slowest = playThrough(state as never, runner === null ? seated : [...seated, runner], seed, {
    ms: Number(given.ms),
    playouts: given.playouts === undefined ? undefined : Number(given.playouts),
    watch({ kind }, ms) {
      const before = spent.get(kind) ?? { times: 0, ms: 0 };
      spent.set(kind, { times: before.times + 1, ms: before.ms + ms });
    },
  });
  return {
    adventure: which < stolen ? 'The Stolen Rune' : 'generated',
    deal,
    levels: seated,
    runner,
    seconds: (now() - began) / 1000,
    slowest,
    state,
    result: rune.result(state as never)!,
  };
}

const sat: Sat[] = [];
for (let number = 0; number < Number(given.games); number++) {
  // A round of orders is played to its end.
  if (number % orders === 0 && now() / 1000 > Number(given.seconds)) break;
  const one = sit(number);
  sat.push(one);
  // At once: whoever cuts a long series short has what there is.
  if (given.each) console.log(ofOne(one));
}
for (const line of told(sat, [...new Set<Level>(levels)])) console.log(line);
if (given.profile)
  for (const [kind, { times, ms }] of [...spent].toSorted(([, a], [, b]) => b.ms - a.ms))
    console.log(`${kind}: ${times} times, ${(ms / 1000).toFixed(2)} s`);
