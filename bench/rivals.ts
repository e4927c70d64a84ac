// How well bots play Rune, level against level: npm run rivals -- --seats karl,thrall,thrall,thrall --games 48
// Fights of mixed set-ups with fresh dice; levels go round the table, and each order of it meets the same dice.

import { parseArgs } from 'node:util';
import { FastDice } from '@skald/kernel';
import { rune } from '@skald/rune';
import { GALLERY_IDS, grown } from '@skald/rune/gallery';
import { asLevel, FAR_APART, playThrough } from './playing.ts';
import { SETUPS, setupNamed } from './rivals-setups.ts';
import { type Fought, told } from './rivals-told.ts';

const { values: given } = parseArgs({
  options: {
    /** A level for each who plays heroes; they go round the table. */
    seats: { type: 'string', default: 'karl,thrall,thrall,thrall' },
    /** Who plays the foes: the rules alone, or a level. */
    foes: { type: 'string', default: 'rules' },
    games: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    /** Milliseconds of processor time for a decision, or playouts in their place. */
    ms: { type: 'string', default: '200' },
    playouts: { type: 'string' },
    /** Foes for half of the heroes, for all, or with a will of their own, whatever the set-up says. */
    difficulty: { type: 'string' },
    /** Other heroes in each hand, or the same hero in all, so that bots alone make the difference. */
    hands: { type: 'string', default: 'drawn' },
    /** Some of the set-ups alone, by their names. */
    setup: { type: 'string' },
    each: { type: 'boolean', default: false },
  },
});

const levels = given.seats.split(',').map(asLevel);
const master = given.foes === 'rules' ? null : asLevel(given.foes);
/** Where all are equals, one order is as good as another. */
const orders = new Set(levels).size === 1 ? 1 : levels.length;
const games = Number(given.games);
if (given.hands !== 'drawn' && given.hands !== 'same') throw new Error(`no hands ${given.hands}`);
const thinking = {
  ms: Number(given.ms),
  playouts: given.playouts === undefined ? undefined : Number(given.playouts),
};
const setups = given.setup === undefined ? SETUPS : given.setup.split(',').map(setupNamed);

/** Where everybody sits moves on by one in each of as many fights with the same dice; then come others. */
function fight(number: number): Fought {
  const turn = number % orders;
  const deal = Math.floor(number / orders);
  const setup = setups[deal % setups.length]!;
  const seed = Math.imul(Number(given.seed) * 1009 + deal, FAR_APART);
  const hands = given.hands === 'same' ? sameHands(deal, setup) : drawnHands(seed);
  const seated = levels.map((_, seat) => levels[(seat + turn) % levels.length]!);
  const begun = rune.begin(
    [...hands, ...(master === null ? [] : ['foes'])].map((seat) => rune.schemas.seat.parse(seat)),
    rune.schemas.options.parse({
      ...setup.options,
      ...(given.difficulty !== undefined && { difficulty: given.difficulty }),
    }),
  );
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  const table = master === null ? seated : [...seated, master];
  const slowest = playThrough(state as never, table, seed, thinking);
  return { setup: setup.name, deal, levels: seated, slowest, state, result: rune.result(state as never)! };
}

function drawnHands(seed: number): unknown[] {
  const lots = new FastDice(seed);
  const gallery = [...GALLERY_IDS];
  return levels.map(() => gallery.splice(lots.roll(gallery.length) - 1, 1));
}

/** Coprime to the gallery, so that every hero comes to every set-up in time. */
const ONWARD = 5;

/** One after another; as documents, of which a table may have several that are alike. */
function sameHands(deal: number, { options }: (typeof setups)[number]): unknown[] {
  const at = deal * ONWARD + Math.floor(deal / GALLERY_IDS.length) + Number(given.seed);
  const hero = grown(GALLERY_IDS[at % GALLERY_IDS.length]!, Number(options.points));
  return levels.map(() => [hero]);
}

const fought: Fought[] = [];
for (let number = 0; number < games; number++) fought.push(fight(number));
for (const line of told(fought, levels, given.each)) console.log(line);
