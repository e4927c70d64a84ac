// A fight of a sitting of Rune on one's own table: agreed on, played there, entered, and told as if it had been fought here.

import { checkInBothThemes } from './checks.ts';
import { offScreen, UPRIGHT } from './handheld.ts';
import { kept } from './kept.ts';
import { runeMoment } from './rune.ts';
import { fileOf } from './scenes.ts';
import { arrive, expect, logOf, openFile, type Page, questionOf, test } from './table.ts';

/** The first fight is about to begin: two heroes, of whom one is a bot's. */
const venue = runeMoment(
  'venue',
  { seats: [['ragnar'], ['gunnhild']], options: { adventure: 'stolen-rune', tabletop: 'asked' } },
  ({ seat }) => seat === 0,
);

async function toTable(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  await arrive(page, '/', { language, forced: false });
  await openFile(page, fileOf(venue.record, [0]));
  await questionOf(page)
    .getByRole('button', { name: language === 'en' ? /I enter/ : /ich trage ein/ })
    .click();
  await expect(questionOf(page).locator('.run-account')).toBeVisible();
}

const fold = (page: Page, name: RegExp) =>
  questionOf(page).locator('.run-account > details > summary').filter({ hasText: name }).first();

test('is entered in one form, whose steppers stop where it could not be so and say why', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await toTable(page);
  const form = questionOf(page).locator('.run-account');
  // What they need in front of them.
  await form.getByText('Foes’ sheets and the Roll of Valor').click();
  await expect(form.getByRole('row', { name: /^Ragnar/ })).toBeVisible();
  await expect(form.getByRole('row', { name: /^Tally/ })).toBeVisible();
  await form.getByText('Foes’ sheets and the Roll of Valor').click();
  await fold(page, /^Ragnar/).click();
  const left = form.getByRole('slider', { name: 'Hit points left' });
  await expect(form).toContainText('No more: nobody has more.');
  const whole = Number(await left.inputValue());
  for (let i = 0; i < 5; i++) await form.getByRole('button', { name: 'Hit points left: less' }).click();
  await expect(left).toHaveValue(`${whole - 5}`);
  // What is missing has been suffered.
  await expect(form).toContainText('No less: so much is missing.');
  await expect(fold(page, /^Ragnar/)).toContainText('5 lost in all');
  await checkInBothThemes(page);
});

test('is confirmed by all before it counts, corrected with nothing lost, and told with its points', async ({
  page,
}) => {
  await toTable(page);
  // By a key: what the form says at first can be entered as it is.
  await page.keyboard.press('Enter');
  const review = questionOf(page).locator('.run-review');
  await expect(review).toContainText('slain by Ragnar');
  await questionOf(page).getByRole('button', { name: 'It was not so' }).click();
  await expect(questionOf(page).locator('.run-account')).toBeVisible();
  // Nothing of it is lost.
  await expect(fold(page, /^Ragnar/)).toContainText(/still stands, \d+ hit points left/);
  await questionOf(page)
    .getByRole('button', { name: /Show it to all/ })
    .click();
  await expect(review).toContainText('slain by Ragnar');
  await questionOf(page).getByRole('button', { name: 'It was so', exact: true }).click();
  await expect
    .poll(async () => (await kept(page)).moves.length)
    .toBeGreaterThan(venue.record.moves.length + 8);
  await expect(logOf(page).filter({ hasText: 'It was fought on your own table' })).toBeVisible();
  await expect(questionOf(page).locator('.run-account')).toHaveCount(0);
});

test.describe('in the hand', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true });
  test('in German nothing leaves the screen, and a thumb reaches every stepper', async ({ page }) => {
    await toTable(page, 'de');
    await fold(page, /^Ragnar/).tap();
    const less = questionOf(page).getByRole('button', { name: 'Lebenspunkte übrig: weniger' });
    await less.tap();
    await expect(questionOf(page)).toContainText('1 verloren');
    expect(await offScreen(page)).toEqual([]);
    const box = await less.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  });
});
