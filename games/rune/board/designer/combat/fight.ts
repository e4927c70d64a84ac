// What is done to the fight of an event on its form: one step each, and nothing that the document could not hold.

import { FOE } from '../../../content/foes.ts';
import type { Magic, MagicEffect } from '../../../content/powers.ts';
import { THREATS, type Threat } from '../../../content/threats.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import type { Encounter, EncounterEvent, FoeEntry } from '../../../documents/encounter/schema.ts';
import type { Words } from '../../../documents/encounter/words.ts';
import { numberedName, typeWords } from '../../../text/designer/combat.ts';
import { said } from '../../../text/encounter.ts';
import { type Fresh, freshIds } from '../forms/ids.ts';
import { type FoeGroup, regrouped } from './groups.ts';

export type Combat = NonNullable<EncounterEvent['combat']>;
export type Kind = FoeEntry['kind'];
type Creatures = Pick<Encounter, 'creatures'>;

const MOST_FOES = 60;
/** How many more there can be. */
export const roomFor = (foes: readonly FoeEntry[]): number => MOST_FOES - foes.length;

export const NO_FOES: Combat = { foes: [], magic: [], noMissiles: false, mustHunt: false, tactics: '' };

/** So many of a type in a category, behind all others. RUN-CEVENT-02, -08, -12 */
export function withNew(
  foes: readonly FoeEntry[],
  { kind, threat, count }: { kind: Kind; threat: Threat; count: number },
  encounter: Encounter,
): FoeEntry[] {
  const fresh = freshIds(encounter);
  const names = namesBeside(foes);
  const many = Math.min(count, roomFor(foes));
  return [
    ...foes,
    ...Array.from(
      { length: Math.max(0, many) },
      (): FoeEntry => ({
        id: fresh('foe'),
        name: names(typeWords(kind, encounter), many > 1 ? 1 : 0),
        kind,
        threat,
        adjust: 'type',
        selfWilled: false,
        hunts: false,
        missile: null,
        start: null,
        holds: null,
      }),
    ),
  ];
}

/** More of a group are like its last one, but stand where there is room and hold nobody; fewer lose the last. */
export function withCount(
  foes: readonly FoeEntry[],
  group: FoeGroup,
  count: number,
  encounter: Encounter,
): FoeEntry[] {
  const last = group.foes.at(-1);
  if (last === undefined || count < 1) return [...foes];
  const fresh = freshIds(encounter);
  const names = namesBeside(foes);
  const more = Math.min(count - group.foes.length, roomFor(foes));
  return regrouped(foes, group, [
    ...group.foes.slice(0, count),
    ...Array.from({ length: Math.max(0, more) }, () => copyOf(last, fresh, names(last.name, 2))),
  ]);
}

const copyOf = (foe: FoeEntry, fresh: Fresh, name: Words): FoeEntry => ({
  ...foe,
  id: fresh('foe'),
  name,
  start: null,
  holds: null,
});

/** The whole group once more, behind it. */
export function withCopy(foes: readonly FoeEntry[], group: FoeGroup, encounter: Encounter): FoeEntry[] {
  const fresh = freshIds(encounter);
  const names = namesBeside(foes);
  const copies = group.foes.slice(0, roomFor(foes)).map((foe) => copyOf(foe, fresh, names(foe.name, 2)));
  return regrouped(foes, group, [...group.foes, ...copies]);
}

/** The same for each of a group. */
export const withEach = (
  foes: readonly FoeEntry[],
  group: FoeGroup,
  change: Partial<Pick<FoeEntry, 'threat' | 'adjust' | 'missile'>>,
): FoeEntry[] =>
  regrouped(
    foes,
    group,
    group.foes.map((foe) => ({ ...foe, ...change })),
  );

/** Of another type: what that one cannot do falls away, and whoever was named by his type is renamed. RUN-CEVENT-13, -18 */
export function withKind(
  foes: readonly FoeEntry[],
  group: FoeGroup,
  kind: Kind,
  encounter: Encounter,
): FoeEntry[] {
  const others = foes.filter((foe) => !group.foes.includes(foe));
  const own = group.foes.filter((foe) => !isNamedByType(foe, encounter));
  const names = namesBeside([...others, ...own]);
  const many = group.foes.length > 1;
  return regrouped(
    foes,
    group,
    group.foes.map((foe) => ({
      ...fitting({ ...foe, kind }, encounter),
      name: own.includes(foe) ? foe.name : names(typeWords(kind, encounter), many ? 1 : 0),
    })),
  );
}

function fitting(foe: FoeEntry, encounter: Creatures): FoeEntry {
  const kind = kindOf(encounter, foe);
  if (kind === undefined) return foe;
  return {
    ...foe,
    threat: lowerOf(foe.threat, kind.maxThreat),
    missile: kind.missile ? foe.missile : null,
    selfWilled: foe.selfWilled && kind.maySelfWill,
    hunts: foe.hunts && kind.options.includes('hunting'),
    holds: kind.temper === 'crafty' ? foe.holds : null,
  };
}

const lowerOf = (one: Threat, other: Threat): Threat =>
  THREATS.indexOf(one) < THREATS.indexOf(other) ? other : one;

/** As high as heroes are, unless its type is lower. RUN-CEVENT-13 */
export const usualThreat = (kind: Kind, encounter: Creatures): Threat =>
  lowerOf(
    'equal',
    (typeof kind === 'string' ? FOE[kind] : encounter.creatures[kind.creature])?.maxThreat ?? 'equal',
  );

/** RUN-CEVENT-21, RUN-RULING-F27: by hand one begins with what the type has. */
export function withAdjust(
  foes: readonly FoeEntry[],
  group: FoeGroup,
  how: 'type' | 'none' | 'own',
  encounter: Creatures,
): FoeEntry[] {
  const [first] = group.foes;
  if (first === undefined) return [...foes];
  const own =
    typeof first.adjust === 'object'
      ? first.adjust
      : first.adjust === 'none'
        ? {}
        : { ...kindOf(encounter, first)?.adjust };
  return withEach(foes, group, { adjust: how === 'own' ? own : how });
}

/** A name with a number that nobody bears yet; from 0 on the plain name will do, if it is free. */
function namesBeside(foes: readonly FoeEntry[]): (name: Words, from: number) => Words {
  const taken = new Set(foes.map(({ name }) => said(name, 'en')));
  return (name, from) => {
    let number = from;
    while (taken.has(said(numberedName(name, number), 'en'))) number = Math.max(2, number + 1);
    const free = numberedName(name, number);
    taken.add(said(free, 'en'));
    return free;
  };
}

const isNamedByType = ({ name, kind }: FoeEntry, encounter: Creatures): boolean =>
  said(numberedName(name, 0), 'en') === said(typeWords(kind, encounter), 'en');

const MOST_MAGIC = 8;
const MOST_EFFECTS = 3;
export const mayHaveMagic = ({ magic }: Combat): boolean => magic.length < MOST_MAGIC;
export const mayHaveMagicEffect = ({ effects }: Magic): boolean => effects.length < MOST_EFFECTS;

/** The cheapest that is allowed. RUN-FOELIST-GOBLIN-SHAMAN.4 */
const FIRST_EFFECT: MagicEffect = { score: 'atk', on: 'goblins', by: 1 };
export const withMagic = (combat: Combat): Combat =>
  mayHaveMagic(combat)
    ? { ...combat, magic: [...combat.magic, { from: 'chant', effects: [FIRST_EFFECT] }] }
    : combat;

export const withMagicEffect = (magic: Magic): Magic =>
  mayHaveMagicEffect(magic) ? { ...magic, effects: [...magic.effects, FIRST_EFFECT] } : magic;

/** Goblins are helped, all others hampered. RUN-FOELIST-GOBLIN-SHAMAN.2 */
export const magicOn = (
  effect: MagicEffect,
  on: MagicEffect['on'],
  by = Math.abs(effect.by),
): MagicEffect => ({
  ...effect,
  on,
  by: on === 'goblins' ? by : -by,
});
