// Whatever Skald has written can be opened on the title, from wherever it comes.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@skald/games';
import { check } from './checks.ts';
import { arrive, expect, openFile, optionsOf, type Page, questionOf, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const samplesOf = (game: string, kind: string): readonly unknown[] =>
  GAMES.find(({ game: { id } }) => id === game)?.documents?.[kind]?.samples ?? [];
const [, QUEST] = samplesOf('dungeon', 'quest') as { title: { en: string; de: string } }[];
const [, MAP] = samplesOf('campaign', 'map') as { name: string }[];

/** Lets files go over the page, as somebody who drags them there. */
const letFall = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate((given) => {
    const carried = new DataTransfer();
    for (const [i, text] of given.entries()) carried.items.add(new File([text], `file-${i}.json`));
    const init = { bubbles: true, cancelable: true, dataTransfer: carried };
    document.body.dispatchEvent(new DragEvent('dragover', init));
    document.body.dispatchEvent(new DragEvent('drop', init));
  }, texts);

test('a game that was saved in the terminal goes on where it stood', async ({ page }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'skald-')), 'mine.saga');
  const skald = fileURLToPath(new URL('../cli/skald.js', import.meta.url));
  const played = spawnSync(
    process.execPath,
    [skald, 'play', '--game', 'age-of-heroes', '--seed', '1'.repeat(64), '--language', 'en'],
    { input: `\n\n1\nsave ${file}\nq\ny\n`, encoding: 'utf8' },
  );
  expect(played.stdout).toContain(`Saved as ${file}.`);
  const [, step] = /^ {2}1 {2}(Move to .+?) {2,}/m.exec(played.stdout) ?? [];
  await arrive(page);
  await openFile(page, readFileSync(file, 'utf8'), 'mine.saga');
  await page.waitForURL(/\/local\//);
  await expect(questionOf(page)).toContainText('Beowulf is in Romeirt.');
  await expect(optionsOf(page).filter({ hasText: step ?? '—' })).not.toHaveCount(0);
});

test('documents are let fall on the title, one or a list, and one hears what became of each', async ({
  page,
}) => {
  await arrive(page, '/', { language: 'de' });
  await expect(page.getByText(de.title.open)).toBeVisible();
  await letFall(page, [JSON.stringify(QUEST)]);
  await page.waitForURL(/\/workshop\/dungeon\/quest\/\w{12}$/);
  await expect(page.getByRole('heading', { level: 1, name: QUEST?.title.de ?? '—' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByText(de.title.open)).toBeVisible();
  await letFall(page, ['{}', '{}']);
  await expect(page.getByRole('alert')).toHaveText(de.workshop.oneFile);
  await letFall(page, [JSON.stringify([QUEST, MAP, { ...MAP, rows: undefined }, 7])]);
  const told = page.getByRole('status').filter({ hasText: de.workshop.listRead });
  await expect(told).toContainText(de.workshop.listFresh(1));
  await expect(told).toContainText(de.workshop.listEqual(1));
  await expect(told).toContainText(de.workshop.listRefused(2));
  await expect(told).toContainText('Nummer 3 war für „Karten“ gedacht, aber „rows“ fehlt.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await check(page);
  await told.getByRole('link', { name: MAP?.name ?? '—' }).click();
  await page.waitForURL(/\/workshop\/campaign\/map\/\w{12}$/);
});

test('what one keeps goes into one file, and comes back from it elsewhere', async ({ page, visitor }) => {
  await arrive(page);
  await openFile(page, JSON.stringify([QUEST, MAP]));
  await expect(page.getByRole('status').filter({ hasText: en.workshop.listFresh(2) })).toBeVisible();
  await page.goto('/workshop');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.saveAll }).click(),
  ]);
  const list = readFileSync(await download.path(), 'utf8');

  const other = await visitor();
  await arrive(other, '/workshop/campaign/map');
  await expect(other.getByText(en.workshop.noneYet)).toBeVisible();
  await expect(other.getByRole('button', { name: en.workshop.saveAll })).toHaveCount(0);
  await other
    .getByLabel(en.workshop.takeIn)
    .last()
    .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(list) });
  await expect(other.getByRole('status').filter({ hasText: en.workshop.listFresh(2) })).toBeVisible();
  await expect(other.getByText(en.workshop.noneYet)).toHaveCount(0);
});
