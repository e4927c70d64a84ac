import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../content/abilities.ts';
import { WEAPONS } from '../../content/weapons.ts';
import { GALLERY, GALLERY_IDS, grown } from '../../documents/hero/builds/index.ts';
import { sheetOf } from '../../text/sheet.ts';
import { type Cuts, cutsFor } from './pages.ts';

const linesOf = ({ gear, gifts, ledger }: Cuts) =>
  [gear, gifts, ledger].reduce((sum, { shown, left }) => sum + shown.length + Math.min(1, left), 0);

describe('the pages of a sheet', () => {
  it('hold all of a short life, and the newest of a long one', () => {
    const young = sheetOf(grown('ragnar', 300), 'en');
    expect(cutsFor(young)).toEqual({
      attacks: young.attacks.rows,
      gear: { shown: young.gear.rows, left: 0 },
      gifts: { shown: young.gifts, left: 0 },
      ledger: { shown: young.ledger, left: 0 },
    });
    const old = sheetOf(grown('ragnar', 3000), 'en');
    const { shown, left } = cutsFor(old).ledger;
    expect(shown).toEqual(old.ledger.slice(0, shown.length));
    expect(shown.length + left).toBe(old.ledger.length);
    expect(shown.length).toBeGreaterThan(10);
  });

  it('never hold more than they have room for', () => {
    for (const id of GALLERY_IDS)
      for (const points of [0, 300, 1000, 4000])
        expect(linesOf(cutsFor(sheetOf(grown(id, points), 'en')))).toBeLessThan(38);
  });

  it('leave out the last of very much gear, many gifts and many ways to attack, and keep what is no fight', () => {
    const packed = sheetOf(
      {
        ...GALLERY.ragnar,
        weapons: WEAPONS.filter((weapon) => weapon !== 'fist')
          .slice(0, 20)
          .map((weapon) => ({ weapon })),
        abilities: Object.fromEntries(ABILITIES.map((ability) => [ability, 1])),
      },
      'en',
    );
    const gifts = Array.from({ length: 40 }, (_, i) => [`Gift ${i}`, 'Tyr', '1', 'Does something.'] as const);
    const ledger = Array.from({ length: 50 }, () => ['1 May 985', 'Pillaging', '+5'] as const);
    const cuts = cutsFor({ ...packed, gifts, ledger });
    expect(cuts.attacks).toHaveLength(13);
    expect(cuts.attacks.at(-1)).toEqual(packed.attacks.rows.at(-1));
    expect([cuts.gear.shown.length, cuts.gear.left]).toEqual([15, packed.gear.rows.length - 15]);
    expect(cuts.gifts.shown.length).toBeGreaterThan(7);
    expect(cuts.ledger.shown.length).toBeGreaterThan(2);
    expect(linesOf(cuts)).toBeLessThan(38);
  });
});
