// Whether a roll may be asked for thus. RUN-DIF, RUN-COND

import type { DocumentPath, Problem } from '@skald/kernel';
import { ABILITY } from '../../../content/abilities.ts';
import type { BattleMap } from '../../../content/battle-map.ts';
import {
  ACTION_SINK,
  ATTEMPTS,
  BASELINE,
  BEGINNERS_TYPES,
  DIFFICULTY,
  DIRECTED_TYPES,
  ENDURANCE,
  MOST_METHODS,
  OPPOSED,
  SCOREBOARD_SUCCESSES,
  WEAK_LINKS,
} from '../../../content/design/rolls.ts';
import { FARTHEST_SPOT } from '../../../content/design/terrain-prices.ts';
import type { Step } from '../order.ts';
import type { Against, Condition, Method, Multiple, PlainRoll, Roll } from '../roll-schema.ts';
import type { Element, Encounter } from '../schema.ts';
import { isBlank } from '../words.ts';
import { advice, problem } from './problem.ts';

interface Where {
  readonly element: Element;
  readonly inCombat: boolean;
  readonly map: BattleMap | null;
  readonly beginner: boolean;
  readonly elements: ReadonlySet<string>;
}

export function checkRolls(encounter: Encounter, steps: readonly Step[]): Problem[] {
  const elements = new Set(steps.flatMap(({ element }) => (element === null ? [] : [element.id])));
  const forced = forcedTo(steps);
  return steps.flatMap(({ element, event, path }) => {
    if (element === null) return [];
    const { combat = null, map = null } = encounter.events[event] ?? {};
    const where: Where = {
      element,
      inCombat: combat !== null && element.phase === 'during',
      map,
      beginner: encounter.beginner,
      elements,
    };
    const at = [...path, 'roll'];
    const condition = element.roll?.condition ?? element.condition ?? null;
    const chosen = element.roll === null ? path : at;
    return [
      ...(element.roll === null ? exposure(condition, path) : checkRoll(element.roll, at, where)),
      ...(condition !== null && forced.has(element.id)
        ? [advice('forced', 'RUN-COND-02', [...chosen, 'condition'])]
        : []),
      ...otherRolls(element, path).flatMap(({ roll, path: there }) => checkPlain(roll, there, where)),
    ];
  });
}

/** Elements to which a failed roll leads: nobody chooses those. RUN-COND-02 */
const forcedTo = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ element }) =>
      [element?.roll, ...(element?.roll?.also ?? [])].flatMap((roll) => roll?.leadsTo ?? []),
    ),
  );

interface Placed {
  readonly roll: PlainRoll;
  readonly path: DocumentPath;
}

/** All rolls of an element but its first. */
function otherRolls({ roll, effects, targets }: Element, path: DocumentPath): Placed[] {
  const found: Placed[] = [];
  const multiple = roll?.multiple;
  if (multiple?.kind === 'panicButton' && multiple.end !== null)
    found.push({ roll: multiple.end, path: [...path, 'roll', 'multiple', 'end'] });
  effects.forEach((effect, i) => {
    const at = [...path, 'effects', i];
    if (effect.kind === 'grab') found.push({ roll: effect.escape, path: [...at, 'escape'] });
    if ('end' in effect && effect.end?.roll != null)
      found.push(...together(effect.end.roll, [...at, 'end', 'roll']));
  });
  if (targets?.repeats?.roll != null)
    found.push(...together(targets.repeats.roll, [...path, 'targets', 'repeats', 'roll']));
  return found;
}

const together = (
  roll: PlainRoll & { readonly also: readonly PlainRoll[] },
  path: DocumentPath,
): Placed[] => [{ roll, path }, ...roll.also.map((one, i) => ({ roll: one, path: [...path, 'also', i] }))];

function checkRoll(roll: Roll, path: DocumentPath, where: Where): Problem[] {
  return [
    ...checkPlain(roll, path, where),
    ...roll.also.flatMap((one, i) => checkPlain(one, [...path, 'also', i], where)),
    ...atOnce(roll, path),
    ...(roll.multiple === null ? [] : checkMultiple(roll, roll.multiple, [...path, 'multiple'], where)),
  ];
}

function checkPlain(roll: PlainRoll, path: DocumentPath, where: Where): Problem[] {
  const { type, direction, condition, action, methods, leadsTo } = roll;
  return [
    ...range(roll.against, path, where),
    ...(methods.length === 0 && roll.against.kind !== 'baseline'
      ? [problem('noMethod', 'RUN-DIF-01', [...path, 'methods'])]
      : []),
    // Those of a Freestanding roll earn nothing, and need no bound. RUN-RULING-R98
    ...(methods.length > MOST_METHODS && where.element.nature !== 'freestanding'
      ? [problem('tooManyMethods', 'RUN-DIF-95', [...path, 'methods'], { most: MOST_METHODS })]
      : []),
    ...methods.flatMap((method, i) => checkMethod(method, i, path)),
    ...(DIRECTED_TYPES.includes(type) && direction === null
      ? [problem('noDirection', type === 'domino' ? 'RUN-DIF-37' : 'RUN-DIF-35', [...path, 'direction'])]
      : []),
    ...exposure(condition, path),
    ...(action && !where.inCombat
      ? [problem('actionOutsideCombat', 'RUN-COND-32', [...path, 'action'])]
      : []),
    ...(roll.withoutKit && methods.every(({ ability }) => ability === null || ABILITY[ability].kit === null)
      ? [problem('noKitAnyway', 'RUN-COND-41', [...path, 'withoutKit'])]
      : []),
    ...(leadsTo !== null && !where.elements.has(leadsTo)
      ? [problem('leadsNowhere', 'RUN-DIF-130', [...path, 'leadsTo'], { id: leadsTo })]
      : []),
    ...spot(roll, path, where),
    ...(roll.extra !== 0 && WEAK_LINKS.includes(type)
      ? [problem('extraRollsType', 'RUN-DIF-92', [...path, 'extra'], { type })]
      : []),
    ...(where.beginner && !BEGINNERS_TYPES.includes(type)
      ? [advice('notForBeginners', 'RUN-DIF-39', [...path, 'type'], { type })]
      : []),
  ];
}

/** RUN-DIF-02, -12, -124, RUN-GAIN-31 */
function range(against: Against, path: DocumentPath, { element }: Where): Problem[] {
  const outside = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
    value < least || value > most;
  switch (against.kind) {
    case 'difficulty':
      return outside(against.difficulty, DIFFICULTY) && element.nature !== 'freestanding'
        ? [
            problem('difficultyRange', 'RUN-DIF-02', [...path, 'against', 'difficulty'], {
              value: against.difficulty,
              least: DIFFICULTY.least,
              most: DIFFICULTY.most,
            }),
          ]
        : [];
    case 'opposed':
      return outside(against.bonus, OPPOSED)
        ? [
            problem('bonusRange', 'RUN-DIF-12', [...path, 'against', 'bonus'], {
              value: against.bonus,
              least: OPPOSED.least,
              most: OPPOSED.most,
            }),
          ]
        : [];
    case 'baseline':
      return outside(against.by, BASELINE)
        ? [
            problem('baselineRange', 'RUN-DIF-124', [...path, 'against', 'by'], {
              value: against.by,
              least: BASELINE.least,
              most: BASELINE.most,
            }),
          ]
        : [];
  }
}

/** RUN-COND-08 */
const exposure = (condition: Condition | null, path: DocumentPath): Problem[] =>
  condition !== null && condition.exposure === null
    ? [problem('noExposure', 'RUN-COND-08', [...path, 'condition', 'exposure'])]
    : [];

/** RUN-DIF-05 */
function checkMethod({ ability, characteristic, score }: Method, i: number, path: DocumentPath): Problem[] {
  if (characteristic !== null || score !== undefined) return [];
  if (ability === null) return [problem('noMethod', 'RUN-DIF-01', [...path, 'methods', i])];
  return ABILITY[ability].governing.length > 1
    ? [
        problem('characteristicNotNamed', 'RUN-DIF-05', [...path, 'methods', i, 'characteristic'], {
          ability,
        }),
      ]
    : [];
}

/** RUN-DIF-100, -101 */
function atOnce(first: Roll, path: DocumentPath): Problem[] {
  if (first.also.length === 0) return [];
  const all: readonly PlainRoll[] = [first, ...first.also];
  const named = all.flatMap(({ methods }) => methods[0]?.ability ?? []);
  return [
    ...(all.filter(({ action }) => action).length > 1
      ? [problem('actionsAtOnce', 'RUN-DIF-101', [...path, 'also'])]
      : []),
    ...(new Set(named).size < named.length
      ? [problem('sameAbilityAtOnce', 'RUN-DIF-100', [...path, 'also'])]
      : []),
  ];
}

/** From everywhere on the map it may be so far. RUN-TER-164 */
function spot({ spot: at }: PlainRoll, path: DocumentPath, { map }: Where): Problem[] {
  if (at === null) return [];
  if (map === null || at.x >= map.width || at.y >= map.height)
    return [problem('spotWithoutMap', 'RUN-TER-164', [...path, 'spot'])];
  const far = Math.max(at.x, map.width - 1 - at.x, at.y, map.height - 1 - at.y);
  return far > FARTHEST_SPOT
    ? [problem('farSpot', 'RUN-TER-164', [...path, 'spot'], { paces: far, most: FARTHEST_SPOT })]
    : [];
}

/** RUN-DIF-50 to -81, -92 */
function checkMultiple(
  roll: Roll,
  multiple: Multiple,
  path: DocumentPath,
  { inCombat, element }: Where,
): Problem[] {
  switch (multiple.kind) {
    case 'actionSink':
      return [
        ...(inCombat ? [] : [problem('sinkOutsideCombat', 'RUN-DIF-50', path)]),
        ...(multiple.successes < ACTION_SINK.least ||
        (multiple.trapAtEnd && multiple.successes > ACTION_SINK.mostWithTrap)
          ? [
              problem('sinkSuccesses', 'RUN-DIF-52', [...path, 'successes'], {
                least: ACTION_SINK.least,
                most: ACTION_SINK.mostWithTrap,
              }),
            ]
          : []),
      ];
    case 'panicButton':
      return multiple.end === null && isBlank(multiple.ending)
        ? [problem('noEnding', 'RUN-DIF-56', [...path, 'end'])]
        : [];
    case 'endurance':
      return [
        ...(multiple.rolls < ENDURANCE.least || multiple.rolls > ENDURANCE.most
          ? [problem('enduranceRolls', 'RUN-DIF-62', [...path, 'rolls'], { ...ENDURANCE })]
          : []),
        ...(roll.type === 'standard' || roll.type === 'singular'
          ? []
          : [problem('enduranceType', 'RUN-DIF-61', path, { type: roll.type })]),
      ];
    case 'countdown':
      return [
        ...(ATTEMPTS[multiple.attempts] === undefined
          ? [problem('countdownAttempts', 'RUN-DIF-74', [...path, 'attempts'])]
          : []),
        ...(roll.type === 'noFault' || element.nature === 'freestanding'
          ? [problem('countdownType', 'RUN-DIF-77', path)]
          : []),
      ];
    case 'scoreboard':
      return [
        ...(roll.against.kind === 'opposed' ? [] : [problem('scoreboardNotOpposed', 'RUN-DIF-80', path)]),
        ...(multiple.successes < SCOREBOARD_SUCCESSES.least || multiple.successes > SCOREBOARD_SUCCESSES.most
          ? [
              problem('scoreboardSuccesses', 'RUN-DIF-80', [...path, 'successes'], {
                ...SCOREBOARD_SUCCESSES,
              }),
            ]
          : []),
      ];
  }
}
