// Foes and fights for tests, as plain as they come.

import type { Foe } from '../content/foes.ts';
import type { Threat } from '../content/threats.ts';
import type { CombatEvent, Opponent } from '../documents/encounter/mix.ts';
import { opponent } from './mustering.ts';

export const foe = (id: Foe, threat: Threat, what: Partial<Opponent> = {}): Opponent => ({
  ...opponent(id, threat),
  ...what,
});

export const times = (count: number, one: Opponent): Opponent[] => Array.from({ length: count }, () => one);

export const fight = (foes: readonly Opponent[], what: Partial<CombatEvent> = {}): CombatEvent => ({
  foes,
  magic: [],
  tubeStrikers: 0,
  noMissiles: false,
  missileObstruction: false,
  ...what,
});
