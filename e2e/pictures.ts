// The pictures of the README and the docs, taken from games that were really played.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Match } from '@skald/kernel';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { fileOf, finishedGame, momentWhere } from './scenes.ts';
import { openHouse } from './setup.ts';
import { arrive, openFile } from './table.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const FOUR = ['beowulf', 'brunhild', 'ragnar', 'starkad'];

/** Late enough for kingdoms and followers. */
const middle = momentWhere(
  ({ kind, seat, options }, match) =>
    kind === 'move' && seat === 0 && options.length > 4 && wealth(match) > 7,
  { seats: FOUR, seed: 11 },
);
const battle = momentWhere(
  ({ kind, seat, options }, match) =>
    kind === 'luckBid' && seat === 0 && options.length > 6 && wealth(match) > 4 && isOpen(match),
  { seats: FOUR, seed: 21 },
);
const finished = finishedGame({ seats: FOUR, seed: 11 });
const nearTheEnd = momentWhere((_, match) => match.moves === finished.moves.length - 1, {
  seats: FOUR,
  seed: 11,
});

/** A march with two villages burnt, and a fight under the earth. */
const campaign = momentWhere(
  ({ seat, options }, match) => seat === 0 && options.length > 8 && match.moves > 60,
  {
    game: 'campaign',
    seats: ['vikings', 'normans'],
    seed: 5,
  },
);
const dungeon = momentWhere(
  ({ seat, options }, match) => seat === 0 && options.length > 12 && match.moves > 40,
  { game: 'dungeon', seats: [[], 'overlord'], options: { quest: 2, party: null }, seed: 3 },
);

/** Countries and jarls in the hands of heroes. */
function wealth(match: Match): number {
  const view = match.view(null) as unknown as {
    players: { kingdom: unknown[] }[];
    pieces: { owner: number | null }[];
  };
  return (
    view.players.reduce((sum, { kingdom }) => sum + kingdom.length, 0) +
    view.pieces.filter(({ owner }) => owner !== null).length -
    view.players.length
  );
}

/** Whether a battle may still end in many ways. */
function isOpen(match: Match): boolean {
  const odds = match.odds(0, 'luck:0');
  return 'ok' in odds && (odds.ok.chances?.filter(({ chance }) => chance > 0.1).length ?? 0) > 3;
}

async function take(
  browser: Browser,
  address: string,
  name: string,
  prepare: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  const page = await context.newPage();
  await prepare(page);
  await page.evaluate(() => document.fonts.ready);
  // Maps are painted elsewhere, and hung up when they are dry.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('main.board canvas')].every(
      ({ width }) => width > 1_000,
    ),
  );
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
}

const atTable =
  (record: typeof middle, settings: Parameters<typeof arrive>[2] = {}, then = async (_page: Page) => {}) =>
  async (page: Page): Promise<void> => {
    await arrive(page, '/', { name: 'Anna', ...settings });
    await openFile(page, fileOf(record, [0], ['Anna'], 'karl'));
    await page.getByRole('application').waitFor();
    await page.locator('#asked').waitFor();
    await then(page);
  };

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

mkdirSync(folder, { recursive: true });
const house = await openHouse();
const executablePath = findChromium();
if (executablePath === null) throw new Error('The pictures need Chromium: node chromium.ts');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const shoot = (name: string, prepare: (page: Page) => Promise<void>, options?: BrowserContextOptions) =>
  take(browser, house.address, name, prepare, options);

await shoot('title', (page) => arrive(page));
await shoot('board', atTable(middle));
await shoot('light', atTable(middle, { theme: 'light' }));
await shoot('german', atTable(middle, { language: 'de' }));
await shoot('battle', atTable(battle));
await shoot('words', async (page) => {
  await arrive(page, '/', { name: 'Anna', textBoard: true });
  await openFile(page, fileOf(middle, [0], ['Anna'], 'karl'));
  await page.locator('#asked').waitFor();
});
await shoot('campaign', atTable(campaign));
await shoot('dungeon', atTable(dungeon));
await shoot('phone', atTable(middle), PHONE);
await shoot('saga', async (page) => {
  await arrive(page);
  await openFile(page, fileOf(nearTheEnd, []));
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await page.getByRole('tab', { name: 'Saga' }).click();
});
await shoot('replay', async (page) => {
  await arrive(page);
  await openFile(page, fileOf(finished, [0]));
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').evaluate((slider: HTMLInputElement) => slider.focus());
  for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowLeft');
});
await shoot('lobby', async (page) => {
  const others = ['Björn', 'Ketil', 'Gudrun'];
  for (const [i, name] of others.entries()) {
    const context = await browser.newContext({ baseURL: house.address, locale: 'en-GB' });
    const friend = await context.newPage();
    await arrive(friend, '/tables');
    await friend.getByLabel('Name', { exact: true }).fill(name);
    await friend.getByRole('button', { name: 'Enter', exact: true }).click();
    await friend.getByRole('heading', { name: `You are ${name}` }).waitFor();
    await friend.goto('/new/online');
    for (const hero of ['Egil', 'Siegfried'].slice(0, i))
      await friend.getByRole('combobox', { name: hero, exact: true }).selectOption('open');
    await friend.getByRole('button', { name: 'Begin', exact: true }).click();
    await friend.waitForURL(/\/table\//);
  }
  await arrive(page, '/tables');
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('heading', { name: 'You are Anna' }).waitFor();
  await page.goto('/new/online');
  await page.getByRole('combobox', { name: 'Ragnar', exact: true }).selectOption('karl');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  await page.goto('/tables');
  await page.getByText('Ketil').first().waitFor();
});

await browser.close();
await house.close();
