// What a search compares: the points somebody has when his next turn comes, and what that turn is worth to him.

import type { Choice, Decision, Luck } from '@skald/kernel';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, isHero, sheetOf } from '../rules/fight/fighters.ts';
import { shotProspect, strikeProspect } from '../rules/fight/odds.ts';
import { foesScore } from '../rules/fight/reckoning.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { netOf } from '../rules/scoring.ts';
import { seatOfFoes } from '../rules/sitting/runner.ts';
import { shotWorth, strikeWorth } from './aims.ts';
import { survey, unitNamed } from './survey.ts';
import { weigh } from './weigh.ts';

/** Whoever dies has nothing, and may win nothing more. */
const DEATH = 60;
/** For each other hero who dies. RUN-VP-41 */
const FELLOW = 40;
const DYING = 0.6;
/** Points of rivals are worth so much less than one's own: what one has, the others together have not. */
const RIVALS = 0.5;

/** Questions between fights, after which nobody knows when the next turn comes. */
const BETWEEN = ['room', 'volunteer', 'claim'];

/** Null until his next turn begins, or he has none. */
export function outlook(state: State, seat: number, decision: Decision | null): number | null {
  if (decision !== null && BETWEEN.includes(decision.kind)) return standing(state, seat);
  const begins = decision === null || isBeginning(state, seat, decision);
  if (!begins && hasATurn(state, seat)) return null;
  const hope = decision !== null && begins ? Math.max(...weigh(state, decision, 'jarl')) : 0;
  return standing(state, seat) + hope;
}

function isBeginning(state: State, seat: number, decision: Decision): boolean {
  if (decision.kind !== 'act' || decision.seat !== seat) return false;
  return (state.agenda.at(-1) as FrameOf<'act'>).halves.length === 0;
}

const hasATurn = (state: State, seat: number): boolean =>
  !state.over && state.fighters.some((one) => one.seat === seat && one.condition === 'able');

function standing(state: State, seat: number): number {
  if (seatOfFoes(state) === seat) return foesScore(state)?.score ?? 0;
  const heroes = state.fighters.filter(isHero);
  const rivals = heroes.filter((one) => one.seat !== seat);
  const theirs = rivals.reduce((sum, one) => sum + Math.max(0, netOf(state.tally, one.id)), 0);
  const dead = rivals.reduce((sum, one) => sum + lost(one), 0);
  const own = heroes
    .filter((one) => one.seat === seat)
    .reduce((sum, one) => sum + netOf(state.tally, one.id) * (1 - lost(one)) - DEATH * lost(one), 0);
  return own - FELLOW * dead - (RIVALS * theirs) / Math.max(1, rivals.length);
}

const lost = ({ condition }: Fighter): number =>
  condition === 'dead' ? 1 : condition === 'dying' ? DYING : 0;

/** What an attack has brought, over what its odds promise. */
export function luck(state: State, seat: number, choice: Choice): Luck<State> | null {
  const frame = state.agenda.at(-1);
  const option = choice as ChoiceOf<'act'>;
  if (frame?.step !== 'act' || (option.act !== 'strike' && option.act !== 'shoot')) return null;
  return seatOfFoes(state) === seat ? luckOfFoes(state, frame, option) : luckOfHero(state, frame, option);
}

type Attacking = Extract<ChoiceOf<'act'>, { act: 'strike' | 'shoot' }>;

/** Hit points and death blows. RUN-VP-11, -17 */
function luckOfHero(state: State, frame: FrameOf<'act'>, option: Attacking): Luck<State> {
  const { fighter } = frame;
  const { target } = option;
  const { lost: blood, kill } =
    option.act === 'strike'
      ? strikeProspect(state, frame, option)
      : shotProspect(state, fighterOf(state, fighter), option);
  const { might } = sheetOf(state, fighterOf(state, target));
  const promised = dealt(state, fighter, target) + blood + kill * Math.floor(might / 2);
  return { by: (after) => dealt(after, fighter, target) - promised };
}

/** Heroes in danger, and no dead ones. RUN-VPR-04, -20 */
function luckOfFoes(state: State, frame: FrameOf<'act'>, option: Attacking): Luck<State> {
  const field = survey(state);
  const promised =
    option.act === 'strike'
      ? strikeWorth(field, frame, option)
      : shotWorth(field, unitNamed(field, frame.fighter), option);
  const before = foesScore(state)?.score ?? 0;
  return { by: (after) => (foesScore(after)?.score ?? 0) - before - promised };
}

const dealt = ({ tally }: State, hero: string, foe: string): number =>
  tally.reduce(
    (sum, { hero: by, cause, of, points }) =>
      by === hero && of === foe && (cause === 'damage' || cause === 'deathBlow') ? sum + points : sum,
    0,
  );
