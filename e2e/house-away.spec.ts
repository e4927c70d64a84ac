// The hall's memory does not answer: pages say so, and no longer when it is back.

import { arrive, enter, expect, setUp, test, WORDS } from './table.ts';

const { en } = WORDS;

test('a page says that the hall cannot keep anything, until it can', async ({ page }) => {
  let tell: (away: boolean) => void = () => {};
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    tell = (away) => socket.send(JSON.stringify({ push: 'house', n: 0, away }));
  });
  const sentence = page.getByRole('status').filter({ hasText: en.table.houseAway });

  await arrive(page, '/');
  await page.getByRole('link', { name: en.title.friends }).click();
  await enter(page, 'Anna').catch(async () => {
    // The form for the name leaves the page once the hall knows it.
    await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
  });
  await setUp(page, { controls: { Beowulf: en.create.me, Ragnar: en.create.open }, turns: 1 });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  await expect(page.getByRole('main').locator('code')).toBeVisible();

  tell(true);
  await expect(sentence).toBeVisible();
  tell(false);
  await expect(sentence).toBeHidden();

  await page.getByRole('button', { name: en.table.begin }).click();
  await expect(page.getByRole('main', { name: en.table.board })).toBeVisible();
  tell(true);
  await expect(sentence).toBeVisible();
  tell(false);
  await expect(sentence).toBeHidden();
});
