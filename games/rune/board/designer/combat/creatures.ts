// What is done to the own creatures of an encounter, and to one of them. Foes know theirs by its place in the list.

import type { Statistic } from '../../../content/threats.ts';
import type { Creature } from '../../../documents/creature/schema.ts';
import type { Encounter, EncounterEvent } from '../../../documents/encounter/schema.ts';
import { withFoesLeft } from '../../../rules/refitting.ts';
import { toggled } from '../forms/edits.ts';

const MOST_CREATURES = 8;
export const mayHaveCreature = ({ creatures }: Encounter): boolean => creatures.length < MOST_CREATURES;

export const withCreature = (encounter: Encounter, creature: Creature): Encounter =>
  mayHaveCreature(encounter) ? { ...encounter, creatures: [...encounter.creatures, creature] } : encounter;

/** Once more, behind itself: whoever was of one that comes later still is. */
export function withCopyOfCreature(encounter: Encounter, at: number): Encounter {
  const creature = encounter.creatures[at];
  if (creature === undefined || !mayHaveCreature(encounter)) return encounter;
  return renumbered(
    { ...encounter, creatures: encounter.creatures.toSpliced(at + 1, 0, copyOf(creature)) },
    (place) => (place > at ? place + 1 : place),
  );
}

const LONGEST_NAME = 40;
const copyOf = (creature: Creature): Creature => {
  const [, base = creature.name, number = '1'] = /^(.*?)(?: (\d+))?$/.exec(creature.name) ?? [];
  const ending = ` ${Number(number) + 1}`;
  return { ...creature, name: base.slice(0, LONGEST_NAME - ending.length) + ending };
};

/** Without it, and without the foes that were of its kind. RUN-CEVENT-12 */
export function withoutCreature(encounter: Encounter, at: number): Encounter {
  if (encounter.creatures[at] === undefined) return encounter;
  const left = withFoesLeft(
    withFoes(encounter, ({ foes }) =>
      foes.filter(({ kind }) => typeof kind === 'string' || kind.creature !== at),
    ),
  );
  return renumbered({ ...left, creatures: encounter.creatures.toSpliced(at, 1) }, (place) =>
    place > at ? place - 1 : place,
  );
}

/** How many foes are of its kind. */
export const countOf = ({ events }: Encounter, at: number): number =>
  events.reduce(
    (sum, { combat }) =>
      sum + (combat?.foes.filter(({ kind }) => typeof kind === 'object' && kind.creature === at).length ?? 0),
    0,
  );

const renumbered = (encounter: Encounter, to: (place: number) => number): Encounter =>
  withFoes(encounter, ({ foes }) =>
    foes.map((foe) =>
      typeof foe.kind === 'string' ? foe : { ...foe, kind: { creature: to(foe.kind.creature) } },
    ),
  );

type Combat = NonNullable<EncounterEvent['combat']>;

const withFoes = (encounter: Encounter, foesOf: (combat: Combat) => Combat['foes']): Encounter => ({
  ...encounter,
  events: encounter.events.map((event) =>
    event.combat === null ? event : { ...event, combat: { ...event.combat, foes: foesOf(event.combat) } },
  ),
});

/** What differs by nothing is not written down. RUN-CREATE-06 */
export function withCreatureAdjust(creature: Creature, name: Statistic, by: number): Creature {
  const { [name]: _, ...others } = creature.adjust;
  return { ...creature, adjust: by === 0 ? others : { ...others, [name]: by } };
}

type Power = Creature['powers'][number];
type Tag = Creature['tags'][number];

/** Once is enough. RUN-RULING-F27 */
export const withPower = (creature: Creature, power: Power, on: boolean): Creature =>
  awake({ ...creature, powers: toggled(creature.powers, power, on) });

export const withTag = (creature: Creature, tag: Tag, on: boolean): Creature =>
  awake({ ...creature, tags: toggled(creature.tags, tag, on) });

/** The dead and the made are never knocked out. RUN-CREATE-03 */
const awake = (creature: Creature): Creature =>
  creature.powers.includes('undead') || creature.tags.some((tag) => tag === 'undead' || tag === 'craftwerk')
    ? { ...creature, stunnable: false }
    : creature;
