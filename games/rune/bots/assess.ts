// How well each seat stands: the points it may expect when all is over, against everybody else's.

import type { BySeat } from '@skald/kernel';
import { isHero, sheetOf } from '../rules/fight/fighters.ts';
import { foesScore } from '../rules/fight/reckoning.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { netOf } from '../rules/scoring.ts';
import { seatOfFoes } from '../rules/sitting/runner.ts';
import { blowBy } from './blows.ts';
import { heroesPrevail, stamina } from './stakes.ts';
import { type Survey, survey, type Unit } from './survey.ts';

// Fitted to the beginnings of all rounds of 64 fights of four `karl`, by how they ended.

/** Points that make a lead nearly three times as sure; with fewer than these one is not sure of anything. */
const LEAD = 14;
const DRAW = 10;
/** What becomes of whoever has little left in a fight that is won, and of whoever has much in one that is lost. */
const CARRIED = 0.7;
const SPARED = 0.4;
const DYING = 0.3;
/** Of what is left to be won, by how likely it is, and of what a round of all foes costs. */
const SHARE = 1.1;
const BLOOD = 0.4;
/** For each other hero who dies. RUN-VP-41 */
const MAW = [75, 45, 30] as const;

export function assess(state: State): BySeat<number> {
  if (state.duel !== null) return ofDuel(state);
  const points = expectedPoints(state);
  const runner = seatOfFoes(state);
  const each = state.seats.map((role, seat) =>
    role === 'foes' || seat === runner
      ? ofFoes(state, points)
      : role.reduce((sum, id) => sum + (points.get(id)?.points ?? 0), 0),
  );
  // Nobody wins with nothing.
  const most = Math.max(DRAW, ...each);
  const shares = each.map((one) => Math.exp((one - most) / LEAD));
  const all = shares.reduce((sum, one) => sum + one, Math.exp((DRAW - most) / LEAD));
  return shares.map((one) => one / all) as BySeat<number>;
}

interface Outlook {
  readonly points: number;
  readonly survives: number;
}

function expectedPoints(state: State): Map<string, Outlook> {
  const field = survey(state);
  const prevail = state.over ? 1 : heroesPrevail(field);
  const heroes = state.fighters.filter(isHero);
  const survives = new Map(heroes.map((one) => [one.id, survival(state, one, prevail)]));
  const hopes = hopesOf(field, prevail);
  const net = new Map(heroes.map((one) => [one.id, netOf(state.tally, one.id) + (hopes.get(one.id) ?? 0)]));
  return new Map(
    heroes.map((one) => {
      const own = net.get(one.id) as number;
      const ahead = heroes.filter(
        ({ id }) => (net.get(id) as number) * (survives.get(id) as number) > own,
      ).length;
      const each = MAW[ahead] ?? state.rulings.mawOthers;
      const maw = heroes.reduce(
        (sum, { id }) => sum + (id === one.id ? 0 : (1 - (survives.get(id) as number)) * each),
        0,
      );
      const alive = survives.get(one.id) as number;
      return [one.id, { points: alive * soft(own - maw) - (1 - alive) * DEATH, survives: alive }];
    }),
  );
}

/** Whoever dies has no hope of a draw. */
const DEATH = 40;

/** Nobody has less than nothing in the end, but less is less. */
const soft = (points: number): number => (points >= 0 ? points : points / 4);

function survival(state: State, { condition, hp, wounds }: Fighter, prevail: number): number {
  if (condition === 'dead') return 0;
  if (condition === 'out' || state.over) return 1;
  if (condition === 'dying') return DYING * prevail;
  const lasts = stamina(hp, wounds);
  return prevail * (CARRIED + (1 - CARRIED) * lasts) + (1 - prevail) * SPARED * lasts;
}

/** What is left to be won, to everybody by how well he strikes. RUN-VP-11, -17 */
function hopesOf({ state, units }: Survey, prevail: number): Map<string, number> {
  const foes = units.filter(({ isHero: hero, one }) => !hero && !one.scenery);
  const heroes = units.filter(({ isHero: hero, able }) => hero && able);
  const left = foes.reduce((sum, { one }) => sum + one.hp + sheetOf(state, one).might / 2, 0);
  const able = foes.filter((foe) => foe.able);
  const mean = (of: (foe: Unit) => number): number =>
    able.length === 0 ? 0 : able.reduce((sum, foe) => sum + of(foe), 0) / able.length;
  const might = heroes.map((hero) => (able.length === 0 ? 1 : mean((foe) => blowBy(hero, foe).lost)));
  const all = Math.max(
    1,
    might.reduce((sum, one) => sum + one, 0),
  );
  return new Map(
    heroes.map((hero, i) => {
      const won = (prevail * SHARE * left * (might[i] as number)) / all;
      return [hero.one.id, won - BLOOD * able.length * mean((foe) => blowBy(foe, hero).lost)];
    }),
  );
}

/** What whoever plays the foes has, and may expect of heroes who are not yet in danger. RUN-VPR-04, -20 */
const ALMOST_DOWN = 75;
function ofFoes(state: State, points: ReadonlyMap<string, Outlook>): number {
  let score = foesScore(state)?.score ?? 0;
  for (const one of state.fighters.filter(isHero)) {
    if (one.condition === 'dead' || one.condition === 'out') continue;
    const dies = 1 - (points.get(one.id)?.survives ?? 1);
    const down = state.almostDown.includes(one.id);
    const hurt = 1 - stamina(Math.max(0, one.hp - state.rulings.almostDown), one.wounds);
    score += down ? -2 * ALMOST_DOWN * dies * HARDLY : ALMOST_DOWN * hurt * STILL;
  }
  return score;
}
const STILL = 0.6;
const HARDLY = 0.3;

/** Whoever has dealt more, and is the less hurt. RUN-WORLD-03 */
function ofDuel(state: State): BySeat<number> {
  const { duel } = state;
  const side = (of: Fighter['side']): number => {
    const one = state.fighters.find((fighter) => fighter.side === of);
    if (one === undefined || duel === null) return 0;
    return (duel.dealt[one.id] ?? 0) + one.hp / 2 - 3 * one.wounds - (one.condition === 'able' ? 0 : 30);
  };
  const ahead = 1 / (1 + Math.exp(-(side('heroes') - side('foes')) / LEAD));
  return state.seats.map((role) =>
    role !== 'foes' && state.fighters.some(({ id, side: of }) => of === 'foes' && role.includes(id))
      ? 1 - ahead
      : ahead,
  ) as BySeat<number>;
}
