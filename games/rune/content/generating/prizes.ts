// What an encounter can give: where each is at home, how it is won, and what it is.

import type { Ability } from '../abilities.ts';
import type { RollType } from '../design/rolls.ts';
import { SCENES, type Scene } from './scenes.ts';

/** What is won; how much of it is a matter of the budget. */
const BOONS = [
  'treasure',
  'silver',
  'edge',
  'trade',
  'rest',
  'vigor',
  'cache',
  'shrine',
  'points',
  'surprise',
] as const;
type Boon = (typeof BOONS)[number];

export interface PrizeFacts {
  readonly at: readonly Scene[];
  readonly boon: Boon;
  /** Nothing: whoever does something simple has it. */
  readonly by: readonly Ability[];
  readonly types: readonly RollType[];
}

const prize = (
  at: readonly Scene[],
  boon: Boon,
  by: readonly Ability[] = [],
  types: readonly RollType[] = ['singular'],
): PrizeFacts => ({ at, boon, by, types });

const DEEP: readonly Scene[] = ['cave', 'tunnel', 'forge', 'temple'];
const WILD: readonly Scene[] = ['forest', 'swamp', 'mountain', 'shore', 'ice'];
const HOMES: readonly Scene[] = ['hall', 'village', 'ship', 'temple'];

export const PRIZE_THINGS = {
  'loose-stone': prize([...DEEP, 'hall', 'mountain'], 'treasure', ['awareness'], ['noFault', 'rush']),
  'hanging-corpse': prize(
    [...WILD, 'cave', 'village'],
    'treasure',
    ['climb', 'bravery'],
    ['rush', 'scramble'],
  ),
  'locked-coffer': prize([...DEEP, ...HOMES], 'treasure', ['pick-lock', 'repair'], ['singular', 'dogpile']),
  'sunken-sack': prize(['swamp', 'shore', 'ship', 'cave', 'ice'], 'treasure', ['swim'], ['rush']),
  'high-niche': prize([...DEEP, 'mountain', 'ice'], 'treasure', ['climb'], ['scramble', 'rush']),
  'old-tale': prize([...SCENES], 'treasure', ['lore', 'runes'], ['noFault', 'singular']),
  'raven-nest': prize(
    ['forest', 'mountain', 'shore', 'swamp'],
    'treasure',
    ['animal-handling', 'climb'],
    ['rush'],
  ),
  'dice-players': prize([...HOMES, 'forge'], 'treasure', ['gamble', 'insight'], ['singular', 'rush']),
  'dropped-purse': prize([...SCENES], 'silver', ['awareness'], ['scramble', 'noFault']),
  'ferry-bowl': prize(['shore', 'ship', 'swamp', 'temple', 'village'], 'silver'),
  'overheard-talk': prize(
    [...HOMES, 'tunnel', 'forge', 'forest'],
    'edge',
    ['stealth', 'awareness'],
    ['singular'],
  ),
  'high-view': prize(
    ['mountain', 'shore', 'forest', 'ice', 'ship', 'swamp'],
    'edge',
    ['climb', 'awareness'],
    ['singular'],
  ),
  'fresh-tracks': prize(
    [...WILD, 'cave', 'village'],
    'edge',
    ['pursuit', 'survival'],
    ['singular', 'dogpile'],
  ),
  'rough-plan': prize(DEEP, 'edge', ['map', 'runes'], ['singular']),
  pedlar: prize([...HOMES, ...WILD], 'trade'),
  'dwarf-stall': prize([...DEEP, 'mountain'], 'trade'),
  'dry-corner': prize([...SCENES], 'rest'),
  'healing-spring': prize([...WILD, 'cave'], 'rest', ['survival', 'lore'], ['singular', 'noFault']),
  'mead-horn': prize([...HOMES, 'mountain', 'tunnel'], 'vigor', ['carouse'], ['noFault', 'rush']),
  'war-song': prize([...SCENES], 'vigor', ['sing', 'leadership'], ['singular']),
  'hollow-tree': prize(['forest', 'swamp', 'village'], 'cache'),
  'false-bottom': prize(['ship', 'hall', 'village', 'forge'], 'cache', ['awareness'], ['noFault']),
  'dead-end': prize(['cave', 'tunnel', 'ice', 'mountain', 'shore', 'temple'], 'cache'),
  'way-shrine': prize([...SCENES], 'shrine', ['divine-awareness', 'lore'], ['noFault', 'singular']),
  captive: prize([...SCENES], 'points', ['healer', 'leadership'], ['singular', 'dogpile']),
  'stuck-cart': prize(
    ['forest', 'village', 'mountain', 'swamp', 'tunnel', 'forge', 'hall'],
    'points',
    ['repair', 'animal-handling'],
    ['dogpile'],
  ),
  'dying-man': prize([...SCENES], 'points', ['insight', 'healer'], ['singular']),
  'blind-side': prize([...SCENES], 'surprise', ['stealth'], ['weakLink']),
} as const satisfies Readonly<Record<string, PrizeFacts>>;
export type PrizeThing = keyof typeof PRIZE_THINGS;

/** Rolls by which nothing is won but their own points. RUN-GAIN-30 */
export const TRIAL_THINGS = {
  carvings: 'runes',
  bones: 'healer',
  echo: 'awareness',
  'boast-stone': 'skald',
  weather: 'survival',
  footing: 'balance',
  'old-song': 'sing',
  riddle: 'lore',
} as const satisfies Readonly<Record<string, Ability>>;
export type TrialThing = keyof typeof TRIAL_THINGS;
