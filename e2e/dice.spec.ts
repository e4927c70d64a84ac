// The dice of a table of the hall: sealed by all before they fall, named at the table, compared at the end.

import { check } from './checks.ts';
import { enterAsAnna, makeTable, sitDown } from './online.ts';
import { byNumber, expect, type Page, playOn, settled, setUp, test, WORDS } from './table.ts';

const { en } = WORDS;
const sealOf = (page: Page) => page.getByRole('button', { name: /^Dice [0-9A-F]{4} [0-9A-F]{4}$/ });

test('two people see the same name of their dice, and what each has added', async ({
  page: anna,
  visitor,
}) => {
  const bjorn = await visitor();
  const link = await makeTable(anna, 1);
  await sitDown(bjorn, link, 'Björn');
  await expect(sealOf(anna)).toBeVisible();
  await expect(sealOf(bjorn)).toHaveText(await sealOf(anna).innerText());
  await sealOf(bjorn).click();
  const dialog = bjorn.getByRole('dialog', { name: en.dice.heading });
  for (const name of ['Anna', 'Björn'])
    await expect(dialog.getByText(`${name}: ${en.dice.adds.open}`)).toBeVisible();
  await expect(dialog.getByText(en.dice.shared)).toBeVisible();
  await check(bjorn);
});

test('a device compares the dice of its game with what was announced at the beginning', async ({ page }) => {
  await enterAsAnna(page);
  const bot = en.create.bot(en.create.levels.thrall);
  await setUp(page, { controls: { Beowulf: en.create.me, Ragnar: bot }, turns: 1 });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(sealOf(page)).toBeVisible();
  await playOn(page, { way: byNumber });
  await settled(page);
  await page.goto(page.url().replace('/table/', '/replay/table/'));
  await page.getByRole('button', { name: en.verify.check }).click();
  await expect(page.getByText(en.dice.keptWell)).toBeVisible();
  await expect(
    page.getByText(/Proven: the dice follow from the seed and from what seat 1 added/),
  ).toBeVisible();
  // Another device of the same person has kept nothing.
  await page.evaluate(() => indexedDB.deleteDatabase('skald-dice'));
  await page.reload();
  await page.getByRole('button', { name: en.verify.check }).click();
  await expect(page.getByText(en.dice.keptNothing)).toBeVisible();
});
