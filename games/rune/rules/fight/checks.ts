// One roll that a power, a gift or a mark asks for. RUN-HOOK-07, RUN-RULING-G14

import { next } from '@skald/kernel';
import { chanceToBeat } from '../blow.ts';
import { chanceOf, qualityAtLeast } from '../dice.ts';
import type { Check } from '../hooks/effect.ts';
import { fighterOf, isHero, sheetOf } from './fighters.ts';
import { throwDie, throwQuality } from './rolling.ts';
import { rollScore } from './rolls.ts';
import type { State, Steps, Table } from './state.ts';

export const checkSteps: Steps<'check'> = {
  check(table, { check, success, failure }) {
    const { state } = table;
    const total = thrown(table, check) + bonusOf(state, check);
    const against = opposition(table, check);
    const [who, other] = [isHero(fighterOf(state, check.who)), opponentOf(state, check)];
    // Two heroes roll again. RUN-RULING-G14
    if (total === against && other !== null && who === isHero(other))
      return next(table, { step: 'check', check, success, failure });
    const won = total === against && other !== null ? who : total >= against;
    table.tell?.({ type: 'checked', fighter: check.who, roll: check.roll, total, against, success: won });
    const effects = won ? success : failure;
    if (effects.length > 0) next(table, { step: 'effects', effects });
  },
};

/** Who treats another cannot botch it. RUN-HEAL-07 */
const isSteady = ({ roll }: Check): boolean => roll === 'healer';

const thrown = (table: Table, check: Check): number =>
  (isSteady(check) ? throwQuality(table, 'check') : throwDie(table, 'check')).result;

const opponentOf = (state: State, { against }: Check) =>
  'opponent' in against ? fighterOf(state, against.opponent) : null;

const bonusOf = (state: State, check: Check): number =>
  check.plus +
  rollScore(
    state,
    fighterOf(state, check.who),
    check.roll,
    'opponent' in check.against ? check.against.opponent : null,
  );

/** A Difficulty, or a die with Res; in an Engagement with what one wrestles with. */
function opposition(table: Table, check: Check): number {
  if ('difficulty' in check.against) return check.against.difficulty;
  return throwDie(table, 'resistance').result + resistance(table.state, check);
}

function resistance(state: State, { who, roll, against }: Check): number {
  if ('difficulty' in against) return 0;
  const opponent = fighterOf(state, against.opponent);
  const score =
    roll === 'engagement'
      ? rollScore(state, opponent, 'engagement', who)
      : sheetOf(state, opponent).res + rollScore(state, opponent, 'gift');
  return against.plus + score;
}

/** Ties are won, or thrown again by two heroes. */
export function chanceOfCheck(state: State, check: Check): number {
  const bonus = bonusOf(state, check);
  const { against } = check;
  if ('difficulty' in against)
    return isSteady(check) ? qualityAtLeast(against.difficulty - bonus) : chanceOf(bonus, against.difficulty);
  return chanceToBeat(bonus - resistance(state, check));
}
