// The hall's memory does not answer: pages say so, and no longer when it is back.

import { makeTable } from './online.ts';
import { expect, test, WORDS } from './table.ts';

const { en } = WORDS;

test('a page says that the hall cannot keep anything, until it can', async ({ page }) => {
  let tell: (away: boolean) => void = () => {};
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    socket.connectToServer();
    tell = (away) => socket.send(JSON.stringify({ push: 'house', n: 0, away }));
  });
  const sentence = page.getByRole('status').filter({ hasText: en.table.houseAway });

  await makeTable(page, 1);

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
