// Terrain and traps as whoever runs claims them, and as others contest them.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';

/** Terrain or a trap that is paid for once, such as `water:2`. RUN-RULING-F14 */
export const Feature = z.string().max(60);

/** By its place in a list that everybody who is asked can see. */
const Place = z.int().min(0).max(399);

export const CLAIM_CHOICES = {
  assertion: z.discriminatedUnion('act', [choice('assert', { feature: Place }), plain('enough')]),
  objection: z.discriminatedUnion('act', [choice('object', { feature: Place }), plain('grant')]),
};
