// Moments at which dice are about to fall, and what of them is to be seen.

import { gameById } from '@skald/games';
import { Match, type MatchRecord, type Seat } from '@skald/kernel';
import { momentWhere } from './scenes.ts';
import { type Locator, logOf, type Page, questionOf, WORDS } from './table.ts';

const { en } = WORDS;

/** What makes dice fall on the board of each game, and which of its events tells of them. */
export const DICE_GAMES = [
  {
    game: 'age-of-heroes',
    seats: ['beowulf', 'ragnar'],
    options: {},
    answer: { kind: 'luckBid', act: 'luck' },
    rolled: 'fought',
  },
  {
    game: 'campaign',
    seats: ['vikings', 'normans'],
    options: {},
    answer: { kind: 'tactics', act: 'ready' },
    rolled: 'round',
  },
  {
    game: 'dungeon',
    seats: [[], 'overlord'],
    options: { quest: 1 },
    answer: { kind: 'turn', act: 'fight' },
    rolled: 'hits',
  },
] as const;

export interface BeforeDice {
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The answer after which they fall, in words. */
  readonly label: string;
}

/** A moment at which one such answer, whichever of them, makes the dice fall, and leads to what is wanted. */
export function beforeDice(
  { game: id, seats, options, answer, rolled }: (typeof DICE_GAMES)[number],
  leads: (match: Match, seat: Seat) => boolean = () => true,
): BeforeDice {
  const { game, words } = gameById(id)!;
  const rolls = (match: Match, seat: Seat, option: string): boolean => {
    const copy = Match.restore(game, structuredClone(match.image()));
    const played = copy.play(seat, option);
    return 'ok' in played && played.ok.events.some(({ type }) => type === rolled) && leads(copy, seat);
  };
  let found = { seat: 0, label: '' };
  const record = momentWhere(
    (asked, match) => {
      // What has one answer is answered at once.
      if (asked.kind !== answer.kind || asked.options.length === 1) return false;
      const { seat } = asked;
      const given = asked.options.filter(({ choice }) => choice.act === answer.act);
      const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
      const [first] = given;
      if (first === undefined || !given.every((option) => rolls(match, seat, option.id))) return false;
      found = { seat, label: words.option(match.view(seat), decision, first.choice, 'en') };
      return true;
    },
    { game: id, seats, options },
  );
  return { record, ...found };
}

export const board = (page: Page): Locator => page.getByRole('main', { name: en.table.board });
export const cardOf = (page: Page): Locator => page.locator('.kit-card');
export const rolling = (page: Page): Locator => questionOf(page).getByText(en.table.rolling);
export const newsOf = (page: Page): Locator => page.locator('.news');
/** What is told beside the board of how things stand, and of what happened. */
export const told = async (page: Page): Promise<readonly string[]> => [
  await page.locator('.seats').innerText(),
  await page.locator('.aim').innerText(),
  ...(await logOf(page).allInnerTexts()),
];
