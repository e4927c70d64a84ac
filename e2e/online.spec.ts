// Two browsers and the hall between them; a third one looks on.

import type { WebSocketRoute } from '@playwright/test';
import { eventsTold, type FromHall, type TableNews, type TableState } from '@skald/hall/protocol';
import { makeTable, sitDown } from './online.ts';
import { beGuest, HERO_AND_BOT, newTable } from './seated.ts';
import {
  arrive,
  bothRead,
  changed,
  ending,
  enter,
  expect,
  fromMenu,
  logOf,
  type Page,
  playOn,
  playTogether,
  seen,
  setUp,
  tab,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;

const atTable = (page: Page) => expect(page.getByRole('main', { name: en.table.board })).toBeVisible();

const isOver = async (pages: readonly Page[]): Promise<boolean> =>
  (await Promise.all(pages.map(seen))).every(({ moment }) => moment === 'over');

/** Lets a test cut the wire between a page and the hall. */
async function wireOf(page: Page): Promise<{ cut(): void; mend(): void }> {
  let whole = true;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    if (!whole) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut() {
      whole = false;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend() {
      whole = true;
    },
  };
}

test('two people play a whole game; one loses the connection and misses nothing; they play again', async ({
  page: anna,
  visitor,
}) => {
  const bjorn = await visitor();
  const wire = await wireOf(bjorn);
  const link = await makeTable(anna, 3);
  await sitDown(bjorn, link, 'Björn');
  await atTable(anna);
  await atTable(bjorn);

  await test.step('chat', async () => {
    await tab(anna, en.table.tabs.chat).click();
    await anna.getByLabel(en.table.say).fill('Hail, Björn!');
    await anna.getByRole('button', { name: en.table.send }).click();
    await tab(bjorn, en.table.tabs.chat).click();
    await expect(bjorn.getByText('Hail, Björn!')).toBeVisible();
    for (const page of [anna, bjorn]) await tab(page, en.table.tabs.log).click();
    await expect(logOf(bjorn).first()).toBeVisible();
  });

  await playTogether([anna, bjorn], async () => (await logOf(anna).count()) > 24 || isOver([anna, bjorn]));

  await test.step('the connection breaks and comes back', async () => {
    wire.cut();
    await expect(bjorn.getByRole('status').filter({ hasText: en.table.lost })).toBeVisible();
    // Meanwhile the other goes on as far as she can.
    await playOn(anna, { until: ({ moment }) => moment !== 'asked', answers: 30 });
    await tab(anna, en.table.tabs.chat).click();
    await anna.getByLabel(en.table.say).fill('Are you there?');
    await anna.getByRole('button', { name: en.table.send }).click();
    await tab(anna, en.table.tabs.log).click();
    wire.mend();
    await expect(bjorn.getByText(en.table.lost)).toBeHidden();
    await tab(bjorn, en.table.tabs.chat).click();
    await expect(bjorn.getByText('Are you there?')).toBeVisible();
    await tab(bjorn, en.table.tabs.log).click();
    const resumed = await logOf(bjorn).allInnerTexts();
    await bjorn.reload();
    await atTable(bjorn);
    await expect.poll(() => logOf(bjorn).allInnerTexts()).toEqual(resumed);
  });

  await playTogether([anna, bjorn], () => isOver([anna, bjorn]));
  const standings = (page: Page) => page.locator('#question p').allInnerTexts();
  expect(await standings(anna)).toEqual(await standings(bjorn));

  await expect(anna.getByRole('button', { name: en.table.share })).toBeVisible();

  await test.step('rematch', async () => {
    await anna.getByRole('button', { name: en.table.rematch }).click();
    await anna.waitForURL((url) => url.href !== link);
    await bjorn.getByRole('button', { name: en.table.toRematch }).click();
    await bjorn.waitForURL(anna.url());
    await atTable(anna);
    await atTable(bjorn);
    await expect(ending(bjorn)).toBeHidden();
  });
});

test('two tabs of one player agree', async ({ page: anna, visitor }) => {
  const bjorn = await visitor();
  const link = await makeTable(anna, 3);
  await sitDown(bjorn, link, 'Bera');
  await atTable(anna);
  const second = await anna.context().newPage();
  await second.goto(link);
  await atTable(second);
  await playTogether([second, bjorn], async () => (await logOf(second).count()) > 16);
  // What Björn did last may still be on its way to either of them.
  await bothRead(anna, second);
});

test('a choice is taken back alone within the rules, and by consent beyond them', async ({
  page: anna,
  visitor,
}) => {
  const bjorn = await visitor();
  const link = await makeTable(anna, 5);
  await sitDown(bjorn, link, 'Bersi');
  await atTable(anna);
  await atTable(bjorn);
  const pages = [anna, bjorn];
  await expect
    .poll(async () => (await Promise.all(pages.map(seen))).some(({ moment }) => moment === 'asked'))
    .toBe(true);
  const mover = (await seen(anna)).moment === 'asked' ? anna : bjorn;
  const other = mover === anna ? bjorn : anna;

  const before = (await seen(mover)).question;
  await mover.keyboard.press('1');
  await expect.poll(async () => (await seen(mover)).question).not.toBe(before);
  await mover.getByRole('button', { name: en.table.undo }).click();
  await expect.poll(async () => (await seen(mover)).question).toBe(before);

  // The end of one's movement, or of the attacks, cannot be taken back alone once the other was asked.
  await playOn(mover, {
    way: { answer: (page) => page.keyboard.press('Space') },
    until: ({ moment }) => moment !== 'asked',
  });
  await expect.poll(async () => (await seen(other)).moment).toBe('asked');
  const later = (await seen(other)).question;
  await fromMenu(mover, en.table.undoFar);
  await expect(mover.getByRole('heading', { name: en.table.undoWaits })).toBeVisible();
  await other.getByRole('button', { name: en.table.refuse, exact: true }).click();
  await expect.poll(async () => (await seen(other)).question).toBe(later);
  await mover.reload();
  await atTable(mover);
  await fromMenu(mover, en.table.undoFar);
  await expect(other.getByRole('heading', { name: /asks to go back/ })).toBeVisible();
  await other.getByRole('button', { name: en.table.agree }).click();
  await expect.poll(async () => (await seen(mover)).moment).toBe('asked');
  await expect.poll(async () => (await seen(other)).moment).toBe('waiting');
});

test('a spectator sees the game and no secrets', async ({ page: anna, visitor }) => {
  const [bjorn, guest] = [await visitor(), await visitor()];
  const heard: string[] = [];
  guest.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const link = await makeTable(anna, 3);
  await sitDown(bjorn, link, 'Brand');
  await arrive(guest, link);
  await atTable(guest);
  await expect(anna.getByText(en.table.spectators(1))).toBeVisible();
  await playTogether([anna, bjorn], async () => (await logOf(anna).count()) > 60 || isOver([anna, bjorn]));
  await expect.poll(() => logOf(guest).count()).toBeGreaterThan(10);
  await expect(guest.getByRole('list', { name: en.table.options })).toBeHidden();

  const states = heard.flatMap((text): TableNews[] => {
    const message = JSON.parse(text) as FromHall;
    if ('push' in message) return message.push === 'table' ? [message.state] : [];
    const whole = 'ok' in message ? (message.ok as TableState | null) : null;
    return whole?.info ? [whole] : [];
  });
  expect(states.length).toBeGreaterThan(3);
  for (const state of states) {
    expect(state.seat).toBeNull();
    expect(state.decisions.flatMap(({ options }) => options)).toEqual([]);
    expect(eventsTold(state).filter((event) => 'only' in event)).toEqual([]);
    expect(state.mayUndo).toBe(false);
    // What is left out is as it was.
    if (state.result == null) expect(state.seed ?? null).toBeNull();
  }
});

test('a table for everybody is found in the lobby, and a bot plays for whoever leaves', async ({
  page: anna,
  visitor,
}) => {
  const bjorn = await visitor();
  await arrive(anna, '/tables');
  await enter(anna, 'Asgerd');
  await anna.getByRole('link', { name: en.lobby.create }).click();
  await setUp(anna, { controls: { Egil: en.create.me, Starkad: en.create.open }, turns: 3 });
  await anna.getByRole('radio', { name: en.create.visibilities.public }).check();
  await anna.getByRole('button', { name: en.create.begin, exact: true }).click();
  await anna.waitForURL(/\/table\//);
  await arrive(bjorn, '/tables');
  await enter(bjorn, 'Bard');
  const row = bjorn.getByRole('listitem').filter({ hasText: 'Asgerd' });
  await expect(row).toContainText(en.lobby.seats(1, 2));
  await row.getByRole('link', { name: en.lobby.join }).click();
  await bjorn.getByRole('button', { name: en.table.sit }).click();
  await atTable(bjorn);
  await fromMenu(bjorn, en.table.leave);
  await bjorn.getByRole('dialog').getByRole('button', { name: en.table.leave }).click();
  await bjorn.waitForURL(/\/tables$/);
  await expect(anna.getByText(en.table.away)).toBeVisible();
  await playOn(anna);
  await expect(ending(anna)).toBeVisible();
});

test('whoever answers the next question before the hall has said that it has the last answer is heard', async ({
  page: anna,
}) => {
  const kept: (() => void)[] = [];
  const sent: string[] = [];
  await anna.routeWebSocket(/\/socket\?/, (socket) => {
    const hall = socket.connectToServer();
    const choices = new Set<number>();
    socket.onMessage((message) => {
      const asks = JSON.parse(String(message)) as { id: number; do: string; option: string };
      if (asks.do === 'play') {
        choices.add(asks.id);
        sent.push(asks.option);
      }
      hall.send(message);
    });
    // News go through; that a choice was taken is heard late.
    hall.onMessage((message) => {
      const { id } = JSON.parse(String(message)) as { id?: number };
      if (id !== undefined && choices.has(id)) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await arrive(anna, '/');
  await beGuest(anna, 'Anna');
  await anna.goto(await newTable(anna, { seats: HERO_AND_BOT }));
  await atTable(anna);
  const isAsked = () => expect.poll(() => seen(anna).then(({ moment }) => moment)).toBe('asked');
  await isAsked();
  const { mark } = await seen(anna);
  await anna.keyboard.press('1');
  await changed(anna, mark);
  await isAsked();
  expect(sent).toHaveLength(1);
  await anna.keyboard.press('1');
  await expect.poll(() => sent.length).toBe(2);
  for (const tell of kept) tell();
});
