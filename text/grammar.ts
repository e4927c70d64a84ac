// The little words that every game's sentences need, in each language.

/** A sentence begins with a capital, also where a name begins with “the”. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const listed =
  (and: string, nobody: string) =>
  (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? nobody) : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

export const english = {
  percent,
  signed,
  list: listed('and', 'nobody'),
  /** “3 wounds” */
  several: (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`,
};

/** Which article a name takes: none, der, die, das, or that of a plural. */
export type Gender = '-' | 'm' | 'f' | 'n' | 'p';

const NOMINATIVE: Readonly<Record<Gender, string>> = { '-': '', m: 'der ', f: 'die ', n: 'das ', p: 'die ' };
const ACCUSATIVE: Readonly<Record<Gender, string>> = { ...NOMINATIVE, m: 'den ' };
const DATIVE: Readonly<Record<Gender, string>> = { '-': '', m: 'dem ', f: 'der ', n: 'dem ', p: 'den ' };

export const german = {
  percent,
  signed,
  list: listed('und', 'niemand'),
  several: (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`,
  /** The article with its blank, by case. */
  the: { nominative: NOMINATIVE, accusative: ACCUSATIVE, dative: DATIVE },
  /** „Orlafs“, „Mortibris’“ */
  genitive: (name: string): string => (/[sßxz]$/.test(name) ? `${name}’` : `${name}s`),
  /** „im Rheinland“, „vom Ärmelkanal“ */
  contract: (phrase: string): string =>
    phrase
      .replace(/^in dem /, 'im ')
      .replace(/^in das /, 'ins ')
      .replace(/^von dem /, 'vom '),
} as const;
