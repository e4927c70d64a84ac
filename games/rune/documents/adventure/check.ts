// Whether an adventure has the encounters it must have, each in its place, and what is wrong with them. RUN-ADV

import type { Problem } from '@skald/kernel';
import { slotsOf } from '../../content/design/adventures.ts';
import { THREATS } from '../../content/threats.ts';
import { check as checkEncounter } from '../encounter/check/index.ts';
import { isBlank, spoken } from '../encounter/words.ts';
import { advice, problem } from './problem.ts';
import { type Adventure, type AdventureContext, contextOf } from './schema.ts';

export function check(adventure: Adventure, context: AdventureContext = {}): Problem[] {
  const given = contextOf(adventure, context);
  const players = given.heroes ?? adventure.group.heroes;
  const granted = new Set(given.waivers);
  const own = [
    ...order(adventure, players),
    ...runners(adventure, players),
    ...shares(adventure, players),
    ...hooks(adventure),
    ...villain(adventure),
    ...plot(adventure),
  ].map((one): Problem => (granted.has(one.code) ? { ...one, advice: true } : one));
  const found = [
    ...own,
    ...adventure.encounters.flatMap(({ encounter }, i) =>
      checkEncounter(encounter, given).map((one) => ({ ...one, ...within(one, i) })),
    ),
  ];
  return [...found.filter(({ advice: isAdvice }) => !isAdvice), ...found.filter(({ advice: is }) => is)];
}

/** Where it is, from the adventure's point of view. */
const within = ({ path, also }: Problem, i: number): Pick<Problem, 'path' | 'also'> => ({
  path: ['encounters', i, 'encounter', ...path],
  ...(also && { also: also.map((one) => ['encounters', i, 'encounter', ...one]) }),
});

/** RUN-ADV-02 to -05, RUN-RULING-R70 */
function order({ form, encounters }: Adventure, players: number): Problem[] {
  const slots = slotsOf(form, players);
  const rule =
    form === 'basic'
      ? 'RUN-ADV-05'
      : form === 'teaching'
        ? 'RUN-RULING-R70'
        : players < 3
          ? 'RUN-ADV-04'
          : 'RUN-ADV-03';
  return [
    ...(encounters.length === slots.length
      ? []
      : [
          problem('encounters', rule, ['encounters'], { encounters: encounters.length, right: slots.length }),
        ]),
    ...encounters.flatMap(({ encounter: { kind } }, i) => {
      const slot = slots[i];
      return slot === undefined || slot.kind === kind
        ? []
        : [
            problem('otherRole', 'RUN-ADV-02', ['encounters', i, 'encounter', 'kind'], {
              kind,
              right: slot.kind,
            }),
          ];
    }),
  ];
}

/** RUN-ADV-01, -03, -04 */
function runners({ form, encounters }: Adventure, players: number): Problem[] {
  const slots = slotsOf(form, players);
  return encounters.flatMap(({ runner, encounter: { kind } }, i) => {
    const at = ['encounters', i, 'runner'];
    if (runner === null) return [];
    if (runner >= players) return [problem('runnerNowhere', 'RUN-ENC-01', at, { players })];
    const right = slots[i]?.runner ?? runner;
    if (runner === right) return [];
    const isPlot = kind === 'setup' || kind === 'development' || kind === 'climax';
    return isPlot
      ? [problem('otherRunner', 'RUN-ADV-01', at, { runner: runner + 1, right: right + 1 })]
      : // In which order cushions are run is a custom; that everybody runs his share is not.
        [advice('otherRunner', 'RUN-ADV-03', at, { runner: runner + 1, right: right + 1 })];
  });
}

/** In any order, but over time as many each; where roles have runners they see to it. RUN-ENC-02 */
function shares({ form, encounters }: Adventure, players: number): Problem[] {
  if (form !== 'basic' || encounters.some(({ runner }) => runner === null || runner >= players)) return [];
  const counts = Array.from(
    { length: players },
    (_, player) => encounters.filter(({ runner }) => runner === player).length,
  );
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return most - least > 1 ? [advice('unevenShare', 'RUN-ENC-02', ['encounters'], { least, most })] : [];
}

/** Cushions share the setting; a set-up leads to it, and the rest of a plot may have reasons. RUN-ADV-02, -08, -10 */
const hooks = ({ form, hook, encounters }: Adventure): Problem[] =>
  form === 'basic'
    ? []
    : encounters.flatMap(({ encounter }, i) => {
        if (encounter.hook === hook || encounter.kind === 'setup') return [];
        const at = ['encounters', i, 'encounter', 'hook'];
        const params = { hook: encounter.hook, right: hook };
        return encounter.kind === 'cushion'
          ? [problem('otherHook', 'RUN-ADV-02', at, params)]
          : [advice('hookLeft', 'RUN-ADV-08', at, params)];
      });

/** Whoever has a number for a name, or shares it with another, is nobody in particular. */
const isOneOfMany = (name: string, all: readonly string[]): boolean =>
  /\d$/.test(name) || all.filter((other) => other === name).length > 1;

/** Whoever is the worst of the last battle. */
function villainOf({ encounters }: Adventure): string | null {
  const last = encounters.find(({ encounter }) => encounter.kind === 'climax')?.encounter;
  const foes = last?.events.findLast(({ combat }) => combat?.foes.length)?.combat?.foes ?? [];
  const worst = foes.toSorted((one, other) => THREATS.indexOf(one.threat) - THREATS.indexOf(other.threat))[0];
  const name = worst === undefined ? '' : spoken(worst.name);
  const all = foes.map((foe) => spoken(foe.name));
  return name === '' || isOneOfMany(name, all) ? null : name;
}

/** Before the last battle he is only told of: no rule would save him. RUN-ADV-11, -18 */
function villain(adventure: Adventure): Problem[] {
  const name = adventure.form === 'basic' ? null : villainOf(adventure);
  if (name === null) return [];
  return adventure.encounters.flatMap(({ encounter: { kind, events } }, i) =>
    kind !== 'setup' && kind !== 'development'
      ? []
      : events.flatMap(({ combat }, e) =>
          (combat?.foes ?? []).flatMap((foe, f) =>
            spoken(foe.name) === name
              ? [
                  advice('villainEarly', 'RUN-ADV-18', [
                    ...['encounters', i, 'encounter', 'events', e, 'combat', 'foes', f, 'name'],
                  ]),
                ]
              : [],
          ),
        ),
  );
}

const PARTS = {
  setup: 'RUN-ADV-10',
  development: 'RUN-ADV-11',
  climax: 'RUN-ADV-13',
  goal: 'RUN-ADV-10',
} as const;

const plot = ({ form, plot: parts }: Adventure): Problem[] =>
  form === 'basic'
    ? []
    : (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
        isBlank(parts[part]) ? [advice('noPlot', PARTS[part], ['plot', part], { part })] : [],
      );
