// The gods and what their second die brings. Table T4; AOH-GOD-01 to -05.

import type { ByDie } from './dice.ts';

/** In the order of the die that names the god. AOH-GOD-04 */
export const GODS = ['frey', 'loki', 'njord', 'odin', 'thor', 'tyr'] as const;
export type God = (typeof GODS)[number];

/** AOH-GOD-01, and with the rune Amsir AOH-GOD-02 */
export const NOTICE_UP_TO = 1;
export const AMSIR_NOTICE_UP_TO = 2;

/** Maidens: how many of the next wounds are covered. */
export const FREY: ByDie<1 | 2> = [1, 1, 1, 1, 2, 2];

/** Change of luck. */
export const LOKI: ByDie<-1 | 1> = [-1, -1, -1, 1, 1, 1];

/** Help at sea, d6 marks gained, d6 marks lost, danger at sea. */
export type NjordEffect = 'aid' | 'gold' | 'loss' | 'storm';
export const NJORD: ByDie<NjordEffect> = ['aid', 'aid', 'gold', 'gold', 'loss', 'storm'];

/** What Odin or Tyr does in the hero's next battle. */
export interface BattleGift {
  /** Strength for the hero's side. */
  readonly own: number;
  /** Strength for his enemies. */
  readonly enemy: number;
  /** Whether `own` counts once for the hero and once for each of his jarls in the battle. AOH-GOD-20 */
  readonly perPerson: boolean;
  /** Glory for the hero, win or lose. AOH-GOD-17 */
  readonly glory: number;
}

export const ODIN: ByDie<BattleGift> = [
  { own: 0, enemy: 3, perPerson: false, glory: 0 },
  { own: 0, enemy: 1, perPerson: false, glory: 0 },
  { own: 0, enemy: 0, perPerson: false, glory: 0 },
  { own: 1, enemy: 0, perPerson: false, glory: 0 },
  { own: 3, enemy: 0, perPerson: false, glory: 0 },
  { own: 5, enemy: 0, perPerson: false, glory: 3 },
];

/** Glory after the hero's next battle. */
export const THOR: ByDie<0 | 1 | 2> = [0, 0, 0, 1, 1, 2];

export const TYR: ByDie<BattleGift> = [
  { own: 0, enemy: 1, perPerson: false, glory: 0 },
  { own: 0, enemy: 0, perPerson: false, glory: 0 },
  { own: 0, enemy: 0, perPerson: false, glory: 0 },
  { own: 1, enemy: 0, perPerson: false, glory: 0 },
  { own: 2, enemy: 0, perPerson: false, glory: 0 },
  { own: 1, enemy: 0, perPerson: true, glory: 0 },
];

/** Turns of worship that Frey's second maiden asks for. AOH-GOD-08 */
export const WORSHIP_TURNS = 2;
