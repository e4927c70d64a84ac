// A game once more, and its dice.

import { fileOf, finishedGame, momentWhere } from './scenes.ts';
import { arrive, expect, openFile, type Page, test, WORDS } from './table.ts';

const { en } = WORDS;
const short = finishedGame({ options: { turns: 5 }, seed: 7 });

async function openReplay(page: Page, record = short): Promise<void> {
  await arrive(page);
  await openFile(page, fileOf(record, [0]));
  await page.waitForURL(/\/replay\/local\//);
  await expect(page.getByRole('slider')).toBeVisible();
}

const log = (page: Page) => page.getByRole('complementary').getByRole('list').first();

test('walks through a game choice by choice, by button, scrubber and by itself', async ({ page }) => {
  await openReplay(page);
  const all = short.moves.length;
  const place = (n: number) => page.getByText(en.replay.move(n, all), { exact: true });
  await expect(place(all)).toBeVisible();
  await page.getByRole('button', { name: en.replay.first }).click();
  await expect(place(0)).toBeVisible();
  await page.getByRole('button', { name: en.replay.next }).click();
  await page.getByRole('button', { name: en.replay.next }).click();
  await page.getByRole('button', { name: en.replay.back }).click();
  await expect(place(1)).toBeVisible();
  const early = await log(page).innerText();
  const slider = page.getByRole('slider');
  await slider.focus();
  await slider.press('End');
  await expect(place(all)).toBeVisible();
  await expect(log(page)).not.toHaveText(early);
  // From its end it begins anew.
  await page.getByRole('button', { name: en.replay.play, exact: true }).click();
  await expect(place(all)).toBeHidden();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: en.replay.pause }).click();
  expect(Number(await slider.inputValue())).toBeLessThan(all);
});

test('jumps to a turn, plays at any speed, obeys keys, and has a link to every moment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReplay(page);
  const all = short.moves.length;
  const turn = page.getByRole('combobox', { name: en.replay.turn });
  const at = async (): Promise<number> => Number(await page.getByRole('slider').inputValue());
  await expect(turn).toHaveValue('5');
  await turn.selectOption({ label: 'Turn 3 of 5' });
  const third = await at();
  expect(third).toBeGreaterThan(0);
  await expect(log(page)).toContainText('Turn 3 of 5.');
  await page.keyboard.press('PageDown');
  await expect(turn).toHaveValue('4');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(third + 1);
  await page.getByRole('button', { name: en.replay.linkHere }).click();
  await expect(page.getByRole('status').filter({ hasText: en.table.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('4');
  await expect(page.getByRole('combobox', { name: en.replay.speed })).toHaveValue('4');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: en.replay.pause })).toBeVisible();
  await expect.poll(at).toBeGreaterThan(third + 3);
  await page.goto('/about');
  await page.goto(link);
  await expect(page.getByText(en.replay.move(third + 1, all), { exact: true })).toBeVisible();
  await expect(log(page)).toContainText('Turn 3 of 5.');
});

test('shows a finished game through the eyes of one seat, or with everything open', async ({ page }) => {
  await openReplay(page);
  const eyes = page.getByRole('combobox', { name: en.replay.eyes });
  await expect(eyes).toHaveValue('null');
  await page.getByRole('button', { name: en.replay.first }).click();
  const hidden = page.getByRole('button', { name: /^Face-down jarl/ });
  await eyes.selectOption({ label: 'Ragnar' });
  await expect(hidden.first()).toBeVisible();
  await eyes.selectOption({ label: en.replay.all });
  await expect(page.getByText(en.replay.move(0, short.moves.length), { exact: true })).toBeVisible();
});

test('checks the dice: all is well', async ({ page }) => {
  await openReplay(page);
  await page.getByRole('button', { name: en.verify.check }).click();
  await expect(page.getByText(en.verify.good(short.rolls.length, short.moves.length))).toBeVisible();
});

const tampered: readonly [what: string, record: typeof short, says: RegExp][] = [
  [
    'a die',
    { ...short, rolls: short.rolls.map((face, i) => (i === 3 ? (face % 6) + 1 : face)) },
    /Die 4 shows/,
  ],
  ['the result', { ...short, result: { ...short.result!, winners: [0, 1] } }, /The result is not the one/],
  [
    'the fingerprint',
    { ...short, commitment: 'f'.repeat(short.commitment.length) },
    /not the one that was announced/,
  ],
];
test('checks the dice: whatever somebody changed is found', async ({ page }) => {
  for (const [what, record, says] of tampered)
    await test.step(what, async () => {
      await openReplay(page, record);
      await page.getByRole('button', { name: en.verify.check }).click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByText(/All is well/)).toBeHidden();
    });
});

test('a running game tells no more than one may know', async ({ page }) => {
  const running = momentWhere(({ kind }, match) => kind === 'move' && match.moves > 10);
  await arrive(page);
  await openFile(page, fileOf(running, [0, 1]));
  await page.waitForURL(/\/local\//);
  await page.goto(page.url().replace('/local/', '/replay/local/'));
  await expect(page.getByRole('alert').or(page.getByRole('slider'))).toBeVisible();
  await expect(page.getByText(running.seed as string)).toBeHidden();
  await expect(page.getByText(en.replay.all, { exact: true })).toBeHidden();
});

test.describe('with sea and land painted', () => {
  test.use({ paints: true });

  test('opens the longest game and steps through it, and says how long that took', async ({ page }) => {
    const long = finishedGame({
      seats: ['beowulf', 'brunhild', 'egil', 'ragnar', 'siegfried', 'starkad'],
      seed: 3,
    });
    await openReplay(page, long);
    const url = page.url();
    await page.goto('/tables');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.locator(`a[href="${new URL(url).pathname}"]`);
    await expect(link).toBeVisible();
    const opening = await timed(link, '');
    const place = (n: number) => en.replay.move(n, long.moves.length);
    await page.getByRole('slider').focus();
    await page.getByRole('slider').press('Home');
    await expect(page.getByText(place(0), { exact: true })).toBeVisible();
    const steps: number[] = [];
    for (let i = 1; i <= 20; i++)
      steps.push(await timed(page.getByRole('button', { name: en.replay.next }), place(i)));
    steps.sort((a, b) => a - b);
    const middle = steps[10] as number;
    console.log(
      `  ${long.moves.length} choices: opened in ${opening.toFixed(0)} ms, a step in ${middle.toFixed(0)} ms (median; worst ${steps.at(-1)?.toFixed(0)} ms)`,
    );
    await expect(page.getByText(place(20), { exact: true })).toBeVisible();
  });
});

/** Milliseconds from a click until the board shows the moment that was asked for, and the browser has painted it. */
function timed(what: ReturnType<Page['locator']>, place: string): Promise<number> {
  return what.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const shown = (): boolean =>
          document.querySelector('main.board[aria-busy=false] svg') !== null &&
          // The painting of the map, which is made elsewhere.
          (document.querySelector<HTMLCanvasElement>('main.board canvas')?.width ?? 0) > 1_000 &&
          document.querySelector('.scrubber')?.textContent.includes(wanted) === true;
        const from = performance.now();
        (element as HTMLElement).click();
        const look = (): void => {
          // The frame in which it is there is painted before the next one begins.
          if (shown()) requestAnimationFrame(() => resolve(performance.now() - from));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    place,
  );
}
