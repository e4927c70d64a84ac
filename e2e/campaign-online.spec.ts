// A campaign against a bot of the hall, through the real hall.

import { setUpCampaign } from './campaign.ts';
import { arrive, ending, enter, expect, logOf, playOn, tab, test, WORDS } from './table.ts';

const { en } = WORDS;

test('a whole campaign online against a bot, told in log and saga', async ({ page }) => {
  await arrive(page, '/tables');
  await enter(page, 'Astrid');
  await page.goto('/new/campaign/online');
  await setUpCampaign(page, {
    vikings: en.create.me,
    normans: en.create.bot(en.create.levels.karl),
    turns: 5,
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('application')).toBeVisible();
  await playOn(page);
  await expect(ending(page)).toBeVisible();
  await expect(logOf(page).filter({ hasText: /\S/ }).last()).toBeVisible();
  expect(await logOf(page).count()).toBeGreaterThan(10);
  await tab(page, en.table.tabs.saga).click();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
});
