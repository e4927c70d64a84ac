// No page without a pass from axe: WCAG 2.0 to 2.2, A and AA.

import { checkInBothThemes as check } from './checks.ts';
import { fileOf, finishedGame, momentWhere } from './scenes.ts';
import { arrive, curtain, ending, enter, expect, openFile, test, WORDS } from './table.ts';

const { en } = WORDS;
const battle = momentWhere(
  ({ kind, seat, options }, match) =>
    kind === 'luckBid' && seat === 0 && options.length > 4 && match.moves > 60,
);
const muster = momentWhere(({ kind, seat }, match) => kind === 'targets' && seat === 0 && match.moves > 30);
const finished = finishedGame({ options: { turns: 3 } });

const PAGES = [
  '/',
  '/new',
  '/new/online',
  '/tables',
  '/sagas',
  '/settings',
  '/account',
  '/rules/age-of-heroes',
  '/rules',
  '/workshop',
  '/about',
  '/replay',
  '/no/such/page',
];
test('every page outside a table', async ({ page }) => {
  await arrive(page);
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const summary of await page.locator('summary').all()) await summary.click();
      await check(page);
    });
});

test('table with the picture, every panel, help and the menu', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(battle, [0]));
  await expect(page.getByRole('application')).toBeVisible();
  await check(page);
  for (const name of ['Heroes', 'Saga', 'Glory']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await check(page, [], '#panel');
  }
  await page.getByRole('button', { name: en.table.help, exact: true }).click();
  await page.getByText(en.table.more, { exact: true }).click();
  // An open menu covers parts of what lies below it.
  await check(page, ['target-size']);
  await page.getByRole('button', { name: en.menu.settings, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, [], '[role=dialog]');
});

test('table while one chooses whom to attack', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(muster, [0]));
  await expect(page.getByRole('application')).toBeVisible();
  await check(page);
});

test('table in words', async ({ page }) => {
  await arrive(page, '/', { textBoard: true });
  await openFile(page, fileOf(battle, [0]));
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await check(page);
});

test('curtain', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(battle, [0, 1]));
  await expect(curtain(page)).toBeVisible();
  await check(page);
});

test('replay and its dice', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(finished, [0]));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: en.verify.check }).click();
  await expect(page.getByText('All is well')).toBeVisible();
  await page.getByRole('button', { name: en.table.tabs.saga }).click();
  await check(page);
});

test('waiting room', async ({ page }) => {
  await arrive(page, '/tables');
  await enter(page, 'Astrid');
  await page.getByRole('link', { name: en.lobby.create }).click();
  await page.getByRole('combobox', { name: 'Ragnar', exact: true }).selectOption({ label: en.create.open });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText(en.table.invite)).toBeVisible();
  await check(page);
});

test('ending', async ({ page }) => {
  const last = momentWhere((_, match) => match.record().moves.length === finished.moves.length - 1, {
    options: { turns: 3 },
  });
  await arrive(page);
  await openFile(page, fileOf(last, []));
  await expect(ending(page)).toBeVisible();
  await check(page);
});
