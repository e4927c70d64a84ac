// Everything without a pointer.

import { anyOf } from './chance.ts';
import { fileOf, momentWhere } from './scenes.ts';
import {
  arrive,
  ending,
  expect,
  logOf,
  openFile,
  type Page,
  playOn,
  pressDigit,
  seen,
  test,
  type Way,
  WORDS,
} from './table.ts';

const { en } = WORDS;

/** Whether one can see where the focus is: an outline, or the mark that the map draws around a place. */
const focusShows = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (at === null || at === document.body) return 'nowhere';
    const style = getComputedStyle(at);
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const drawn =
      at.closest('svg') !== null && document.querySelector('.aoh-focused, .aoh-counter-focus') !== null;
    return outlined || drawn || style.boxShadow !== 'none' ? null : (at.outerHTML.slice(0, 120) as string);
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    return at?.getAttribute('aria-label') ?? (at instanceof HTMLSelectElement ? '' : at?.textContent) ?? '';
  });

/** Presses Tab until something has the focus, looking each time whether it shows. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focusShows(page)).toBeNull();
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

const onMap = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('svg[role=application]') != null);

/** N and Enter on the map where it answers, numbers where it does not, Space to finish, Backspace now and then. */
const onTheMap: Way = {
  async answer(page, now, turn) {
    const { question } = now;
    if (turn % 5 === 4) return page.keyboard.press('Space');
    if (turn % 7 === 6 && /movement|Take a step/.test(question)) return page.keyboard.press('Backspace');
    if (turn % 2 === 0) {
      if (!(await onMap(page))) {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        for (let i = 0; i < 30 && !(await onMap(page)); i++) await page.keyboard.press('Tab');
      }
      for (let i = 0; i <= anyOf(3); i++) await page.keyboard.press('n');
      await expect.poll(() => focusShows(page)).toBeNull();
      return page.keyboard.press('Enter');
    }
    await pressDigit(page, now);
  },
};

test('from the title to the end of a game without a pointer', async ({ page }) => {
  await arrive(page);
  await expect(page.getByRole('link', { name: en.title.play })).toBeVisible();
  await tabTo(page, new RegExp(`^${en.title.play}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: en.create.begin, exact: true })).toBeVisible();
  await tabTo(page, new RegExp(en.create.more));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Length of the game' })).toBeVisible();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByRole('spinbutton', { name: 'Length of the game' })
        .evaluate((at) => at === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('3');
  await expect(page.getByRole('spinbutton', { name: 'Length of the game' })).toHaveValue('3');
  await tabTo(page, new RegExp(`^${en.create.begin}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeVisible();
  await playOn(page, { way: onTheMap });
  await expect(ending(page)).toBeVisible();
});

test('the arrow keys walk over the map, Page Down looks into a stack, plus and minus zoom', async ({
  page,
}) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
  for (let i = 0; i < 30 && !(await onMap(page)); i++) await page.keyboard.press('Tab');
  const start = await focused(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).not.toBe(start);
  await expect.poll(() => focusShows(page)).toBeNull();
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toMatch(/Beowulf/);
  await page.keyboard.press('PageDown');
  await expect.poll(() => focused(page)).toMatch(/^Beowulf, (your )?hero/);
  await expect.poll(() => focusShows(page)).toBeNull();
  const width = () => page.getByRole('application').locator('g').first().getAttribute('transform');
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).not.toBe(before);
  await page.keyboard.press('0');
});

test('a letter opens each panel, and Escape closes help', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
  for (const [key, name] of [
    ['h', 'Heroes'],
    ['s', 'Saga'],
    ['g', 'Glory'],
    ['l', 'Log'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('F1');
  await expect(page.getByRole('region', { name: en.table.help })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: en.table.help })).toBeHidden();
  await page.keyboard.press('t');
  await expect(page.getByRole('application')).toHaveCount(0);
});

test('digits set a stake of luck, minus lowers it, Enter spends it', async ({ page }) => {
  const record = momentWhere(
    ({ kind, options, seat }) =>
      kind === 'luckBid' && seat === 0 && options.some(({ id }) => id === 'luck:2') && options.length > 4,
  );
  await arrive(page);
  await openFile(page, fileOf(record, [0]));
  const question = page.locator('#question');
  const slider = question.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('2');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('-');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(slider).toHaveValue('-1');
  await page.keyboard.press('2');
  await expect(slider).toHaveValue('-2');
  await page.keyboard.press('9');
  await expect(slider).toHaveValue('-2');
  await expect(question.getByRole('button', { name: 'Spend 2 luck downwards' })).toBeVisible();
  const before = (await seen(page)).question;
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await seen(page)).question).not.toBe(before);
  await expect(
    logOf(page)
      .filter({ hasText: /Beowulf spends 2 luck \(−2\)/ })
      .first(),
  ).toBeVisible();
});

test('digits tick who is attacked, Enter strikes', async ({ page }) => {
  const record = momentWhere(
    ({ kind, seat, options }) =>
      kind === 'targets' && seat === 0 && options.filter(({ id }) => id.startsWith('target:')).length > 1,
  );
  await arrive(page);
  await openFile(page, fileOf(record, [0]));
  const ticks = page.locator('#question').getByRole('checkbox');
  await expect(ticks.nth(1)).not.toBeChecked();
  await page.keyboard.press('2');
  await expect(ticks.nth(1)).toBeChecked();
  await page.keyboard.press('2');
  await expect(ticks.nth(1)).not.toBeChecked();
  for (let i = 1; i <= (await ticks.count()); i++) await page.keyboard.press(String(i));
  const before = (await seen(page)).question;
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await seen(page)).question).not.toBe(before);
});

test('a stake of luck is set with the arrow keys', async ({ page }) => {
  const record = momentWhere(
    ({ kind, options, seat }) => kind === 'luckBid' && options.length > 4 && seat === 0,
  );
  await arrive(page);
  await openFile(page, fileOf(record, [0]));
  const slider = page.locator('#question').getByRole('slider');
  await expect(slider).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await slider.evaluate((at) => at === document.activeElement)) break;
  }
  await expect.poll(() => focusShows(page)).toBeNull();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /Spend 1 luck/);
  const before = await seen(page);
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab');
    if (/^Spend 1 luck/.test(await focused(page))) break;
  }
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await seen(page)).question).not.toBe(before.question);
});
