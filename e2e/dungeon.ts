// What the tests do at a table of the dungeon, said once.

import { gameById } from '@skald/games';
import type { Asked, Match, Seat } from '@skald/kernel';
import { type Intent, type Moment, map, menuOf, momentOf, playSeat, pressOn } from './field.ts';
import { type Locator, type Page, questionOf } from './table.ts';

export { map, menuOf, offers, openMoment, pressOn, targetOf } from './field.ts';

const { game } = gameById('dungeon')!;

export const OVERLORD = 1;
/** One plays all Heroes, another the Overlord. */
const SEATS = [[], 'overlord'];

/** The first moment at which somebody is asked such a thing. */
export const dungeonMoment = (
  kind: string,
  options: Readonly<Record<string, unknown>> = { quest: 1 },
  also?: (asked: Asked, match: Match) => boolean,
): Moment => momentOf({ game: game.id, seats: SEATS, options }, kind, also);

/** Fills the form of a new game. */
export async function setUpDungeon(
  page: Page,
  { adventure, places }: { adventure: string; places: Readonly<Record<string, string>> },
): Promise<void> {
  await page.getByRole('combobox', { name: 'Adventure', exact: true }).selectOption({ label: adventure });
  for (const [place, control] of Object.entries(places))
    await page.getByRole('combobox', { name: place, exact: true }).selectOption({ label: control });
}

const square = (page: Page, x: number, y: number): Locator =>
  map(page).locator(`[data-key="square:${x}.${y}"]`);
export const figure = (page: Page, id: string): Locator => map(page).locator(`[data-model="${id}"]`);
/** Plays a seat to the end with sense, each choice made as a person would make it. */
export const playByHand = (page: Page, seat: Seat): Promise<Match> => playSeat(page, game.id, seat, choose);

const TURNS: Readonly<Record<string, string>> = {
  N: 'ArrowUp',
  E: 'ArrowRight',
  S: 'ArrowDown',
  W: 'ArrowLeft',
};

/** Steps and attacks on the board, turns by key, everything else beside it. A step that is struck at asks first. */
async function choose(page: Page, { label, choice, view, seat }: Intent): Promise<void> {
  const inMenu = () => menuOf(page).getByRole('button').filter({ hasText: label }).first().click();
  if (choice.act === 'step') {
    await pressOn(page, square(page, Number(choice.x), Number(choice.y)));
    return game.odds?.(view, seat, choice) == null ? undefined : inMenu();
  }
  if (choice.act === 'face') return page.keyboard.press(`Shift+${TURNS[String(choice.facing)]}`);
  const beside = questionOf(page).getByRole('button').filter({ hasText: label }).first();
  if (choice.act !== 'fight' && choice.act !== 'shoot') return beside.click();
  await pressOn(page, figure(page, String(choice.target)));
  await inMenu();
}
