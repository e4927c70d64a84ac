import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Arguments, VerbName } from '../arguments.ts';
import type { Context } from '../context.ts';
import { sayRefusal } from '../refusals.ts';
import { folder, samplesOf } from '../testing.ts';
import { run as check } from './check.ts';
import { run as convert } from './convert.ts';
import { run as price } from './price.ts';
import { run as sheet } from './sheet.ts';

const cwd = folder();
const VERBS = { check, price, convert, sheet };

/** What a verb says of a file that holds this. */
function said(verb: keyof typeof VERBS, text: string): { code: number; err: string; out: string } {
  const file = join(cwd, 'hostile.json');
  writeFileSync(file, text);
  const words = { out: '', err: '' };
  const into = (where: keyof typeof words) => ({ write: (more: string) => (words[where] += more) });
  const given: Arguments = { verb: verb as VerbName, words: [file], options: {}, sets: [] };
  const context = { given, language: 'en', output: into('out'), errors: into('err') } as unknown as Context;
  const done = VERBS[verb](context);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(cwd)).toEqual(['hostile.json']);
  return 'refused' in done
    ? { code: 2, out: words.out, err: `${sayRefusal(done.refused, 'en')}\n` }
    : { code: done.ok, ...words };
}

const SAMPLES = {
  hero: samplesOf('rune', 'hero')[1] as object,
  creature: samplesOf('rune', 'creature')[0] as object,
  encounter: samplesOf('rune', 'encounter')[1] as object,
  adventure: samplesOf('rune', 'adventure')[0] as object,
};
const KINDS = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
/** Of each kind something that should be a list. */
const LIST = { hero: 'ledger', creature: 'powers', encounter: 'events', adventure: 'encounters' } as const;

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
/** The text of a sample, with something else at the beginning of it. */
const bent = (kind: keyof typeof SAMPLES, key: string, value: string): string => {
  const { [key]: _, ...rest } = SAMPLES[kind] as Record<string, unknown>;
  return `{"${key}":${value},${JSON.stringify(rest).slice(1)}`;
};
const MILLION = `[${'0,'.repeat(999_999)}0]`;

const HOSTILE: readonly (readonly [string, (kind: keyof typeof SAMPLES) => string, RegExp])[] = [
  ['nests very deep', (kind) => bent(kind, LIST[kind], deep(100_000)), /nests more than 24 deep/],
  ['nests very deep where nothing should be', (kind) => bent(kind, 'x', deep(5_000)), /nests more than/],
  ['has a million entries in a list', (kind) => bent(kind, LIST[kind], MILLION), /too large/],
  [
    'has many lists of many entries',
    (kind) => bent(kind, LIST[kind], `[${`${JSON.stringify(Array(2_000).fill({}))},`.repeat(99)}[]]`),
    /too large for a document/,
  ],
  [
    'has very many names',
    (kind) => bent(kind, 'x', `{${Array.from({ length: 200_000 }, (_, i) => `"k${i}":0`).join()}}`),
    /too large/,
  ],
  [
    'has a list that is a little too long',
    (kind) => bent(kind, LIST[kind], JSON.stringify(Array(2_501).fill(0))),
    /too large for a document/,
  ],
  ['is five megabytes of one word', (kind) => bent(kind, 'name', `"${'x'.repeat(5_000_000)}"`), /too large/],
  ['has a number without end', (kind) => bent(kind, 'version', '1e999'), /number without end.*version/],
  ['has half a letter', (kind) => bent(kind, 'name', '"\\ud800"'), /half a letter.*name/],
  ['calls something __proto__', (kind) => bent(kind, '__proto__', '{"polluted":true}'), /name that is none/],
  ['hides __proto__', (kind) => bent(kind, 'x', '{"y":[{"__proto__":{"polluted":1}}]}'), /name that is none/],
  ['says NaN', (kind) => bent(kind, 'version', 'NaN'), /JSON/],
  ['is cut off', (kind) => JSON.stringify(SAMPLES[kind]).slice(0, -20), /JSON/],
  ['is of another version', (kind) => bent(kind, 'version', '2'), /later Skald|another version/],
  ['has what nobody knows', (kind) => bent(kind, 'x', '1'), /./],
];

describe.each(Object.keys(VERBS) as (keyof typeof VERBS)[])('skald %s', (verb) => {
  describe.each(KINDS)('of a %s', (kind) => {
    it.each(HOSTILE)('that %s says so in one sentence, and changes nothing', (_, text, sentence) => {
      const { code, err, out } = said(verb, text(kind));
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(sentence);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(err.length).toBeLessThan(400);
      expect('polluted' in {}).toBe(false);
    });
  });
});

describe('a map that is too large', () => {
  const withMap = (change: object): string => {
    const { events, ...rest } = SAMPLES.encounter as { events: { map: object }[] };
    return JSON.stringify({
      ...rest,
      events: events.map((event, i) => (i === 1 ? { ...event, map: { ...event.map, ...change } } : event)),
    });
  };

  it.each([
    ['wide', { width: 1_000_000 }, /events\.1\.map\.width/],
    ['full of zones', { zones: Array(2_000).fill({ kind: 'uneven', area: [] }) }, /events\.1\.map\.zones/],
    ['full of strips', { walls: Array(2_401).fill([0, 0, 1]) }, /events\.1\.map\.walls/],
    ['over its edge', { walls: [[53, 0, 60]] }, /events\.1\.map/],
  ])('%s is refused with its place', (_, change, where) => {
    const { code, err } = said('check', withMap(change));
    expect(code).toBe(2);
    expect(err).toMatch(where);
  });
});

describe('what refers to nothing', () => {
  it('is a problem with its place, not a failure', () => {
    const { events, ...rest } = SAMPLES.encounter as { events: Record<string, unknown>[] };
    const [gate, house] = events as [{ elements: object[] }, { combat: { foes: object[] } }];
    const astray = {
      ...rest,
      events: [
        {
          ...gate,
          elements: gate.elements.map((one, i) => (i === 0 ? { ...one, partOf: 'nowhere' } : one)),
        },
        {
          ...house,
          combat: {
            ...house.combat,
            foes: house.combat.foes.map((foe) => ({ ...foe, kind: { creature: 7 }, holds: 'nobody' })),
          },
        },
      ],
    };
    const { code, out } = said('check', JSON.stringify(astray));
    expect(code).toBe(1);
    expect(out).toMatch(/“nowhere”/);
    expect(out).toMatch(/creature of your own that is not in the list.*events\.1\.combat\.foes\.5\.kind/);
    expect(said('price', JSON.stringify(astray)).code).toBe(0);
    expect(said('sheet', JSON.stringify(astray)).code).toBe(0);
    expect(said('convert', JSON.stringify(astray)).code).toBe(0);
  });
});
