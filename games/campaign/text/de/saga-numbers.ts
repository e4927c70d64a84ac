// Numbers as a storyteller says them in German.

const COUNTS = 'keine|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'.split('|');
const ORDINALS =
  'erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|elfte|zwölfte|dreizehnte|vierzehnte|fünfzehnte|sechzehnte|siebzehnte|achtzehnte|neunzehnte|zwanzigste'.split(
    '|',
  );

/** Of something feminine: „eine“, „zwei“. */
export const count = (n: number): string => COUNTS[n] ?? `${n}`;

/** A point is a band of warriors. */
export const bands = (n: number): string => (n === 1 ? 'eine Schar' : `${count(n)} Scharen`);

/** „der dritte“; with the ending n „am dritten“. */
export function ordinal(n: number, ending: '' | 'n' = ''): string {
  const word = ORDINALS[n - 1];
  return word === undefined ? `${n}.` : word + ending;
}

export const days = (n: number): string => (n === 1 ? 'einem Tag' : `${count(n)} Tagen`);
