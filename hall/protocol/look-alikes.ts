// Names that look alike although they are written differently, and how they are told apart.

/** Letters of other alphabets, digits and signs by the Latin letter they are drawn like, all in small letters. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьβв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεєҽ',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һн',
  j: 'јϳ',
  k: 'кκ',
  l: 'i1|ıіιӏɩ',
  m: 'м',
  n: 'ηո',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛգ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ѡωա',
  x: 'хχ×',
  y: 'уγү',
};
const LATIN = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([letter, others]) => [...others].map((one) => [one, letter])),
);

/** The same for all names that look alike. */
export const skeleton = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase().normalize('NFC')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/[\s'’`´._-]+/g, '');

/** A name that looks like none of the others: Ann, Ann (2), Ann (3) … */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeleton));
  let shown = name;
  for (let i = 2; taken.has(skeleton(shown)); i++) shown = `${name} (${i})`;
  return shown;
}
