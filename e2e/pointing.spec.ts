// List and board are one: what is pointed at on one of them is shown on the other.

import { dungeonMoment, offers } from './dungeon.ts';
import { fileOf, momentWhere } from './scenes.ts';
import { arrive, expect, type Locator, openFile, type Page, pointIn, test, WORDS } from './table.ts';

const walking = momentWhere(({ kind, seat, options }) => kind === 'move' && seat === 0 && options.length > 4);
const marching = momentWhere(
  ({ kind, seat, options }) =>
    kind === 'command' && seat === 0 && options.some(({ choice }) => choice.act === 'move'),
  { game: 'campaign', seats: ['vikings', 'normans'], seed: 5 },
);
const shooting = dungeonMoment('turn', { quest: 2 }, (asked) => asked.seat === 0 && offers('shoot')(asked));

/** What can be pointed at first in the list, and the place on the board that it means. */
const MOMENTS = [
  ['Age of Heroes', walking, (page: Page) => option(page, 'step:'), (id: string) => `area:${id.slice(5)}`],
  [
    'the campaign',
    marching,
    (page: Page) => page.locator('#question [data-topic]'),
    (id: string) => `piece:${id}`,
  ],
  [
    'the dungeon',
    shooting.record,
    (page: Page) => option(page, 'shoot:'),
    (id: string) => `model:${id.slice(6)}`,
  ],
] as const;

const option = (page: Page, act: string): Locator => page.locator(`#question [data-option^="${act}"]`);
const lit = (page: Page): Locator => page.locator('.kit-lit');

for (const [game, record, listed, keyOf] of MOMENTS)
  test(`${game}: an option lights its place, and its place marks the option`, async ({ page }) => {
    await arrive(page);
    await openFile(page, fileOf(record, [0]));
    const first = listed(page).first();
    await expect(first).toBeVisible();
    await expect(lit(page)).toHaveCount(0);
    await first.hover();
    await expect(lit(page)).not.toHaveCount(0);
    const { option: id = '', topic = '' } = await first.evaluate((it) => ({
      ...(it as HTMLElement).dataset,
    }));
    const place = page.locator(`[data-key="${keyOf(id === '' ? topic : id)}"]`);
    const { x, y } = await pointIn(place);
    await page.mouse.move(x, y);
    await expect(lit(page)).toHaveCount(0);
    await expect(page.locator('#question [data-meant]').first()).toBeVisible();
  });

test('a look moves nothing and has an arrow to what is out of sight; a key brings it into sight', async ({
  page,
}) => {
  await arrive(page);
  await openFile(page, fileOf(walking, [0]));
  const view = page.locator('.kit-view');
  const drawn = (): Promise<string | null> =>
    page.getByRole('application').locator('> g').first().getAttribute('transform');
  await expect(page.locator('.kit-bubble')).toBeVisible();
  const box = (await view.boundingBox())!;
  // Near the top left corner nothing of the way is seen.
  for (let i = 0; i < 12; i++) {
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.wheel(0, -600);
  }
  const first = option(page, 'step:').first();
  await first.hover();
  await expect(page.locator('.kit-arrow').first()).toBeVisible();
  const before = await drawn();
  await option(page, 'step:').nth(1).hover();
  await expect(page.locator('.kit-arrow').first()).toBeVisible();
  expect(await drawn()).toBe(before);
  await page.mouse.move(box.x + box.width / 2, 10);
  await first.getByRole('button').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(drawn).not.toBe(before);
  await expect(lit(page).first()).toBeInViewport();
  await expect(page.locator('.kit-arrow')).toHaveCount(0);
});

for (const [game, record] of MOMENTS)
  test(`${game}: the legend is reached from the map, by key and from help, in both languages`, async ({
    page,
  }) => {
    await arrive(page, '/', { language: 'de' });
    await openFile(page, fileOf(record, [0]));
    const legend = page.locator('.kit-legend');
    await page.getByRole('button', { name: 'Was die Zeichen bedeuten' }).click();
    await expect(legend.getByRole('heading', { name: 'Während du wählst' })).toBeVisible();
    const german = await legend.getByRole('listitem').allTextContents();
    await page.keyboard.press('Escape');
    await expect(legend).toBeHidden();
    await page.getByRole('button', { name: WORDS.de.table.help, exact: true }).click();
    await page.getByRole('button', { name: WORDS.de.help.legend, exact: true }).click();
    await expect(legend).toBeVisible();
    await page.evaluate(() =>
      localStorage.setItem('skald-settings', JSON.stringify({ language: 'en', pace: 0 })),
    );
    await page.reload();
    await expect(page.getByRole('application')).toBeVisible();
    await page.keyboard.press('k');
    await expect(legend.getByRole('heading', { name: 'While you choose' })).toBeVisible();
    const english = await legend.getByRole('listitem').allTextContents();
    expect(english).toHaveLength(german.length);
    expect(english.filter((line) => german.includes(line))).toEqual([]);
    // Every mark is drawn.
    for (const mark of await legend.locator('li svg').all())
      expect(await mark.evaluate((it) => it.querySelectorAll('path, circle, rect').length)).toBeGreaterThan(
        0,
      );
  });

test('nothing that can be chosen lies under a button, in no game and on no screen', async ({ page }) => {
  for (const [, record] of MOMENTS)
    for (const size of [
      { width: 1366, height: 768 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await arrive(page);
      await openFile(page, fileOf(record, [0]));
      await expect(page.getByRole('application')).toBeVisible();
      const view = (await page.locator('.kit-view').boundingBox())!;
      for (const over of await page.locator('.kit-zoom, .dun-standing').all()) {
        const box = (await over.boundingBox())!;
        const apart = box.x >= view.x + view.width || box.y + box.height <= view.y;
        expect(apart, JSON.stringify({ size, view, box })).toBe(true);
      }
    }
});
