// Traps, hazards and gains that are not what they must be.

import { valueAt } from '@skald/kernel';
import {
  CATEGORIES,
  CATEGORY_PRICE,
  type Category,
  HEALING_PRICE,
  HEALING_TIMES,
} from '../../../content/design/gains.ts';
import { GODS } from '../../../content/gods.ts';
import type { Effect } from '../effect-schema.ts';
import type { GainKind, GainOf } from '../gain-schema.ts';
import { stepsOf } from '../order.ts';
import type { Element, Encounter, Nature } from '../schema.ts';
import { either, type Fix, first, fix, type Mender, together, type Where } from './fix.ts';
import { anywhere, duringFight, earlier, intoFight, toOtherEvent } from './moves.ts';
import { withNumber } from './numbers.ts';
import {
  allElements,
  effectAt,
  elementAt,
  freshName,
  gainAt,
  put,
  without,
  withoutEffect,
  withoutElement,
} from './places.ts';
import { againstDifficulty, avoidingRoll, byStealth, findingRoll, typed, unset } from './rolls.ts';

const takeOut: Mender = function* ({ encounter, problem: { path } }) {
  const element = elementAt(encounter, path);
  if (element !== null)
    yield fix('takeOut', { name: element.value.name }, withoutElement(encounter, element.path));
};

const takeOutEffect: Mender = function* ({ encounter, problem: { path } }) {
  const effect = effectAt(encounter, path);
  const element = elementAt(encounter, path);
  if (effect !== null && element !== null)
    yield fix(
      'takeOutEffect',
      { effect: effect.value.kind, of: element.value.name },
      withoutEffect(encounter, effect.path),
    );
};

const takeOutGain: Mender = function* ({ encounter, problem: { path } }) {
  const gain = gainAt(encounter, path);
  const element = elementAt(encounter, path);
  if (gain !== null && element !== null)
    yield fix(
      'takeOutGain',
      { gain: gain.value.kind, of: element.value.name },
      without(encounter, gain.path),
    );
};

/** What it has only as an element of another nature. */
const ofNature = (...natures: readonly Nature[]): Mender =>
  function* ({ encounter, problem: { path } }) {
    const element = elementAt(encounter, path);
    if (element === null) return;
    for (const nature of natures)
      yield fix('nature', { nature }, put(encounter, [...element.path, 'nature'], nature));
  };

/** A scratch at least. */
const LEAST_DAM = 10;
const harm: Mender = function* ({ encounter, problem: { path } }) {
  const element = elementAt(encounter, path);
  if (element === null) return;
  const effect: Effect = {
    id: freshName(encounter, `${element.value.id}-harm`),
    kind: 'damage',
    dam: LEAST_DAM,
    armorIgnoring: false,
    over: 'once',
    end: null,
  };
  yield fix('effect', { dam: LEAST_DAM }, put(encounter, [...element.path, 'effects'], [effect]));
};

const isTrap = ({ effects, partOf }: Element): boolean => effects.length > 0 && partOf === null;

/** As many traps as there are too many go, the last first. RUN-TRAP-03, -04 */
const fewerTraps: Mender = function* ({ encounter, problem: { path, params } }) {
  const there = allElements(encounter).filter(
    ({ value, event }) => isTrap(value) && (path.length === 1 || event === path[1]),
  );
  const over = Number(params.count) - Number(params.most);
  for (let last = there.length; last >= over; last--) {
    const gone = there.slice(last - over, last);
    yield* together(
      gone.map(({ value }) => ({
        code: 'takeOut' as const,
        params: { name: value.name },
      })),
      gone.reduceRight((made, { path: at }) => withoutElement(made, at), encounter),
    );
  }
};

/** The last of one too many goes elsewhere. */
const trapElsewhere: Mender = function* (where) {
  const { path, params } = where.problem;
  if (Number(params.count) - Number(params.most) !== 1) return;
  const last = allElements(where.encounter).findLast(
    ({ value, event }) => isTrap(value) && event === path[1],
  );
  if (last !== undefined) yield* toOtherEvent({ ...where, problem: { ...where.problem, path: last.path } });
};

/** RUN-RULING-T55 */
const partOfAnother: Mender = function* ({ encounter, problem: { path, params } }) {
  if (Number(params.count) - Number(params.most) !== 1) return;
  const traps = allElements(encounter).filter(
    ({ value, event }) => isTrap(value) && (path.length === 1 || event === path[1]),
  );
  for (const [i, { value, path: at, event }] of [...traps.entries()].reverse()) {
    const whole = traps[i - 1];
    if (whole !== undefined && whole.event === event)
      yield fix(
        'partOf',
        { name: value.name, of: whole.value.name },
        put(encounter, [...at, 'partOf'], whole.value.id),
      );
  }
};

/** Rolls and fights that are still to come after an element. */
function laterThan({ encounter, problem }: Where) {
  const element = elementAt(encounter, problem.path)?.value;
  const steps = stepsOf(encounter, encounter.group.heroes);
  const here = steps.find((step) => step.element === element)?.at ?? -1;
  return steps.filter(({ at }) => at > here);
}

const laterRolls = (where: Where) =>
  laterThan(where).flatMap(({ element, rolls }) =>
    rolls.flatMap(({ id }) => (id === null || element === null ? [] : [{ id, name: element.name }])),
  );

/** RUN-TRAP-40 */
const laterRoll: Mender = function* (where) {
  for (const { id, name } of laterRolls(where))
    yield fix('pointTo', { name }, put(where.encounter, where.problem.path, id));
};

/** RUN-GAIN-22 */
const laterHelp: Mender = function* (where) {
  const { encounter, problem } = where;
  if (laterThan(where).some(({ element }) => element === null))
    yield fix('pointToFight', {}, put(encounter, problem.path, { score: 'init' }));
  for (const { id, name } of laterRolls(where))
    yield fix('pointTo', { name }, put(encounter, problem.path, { roll: id }));
};

/** Only those who are worth it: half of them. RUN-TRAP-44 */
const someFoes: Mender = function* (where) {
  const { encounter, problem } = where;
  const fight = laterThan(where).find(({ element }) => element === null);
  const foes = encounter.events[fight?.event ?? -1]?.combat?.foes ?? [];
  const few = foes.slice(0, Math.max(1, Math.floor(foes.length / 2)));
  if (few.length > 0)
    yield fix(
      'someFoes',
      { names: few.map(({ name }) => name) },
      put(
        encounter,
        problem.path,
        few.map(({ id }) => id),
      ),
    );
};

/** RUN-TRAP-50: the one that is lowered takes what the others leave. */
const lessStatus: Mender = function* ({ encounter, problem: { params } }) {
  const over = Number(params.points) - Number(params.most);
  yield* less(encounter, 'effects', 'status', 'points', over);
};

/** So much less of what several elements have together, from the last that can spare it; or without it. */
function* less(
  encounter: Encounter,
  list: 'effects' | 'gains',
  kind: string,
  key: string,
  over: number,
  event?: number,
): Iterable<Fix> {
  const found = allElements(encounter).flatMap(({ value, path, event: e }) =>
    value[list].flatMap((one: Effect | Element['gains'][number], i) =>
      one.kind === kind && (event === undefined || event === e)
        ? [{ path: [...path, list, i], name: value.name }]
        : [],
    ),
  );
  for (const { path, name } of found.toReversed()) {
    const now = Number(valueAt(encounter, [...path, key]));
    if (now > over) yield* withNumber(encounter, [...path, key], now - over, name);
    else if (now === over)
      yield list === 'effects'
        ? fix('takeOutEffect', { effect: 'status', of: name }, withoutEffect(encounter, path))
        : fix('takeOutGain', { gain: kind as GainKind, of: name }, without(encounter, path));
  }
}

const lessSilver: Mender = ({ encounter, problem: { path, params } }) =>
  less(encounter, 'gains', 'silver', 'ounces', Number(params.ounces) - Number(params.most), Number(path[1]));

const fewerLies: Mender = ({ encounter, problem: { params } }) =>
  less(encounter, 'gains', 'liarsSilver', 'pieces', Number(params.pieces) - Number(params.most));

const servesLess: Mender = function* ({ encounter, problem: { path } }) {
  const at = path.slice(0, -1);
  const serves = valueAt(encounter, at) as readonly string[];
  const left = serves.filter((_, i) => i !== path.at(-1));
  yield fix('clear', { what: 'serves', of: null }, put(encounter, at, left.length > 0 ? left : null));
};

/** Everybody's or somebody's. RUN-HAZ-GRAB-05 */
const grabRoll: Mender = function* (where) {
  const { encounter, problem } = where;
  const element = elementAt(encounter, problem.path);
  const effect = effectAt(encounter, problem.path)?.value;
  if (element === null || effect?.kind !== 'grab') return;
  const { heroes } = encounter.group;
  if (element.value.roll === null) {
    yield* avoidingRoll(where);
    return;
  }
  const type = effect.traps >= heroes ? 'standard' : 'singular';
  yield fix('type', { type, of: null }, put(encounter, [...element.path, 'roll', 'type'], type));
  yield* withNumber(
    encounter,
    [...problem.path, 'traps'],
    effect.traps >= heroes ? Math.max(1, heroes - 1) : heroes,
  );
};

/** Something to be won, where it is said how. */
const LEAST_SILVER = 3;
const silver: Mender = function* ({ encounter, problem: { path } }) {
  const element = elementAt(encounter, path);
  if (element !== null)
    yield fix(
      'silver',
      { ounces: LEAST_SILVER, of: element.value.name },
      put(encounter, [...element.path, 'gains'], [{ kind: 'silver', ounces: LEAST_SILVER }]),
    );
};

/** Of another category, the nearest in worth first. RUN-TRE-21 */
const otherCategory: Mender = function* ({ encounter, problem: { path } }) {
  const from = valueAt(encounter, path) as Category;
  const of = elementAt(encounter, path)?.value.name ?? '';
  const near = CATEGORIES.filter((to) => to !== from).toSorted(
    (a, b) =>
      Math.abs(CATEGORY_PRICE[a] - CATEGORY_PRICE[from]) - Math.abs(CATEGORY_PRICE[b] - CATEGORY_PRICE[from]),
  );
  for (const to of near) yield fix('category', { from, to, of }, put(encounter, path, to));
};

/** More of it, so that somebody would go. RUN-GAIN-62 */
const richer: Mender = function* ({ encounter }) {
  for (const { value, path } of allElements(encounter))
    for (const [i, gain] of value.gains.entries()) {
      if (gain.kind !== 'treasure') continue;
      for (const to of CATEGORIES.slice(CATEGORIES.indexOf(gain.category) + 1))
        yield fix(
          'category',
          { from: gain.category, to, of: value.name },
          put(encounter, [...path, 'gains', i, 'category'], to),
        );
    }
};

/** The longest rest that is paid for. RUN-GAIN-42 */
const shorter: Mender = function* ({ encounter, problem: { path } }) {
  const gain = gainAt(encounter, path)?.value as GainOf<'healing'>;
  const from = gain.time;
  for (const to of HEALING_TIMES.filter((time) => HEALING_PRICE[time] > HEALING_PRICE[from]).toReversed())
    yield fix('time', { from, to }, put(encounter, path, to));
};

/** What earns nothing may be given anywhere. RUN-STOLEN-6.4 */
const unclaimedRest: Mender = function* ({ encounter, problem: { path } }) {
  const element = elementAt(encounter, path);
  if (element !== null)
    yield fix(
      'waive',
      { item: 'healing', params: {}, of: element.value.name },
      put(encounter, [...element.path, 'waives'], [...element.value.waives, 'healing']),
    );
};

/** RUN-GAIN-30 */
const winsNothing: Mender = function* ({ encounter, problem: { path } }) {
  const element = elementAt(encounter, path)?.value;
  if (element === undefined) return;
  yield* ofNature(element.effects.length > 0 ? 'trap' : 'gain')({
    encounter,
    problem: { code: '', rule: null, path, params: {} },
    context: {},
  });
  const all = [
    ...element.effects.map(({ kind }) => ({
      code: 'takeOutEffect' as const,
      params: { effect: kind, of: element.name },
    })),
    ...element.gains.map(({ kind }) => ({
      code: 'takeOutGain' as const,
      params: { gain: kind, of: element.name },
    })),
  ];
  yield* together(all, put(encounter, path, { ...element, effects: [], gains: [] }));
};

/** Any of them may go. RUN-GAIN-85 */
const fewerShrines: Mender = function* (where) {
  yield* takeOutGain(where);
  for (const { value, path } of allElements(where.encounter))
    for (const [i, { kind }] of value.gains.entries())
      if (kind === 'shrine')
        yield* takeOutGain({ ...where, problem: { ...where.problem, path: [...path, 'gains', i] } });
};

const otherGod: Mender = function* ({ encounter, problem: { path } }) {
  const taken = allElements(encounter).flatMap(({ value }) =>
    value.gains.flatMap((gain) => (gain.kind === 'shrine' ? [gain.god] : [])),
  );
  for (const god of GODS) if (!taken.includes(god)) yield fix('god', { god }, put(encounter, path, god));
};

const noWaive: Mender = ({ encounter, problem: { path } }) => [
  fix('clear', { what: 'waives', of: null }, without(encounter, path)),
];

export const ELEMENT_MENDERS = {
  trapCount: either(first(1, fewerTraps), first(1, partOfAnother), fewerTraps),
  trapCountInCombat: either(first(1, trapElsewhere), first(1, fewerTraps), partOfAnother, fewerTraps),
  noRollToAvoid: either(avoidingRoll, takeOut),
  noEffect: either(harm, ofNature('task'), takeOut),
  stickNowhere: either(laterRoll, takeOutEffect, takeOut),
  stickOnAllFoes: either(someFoes, typedRoll('weakLink')),
  untilNowhere: unset('until'),
  stickNoFoe: either(someFoes, takeOutEffect, takeOut),
  stickWithoutFight: either(earlier, takeOutEffect, takeOut),
  statusTotal: lessStatus,
  servesNothing: servesLess,
  zoneWithoutMap: unset('zone'),
  grabType: either(grabRoll, takeOutEffect),
  grabWithoutFight: either(intoFight, takeOut),
  ambushRoll: either(againstDifficulty(['awareness', 'stealth'], 'weakLink'), takeOutEffect, takeOut),
  heroesAmbushRoll: either(byStealth, takeOutGain, takeOut),
  gainAtRisk: either(findingRoll, takeOut),
  triggerOutsideCombat: either(duringFight, unset('trigger')),
  partOfNothing: unset('partOf'),
  noWay: either(findingRoll, takeOut),
  noGain: either(silver, takeOut),
  silverTooMuch: lessSilver,
  liarsTooMuch: fewerLies,
  treasureUnpaid: either(otherCategory, takeOutGain),
  baitNowhere: unset('bait'),
  carrotNowhere: either(laterHelp, earlier, takeOutGain),
  freestandingTooEasy: againstDifficulty(['lore', 'awareness'], 'scramble'),
  freestandingWins: winsNothing,
  healingUnpaid: either(shorter, anywhere, unclaimedRest, takeOutGain),
  healingPointless: either(shorter, anywhere, unclaimedRest, takeOutGain),
  goHomePoor: either(richer, takeOutGain, takeOut),
  shrinesTooMany: fewerShrines,
  shrineTwice: either(otherGod, takeOutGain),
  costWaived: noWaive,
} as const satisfies Readonly<Record<string, Mender>>;

function typedRoll(type: 'weakLink'): Mender {
  return (where) => {
    const element = elementAt(where.encounter, where.problem.path);
    if (element?.value.roll == null) return [];
    const path = [...element.path, 'roll', 'type'];
    return typed('type', type)({ ...where, problem: { ...where.problem, path } });
  };
}
