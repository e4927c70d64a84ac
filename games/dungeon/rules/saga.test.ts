import { describe, expect, it } from 'vitest';
import { newParty, type Party } from '../content/index.ts';
import { saga } from './saga.ts';
import type { State } from './state.ts';

const band = (party: Partial<Party> = {}) => ({
  party: { ...newParty(), ...party },
  heroOrder: 'free' as const,
  conceding: true,
});

/** As much of an ended adventure as the saga reads. */
const ended = (party: Party, winner: 'heroes' | 'overlord', items: readonly string[]): State =>
  ({
    options: { party, quest: 1 },
    winner,
    agenda: [],
    models: [{ type: 'orlaf', items }],
    gone: [],
    rewards: [{ hero: 'rordin', item: 'lucky-coin' }],
  }) as unknown as State;

describe('[DUN-SETUP-03] the saga of ten adventures', () => {
  it('begins with the first, under the rules that were agreed', () => {
    expect(saga.open({ heroOrder: 'fixed' })).toEqual({ ok: { ...band(), heroOrder: 'fixed' } });
    expect(saga.open({ quest: 4 })).toMatchObject({ refused: { code: 'not-the-next-adventure' } });
  });

  it('goes on with a band that is on its way, if it could be one', () => {
    const party = { ...newParty(), next: 4, won: [1, 3] };
    expect(saga.open({ party })).toEqual({ ok: band(party) });
    expect(saga.open({ party: { ...party, next: 11 } })).toMatchObject({ refused: { code: 'saga-over' } });
    const items = { ...newParty().items, orlaf: ['grunds-hammer' as const] };
    expect(saga.open({ party: { ...party, items } })).toMatchObject({ refused: { code: 'foreign-item' } });
  });

  it('offers the next adventure to the same seats, until the tenth is done', () => {
    expect(saga.next({ state: band({ next: 10 }), roles: ['x'] })).toEqual({
      roles: ['x'],
      options: band({ next: 10 }),
    });
    expect(saga.next({ state: band({ next: 11 }), roles: ['x'] })).toBeNull();
  });

  it('writes down who won, and what each Hero has gained and lost', () => {
    const items = { ...newParty().items, orlaf: ['healing-potion' as const, 'healing-potion' as const] };
    const before = band({ items });
    const after = saga.after(
      { state: before },
      ended(before.party, 'heroes', ['healing-potion', 'runed-helm']),
    );
    expect(after?.line).toEqual({
      adventure: 1,
      winner: 'heroes',
      gained: [
        { hero: 'orlaf', item: 'runed-helm' },
        { hero: 'rordin', item: 'lucky-coin' },
      ],
      lost: [{ hero: 'orlaf', item: 'healing-potion' }],
    });
    expect(after?.state.party).toMatchObject({ next: 2, won: [1] });
  });

  it('learns nothing from an adventure that another band has played, or that is not over', () => {
    const end = ended({ ...newParty(), next: 2 }, 'heroes', []);
    expect(saga.after({ state: band() }, end)).toBeNull();
    const open = { ...ended(newParty(), 'heroes', []), agenda: [{ step: 'round' as const }] } as State;
    expect(saga.after({ state: band() }, open)).toBeNull();
  });
});
