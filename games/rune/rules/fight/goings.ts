// Where every gait leads, as bits by square: on a large field a turn has thousands of goals, and few words say which.
// RUN-ACT-14 to -26, RUN-ENGAGE-20

import type { Listed } from '@skald/kernel';
import { dashOf, WITHDRAWAL } from '../../content/movement.ts';
import { mayStayOut } from '../sitting/runner.ts';
import { dashes, FLEES, markReachable, pacesTo, RUSHES, squaresInReach } from '../space/index.ts';
import type { Gait, Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { climbsOf, swimsOf } from './crossing.ts';
import {
  areEnemies,
  bodiesOf,
  bodyOf,
  engagedWith,
  fighterOf,
  groundFor,
  groundUnder,
  isAble,
  isArmed,
  isHero,
  sheetOf,
} from './fighters.ts';
import { isHidden } from './hiding.ts';
import { leapsOf } from './jumping.ts';
import { canStir, mayMove } from './moving.ts';
import type { Fighter, State } from './state.ts';

type Going = Extract<ChoiceOf<'act'>, { act: Gait | 'swim' | 'climb' | 'leap' }>;

export interface Goings {
  readonly width: number;
  /** By square: one for each of `MADE`. */
  readonly bits: Uint16Array;
}

/** What each bit of a square stands for. */
const MADE: readonly ((x: number, y: number) => Going)[] = [
  (x, y) => ({ act: 'walk', x, y }),
  (x, y) => ({ act: 'walk', x, y, means: 'attack' }),
  (x, y) => ({ act: 'seize', x, y }),
  (x, y) => ({ act: 'withdraw', x, y }),
  (x, y) => ({ act: 'flee', x, y }),
  (x, y) => ({ act: 'rush', x, y }),
  (x, y) => ({ act: 'leap', x, y }),
  (x, y) => ({ act: 'climb', x, y }),
  (x, y) => ({ act: 'swim', x, y }),
];
const WALK = 1;
const ATTACK = 2;
const SEIZE = 4;
const WITHDRAW = 8;
const FLEE = 16;
const RUSH = 32;
const LEAP = 64;
const CLIMB = 128;
const SWIM = 256;

/** Every way to go somewhere now; null where one must stay. */
export function goingsOf(state: State, turning: Turning): Goings | null {
  const one = fighterOf(state, turning.fighter);
  if (!canStir(state, one) || turning.halves.includes('move') || one.swarm.flees) return null;
  const { width, height } = state.map;
  const bits = new Uint16Array(width * height);
  const engaged = turning.halves.length === 0 ? engagedWith(state, one) : [];
  markWalks(state, turning, engaged, bits);
  if (turning.halves.length === 0 && one.water === null) markDashes(state, one, bits);
  for (const square of leapsOf(state, turning)) bits[square]! |= LEAP;
  for (const square of climbsOf(state, turning)) bits[square]! |= CLIMB;
  for (const { x, y } of swimsOf(state, turning)) bits[y * width + x]! |= SWIM;
  for (const square of besideHidden(state, one)) bits[square] = 0;
  return { width, bits };
}

/** By half a move, by a whole one, or backwards. RUN-ACT-15 to -20 */
function markWalks(state: State, turning: Turning, engaged: readonly Fighter[], bits: Uint16Array): void {
  const one = fighterOf(state, turning.fighter);
  if (!mayMove(state, one)) return;
  const { half, full } = sheetOf(state, one).move;
  // RUN-RUN-16
  const backwards = engaged.length > 0 && mayStayOut(state, one.id) ? WITHDRAWAL : 0;
  const most = turning.halves.length > 0 ? half : Math.max(full, backwards);
  const ground = groundUnder(state, one);
  markReachable(ground, bodiesOf(state), bodyOf(state, one), most, bits, (far) => {
    const ahead = far <= half ? WALK : far <= full ? SEIZE : 0;
    return far <= backwards ? ahead | WITHDRAW : ahead;
  });
  markLeaving(state, one, engaged, bits);
}

/** By square: paces of an ordinary way there, as far as one may be asked for; null where one's feet must rest. */
export function walksOf(state: State, { fighter, halves }: Turning): Float32Array | null {
  const one = fighterOf(state, fighter);
  if (!mayMove(state, one) || halves.includes('move')) return null;
  const { half, full } = sheetOf(state, one).move;
  const most = halves.length > 0 ? half : Math.max(full, WITHDRAWAL);
  const paces = pacesTo(groundUnder(state, one), bodiesOf(state), bodyOf(state, one), most);
  for (const square of besideHidden(state, one)) paces[square] = -1;
  return paces;
}

/** Nobody runs behind the cover of whom he has not found. RUN-TER-25 */
function besideHidden(state: State, one: Fighter): number[] {
  if (isHero(one)) return [];
  const { size } = bodyOf(state, one);
  return state.fighters
    .filter((hero) => areEnemies(one, hero) && isAble(hero) && isHidden(state, hero, one))
    .flatMap((hero) => [...squaresInReach(groundFor(state), bodyOf(state, hero), size)]);
}

/** Whoever leaves the reach of somebody says whether he means to attack another. RUN-ENGAGE-20 */
function markLeaving(state: State, one: Fighter, engaged: readonly Fighter[], bits: Uint16Array): void {
  const armed = engaged.filter((enemy) => isArmed(state, enemy));
  if (armed.length === 0) return;
  const { size } = bodyOf(state, one);
  const reaching = new Uint8Array(bits.length);
  for (const enemy of armed)
    for (const square of squaresInReach(groundFor(state), bodyOf(state, enemy), size)) reaching[square]! += 1;
  for (let square = 0; square < bits.length; square++)
    if ((bits[square]! & WALK) !== 0 && reaching[square]! < armed.length) bits[square]! |= ATTACK;
}

/** A reckless run leaves nothing else to do in the same round. RUN-ACT-21, -26, -37 */
function markDashes(state: State, one: Fighter, bits: Uint16Array): void {
  // Foes fight to the death. RUN-RUN-42
  const [flee, rush] = [isHero(one) && mayStayOut(state, one.id) ? FLEE : 0, one.acted === 1 ? RUSH : 0];
  if ((flee | rush) === 0) return;
  const most = dashOf(sheetOf(state, one).move.full);
  const ends = dashes(groundUnder(state, one), bodiesOf(state), bodyOf(state, one), most, flee !== 0);
  for (let square = 0; square < bits.length; square++) {
    if ((ends[square]! & FLEES) !== 0) bits[square]! |= flee;
    if ((ends[square]! & RUSHES) !== 0) bits[square]! |= rush;
  }
}

/** After what stands in a list already. */
export function listGoings<A = never>({ width, bits }: Goings, list: (A | Going)[] = []): (A | Going)[] {
  let kinds = 0;
  for (let square = 0; square < bits.length; square++) kinds |= bits[square]!;
  for (let kind = 0; kind < MADE.length; kind++)
    if ((kinds & (1 << kind)) !== 0) listKind(kind, width, bits, list);
  return list;
}

/** The same goals in the same order, for whoever needs but one of them. */
export function countGoings({ width, bits }: Goings): Listed<Going> {
  const counts = MADE.map(() => 0);
  const squares = new Uint16Array(1 << MADE.length);
  for (let square = 0; square < bits.length; square++) squares[bits[square]!]! += 1;
  for (let made = 1; made < squares.length; made++)
    if (squares[made]! > 0)
      for (let kind = 0; kind < MADE.length; kind++)
        if ((made & (1 << kind)) !== 0) counts[kind]! += squares[made]!;
  return {
    length: counts.reduce((sum, count) => sum + count, 0),
    at(place) {
      let left = place;
      let kind = 0;
      while (kind < counts.length && left >= counts[kind]!) left -= counts[kind++]!;
      for (let square = 0; square < bits.length; square++)
        if ((bits[square]! & (1 << kind)) !== 0 && left-- === 0)
          return MADE[kind]!(square % width, Math.floor(square / width));
      return undefined;
    },
  };
}

function listKind<A>(kind: number, width: number, bits: Uint16Array, list: (A | Going)[]): void {
  const bit = 1 << kind;
  const made = optionsOf(kind, width);
  for (let square = 0; square < bits.length; square++)
    if ((bits[square]! & bit) !== 0) {
      const option = made[square] ?? Object.freeze(MADE[kind]!(square % width, Math.floor(square / width)));
      made[square] = option;
      list.push(option);
    }
}

/** By width and kind, and then by square: lists of thousands are made again and again, so an option is made only once. */
const known: (Going | undefined)[][] = [];

function optionsOf(kind: number, width: number): (Going | undefined)[] {
  known[width * MADE.length + kind] ??= [];
  return known[width * MADE.length + kind]!;
}

/** Of what letters bits are told by: that of no bit, and then on. Digits are none of them. */
const FIRST_LETTER = '?'.charCodeAt(0);

/** One letter for squares alike that follow on each other, and how many they are if there are several. */
export function runsOf(bits: Uint16Array): string {
  let runs = '';
  for (let from = 0, to = 0; from < bits.length; from = to) {
    while (to < bits.length && bits[to] === bits[from]) to++;
    runs += String.fromCharCode(FIRST_LETTER + bits[from]!) + (to - from > 1 ? to - from : '');
  }
  return runs;
}

export function bitsOf(runs: string): Uint16Array {
  const bits: number[] = [];
  for (const [, letter = '', count] of runs.matchAll(/(\D)(\d*)/g))
    for (let left = Number(count || 1); left > 0; left--) bits.push(letter.charCodeAt(0) - FIRST_LETTER);
  return Uint16Array.from(bits);
}
