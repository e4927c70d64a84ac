// Each kind of treasure as a woodcut, in a box of 44 around 0, 0; `body` filled, `line` drawn over it.

import { GIFT } from '../../content/gifts.ts';
import type { God } from '../../content/gods.ts';
import type { LegendaryItem } from '../../content/legendary.ts';
import type { Item } from '../../content/treasure/item.ts';
import { LEGEND_BASE } from '../../content/treasure/legends.ts';
import type { LootForm } from '../../content/treasure/loot.ts';
import { disc, type Silhouette } from '../web/drawing/silhouettes/silhouette.ts';

const LOOT: Readonly<Record<LootForm, Silhouette>> = {
  // A chair with a carved back.
  furniture: {
    body: 'M-10 -20H10V2H-10ZM-13 2H13V8H-13Z',
    line: 'M-10 -14H10M-5 -10V-1M0 -10V-1M5 -10V-1M-12 8V20M12 8V20M-7 -17H7',
  },
  // A head on a plinth.
  sculpture: {
    body: 'M-12 14H12V20H-12ZM-8 14Q-8 6 -5 4Q-10 0 -9 -8Q-8 -19 0 -19Q8 -19 9 -8Q10 0 5 4Q8 6 8 14Z',
    line: 'M-5 -6H-2M2 -6H5M0 -6V-1L2 0M-3 2H3M-7 -13Q0 -17 7 -13',
  },
  // A ship woven into a cloth that hangs from a rod.
  tapestries: {
    body: 'M-16 -16H16V12L12 9L8 12L4 9L0 12L-4 9L-8 12L-12 9L-16 12Z',
    line: 'M-20 -17H20M-12 0Q0 8 12 0L9 -3M-12 0L-9 -3M0 3V-12M0 -11H7V-3H0M-10 12V17M0 13V18M10 12V17',
  },
  // A jar with two ears.
  ceramics: {
    body: 'M-6 -19H6V-14Q14 -8 13 3Q12 15 7 19H-7Q-12 15 -13 3Q-14 -8 -6 -14Z',
    line: 'M-6 -14H6M-13 -1L-8 3L-3 -1L2 3L7 -1L12 3M-8 -12Q-17 -12 -13 -3M8 -12Q17 -12 13 -3',
  },
  // Coins, and a piece hacked off.
  silver: {
    body: `${disc(-7, 8, 10)}Z${disc(8, 6, 9)}Z${disc(0, -8, 10)}Z`,
    line: 'M-4 -8H4M0 -12V-4M-11 8H-3M-7 4V12M5 6H11M8 3V9M12 -18L20 -12L14 -8Z',
  },
  // A brooch with its needle.
  jewelry: {
    body: `${disc(0, 2, 14)}Z`,
    line: `${disc(0, 2, 9)}${disc(0, 2, 3)}M0 -7V-2M0 6V11M-9 2H-4M4 2H9M-17 -14L14 17`,
  },
};

const CUP = 'M-13 4Q-14 -16 0 -19Q14 -16 13 4L9 18H-9Z';
const FACE = 'M-13 2H13M-2 2V13H2V2M-10 6Q-6 3 -3 6Q-6 10 -10 6M10 6Q6 3 3 6Q6 10 10 6';

/** What sits on a helm, by the god whose gift it lends; none on one of a rune weapon. */
const CRESTS: Readonly<Record<God, string>> = {
  angrboda: 'M-13 -6L-21 -16L-9 -14M13 -6L21 -16L9 -14M-4 -10H4',
  asjandr: 'M0 -19V-22M-6 -12L0 -6L6 -12M-6 -7L0 -1L6 -7',
  freyja: 'M-4 -18Q-9 -26 -14 -18M4 -18Q9 -26 14 -18M-5 -8Q0 -13 5 -8Q0 -3 -5 -8',
  freyr: 'M-10 -10Q0 -16 10 -10M-10 -6Q0 -12 10 -6M0 -19V-22M-3 -22H3',
  heimdal: 'M-13 -4Q-22 -6 -20 -18M13 -4Q22 -6 20 -18M-8 -9H8M-8 -5H8',
  hoder: 'M-13 -1H13M-13 -4H13M-13 -7H13M-9 -10H9',
  loki: 'M-9 -15Q-18 -18 -16 -22M9 -15Q18 -18 16 -22M-5 -5Q0 -12 5 -5',
  njord: 'M-13 -5Q-9 -9 -5 -5Q-1 -9 3 -5Q7 -9 13 -5M-10 -10Q-6 -14 -2 -10Q2 -14 6 -10',
  odin: 'M-13 -3Q-22 -8 -18 -20L-11 -11M13 -3Q22 -8 18 -20L11 -11M0 -19V0',
  thor: 'M-7 -14H7V-9H-7ZM0 -9V-1',
  tyr: 'M0 -16V-1M-6 -10L0 -16L6 -10',
  ull: 'M-9 -2Q-9 -15 9 -15M-9 -2L9 -15M-7 -12L4 -4',
  urd: 'M-8 -9L8 -9M-4 -14V-4M4 -14V-4M-8 -5L8 -5',
};

const helmOf = (patron: God | null): Silhouette => ({
  body: CUP,
  line: `${FACE}${patron === null ? 'M0 -17V0M0 -12L6 -7M0 -7L6 -2M-5 -15V0' : CRESTS[patron]}`,
});

const KINDS: Readonly<Record<Exclude<Item['kind'], 'loot' | 'helm' | 'legendary'>, Silhouette>> = {
  'liars-silver': {
    body: `${disc(0, 2, 16)}Z`,
    line: 'M-9 -2Q-6 -5 -3 -2M3 -2Q6 -5 9 -2M-8 8Q0 3 8 8M-14 -14L-18 -18M14 -14L18 -18',
  },
  potion: {
    body: 'M-4 -14H4V-6Q14 0 13 10Q12 20 0 20Q-12 20 -13 10Q-14 0 -4 -6Z',
    line: 'M-5 -19H5V-14H-5ZM-12 6Q-6 2 0 6Q6 10 12 6M-4 12H-3M3 14H4M0 17H1',
  },
  charm: { body: 'M0 -8L12 2L8 18H-8L-12 2Z', line: 'M0 -8V-20M-5 -20H5M-6 4L0 14L6 4M-6 9H6' },
  amulet: {
    body: 'M-5 -2H5V2H12V8H5V20H-5V8H-12V2H-5Z',
    line: 'M0 -2Q-18 -6 -16 -20M0 -2Q18 -6 16 -20M0 4V16M-8 5H8',
  },
  kit: { body: 'M-16 -6H16V16H-16Z', line: 'M-6 -6V-12H6V-6M-16 2H16M-3 0H3V6H-3ZM-12 10H-6M6 10H12' },
  weapon: { body: 'M-4 -18Q14 -20 16 -4Q8 -8 -4 -4Z', line: 'M-6 -20V20M-9 20H-3M2 -16Q10 -14 12 -8' },
  armor: {
    body: 'M-8 -18L-18 -12L-14 0L-10 -3V18H10V-3L14 0L18 -12L8 -18Q0 -12 -8 -18Z',
    line: 'M-10 2H10M-10 8H10M-10 14H10M-5 -4V18M0 -13V18M5 -4V18',
  },
  shield: {
    body: `${disc(0, 0, 19)}Z`,
    line: `${disc(0, 0, 5)}M0 -19V-5M0 5V19M-19 0H-5M5 0H19M-13 -13L-4 -4M4 4L13 13`,
  },
};

/** Legends that are neither weapon nor armor; a ray marks the others as what they are. */
const LEGENDS: Readonly<Partial<Record<LegendaryItem, Silhouette>>> = {
  'blue-cloak-of-treachery': {
    body: 'M-6 -18H6Q8 -6 18 20Q0 14 -18 20Q-8 -6 -6 -18Z',
    line: 'M-6 -18Q0 -12 6 -18M-4 -12L-9 15M0 -11V15M4 -12L9 15',
  },
  'even-handed-torc': {
    body: 'M-15 10Q-20 -16 0 -17Q20 -16 15 10L9 8Q13 -10 0 -11Q-13 -10 -9 8Z',
    line: 'M-12 12V18M12 12V18M-4 -15V-12M4 -15V-12',
  },
  'light-treading-boots': {
    body: 'M-16 -18H-4V8H4V18H-18V12ZM4 -18H14V4H20V12H8Z',
    line: 'M-16 -12H-4M4 -12H14M-14 22Q-6 19 4 22',
  },
  'mantle-of-grim-justice': {
    body: 'M-18 -6Q0 -22 18 -6L14 12Q0 2 -14 12Z',
    line: 'M-10 -4L-8 0M0 -9V-4M10 -4L8 0M-12 5L-10 8M12 5L10 8M0 4V18',
  },
  'ring-of-alberich': { body: `${disc(0, 5, 14)}Z`, line: `${disc(0, 5, 8)}M-6 -10L0 -20L6 -10ZM-3 -14H3` },
  'torc-of-alberich': {
    body: 'M-15 6Q-18 -16 0 -17Q18 -16 15 6L9 6Q11 -10 0 -11Q-11 -10 -9 6Z',
    line: `${disc(-12, 10, 5)}${disc(12, 10, 5)}M-13 -8L-8 -5M13 -8L8 -5`,
  },
};
const RAYS = 'M-20 -20L-16 -16M20 -20L16 -16M-20 20L-16 16M20 20L16 16';

/** What a thing looks like; helms by their god, legends by what they are made of, or by themselves. */
export function pictureOf(item: Item): Silhouette {
  switch (item.kind) {
    case 'loot':
      return LOOT[item.form];
    case 'helm':
      return helmOf(GIFT[item.gift].patron);
    case 'legendary':
      return legendOf(item.item);
    default:
      return KINDS[item.kind];
  }
}

function legendOf(item: LegendaryItem): Silhouette {
  const own = LEGENDS[item];
  if (own !== undefined) return own;
  const base = LEGEND_BASE[item];
  if (base === 'helm') return helmOf('loki');
  const kind = base === 'axe' || base === null ? 'weapon' : base === 'armor' ? 'armor' : base.kind;
  const { body, line } = KINDS[kind];
  return { body, line: line + RAYS };
}
