// Rolls against each other: the highest wins. RUN-OTHER-12 to -17, RUN-WORLD-06

import { FARTHEST, type NextFace, ordinaryAtLeast, ordinaryDie, ordinaryIs, type Thrown } from '../dice.ts';

export interface Entrant {
  readonly id: string;
  /** A hero, or anybody else. */
  readonly hero: boolean;
  readonly bonus: number;
}

export interface Reached extends Pick<Entrant, 'id' | 'hero'> {
  readonly total: number;
}

export type Standing =
  | { readonly winner: string; readonly margin: number }
  /** Those who are level roll again, and nobody else does. */
  | { readonly again: readonly string[] };

/** A hero beats whoever else is level with him; heroes among themselves roll again, and so do others. RUN-OTHER-13 to -16 */
export function standing(entrants: readonly Reached[]): Standing {
  const highest = Math.max(...entrants.map(({ total }) => total));
  const first = level(entrants.filter(({ total }) => total === highest));
  const [winner] = first;
  if (winner === undefined || first.length > 1) return { again: first.map(({ id }) => id) };
  const others = entrants.filter(({ id }) => id !== winner.id).map(({ total }) => total);
  return { winner: winner.id, margin: others.length === 0 ? 0 : highest - Math.max(...others) };
}

function level<E extends Pick<Entrant, 'hero'>>(first: readonly E[]): readonly E[] {
  const heroes = first.filter(({ hero }) => hero);
  return heroes.length > 0 ? heroes : first;
}

export interface Decided {
  readonly winner: string;
  readonly margin: number;
  /** Every throw, from the first to the one that decided. */
  readonly rolls: readonly (readonly (Reached & { readonly thrown: Thrown })[])[];
}

export function decide(entrants: readonly Entrant[], next: NextFace): Decided {
  const rolls: (Reached & { readonly thrown: Thrown })[][] = [];
  for (let left = entrants; ; ) {
    const reached = left.map(({ id, hero, bonus }) => {
      const thrown = ordinaryDie(next);
      return { id, hero, thrown, total: thrown.result + bonus };
    });
    rolls.push(reached);
    const now = standing(reached);
    if ('winner' in now) return { ...now, rolls };
    left = left.filter(({ id }) => now.again.includes(id));
  }
}

/** How likely one of them wins, with all that is rolled again. */
export const chanceToWin = (entrants: readonly Entrant[], id: string): number =>
  chanceAmong(entrants, id, new Map());

/** The same few may be left in many ways: what was found for them is kept. */
function chanceAmong(entrants: readonly Entrant[], id: string, known: Map<string, number>): number {
  if (!entrants.some((one) => one.id === id)) return 0;
  if (entrants.length === 1) return 1;
  const key = entrants.map((one) => one.id).join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  let [wins, anew] = [0, 0];
  const bonuses = entrants.map(({ bonus }) => bonus);
  for (let most = Math.min(...bonuses) - FARTHEST; most <= Math.max(...bonuses) + FARTHEST; most++)
    for (const { highest, chance } of highestAt(entrants, most)) {
      const left = level(highest);
      if (left.length === entrants.length) anew += chance;
      else wins += chance * chanceAmong(left, id, known);
    }
  // Where all are level they begin anew: it is as if nothing had been rolled.
  const found = wins / (1 - anew);
  known.set(key, found);
  return found;
}

interface Highest {
  readonly highest: readonly Entrant[];
  readonly chance: number;
}

/** Everybody who may have reached exactly this while nobody reached more, and how likely that is. */
function highestAt(entrants: readonly Entrant[], most: number): Highest[] {
  return entrants
    .reduce<Highest[]>(
      (sets, one) =>
        sets.flatMap(({ highest, chance }) => [
          { highest: [...highest, one], chance: chance * ordinaryIs(most - one.bonus) },
          { highest, chance: chance * below(most - one.bonus) },
        ]),
      [{ highest: [], chance: 1 }],
    )
    .filter(({ highest, chance }) => highest.length > 0 && chance > 0);
}

/** How likely an ordinary die comes to less than this. */
function below(result: number): number {
  if (result <= -FARTHEST) return 0;
  return result > FARTHEST ? 1 : 1 - ordinaryAtLeast(result);
}

/**
 * The notes of an encounter set nobody but others against heroes; what heroes have to settle among themselves they may
 * settle with any Ability, if all of them agree. RUN-OTHER-17, RUN-WORLD-06
 */
export function mayBeHeld(
  entrants: readonly Pick<Entrant, 'id' | 'hero'>[],
  agreed: readonly string[] | 'by-the-notes',
): boolean {
  if (agreed === 'by-the-notes') return entrants.some(({ hero }) => !hero);
  return entrants.every(({ id, hero }) => !hero || agreed.includes(id));
}
