// Events, names, and creatures of an encounter's own.

import { valueAt } from '@skald/kernel';
import type { Foe } from '../../../content/foes.ts';
import type { PowerKind } from '../../../content/powers.ts';
import type { Statistic } from '../../../content/threats.ts';
import type { Encounter } from '../schema.ts';
import { either, fix, type Mender, together } from './fix.ts';
import { freshName, put, without } from './places.ts';
import { unset } from './rolls.ts';

/** As many as there are too many, those in which least happens first. RUN-ENC-18 */
const fewerEvents: Mender = function* ({ encounter, problem: { params } }) {
  const over = encounter.events.length - Number(params.most);
  if (over <= 0) return;
  const rank = [...encounter.events.entries()].toSorted(
    ([a, one], [b, other]) => weight(one) - weight(other) || b - a,
  );
  for (let from = 0; from + over <= rank.length; from++) {
    const gone = rank.slice(from, from + over).map(([e]) => e);
    const steps = gone.flatMap((e) => {
      const event = encounter.events[e];
      return event ? [{ code: 'takeOut' as const, params: { name: event.title } }] : [];
    });
    const events = encounter.events.filter((_, e) => !gone.includes(e));
    yield* together(steps, { ...encounter, events });
  }
};

const FIGHT = 100;
const weight = ({ combat, elements }: Encounter['events'][number]): number =>
  (combat?.foes.length ? FIGHT : 0) + elements.length;

/** RUN-ENC-13 */
const underground: Mender = ({ encounter }) => [
  fix('hook', { hook: 'underground' }, put(encounter, ['hook'], 'underground')),
  fix('kind', { kind: 'cushion' }, put(encounter, ['kind'], 'cushion')),
];

const renamed: Mender = function* ({ encounter, problem: { path } }) {
  const from = valueAt(encounter, path);
  if (typeof from !== 'string') return;
  const to = freshName(encounter, from);
  yield fix('rename', { from, to }, put(encounter, path, to));
};

/** RUN-CEVENT-11 */
const forThese: Mender = ({ encounter, problem: { params } }) => {
  const heroes = Number(params.heroes);
  return [fix('heroes', { heroes }, put(encounter, ['group', 'heroes'], heroes))];
};

const takeOutPower: Mender = function* ({ encounter, problem: { path } }) {
  const power = valueAt(encounter, path) as PowerKind;
  yield fix('takeOutPower', { power }, without(encounter, path));
};

/** Those of the gallery instead: nobody would know the difference. RUN-CREATE-01 */
const fromGallery: Mender = function* ({ encounter, problem: { path, params } }) {
  const index = Number(path[1]);
  const foe = params.foe as Foe;
  const creature = encounter.creatures[index]?.name;
  if (creature === undefined) return;
  const kept = (kind: Encounter['events'][number]) => ({
    ...kind,
    combat: kind.combat && {
      ...kind.combat,
      foes: kind.combat.foes.map((one) =>
        typeof one.kind === 'string'
          ? one
          : one.kind.creature === index
            ? { ...one, kind: foe }
            : { ...one, kind: { creature: one.kind.creature - (one.kind.creature > index ? 1 : 0) } },
      ),
    },
  });
  yield fix(
    'gallery',
    { creature, foe },
    {
      ...encounter,
      creatures: encounter.creatures.filter((_, i) => i !== index),
      events: encounter.events.map(kept),
    },
  );
};

/** RUN-CREATE-09 */
const asUsual: Mender = function* ({ encounter, problem: { path } }) {
  const at = path.slice(0, -1);
  const { [path.at(-1) as Statistic]: _, ...adjust } = valueAt(encounter, at) as Record<Statistic, number>;
  yield fix('statistic', { statistic: path.at(-1) as Statistic }, put(encounter, at, adjust));
};

/** RUN-CREATE-02 */
const armed: Mender = ({ encounter, problem: { path } }) => [
  fix('armed', {}, put(encounter, [...path.slice(0, -1), 'weapon'], 'handheld')),
];

export const STRUCTURE_MENDERS = {
  events: fewerEvents,
  notUnderground: underground,
  idTwice: renamed,
  otherHeroes: forThese,
  mustStayAwake: unset('stunnable', false),
  powerTwice: takeOutPower,
  likeAnother: fromGallery,
  paysNothing: asUsual,
  clawsThatShoot: either(unset('missile', false), armed),
} as const satisfies Readonly<Record<string, Mender>>;
