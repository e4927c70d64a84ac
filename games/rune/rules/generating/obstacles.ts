// Traps and hazards of an encounter that nobody designed.

import type { Dice } from '@skald/kernel';
import { diffCost, TYPE_PRICE } from '../../content/design/rolls.ts';
import { CHANCES } from '../../content/generating/budget.ts';
import { TRAP_THINGS, type TrapFacts, type TrapThing } from '../../content/generating/traps.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import type { Hardness } from './hardness.ts';
import { harmFor } from './harm.ts';
import { between, happens, oneOf } from './lots.ts';
import { elementWith, rollWith } from './parts.ts';
import type { Tale } from './tale.ts';

export interface ObstacleRequest {
  readonly id: string;
  readonly thing: TrapThing;
  /** What it may cost, its roll included. */
  readonly budget: number;
  readonly hardness: Hardness;
  readonly phase: Element['phase'];
  readonly until: string | null;
}

/** Null where it cannot be had for so many points. */
export function obstacle(dice: Dice, request: ObstacleRequest, tale: Tale): Element | null {
  const { id, thing, budget, hardness, phase, until } = request;
  const facts: TrapFacts = TRAP_THINGS[thing];
  const told = tale.traps[thing];
  const type = oneOf(dice, facts.types);
  const difficulty = Math.max(6, hardness.difficulty + between(dice, -1, 1));
  // Who gets lost rolls for that alone. RUN-HAZ-LOST-08
  const isRolled = facts.harm !== 'lost';
  const rolled = isRolled ? diffCost(difficulty) + Math.max(0, TYPE_PRICE[type].points) : 0;
  const effect = harmFor({
    id: `${id}-harm`,
    harm: facts.harm,
    budget: budget - rolled,
    hardness,
    stop: told.act ?? told.closer,
    until,
  });
  if (effect === null) return null;
  const abilities = happens(dice, CHANCES.alternate) ? facts.by.slice(0, 2) : facts.by.slice(0, 1);
  const trigger = told.act ?? told.name;
  return elementWith({
    id,
    name: told.name,
    nature: facts.nature,
    phase,
    roll: isRolled
      ? rollWith(`${id}-roll`, abilities, difficulty, type, {
          condition: facts.chosen ? { trigger, exposure: 'first', most: null } : null,
          extra: type === 'singular' && happens(dice, CHANCES.secondTry) ? 1 : 0,
        })
      : null,
    effects: [effect],
    tags: [...facts.tags],
    inspection: told.closer,
  });
}
