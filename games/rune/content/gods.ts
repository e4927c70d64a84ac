// Those who give: whom a hero may have a Divine Connection to. RUN-HERO-32

import { recordOf } from '@skald/kernel';

// biome-ignore format: a list of names, not a column
export const GODS = [
  'angrboda', 'asjandr', 'freyja', 'freyr', 'heimdal', 'hoder', 'loki', 'njord', 'odin', 'thor', 'tyr', 'ull', 'urd',
] as const;
export type God = (typeof GODS)[number];

const WEIGHTS: Readonly<Partial<Record<God, number>>> = {
  freyja: 10,
  heimdal: 15,
  loki: 15,
  njord: 15,
  odin: 20,
  thor: 25,
  tyr: 15,
  ull: 10,
};
const OTHERS = 5;

/** Encounter points that a designer pays for a roll in his defiance, and gets back for his shrine. RUN-GIFTRULE-CTRL-01 */
export const GOD_WEIGHT: Readonly<Record<God, number>> = recordOf(GODS, (god) => WEIGHTS[god] ?? OTHERS);

const CARES = ['growth', 'unrest', 'mischief', 'wind', 'knowledge', 'courage', 'suffering', 'hunt'] as const;
export type Care = (typeof CARES)[number];

/** What a god has at heart, so that a roll in his defiance has a reason; of the others nothing is told. RUN-GIFTRULE-CTRL-02 */
export const GOD_CARES: Readonly<Partial<Record<God, Care>>> = {
  freyja: 'growth',
  heimdal: 'unrest',
  loki: 'mischief',
  njord: 'wind',
  odin: 'knowledge',
  thor: 'courage',
  tyr: 'suffering',
  ull: 'hunt',
};
