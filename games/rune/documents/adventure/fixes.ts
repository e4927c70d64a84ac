// The nearest legal fix for a problem of an adventure: its own are mended here, those of an encounter by the encounter's
// menders. None is offered that has not been tried on the whole.

import type { DocumentPath, Problem } from '@skald/kernel';
import { type Slot, slotsOf } from '../../content/design/adventures.ts';
import type { EncounterKind } from '../../content/design/budget.ts';
import { type Fix, fixesFor } from '../encounter/fixes/index.ts';
import type { Encounter } from '../encounter/schema.ts';
import { check } from './check.ts';
import { type Adventure, contextOf } from './schema.ts';

/** What only an adventure can be mended by; the rest is said as encounters say it. */
export interface OwnMendings {
  /** Whoever is so and so many at the table runs it. */
  runner: { readonly player: number };
  /** Everybody runs one after the other. */
  inTurn: Record<never, never>;
  /** Whoever asks has as many encounters made as are missing, of these kinds. */
  generate: { readonly kinds: readonly EncounterKind[] };
}
type OwnMending = {
  readonly [Code in keyof OwnMendings]: { readonly code: Code; readonly params: OwnMendings[Code] };
}[keyof OwnMendings];

export type AdventureFix = (OwnMending | Omit<Fix, 'document'>) & { readonly document: Adventure };

/** One that is legal in this place, for those who will play; the words are not made here. */
export type MakeEncounter = (adventure: Adventure, slot: Slot, seed: number) => Encounter;

const MOST_FIXES = 3;

export function adventureFixesFor(
  adventure: Adventure,
  problem: Problem,
  make: MakeEncounter,
): readonly AdventureFix[] {
  const found = check(adventure);
  const tried = [...waysFor(adventure, problem, make)].map((fix) => ({ fix, left: check(fix.document) }));
  return tried
    .filter(({ left }) => alike(left, problem) < alike(found, problem) && breaches(left) <= breaches(found))
    .toSorted((one, other) => breaches(one.left) - breaches(other.left))
    .slice(0, MOST_FIXES)
    .map(({ fix }) => fix);
}

const breaches = (problems: readonly Problem[]): number => problems.filter(({ advice }) => !advice).length;

/** How many are as this one is, in the same encounter. What a group has agreed to is gone. RUN-RULING-T60 */
const alike = (problems: readonly Problem[], { code, path, advice }: Problem): number =>
  problems.filter(
    (one) => one.code === code && one.path[1] === path[1] && (advice === true || one.advice !== true),
  ).length;

function* waysFor(adventure: Adventure, problem: Problem, make: MakeEncounter): Iterable<AdventureFix> {
  const own = OWN[problem.code];
  if (own !== undefined) yield* own(adventure, problem, make);
  else yield* ofEncounter(adventure, problem);
}

/** RUN-RULING-T60 */
function* ofEncounter(adventure: Adventure, problem: Problem): Iterable<AdventureFix> {
  const [, i, , ...path] = problem.path;
  const entry = typeof i === 'number' ? adventure.encounters[i] : undefined;
  if (entry === undefined) return;
  const inside = { ...problem, path };
  for (const { document, ...fix } of fixesFor(entry.encounter, inside, contextOf(adventure)))
    yield { ...fix, document: withEncounter(adventure, problem.path, document) };
}

const withEncounter = (adventure: Adventure, [, i]: DocumentPath, encounter: Encounter): Adventure => ({
  ...adventure,
  encounters: adventure.encounters.map((entry, at) => (at === i ? { ...entry, encounter } : entry)),
});

const withRunner = (adventure: Adventure, [, i]: DocumentPath, runner: number | null): Adventure => ({
  ...adventure,
  encounters: adventure.encounters.map((entry, at) => (at === i ? { ...entry, runner } : entry)),
});

type Own = (adventure: Adventure, problem: Problem, make: MakeEncounter) => Iterable<AdventureFix>;

const granted: Own = (adventure, { code }) => [
  { code: 'grant', params: {}, document: { ...adventure, waivers: [...adventure.waivers, code] } },
];

/** As many as are missing are made; as many as are too many go, the last first, or those whose place is another. RUN-ADV-03 to -05 */
const asMany: Own = function* (adventure, problem, make) {
  const slots = slotsOf(adventure.form, adventure.group.heroes);
  const { encounters } = adventure;
  const missing = slots.slice(encounters.length);
  if (missing.length > 0) {
    const made = missing.map((slot, n) => ({
      runner: slot.runner,
      encounter: make(adventure, slot, encounters.length + n),
    }));
    yield {
      code: 'generate',
      params: { kinds: missing.map(({ kind }) => kind) },
      document: { ...adventure, encounters: [...encounters, ...made] },
    };
  } else if (encounters.length === slots.length + 1)
    for (const [at, { encounter }] of [...encounters.entries()].reverse())
      yield {
        code: 'takeOut',
        params: { name: encounter.name },
        document: { ...adventure, encounters: encounters.toSpliced(at, 1) },
      };
  else if (encounters.length > slots.length)
    yield {
      code: 'takeOut',
      params: { name: encounters.at(-1)?.encounter.name ?? '' },
      further: encounters
        .slice(slots.length, -1)
        .reverse()
        .map(({ encounter: { name } }) => ({ code: 'takeOut', params: { name } })),
      document: { ...adventure, encounters: encounters.slice(0, slots.length) },
    };
  yield* granted(adventure, problem, make);
};

/** RUN-ADV-02 */
const itsRole: Own = function* (adventure, problem, make) {
  const kind = problem.params.right as EncounterKind;
  const entry = adventure.encounters[Number(problem.path[1])];
  if (entry === undefined) return;
  yield {
    code: 'kind',
    params: { kind },
    document: withEncounter(adventure, problem.path, { ...entry.encounter, kind }),
  };
  yield* granted(adventure, problem, make);
};

/** RUN-ADV-02, -08 */
const itsSetting: Own = function* (adventure, problem, make) {
  const { hook } = adventure;
  const entry = adventure.encounters[Number(problem.path[1])];
  if (entry === undefined) return;
  yield {
    code: 'hook',
    params: { hook },
    document: withEncounter(adventure, problem.path, { ...entry.encounter, hook }),
  };
  yield* granted(adventure, problem, make);
};

/** RUN-ADV-01, -03 */
const itsRunner: Own = function* (adventure, problem) {
  const right = slotsOf(adventure.form, adventure.group.heroes)[Number(problem.path[1])]?.runner;
  const fewest = right ?? leastBusy(adventure);
  yield {
    code: 'runner',
    params: { player: fewest + 1 },
    document: withRunner(adventure, problem.path, fewest),
  };
};

/** Who runs fewest yet. RUN-ENC-02 */
function leastBusy({ encounters, group }: Adventure): number {
  const counts = Array.from(
    { length: group.heroes },
    (_, player) => encounters.filter(({ runner }) => runner === player).length,
  );
  return counts.indexOf(Math.min(...counts));
}

/** RUN-ENC-02 */
const inTurn: Own = (adventure) => [
  {
    code: 'inTurn',
    params: {},
    document: {
      ...adventure,
      encounters: adventure.encounters.map((entry, i) => ({ ...entry, runner: i % adventure.group.heroes })),
    },
  },
];

/** The rest of what an adventure says needs words, and only its plotter has them. */
const OWN: Readonly<Record<string, Own>> = {
  encounters: asMany,
  otherRole: itsRole,
  otherHook: itsSetting,
  hookLeft: itsSetting,
  otherRunner: itsRunner,
  runnerNowhere: itsRunner,
  unevenShare: inTurn,
  villainEarly: () => [],
  noPlot: () => [],
};
