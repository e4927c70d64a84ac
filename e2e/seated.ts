// Tables of the hall, made without going through the forms: for tests of what happens at them.

import type { Clock, SeatPlan } from '@skald/hall/protocol';
import { expect, type Page, WORDS } from './table.ts';

interface Plan {
  readonly game?: string;
  readonly seats: readonly SeatPlan[];
  readonly options?: unknown;
  readonly clock?: Clock | null;
}

/** Says something to the hall in the name of the page, which must be one of that hall. */
const say = <T>(page: Page, request: object): Promise<T> =>
  page.evaluate(
    (asked) =>
      new Promise<T>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, ...asked }));
        socket.onmessage = ({ data }) => {
          const answer = JSON.parse(data) as { id?: number; ok?: T; error?: { code: string } };
          if (answer.id !== 1) return;
          socket.close();
          if (answer.error) failed(new Error(answer.error.code));
          else done(answer.ok as T);
        };
      }),
    request,
  );

export async function beGuest(page: Page, name: string): Promise<void> {
  const status = await page.evaluate(
    async (guest) =>
      (
        await fetch('/api/guest', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: guest }),
        })
      ).status,
    name,
  );
  expect(status).toBe(200);
}

/** The path of a new table, for whoever is on this page. */
export async function newTable(page: Page, plan: Plan): Promise<string> {
  const { table } = await say<{ table: string }>(page, {
    do: 'create',
    game: 'age-of-heroes',
    options: { ruleset: 'classic', turns: 3 },
    visibility: 'link',
    clock: null,
    ...plan,
  });
  return `/table/${table}`;
}

export const sitDown = (page: Page, path: string, seat: number): Promise<unknown> =>
  say(page, { do: 'join', table: path.split('/').at(-1), seat });

/** At the table, in either language. */
export const atTable = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('main', { name: WORDS.en.table.board })
      .or(page.getByRole('main', { name: WORDS.de.table.board })),
  ).toBeVisible({ timeout: 25_000 });

export const HERO: readonly SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'open', as: 'ragnar' },
];
export const HERO_AND_BOT: readonly SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'bot', as: 'ragnar', level: 'karl' },
];
