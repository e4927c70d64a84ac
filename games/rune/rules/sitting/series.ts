// Calls of many rolls, from one to the next. RUN-DIF-49 to -80, -171 to -174

import { next } from '@skald/kernel';
import type { PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import {
  bout,
  type Course,
  countdown,
  countedDown,
  courseOfBouts,
  courseOfCountdown,
  courseOfPanic,
} from '../calls/multiple.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { throwDie } from '../fight/rolling.ts';
import type { Table } from '../fight/state.ts';
import { ableIds, amend, sittingOf } from './heroes.ts';
import type { Call } from './state.ts';

/** As often as this where the notes set no end to it. RUN-DIF-91 */
const UNLIMITED = 20;

/** The roll itself and all that go with it; what lasts asks for it again and again. RUN-DIF-60, -100 */
export function rollsOf(roll: Roll): readonly PlainRoll[] {
  const times = roll.multiple?.kind === 'endurance' ? Math.max(1, roll.multiple.rolls) : 1;
  return [...Array.from({ length: times }, () => roll), ...roll.also];
}

/** After those comes the one that ends it. RUN-DIF-56 */
export const rollAt = (roll: Roll, which: number): PlainRoll =>
  rollsOf(roll)[which] ?? (roll.multiple?.kind === 'panicButton' ? (roll.multiple.end ?? roll) : roll);

export const rollBy = ({ extra }: Roll, hero: string, which: number): FrameOf<'noteRoll'> => ({
  step: 'noteRoll',
  hero,
  which,
  extra: extra === 'unlimited' ? UNLIMITED : extra,
});

/** How often one may roll until it succeeds. RUN-DIF-90 */
export const triesOf = (roll: Roll): number => 1 + rollBy(roll, '', 0).extra;

/** How it stands after a round of it; null where one round is all there is. */
export function courseOf(table: Table, roll: Roll, call: Call, rollers: readonly string[]): Course | null {
  const { multiple } = roll;
  const able = rollers.filter((hero) => ableIds(table.state).includes(hero));
  const made = call.made.filter(({ margin }) => margin >= 0).length;
  switch (multiple?.kind) {
    case 'countdown': {
      const { present } = sittingOf(table.state);
      let count = { ...countdown(multiple.share, present.length, multiple.attempts), have: call.have };
      for (let i = 0; i < made; i++) count = countedDown(count, true);
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
      if (course === 'on') holdOn(table, roll, call, holder as string);
      return course;
    }
    default:
      return null;
  }
}

/** Another round of the same. */
function again(table: Table, roll: Roll, call: Call, rollers: readonly string[]): void {
  anew(table, roll, call);
  next(table, ...rollers.map((hero) => rollBy(roll, hero, 0)), { step: 'callOver', rollers: [...rollers] });
}

/** He holds it off, and the others try to end it. RUN-DIF-55, -57, -171 */
function holdOn(table: Table, roll: Roll, call: Call, holder: string): void {
  anew(table, roll, call);
  const others = ableIds(table.state).filter((id) => id !== holder);
  next(table, rollBy(roll, holder, 0), ...others.map((hero) => rollBy(roll, hero, rollsOf(roll).length)), {
    step: 'callOver',
    rollers: [holder],
  });
}

/** Whoever stands against them rolls anew each time. RUN-DIF-169 */
function anew(table: Table, { against }: Roll, call: Call): void {
  const rolled = against.kind === 'opposed' ? throwDie(table, 'opposition').result + against.bonus : null;
  amend(table.state, { call: { ...call, against: rolled, made: [], round: call.round + 1 } });
}
