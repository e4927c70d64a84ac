// Heroes between fights: what of a fight stays with them, and what is over with it. RUN-HEAL-01, RUN-GIFTRULE-DUR-01

import { BOON_RULES } from '../boons.ts';
import { sheetOf } from '../fight/fighters.ts';
import { newFighter } from '../fight/making.ts';
import type { Fighter, State } from '../fight/state.ts';
import { recovered } from '../healing.ts';
import { conditionOf } from '../injury.ts';
import { asleepAfter } from './clock.ts';

/** As he comes out of a fight: his body, his arrows, and what he has used; where he stood and all marks are over. */
export function asBefore(state: State, one: Fighter): Fighter {
  const { id, side, seat, sheet, x, y } = one;
  const { hp, wounds, impairment, felled, rest, pieces, uses, worst, legacy, made, forsaken } = one;
  const of = sheetOf(state, { ...one, horse: null });
  return {
    ...newFighter({ id, side, seat, sheet, of, at: { x, y } }),
    hp: Math.min(hp, of.maxHp),
    wounds,
    impairment,
    felled,
    rest,
    pieces,
    uses: uses.filter(({ gift }) => BOON_RULES[gift]?.limit?.per !== 'combat'),
    worst,
    legacy,
    made,
    forsaken,
    marks: draughtsOf(state, one),
    asleep: asleepAfter(one),
    condition: conditionNow(one),
  };
}

/** What he has drunk goes on working, round by round, into a fight and out of it. RUN-TRE-42, RUN-RULING-T77 */
function draughtsOf({ round }: State, { marks }: Fighter): Fighter['marks'] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'draught' || mark.until === null) return [];
    // Before the first round the present one is still to come.
    const until = mark.until - round + (round === 0 ? 1 : -1);
    return until < 0 ? [] : [{ ...mark, until }];
  });
}

/** Whoever left the field, slept or was carried off is with the others again. */
function conditionNow({ condition, hp, wounds }: Fighter): Fighter['condition'] {
  if (condition === 'dead' || condition === 'dying') return condition;
  const now = conditionOf({ hp, wounds });
  return now === 'dying' ? 'incapacitated' : now;
}

/** Between two encounters: whole, with all gifts at hand again. RUN-HEAL-01, RUN-GAIN-43, RUN-IMPAIR-02 */
export function refreshed(state: State, one: Fighter): Fighter {
  const { maxHp, woundThreshold, forms } = sheetOf(state, { ...one, horse: null });
  const { hp, wounds, impairment } = recovered({ ...one, maxHp, woundThreshold });
  return {
    ...asBefore(state, { ...one, hp, wounds, condition: 'able' }),
    impairment,
    felled: null,
    rest: 0,
    uses: [],
    worst: null,
    made: [],
    marks: [],
    forsaken: false,
    pieces: forms.map((form, i) => one.pieces[i] ?? form.pieces ?? 1),
  };
}
