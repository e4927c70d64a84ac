// The dungeon's board: by mouse, by key, by finger, in words.

import { gameById } from '@skald/games';
import {
  dungeonMoment,
  figure,
  map,
  menuOf,
  offers,
  openMoment,
  pressOn,
  setUpDungeon,
  targetOf,
} from './dungeon.ts';
import { fileOf } from './scenes.ts';
import {
  arrive,
  curtain,
  expect,
  logOf,
  openFile,
  optionsOf,
  type Page,
  playOn,
  pointIn,
  questionOf,
  settled,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;

/** A Hero with the whole of a Turn before it. */
const walking = dungeonMoment(
  'turn',
  { quest: 1 },
  ({ seat, options }) => seat === 0 && options.filter(({ choice }) => choice.act === 'step').length > 2,
);
const fighting = dungeonMoment('turn', { quest: 1 }, (asked) => asked.seat === 0 && offers('fight')(asked));
const shooting = dungeonMoment('turn', { quest: 2 }, (asked) => asked.seat === 0 && offers('shoot')(asked));
/** One that an enemy holds: it may leave, at a price. */
const held = dungeonMoment('turn', { quest: 1 }, (asked, match) => {
  const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const question = gameById('dungeon')!.words.question(match.view(asked.seat), decision, 'en');
  return asked.seat === 0 && offers('step')(asked) && question.includes('break away');
});
const striking = dungeonMoment('freeStrike', { quest: 1 });
const commanding = dungeonMoment('command', { quest: 1 });

const far = (page: Page) => map(page).getByRole('button', { name: /, [2-9] steps away/ });
/** The square a model stands on. */
const standing = (page: Page, id: string) =>
  figure(page, id).evaluate(({ dataset }) => `square:${dataset.x}.${dataset.y}`);
const keyUnderFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '');

test('a Hero walks far by one press, sees its way before, and takes it back', async ({ page }) => {
  await arrive(page);
  await openMoment(page, walking);
  const goal = far(page).last();
  const key = (await goal.getAttribute('data-key')) as string;
  const hero = map(page).getByRole('button', { name: /acts now/ });
  const id = (await hero.getAttribute('data-model')) as string;
  const from = await hero.getAttribute('aria-label');
  const { x, y } = await pointIn(goal);
  await page.mouse.move(x, y);
  await expect(page.locator('.dun-way')).toBeVisible();
  await page.mouse.click(x, y);
  await expect.poll(() => standing(page, id)).toBe(key);
  // One undo takes one step back; Backspace with Shift the whole errand.
  await settled(page);
  while ((await figure(page, id).getAttribute('aria-label')) !== from) {
    await page.getByRole('button', { name: en.table.undo }).click();
    await settled(page);
  }
});

test('a fight is asked about first, with its exact chances, and Escape leaves it', async ({ page }) => {
  await arrive(page);
  await openMoment(page, fighting);
  const target = targetOf(page);
  const told = await logOf(page).count();
  await pressOn(page, target);
  await expect(menuOf(page).getByRole('button').first()).toBeFocused();
  await expect(menuOf(page).getByRole('img').first()).toHaveAccessibleName(/\d+\s?%/);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  expect(await logOf(page).count()).toBe(told);
});

test('an answer shows its chances; their sum unfolds beside it by key, and answers nothing', async ({
  page,
}) => {
  await arrive(page);
  await openMoment(page, fighting);
  const fight = optionsOf(page).filter({ hasText: 'Fight ' }).first();
  await expect(fight.getByRole('img')).toHaveAccessibleName(/\d+\s?%/);
  await expect(fight).not.toContainText('Armour');
  const before = await logOf(page).count();
  const unfold = questionOf(page)
    .getByRole('button', { name: /^The sum: Fight / })
    .first();
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.focus();
  await page.keyboard.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(
    questionOf(page)
      .getByText(/\d dice against \d, Armour \d/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Space');
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(fight).toBeVisible();
  expect(await logOf(page).count()).toBe(before);
});

test('Enter gives no Free Strike away', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  const waive = questionOf(page).getByRole('button', { name: 'Strike no more' });
  await expect(waive).toBeVisible();
  await expect(waive).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('Enter');
  // Still there to be made.
  await page.keyboard.press('1');
  await expect(
    logOf(page)
      .filter({ hasText: /Armour \d/ })
      .last(),
  ).toBeVisible();
});

test('a way out of a front arc says who would strike, and marks them', async ({ page }) => {
  await arrive(page);
  await openMoment(page, held);
  const way = map(page)
    .getByRole('button', { name: /Free Strikes by/ })
    .first();
  await expect(page.locator('.dun-striker')).toHaveCount(0);
  const { x, y } = await pointIn(way);
  await page.mouse.move(x, y);
  await expect(page.locator('.dun-striker').first()).toBeVisible();
});

test('before a shot: what is in sight and in range, and the line to the target', async ({ page }) => {
  await arrive(page);
  await openMoment(page, shooting);
  await expect(page.locator('.dun-sight')).toHaveCount(0);
  const option = questionOf(page)
    .getByRole('button')
    .filter({ hasText: /Shoot at/ })
    .first();
  await expect(option).toBeVisible();
  const target = targetOf(page);
  const { x, y } = await pointIn(target);
  await page.mouse.move(x, y);
  await expect(page.locator('.dun-sight')).toHaveCount(1);
});

test('everything by key: N to what can be chosen, arrows, Enter, Shift to turn', async ({ page }) => {
  await arrive(page);
  await openMoment(page, walking);
  const hero = map(page).getByRole('button', { name: /acts now/ });
  const id = (await hero.getAttribute('data-model')) as string;
  await figure(page, id).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.dun-cursor')).toBeVisible();
  await expect.poll(() => keyUnderFocus(page)).toMatch(/^square:/);
  for (
    let i = 0;
    i < 60 && !(await far(page).evaluateAll((all) => all.includes(document.activeElement as never)));
    i++
  )
    await page.keyboard.press('n');
  const goal = await keyUnderFocus(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => standing(page, id)).toBe(goal);
  const other = /facing north/.test((await figure(page, id).getAttribute('aria-label')) ?? '')
    ? (['ArrowDown', /facing south/] as const)
    : (['ArrowUp', /facing north/] as const);
  await page.keyboard.press(`Shift+${other[0]}`);
  await expect(figure(page, id)).toHaveAccessibleName(other[1]);
});

test('what nobody has discovered is neither drawn nor named', async ({ page }) => {
  await arrive(page);
  await openMoment(page, walking);
  await expect(map(page).locator('[data-x="10"]')).toHaveCount(0);
  await expect(map(page).getByRole('button', { name: /not discovered yet/ })).toHaveCount(0);
  await page.goto('/');
  await openMoment(page, commanding);
  await expect(map(page).locator('[data-x="10"]').first()).toBeVisible();
});

test('in words: who threatens me, what can I reach', async ({ page }) => {
  await arrive(page, '/', { textBoard: true });
  await openFile(page, fileOf(walking.record, [walking.seat]));
  const board = page.getByRole('main', { name: en.table.board });
  await expect(board).toContainText(/Within reach/);
  await expect(board).toContainText(/In the front arc of/);
  await expect(board).toContainText(/Room 1, [A-Z]\d+ to [A-Z]\d+/);
});

test('what the Overlord holds stays behind the curtain when two share a device', async ({ page }) => {
  await arrive(page, '/new/dungeon');
  await setUpDungeon(page, {
    adventure: '1. The Broken Gate',
    places: { Heroes: en.create.human, Overlord: en.create.human },
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  const lift = page.getByRole('main').getByRole('button');
  const cards = page.locator('.dun-command');
  await expect(curtain(page)).toContainText('Overlord');
  await expect(cards).toHaveCount(0);
  await lift.click();
  await expect(cards.first()).toBeVisible();
  await questionOf(page)
    .getByRole('button', { name: /^1?\s*Let all of them face/ })
    .click();
  await expect(curtain(page)).toContainText('Heroes');
  await expect(map(page)).toHaveCount(0);
  await lift.click();
  await expect(map(page)).toBeVisible();
  await expect(cards).toHaveCount(0);
});

test('the guided game begins at once, with a guide at one’s side', async ({ page }) => {
  await arrive(page, '/learn/dungeon');
  await expect(map(page)).toBeVisible();
  await expect(page.locator('.lesson')).toContainText('A model fights, sees and holds');
  await playOn(page, { answers: 12 });
  await expect(page.locator('.lesson')).not.toContainText('A model fights, sees and holds');
});

test('who wants no motion gets none, and the dice in words', async ({ page }) => {
  await arrive(page, '/', { pace: 300 });
  await openMoment(page, fighting);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    document.addEventListener('animationstart', ({ animationName }) => moved.push(animationName), true);
  });
  await pressOn(page, targetOf(page));
  await menuOf(page).getByRole('button').first().click();
  await expect(
    logOf(page)
      .filter({ hasText: /Armour \d/ })
      .last(),
  ).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('at 1366 × 768 board, question, options and last events show without scrolling', async ({ page }) => {
  await arrive(page);
  await openMoment(page, walking);
  await expect(map(page)).toBeInViewport({ ratio: 0.95 });
  await expect(questionOf(page).getByRole('heading').first()).toBeInViewport({ ratio: 0.95 });
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.95 });
  await expect(logOf(page).filter({ hasText: /\S/ }).last()).toBeInViewport({ ratio: 0.6 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('the board fills the width, the question is within reach, two taps move a Hero', async ({ page }) => {
    await arrive(page);
    await openMoment(page, walking);
    const board = await page.getByRole('main', { name: en.table.board }).boundingBox();
    expect(board?.width).toBe(360);
    expect(board?.height).toBeGreaterThan(280);
    await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.9 });
    const hero = map(page).getByRole('button', { name: /acts now/ });
    const id = (await hero.getAttribute('data-model')) as string;
    const goal = map(page)
      .getByRole('button', { name: /, one step away/ })
      .first();
    const key = (await goal.getAttribute('data-key')) as string;
    const { x, y } = await pointIn(goal);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.kit-proposal')).toContainText('Step to');
    await page.touchscreen.tap(x, y);
    await expect.poll(() => standing(page, id)).toBe(key);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

  test('a fight is asked about within the screen', async ({ page }) => {
    await arrive(page);
    await openMoment(page, fighting);
    const { x, y } = await pointIn(targetOf(page));
    const isAlone = page.evaluate(
      () =>
        new Promise((told) =>
          addEventListener('touchend', (event) => setTimeout(() => told(event.defaultPrevented)), {
            once: true,
          }),
        ),
    );
    await page.touchscreen.tap(x, y);
    await expect(menuOf(page)).toBeInViewport({ ratio: 1 });
    await expect(menuOf(page).getByRole('img').first()).toBeVisible();
    // No late click follows the tap into the menu that opened under the finger.
    expect(await isAlone).toBe(true);
  });
});

test('a figure has its card under the pointer and by the key I; Escape closes it', async ({ page }) => {
  await arrive(page);
  await openMoment(page, fighting);
  const target = targetOf(page);
  const { x, y } = await pointIn(target);
  await page.mouse.move(x, y);
  const card = page.locator('.kit-figure');
  await expect(card).toContainText('Armour');
  await expect(card).toContainText('4 or more Hits');
  await page.mouse.move(1, 1);
  await expect(card).toHaveCount(0);
  const hero = map(page).getByRole('button', { name: /acts now/ });
  await hero.focus();
  await page.keyboard.press('i');
  const pinned = page.getByRole('dialog');
  await expect(pinned).toContainText(/\d of 5 wounds/);
  await expect(pinned).toContainText(/Whirlwind|Stone Stance/);
  await page.keyboard.press('Escape');
  await expect(pinned).toHaveCount(0);
});

test('columns and rows are named as the squares are called', async ({ page }) => {
  await arrive(page);
  await openMoment(page, fighting);
  const name =
    (await map(page)
      .getByRole('button', { name: /acts now/ })
      .getAttribute('aria-label')) ?? '';
  const [, column, row] = /, ([A-Z]+)(\d+),/.exec(name) ?? [];
  const rulers = page.locator('.kit-rulers text');
  await expect(rulers.getByText(column ?? '?', { exact: true })).toBeVisible();
  await expect(rulers.getByText(row ?? '?', { exact: true })).toBeVisible();
});

test('ending a Turn is gold only when nothing better is open', async ({ page }) => {
  await arrive(page);
  await openMoment(page, fighting);
  const end = questionOf(page).getByRole('button', { name: /End the Turn/ });
  await expect(end).not.toHaveClass(/gold/);
  await expect(end).toContainText('the Action is not used');
});

test('a step out of a front arc asks first, with the chances of its Free Strikes', async ({ page }) => {
  await arrive(page);
  await openMoment(page, held);
  const hero = map(page).getByRole('button', { name: /acts now/ });
  const id = (await hero.getAttribute('data-model')) as string;
  const stood = await standing(page, id);
  await pressOn(
    page,
    map(page)
      .getByRole('button', { name: /Free Strikes by/ })
      .first(),
  );
  await expect(menuOf(page)).toContainText(/Free Strikes by/);
  await expect(menuOf(page).getByRole('img').first()).toHaveAccessibleName(/unharmed \d+\s?%/);
  expect(await standing(page, id)).toBe(stood);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
});

test('in words, a far square is gone to, and one that cannot be reached says why', async ({ page }) => {
  await arrive(page, '/', { textBoard: true });
  await openFile(page, fileOf(walking.record, [walking.seat]));
  const line = page.getByRole('textbox', { name: new RegExp(`^${en.table.type}`) });
  const say = async (text: string): Promise<void> => {
    await line.fill(text);
    await line.press('Enter');
  };
  const board = page.getByRole('main', { name: en.table.board });
  const reach = board.getByRole('listitem').filter({ hasText: /^Within reach, [3-9] steps/ });
  const goal = /: ([A-Z]+\d+)/.exec((await reach.first().textContent()) ?? '')?.[1] ?? '';
  await say('A1');
  await expect(page.getByRole('alert')).toHaveText('There is a wall, or nothing that you know of.');
  await say(`go to ${goal}`);
  await expect(
    board
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^At ${goal}, facing`) })
      .first(),
  ).toBeVisible();
});
