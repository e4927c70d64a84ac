// What it is worth to a counter to end its movement in an area.

import type { Seat } from '@skald/kernel';
import {
  AREA,
  AREA_INDEX,
  AREAS,
  type Area,
  distance,
  isMonsterId,
  isSword,
  MARKS_PER_GLORY,
} from '../content/index.ts';
import { canConquer, holdsLand } from '../rules/kingdom.ts';
import {
  combatFactor,
  heroPiece,
  isHero,
  jarlsOf,
  losesTurn,
  movementFactor,
  swordOf,
  worships,
} from '../rules/pieces.ts';
import { type Piece, playerOf, type State } from '../rules/state.ts';
import { planWorth, pricesOf } from './plans.ts';
import { atStake, together } from './stakes.ts';
import { itemWorth, landWorth, turnsLeft, woundWorth } from './worth.ts';

/** A goal that takes a turn more is worth so much less. */
const PATIENCE = 0.72;
/** A shorter way is better when all else is equal. */
const STEP = 0.01;
/** Goals further than this are not looked at. */
const TURNS_AHEAD = 1;
/** A jarl in arm's reach of his hero. */
const COMPANY = 0.12;
/** How urgent it is to fetch a purse with so many turns to go. */
const FETCH = [1, 0.5, 0.3, 0.2, 0.15];
const FETCH_EARLY = 0.08;
/** Rest is worth a little more than the wound, or heroes would put it off. */
const REST = 1.2;
/** A rival hero in reach of a wounded one. */
const DANGER = 0.25;

/** Distances by place in code order: names would have to be looked up in the innermost loop. */
const COUNT = AREAS.length;
const STEPS = Uint8Array.from({ length: COUNT * COUNT }, (_, i) =>
  distance(AREAS[Math.floor(i / COUNT)] as Area, AREAS[i % COUNT] as Area),
);

export interface Goal {
  readonly area: Area;
  /** Its place in code order. */
  readonly at: number;
  readonly worth: number;
}

type Judge = (area: Area, at: number, turns: number) => number;

/** Everything worth going to or better avoided, and where the counter stands. */
export function goals(state: State, seat: Seat, mover: Piece, reach: number): Goal[] {
  const movement = Math.max(1, movementFactor(state, mover));
  const far = reach + movement * TURNS_AHEAD;
  const judge = isHero(state, mover) ? heroGoal(state, seat, mover) : jarlGoal(state, seat, mover);
  const row = AREA_INDEX[mover.area] * COUNT;
  const found: Goal[] = [];
  for (let at = 0; at < COUNT; at++) {
    const steps = STEPS[row + at] as number;
    if (steps > far) continue;
    const area = AREAS[at] as Area;
    const worth = judge(area, at, steps <= reach ? 0 : Math.ceil((steps - reach) / movement));
    if (worth !== 0 || steps === 0) found.push({ area, at, worth });
  }
  return found;
}

/** The worth of standing in an area with so much movement left, with an eye on the best goal. */
export function outlook(list: readonly Goal[], from: Area, left: number, movement: number): number {
  const row = AREA_INDEX[from] * COUNT;
  let best = -Infinity;
  for (const { at, worth } of list) {
    const steps = STEPS[row + at] as number;
    const turns = steps <= left ? 0 : Math.ceil((steps - left) / movement);
    const seen = worth * (turns === 0 ? 1 : PATIENCE ** turns) - STEP * steps;
    if (seen > best) best = seen;
  }
  return best;
}

/** Everybody else's counters, by place in code order. */
function othersByArea(state: State, seat: Seat): (Piece[] | undefined)[] {
  const found: (Piece[] | undefined)[] = new Array(COUNT);
  for (const one of state.pieces) {
    if (one.owner === seat) continue;
    const at = AREA_INDEX[one.area];
    const here = found[at];
    if (here === undefined) found[at] = [one];
    else here.push(one);
  }
  return found;
}

const NONE: readonly Piece[] = [];

const fetchWorth = (state: State, purse: number): number =>
  (purse / MARKS_PER_GLORY) * (FETCH[turnsLeft(state)] ?? FETCH_EARLY);

function lying(state: State, mover: Piece, area: Area): number {
  let sum = 0;
  for (const { item, area: where } of state.ground)
    if (where === area && !(isSword(item) && swordOf(mover) !== null)) sum += itemWorth(state, item);
  return sum;
}

/** The first jarl in a country of his hero stays there; the others are free to follow. */
export function isKeeper(state: State, seat: Seat, jarl: Piece): boolean {
  if (!holdsLand(playerOf(state, seat), jarl.area)) return false;
  for (const one of state.pieces)
    if (one.owner === seat && one.area === jarl.area && !isHero(state, one)) return one === jarl;
  return false;
}

function heroGoal(state: State, seat: Seat, hero: Piece): Judge {
  const player = playerOf(state, seat);
  const jarls = jarlsOf(state, seat);
  const followers = jarls
    .filter((jarl) => !isKeeper(state, seat, jarl) && !losesTurn(state, jarl))
    .map((jarl) => ({
      jarl,
      side: atStake(state, jarl),
      row: AREA_INDEX[jarl.area] * COUNT,
      movement: movementFactor(state, jarl),
    }));
  const alone = atStake(state, hero);
  const prices = pricesOf(state, seat);
  const idle = worships(state, seat);
  const rivals = player.wounded ? rivalHeroes(state, seat) : NONE;
  const others = othersByArea(state, seat);
  const restful = (area: Area): boolean => area === player.home || player.rune === 'ing';

  const fight = (area: Area, at: number, turns: number): number => {
    const here = others[at] ?? NONE;
    const bare = here.length === 0;
    // Bare land without anybody to leave there is not worth a hero's time.
    if (idle || (bare && (followers.length === 0 || !canConquer(state, seat, area)))) return 0;
    const group = [hero];
    let own = alone;
    for (const { jarl, side, row, movement } of followers)
      if ((STEPS[row + at] as number) <= (jarl.moved ? turns : turns + 1) * movement) {
        group.push(jarl);
        own = together(own, side);
      }
    if (bare && group.length === 1) return 0;
    const worth = planWorth(state, seat, area, group, prices, own, here);
    return here.some((one) => isMonsterId(one.id)) ? worth : Math.max(0, worth);
  };

  return (area, at, turns) => {
    let worth = fight(area, at, turns);
    if (player.wounded && restful(area) && worth >= 0) worth += woundWorth(state) * REST;
    let kept = false;
    for (const jarl of jarls)
      if (jarl.area === area) {
        kept = true;
        worth += fetchWorth(state, jarl.purse);
      }
    if (!kept && holdsLand(player, area)) worth += AREA[area].tax / MARKS_PER_GLORY;
    if (state.ground.length > 0) worth += lying(state, hero, area);
    for (const rival of rivals)
      if (distance(rival.area, area) <= movementFactor(state, rival)) worth -= DANGER;
    return worth;
  };
}

const rivalHeroes = (state: State, seat: Seat): Piece[] =>
  state.players.flatMap((_, other) => (other === seat ? [] : (heroPiece(state, other) ?? [])));

function jarlGoal(state: State, seat: Seat, jarl: Piece): Judge {
  const player = playerOf(state, seat);
  const hero = heroPiece(state, seat);
  const comrades = state.pieces.filter((one) => one.owner === seat && one !== jarl);
  const guarded = (area: Area): boolean => comrades.some((one) => one.area === area && one !== hero);
  const last = turnsLeft(state) === 0;
  const alone = atStake(state, jarl);
  const prices = pricesOf(state, seat);
  const others = othersByArea(state, seat);

  const joining = (area: Area, here: readonly Piece[]): number => {
    const there = comrades.filter((one) => one.area === area);
    const attack = (group: Piece[]): number =>
      Math.max(0, planWorth(state, seat, area, group, prices, undefined, here));
    return Math.max(0, attack([...there, jarl]) - attack(there));
  };

  return (area, at, turns) => {
    const here = others[at] ?? NONE;
    let worth = state.ground.length > 0 ? lying(state, jarl, area) : 0;
    if (hero !== null && hero.area === area) {
      worth += COMPANY * combatFactor(state, jarl) + fetchWorth(state, jarl.purse);
      if (hero.moved && turns === 0) worth += joining(area, here);
    } else if (turns === 0 && (here.length > 0 || canConquer(state, seat, area)))
      worth += Math.max(0, planWorth(state, seat, area, [jarl], prices, alone, here));
    if (!last && holdsLand(player, area) && !guarded(area)) worth += landWorth(state, area);
    return worth;
  };
}
