import { LANGUAGES, type Language } from '@skald/text';
import { expect } from 'vitest';

const SCAFFOLDING = /\{|\}|undefined|null\b|\[object|NaN| {2}/;
const SLIPS = /\s[.,;]|\.\.(?!\.)/;
const ENGLISH = ['the', 'and', 'with', 'from', 'your'];

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export interface Idiom {
  readonly english?: readonly string[];
  readonly names?: RegExp;
  readonly scaffolding?: RegExp;
}

/** Something was said, and no scaffolding shows. */
export function expectWords(text: string | null, about: string): void {
  expect(text, about).toMatch(/\S/);
  expect(text, about).not.toMatch(SCAFFOLDING);
  expect(text, about).not.toMatch(SLIPS);
}

/** A finished sentence, which starts with a capital, a number or a quotation. */
export function expectSentence(text: string | null, about: string): void {
  expectWords(text, about);
  expect(text, about).toMatch(/^[\p{Lu}\d−+“„][\s\S]*[.?!]\)?$/u);
}

/** Somebody who reads closely, and knows both languages. */
export class Reader {
  readonly #english: RegExp;
  readonly #names: RegExp | undefined;
  readonly #scaffolding: RegExp | undefined;

  constructor({ english = [], names, scaffolding }: Idiom) {
    this.#english = new RegExp(`\\b(${[...ENGLISH, ...english].join('|')})\\b`, 'i');
    this.#names = names;
    this.#scaffolding = scaffolding;
  }

  /** Nothing shows of how a text was put together. */
  finished(text: string, about: string): void {
    expect(text, about).not.toMatch(SCAFFOLDING);
    if (this.#scaffolding) expect(text, about).not.toMatch(this.#scaffolding);
  }

  /** Something was said, finished and in this language. */
  words(text: string, about: string, language: Language, { least = 1, most = Infinity }: Bounds = {}): void {
    expectWords(text, about);
    this.finished(text, about);
    expect(text.length, text).toBeGreaterThanOrEqual(least);
    expect(text.length, text).toBeLessThan(most);
    this.german(text, about, language);
  }

  /** One in each language. */
  sentences(said: readonly [en: string, de: string], about: string, bounds: Bounds = {}): void {
    for (const [i, language] of LANGUAGES.entries()) {
      this.words(said[i] as string, about, language, bounds);
      expectSentence(said[i] as string, about);
    }
    this.differing(said, about);
  }

  /** Said twice, in two languages; what is but a name is the same in both. */
  differing([en, de]: readonly [en: string, de: string], about: string, like = /\S/): void {
    expect(en, about).toMatch(like);
    expect(de, about).toMatch(like);
    if (this.#withoutNames(en) !== '') expect(en, about).not.toBe(de);
  }

  /** No English in German, but for names and what stands in code. */
  german(text: string, about: string, language: Language): void {
    if (language !== 'de') return;
    expect(this.#withoutNames(text.replace(/`\w+`/g, '')), about).not.toMatch(this.#english);
  }

  #withoutNames(text: string): string {
    return this.#names ? text.replace(this.#names, '') : text;
  }
}
