// The guided first game.

import { playSeat } from './field.ts';
import { byMouse } from './rune.ts';
import { arrive, cardOf, ending, expect, optionsOf, playOn, questionOf, test, WORDS } from './table.ts';

const { en } = WORDS;

test('Learn by playing leads through a short game to its end', async ({ page }) => {
  await arrive(page);
  await cardOf(page).getByRole('link', { name: en.title.learn }).click();
  const guide = page.getByRole('region', { name: en.table.lesson });
  await expect(guide).toContainText('Movement.');
  // Each question has a lesson of its own; which of them come after this one is left to chance.
  await optionsOf(page).filter({ hasText: 'Beowulf' }).click();
  await expect(guide).toContainText('dotted edge');
  await playOn(page);
  await expect(ending(page)).toBeVisible();
  await expect(guide).toContainText('twenty turns');
});

test('the lesson of the dungeon is against a bot with sense, and ends at the saga', async ({ page }) => {
  await arrive(page, '/learn/dungeon');
  await expect(page.getByRole('region', { name: en.table.lesson })).toBeVisible();
  await expect(page.getByText(`Bot: ${en.create.levels.karl}`)).toBeVisible();
  await optionsOf(page)
    .filter({ hasText: /nearest enemy/ })
    .click();
  await questionOf(page).getByRole('button', { name: 'Give up the adventure' }).click();
  await questionOf(page).getByRole('button', { name: 'Give up the adventure' }).click();
  await questionOf(page).getByRole('button', { name: 'Yes, give up' }).click();
  await expect(ending(page)).toBeVisible();
  const lesson = page.url();
  await questionOf(page).getByRole('link', { name: en.sagas.begin }).click();
  await expect(page).not.toHaveURL(lesson);
  await expect(page.getByRole('application')).toBeVisible();
});

test('the lesson of Rune is a short fight, told step by step to its end', async ({ page }) => {
  // Every answer is the hand's: the page gives none by itself.
  await arrive(page, '/', { forced: false });
  await cardOf(page, 'Rune').getByRole('link', { name: en.title.learn }).click();
  const guide = page.getByRole('region', { name: en.table.lesson });
  await expect(guide).toContainText('Name a weapon.');
  await expect(page.getByRole('application')).toBeVisible();
  await page.getByRole('button', { name: 'The whole field' }).click();
  const lessons = new Set<string>();
  const choose = byMouse();
  await playSeat(page, 'rune', 0, async (at, intent) => {
    lessons.add(await guide.innerText());
    await choose(at, intent);
  });
  await expect(ending(page)).toBeVisible();
  await expect(guide).toContainText('That was a fight.');
  expect([...lessons].some((text) => text.includes('Your turn.'))).toBe(true);
});
