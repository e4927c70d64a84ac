// In which order an encounter will be played, and what of it is rolled when. RUN-IMPAIR-03, RUN-DIF-125, -142, RUN-RULING-T34, -T56

import type { DocumentPath } from '@skald/kernel';
import type { Ability } from '../../content/abilities.ts';
import { HALVES, type Share } from '../../content/design/rolls.ts';
import type { Effect, Only } from './effect-schema.ts';
import type { End, Method, Multiple, PlainRoll } from './roll-schema.ts';
import type { Element, Encounter, EncounterEvent, Nature } from './schema.ts';

/** A roll as the notes list it, or one that belongs to a hazard as it stands. */
export interface ListedRoll {
  readonly id: string | null;
  /** Of the element it belongs to. */
  readonly nature: Nature;
  /** What clumps and is counted: of several ways the first. */
  readonly ability: Ability | null;
  readonly methods: readonly Pick<Method, 'ability'>[];
  readonly score: 'init' | 'atk' | 'dfn' | null;
  /** How many of them there will be. */
  readonly times: number;
  readonly path: DocumentPath;
}

/** An element or a fight, at its place in the order of play. */
export interface Step {
  readonly at: number;
  readonly event: number;
  readonly eventId: string;
  /** Null: the fight. */
  readonly element: Element | null;
  readonly path: DocumentPath;
  readonly rolls: readonly ListedRoll[];
}

const PHASES = ['before', 'during', 'after'] as const;

/** What is there as the fight begins comes before it, and so does what goes off in it: it hampers the rest. */
export function stepsOf({ events }: Pick<Encounter, 'events'>, heroes: number): Step[] {
  const steps: Step[] = [];
  events.forEach((event, e) => {
    const path = ['events', e];
    const of = (element: Element | null, at: DocumentPath): void => {
      const rolls = element === null ? [] : rollsOf(element, at, heroes);
      steps.push({ at: steps.length, event: e, eventId: event.id, element, path: at, rolls });
    };
    for (const phase of PHASES) {
      if (phase === 'after' && event.combat !== null) of(null, [...path, 'combat']);
      event.elements.forEach((element, i) => {
        if (phaseOf(event, element) === phase) of(element, [...path, 'elements', i]);
      });
    }
  });
  return steps;
}

/** Without a fight there is nothing to come before or after. */
const phaseOf = ({ combat }: EncounterEvent, { phase }: Element): (typeof PHASES)[number] =>
  combat === null ? 'before' : phase;

/** RUN-DIF-71, RUN-RULING-T68 */
export const successes = (share: Share, heroes: number): number =>
  Math.max(1, Math.floor((HALVES[share] * heroes) / 2));

function timesOf(multiple: Multiple | null, heroes: number): number {
  switch (multiple?.kind) {
    case 'endurance':
      return multiple.rolls;
    case 'countdown':
      return successes(multiple.share, heroes);
    case 'actionSink':
    case 'scoreboard':
      return multiple.successes;
    default:
      return 1;
  }
}

function rollsOf(element: Element, path: DocumentPath, heroes: number): ListedRoll[] {
  const { nature, roll, effects, targets } = element;
  const rolls: ListedRoll[] = [];
  const add = (one: PlainRoll, at: DocumentPath, times = 1): void => {
    rolls.push({
      id: one.id,
      nature,
      ability: one.against.kind === 'baseline' ? null : (one.methods[0]?.ability ?? null),
      methods: one.methods,
      score: one.against.kind === 'baseline' ? one.against.score : (one.methods[0]?.score ?? null),
      times,
      path: at,
    });
  };
  const ends = (end: End | null, at: DocumentPath): void => {
    if (end?.roll == null) return;
    add(end.roll, [...at, 'roll'], end.countdown ? successes(end.countdown, heroes) : 1);
    end.roll.also.forEach((one, i) => {
      add(one, [...at, 'roll', 'also', i]);
    });
  };
  if (roll !== null) {
    add(roll, [...path, 'roll'], timesOf(roll.multiple, heroes));
    roll.also.forEach((one, i) => {
      add(one, [...path, 'roll', 'also', i]);
    });
    if (roll.multiple?.kind === 'panicButton' && roll.multiple.end !== null)
      add(roll.multiple.end, [...path, 'roll', 'multiple', 'end']);
  }
  effects.forEach((effect, i) => {
    const at = [...path, 'effects', i];
    for (const ability of packaged(effect))
      rolls.push({ id: null, nature, ability, methods: [{ ability }], score: null, times: 1, path: at });
    if ('end' in effect) ends(effect.end, [...at, 'end']);
    if (effect.kind === 'grab') add(effect.escape, [...at, 'escape']);
  });
  if (targets?.repeats) ends(targets.repeats, [...path, 'targets', 'repeats']);
  return rolls;
}

/** Abilities that a hazard asks for by itself. RUN-RULING-T34 */
function packaged(effect: Effect): readonly Ability[] {
  switch (effect.kind) {
    case 'drowning':
      return ['swim'];
    case 'acid':
      return effect.deep === null ? [] : ['swim'];
    case 'fall':
      return ['jump'];
    case 'lost':
      return ['map', 'bravery', 'stealth'];
    case 'nuisance':
      return ['bravery'];
    default:
      return [];
  }
}

/** From where on something lasts, and until where. */
export interface Span {
  readonly from: number;
  /** The first step that it does not reach any more. */
  readonly until: number;
  readonly only: Only | null;
}

/** RUN-IMPAIR-04, RUN-RULING-T75: what it ends with does not count any more. */
export const spanOf = (
  steps: readonly Step[],
  from: number,
  until: string | null,
  only: Only | null,
): Span => ({
  from,
  until: endOf(steps, from, until),
  only,
});

function endOf(steps: readonly Step[], from: number, until: string | null): number {
  if (until === null) return steps.length;
  return (
    namesIn(steps)
      .get(until)
      ?.find((at) => at > from) ?? steps.length
  );
}

/** Whether an event, an element or a roll of this name is still to come. */
export const isNamedAfter = (steps: readonly Step[], from: number, name: string): boolean =>
  namesIn(steps)
    .get(name)
    ?.some((at) => at > from) ?? false;

const NAMES = new WeakMap<readonly Step[], ReadonlyMap<string, readonly number[]>>();

/** At which steps something goes by a name: an event, an element or a roll. */
function namesIn(steps: readonly Step[]): ReadonlyMap<string, readonly number[]> {
  const known = NAMES.get(steps);
  if (known !== undefined) return known;
  const names = new Map<string, number[]>();
  const note = (name: string, at: number): void => {
    const there = names.get(name);
    if (there === undefined) names.set(name, [at]);
    else there.push(at);
  };
  for (const { at, eventId, element, rolls } of steps) {
    note(eventId, at);
    if (element !== null) note(element.id, at);
    for (const { id } of rolls) if (id !== null) note(id, at);
  }
  NAMES.set(steps, names);
  return names;
}

export const reaches = ({ from, until }: Span, { at }: Step): boolean => at > from && at < until;

/** Whether it touches this roll. RUN-IMPAIR-06 */
export function touches(only: Only | null, { methods, score }: ListedRoll): boolean {
  if (only === null) return true;
  if (only.on === 'score') return only.score === score;
  return methods.some(({ ability }) => ability === only.ability);
}
