// Throwing the die at a table, and who may meddle with it. RUN-HOOK-32, -55

import { next } from '@skald/kernel';
import { isBotch, ordinaryDie, qualityDie, type Thrown } from '../dice.ts';
import type { Peril } from '../hooks/effect.ts';
import type { Score } from '../hooks/mark.ts';
import type { Attack, Windows } from '../hooks/windows.ts';
import type { AnyFrame } from './agenda.ts';
import type { Rolled } from './events.ts';
import { isHero } from './fighters.ts';
import { heardIn, seen } from './listening.ts';
import { resolved } from './marks.ts';
import { neededIn } from './shopping.ts';
import type { Fighter, Table } from './state.ts';

export const SIDES = 10;

/** Open above, and below at its first throw. */
export function throwDie(table: Table, what: Rolled, by?: Fighter): Thrown {
  // Whoever was distracted has got over it. RUN-RULING-C44
  if (by !== undefined) by.distracted = false;
  return ordinaryDie(() => table.roll(SIDES, what));
}

/** Never botches. RUN-BASIC-12 */
const throwQuality = (table: Table, what: Rolled): Thrown => qualityDie(() => table.roll(SIDES, what));

/** One of these, by plain chance: as many as a die has sides take one throw. RUN-BASIC-13 */
export function oneOf<T>(table: Table, of: readonly T[], what: Rolled): T {
  return of[of.length === 1 ? 0 : table.roll(of.length, what) - 1] as T;
}

/** A frame whose step is done again when somebody has been asked about its dice. */
type Casting = Extract<AnyFrame, { dice?: unknown }>;
type Lying = NonNullable<Casting['dice']>['lie'];
type Kind = Windows['beforeRoll']['roll'];

/** A die that somebody is to throw, and for what roll. */
export interface Cast {
  readonly who: Fighter;
  readonly for: Rolled;
  readonly roll: Kind;
  readonly steady?: boolean;
  readonly lacked?: boolean;
  /** Against what, where that is nobody. */
  readonly perils?: readonly Peril[];
  /** No gift of his has a say in it: it is his horse's, or he would rather lose. */
  readonly unasked?: boolean;
}

/** All these dice; null while somebody is asked about one of them, after which the step is done again. */
export function cast(
  table: Table,
  frame: Casting,
  casts: readonly Cast[],
  attack: (() => Attack) | null = null,
): readonly Thrown[] | null {
  const { dice } = frame;
  if (dice === undefined) {
    const effects = casts.filter(isHeros).flatMap(({ who, roll, lacked = false }) =>
      heardIn(table, 'beforeRoll', () => ({
        who: seen(table.state, who),
        roll,
        lacked,
        attack: attack?.() ?? null,
      })),
    );
    if (effects.length > 0) {
      next(table, { step: 'effects', effects }, { ...frame, dice: { lie: [], asked: 'before' } });
      return null;
    }
  }
  if (dice !== undefined && dice.lie.length > 0) return dice.lie;
  return casts.map((one) => (one.steady ? throwQuality : throwDie)(table, one.for));
}

const isHeros = ({ who, unasked }: Cast): boolean => isHero(who) && unasked !== true;

/** How a roll came out that was not enough. */
export interface Failed {
  /** Its place among the dice. */
  readonly at: number;
  readonly total: number;
  readonly against: number;
}

/** Whoever has failed may have a way to throw again: true while he is asked. RUN-HOOK-05 */
export function isReconsidered(
  table: Table,
  frame: Casting,
  casts: readonly Cast[],
  thrown: readonly Thrown[],
  failed: readonly Failed[],
  attack: (() => Attack) | null = null,
): boolean {
  if (frame.dice?.asked === 'after') return false;
  const effects = failed.flatMap(({ at, total, against }) => {
    const { who, roll } = casts[at] as Cast;
    if (!isHeros(casts[at] as Cast)) return [];
    const known = () => ({
      who: seen(table.state, who),
      roll,
      total,
      against,
      botched: (thrown[at] as Thrown).result < 0,
      attack: attack?.() ?? null,
    });
    return [...heardIn(table, 'dieRolled', known), ...neededIn(table, 'dieRolled', who, known)];
  });
  if (effects.length === 0) return false;
  const lie = casts.map((one, i): Lying[number] => {
    const { faces, result } = thrown[i] as Thrown;
    return { by: one.who.id, for: one.for, faces: [...faces], result };
  });
  next(table, { step: 'effects', effects }, { ...frame, dice: { lie, asked: 'after' } });
  return true;
}

/** One roll against a Difficulty: its total, or null while somebody is asked about it. */
export function rollOnce(
  table: Table,
  frame: Casting,
  one: Cast,
  score: () => number,
  difficulty: number,
  attack: (() => Attack) | null = null,
  /** Told what the die showed, once it lies for good. */
  shown?: (die: Thrown) => void,
): number | null {
  return rollBoth(table, frame, [one], () => [score(), difficulty], attack, shown)?.[0] ?? null;
}

/** One roll against another, or against a number: both totals, or null while somebody is asked. Equal is enough. */
export function rollBoth(
  table: Table,
  frame: Casting,
  casts: readonly [Cast, (Cast | undefined)?],
  scores: () => readonly [number, number],
  attack: (() => Attack) | null = null,
  shown?: (die: Thrown) => void,
): readonly [number, number] | null {
  const all = casts.filter((one) => one !== undefined);
  const dice = cast(table, frame, all, attack);
  if (dice === null) return null;
  const [own, others] = scores();
  const [thrown, resisted] = dice as [Thrown, Thrown?];
  const [total, against] = [thrown.result + own, (resisted?.result ?? 0) + others];
  const lost = { at: 0, total, against };
  const held = { at: 1, total: against, against: total };
  const failed = total < against ? [lost] : resisted === undefined ? [] : [held];
  if (isReconsidered(table, frame, all, dice, failed, attack)) return null;
  shown?.(thrown);
  for (const [i, { who, roll, perils = [], unasked }] of all.entries()) {
    const missing = i === 0 ? against - total : total - against + 1;
    const botched = isBotch(dice[i] as Thrown);
    if (unasked !== true)
      resolved(table, { who, roll, missing, botched, perils }, attack, ...(SPENDS[roll] ?? []));
  }
  return [total, against];
}

/** What was good for one blow, or against one, is used up. */
const SPENDS: Partial<Record<Kind, readonly Score[]>> = { attack: ['atk'], defence: ['dfn'] };

/** The whole of it anew, and it may be thrown yet again. RUN-RULING-G36 */
export function throwAgain(table: Table, who: string): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex((frame) => 'dice' in frame && frame.dice !== undefined);
  const frame = agenda[at];
  if (frame === undefined || !('dice' in frame) || frame.dice === undefined) return;
  const lie = frame.dice.lie.map((die) =>
    die.by === who ? { ...die, ...mutable(throwDie(table, die.for)) } : die,
  );
  agenda[at] = { ...frame, dice: { lie, asked: 'before' } };
}

const mutable = ({ faces, result }: Thrown) => ({ faces: [...faces], result });
