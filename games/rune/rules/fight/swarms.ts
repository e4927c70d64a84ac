// Among animals too small to fight: they sting, one bears it or runs. RUN-HAZ-NUIS, RUN-RULING-T54

import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { refugeFrom, stings, toBear, toFendOff } from '../space/index.ts';
import type { FrameOf } from './agenda.ts';
import { rollChange } from './changes.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, hampered, isAble, sheetOf, swarmOn } from './fighters.ts';
import { befall } from './harm.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { scoreRoll } from './tally.ts';

/** At the end of a round: whoever is among them then, and has had his chance to get away. RUN-HAZ-NUIS-02, -08 */
export function infest(table: Table): void {
  const { state } = table;
  const frames = state.fighters
    .filter((one) => swarmOn(state, one) > 0)
    .flatMap(({ id: fighter }): (FrameOf<'stinging'> | FrameOf<'bearing'>)[] => [
      { step: 'stinging', fighter },
      { step: 'bearing', fighter },
    ]);
  next(table, ...frames);
}

/** It rests on Stamina, and needs no eyes. RUN-HAZ-NUIS-02 */
const bearingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('bravery') + rollChange(state, one, 'bravery') - hampered(state, one);

/** RUN-HAZ-NUIS-06 */
export const fendingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('dodge') + rollChange(state, one, 'dodge') - hindrance(state, one);

export const fendingDifficulty = (state: State, one: Fighter): number => toFendOff(swarmOn(state, one));

/** Once a round is enough. RUN-HAZ-NUIS-06 */
export const mayFendOff = (state: State, one: Fighter): boolean =>
  swarmOn(state, one) > 0 && !one.swarm.fends;

/** Where he runs from them in a whole action, over land or through the water; null if he gets nowhere. RUN-RULING-T54 */
export const refugeOf = (state: State, one: Fighter, paces: number): Spot | null =>
  refugeFrom(
    groundFor(state),
    bodiesOf(state),
    bodyOf(state, one),
    paces,
    one.water === null ? 'walk' : 'swim',
  );

export const swarmSteps: Steps<'stinging' | 'bearing' | 'fending'> = {
  /** RUN-HAZ-NUIS-05, -06 */
  stinging(table, { fighter }) {
    const { state } = table;
    const one = fighterOf(state, fighter);
    if (one.swarm.fends) return;
    const { soak, bareSoak } = sheetOf(state, one);
    befall(table, one, stings(swarmOn(state, one), soak.total - bareSoak), 'swarm');
  },

  /** RUN-HAZ-NUIS-02, RUN-RULING-T57 */
  bearing(table, frame) {
    const { state } = table;
    const { fighter } = frame;
    const one = fighterOf(state, fighter);
    if (!isAble(one)) return;
    const difficulty = toBear(one.swarm.suffered);
    const die = { who: one, for: 'bravery', roll: 'bravery', lacked: lacks(state, one, 'bravery') } as const;
    const total = rollOnce(table, frame, die, () => bearingScore(state, one), difficulty);
    if (total === null) return;
    const bears = total >= difficulty;
    one.swarm = { ...one.swarm, flees: !bears };
    table.tell?.({ type: 'bore', fighter, total, difficulty, bears });
    scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-NUIS-02');
  },

  /** Nobody asked for it, and nobody is paid for it. RUN-HAZ-NUIS-06, RUN-RULING-T57 */
  fending(table, frame) {
    const { state } = table;
    const { fighter } = frame;
    const one = fighterOf(state, fighter);
    if (!isAble(one) || !mayFendOff(state, one)) return;
    const difficulty = fendingDifficulty(state, one);
    const die = { who: one, for: 'dodge', roll: 'dodge', lacked: lacks(state, one, 'dodge') } as const;
    const total = rollOnce(table, frame, die, () => fendingScore(state, one), difficulty);
    if (total === null) return;
    const off = total >= difficulty;
    one.swarm = { ...one.swarm, fends: off };
    table.tell?.({ type: 'fended', fighter, total, difficulty, off });
  },
};
