import { type Choice, FastDice } from '@skald/kernel';
import { pick, type Random } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { BattleMap, Spot } from '../../content/battle-map.ts';
import { drawn, type Meaning } from '../../content/maps/drawing.ts';
import { BATTLE_MAPS } from '../../content/maps/index.ts';
import { type Reach, reachOf } from '../../content/movement.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import {
  type Bodies,
  type Body,
  distance,
  engagedWith as enemiesOf,
  type Ground,
  isInReach,
  leapTo,
  reachable,
  straight,
  swimReach,
} from '../space/index.ts';
import { costAlong, stridesOf } from '../space/steps.ts';
import type { Turning } from './agenda.ts';
import { CONDITIONS, STANCES } from './conditions.ts';
import { bodiesOf, bodyOf, engagedWith, fighterOf, groundFor, isAble, isHero, sheetOf } from './fighters.ts';
import { bitsOf, countGoings, goingsOf, listGoings, runsOf } from './goings.ts';
import { isHidden } from './hiding.ts';
import { GameOptionsSchema } from './options.ts';
import { begin } from './setup.ts';
import type { Fighter, State } from './state.ts';
import { watersOf } from './swimming.ts';

const LEGEND: Readonly<Record<string, readonly Meaning[]>> = {
  u: [{ kind: 'uneven' }],
  s: [{ kind: 'slope', up: 1 }],
  x: [{ kind: 'damaging', dam: 20, grows: false, nature: 'fire' }],
  w: [{ kind: 'water', surface: 'tranquil', current: 'none' }],
  c: [{ kind: 'cover', degree: 'half', persons: 2 }],
  '2': [{ feet: 2 }],
  '8': [{ feet: 8 }],
};

/** Any small field, with something on every third square. */
function anyField(random: Random): BattleMap {
  const letters = ['#', ...Object.keys(LEGEND), ...'................'];
  const row = (): string => Array.from({ length: 15 }, () => pick(random, letters)).join('');
  const map = drawn({
    name: 'field',
    edge: 'open',
    legend: LEGEND,
    picture: Array.from({ length: 12 }, row),
  });
  return { ...map, starts: { heroes: [{ x: 0, y: 0 }], foes: [] } };
}

const ROOMY = BATTLE_MAPS['barrow-field'];
const FOES = ['goblin-warrior', 'dark-viking', 'troll', 'giant'] as const;

/** Heroes and foes anywhere on a map, in whatever state they are. */
function anyPosition(map: BattleMap, random: Random, heroes: number, foes: number): State {
  const wishes = Array.from({ length: foes }, () => ({
    foe: pick(random, FOES),
    threat: 'equal' as const,
    missile: pick(random, ['bow', null] as const),
    selfWilled: true,
  }));
  const bands = Array.from({ length: heroes }, () => pick(random, Object.values(READY_MADE)));
  const begun = begin([bands, 'foes'], GameOptionsSchema.parse({ map: ROOMY, foes: wishes, mix: 'free' }));
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = { ...begun.ok, map, round: 1 };
  const placed: Fighter[] = [];
  for (const one of state.fighters) {
    const { size } = sheetOf(state, one);
    const isTaken = (): boolean =>
      placed.some((other) => distance(bodyOf(state, one), bodyOf(state, other)) === 0);
    for (let tries = 0; tries === 0 || (isTaken() && tries < 50); tries++)
      Object.assign(one, { x: random(map.width - size + 1) - 1, y: random(map.height - size + 1) - 1 });
    one.condition = isTaken() ? 'out' : random(4) > 1 ? 'able' : pick(random, CONDITIONS);
    one.hand = random(sheetOf(state, one).forms.length) - 1;
    one.fists = random(2) === 1;
    one.fallen = random(12) === 1;
    one.stance = random(8) === 1 ? pick(random, STANCES) : 'none';
    one.acted = random(2);
    if (random(12) === 1) one.held = { by: 'h0', how: 'hold', margin: 1 };
    placed.push(one);
  }
  return state;
}

const turningOf = ({ id }: Fighter, halves: Turning['halves']): Turning => ({
  fighter: id,
  halves,
  engagedAtFirst: true,
  paces: 0,
  charges: false,
  retires: false,
  leapt: false,
  as: 'blow',
  did: [],
});

/** The same list as the rulebook would find it: square by square, and way by way. */
function slowly(state: State, turning: Turning): string[] {
  const one = fighterOf(state, turning.fighter);
  const holds = state.fighters.some(({ held }) => held?.by === one.id);
  if (one.fallen || one.held || one.stance === 'holding' || holds || turning.halves.includes('move'))
    return [];
  const most = { ...sheetOf(state, one).move };
  const fresh = turning.halves.length === 0;
  return [
    ...walked(state, one, fresh, most),
    ...(fresh ? dashed(state, one, 2 * most.full) : []),
    ...jumped(state, one, fresh),
    ...climbed(state, one, fresh, most.full),
    ...swum(state, one, fresh),
  ].filter((id) => !isBesideHidden(state, one, id));
}

/** Nobody runs behind the cover of whom he has not found. */
function isBesideHidden(state: State, one: Fighter, id: string): boolean {
  const [ground, , { size }] = spaceOf(state, one);
  const [, x, y] = id.split(':').map(Number) as [number, number, number];
  return state.fighters.some(
    (hero) =>
      hero.side !== one.side &&
      isAble(hero) &&
      isHidden(state, hero, one) &&
      isInReach(ground, bodyOf(state, hero), { x, y, size }),
  );
}

const spaceOf = (state: State, one: Fighter): [Ground, Bodies, Body] => [
  groundFor(state),
  bodiesOf(state),
  bodyOf(state, one),
];

function walked(state: State, one: Fighter, fresh: boolean, { half, full }: Reach): string[] {
  const [ground, bodies, body] = spaceOf(state, one);
  const found: string[] = [];
  const engaged = engagedWith(state, one).map((enemy) => bodyOf(state, enemy));
  const leavesSomebody = (to: Spot): boolean =>
    engaged.some((enemy) => enemy.armed && !isInReach(ground, enemy, { ...to, size: body.size }));
  for (const { x, y, paces } of reachable(ground, bodies, body, fresh ? full : half)) {
    if (paces === 0) continue;
    found.push(`${paces > half ? 'seize' : 'walk'}:${x}:${y}`);
    if (fresh && paces <= half && leavesSomebody({ x, y })) found.push(`walk:${x}:${y}:attack`);
  }
  if (fresh && engaged.length > 0)
    for (const { x, y, paces } of reachable(ground, bodies, body, 15))
      if (paces > 0) found.push(`withdraw:${x}:${y}`);
  return found;
}

const spotsOf = ({ map }: State): Spot[] =>
  Array.from({ length: map.height * map.width }, (_, i) => ({
    x: i % map.width,
    y: Math.floor(i / map.width),
  }));

function dashed(state: State, one: Fighter, most: number): string[] {
  const [ground, bodies, body] = spaceOf(state, one);
  const strides = stridesOf(ground, bodies, body, 'walk', 'bold');
  const fights = bodies
    .filter((ally) => ally.side === body.side && ally.id !== body.id)
    .flatMap((ally) => enemiesOf(ground, bodies, ally).map((enemy) => [ally, enemy]))
    .filter((pair) => !pair.every((fighting) => isInReach(ground, fighting, body)));
  const isAmong = (spot: Spot): boolean =>
    fights.some((pair) =>
      pair.every((fighting) => isInReach(ground, fighting, { ...spot, size: body.size })),
    );
  return spotsOf(state).flatMap(({ x, y }) => {
    const there = { x, y, size: body.size };
    if (bodies.some((other) => other.id !== body.id && distance(other, there) === 0)) return [];
    const path = straight(ground, body, there);
    const cost = costAlong(ground, strides, path);
    if (cost === null || cost > most || path.length === 1) return [];
    return [
      ...(one.acted === 1 ? [`rush:${x}:${y}`] : []),
      ...(isHero(one) && !path.some(isAmong) ? [`flee:${x}:${y}`] : []),
    ];
  });
}

/** Where something lies between, or a step up or down. */
function jumped(state: State, one: Fighter, fresh: boolean): string[] {
  const [ground, bodies, body] = spaceOf(state, one);
  const reach = reachOf('jump', sheetOf(state, one).rating('jump'));
  const at = ({ x, y }: Spot): number => y * state.map.width + x;
  const isRough = (spot: Spot): boolean =>
    ground.closed[at(spot)] === 1 ||
    ground.deep[at(spot)] === 1 ||
    ground.dam[at(spot)]! > 0 ||
    ground.feet[at(one)]! - ground.feet[at(spot)]! > 2.5;
  return spotsOf(state).flatMap((spot) => {
    const leap = leapTo(ground, bodies, body, spot, reach);
    if (leap === null || (!fresh && leap.action === 'full')) return [];
    const isSheer = Math.abs(ground.feet[at(spot)]! - ground.feet[at(one)]!) > 2.5;
    return isSheer || leap.path.slice(1, -1).some(isRough) ? [`leap:${spot.x}:${spot.y}`] : [];
  });
}

function climbed(state: State, one: Fighter, fresh: boolean, move: number): string[] {
  const { half, full } = reachOf('climb', sheetOf(state, one).rating('climb'));
  const [ground, bodies, body] = spaceOf(state, one);
  const onFoot = new Set(
    reachable(ground, bodies, body, Math.max(full, move)).map(({ x, y }) => `${x}:${y}`),
  );
  return reachable(ground, bodies, body, fresh ? full : half, 'climb')
    .map(({ x, y }) => `${x}:${y}`)
    .filter((spot) => !onFoot.has(spot))
    .map((spot) => `climb:${spot}`);
}

function swum(state: State, one: Fighter, fresh: boolean): string[] {
  const water = watersOf(state, one);
  if (!isHero(one) || water === null) return [];
  const { half, full } = swimReach(sheetOf(state, one).rating('swim'), water.surface, water.current);
  return reachable(...spaceOf(state, one), fresh ? full : half, 'swim')
    .filter(({ paces }) => paces > 0)
    .map(({ x, y }) => `swim:${x}:${y}`);
}

const idOf = (choice: Choice): string => Object.values(choice).join(':');

/** The acts of the list. */
function compare(state: State, turning: Turning): string[] {
  const goings = goingsOf(state, turning);
  const listed = goings === null ? [] : listGoings(goings);
  const list = listed.map((choice) => idOf(choice as Choice));
  expect(list.toSorted().join('\n')).toBe(slowly(state, turning).toSorted().join('\n'));
  if (goings === null) return [];
  expect(bitsOf(runsOf(goings.bits)).join()).toBe(goings.bits.join());
  const counted = countGoings(goings);
  const placed = Array.from({ length: counted.length }, (_, place) => counted.at(place));
  expect(JSON.stringify(placed)).toBe(JSON.stringify(listed));
  expect(counted.at(counted.length)).toBeUndefined();
  return list.map((id) => id.replace(/:.*/, ''));
}

const HALVES = [[], [], [], ['change'], ['move']] as const;

describe('where a turn may lead', () => {
  it('is what a slow search finds, on any small field', () => {
    const dice = new FastDice(17);
    const random: Random = (sides) => dice.roll(sides);
    const acts = new Map<string, number>();
    for (let i = 0; i < 150; i++) {
      const state = anyPosition(anyField(random), random, 3, 6);
      for (const one of state.fighters.filter(({ condition }) => condition === 'able'))
        for (const act of compare(state, turningOf(one, [...pick(random, HALVES)])))
          acts.set(act, (acts.get(act) ?? 0) + 1);
    }
    expect(acts.size).toBe(8);
    for (const count of acts.values()) expect(count).toBeGreaterThan(100);
  });

  it.each(Object.entries(BATTLE_MAPS))('is what a slow search finds, with a crowd in %s', (_, map) => {
    const dice = new FastDice(18);
    const random: Random = (sides) => dice.roll(sides);
    const state = anyPosition(map, random, 8, 20);
    for (const id of ['h0', 'h1', 'f0', 'f1', 'f2']) {
      const one = Object.assign(fighterOf(state, id), { held: null, fallen: false, acted: 1 });
      if (one.condition === 'able') compare(state, turningOf(one, []));
    }
  });
});
