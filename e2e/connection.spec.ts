// A network that falls silent: what the page says, what becomes of choices, and who else is there.

import { refusalsDe } from '@skald/web/words/de.ts';
import { refusalsEn } from '@skald/web/words/en.ts';
import { check } from './checks.ts';
import {
  atTable,
  beGuest,
  checkChoices,
  choicesOf,
  HERO,
  HERO_AND_BOT,
  hasSaid,
  newTable,
  sitDown,
  takeNotes,
} from './seated.ts';
import { arrive, expect, type Page, playOn, seen, WORDS } from './table.ts';
import { test } from './wire.ts';

const { en, de } = WORDS;
const strip = (page: Page) => page.getByRole('status').filter({ has: page.locator('.notice') });
/** A page that has been silent takes a few seconds to notice, and some more to come back. */
const CLOCK = { bank: 600_000, increment: 0 };

for (const [language, words] of [
  ['en', en],
  ['de', de],
] as const)
  test(`a page that loses its network says so, and says when all is well again (${language})`, async ({
    page: anna,
    visitor,
    wire,
  }) => {
    const bjorn = await visitor();
    await takeNotes(anna);
    await arrive(anna, wire.address, { language });
    await beGuest(anna, 'Anna');
    const path = await newTable(anna, { seats: HERO, clock: CLOCK });
    await arrive(bjorn, '/');
    await beGuest(bjorn, 'Björn');
    await sitDown(bjorn, path, 1);
    await anna.goto(wire.address + path);
    await bjorn.goto(path);
    await atTable(anna);
    await atTable(bjorn);

    const there = anna.getByRole('img', { name: words.connection.connected, exact: true });
    await test.step('who is connected', async () => {
      await expect(there).toHaveCount(2);
      await playOn(anna, {
        way: { answer: (page) => page.keyboard.press('Space') },
        until: ({ moment }) => moment === 'waiting',
      });
      await expect(anna.getByText(words.table.waits('Ragnar'))).toBeVisible();
      await expect(anna.locator('.gone')).toBeHidden();
      await bjorn.close();
      await expect(anna.getByText(words.connection.gone('Ragnar'))).toBeVisible();
      await expect(there).toHaveCount(1);
    });

    await test.step('the network falls silent', async () => {
      await expect(strip(anna)).toBeHidden();
      wire.freeze();
      await expect(strip(anna)).toContainText(words.table.lost);
      await expect(strip(anna)).toContainText(words.connection.choices(4));
      await expect(strip(anna)).toContainText(words.connection.clocks);
      await expect(anna.getByText(words.connection.waited('Ragnar'))).toBeVisible();
      await expect(anna.getByText(words.table.waits('Ragnar'), { exact: true })).toBeHidden();
      await expect(there).toHaveCount(0);
      await expect(anna.getByRole('img', { name: words.connection.notConnected })).toHaveCount(1);
      await expect(anna.getByRole('img', { name: words.connection.notKnown })).toHaveCount(1);
      await expect(anna.getByRole('img', { name: words.connection.stopped })).toHaveCount(2);
      await check(anna);
    });

    await test.step('and speaks again', async () => {
      wire.thaw();
      await hasSaid(anna, words.connection.well);
      await expect(strip(anna).getByText(words.table.lost)).toBeHidden();
      await expect(there).toHaveCount(1);
      await expect(anna.getByRole('img', { name: words.connection.stopped })).toHaveCount(0);
      await expect(strip(anna)).toBeHidden();
    });
  });

test('the message waits for a key, but not the word that the network is gone', async ({ page, wire }) => {
  await takeNotes(page);
  await arrive(page, wire.address, { delay: 'wait' });
  await beGuest(page, 'Astrid');
  const path = await newTable(page, { seats: HERO_AND_BOT });
  await page.goto(wire.address + path);
  await atTable(page);
  wire.freeze();
  await expect(strip(page)).toContainText(en.table.lost);
  wire.thaw();
  await hasSaid(page, en.connection.well);
});

for (const [language, words, refusals] of [
  ['en', en, refusalsEn],
  ['de', de, refusalsDe],
] as const)
  test(`a choice is said to be sent, to wait or to be refused, and is made once (${language})`, async ({
    page,
    wire,
  }) => {
    const played = choicesOf(page);
    await takeNotes(page);
    await arrive(page, wire.address, { language });
    await beGuest(page, 'Alfdis');
    const path = await newTable(page, { seats: HERO_AND_BOT });
    await page.goto(wire.address + path);
    await atTable(page);
    const asked = () => expect.poll(async () => (await seen(page)).moment).toBe('asked');
    await asked();
    await page.keyboard.press('T');

    await test.step('sent into the silence', async () => {
      wire.freeze();
      for (let i = 0; i < 3; i++) await page.keyboard.press('1');
      await hasSaid(page, words.connection.sending);
      expect(played.length).toBe(1);
      await expect(page.getByText(refusals['connection-lost'])).toBeVisible();
      await expect(page.getByText(words.connection.sending)).toBeHidden();
    });

    await test.step('pressed without a connection', async () => {
      await page.keyboard.press('1');
      await hasSaid(page, words.connection.waiting);
      await expect(page.getByText(refusals['not-sent'])).toBeVisible();
      await check(page);
      expect(played.length).toBe(1);
    });

    await test.step('when it is back', async () => {
      wire.thaw();
      await hasSaid(page, words.connection.well);
      await expect(page.getByText(refusals['not-sent'])).toBeHidden();
      await asked();
      const before = (await seen(page)).mark;
      await page.keyboard.press('1');
      await expect.poll(async () => (await seen(page)).mark).not.toBe(before);
      await expect(page.getByRole('alert')).toBeHidden();
    });

    expect(await checkChoices(page, path, played)).toBeGreaterThan(0);
  });

for (const [language, words] of [
  ['en', en],
  ['de', de],
] as const)
  test(`the tables say so, too (${language})`, async ({ page, wire }) => {
    await takeNotes(page);
    await arrive(page, `${wire.address}/tables`, { language });
    await expect(page.getByRole('heading', { name: words.lobby.open })).toBeVisible();
    wire.freeze();
    await expect(strip(page)).toContainText(words.table.lost);
    await expect(strip(page)).not.toContainText(words.connection.choices(4));
    await check(page);
    wire.thaw();
    await hasSaid(page, words.connection.well);
    await expect(strip(page)).toBeHidden();
  });

test('a waiting room shows who is there', async ({ page: anna, visitor }) => {
  const bjorn = await visitor();
  await arrive(anna, '/');
  await beGuest(anna, 'Aud');
  const three = [...HERO, { kind: 'open', as: 'egil' } as const];
  const path = await newTable(anna, { seats: three });
  await arrive(bjorn, '/');
  await beGuest(bjorn, 'Bolli');
  await sitDown(bjorn, path, 1);
  await anna.goto(path);
  const there = anna.getByRole('img', { name: en.connection.connected, exact: true });
  await expect(there).toHaveCount(1);
  await expect(anna.getByRole('img', { name: en.connection.notConnected })).toHaveCount(1);
  await bjorn.goto(path);
  await expect(there).toHaveCount(2);
  await check(anna);
});
