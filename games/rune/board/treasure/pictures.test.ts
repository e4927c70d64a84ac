import { describe, expect, it } from 'vitest';
import { GIFT, GIFTS } from '../../content/gifts.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import type { Item } from '../../content/treasure/item.ts';
import { LOOT_FORMS } from '../../content/treasure/loot.ts';
import { pictureOf } from './pictures.ts';

const helm = (gift: (typeof GIFTS)[number]): Item => ({ kind: 'helm', gift, levels: 1, whole: 1 });

describe('pictures of treasure', () => {
  it('every form of loot looks like nothing else', () => {
    const drawn = LOOT_FORMS.map((form) => JSON.stringify(pictureOf({ kind: 'loot', form, ounces: 9 })));
    expect(new Set(drawn).size).toBe(LOOT_FORMS.length);
  });

  it('a helm is known by its god, and one of a rune weapon by having none', () => {
    const patrons = new Set(GIFTS.map((gift) => GIFT[gift].patron));
    expect(new Set(GIFTS.map((gift) => pictureOf(helm(gift)).line)).size).toBe(patrons.size);
  });

  it('every drawing stays in its box', () => {
    const items: Item[] = [
      ...LEGENDARY_ITEMS.map((item): Item => ({ kind: 'legendary', item })),
      ...GIFTS.map(helm),
      { kind: 'potion', to: 'climb', bonus: 1, rounds: 1, doses: 4 },
      { kind: 'liars-silver', pieces: 3 },
    ];
    for (const item of items) {
      const { body, line } = pictureOf(item);
      for (const [n] of `${body}${line}`.matchAll(/-?\d+(\.\d+)?/g))
        expect(Math.abs(Number(n))).toBeLessThanOrEqual(38);
      expect(body).toMatch(/^M/);
      expect(line).toMatch(/^M/);
    }
  });
});
