// How the heroes stand: the final glory each may expect, turned into chances to win.

import { isOneOf, type Seat } from '@skald/kernel';
import { LUCK_PER_GLORY, MARKS_PER_GLORY, VALHALLA } from '../content/index.ts';
import { reckon } from '../rules/end.ts';
import { isHero } from '../rules/pieces.ts';
import { playerOf, type State } from '../rules/state.ts';
import {
  anewWorth,
  deedsWorth,
  HEIR,
  jarlWorth,
  landWorth,
  luckWorth,
  turnsLeft,
  woundWorth,
} from './worth.ts';

/** How uncertain a lead is: by nature, and for each turn to come. */
const SPREAD = 0.7;
const SPREAD_BY_TURNS = 0.9;
/** A point of glory decides when all is counted. */
const SPREAD_AT_END = 0.1;
/** Valhalla opens at its number, not above it. */
const HALF_A_POINT = 0.5;
/** A purse that has yet to reach the hero. */
const PURSE = 0.75;
/** One jarl becomes the hero, the others may be cut off. */
const LEFT_TO_HEIR = 0.5;
/** A hero sits in a country only for a while. */
const HERO_STAYS = 2;

/** Final glory that a seat may expect. */
function prospect(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  if (player.status === 'withdrawn' || state.phase === 'over') return player.final ?? 0;
  const { jarls, taxes } = following(state, seat);
  const deeds = deedsWorth(state);
  if (player.status === 'dead') {
    const heir = jarls > 0 ? deeds * HEIR + jarls * LEFT_TO_HEIR + player.luck / LUCK_PER_GLORY : 0;
    return Math.max(player.final ?? 0, anewWorth(state), heir);
  }
  const own = player.glory + luckWorth(state, seat, player.luck) + player.hoard / MARKS_PER_GLORY;
  const wound = player.wounded ? woundWorth(state) : 0;
  return Math.max(own + deeds + jarls + taxes - wound, reckon(state, seat).final);
}

/** What a player's jarls are worth, and the countries in which they or the hero stand. */
function following(state: State, seat: Seat): { jarls: number; taxes: number } {
  const { kingdom } = playerOf(state, seat);
  const turns = turnsLeft(state);
  const visit = Math.min(HERO_STAYS, turns) / Math.max(1, turns);
  const kept = new Set<string>();
  let jarls = 0;
  let taxes = 0;
  for (const one of state.pieces) {
    if (one.owner !== seat) continue;
    const hero = isHero(state, one);
    if (!hero) jarls += jarlWorth(state, one) - (one.purse / MARKS_PER_GLORY) * (1 - PURSE);
    if (kept.has(one.area) || !isOneOf(kingdom, one.area)) continue;
    if (!hero) kept.add(one.area);
    taxes += landWorth(state, one.area) * (hero ? visit : 1);
  }
  return { jarls, taxes };
}

export function assess(state: State): number[] {
  const left = turnsLeft(state);
  const spread = state.phase === 'over' ? SPREAD_AT_END : SPREAD + SPREAD_BY_TURNS * Math.sqrt(left);
  const hopes = state.players.map((_, seat) => prospect(state, seat));
  if (hopes.length === 1)
    return [1 / (1 + Math.exp((VALHALLA - HALF_A_POINT - (hopes[0] as number)) / spread))];
  const best = Math.max(...hopes);
  const shares = hopes.map((hope) => Math.exp((hope - best) / spread));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}
