// An arm struck off. RUN-SPECIAL-11 to -17, RUN-RULING-C26, -C47, -G24

import { next } from '@skald/kernel';
import { NERVE } from '../../content/hazards.ts';
import type { Harm } from './agenda.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import { fighterOf, formOf, impairment, isHero, isOnField, sheetOf } from './fighters.ts';
import { drop, exchange } from './gear.ts';
import { goesOff } from './going-off.ts';
import { open, seen } from './listening.ts';
import { rollOnce, SIDES } from './rolling.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { placeOf } from './words.ts';

/** A hero's blow with a sword or an axe, at twice the Wound Threshold. RUN-SPECIAL-11, -15 */
export function offerArm(
  table: Table,
  by: Fighter | null,
  of: Fighter,
  lost: number,
  hit: Harm['hit'],
): void {
  const { state } = table;
  if (hit === null || by === null || !isHero(by) || !formOf(state, by, hit.form).severs) return;
  const { woundThreshold, handheld } = sheetOf(state, of);
  if (!handheld || lost < 2 * woundThreshold || !isOnField(of) || of.lostArm !== null) return;
  if (by.seat !== null) next(table, { step: 'sever', seat: by.seat, by: by.id, of: of.id });
}

export const severingSteps: Steps<'sever' | 'nerve'> = {
  /** Whoever loses heart attacks nobody any more. RUN-SPECIAL-13, -14 */
  nerve(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'nerve', roll: 'Pre' } as const;
    const reached = rollOnce(table, frame, die, () => nerveScore(state, one), NERVE);
    if (reached === null || reached >= NERVE) return;
    one.cowed = true;
    table.tell?.({ type: 'lostHeart', fighter: one.id });
  },

  sever: {
    options: () => [{ act: 'sever' }, { act: 'spare' }],
    byDefault: () => ({ act: 'sever' }),
    standing: { always: () => ({ act: 'sever' }), never: () => ({ act: 'spare' }) },
    answer(table, { by, of }, { act }) {
      if (act === 'sever') sever(table, fighterOf(table.state, by), fighterOf(table.state, of));
    },
  },
};

/** Which one is chance. RUN-SPECIAL-12, -13 */
function sever(table: Table, by: Fighter, of: Fighter): void {
  const { state } = table;
  next(table, { step: 'nerve', fighter: of.id });
  of.lostArm = table.roll(SIDES, 'arm') % 2 === 1 ? 'weapon' : 'other';
  of.armAt = placeOf(of);
  table.tell?.({ type: 'severed', by: by.id, at: of.id, arm: of.lostArm });
  if (of.lostArm === 'weapon') {
    drop(table, of);
    goesOff(table, of, 'disarmed');
    open(table, 'disarmed', () => ({ who: seen(state, of), by: seen(state, by) }));
  }
}

const nerveScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).bare('Pre') + rollChange(state, one, 'Pre') - impairment(one);

/** It lies where its owner lost it. RUN-SPECIAL-16, RUN-RULING-C26 */
export const trophyOptions = (state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'takeArm' }>[] =>
  isHero(one) && one.arm === null
    ? state.fighters
        .filter(({ armAt }) => armAt?.x === one.x && armAt.y === one.y)
        .map(({ id }) => ({ act: 'takeArm', target: id }))
    : [];

export function takeArm(table: Table, one: Fighter, of: string): void {
  const { state } = table;
  const { trophy } = sheetOf(state, one);
  fighterOf(state, of).armAt = null;
  one.arm = of;
  table.tell?.({ type: 'tookArm', by: one.id, at: of });
  if (trophy !== null) exchange(table, one, trophy);
}

/** With his own arm: that is worth twice as much. RUN-SPECIAL-17, RUN-VP-20 */
export const isOwnArm = (state: State, by: Fighter, of: Fighter, hit: Harm['hit']): boolean =>
  hit !== null && hit.form === sheetOf(state, by).trophy && by.arm === of.id;
