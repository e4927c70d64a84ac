// Every demand on a map, shown by breaking a good map in each way.

import { describe, expect, it } from 'vitest';
import {
  distance,
  edgeOf,
  GARROCK,
  geographyOf,
  type Hex,
  type HexMap,
  HexMapSchema,
  placeInRows,
  readHex,
} from '../../content/index.ts';
import { check } from './check.ts';
import { hexesOf as hexesOfProblem } from './places.ts';
import { PROBLEM_CODES } from './problem.ts';

/** The map with other letters in some hexes. */
function painted(letters: Readonly<Record<Hex, string>>, map: HexMap = GARROCK): HexMap {
  const rows = map.rows.map((row) => [...row]);
  for (const [hex, letter] of Object.entries(letters)) {
    const [column, row] = placeInRows(readHex(hex));
    (rows[row] as string[])[column] = letter;
  }
  return { ...map, rows: rows.map((row) => row.join('')) };
}

const named = (...places: readonly (readonly [Hex, string])[]): HexMap['places'] =>
  places.map(([hex, name]) => ({ hex, name }));
const without = (...hexes: readonly Hex[]): HexMap['places'] =>
  GARROCK.places.filter(({ hex }) => !hexes.includes(hex));

const found = (map: HexMap) => check(map).map(({ code, rule }) => `${rule ?? 'document'} ${code}`);
const hexesOf = (map: HexMap, code: string) => {
  const found = check(map).find((problem) => problem.code === code);
  return found && hexesOfProblem(found, map);
};

/** So many rows of grass with nothing in them, to make a land smaller or larger. */
const onlyRows = (count: number): HexMap => ({ ...GARROCK, rows: Array(count).fill('g'.repeat(12)) });

describe('[CAM-RULING-35] what a map holds', () => {
  it.each([
    [4, 'g'.repeat(11), 59, true],
    [5, '', 60, false],
    [16, 'g'.repeat(8), 200, false],
    [16, 'g'.repeat(9), 201, true],
  ])('%i rows of twelve and “%s”: %i hexes', (rows, rest, count, wrong) => {
    const map = onlyRows(rows);
    const problems = check({ ...map, rows: rest === '' ? map.rows : [...map.rows, rest] });
    const params = problems.find(({ code }) => code === 'hex-count')?.params;
    expect(params).toEqual(wrong ? { count, least: 60, most: 200 } : undefined);
  });

  it('needs a castle', () => {
    const map = { ...painted({ '2,4': 'g' }), places: without('2,4') };
    expect(found(map)).toEqual(['CAM-RULING-35 no-castle']);
  });

  it('needs no second castle', () => {
    const map = { ...painted({ '2,2': 'K' }), places: [...GARROCK.places, ...named(['2,2', 'Overkeep'])] };
    expect(found(map)).toEqual(['CAM-RULING-35 several-castles']);
    expect(hexesOf(map, 'several-castles')).toEqual(['2,2', '2,4']);
  });

  it.each(['7,4', '5,4', '20,4'])('does not let the ship begin at %s, which is no sea', (shipStart) => {
    expect(found({ ...GARROCK, shipStart: readHex(shipStart) })).toEqual(['CAM-RULING-35 ship-not-at-sea']);
  });

  it('needs five villages', () => {
    const six = { ...painted({ '1,6': 'g' }), places: without('1,6') };
    expect(check(six)).toEqual([]);
    const five = { ...painted({ '1,6': 'g', '0,2': 'g' }), places: without('1,6', '0,2') };
    expect(check(five)).toEqual([]);
    const four = {
      ...painted({ '1,6': 'g', '0,2': 'g', '4,7': 'g' }),
      places: without('1,6', '0,2', '4,7'),
    };
    expect(found(four)).toEqual(['CAM-RULING-35 too-few-villages']);
  });

  it('knows no other terrain than the eight; a hole in the map is none', () => {
    expect(check(painted({ '-2,4': '.' }))).toEqual([]);
    for (const letter of 'gwmscVK~')
      expect(HexMapSchema.safeParse(painted({ '-2,4': letter })).success).toBe(true);
    for (const letter of 'xGv ')
      expect(HexMapSchema.safeParse(painted({ '-2,4': letter })).success).toBe(false);
  });
});

describe('[CAM-RULING-36] the shore', () => {
  it('is coast wherever land touches sea', () => {
    const map = painted({ '7,3': 'w' });
    expect(found(map)).toEqual(['CAM-RULING-36 shore-not-coast']);
    expect(hexesOf(map, 'shore-not-coast')).toEqual(['7,3']);
  });

  it('is not coast where there is no sea', () => {
    const map = painted({ '0,4': 'c' });
    expect(found(map)).toContain('CAM-RULING-36 coast-without-sea');
    expect(hexesOf(map, 'coast-without-sea')).toEqual(['0,4']);
  });

  it('has neither village nor castle', () => {
    const map = { ...painted({ '7,3': 'V' }), places: [...GARROCK.places, ...named(['7,3', 'Wetham'])] };
    expect(found(map)).toEqual(['CAM-RULING-36 shore-not-coast']);
  });
});

describe('[CAM-RULING-37] the river', () => {
  const [first = '', ...others] = GARROCK.river;
  const last = others.at(-1) as string;

  it('is needed', () => {
    const map = { ...GARROCK, river: [], bridges: [] };
    expect(found(map)).toEqual(['CAM-RULING-37 no-river', 'CAM-RULING-37 too-few-bridges']);
  });

  it('lies between two land hexes', () => {
    const map = { ...GARROCK, river: [...GARROCK.river, edgeOf('6,5', '6,6')] };
    expect(found(map)).toEqual(['CAM-RULING-37 river-not-on-land']);
    expect(hexesOf(map, 'river-not-on-land')).toEqual(['6,5', '6,6']);
  });

  it('does not fork', () => {
    const map = { ...GARROCK, river: [...GARROCK.river, edgeOf('3,5', '3,6')] };
    expect(found(map)).toEqual(['CAM-RULING-37 river-forks']);
    expect(hexesOf(map, 'river-forks')?.toSorted()).toEqual(['3,5', '3,6', '4,5']);
  });

  it('is one line', () => {
    const map = { ...GARROCK, river: [...GARROCK.river, edgeOf('-2,4', '-2,5')] };
    expect(found(map)).toEqual(['CAM-RULING-37 river-in-pieces']);
    expect(hexesOf(map, 'river-in-pieces')?.toSorted()).toEqual(['-2,4', '-2,5']);
  });

  it.each([
    ['its spring', others],
    ['its mouth', [first, ...others.slice(0, -1)]],
  ])('parts the land, which it does not without %s', (_, river) => {
    expect(found({ ...GARROCK, river })).toEqual(['CAM-RULING-37 river-parts-nothing']);
  });

  it('has two bridges', () => {
    const map = { ...GARROCK, bridges: GARROCK.bridges.slice(1) };
    expect(found(map)).toEqual(['CAM-RULING-37 too-few-bridges']);
  });

  it('leaves no land beyond the reach of bridges', () => {
    const cutOff = [edgeOf('0,0', '1,0'), edgeOf('0,0', '0,1')];
    const map = { ...GARROCK, river: [...GARROCK.river, ...cutOff] };
    expect(found(map)).toContain('CAM-RULING-37 out-of-reach');
    expect(hexesOf(map, 'out-of-reach')).toEqual(['0,0']);
    const island = painted({ '11,9': '~', '10,0': 'c' });
    expect(hexesOf(island, 'out-of-reach')).toEqual(['10,0']);
  });

  it('may be bridged at its very ends', () => {
    const bridges = [first, last].map((edge, i) => ({ edge, name: `Bridge ${i}` }));
    expect(check({ ...GARROCK, bridges })).toEqual([]);
  });
});

describe('[CAM-RULING-38] the villages', () => {
  it('are two at least on each bank', () => {
    const map = { ...painted({ '6,3': 'g' }), places: without('6,3') };
    expect(found(map)).toEqual(['CAM-RULING-38 bank-short-of-villages']);
    const bank = hexesOf(map, 'bank-short-of-villages');
    expect(bank).toContain('6,1');
    expect(bank).not.toContain('2,4');
  });

  it('keep two hexes from the castle', () => {
    const beside = {
      ...painted({ '1,6': 'g', '2,5': 'V' }),
      places: [...without('1,6'), ...named(['2,5', 'Nighby'])],
    };
    expect(found(beside)).toEqual(['CAM-RULING-38 village-by-castle']);
    expect(hexesOf(beside, 'village-by-castle')).toEqual(['2,5']);
  });

  it('are two at least within two hexes of the coast', () => {
    // Saltwick, Ravensey and Marlcote lie by the coast; three hexes away is not near.
    const map = {
      ...painted({ '6,1': 'g', '6,3': 'g', '4,7': 'g', '5,2': 'V', '4,4': 'V', '6,2': 'V' }),
      places: [
        ...without('6,1', '6,3', '4,7'),
        ...named(['5,2', 'Middleby'], ['4,4', 'Fourways'], ['6,2', 'Lastwick']),
      ],
    };
    expect(found(map)).toEqual([]);
    const one = {
      ...painted({ '5,2': 'g' }, map),
      places: map.places.filter(({ hex }) => hex !== '5,2'),
    };
    expect(found(one)).toEqual(['CAM-RULING-38 too-few-near-coast']);
  });

  it('are two at least four hexes or more from every coast', () => {
    const map = {
      ...painted({ '0,2': 'g', '-2,7': 'g', '-2,9': 'g', '3,2': 'V' }),
      places: [...without('0,2', '-2,7', '-2,9'), ...named(['3,2', 'Midmarch'])],
    };
    expect(found(map)).toEqual([]);
    const one = {
      ...painted({ '3,2': 'g', '2,7': 'V' }, map),
      places: [...map.places.filter(({ hex }) => hex !== '3,2'), ...named(['2,7', 'Sowerby'])],
    };
    expect(found(one)).toEqual(['CAM-RULING-38 too-few-inland']);
    expect(hexesOf(one, 'too-few-inland')).toEqual(['1,6']);
  });
});

describe('[CAM-RULING-39] the ship', () => {
  it.each([
    ['8,4', 1, false],
    ['9,4', 2, true],
    ['10,3', 3, true],
    ['11,1', 4, true],
  ])('at %s is %i from the coast', (shipStart, steps, good) => {
    const [only, ...more] = check({ ...GARROCK, shipStart: readHex(shipStart) });
    expect(more).toEqual([]);
    if (good) expect(only).toBeUndefined();
    else expect(only).toMatchObject({ code: 'ship-off-course', rule: 'CAM-RULING-39', params: { steps } });
  });

  it('is not five steps out', () => {
    const wide = { ...GARROCK, rows: GARROCK.rows.map((row) => `${row}~~`) };
    expect(check({ ...wide, shipStart: '12,1' })).toMatchObject([
      { code: 'ship-off-course', rule: 'CAM-RULING-39', params: { steps: 5 } },
    ]);
  });

  it('has a way to the coast', () => {
    const map = {
      ...GARROCK,
      rows: GARROCK.rows.map((row) => `${row}..~`),
      shipStart: '14,0',
    } satisfies HexMap;
    expect(found(map)).toEqual(['CAM-RULING-39 ship-landlocked']);
  });
});

describe('the document', () => {
  it.each<[string, Partial<HexMap>]>([
    ['CAM-RULING-02 edge-between-strangers', { river: [...GARROCK.river, '0,0|3,3'] }],
    [
      'CAM-RULING-02 edge-misspelt',
      { river: [...GARROCK.river, GARROCK.river[3]?.split('|').reverse().join('|') as string] },
    ],
    ['CAM-RULING-02 edge-twice', { river: [...GARROCK.river, GARROCK.river[3] as string] }],
    [
      'CAM-RULING-02 bridge-twice',
      { bridges: [...GARROCK.bridges, { edge: GARROCK.bridges[0]?.edge as string, name: 'Again' }] },
    ],
    [
      'CAM-RULING-02 bridge-without-river',
      { bridges: [...GARROCK.bridges, { edge: edgeOf('0,3', '0,4'), name: 'Dry Bridge' }] },
    ],
    ['document unnamed', { places: without('1,6') }],
    ['document name-of-nothing', { places: [...GARROCK.places, ...named(['2,2', 'Nowhere'])] }],
    ['document named-twice', { places: [...GARROCK.places, ...named(['1,6', 'Kirkwold again'])] }],
    ['document same-name', { places: [...without('1,6'), ...named(['1,6', 'Westerby'])] }],
    ['document same-name', { places: [...without('1,6'), ...named(['1,6', 'Mill Bridge'])] }],
  ])('%s', (expected, change) => {
    expect(found({ ...GARROCK, ...change })).toContain(expected);
  });

  it('leaves room around the castle for five armies', () => {
    const within = geographyOf(GARROCK).land.filter((hex) => distance(hex, '2,4') <= 2 && hex !== '2,4');
    const map = painted(Object.fromEntries(within.slice(2).map((hex) => [hex, '.'])));
    expect(check(map).find(({ code }) => code === 'no-room-for-normans')?.params).toEqual({
      count: 3,
      least: 5,
    });
  });
});

it('knows every problem by its code once', () => {
  expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
});

describe('the place of a problem', () => {
  it.each<[string, unknown, Partial<HexMap>]>([
    ['ship-not-at-sea', ['shipStart'], { shipStart: '20,4' }],
    [
      'edge-twice',
      ['river', GARROCK.river.length],
      { river: [...GARROCK.river, GARROCK.river[3] as string] },
    ],
    ['name-of-nothing', ['places', 8], { places: [...GARROCK.places, ...named(['2,2', 'Nowhere'])] }],
  ])('of %s is %j in the document', (code, path, change) => {
    expect(check({ ...GARROCK, ...change }).find((problem) => problem.code === code)?.path).toEqual(path);
  });

  it('is a letter of the drawing where hexes are wrong, and all further ones are told', () => {
    const map = painted({ '7,3': 'w', '8,1': 'w' });
    const [shore] = check(map);
    expect(shore).toMatchObject({ code: 'shore-not-coast', path: ['rows', 1, 8], also: [['rows', 3, 8]] });
  });
});
