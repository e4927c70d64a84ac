// A phone on a train: the network comes and goes.

import { check } from './checks.ts';
import {
  atTable,
  beGuest,
  checkChoices,
  choicesOf,
  HERO_AND_BOT,
  hasSaid,
  newTable,
  takeNotes,
} from './seated.ts';
import {
  arrive,
  byFinger,
  ending,
  expect,
  optionsOf,
  playOn,
  questionOf,
  seen,
  settled,
  WORDS,
} from './table.ts';
import { test } from './wire.ts';

const { en, de } = WORDS;

test('a game goes on through several tunnels, and no choice is made twice', async ({ page, wire }) => {
  const sent = choicesOf(page);
  await takeNotes(page);
  await arrive(page, wire.address);
  await beGuest(page, 'Asa');
  const path = await newTable(page, { seats: HERO_AND_BOT });
  await page.goto(wire.address + path);
  await atTable(page);
  const lost = page.getByRole('status').getByText(en.table.lost);
  for (let tunnel = 0; tunnel < 4 && !(await ending(page).isVisible()); tunnel++) {
    await playOn(page, { way: byFinger, answers: 2 });
    await expect.poll(async () => (await seen(page)).moment).not.toBe('waiting');
    wire.freeze();
    // What is pressed now goes into the tunnel with everything else.
    if ((await optionsOf(page).count()) > 0) await optionsOf(page).first().tap({ force: true });
    // Some tunnels are short: the page never hears of them.
    if (tunnel % 2 === 0) await expect(lost).toBeVisible();
    wire.thaw();
    if (tunnel % 2 === 0) await hasSaid(page, en.connection.well);
    await expect(lost).toBeHidden();
    // What went into the tunnel comes out of it: until then the old question stands, and goes while one reaches for it.
    await settled(page);
  }
  await playOn(page, { way: byFinger, answers: 2 });
  const log = page.locator('#asked, #question');
  await expect(log.first()).toBeVisible();
  expect(await checkChoices(page, path, sent)).toBeGreaterThan(4);
});

test('on a phone the strip covers neither question nor width (de)', async ({ page, wire }) => {
  await arrive(page, wire.address, { language: 'de' });
  await beGuest(page, 'Arnor');
  const path = await newTable(page, { seats: HERO_AND_BOT, clock: { bank: 600_000, increment: 0 } });
  await page.goto(wire.address + path);
  await atTable(page);
  await expect.poll(async () => (await seen(page)).moment).toBe('asked');
  const before = await questionOf(page).boundingBox();
  wire.freeze();
  const strip = page.locator('.notice');
  await expect(strip).toContainText(de.table.lost);
  await expect(strip).toContainText(de.connection.clocks);
  const [notice, question] = [await strip.boundingBox(), await questionOf(page).boundingBox()];
  expect(question?.y).toBe(before?.y);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(question?.y ?? 0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await expect(page.getByRole('img', { name: de.connection.notConnected })).toBeVisible();
  await check(page);
  wire.thaw();
});
