// The campaign's board: by mouse, by key, by finger, by axe, in German.

import { campaignMoment, hex, map, mayEndIn, openMoment, piece, type Search } from './campaign.ts';
import { check, checkGermanTable, checkTable } from './checks.ts';
import { arrive, expect, logOf, optionsOf, type Page, pointIn, questionOf, test, WORDS } from './table.ts';

const { en } = WORDS;
/** The Normans have nothing at sea. */
const moving = campaignMoment('command', {}, ({ seat }) => seat === 0);

const armies = (page: Page) => map(page).getByRole('button', { name: /can act|in your hand/ });
const ways = (page: Page) => map(page).getByRole('button', { name: /can march here$/ });

test('an army is taken in hand and sent by the mouse, and taken back', async ({ page }) => {
  await arrive(page);
  await openMoment(page, moving);
  await expect(armies(page).first()).toBeVisible();
  const army = armies(page).first();
  const id = (await army.getAttribute('data-piece')) as string;
  const from = await army.getAttribute('data-hex');
  const spot = await pointIn(army);
  await page.mouse.click(spot.x, spot.y);
  await expect(piece(page, id)).toHaveAttribute('aria-pressed', 'true');
  await expect(questionOf(page).getByRole('button', { pressed: true })).toBeVisible();
  const to = (await ways(page).first().getAttribute('data-hex')) as string;
  const goal = await pointIn(hex(page, to));
  await page.mouse.click(goal.x, goal.y);
  await expect(piece(page, id)).toHaveAttribute('data-hex', to);
  await expect(piece(page, id)).toHaveAccessibleName(/has moved/);
  await page.getByRole('button', { name: en.table.undo }).click();
  await expect(piece(page, id)).toHaveAttribute('data-hex', from as string);
});

test('everything by key: Tab to an army, Enter, the arrows, Enter', async ({ page }) => {
  await arrive(page);
  await openMoment(page, moving);
  await expect(armies(page).first()).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let i = 0; i < 40 && !/can act/.test(await focused()); i++) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/army (I|II|III), yours/);
  await expect(page.locator('.cam-piece-focus')).toBeVisible();
  const id = await page.evaluate(() => document.activeElement?.getAttribute('data-piece'));
  await page.keyboard.press('Enter');
  await expect(piece(page, id as string)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.cam-focused')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(piece(page, id as string)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('n');
  await expect.poll(focused).toMatch(/can act/);
  await page.keyboard.press('Enter');
  // N goes through the places that can be chosen until one of them asks nothing further.
  for (let i = 0; i < 12 && !/can march here$/.test(await focused()); i++) await page.keyboard.press('n');
  const told = await logOf(page).count();
  await page.keyboard.press('Enter');
  await expect.poll(() => logOf(page).count()).toBeGreaterThan(told);
});

for (const [what, outcome, place, chance] of [
  ['a ford', 'stays', /ford, 50/, /50\s%/],
  ['an attack', 'attackerWins', /can attack/, /attack/],
] as const)
  test(`${what} is asked about first, with its chances, and Escape leaves it`, async ({ page }) => {
    await arrive(page);
    await openMoment(page, campaignMoment('command', {}, mayEndIn(outcome)));
    const places = map(page).getByRole('button', { name: place });
    const able = questionOf(page).getByRole('list', { name: 'Your armies' }).locator('button:enabled');
    const count = await able.count();
    for (let i = 0; i < count && (await places.count()) === 0; i++) {
      await able.nth(i).click();
      await expect(map(page).getByRole('button', { pressed: true })).toHaveCount(1);
    }
    const at = await pointIn(places.first());
    await page.mouse.click(at.x, at.y);
    const menu = page.getByRole('dialog', { name: /What to do at/ });
    await expect(menu.getByRole('button').first()).toBeFocused();
    await expect(menu.getByRole('button').first()).toHaveAccessibleName(chance);
    if (outcome === 'attackerWins') await expect(menu).toContainText(/%/);
    const told = await logOf(page).count();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await logOf(page).count()).toBe(told);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('the board fills the width, the question is within reach, a second tap moves an army', async ({
    page,
  }) => {
    await arrive(page);
    await openMoment(page, moving);
    const board = await page.getByRole('main', { name: en.table.board }).boundingBox();
    expect(board?.width).toBe(360);
    expect(board?.height).toBeGreaterThan(280);
    await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.9 });
    const spot = await pointIn(armies(page).first());
    await page.touchscreen.tap(spot.x, spot.y);
    const taken = map(page).getByRole('button', { pressed: true });
    await expect(taken).toHaveCount(1);
    const id = (await taken.getAttribute('data-piece')) as string;
    const to = (await ways(page).first().getAttribute('data-hex')) as string;
    const from = (await piece(page, id).getAttribute('data-hex')) as string;
    const goal = await pointIn(hex(page, to));
    await page.touchscreen.tap(goal.x, goal.y);
    await expect(page.locator('.kit-proposal')).toBeVisible();
    await expect(piece(page, id)).toHaveAttribute('data-hex', from);
    await page.touchscreen.tap(goal.x, goal.y);
    await expect(piece(page, id)).toHaveAttribute('data-hex', to);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

  test('points are exchanged without scrolling for the slider', async ({ page }) => {
    await arrive(page);
    await openMoment(page, campaignMoment('amount'));
    await expect(questionOf(page).getByRole('slider')).toBeInViewport({ ratio: 0.9 });
    await expect(questionOf(page).getByRole('button', { name: / gives | takes / })).toBeInViewport({
      ratio: 0.9,
    });
  });
});

test('whoever flees past the ship may climb aboard', async ({ page }) => {
  await arrive(page);
  await openMoment(page, momentOf('stopAboard'));
  await expect(optionsOf(page)).toHaveCount(2);
  const told = await logOf(page).count();
  await optionsOf(page).filter({ hasText: 'Climb aboard' }).click();
  await expect.poll(() => logOf(page).count()).toBeGreaterThan(told);
  await expect(
    logOf(page)
      .filter({ hasText: /aboard|ship/ })
      .last(),
  ).toBeVisible();
});

test('on the table each card has its moment, and may be kept', async ({ page }) => {
  await arrive(page);
  await openMoment(page, momentOf('moment'));
  const before = await questionOf(page).innerText();
  await optionsOf(page).filter({ hasText: 'Go on without a card' }).click();
  await expect.poll(() => questionOf(page).innerText()).not.toBe(before);
});

test('at 1366 × 768 board, question, options and last events show without scrolling', async ({ page }) => {
  await arrive(page);
  await openMoment(page, campaignMoment('tactics'));
  await expect(map(page)).toBeInViewport({ ratio: 0.95 });
  await expect(questionOf(page).getByRole('heading').first()).toBeInViewport({ ratio: 0.95 });
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.95 });
  await expect(logOf(page).filter({ hasText: /\S/ }).last()).toBeInViewport({ ratio: 0.6 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
});

const QUESTIONS: readonly (readonly [kind: string, options?: Record<string, unknown>, where?: Search])[] = [
  ['divide'],
  ['place'],
  ['initiativeCards'],
  ['command'],
  ['amount'],
  ['typeDie', { realDice: 'both' }],
  ['putToSea'],
  ['defendShip'],
  ['sidestep'],
  ['fordOrCard'],
  ['way', { battles: 'agree' }],
  ['tactics'],
  ['winner', { battles: 'table', oneEntry: true }],
  ['losses', { battles: 'table' }],
  ['confirm', { battles: 'table', oneEntry: true }],
  ['bonusCard'],
  ['stopAboard', {}, { seed: 48 }],
  ['moment', { battles: 'table' }, { level: 'thrall', seed: 15 }],
];

const moments = QUESTIONS.map(([kind, options, where]) => ({
  kind,
  ...campaignMoment(kind, options, () => true, where),
}));
const momentOf = (kind: string) => moments.find((one) => one.kind === kind) as (typeof moments)[number];
/** All that is drawn in colours of its own. */
const COLOURED = ['divide', 'command', 'tactics', 'winner', 'bonusCard'];

test('axe finds nothing by night and by day, whatever is asked', async ({ page }) => {
  await checkTable(page, { moments, coloured: COLOURED, open: openMoment, tabs: ['Armies', 'Course'] });
});

test('axe finds nothing in the set-up sheet', async ({ page }) => {
  await arrive(page);
  await openMoment(page, campaignMoment('winner', { battles: 'table', oneEntry: true }));
  await questionOf(page).getByRole('button', { name: 'Show the set-up sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Set-up sheet' })).toBeVisible();
  await check(page);
});

/** Words that no German sentence has. */
const ENGLISH =
  /\b(the|of|and|are|you|your|with|this|that|from|which|has|have|turns?|moves?|armies|army|points)\b/i;

test('the table is German, whatever is asked', async ({ page }) => {
  await checkGermanTable(page, {
    game: 'campaign',
    english: ENGLISH,
    moments,
    open: openMoment,
    tabs: ['Heere', 'Bilanz'],
  });
});
