// Jumping: over what bars the way, across a gap, up and down, and onto somebody. RUN-TER-12 to -17, -87, RUN-RULING-C43

import { next } from '@skald/kernel';
import type { ThingOf } from '../../content/battle-map.ts';
import { type Reach, reachOf } from '../../content/movement.ts';
import { LEAP_ATTACK_DROP, VERTICAL_PACE } from '../../content/terrain.ts';
import {
  distance,
  isGap,
  LEAPS,
  LEAPS_IN_HALF,
  type Leap,
  leaps,
  leapTo,
  scoresJump,
} from '../space/index.ts';
import type { Turning } from './agenda.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import { dropFrom, plunge } from './falling.ts';
import { noteJump, noteTerrain } from './features.ts';
import { areEnemies, bodiesOf, bodyOf, fighterOf, groundFor, isAble, isHero, sheetOf } from './fighters.ts';
import { fall } from './harm.ts';
import { mayMove, strikersOn } from './moving.ts';
import { put } from './placing.ts';
import { stayMounted } from './riding.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { scoreRoll } from './tally.ts';
import { type Place, placeOf } from './words.ts';

type LeapChoice = Extract<ChoiceOf<'act'>, { act: 'leap' }>;

/** Where he may jump, wherever feet alone would not take him. */
export function leapsOf(state: State, { fighter, halves }: Turning): number[] {
  const one = fighterOf(state, fighter);
  if (!mayMove(state, one) || halves.includes('move') || !hasObstacles(state)) return [];
  const bit = halves.length === 0 ? LEAPS : LEAPS_IN_HALF;
  return leaps(groundFor(state), bodiesOf(state), bodyOf(state, one), reachOfJump(state, one), bit);
}

const hasObstacles = ({ map, happened }: State): boolean =>
  map.heights.length > 0 ||
  happened.blocked.length > 0 ||
  map.zones.some(({ kind }) => kind === 'water' || kind === 'damaging') ||
  map.objects.some(({ kind }) => kind === 'barrier' || kind === 'cover');

const squareOf = ({ map }: State, { x, y }: Place): number => y * map.width + x;
const feetAt = (state: State, spot: Place): number => groundFor(state).feet[squareOf(state, spot)] ?? 0;

const reachOfJump = (state: State, one: Fighter): Reach =>
  reachOf('jump', sheetOf(state, one).rating('jump'));

const leapOf = (state: State, one: Fighter, goal: Place): Leap | null =>
  leapTo(groundFor(state), bodiesOf(state), bodyOf(state, one), goal, reachOfJump(state, one));

export const jumpingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('jump') + rollChange(state, one, 'jump') - hindrance(state, one);

/** What a jump there asks for. */
export const jumpingDifficulty = (state: State, one: Fighter, goal: Place): number =>
  leapOf(state, one, goal)?.difficulty ?? 0;

/** Whoever he jumps away from strikes before he is off the ground. RUN-RULING-C12 */
export function takeOff(table: Table, turning: Turning, { x, y }: LeapChoice): void {
  const { state } = table;
  const one = fighterOf(state, turning.fighter);
  const leap = leapOf(state, one, { x, y });
  if (leap === null) return;
  const strikers = strikersOn(state, one, 'ordinary', leap.path);
  next(
    table,
    {
      step: 'going',
      fighter: one.id,
      gait: 'walk',
      way: [],
      strikers: strikers.map(({ by }) => ({ by, at: placeOf(one), left: false })),
      shooters: [],
      perils: [],
    },
    { step: 'leaping', to: { x, y }, ...turning },
  );
}

export const jumpingSteps: Steps<'leaping'> = {
  leaping(table, frame) {
    const { state } = table;
    const { step: _, dice: __, to, ...turning } = frame;
    const one = fighterOf(state, turning.fighter);
    const leap = leapOf(state, one, to);
    if (leap === null || !isAble(one) || !mayMove(state, one)) return;
    const { difficulty } = leap;
    const die = { who: one, for: 'jump', roll: 'jump', lacked: lacks(state, one, 'jump') } as const;
    const total = rollOnce(table, frame, die, () => jumpingScore(state, one), difficulty);
    if (total === null) return;
    const lands = total >= difficulty;
    table.tell?.({ type: 'jumped', fighter: one.id, to, total, difficulty, lands });
    scoreJump(table, one, leap, total);
    noteJump(state, one, leap.over);
    noteTerrain(state, one, to);
    const stands = lands ? land(table, one, leap, total) : comeDown(table, one, leap, total);
    if (!stands) return;
    const leapt = lands && leap.drop >= LEAP_ATTACK_DROP;
    const goesOn = { ...turning, halves: [...turning.halves, 'move' as const], leapt };
    stayMounted(table, one, leap.action === 'full' ? null : goesOn);
  },
};

/** Where he meant to; who jumps deeper than he could jump far only falls well. RUN-HAZ-FALL-03 */
function land(table: Table, one: Fighter, { path, paces, drop }: Leap, total: number): boolean {
  const { full } = reachOfJump(table.state, one);
  one.movement = 'moved';
  one.paces += paces;
  one.shifted = true;
  put(table, one, placeOf(path.at(-1) ?? one));
  if (drop > full * VERTICAL_PACE) dropFrom(table, one, drop, total);
  return isAble(one);
}

/**
 * He does not get over what bars the way; he falls into a gap, beside whoever stands in it and not at all where it is
 * full, or down where he wanted to land. RUN-ABIL-JUM-03
 */
function comeDown(table: Table, one: Fighter, { path, over, drop }: Leap, total: number): boolean {
  const { state } = table;
  if (over.length > 0) return true;
  const gaps = path
    .slice(1, -1)
    .filter((spot) => isGap(groundFor(state), squareOf(state, one), squareOf(state, spot)));
  if (gaps.length > 0) {
    const gap = gaps.find((spot) => isFree(state, one, spot));
    if (gap === undefined) return true;
    const depth = feetAt(state, one) - feetAt(state, gap);
    put(table, one, placeOf(gap));
    if (one.water === null) plunge(table, null, one, depth);
    return false;
  }
  if (drop <= 0) return true;
  put(table, one, placeOf(path.at(-1) ?? one));
  fall(table, one, true);
  dropFrom(table, one, drop, total);
  return false;
}

const isFree = (state: State, one: Fighter, spot: Place): boolean =>
  state.fighters.every(
    (other) =>
      other.id === one.id ||
      !isAble(other) ||
      other.fallen ||
      distance(bodyOf(state, other), { ...bodyOf(state, one), ...placeOf(spot) }) > 0,
  );

/** Towards an enemy, over something that its designer made harder or easier than usual. RUN-TER-16, -17 */
function scoreJump(table: Table, one: Fighter, { over, difficulty }: Leap, total: number): void {
  const { state } = table;
  if (!isHero(one)) return;
  const enemies = state.fighters.filter((other) => areEnemies(one, other) && isAble(other));
  const ground = groundFor(state);
  const scoring = over.filter((id) => {
    const thing = state.map.objects.find((part) => part.id === id) as
      | ThingOf<'barrier' | 'cover'>
      | undefined;
    return (
      thing !== undefined &&
      enemies.some((enemy) => scoresJump(ground, bodyOf(state, one), thing, bodyOf(state, enemy)))
    );
  });
  if (scoring.length === 0) return;
  const again = scoring.every((id) => one.jumped.includes(id));
  scoreRoll(table, one, { result: total, difficulty, again }, 'RUN-TER-16');
  if (total >= difficulty) one.jumped = [...new Set([...one.jumped, ...scoring])];
}
