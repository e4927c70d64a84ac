// Holds and pins. RUN-SPECIAL-02 to -10, RUN-RULING-C17

import { next } from '@skald/kernel';
import { chanceToBeat } from '../blow.ts';
import { chanceOf } from '../dice.ts';
import type { Attack, FrameOf } from './agenda.ts';
import { attackOf, factsOf } from './attacks.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import type { Hold } from './conditions.ts';
import {
  areEnemies,
  fighterOf,
  formOf,
  isAble,
  isHelpless,
  isHero,
  isInReach,
  isOnField,
  sheetOf,
} from './fighters.ts';
import { drop } from './gear.ts';
import { goesOff } from './going-off.ts';
import { assail } from './harm.ts';
import { isWaiting, open, seen } from './listening.ts';
import { rollBoth, rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { attackParts, defenceParts, HELPLESS, total } from './scores.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf, parryOf, unrolled } from './striking.ts';
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

export const holdingSteps: Steps<'grip' | 'grasp' | 'clutch' | 'wrest' | 'breaking'> = {
  /** An attack like any other, but for what comes of it. RUN-SPECIAL-02 */
  grip(table, { step: _, ...grab }) {
    const { state } = table;
    const [one, target] = [fighterOf(state, grab.by), fighterOf(state, grab.target)];
    if (!isAble(one)) return;
    one.fists = true;
    assail(one, target);
    const grasp: FrameOf<'grasp'> = { step: 'grasp', ...grab };
    const known = () => attackOf(state, one, target, factsOf(graspOf(state, one, target)));
    if (!isWaiting(table, 'attackDeclared', known, grasp)) holdingSteps.grasp(table, grasp);
  },

  /** First he must lay hands on him. RUN-SPECIAL-02, -06 */
  grasp(table, frame) {
    const { state } = table;
    const { step: _, dice: __, ...grab } = frame;
    const [one, target] = [fighterOf(state, grab.by), fighterOf(state, grab.target)];
    if (!isAble(one) || !isOnField(target)) return;
    const attack = graspOf(state, one, target);
    const totals = rollBoth(
      table,
      frame,
      [
        { who: one, for: 'attack', roll: 'attack', lacked: lacks(state, one, 'brawling') },
        parryOf(state, target),
      ],
      () => [graspScore(state, attack), defenceScore(state, attack)],
      () => attackOf(state, one, target, factsOf(attack)),
    );
    if (totals === null) return;
    const [reached, defence] = totals;
    if (reached < defence) return table.tell?.({ type: 'missed', by: one.id, at: target.id });
    next(table, { step: 'clutch', ...grab });
  },

  /** Then he must keep him. RUN-SPECIAL-03 to -06 */
  clutch(table, frame) {
    const { state } = table;
    const { by, target: id, how } = frame;
    const [one, target] = [fighterOf(state, by), fighterOf(state, id)];
    if (!isAble(one) || !isOnField(target)) return;
    const lacked = lacks(state, one, 'brawling');
    const die = { who: one, for: 'grip', roll: 'brawling', lacked } as const;
    const needed = formOf(state, target).dfn.total;
    const grip = rollOnce(table, frame, die, () => brawlingScore(state, one, how), needed);
    if (grip === null) return;
    const margin = grip - needed;
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
  goesOff(table, target, 'disarmed');
  open(table, 'disarmed', () => ({ who: seen(table.state, target), by: seen(table.state, by) }));
}

/** What is added to the die of somebody who struggles. RUN-SPECIAL-09 */
export function breakingScore(state: State, one: Fighter): number {
  const parry = isHero(one) ? Math.max(0, wardOf(state, one)) : 0;
  return brawlingScore(state, one, one.held?.how ?? 'hold') + parry;
}

const brawlingScore = (state: State, one: Fighter, how: Hold): number =>
  sheetOf(state, one).roll('brawling', BY[how]) + rollChange(state, one, 'brawling') - hindrance(state, one);

const lastForm = (state: State, one: Fighter): number => (isHero(one) ? sheetOf(state, one).fists : one.hand);

const graspOf = (state: State, one: Fighter, target: Fighter): Attack => {
  const { step: _, ...blow } = blowOf(one, target.id, 'own');
  return { ...blow, form: lastForm(state, one) };
};

/** Unarmed, with all that counts for a blow; of a foe its Res. RUN-SPECIAL-02, -06 */
function graspScore(state: State, attack: Attack): number {
  const one = fighterOf(state, attack.attacker);
  if (isHero(one)) return total((add) => attackParts(state, attack, add));
  return sheetOf(state, one).roll('brawling') + rollChange(state, one, 'brawling') - hindrance(state, one);
}

function defenceScore(state: State, attack: Attack): number {
  const target = fighterOf(state, attack.target);
  if (isHelpless(target)) return HELPLESS;
  return total((add) => defenceParts(state, attack, add)) + unrolled(state, target);
}

/** To lay hands on him and to keep him. */
export function grabChance(state: State, one: Fighter, target: Fighter, how: Hold): number {
  const attack = graspOf(state, one, target);
  const [atk, dfn] = [graspScore(state, attack), defenceScore(state, attack)];
  const reaches = parryOf(state, target) === undefined ? chanceOf(atk, dfn) : chanceToBeat(atk - dfn);
  return reaches * chanceOf(brawlingScore(state, one, how), formOf(state, target).dfn.total);
}

/** The Dfn rating of what is still in hand: the weapon's or the shield's, the higher. RUN-SPECIAL-09 */
const wardOf = (state: State, one: Fighter): number => {
  const { dfn, shieldDfn } = formOf(state, one);
  return Math.max(shieldDfn, dfn.parts.find(({ of }) => of === 'weapon')?.by ?? 0);
};
