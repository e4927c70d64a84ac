// What must be on the screen at once.

import { fileOf, momentWhere } from './scenes.ts';
import { arrive, expect, logOf, openFile, optionsOf, type Page, questionOf, test, WORDS } from './table.ts';

const { en } = WORDS;
const battle = momentWhere(
  ({ kind, seat, options }, match) =>
    kind === 'luckBid' && seat === 0 && options.length > 4 && match.moves > 60,
);
const choice = momentWhere(({ kind, seat }, match) => kind === 'move' && seat === 0 && match.moves > 40);

const noScroll = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
    }),
  ).toEqual([0, 0]);
};

for (const [what, record] of [
  ['a movement', choice],
  ['a battle', battle],
] as const)
  test(`at 1366 × 768, in ${what}, board, question, options, seats and last events show without scrolling`, async ({
    page,
  }) => {
    await arrive(page);
    await openFile(page, fileOf(record, [0]));
    await expect(page.getByRole('application')).toBeInViewport({ ratio: 0.95 });
    await expect(questionOf(page).getByRole('heading').first()).toBeInViewport({ ratio: 0.95 });
    await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByText('Beowulf', { exact: true }).first()).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByText('Ragnar', { exact: true }).first()).toBeInViewport({ ratio: 0.95 });
    const told = logOf(page).filter({ hasText: /\S/ });
    await expect(told.last()).toBeInViewport({ ratio: 0.6 });
    await expect(told.nth(-3)).toBeInViewport({ ratio: 0.6 });
    await noScroll(page);
  });

test('nothing jumps when a message arrives', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  const board = page.getByRole('main', { name: en.table.board });
  const before = await board.boundingBox();
  await optionsOf(page).first().click();
  await optionsOf(page).first().click();
  expect(await board.boundingBox()).toEqual(before);
});

for (const language of ['en', 'de'] as const)
  test(`the line of the turn keeps to one line (${language})`, async ({ page }) => {
    const { create, table } = WORDS[language];
    await arrive(page, '/new', { language });
    await page.getByRole('button', { name: create.begin, exact: true }).click();
    const side = page.getByRole('complementary');
    const save = await side.getByRole('button', { name: table.save }).boundingBox();
    const restart = await side.getByRole('button', { name: table.restart }).boundingBox();
    expect(save?.y).toBe(restart?.y);
    expect(save?.height).toBeLessThan(36);
  });

test('[AMI-UI-09] the board is fully usable at 640 × 512', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await arrive(page);
  await openFile(page, fileOf(choice, [0]));
  const board = page.getByRole('main', { name: en.table.board });
  await expect(board).toBeVisible();
  expect((await board.boundingBox())?.height).toBeGreaterThan(200);
  await expect(questionOf(page).getByRole('heading').first()).toBeInViewport({ ratio: 0.9 });
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.9 });
  await noScroll(page);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  for (const area of ['Thule', 'Finmark', 'Armorica', 'Pomerania'])
    await expect(page.getByRole('button', { name: new RegExp(`^${area}, tax`) })).toBeInViewport();
  const before = await questionOf(page).innerText();
  await optionsOf(page).first().click();
  await expect(questionOf(page)).not.toHaveText(before);
});

test('a new game’s button to begin never comes before what stands above it', async ({ page }) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    Object.assign(window, { early });
    const look = (): void => {
      const begin = document.querySelector('form.form button[type=submit]');
      if (begin !== null && !document.querySelector('form.form a[href^="/workshop/dungeon"]'))
        early.push(document.querySelector('form.form')?.textContent ?? '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await arrive(page, '/new/dungeon');
  await expect(page.getByRole('button', { name: en.create.begin, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: en.create.makeOwn })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual([]);
});
