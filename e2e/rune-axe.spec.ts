// Rune looked at by axe, and by a reader of German.

import type { Asked } from '@skald/kernel';
import { check, checkGermanTable, checkTable, said } from './checks.ts';
import { menuOf, offers, openMoment, pressOn, targetOf } from './field.ts';
import { offersOdds, runeMoment, SHORT } from './rune.ts';
import { arrive, expect, test } from './table.ts';

const ALONE = { options: SHORT };
const AT_THE_STRAND = { seats: [['hrolf'], 'foes'], options: { preset: 'strand' } };
const ON_THE_MERE = { seats: [['bersi', 'astrid'], 'foes'], options: { preset: 'mere' } };
const isFoe = ({ seat }: Asked): boolean => seat === 1;

const striking = runeMoment('act', ALONE, offersOdds('strike'));
const moments = [
  { kind: 'plan', ...runeMoment('plan', ALONE) },
  { kind: 'strike', ...striking },
  { kind: 'shoot', ...runeMoment('act', { seats: [['hrolf']] }, offers('shoot')) },
  { kind: 'forestall', ...runeMoment('forestall', ALONE) },
  { kind: 'wonEngagement', ...runeMoment('wonEngagement', { ...ALONE, level: 'thrall' }) },
  { kind: 'dodge', ...runeMoment('dodge', AT_THE_STRAND) },
  { kind: 'resist', ...runeMoment('resist', ON_THE_MERE) },
  { kind: 'choose', ...runeMoment('choose', ON_THE_MERE) },
  { kind: 'act of a foe', ...runeMoment('act', ON_THE_MERE, isFoe) },
];
/** All that is drawn in colours of its own. */
const COLOURED = ['plan', 'strike', 'wonEngagement'];

test('axe finds nothing by night and by day, whatever is asked', async ({ page }) => {
  await checkTable(page, {
    moments,
    coloured: COLOURED,
    open: openMoment,
    tabs: ['Heroes and foes', 'Points'],
  });
});

test('axe finds nothing in the menu over the field', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  await pressOn(page, targetOf(page));
  await expect(menuOf(page)).toBeVisible();
  await check(page);
});

/** Words that no German sentence has. */
const ENGLISH =
  /\b(the|of|and|are|you|your|with|this|that|from|which|has|have|turns?|moves?|steps?|heroes|squares?|wounds?|strikes?|foes?)\b/i;
/** What is called so in every language: a game, and the rules by their numbers. */
const NAMES = /^(Age of Heroes|RUN-[A-Z0-9-]+)$/;

for (const path of ['/new/rune', '/rules/rune'])
  test(`${path} is German, fits a phone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, path, { language: 'de' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rune');
    await expect(page.getByRole('main')).toContainText(/Helden/);
    const wrong = (await said(page)).filter((text) => ENGLISH.test(text) && !NAMES.test(text));
    expect(wrong).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await check(page);
  });

test('the table is German, whatever is asked', async ({ page }) => {
  await checkGermanTable(page, {
    game: 'rune',
    english: ENGLISH,
    moments,
    open: openMoment,
    tabs: ['Helden und Gegner', 'Punkte'],
  });
});
