import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GIFTS } from '../content/gifts.ts';
import { GODS } from '../content/gods.ts';
import { ledgerTable } from '../testing-ledger.ts';
import { GIFT_NAMES, GIFT_WHATS, GOD_NAMES } from './gifts.ts';

const LEDGER = readFileSync(new URL('../../../docs/rules/rune-3-gifts.md', import.meta.url), 'utf8');
const ROWS = ledgerTable('rune-3-gifts', '6. Summary table');

describe('names of gifts', () => {
  it('are those of their headings', () => {
    expect(
      Object.fromEntries(
        ROWS.map(([, slug = '', name = '']) => [slug.toLowerCase(), name.replace("'", '’')]),
      ),
    ).toEqual(Object.fromEntries(GIFTS.map((gift) => [gift, GIFT_NAMES[gift].en])));
  });

  it.each(GIFTS)('[RUN-RULING-G02] %s has the name that heads its entry, not a variant', (gift) => {
    const from = LEDGER.indexOf(`**RUN-GIFT-${gift.toUpperCase()}** — *`);
    const [, heading] = /— \*([^*]+)\*/.exec(LEDGER.slice(from)) ?? [];
    expect(GIFT_NAMES[gift].en).toBe(heading?.replace("'", '’'));
  });

  it('differ from each other in every language', () => {
    for (const language of ['en', 'de'] as const) {
      const all = GIFTS.map((gift) => GIFT_NAMES[gift][language]);
      expect(all).not.toContain('');
      expect(new Set(all).size).toBe(90);
    }
  });

  it('of the gods are there', () => {
    expect(GODS.map((god) => GOD_NAMES[god].en.toLowerCase())).toEqual([...GODS]);
  });

  it('say what is chosen with them', () => {
    expect(GIFT_WHATS['mjolnir-awakes']?.['war-maul']).toEqual({ en: 'war maul', de: 'Kriegshammer' });
    expect(GIFT_WHATS['raven-plucks-an-eye']?.['atk-soak']).toEqual({
      en: 'Attack and Soak',
      de: 'Angriff und Zähigkeit',
    });
    expect(GIFT_WHATS['scourging-of-fell-spirits']?.['dfn-foes']).toEqual({
      en: 'Defence of foes',
      de: 'Abwehr der Feinde',
    });
  });
});
