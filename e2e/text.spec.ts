// A whole game in words: the board as headings and lists, answers typed into one line.

import { anyOf } from './chance.ts';
import {
  arrive,
  beginHere,
  ending,
  expect,
  logOf,
  type Page,
  playOn,
  seen,
  test,
  type Way,
  WORDS,
} from './table.ts';

const { en } = WORDS;
const line = (page: Page) => page.getByRole('textbox', { name: new RegExp(`^${en.table.type}`) });

async function say(page: Page, command: string): Promise<void> {
  await line(page).fill(command);
  await line(page).press('Enter');
}

/** Types the number, the beginning of the words, or nothing at all. */
const byCommand: Way = {
  async answer(page, { options }, turn) {
    if (turn % 4 === 3) return say(page, '');
    const n = 1 + anyOf(options);
    await say(page, String(n));
  },
};

test('a whole game is played by typed commands alone', async ({ page }) => {
  await arrive(page, '/new', { textBoard: true });
  await beginHere(page, {
    controls: { Beowulf: en.create.me, Ragnar: en.create.bot(en.create.levels.thrall) },
    turns: 3,
  });
  const board = page.getByRole('main', { name: en.table.board });
  await expect(board.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await board.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(3);
  await expect(page.getByRole('application')).toHaveCount(0);
  await playOn(page, { way: byCommand });
  await expect(ending(page)).toBeVisible();
});

test('commands go by name, take back, finish, and ask for help', async ({ page }) => {
  await arrive(page, '/new', { textBoard: true });
  await beginHere(page, { controls: { Egil: en.create.me } });
  await expect.poll(async () => (await seen(page)).question).toMatch(/^Your movement/);
  await say(page, 'move egil');
  await expect.poll(async () => (await seen(page)).question).toMatch(/^Egil is/);
  await say(page, 'undo');
  await expect.poll(async () => (await seen(page)).question).toMatch(/^Your movement/);
  await say(page, 'fly to the moon');
  await expect(page.getByRole('alert')).toHaveText(en.table.unknownCommand('fly to the moon'));
  await say(page, 'help hrunting');
  const help = page.getByRole('region', { name: en.table.help });
  await expect(help).toContainText('Hrunting');
  await help.getByRole('button', { name: en.table.close }).click();
  const lines = await logOf(page).count();
  await say(page, '');
  await expect.poll(() => logOf(page).count()).toBeGreaterThan(lines);
});

test('what happens is announced', async ({ page }) => {
  await arrive(page, '/new', { textBoard: true });
  await beginHere(page, { controls: { Egil: en.create.me } });
  const live = page.locator('[aria-live="polite"]').first();
  await say(page, 'move egil');
  await expect.poll(async () => (await seen(page)).question).toMatch(/^Egil is/);
  await say(page, '1');
  await expect(live).toContainText(/Egil/);
});

test('the picture and the words are two views of one game', async ({ page }) => {
  await arrive(page, '/new');
  await beginHere(page, { controls: { Egil: en.create.me } });
  await expect(page.getByRole('application')).toBeVisible();
  await page.getByRole('button', { name: en.table.words, exact: true }).click();
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: en.table.picture, exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
});
