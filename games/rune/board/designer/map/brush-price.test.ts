import { describe, expect, it } from 'vitest';
import type { BattleMap } from '../../../content/battle-map.ts';
import { encounter, field, fightEvent, rows } from '../../../documents/encounter/testing.ts';
import { brushPrice, NOTHING, pricingFor, terrainOf } from './brush-price.ts';
import { featureSquares } from './feature-squares.ts';
import { painted } from './paint.ts';
import { PAINTS, type PaintName } from './paints.ts';

const THE_FIGHT = encounter([fightEvent()]);
const pricing = pricingFor(THE_FIGHT, THE_FIGHT.events[0]!, 0);
const squaresOf = (from: number, count: number): ReadonlySet<number> =>
  new Set(rows(count, from).flatMap(([x, y, length]) => Array.from({ length }, (_, i) => y * 12 + x + i)));
const stroke = (map: BattleMap, name: PaintName, squares: ReadonlySet<number>) =>
  brushPrice(terrainOf(map, pricing), terrainOf(painted(map, squares, PAINTS[name]), pricing));

describe('the price of a stroke', () => {
  it('[RUN-TER-110] is what slippery ground comes to with it, against what it came to', () => {
    const third = painted(field(), squaresOf(0, 2), PAINTS.slippery);
    expect(stroke(field(), 'slippery', squaresOf(0, 2))).toMatchObject([
      {
        feature: { id: 'slippery' },
        before: NOTHING,
        after: { earns: 5, costs: 0 },
        share: { cells: 12, of: 36 },
      },
    ]);
    expect(stroke(third, 'slippery', squaresOf(2, 2))).toMatchObject([
      { before: { earns: 5 }, after: { earns: 15 }, share: { cells: 24, of: 36 } },
    ]);
  });

  it('[RUN-TER-22] is that of each cover by itself', () => {
    const one = painted(field(), new Set([40]), PAINTS.cover);
    expect(stroke(one, 'cover', new Set([80]))).toMatchObject([
      { feature: { id: 'cover:cover-2' }, before: NOTHING, after: { earns: 6, costs: 0 } },
    ]);
  });

  it('tells what is lost where something is painted over', () => {
    const one = painted(field(), new Set([40]), PAINTS.cover);
    expect(stroke(one, 'wall', new Set([40]))).toMatchObject([
      { feature: { id: 'cover:cover-1' }, before: { earns: 6 }, after: NOTHING, share: null },
    ]);
  });

  it('is nothing where the terrain stays what it is', () => {
    expect(stroke(field(), 'water', squaresOf(0, 2))).toEqual([]);
    expect(stroke(field(), 'heroes', new Set([5]))).toEqual([]);
  });

  it('[RUN-TER-13] counts barriers that an earlier event has claimed', () => {
    const four = [10, 30, 50, 70].reduce(
      (map, square) => painted(map, new Set([square]), PAINTS.barrier),
      field(),
    );
    const twice = encounter([fightEvent({ map: four, claims: ['barriers'] }), fightEvent({ map: field() })]);
    const later = pricingFor(twice, twice.events[1]!, 1);
    const walled = painted(field(), new Set([40]), PAINTS.barrier);
    expect(terrainOf(walled, later)[0]?.lines).toMatchObject([{ points: -0 }]);
    expect(terrainOf(walled, pricing)[0]?.lines).toMatchObject([{ points: -3 }]);
  });
});

it('every feature is found on the map', () => {
  const names: readonly PaintName[] = [
    'barrier',
    'cover',
    'damaging',
    'decoy',
    'hostage',
    'exit',
    'height',
    'gloom',
    'obstructed',
    'slippery',
    'slope',
    'tube-striker',
    'uneven',
    'weird',
  ];
  for (const [i, name] of names.entries()) {
    const squares = new Set([20 + i]);
    const map = painted(field({ edge: 'walled' }), squares, PAINTS[name]);
    const [feature, ...others] = terrainOf(map, pricing);
    expect(others).toEqual([]);
    expect([name, [...featureSquares(map, feature!)]]).toEqual([name, [20 + i]]);
  }
});
