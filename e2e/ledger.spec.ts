// The rule ledger: found from the rules, from help and from the workshop, and every rule by its ID.

import { readFile } from 'node:fs/promises';
import { check } from './checks.ts';
import { arrive, expect, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const LEDGER = '/rules/campaign/ledger';

test('a rule is found by its ID, by keyboard alone, and leads on to others', async ({ page }) => {
  await arrive(page, '/rules/campaign');
  await page.getByRole('link', { name: en.ledger.link }).click();
  await page.waitForURL(LEDGER);
  const field = page.getByRole('searchbox', { name: en.ledger.find });
  await field.fill('move-0');
  await expect(page.getByText(en.ledger.found(6))).toBeVisible();
  await field.fill('cam-ruling-15');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LEDGER}#CAM-RULING-15`);
  const rule = page.getByRole('paragraph').filter({ hasText: /^CAM-RULING-15 / });
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await page.goto(`${LEDGER}#CAM-RULING-17`);
  const flight = page.getByRole('paragraph').filter({ hasText: /^CAM-RULING-18 / });
  await flight.getByRole('link', { name: 'CAM-RULING-21' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^CAM-RULING-21 / })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${LEDGER}#CAM-RULING-17`);
});

test('a rule in the address is shown as soon as the ledger is there', async ({ page }) => {
  await arrive(page, '/rules/dungeon/ledger#DUN-VEC-08');
  await expect(page.getByRole('row', { name: /^DUN-VEC-08/ })).toBeFocused();
});

test('chapters of the rules name theirs', async ({ page }) => {
  await arrive(page, '/rules/dungeon');
  await page.getByRole('link', { name: 'DUN-RULING-18' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^DUN-RULING-18 / })).toBeFocused();
});

test('a problem in the workshop opens its rule and keeps the workshop', async ({ page }) => {
  await arrive(page, '/workshop/dungeon/quest');
  await page.getByRole('combobox', { name: en.workshop.begin }).selectOption({ index: 1 });
  await page.getByRole('button', { name: en.workshop.fresh }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  // A door that is drawn but has no lock is against DUN-FURN-06.
  const quest = { ...JSON.parse(await readFile(await download.path(), 'utf8')), doors: [] };
  await page
    .getByLabel(en.workshop.load)
    .last()
    .setInputFiles({
      name: 'q.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(quest)),
    });
  await page.getByRole('button', { name: en.ledger.rule }).first().click();
  const link = page.getByRole('link', { name: /^DUN-/ }).first();
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened).toHaveURL(/\/rules\/dungeon\/ledger#DUN-/);
  await expect(opened.getByRole('navigation', { name: en.ledger.contents })).toBeVisible();
  await expect(page.getByRole('button', { name: en.workshop.save })).toBeVisible();
});

for (const [language, words] of [
  ['en', en],
  ['de', de],
] as const)
  test(`it can be read on a narrow screen, in ${language} around it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, LEDGER, { language });
    await expect(page.getByText(words.ledger.intro)).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.ledger.contents })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await check(page);
  });

test('it is no part of what the pages keep for the time without a network', async ({ page }) => {
  await arrive(page, '/about');
  const worker = await (await page.request.get('/sw.js')).text();
  expect(worker).toContain('/assets/');
  expect(worker).not.toContain('.md');
});
