// A phone in the hand, upright or on its side: whole games by taps alone.

import type { MatchRecord } from '@skald/kernel';
import { fileOf, momentWhere } from './scenes.ts';
import { changed, expect, openFile, optionsOf, type Page, seen, settled, ticksOf } from './table.ts';

export const UPRIGHT = { width: 360, height: 740 };
export const LARGE = { width: 390, height: 844 };
export const SIDEWAYS = { width: 740, height: 360 };

/** The beginning of a game that is always the same. */
export const beginningOf = (
  game: string,
  seats: readonly unknown[],
  options: Readonly<Record<string, unknown>>,
): MatchRecord => momentWhere(() => true, { game, seats, options, seed: 11 });

export async function open(page: Page, record: MatchRecord, seat: number): Promise<void> {
  await openFile(page, fileOf(record, [seat]));
  await expect(page.getByRole('application')).toBeVisible();
}

/** Chance that is the same each time. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

/** What belongs on the screen and is not wholly there: buttons that confirm, and whatever makes the page scroll. */
export const offScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const outside = [...document.querySelectorAll('.kit-confirm-bar button, .kit-proposal button')].filter(
      (button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !inside || !button.contains(hit);
      },
    );
    return [
      ...outside.map((button) => button.textContent ?? ''),
      ...(root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : []),
      ...(root.scrollHeight > innerHeight ? ['the page scrolls down'] : []),
    ];
  });

/** Points of the board that answer the question, as far as they can be seen. */
const answeringPoints = (page: Page, answers: RegExp): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    ([source = '']) => {
      const meant = new RegExp(source);
      const spots = [...document.querySelectorAll('[role="application"] [aria-label]')];
      return spots.flatMap((spot) => {
        if (!meant.test(spot.getAttribute('aria-label') ?? '')) return [];
        const box = spot.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return spot.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      });
    },
    [answers.source],
  );

/** First a tap that shows, then one that does: on the same place, or on the bar or the menu that has come. */
async function tapBoard(page: Page, answers: RegExp, chance: (sides: number) => number): Promise<boolean> {
  const points = await answeringPoints(page, answers);
  const point = points[chance(points.length || 1)];
  if (point === undefined) return false;
  await page.touchscreen.tap(point.x, point.y);
  const bar = page.locator('.kit-proposal');
  const menu = page.locator('.kit-menu');
  const came = await page.evaluate(
    () => document.querySelector('.kit-proposal, .kit-menu')?.className.split(' ')[0] ?? null,
  );
  if (came === 'kit-proposal') {
    await expect.poll(() => offScreen(page)).toEqual([]);
    await bar.locator('.kit-proposal-accept').tap();
    await expect(bar).toBeHidden();
  } else if (came === 'kit-menu') await menu.getByRole('button').first().tap();
  return came !== null;
}

/** Any answer beside the board but giving up; of many the last ends what is under way. */
async function tapAnswer(page: Page, chance: (sides: number) => number): Promise<void> {
  const ticks = await ticksOf(page).count();
  const ready = page.locator('.kit-confirm:enabled');
  if (ticks > 0 && (await ready.count()) === 0) await ticksOf(page).nth(chance(ticks)).tap();
  const buttons = optionsOf(page)
    .and(page.locator(':enabled'))
    .filter({ hasNotText: /concede|give up|run away|aufgeben/i });
  const count = await buttons.count();
  if (count > 0) await buttons.nth(chance(3) === 0 ? count - 1 : chance(count)).tap();
}

/** Plays to the end. `answers` is what the board says of places that answer. Returns how often the board was tapped. */
export async function playByTaps(page: Page, answers: RegExp, seed: number): Promise<number> {
  const chance = diceOf(seed);
  let onBoard = 0;
  for (;;) {
    const now = await seen(page);
    if (now.moment === 'over') return onBoard;
    if (now.moment !== 'asked') {
      await changed(page, now.mark);
      continue;
    }
    await expect.poll(() => offScreen(page)).toEqual([]);
    if (chance(2) === 0 && (await tapBoard(page, answers, chance))) onBoard += 1;
    else await tapAnswer(page, chance);
    await settled(page);
  }
}

/** How often the page says, for all to see, which round it is. */
export const timesRound = (page: Page, round: number): Promise<number> =>
  page
    .locator('.table')
    .innerText()
    .then((text) => text.match(new RegExp(`(turn|round|Runde) ${round}\\b`, 'gi'))?.length ?? 0);
