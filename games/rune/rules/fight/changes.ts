// What powers, gifts and marks make of a score, each by its name. RUN-HOOK-02, -32, -34

import { isOneOf } from '@skald/kernel';
import { BOONS, type Boon } from '../../content/boons.ts';
import { CONDITION_RULES } from '../gifts/conditions/index.ts';
import type { Source } from '../hearing.ts';
import type { Peril } from '../hooks/effect.ts';
import type { Score } from '../hooks/mark.ts';
import type { Attack, Windows } from '../hooks/windows.ts';
import { ask, seen } from './listening.ts';
import type { Fighter, State } from './state.ts';

interface Part {
  readonly of: Source;
  readonly by: number;
}

interface Changes {
  /** The score itself is another. RUN-HOOK-21 */
  readonly base: Part | null;
  readonly parts: readonly Part[];
  /** It counts as this and nothing else. */
  readonly fixed: Part | null;
}

const NONE: Changes = { base: null, parts: [], fixed: null };

export function changesOf(
  state: State,
  one: Fighter,
  score: Score,
  attack: (() => Attack) | null = null,
  bare = false,
): Changes {
  let changes = NONE;
  let about: Attack | null = null;
  const known = () => {
    about = attack?.() ?? null;
    return { asked: seen(state, one), score, attack: about, bare };
  };
  ask(state, 'scoreQuery', known, (said, of) => {
    const { base, parts, fixed } = changes;
    if (said.change === 'fix') changes = { base, parts, fixed: { of, by: said.at } };
    else if (said.change === 'base') changes = { base: { of, by: said.at }, parts, fixed };
    else if (!isBarred(of, score, said.by, about))
      changes = { base, parts: stacked(parts, { of, by: said.by }), fixed };
  });
  return changes;
}

/** What they make of any other roll; `about` somebody, with a gift, or against what is nobody. RUN-HOOK-03 */
export function rollChange(
  state: State,
  one: Fighter,
  roll: Windows['rollQuery']['roll'],
  { about = null, gift = null, perils = [], brings = null }: Rolling = {},
): number {
  let parts: readonly Part[] = [];
  const known = () => ({
    who: seen(state, one),
    roll,
    about: about && seen(state, about),
    gift,
    perils,
    brings,
    difficulty: null,
  });
  ask(state, 'rollQuery', known, (said, of) => {
    if (said.change === 'modify') parts = stacked(parts, { of, by: said.by });
  });
  return parts.reduce((sum, { by }) => sum + by, 0);
}

interface Rolling {
  readonly about?: Fighter | null;
  readonly gift?: Boon | null;
  readonly perils?: readonly Peril[];
  readonly brings?: 'impairment' | 'invigoration' | null;
}

/** Different ones add up; of the same gift of several owners the largest counts. RUN-HOOK-34, RUN-RULING-G75 */
function stacked(parts: readonly Part[], part: Part): readonly Part[] {
  const same = isGiven(part.of) ? parts.find(({ of }) => of === part.of) : undefined;
  if (same === undefined) return [...parts, part];
  return Math.abs(part.by) > Math.abs(same.by) ? parts.with(parts.indexOf(same), part) : parts;
}

/** A gift, or a condition that only gifts bring about. */
const isGiven = (of: Source): boolean => isOneOf(BOONS, of) || Object.hasOwn(CONDITION_RULES, of);

/** Rounds by which whatever grows from round to round grows later for him. RUN-HOOK-06 */
export function growsLaterFor(state: State, one: Fighter): number {
  let rounds = 0;
  ask(
    state,
    'escalationQuery',
    () => ({ who: seen(state, one) }),
    ({ by }) => {
      rounds += by;
    },
  );
  return rounds;
}

/** No gift makes a berserk better, and none helps a score that counts for nothing. RUN-GIFTRULE-BERSERK-01, RUN-RULING-G15, -G83 */
function isBarred(of: Source, score: Score, by: number, attack: Attack | null): boolean {
  if (attack === null || by <= 0 || !isOneOf(BOONS, of)) return false;
  if (score === 'dfn') return attack.occasion === 'counter' || attack.occasion === 'careful';
  return attack.berserk && (score === 'atk' || score === 'dam');
}
