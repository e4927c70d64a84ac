// What a fight on a group's own table adds to the agenda.

import { frame } from '@skald/kernel';
import { z } from 'zod';
import { MOST_SEATS, SeatId } from '../../fight/words.ts';
import { EntrySchema, TABLETOP_CHOICES } from './choices.ts';

/** Forty foes, each struck by eight heroes, and as much again for everything else. */
const Entries = z.array(EntrySchema).max(800);
const Seats = z.array(SeatId).max(MOST_SEATS);

export const TABLETOP_FRAMES = [
  frame('venue', { seats: Seats, answers: z.array(TABLETOP_CHOICES.venue.nullable()).max(MOST_SEATS) }),
  frame('setUp', { keeper: SeatId }),
  /** `before`: what was entered, and somebody would have otherwise. */
  frame('account', { seat: SeatId, entries: Entries, before: Entries }),
  frame('review', {
    seats: Seats,
    answers: z.array(TABLETOP_CHOICES.review.nullable()).max(MOST_SEATS),
    keeper: SeatId,
    entries: Entries,
  }),
  frame('enacting', { keeper: SeatId, entries: Entries }),
] as const;
