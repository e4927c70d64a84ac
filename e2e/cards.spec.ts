// Where a number comes from, what an option may lead to, and the cards of figures.

import type { Match } from '@skald/kernel';
import { fileOf, momentWhere } from './scenes.ts';
import { arrive, expect, logOf, openFile, optionsOf, type Page, pointIn, questionOf, test } from './table.ts';

const FOUR = ['beowulf', 'brunhild', 'ragnar', 'starkad'];

interface Seen {
  readonly pieces: readonly { readonly id: string; readonly items: readonly string[] }[];
}

/** Beowulf carries a sword: his strength is more than the number on his counter. */
const armed = (match: Match): boolean =>
  (match.view(0) as unknown as Seen).pieces.some(({ id, items }) => id === 'beowulf' && items.length > 0);

const attack = momentWhere(
  ({ kind, seat, options }, match) =>
    kind === 'attackFrom' &&
    seat === 0 &&
    armed(match) &&
    options.some(({ id }) => {
      const found = match.odds(0, id);
      return 'ok' in found && found.ok.chances !== null;
    }),
  { seats: FOUR, seed: 11 },
);
const help = momentWhere(({ kind, seat }) => kind === 'aid' && seat === 0, { seats: FOUR, seed: 31 });
const march = momentWhere(({ kind, seat }) => kind === 'command' && seat === 0, {
  game: 'campaign',
  seats: ['vikings', 'normans'],
  seed: 5,
});

async function open(page: Page, record: typeof attack): Promise<void> {
  await arrive(page);
  await openFile(page, fileOf(record, [0]));
  await expect(questionOf(page)).toBeVisible();
}

const beowulf = (page: Page) => page.locator('.aoh-counter[data-counter="beowulf"]');
const beside = (page: Page) => page.locator('.kit-figure:not(dialog)');
const SUM = /5\sBeowulf \+ \d\s\S+ = \d/;

test('a card beside a figure says where its strength comes from, covers no option, and Escape closes it', async ({
  page,
}) => {
  await open(page, attack);
  await beowulf(page).hover();
  await expect(beside(page)).toContainText(SUM);
  const [card, list] = await Promise.all([beside(page).boundingBox(), questionOf(page).boundingBox()]);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(beside(page)).toBeHidden();
});

test('the key I reads the card of the counter under the cursor, and Escape leads back to it', async ({
  page,
}) => {
  await open(page, attack);
  await beowulf(page).focus();
  await page.keyboard.press('i');
  const card = page.getByRole('dialog', { name: 'Beowulf' });
  await expect(card).toContainText(SUM);
  // What is typed over a card answers nothing.
  const told = await logOf(page).count();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(beowulf(page)).toBeFocused();
  expect(await logOf(page).count()).toBe(told);
});

test('an option that begins a battle shows both sums and its chances, for eye and ear', async ({ page }) => {
  await open(page, attack);
  const option = optionsOf(page)
    .filter({ has: page.locator('.kit-odds-bar') })
    .first();
  await expect(option).toHaveAccessibleName(new RegExp(`${SUM.source} against .* to win, .* to lose`));
  await expect(option.getByRole('img')).toHaveAccessibleName(
    /(attacker|defender) (killed|wounded|flees) \d+\s%/,
  );
});

test('a call for help shows both sides with the help and without it', async ({ page }) => {
  await open(page, help);
  for (const name of [/Call everyone/, /Nobody else/]) {
    const option = optionsOf(page).filter({ hasText: name });
    await expect(option.locator('.kit-odds-bar')).toBeVisible();
    await expect(option).toHaveAccessibleName(/against .* to win, .* to lose/);
  }
});

test('an army has a card of what this seat may know', async ({ page }) => {
  await open(page, march);
  await page.locator('.cam-piece[data-piece="n1"]').hover();
  await expect(beside(page)).toContainText(/Points\s*\d/);
  await page.locator('.cam-piece[data-piece="v1"]').hover();
  await expect(beside(page)).toContainText(/Dice in battle/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a finger that rests on a figure opens its card and chooses nothing; a tap outside closes it', async ({
    page,
  }) => {
    await open(page, attack);
    const told = await logOf(page).count();
    const at = await pointIn(beowulf(page));
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const card = page.getByRole('dialog', { name: 'Beowulf' });
    await expect(card).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card).toContainText(SUM);
    const box = await card.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 740]);
    await page.touchscreen.tap(180, 120);
    await expect(card).toBeHidden();
    expect(await logOf(page).count()).toBe(told);
    await expect(questionOf(page)).toBeVisible();
  });
});
