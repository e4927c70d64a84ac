// 360 pixels wide, by finger.

import { SIDEWAYS, UPRIGHT } from './handheld.ts';
import {
  arrive,
  byFinger,
  expect,
  HEROES,
  optionsOf,
  type Page,
  playOn,
  pointIn,
  questionOf,
  seen,
  tab,
  test,
  WORDS,
} from './table.ts';

const { en, de } = WORDS;

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('several turns by touch; the page never scrolls sideways and the question stays in view', async ({
  page,
}) => {
  await arrive(page);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('link', { name: en.title.play }).tap();
  await expect(page.getByRole('button', { name: en.create.begin, exact: true })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  await expect(page.getByRole('application')).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await playOn(page, { way: byFinger, answers: 1, until: ({ moment }) => moment === 'over' });
    const now = await seen(page);
    if (now.moment === 'over') break;
    expect(await sideways(page)).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    if (now.moment === 'asked')
      await expect(questionOf(page).getByRole('heading')).toBeInViewport({ ratio: 0.9 });
  }
});

test('the board fills the screen and the question lies within reach of a thumb', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  // Somebody else may move first.
  await expect(optionsOf(page).first()).toBeVisible();
  const board = await page.getByRole('main', { name: en.table.board }).boundingBox();
  expect(board?.width).toBe(360);
  expect(board?.height).toBeGreaterThan(280);
  const question = await questionOf(page).boundingBox();
  expect(question?.y).toBeGreaterThan(330);
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 1 });
  expect((await optionsOf(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(36);
});

test('everybody at a table of six can be seen', async ({ page }) => {
  await arrive(page, '/new');
  for (const hero of HEROES.slice(1))
    await page.getByRole('combobox', { name: hero, exact: true }).selectOption('thrall');
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  await expect(page.getByRole('application')).toBeVisible();
  const seats = page.getByRole('complementary').getByRole('listitem');
  for (const hero of HEROES)
    await expect(seats.getByText(hero, { exact: true }).first()).toBeInViewport({ ratio: 1 });
});

test('no button of the map lies over it, and help has the whole screen and can be read', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  const gap = async (): Promise<number> => {
    const map = (await page.getByRole('application').boundingBox())!;
    const buttons = await page.locator('.kit-zoom button').all();
    const lefts = await Promise.all(buttons.map(async (button) => (await button.boundingBox())!.x));
    return Math.min(...lefts) - (map.x + map.width);
  };
  // A map takes the room it has once it has been measured.
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await gap()).toBeLessThan(360);
  await page.getByRole('button', { name: en.table.help, exact: true }).tap();
  const help = page.getByRole('region', { name: en.table.help });
  await help.locator('summary').first().tap();
  await help.locator('summary').nth(1).tap();
  await help.getByRole('button', { name: 'Wessex', exact: true }).tap();
  await expect(help).toContainText('Wessex');
  expect(await help.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await help.getByRole('button', { name: en.table.close }).tap();
  await expect(help).toBeHidden();
});

test('panels open as sheets over the screen and close again', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  for (const name of ['Heroes', 'Saga', 'Glory', 'Log']) {
    await tab(page, name).tap();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeGreaterThan(400);
    expect(await sideways(page)).toBe(0);
    await page
      .getByRole('region', { name: en.table.panels })
      .getByRole('button', { name: en.table.close })
      .tap();
    await expect(panel).toBeHidden();
  }
});

for (const game of ['age-of-heroes', 'campaign', 'dungeon', 'rune'])
  test(`${game} in words is read downwards, upright and on its side`, async ({ page }) => {
    await arrive(page, `/new/${game}`, { textBoard: true });
    await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
    const words = page.locator('.text-board');
    for (const viewport of [UPRIGHT, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      await expect(words.getByRole('heading').nth(1)).toBeVisible();
      expect(await words.evaluate((board) => board.scrollWidth - board.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

for (const game of ['age-of-heroes', 'campaign', 'dungeon', 'rune'])
  test(`${game}: the card of the first turn can be left without scrolling`, async ({ page }) => {
    await arrive(page, `/new/${game}`, { language: 'de', briefing: true });
    await page.getByRole('button', { name: de.create.begin, exact: true }).tap();
    const card = page.getByRole('region', { name: de.table.aim });
    for (const viewport of [UPRIGHT, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      await expect(card.getByRole('button', { name: de.table.understood })).toBeInViewport({ ratio: 1 });
    }
    await card.getByRole('button', { name: de.table.understood }).tap();
    await expect(card).toBeHidden();
  });

test('a long aim is read to its end', async ({ page }) => {
  await arrive(page, '/new/dungeon', { language: 'de' });
  await page.getByRole('combobox', { name: 'Overlord', exact: true }).selectOption({ label: de.create.me });
  await page.getByRole('button', { name: de.create.begin, exact: true }).tap();
  const goal = page.locator('.aim span');
  await expect(goal).toHaveText('Einen Helden außer Gefecht setzen');
  expect(
    await goal.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]),
  ).toEqual([0, 0]);
});

test('what ends a movement covers none of the other answers by half', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  await optionsOf(page).first().tap();
  const list = await questionOf(page).getByRole('list').boundingBox();
  const stop = await page.locator('.options .finishing').boundingBox();
  expect([stop?.x, stop?.width]).toEqual([list?.x, list?.width]);
});

test('where much is taught, the map keeps all of its buttons above the question', async ({ page }) => {
  await arrive(page, '/learn/age-of-heroes', { language: 'de' });
  await optionsOf(page).first().tap();
  await expect(page.locator('.lesson')).toBeVisible();
  for (const button of await page.locator('.kit-zoom button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const covered = await page
    .locator('.kit-board')
    .evaluate(
      (board) => board.getBoundingClientRect().bottom - board.parentElement!.getBoundingClientRect().bottom,
    );
  expect(covered).toBeLessThanOrEqual(0.5);
});

test('a tap on the map shows the way, and a second one walks it', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).tap();
  await optionsOf(page).first().tap();
  await expect.poll(async () => (await seen(page)).question).toMatch(/Take a step/);
  const before = (await seen(page)).question;
  const near = page.getByRole('application').getByRole('button', { name: /one step away/ });
  await expect(near.first()).toBeAttached();
  const spot = await pointIn(near);
  const proposal = page.locator('.kit-proposal');
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(proposal).toContainText('one step away');
  await expect(page.locator('.aoh-way')).toBeAttached();
  expect((await seen(page)).question).toBe(before);
  await proposal.getByRole('button', { name: 'Back' }).tap();
  await expect(proposal).toBeHidden();
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(proposal).toBeVisible();
  await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(async () => (await seen(page)).question).not.toBe(before);
  await expect(proposal).toBeHidden();
});

const PAGES = [
  '/',
  '/new/online',
  '/tables',
  '/settings',
  '/rules/age-of-heroes',
  '/rules',
  '/sagas',
  '/workshop',
  '/about',
  '/replay',
];
test('every page fits the width', async ({ page }) => {
  await arrive(page);
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sideways(page)).toBe(0);
    });
});
