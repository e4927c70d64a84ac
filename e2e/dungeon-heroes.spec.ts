// The Heroes' side by hand: an adventure of the saga is won, and the saga goes on.

import { map, playByHand, setUpDungeon } from './dungeon.ts';
import { arrive, ending, expect, questionOf, tab, test, WORDS } from './table.ts';

const { en } = WORDS;

test('an adventure is won by hand as the Heroes, and the next one follows with what was won', async ({
  page,
}) => {
  await arrive(page, '/new/dungeon', { forced: false });
  await setUpDungeon(page, {
    adventure: 'The saga: all ten in order',
    places: { Heroes: en.create.me, Overlord: en.create.bot(en.create.levels.thrall) },
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(map(page)).toBeVisible();
  const first = page.url();
  const { result } = await playByHand(page, 0);

  await test.step('the ending says so', async () => {
    expect(result?.winners).toEqual([0]);
    await expect(ending(page)).toBeVisible();
    await expect(questionOf(page)).toContainText('Victory for the Heroes.');
    await expect(questionOf(page)).toContainText('Next: The Whispering Ward.');
    await tab(page, en.table.tabs.saga).click();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  });

  await test.step('the next adventure is a table of its own, and is kept', async () => {
    await questionOf(page).getByRole('button', { name: en.sagas.next }).click();
    await expect(page).not.toHaveURL(first);
    await expect(ending(page)).toBeHidden();
    await expect(map(page).getByRole('button', { name: /^Madriga/ })).toBeVisible();
    await expect(map(page).getByRole('button', { name: /^Orlaf/ })).toHaveCount(0);
    await page.reload();
    await expect(map(page).getByRole('button', { name: /^Danor/ })).toBeVisible();
    await page.goto('/tables');
    await expect(page.getByRole('listitem').filter({ hasText: 'Dungeon' })).toHaveCount(2);
  });
});
