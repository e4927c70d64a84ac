// How well bots play Rune, level against level: npm run rivals -- --seats karl,thrall,thrall,thrall --games 48
// Fights of mixed set-ups with fresh dice; levels go round the table, and each order of it meets the same dice.

import { parseArgs } from 'node:util';
import { type Budget, chooseOption } from '@skald/bots';
import {
  answer,
  asked,
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  isLevel,
  type Level,
  Play,
  run,
  viewOf,
} from '@skald/kernel';
import { rune } from '@skald/rune';
import { GALLERY_IDS } from '@skald/rune/gallery';
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
const setups = given.setup === undefined ? SETUPS : given.setup.split(',').map(setupNamed);

function asLevel(word: string): Level {
  if (!isLevel(word)) throw new Error(`no level ${word}`);
  return word;
}

/** Processor time, so that what else the machine does takes nothing from a bot. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const FAR_APART = 0x9e37_79b1;
const WHIMS = 0x5eed_0000;

/** Where everybody sits moves on by one in each of as many fights with the same dice; then come others. */
function fight(number: number): Fought {
  const turn = number % orders;
  const deal = Math.floor(number / orders);
  const setup = setups[deal % setups.length]!;
  const seed = Math.imul(Number(given.seed) * 1009 + deal, FAR_APART);
  const heroes = new FastDice(seed);
  const gallery: string[] = [...GALLERY_IDS];
  const hands = levels.map(() => [gallery.splice(heroes.roll(gallery.length) - 1, 1)[0]!]);
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
  const slowest = playThrough(state, table, seed);
  return { setup: setup.name, levels: seated, slowest, state, result: rune.result(state as never)! };
}

function playThrough(state: Fought['state'], table: readonly Level[], seed: number): Fought['slowest'] {
  const game = rune as unknown as Game;
  const play = new Play(state as never, new FastDice(seed));
  const whims = new FastDice(seed ^ WHIMS);
  const budget: Budget = {
    ms: Number(given.ms),
    random: (sides) => whims.roll(sides),
    now,
    ...(given.playouts !== undefined && { iterations: Number(given.playouts) }),
  };
  const slowest = new Map<Level, number>();
  run(game, play);
  for (let seats = asked(game, state as never); seats.length > 0; seats = asked(game, state as never))
    for (const seat of seats) {
      const decision = decisionOf(game, state as never, seat) as Decision;
      const level = table[seat]!;
      const began = now();
      const { choice } = chooseOption(game, viewOf(game, state as never, seat), decision, level, budget);
      slowest.set(level, Math.max(slowest.get(level) ?? 0, now() - began));
      answer(game, play, seat, choice);
    }
  return slowest;
}

const fought: Fought[] = [];
for (let number = 0; number < games; number++) fought.push(fight(number));
for (const line of told(fought, levels, given.each)) console.log(line);
