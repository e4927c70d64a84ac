// Creatures that are in no gallery: designed, priced and sent into a fight.

import { readFile } from 'node:fs/promises';
import { check, said } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { en } = WORDS;
const BENCH = '/workshop/rune/creature';

/** Opens the editor with the sample of this name. */
async function begin(page: Page, sample: string, language: 'en' | 'de' = 'en'): Promise<void> {
  const words = WORDS[language].workshop;
  await arrive(page, BENCH, { language });
  await page.getByRole('combobox', { name: words.begin }).selectOption({ label: sample });
  await page.getByRole('button', { name: words.fresh }).click();
  await expect(page.locator('.design-creature')).toBeVisible();
}

async function held(page: Page): Promise<Record<string, unknown>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** What it says of itself beside its form. */
const sheet = (page: Page): Locator => page.locator('.design-creature-numbers');
/** INIT to Res in a category, and its Mix. */
const category = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('row', { name }).getByRole('cell').allInnerTexts();

/** Written and left. */
async function write(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).blur();
}

test('a creature is designed by mouse, with its Mix and its statistics in sight', async ({ page }) => {
  await begin(page, 'Nykur');
  await expect(page.locator('.workshop-check')).toContainText('Say what it looks like');
  await expect(page.getByText('Say what it looks like').first()).toBeVisible();
  const before = await category(page, 'Equal');

  await write(page, 'Name', 'Brynja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brynja');
  await write(page, /^Description/, 'A gray horse that comes out of the lake.');
  await write(page, /^Trait/, 'Its hooves point backwards.');
  await page.getByRole('combobox', { name: 'Maximum Threat' }).selectOption('superior');
  await expect(page.getByRole('row', { name: 'Terrifying' })).toHaveCount(0);

  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'More: DAM: Damage' }).click();
  await expect(sheet(page)).toContainText('Mix +0.1 beyond its category');
  await page.getByRole('button', { name: 'Less: Soak: Soak' }).click();
  await expect(page.getByText('Balanced: its numbers come to nothing.')).toBeVisible();
  const after = await category(page, 'Equal');
  expect(Number(after[3])).toBe(Number(before[3]) + 3);
  expect(Number(after[4])).toBe(Number(before[4]) - 1);
  expect(after.at(-1)).toBe('1.3');

  await page.getByRole('checkbox', { name: 'Undead' }).last().check();
  await expect(page.getByRole('checkbox', { name: 'Can be knocked out' })).not.toBeChecked();
  await expect(sheet(page)).toContainText('Mix +0.5 beyond its category');
  expect((await category(page, 'Equal')).at(-1)).toBe('1.8');
  await expect(page.locator('.workshop-check')).toContainText(en.workshop.good);
  expect(await held(page)).toMatchObject({
    name: 'Brynja',
    maxThreat: 'superior',
    adjust: { dam: 3, soak: -1 },
    powers: ['undead'],
    stunnable: false,
  });

  await page.getByRole('button', { name: en.workshop.undo }).click();
  await expect(sheet(page)).toContainText('Mix 0 beyond its category');
});

test('a creature is designed by keyboard alone', async ({ page }) => {
  await begin(page, 'Garmr');
  const tabTo = async (name: string): Promise<void> => {
    const wanted = page.getByLabel(name, { exact: true }).last();
    for (let presses = 0; presses < 200; presses++) {
      if (await wanted.evaluate((at) => at === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached`);
  };
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Freki');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freki');
  await tabTo('More: Move, in paces a round');
  await page.keyboard.press('Enter');
  await tabTo('More: ATK: Attack');
  await page.keyboard.press('Space');
  await tabTo('Crushing');
  await page.keyboard.press('Space');
  expect(await held(page)).toMatchObject({
    name: 'Freki',
    move: 35,
    adjust: { init: 3, soak: -1, atk: 1 },
    powers: ['leaping', 'crushing'],
  });
});

test('a problem leads to its place', async ({ page }) => {
  await begin(page, 'Nykur');
  await page.locator('.workshop-check').getByRole('button', { name: 'Say what it looks like' }).click();
  await expect(page.getByLabel(/^Description/)).toBeFocused();
});

test('the editor of creatures speaks German and passes axe by day and by night', async ({ page }) => {
  await begin(page, 'Nykur', 'de');
  await page.getByRole('button', { name: 'Weniger: INI: Initiative' }).click();
  await page.getByRole('checkbox', { name: 'Springt' }).check();
  await expect(sheet(page)).toContainText('Gewicht +0,3 über das der Bedrohung hinaus');
  await expect(page.getByText('Weniger Initiative macht es nicht billiger.').first()).toBeVisible();
  const english = (await said(page)).filter((text) => /\b(the|of|with|and|you|its|points)\b/i.test(text));
  expect(english).toEqual([]);
  await check(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await check(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('it is as wide as the screen, and can be mended', async ({ page }) => {
    await begin(page, 'Draugr', 'de');
    await page.getByRole('button', { name: 'Mehr: INI: Initiative' }).tap();
    await expect(sheet(page)).toContainText('Gewicht +0,6');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await check(page);
  });
});
