// Who one is: found from the title, made, changed, recovered and deleted, in both languages, large and small.

import { randomUUID } from 'node:crypto';
import { check } from './checks.ts';
import { arrive, expect, type Locator, type Page, setUp, test, WORDS } from './table.ts';

const PASSWORD = 'correct horse battery';
const OTHER = 'another horse battery';
const CODE = /^([A-Z]{5}-){4}[A-Z]{5}$/;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const { en } = WORDS;

// The browser itself writes down every answer that says no.
test.use({ expected: [/status of 4(09|29)/] });
// Passwords are slow to hash on purpose.

let names = 0;
/** A name that no other test has. */
const newName = (): string => `Ase${randomUUID().slice(0, 8)}x${names++}`;

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const press = (where: Page | Locator, name: string): Promise<void> =>
  where.getByRole('button', { name, exact: true }).click();
const noSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

async function makeAccount(page: Page, name: string, words: typeof en = en): Promise<string> {
  const { account } = words;
  const form = part(page, account.make);
  await form.getByLabel(account.accountName).fill(name);
  await form.getByLabel(account.newPassword).fill(PASSWORD);
  await press(form, account.make);
  await expect(page.getByRole('heading', { name: account.codeHeading })).toBeFocused();
  const code = await part(page, account.codeHeading).locator('code').textContent();
  expect(code).toMatch(CODE);
  return code ?? '';
}

async function signIn(page: Page, name: string, password: string, words: typeof en = en): Promise<void> {
  const form = part(page, words.account.signIn);
  await form.getByLabel(words.account.accountName).fill(name);
  await form.getByLabel(words.account.password, { exact: true }).fill(password);
  await press(form, words.account.signIn);
}

for (const [language, device] of [
  ['en', 'desktop'],
  ['de', 'phone'],
] as const)
  test.describe(`${language}, ${device}`, () => {
    if (device === 'phone') test.use(PHONE);
    const words = WORDS[language];
    const { account } = words;

    test('an account is made from the title, and its code is shown once, for paper', async ({ page }) => {
      const name = newName();
      await arrive(page, '/', { language });
      const way = page
        .getByRole('banner')
        .or(page.locator('.title'))
        .getByRole('link', { name: account.signIn });
      await expect(way.first()).toBeInViewport();
      await check(page);
      await way.first().click();
      await expect(page).toHaveURL(/\/account$/);
      await expect(page.getByRole('heading', { level: 1, name: account.page })).toBeVisible();
      await noSidewaysScroll(page);
      await page.getByText(account.forgot).click();
      await check(page);

      const form = part(page, account.make);
      await form.getByLabel(account.accountName).fill(name);
      await form.getByLabel(account.newPassword).fill('short');
      await press(form, account.make);
      await expect(form.getByRole('alert')).toHaveText(/8/);
      await check(page);
      const code = await makeAccount(page, name, words);
      await noSidewaysScroll(page);
      await check(page);

      await page.emulateMedia({ media: 'print' });
      const slip = part(page, account.codeHeading);
      for (const text of [code, name, new URL(page.url()).host])
        await expect(slip.getByText(text, { exact: true })).toBeVisible();
      for (const gone of [
        page.getByRole('navigation'),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('button'),
      ])
        await expect(gone).toHaveCount(0);
      const paper = () =>
        page.evaluate(() => {
          const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
          return { backgroundColor, colorScheme };
        });
      // Colours pass over into each other, however briefly.
      await expect.poll(paper).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', colorScheme: 'light' });
      await page.emulateMedia({ media: null });
      await press(slip, account.kept);
      await expect(slip).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(account.codeThere)).toBeVisible();
      await expect(page.getByText(code)).toHaveCount(0);

      // From the title one sees now who one is.
      await page.goto('/');
      await expect(page.getByRole('link', { name: account.you(name) })).toBeInViewport();
    });

    test('passwords are changed, devices signed out, codes renewed, and all is deleted', async ({
      page,
      visitor,
    }) => {
      const name = newName();
      await arrive(page, '/account', { language });
      await makeAccount(page, name, words);
      await press(page, account.kept);

      const other = await visitor();
      await arrive(other, '/account', { language });
      await signIn(other, name, PASSWORD, words);
      await expect(other.getByRole('heading', { level: 1, name: account.you(name) })).toBeVisible();
      await other.goto('/tables');
      await expect(other.getByRole('link', { name: account.toAccount })).toBeVisible();

      await page.reload();
      const devices = part(page, account.devices);
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await expect(devices.getByText(account.thisDevice)).toHaveCount(1);
      await noSidewaysScroll(page);
      await check(page);
      await press(devices, account.signOutOthers);
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      // The other page hears of it by itself.
      await expect(other.getByRole('navigation').getByRole('link', { name: account.signIn })).toBeVisible();

      const change = part(page, account.change);
      await change.getByLabel(account.oldPassword).fill('wrong');
      await change.getByLabel(account.newPassword).fill(OTHER);
      await press(change, account.change);
      await expect(change.getByRole('alert')).toBeVisible();
      await change.getByLabel(account.oldPassword).fill(PASSWORD);
      await press(change, account.change);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(account.changed);
      await expect(page.getByRole('heading', { level: 1, name: account.you(name) })).toBeVisible();

      const renew = part(page, account.code);
      await renew.getByLabel(account.oldPassword).fill(OTHER);
      await press(renew, account.newCode);
      const code = (await part(page, account.codeHeading).locator('code').textContent()) ?? '';
      await press(page, account.signOut);
      // Whoever is still signed in is offered the same words.
      await expect(page.getByRole('heading', { level: 1, name: account.page })).toBeVisible();
      await page.getByText(account.forgot).click();
      const recover = page.locator('details');
      await recover.getByLabel(account.accountName).fill(name);
      await recover.getByLabel(account.code).fill(code.toLowerCase());
      await recover.getByLabel(account.newPassword).fill(PASSWORD);
      await press(recover, account.recover);
      await expect(page.getByRole('heading', { name: account.codeHeading })).toBeFocused();

      await press(page, `${account.farewell} …`);
      const dialog = page.getByRole('dialog', { name: account.farewellSure });
      await expect(dialog).toBeVisible();
      await check(page);
      await dialog.getByLabel(account.oldPassword).fill(OTHER);
      await press(dialog, account.farewellDo);
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByLabel(account.oldPassword).fill(PASSWORD);
      await press(dialog, account.farewellDo);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(account.farewellDone);
      await expect(page.getByRole('heading', { level: 1, name: account.page })).toBeVisible();
      await signIn(page, name, PASSWORD, words);
      await expect(part(page, account.signIn).getByRole('alert')).toBeVisible();
    });
  });

test('everything works by keyboard alone, and password managers know every field', async ({ page }) => {
  const { account } = en;
  const name = newName();
  await arrive(page);
  await page.getByRole('link', { name: account.signIn }).focus();
  await page.keyboard.press('Enter');
  const form = part(page, account.make);
  await form.getByLabel(account.accountName).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: account.codeHeading })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: account.print })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part(page, account.codeHeading)).toHaveCount(0);

  const change = part(page, account.change);
  await change.getByLabel(account.oldPassword).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OTHER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(account.changed);
  const purposes = (where: Locator): Promise<(string | null)[]> =>
    where.locator('input').evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete')));
  expect(await purposes(change)).toEqual(['username', 'current-password', 'new-password']);
  expect(await purposes(part(page, account.code))).toEqual(['username', 'current-password']);

  await page.getByRole('button', { name: account.signOut, exact: true }).focus();
  await page.keyboard.press('Enter');
  const entrance = part(page, account.signIn);
  await expect(entrance).toBeVisible();
  expect(await purposes(entrance)).toEqual(['username', 'current-password']);
  expect(await purposes(form)).toEqual(['username', 'new-password']);
  expect(await purposes(page.locator('details'))).toEqual(['username', 'off', 'new-password']);
  await entrance.getByLabel(account.password, { exact: true }).focus();
  await page.keyboard.type(OTHER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: account.you(name) })).toBeVisible();

  await page.getByRole('button', { name: `${account.farewell} …` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: account.you(name) })).toBeVisible();
});

test('whoever guesses is told how long to wait, in both languages', async ({ page }) => {
  await arrive(page, '/account');
  const name = newName();
  const alert = part(page, en.account.signIn).getByRole('alert');
  for (let i = 0; i < 5; i++) {
    await signIn(page, name, `wrong ${i}`);
    await expect(page.getByRole('button', { name: en.account.signIn, exact: true })).toBeEnabled();
    await expect(alert).toBeVisible();
  }
  await expect
    .poll(async () => {
      await press(part(page, en.account.signIn), en.account.signIn);
      return alert.textContent();
    })
    .toMatch(/Wait \d+ (seconds|minutes)/);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('skald-settings') ?? '{}');
    localStorage.setItem('skald-settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await page.reload();
  await signIn(page, name, 'wrong', WORDS.de);
  const german = part(page, WORDS.de.account.signIn);
  await expect
    .poll(async () => {
      await press(german, WORDS.de.account.signIn);
      return german.getByRole('alert').textContent();
    })
    .toMatch(/Warte \d+ (Sekunden|Minuten)/);
});

test('a guest takes the games along, and whoever leaves is named no more', async ({ page, visitor }) => {
  const { account } = en;
  const name = newName();
  const owner = await visitor();
  await arrive(owner, '/account');
  await makeAccount(owner, name);
  await owner.context().close();

  await arrive(page, '/tables');
  await page.getByLabel(account.name, { exact: true }).fill('Guest');
  await press(page, account.enter);
  await expect(page.getByRole('heading', { name: account.you('Guest') })).toBeVisible();
  await page.goto('/new/online');
  await setUp(page, { controls: { Egil: en.create.me, Starkad: en.create.open } });
  await press(page, en.create.begin);
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  await expect(page.getByText(en.table.invite)).toBeVisible();
  const table = page.url();

  // A friend sits down: the game begins.
  const friend = await visitor();
  await arrive(friend, '/tables');
  await friend.getByLabel(account.name, { exact: true }).fill('Friend');
  await press(friend, account.enter);
  await expect(friend.getByRole('heading', { name: account.you('Friend') })).toBeVisible();
  await friend.goto(table);
  await press(friend, en.table.sit);
  await expect(friend.getByRole('application')).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText(account.makeGuestHint)).toBeVisible();
  await expect(page.getByLabel(account.take)).toBeChecked();
  await check(page);
  await signIn(page, name, PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: account.you(name) })).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByRole('listitem').filter({ hasText: en.lobby.seat('Egil', name) })).toBeVisible();

  await page.goto('/account');
  await press(page, `${account.farewell} …`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(account.oldPassword).fill(PASSWORD);
  await press(dialog, account.farewellDo);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(account.farewellDone);
  await friend.goto('/tables');
  await expect(
    friend.getByRole('listitem').filter({ hasText: en.lobby.seat('Egil', account.gone) }),
  ).toBeVisible();
  await expect(friend.getByText(name)).toHaveCount(0);
});
