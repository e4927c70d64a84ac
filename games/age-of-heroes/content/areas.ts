// The 66 areas of the map. AOH-COMP-05, AOH-COMP-06; table C5 and the map ledger, AOH-RULING-04 to -08.

import { recordOf } from '@skald/kernel';

// One row for each first die, one column for each second die: the order is the dice code.
// biome-ignore format: the grid is the table of dice codes
export const LANDS = [
  'finmark', 'trondheim', 'hordaland', 'upland', 'agdar', 'romeirt',
  'jamtland', 'vester-gotland', 'oster-gotland', 'suder-gotland', 'juteland', 'scandia',
  'pomerania', 'saxony', 'anglia', 'fenland', 'rhineland', 'frisia',
  'frankland', 'armorica', 'cornwall', 'wessex', 'sussex', 'east-anglia',
  'mercia', 'daffyd', 'gwynedd', 'northumberland', 'dalriada', 'caledonia',
  'pictland', 'hebrides', 'thule', 'connacht', 'ulster', 'leinster',
] as const;

// S01 to S30. The names are ours, AOH-RULING-07.
// biome-ignore format: five to a row
export const SEAS = [
  'thule-sea', 'western-ocean', 'connacht-deep', 'hebridean-sea', 'north-channel',
  'irish-sea', 'celtic-sea', 'english-channel', 'dover-strait', 'southern-bight',
  'heligoland-bight', 'kattegat', 'skagerrak', 'jutland-bank', 'dogger-bank',
  'humber-sea', 'forth-sea', 'fisher-bank', 'lista-sea', 'hardanger-sea',
  'fladen-ground', 'moray-firth', 'shetland-sea', 'sogn-sea', 'trondheim-sea',
  'norwegian-sea', 'orkney-sea', 'western-baltic', 'vistula-bay', 'eastern-baltic',
] as const;

/** Every area in code order: land by dice code, then sea by number. */
export const AREAS = [...LANDS, ...SEAS] as const;

export type Land = (typeof LANDS)[number];
export type Sea = (typeof SEAS)[number];
export type Area = Land | Sea;

export type Waters =
  | 'Atlantic Ocean'
  | 'Irish Sea'
  | 'English Channel'
  | 'North Sea'
  | 'Kattegat'
  | 'Skagerrak'
  | 'Baltic Sea';

export interface AreaFacts {
  readonly id: Area;
  /** The dice code of a land area ('3:5'), the number of a sea area ('S07'). */
  readonly code: string;
  readonly sea: boolean;
  readonly isle: boolean;
  /** Tax factor; 0 at sea. */
  readonly tax: number;
  /** The waters a sea area belongs to. */
  readonly group: Waters | null;
  /** Anchor for drawing on a canvas of 1000 by 1000, origin top left. */
  readonly x: number;
  readonly y: number;
  /** In code order. */
  readonly neighbours: readonly Area[];
}

const LAND: Readonly<Record<Land, readonly [tax: number, x: number, y: number]>> = {
  finmark: [3, 930, 75],
  trondheim: [3, 905, 195],
  hordaland: [6, 760, 205],
  upland: [2, 900, 350],
  agdar: [5, 700, 370],
  romeirt: [3, 800, 420],
  jamtland: [7, 900, 490],
  'vester-gotland': [6, 800, 555],
  'oster-gotland': [7, 860, 645],
  'suder-gotland': [4, 785, 685],
  juteland: [6, 655, 610],
  scandia: [3, 690, 730],
  pomerania: [4, 815, 940],
  saxony: [6, 615, 905],
  anglia: [7, 615, 775],
  fenland: [7, 475, 815],
  rhineland: [10, 470, 930],
  frisia: [9, 375, 910],
  frankland: [8, 270, 925],
  armorica: [10, 135, 935],
  cornwall: [2, 110, 675],
  wessex: [10, 165, 710],
  sussex: [9, 235, 755],
  'east-anglia': [6, 290, 700],
  mercia: [8, 240, 645],
  daffyd: [3, 155, 605],
  gwynedd: [2, 215, 560],
  northumberland: [3, 285, 455],
  dalriada: [4, 265, 325],
  caledonia: [5, 340, 275],
  pictland: [2, 350, 180],
  hebrides: [3, 260, 130],
  thule: [3, 85, 75],
  connacht: [5, 70, 335],
  ulster: [4, 160, 335],
  leinster: [6, 75, 430],
};

const SEA: Readonly<Record<Sea, readonly [waters: Waters, x: number, y: number]>> = {
  'thule-sea': ['Atlantic Ocean', 205, 75],
  'western-ocean': ['Atlantic Ocean', 75, 190],
  'connacht-deep': ['Atlantic Ocean', 60, 275],
  'hebridean-sea': ['Atlantic Ocean', 135, 250],
  'north-channel': ['Irish Sea', 205, 350],
  'irish-sea': ['Irish Sea', 165, 480],
  'celtic-sea': ['Irish Sea', 50, 625],
  'english-channel': ['English Channel', 190, 820],
  'dover-strait': ['English Channel', 335, 785],
  'southern-bight': ['North Sea', 405, 695],
  'heligoland-bight': ['North Sea', 535, 710],
  kattegat: ['Kattegat', 730, 595],
  skagerrak: ['Skagerrak', 695, 485],
  'jutland-bank': ['North Sea', 585, 565],
  'dogger-bank': ['North Sea', 485, 565],
  'humber-sea': ['North Sea', 370, 545],
  'forth-sea': ['North Sea', 385, 405],
  'fisher-bank': ['North Sea', 505, 410],
  'lista-sea': ['North Sea', 590, 390],
  'hardanger-sea': ['North Sea', 610, 260],
  'fladen-ground': ['North Sea', 495, 280],
  'moray-firth': ['North Sea', 410, 275],
  'shetland-sea': ['North Sea', 530, 185],
  'sogn-sea': ['North Sea', 665, 150],
  'trondheim-sea': ['North Sea', 710, 50],
  'norwegian-sea': ['North Sea', 535, 80],
  'orkney-sea': ['North Sea', 405, 70],
  'western-baltic': ['Baltic Sea', 795, 815],
  'vistula-bay': ['Baltic Sea', 930, 875],
  'eastern-baltic': ['Baltic Sea', 940, 710],
};

// Islands that touch land areas: countries like any other, but reached by sea. AOH-RULING-08
const ISLES: readonly Area[] = ['scandia', 'hebrides'];

// Each connection once, under the area that comes first in code order. Corners count, AOH-MOV-07.
const CONNECTIONS: readonly (readonly [from: Area, to: readonly Area[]])[] = [
  ['finmark', ['trondheim']],
  ['trondheim', ['hordaland', 'upland', 'trondheim-sea']],
  ['hordaland', ['upland', 'agdar', 'hardanger-sea', 'sogn-sea', 'trondheim-sea']],
  ['upland', ['agdar', 'romeirt', 'jamtland']],
  ['agdar', ['romeirt', 'skagerrak', 'jutland-bank', 'lista-sea', 'hardanger-sea']],
  ['romeirt', ['jamtland', 'vester-gotland', 'kattegat', 'skagerrak']],
  ['jamtland', ['vester-gotland', 'oster-gotland', 'eastern-baltic']],
  ['vester-gotland', ['oster-gotland', 'suder-gotland', 'kattegat']],
  ['oster-gotland', ['suder-gotland', 'western-baltic', 'eastern-baltic']],
  ['suder-gotland', ['scandia', 'kattegat', 'western-baltic']],
  ['juteland', ['scandia', 'anglia', 'heligoland-bight', 'kattegat', 'skagerrak', 'jutland-bank']],
  ['scandia', ['pomerania', 'saxony', 'anglia', 'kattegat', 'western-baltic']],
  ['pomerania', ['saxony', 'western-baltic', 'vistula-bay']],
  ['saxony', ['anglia', 'fenland', 'rhineland', 'heligoland-bight']],
  ['anglia', ['heligoland-bight']],
  ['fenland', ['rhineland', 'frisia', 'dover-strait', 'southern-bight', 'heligoland-bight']],
  ['rhineland', ['frisia']],
  ['frisia', ['frankland', 'dover-strait']],
  ['frankland', ['armorica', 'english-channel', 'dover-strait']],
  ['armorica', ['celtic-sea', 'english-channel']],
  ['cornwall', ['wessex', 'celtic-sea', 'english-channel']],
  ['wessex', ['sussex', 'mercia', 'daffyd', 'celtic-sea', 'english-channel']],
  ['sussex', ['east-anglia', 'mercia', 'english-channel', 'dover-strait']],
  ['east-anglia', ['mercia', 'dover-strait', 'southern-bight']],
  ['mercia', ['daffyd', 'gwynedd', 'northumberland', 'southern-bight', 'humber-sea']],
  ['daffyd', ['gwynedd', 'irish-sea', 'celtic-sea']],
  ['gwynedd', ['northumberland', 'irish-sea']],
  ['northumberland', ['dalriada', 'irish-sea', 'humber-sea', 'forth-sea']],
  ['dalriada', ['caledonia', 'pictland', 'north-channel', 'irish-sea', 'forth-sea']],
  ['caledonia', ['pictland', 'forth-sea', 'moray-firth']],
  ['pictland', ['hebrides', 'north-channel', 'moray-firth', 'shetland-sea', 'norwegian-sea', 'orkney-sea']],
  ['hebrides', ['thule-sea', 'hebridean-sea', 'north-channel', 'orkney-sea']],
  ['thule', ['thule-sea', 'western-ocean']],
  ['connacht', ['ulster', 'leinster', 'connacht-deep', 'hebridean-sea']],
  ['ulster', ['leinster', 'hebridean-sea', 'north-channel', 'irish-sea']],
  ['leinster', ['irish-sea', 'celtic-sea']],
  ['thule-sea', ['western-ocean', 'hebridean-sea']],
  ['western-ocean', ['connacht-deep', 'hebridean-sea']],
  ['connacht-deep', ['hebridean-sea']],
  ['hebridean-sea', ['north-channel']],
  ['north-channel', ['irish-sea']],
  ['irish-sea', ['celtic-sea']],
  ['celtic-sea', ['english-channel']],
  ['english-channel', ['dover-strait']],
  ['dover-strait', ['southern-bight']],
  ['southern-bight', ['heligoland-bight', 'dogger-bank', 'humber-sea']],
  ['heligoland-bight', ['jutland-bank', 'dogger-bank']],
  ['kattegat', ['skagerrak']],
  ['skagerrak', ['jutland-bank']],
  ['jutland-bank', ['dogger-bank', 'lista-sea']],
  ['dogger-bank', ['humber-sea', 'fisher-bank', 'lista-sea']],
  ['humber-sea', ['forth-sea', 'fisher-bank']],
  ['forth-sea', ['fisher-bank', 'fladen-ground', 'moray-firth']],
  ['fisher-bank', ['lista-sea', 'hardanger-sea', 'fladen-ground']],
  ['lista-sea', ['hardanger-sea']],
  ['hardanger-sea', ['fladen-ground', 'shetland-sea', 'sogn-sea']],
  ['fladen-ground', ['moray-firth', 'shetland-sea']],
  ['moray-firth', ['shetland-sea']],
  ['shetland-sea', ['sogn-sea', 'trondheim-sea', 'norwegian-sea']],
  ['sogn-sea', ['trondheim-sea']],
  ['trondheim-sea', ['norwegian-sea']],
  ['norwegian-sea', ['orkney-sea']],
  ['western-baltic', ['vistula-bay', 'eastern-baltic']],
  ['vistula-bay', ['eastern-baltic']],
];

/** The place of each area in code order. */
export const AREA_INDEX: Readonly<Record<Area, number>> = recordOf(AREAS, (_, index) => index);

export const AREA: Readonly<Record<Area, AreaFacts>> = recordOf(AREAS, facts);

/** The land area of two dice rolled in order. AOH-SETUP-07 */
export function landByDice(first: number, second: number): Land {
  const land = isDie(first) && isDie(second) ? LANDS[(first - 1) * 6 + second - 1] : undefined;
  if (land === undefined) throw new RangeError(`no land area has the code ${first}:${second}`);
  return land;
}

const DISTANCES = allDistances();

/** The fewest steps that lead from one area to the other, over land and sea alike. */
export function distance(from: Area, to: Area): number {
  return DISTANCES[AREA_INDEX[from] * AREAS.length + AREA_INDEX[to]]!;
}

const OVER_SEA = AREAS.map((id) => AREA[id].sea || AREA[id].isle);

/** Whether a step between two areas goes by sea. AOH-RULING-08 */
export function isSeaStep(from: Area, to: Area): boolean {
  return OVER_SEA[AREA_INDEX[from]] === true || OVER_SEA[AREA_INDEX[to]] === true;
}

/** Sorts areas into code order. */
export function areaOrder(a: Area, b: Area): number {
  return AREA_INDEX[a] - AREA_INDEX[b];
}

export function isLand(id: Area): id is Land {
  return AREA_INDEX[id] < LANDS.length;
}

function isDie(roll: number): boolean {
  return Number.isInteger(roll) && roll >= 1 && roll <= 6;
}

function facts(id: Area): AreaFacts {
  const index = AREA_INDEX[id];
  const isle = ISLES.includes(id);
  const neighbours = neighboursOf(id);
  if (isLand(id)) {
    const [tax, x, y] = LAND[id];
    const code = `${Math.floor(index / 6) + 1}:${(index % 6) + 1}`;
    return { id, code, sea: false, isle, tax, group: null, x, y, neighbours };
  }
  const [group, x, y] = SEA[id];
  const code = `S${String(index - LANDS.length + 1).padStart(2, '0')}`;
  return { id, code, sea: true, isle, tax: 0, group, x, y, neighbours };
}

function neighboursOf(id: Area): readonly Area[] {
  const found = CONNECTIONS.flatMap(([from, to]) => {
    if (from === id) return to;
    return to.includes(id) ? [from] : [];
  });
  return found.sort(areaOrder);
}

// One breadth-first search from each area; row = from, column = to.
function allDistances(): Uint8Array {
  const table = new Uint8Array(AREAS.length * AREAS.length);
  for (const start of AREAS) {
    const reached = new Map<Area, number>([[start, 0]]);
    for (const [area, steps] of reached) {
      table[AREA_INDEX[start] * AREAS.length + AREA_INDEX[area]] = steps;
      for (const next of AREA[area].neighbours) {
        if (!reached.has(next)) reached.set(next, steps + 1);
      }
    }
  }
  return table;
}
