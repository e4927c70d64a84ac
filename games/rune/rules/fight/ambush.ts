// Taken by surprise: three rounds in which one fights worse than one can. RUN-HAZ-AMBUSH-05 to -09

import { AMBUSH } from '../../content/hazards.ts';
import type { FrameOf } from './agenda.ts';
import { rollChange } from './changes.ts';
import { fighterOf, hampered, isAble, sheetOf } from './fighters.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import type { Fighter, State, Steps } from './state.ts';

/** Off ATK and DFN. RUN-HAZ-AMBUSH-05, -06, -09 */
export function surpriseOf({ round }: State, { surprise }: Fighter): number {
  if (surprise === 'none') return 0;
  return (surprise === 'shaken' ? AMBUSH.shaken : AMBUSH.rounds)[round - 1] ?? 0;
}

/** Off Engagement rolls, as long as nobody knows where his head is. RUN-HAZ-AMBUSH-05 */
export const surpriseAtEngagement = (state: State, one: Fighter): number =>
  state.round === 1 ? surpriseOf(state, one) : 0;

/** What is added to the die of somebody who pulls himself together. RUN-HAZ-AMBUSH-06 */
const braveryScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('bravery') + rollChange(state, one, 'bravery') - hampered(state, one);

/** At the Initiative of the second round and the third, at no cost; it rests on Stamina. RUN-HAZ-AMBUSH-06, -07 */
export const shakingOff = ({ round, fighters }: State): FrameOf<'shakingOff'>[] =>
  round < 2 || round > AMBUSH.rounds.length
    ? []
    : fighters
        .filter((one) => one.surprise === 'full' && isAble(one))
        .map(({ id }) => ({ step: 'shakingOff', fighter: id }));

export const ambushSteps: Steps<'shakingOff'> = {
  shakingOff(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'bravery', roll: 'bravery', lacked: lacks(state, one, 'bravery') } as const;
    const reached = rollOnce(table, frame, die, () => braveryScore(state, one), AMBUSH.difficulty);
    if (reached === null) return;
    const recovers = reached >= AMBUSH.difficulty;
    if (recovers) one.surprise = state.round === 2 ? 'shaken' : 'none';
    table.tell?.({ type: 'shookOff', fighter: one.id, recovers });
  },
};
