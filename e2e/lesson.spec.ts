// The guided first game.

import { arrive, cardOf, ending, expect, playOn, test, WORDS } from './table.ts';

const { en } = WORDS;

test('Learn by playing leads through a short game to its end', async ({ page }) => {
  await arrive(page);
  await cardOf(page).getByRole('link', { name: en.title.learn }).click();
  const guide = page.getByRole('region', { name: en.table.lesson });
  await expect(guide).toBeVisible();
  const lessons = new Set<string>();
  await playOn(page, {
    until: async () => {
      for (const text of await guide.allInnerTexts()) lessons.add(text);
      return false;
    },
  });
  await expect(ending(page)).toBeVisible();
  await expect(guide).toContainText('twenty turns');
  expect(lessons.size).toBeGreaterThan(2);
});
