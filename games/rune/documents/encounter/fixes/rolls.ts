// Rolls that may not be asked for thus.

import { type DocumentPath, valueAt } from '@skald/kernel';
import { ABILITY, type Ability } from '../../../content/abilities.ts';
import { BEGINNERS_TYPES, DIFFICULTY, OPPOSED, type RollType } from '../../../content/design/rolls.ts';
import type { Method, PlainRoll, Roll } from '../roll-schema.ts';
import type { Element, Encounter } from '../schema.ts';
import { type Clearable, either, fix, type Mender, together } from './fix.ts';
import { intoFight } from './moves.ts';
import { toLimit } from './numbers.ts';
import { allElements, before, elementAt, freshName, put, without } from './places.ts';

/** A roll as plain as it comes: nothing about it costs or earns anything. */
const plainRoll = (
  encounter: Encounter,
  stem: string,
  ability: Ability,
  type: RollType = 'standard',
): PlainRoll => ({
  id: freshName(encounter, stem),
  methods: [methodBy(ability)],
  against: { kind: 'difficulty', difficulty: DIFFICULTY.free },
  type,
  direction: null,
  condition: null,
  action: false,
  withoutKit: false,
  defies: null,
  extra: 0,
  leadsTo: null,
  spot: null,
});

const methodBy = (ability: Ability): Method => {
  const { governing } = ABILITY[ability];
  return { ability, characteristic: governing.length > 1 ? (governing[0] ?? null) : null, second: null };
};

/** What is rolled most often against whatever strikes, and to find things. */
const AVOIDING: readonly Ability[] = ['dodge', 'awareness', 'jump'];
const FINDING: readonly Ability[] = ['awareness', 'lore', 'bravery'];

/** The element asks for a roll. */
const askedRoll = (abilities: readonly Ability[], type: RollType): Mender =>
  function* ({ encounter, problem: { path } }) {
    const element = elementAt(encounter, path);
    if (element === null) return;
    for (const ability of abilities) {
      const plain = plainRoll(encounter, `${element.value.id}-roll`, ability, type);
      const roll: Roll = { ...plain, serves: null, also: [], multiple: null };
      const { condition = null, ...rest } = element.value;
      yield fix(
        'roll',
        { ability, difficulty: DIFFICULTY.free },
        put(encounter, element.path, { ...rest, roll: { ...roll, condition } }),
      );
    }
  };
export const avoidingRoll = askedRoll(AVOIDING, 'standard');
export const findingRoll = askedRoll(FINDING, 'singular');

/** What the last part of a problem's path names is unset. */
export const unset =
  (what: Clearable, value: unknown = null): Mender =>
  ({ encounter, problem: { path } }) => [fix('clear', { what, of: null }, put(encounter, path, value))];

const rollAt = (encounter: Encounter, path: DocumentPath): PlainRoll => valueAt(encounter, path) as PlainRoll;

/** Another type for the roll that a path leads into; how it stood to marching order goes with it. */
export const typed = (key: string, ...types: readonly RollType[]): Mender =>
  function* ({ encounter, problem: { path } }) {
    const at = before(path, key);
    for (const type of types)
      if (rollAt(encounter, at)?.type !== type)
        yield fix(
          'type',
          { type, of: null },
          put(encounter, at, { ...rollAt(encounter, at), type, direction: null }),
        );
  };

const method: Mender = function* ({ encounter, problem: { path } }) {
  const at = before(path, 'methods');
  const { methods } = rollAt(encounter, at);
  if (path.at(-1) !== 'methods') {
    if (methods.length > 1) yield fix('takeOutMethod', { ability: null }, without(encounter, path));
    for (const ability of AVOIDING)
      yield fix('ability', { ability }, put(encounter, path, methodBy(ability)));
    return;
  }
  for (const ability of AVOIDING)
    yield fix('ability', { ability }, put(encounter, path, [methodBy(ability)]));
};

const characteristic: Mender = function* ({ encounter, problem: { path, params } }) {
  for (const name of ABILITY[params.ability as Ability].governing)
    if (name !== null) yield fix('characteristic', { characteristic: name }, put(encounter, path, name));
};

/** The last are the least missed. RUN-DIF-95 */
const fewerMethods: Mender = function* ({ encounter, problem: { path, params } }) {
  const methods = valueAt(encounter, path) as readonly Method[];
  const over = methods.length - Number(params.most);
  for (let last = methods.length; last >= over; last--) {
    const gone = methods.slice(last - over, last);
    yield* together(
      gone.map(({ ability }) => ({
        code: 'takeOutMethod' as const,
        params: { ability },
      })),
      put(
        encounter,
        path,
        methods.filter((one) => !gone.includes(one)),
      ),
    );
  }
};

const direction: Mender = ({ encounter, problem: { path } }) =>
  (['rear', 'front'] as const).map((one) => fix('direction', { direction: one }, put(encounter, path, one)));

const exposure: Mender = ({ encounter, problem: { path } }) =>
  (['remains', 'first'] as const).map((one) => fix('exposure', { exposure: one }, put(encounter, path, one)));

/** It is met in any case, and a roll has its condition elsewhere than what comes by itself. RUN-COND-02 */
const unconditional: Mender = function* ({ encounter, problem: { path } }) {
  const element = elementAt(encounter, path);
  if (element === null) return;
  const { condition: _, ...rest } = element.value;
  const roll = rest.roll && { ...rest.roll, condition: null };
  yield fix('clear', { what: 'condition', of: null }, put(encounter, element.path, { ...rest, roll }));
};

/** Nothing leads there by force. */
const chosen: Mender = function* ({ encounter, problem: { path } }) {
  const forced = elementAt(encounter, path)?.value.id;
  let made = encounter;
  for (const { value, path: at } of allElements(encounter))
    if (value.roll !== null) made = put(made, [...at, 'roll'], unled(value.roll, forced));
  yield fix('clear', { what: 'leadsTo', of: null }, made);
};
const unled = (roll: Roll, to: string | undefined): Roll => ({
  ...roll,
  leadsTo: roll.leadsTo === to ? null : roll.leadsTo,
  also: roll.also.map((one) => ({ ...one, leadsTo: one.leadsTo === to ? null : one.leadsTo })),
});

/** RUN-DIF-101 */
const oneAction: Mender = ({ encounter, problem: { path } }) => {
  const at = before(path, 'also');
  const roll = valueAt(encounter, at) as Roll;
  const keeps = [roll, ...roll.also].findIndex(({ action }) => action);
  const also = roll.also.map((one, i) => ({ ...one, action: i + 1 === keeps }));
  return [fix('clear', { what: 'action', of: null }, put(encounter, [...at, 'also'], also))];
};

/** With another Ability, or not at all. RUN-DIF-100 */
const otherAbility: Mender = function* ({ encounter, problem: { path } }) {
  const at = before(path, 'also');
  const roll = valueAt(encounter, at) as Roll;
  const named = [roll, ...roll.also].map(({ methods }) => methods[0]?.ability ?? null);
  const twice = named.findIndex((ability, i) => ability !== null && named.indexOf(ability) < i) - 1;
  if (twice < 0) return;
  for (const ability of [...AVOIDING, ...FINDING].filter((one) => !named.includes(one)).slice(0, 2))
    yield fix('ability', { ability }, put(encounter, [...path, twice, 'methods'], [methodBy(ability)]));
  yield fix('takeOutRoll', { ability: named[twice + 1] ?? null }, without(encounter, [...path, twice]));
};

/** Another trap of this encounter, or nowhere. RUN-DIF-130 */
const elsewhere: Mender = function* ({ encounter, problem: { path } }) {
  yield fix('clear', { what: 'leadsTo', of: null }, put(encounter, path, null));
  const own = elementAt(encounter, path)?.value;
  for (const { value } of allElements(encounter))
    if (value !== own && value.effects.length > 0)
      yield fix('pointTo', { name: value.name }, put(encounter, path, value.id));
};

const noBeginners: Mender = ({ encounter }) => [
  fix('clear', { what: 'beginner', of: null }, put(encounter, ['beginner'], false)),
];

/** What it is many rolls of stays one. */
const single: Mender = ({ encounter, problem: { path } }) => [
  fix(
    'clear',
    { what: 'multiple', of: null },
    put(encounter, [...before(path, 'multiple'), 'multiple'], null),
  ),
];

const noTrapAtEnd: Mender = function* ({ encounter, problem: { path } }) {
  const at = [...path.slice(0, -1), 'trapAtEnd'];
  if (valueAt(encounter, at) === true)
    yield fix('clear', { what: 'trapAtEnd', of: null }, put(encounter, at, false));
};

/** By which what goes on is ended. */
const ENDING: readonly Ability[] = ['traps', 'bravery'];

/** RUN-DIF-56 */
const ending: Mender = function* ({ encounter, problem: { path } }) {
  for (const ability of ENDING)
    yield fix(
      'end',
      { ability, difficulty: DIFFICULTY.free },
      put(encounter, path, plainRoll(encounter, 'ending', ability, 'singular')),
    );
};

/** RUN-TRAP-27, -58: what is shot again and again is ended where its own words stand. */
const stopped: Mender = function* ({ encounter, problem: { path } }) {
  const at = path.includes('repeats') ? path.slice(0, -1) : path;
  for (const ability of ENDING) {
    const roll = { ...plainRoll(encounter, 'ending', ability, 'rush'), also: [] };
    yield fix(
      'end',
      { ability, difficulty: DIFFICULTY.free },
      put(encounter, at, { roll, countdown: null, how: '' }),
    );
  }
};

const once: Mender = function* ({ encounter, problem: { path } }) {
  if (path.includes('repeats')) {
    yield fix('clear', { what: 'repeats', of: null }, put(encounter, path.slice(0, -1), null));
    return;
  }
  const effect = valueAt(encounter, path.slice(0, -1));
  if (typeof effect === 'object' && effect !== null && 'over' in effect)
    yield fix('once', {}, put(encounter, path.slice(0, -1), { ...effect, over: 'once', end: null }));
};

/** Somebody who rolls against the hero. RUN-DIF-80 */
const opposed: Mender = ({ encounter, problem: { path } }) => [
  fix(
    'opposed',
    { bonus: OPPOSED.free },
    put(encounter, [...before(path, 'multiple'), 'against'], {
      kind: 'opposed',
      bonus: OPPOSED.free,
      opponent: '',
    }),
  ),
];

/** A Difficulty that one rolls against. RUN-HAZ-AMBUSH-04, RUN-GAIN-31 */
export const againstDifficulty = (abilities: readonly Ability[], type: RollType): Mender =>
  function* (where) {
    const { encounter, problem } = where;
    const element = elementAt(encounter, problem.path);
    const roll: Element['roll'] = element?.value.roll ?? null;
    if (element === null || roll === null) {
      yield* askedRoll(abilities, type)(where);
      return;
    }
    const { against } = roll;
    if (against.kind === 'difficulty') {
      const at = [...element.path, 'roll', 'against', 'difficulty'];
      yield* toLimit({ ...where, problem: { ...problem, path: at } });
      return;
    }
    const methods = roll.methods.length > 0 ? roll.methods : abilities.slice(0, 1).map(methodBy);
    const made: Roll = { ...roll, methods, against: { kind: 'difficulty', difficulty: DIFFICULTY.free } };
    const ability = methods[0]?.ability ?? 'awareness';
    yield fix(
      'roll',
      { ability, difficulty: DIFFICULTY.free },
      put(encounter, [...element.path, 'roll'], made),
    );
  };

/** Whoever lies in ambush rolls Stealth against a Difficulty. RUN-HAZ-AMBUSH-03 */
export const byStealth: Mender = function* (where) {
  const element = elementAt(where.encounter, where.problem.path);
  const roll: Element['roll'] = element?.value.roll ?? null;
  if (element === null || roll === null) {
    yield* askedRoll(['stealth'], 'weakLink')(where);
    return;
  }
  const difficulty = roll.against.kind === 'difficulty' ? roll.against.difficulty : DIFFICULTY.free;
  const made: Roll = {
    ...roll,
    methods: [methodBy('stealth')],
    against: { kind: 'difficulty', difficulty },
  };
  yield fix(
    'roll',
    { ability: 'stealth', difficulty },
    put(where.encounter, [...element.path, 'roll'], made),
  );
};

export const ROLL_MENDERS = {
  noMethod: method,
  characteristicNotNamed: characteristic,
  tooManyMethods: fewerMethods,
  noDirection: direction,
  noExposure: exposure,
  forced: either(unconditional, chosen),
  actionOutsideCombat: either(unset('action', false), intoFight),
  noKitAnyway: unset('withoutKit', false),
  actionsAtOnce: oneAction,
  sameAbilityAtOnce: otherAbility,
  leadsNowhere: elsewhere,
  notForBeginners: either(typed('type', ...BEGINNERS_TYPES.slice(0, 2)), noBeginners),
  sinkOutsideCombat: either(intoFight, single),
  sinkSuccesses: either(toLimit, noTrapAtEnd),
  noEnding: either(ending, single),
  enduranceType: either(typed('multiple', 'standard', 'singular'), single),
  countdownType: either(typed('multiple', 'standard', 'singular'), single),
  scoreboardNotOpposed: either(opposed, single),
  extraRollsType: either(unset('extra', 0), typed('extra', 'standard')),
  noStop: either(stopped, once),
} as const satisfies Readonly<Record<string, Mender>>;
