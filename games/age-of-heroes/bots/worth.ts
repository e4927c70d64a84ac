// What things are worth, in points of final glory. All of it is judgement, none of it is rule.

import type { Seat } from '@skald/kernel';
import {
  AREA,
  type Area,
  COUNTER,
  half,
  isSword,
  LUCK_PER_GLORY,
  MARKS_PER_GLORY,
  MAX_JARLS,
  START_LUCK,
} from '../content/index.ts';
import { reckon } from '../rules/end.ts';
import { jarlsOf } from '../rules/pieces.ts';
import { type Piece, playerOf, type State } from '../rules/state.ts';

/** Glory that a hero wins in a turn by his own deeds. */
const DEEDS = 1.3;
/** What a jarl adds in a turn: a sword arm more, and a country to sit in. */
const SERVICE = 0.22;
/** Chance that a country is still held at the end, and its purse in the hoard. */
const HOLDS = 0.7;
/** A wound costs about two turns: one to go home, one to lie there. */
const WOUND = 2.4;
/** With the end near there is less to lose by a wound. */
const WOUND_LATE = 0.3;
const WOUND_BY_TURN = 0.4;
/** Luck buys results in battle, which beats its third of a glory at the end. */
const LUCK = 0.42;
/** The last point of luck buys the next jarl. */
const LAST_LUCK = 1.1;
const LAST_LUCK_TURNS = 3;
/** Nobody likes to die, whatever the numbers say. */
const DREAD = 1;
/** A hero who begins anew wins less in the time that is left. */
const ANEW_LOSES = 0.2;
/** The part of a hero's deeds that one who begins anew may still do, and the part that a jarl in his place may. */
const ANEW = 0.85;
export const HEIR = 0.7;
/** Items that somebody can use. */
const SWORD = 2.5;
const TREASURE = 1;

/** Turns that follow this one. */
export const turnsLeft = (state: State): number => Math.max(0, state.options.turns - state.turn);

/** Taxes still to be levied. */
const taxesLeft = (state: State): number =>
  turnsLeft(state) + (state.phase === 'movement' || state.phase === 'combat' ? 1 : 0);

/** What `points` of luck are worth to a player who has no more than these. */
export function luckWorth(state: State, seat: Seat, points: number): number {
  if (points <= 0) return 0;
  const left = turnsLeft(state);
  if (left === 0) return points / LUCK_PER_GLORY;
  const last = left >= LAST_LUCK_TURNS && jarlsOf(state, seat).length < MAX_JARLS ? LAST_LUCK : LUCK;
  return last + (points - 1) * LUCK;
}

/** What it costs a player to spend 0, 1, 2 … points of his luck, up to `most`. */
export function luckPrices(state: State, seat: Seat, most: number): number[] {
  const { luck } = playerOf(state, seat);
  const cap = Math.min(luck, most, state.options.luckCap ?? most);
  const whole = luckWorth(state, seat, luck);
  return Array.from({ length: cap + 1 }, (_, points) => whole - luckWorth(state, seat, luck - points));
}

/** A jarl in service, beside the land he sits in. */
export const jarlWorth = (state: State, one: Piece): number =>
  half(COUNTER[one.id].cf) + SERVICE * turnsLeft(state) + one.purse / MARKS_PER_GLORY;

export const woundWorth = (state: State): number =>
  Math.min(WOUND, WOUND_LATE + WOUND_BY_TURN * turnsLeft(state));

/** A country with somebody in it. */
export const landWorth = (state: State, area: Area): number =>
  (AREA[area].tax / MARKS_PER_GLORY) * taxesLeft(state) * HOLDS;

export const deedsWorth = (state: State): number => DEEDS * turnsLeft(state);

/** The final glory of a hero who begins anew with nothing but his first luck. */
export const anewWorth = (state: State): number => deedsWorth(state) * ANEW + START_LUCK / LUCK_PER_GLORY;

/** What a fallen hero loses: his future, or, if he begins anew, his past. */
export function deathWorth(state: State, seat: Seat): number {
  const { final, fromJarls } = reckon(state, seat);
  const future = deedsWorth(state);
  return DREAD + Math.min(future + fromJarls, final + ANEW_LOSES * future);
}

export const itemWorth = (state: State, item: Piece['items'][number]): number =>
  turnsLeft(state) === 0 ? 0 : isSword(item) ? SWORD : TREASURE;
