// How the heroes stand: the final glory each may expect, turned into chances to win.

import type { Seat } from '@skald/kernel';
import { type Land, LUCK_PER_GLORY, MARKS_PER_GLORY, VALHALLA } from '../content/index.ts';
import { reckon } from '../rules/end.ts';
import { isHero } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { deedsWorth, jarlWorth, landWorth, luckWorth, playerOf, turnsLeft, woundWorth } from './worth.ts';

/** How uncertain a lead is: by nature, and for each turn to come. */
const SPREAD = 0.7;
const SPREAD_BY_TURNS = 0.9;
/** A purse that has yet to reach the hero. */
const PURSE = 0.75;
/** A hero sits in a country only for a while. */
const HERO_STAYS = 2;
/** A hero who begins anew has nothing but himself. */
const ANEW = 0.85;
const HEIR = 0.7;

/** Final glory that a seat may expect. */
function prospect(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  if (player.status === 'withdrawn' || state.phase === 'over') return player.final ?? 0;
  let jarls = 0;
  let taxes = 0;
  const kept = new Set<string>();
  for (const one of state.pieces) {
    if (one.owner !== seat) continue;
    const hero = isHero(state, one);
    if (!hero) jarls += jarlWorth(state, one) - (one.purse / MARKS_PER_GLORY) * (1 - PURSE);
    if (kept.has(one.area) || !player.kingdom.includes(one.area as Land)) continue;
    if (!hero) kept.add(one.area);
    taxes += hero
      ? (landWorth(state, one.area) * Math.min(HERO_STAYS, turnsLeft(state))) / Math.max(1, turnsLeft(state))
      : landWorth(state, one.area);
  }
  const deeds = deedsWorth(state);
  if (player.status === 'dead')
    return Math.max(
      player.final ?? 0,
      deeds * ANEW + 1,
      jarls > 0 ? deeds * HEIR + jarls / 2 + player.luck / LUCK_PER_GLORY : 0,
    );
  const { glory } = player;
  const alive = deeds + luckWorth(state, seat, player.luck) + player.hoard / MARKS_PER_GLORY;
  const wound = player.wounded ? woundWorth(state) : 0;
  return Math.max(glory + alive + jarls + taxes - wound, reckon(state, seat).final);
}

export function assess(state: State): number[] {
  const left = turnsLeft(state);
  const spread = state.phase === 'over' ? 0.1 : SPREAD + SPREAD_BY_TURNS * Math.sqrt(left);
  const hopes = state.players.map((_, seat) => prospect(state, seat));
  if (hopes.length === 1) return [1 / (1 + Math.exp((VALHALLA - 0.5 - (hopes[0] as number)) / spread))];
  const best = Math.max(...hopes);
  const shares = hopes.map((hope) => Math.exp((hope - best) / spread));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}
