// What holds for every kind of document of a game.

import { clone, type DocumentPath, type Problem, valueAt } from '@skald/kernel';
import type { Law } from '@skald/kernel/testing';
import { LANGUAGES } from '@skald/text';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type DocumentKind, examine, isPlayable, openPart, readAs } from '../documents.ts';
import type { GameModule } from '../module.ts';

export const lawsOfDocuments = ({ game, documents = {} }: GameModule): Law[] =>
  Object.entries(documents).flatMap(([name, kind]) => lawsOf(name, kind, game));

const lawsOf = (name: string, kind: DocumentKind, game: GameModule['game']): Law[] => [
  {
    title: `${name}: has samples that are such documents, and all but the plainest can be played`,
    holds() {
      for (const [i, sample] of kind.samples.entries()) {
        expect(readAs(kind, sample)).toEqual({ ok: sample });
        if (i > 0) expect(isPlayable(kind.check(sample))).toBe(true);
      }
    },
  },

  {
    title: `${name}: names an option of the game that takes one`,
    holds() {
      if (kind.option === undefined) return;
      for (const sample of kind.samples)
        expect(game.schemas.options.safeParse({ ...kind.along, [kind.option]: sample }).success).toBe(true);
    },
  },

  {
    title: `${name}: has a title in each language`,
    holds() {
      for (const sample of kind.samples)
        for (const language of LANGUAGES) expect(kind.words.title(sample, language)).toMatch(/\S/);
    },
  },

  {
    title: `${name}: has an open part that is such a document, with its title, and hides nothing more`,
    holds() {
      for (const sample of kind.samples) {
        const open = openPart(kind, sample);
        expect(readAs(kind, open)).toEqual({ ok: open });
        expect(openPart(kind, open)).toEqual(open);
        for (const language of LANGUAGES) {
          expect(kind.words.title(open, language)).toBe(kind.words.title(sample, language));
          const about = kind.words.about?.(open, language);
          for (const text of about ? [...about.story, ...about.goals, about.picture] : [])
            expect(text).toMatch(/\S/);
        }
      }
    },
  },

  {
    title: `${name}: lists every code once`,
    holds() {
      expect(new Set(kind.codes).size).toBe(kind.codes.length);
    },
  },

  {
    title: `${name}: says of whatever somebody did to a sample what is wrong, where, by which rule, and in words`,
    holds() {
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
          const judged = clone(document.ok);
          kind.check(judged);
          expect(judged).toEqual(document.ok);
          expect(examine(kind, before)).toEqual(examined);
          expect(JSON.parse(JSON.stringify(examined))).toEqual(examined);
        }),
        { numRuns: 300 },
      );
      expect(read).toBeGreaterThan(30);
    },
  },

  {
    title: `${name}: never throws over what is no such document`,
    holds() {
      fc.assert(
        fc.property(fc.anything(), (given) => {
          expect('refused' in examine(kind, given)).toBe(true);
          expect(kind.fault?.(given)).not.toBeNull();
        }),
      );
    },
  },

  {
    title: `${name}: refuses a context where there is none`,
    holds() {
      const examined = examine(kind, kind.samples[0], { group: 3 });
      if (kind.context === undefined) expect(examined).toMatchObject({ refused: { code: 'bad-context' } });
    },
  },
];

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
    // As a file has it: there is no minus nought.
    .map(([sample, harms]): unknown => JSON.parse(JSON.stringify(harms.reduce(harm, sample)) ?? 'null'));

function expectWellSaid(kind: DocumentKind, document: unknown, problems: readonly Problem[]): void {
  for (const problem of problems) {
    expect(kind.codes).toContain(problem.code);
    expect(problem.rule ?? 'ANY-RULE-01').toMatch(/^[A-Z]{3}(-[A-Z]+)+(-[A-Z]?\d{2,3}|\.\d{1,2})?$/);
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
