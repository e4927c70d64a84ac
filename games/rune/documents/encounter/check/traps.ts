// Whether traps and hazards are within their bounds, and can be escaped. RUN-TRAP, RUN-IMPAIR, RUN-HAZ

import type { DocumentPath, Problem } from '@skald/kernel';
import { TRAPS } from '../../../content/design/budget.ts';
import { DIFFICULTY, SINGULAR_TYPES, WEAK_LINKS } from '../../../content/design/rolls.ts';
import {
  MOST_DAM,
  MOST_DICE,
  MOST_IMPAIRMENT,
  MOST_INIT,
  MOST_ROUNDS,
  MOST_STICK,
  NUISANCE,
  REPEAT_SHOTS,
  STATUS,
  ZONE,
} from '../../../content/design/traps.ts';
import type { Effect, EffectOf } from '../effect-schema.ts';
import { combatOf } from '../fights.ts';
import { isNamedAfter, type Step } from '../order.ts';
import type { End } from '../roll-schema.ts';
import type { Element, Encounter } from '../schema.ts';
import { isBlank } from '../words.ts';
import { advice, problem } from './problem.ts';

interface Where {
  readonly encounter: Encounter;
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly element: Element;
}

export function checkTraps(encounter: Encounter, steps: readonly Step[]): Problem[] {
  return [
    ...counts(encounter),
    ...status(steps),
    ...steps.flatMap((step) => {
      const { element, path } = step;
      if (element === null) return [];
      const where = { encounter, steps, step, element };
      return [
        ...avoidable(where, path),
        ...element.effects.flatMap((effect, i) => checkEffect(effect, [...path, 'effects', i], where)),
        ...targets(where, path),
        ...relations(where, path),
      ];
    }),
  ];
}

/** Everything with an ill effect counts, but what belongs to another. RUN-RULING-T55 */
const isTrap = ({ effects, partOf }: Element): boolean => effects.length > 0 && partOf === null;

/** Tube-strikers by themselves are one. RUN-FOELIST-TUBE-STRIKER.2, RUN-RULING-T55 */
export function trapsIn(encounter: Encounter, e: number): number {
  const event = encounter.events[e];
  if (event === undefined) return 0;
  const fight = combatOf(encounter, event);
  const tubes = fight.foes.length === 0 && fight.tubeStrikers > 0 ? 1 : 0;
  return event.elements.filter(isTrap).length + tubes;
}

/** RUN-TRAP-03, -04 */
function counts(encounter: Encounter): Problem[] {
  const each = encounter.events.map((_, e) => trapsIn(encounter, e));
  const all = each.reduce((sum, count) => sum + count, 0);
  return [
    ...(all > TRAPS.inEncounter
      ? [problem('trapCount', 'RUN-TRAP-03', ['events'], { count: all, most: TRAPS.inEncounter })]
      : []),
    ...each.flatMap((count, e) =>
      encounter.events[e]?.combat != null && count > TRAPS.inCombatEvent
        ? [
            problem('trapCountInCombat', 'RUN-TRAP-04', ['events', e, 'elements'], {
              count,
              most: TRAPS.inCombatEvent,
            }),
          ]
        : [],
    ),
  ];
}

/** What comes with a roll of its own, or strikes whoever chooses it. RUN-TRAP-06, RUN-RULING-T69 */
const ROLLS_BY_ITSELF: readonly Effect['kind'][] = ['drowning', 'lost', 'nuisance', 'status'];

function avoidable({ element }: Where, path: DocumentPath): Problem[] {
  const { nature, roll, effects } = element;
  if (nature !== 'trap' && nature !== 'hazard') return [];
  if (effects.length === 0 && element.gains.length === 0)
    return [problem('noEffect', 'RUN-TRAP-05', [...path, 'effects'])];
  return roll === null && effects.some(({ kind }) => !ROLLS_BY_ITSELF.includes(kind))
    ? [problem('noRollToAvoid', 'RUN-TRAP-06', [...path, 'roll'])]
    : [];
}

function checkEffect(effect: Effect, path: DocumentPath, where: Where): Problem[] {
  switch (effect.kind) {
    case 'damage':
      return [
        ...dam(effect.dam, path),
        ...(effect.over === 'once' ? [] : stop(effect.end, path, 'RUN-TRAP-27')),
      ];
    case 'dice':
      return [
        ...(effect.dice > MOST_DICE
          ? [problem('diceTooMany', 'RUN-TRAP-21', [...path, 'dice'], { most: MOST_DICE })]
          : []),
        ...(effect.over === 'once' ? [] : stop(effect.end, path, 'RUN-TRAP-27')),
      ];
    case 'acid':
      return [...dam(effect.dam, path), ...stop(effect.end, path, 'RUN-TRAP-27')];
    case 'impairment':
      return [
        ...(effect.points > MOST_IMPAIRMENT
          ? [problem('impairmentTooMuch', 'RUN-IMPAIR-05', [...path, 'points'], { most: MOST_IMPAIRMENT })]
          : []),
        ...untilLater(effect, path, where),
      ];
    case 'stick':
      return stick(effect, path, where);
    case 'foesStick':
      return foesStick(effect, path, where);
    case 'status':
      return effect.points % STATUS.step !== 0 || effect.points === 0 || effect.points > STATUS.most
        ? [problem('status', 'RUN-TRAP-50', [...path, 'points'], { ...STATUS })]
        : [];
    case 'ambush':
      return where.element.roll === null || where.element.roll.against.kind !== 'difficulty'
        ? [problem('ambushRoll', 'RUN-HAZ-AMBUSH-04', path)]
        : [];
    case 'lost':
      return effect.difficulty < DIFFICULTY.least || effect.difficulty > DIFFICULTY.most
        ? [
            problem('lostRange', 'RUN-HAZ-LOST-08', [...path, 'difficulty'], {
              least: DIFFICULTY.least,
              most: DIFFICULTY.most,
            }),
          ]
        : [];
    case 'grab':
      return grab(effect, path, where);
    case 'nuisance':
      return NUISANCE[effect.dam] === undefined || effect.dam === 0
        ? [problem('nuisance', 'RUN-HAZ-NUIS-04', [...path, 'dam'], { most: NUISANCE.length - 1 })]
        : [];
    default:
      return [];
  }
}

const dam = (given: number, path: DocumentPath): Problem[] =>
  given > MOST_DAM ? [problem('damTooHigh', 'RUN-TRAP-13', [...path, 'dam'], { most: MOST_DAM })] : [];

/** RUN-TRAP-27, -58: by a roll, or as the notes say. */
const stop = (end: End | null, path: DocumentPath, rule: string): Problem[] =>
  end === null || (end.roll === null && isBlank(end.how)) ? [problem('noStop', rule, [...path, 'end'])] : [];

/** RUN-TRAP-40, -42, -47 */
function stick(effect: EffectOf<'stick'>, path: DocumentPath, { steps, step, element }: Where): Problem[] {
  const isLater = steps.some(({ at, rolls }) => at > step.at && rolls.some(({ id }) => id === effect.roll));
  return [
    ...(effect.by > MOST_STICK
      ? [problem('stickTooMuch', 'RUN-TRAP-42', [...path, 'by'], { most: MOST_STICK })]
      : []),
    ...(isLater ? [] : [problem('stickNowhere', 'RUN-TRAP-40', [...path, 'roll'], { id: effect.roll })]),
    ...tooLong(effect.rounds, path, element),
  ];
}

/** What it ends with comes later, or it would never end. RUN-IMPAIR-04, RUN-RULING-T75 */
export const untilLater = (
  { until }: { readonly until: string | null },
  path: DocumentPath,
  { steps, step }: Pick<Where, 'steps' | 'step'>,
): Problem[] =>
  until === null || isNamedAfter(steps, step.at, until)
    ? []
    : [problem('untilNowhere', 'RUN-IMPAIR-04', [...path, 'until'], { id: until })];

const hasCarrot = ({ gains }: Element): boolean => gains.some(({ kind }) => kind === 'carrot');

const tooLong = (rounds: number, path: DocumentPath, element: Element): Problem[] =>
  hasCarrot(element) && rounds > MOST_ROUNDS
    ? [problem('stickTooLong', 'RUN-TRAP-47', [...path, 'rounds'], { most: MOST_ROUNDS })]
    : [];

/** RUN-TRAP-43 to -45, -47, RUN-RULING-T37, -T38 */
function foesStick(
  { score, by, rounds, foes }: EffectOf<'foesStick'>,
  path: DocumentPath,
  { encounter, steps, step, element }: Where,
): Problem[] {
  const most = score === 'init' ? MOST_INIT : MOST_STICK;
  const fights = steps.filter(({ at, element: other }) => at > step.at && other === null);
  const there = fights.map(({ event }) => encounter.events[event]?.combat?.foes.map(({ id }) => id) ?? []);
  // To name every one of them is to say all.
  const isForAll =
    foes === 'all' || there.some((ids) => ids.length > 0 && ids.every((id) => foes.includes(id)));
  return [
    ...(by > most ? [problem('stickTooMuch', 'RUN-TRAP-42', [...path, 'by'], { most })] : []),
    ...(isForAll && !hasCarrot(element) && !WEAK_LINKS.includes(element.roll?.type ?? 'standard')
      ? [problem('stickOnAllFoes', 'RUN-TRAP-44', [...path, 'foes'])]
      : []),
    ...(fights.length > 0 ? [] : [problem('stickWithoutFight', 'RUN-TRAP-43', path)]),
    ...(fights.length > 0 && foes !== 'all' && !foes.every((id) => there.some((ids) => ids.includes(id)))
      ? [problem('stickNoFoe', 'RUN-TRAP-43', [...path, 'foes'])]
      : []),
    ...tooLong(rounds, path, element),
  ];
}

/** RUN-TRAP-50: no more than twenty in all. */
function status(steps: readonly Step[]): Problem[] {
  const points = steps
    .flatMap(({ element }) => element?.effects ?? [])
    .reduce((sum, effect) => sum + (effect.kind === 'status' ? effect.points : 0), 0);
  return points > STATUS.most
    ? [problem('statusTotal', 'RUN-TRAP-50', ['events'], { points, most: STATUS.most })]
    : [];
}

/** RUN-HAZ-GRAB-01, -05: as many traps as heroes are everybody's, fewer are somebody's. */
function grab(
  { traps }: EffectOf<'grab'>,
  path: DocumentPath,
  { encounter, step, element }: Where,
): Problem[] {
  const type = element.roll?.type;
  const isRight =
    type !== undefined &&
    (traps >= encounter.group.heroes ? type === 'standard' : SINGULAR_TYPES.includes(type));
  const isFought = encounter.events[step.event]?.combat != null;
  return [
    ...(isRight ? [] : [problem('grabType', 'RUN-HAZ-GRAB-05', path, { traps })]),
    ...(isFought ? [] : [advice('grabWithoutFight', 'RUN-HAZ-GRAB-01', path)]),
  ];
}

/** RUN-TRAP-57, -58, -61 to -63, RUN-TER-165 */
function targets({ encounter, step, element }: Where, path: DocumentPath): Problem[] {
  const { targets: chosen, zone } = element;
  const map = encounter.events[step.event]?.map ?? null;
  return [
    ...(chosen?.repeats != null
      ? [
          ...stop(chosen.repeats, [...path, 'targets', 'repeats'], 'RUN-TRAP-58'),
          ...(REPEAT_SHOTS[chosen.most] === undefined
            ? [
                problem('tooManyTargets', 'RUN-TRAP-57', [...path, 'targets', 'most'], {
                  most: REPEAT_SHOTS.length - 1,
                }),
              ]
            : []),
        ]
      : []),
    ...(zone !== null && map === null ? [problem('zoneWithoutMap', 'RUN-TER-165', [...path, 'zone'])] : []),
    ...(zone !== null && zone.paces % ZONE.step !== 0
      ? [problem('zoneSteps', 'RUN-TRAP-63', [...path, 'zone', 'paces'], { step: ZONE.step })]
      : []),
  ];
}

/** What refers to something must find it. RUN-DIF-106, RUN-TRAP-67, RUN-RULING-T55 */
function relations({ encounter, step, element, steps }: Where, path: DocumentPath): Problem[] {
  const { roll, effects, trigger, partOf, phase } = element;
  const isFought = encounter.events[step.event]?.combat != null && phase === 'during';
  return [
    ...(roll?.serves ?? []).flatMap((id, i) =>
      effects.some((effect) => effect.id === id)
        ? []
        : [problem('servesNothing', 'RUN-DIF-106', [...path, 'roll', 'serves', i], { id })],
    ),
    ...(trigger !== null && !isFought
      ? [problem('triggerOutsideCombat', 'RUN-TRAP-67', [...path, 'trigger'])]
      : []),
    ...(partOf !== null && !steps.some(({ element: other }) => other?.id === partOf && other !== element)
      ? [problem('partOfNothing', 'RUN-RULING-T55', [...path, 'partOf'], { id: partOf })]
      : []),
  ];
}
