import { describe, expect, it } from 'vitest';
import { ADVENTURES } from './adventures/index.ts';
import { GameOptionsSchema, OptionsSchema, questOf, resolveOptions } from './options.ts';
import { newParty, PartySchema } from './party.ts';
import { ADVENTURE_COUNT } from './saga.ts';
import { sketch } from './testing.ts';

const resolve = (given: object) => resolveOptions(GameOptionsSchema.parse(given));

describe('options', () => {
  it('[DUN-SETUP-03] name one of ten adventures, the first unless another is asked for', () => {
    expect(ADVENTURES).toHaveLength(ADVENTURE_COUNT);
    expect(resolve({})).toMatchObject({ quest: 1, party: null, heroOrder: 'free' });
    expect(questOf(resolve({ quest: 10 }).quest)).toBe(ADVENTURES[9]);
    for (const quest of [0, 11, 1.5, 'one'])
      expect(GameOptionsSchema.safeParse({ quest }).success).toBe(false);
  });

  it('may bring a quest of one’s own', () => {
    const quest = sketch(['O.X', 's..', '...']);
    expect(questOf(resolve({ quest }).quest)).toEqual(quest);
    expect(GameOptionsSchema.safeParse({ quest: { ...quest, legendary: 1 } }).success).toBe(false);
  });

  it('go on where a band of Heroes left off', () => {
    const party = { ...newParty(), next: 4 };
    expect(resolve({ party })).toMatchObject({ quest: 4, party });
    expect(resolve({ party, quest: 2 })).toMatchObject({ quest: 2 });
    expect(resolve({ party: { ...party, next: 11 } })).toMatchObject({ quest: 10 });
  });

  it('can be kept in a state', () => {
    for (const given of [{}, { party: newParty() }, { heroOrder: 'fixed' }]) {
      expect(OptionsSchema.parse(resolve(given))).toEqual(resolve(given));
    }
  });

  it('refuse what is no band of Heroes', () => {
    expect(PartySchema.safeParse({ ...newParty(), items: { orlaf: ['sword'] } }).success).toBe(false);
    expect(PartySchema.safeParse({ ...newParty(), next: 12 }).success).toBe(false);
  });
});
