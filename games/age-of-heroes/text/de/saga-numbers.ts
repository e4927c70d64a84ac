// Numbers as a storyteller says them in German.

const COUNTS =
  'nichts|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig'.split(
    '|',
  );
const ORDINALS =
  'erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|elfte|zwölfte|dreizehnte|vierzehnte|fünfzehnte|sechzehnte|siebzehnte|achtzehnte|neunzehnte|zwanzigste'.split(
    '|',
  );

export const count = (n: number): string => COUNTS[n] ?? `${n}`;

/** In the accusative, which is also the nominative. */
export const gold = (n: number): string => (n === 1 ? 'eine Mark' : `${count(n)} Mark`);

/** „der dritte“; with the ending n „im dritten“. */
export function ordinal(n: number, ending: '' | 'n'): string {
  const word = ORDINALS[n - 1];
  return word === undefined ? `${n}.` : word + ending;
}
