// Holds and pins. RUN-SPECIAL-02 to -10, RUN-RULING-C17

import { next } from '@skald/kernel';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import type { Hold } from './conditions.ts';
import { areEnemies, fighterOf, formOf, isAble, isHero, isInReach, sheetOf } from './fighters.ts';
import { drop } from './gear.ts';
import { open, seen } from './listening.ts';
import { rollOnce, throwDefence, throwDie } from './rolling.ts';
import { lacks } from './rolls.ts';
import { defenceParts, HELPLESS, total } from './scores.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf } from './striking.ts';
import { maySetOn } from './targeting.ts';
import { placeOf } from './words.ts';

/** What breaking free takes before the grip itself. RUN-SPECIAL-09 */
export const FREEDOM = 6;

const BY: Readonly<Record<Hold, 'Dex' | 'Str'>> = { hold: 'Dex', pin: 'Str' };

export const grabOptions = (state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'grab' }>[] =>
  state.fighters
    .filter(
      (target) =>
        areEnemies(one, target) &&
        maySetOn(state, one, target.id) &&
        isAble(target) &&
        target.held === null &&
        isInReach(state, one, target),
    )
    .flatMap(({ id }) => (['hold', 'pin'] as const).map((how) => ({ act: 'grab', target: id, how })));

export const holdingSteps: Steps<'grip' | 'wrest' | 'breaking'> = {
  /** First he must lay hands on him, then keep him. RUN-SPECIAL-02 to -06 */
  grip(table, { by, target: id, how }) {
    const { state } = table;
    const [one, target] = [fighterOf(state, by), fighterOf(state, id)];
    if (!isAble(one)) return;
    one.fists = true;
    const reached = handsOf(state, one) - hindrance(state, one) + throwDie(table, 'attack', one).result;
    const attack = { ...blowOf(one, id, 'own'), form: lastForm(state, one) };
    const defence = isAble(target)
      ? total((add) => defenceParts(state, attack, add)) + throwDefence(table, target)
      : HELPLESS;
    if (reached < defence) return table.tell?.({ type: 'missed', by, at: id });
    const grip = throwDie(table, 'grip').result + brawlingScore(state, one, how);
    const margin = grip - formOf(state, target).dfn.total;
    table.tell?.({ type: 'gripped', by, at: id, how, margin });
    if (margin < 0) return;
    target.held = { by, how, margin };
    if (how === 'hold') offerWresting(table, one, target);
    open(table, 'disabled', () => ({ who: seen(state, target) }));
  },

  /** Whoever is held may be made to drop what he holds. RUN-SPECIAL-05 */
  wrest: {
    options: (state, { target }) => [
      { act: 'weapon' },
      ...(hasShield(state, fighterOf(state, target)) ? [{ act: 'both' as const }] : []),
      { act: 'nothing' },
    ],
    byDefault: () => ({ act: 'weapon' }),
    standing: { always: () => ({ act: 'weapon' }), never: () => ({ act: 'nothing' }) },
    answer(table, { by, target }, { act }) {
      const { state } = table;
      if (act !== 'nothing') disarm(table, fighterOf(state, by), fighterOf(state, target), act === 'both');
    },
  },

  /** RUN-SPECIAL-07, -09 */
  breaking(table, frame) {
    const { state } = table;
    const { fighter } = frame;
    const one = fighterOf(state, fighter);
    const { held } = one;
    if (held === null || !isAble(one)) return;
    const lacked = lacks(state, one, 'brawling');
    const die = { who: one, for: 'breaking', roll: 'brawling', lacked } as const;
    const needed = FREEDOM + held.margin;
    const reached = rollOnce(table, frame, die, () => breakingScore(state, one), needed);
    if (reached === null) return;
    const free = reached >= needed;
    if (free) one.held = null;
    table.tell?.({ type: 'broke', fighter, free });
  },
};

/** Only where there is something in his hands. */
function offerWresting(table: Table, one: Fighter, target: Fighter): void {
  const { state } = table;
  if (formOf(state, target).bareHands || !sheetOf(state, target).handheld) return;
  if (one.seat === null) return disarm(table, one, target, false);
  next(table, { step: 'wrest', seat: one.seat, by: one.id, target: target.id });
}

const hasShield = (state: State, one: Fighter): boolean => formOf(state, one).shieldDfn > 0;

function disarm(table: Table, by: Fighter, target: Fighter, shieldToo: boolean): void {
  if (shieldToo) {
    target.shieldAt = placeOf(target);
    table.tell?.({ type: 'shield', fighter: target.id, held: false });
  }
  drop(table, target);
  open(table, 'disarmed', () => ({ who: seen(table.state, target), by: seen(table.state, by) }));
}

/** What is added to the die of somebody who struggles. RUN-SPECIAL-09 */
export function breakingScore(state: State, one: Fighter): number {
  const parry = isHero(one) ? Math.max(0, parryOf(state, one)) : 0;
  return brawlingScore(state, one, one.held?.how ?? 'hold') + parry;
}

const brawlingScore = (state: State, one: Fighter, how: Hold): number =>
  sheetOf(state, one).roll('brawling', BY[how]) + rollChange(state, one, 'brawling') - hindrance(state, one);

const lastForm = (state: State, one: Fighter): number => (isHero(one) ? sheetOf(state, one).fists : one.hand);

/** Unarmed ATK; of a foe its Res. RUN-SPECIAL-02, -06 */
const handsOf = (state: State, one: Fighter): number =>
  isHero(one)
    ? formOf(state, one, lastForm(state, one)).atk.total
    : sheetOf(state, one).roll('brawling') + rollChange(state, one, 'brawling');

/** The Dfn rating of what is still in hand: the weapon's or the shield's, the higher. RUN-SPECIAL-09 */
const parryOf = (state: State, one: Fighter): number => {
  const { dfn, shieldDfn } = formOf(state, one);
  return Math.max(shieldDfn, dfn.parts.find(({ of }) => of === 'weapon')?.by ?? 0);
};
