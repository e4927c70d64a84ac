// Who rolls when the notes call for whoever likes: what it brings oneself against what it may cost, and against what comes
// of it if somebody else does it, or nobody. RUN-DIF-160 to -168

import type { RollType } from '../content/design/rolls.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, sheetOf } from '../rules/fight/fighters.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { chanceToWin } from '../rules/rolls/contest.ts';
import { chanceInCall } from '../rules/sitting/chances.ts';
import { ableIn, sittingOf } from '../rules/sitting/heroes.ts';
import { elementNamed } from '../rules/sitting/notes.ts';
import { difficultyFor, scoreFor } from '../rules/sitting/scores.ts';
import { rollsOf } from '../rules/sitting/series.ts';
import { mishap, mishapOfOthers } from './ahead.ts';
import { marginOver } from './margins.ts';
import { rescue } from './rescue.ts';
import type { Survey } from './survey.ts';

// What nobody tells before: a trap hurts, and what is none has something to win. Both as adventures are made, on the average.

/** Raw Damage of a trap, and how often one of this kind draws blood at all. */
const TRAP = 32;
const BLOODY: Readonly<Partial<Record<RollType, number>>> = { singular: 0.5, dogpile: 0.75 };
/** What all have of a success together with others, and what it is worth besides to be the one who did it. */
const PRIZE = 6;
const OWN_PRIZE = 4;
/** A point for a rival is a point less of a lead, if he is the one who matters. */
const RIVAL = 0.25;

/** How likely somebody else comes forward: the best at it, and any other, for a prize or into danger. */
const BEST_COMES = 0.85;
const COMES = { task: 0.6, trap: 0.35 } as const;

type Element = NonNullable<ReturnType<typeof elementNamed>>;

interface Roller {
  readonly one: Fighter;
  /** That he makes it, what he is paid for it, and how likely he tries. */
  readonly chance: number;
  readonly points: number;
  readonly comes: number;
}

export function volunteer(
  survey: Survey,
  { seats, heroes, about }: FrameOf<'volunteer'>,
  options: readonly ChoiceOf<'volunteer'>[],
  seat: number,
): number[] {
  const { state } = survey;
  const hero = heroes[seats.indexOf(seat)];
  // To be quick helps them all; what one wants from a merchant is the other's affair.
  if (about === 'initiative' || about === 'haggle')
    return options.map(({ act }) => ((act === 'roll') === (about === 'initiative') ? 1 : 0));
  if (about === 'relief') return options.map(({ act }) => (act === 'roll' ? relief(state, hero) : 0));
  if (about === 'rescue') return options.map(({ act }) => (act === 'roll' ? rescue(survey, hero) : 0));
  const called = callFor(survey, hero);
  if (called === null) return options.map(() => 0);
  const { own, others, stakes, type } = called;
  const { roll, leave } = VALUES[type]?.(own, others, stakes, state) ?? { roll: 0, leave: 0 };
  return options.map(({ act }) => (act === 'roll' ? roll : leave));
}

/** By so much one must be better to take over what another holds off. */
const BETTER = 1.5;

function relief(state: State, hero: string | undefined): number {
  const sitting = sittingOf(state);
  const element = elementNamed(sitting, sitting.call?.element ?? '');
  const coming = state.agenda.findLast((frame) => frame.step === 'holding');
  if (element?.roll == null || hero === undefined || coming === undefined) return 0;
  const { roll } = element;
  const total = (id: string): number => scoreFor(state, fighterOf(state, id), element, roll).total;
  return total(hero) - total(coming.holder) - BETTER;
}

interface Called {
  readonly type: RollType;
  readonly own: Roller;
  readonly others: readonly Roller[];
  readonly stakes: Stakes;
}

/** Null where nothing is called for. */
function callFor(survey: Survey, hero: string | undefined): Called | null {
  const { state } = survey;
  const sitting = sittingOf(state);
  const element = elementNamed(sitting, sitting.call?.element ?? '');
  if (element?.roll == null) return null;
  const all = ableIn(state).map((one) => rollerOf(state, element, one));
  const own = all.find(({ one }) => one.id === hero);
  if (own === undefined) return null;
  const others = all.filter(({ one }) => one.id !== hero).map((other) => willing(other, all, element));
  return { type: element.roll.type, own, others, stakes: stakesOf(survey, own.one, element) };
}

/** What speaks for rolling, or for leaving it to others: chances, and what it costs oneself or all to fail. */
export function whyRoll(
  survey: Survey,
  { seats, heroes, about }: FrameOf<'volunteer'>,
  seat: number,
): { readonly success: number; readonly other: number; readonly fails: number } | null {
  const called = about === undefined ? callFor(survey, heroes[seats.indexOf(seat)]) : null;
  if (called === null) return null;
  const { own, others, stakes, type } = called;
  return {
    success: own.chance,
    other: Math.max(0, ...others.map(({ chance }) => chance)),
    fails: type === 'rush' || type === 'scramble' ? stakes.harm : stakes.ruin,
  };
}

function rollerOf(state: State, element: Element, one: Fighter): Roller {
  return { one, chance: chanceInCall(state, one) ?? 0, points: pointsFor(state, element, one), comes: 0 };
}

const willing = (other: Roller, all: readonly Roller[], { nature }: Element): Roller => {
  const best = all.every(({ chance }) => chance <= other.chance);
  return { ...other, comes: best ? BEST_COMES : COMES[nature === 'trap' ? 'trap' : 'task'] };
};

const FACTOR = 3;

/** Three for each by which he is above the Difficulty, on the average. RUN-VP-21 */
function pointsFor(state: State, element: Element, one: Fighter): number {
  const { call } = sittingOf(state);
  return rollsOf(element.roll as NonNullable<Element['roll']>).reduce((sum, roll) => {
    const { total } = scoreFor(state, one, element, roll);
    return sum + FACTOR * marginOver(difficultyFor(state, one, roll, call?.against ?? null) - total);
  }, 0);
}

interface Stakes {
  /** Of a success: for all, and besides for who did it. */
  readonly prize: number;
  readonly own: number;
  /** Of a failure: to oneself, and to all. */
  readonly harm: number;
  readonly ruin: number;
}

function stakesOf(survey: Survey, one: Fighter, { nature, roll }: Element): Stakes {
  if (nature !== 'trap' || roll === null) return { prize: PRIZE, own: OWN_PRIZE, harm: 0, ruin: 0 };
  const bloody = BLOODY[roll.type] ?? 1;
  const harm = bloody * mishap(survey, one, TRAP);
  return {
    prize: 0,
    own: 0,
    harm,
    ruin: harm + bloody * mishapOfOthers(survey, one.seat ?? -1, TRAP),
  };
}

interface Value {
  readonly roll: number;
  readonly leave: number;
}

type Valuer = (own: Roller, others: readonly Roller[], stakes: Stakes, state: State) => Value;

/** What a success and a failure of all come to. */
const together = (chance: number, { prize, ruin }: Stakes): number => chance * prize - (1 - chance) * ruin;

/** How likely he is let to roll, by his elbows. RUN-DIF-32, -163 */
const prevails = (own: Roller, others: readonly Roller[], state: State): number =>
  others.reduce((chance, other) => chance * (1 - other.comes * (1 - elbows(state, own.one, other.one))), 1);

const elbows = (state: State, one: Fighter, other: Fighter): number =>
  chanceToWin(
    [one, other].map((each) => ({
      id: each.id,
      hero: true,
      bonus: sheetOf(state, each).roll('brawling', 'Str'),
    })),
    one.id,
  );

const nobody = (others: readonly Roller[]): number =>
  others.reduce((chance, { comes }) => chance * (1 - comes), 1);

/** Of those who are likely to come, what one of them does on the average. */
function another(others: readonly Roller[]): { chance: number; points: number } {
  const all = others.reduce((sum, { comes }) => sum + comes, 0);
  const mean = (of: (one: Roller) => number): number =>
    all === 0 ? 0 : others.reduce((sum, one) => sum + one.comes * of(one), 0) / all;
  return { chance: mean(({ chance }) => chance), points: mean(({ points }) => points) };
}

const alone: Valuer = (own, others, { own: prize, harm, prize: more }, state) => ({
  roll: prevails(own, others, state) * (own.points + own.chance * (prize + more) - (1 - own.chance) * harm),
  leave: 0,
});

const VALUES: Readonly<Partial<Record<RollType, Valuer>>> = {
  /** One for all; where nobody does it, it has failed. RUN-DIF-21 */
  singular(own, others, stakes, state) {
    const other = another(others);
    const theirs = together(other.chance, stakes) - RIVAL * other.points;
    const first = prevails(own, others, state);
    const none = nobody(others);
    const mine = own.points + own.chance * stakes.own + together(own.chance, stakes);
    return {
      roll: first * mine + (1 - first) * theirs,
      leave: (1 - none) * theirs + none * together(0, stakes),
    };
  },
  /** One success is enough, and nobody is the worse for trying. RUN-DIF-22 */
  noFault(own, others, stakes) {
    const theirs = 1 - others.reduce((chance, other) => chance * (1 - other.comes * other.chance), 1);
    return {
      roll: own.points + own.chance * stakes.own + together(1 - (1 - theirs) * (1 - own.chance), stakes),
      leave: together(theirs, stakes),
    };
  },
  /** One failure is enough. RUN-DIF-25 */
  dogpile(own, others, stakes) {
    const theirs = others.reduce((chance, other) => chance * (1 - other.comes * (1 - other.chance)), 1);
    return {
      roll: own.points + own.chance * stakes.own + together(own.chance * theirs, stakes),
      leave: together(theirs - nobody(others), stakes),
    };
  },
  /** What befalls him is his own affair. RUN-DIF-23, -24 */
  rush: alone,
  scramble: (own, _, stakes, state) => alone(own, [], stakes, state),
};
