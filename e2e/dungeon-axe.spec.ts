// The dungeon looked at by axe, and by a reader of German.

import { gameById } from '@skald/games';
import type { Asked } from '@skald/kernel';
import { check, checkGermanTable, checkTable, said } from './checks.ts';
import { dungeonMoment, menuOf, offers, openMoment, pressOn, targetOf } from './dungeon.ts';
import { arrive, expect, test } from './table.ts';

const isHeroWho =
  (act: string) =>
  (asked: Asked): boolean =>
    asked.seat === 0 && offers(act)(asked);
const fighting = dungeonMoment('turn', { quest: 1 }, isHeroWho('fight'));
const shooting = dungeonMoment('turn', { quest: 2 }, isHeroWho('shoot'));

/** A band before its third adventure. */
const SAGA = { party: { ...(gameById('dungeon')!.presets[0]?.options.party as object), next: 3 } };
const QUESTIONS: readonly (readonly [kind: string, options?: Record<string, unknown>])[] = [
  ['face'],
  ['nextHero'],
  ['turn'],
  ['freeStrike'],
  ['interrupt'],
  ['command'],
  ['raise'],
  ['raiseAs'],
  ['castAt', { quest: 2 }],
  ['reward', SAGA],
];
const moments = QUESTIONS.map(([kind, options]) => ({ kind, ...dungeonMoment(kind, options) }));
const drawn = [...moments, { kind: 'fight', ...fighting }, { kind: 'shoot', ...shooting }];
/** All that is drawn in colours of its own. */
const COLOURED = ['nextHero', 'fight', 'castAt', 'command'];

test('axe finds nothing by night and by day, whatever is asked', async ({ page }) => {
  await checkTable(page, {
    moments: drawn,
    coloured: COLOURED,
    open: openMoment,
    tabs: ['Heroes and foes', 'Course'],
  });
});

test('axe finds nothing in the menu over the board', async ({ page }) => {
  await arrive(page);
  await openMoment(page, fighting);
  await pressOn(page, targetOf(page));
  await expect(menuOf(page)).toBeVisible();
  await check(page);
});

/** Words that no German sentence has. */
const ENGLISH =
  /\b(the|of|and|are|you|your|with|this|that|from|which|has|have|turns?|moves?|steps?|heroes|squares?|wounds?)\b/i;

for (const path of ['/new/dungeon', '/rules/dungeon'])
  test(`${path} is German, fits a phone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, path, { language: 'de' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dungeon');
    await expect(page.getByRole('main')).toContainText(/Overlord/);
    const wrong = (await said(page)).filter((text) => ENGLISH.test(text) && text !== 'Age of Heroes');
    expect(wrong).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await check(page);
  });

test('the table is German, whatever is asked', async ({ page }) => {
  await checkGermanTable(page, {
    game: 'dungeon',
    english: ENGLISH,
    moments: drawn,
    open: openMoment,
    tabs: ['Figuren', 'Bilanz'],
  });
});
