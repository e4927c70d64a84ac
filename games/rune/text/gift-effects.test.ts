import { LANGUAGES } from '@skald/text';
import { expect, it } from 'vitest';
import { BOOSTS } from '../content/boosts.ts';
import { GIFTS } from '../content/gifts.ts';
import { GIFT_EFFECTS } from './gift-effects.ts';

it.each(LANGUAGES)('every gift says in a line what it does: %s', (language) => {
  for (const gift of GIFTS) {
    const said = GIFT_EFFECTS[gift][language];
    expect(said).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(said.length).toBeLessThan(105);
  }
});

it('what changes the sheet says by how much', () => {
  for (const [gift, boosts] of Object.entries(BOOSTS))
    for (const by of Object.values(boosts))
      expect(GIFT_EFFECTS[gift as 'thors-thews'].en).toContain(by === 1 ? 'L' : `${by}×L`);
});
