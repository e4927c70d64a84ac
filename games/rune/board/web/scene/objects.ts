// What a place offers, as a small drawing found by the words that are open to everybody: so it tells no more than they do.

import type { Words } from '../../../documents/encounter/words.ts';
import { said } from '../../../text/encounter.ts';

/** In a box of 48 around 0, 0: a body, and the lines over it. */
export interface Thing {
  readonly body: string;
  readonly line: string;
}

const THINGS = {
  chest: {
    body: 'M-18 18V-2Q-18 -14 -8 -14H8Q18 -14 18 -2V18Z',
    line: 'M-18 -1H18M-4 -1V7H4V-1M-11 -13V18M11 -13V18',
  },
  door: {
    body: 'M-14 20V-8Q-14 -20 0 -20Q14 -20 14 -8V20Z',
    line: 'M-5 -18V20M5 -18V20M-14 -4H14M-14 10H14M9 4h.1',
  },
  water: {
    body: 'M-20 6Q-20 -6 0 -6Q20 -6 20 6Q20 18 0 18Q-20 18 -20 6Z',
    line: 'M-12 4q5 -3 10 0M2 10q5 -3 10 0M-6 14q4 -2 8 0M-6 -10q-4 -5 0 -9M6 -10q-4 -5 0 -9',
  },
  fire: { body: 'M-12 18Q-18 2 -6 -4Q-8 -12 0 -20Q2 -10 8 -6Q18 2 12 18Z', line: 'M-4 18Q-6 8 0 2Q6 8 4 18' },
  dead: {
    body: 'M-13 2Q-15 -18 0 -18Q15 -18 13 2L8 8V16H-8V8Z',
    line: 'M-7 -3h5M2 -3h5M-3 16V9M3 16V9M-1 4l1 -3l1 3',
  },
  image: {
    body: 'M-10 20V-2Q-14 -16 0 -20Q14 -16 10 -2V20Z',
    line: 'M-4 -8h2M2 -8h2M-4 -1q4 3 8 0M-10 6H10M0 6V20',
  },
  rope: { body: 'M-4 -20H4V14Q4 20 0 20Q-4 20 -4 14Z', line: 'M-4 -14L4 -8M-4 -4L4 2M-4 6L4 12M-16 -20H16' },
  rune: { body: 'M-12 20L-10 -14Q0 -24 10 -14L12 20Z', line: 'M-3 -10V12M-3 -10L5 -4M-3 -2L5 4' },
  stone: { body: 'M-20 16L-14 -6L0 -14L16 -6L20 12L8 18Z', line: 'M-14 -6L-2 4L0 -14M-2 4L8 18M-2 4L16 -6' },
  tree: {
    body: 'M-4 20V4Q-20 4 -14 -8Q-12 -20 0 -20Q12 -20 14 -8Q20 4 4 4V20Z',
    line: 'M0 20V-8M0 0L8 -8M0 4L-7 -3',
  },
  stairs: { body: 'M-20 18V10H-8V2H4V-6H16V-14H20V18Z', line: 'M-8 10V18M4 2V18M16 -6V18' },
  somebody: {
    body: 'M-14 20Q-14 0 -6 -3Q-9 -8 -8 -12Q-6 -20 0 -20Q6 -20 8 -12Q9 -8 6 -3Q14 0 14 20Z',
    line: 'M-6 -3Q0 3 6 -3M0 3V20',
  },
  beast: {
    body: 'M-20 6Q-20 -6 -8 -6Q2 -12 6 -18L10 -10L18 -8L16 0Q14 6 10 8L8 18H2V8H-8V18H-14V8Z',
    line: 'M10 -7h.1M-20 6q-4 4 -2 8',
  },
  vessel: {
    body: 'M-8 -18H8V-12Q16 -6 16 4Q16 18 0 18Q-16 18 -16 4Q-16 -6 -8 -12Z',
    line: 'M-8 -12H8M-16 2q8 5 16 0q8 -5 16 0',
  },
  weapon: { body: 'M-3 -20L0 -24L3 -20V8H-3Z', line: 'M-10 8H10M0 8V20M-3 20H3' },
  bundle: {
    body: 'M-16 18Q-22 -2 -4 -8L-8 -16H8L4 -8Q22 -2 16 18Z',
    line: 'M-6 -8H6M-10 4q6 4 10 0M4 10q4 2 7 -1',
  },
  way: { body: 'M-18 20Q-6 6 -4 -18H4Q6 6 18 20Z', line: 'M0 14v-6M0 2v-5M0 -9v-4' },
  plain: { body: 'M0 -16L16 0L0 16L-16 0Z', line: 'M0 -7V3M0 8h.1' },
} as const satisfies Readonly<Record<string, Thing>>;
export type ThingName = keyof typeof THINGS;

const FOUND: readonly (readonly [ThingName, RegExp])[] = [
  [
    'dead',
    /\b(bod(y|ies)|corpse|dead|bones?|skull|skeleton|grave|coffin|leiche|tote|knochen|schädel|grab|sarg)/i,
  ],
  ['chest', /\b(chest|box|coffer|casket|crate|truhe|kiste|kasten|schrein\b)/i],
  ['bundle', /\b(pack|bag|sack|bundle|purse|pouch|bündel|beutel|ranzen)/i],
  [
    'vessel',
    /\b(jar|jug|pot\b|cauldron|cup|barrel|keg|bottle|drink|mead|krug|topf|kessel|becher|fass|flasche|trink|met\b)/i,
  ],
  [
    'rope',
    /\b(rope|chain|lever|pull|cable|cord|string|harp|lyre|winch|crane|seil|kette|hebel|zieh|strick|saite|kran|winde)/i,
  ],
  [
    'rune',
    /\b(rune|writing|inscri|letters?|book|scroll|read\b|map\b|carv|inschrift|schrift|buch|les(en|t)|karte|ritz)/i,
  ],
  ['image', /\b(statue|idol|altar|image|shrine|god\b|gods\b|throne|götze|bild|standbild|gott|götter|thron)/i],
  [
    'weapon',
    /\b(sword|axe|spear|weapon|blade|hammer|helm|armou?r|shield|schwert|axt|speer|waffe|klinge|rüstung|schild)/i,
  ],
  [
    'fire',
    /\b(fire|flame|lava|forge|furnace|burn|ember|torch|hearth|feuer|flamme|esse|ofen|brenn|glut|fackel|herd)/i,
  ],
  [
    'water',
    /\b(water|pool|river|lake|sea\b|swim|spring|well\b|stream|jellyfish|wasser|teich|fluss|see\b|schwimm|quelle|brunnen|bach|qualle)/i,
  ],
  ['door', /\b(door|gate|portal|lock|hatch|tür|tor\b|pforte|schloss|luke)/i],
  [
    'stairs',
    /\b(stair|ladder|climb|cliff|ledge|ascend|descend|shaft|treppe|leiter|kletter|klippe|schacht|steig)/i,
  ],
  [
    'beast',
    /\b(wolf|bear|horse|beast|serpent|snake|spider|dog|ox(en)?\b|bär|pferd|tier|schlange|spinne|hund|ochse)/i,
  ],
  ['tree', /\b(tree|bush|mushroom|plant|root|log\b|baum|busch|pilz|pflanze|wurzel)/i],
  [
    'somebody',
    /\b(man\b|woman|merchant|dwarf|dwarves|prisoner|captive|host|talk|speak|ask\b|bargain|persuade|händler|zwerg|gefangen|wirt|sprech|red(e|en)\b|frag|feilsch|überred)/i,
  ],
  ['stone', /\b(stone|rock|boulder|rubble|wall|pillar|stein|fels|geröll|schutt|mauer|säule)/i],
  [
    'way',
    /\b(way|path|road|bridge|tunnel|cross|passage|jump|leap|weg\b|pfad|straße|brücke|stollen|gang\b|spring|hinüber)/i,
  ],
];

/** Whatever is named first. */
export function thingFor(deed: Words): ThingName {
  const words = said(deed, 'en');
  const found = FOUND.map(([name, pattern]) => ({ name, at: words.search(pattern) })).filter(
    ({ at }) => at >= 0,
  );
  return found.toSorted((a, b) => a.at - b.at)[0]?.name ?? 'plain';
}

export const drawingOf = (name: ThingName): Thing => THINGS[name];
