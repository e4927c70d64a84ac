// The default map: the fief around Garrock Keep.

import { edgeOf, type Hex } from './hexes.ts';
import type { HexMap } from './map.ts';

const RIVER = [
  '5,0|6,0 5,1|6,0 5,1|6,1 5,1|5,2 4,2|5,2 4,3|5,2 4,3|5,3 4,3|4,4',
  '3,4|4,4 3,5|4,4 3,5|4,5 3,6|4,5 4,6|4,5 4,6|5,5 5,6|5,5 5,6|6,5',
];

const edge = (written: string): string => {
  const [a, b] = written.split('|') as [Hex, Hex];
  return edgeOf(a, b);
};

export const GARROCK: HexMap = {
  name: 'Garrock',
  rows: [
    'mmgwggggc~~~',
    'mggwggVc~~~~',
    'gVgggwggc~~~',
    'wggggwgVc~~~',
    'wgggKggggc~~',
    'ggsgggwgc~~~',
    'mgsgVgwgc~~~',
    'mVgggggVcc~~',
    'mggwwggsc~~~',
    'mgVwggsc~~~~',
  ],
  river: RIVER.flatMap((line) => line.split(' ').map(edge)),
  bridges: [
    { edge: edge('4,2|5,2'), name: 'North Bridge' },
    { edge: edge('4,6|5,5'), name: 'Mill Bridge' },
  ],
  places: [
    { hex: '2,4', name: 'Garrock Keep' },
    { hex: '6,1', name: 'Saltwick' },
    { hex: '6,3', name: 'Ravensey' },
    { hex: '0,2', name: 'Westerby' },
    { hex: '1,6', name: 'Kirkwold' },
    { hex: '-2,7', name: 'Hallowell' },
    { hex: '4,7', name: 'Marlcote' },
    { hex: '-2,9', name: 'Netherby' },
  ],
  shipStart: '9,4',
};
