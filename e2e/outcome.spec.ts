// Dice first, then what came of them; and the doings of others at the reader's own pace.

import { gameById } from '@skald/games';
import { forcedAnswer } from '@skald/games/forced';
import {
  type BeforeDice,
  beforeDice,
  board,
  cardOf,
  DICE_GAMES,
  newsOf,
  rolling,
  told,
} from './dice-moments.ts';
import { kept } from './kept.ts';
import { fileOf } from './scenes.ts';
import { stopTime } from './stopped-time.ts';
import {
  arrive,
  beginHere,
  ending,
  expect,
  type Locator,
  logOf,
  openFile,
  type Page,
  playOn,
  questionOf,
  seen,
  test,
  WORDS,
} from './table.ts';

const { en, de } = WORDS;

/** Opens the moment, looks where one likes, stops the time of the page, and makes the dice fall. */
async function throwDice(
  page: Page,
  { record, seat, label }: BeforeDice,
  look: () => Promise<void> = async () => {},
): Promise<readonly string[]> {
  await page.clock.install();
  await arrive(page, '/', { pace: 300 });
  await openFile(page, fileOf(record, [seat]));
  await expect(board(page)).toBeVisible();
  await expect.poll(async () => (await seen(page)).moment).toBe('asked');
  await look();
  await stopTime(page);
  const before = await told(page);
  const { digits } = await seen(page);
  if (digits.kind === 'stake') await page.keyboard.press('Enter');
  else await questionOf(page).getByRole('button').filter({ hasText: label }).first().click();
  await expect(rolling(page)).toBeVisible();
  // Something may be said on the board before they fall.
  await expect
    .poll(async () => {
      if ((await cardOf(page).count()) === 0) await page.clock.runFor(300);
      return cardOf(page).isVisible();
    })
    .toBe(true);
  return before;
}

/** What a browser tells a page that nobody sees any more. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Moves the map as far as it goes. */
async function push(page: Page, by: number): Promise<void> {
  const box = await board(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 5 });
  await page.mouse.up();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const one of DICE_GAMES) {
  const moment = beforeDice(one);

  test(`${one.game}: nothing tells how the dice fall before they lie on the board`, async ({ page }) => {
    const before = await throwDice(page, moment);
    expect(await told(page)).toEqual(before);
    // Nobody is asked yet, so nothing is answered.
    await page.keyboard.press('1');
    await page.keyboard.press('u');
    expect(await told(page)).toEqual(before);
    await expect(cardOf(page)).toBeVisible();
    const news = await newsOf(page).innerText();
    await expect
      .poll(async () => {
        await page.clock.runFor(300);
        return rolling(page).count();
      })
      .toBe(0);
    const after = (await told(page)).filter((line) => !before.includes(line));
    expect(after).not.toEqual([]);
    for (const line of after) expect(news).not.toContain(line);
  });

  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const)
    for (const [edge, by] of [
      ['upper', -1],
      ['lower', 1],
    ] as const)
      test(`${one.game}: on ${width} × ${height} the dice lie wholly on the board, also at its ${edge} edge`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await throwDice(page, moment, () => push(page, by * height));
        const [card, frame] = await Promise.all([cardOf(page).boundingBox(), board(page).boundingBox()]);
        if (card === null || frame === null) throw new Error('Nothing is to be seen.');
        expect(card.x).toBeGreaterThanOrEqual(frame.x);
        expect(card.y).toBeGreaterThanOrEqual(frame.y);
        expect(card.x + card.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(card.y + card.height).toBeLessThanOrEqual(frame.y + frame.height);
        await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
      });
}

test('what leaves no choice after a die is answered once the die lies there, and not before', async ({
  page,
}) => {
  const module = gameById('age-of-heroes')!;
  const forced = beforeDice(DICE_GAMES[0], (match, seat) => {
    const asked = match.decisions().find((one) => one.seat === seat);
    const moment = { mayUndo: match.mayUndo(seat), watched: false };
    return asked !== undefined && forcedAnswer(module, match.view(seat), asked, moment) !== null;
  });
  await throwDice(page, forced);
  const given = forced.record.moves.length + 1;
  await expect.poll(async () => (await kept(page)).moves.length).toBe(given);
  await expect(rolling(page)).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return (await kept(page)).moves.length;
    })
    .toBeGreaterThan(given);
  const [, answer] = (await kept(page)).moves.slice(given - 1);
  expect(answer).toBe(`${forced.seat} done`);
});

const dungeon = beforeDice(DICE_GAMES[2]);

for (const [how, end] of [
  ['the space bar', (page: Page) => page.keyboard.press('Space')],
  ['a click on the board', (page: Page) => board(page).click({ position: { x: 40, y: 300 } })],
  ['the button', (page: Page) => page.getByRole('button', { name: en.table.showEnd }).click()],
  ['the board in words', (page: Page) => page.keyboard.press('t')],
  ['looking at another page', leave],
] as const)
  test(`${how} ends the dice, and the outcome is told at once`, async ({ page }) => {
    const before = await throwDice(page, dungeon);
    await end(page);
    await expect(rolling(page)).toHaveCount(0);
    await expect(cardOf(page)).toHaveCount(0);
    expect(await told(page)).not.toEqual(before);
  });

const state = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Paused/ });
const karl = en.create.bot(en.create.levels.karl);

test('bots are paused, stepped through and let go by key, and think on meanwhile', async ({ page }) => {
  await arrive(page, '/new');
  await beginHere(page, { controls: { Egil: karl, Starkad: karl }, turns: 3 });
  await page.keyboard.press('p');
  // They play to the end behind what is shown.
  await expect(state(page)).toHaveText(/^Paused: \d{2,} to come\.$/);
  const before = await logOf(page).allInnerTexts();
  const step = page.getByRole('button', { name: en.table.step });
  for (const press of [() => page.keyboard.press('.'), () => step.click(), () => page.keyboard.press('.')]) {
    const message = await newsOf(page).innerText();
    await press();
    await expect(newsOf(page)).not.toHaveText(message);
  }
  expect((await logOf(page).allInnerTexts()).length).toBeGreaterThan(before.length);
  await expect(ending(page)).toBeHidden();
  await page.keyboard.press('p');
  await expect(ending(page)).toBeVisible();
  await expect(state(page)).toHaveCount(0);
});

test('a question that waits behind a pause says so, and one’s own answers are not held up', async ({
  page,
}) => {
  await arrive(page, '/new');
  await beginHere(page, { controls: { Beowulf: en.create.me, Ragnar: karl }, turns: 5 });
  await page.getByRole('button', { name: en.table.pause, exact: true }).click();
  // Keys are for the game, not for the button that was pressed last.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // One's own answers go on; what the bot does then has to be stepped through.
  await playOn(page, { until: () => page.getByText(en.table.asksUnseen).isVisible() });
  await expect(page.getByText(en.table.asksUnseen)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(en.table.yourTurn));
  expect((await seen(page)).moment).toBe('waiting');
  while ((await seen(page)).moment !== 'asked') await page.keyboard.press('.');
  await expect(page.getByText(en.table.asksUnseen)).toHaveCount(0);
});

test('the list of keys names both, in English and in German', async ({ page }) => {
  for (const [language, words] of Object.entries({ en, de })) {
    await arrive(page, '/settings');
    await page.getByRole('combobox').first().selectOption(language);
    for (const key of ['P', '.']) {
      const [, what = ''] = words.keys.rows.find(([name]) => name === key) ?? [];
      await expect(page.getByText(what, { exact: true })).toBeVisible();
    }
  }
});
