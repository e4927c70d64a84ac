// What the tests do at a table of the campaign, said once.

import type { Asked, Match, MatchRecord } from '@skald/kernel';
import { fileOf, momentWhere } from './scenes.ts';
import { curtain, expect, type Locator, openFile, type Page, WORDS } from './table.ts';

const { en } = WORDS;

interface CampaignMoment {
  readonly record: MatchRecord;
  /** Who is asked. */
  readonly seat: number;
}

/** What is rarely asked is found sooner among certain games. */
export type Search = Pick<Parameters<typeof momentWhere>[1] & object, 'level' | 'seed'>;

/** The first moment at which somebody is asked such a thing; the Normans are seat 0. */
export function campaignMoment(
  kind: string,
  options: Readonly<Record<string, unknown>> = {},
  also: (asked: Asked, match: Match) => boolean = () => true,
  where: Search = {},
): CampaignMoment {
  let seat = 0;
  const record = momentWhere(
    (asked, match) => {
      seat = asked.seat;
      return asked.kind === kind && also(asked, match);
    },
    { game: 'campaign', seats: ['normans', 'vikings'], options, ...where },
  );
  return { record, seat };
}

/** Some army could do something that may end like this. */
export const mayEndIn =
  (outcome: string) =>
  (asked: Asked, match: Match): boolean =>
    asked.options.some(({ id, choice }) => {
      const odds = choice.act === 'move' ? match.odds(asked.seat, id) : null;
      return odds !== null && 'ok' in odds && odds.ok.chances?.some((one) => one.outcome === outcome);
    });

/** Opens a moment as whoever is asked then; the other is a bot, or sits beside. */
export async function openMoment(
  page: Page,
  { record, seat }: CampaignMoment,
  beside: 'a bot' | 'a friend' = 'a bot',
): Promise<void> {
  await openFile(page, fileOf(record, beside === 'a bot' ? [seat] : [0, 1]));
  await expect(map(page).or(curtain(page))).toBeVisible();
  if (await curtain(page).isVisible()) await page.getByRole('main').getByRole('button').click();
  await expect(map(page)).toBeVisible();
}

/** Fills the form of a new campaign. */
export async function setUpCampaign(
  page: Page,
  {
    vikings,
    normans,
    turns,
    battles,
  }: Record<'vikings' | 'normans', string> & { turns: number; battles?: string },
): Promise<void> {
  await page.getByRole('combobox', { name: 'Vikings', exact: true }).selectOption({ label: vikings });
  await page.getByRole('combobox', { name: 'Normans', exact: true }).selectOption({ label: normans });
  await page.getByText(en.create.more).click();
  await page.getByRole('spinbutton', { name: /^Last turn/ }).fill(String(turns));
  if (battles !== undefined)
    await page.getByRole('combobox', { name: 'How battles are fought' }).selectOption({ label: battles });
}

export const map = (page: Page): Locator => page.getByRole('application');
export const hex = (page: Page, at: string): Locator => map(page).locator(`path[data-hex="${at}"]`);
export const piece = (page: Page, id: string): Locator => map(page).locator(`[data-piece="${id}"]`);
