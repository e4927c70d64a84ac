// Tables of the hall, made without going through the forms: for tests of what happens at them.

import { type Clock, type SeatPlan, SOCKET } from '@skald/hall/protocol';
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
    ({ asked, path }) =>
      new Promise<T>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, ...asked }));
        socket.onmessage = ({ data }) => {
          const answer = JSON.parse(data) as { id?: number; ok?: T; error?: { code: string } };
          if (answer.id !== 1) return;
          socket.close();
          if (answer.error) failed(new Error(answer.error.code));
          else done(answer.ok as T);
        };
      }),
    { asked: request, path: SOCKET },
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
  ).toBeVisible();

export const HERO: readonly SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'open', as: 'ragnar' },
];
export const HERO_AND_BOT: readonly SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'bot', as: 'ragnar', level: 'karl' },
];

declare global {
  interface Window {
    /** Everything that was said to those who hear the page, also what stood there for a moment only. */
    told?: string[];
  }
}

/** From the next page on, whatever it says for a moment is written down. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    window.told = told;
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]'))
        if (textContent && told.at(-1) !== textContent) told.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until the page has said this, and forgets what it said before. */
export async function hasSaid(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => window.told?.some((one) => one.includes(wanted)), text, {
    timeout: 0,
  });
  await page.evaluate((wanted) => {
    const at = window.told?.findIndex((one) => one.includes(wanted)) ?? -1;
    window.told?.splice(0, at + 1);
  }, text);
}

export interface Choice {
  readonly at: number;
  readonly option: string;
}

/** Every choice that this page sends, wherever it ends up. */
export function choicesOf(page: Page): readonly Choice[] {
  const sent: Choice[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as Choice & { do: string };
      if (request.do === 'play') sent.push({ at: request.at, option: request.option });
    }),
  );
  return sent;
}

/** What the first seat did, by the record: each is what was last sent of that moment, so none was made twice. */
export async function checkChoices(page: Page, path: string, sent: readonly Choice[]): Promise<number> {
  const moves = await page.evaluate(async (table) => {
    const answer = await fetch(`/api${table.replace('table', 'tables')}/record`);
    return ((await answer.json()) as { ok: { moves: string[] } }).ok.moves;
  }, path);
  const own = moves.flatMap((move, at) => (move.startsWith('0 ') ? [{ at, option: move.slice(2) }] : []));
  const wanted = own.map(({ at }) => sent.filter((choice) => choice.at === at).map(({ option }) => option));
  for (const [i, { option }] of own.entries()) expect(wanted[i]).toContain(option);
  return own.length;
}
