// What a designer writes for people to read, in his own language or in both.

import { z } from 'zod';

export const words = (most: number) =>
  z.union([z.string().max(most), z.strictObject({ en: z.string().max(most), de: z.string().max(most) })]);
export type Words = string | { readonly en: string; readonly de: string };

export const isBlank = (given: Words): boolean =>
  typeof given === 'string' ? given.trim() === '' : given.en.trim() === '' || given.de.trim() === '';

/** To be compared: whether two of them are the same. */
export const spoken = (given: Words): string =>
  (typeof given === 'string' ? given : given.en).trim().toLowerCase();

/** By which parts of a document name each other. */
export const Id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
