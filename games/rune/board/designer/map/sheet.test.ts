import { describe, expect, it } from 'vitest';
import { type BattleMap, BattleMapSchema } from '../../../content/battle-map.ts';
import { FOE } from '../../../content/foes.ts';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from '../../../content/maps/index.ts';
import { encounter, event, field, laborers, roll } from '../../../documents/encounter/testing.ts';
import { fits, flipping, type Margins, mirroring, movedEvent, movedMap, resizing, turning } from './sheet.ts';

const STAY: Margins = { left: 0, right: 0, top: 0, bottom: 0 };
/** With its strips as the painter writes them. */
const written = (map: BattleMap): BattleMap => movedMap(map, resizing(map, STAY));
const mirrored = (map: BattleMap): BattleMap => movedMap(map, mirroring(map));
const flipped = (map: BattleMap): BattleMap => movedMap(map, flipping(map));
const turned = (map: BattleMap): BattleMap => movedMap(map, turning(map));

describe.each(BATTLE_MAP_NAMES)('the sheet of %s', (name) => {
  const map = written(BATTLE_MAPS[name]);

  it('is itself after two mirrors, and another after one', () => {
    expect(mirrored(mirrored(map))).toEqual(map);
    expect(flipped(flipped(map))).toEqual(map);
    expect(mirrored(map)).not.toEqual(map);
  });

  it('is itself after four turns, and both mirrors are two turns', () => {
    expect(turned(turned(turned(turned(map))))).toEqual(map);
    expect(turned(turned(map))).toEqual(mirrored(flipped(map)));
  });

  it('can be held by a document, whatever is cut off or added', () => {
    const cuts: readonly Margins[] = [
      { left: 4 - map.width, right: 0, top: 0, bottom: 0 },
      { left: 0, right: 4 - map.width, top: 4 - map.height, bottom: 0 },
      { left: -3, right: 60 - map.width + 3, top: 2, bottom: -2 },
    ];
    for (const next of [mirrored(map), flipped(map), ...cuts.map((cut) => movedMap(map, resizing(map, cut)))])
      expect(BattleMapSchema.safeParse(next).error?.issues).toBeUndefined();
    expect(BattleMapSchema.safeParse(turned(map)).success).toBe(fits(turning(map)));
  });
});

it('slopes rise to the other side in a mirror, and turn with the sheet', () => {
  const up = (to: number): BattleMap => field({ zones: [{ kind: 'slope', up: to, area: [[1, 1, 2]] }] });
  const courses = (of: (map: BattleMap) => BattleMap): unknown[] =>
    Array.from({ length: 8 }, (_, to) => of(up(to)).zones).map(([zone]) => zone && 'up' in zone && zone.up);
  expect(courses(mirrored)).toEqual([0, 7, 6, 5, 4, 3, 2, 1]);
  expect(courses(flipped)).toEqual([4, 3, 2, 1, 0, 7, 6, 5]);
  expect(courses(turned)).toEqual([2, 3, 4, 5, 6, 7, 0, 1]);
});

it('foes and places of rolls go along, the large ones with all their squares', () => {
  const foes = laborers(2).foes.map((foe, i) => ({
    ...foe,
    kind: i === 0 ? ('giant' as const) : foe.kind,
    threat: 'superior' as const,
    start: { x: 1, y: 2 },
  }));
  const pull = roll(null, 6, { spot: { x: 3, y: 4 } });
  const lever = { id: 'lever', name: 'A lever', nature: 'task' as const, roll: pull };
  const map = field({ height: 10 });
  const given = encounter([event({ combat: { foes }, map, elements: [lever] })]);
  const [before] = given.events;
  const after = movedEvent(given, before!, map, turning(map));
  // The giant fills a square of his own size.
  const { size } = FOE.giant;
  expect(after.combat?.foes.map(({ start }) => start)).toEqual([
    { x: 10 - 2 - size, y: 1 },
    { x: 7, y: 1 },
  ]);
  expect(after.elements[0]?.roll?.spot).toEqual({ x: 5, y: 3 });
  const cut = movedEvent(given, before!, map, resizing(map, { left: -2, right: 0, top: 0, bottom: 0 }));
  expect(cut.combat?.foes.map(({ start }) => start)).toEqual([null, null]);
  expect(cut.elements[0]?.roll?.spot).toEqual({ x: 1, y: 4 });
});
