// Documents in the hall: kept in versions, shared, copied with credit.

import { GAMES } from '@skald/games';
import { check } from './checks.ts';
import { arrive, expect, openFile, type Page, test, WORDS } from './table.ts';

const { en, de } = WORDS;
interface Quest {
  readonly title: { readonly de: string };
  readonly story: { readonly de: string };
  readonly aftermath: { readonly de: string };
  readonly map: readonly string[];
}
const BENCH = '/workshop/campaign/map';

/** Somebody with an account, at the bench. */
async function member(page: Page, name: string, language: 'en' | 'de' = 'en'): Promise<void> {
  const made = await page.request.post(`${process.env.SKALD_HALL}/api/account`, {
    data: { name, password: 'correct horse battery' },
  });
  expect(made.ok()).toBe(true);
  await arrive(page, BENCH, { language });
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const shelf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

test('a map goes to the hall in versions, is shared, and somebody else makes his own from it', async ({
  page,
  visitor,
}) => {
  await member(page, 'Maker of maps');
  await press(page, en.workshop.fresh);
  await press(page, en.workshop.keepInHall);
  await expect(page.getByText(en.workshop.keptInHall(1))).toBeVisible();
  const name = page.getByLabel('Name of the map');
  await name.fill('Far Isles');
  await name.blur();
  await expect(page.getByRole('heading', { level: 1, name: 'Far Isles' })).toBeVisible();
  await press(page, en.workshop.keepInHall);
  await expect(page.getByText(en.workshop.keptInHall(2))).toBeVisible();
  await page.getByRole('link', { name: en.workshop.inHall }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Far Isles' })).toBeVisible();
  for (const version of [1, 2])
    await expect(page.getByText(en.workshop.version(version), { exact: true })).toBeVisible();

  const other = await visitor();
  await member(other, 'Reader', 'de');
  await expect(shelf(other, de.workshop.ofAll).getByText(de.workshop.noneOfAll)).toBeVisible();
  await page.getByLabel(en.workshop.whoReads).selectOption('public');
  await expect(page.getByRole('textbox', { name: en.workshop.link })).toHaveValue(/\/hall-[a-z0-9]{12}$/);

  await other.reload();
  await shelf(other, de.workshop.ofAll).getByRole('link', { name: de.workshop.open }).click();
  await expect(other.getByText(de.workshop.by('Maker of maps'), { exact: true })).toBeVisible();
  await expect(other.getByLabel(de.workshop.whoReads)).toHaveCount(0);
  await other.getByRole('button', { name: `${de.workshop.copyHere}: ${de.workshop.version(2)}` }).click();
  await other.waitForURL(/\/workshop\/campaign\/map\/\w{12}$/);
  await press(other, de.workshop.keepInHall);
  await expect(other.getByText(de.workshop.keptInHall(1))).toBeVisible();
  await other.goto(BENCH);
  await expect(shelf(other, de.workshop.yoursInHall)).toContainText(
    de.workshop.madeFrom('Far Isles', 'Maker of maps'),
  );
});

test('who is invited to play a quest of the hall plays it, and its secrets stay in the hall', async ({
  page,
  visitor,
}) => {
  const [, quest] = (GAMES.find(({ game }) => game.id === 'dungeon')?.documents?.quest?.samples ??
    []) as Quest[];
  if (quest === undefined) throw new Error('no quest');
  await member(page, 'Maker of quests');
  await page.goto('/');
  await openFile(page, JSON.stringify(quest));
  await page.waitForURL(/\/workshop\/dungeon\/quest\/\w{12}$/);
  await press(page, en.workshop.keepInHall);
  await expect(page.getByText(en.workshop.keptInHall(1))).toBeVisible();
  await page.getByRole('link', { name: en.workshop.inHall }).click();
  const link = await page.getByRole('textbox', { name: en.workshop.playLink }).inputValue();
  await expect(page.getByRole('textbox', { name: en.workshop.link })).toHaveCount(0);

  const friend = await visitor();
  const heard: string[] = [];
  friend.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  );
  await friend.setViewportSize({ width: 360, height: 740 });
  await arrive(friend, link, { language: 'de' });
  await expect(friend.getByText(quest.story.de)).toBeVisible();
  await expect(friend.getByText(de.workshop.invitedHall)).toBeVisible();
  expect(await friend.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  await check(friend);
  await friend.getByRole('button', { name: de.workshop.playIt, exact: true }).click();
  await friend.getByLabel(de.account.name, { exact: true }).first().fill('Gast');
  await friend.getByRole('button', { name: de.account.enter, exact: true }).click();
  await friend.getByRole('button', { name: de.create.begin, exact: true }).click();
  await friend.waitForURL(/\/table\/\w{12}$/);
  const told = heard.join('');
  expect(told).toContain(quest.title.de);
  expect(told).not.toContain(quest.aftermath.de);
  expect(told).not.toContain(JSON.stringify(quest.map));
  const glimpse = heard.map((frame) => JSON.parse(frame)).find(({ ok }) => ok?.kind === 'quest');
  expect(glimpse.ok.body.map.join('')).not.toMatch(/[sazyvgTNKEJ]/);
});

test('the shelves fit a narrow screen and please axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await member(page, 'Narrow');
  await press(page, en.workshop.fresh);
  await press(page, en.workshop.more);
  await press(page, en.workshop.keepInHall);
  await expect(page.getByText(en.workshop.keptInHall(1))).toBeVisible();
  await page.getByRole('link', { name: en.workshop.inHall }).click();
  await expect(page.getByRole('heading', { name: en.workshop.versions })).toBeVisible();
  for (const path of [null, BENCH]) {
    if (path !== null) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await check(page);
  }
});
