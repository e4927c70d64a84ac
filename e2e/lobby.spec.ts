// What waits for one: on the title, in the name of the tab, in the lists; and the room in which one waits oneself.

import { Client } from '@skald/hall/testing';
import { check } from './checks.ts';
import { beGuest, HERO, newTable, sitDown } from './seated.ts';
import { arrive, cardOf, expect, type Page, questionOf, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const resume = (page: Page) => page.getByRole('link', { name: en.title.resume });

/** Somebody's own line to the hall, beside his page. */
async function lineOf(page: Page): Promise<Client> {
  const cookies = await page.context().cookies();
  const client = new Client(
    process.env.SKALD_HALL as string,
    cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  );
  await client.connect();
  return client;
}

test('a card plays at once, and the title says what can be gone on with and what waits', async ({ page }) => {
  await arrive(page);
  await expect(resume(page)).not.toContainText('(');
  await cardOf(page, 'Normans and Vikings')
    .getByRole('link', { name: en.title.playIt, exact: false })
    .first()
    .click();
  await page.waitForURL(/\/local\/\w+$/);
  await expect(questionOf(page).getByRole('button').first()).toBeVisible();
  await page.goto('/');
  await expect(resume(page)).toContainText(`${en.title.resume} (1)`);
  await expect(resume(page)).toContainText(en.title.yourTurn(1));
  await expect(page).toHaveTitle(`${en.title.yourTurn(1)} – Skald`);
  await check(page);
});

test('whoever looks at the title sees at once when it is her turn in the hall', async ({ page, visitor }) => {
  await arrive(page, '/about');
  await beGuest(page, 'Anna');
  const path = await newTable(page, { seats: HERO });
  const other = await visitor();
  await arrive(other, '/about');
  await beGuest(other, 'Bjorn');
  await sitDown(other, path, 1);
  const table = path.split('/').at(-1) as string;
  const [anna, bjorn] = [await lineOf(page), await lineOf(other)];
  const both = [anna, bjorn];
  for (const one of both) await one.watch(table);
  for (const one of both) await one.until(table, ({ info }) => info.status === 'playing');
  /** Whoever is asked ends what he is at, until it is somebody's turn. */
  const playTo = async (one: Client): Promise<void> => {
    while (one.options(table) === null) {
      const next = both.find((client) => client.options(table) !== null);
      if (next === undefined) throw new Error('Nobody is asked.');
      const { moves } = next.tables.get(table)!;
      await next.choose(table, (ids) => ids.at(-1) as string);
      for (const each of both) await each.until(table, (state) => state.moves > moves);
    }
  };
  await playTo(bjorn);
  await page.goto('/');
  await expect(resume(page)).toContainText(`${en.title.resume} (1)`);
  await expect(page).toHaveTitle('Skald');
  await playTo(anna);
  await expect(resume(page)).toContainText(en.title.yourTurn(1));
  await expect(page).toHaveTitle(`${en.title.yourTurn(1)} – Skald`);
  await page.getByRole('link', { name: en.title.resume }).click();
  const mine = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(mine).toContainText(/Turn \d of 3 · Your turn/);
  await playTo(bjorn);
  await expect(mine).toContainText(/Turn \d of 3 · Waiting for Bjorn/);
  await expect(page).toHaveTitle('Skald');
  for (const one of both) await one.close();
});

test('friends are called by link: it is the first button of a waiting room that says what is agreed', async ({
  page,
  visitor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, '/about');
  await beGuest(page, 'Anna');
  await page.goto('/');
  await page.getByRole('link', { name: en.title.friends }).click();
  await expect(page.getByRole('radio', { name: en.create.visibilities.link })).toBeChecked();
  await expect(page.getByRole('radio', { name: en.create.visibilities.public })).not.toBeChecked();
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  const room = page.getByRole('main');
  const first = room.getByRole('button').first();
  await expect(first).toHaveText(en.table.copy);
  await first.click();
  await expect(room.getByRole('status').filter({ hasText: en.table.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const agreed = page.getByRole('region', { name: en.table.agreed });
  await expect(agreed).toContainText(en.create.visibilities.link);
  await expect(agreed.getByRole('link', { name: en.menu.guide })).toHaveAttribute('href', /^\/rules\//);
  await check(page);
  const other = await visitor();
  await arrive(other, '/tables', { language: 'de' });
  await beGuest(other, 'Bjorn');
  await other.reload();
  await expect(other.getByRole('heading', { name: de.lobby.open })).toBeVisible();
  await expect(other.locator(`a[href="${new URL(page.url()).pathname}"]`)).toHaveCount(0);
  await other.goto(page.url());
  await other.getByLabel(de.table.say).fill('Ich komme gleich.');
  await other.getByRole('button', { name: de.table.send }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ich komme gleich.' })).toBeVisible();
});
