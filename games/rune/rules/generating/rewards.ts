// What heroes may win in an encounter that nobody designed.

import type { Dice } from '@skald/kernel';
import type { Category } from '../../content/design/gains.ts';
import { CHANCES } from '../../content/generating/budget.ts';
import {
  PRIZE_THINGS,
  type PrizeFacts,
  type PrizeThing,
  TRIAL_THINGS,
  type TrialThing,
} from '../../content/generating/prizes.ts';
import { GODS, type God } from '../../content/gods.ts';
import type { Gain } from '../../documents/encounter/gain-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import type { Hardness } from './hardness.ts';
import { between, happens, oneOf } from './lots.ts';
import { elementWith, rollWith } from './parts.ts';
import type { Bilingual, Tale } from './tale.ts';

export interface RewardRequest {
  readonly id: string;
  readonly thing: PrizeThing;
  readonly hardness: Hardness;
  /** Gods that have a shrine here already. RUN-GAIN-85 */
  readonly gods: readonly God[];
}

export function reward(dice: Dice, { id, thing, hardness, gods }: RewardRequest, tale: Tale): Element {
  const facts: PrizeFacts = PRIZE_THINGS[thing];
  const told = tale.prizes[thing];
  const type = oneOf(dice, facts.types);
  const difficulty = Math.max(6, hardness.difficulty + between(dice, -1, 1));
  const abilities = happens(dice, CHANCES.alternate) ? facts.by.slice(0, 2) : facts.by.slice(0, 1);
  return elementWith({
    id,
    name: told.name,
    nature: 'gain',
    roll: facts.by.length === 0 ? null : rollWith(`${id}-roll`, abilities, difficulty, type),
    gains: [gainFor(dice, facts, told.how, gods)],
    how: facts.by.length === 0 ? told.how : '',
    inspection: told.closer,
  });
}

/** Common things are found more often than rare ones. */
const FOUND: readonly Category[] = ['A', 'B', 'B', 'C', 'C', 'D'];

function gainFor(dice: Dice, { boon }: PrizeFacts, deed: Bilingual, gods: readonly God[]): Gain {
  switch (boon) {
    case 'treasure':
      return { kind: 'treasure', category: oneOf(dice, FOUND) };
    case 'silver':
      return { kind: 'silver', ounces: between(dice, 3, 6) };
    case 'edge': {
      const score = oneOf(dice, ['init', 'atk', 'dfn'] as const);
      const by = score === 'init' ? 3 * between(dice, 1, 3) : between(dice, 1, 3);
      return { kind: 'carrot', for: { score }, by, rounds: between(dice, 1, 2) };
    }
    case 'trade':
      return { kind: 'bargain', bonus: 2, stock: [] };
    case 'rest':
      return { kind: 'healing', time: '1h' };
    case 'vigor':
      return { kind: 'invigoration', points: 1, only: null, until: null };
    case 'cache':
      return { kind: 'lootCache', difficulty: between(dice, 5, 7) };
    case 'shrine':
      return {
        kind: 'shrine',
        god: oneOf(
          dice,
          GODS.filter((god) => !gods.includes(god)),
        ),
      };
    case 'points':
      return {
        kind: 'points',
        award: 5 * between(dice, 1, 3),
        shared: oneOf(dice, ['doer', 'mutual']),
        deed,
      };
    case 'surprise':
      return { kind: 'ambush' };
  }
}

/** A roll that wins nothing but its own points. RUN-GAIN-30, -31 */
export function trial(dice: Dice, id: string, thing: TrialThing, hardness: Hardness, tale: Tale): Element {
  const told = tale.trials[thing];
  const difficulty = hardness.difficulty + between(dice, 0, 2);
  return elementWith({
    id,
    name: told.name,
    nature: 'freestanding',
    roll: rollWith(`${id}-roll`, [TRIAL_THINGS[thing]], difficulty, oneOf(dice, ['scramble', 'standard'])),
    inspection: told.closer,
  });
}
