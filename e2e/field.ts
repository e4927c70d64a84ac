// What the tests do on a field of squares, the dungeon's or that of a fight, said once.

import { chooseOption } from '@skald/bots';
import { gameById } from '@skald/games';
import {
  type Asked,
  type Choice,
  type GameState,
  Match,
  type MatchRecord,
  optionId,
  type Seat,
} from '@skald/kernel';
import { kept } from './kept.ts';
import { fileOf, momentWhere } from './scenes.ts';
import { expect, type Locator, openFile, type Page, pointIn, seen, settled } from './table.ts';

export interface Moment {
  readonly record: MatchRecord;
  /** Who is asked. */
  readonly seat: Seat;
}

/** The first moment at which somebody is asked such a thing. */
export function momentOf(
  plan: Parameters<typeof momentWhere>[1],
  kind: string,
  also: (asked: Asked, match: Match) => boolean = () => true,
): Moment {
  let seat = 0;
  const record = momentWhere((asked, match) => {
    seat = asked.seat;
    return asked.kind === kind && also(asked, match);
  }, plan);
  return { record, seat };
}

/** Some option of this act is there. */
export const offers =
  (act: string) =>
  ({ options }: Asked): boolean =>
    options.some(({ choice }) => choice.act === act);

/** Opens a moment as whoever is asked then; the other sides are bots. */
export async function openMoment(page: Page, { record, seat }: Moment): Promise<void> {
  await openFile(page, fileOf(record, [seat]));
  await expect(map(page)).toBeVisible();
}

export const map = (page: Page): Locator => page.getByRole('application');
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
    // What is kept is shown next, or it has been shown already and is kept next.
    await expect
      .poll(async () => (await kept(page)).moves.length > match.moves || (await seen(page)).mark !== mark)
      .toBe(true);
  }
}

/** A choice that a hand is to make on the page. */
export interface Intent {
  readonly id: string;
  readonly choice: Choice;
  /** What it is called. */
  readonly label: string;
  readonly view: GameState;
  readonly seat: Seat;
}

/** Plays a seat with sense to the end or until it has enough, each choice made by this hand: the page answers none by itself. */
export async function playSeat(
  page: Page,
  id: string,
  seat: Seat,
  choose: (page: Page, intent: Intent) => Promise<void>,
  isEnough: (match: Match) => boolean = () => false,
): Promise<Match> {
  const { game, words } = gameById(id)!;
  const begun = Match.replay(game, { ...(await kept(page)), moves: [] });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  const first = match.decisions().some((one) => one.seat === seat);
  if (!first) await follow(page, match, seat);
  while (match.result === null && !isEnough(match)) {
    const asked = match.decisions().find((one) => one.seat === seat) as Asked;
    const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
    const view = match.view(seat);
    const { choice } = chooseOption(game, view, decision, 'karl', { ms: 20, random: () => 1 });
    // The page may still show the question before, even in the same words.
    await settled(page);
    const [prompt = ''] = words.question(view, decision, 'en').split('\n');
    await expect(page.locator('#asked')).toHaveText(prompt);
    await choose(page, {
      id: optionId(choice),
      choice,
      label: words.option(view, decision, choice, 'en'),
      view,
      seat,
    });
    await follow(page, match, seat);
  }
  return match;
}
