// Events, their elements and foes are put in another order: by mouse, by finger and by key.

import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { workshop } = WORDS.en;

async function begin(page: Page, sample: string): Promise<void> {
  await arrive(page, '/workshop/rune/encounter');
  await page.getByRole('combobox', { name: workshop.begin }).selectOption({ label: sample });
  await page.getByRole('button', { name: workshop.fresh }).click();
  await expect(page.locator('.designer')).toBeVisible();
}

/** A fight with three kinds of foes, in this order. */
async function withFoes(page: Page): Promise<void> {
  await begin(page, 'A new encounter');
  await page.locator('.designer-line .designer-row').first().click();
  await page.getByRole('tab', { name: 'Fight' }).click();
  for (const name of ['Giant', 'Troll', 'Wendol'])
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await expect.poll(() => foes(page)).toEqual(['Giant', 'Troll', 'Wendol']);
}

const foes = async (page: Page): Promise<string[]> =>
  (await page.locator('.design-foe > header h4').allTextContents()).map((text) => text.split(',')[0] ?? '');
const rows = (page: Page): Promise<string[]> =>
  page.locator('.designer-line .designer-row > span:first-child').allTextContents();

type Point = readonly [x: number, y: number];

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('no such place');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What a hand goes through: down, along, up. */
interface Hand {
  down(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  up(): Promise<unknown>;
}

const mouse = ({ mouse: own }: Page): Hand => ({
  down: async (at) => {
    await own.move(...at);
    await own.down();
  },
  move: (to) => own.move(...to, { steps: 3 }),
  up: () => own.up(),
});

/** On glass: the browser itself decides whether the page scrolls instead. */
async function finger(page: Page): Promise<Hand> {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  let last: Point = [0, 0];
  return {
    down: (at) => {
      last = at;
      return touch('touchStart', [at]);
    },
    move: async (to) => {
      for (const share of [0.3, 0.6, 1])
        await touch('touchMove', [
          [last[0] + (to[0] - last[0]) * share, last[1] + (to[1] - last[1]) * share],
        ]);
    },
    up: () => touch('touchEnd', []),
  };
}

/** By its grip to the upper or lower half of another row, which may be elsewhere once something is in the hand. */
async function drag(hand: Hand, from: Locator, to: Locator, where: 'above' | 'below'): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await hand.down(await middleOf(from));
  const [x, y] = await middleOf(to);
  await hand.move([x, y + (where === 'above' ? -12 : 12)]);
  await hand.up();
}

const grip = (page: Page, of: number): Locator => page.locator('.design-grip').nth(of);
const card = (page: Page, of: number): Locator => page.locator('.design-foe').nth(of);

test('foes are dragged by mouse, and moved by keys that keep hold of them', async ({ page }) => {
  await withFoes(page);
  await drag(mouse(page), grip(page, 1), card(page, 0), 'above');
  await expect.poll(() => foes(page)).toEqual(['Troll', 'Giant', 'Wendol']);
  const held = page.getByRole('button', { name: /^Drag: Troll/ });
  await held.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => foes(page)).toEqual(['Giant', 'Troll', 'Wendol']);
  await expect(held).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => foes(page)).toEqual(['Giant', 'Wendol', 'Troll']);
  await expect(held).toBeFocused();
  await expect(page.getByText(/^Troll, .*: now number 3 of 3\.$/)).toBeAttached();
  await page.getByRole('button', { name: workshop.undo }).click();
  await expect.poll(() => foes(page)).toEqual(['Giant', 'Troll', 'Wendol']);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('foes are dragged', async ({ page }) => {
    await withFoes(page);
    await drag(await finger(page), grip(page, 1), card(page, 0), 'above');
    await expect.poll(() => foes(page)).toEqual(['Troll', 'Giant', 'Wendol']);
  });

  test('events and their elements are dragged', async ({ page }) => {
    await begin(page, 'The Goblins’ Toll');
    const line = (of: number): Locator => page.locator('.designer-line').nth(of);
    const handle = (of: number): Locator => page.locator('.designer-grip').nth(of);
    const [gate, beam, cord, house, prize] = await rows(page);
    const hand = await finger(page);
    await drag(hand, handle(1), line(2), 'below');
    await expect.poll(() => rows(page)).toEqual([gate, cord, beam, house, prize]);
    await drag(hand, handle(3), line(0), 'above');
    await expect
      .poll(() => rows(page))
      .toEqual([house?.replace('2.', '1.'), prize, gate?.replace('1.', '2.'), cord, beam]);
  });
});
