// A game is not bound to a place: into a file and out of it, into the hall and back.

import { readFile } from 'node:fs/promises';
import { fileOf, finishedGame, momentWhere } from './scenes.ts';
import {
  arrive,
  beginHere,
  ending,
  enter,
  expect,
  fromMenu,
  logOf,
  openFile,
  type Page,
  playOn,
  seen,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;

async function savedFile(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.table.save }).first().click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Every counter with its place, whoever plays it. */
const countersOn = async (page: Page): Promise<string[]> =>
  (
    await page
      .getByRole('application')
      .getByRole('button', { name: /combat \d+ movement \d+|strength unknown/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  )
    .map((label) => label.replace(/, hero of [^,]+/, ''))
    .sort();

test('a game begun on the device goes on in the hall, and back on the device to its end', async ({
  page,
}) => {
  await arrive(page, '/tables');
  await enter(page, 'Ketil');
  await page.goto('/new');
  await beginHere(page, {
    controls: { Brunhild: en.create.me, Egil: en.create.bot(en.create.levels.thrall) },
    turns: 5,
  });
  await playOn(page, { answers: 4 });
  await expect.poll(async () => (await seen(page)).moment).toBe('asked');
  const { question } = await seen(page);
  const counters = await countersOn(page);
  const told = await logOf(page).allInnerTexts();

  await fromMenu(page, en.table.moveOnline);
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  await expect.poll(async () => (await seen(page)).question).toBe(question);
  await expect.poll(() => countersOn(page)).toEqual(counters);
  // The story so far came along.
  expect(await logOf(page).allInnerTexts()).toEqual(told);
  await playOn(page, { answers: 3 });
  await expect.poll(async () => (await seen(page)).moment).toBe('asked');
  const later = { question: (await seen(page)).question, counters: await countersOn(page) };

  await fromMenu(page, en.table.moveHere);
  await page.waitForURL(/\/local\//);
  await expect.poll(async () => (await seen(page)).question).toBe(later.question);
  await expect.poll(() => countersOn(page)).toEqual(later.counters);
  await playOn(page);
  await expect(ending(page)).toBeVisible();
});

test('[AMI-UI-14] [AMI-UI-17] [AMI-UI-18] a game saved as a .saga file and opened from the title stands where it stood', async ({
  page,
}) => {
  await arrive(page, '/new');
  await beginHere(page, {
    controls: { Beowulf: en.create.me, Ragnar: en.create.bot(en.create.levels.karl) },
    turns: 3,
  });
  await playOn(page, { answers: 5 });
  await expect.poll(async () => (await seen(page)).moment).toBe('asked');
  const { question } = await seen(page);
  const told = await logOf(page).allInnerTexts();
  const saved = await savedFile(page);
  expect(saved.name).toMatch(/\.saga$/);
  await page.goto('/');
  await openFile(page, saved.text, saved.name);
  await page.waitForURL(/\/local\//);
  await expect(page.getByRole('main', { name: en.table.board })).toBeVisible();
  await expect.poll(async () => (await seen(page)).question).toBe(question);
  expect(await logOf(page).allInnerTexts()).toEqual(told);
  await playOn(page);
  await expect(ending(page)).toBeVisible();
});

const running = momentWhere(({ kind }, match) => kind === 'chooseCounter' && match.moves > 20);
const broken: readonly [what: string, text: string][] = [
  ['cut off', fileOf(running, [0]).slice(0, -200)],
  ['not of Skald', JSON.stringify({ hello: 'world' })],
  [
    'with a choice that nobody had',
    fileOf({ ...running, moves: [...running.moves, '0 step:atlantis'] }, [0]),
  ],
  ['of another game', fileOf({ ...running, game: 'hnefatafl' }, [0])],
  ['of far too many bytes', `"${'x'.repeat(3 * 1024 * 1024)}"`],
];
for (const [what, text] of broken)
  test(`a file ${what} gets a clear answer and changes nothing`, async ({ page }) => {
    await arrive(page);
    await expect(page.getByRole('link', { name: en.title.resume })).toBeVisible();
    await openFile(page, text);
    await expect(page.getByRole('alert')).toContainText(en.error.file);
    expect((await page.getByRole('alert').innerText()).length).toBeGreaterThan(en.error.file.length + 5);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/tables');
    await expect(page.getByText(en.lobby.noHere)).toBeVisible();
  });

test('a finished game opens as a replay', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(finishedGame({ options: { turns: 3 } }), [0]));
  await page.waitForURL(/\/replay\/local\//);
  await expect(page.getByRole('slider')).toBeVisible();
});
