// What is done to an element on its form: one step each, and nothing that the document could not hold.

import { ABILITY, type Ability } from '../../../content/abilities.ts';
import type { BattleMap } from '../../../content/battle-map.ts';
import type { Characteristic } from '../../../content/characteristics.ts';
import {
  ACTION_SINK,
  BASELINE,
  DIFFICULTY,
  DIRECTED_TYPES,
  ENDURANCE,
  MOST_METHODS,
  OPPOSED,
  type RollType,
  SCOREBOARD_SUCCESSES,
  WEAK_LINKS,
} from '../../../content/design/rolls.ts';
import { ZONE } from '../../../content/design/traps.ts';
import type { EffectOf } from '../../../documents/encounter/effect-schema.ts';
import type {
  Against,
  End,
  Method,
  Multiple,
  PlainRoll,
  Roll,
} from '../../../documents/encounter/roll-schema.ts';
import type { Element, EncounterEvent } from '../../../documents/encounter/schema.ts';
import type { Fresh } from './ids.ts';

export const replaced = <T>(list: readonly T[], at: number, next: T): T[] =>
  list.map((one, i) => (i === at ? next : one));
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);

/** One of a list more, or one less. */
export const toggled = <T>(list: readonly T[], one: T, on: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(on ? [one] : []),
];

/** Whoever this element hurts bleeds on the floor of the fight; null: nobody does. RUN-RULING-R85 */
export function withPools({ pools, ...event }: EncounterEvent, of: string | null): EncounterEvent {
  return of === null ? event : { ...event, pools: { x: 0, y: 0, ...pools, of } };
}

/** All of the place burns, or only something in it. RUN-RULING-R97 */
export const withAllBurning = ({ within: _, ...fire }: EffectOf<'fire'>, all: boolean): EffectOf<'fire'> =>
  all ? { ...fire, within: true } : fire;

/** Several Characteristics go with some Abilities: one of them is named then. RUN-DIF-05 */
export function methodBy(ability: Ability | null): Method {
  if (ability === null) return { ability, characteristic: 'Sta', second: null };
  const { governing } = ABILITY[ability];
  return { ability, characteristic: governing.length > 1 ? (governing[0] ?? null) : null, second: null };
}

/** Null: that which usually goes with the Ability; without an Ability there is always one. */
export const withCharacteristic = (method: Method, characteristic: Characteristic | null): Method =>
  method.ability === null && characteristic === null ? method : { ...method, characteristic };

/** Only where no Ability is. RUN-RULING-T65 */
export const withSecond = (method: Method, second: Characteristic | null): Method =>
  method.ability === null ? { ...method, second } : method;

/** The plainest there is: nothing about it costs or earns anything. */
export const newRoll = (
  id: string,
  ability: Ability = 'awareness',
  type: RollType = 'standard',
): PlainRoll => ({
  id,
  methods: [methodBy(ability)],
  against: { kind: 'difficulty', difficulty: DIFFICULTY.free },
  type,
  direction: directionOf(type, null),
  condition: null,
  action: false,
  withoutKit: false,
  defies: null,
  extra: 0,
  leadsTo: null,
  spot: null,
});

export const wholeRoll = (roll: PlainRoll): Roll => ({ ...roll, serves: null, also: [], multiple: null });

const directionOf = (type: RollType, before: PlainRoll['direction']): PlainRoll['direction'] =>
  DIRECTED_TYPES.includes(type) ? (before ?? 'rear') : null;

/** Where one failure is everybody's nobody tries again. RUN-DIF-35, -37, -92 */
export const withType = <R extends PlainRoll>(roll: R, type: RollType): R => ({
  ...roll,
  type,
  direction: directionOf(type, roll.direction),
  extra: WEAK_LINKS.includes(type) ? 0 : roll.extra,
});

/** As hard as is free. */
function againstOf(kind: Against['kind']): Against {
  switch (kind) {
    case 'difficulty':
      return { kind, difficulty: DIFFICULTY.free };
    case 'opposed':
      return { kind, bonus: OPPOSED.free, opponent: '' };
    case 'baseline':
      return { kind, score: 'init', by: BASELINE.free };
  }
}

/** A baseline is rolled with its own score and asks for no Ability. RUN-DIF-123 */
export function withAgainst<R extends PlainRoll>(roll: R, kind: Against['kind']): R {
  if (roll.against.kind === kind) return roll;
  const methods =
    kind === 'baseline' ? [] : roll.methods.length === 0 ? [methodBy('awareness')] : roll.methods;
  return { ...roll, against: againstOf(kind), methods };
}

export const mayHaveMethod = ({ methods, against }: PlainRoll): boolean =>
  against.kind !== 'baseline' && methods.length < MOST_METHODS;

/** Another way to do it, that is not among them. */
export function withMethod<R extends PlainRoll>(roll: R): R {
  if (!mayHaveMethod(roll)) return roll;
  return { ...roll, methods: [...roll.methods, methodBy(unlike(roll.methods))] };
}

const USUAL: readonly Ability[] = [
  'awareness',
  'dodge',
  'traps',
  'balance',
  'jump',
  'climb',
  'bravery',
  'stealth',
];
const unlike = (methods: readonly Method[]): Ability =>
  USUAL.find((one) => !methods.some(({ ability }) => ability === one)) ?? 'awareness';

/** RUN-COND-01, -08 */
export const withCondition = <R extends PlainRoll>(roll: R, on: boolean): R => ({
  ...roll,
  condition: on ? (roll.condition ?? { trigger: '', exposure: 'remains', most: null }) : null,
});

const MOST_AT_ONCE = 4;
export const mayHaveAlso = ({ also }: { readonly also: readonly PlainRoll[] }): boolean =>
  also.length < MOST_AT_ONCE;

/** With another Ability. RUN-DIF-100 */
export function withAlso<R extends PlainRoll & { also: PlainRoll[] }>(roll: R, fresh: Fresh): R {
  if (!mayHaveAlso(roll)) return roll;
  const ability = unlike([roll, ...roll.also].flatMap(({ methods }) => methods));
  return { ...roll, also: [...roll.also, newRoll(fresh('also'), ability, roll.type)] };
}

/** RUN-DIF-50 to -81 */
function multipleOf(kind: Multiple['kind'], fresh: Fresh): Multiple {
  switch (kind) {
    case 'actionSink':
      return { kind, successes: ACTION_SINK.least, trapAtEnd: false };
    case 'panicButton':
      return { kind, end: newRoll(fresh('ending'), 'traps', 'singular'), ending: '' };
    case 'endurance':
      return { kind, rolls: ENDURANCE.least };
    case 'countdown':
      return { kind, share: 'all', attempts: 3 };
    case 'scoreboard':
      return { kind, successes: SCOREBOARD_SUCCESSES.least };
  }
}

/** What it cannot be together with changes along with it. RUN-DIF-61, -77, -80 */
export function withMultiple(roll: Roll, kind: Multiple['kind'] | null, fresh: Fresh): Roll {
  if (kind === null) return { ...roll, multiple: null };
  if (roll.multiple?.kind === kind) return roll;
  const next: Roll = { ...roll, multiple: multipleOf(kind, fresh) };
  switch (kind) {
    case 'endurance':
      return next.type === 'standard' || next.type === 'singular' ? next : withType(next, 'standard');
    case 'countdown':
      return next.type === 'noFault' ? withType(next, 'standard') : next;
    case 'scoreboard':
      return withAgainst(withType(next, 'singular'), 'opposed');
    default:
      return next;
  }
}

export const NO_END: End = { roll: null, countdown: null, how: '' };

/** A Countdown counts successes of a roll: there is none without. RUN-DIF-76 */
export const withEndRoll = (end: End, on: boolean, fresh: Fresh): End =>
  on
    ? { ...end, roll: end.roll ?? { ...newRoll(fresh('ending'), 'traps', 'rush'), also: [] } }
    : { ...end, roll: null, countdown: null };

/** What goes on must be brought to an end, and what does not has none. RUN-TRAP-27 */
export const withOver = <E extends EffectOf<'damage'> | EffectOf<'dice'>>(effect: E, over: E['over']): E => ({
  ...effect,
  over,
  end: over === 'once' ? null : (effect.end ?? NO_END),
});

export const withRoll = (element: Element, on: boolean, fresh: Fresh): Element => ({
  ...element,
  roll: on ? (element.roll ?? wholeRoll(newRoll(fresh('roll')))) : null,
});

/** A roll no longer serves what is gone. RUN-DIF-106 */
export function withoutEffect(element: Element, at: number): Element {
  const effects = without(element.effects, at);
  const { roll } = element;
  if (roll?.serves == null) return { ...element, effects };
  const serves = roll.serves.filter((id) => effects.some((effect) => effect.id === id));
  return {
    ...element,
    effects,
    roll: { ...roll, serves: effects.length < 2 || serves.length === 0 ? null : serves },
  };
}

/** All of them, unless it says so. RUN-DIF-106 */
export function withServed(element: Element, id: string, on: boolean): Element {
  const { roll, effects } = element;
  if (roll === null) return element;
  const all = effects.map((effect) => effect.id);
  const served = toggled(roll.serves ?? all, id, on);
  const serves = all.filter((one) => served.includes(one));
  return { ...element, roll: { ...roll, serves: serves.length === all.length ? null : serves } };
}

/** RUN-TRAP-53 */
export const withTargets = (element: Element, on: boolean): Element => ({
  ...element,
  targets: on ? (element.targets ?? { most: 1, by: 'chance', repeats: null }) : null,
});

/** Around the middle of the field. RUN-TRAP-60 */
export const withZone = (
  element: Element,
  of: 'danger' | 'safety' | null,
  map: BattleMap | null,
): Element => ({
  ...element,
  zone: of === null ? null : { around: middleOf(map), paces: ZONE.step, ...element.zone, of },
});

/** Where something lies that has a place of its own. */
export const middleOf = (map: BattleMap | null): { x: number; y: number } =>
  map === null ? { x: 0, y: 0 } : { x: Math.floor(map.width / 2), y: Math.floor(map.height / 2) };
