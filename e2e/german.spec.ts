// Nothing English in front of Germans.

import { gameById } from '@skald/games';
import { said } from './checks.ts';
import { fileOf, finishedGame, GAME, momentWhere } from './scenes.ts';
import { arrive, enter, expect, goHome, openFile, type Page, playOn, seen, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const { words } = gameById(GAME)!;

const texts = (catalogue: unknown): string[] =>
  typeof catalogue === 'string'
    ? [catalogue]
    : typeof catalogue === 'object'
      ? Object.values(catalogue as object).flatMap(texts)
      : [];

/** German words, and names that happen to look like English ones. */
const GERMAN = new Set([...texts(de), ...words.topics('de').map(({ name }) => name)]);
/** What only the English shell says, and only English names. */
const ENGLISH = new Set([
  ...texts(en).filter((text) => !GERMAN.has(text)),
  ...words.topics('en').flatMap(({ name }) => (GERMAN.has(name) ? [] : [name])),
]);

/** Names that stay as they are in German. */
const NAMES =
  /Age of Heroes|SIL Open Font License|Natural Earth|TSR Hobbies, Inc\.|Amigan Software|Steve Marsh|Stephen D\. Sullivan|James R\. Jacobs|Thomas Veress|Juan Pablo del Peral|English|Deutsch|MIT/g;
/** Words that no German sentence has. */
const WORD =
  /\b(the|of|and|are|you|your|with|this|that|from|which|has|have|its|turns?|moves?|attacks?|choose|luck)\b/i;

async function checkGerman(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  const all = await said(page);
  const wrong = all.filter((text) => ENGLISH.has(text) || WORD.test(text.replace(NAMES, '')));
  expect(wrong).toEqual([]);
}

const german = { language: 'de' } as const;

const PAGES = [
  '/',
  '/new',
  '/new/online',
  '/tables',
  '/settings',
  '/account',
  '/rules/age-of-heroes',
  '/rules',
  '/sagas',
  '/workshop',
  '/about',
  '/replay',
  '/no/such/page',
];
test('every page is German', async ({ page }) => {
  await arrive(page, '/', german);
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const summary of await page.locator('summary').all()) await summary.click();
      await checkGerman(page);
    });
});

test('[AMI-UI-41] one click changes the language, and it stays', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('link', { name: de.title.play })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: de.title.play })).toBeVisible();
  await checkGerman(page);
});

test('a browser that speaks German is greeted in German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: de.title.play })).toBeVisible();
  await checkGerman(page);
  await context.close();
});

const QUESTIONS = [
  'chooseCounter',
  'move',
  'attackFrom',
  'attackers',
  'targets',
  'luckBid',
  'reward',
  'recruit',
  'fleeTo',
  'godCheck',
  'afterDeath',
];
test('the table is German, whatever is asked', async ({ page }) => {
  await arrive(page, '/', german);
  for (const question of QUESTIONS) {
    const record = momentWhere(({ kind, seat }) => kind === question && seat === 0);
    await goHome(page);
    await openFile(page, fileOf(record, [0]));
    await expect(page.getByRole('application')).toBeVisible();
    await expect.poll(async () => (await seen(page)).moment).toBe('asked');
    await checkGerman(page);
  }
  for (const name of [de.table.tabs.log, 'Helden', de.table.tabs.saga, 'Ruhm']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await checkGerman(page);
  }
  await page.getByRole('button', { name: de.table.help, exact: true }).click();
  await checkGerman(page);
  await page.getByText(de.table.more, { exact: true }).click();
  await checkGerman(page);
  await page.getByRole('button', { name: de.menu.settings }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkGerman(page);
});

test('a whole game is told in German, on the board and in words', async ({ page }) => {
  await arrive(page, '/new', german);
  await page.getByText(de.create.more).click();
  await page.getByRole('spinbutton', { name: words.setting('turns', 'de') }).fill('3');
  await page.getByRole('button', { name: de.create.begin, exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await playOn(page);
  await checkGerman(page);
  await page.getByRole('tab', { name: de.table.tabs.saga, exact: true }).click();
  await checkGerman(page);
  await page.getByRole('button', { name: de.table.words, exact: true }).click();
  await checkGerman(page);
});

test('curtain, replay and dice are German', async ({ page }) => {
  await arrive(page, '/', german);
  await openFile(
    page,
    fileOf(
      momentWhere(({ kind }) => kind === 'luckBid'),
      [0, 1],
    ),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gib das Gerät');
  await checkGerman(page);
  await page.goto('/');
  await openFile(page, fileOf(finishedGame({ options: { turns: 3 } }), [0]));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: de.verify.check }).click();
  await page.getByRole('button', { name: de.table.tabs.saga }).click();
  await checkGerman(page);
});

test('an online table and its refusals are German', async ({ page }) => {
  await arrive(page, '/tables', german);
  await page.getByLabel(de.account.name, { exact: true }).fill('Gudrun');
  await page.getByRole('button', { name: de.account.enter, exact: true }).click();
  await expect(page.getByRole('heading', { name: de.account.you('Gudrun') })).toBeVisible();
  await checkGerman(page);
  await page.goto('/new/online');
  await page.getByRole('button', { name: de.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await checkGerman(page);
  await page.goto('/table/000000000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await checkGerman(page);
  await page.goto('/');
  await openFile(page, '{"skald":"nothing"}');
  await expect(page.getByRole('alert')).toBeVisible();
  await checkGerman(page);
});

// A test that cannot fail proves nothing: the English pages must not pass.
test('would notice English', async ({ page }) => {
  await arrive(page, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = await said(page);
  expect(all.filter((text) => ENGLISH.has(text)).length).toBeGreaterThan(10);
  await enter(page, 'Snorri');
});
