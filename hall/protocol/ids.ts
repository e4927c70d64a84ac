// What tables and documents are called, and who may see them.

import { z } from 'zod';

/** Twelve letters and digits that nobody guesses. */
export const ID = /^[a-z0-9]{12}$/;
export const Id = z.string().regex(ID);

/** For everybody, for who knows the address, or for oneself and those who belong to it. */
export const VISIBILITIES = ['public', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
