// What is done to an adventure: one step each. What it could not hold is not done.

import type { Language } from '@skald/text';
import { slotsOf } from '../../content/design/adventures.ts';
import { type Adventure, AdventureSchema } from '../../documents/adventure/schema.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import type { Words } from '../../documents/encounter/words.ts';

type Entry = Adventure['encounters'][number];

/** The one at a place goes to another, and those between move up. */
export function moved(adventure: Adventure, from: number, to: number): Adventure {
  const { encounters } = adventure;
  const entry = encounters[from];
  if (entry === undefined || to < 0 || to >= encounters.length) return adventure;
  return { ...adventure, encounters: encounters.toSpliced(from, 1).toSpliced(to, 0, entry) };
}

export const removed = (adventure: Adventure, at: number): Adventure => ({
  ...adventure,
  encounters: adventure.encounters.toSpliced(at, 1),
});

/** The same again, right after it. */
export const duplicated = (adventure: Adventure, at: number): Adventure => {
  const entry = adventure.encounters[at];
  return entry === undefined ? adventure : inserted(adventure, entry, at + 1);
};

const inserted = (adventure: Adventure, entry: Entry, at: number): Adventure =>
  held(adventure, { ...adventure, encounters: adventure.encounters.toSpliced(at, 0, entry) });

const held = (before: Adventure, after: Adventure): Adventure =>
  AdventureSchema.safeParse(after).success ? after : before;

/** At the end, in the role of its place, for those who will play. RUN-ADV-02 */
export function taken(adventure: Adventure, encounter: Encounter): Adventure {
  const at = adventure.encounters.length;
  const entry = { runner: null, encounter: { ...encounter, group: adventure.group } };
  return inserted(adventure, placed(adventure, entry, at), at);
}

export const withEmpty = (adventure: Adventure): Adventure => taken(adventure, ENCOUNTER_SAMPLES[0]);

export const withEntry = (adventure: Adventure, at: number, entry: Partial<Entry>): Adventure => ({
  ...adventure,
  encounters: adventure.encounters.map((one, i) => (i === at ? { ...one, ...entry } : one)),
});

/** Role, runner and setting as the order asks for them. RUN-ADV-01 to -05, -08 */
export const settled = (adventure: Adventure): Adventure => ({
  ...adventure,
  encounters: adventure.encounters.map((entry, i) => placed(adventure, entry, i)),
});

function placed({ form, group, hook }: Adventure, entry: Entry, at: number): Entry {
  const slot = slotsOf(form, group.heroes)[at];
  if (slot === undefined) return entry;
  const { kind } = slot;
  const { encounter } = entry;
  return {
    runner: slot.runner ?? entry.runner,
    encounter: { ...encounter, kind, hook: kind === 'cushion' ? hook : encounter.hook },
  };
}

/** What a reader of one language writes, where both are written. */
export const rewritten = (words: Words, language: Language, text: string): Words =>
  typeof words === 'string' ? text : { ...words, [language]: text };
