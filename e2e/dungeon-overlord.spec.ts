// The Overlord's side by hand.

import { dungeonMoment, map, OVERLORD, openMoment, playByHand, setUpDungeon } from './dungeon.ts';
import { arrive, ending, expect, questionOf, tab, test, WORDS } from './table.ts';

const { en } = WORDS;

test('an adventure is won by hand as the Overlord', async ({ page }) => {
  await arrive(page, '/new/dungeon', { forced: false });
  await setUpDungeon(page, {
    adventure: '2. The Whispering Ward',
    places: { Overlord: en.create.me, Heroes: en.create.bot(en.create.levels.thrall) },
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(map(page)).toBeVisible();

  await test.step('he alone sees what waits behind the doors, and his hand', async () => {
    await expect(
      map(page)
        .getByRole('button', { name: /not discovered yet/ })
        .first(),
    ).toBeVisible();
    await tab(page, 'Heroes and foes').click();
    await expect(page.getByRole('tabpanel')).toContainText('Hand:');
    await tab(page, en.table.tabs.log).click();
  });

  const { result } = await playByHand(page, OVERLORD);
  expect(result?.winners).toEqual([OVERLORD]);
  await expect(ending(page)).toBeVisible();
  await expect(questionOf(page)).toContainText('Victory for the Overlord.');
  // A single adventure has no next.
  await expect(questionOf(page).getByRole('button', { name: en.sagas.next })).toHaveCount(0);
  await expect(questionOf(page).getByRole('button', { name: en.table.rematch })).toBeVisible();
});

test('a table always has an Overlord and somebody who plays the Heroes', async ({ page }) => {
  await arrive(page, '/new/dungeon');
  const place = (name: string) => page.getByRole('combobox', { name, exact: true });
  for (const name of ['Overlord', 'Heroes'])
    await expect(place(name).getByRole('option', { name: en.create.none })).toHaveCount(0);
  await expect(place('Heroes, player 2').getByRole('option', { name: en.create.none })).toHaveCount(1);
  await place('Overlord').selectOption({ label: en.create.me });
  await expect(place('Heroes')).toHaveValue('karl');
});

test('a quest of one’s own stands for the adventure of the list', async ({ page }) => {
  await arrive(page, '/new/dungeon');
  const quests = page.getByRole('combobox', { name: 'Quests', exact: true });
  await expect(quests.getByRole('option').nth(1)).toBeAttached();
  await quests.selectOption({ index: 1 });
  await expect(page.getByRole('combobox', { name: 'Adventure', exact: true })).toHaveCount(0);
  await page.getByText(en.create.more).click();
  // Documents are chosen above, never typed into a field.
  await expect(page.getByRole('group').getByRole('combobox', { name: /^(Adventure|Band)/ })).toHaveCount(0);
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(map(page)).toBeVisible();
});

test('one click at an interrupt says not this round, and the standing orders show it', async ({ page }) => {
  await arrive(page);
  await openMoment(
    page,
    dungeonMoment('interrupt', { quest: 1 }, (asked) => asked.options.length > 1),
  );
  await questionOf(page).getByRole('button', { name: 'Wait, and ask me no more this round' }).click();
  await expect(questionOf(page)).toContainText(/Overlord Turn|Commands left/);
  await page.getByText(en.table.more, { exact: true }).click();
  await page.getByRole('button', { name: en.orders.title }).click();
  await expect(page.getByRole('combobox', { name: 'Interrupts between Hero Turns' })).toHaveValue('forNow');
});
