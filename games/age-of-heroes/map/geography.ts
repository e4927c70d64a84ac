// Where the areas lie: each has spines, lines of longitude and latitude, and owns what is nearest to them.

import type { Land, Sea } from '../content/areas.ts';
import type { Point } from './types.ts';

/** Places as `longitude latitude, …` */
export type Spine = string;

export function placesOn(spine: Spine): Point[] {
  return spine.split(', ').map((place) => {
    const [longitude, latitude] = place.split(' ').map(Number);
    return [longitude!, latitude!];
  });
}

/** Isles own the shallow waters between their islands, so that what they border is what they touch. */
export const SHALLOWS: Readonly<Record<'scandia' | 'hebrides', readonly Spine[]>> = {
  scandia: [
    '9.85 55.45, 10.3 54.95, 11 54.5',
    '10.9 55.5, 10.95 54.95, 11.4 54.45',
    '11.2 55.75, 12.4 56.05',
    '12.75 55.7, 12.4 55.15, 12.3 54.7',
  ],
  hebrides: ['-6.6 57.4, -6.2 57.8, -5.7 58.35', '-7.3 57.2, -7.2 57.6, -6.7 58.2'],
};

export const LAND_SPINES: Readonly<Record<Land, readonly Spine[]>> = {
  finmark: ['15.2 64.3, 16.6 65.4'],
  trondheim: ['10 63, 12.8 63.2', '11.6 63.6, 12.3 64.8, 12.8 66'],
  hordaland: ['6.2 60.6, 6.5 61.4, 8 62.2'],
  upland: ['9 60.7, 11.5 61.4, 13.6 61.6'],
  agdar: ['6.9 59, 8.4 59.3'],
  romeirt: ['10.7 60.1, 12 59.5', '11.8 58.45'],
  jamtland: ['14.6 60.2, 17 60.1'],
  'vester-gotland': ['12.8 57.8, 13.9 58.5'],
  'oster-gotland': ['15.6 58.6, 15.9 57.6'],
  'suder-gotland': ['13.2 56.5, 14.8 56.5', '13.6 55.8'],
  juteland: ['9.2 57.2, 9 56.3, 10 56.4'],
  scandia: ['10.4 55.3, 11.8 55.5, 11.5 54.8'],
  pomerania: ['13.6 53.4, 16.4 53.6, 18 54'],
  saxony: ['8.9 53.2, 11.2 53, 11 52'],
  anglia: ['9.1 55.15, 9.7 54.2'],
  fenland: ['5.4 52.6, 7 53'],
  rhineland: ['7.2 50.9, 8.8 50.2'],
  frisia: ['4.3 51.2, 4.8 50'],
  frankland: ['0.6 49, 2.6 49.7'],
  armorica: ['-3.6 48.2, -1.2 48.3'],
  cornwall: ['-5.2 50.2, -3.6 50.8'],
  wessex: ['-2.5 51, -1.6 51.3', '-2.4 51.5'],
  sussex: ['-0.9 51.25, 0.6 51.3'],
  'east-anglia': ['0.9 52.3'],
  mercia: ['-1.9 52.6, -0.6 53'],
  daffyd: ['-4.4 52, -3.2 52'],
  gwynedd: ['-4.2 53, -2.8 53.2'],
  northumberland: ['-1.8 54.2, -3 54.5, -2.4 55'],
  dalriada: ['-5.2 55.95, -4 55.6, -2.9 55.85'],
  caledonia: ['-3.6 56.9, -2.4 57.3'],
  pictland: ['-5.5 56.95, -5.1 57.4, -4.5 58.2'],
  hebrides: ['-6.9 57.4, -6.4 58.2', '-6.2 57.35'],
  thule: ['-18 65'],
  connacht: ['-9 53.8, -9.1 52.5'],
  ulster: ['-7.6 54.7, -6.4 54.5'],
  leinster: ['-6.9 53.1, -7.6 52.3'],
};

export const SEA_SPINES: Readonly<Record<Sea, readonly Spine[]>> = {
  'thule-sea': ['-13 61.5, -9.5 60'],
  'western-ocean': ['-19 60.5, -15.5 58'],
  'connacht-deep': ['-12.2 54.2, -10.7 53.3'],
  'hebridean-sea': ['-11 57.3, -8.8 56.3, -9.3 55'],
  'north-channel': ['-6.2 56.75, -6.9 56.4, -6.6 55.5'],
  'irish-sea': ['-5.1 54.2, -5.4 52.9'],
  'celtic-sea': ['-8 50.8, -5.6 51.2', '-7.3 51.5', '-7 49, -5.8 48.2'],
  'english-channel': ['-3.6 49.6, -1 50.2'],
  'dover-strait': ['1 50.6, 2.8 52'],
  'southern-bight': ['2.2 53.4, 4 53.7'],
  'heligoland-bight': ['6.7 54.4, 7.9 54.7'],
  kattegat: ['11.2 57.5, 11.4 56.6'],
  skagerrak: ['8.5 57.9, 10.4 58.2'],
  'jutland-bank': ['6.9 56.7, 7.1 57.6'],
  'dogger-bank': ['3 55.2, 4.4 56.3'],
  'humber-sea': ['0.8 54.5, 1.5 55.2'],
  'forth-sea': ['-0.9 56.4'],
  'fisher-bank': ['2.3 57'],
  'lista-sea': ['5 57.5, 5.4 58'],
  'hardanger-sea': ['3.8 59.3'],
  'fladen-ground': ['1.1 58.1'],
  'moray-firth': ['-3.4 57.95, -1.4 57.9'],
  'shetland-sea': ['-2.3 58.7, 0.4 60, 1.4 61.3'],
  'sogn-sea': ['3.7 60.9'],
  'trondheim-sea': ['3.4 62.8, 8 64.4'],
  'norwegian-sea': ['-1.5 63, -2.4 60.6, -3.1 59'],
  'orkney-sea': ['-5.2 59.2, -5.4 61'],
  'western-baltic': ['14.2 55, 16.6 56, 17.3 56.8'],
  'vistula-bay': ['19 55, 20 56.2'],
  'eastern-baltic': ['19.6 58.2, 19.8 59, 18.6 61'],
};

/** Land and sea that nobody rules keep areas apart that are not adjacent. */
export const WILD_LAND: readonly Spine[] = [
  '16.8 62.2, 19 63.6, 20.5 65',
  '22 61, 24 63',
  '20.6 54.2, 24 57, 25 59',
  '19 52.2, 14 50.8, 10.4 48.9, 6 48, 3.6 47.2, 0.6 46.4',
  '5.7 48, 5.9 49.1',
  '-6.9 62',
];

export const MIST: readonly Spine[] = ['-9.4 63.5, -8 61.2, -7.3 59.4', '-13 51.6, -10.8 51.4, -12 49.5'];

/** Inland waters to fill: a channel through a land would join what lies on either side. */
export const FILLED: readonly Spine[] = [
  '8.35 56.45, 8.35 56.8, 8.7 57.1, 10.1 57.12, 10.25 56.9, 9.4 56.4, 8.7 56.35',
];
