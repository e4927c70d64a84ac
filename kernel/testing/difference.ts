// Two things that ought to be the same: where they differ first.

/** As it arrives after a journey: plain data, and no part of what it was made from. */
export const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Throws unless both are the same data; what is undefined is not there. */
export function same(now: unknown, expected: unknown, what: string): void {
  const found = difference(now, expected);
  if (found !== null) throw new Error(`${what}: ${found}`);
}

/** The same of two texts of plain data, whatever the order of their parts. */
export function sameTexts(now: string, expected: string, what: string): void {
  if (now !== expected) same(JSON.parse(now), JSON.parse(expected), what);
}

/** `armies.2.points is 5, not 6`; null where nothing differs. */
export function difference(now: unknown, expected: unknown, at = ''): string | null {
  if (now === expected) return null;
  if (!isNested(now) || !isNested(expected) || Array.isArray(now) !== Array.isArray(expected))
    return `${at || 'it'} is ${short(now)}, not ${short(expected)}`;
  for (const key of new Set([...Object.keys(now), ...Object.keys(expected)])) {
    const found = difference(now[key], expected[key], at === '' ? key : `${at}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const LONGEST = 160;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
