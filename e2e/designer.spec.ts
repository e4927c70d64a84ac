// Encounters of Rune are designed from nothing: by mouse, by key, in German on a tablet, and mended on a phone.

import { readFile } from 'node:fs/promises';
import { CHECKS, check, said } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { en } = WORDS;
const BENCH = '/workshop/rune/encounter';
const SAMPLES = {
  blank: { en: 'A new encounter', de: 'Eine neue Begegnung' },
  toll: { en: 'The Goblins’ Toll', de: 'Der Goblinzoll' },
} as const;

/** Opens the designer with one of the samples. */
async function begin(
  page: Page,
  sample: keyof typeof SAMPLES,
  settings: { language?: 'en' | 'de'; theme?: 'dark' | 'light' } = {},
): Promise<void> {
  const { language = 'en' } = settings;
  const words = WORDS[language].workshop;
  await arrive(page, BENCH, settings);
  await page.getByRole('combobox', { name: words.begin }).selectOption({ label: SAMPLES[sample][language] });
  await page.getByRole('button', { name: words.fresh }).click();
  await expect(page.locator('.designer')).toBeVisible();
}

const outline = (page: Page): Locator => page.getByRole('navigation', { name: 'What is in it' });
const row = (page: Page, name: RegExp | string): Locator =>
  outline(page).getByRole('button', { name }).first();
const rows = (page: Page): Promise<string[]> =>
  page.locator('.designer-line .designer-row > span:first-child').allTextContents();
const sum = (page: Page, of: 'spent' | 'earned'): Locator => page.locator(`.designer-${of} dd`);
const turn = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('tab', { name }).first().click();
const problems = (page: Page): Locator => page.locator('.workshop-check');

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

async function held(page: Page): Promise<{ events: { elements: { id: string; effects: unknown[] }[] }[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** Drags a row of the outline by its grip, above another or below it. */
async function drag(page: Page, from: number, to: number, where: 'above' | 'below'): Promise<void> {
  const [grip, line] = [
    await page.locator('.designer-grip').nth(from).boundingBox(),
    await page.locator('.designer-line').nth(to).boundingBox(),
  ];
  if (grip === null || line === null) throw new Error('no such row');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(line.x + line.width / 2, line.y + (where === 'above' ? 3 : line.height - 3), {
    steps: 5,
  });
  await page.mouse.up();
}

test('an encounter is designed from nothing by mouse, with what it costs in sight', async ({ page }) => {
  await begin(page, 'blank');
  await type(page, 'Name', 'The drowned hall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The drowned hall');
  await type(page, 'Concept', 'A hall under the lake, and what lives there now.');

  // A problem leads to its place.
  await problems(page).getByRole('button', { name: 'Say where this event takes place.' }).click();
  await expect(page.getByLabel('Place', { exact: true })).toBeFocused();
  await type(page, 'Place', 'The gate');
  await type(page, 'What happens to the heroes, in one sentence', 'Something falls on them.');
  await expect(problems(page)).not.toContainText('Say where this event takes place.');

  // A trap from its template, and what it costs.
  await turn(page, 'Traps and gains');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Damage', exact: true })).toBeVisible();
  const before = Number(await sum(page, 'spent').textContent());
  await page.getByRole('button', { name: 'More: Dam', exact: true }).click();
  await page.getByRole('button', { name: 'More: Dam', exact: true }).click();
  await expect(sum(page, 'spent')).not.toHaveText(String(before));
  await expect(page.locator('.designer-standing')).toContainText('not paid for: give the heroes more.');
  await row(page, /Add something: 1\./).click();
  await page.getByRole('button', { name: 'Treasure', exact: true }).click();
  await expect(sum(page, 'earned')).not.toHaveText('0');
  await expect(row(page, /^Treasure/)).toHaveAttribute('aria-current', 'page');

  // An item of the cost sheet leads to what it is for.
  await page
    .locator('.designer-items')
    .getByRole('button', { name: /Dam \d+/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Damage', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Less: Dam', exact: true })).toBeFocused();

  // Of the heroes who will come, nobody can do it; then somebody can.
  const alone = (await sum(page, 'spent').textContent()) ?? '';
  await row(page, 'The encounter').click();
  await page.getByText('The heroes, if you know them').click();
  await page.getByRole('button', { name: '+ Another hero' }).click();
  await expect(sum(page, 'spent')).not.toHaveText(alone);
  const hero = page.getByRole('region', { name: 'Hero 1' });
  await hero.getByRole('combobox', { name: 'Add an ability' }).selectOption({ label: 'Dodge' });
  await expect(hero.getByRole('spinbutton', { name: 'Dodge' })).toHaveValue('1');
  await expect(sum(page, 'spent')).toHaveText(alone);

  // A map.
  await row(page, /^1\. /).click();
  await turn(page, 'Map');
  await page.getByRole('button', { name: 'Take The Barrow-Field' }).click();
  await expect(page.getByRole('application', { name: 'The battle map' })).toBeVisible();
  await page.getByRole('button', { name: en.workshop.undo }).click();
  await expect(page.getByRole('heading', { name: 'Choose a map' })).toBeVisible();
  await page.getByRole('button', { name: en.workshop.redo }).click();
  await expect(page.getByRole('application', { name: 'The battle map' })).toBeVisible();

  // Another event, an element dragged into it, and the steps.
  await page.getByRole('button', { name: 'Another event' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '2. Event 2' })).toBeVisible();
  await drag(page, 2, 3, 'below');
  expect(await rows(page)).toEqual(['1. The first event', 'Damage', '2. Event 2', 'Treasure']);
  await drag(page, 2, 0, 'above');
  expect(await rows(page)).toEqual(['1. Event 2', 'Treasure', '2. The first event', 'Damage']);
  await row(page, 'In eight steps').click();
  await page.getByRole('button', { name: 'Go there: Traps and hazards' }).click();
  await expect(page.getByRole('tab', { name: /^Traps and gains/ })).toHaveAttribute('aria-selected', 'true');
});

test('the same is done by keyboard alone', async ({ page }) => {
  await begin(page, 'blank');
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '';
    });
  const tabTo = async (name: RegExp, key = 'Tab'): Promise<void> => {
    for (let presses = 0; presses < 400; presses++) {
      if (name.test(await focused())) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo(/^Name$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By hand');

  await tabTo(/^1\. The first event/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Story' }).focus();
  for (const name of ['Fight', 'Map', 'Traps and gains']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await tabTo(/^Recurring damage$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Recurring damage' })).toBeVisible();
  await tabTo(/^Add something: 1\./, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(/^Silver$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page)).toEqual(['1. The first event', 'Recurring damage', 'Silver']);

  // Moved on its page and in the list, copied, deleted, and all of it undone.
  await tabTo(/^Earlier: Silver/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page)).toEqual(['1. The first event', 'Silver', 'Recurring damage']);
  expect(await focused()).toBe('Earlier: Silver');
  await tabTo(/^Silver/, 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => rows(page)).toEqual(['1. The first event', 'Recurring damage', 'Silver']);
  await tabTo(/^Duplicate: Silver/);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page)).toEqual(['1. The first event', 'Recurring damage', 'Silver', 'Silver']);
  await tabTo(/^Delete: Silver/);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page)).toEqual(['1. The first event', 'Recurring damage', 'Silver']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows(page)).toHaveLength(4);
  const { events } = await held(page);
  expect(new Set(events[0]?.elements.map(({ id }) => id)).size).toBe(3);
});

test('a plot begins one, another gives it a part, and what is kept on the device says who will come', async ({
  page,
}) => {
  // A hero of this device.
  await arrive(page, '/workshop/rune/hero');
  const heroes = page.getByRole('combobox', { name: en.workshop.begin });
  await heroes.selectOption({ index: 1 });
  await page.getByRole('button', { name: en.workshop.fresh }).click();
  await page.waitForURL(/hero\/\w+$/);

  await begin(page, 'blank');
  await page.getByText('Begin from a plot', { exact: true }).click();
  const plots = page.getByRole('region', { name: 'Begin from a plot' });
  // All six, in each of three acts.
  await expect(plots.getByRole('list').getByRole('radio')).toHaveCount(6);
  await plots.getByRole('list').getByRole('radio').nth(2).check();
  await plots.getByRole('radio', { name: 'Climax', exact: true }).check();
  await plots.getByRole('button', { name: 'Begin this encounter' }).click();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('climax');
  const begun = await rows(page);

  await page.getByText('Take a part from another encounter', { exact: true }).click();
  const shelf = page.getByRole('region', { name: 'Take a part from another encounter' });
  await shelf.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Rescue of the Rune' });
  await shelf.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Element: The blue sparks' });
  await shelf.getByRole('button', { name: 'Take it in' }).click();
  await expect(shelf.getByText('“The blue sparks” has been taken in.')).toBeVisible();
  await expect(row(page, /^The blue sparks/)).toBeVisible();
  expect(await rows(page)).toHaveLength(begun.length + 1);
  await page.getByRole('button', { name: en.workshop.undo }).click();
  expect(await rows(page)).toEqual(begun);

  await page.getByText('The heroes, if you know them').click();
  await page.getByRole('combobox', { name: 'Ratings of' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: '+ Another hero' }).click();
  const hero = page.getByRole('region', { name: 'Hero 1' });
  // He comes with all his abilities, not with none.
  await expect(hero.getByRole('spinbutton', { name: 'Dodge' })).not.toHaveValue('0');
  await check(page);
});

test('every problem leads to a field of its own', async ({ page }) => {
  await begin(page, 'toll');
  await row(page, /^1\. /).click();
  await page.getByLabel('Place', { exact: true }).fill('A burrow with many holes');
  await page.getByLabel('Place', { exact: true }).blur();
  await row(page, /^The beam/).click();
  await page.getByLabel('A roll is asked for').uncheck();
  const told = problems(page).getByRole('listitem').getByRole('button', { name: /\./ });
  const count = await told.count();
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    await row(page, 'The encounter').click();
    await told.nth(i).click();
    await expect(page.locator('.designer-page :focus')).toBeVisible();
  }
});

test('in German, on a tablet, nothing is said in English and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await begin(page, 'toll', { language: 'de' });
  const english = /\b(the|and|with|from|cost|points?|heroes|trap|add|event|fight)\b/i;
  const lines = page.locator('.designer-line .designer-row');
  const look = async (): Promise<void> => {
    // What its designer wrote in English stands in a field of its own.
    const written = await page.locator('textarea[lang=en]').allTextContents();
    const wrong = (await said(page)).filter(
      (text) => english.test(text.replace(/RUN-\S+/g, '')) && !written.includes(text),
    );
    expect(wrong).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  };
  await look();
  await lines.nth(1).click();
  await look();
  await lines.nth(3).click();
  for (const tab of ['Kampf', 'Karte', 'Fallen und Gewinne', 'Erzählung']) {
    await turn(page, new RegExp(`^${tab}`));
    await look();
  }
  await page.getByRole('button', { name: 'In acht Schritten' }).click();
  await look();
  // The cost sheet is a strip that unfolds.
  const mix = page.locator('.designer-mix');
  await expect(mix).toBeHidden();
  await page.getByRole('button', { name: 'Alle Posten zeigen' }).click();
  await expect(mix).toContainText('4,2, zählt als 4 von 4');
  await check(page);
});

test('on a phone one reads it, finds what is wrong, and mends it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, 'blank');
  const list = page.locator('.designer-outline-body');
  await expect(list).toBeHidden();
  await problems(page).getByRole('button', { name: 'Say where this event takes place.' }).click();
  await expect(page.getByLabel('Place', { exact: true })).toBeFocused();
  await type(page, 'Place', 'A cave');
  await expect(problems(page)).not.toContainText('Say where this event takes place.');
  await page.locator('.designer-outline-fold').click();
  await row(page, /Add something: 1\./).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Silver', exact: true }).click();
  await expect(sum(page, 'earned')).not.toHaveText('0');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await check(page);
});

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing in ${theme} on any page`, async ({ page }) => {
    const look = CHECKS[theme];
    await begin(page, 'toll', { theme });
    await look(page);
    await row(page, 'In eight steps').click();
    await look(page);
    await row(page, /^The beam/).click();
    await page.getByText('Change the type').click();
    await look(page);
    await row(page, /^2\. /).click();
    for (const tab of [/^Fight/, /^Map/, /^Traps and gains/, /^Story/]) {
      await turn(page, tab);
      await look(page);
    }
    await row(page, /^1\. /).click();
    await turn(page, 'Map');
    await look(page);
  });
