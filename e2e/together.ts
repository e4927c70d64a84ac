// What people at one table do with each other, in any language and on any screen.

import type { SeatPlan } from '@skald/hall/protocol';
import { Client } from '@skald/hall/testing';
import { refusalsDe } from '@skald/web/words/de.ts';
import { refusalsEn } from '@skald/web/words/en.ts';
import { check } from './checks.ts';
import { openClockedHall } from './clocked.ts';
import { arrive, expect, type Page, playTogether, questionOf, seen, tab, WORDS } from './table.ts';

type Language = keyof typeof WORDS;
const REFUSALS = { en: refusalsEn, de: refusalsDe };

/** Somebody with a browser, a name, and a socket to do quickly what the test is not about. */
interface Person {
  readonly page: Page;
  readonly client: Client;
}

const DAY = 24 * 3600_000;
const HEROES = ['beowulf', 'ragnar', 'egil'] as const;
const SHOWN = ['Beowulf', 'Ragnar', 'Egil'] as const;

async function person(page: Page, hall: string, name: string, language: Language): Promise<Person> {
  await arrive(page, `${hall}/about`, { language });
  const made = await page.request.post(`${hall}/api/guest`, { data: { name } });
  expect(made.ok()).toBe(true);
  const cookies = await page.context().cookies(hall);
  const client = new Client(hall, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  await client.connect();
  return { page, client };
}

const plan = (seats: SeatPlan[]) => ({
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic', turns: 20 },
  visibility: 'link' as const,
  clock: null,
});

/** A game with all of them in it, after a few choices. */
async function begin(hall: string, people: readonly Person[]): Promise<string> {
  const [maker, ...others] = people.map(({ client }) => client) as [Client, ...Client[]];
  const seats = people.map((_, i): SeatPlan => ({ kind: i === 0 ? 'me' : 'open', as: HEROES[i] }));
  const table = await maker.create(plan(seats));
  for (const [i, client] of others.entries()) {
    await client.ask({ do: 'join', table, seat: i + 1 });
    await client.watch(table);
  }
  for (let i = 0; i < 6; i++) await choose(table, people);
  return `${hall}/table/${table}`;
}

/** Whoever is asked ends what he is at. */
async function choose(table: string, people: readonly Person[]): Promise<void> {
  for (;;) {
    for (const { client } of people) {
      const moves = client.tables.get(table)?.moves ?? 0;
      if (!(await client.choose(table, (ids) => ids.at(-1) as string))) continue;
      for (const other of people) await other.client.until(table, (state) => state.moves > moves);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const tableOf = (link: string): string => link.split('/').at(-1) as string;
const leaveSockets = async (people: readonly Person[]): Promise<void> => {
  for (const { client } of people) await client.close();
};
async function sit(people: readonly Person[], link: string, language: Language): Promise<void> {
  for (const { page } of people) {
    await page.goto(link);
    await expect(page.getByRole('main', { name: WORDS[language].table.board })).toBeVisible();
  }
}
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Visitor = () => Promise<Page>;
const hallOfAll = (): string => process.env.SKALD_HALL as string;

/** One asks to go back, thinks better of it, asks again, and hears when it is enough. */
export async function goingBack(page: Page, visitor: Visitor, language: Language): Promise<void> {
  const { table: words } = WORDS[language];
  const hall = hallOfAll();
  const anna = await person(page, hall, 'Anna', language);
  const bjorn = await person(await visitor(), hall, 'Björn', language);
  const people = [anna, bjorn];
  const link = await begin(hall, people);
  await leaveSockets(people);
  await sit(people, link, language);
  const ask = async (): Promise<void> => {
    await page.getByText(words.more, { exact: true }).click();
    await press(page, words.undoFar);
  };
  const asked = bjorn.page.getByRole('heading', { name: words.undoAsked('Beowulf', 1) });
  await ask();
  await expect(page.getByRole('heading', { name: words.undoWaits })).toBeVisible();
  await expect(asked).toBeVisible();
  await check(bjorn.page, [], '#question');
  expect(await sideways(page)).toBe(0);
  await press(page, words.takeBack);
  await expect(asked).toBeHidden();
  for (let i = 0; i < 2; i++) {
    await ask();
    await expect(asked).toBeVisible();
    await press(bjorn.page, words.refuse);
    await expect(asked).toBeHidden();
  }
  await ask();
  await expect(page.getByRole('alert').filter({ hasText: REFUSALS[language]['asked-enough'] })).toBeVisible();
  await expect(asked).toBeHidden();
}

/** A spectator speaks, one hides him, another closes the chat to all who look on. */
export async function talking(page: Page, visitor: Visitor, language: Language): Promise<void> {
  const { table: words } = WORDS[language];
  const hall = hallOfAll();
  const anna = await person(page, hall, 'Anna', language);
  const bjorn = await person(await visitor(), hall, 'Björn', language);
  const eve = await person(await visitor(), hall, 'Eve', language);
  const link = await begin(hall, [anna, bjorn]);
  await leaveSockets([anna, bjorn, eve]);
  await sit([anna, bjorn, eve], link, language);
  for (const one of [bjorn, eve]) await tab(one.page, words.tabs.chat).click();
  const say = async ({ page }: Person, text: string): Promise<void> => {
    await page.getByLabel(words.say).fill(text);
    await press(page, words.send);
    await expect(page.getByLabel(words.say)).toHaveValue('');
  };
  await say(bjorn, 'Skål!');
  const unread = page.getByRole('status').filter({ hasText: words.unread(1) });
  await expect(unread).toBeAttached();
  await expect(tab(page, words.tabs.chat)).toContainText('1');
  await page.reload();
  await expect(unread).toBeAttached();
  await tab(page, words.tabs.chat).click();
  await expect(unread).not.toBeAttached();
  await expect(bjorn.page.getByRole('status').filter({ hasText: words.unread(1) })).not.toBeAttached();
  await say(eve, 'Look behind you!');
  const line = page.getByRole('listitem').filter({ hasText: 'Look behind you!' });
  await expect(line).toContainText(words.looksOn);
  await expect(page.getByRole('listitem').filter({ hasText: 'Skål!' })).not.toContainText(words.looksOn);
  await check(page, [], '#panel');
  expect(await sideways(page)).toBe(0);

  await press(page, words.hideLines('Eve'));
  await expect(line).toBeHidden();
  await expect(page.getByText(words.hidden('Eve'))).toBeVisible();
  await expect(bjorn.page.getByText('Look behind you!')).toBeVisible();
  await page.reload();
  await tab(page, words.tabs.chat).click();
  await expect(page.getByText('Skål!')).toBeVisible();
  await expect(line).toBeHidden();
  await press(page, words.showAgain);
  await expect(line).toBeVisible();

  await expect(eve.page.getByRole('button', { name: words.closeChat })).toBeHidden();
  await press(page, words.closeChat);
  await expect(eve.page.getByText(words.chatClosed)).toBeVisible();
  await expect(eve.page.getByLabel(words.say)).toBeHidden();
  await say(bjorn, 'Quiet now');
  await check(page, [], '#panel');
  await press(bjorn.page, words.openChat);
  await expect(eve.page.getByLabel(words.say)).toBeVisible();
}

/** One goes and is awaited; a bot plays for him a day later, and then somebody who looked on. */
export async function replacing(page: Page, visitor: Visitor, language: Language): Promise<void> {
  const { table: words } = WORDS[language];
  const hall = await openClockedHall();
  const anna = await person(page, hall.address, 'Anna', language);
  const bjorn = await person(await visitor(), hall.address, 'Björn', language);
  const eve = await person(await visitor(), hall.address, 'Eve', language);
  try {
    const link = await begin(hall.address, [anna, bjorn]);
    const table = tableOf(link);
    while (bjorn.client.options(table) === null) await choose(table, [anna, bjorn]);
    await leaveSockets([anna, bjorn, eve]);
    await sit([anna], link, language);
    const gone = page.locator('.absent').filter({ hasText: 'Ragnar' });
    await expect(gone).toBeVisible();
    await press(page, words.letBotPlay('Ragnar'));
    await expect(
      page.getByRole('alert').filter({ hasText: REFUSALS[language]['gone-too-short'] }),
    ).toBeVisible();
    await check(page, [], '.side');
    expect(await sideways(page)).toBe(0);
    await hall.wait(DAY);
    await press(page, words.letBotPlay('Ragnar'));
    // A bot has taken over when Anna is asked, or when it is still thinking: then she is told for whom it plays.
    await sit([eve], link, language);
    await expect(eve.page.getByText(words.botPlaysFor('Ragnar'))).toBeVisible();
    await press(eve.page, words.askForSeat);
    const asked = words.seatAsked('Eve', 'Ragnar');
    await expect(eve.page.getByRole('heading', { name: asked })).toBeVisible();
    await expect(page.getByRole('heading', { name: asked })).toBeVisible();
    await check(page, [], '#question');
    expect(await sideways(page)).toBe(0);
    await press(page, words.agree);
    await expect(page.getByRole('heading', { name: asked })).toBeHidden();
    await expect(eve.page.getByText(words.botPlaysFor('Ragnar'))).toBeHidden();
    await expect(eve.page.locator('.seats li').filter({ hasText: 'Ragnar' })).toContainText('Eve');
    // Sooner or later she is asked herself, whatever Anna does.
    await playTogether([page], async () => (await seen(eve.page)).moment === 'asked');
    await expect(questionOf(eve.page).getByRole('button').first()).toBeVisible();
  } finally {
    // Nobody misses a hall that closes while he is elsewhere.
    for (const one of [anna, bjorn, eve]) await one.page.close();
    await hall.close();
  }
}

/** A table for others stays its maker's, whoever comes and goes. */
export async function owning(page: Page, visitor: Visitor, language: Language): Promise<void> {
  const { table: words } = WORDS[language];
  const hall = hallOfAll();
  const anna = await person(page, hall, 'Anna', language);
  const bjorn = await person(await visitor(), hall, 'Björn', language);
  const table = await anna.client.create(plan(SHOWN.map((_, i) => ({ kind: 'open', as: HEROES[i] }))));
  await leaveSockets([anna, bjorn]);
  for (const one of [anna, bjorn]) await one.page.goto(`${hall}/table/${table}`);
  await press(bjorn.page, words.sit);
  await expect(page.getByText('Björn')).toBeVisible();
  await expect(bjorn.page.getByRole('button', { name: words.leave, exact: true })).toBeVisible();
  await expect(bjorn.page.getByRole('button', { name: words.begin })).toBeHidden();
  await expect(page.getByRole('button', { name: words.begin })).toBeVisible();
  await check(page);
  expect(await sideways(page)).toBe(0);
  await press(bjorn.page, words.leave);
  await bjorn.page.waitForURL(/\/tables$/);
  await expect(page.getByText('Björn')).toBeHidden();
  await expect(page.getByRole('button', { name: words.begin })).toBeVisible();
  await press(page, words.giveUp);
  await page.waitForURL(/\/tables$/);
}
