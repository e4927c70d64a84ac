// Drawing a map for the campaign: by mouse, by key, by finger; what is missing is said at once, and what is good is played.

import { readFileSync } from 'node:fs';
import { CHECKS } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const SHEET = 'The map being drawn';

/** A new map that begins as Garrock; the cursor is on its castle. */
async function newMap(page: Page, language: 'en' | 'de' = 'en'): Promise<Locator> {
  await arrive(page, '/workshop/campaign/map', { language });
  const words = WORDS[language].workshop;
  await page.getByRole('combobox', { name: words.begin }).selectOption('Garrock');
  await page.getByRole('button', { name: words.fresh }).click();
  const sheet = page.getByRole('application', { name: language === 'en' ? SHEET : 'Die Karte, die' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const problemsOf = (page: Page): Locator => page.locator('.workshop-check').getByRole('listitem');
/** What is under the cursor, as one reads it. */
const here = (page: Page): Locator => page.locator('.mapedit-panels').getByText(/^[A-Z]\d+: /);
const good = (page: Page): Locator => page.getByText(en.workshop.good);

async function readFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel(en.workshop.load)
    .and(page.locator('input'))
    .setInputFiles({ name: 'land.map.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a map is spoilt and mended, saved, survives a damaged file, and is played', async ({ page }) => {
  const sheet = await newMap(page);
  const play = page.getByRole('button', { name: en.workshop.play });
  await expect(good(page)).toBeVisible();

  // Woods on the shore: the list says so, the message leads there, one button mends it.
  await sheet.focus();
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'w');
  await expect(problemsOf(page)).toHaveText(['Land that touches the sea must be coast: J5. Rule']);
  await problemsOf(page).getByRole('button', { name: en.ledger.rule }).click();
  await expect(problemsOf(page).getByRole('link', { name: /^CAM-RULING-36/ })).toBeVisible();
  await sheet.focus();
  await expect(play).toBeDisabled();
  await press(page, 'Home');
  await expect(here(page)).toHaveText('A5: woods');
  await page.getByRole('button', { name: /^Land that touches the sea/ }).click();
  await expect(here(page)).toHaveText('J5: woods');
  await page.getByRole('button', { name: 'Mend the shore' }).click();
  await expect(good(page)).toBeVisible();
  await expect(play).toBeEnabled();

  // By mouse: a stroke is one change, and can be taken back.
  await page.getByRole('radio', { name: /^swamp/ }).check();
  const box = (await sheet.boundingBox()) as { x: number; y: number; width: number; height: number };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 6 });
  await page.mouse.up();
  await expect(here(page)).toContainText(': swamp');
  await page.getByRole('button', { name: en.workshop.undo }).click();
  await expect(here(page)).not.toContainText(': swamp');

  // Another name for the land.
  await page.getByLabel('Name of the map').fill('Wolfsea');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Wolfsea' })).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('wolfsea.map.json');
  const saved = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({ name: 'Wolfsea', shipStart: '9,4' });

  // A damaged file is refused in words and changes nothing; the good one comes back.
  await readFile(page, saved.slice(0, 200));
  await expect(page.getByText(en.workshop.notJson)).toBeVisible();
  await readFile(page, saved.replace('"mmg', '"mm?'));
  await expect(page.getByText(en.workshop.notThis('Maps', 'rows.0'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wolfsea' })).toBeVisible();
  await expect(good(page)).toBeVisible();
  await readFile(page, saved.replaceAll('Wolfsea', 'Wolfsea again').replace('Westerby', 'Farwick'));
  await expect(page.getByRole('heading', { name: 'Wolfsea again' })).toBeVisible();

  await play.click();
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();
  await expect(page.locator('.hexmap-name').filter({ hasText: 'Farwick' })).toBeVisible();
});

test('a land grows from a number, and a river is drawn by keys alone', async ({ page }) => {
  const sheet = await newMap(page);
  await page.getByRole('spinbutton', { name: 'Grow a land from a number' }).fill('7');
  await page.getByRole('spinbutton').press('Enter');
  await expect(good(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Garrock', exact: true })).toBeHidden();
  await page.getByRole('button', { name: en.workshop.undo }).click();
  await expect(page.getByRole('heading', { name: 'Garrock', exact: true })).toBeVisible();

  // A stray stretch of river east of the castle, a bridge on it, and both away again.
  await sheet.focus();
  await press(page, '1');
  await expect(here(page)).toHaveText('E5: castle, Garrock Keep, river to the east');
  await expect(problemsOf(page).first()).toContainText('The river is in 2 pieces.');
  await press(page, 'b', '1');
  await expect(page.getByLabel('Name of the bridge to the east')).toHaveValue('Bridge 3');
  await press(page, 'r', '1');
  await expect(good(page)).toBeVisible();

  // The name of the place under the cursor.
  await press(page, 'n');
  await expect(page.getByLabel('Name of the place at E5')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('High Keep');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hexmap-name-castle')).toHaveText('High Keep');
});

test('the editor speaks German and passes axe by day and by night', async ({ page }) => {
  await newMap(page, 'de');
  await expect(page.getByText(de.workshop.good)).toBeVisible();
  await page.getByRole('radio', { name: /^Burg/ }).press('Space');
  await page.getByRole('application').focus();
  await press(page, 'ArrowRight', 'v');
  await expect(problemsOf(page)).toHaveText([/^Ein Dorf liegt unmittelbar neben der Burg \(F5\)/]);
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    await CHECKS[theme](page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a finger draws, and the tools are in reach of it', async ({ page }) => {
    const sheet = await newMap(page);
    await page.getByRole('radio', { name: /^swamp/ }).tap();
    const box = (await sheet.boundingBox()) as { x: number; y: number; width: number; height: number };
    await page.touchscreen.tap(box.x + box.width / 2 - 60, box.y + box.height / 2);
    await expect(here(page)).toContainText(': swamp');
    const tools = (await page.locator('.mapedit-tools').boundingBox()) as { y: number; height: number };
    expect(tools.y + tools.height).toBeLessThan(740);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});
