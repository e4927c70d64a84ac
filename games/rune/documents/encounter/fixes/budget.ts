// What is spent or earned too much or too little: the one line that fits best, or as few as will do. RUN-BUDGET

import { type DocumentPath, type PriceLine, valueAt } from '@skald/kernel';
import { CATEGORIES, SILVER } from '../../../content/design/gains.ts';
import { BASELINE, DIFFICULTY, OPPOSED } from '../../../content/design/rolls.ts';
import { PAYING_FEATURES } from '../../../content/design/terrain-prices.ts';
import { MOST_DAM } from '../../../content/design/traps.ts';
import type { PriceCode } from '../price/codes.ts';
import { type EncounterPrice, priceOf, reckon } from '../price/index.ts';
import { type Encounter, type EncounterContext, groupOf } from '../schema.ts';
import type { Words } from '../words.ts';
import { type Fix, fix, type Mender, type Mending, together, type Where } from './fix.ts';
import { withNumber } from './numbers.ts';
import { allElements, elementAt, eventAt, put, without, withoutEffect, withoutElement } from './places.ts';
import { featureKind, worthOf } from './terrain.ts';

type Totals = EncounterPrice['totals'];
/** How many points are still missing; nothing where it is right. */
type Lack = (totals: Totals) => number;

const totalsOf = (encounter: Encounter, context: EncounterContext): Totals =>
  priceOf(encounter, context).totals;

/** Whose line it is, as a sentence names it. */
const ownerOf = (encounter: Encounter, path: DocumentPath): Words =>
  elementAt(encounter, path)?.value.name ?? eventAt(encounter, path)?.value.title ?? '';

/** The nearest number on the way to a bound with which nothing is missing; nothing where not even the bound will do. */
function* towards(
  encounter: Encounter,
  path: DocumentPath,
  bound: number,
  isEnough: (made: Encounter) => boolean,
): Iterable<Fix> {
  const now = valueAt(encounter, path);
  if (typeof now !== 'number' || now === bound || !isEnough(put(encounter, path, bound))) return;
  let enough = bound;
  let little = now;
  while (Math.abs(enough - little) > 1) {
    const middle = Math.trunc((enough + little) / 2);
    if (isEnough(put(encounter, path, middle))) enough = middle;
    else little = middle;
  }
  yield* withNumber(encounter, path, enough, ownerOf(encounter, path));
}

/** As low as a number that costs can go. */
const LEAST: Readonly<Record<string, number>> = {
  difficulty: DIFFICULTY.least,
  bonus: OPPOSED.least,
  by: 1,
  dam: 1,
  dice: 1,
  points: 1,
  feet: 1,
  pieces: 1,
  traps: 1,
  successes: 2,
  rolls: 2,
};

/** One step by which less is spent. */
function* cheaper(where: Where, isEnough: (made: Encounter) => boolean): Iterable<Fix> {
  const { encounter, context } = where;
  for (const { path, points } of priceOf(encounter, context).lines) {
    if (points <= 0) continue;
    const key = String(path.at(-1));
    const of = ownerOf(encounter, path);
    const value = valueAt(encounter, path);
    if (typeof value === 'number') {
      const least = key === 'by' && path.includes('against') ? BASELINE.least : LEAST[key];
      if (least !== undefined) yield* towards(encounter, path, least, isEnough);
    } else if (value === true && (key === 'selfWilled' || key === 'hunts' || key === 'action'))
      yield fix('clear', { what: key, of }, put(encounter, path, false));
    else if (key === 'type')
      yield fix(
        'type',
        { type: 'standard', of },
        put(put(encounter, path, 'standard'), [...path.slice(0, -1), 'direction'], null),
      );
  }
  for (const { value, path } of allElements(encounter)) {
    yield fix('takeOut', { name: value.name }, withoutElement(encounter, path));
    if (value.effects.length > 1)
      for (const [i, { kind }] of value.effects.entries())
        yield fix(
          'takeOutEffect',
          { effect: kind, of: value.name },
          withoutEffect(encounter, [...path, 'effects', i]),
        );
  }
}

/** Terrain that could earn, and does not. RUN-TER-02 */
function* claims({ encounter, context }: Where): Iterable<Fix> {
  const { features } = reckon(encounter, groupOf(encounter, context));
  for (const [e, { claims: claimed }] of encounter.events.entries()) {
    const paying = new Set(claimed.filter((id) => id !== 'barriers')).size;
    for (const feature of features[e] ?? []) {
      if (claimed.includes(feature.id) || (paying >= PAYING_FEATURES && feature.id !== 'barriers')) continue;
      const points = worthOf(feature);
      if (points > 0)
        yield fix(
          'claim',
          { feature: feature.kind, points },
          put(encounter, ['events', e, 'claims'], [...claimed, feature.id]),
        );
    }
  }
}

/** What has been left unclaimed. RUN-DIF-152 */
function* unwaived({ encounter, context }: Where): Iterable<Fix> {
  const { lines } = priceOf(encounter, context);
  for (const { value, path } of allElements(encounter))
    for (const [i, code] of value.waives.entries()) {
      const line = lines.find((one) => one.code === code && path.every((key, n) => one.path[n] === key));
      if (line !== undefined)
        yield fix(
          'unwaive',
          { item: code as PriceCode, params: line.params, of: value.name },
          without(encounter, [...path, 'waives', i]),
        );
    }
}

/** More silver, and better treasure. RUN-TRE-05, -13 */
function* treasure({ encounter }: Where, isEnough: (made: Encounter) => boolean): Iterable<Fix> {
  for (const { value, path } of allElements(encounter))
    for (const [i, gain] of value.gains.entries()) {
      const at = [...path, 'gains', i];
      if (gain.kind === 'silver') yield* towards(encounter, [...at, 'ounces'], SILVER.most, isEnough);
      if (gain.kind !== 'treasure') continue;
      for (const to of CATEGORIES.slice(CATEGORIES.indexOf(gain.category) + 1))
        yield fix(
          'category',
          { from: gain.category, to, of: value.name },
          put(encounter, [...at, 'category'], to),
        );
    }
}

/** Silver where something is won already, in an event that has none. RUN-TRE-13 */
function* silver({ encounter }: Where): Iterable<Fix> {
  for (const { elements } of encounter.events) {
    if (elements.some(({ gains }) => gains.some(({ kind }) => kind === 'silver'))) continue;
    const [first] = allElements(encounter).filter(
      ({ value }) => elements.includes(value) && value.nature === 'gain' && value.gains.length > 0,
    );
    if (first === undefined) continue;
    for (let ounces = 1; ounces <= SILVER.most; ounces++)
      yield fix(
        'silver',
        { ounces, of: first.value.name },
        put(encounter, [...first.path, 'gains'], [...first.value.gains, { kind: 'silver', ounces }]),
      );
  }
}

/** One step by which less is earned. */
function* poorer({ encounter, context }: Where, isEnough: (made: Encounter) => boolean): Iterable<Fix> {
  for (const { path, points } of priceOf(encounter, context).lines)
    if (points < 0 && path.at(-1) === 'ounces') yield* towards(encounter, path, 1, isEnough);
  for (const [e, { claims: claimed }] of encounter.events.entries())
    for (const [i, id] of claimed.entries())
      yield fix('unclaim', { feature: featureKind(id) }, without(encounter, ['events', e, 'claims', i]));
  for (const { value, path } of allElements(encounter))
    for (const [i, gain] of value.gains.entries()) {
      const at = [...path, 'gains', i];
      if (gain.kind === 'treasure')
        for (const to of CATEGORIES.slice(0, CATEGORIES.indexOf(gain.category)))
          yield fix(
            'category',
            { from: gain.category, to, of: value.name },
            put(encounter, [...at, 'category'], to),
          );
      if (value.gains.length > 1)
        yield fix('takeOutGain', { gain: gain.kind, of: value.name }, without(encounter, at));
      else yield fix('takeOut', { name: value.name }, withoutElement(encounter, path));
    }
}

interface Weighed {
  readonly fix: Fix;
  readonly lack: number;
  /** How much it changes the sheet. */
  readonly change: number;
}

const weighed = (fixes: Iterable<Fix>, { encounter, context }: Where, lack: Lack): Weighed[] => {
  const now = totalsOf(encounter, context);
  return [...fixes].map((one) => {
    const made = totalsOf(one.document, context);
    return {
      fix: one,
      lack: lack(made),
      change: Math.abs(made.spent - now.spent) + Math.abs(made.earned - now.earned),
    };
  });
};

type Steps = (where: Where, isEnough: (made: Encounter) => boolean) => Iterable<Fix>;

/** Those that are enough by themselves, the smallest first; or one after another, until nothing is missing. */
const balanced = (lack: Lack, steps: Steps): Mender =>
  function* (where) {
    const isEnough = (made: Encounter): boolean => lack(totalsOf(made, where.context)) <= 0;
    const found = weighed(steps(where, isEnough), where, lack);
    const enough = found.filter((one) => one.lack <= 0).toSorted((a, b) => a.change - b.change);
    if (enough.length > 0) yield* varied(enough);
    else yield* severally(where, lack, steps);
  };

/** Of every kind of change the smallest first. */
function* varied(ways: readonly Weighed[]): Iterable<Fix> {
  const first = new Map<string, Weighed>();
  for (const way of ways) if (!first.has(way.fix.code)) first.set(way.fix.code, way);
  const best = [...first.values()];
  yield* [...best, ...ways.filter((way) => !best.includes(way))].map((way) => way.fix);
}

const MOST_STEPS = 8;

function* severally(where: Where, lack: Lack, steps: Steps): Iterable<Fix> {
  const done: Mending[] = [];
  let { encounter } = where;
  for (let step = 0; step < MOST_STEPS; step++) {
    const here = { ...where, encounter };
    const missing = lack(totalsOf(encounter, where.context));
    const isEnough = (made: Encounter): boolean => lack(totalsOf(made, where.context)) <= 0;
    const [best] = weighed(steps(here, isEnough), here, lack).toSorted(
      (a, b) => Math.max(0, a.lack) - Math.max(0, b.lack) || a.change - b.change,
    );
    if (best === undefined || best.lack >= missing) return;
    const { document, ...mending } = best.fix;
    done.push(mending);
    encounter = document;
    if (best.lack <= 0) break;
  }
  if (lack(totalsOf(encounter, where.context)) <= 0) yield* together(done, encounter);
}

const unpaidBy: Lack = ({ spent, earned }) => spent - earned;

/** What was paid must stay paid. */
const overLimit: Mender = (where) => {
  const wasPaid = unpaidBy(totalsOf(where.encounter, where.context)) <= 0;
  const lack: Lack = (totals) =>
    Math.max(totals.spent - totals.limit, wasPaid ? unpaidBy(totals) : -Infinity);
  return balanced(lack, cheaper)(where);
};

const unpaid = balanced(unpaidBy, function* (where, isEnough) {
  yield* claims(where);
  yield* unwaived(where);
  yield* treasure(where, isEnough);
  yield* silver(where);
  yield* cheaper(where, isEnough);
});

const overEarned: Mender = balanced(
  (totals) => Math.max(totals.earned - totals.limit, unpaidBy(totals)),
  poorer,
);

/** It costs as much as it earns: harder, more harmful, or less of it claimed. RUN-RULING-T40 */
const netNegative: Mender = function* (where) {
  const { encounter, context, problem } = where;
  const element = elementAt(encounter, problem.path);
  if (element === null) return;
  const own = ({ path }: PriceLine): boolean => element.path.every((key, i) => path[i] === key);
  const linesOf = (made: Encounter) => priceOf(made, context).lines.filter(own);
  const isEnough = (made: Encounter): boolean =>
    linesOf(made).reduce((sum, { points }) => sum + points, 0) >= 0;
  const { name, waives } = element.value;
  for (const [i, { kind }] of element.value.effects.entries())
    if (kind === 'damage' || kind === 'acid')
      yield* towards(encounter, [...element.path, 'effects', i, 'dam'], MOST_DAM, isEnough);
  yield* towards(encounter, [...element.path, 'roll', 'against', 'difficulty'], DIFFICULTY.most, isEnough);
  const earning = linesOf(encounter)
    .filter(({ points }) => points < 0)
    .toSorted((a, b) => b.points - a.points);
  const unclaimed = (lines: readonly PriceLine[]): Encounter =>
    put(encounter, [...element.path, 'waives'], [...waives, ...lines.map(({ code }) => code)]);
  const steps = earning.map(({ code, params }) => ({
    code: 'waive' as const,
    params: { item: code as PriceCode, params, of: name },
  }));
  // One of them, or as many as it takes.
  for (const [i, one] of earning.entries()) yield* together(steps.slice(i, i + 1), unclaimed([one]));
  for (let from = earning.length - 1; from >= 0; from--)
    if (isEnough(unclaimed(earning.slice(from)))) {
      yield* together(steps.slice(from), unclaimed(earning.slice(from)));
      return;
    }
};

export const BUDGET_MENDERS = { overLimit, unpaid, overEarned, netNegative } as const satisfies Readonly<
  Record<string, Mender>
>;
