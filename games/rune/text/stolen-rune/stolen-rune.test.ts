import { readFileSync } from 'node:fs';
import type { Language, Named } from '@skald/text';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ADVENTURE, TALE } from './index.ts';
import type { EncounterTale } from './tale.ts';

type Field = keyof EncounterTale['events'][string] | keyof EncounterTale['elements'][string];

/** Characters that a document has room for. */
const ROOM: Readonly<Record<Field | 'foe' | 'tactics' | 'concept', number>> = {
  title: 80,
  name: 80,
  foe: 60,
  location: 120,
  summary: 300,
  how: 300,
  trigger: 300,
  tactics: 1000,
  concept: 1000,
  narration: 4000,
  inspection: 4000,
  background: 4000,
};

/** Words that can be read aloud, or read at all, before somebody interrupts. */
const BREATH = { narration: [60, 150], inspection: [20, 70], background: [30, 90] } as const;

interface Told {
  readonly at: string;
  readonly field: keyof typeof ROOM;
  readonly text: Named;
}

const told = (at: string, fields: object): Told[] =>
  Object.entries(fields).map(([field, text]) => ({ at: `${at} ${field}`, field: field as Field, text }));

function allOf(key: string, tale: EncounterTale): Told[] {
  const named = (record: Readonly<Record<string, Named>>, field: 'foe' | 'tactics'): Told[] =>
    Object.entries(record).map(([id, text]) => ({ at: `${key} ${id}`, field, text }));
  return [
    { at: key, field: 'name', text: tale.name },
    { at: key, field: 'concept', text: tale.concept },
    ...Object.entries(tale.events).flatMap(([id, event]) => told(`${key} ${id}`, event)),
    ...Object.entries(tale.elements).flatMap(([id, element]) => told(`${key} ${id}`, element)),
    ...named(tale.foes, 'foe'),
    ...named(tale.tactics ?? {}, 'tactics'),
  ];
}

const TALES: readonly (readonly [string, EncounterTale])[] = Object.entries(TALE);
const ALL: readonly Told[] = [
  ...TALES.flatMap(([key, tale]) => allOf(key, tale)),
  { at: 'adventure', field: 'name', text: ADVENTURE.name },
  { at: 'adventure', field: 'concept', text: ADVENTURE.outline },
];
const wordsIn = (text: string): number => text.split(/\s+/).length;
const badly = (is: (text: string, told: Told) => boolean, language: Language): string[] =>
  ALL.filter((one) => is(one.text[language], one)).map(({ at }) => at);

describe.each(LANGUAGES)('the tale in %s', (language) => {
  it('has neither a blank nor more than there is room for', () => {
    expect(badly((text) => text.trim() === '' || text !== text.trim(), language)).toEqual([]);
    expect(badly((text, { field }) => text.length > ROOM[field], language)).toEqual([]);
  });

  it('is set as print: no typewriter quotes, no double blanks, an end to every sentence', () => {
    expect(badly((text) => /["']| {2}|\.\.\.| - /.test(text), language)).toEqual([]);
    const isSentence = (field: string): boolean => !['title', 'name', 'foe', 'location'].includes(field);
    expect(badly((text, { field }) => isSentence(field) !== /[.?!][”“]?$/.test(text), language)).toEqual([]);
  });

  it('closes the quotes of its own language', () => {
    const [open, close, foreign] = language === 'de' ? ['„', '“', '”'] : ['“', '”', '„'];
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    expect(
      badly((text) => text.includes(foreign) || count(text, open) !== count(text, close), language),
    ).toEqual([]);
  });

  it('[RUN-STOLEN-00d] has a narration to be read aloud, a closer inspection and a background to every event', () => {
    const found = TALES.flatMap(([key, { events }]) =>
      Object.entries(events).flatMap(([id, event]) =>
        (['narration', 'inspection', 'background'] as const).flatMap((field) => {
          const [least, most] = BREATH[field];
          const words = wordsIn(event[field][language]);
          return words < least || words > most ? [`${key} ${id} ${field}: ${words}`] : [];
        }),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the tale', () => {
  it('is told in two languages', () => {
    const alike = ALL.filter(({ field, text }) => field !== 'foe' && text.en === text.de);
    expect(alike.map(({ at }) => at)).toEqual([]);
  });

  it('has no sentence twice', () => {
    for (const language of LANGUAGES) {
      const long = ALL.filter(({ field }) => !['trigger', 'foe', 'how'].includes(field));
      const texts = long.map(({ text }) => text[language]);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    }
  });
});

const ledger = readFileSync(
  new URL('../../../../docs/rules/rune-7-stolen-rune.md', import.meta.url),
  'utf8',
).split(/^## /m);

/** What has no words of its own: foes, terrain, tactics, sums. */
const WORDLESS = {
  1: [4, 8],
  2: [1, 8, 10, 14],
  3: [9, 10, 14],
  4: [2, 7, 13, 14, 17],
  5: [4, 5, 10],
  6: [11, 12, 13],
  7: [6, 7, 8, 14, 16, 20],
} as const;
const ENCOUNTERS = TALES.map(([key, tale], i) => ({ key, tale, number: (i + 1) as keyof typeof WORDLESS }));

describe.each(ENCOUNTERS)('$key', ({ tale, number }) => {
  const section = ledger.find((one) => one.startsWith(`RUN-STOLEN-${number} `)) ?? '';
  const wordless: readonly number[] = WORDLESS[number];
  const lines = [...section.matchAll(/\*\*RUN-STOLEN-\d\.(\d+)\*\*/g)].map(([, line]) => Number(line));

  it('tells all the events of the ledger, in their order', () => {
    const count = Math.max(1, section.match(/^\*\*Event \d/gm)?.length ?? 0);
    expect(Object.keys(tale.events)).toEqual(Array.from({ length: count }, (_, i) => `e${i + 1}`));
    for (const event of Object.keys(tale.tactics ?? {})) expect(tale.events).toHaveProperty(event);
  });

  it('has words for every line of the ledger that heroes can meet', () => {
    const expected = lines.filter((line) => !wordless.includes(line)).map((line) => `s${number}-${line}`);
    const whole = Object.keys(tale.elements).filter((key) => /\d$/.test(key));
    expect(whole).toEqual(expected);
  });

  it('has a closer look at each of them', () => {
    for (const [key, { inspection }] of Object.entries(tale.elements)) expect(inspection, key).toBeDefined();
  });
});

it('[RUN-RULING-R87] texts that were missing are there: the lyre, the first look at the corpse, Oddi’s people, the great door and its pilgrims', () => {
  const missing = [
    TALE.downfall.events.e1.narration,
    TALE.downfall.elements['s3-1'].inspection,
    TALE.downfall.elements['s3-7'].inspection,
    TALE['temple-of-loki'].elements['s4-15'].inspection,
    TALE.rescue.events.e1.narration,
    TALE.rescue.elements['s7-1'].inspection,
  ];
  for (const text of missing)
    for (const language of LANGUAGES) expect(wordsIn(text[language])).toBeGreaterThan(20);
});
