// English words of the map editor, and what can be wrong with a map.

import type { Direction, Problem, ProblemCode } from '../../content/index.ts';

type Count = Problem['params'][string] | undefined;
const hexes = (n: Count): string => (n === 1 ? '1 hex' : `${n} hexes`);
const villages = (n: Count): string => (n === 1 ? '1 village' : `${n} villages`);
const steps = (n: Count): string => (n === 1 ? '1 step' : `${n} steps`);

const SIDES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;

/** A sentence for every breach; `where` names its hexes, or is empty. */
const problems: Readonly<
  Record<ProblemCode, (params: Readonly<Record<string, string | number>>, where: string) => string>
> = {
  'hex-count': ({ count, least, most }) =>
    `The map has ${hexes(count)}. Give it between ${least} and ${most}.`,
  'no-castle': () => 'There is no castle. Put one somewhere inland.',
  'several-castles': (_, where) => `There is more than one castle (${where}). Leave one.`,
  'ship-not-at-sea': (_, where) => `The ship begins at ${where}, where there is no sea. Move it.`,
  'too-few-villages': ({ count, least }) => `There are ${villages(count)}. At least ${least} are needed.`,
  'no-room-for-normans': ({ count, least }) =>
    `Only ${hexes(count)} of land lie within two steps of the castle, and ${least} armies may have to begin there.`,
  'shore-not-coast': (_, where) => `Land that touches the sea must be coast: ${where}.`,
  'coast-without-sea': (_, where) => `Coast must touch the sea: ${where}.`,
  'no-river': () => 'There is no river. Draw one along the edges of hexes, right across the land.',
  'river-not-on-land': (_, where) => `The river may only run between two hexes of land (${where}).`,
  'river-forks': (_, where) => `The river forks where ${where} meet. It must be a single line.`,
  'river-in-pieces': ({ count }, where) =>
    `The river is in ${count} pieces. Join them, or erase the one at ${where}.`,
  'river-parts-nothing': () =>
    'The river does not part the land: one can walk around its end. Let it run from sea or map edge to sea or map edge.',
  'too-few-bridges': ({ count, least }) =>
    `The river has ${count === 0 ? 'no bridge' : 'one bridge'}. Build at least ${least}.`,
  'out-of-reach': (_, where) =>
    `Nobody gets from the castle to ${where} without fording. Add a bridge or land.`,
  'bank-short-of-villages': ({ count, least }, where) =>
    `The bank around ${where} has ${villages(count)}. Each bank needs ${least}.`,
  'village-by-castle': (_, where) =>
    `A village lies right beside the castle (${where}). Leave a hex between.`,
  'too-few-near-coast': ({ count, least, steps: near }) =>
    `${count === 1 ? '1 village lies' : `${count} villages lie`} within ${near} hexes of the coast. At least ${least} should.`,
  'too-few-inland': ({ count, least, steps: far }) =>
    `${count === 1 ? '1 village lies' : `${count} villages lie`} ${far} hexes or more from every coast. At least ${least} should.`,
  'ship-off-course': ({ steps: count, least, most }) =>
    `The ship begins ${steps(count)} from the coast. It should be ${least} to ${most}.`,
  'ship-landlocked': (_, where) => `From ${where} the ship finds no way to any coast.`,
  'edge-between-strangers': (_, where) =>
    `A stretch of river is drawn between ${where}, which are not neighbours.`,
  'edge-misspelt': (_, where) => `The edge between ${where} is written in the wrong order.`,
  'edge-twice': (_, where) => `The river between ${where} is written down twice.`,
  'bridge-without-river': ({ name }, where) => `${name} (${where}) crosses no river.`,
  'bridge-twice': (_, where) => `There are two bridges between ${where}.`,
  unnamed: (_, where) => `Villages and the castle need names: ${where}.`,
  'name-of-nothing': ({ name }, where) => `${name} is the name of ${where}, where nobody lives.`,
  'named-twice': (_, where) => `${where} has two names.`,
  'same-name': ({ name }, where) => `${name} is the name of more than one place (${where}).`,
};

export const editor = {
  problems,
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
  and: (labels: readonly string[], more: number): string =>
    more > 0
      ? `${labels.join(', ')} and ${more} more`
      : labels.length < 2
        ? (labels[0] ?? '')
        : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
};

export type EditorWords = typeof editor;
