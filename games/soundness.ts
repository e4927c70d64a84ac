// What a document from anywhere must be before it is worth reading: of a size that somebody may have written, and of
// nothing but plain values. What is found out here costs no more than the bounds say, whatever is given.

import { type Outcome, refuse } from '@skald/kernel';

/** Values in all, entries of one list or object, and how deep they nest. */
const MOST = { values: 100_000, entries: 2_500, depth: 24 } as const;

const TROUBLES = {
  large: 'document-too-large',
  deep: 'document-too-deep',
  unsound: 'document-unsound',
} as const;
type Trouble = (typeof TROUBLES)[keyof typeof TROUBLES];

/** Whether it can be read in no time at all; schemas look at every entry before they count them. */
export const isBounded = (given: unknown): boolean => troubleIn(given, () => false) === null;

/** The same, and that no value in it means something else once it is written or copied. */
export function soundness(given: unknown): Outcome<null> {
  const trouble = troubleIn(given, isTreacherous);
  if (trouble === null) return { ok: null };
  const { code, path } = trouble;
  return refuse(code, { where: path.join('.').slice(0, LONGEST_PLACE), ...MOST });
}

const LONGEST_PLACE = 80;

/** A name that is no name of its own, half a letter, or a number that JSON cannot write again. */
const isTreacherous = (value: unknown): boolean =>
  typeof value === 'string'
    ? value === '__proto__' || !value.isWellFormed()
    : typeof value === 'number' && !Number.isFinite(value);

function troubleIn(
  given: unknown,
  isWrong: (value: unknown) => boolean,
): { readonly code: Trouble; readonly path: readonly string[] } | null {
  let values = 0;
  const path: string[] = [];
  // Recursion is as deep as the bound, and no deeper.
  const look = (value: unknown): Trouble | null => {
    if (++values > MOST.values) return TROUBLES.large;
    if (isWrong(value)) return TROUBLES.unsound;
    if (typeof value !== 'object' || value === null) return null;
    if (path.length >= MOST.depth) return TROUBLES.deep;
    const keys = Array.isArray(value) ? null : Object.keys(value);
    const count = keys === null ? (value as readonly unknown[]).length : keys.length;
    if (count > MOST.entries) return TROUBLES.large;
    for (let i = 0; i < count; i++) {
      const key = keys === null ? i : (keys[i] as string);
      path.push(String(key));
      const found = isWrong(key)
        ? TROUBLES.unsound
        : look((value as Readonly<Record<string | number, unknown>>)[key]);
      if (found !== null) return found;
      path.pop();
    }
    return null;
  };
  const code = look(given);
  return code === null ? null : { code, path };
}
