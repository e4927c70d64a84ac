import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaName } from '../text/names.ts';
import {
  AREA,
  AREA_INDEX,
  AREAS,
  type Area,
  type AreaFacts,
  areaOrder,
  distance,
  isSeaStep,
  LANDS,
  landByDice,
  SEAS,
} from './areas.ts';

// Table C5 and the map ledger: code, name, tax factor, neighbours.
const LAND_ROWS = rows(`
1:1 | Finmark | 3 | Trondheim
1:2 | Trondheim | 3 | Finmark, Hordaland, Upland, S25
1:3 | Hordaland | 6 | Trondheim, Upland, Agdar, S20, S24, S25
1:4 | Upland | 2 | Trondheim, Hordaland, Agdar, Romeirt, Jamtland
1:5 | Agdar | 5 | Hordaland, Upland, Romeirt, S13, S14, S19, S20
1:6 | Romeirt | 3 | Upland, Agdar, Jamtland, Vester Gotland, S12, S13
2:1 | Jamtland | 7 | Upland, Romeirt, Vester Gotland, Oster Gotland, S30
2:2 | Vester Gotland | 6 | Romeirt, Jamtland, Oster Gotland, Suder Gotland, S12
2:3 | Oster Gotland | 7 | Jamtland, Vester Gotland, Suder Gotland, S28, S30
2:4 | Suder Gotland | 4 | Vester Gotland, Oster Gotland, Scandia, S12, S28
2:5 | Juteland | 6 | Scandia, Anglia, S11, S12, S13, S14
2:6 | Scandia | 3 | Suder Gotland, Juteland, Pomerania, Saxony, Anglia, S12, S28
3:1 | Pomerania | 4 | Scandia, Saxony, S28, S29
3:2 | Saxony | 6 | Scandia, Pomerania, Anglia, Fenland, Rhineland, S11
3:3 | Anglia | 7 | Juteland, Scandia, Saxony, S11
3:4 | Fenland | 7 | Saxony, Rhineland, Frisia, S09, S10, S11
3:5 | Rhineland | 10 | Saxony, Fenland, Frisia
3:6 | Frisia | 9 | Fenland, Rhineland, Frankland, S09
4:1 | Frankland | 8 | Frisia, Armorica, S08, S09
4:2 | Armorica | 10 | Frankland, S07, S08
4:3 | Cornwall | 2 | Wessex, S07, S08
4:4 | Wessex | 10 | Cornwall, Sussex, Mercia, Daffyd, S07, S08
4:5 | Sussex | 9 | Wessex, East Anglia, Mercia, S08, S09
4:6 | East Anglia | 6 | Sussex, Mercia, S09, S10
5:1 | Mercia | 8 | Wessex, Sussex, East Anglia, Daffyd, Gwynedd, Northumberland, S10, S16
5:2 | Daffyd | 3 | Wessex, Mercia, Gwynedd, S06, S07
5:3 | Gwynedd | 2 | Mercia, Daffyd, Northumberland, S06
5:4 | Northumberland | 3 | Mercia, Gwynedd, Dalriada, S06, S16, S17
5:5 | Dalriada | 4 | Northumberland, Caledonia, Pictland, S05, S06, S17
5:6 | Caledonia | 5 | Dalriada, Pictland, S17, S22
6:1 | Pictland | 2 | Dalriada, Caledonia, Hebrides, S05, S22, S23, S26, S27
6:2 | Hebrides | 3 | Pictland, S01, S04, S05, S27
6:3 | Thule | 3 | S01, S02
6:4 | Connacht | 5 | Ulster, Leinster, S03, S04
6:5 | Ulster | 4 | Connacht, Leinster, S04, S05, S06
6:6 | Leinster | 6 | Connacht, Ulster, S06, S07
`);

// The map ledger: number, name, group, neighbours.
const SEA_ROWS = rows(`
S01 | Thule Sea | Atlantic Ocean | Hebrides, Thule, S02, S04
S02 | Western Ocean | Atlantic Ocean | Thule, S01, S03, S04
S03 | Connacht Deep | Atlantic Ocean | Connacht, S02, S04
S04 | Hebridean Sea | Atlantic Ocean | Hebrides, Connacht, Ulster, S01, S02, S03, S05
S05 | North Channel | Irish Sea | Dalriada, Pictland, Hebrides, Ulster, S04, S06
S06 | Irish Sea | Irish Sea | Daffyd, Gwynedd, Northumberland, Dalriada, Ulster, Leinster, S05, S07
S07 | Celtic Sea | Irish Sea | Armorica, Cornwall, Wessex, Daffyd, Leinster, S06, S08
S08 | English Channel | English Channel | Frankland, Armorica, Cornwall, Wessex, Sussex, S07, S09
S09 | Dover Strait | English Channel | Fenland, Frisia, Frankland, Sussex, East Anglia, S08, S10
S10 | Southern Bight | North Sea | Fenland, East Anglia, Mercia, S09, S11, S15, S16
S11 | Heligoland Bight | North Sea | Juteland, Saxony, Anglia, Fenland, S10, S14, S15
S12 | Kattegat | Kattegat | Romeirt, Vester Gotland, Suder Gotland, Juteland, Scandia, S13
S13 | Skagerrak | Skagerrak | Agdar, Romeirt, Juteland, S12, S14
S14 | Jutland Bank | North Sea | Agdar, Juteland, S11, S13, S15, S19
S15 | Dogger Bank | North Sea | S10, S11, S14, S16, S18, S19
S16 | Humber Sea | North Sea | Mercia, Northumberland, S10, S15, S17, S18
S17 | Forth Sea | North Sea | Northumberland, Dalriada, Caledonia, S16, S18, S21, S22
S18 | Fisher Bank | North Sea | S15, S16, S17, S19, S20, S21
S19 | Lista Sea | North Sea | Agdar, S14, S15, S18, S20
S20 | Hardanger Sea | North Sea | Hordaland, Agdar, S18, S19, S21, S23, S24
S21 | Fladen Ground | North Sea | S17, S18, S20, S22, S23
S22 | Moray Firth | North Sea | Caledonia, Pictland, S17, S21, S23
S23 | Shetland Sea | North Sea | Pictland, S20, S21, S22, S24, S25, S26
S24 | Sogn Sea | North Sea | Hordaland, S20, S23, S25
S25 | Trondheim Sea | North Sea | Trondheim, Hordaland, S23, S24, S26
S26 | Norwegian Sea | North Sea | Pictland, S23, S25, S27
S27 | Orkney Sea | North Sea | Pictland, Hebrides, S26
S28 | Western Baltic | Baltic Sea | Oster Gotland, Suder Gotland, Scandia, Pomerania, S29, S30
S29 | Vistula Bay | Baltic Sea | Pomerania, S28, S30
S30 | Eastern Baltic | Baltic Sea | Jamtland, Oster Gotland, S28, S29
`);

const DICE = [1, 2, 3, 4, 5, 6];
const ROLLS = DICE.flatMap((first) => DICE.map((second) => [first, second] as const));
const FACTS = AREAS.map((id) => AREA[id]);
const CONNECTIONS = FACTS.flatMap((from) =>
  from.neighbours.filter((to) => areaOrder(from.id, to) < 0).map((to) => [from, AREA[to]] as const),
);

describe('land areas', () => {
  it('[AOH-COMP-05] have 36 different dice codes, one for each ordered roll, a name and a tax factor', () => {
    const lands = LANDS.map((id) => AREA[id]);
    expect(lands.map((land) => land.code)).toEqual(ROLLS.map(([first, second]) => `${first}:${second}`));
    expect(lands.map(({ id, code, tax }) => [code, areaName(id, 'en'), `${tax}`])).toEqual(
      LAND_ROWS.map((row) => row.slice(0, 3)),
    );
    expect(new Set(lands.map(({ id }) => areaName(id, 'en'))).size).toBe(36);
    expect(lands.every((land) => !land.sea && land.group === null)).toBe(true);
  });

  it('[AOH-RULING-05] have the tax factors of the printed map, 191 in all', () => {
    const { frankland, mercia, northumberland, dalriada } = AREA;
    expect([frankland, mercia, northumberland, dalriada].map((land) => land.tax)).toEqual([8, 8, 3, 4]);
    const taxes = LANDS.map((id) => AREA[id].tax);
    expect(taxes.reduce((sum, tax) => sum + tax)).toBe(191);
    expect(tally(taxes)).toEqual({ 2: 4, 3: 8, 4: 4, 5: 3, 6: 6, 7: 4, 8: 2, 9: 2, 10: 3 });
  });

  it('[AOH-SETUP-07] are found by the first die and then the second', () => {
    expect(landByDice(3, 5)).toBe('rhineland');
    expect(landByDice(5, 3)).toBe('gwynedd');
    for (const [first, second] of ROLLS) {
      expect(AREA[landByDice(first, second)].code).toBe(`${first}:${second}`);
    }
  });

  it('[AMI-DIFF-27] come up with equal chance, 1 in 36', () => {
    expect(tally(ROLLS.map(([first, second]) => landByDice(first, second)))).toEqual(
      Object.fromEntries(LANDS.map((id) => [id, 1])),
    );
  });

  it.each([
    [0, 1],
    [1, 0],
    [2, 0],
    [7, 1],
    [1, 7],
    [1.5, 1],
  ])('have no code %d:%d', (first, second) => {
    expect(() => landByDice(first, second)).toThrow(RangeError);
  });
});

describe('sea areas', () => {
  it('[AOH-COMP-06] are 30, without dice code and tax factor', () => {
    const seas = SEAS.map((id) => AREA[id]);
    expect(seas).toHaveLength(30);
    expect(seas.every((sea) => sea.sea && sea.tax === 0)).toBe(true);
    expect(seas.filter((sea) => /^[1-6]:[1-6]$/.test(sea.code))).toEqual([]);
  });

  it('[AOH-RULING-07] are numbered S01 to S30 and named as in the map ledger', () => {
    const seas = SEAS.map((id) => AREA[id]);
    expect(seas.map(({ id, code, group }) => [code, areaName(id, 'en'), group])).toEqual(
      SEA_ROWS.map((row) => row.slice(0, 3)),
    );
    expect(seas.map((sea) => sea.id)).toEqual(
      seas.map(({ id }) => areaName(id, 'en').toLowerCase().replaceAll(' ', '-')),
    );
    expect(tally(seas.map((sea) => `${sea.group}`))).toEqual({
      'Atlantic Ocean': 4,
      'Irish Sea': 3,
      'English Channel': 2,
      'North Sea': 16,
      Kattegat: 1,
      Skagerrak: 1,
      'Baltic Sea': 3,
    });
  });
});

describe('connections', () => {
  it('[AOH-RULING-06] are the 171 of the map ledger: 51 over land, 73 over coasts, 47 at sea', () => {
    expect(CONNECTIONS).toHaveLength(171);
    expect(tally(CONNECTIONS.map(([from, to]) => Number(from.sea) + Number(to.sea)))).toEqual({
      0: 51,
      1: 73,
      2: 47,
    });
    const called = (area: AreaFacts) => (area.sea ? area.code : areaName(area.id, 'en'));
    expect(FACTS.map(({ neighbours }) => neighbours.map((id) => called(AREA[id])).join(', '))).toEqual(
      [...LAND_ROWS, ...SEA_ROWS].map((row) => row[3]),
    );
  });

  it('[AOH-RULING-06] decide the five disputes', () => {
    expect(AREA.agdar.neighbours).toContain('jutland-bank');
    expect(AREA.romeirt.neighbours).toContain('kattegat');
    expect(AREA.wessex.neighbours).toContain('celtic-sea');
    expect(AREA.leinster.neighbours).toContain('celtic-sea');
    expect(AREA.wessex.neighbours).not.toContain('east-anglia');
    expect(AREA['east-anglia'].neighbours).not.toContain('wessex');
  });

  it.each<[Area, Area]>([
    ['agdar', 'jutland-bank'],
    ['romeirt', 'kattegat'],
    ['wessex', 'celtic-sea'],
  ])('[AOH-MOV-07] join %s and %s, which meet at a corner', (land, sea) => {
    expect(distance(land, sea)).toBe(1);
    expect(AREA[land].neighbours).toContain(sea);
    expect(AREA[sea].neighbours).toContain(land);
  });

  it('lead both ways, never to the same area, never twice', () => {
    for (const { id, neighbours } of FACTS) {
      expect(neighbours).not.toContain(id);
      expect(neighbours).toEqual([...new Set(neighbours)].sort(areaOrder));
      for (const next of neighbours) expect(AREA[next].neighbours).toContain(id);
    }
  });

  it('give Finmark and Thule the fewest, Mercia, Pictland and the Irish Sea the most', () => {
    expect(AREA.finmark.neighbours).toEqual(['trondheim']);
    expect(AREA.thule.neighbours).toEqual(['thule-sea', 'western-ocean']);
    const having = (test: (count: number) => boolean) =>
      AREAS.filter((id) => test(AREA[id].neighbours.length));
    expect(having((count) => count <= 2)).toEqual(['finmark', 'thule']);
    expect(having((count) => count >= 8)).toEqual(['mercia', 'pictland', 'irish-sea']);
    expect(having((count) => count > 8)).toEqual([]);
  });

  it('leave only Finmark, Upland and Rhineland without a coast', () => {
    const inland = LANDS.filter((id) => !AREA[id].neighbours.some((next) => AREA[next].sea));
    expect(inland).toEqual(['finmark', 'upland', 'rhineland']);
    expect(AREA.rhineland.neighbours).toEqual(['saxony', 'fenland', 'frisia']);
  });

  it('tie the isles to their countries over land', () => {
    expect(AREA.hebrides.neighbours.filter((id) => !AREA[id].sea)).toEqual(['pictland']);
    expect(AREA.scandia.neighbours.filter((id) => !AREA[id].sea)).toEqual([
      'suder-gotland',
      'juteland',
      'pomerania',
      'saxony',
      'anglia',
    ]);
  });

  it('make four pieces of the land and two of the sea', () => {
    const landPieces = pieces(LANDS);
    expect(landPieces.map((piece) => piece.length)).toEqual([20, 12, 1, 3]);
    expect(landPieces.map((piece) => piece[0])).toEqual(['finmark', 'cornwall', 'thule', 'connacht']);
    expect(pieces(SEAS).map((piece) => piece.length)).toEqual([27, 3]);
    expect(pieces(AREAS)).toHaveLength(1);
  });

  it('do not cross when drawn between the anchor points', () => {
    for (const [index, [a, b]] of CONNECTIONS.entries()) {
      for (const [c, d] of CONNECTIONS.slice(index + 1)) {
        const apart = new Set([a, b, c, d]).size === 4;
        expect(apart && crosses(a, b, c, d), `${a.id}–${b.id} and ${c.id}–${d.id}`).toBe(false);
      }
    }
  });
});

describe('anchor points', () => {
  it('lie on the canvas, each at its own place', () => {
    expect(FACTS.every(({ x, y }) => x > 0 && x < 1000 && y > 0 && y < 1000)).toBe(true);
    expect(new Set(FACTS.map(({ x, y }) => `${x},${y}`)).size).toBe(66);
  });

  it('[AOH-RULING-06, AOH-RULING-07] are those of the map ledger', () => {
    const ledger = readFileSync(new URL('../../../docs/rules/age-of-heroes-map.md', import.meta.url), 'utf8');
    const written = [...ledger.matchAll(/^\|[^|]+\| `([a-z-]+)` \|.* \| (\d+) \| (\d+) \|[^|]+\|$/gm)];
    expect(written.map(([, id, x, y]) => [id, Number(x), Number(y)])).toEqual(
      FACTS.map(({ id, x, y }) => [id, x, y]),
    );
  });
});

describe('distance', () => {
  it('is the length of a shortest path', () => {
    for (const from of AREAS) {
      expect(distance(from, from)).toBe(0);
      for (const to of AREAS.filter((id) => id !== from)) {
        const before = AREA[to].neighbours.map((id) => distance(from, id));
        expect(distance(from, to)).toBe(Math.min(...before) + 1);
      }
    }
  });

  it('is at most 10, as from Pomerania to Thule', () => {
    expect(distance('pomerania', 'thule')).toBe(10);
    expect(Math.max(...AREAS.flatMap((from) => AREAS.map((to) => distance(from, to))))).toBe(10);
  });

  it('is 2 across the Channel, from Armorica to Cornwall', () => {
    expect(AREA.armorica.neighbours).not.toContain('cornwall');
    expect(distance('armorica', 'cornwall')).toBe(2);
  });
});

describe('sea steps', () => {
  it('[AOH-RULING-08] leave or enter a sea area or one of the isles Scandia and Hebrides', () => {
    expect(AREAS.filter((id) => AREA[id].isle)).toEqual(['scandia', 'hebrides']);
    expect(isSeaStep('frankland', 'english-channel')).toBe(true);
    expect(isSeaStep('english-channel', 'frankland')).toBe(true);
    expect(isSeaStep('thule-sea', 'western-ocean')).toBe(true);
    expect(isSeaStep('pictland', 'hebrides')).toBe(true);
    expect(isSeaStep('hebrides', 'pictland')).toBe(true);
    expect(isSeaStep('saxony', 'scandia')).toBe(true);
    expect(isSeaStep('saxony', 'anglia')).toBe(false);
  });

  it('[AOH-RULING-08] are the only steps from the sea, from an isle and from Thule', () => {
    const onlyBySea = AREAS.filter((id) => AREA[id].neighbours.every((next) => isSeaStep(id, next)));
    expect(onlyBySea).toEqual(['scandia', 'hebrides', 'thule', ...SEAS]);
  });

  it('[AOH-RULING-08] take nothing else from the isles: they are countries with code and tax', () => {
    expect(AREA.scandia).toMatchObject({ sea: false, code: '2:6', tax: 3 });
    expect(AREA.hebrides).toMatchObject({ sea: false, code: '6:2', tax: 3 });
  });
});

describe('code order', () => {
  it('puts land by dice code before sea by number', () => {
    expect(AREAS).toEqual([...LANDS, ...SEAS]);
    expect(AREAS.map((id) => AREA_INDEX[id])).toEqual(AREAS.map((_, index) => index));
    const some: Area[] = ['eastern-baltic', 'leinster', 'thule-sea', 'finmark', 'rhineland'];
    expect(some.sort(areaOrder)).toEqual(['finmark', 'rhineland', 'leinster', 'thule-sea', 'eastern-baltic']);
  });
});

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The parts into which a set of areas falls when nothing else may be entered, each in code order. */
function pieces(within: readonly Area[]): Area[][] {
  const left = new Set(within);
  const found: Area[][] = [];
  for (const start of within) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const area of piece) piece.push(...AREA[area].neighbours.filter((next) => left.delete(next)));
    found.push(piece.sort(areaOrder));
  }
  return found;
}

function crosses(a: AreaFacts, b: AreaFacts, c: AreaFacts, d: AreaFacts): boolean {
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

function side(a: AreaFacts, b: AreaFacts, c: AreaFacts): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}
