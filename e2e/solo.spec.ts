// Alone against bots, from the title to the last line of the saga.

import {
  arrive,
  beginHere,
  byClick,
  ending,
  expect,
  logOf,
  playOn,
  roundsOf,
  tab,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;

test('a whole game of twenty turns against a bot, begun in two clicks, ends with standings and a saga', async ({
  page,
}) => {
  await arrive(page);
  await page.getByRole('link', { name: en.title.play }).click();
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('application', { name: 'Map of the north' })).toBeVisible();
  const answers = await playOn(page);
  expect(answers).toBeGreaterThan(20);

  await expect(ending(page)).toBeVisible();
  const standings = page.locator('#question').getByText(/^\d\. .+ glory$/);
  await expect(standings).toHaveCount(2);
  await expect(roundsOf(page).filter({ hasText: 'Turn 20 of 20' })).toHaveCount(1);

  await tab(page, 'Saga').click();
  const saga = page.getByRole('tabpanel', { name: 'Saga' });
  await expect(saga.getByRole('heading').first()).toBeVisible();
  expect((await saga.innerText()).split(/\s+/).length).toBeGreaterThan(150);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    saga.getByRole('button', { name: en.table.sagaSave }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.md$/);

  await page.getByRole('link', { name: en.table.replay }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Age of Heroes' })).toBeVisible();
  await expect(page.getByRole('slider', { name: /^Choice \d+ of \d+$/ })).toBeVisible();
});

test('a short game by clicking the options, and the same again afterwards', async ({ page }) => {
  await arrive(page, '/new');
  await beginHere(page, {
    controls: { Beowulf: en.create.me, Ragnar: en.create.bot(en.create.levels.thrall) },
    turns: 3,
  });
  await playOn(page, { way: byClick });
  await expect(ending(page)).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: en.table.rematch }).click();
  await expect(ending(page)).toBeHidden();
  await expect(page.getByText('Turn 1 of 3.', { exact: true }).first()).toBeVisible();
  expect(page.url()).not.toBe(first);
});

test('a game among bots alone runs by itself while one watches', async ({ page }) => {
  await arrive(page, '/new');
  const bot = en.create.bot(en.create.levels.karl);
  await beginHere(page, { controls: { Egil: bot, Starkad: bot }, turns: 3 });
  await expect(ending(page)).toBeVisible();
});

test('a running game is found again after the page was closed', async ({ page }) => {
  await arrive(page, '/new');
  await beginHere(page, { controls: { Brunhild: en.create.me }, turns: 5 });
  await playOn(page, { answers: 6 });
  const told = await logOf(page).allInnerTexts();
  await page.goto('/');
  await page.getByRole('link', { name: en.title.resume }).click();
  await page.getByRole('link', { name: en.lobby.resume }).first().click();
  await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();
  await expect.poll(() => logOf(page).allInnerTexts()).toEqual(told);
});

test('nobody at all cannot play', async ({ page }) => {
  await arrive(page, '/new');
  for (const hero of ['Beowulf', 'Ragnar'])
    await page.getByRole('combobox', { name: hero, exact: true }).selectOption({ label: en.create.none });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(en.create.tooFew(1));
});

test('a device without room says that the game is not kept, offers a file, and keeps it again once there is room', async ({
  page,
}) => {
  await arrive(page, '/new');
  const karl = en.create.bot(en.create.levels.karl);
  await beginHere(page, { controls: { Beowulf: en.create.me, Ragnar: karl }, turns: 3 });
  await playOn(page, { until: ({ moment }) => moment === 'asked' });
  const notice = page.getByText(en.table.unkept);
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await playOn(page, { until: () => notice.isVisible() });
  await expect(notice).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.strip').getByRole('button', { name: en.table.save }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('age-of-heroes.saga');
  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
  await playOn(page, { until: async () => !(await notice.isVisible()) });
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();
});
