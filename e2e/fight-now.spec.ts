// Any fight of an encounter is fought at once from the designer, or foreseen by bots.

import { check } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const BENCH = '/workshop/rune/encounter';
const NAMED = {
  en: { sample: 'The Goblins’ Toll', event: 'The toll-house', tab: /^Fight/, heading: 'Fight it now' },
  de: { sample: 'Der Goblinzoll', event: 'Das Zollhaus', tab: /^Kampf/, heading: 'Jetzt auskämpfen' },
} as const;

/** How many of them come. */
const heroes = (fight: Locator): Locator => fight.getByRole('combobox', { name: 'Heroes', exact: true });

/** Opens the designer with the sample, at its second event, in which goblins are fought. */
async function open(page: Page, language: 'en' | 'de' = 'en'): Promise<Locator> {
  const words = WORDS[language].workshop;
  const { sample, event, tab, heading } = NAMED[language];
  await arrive(page, BENCH, { language });
  await page.getByRole('combobox', { name: words.begin }).selectOption({ label: sample });
  await page.getByRole('button', { name: words.fresh }).click();
  await page.getByRole('button', { name: event }).first().click();
  await page.getByRole('tab', { name: tab }).click();
  const fight = page.getByRole('region', { name: heading });
  await expect(fight).toBeVisible();
  return fight;
}

test('a fight of an encounter begins at once, changed for those who come', async ({ page }) => {
  const fight = await open(page);
  await expect(heroes(fight)).toHaveValue('4');
  await expect(fight.getByText('The encounter is made for')).toBeHidden();
  await heroes(fight).selectOption('2');
  await expect(fight.getByText('The encounter is made for 4 heroes. Against these come 3 ')).toBeVisible();
  // Whoever is chosen twice changes places.
  await fight.getByRole('combobox', { name: 'Hero 1' }).selectOption({ value: 'gunnhild' });
  await expect(fight.getByRole('combobox', { name: 'Hero 2' })).toHaveValue('ragnar');
  await fight.getByRole('button', { name: 'Begin the fight' }).click();
  await page.waitForURL(/\/local\//);
  await expect(page.getByRole('button', { name: /^Gnarr, / })).toBeVisible();
});

test('bots fight it many times beside the page, and can be stopped', async ({ page }) => {
  const fight = await open(page);
  await heroes(fight).selectOption('2');
  await fight.getByRole('button', { name: 'Let bots fight it 100 times' }).click();
  await expect(fight.getByRole('progressbar', { name: 'Forecast' })).toBeVisible();
  await expect(fight.getByText(/^The heroes hold the field in /)).toBeVisible();
  await fight.getByRole('button', { name: 'Stop' }).click();
  await expect(fight.getByText(/^Stopped after \d+ fights;/)).toBeVisible();
  await expect(fight.getByRole('img', { name: /^Rounds\. \d/ })).toBeVisible();
  await expect(fight.getByRole('img', { name: /^Heroes almost down\. \d/ })).toBeVisible();
  await check(page);
  await heroes(fight).selectOption('3');
  await expect(fight.getByText('The fight has changed since. Let it be fought again.')).toBeVisible();
});

test('bots fight it a hundred times to the end, and every fight is counted', async ({ page }) => {
  const fight = await open(page);
  await heroes(fight).selectOption('2');
  await fight.getByRole('button', { name: 'Let bots fight it 100 times' }).click();
  const progress = fight.getByRole('progressbar', { name: 'Forecast' });
  await expect(progress).toHaveAttribute('max', '100');
  await expect(fight.getByRole('button', { name: '100 more' })).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(fight.getByText(/^Stopped after/)).toBeHidden();
  for (const what of ['Rounds', 'Heroes who die', 'Heroes almost down']) {
    const told = await fight
      .getByRole('img', { name: new RegExp(`^${what}\\. \\d`) })
      .getAttribute('aria-label');
    const counts = [...(told ?? '').matchAll(/: (\d+) fights?/g)].map(([, times]) => Number(times));
    expect([what, counts.reduce((sum, times) => sum + times, 0)]).toEqual([what, 100]);
  }
});

test('all of it in German, with the foes in one’s own hand', async ({ page }) => {
  const fight = await open(page, 'de');
  await fight.getByRole('combobox', { name: 'Helden', exact: true }).selectOption('2');
  await fight.getByRole('combobox', { name: 'Wer spielt die Helden' }).selectOption({ label: 'Ein Bot' });
  await fight.getByRole('combobox', { name: 'Wer spielt die Gegner' }).selectOption({ label: 'Ich' });
  await expect(fight.getByRole('button', { name: 'Bots 100-mal kämpfen lassen' })).toBeVisible();
  await fight.getByRole('button', { name: 'Kampf beginnen' }).click();
  await page.waitForURL(/\/local\//);
});
