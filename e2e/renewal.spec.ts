// Two builds, one after the other, under the same address.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './checks.ts';
import { atTable, beGuest, HERO_AND_BOT, newTable } from './seated.ts';
import { buildPages, openHallOf } from './setup.ts';
import { arrive, expect, type Page, playOn, test, WORDS } from './table.ts';
import { openWire } from './wire.ts';

const { en } = WORDS;
test.use({ keepsPages: true });

const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="skald-build"]').getAttribute('content');
const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);
/** From page to page, as by a link: nothing is loaded anew but what the next page needs. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skald-renewal-'));
  await buildPages(join(folder, 'newer'), '-newer');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an update comes with a word, disturbs no game, and leaves nothing old behind', async ({
  page,
  context,
  expected,
}) => {
  // The hall is away for a moment, and later for good; the browser's own page about that keeps nothing.
  expected.push(/WebSocket connection to/, /Failed to load resource/, /'localStorage'/);
  const data = join(folder, 'data');
  let hall = await openHallOf(process.env.SKALD_PAGES ?? '', data);
  const wire = await openWire(hall.address);
  await arrive(page, wire.address);
  await expect.poll(() => isKept(page)).toBe(true);
  const older = await buildOf(page);
  await beGuest(page, 'Aslaug');
  const path = await newTable(page, { seats: HERO_AND_BOT });
  await page.goto(wire.address + path);
  await atTable(page);
  await playOn(page, { answers: 2 });
  expect(await caches(page)).toEqual([`skald-${older}`]);
  const asset = await page.evaluate(() => document.querySelector('script')?.src ?? '');

  await test.step('the hall is renewed while somebody plays', async () => {
    await page.evaluate(() => {
      window.name = 'the same page';
    });
    await hall.close();
    hall = await openHallOf(join(folder, 'newer'), data);
    wire.leadTo(hall.address);
    await expect(page.locator('.notice').getByText(en.renewal.newer)).toBeVisible();
    await check(page);
    await playOn(page, { answers: 2 });
    expect((await fetch(asset.replace(wire.address, hall.address))).status).toBe(404);
    // A part that was not needed so far is still that of the page.
    await goWithin(page, '/about');
    await expect(page.getByRole('heading', { name: en.about.heading })).toBeVisible();
    await goWithin(page, path);
    await atTable(page);
    expect(await page.evaluate(() => window.name)).toBe('the same page');
    expect(await buildOf(page)).toBe(older);
  });

  const second = await context.newPage();
  await test.step('the next visit is to the new one, and says so', async () => {
    await second.goto(wire.address);
    expect(await buildOf(second)).not.toBe(older);
    await expect(second.locator('.notice').getByText(en.renewal.since)).toBeVisible();
    await second.locator('.notice').getByRole('button', { name: en.table.close }).click();
    await expect(second.locator('.notice')).toBeHidden();
    // The page that is still open may need what it was built with.
    expect(await caches(second)).toContain(`skald-${older}`);
  });

  await test.step('what is old goes when nobody needs it any more', async () => {
    await page.locator('.notice').getByRole('button', { name: en.renewal.reload }).click();
    await expect.poll(() => buildOf(page).catch(() => older)).not.toBe(older);
    await atTable(page);
    // Neither of the two was alone when it asked.
    expect(await caches(page)).toContain(`skald-${older}`);
    await second.close();
    await expect.poll(() => caches(page)).toEqual([`skald-${await buildOf(page)}`]);
    expect(await page.evaluate(async (old) => (await window.caches.match(old)) === undefined, asset)).toBe(
      true,
    );
    await expect(page.locator('.notice')).toBeHidden();
    await playOn(page, { answers: 1 });
  });

  await test.step('what the hall says is never taken for a page', async () => {
    for (const other of ['/healthz', '/metrics', '/api/me', '/manifest.webmanifest', '/no-such-file.txt'])
      await page.goto(wire.address + other);
    await wire.close();
    await hall.close();
    await page.goto(wire.address);
    await expect(page.getByRole('heading', { name: 'Skald', exact: true })).toBeVisible();
    await page.goto(`${wire.address}/rules/campaign`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const other of ['/healthz', '/metrics', '/api/me'])
      await expect(page.goto(wire.address + other)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});

for (const [language, words] of [
  ['en', en],
  ['de', WORDS.de],
] as const)
  test(`a page that no longer understands the hall says so, and shows nothing that it could misread (${language})`, async ({
    page,
    expected,
  }) => {
    expected.push(/WebSocket connection to/);
    await arrive(page, '/', { language });
    await beGuest(page, 'Aslaug');
    const path = await newTable(page, { seats: HERO_AND_BOT });
    let knocks = 0;
    await page.routeWebSocket(/\/socket\?/, (socket) => {
      knocks += 1;
      socket.send(JSON.stringify({ push: 'bye', n: 0, code: 'other-tongue' }));
      void socket.close({ code: 1008 });
    });
    await page.goto(path);
    const notice = page.locator('.notice').filter({ hasText: words.renewal.must });
    await expect(notice).toBeVisible();
    await check(page);
    expect(knocks).toBe(1);
    await page.unrouteAll();
    await notice.getByRole('button', { name: words.renewal.reload }).click();
    await expect.poll(() => knocks).toBe(2);
  });
