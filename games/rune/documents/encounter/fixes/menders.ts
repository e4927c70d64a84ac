// Which mender is for which problem, and why some have none.

import type { PROBLEMS as CREATURE_PROBLEMS } from '../../creature/problem.ts';
import type { EncounterProblem } from '../check/problem.ts';
import { BUDGET_MENDERS } from './budget.ts';
import { ELEMENT_MENDERS } from './elements.ts';
import { either, fix, type Mender } from './fix.ts';
import { FOE_MENDERS } from './foes.ts';
import { NUMBER_MENDERS } from './numbers.ts';
import { ROLL_MENDERS } from './rolls.ts';
import { STRUCTURE_MENDERS } from './structure.ts';
import { TERRAIN_MENDERS } from './terrain.ts';

type Code = EncounterProblem | (typeof CREATURE_PROBLEMS)[number];

/** What only its designer can mend: the file is another, something must be written or somebody chosen. `never`:
 * no map that a document can hold is so wide. */
type Reason = 'file' | 'words' | 'choice' | 'never';
const UNMENDED = {
  notAnEncounter: 'file',
  notACreature: 'file',
  otherVersion: 'file',
  malformed: 'file',
  noLocation: 'words',
  sameLocation: 'words',
  noSummary: 'words',
  noShelter: 'words',
  noHint: 'words',
  undescribed: 'words',
  noTrait: 'words',
  noCombat: 'choice',
  farSpot: 'never',
} as const satisfies Readonly<Record<string, Reason>>;

const MENDERS: Readonly<Record<Exclude<Code, keyof typeof UNMENDED>, Mender>> = {
  ...NUMBER_MENDERS,
  ...STRUCTURE_MENDERS,
  ...BUDGET_MENDERS,
  ...FOE_MENDERS,
  ...TERRAIN_MENDERS,
  ...ROLL_MENDERS,
  ...ELEMENT_MENDERS,
};

/** Limits that a group may lift for once, as it must for the printed adventure. RUN-RULING-T60 */
const WAIVABLE: ReadonlySet<string> = new Set<Code>([
  'events',
  'hostages',
  'impairmentTooMuch',
  'invigorationTooMuch',
  'liarsTooMuch',
  'maxThreat',
  'mix',
  'mixOfSecond',
  'overLimit',
  'silverTooMuch',
  'statusTotal',
  'stickOnAllFoes',
  'stickTooMuch',
  'terrainSlots',
  'terrifying',
  'trapCount',
  'trapCountInCombat',
  'unpaid',
]);

const granted: Mender = ({ encounter, problem: { code } }) => [
  fix('grant', {}, { ...encounter, waivers: [...encounter.waivers, code] }),
];

/** Null where there is none; `reasonAgainst` says why. */
export function menderOf(code: string): Mender | null {
  const known: Readonly<Record<string, Mender>> = MENDERS;
  const mender = Object.hasOwn(known, code) ? known[code] : undefined;
  if (mender === undefined) return null;
  return WAIVABLE.has(code) ? either(mender, granted) : mender;
}

export const reasonAgainst = (code: string): Reason | null => {
  const known: Readonly<Record<string, Reason>> = UNMENDED;
  return Object.hasOwn(known, code) ? (known[code] ?? null) : null;
};
