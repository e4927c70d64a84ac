// One roll that a power, a gift or a mark asks for. RUN-HOOK-07, RUN-RULING-G14

import { next } from '@skald/kernel';
import { chanceToBeat } from '../blow.ts';
import { chanceOf, qualityAtLeast, type Thrown } from '../dice.ts';
import type { Check, Effect, Peril } from '../hooks/effect.ts';
import { standing } from '../rolls/contest.ts';
import { fighterOf, isHero, sheetOf } from './fighters.ts';
import { resolved } from './marks.ts';
import { type Cast, cast, isReconsidered } from './rolling.ts';
import { lacks, rollScore } from './rolls.ts';
import type { State, Steps } from './state.ts';

export const checkSteps: Steps<'check'> = {
  check(table, frame) {
    const { state } = table;
    const { check, success, failure } = frame;
    const [one, other] = [fighterOf(state, check.who), opponentOf(state, check)];
    const casts: Cast[] = [
      {
        who: one,
        for: 'check',
        roll: check.roll,
        steady: isSteady(check),
        lacked: lacks(state, one, check.roll),
      },
      ...(other === null ? [] : [{ who: other, for: 'resistance', roll: check.roll } as const]),
    ];
    const dice = cast(table, frame, casts);
    if (dice === null) return;
    const [thrown, resisted] = dice as [Thrown, Thrown?];
    const total = thrown.result + bonusOf(state, check);
    const against = (resisted?.result ?? 0) + opposition(state, check);
    const tied = total === against && other !== null;
    const { dice: _, ...again } = frame;
    // Two heroes roll again; otherwise the hero has it. RUN-RULING-G14, RUN-OTHER-15, -16
    if (other !== null && isLevel({ ...one, total }, { ...other, total: against })) return next(table, again);
    const won = tied ? isHero(one) && check.strict !== true : total >= against;
    const failed = won
      ? other === null
        ? []
        : [{ at: 1, total: against, against: total }]
      : [{ at: 0, total, against }];
    if (isReconsidered(table, frame, casts, dice, failed)) return;
    table.tell?.({ type: 'checked', fighter: check.who, roll: check.roll, total, against, success: won });
    const effects = won
      ? success.map((effect) => byMargin(effect, total - against))
      : failure.map((effect) => byMiss(effect, against - total));
    if (effects.length > 0) next(table, { step: 'effects', effects });
    if (other !== null)
      resolved(
        table,
        { who: other, roll: check.roll, missing: total - against + (won && tied ? 1 : 0) },
        null,
      );
    const rolled = { who: one, roll: check.roll, missing: against - total };
    resolved(table, { ...rolled, perils: perilsOf(check), gift: check.gift ?? null }, null);
  },
};

const isLevel = (...both: readonly { readonly id: string; readonly total: number }[]): boolean =>
  'again' in standing(both.map(({ id, total }) => ({ id, hero: isHero({ id }), total })));

/** Some effects are the greater the better the roll was. */
const byMargin = (effect: Effect, margin: number): Effect =>
  effect.effect === 'heal' && effect.perMargin !== undefined
    ? { ...effect, hp: effect.hp + effect.perMargin * margin }
    : effect;

/** What hurts whoever fails remembers by how much he did. */
function byMiss(effect: Effect, missing: number): Effect {
  if (effect.effect === 'damage') return { ...effect, missing };
  return effect.effect === 'attach' && effect.perMiss && effect.mark.kind === 'gift'
    ? { ...effect, mark: { ...effect.mark, n: effect.mark.n + missing } }
    : effect;
}

/** Who treats another cannot botch it. RUN-HEAL-07 */
const isSteady = ({ roll }: Check): boolean => roll === 'healer';

const perilsOf = ({ peril }: Check): Peril[] => (peril === undefined ? [] : [peril]);

const opponentOf = (state: State, { against }: Check) =>
  'opponent' in against ? fighterOf(state, against.opponent) : null;

const bonusOf = (state: State, check: Check): number =>
  check.plus +
  rollScore(
    state,
    fighterOf(state, check.who),
    check.roll,
    'opponent' in check.against ? check.against.opponent : (check.about ?? null),
    check.gift ?? null,
    perilsOf(check),
  );

/** A Difficulty, or what is added to the other's die: his Res, in an Engagement what he wrestles with. */
const opposition = (state: State, check: Check): number =>
  'difficulty' in check.against ? check.against.difficulty : resistance(state, check);

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
  return chanceToBeat(bonus - resistance(state, check) - (check.strict ? 1 : 0));
}
