// English words of the map editor.

import type { Language } from '@skald/text';
import type { Direction } from '../../content/index.ts';
import { and } from './problems.ts';

const SIDES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;

export const editor = {
  map: 'The map being drawn',
  mapHelp:
    'Arrow keys move the cursor from hex to hex. Letters paint: G grassland, W woods, M mountains, S swamp, C coast, V village, K castle, O sea, X no hex. 1 to 6 draw or erase the river along a side, counter-clockwise from the east; after B they build bridges. P puts the ship here, N names the place, plus, minus and zero zoom.',
  tools: 'What to draw',
  terrain: 'Ground',
  marks: 'On it',
  look: 'Look and move',
  noHex: 'no hex',
  river: 'river',
  bridge: 'bridge',
  ship: 'ship’s start',
  toolHints: {
    look: 'Drag the map about; press a hex to see what is there.',
    paint: 'Press or drag over hexes.',
    river: 'Press the edge between two hexes; drag along edges. Pressing water erases it.',
    bridge: 'Press a stretch of river; press a bridge to pull it down.',
    ship: 'Press the sea hex where the ship begins.',
  },
  key: (letter: string): string => `Key ${letter}`,
  // The hex under the cursor
  here: 'Here',
  hexAt: (label: string, what: string): string => `${label}: ${what}`,
  nothing: 'no hex',
  shipStarts: 'the ship begins here',
  riverOn: (sides: string): string => `river to the ${sides}`,
  bridgeOn: (name: string, side: string): string => `${name} to the ${side}`,
  wrong: (sentence: string): string => `Problem: ${sentence}`,
  side: (d: Direction): string => SIDES[d],
  placeName: (label: string): string => `Name of the place at ${label}`,
  bridgeName: (side: string): string => `Name of the bridge to the ${side}`,
  tongues: 'In other languages',
  theMap: 'The map',
  bridgeTo: (side: string): string => `The bridge to the ${side}`,
  inTongue: (what: string, tongue: Language): string =>
    `${what} in ${{ en: 'English', de: 'German' }[tongue]}`,
  // The whole sheet
  land: 'The land',
  mapName: 'Name of the map',
  size: 'Size of the sheet',
  sheet: (columns: number, rows: number, count: number): string =>
    `${columns} by ${rows}, ${count} hexes in use`,
  edges: { top: 'top', right: 'right', bottom: 'bottom', left: 'left' },
  more: (side: string): string => `Add a line at the ${side}`,
  less: (side: string): string => `Take a line away at the ${side}`,
  seed: 'Grow a land from a number',
  generate: 'Grow',
  another: 'Another number',
  shore: 'Mend the shore',
  tidy: 'Tidy up names and edges',
  and,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
};

export type EditorWords = typeof editor;
