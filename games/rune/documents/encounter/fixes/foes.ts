// Foes who are no match, or may not be what they are.

import { type DocumentPath, valueAt } from '@skald/kernel';
import { FOE, FOES } from '../../../content/foes.ts';
import type { MagicEffect } from '../../../content/powers.ts';
import { roundMix, THREATS, type Threat } from '../../../content/threats.ts';
import { combatOf, kindOf } from '../fights.ts';
import { type MixSheet, magicPoints, mixSheets, opponentMix } from '../mix.ts';
import { type Encounter, type FoeEntry, groupOf } from '../schema.ts';
import { either, type Fix, first, fix, type Mender, type Mending, together, type Where } from './fix.ts';
import { withNumber } from './numbers.ts';
import { eventAt, foeAt, freshName, put, without, withoutFoe } from './places.ts';

const MOST_STEPS = 12;

/** One way on from the foes of a fight, and what it adds to their Mix. */
interface Way {
  readonly steps: readonly Mending[];
  readonly document: Encounter;
  readonly tenths: number;
}

const foesOf = (encounter: Encounter, event: number): readonly FoeEntry[] =>
  encounter.events[event]?.combat?.foes ?? [];

/** What a type may be against so many. RUN-CEVENT-07, -13 */
function threatsFor(encounter: Encounter, foe: FoeEntry, heroes: number): Threat[] {
  const kind = kindOf(encounter, foe);
  if (kind === undefined) return [];
  return THREATS.slice(THREATS.indexOf(kind.maxThreat)).filter(
    (threat) => threat !== 'terrifying' || heroes >= HEROES_FOR_TERRIFYING,
  );
}
const HEROES_FOR_TERRIFYING = 4;

/** In another category, without him, or with one more of his kind; what changes the Mix alike is found once. */
function* onward({ document, tenths, steps }: Way, event: number, heroes: number): Iterable<Way> {
  const met = new Set<string>();
  const foes = foesOf(document, event);
  for (const [i, foe] of [...foes.entries()].reverse()) {
    const path = ['events', event, 'combat', 'foes', i];
    const kind = kindOf(document, foe);
    if (kind === undefined) continue;
    const mixAt = (threat: Threat): number => opponentMix({ ...foe, kind, threat });
    const way = (mending: Fix, change: number): Way[] => {
      const key = `${mending.code} ${change}`;
      if (met.has(key)) return [];
      met.add(key);
      const { document: made, ...step } = mending;
      return [{ steps: [...steps, step], document: made, tenths: tenths + change }];
    };
    const own = mixAt(foe.threat);
    const { name, threat: from } = foe;
    for (const to of threatsFor(document, foe, heroes))
      if (to !== from)
        yield* way(
          fix('threat', { name, from, to }, put(document, [...path, 'threat'], to)),
          mixAt(to) - own,
        );
    if (foes.length > 1) yield* way(fix('takeOut', { name }, withoutFoe(document, path)), -own);
    if (foes.length < MOST_FOES) yield* way(addedFoe(document, event, foe), own);
  }
}
/** As many as a document holds. */
const MOST_FOES = 60;

/** One more of its kind stands wherever there is room, and holds nobody. */
function addedFoe(encounter: Encounter, event: number, foe: FoeEntry): Fix {
  const more = { ...foe, id: freshName(encounter, foe.id), start: null, holds: null };
  return fix(
    'addFoe',
    { name: foe.name, threat: foe.threat },
    put(encounter, ['events', event, 'combat', 'foes'], [...foesOf(encounter, event), more]),
  );
}

const fits = ({ relation, required }: MixSheet, tenths: number): boolean =>
  relation === '==' ? roundMix(tenths) === required : roundMix(tenths) <= required;

/** How a fight stands, in an encounter of one or two. */
function sheetOf(encounter: Encounter, event: number, heroes: number): MixSheet | null {
  const fought = encounter.events.flatMap(({ combat }, e) => (combat?.foes.length ? [e] : []));
  const sheets = mixSheets(
    fought.map((e) => combatOf(encounter, encounter.events[e]!)),
    heroes,
  );
  return sheets[fought.indexOf(event)] ?? null;
}

/** The fewest changes by which these foes become a match, those that change least first; none where they are one. RUN-CEVENT-05, -06 */
function matched(encounter: Encounter, event: number, heroes: number): Way[] {
  const sheet = sheetOf(encounter, event, heroes);
  if (sheet === null || sheet.ok) return [];
  const known = new Set([sheet.tenths]);
  let ways: readonly Way[] = [{ steps: [], document: encounter, tenths: sheet.tenths }];
  for (let step = 0; step < MOST_STEPS && ways.length > 0; step++) {
    const next = ways.flatMap((way) => [...onward(way, event, heroes)]);
    const found = next.filter(({ tenths }) => fits(sheet, tenths));
    if (found.length > 0) return unlike(found, sheet.tenths);
    ways = next.filter(({ tenths }) => !known.has(tenths) && known.add(tenths));
  }
  return [];
}

/** The nearest of every kind of change, and then the rest. */
function unlike(ways: readonly Way[], from: number): Way[] {
  const near = ways.toSorted((a, b) => Math.abs(a.tenths - from) - Math.abs(b.tenths - from));
  const kinds = new Set<string>();
  const first = near.filter(({ steps }) => {
    const kind = steps.map(({ code }) => code).join(' ');
    return !kinds.has(kind) && kinds.add(kind);
  });
  return [...first, ...near.filter((way) => !first.includes(way))];
}

const asFix = ({ steps, document }: Way): Fix[] => together(steps, document);

const mix: Mender = ({ encounter, problem, context }) =>
  matched(encounter, Number(problem.path[1]), groupOf(encounter, context).heroes).flatMap(asFix);

/** A change of foes, and whatever must change with it so that they are a match again. */
const andMatched = (mender: Mender): Mender =>
  function* (where) {
    const { heroes } = groupOf(where.encounter, where.context);
    for (const one of mender(where)) {
      const { document, further = [], ...step } = one;
      const [way] = matched(document, Number(where.problem.path[1]), heroes);
      if (way === undefined) yield one;
      else yield* together([step, ...further, ...way.steps], way.document);
    }
  };

/** As strong as he may be, or weaker. RUN-CEVENT-07, -13 */
const weaker: Mender = function* ({ encounter, problem: { path }, context }) {
  const foe = foeAt(encounter, path)?.value;
  if (foe === undefined) return;
  const { name, threat: from } = foe;
  for (const to of threatsFor(encounter, foe, groupOf(encounter, context).heroes))
    yield fix('threat', { name, from, to }, put(encounter, [...path.slice(0, 5), 'threat'], to));
};

const takeOutFoe: Mender = function* ({ encounter, problem: { path } }) {
  const foe = foeAt(encounter, path);
  if (foe !== null) yield fix('takeOut', { name: foe.value.name }, withoutFoe(encounter, foe.path));
};

/** Somebody else in his place: an own creature, or one like those beside him. */
const another: Mender = function* ({ encounter, problem: { path } }) {
  const foe = foeAt(encounter, path);
  if (foe === null) return;
  const { name } = foe.value;
  const at = [...foe.path, 'kind'];
  for (const [creature, { name: called }] of encounter.creatures.entries())
    yield fix('creature', { name, creature: called }, put(encounter, at, { creature }));
  const beside = foesOf(encounter, foe.event).flatMap(({ kind }) =>
    typeof kind === 'string' && FOE[kind].mix !== null ? [kind] : [],
  );
  for (const kind of new Set(beside)) yield fix('foe', { name, foe: kind }, put(encounter, at, kind));
};

const cleared =
  (what: 'selfWilled' | 'hunts' | 'missile' | 'noMissiles'): Mender =>
  ({ encounter, problem: { path } }) => [
    fix('clear', { what, of: null }, put(encounter, path, what === 'missile' ? null : false)),
  ];

/** Then nobody shoots. RUN-CEVENT-19 */
const disarmed: Mender = function* ({ encounter, problem: { path } }) {
  const foes = foesOf(encounter, Number(path[1])).map((foe) => ({ ...foe, missile: null }));
  yield fix('clear', { what: 'missiles', of: null }, put(encounter, [...path.slice(0, 3), 'foes'], foes));
};

/** The smallest fight is none any more; terrain earns nothing there then. RUN-CEVENT-01, RUN-TER-04 */
const fewerFights: Mender = function* ({ encounter }) {
  const fought = encounter.events
    .flatMap((event, e) => (event.combat?.foes.length ? [{ event, e }] : []))
    .toSorted((a, b) => tenthsOf(encounter, a.e) - tenthsOf(encounter, b.e));
  for (const { event, e } of fought)
    yield fix(
      'endFight',
      { name: event.title },
      put(encounter, ['events', e], { ...event, combat: null, claims: [] }),
    );
};
const tenthsOf = (encounter: Encounter, e: number): number =>
  foesOf(encounter, e).reduce((sum, foe) => {
    const kind = kindOf(encounter, foe);
    return sum + (kind ? opponentMix({ ...foe, kind }) : 0);
  }, 0);

const magicAt = (path: DocumentPath): DocumentPath => path.slice(0, 5);

const takeOutMagic: Mender = ({ encounter, problem: { path } }) => [
  fix('takeOutMagic', {}, without(encounter, magicAt(path))),
];

/** One of the goblins learns it. RUN-RULING-F38 */
const shaman: Mender = function* ({ encounter, problem: { path } }) {
  const event = Number(path[1]);
  const shamans = FOES.filter((foe) => FOE[foe].options.includes('goblinMagic'));
  for (const [i, foe] of foesOf(encounter, event).entries()) {
    const kind = kindOf(encounter, foe);
    if (!kind?.tags.includes('goblin') || kind.options.includes('goblinMagic')) continue;
    for (const to of shamans)
      yield fix(
        'foe',
        { name: foe.name, foe: to },
        put(encounter, ['events', event, 'combat', 'foes', i, 'kind'], to),
      );
  }
};

/** RUN-FOELIST-GOBLIN-SHAMAN.1 */
const MOST_MAGIC = 3;

/** Less of it, or one effect fewer. */
const lessMagic: Mender = function* ({ encounter, problem: { path } }) {
  const at = [...magicAt(path), 'effects'];
  const effects = valueAt(encounter, at) as readonly MagicEffect[];
  const over = magicPoints(effects) - MOST_MAGIC;
  for (const [i, { by }] of effects.entries())
    if (over > 0 && Math.abs(by) > over)
      yield* withNumber(encounter, [...at, i, 'by'], Math.sign(by) * (Math.abs(by) - over));
  if (effects.length > 1)
    for (const i of effects.keys()) yield fix('takeOutMagic', {}, without(encounter, [...at, i]));
};

/** The other way round: for goblins, against heroes. RUN-FOELIST-GOBLIN-SHAMAN.2 */
const turnedMagic: Mender = function* ({ encounter, problem: { path } }) {
  const at = [...magicAt(path), 'effects'];
  const effects = valueAt(encounter, at) as readonly MagicEffect[];
  for (const [i, { on, by }] of effects.entries())
    if (on === 'goblins' ? by < 0 : by > 0) yield* withNumber(encounter, [...at, i, 'by'], -by);
};

const missingFoes = ({ encounter, problem }: Where): boolean =>
  (eventAt(encounter, problem.path)?.value.combat?.foes.length ?? 0) > 1;

/** Never the last one: somebody must be fought. RUN-CEVENT-01 */
const takeOutUnlessLast: Mender = (where) => (missingFoes(where) ? takeOutFoe(where) : []);

export const FOE_MENDERS = {
  mix,
  mixOfSecond: mix,
  tooManyCombats: fewerFights,
  noOpponent: either(andMatched(another), andMatched(takeOutUnlessLast)),
  unknownCreature: either(andMatched(another), andMatched(takeOutUnlessLast)),
  terrifying: andMatched(weaker),
  maxThreat: andMatched(weaker),
  noWill: cleared('selfWilled'),
  noMissile: cleared('missile'),
  mayNotHunt: cleared('hunts'),
  notWithoutMissiles: either(disarmed, cleared('noMissiles')),
  magicWithoutShaman: either(first(2, andMatched(shaman)), takeOutMagic),
  magicTooStrong: either(lessMagic, takeOutMagic),
  magicForbidden: either(turnedMagic, lessMagic, takeOutMagic),
} as const satisfies Readonly<Record<string, Mender>>;
