import { describe, expect, it } from 'vitest';
import { ADVENTURES } from './adventures/index.ts';
import { CARD, CARDS, type CardKind, DECK } from './deck.ts';
import { OVERLORD } from './overlords.ts';

describe('the Command deck', () => {
  it('[DUN-DECK-01] has thirty cards', () => {
    // Kind, value, number.
    const rows: [CardKind, number, number][] = [
      ['extraCommands', 1, 4],
      ['extraCommands', 2, 4],
      ['extraCommands', 3, 2],
      ['doubleCommands', 2, 3],
      ['raiseDead', 1, 3],
      ['raiseDead', 2, 4],
      ['raiseDead', 3, 2],
      ['interrupt', 1, 4],
      ['interrupt', 2, 3],
      ['interrupt', 3, 1],
    ];
    expect(CARDS.map((card) => [CARD[card].kind, CARD[card].value, CARD[card].number])).toEqual(rows);
    expect(DECK).toHaveLength(30);
    for (const card of CARDS) expect(DECK.filter((each) => each === card)).toHaveLength(CARD[card].number);
  });

  it('[DUN-DECK-02] is dealt in part, and whole in the last adventure', () => {
    const dealt = ADVENTURES.map(({ overlord }) => overlord.deck);
    expect(dealt.slice(0, -1).every((cards) => cards < DECK.length)).toBe(true);
    expect(dealt.at(-1)).toBe(DECK.length);
  });

  it('[DUN-OVL-31] is a property of the kind of Overlord', () => {
    expect(OVERLORD.necromancer.deck).toEqual(DECK);
    expect(OVERLORD.warlord.deck).toHaveLength(21);
    expect(OVERLORD.warlord.deck.some((card) => CARD[card].kind === 'raiseDead')).toBe(false);
  });
});
