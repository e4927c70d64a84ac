// Traps and hazards that an encounter can be made from: where each is at home, what one does against it, and what it does.

import type { Ability } from '../abilities.ts';
import type { RollType } from '../design/rolls.ts';
import { SCENES, type Scene } from './scenes.ts';

/** What befalls whoever fails; how much of it is a matter of the budget. */
export const HARMS = [
  'blow',
  'dice',
  'piercing',
  'lasting',
  'fall',
  'drowning',
  'fire',
  'daze',
  'lost',
  'swarm',
  'gear',
  'shame',
] as const;
export type Harm = (typeof HARMS)[number];

type ThingTag =
  | 'heat'
  | 'cold'
  | 'water'
  | 'caustic'
  | 'poison'
  | 'magic'
  | 'mechanical'
  | 'animal'
  | 'smoke';

export interface TrapFacts {
  readonly at: readonly Scene[];
  readonly nature: 'trap' | 'hazard';
  readonly harm: Harm;
  /** The first way, and others that may be offered. */
  readonly by: readonly [Ability, ...Ability[]];
  readonly types: readonly RollType[];
  /** Strikes only those who choose to do something. RUN-COND-01 */
  readonly chosen?: true;
  readonly tags: readonly ThingTag[];
}

const DEEP: readonly Scene[] = ['cave', 'tunnel', 'forge', 'temple'];
const WILD: readonly Scene[] = ['forest', 'swamp', 'mountain', 'shore'];
const HOMES: readonly Scene[] = ['hall', 'village', 'temple', 'ship'];

const trap = (
  at: readonly Scene[],
  harm: Harm,
  by: TrapFacts['by'],
  types: readonly RollType[],
  tags: readonly ThingTag[] = [],
  chosen?: 'chosen',
): TrapFacts => ({ at, nature: 'trap', harm, by, types, tags, ...(chosen && { chosen: true }) });

const hazard = (
  at: readonly Scene[],
  harm: Harm,
  by: TrapFacts['by'],
  types: readonly RollType[],
  tags: readonly ThingTag[] = [],
): TrapFacts => ({ at, nature: 'hazard', harm, by, types, tags });

export const TRAP_THINGS = {
  rockfall: hazard([...DEEP, 'mountain'], 'blow', ['dodge', 'sprint'], ['standard', 'lineOfDoom']),
  'rotten-props': trap(
    ['tunnel', 'cave'],
    'dice',
    ['repair', 'dodge'],
    ['singular', 'dogpile'],
    ['mechanical'],
  ),
  'dart-wall': trap(
    [...DEEP, 'hall'],
    'piercing',
    ['awareness', 'dodge'],
    ['standard', 'noFault'],
    ['mechanical'],
  ),
  'swinging-beam': trap(
    ['forest', 'village', 'forge', 'ship'],
    'blow',
    ['dodge', 'jump'],
    ['standard'],
    ['mechanical'],
  ),
  'rigged-chest': trap(
    [...DEEP, ...HOMES],
    'dice',
    ['traps', 'pick-lock'],
    ['rush', 'singular'],
    ['mechanical'],
    'chosen',
  ),
  chasm: hazard(['cave', 'mountain', 'ice', 'tunnel'], 'fall', ['jump', 'climb'], ['standard', 'domino']),
  'narrow-ledge': hazard(
    ['mountain', 'shore', 'cave'],
    'fall',
    ['balance', 'climb'],
    ['standard', 'lineOfDoom'],
  ),
  'thin-ice': hazard(
    ['ice'],
    'drowning',
    ['balance', 'survival'],
    ['standard', 'lineOfDoom'],
    ['cold', 'water'],
  ),
  'bog-hole': hazard(['swamp'], 'drowning', ['survival', 'balance'], ['standard', 'lineOfDoom'], ['water']),
  undertow: hazard(['shore', 'ship'], 'drowning', ['swim', 'seamanship'], ['standard'], ['water']),
  'flooded-way': hazard(['cave', 'tunnel', 'swamp'], 'drowning', ['swim', 'climb'], ['standard'], ['water']),
  'molten-splash': trap(['forge'], 'fire', ['dodge', 'jump'], ['standard', 'lineOfDoom'], ['heat']),
  'burning-thatch': hazard(['village', 'hall'], 'fire', ['sprint', 'dodge'], ['standard'], ['heat', 'smoke']),
  'brazier-oil': trap(
    ['temple', 'hall', 'ship'],
    'fire',
    ['awareness', 'balance'],
    ['noFault', 'standard'],
    ['heat'],
  ),
  'white-frost': hazard(['ice', 'mountain'], 'daze', ['survival', 'sleep'], ['standard'], ['cold']),
  'bad-air': hazard(DEEP, 'daze', ['sleep', 'bravery'], ['standard'], ['poison', 'smoke']),
  'staring-idol': trap(
    ['temple', 'forest', 'swamp'],
    'daze',
    ['bravery', 'divine-awareness'],
    ['standard'],
    ['magic'],
  ),
  'seasick-swell': hazard(['ship', 'shore'], 'daze', ['seamanship', 'carouse'], ['standard'], ['water']),
  'no-path': hazard(['forest', 'swamp', 'tunnel', 'ice'], 'lost', ['map', 'survival'], ['singular']),
  hornets: hazard(
    ['forest', 'village', 'hall'],
    'swarm',
    ['animal-handling', 'bravery'],
    ['singular'],
    ['animal'],
  ),
  'biting-flies': hazard(
    ['swamp', 'shore', 'mountain'],
    'swarm',
    ['animal-handling'],
    ['singular'],
    ['animal'],
  ),
  bats: hazard(
    ['cave', 'tunnel', 'temple'],
    'swarm',
    ['animal-handling', 'bravery'],
    ['singular'],
    ['animal'],
  ),
  'acid-drip': hazard(
    ['cave', 'forge', 'swamp', 'tunnel'],
    'gear',
    ['awareness', 'repair'],
    ['standard', 'noFault'],
    ['caustic'],
  ),
  'salt-spray': hazard(
    ['ship', 'shore'],
    'lasting',
    ['seamanship', 'survival'],
    ['standard'],
    ['cold', 'water'],
  ),
  'steam-vent': trap(
    ['forge', 'tunnel', 'cave'],
    'lasting',
    ['traps', 'dodge'],
    ['singular', 'dogpile'],
    ['heat'],
  ),
  'thorn-gully': hazard(WILD, 'lasting', ['survival', 'jump'], ['standard'], ['poison']),
  avalanche: hazard(['ice', 'mountain'], 'blow', ['ski', 'sprint'], ['standard', 'domino'], ['cold']),
  'spear-gate': trap(
    [...DEEP, ...HOMES],
    'blow',
    ['traps', 'awareness'],
    ['singular', 'rush'],
    ['mechanical'],
  ),
  'wolf-pit': trap(
    [...WILD, 'village', 'ice'],
    'fall',
    ['awareness', 'survival'],
    ['standard', 'noFault'],
    ['mechanical'],
  ),
  'falling-yard': trap(['ship'], 'dice', ['seamanship', 'dodge'], ['standard', 'dogpile'], ['mechanical']),
  'poisoned-cup': trap(HOMES, 'piercing', ['carouse', 'insight'], ['rush', 'singular'], ['poison'], 'chosen'),
  'mocking-skald': trap(['hall', 'village', 'ship'], 'shame', ['skald', 'demeanor'], ['singular', 'dogpile']),
  'rune-snare': trap(
    ['temple', 'hall', 'cave', 'ice'],
    'dice',
    ['lore', 'divine-awareness'],
    ['noFault', 'standard'],
    ['magic'],
  ),
  'rope-bridge': hazard(
    ['mountain', 'forest', 'tunnel'],
    'fall',
    ['balance', 'repair'],
    ['standard', 'domino'],
  ),
  'tripwire-logs': trap(
    [...WILD, 'ice'],
    'blow',
    ['jump', 'awareness'],
    ['standard', 'lineOfDoom'],
    ['mechanical'],
  ),
  'bone-organ': trap([...SCENES], 'piercing', ['bravery', 'music'], ['dogpile', 'standard'], ['magic']),
} as const satisfies Readonly<Record<string, TrapFacts>>;
export type TrapThing = keyof typeof TRAP_THINGS;
