// A fight of Rune: whole ones by mouse, by key and in words, and what the field tells before one chooses.

import { gameById } from '@skald/games';
import type { Choice } from '@skald/kernel';
import { map, menuOf, offers, openMoment, playSeat, pressOn, targetOf } from './field.ts';
import { beginningOf, open } from './handheld.ts';
import { byKeys, byMouse, byWords, offersOdds, pointAt, runeMoment, SHORT, say } from './rune.ts';
import { fileOf } from './scenes.ts';
import {
  arrive,
  ending,
  expect,
  logOf,
  openFile,
  optionsOf,
  type Page,
  pointIn,
  questionOf,
  settled,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;
const { words } = gameById('rune')!;

const whole = beginningOf('rune', [['ragnar']], SHORT);
/** The whole of a turn before him. */
const walking = runeMoment('act', { options: SHORT });
const striking = runeMoment('act', { options: SHORT }, offersOdds('strike'));
const shooting = runeMoment('act', { seats: [['hrolf']] }, offers('shoot'));
/** Engaged, with a way that an enemy strikes at. */
let struckWay: Choice = { act: '' };
const held = runeMoment('act', { options: SHORT }, (asked, match) => {
  if (!offers('withdraw')(asked)) return false;
  const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const view = match.view(asked.seat);
  const found = decision.options.find(
    (choice) => choice.act === 'walk' && words.hint(view, decision, choice, 'en')?.includes('free blows by'),
  );
  struckWay = found ?? struckWay;
  return found !== undefined;
});

/** Everybody's points, and what they are made of. */
async function checkReckoning(page: Page): Promise<void> {
  await expect(ending(page)).toBeVisible();
  await expect(questionOf(page)).toContainText(/Ragnar: [\w ]+, \d+ victory points?\./);
  const finale = page.getByRole('region', { name: en.table.reckoning });
  const [, made = '', sum = ''] = await finale.getByRole('row').first().locator('th, td').allInnerTexts();
  const parts = [...made.matchAll(/(?:^|\+ )([−-]?\d+) /g)].map(([, value = '']) =>
    Number(value.replace('−', '-')),
  );
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.reduce((total, value) => total + value, 0)).toBe(Number(sum));
}

test('a whole fight by mouse, on the field and beside it; its points are taken apart, and it is shown again', async ({
  page,
}) => {
  await arrive(page, '/', { forced: false });
  await open(page, whole, 0);
  await page.getByRole('button', { name: 'The whole field' }).click();
  const { result } = await playSeat(page, 'rune', 0, byMouse());
  expect(result).not.toBeNull();
  await checkReckoning(page);
  await page
    .getByRole('region', { name: en.table.reckoning })
    .getByRole('link', { name: en.table.replay })
    .click();
  await page.waitForURL(/\/replay\/local\//);
  await expect(map(page)).toBeVisible();
});

test('a whole fight by key alone', async ({ page }) => {
  await arrive(page, '/', { forced: false });
  await open(page, whole, 0);
  await playSeat(page, 'rune', 0, byKeys);
  await checkReckoning(page);
});

test('a whole fight in words, by typed commands', async ({ page }) => {
  await arrive(page, '/', { forced: false, textBoard: true });
  await openFile(page, fileOf(whole, [0]));
  await expect(page.getByRole('main', { name: en.table.board })).toContainText('Round 1 of 12');
  await playSeat(page, 'rune', 0, byWords);
  await checkReckoning(page);
});

test('in words a square is gone to by its name, and what is too much for a list is told by an example', async ({
  page,
}) => {
  await arrive(page, '/', { textBoard: true });
  await openFile(page, fileOf(walking.record, [walking.seat]));
  await expect(questionOf(page)).toContainText(/Also by name: .*Full move to [A-Z]+\d+/);
  expect(await optionsOf(page).count()).toBeLessThan(40);
  // Half a move, which needs no other plan than the one he has.
  const goal = /Go to ([A-Z]+\d+)/.exec(await questionOf(page).innerText())?.[1] ?? '';
  await say(page, 'ZZ99');
  await expect(page.getByRole('alert')).toContainText(/ZZ99/);
  await say(page, `go to ${goal}`);
  const sheet = page.getByRole('main', { name: en.table.board }).getByRole('listitem');
  await expect(sheet.filter({ hasText: new RegExp(`^${goal}, \\d+ of`) })).toBeVisible();
});

test('a blow is asked about first, with its exact chances, and Escape leaves it', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  const told = await logOf(page).count();
  await pressOn(page, targetOf(page));
  await expect(menuOf(page).getByRole('button').first()).toBeFocused();
  await expect(menuOf(page).getByRole('img').first()).toHaveAccessibleName(/\d+\s?%/);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  expect(await logOf(page).count()).toBe(told);
});

test('beside the field a blow has its chances, and their sum unfolds', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  const blow = optionsOf(page)
    .filter({ hasText: /Strike / })
    .first();
  await expect(blow.getByRole('img').first()).toHaveAccessibleName(/misses \d+\s?%/);
  const unfold = questionOf(page)
    .getByRole('button', { name: /^The sum: Strike / })
    .first();
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(
    questionOf(page)
      .getByText(/^Attack: .* = /)
      .first(),
  ).toBeVisible();
  await expect(
    questionOf(page)
      .getByText(/^Defence: .* = /)
      .first(),
  ).toBeVisible();
});

test('a weapon is named by what it is worth, its Initiative first', async ({ page }) => {
  await arrive(page);
  await open(page, whole, 0);
  await expect(optionsOf(page).filter({ hasText: 'Fight with the Viking axe' })).toContainText(
    /Initiative [+−]\d+, Attack [+−]\d+/,
  );
});

test('how far one gets is drawn, and the way to a square when it is pointed at; one press goes it, and it is taken back', async ({
  page,
}) => {
  await arrive(page);
  await openMoment(page, walking);
  await expect(page.locator('.run-near')).toHaveCount(1);
  await expect(page.locator('.run-way')).toHaveCount(0);
  const hero = map(page).getByRole('button', { name: /acts now/ });
  const from = await hero.evaluate(({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) }));
  const { x, y } = await pointAt(page, { x: from.x + 2, y: from.y });
  await page.mouse.move(x, y);
  await expect(page.locator('.run-way text')).toHaveText('2');
  await page.mouse.click(x, y);
  await expect(hero).toHaveAttribute('data-x', String(from.x + 2));
  await settled(page);
  await page.getByRole('button', { name: en.table.undo }).click();
  await expect(hero).toHaveAttribute('data-x', String(from.x));
});

test('who is pointed at shows his reach and his card', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  const { x, y } = await pointIn(targetOf(page));
  await page.mouse.move(x, y);
  await expect(page.locator('.run-threat')).toHaveCount(1);
  await expect(page.locator('.kit-figure')).toContainText(/Defence/);
});

test('before a shot its line is drawn', async ({ page }) => {
  await arrive(page);
  await openMoment(page, shooting);
  await page.getByRole('button', { name: 'The whole field' }).click();
  await expect(page.locator('.run-fire')).toHaveCount(0);
  const { x, y } = await pointIn(targetOf(page));
  await page.mouse.move(x, y);
  await expect(page.locator('.run-fire')).toHaveCount(1);
});

test('a way out of an enemy’s reach says who strikes, and asks first', async ({ page }) => {
  await arrive(page);
  await openMoment(page, held);
  const hero = map(page).getByRole('button', { name: /acts now/ });
  const from = await hero.getAttribute('transform');
  await page.getByRole('button', { name: 'The whole field' }).click();
  const { x, y } = await pointAt(page, { x: Number(struckWay.x), y: Number(struckWay.y) });
  await page.mouse.move(x, y);
  await expect(page.locator('.run-way-danger .run-striker').first()).toBeVisible();
  await page.mouse.click(x, y);
  await expect(menuOf(page)).toContainText(/free blows by/i);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(hero).toHaveAttribute('transform', from ?? '');
});

test('at 1366 × 768 field, question, answers and last events show without scrolling', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  await expect(map(page)).toBeInViewport({ ratio: 0.95 });
  await expect(questionOf(page).getByRole('heading').first()).toBeInViewport({ ratio: 0.95 });
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.95 });
  await expect(logOf(page).filter({ hasText: /\S/ }).last()).toBeInViewport({ ratio: 0.6 });
  await expect(map(page).getByRole('button', { name: /acts now/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
});
