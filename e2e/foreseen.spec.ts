// A whole encounter is played by bots many times beside the designer: to the end, until somebody stops it, and back to
// the places that mattered.

import { check } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const BENCH = '/workshop/rune/encounter';
const NAMED = {
  en: { sample: 'The Goblins’ Toll', page: 'What would happen' },
  de: { sample: 'Der Goblinzoll', page: 'Was geschehen würde' },
} as const;

/** Opens the designer with the sample, at the page that foresees it. */
async function open(page: Page, language: 'en' | 'de' = 'en'): Promise<Locator> {
  const words = WORDS[language].workshop;
  const named = NAMED[language];
  await arrive(page, BENCH, { language });
  await page.getByRole('combobox', { name: words.begin }).selectOption({ label: named.sample });
  await page.getByRole('button', { name: words.fresh }).click();
  await expect(page.locator('.designer')).toBeVisible();
  const fold = page.locator('.designer-outline-fold');
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: named.page, exact: true }).click();
  const region = page.getByRole('region', { name: named.page });
  await expect(region).toBeVisible();
  return region;
}

/** The first place that mattered, among those that lie in an element or a fight. */
const firstPlace = (region: Locator): Locator => region.locator('.foresee-place').first();

test('bots play it to the end while one designs, and what mattered leads to its place by key', async ({
  page,
}) => {
  const region = await open(page);
  await expect(region.getByText('Nothing is known yet.')).toBeVisible();
  await region.getByRole('combobox', { name: 'Who goes' }).selectOption({ label: 'Heroes whom I choose' });
  await region.getByRole('combobox', { name: 'Heroes', exact: true }).selectOption('2');
  await region.getByRole('button', { name: 'Let bots play it 100 times' }).press('Enter');
  await expect(region.getByRole('progressbar', { name: 'What would happen' })).toBeVisible();
  // Elsewhere in the designer it goes on.
  await page.getByRole('button', { name: 'In eight steps' }).click();
  await expect(region).toBeHidden();
  await page.getByRole('button', { name: 'What would happen', exact: true }).click();
  await expect(region.getByText('100 runs played.')).toBeVisible();
  await expect(region.getByRole('img', { name: /^Heroes who die\. \d/ })).toBeVisible();
  await expect(region.getByRole('img', { name: /^Victory points for whoever runs it\. / })).toBeVisible();
  await expect(region.getByText('It is for heroes such as the encounter expects')).toBeVisible();
  await expect(region.getByRole('heading', { name: 'Victory points of each hero' })).toBeVisible();
  await check(page);
  await firstPlace(region).press('Enter');
  await expect(region).toBeHidden();
  await expect(page.locator('.designer-page :focus')).toBeVisible();
  await page.getByRole('button', { name: 'What would happen', exact: true }).click();
  await expect(region.getByRole('button', { name: '100 runs more' })).toBeVisible();
  await region
    .getByRole('combobox', { name: 'Who goes' })
    .selectOption({ label: 'Heroes such as it expects' });
  await expect(region.getByText('have changed since')).toBeVisible();
});

test('on a phone and in German it is stopped, keeps what it has seen, and leads to its places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const region = await open(page, 'de');
  await region.getByRole('combobox', { name: 'Durchläufe' }).selectOption('300');
  await region.getByRole('button', { name: 'Bots 300-mal spielen lassen' }).click();
  await expect(region.getByRole('heading', { name: 'Worauf es ankam' })).toBeVisible();
  await expect(firstPlace(region)).toBeVisible();
  await region.getByRole('button', { name: 'Anhalten' }).click();
  await expect(region.getByText(/^Nach \d+ Durchläufen angehalten;/)).toBeVisible();
  await expect(region.getByText('Unentschieden: Erst 100 Durchläufe sagen genug.')).toBeVisible();
  await check(page);
  const frame = page.locator('.designer-page');
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await firstPlace(region).click();
  await expect(region).toBeHidden();
  await expect(page.locator('.designer-page')).toBeVisible();
});
