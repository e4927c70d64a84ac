// What one plays for: told at the start, kept in sight, taken apart at the end.

import { CHECKS } from './checks.ts';
import { fileOf, finishedGame, momentWhere } from './scenes.ts';
import { arrive, ending, expect, openFile, optionsOf, type Page, playOn, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const card = (page: Page, language: keyof typeof WORDS = 'en') =>
  page.getByRole('region', { name: WORDS[language].table.aim });
const chip = (page: Page) => page.getByRole('button', { name: /^(What you play for|Worum du spielst): / });

for (const theme of ['dark', 'light'] as const)
  test(`a game begins with a card that goes with the first choice, and comes back when asked for (${theme})`, async ({
    page,
  }) => {
    await arrive(page, '/new/dungeon', { briefing: true, theme });
    await page.getByRole('button', { name: en.create.begin, exact: true }).click();
    await expect(card(page)).toContainText('All leave by an exit.');
    await expect(card(page).getByRole('listitem')).toHaveCount(2);
    await CHECKS[theme](page, [], '.table');
    await optionsOf(page).last().click();
    await expect(card(page)).toBeHidden();
    await chip(page).click();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  });

test('the chip says how long there is still time, and the seats say how it stands', async ({ page }) => {
  await arrive(page, '/', { language: 'de' });
  const late = momentWhere((_, match) => match.moves > 60, {
    game: 'campaign',
    seats: ['vikings', 'normans'],
    seed: 5,
  });
  await openFile(page, fileOf(late, [0]));
  await expect(chip(page)).toHaveText(/^Dörfer \d\/4Runde \d+\/24$/);
  await expect(page.locator('.seats .score')).toHaveText([/\d\/4/, /\d+\/24/]);
  await expect(card(page, 'de')).toBeHidden();
  await chip(page).click();
  await expect(card(page, 'de')).toContainText('Plündert 4 Dörfer');
  await card(page, 'de').getByRole('button', { name: de.table.understood }).click();
  await expect(card(page, 'de')).toBeHidden();
});

test('the score can be taken apart while one plays, and is at the end', async ({ page }) => {
  await arrive(page);
  const { moves } = finishedGame({ seed: 11 });
  const nearTheEnd = momentWhere((_, match) => match.moves === moves.length - 1, { seed: 11 });
  await openFile(page, fileOf(nearTheEnd, [0]));
  await page.locator('.seats button.score').first().click();
  const parts = page.getByRole('dialog').getByRole('row');
  await expect(parts).toHaveCount(5);
  const numbers = (await parts.getByRole('cell').allInnerTexts()).map(Number);
  expect(numbers.slice(0, 4).reduce((sum, value) => sum + value, 0)).toBe(numbers[4]);
  await page.getByRole('dialog').getByRole('button', { name: en.table.close }).click();

  await playOn(page);
  await expect(ending(page)).toBeVisible();
  const finale = page.getByRole('region', { name: en.table.reckoning });
  await expect(finale.getByRole('row').first()).toBeVisible();
  await expect(finale.getByRole('blockquote')).toHaveText(/\w{3,}.*\./);
  await CHECKS.dark(page, [], '.finale');
  for (const what of [en.table.save, en.table.sagaSave])
    await Promise.all([
      page.waitForEvent('download'),
      finale.getByRole('button', { name: what, exact: true }).click(),
    ]);
  const replay = page.getByRole('link', { name: en.table.replay });
  await expect(finale.locator(replay)).toHaveAttribute('href', /^\/replay\/local\//);
  // A game on this device has no address for others.
  await expect(page.getByRole('button', { name: en.table.share })).toHaveCount(0);
  await finale.getByRole('button', { name: en.table.seeBoard }).click();
  await expect(finale).toBeHidden();
  // What one takes home lies beside the board now.
  await expect(replay).toBeVisible();
});
