import { FastDice } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../content/design/gains.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import { findTreasure } from '../../rules/treasure/finding.ts';
import { boonWhat } from '../gifts.ts';
import { itemName, itemText, itemTold } from './index.ts';
import { AMULET_TEXTS, LEGEND_TEXTS, RECHARGE_TEXTS } from './names.ts';

describe('found things', () => {
  it('[RUN-TRE-43] tell all that is known of them, in both languages', () => {
    const potion = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 1 } as const;
    expect(itemName(potion, 'en')).toBe('Potion of Climb +2');
    expect(itemText(potion, 'en')).toBe('3 rounds; 1 dose.');
    expect(itemText({ ...potion, rounds: null, doses: 4 }, 'de')).toBe(
      'Für einen weiteren Versuch; 4 Schlucke.',
    );
    expect(itemName({ kind: 'weapon', weapon: 'viking-axe', magic: { dam: 1 } }, 'en')).toBe(
      'Viking axe (DAM +1)',
    );
    expect(itemName({ kind: 'loot', form: 'ceramics', ounces: 40 }, 'de')).toBe('Töpferware, 40 Unzen');
    expect(itemName({ kind: 'loot', form: 'ceramics', ounces: 1 }, 'de')).toBe('Töpferware, 1 Unze');
    expect(itemTold({ kind: 'loot', form: 'ceramics', ounces: 40 }, 'en')).toBe('40 ounces of ceramics');
    expect(itemTold({ kind: 'loot', form: 'ceramics', ounces: 1 }, 'de')).toBe('eine Unze Töpferware');
    expect(itemTold(potion, 'en')).toBe('a Potion of Climb +2');
    expect(boonWhat('potion', 'climb-2-3')?.en).toBe('Climb +2, 3 rounds');
  });

  it.each(LANGUAGES)('whatever the dice bring has a name and a sentence: %s', (language) => {
    const dice = new FastDice(11);
    for (let i = 0; i < 60; i++)
      for (const category of CATEGORIES)
        for (const item of findTreasure(category, dice).items) {
          expect(itemName(item, language)).toMatch(/^\p{Lu}/u);
          expect(itemText(item, language)).toMatch(/^[\p{Lu}\d+].*\.$/su);
          expect(itemName(item, language) + itemText(item, language)).not.toMatch(/undefined|null|\[object/);
        }
  });

  it.each(LANGUAGES)('every legend says in a line what it does, and by how much: %s', (language) => {
    for (const item of LEGENDARY_ITEMS) expect(LEGEND_TEXTS[item][language]).toMatch(/^[\p{Lu}\d+].*\.$/u);
  });

  it('no two amulets, and no two ways to wake a charm, are told alike', () => {
    for (const texts of [AMULET_TEXTS, RECHARGE_TEXTS])
      for (const language of LANGUAGES) {
        const told = Object.values(texts).map((text) => text[language]);
        expect(new Set(told).size).toBe(told.length);
      }
  });
});
