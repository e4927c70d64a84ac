import { describe, expect, it } from 'vitest';
import { GALLERY, GALLERY_IDS, grown } from '../../documents/hero/builds/index.ts';
import { sheetOf } from '../../text/sheet.ts';
import { cutFor } from './pages.ts';

describe('the second page', () => {
  it('holds all of a short life, and the newest of a long one', () => {
    const young = sheetOf(grown('ragnar', 300), 'en');
    expect(cutFor(young)).toMatchObject({
      gifts: young.gifts,
      giftsLeft: 0,
      ledger: young.ledger,
      ledgerLeft: 0,
    });
    const old = sheetOf(grown('ragnar', 3000), 'en');
    const { ledger, ledgerLeft } = cutFor(old);
    expect(ledger).toEqual(old.ledger.slice(0, ledger.length));
    expect(ledger.length + ledgerLeft).toBe(old.ledger.length);
    expect(ledger.length).toBeGreaterThan(10);
  });

  it('never holds more than a page does', () => {
    for (const id of GALLERY_IDS)
      for (const points of [0, 300, 1000, 4000]) {
        const sheet = sheetOf(grown(id, points), 'en');
        const { gifts, ledger, ledgerLeft } = cutFor(sheet);
        const lines = sheet.gear.rows.length + gifts.length + ledger.length + Math.min(1, ledgerLeft);
        expect(lines).toBeLessThan(40);
      }
  });

  it('leaves out gifts beyond the fourteenth, and says how many', () => {
    const sheet = sheetOf(GALLERY.ragnar, 'en');
    const gifts = Array.from({ length: 20 }, (_, i) => [`Gift ${i}`, 'Tyr', '1', 'Does something.'] as const);
    const cut = cutFor({
      ...sheet,
      gifts,
      ledger: Array.from({ length: 50 }, () => ['1 May 985', 'Pillaging', '+5'] as const),
    });
    expect([cut.gifts.length, cut.giftsLeft]).toEqual([14, 6]);
    expect([cut.ledger.length, cut.ledgerLeft]).toEqual([3, 47]);
  });
});
