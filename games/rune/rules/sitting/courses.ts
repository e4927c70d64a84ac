// How a call of many rolls stands after a round of it. RUN-DIF-49 to -80, -171 to -174

import type { Roll } from '../../documents/encounter/roll-schema.ts';
import {
  bout,
  type Countdown,
  type Course,
  countdown,
  countedDown,
  courseOfBouts,
  courseOfCountdown,
  courseOfPanic,
} from '../calls/multiple.ts';
import { throwDie } from '../fight/rolling.ts';
import type { State, Table } from '../fight/state.ts';
import { ableIds, sittingOf } from './heroes.ts';
import { anotherRound } from './rounds.ts';
import { UNLIMITED } from './series.ts';
import type { Call } from './state.ts';

/** Null where one round is all there is, and everybody bears what he has rolled. */
export function courseOf(table: Table, roll: Roll, call: Call, rollers: readonly string[]): Course | null {
  const { multiple } = roll;
  const { state } = table;
  const able = rollers.filter((hero) => ableIds(state).includes(hero));
  switch (multiple?.kind) {
    case 'countdown': {
      const count = countIn(state, roll, call);
      const left = multiple.attempts - call.round - 1;
      const course = able.length === 0 ? 'lost' : courseOfCountdown({ ...count, left });
      if (course === 'on') again(table, roll, { ...call, have: count.have }, able);
      return course;
    }
    case 'scoreboard': {
      // Of several the foremost stands for all.
      const [one] = call.made;
      const before = { need: multiple.successes, hero: call.have, opponent: call.round - call.have };
      const now = bout(before, one?.margin ?? -1, 0);
      const course = able.length === 0 ? 'lost' : courseOfBouts(now);
      if (course === 'on') again(table, roll, { ...call, have: now.hero }, able.slice(0, 1));
      return course;
    }
    case 'panicButton': {
      const [holder] = able;
      const held = call.made.some(({ hero, margin }) => hero === holder && margin >= 0);
      const ended =
        multiple.end === null || call.made.some(({ hero, margin }) => hero !== holder && margin >= 0);
      const course = holder === undefined || call.round > UNLIMITED ? 'lost' : courseOfPanic(held, ended);
      if (course === 'on') again(table, roll, call, [holder as string]);
      return course;
    }
    case 'endurance': {
      // In a fight a roll each round, of those who are still in it. RUN-DIF-172, RUN-RULING-T59
      const enduring = able.filter((hero) => !isOut(call, hero));
      const goesOn = state.round > 0 && call.round + 1 < multiple.rolls && enduring.length > 0;
      if (!goesOn) return null;
      anotherRound(table, roll, { ...call, round: call.round + 1 }, enduring);
      return 'on';
    }
    default:
      return null;
  }
}

/** How many successes they have, those of this round among them. RUN-DIF-173 */
function countIn({ sitting }: State, { multiple }: Roll, { have, made }: Call): Countdown {
  const [share, attempts] = multiple?.kind === 'countdown' ? [multiple.share, multiple.attempts] : ['all', 0];
  let count = { ...countdown(share as 'all', sitting?.present.length ?? 0, attempts as number), have };
  for (const { margin } of made) if (margin >= 0) count = countedDown(count, true);
  return count;
}

/** He has failed what he would have to go on with. RUN-DIF-172 */
const isOut = ({ made }: Call, hero: string): boolean =>
  made.some((one) => one.hero === hero && one.margin < 0);

/** Whether this roll need not be made any more: enough is enough at once, and who has failed to endure is out of it. */
export function isSettled(state: State, roll: Roll, hero: string): boolean {
  const { call } = sittingOf(state);
  if (call === null) return true;
  if (roll.multiple?.kind === 'endurance') return isOut(call, hero);
  return roll.multiple?.kind === 'countdown' && courseOfCountdown(countIn(state, roll, call)) === 'won';
}

/** Another round of the same; whoever stands against them rolls anew each time. RUN-DIF-169 */
function again(table: Table, roll: Roll, call: Call, rollers: readonly string[]): void {
  const { against } = roll;
  const rolled = against.kind === 'opposed' ? throwDie(table, 'opposition').result + against.bonus : null;
  anotherRound(table, roll, { ...call, against: rolled, made: [], round: call.round + 1 }, rollers);
}
