// What holds for every kind of document of every game.

import { clone, type DocumentPath, type Problem, valueAt } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentKind, examine, isPlayable, kindNamed, readAs, told } from './documents.ts';
import { GAMES } from './index.ts';

const KINDS = GAMES.flatMap(({ game, documents = {} }) =>
  Object.entries(documents).map(([name, kind]) => ({ name: `${game.id}/${name}`, game, kind })),
);

/** All ways into a document. */
function waysInto(value: unknown): DocumentPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [[step], ...waysInto(item).map((way) => [step, ...way])];
  });
}

/** What somebody might do to one place of a document: few such things make it no document at all. */
interface Harm {
  readonly at: number;
  readonly how: 'remove' | 'repeat' | 'mix' | 'borrow' | 'scribble';
  readonly with: number;
  readonly value: unknown;
}

function harm(document: unknown, { at, how, with: other, value }: Harm): unknown {
  const copy = clone(document);
  const ways = waysInto(copy).filter((way) => how !== 'mix' || typeof valueAt(copy, way) === 'string');
  const way = ways[at % Math.max(1, ways.length)];
  if (way === undefined) return copy;
  const last = way.at(-1) as string | number;
  const parent = valueAt(copy, way.slice(0, -1)) as Record<string | number, unknown>;
  const now = parent[last];
  if (how === 'scribble') parent[last] = value;
  else if (how === 'mix') parent[last] = mixed(String(now), other);
  else if (how === 'borrow') {
    // Something that stands elsewhere under the same name.
    const alike = ways.filter((one) => one.at(-1) === last && typeof valueAt(copy, one) === typeof now);
    parent[last] = clone(valueAt(copy, alike[other % alike.length] ?? way));
  } else if (Array.isArray(parent))
    parent.splice(Number(last), 1, ...(how === 'repeat' ? [now, clone(now)] : []));
  return copy;
}

/** Two letters change places. */
function mixed(text: string, by: number): string {
  const letters = [...text];
  const [a, b] = [by % letters.length, Math.floor(by / 7) % letters.length];
  [letters[a], letters[b]] = [letters[b] as string, letters[a] as string];
  return text === '' ? text : letters.join('');
}

const harmed = ({ samples }: DocumentKind) =>
  fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(
        fc.record<Harm>({
          at: fc.nat(),
          how: fc.constantFrom('remove', 'repeat', 'mix', 'mix', 'borrow', 'scribble'),
          with: fc.nat(),
          value: fc.oneof(fc.jsonValue(), fc.integer(), fc.string()),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([sample, harms]) => harms.reduce(harm, sample));

function expectWellSaid(kind: DocumentKind, document: unknown, problems: readonly Problem[]): void {
  for (const problem of problems) {
    expect(kind.codes).toContain(problem.code);
    expect(problem.rule ?? 'ANY-RULE-01').toMatch(/^[A-Z]{3}(-[A-Z]+)+-\d{2,3}$/);
    for (const path of [problem.path, ...(problem.also ?? [])])
      expect(valueAt(document, path), `${problem.code} ${path.join('.')}`).toBeDefined();
    for (const language of LANGUAGES) {
      const text = kind.words.problem(problem, document, language);
      // It may begin with a name that somebody made up.
      expect(text).toMatch(/^\S.{10,}\.$/su);
    }
  }
  const firstAdvice = problems.findIndex(({ advice }) => advice);
  expect(problems.slice(firstAdvice === -1 ? problems.length : firstAdvice).every((p) => p.advice)).toBe(
    true,
  );
}

describe.each(KINDS)('$name', ({ kind, game }) => {
  it('has samples that are such documents, and all but the plainest can be played', () => {
    for (const [i, sample] of kind.samples.entries()) {
      expect(readAs(kind, sample)).toEqual({ ok: sample });
      if (i > 0) expect(isPlayable(kind.check(sample))).toBe(true);
    }
  });

  it('names an option of the game that takes one', () => {
    if (kind.option === undefined) return;
    for (const sample of kind.samples)
      expect(game.schemas.options.safeParse({ ...kind.along, [kind.option]: sample }).success).toBe(true);
  });

  it('has a title in each language', () => {
    for (const sample of kind.samples)
      for (const language of LANGUAGES) expect(kind.words.title(sample, language)).toMatch(/\S/);
  });

  it('lists every code once', () => {
    expect(new Set(kind.codes).size).toBe(kind.codes.length);
  });

  it('says of whatever somebody did to a sample what is wrong, where, by which rule, and in words', () => {
    let read = 0;
    fc.assert(
      fc.property(harmed(kind), (given) => {
        const before = clone(given);
        const examined = examine(kind, given);
        if ('refused' in examined) {
          expect(examined.refused.code).toBe('bad-document');
          const found = kind.fault?.(given);
          expect(found).not.toBeNull();
          if (found)
            for (const language of LANGUAGES)
              expect(kind.words.problem(found, null, language)).toMatch(/\.$/);
          return;
        }
        read++;
        const document = readAs(kind, given) as { ok: unknown };
        expectWellSaid(kind, document.ok, examined.ok.problems);
        // Pure: the document is as it was, and a copy of it is judged alike.
        expect(given).toEqual(before);
        expect(examine(kind, before)).toEqual(examined);
        expect(JSON.parse(JSON.stringify(examined))).toEqual(examined);
      }),
      { numRuns: 300 },
    );
    expect(read).toBeGreaterThan(30);
  });

  it('never throws over what is no such document', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect('refused' in examine(kind, given)).toBe(true);
        expect(kind.fault?.(given)).not.toBeNull();
      }),
    );
  });

  it('refuses a context where there is none', () => {
    const examined = examine(kind, kind.samples[0], { group: 3 });
    if (kind.context === undefined) expect(examined).toMatchObject({ refused: { code: 'bad-context' } });
  });
});

it('tells problems with their sentences', () => {
  const [{ kind }] = KINDS as [(typeof KINDS)[number]];
  const problems = told(kind, kind.samples[0], 'en');
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]?.text).toBe(kind.words.problem(problems[0] as Problem, kind.samples[0], 'en'));
});

it('knows no kind that only looks like one', () => {
  for (const { documents } of GAMES)
    for (const name of ['__proto__', 'constructor', 'toString', 'nothing'])
      expect(kindNamed(documents, name)).toBeUndefined();
});
