// What the tests do at a table of the dungeon, said once.

import { chooseOption } from '@skald/bots';
import { gameById } from '@skald/games';
import { type Asked, type Choice, Match, type MatchRecord, type Seat } from '@skald/kernel';
import { kept } from './kept.ts';
import { fileOf, momentWhere } from './scenes.ts';
import {
  changed,
  expect,
  type Locator,
  openFile,
  type Page,
  pointIn,
  questionOf,
  seen,
  settled,
} from './table.ts';

const { game, words } = gameById('dungeon')!;

export const OVERLORD = 1;
/** One plays all Heroes, another the Overlord. */
const SEATS = [[], 'overlord'];

interface DungeonMoment {
  readonly record: MatchRecord;
  /** Who is asked. */
  readonly seat: Seat;
}

/** The first moment at which somebody is asked such a thing. */
export function dungeonMoment(
  kind: string,
  options: Readonly<Record<string, unknown>> = { quest: 1 },
  also: (asked: Asked, match: Match) => boolean = () => true,
): DungeonMoment {
  let seat = 0;
  const record = momentWhere(
    (asked, match) => {
      seat = asked.seat;
      return asked.kind === kind && also(asked, match);
    },
    { game: game.id, seats: SEATS, options },
  );
  return { record, seat };
}

/** Some option of this act is there. */
export const offers =
  (act: string) =>
  ({ options }: Asked): boolean =>
    options.some(({ choice }) => choice.act === act);

/** Opens a moment as whoever is asked then; the other side is a bot. */
export async function openMoment(page: Page, { record, seat }: DungeonMoment): Promise<void> {
  await openFile(page, fileOf(record, [seat]));
  await expect(map(page)).toBeVisible();
}

/** Fills the form of a new game. */
export async function setUpDungeon(
  page: Page,
  { adventure, places }: { adventure: string; places: Readonly<Record<string, string>> },
): Promise<void> {
  await page.getByRole('combobox', { name: 'Adventure', exact: true }).selectOption({ label: adventure });
  for (const [place, control] of Object.entries(places))
    await page.getByRole('combobox', { name: place, exact: true }).selectOption({ label: control });
}

export const map = (page: Page): Locator => page.getByRole('application');
const square = (page: Page, x: number, y: number): Locator =>
  map(page).locator(`[data-key="square:${x}.${y}"]`);
export const figure = (page: Page, id: string): Locator => map(page).locator(`[data-model="${id}"]`);
/** Somebody who can be attacked now. */
export const targetOf = (page: Page): Locator =>
  map(page)
    .getByRole('button', { name: /can be attacked/ })
    .first();
export const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: /^What to do at/ });

export async function pressOn(page: Page, place: Locator): Promise<void> {
  const { x, y } = await pointIn(place);
  await page.mouse.click(x, y);
}

/** Follows the game on the page until this seat is asked something new, or it is over. */
async function follow(page: Page, match: Match, seat: Seat): Promise<void> {
  const before = match.moves;
  const isReady = (): boolean =>
    match.moves > before && (match.result !== null || match.decisions().some((one) => one.seat === seat));
  for (;;) {
    await settled(page);
    const { mark } = await seen(page);
    const { moves } = await kept(page);
    for (const move of moves.slice(match.moves)) {
      const [by = '', option = ''] = move.split(' ');
      match.play(Number(by), option);
    }
    if (isReady()) return;
    // What is kept is shown next.
    await changed(page, mark);
  }
}

/** Plays a seat to the end with sense, each choice made as a person would make it: the page must answer none by itself. */
export async function playByHand(page: Page, seat: Seat): Promise<Match> {
  const begun = Match.replay(game, { ...(await kept(page)), moves: [] });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  const first = match.decisions().some((one) => one.seat === seat);
  if (!first) await follow(page, match, seat);
  while (match.result === null) {
    const asked = match.decisions().find((one) => one.seat === seat) as Asked;
    const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
    const view = match.view(seat);
    const { choice } = chooseOption(game, view, decision, 'karl', { ms: 20, random: () => 1 });
    // The page may still show the question before.
    const [prompt = ''] = words.question(view, decision, 'en').split('\n');
    await expect(page.locator('#asked')).toHaveText(prompt);
    const asksFirst = choice.act === 'step' && game.odds?.(view, seat, choice) != null;
    await choose(page, words.option(view, decision, choice, 'en'), choice, asksFirst);
    await follow(page, match, seat);
  }
  return match;
}

const TURNS: Readonly<Record<string, string>> = {
  N: 'ArrowUp',
  E: 'ArrowRight',
  S: 'ArrowDown',
  W: 'ArrowLeft',
};

/** Steps and attacks on the board, turns by key, everything else beside it. A step that is struck at asks first. */
async function choose(page: Page, label: string, choice: Choice, asksFirst: boolean): Promise<void> {
  const inMenu = () => menuOf(page).getByRole('button').filter({ hasText: label }).first().click();
  if (choice.act === 'step') {
    await pressOn(page, square(page, Number(choice.x), Number(choice.y)));
    return asksFirst ? inMenu() : undefined;
  }
  if (choice.act === 'face') return page.keyboard.press(`Shift+${TURNS[String(choice.facing)]}`);
  const beside = questionOf(page).getByRole('button').filter({ hasText: label }).first();
  if (choice.act !== 'fight' && choice.act !== 'shoot') return beside.click();
  await pressOn(page, figure(page, String(choice.target)));
  await inMenu();
}
