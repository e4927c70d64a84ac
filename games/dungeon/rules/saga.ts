// The ten adventures as one saga: what the band is, what it plays next, and what an adventure has made of it.
// DUN-SETUP-03, DUN-RULING-40.

import { type Outcome, refuse } from '@skald/kernel';
import { z } from 'zod';
import {
  ADVENTURE_COUNT,
  type GameOptions,
  HEROES,
  type Hero,
  ITEMS,
  type Item,
  newParty,
  OptionsSchema,
  type Party,
  PartySchema,
  resolveOptions,
} from '../content/index.ts';
import { without } from './belongings.ts';
import { partyAfter, partyProblem } from './party.ts';
import type { State } from './state.ts';

const BandSchema = OptionsSchema.pick({ heroOrder: true, conceding: true }).extend({ party: PartySchema });
export type Band = z.infer<typeof BandSchema>;

const Things = z.array(z.strictObject({ hero: z.enum(HEROES), item: z.enum(ITEMS) })).max(200);

/** An adventure as the ledger tells it. */
const DeedSchema = z.strictObject({
  adventure: z.int().min(1).max(ADVENTURE_COUNT),
  winner: z.enum(['heroes', 'overlord']),
  /** What each Hero has more, or no longer. */
  gained: Things,
  lost: Things,
});
export type Deed = z.infer<typeof DeedSchema>;

interface Told<R> {
  readonly state: Band;
  readonly roles: readonly R[];
}

export const saga = {
  version: 1,
  schemas: { state: BandSchema, line: DeedSchema },
  gives: ['party'],

  open(options: GameOptions): Outcome<Band> {
    const { quest, party, heroOrder, conceding } = resolveOptions({
      ...options,
      party: options.party ?? newParty(),
    });
    const band = party as Party;
    const trouble = partyProblem(band, quest);
    return trouble === null ? { ok: { party: band, heroOrder, conceding } } : refuse(trouble);
  },

  /** Everybody keeps the Heroes he was dealt. */
  next<R>({ state, roles }: Told<R>): { roles: readonly R[]; options: Band } | null {
    return state.party.next > ADVENTURE_COUNT ? null : { roles, options: state };
  },

  after({ state }: { readonly state: Band }, end: State): { state: Band; line: Deed } | null {
    const before = state.party;
    const after = end.options.party?.next === before.next ? partyAfter(end) : null;
    if (after === null || end.winner === null) return null;
    return {
      state: { ...state, party: after },
      line: {
        adventure: before.next,
        winner: end.winner,
        gained: more(after, before),
        lost: more(before, after),
      },
    };
  },
};

/** What one band has and the other has not. */
const more = (one: Party, other: Party): { hero: Hero; item: Item }[] =>
  HEROES.flatMap((hero) => {
    const left = other.items[hero].reduce<readonly Item[]>(without, one.items[hero]);
    return left.map((item) => ({ hero, item }));
  });
