// The hall around the games: ways in, ways home, and what is written on the doors.

import { fileOf, finishedGame, momentWhere } from './scenes.ts';
import { arrive, cardOf, enter, expect, fromMenu, openFile, setUp, tab, test, WORDS } from './table.ts';

const { en } = WORDS;
const karl = en.create.bot(en.create.levels.karl);

const moving = momentWhere(({ kind, seat, options }) => kind === 'move' && seat === 0 && options.length > 4);

test('a card leads to its own game, its rules and its guided game', async ({ page }) => {
  await arrive(page);
  await cardOf(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/new\/age-of-heroes$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Age of Heroes');
  await page.goto('/');
  await expect(cardOf(page).getByRole('link', { name: en.menu.guide })).toHaveAttribute(
    'href',
    '/rules/age-of-heroes',
  );
  await expect(cardOf(page).getByRole('link', { name: en.title.learn })).toHaveAttribute(
    'href',
    '/learn/age-of-heroes',
  );
});

test('a new game says what its bots are like and names every field', async ({ page }) => {
  await arrive(page, '/new');
  for (const level of ['thrall', 'karl', 'jarl'] as const)
    await expect(page.getByText(en.create.skills[level])).toBeVisible();
  await expect(page.getByText(en.create.name, { exact: true })).toBeVisible();
  await page.getByText(en.create.more).click();
  const cap = page.getByRole('combobox', { name: 'Luck in a battle' });
  await cap.selectOption({ label: en.create.number });
  await page.getByRole('spinbutton', { name: 'Luck in a battle' }).fill('7');
  await page.getByRole('spinbutton', { name: 'Length of the game' }).fill('100');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  // The browser itself says that a hundred is too many.
  await expect(page).toHaveURL(/\/new$/);
  await page.getByRole('spinbutton', { name: 'Length of the game' }).fill('7');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByText('Turn 1 of 7.', { exact: true }).first()).toBeVisible();
});

test('the game that was played last is proposed again', async ({ page }) => {
  await arrive(page, '/', { game: 'no-such-game' });
  await page.getByRole('link', { name: en.title.play }).click();
  await expect(page.getByRole('button', { name: en.create.begin, exact: true })).toBeVisible();
});

test('a game can be left the moment it has begun, and is found again', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/local\//);
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible();
  await page.goto('/learn/age-of-heroes');
  await page.waitForURL(/\/local\/\w+\/lesson$/);
  await page.reload();
  await expect(page.getByRole('region', { name: en.table.lesson })).toBeVisible();
});

test('whoever goes on online without a name is asked for it there, and goes on', async ({ page }) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await fromMenu(page, en.table.moveOnline);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(en.table.moveName);
  await dialog.getByLabel(en.account.name, { exact: true }).fill('Hallgerd');
  await dialog.getByRole('button', { name: en.table.moveOn }).click();
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  await expect(page.getByRole('application')).toBeVisible();
});

test('the waiting room has a way home', async ({ page }) => {
  await arrive(page, '/tables');
  await enter(page, 'Unn');
  await page.getByRole('link', { name: en.lobby.create }).click();
  await setUp(page, { controls: { Egil: en.create.me, Starkad: en.create.open } });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText(en.table.invite)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: en.menu.lobby }).click();
  await expect(page).toHaveURL(/\/tables$/);
  const row = page.getByRole('listitem').filter({ hasText: 'Unn' });
  await expect(row).toContainText(en.lobby.seat('Egil', 'Unn'));
  await expect(row).toContainText(en.lobby.seat('Starkad', en.lobby.free));
});

test('who has entered is not asked to enter, and may take another name', async ({ page }) => {
  await arrive(page, '/tables');
  await enter(page, 'Thorgerd');
  await expect(page.getByRole('button', { name: en.account.enter, exact: true })).toHaveCount(0);
  await page.getByText(en.account.rename).first().click();
  await page.getByLabel(en.account.name, { exact: true }).fill('Thorgunna');
  await page.getByRole('button', { name: en.account.rename }).click();
  await expect(page.getByRole('heading', { name: en.account.you('Thorgunna') })).toBeVisible();
  await expect(page.getByRole('link', { name: en.lobby.createHere })).toBeVisible();
});

test('a bot has one name everywhere', async ({ page }) => {
  await arrive(page, '/new', { name: 'Anna' });
  await setUp(page, { controls: { Egil: en.create.me, Starkad: karl } });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('complementary').getByText(karl, { exact: true }).first()).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByText(en.lobby.seat('Starkad', karl))).toBeVisible();
  await expect(page.getByText('karl (')).toHaveCount(0);
});

test('the saga is read large over the board, by keyboard and by mouse', async ({ page }) => {
  const record = momentWhere(({ kind, seat }, match) => kind === 'move' && seat === 0 && match.moves > 120);
  await arrive(page);
  await openFile(page, fileOf(record, [0]));
  await expect(page.getByRole('application')).toBeVisible();
  await page.keyboard.press('s');
  const panel = page.getByRole('tabpanel', { name: en.table.tabs.saga });
  const low = (await panel.boundingBox())?.height ?? 0;
  await page.keyboard.press('m');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(600);
  expect(low).toBeLessThan(400);
  await expect(panel).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect.poll(() => panel.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  // The question stays in sight and can be answered.
  await expect(page.locator('#asked')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(low);
  await page.getByRole('button', { name: en.table.enlarge }).click();
  await tab(page, en.table.tabs.log).click();
  await expect(page.getByRole('button', { name: en.table.shrink })).toBeVisible();
  await page.getByRole('button', { name: en.table.shrink }).click();
  await expect(page.getByRole('button', { name: en.table.enlarge })).toBeVisible();
});

test('with everything open, a replay shows the jarls that lay face down', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(finishedGame({ options: { turns: 3 }, seed: 7 }), [0]));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: en.replay.first }).click();
  const map = page.getByRole('application');
  const open = map.getByRole('button', { name: /, jarl, serves nobody, .*, face down,/ });
  const hidden = map.getByRole('button', { name: /^Face-down jarl/ });
  await expect(open.first()).toBeVisible();
  await expect(hidden).toHaveCount(0);
  const eyes = page.getByRole('combobox', { name: en.replay.eyes });
  await eyes.selectOption({ label: 'Ragnar' });
  await expect(hidden.first()).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('the menu closes on Escape, on a press outside and after a choice, and gives the focus back', async ({
  page,
}) => {
  await arrive(page, '/new');
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  const more = page.getByRole('button', { name: en.table.more, exact: true });
  const settings = page.getByRole('button', { name: en.menu.settings, exact: true });
  await more.click();
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await more.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(settings).toBeHidden();
  await more.focus();
  await page.keyboard.press('ArrowUp');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(settings).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more).toBeFocused();
});

test('help is about what has the focus, hides no option, and is found by its name', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(moving, [0]));
  const options = page.locator('.options button');
  const step = options.filter({ hasText: /^\d+Move to/ }).first();
  await expect(step).toBeVisible();
  const name = ((await step.locator('span').textContent()) ?? '').replace(/^Move to (the )?/, '');
  // By key, not by mouse.
  await step.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('?');
  const help = page.getByRole('region', { name: en.table.help });
  await expect(help.getByRole('heading', { name })).toBeVisible();
  for (const one of await options.all()) await expect(one).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(step).toBeFocused();
  await page.getByRole('button', { name: en.table.help, exact: true }).click();
  await help.getByRole('searchbox', { name: en.help.search }).fill('hrunt');
  await help.getByRole('button', { name: 'Hrunting' }).click();
  await expect(help.getByRole('heading', { name: 'Hrunting' })).toBeVisible();
});
