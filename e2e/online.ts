// Two people who meet at a table of the hall, through its own pages.

import { arrive, expect, type Page, setUp, WORDS } from './table.ts';

const { en } = WORDS;

/** From the title to the form for a new table, under a name. */
export async function enterAsAnna(page: Page): Promise<void> {
  await arrive(page, '/');
  await page.getByRole('link', { name: en.title.friends }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Anna');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  // The form for the name leaves the page once the hall knows it.
  await expect(name).toBeHidden();
}

/** Anna makes a table for two, open to whoever has the link. */
export async function makeTable(page: Page, turns: number): Promise<string> {
  await enterAsAnna(page);
  await setUp(page, { controls: { Beowulf: en.create.me, Ragnar: en.create.open }, turns });
  await expect(page.getByRole('radio', { name: en.create.visibilities.link })).toBeChecked();
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  const link = await page.getByRole('main').locator('code').innerText();
  expect(link).toBe(page.url());
  return link;
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await arrive(page, link);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('button', { name: en.table.sit }).click();
}
