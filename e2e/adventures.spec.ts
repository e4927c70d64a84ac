// Adventures of Rune: put in order by mouse and by keys, made whole from other encounters, and begun from a plot.

import { check } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const BENCH = '/workshop/rune/adventure';
const STOLEN = { en: 'The Stolen Rune, balanced', de: 'Die gestohlene Rune, ausgewogen' } as const;

/** Opens the editor with the sample of this name. */
async function begin(page: Page, sample: string, language: 'en' | 'de' = 'en'): Promise<void> {
  const words = WORDS[language].workshop;
  await arrive(page, BENCH, { language });
  await page.getByRole('combobox', { name: words.begin }).selectOption({ label: sample });
  await page.getByRole('button', { name: words.fresh }).click();
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page): Locator => page.locator('.advedit-row');
const titles = (page: Page): Promise<string[]> => rows(page).getByRole('heading').allTextContents();
const handle = (page: Page, at: number): Locator => page.locator('.advedit-handle').nth(at);
/** By the mouse, from one row to another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const [a, b] = [await handle(page, from).boundingBox(), await rows(page).nth(to).boundingBox()];
  if (a === null || b === null) throw new Error('no such row');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + 20, b.y + b.height / 2, { steps: 5 });
  await page.mouse.up();
}
const breaches = (page: Page): Locator => page.locator('.advedit .design-breach');
/** What was not there for everybody. */
const without = (all: readonly string[]): string[] => all.map((one) => one.replace(/^\d+\. /, ''));

test('an adventure is put in another order by mouse, and each takes the role of its place', async ({
  page,
}) => {
  await begin(page, STOLEN.en);
  await expect(rows(page)).toHaveCount(7);
  await expect(breaches(page)).toHaveCount(0);
  const before = without(await titles(page));
  await drag(page, 0, 2);
  await expect(async () =>
    expect(without(await titles(page))).toEqual([before[1], before[2], before[0], ...before.slice(3)]),
  ).toPass();
  await expect(breaches(page).first()).toBeVisible();
  // One by one, by what is offered for it, or all at once.
  await rows(page).nth(2).getByRole('button', { name: 'How to mend it' }).first().click();
  await rows(page).nth(2).getByRole('button', { name: 'Change its type: cushion' }).click();
  await expect(page.getByRole('combobox', { name: 'Role of encounter 3' })).toHaveValue('cushion');
  await page.getByRole('button', { name: WORDS.en.workshop.undo }).click();
  await expect(page.getByRole('combobox', { name: 'Role of encounter 3' })).toHaveValue('setup');
  await page.getByRole('button', { name: 'Give each the role of its place' }).click();
  await expect(page.getByRole('combobox', { name: 'Role of encounter 1' })).toHaveValue('setup');
  await expect(page.getByRole('combobox', { name: 'Role of encounter 3' })).toHaveValue('cushion');
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: WORDS.en.workshop.undo }).click();
  expect(without(await titles(page))).toEqual(before);
  await expect(breaches(page)).toHaveCount(0);
});

test('encounters are doubled, removed, read, and taken in from elsewhere', async ({ page }) => {
  await begin(page, STOLEN.en);
  await page.getByRole('button', { name: 'Duplicate “Taken in the Night”' }).click();
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Remove “Taken in the Night”' }).first().click();
  await expect(rows(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Read “Longship of the Dead”' }).click();
  const reading = page.getByRole('region', { name: 'What happens in it' });
  await expect(reading.getByRole('heading', { level: 2 })).toHaveText('Longship of the Dead');
  await expect(reading.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByText('Take one in', { exact: true }).click();
  await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'The Goblins’ Toll' });
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).last().getByRole('heading')).toHaveText('8. The Goblins’ Toll');
  await expect(page.locator('.advedit-encounters > .advedit-breaches')).toContainText('7');
});

test('what is kept on this device can be taken in', async ({ page }) => {
  await begin(page, STOLEN.en);
  await page.getByRole('button', { name: 'Duplicate “The Temple of Loki”' }).click();
  await expect(page.getByText(WORDS.en.workshop.kept)).toBeVisible();
  await begin(page, 'A new adventure');
  await page.getByText('Take one in', { exact: true }).click();
  const device = page.locator('optgroup[label="Kept on this device"] option');
  await expect(device.filter({ hasText: 'The Temple of Loki' })).toHaveCount(2);
});

test('an adventure is put in order and begun from a plot by keys alone, in German', async ({ page }) => {
  await begin(page, STOLEN.de, 'de');
  const before = without(await titles(page));
  await handle(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(handle(page, 3)).toBeFocused();
  expect(without(await titles(page))).toEqual([
    before[0],
    before[2],
    before[3],
    before[1],
    ...before.slice(4),
  ]);
  await expect(page.locator('.advedit-news')).toHaveText(`„${before[1]}“ ist jetzt Nummer 4.`);
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  await expect(handle(page, 0)).toBeFocused();
  expect(without(await titles(page))[0]).toBe(before[1]);
  await page.getByText('Mit einer Handlung beginnen', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /Der Ruf der Erschlagenen/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Der grausame Überfall/ })).toBeChecked();
  await page.getByRole('button', { name: 'Dieses Abenteuer beginnen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der grausame Überfall');
  await expect(rows(page).first().getByRole('heading')).toHaveText('1. Rauch im Morgengrauen');
  await expect(breaches(page)).toHaveCount(0);
});

test('an adventure can be read by everybody, also on a phone', async ({ page }) => {
  await begin(page, STOLEN.en);
  await check(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await check(page);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
  await page.getByText('Begin from a plot', { exact: true }).click();
  await check(page);
});

test('an adventure goes on paper as a whole', async ({ page }) => {
  await begin(page, STOLEN.en);
  await page.getByRole('link', { name: WORDS.en.workshop.sheet }).click();
  // Its plot on the first page, then seven encounters.
  await expect(page.locator('.encnotes')).toHaveCount(8);
  await expect(page.locator('.encnotes').first().getByRole('listitem')).toHaveCount(7);
});
