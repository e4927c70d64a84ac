// The eight steps in which the book has an encounter designed, and how far each of them is. RUN-ENC-05

import type { Problem } from '@skald/kernel';
import {
  BUDGET_PROBLEMS,
  GAIN_PROBLEMS,
  ROLL_PROBLEMS,
  STRUCTURE_PROBLEMS,
  TERRAIN_PROBLEMS,
  TRAP_PROBLEMS,
} from '../../documents/encounter/check/problem.ts';
import { MIX_PROBLEMS } from '../../documents/encounter/mix.ts';
import type { Element, Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import { isBlank } from '../../documents/encounter/words.ts';
import type { Place, Tab } from './place.ts';

const STEPS = ['budget', 'concept', 'foes', 'terrain', 'difficulties', 'traps', 'treasure', 'gains'] as const;
type StepName = (typeof STEPS)[number];

export interface DesignStep {
  readonly name: StepName;
  /** Something is there and nothing is wrong with it; nothing is there yet; or something is wrong. */
  readonly state: 'done' | 'open' | 'wrong';
  /** Whether no encounter does without. RUN-ENC-07, -17 */
  readonly needed: boolean;
  readonly place: Place;
}

const NEEDED: readonly StepName[] = ['budget', 'concept', 'foes', 'terrain'];
const TREASURE: readonly string[] = ['treasure', 'silver', 'liarsSilver'];
/** Problems of gains that are about treasure. */
const OF_TREASURE: readonly string[] = [
  'silverTooMuch',
  'liarsTooMuch',
  'treasureUnpaid',
  'baitTooLong',
  'baitNowhere',
];

export const PROBLEMS_OF: Readonly<Record<StepName, readonly string[]>> = {
  budget: BUDGET_PROBLEMS,
  concept: STRUCTURE_PROBLEMS,
  foes: MIX_PROBLEMS,
  terrain: TERRAIN_PROBLEMS,
  difficulties: ROLL_PROBLEMS,
  traps: TRAP_PROBLEMS,
  treasure: OF_TREASURE,
  gains: GAIN_PROBLEMS.filter((code) => !OF_TREASURE.includes(code)),
};

export function stepsFor(encounter: Encounter, problems: readonly Problem[]): DesignStep[] {
  const isLegal = (name: StepName): boolean =>
    !problems.some(({ code, advice }) => !advice && PROBLEMS_OF[name].includes(code));
  return STEPS.map((name) => ({
    name,
    state: isThere(encounter, name) ? (isLegal(name) ? 'done' : 'wrong') : 'open',
    needed: NEEDED.includes(name),
    place: placeFor(encounter, name, problems),
  }));
}

const isFought = ({ combat }: EncounterEvent): boolean => (combat?.foes.length ?? 0) > 0;
const isTrap = ({ nature }: Element): boolean => nature === 'trap' || nature === 'hazard';
const holdsTreasure = ({ gains }: Element): boolean => gains.some(({ kind }) => TREASURE.includes(kind));
const holdsGain = ({ gains, nature }: Element): boolean =>
  nature === 'freestanding' || gains.some(({ kind }) => !TREASURE.includes(kind));
const isRolled = ({ roll }: Element): boolean => roll !== null;

const ELEMENT_OF: Partial<Record<StepName, (element: Element) => boolean>> = {
  difficulties: isRolled,
  traps: isTrap,
  treasure: holdsTreasure,
  gains: holdsGain,
};

/** Whether there is anything of it. */
function isThere({ concept, events }: Encounter, name: StepName): boolean {
  switch (name) {
    case 'budget':
      return true;
    // RUN-ENC-17
    case 'concept':
      return (
        !isBlank(concept) &&
        events.length > 0 &&
        events.every(({ location, summary }) => !isBlank(location) && !isBlank(summary))
      );
    case 'foes':
      return events.some(isFought);
    case 'terrain':
      return events.some(isFought) && events.filter(isFought).every(({ map }) => map !== null);
    default:
      return events.some(({ elements }) => elements.some(ELEMENT_OF[name] ?? isRolled));
  }
}

/** Where one goes on with it: to what is wrong, to what is missing, or to what is there. */
function placeFor({ concept, events }: Encounter, name: StepName, problems: readonly Problem[]): Place {
  const event = (found: (event: EncounterEvent) => boolean, tab: Tab): Place => ({
    page: 'event',
    event: Math.max(0, events.findIndex(found)),
    tab,
  });
  if (events.length === 0) return { page: 'encounter' };
  switch (name) {
    case 'budget':
      return { page: 'encounter' };
    case 'concept':
      return isBlank(concept) || events.every((one) => !isBlank(one.location) && !isBlank(one.summary))
        ? { page: 'encounter' }
        : event((one) => isBlank(one.location) || isBlank(one.summary), 'story');
    case 'foes':
      return event(({ combat }) => combat !== null, 'fight');
    case 'terrain':
      return events.some((one) => isFought(one) && one.map === null)
        ? event((one) => isFought(one) && one.map === null, 'map')
        : event((one) => isFought(one) || one.map !== null, 'map');
    default:
      return elementPlace(events, ELEMENT_OF[name] ?? isRolled, wrongIn(name, problems));
  }
}

const wrongIn = (name: StepName, problems: readonly Problem[]): Problem | undefined =>
  problems.find(
    ({ code, path, advice }) => !advice && PROBLEMS_OF[name].includes(code) && path[2] === 'elements',
  );

function elementPlace(
  events: readonly EncounterEvent[],
  isOne: (element: Element) => boolean,
  wrong: Problem | undefined,
): Place {
  if (wrong !== undefined)
    return { page: 'element', event: Number(wrong.path[1]), element: Number(wrong.path[3]) };
  const event = Math.max(
    0,
    events.findIndex(({ elements }) => elements.some(isOne)),
  );
  return { page: 'event', event, tab: 'elements' };
}
