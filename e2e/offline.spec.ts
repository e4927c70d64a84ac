// Once loaded, the pages need no hall.

import { arrive, beginHere, ending, expect, playOn, test, WORDS } from './table.ts';

const { en } = WORDS;
test.use({ keepsPages: true });

test('without a network a new game can be begun, played, and found again', async ({
  page,
  context,
  expected,
}) => {
  // The page asks for the hall and says so when it is not there; the browser complains about it.
  expected.push(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
  await arrive(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Skald' })).toBeVisible();
  await page.getByRole('link', { name: en.title.play }).click();
  await beginHere(page, {
    controls: { Beowulf: en.create.me, Ragnar: en.create.bot(en.create.levels.karl) },
    turns: 3,
  });
  await playOn(page, { answers: 4 });
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible();
  await playOn(page);
  await expect(ending(page)).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByText(en.lobby.needHall)).toBeVisible();
  await expect(page.getByRole('link', { name: en.lobby.replay }).first()).toBeVisible();
});
