// Somebody runs a sitting of Rune: he alone has the notes, the others what has been told, and between them a fight.

import { checkInBothThemes } from './checks.ts';
import { listenTo } from './frames.ts';
import { offScreen, UPRIGHT } from './handheld.ts';
import { runeMoment } from './rune.ts';
import { fileOf } from './scenes.ts';
import { arrive, enter, expect, openFile, type Page, questionOf, sitAs, test, WORDS } from './table.ts';

const { en } = WORDS;
const OPTIONS = { adventure: 'stolen-rune', rounds: 2 };
const RUNS = 2;

/** The first foe's turn: whoever runs is asked what it does. */
const foesTurn = runeMoment(
  'act',
  { seats: [['ragnar'], ['gunnhild'], 'foes'], options: OPTIONS },
  ({ seat }) => seat === RUNS,
);
/** Something that the notes know and nobody has been told. */
const SECRET = 'Whom your foes may attack';

const TOLL = 'The Goblins’ Toll';

const consoleOf = (page: Page) => page.locator('.run-console');

test('whoever runs has the notes beside the board, with whom his foes may attack and what he has scored', async ({
  page,
}) => {
  await arrive(page, '/', { forced: false });
  await openFile(page, fileOf(foesTurn.record, [RUNS]));
  await expect(page.locator('.run-runs')).toContainText('You run');
  await consoleOf(page).locator('summary').first().click();
  await expect(consoleOf(page)).toContainText(SECRET);
  await page.locator('body').press('Escape');
  await expect(consoleOf(page)).not.toHaveAttribute('open');
  await consoleOf(page).locator('summary').first().click();
  for (const said of [SECRET, 'What comes next', 'Your points so far', 'RUN-VPR-03'])
    await expect(consoleOf(page)).toContainText(said);
  await checkInBothThemes(page);
});

test('a pillager has no console, and is told who runs', async ({ page }) => {
  await arrive(page, '/', { forced: false });
  await openFile(page, fileOf(foesTurn.record, [0]));
  await expect(page.locator('.run-runs')).toContainText(/runs/);
  await expect(consoleOf(page)).toHaveCount(0);
});

test.describe('in the hand', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true });
  test('in German the console opens in the flow, and nothing leaves the screen', async ({ page }) => {
    await arrive(page, '/', { language: 'de', forced: false });
    await openFile(page, fileOf(foesTurn.record, [RUNS]));
    await consoleOf(page).locator('summary').first().tap();
    await expect(consoleOf(page)).toContainText('Punkte');
    expect(await offScreen(page)).toEqual([]);
  });
});

test('over the wire the notes go to whoever runs and to nobody else, and he is asked about the proxy’s deeds', async ({
  page: anna,
  visitor,
}) => {
  const bjorn = await visitor();
  const [hers, his] = [listenTo(anna), listenTo(bjorn)];
  await arrive(anna, '/tables', { forced: false });
  await enter(anna, 'Anna');
  await anna.goto('/new/rune/online');
  for (const [place, control] of [
    ['Ragnar, axeman', en.create.me],
    ['Gunnhild, shield-maiden', 'Bot: thrall'],
    ['Hrolf, archer', en.create.none],
    ['The foes: otherwise the rules play them', en.create.open],
  ] as const)
    await anna.getByRole('combobox', { name: place, exact: true }).selectOption({ label: control });
  await anna
    .getByRole('combobox', { name: 'What is played' })
    .selectOption({ label: 'The Stolen Rune, an adventure' });
  await anna.getByRole('button', { name: en.create.begin, exact: true }).click();
  await anna.waitForURL(/\/table\//);
  await sitAs(bjorn, anna.url(), 'Björn', /runs it/i);
  await expect(bjorn.locator('.run-runs')).toContainText('You run');
  await expect(anna.locator('.run-runs')).toContainText('Björn runs');
  await questionOf(anna).getByRole('button', { name: 'Go on' }).click();
  await expect(anna.getByRole('region', { name: 'What is told here' })).toBeVisible();
  await consoleOf(bjorn).locator('summary').first().click();
  await expect(consoleOf(bjorn)).toContainText('What comes next');
  const notes = /"notes":\{"encounter"/;
  expect(his.join('\n')).toMatch(notes);
  expect(hers.join('\n')).not.toMatch(notes);
});

/** An encounter of one's own lies in the workshop. */
async function design(page: Page): Promise<void> {
  await arrive(page, '/workshop/rune/encounter', { forced: false });
  await page.getByRole('combobox', { name: en.workshop.begin }).selectOption({ label: TOLL });
  await page.getByRole('button', { name: en.workshop.fresh }).click();
  await expect(page.getByRole('button', { name: 'The toll-house' }).first()).toBeVisible();
}

const SEALED = en.create.sealed('Encounters');

test('what one has designed is brought along sealed, and run when it is one’s turn: somebody else has the hero', async ({
  page,
}) => {
  await design(page);
  await page.goto('/new/rune');
  const brought = page.getByRole('combobox', { name: SEALED });
  await brought.selectOption({ label: TOLL });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(questionOf(page)).toContainText('Who plays your hero while you run?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rune: what everybody has brought');
  await expect(page.locator('.run-telling')).toContainText('Nothing has been told yet');
  await questionOf(page)
    .getByRole('button', { name: /Gunnhild/ })
    .click();
  await expect(page.locator('.run-runs')).toContainText('You run');
  await expect(consoleOf(page)).toHaveCount(1);
});

test('in the hall as well, by whoever makes the table and whoever sits down, and others know but that it is there', async ({
  page: anna,
  visitor,
}) => {
  const [bjorn, dora] = [await visitor(), await visitor()];
  const hers = listenTo(dora);
  await design(anna);
  await anna.goto('/tables');
  await enter(anna, 'Anna');
  await anna.goto('/new/rune/online');
  for (const [place, control] of [
    ['Ragnar, axeman', en.create.me],
    ['Gunnhild, shield-maiden', en.create.open],
    ['Hrolf, archer', 'Bot: thrall'],
  ] as const)
    await anna.getByRole('combobox', { name: place, exact: true }).selectOption({ label: control });
  await anna.getByRole('combobox', { name: SEALED }).selectOption({ label: TOLL });
  await anna.getByRole('button', { name: en.create.begin, exact: true }).click();
  await anna.waitForURL(/\/table\//);
  await design(bjorn);
  await arrive(bjorn, anna.url());
  await bjorn.getByLabel('Name', { exact: true }).fill('Björn');
  await bjorn.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(bjorn.getByRole('heading', { level: 1 })).toHaveText('Rune: what everybody has brought');
  await bjorn.getByRole('combobox', { name: SEALED }).selectOption({ label: TOLL });
  await bjorn.getByRole('button', { name: en.table.sit }).click();
  await expect(questionOf(anna)).toContainText('Who plays your hero while you run?');
  await arrive(dora, anna.url());
  await expect(dora.getByRole('main', { name: en.table.board })).toBeVisible();
  await questionOf(anna).getByRole('button', { name: /Hrolf/ }).click();
  await expect(bjorn.locator('.run-runs')).toContainText('Anna runs');
  await expect(bjorn.locator('.run-clock')).toContainText('1 of 2');
  expect(hers.join('\n')).toContain('"running":{');
  expect(hers.join('\n')).not.toContain('Goblins have barred a passage');
});
