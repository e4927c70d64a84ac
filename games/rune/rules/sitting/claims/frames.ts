// What claims add to the agenda.

import { frame } from '@skald/kernel';
import { z } from 'zod';
import { MOST_SEATS, SeatId } from '../../fight/words.ts';
import { CLAIM_CHOICES } from './choices.ts';

export const CLAIM_FRAMES = [
  frame('claiming', {}),
  frame('assertion', { seat: SeatId }),
  frame('objections', {}),
  frame('objection', {
    seats: z.array(SeatId).max(MOST_SEATS),
    answers: z.array(CLAIM_CHOICES.objection.nullable()).max(MOST_SEATS),
  }),
] as const;
