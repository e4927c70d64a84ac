// What happened to a player while others played, and the log in which all of it stands.

import { struckMoment } from './meanwhile.ts';
import { fileOf } from './scenes.ts';
import {
  arrive,
  curtain,
  expect,
  logOf,
  openFile,
  optionsOf,
  type Page,
  questionOf,
  roundsOf,
  settled,
  tab,
  test,
  WORDS,
} from './table.ts';

const { table: words } = WORDS.en;

const struck = struckMoment();

const recapOf = (page: Page) => page.getByRole('region', { name: words.recap });
const digestOf = (page: Page) => page.getByRole('region', { name: words.digest });
const fold = (page: Page) => recapOf(page).getByRole('button', { name: words.recap });

test('before a question three lines tell what happened meanwhile; put away, nothing moves', async ({
  page,
}) => {
  await arrive(page);
  await openFile(page, fileOf(struck, [0]));
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
  const told = await fold(page).locator('span').innerText();
  const before = await questionOf(page).boundingBox();
  await fold(page).click();
  await expect(recapOf(page).getByRole('listitem')).toHaveCount(3);
  expect(await questionOf(page).boundingBox()).toEqual(before);
  await recapOf(page).getByRole('button', { name: words.dismiss }).click();
  await expect(recapOf(page)).toBeHidden();
  expect(await questionOf(page).boundingBox()).toEqual(before);

  await test.step('what one answered to is not told again', async () => {
    await optionsOf(page).last().click();
    await settled(page);
    await page.reload();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(page.locator('.news').getByText(told)).toHaveCount(0);
  });
});

test('behind the curtain everybody reads his own', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(struck, [0, 1], ['Anna', 'Björn']));
  await expect(curtain(page)).toBeVisible();
  await expect(recapOf(page)).toBeHidden();
  await page.getByRole('button', { name: /: show it$/ }).click();
  await expect(fold(page)).toContainText(words.recapAbout);
});

test('who comes back reads by turns what happened, and all of it in the log', async ({ page }) => {
  await arrive(page, '/', { briefing: true });
  await openFile(page, fileOf(struck, [0]));
  await expect(
    digestOf(page)
      .getByRole('heading', { name: /^Turn \d+ of 20$/ })
      .last(),
  ).toBeVisible();
  await expect(recapOf(page)).toBeHidden();
  await digestOf(page).getByRole('button', { name: words.showAll }).click();
  await expect(digestOf(page)).toBeHidden();
  await expect(page.locator('[data-since]')).toBeInViewport();
});

test('the log is whole, folds by turns, and is searched by whom it concerns and by words', async ({
  page,
}) => {
  await arrive(page);
  await openFile(page, fileOf(struck, [0]));
  await expect(roundsOf(page).last()).toBeVisible();
  const turns = await roundsOf(page).allInnerTexts();
  expect(turns[0]).toBe(words.setUp);
  expect(turns.slice(1)).toEqual(turns.slice(1).map((_, i) => `Turn ${i + 1} of 20`));

  await test.step('a turn folds', async () => {
    const last = roundsOf(page).last().getByRole('button');
    const lines = await logOf(page).count();
    await last.click();
    await expect(last).toHaveAttribute('aria-expanded', 'false');
    expect(await logOf(page).count()).toBeLessThan(lines);
    await last.click();
    await expect(logOf(page)).toHaveCount(lines);
  });

  await test.step('one looks for somebody, and for a word', async () => {
    await page.getByRole('button', { name: words.filter }).click();
    const all = await logOf(page).allInnerTexts();
    await page.getByLabel(words.whom).selectOption({ label: words.concernsMe });
    await expect.poll(() => logOf(page).count()).toBeLessThan(all.length);
    await page.getByLabel(words.search).fill('BEOWULF moves');
    await expect
      .poll(() => logOf(page).allInnerTexts())
      .toEqual(all.filter((line) => line.startsWith('Beowulf moves')));
    // Also after a look at something else.
    const found = await logOf(page).count();
    await tab(page, words.tabs.saga).click();
    await tab(page, words.tabs.log).click();
    await expect(page.getByLabel(words.search)).toHaveValue('BEOWULF moves');
    await expect(logOf(page)).toHaveCount(found);
    await page.getByRole('button', { name: words.filterOff }).click();
    await expect(logOf(page)).toHaveCount(all.length);
  });
});

test('a name in the log shows its place, by mouse and by keys', async ({ page }) => {
  await arrive(page);
  await openFile(page, fileOf(struck, [0]));
  const lit = page.locator('.kit-lit');
  const upland = logOf(page).locator('.landmark').last();
  await expect(lit).toHaveCount(0);
  await upland.hover();
  await expect(lit).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(lit).toHaveCount(0);

  await tab(page, words.tabs.log).focus();
  // The button that enlarges, the one that looks for something, the log itself, and then all its names at once.
  await page.getByRole('tabpanel').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(upland).toBeFocused();
  await expect(lit).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(upland).not.toBeFocused();
  await expect(page.locator('.log :focus')).toBeVisible();
});
