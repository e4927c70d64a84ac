// All that keeps an encounter from being run, and what its designer should know, each with its rule and its place.

import type { Problem } from '@skald/kernel';
import { check as checkCreature } from '../../creature/check.ts';
import { combatOf } from '../fights.ts';
import { checkMix } from '../mix.ts';
import { reckon, type Sheet } from '../price/index.ts';
import { type Encounter, type EncounterContext, groupOf } from '../schema.ts';
import { checkBudget } from './budget.ts';
import { checkGains } from './gains.ts';
import { checkRolls } from './rolls.ts';
import { checkStructure } from './structure.ts';
import { checkTerrain } from './terrain.ts';
import { checkTraps } from './traps.ts';

export function check(encounter: Encounter, context: EncounterContext = {}): Problem[] {
  const group = groupOf(encounter, context);
  return problemsOf(encounter, context, reckon(encounter, group));
}

/** The same for whoever has reckoned already. */
function problemsOf(encounter: Encounter, context: EncounterContext, sheet: Sheet): Problem[] {
  const { heroes } = groupOf(encounter, context);
  const { steps, lines, features } = sheet;
  const found = [
    ...checkStructure(encounter, steps, context),
    ...fights(encounter, heroes),
    ...checkTerrain(encounter, features, context),
    ...checkRolls(encounter, steps),
    ...checkTraps(encounter, steps),
    ...checkGains(encounter, steps, lines),
    ...checkBudget(sheet),
    ...encounter.creatures.flatMap((creature, i) =>
      checkCreature(creature).map((one) => ({ ...one, path: ['creatures', i, ...one.path] })),
    ),
  ];
  const granted = new Set([...encounter.waivers, ...(context.waivers ?? [])]);
  // What a group has agreed to is said, and keeps nobody from playing. RUN-RULING-T60
  const said = found.map((one): Problem => (granted.has(one.code) ? { ...one, advice: true } : one));
  return [...said.filter(({ advice }) => !advice), ...said.filter(({ advice }) => advice)];
}

/** RUN-CEVENT, RUN-RECAP-02 */
function fights(encounter: Encounter, heroes: number): Problem[] {
  const events = encounter.events.flatMap((event, e) =>
    event.combat === null || event.combat.foes.length === 0 ? [] : [{ event, e }],
  );
  return checkMix(
    events.map(({ event }) => ({ ...combatOf(encounter, event), tubeStrikers: 0 })),
    heroes,
  ).map((one) => {
    const [i, ...rest] = one.path;
    const e = typeof i === 'number' ? events[i]?.e : undefined;
    return { ...one, path: e === undefined ? ['events'] : ['events', e, 'combat', ...rest] };
  });
}
