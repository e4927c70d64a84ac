// Whatever the games let people make, the frame around it keeps its promises.

import { readFile } from 'node:fs/promises';
import { gameById } from '@skald/games';
import { CARDS, EDITORS } from '@skald/games/boards';
import { check } from './checks.ts';
import { arrive, enter, expect, fromMenu, type Page, test, WORDS } from './table.ts';

const { en } = WORDS;
const kinds = Object.keys(CARDS).flatMap((game) =>
  Object.entries(EDITORS[game] ?? {}).map(([kind, card]) => ({ game, kind, card })),
);

/** What the editor holds, as a file says it. */
async function held(page: Page): Promise<{ name: string; document: unknown }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), document: JSON.parse(text) };
}

const read = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel(en.workshop.load)
    .last()
    .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('the way to the workshop is there when there is something to make', async ({ page }) => {
  await arrive(page, '/about');
  await expect(page.getByRole('link', { name: en.menu.workshop })).toHaveCount(kinds.length === 0 ? 0 : 1);
});

for (const { game, kind, card } of kinds) {
  const bench = `/workshop/${game}/${kind}`;
  const isPlayed = gameById(game)?.documents?.[kind]?.option !== undefined;
  // A whole adventure is too long for a link.
  const linked = kind === 'adventure' ? 'plainest' : 'richest';

  /** Begins with a sample: the last is the richest. */
  const begin = async (page: Page, which: 'plainest' | 'richest' = 'richest'): Promise<void> => {
    await arrive(page, bench);
    const samples = page.getByRole('combobox', { name: en.workshop.begin });
    await expect(samples).toBeVisible();
    const last = (await samples.getByRole('option').count()) - 1;
    await samples.selectOption({ index: which === 'richest' ? last : 0 });
    await page.getByRole('button', { name: en.workshop.fresh }).click();
    await page.waitForURL(new RegExp(`${bench}/\\w+$`));
    await expect(page.getByRole('button', { name: en.workshop.save })).toBeVisible();
  };

  test(`${bench}: a file replaces what is there, that can be undone, and none that is damaged, foreign or huge does`, async ({
    page,
  }) => {
    await arrive(page, bench);
    await page.getByRole('button', { name: en.workshop.fresh }).click();
    const plain = await held(page);
    expect(plain.name).toMatch(new RegExp(`\\.${kind}\\.json$`));
    await begin(page);
    const rich = await held(page);
    expect(rich.document).not.toEqual(plain.document);
    const undo = page.getByRole('button', { name: en.workshop.undo });
    await expect(undo).toBeDisabled();
    for (const [text, trouble] of [
      ['{"name":', /cannot be read.*unchanged/],
      ['{"hello":"world"}', /(not of the kind|is no ).*unchanged/],
      [`"${'x'.repeat(1_200_000)}"`, /more than \d+ kB.*unchanged/],
    ] as const) {
      await read(page, text);
      await expect(page.getByRole('alert')).toHaveText(trouble);
      expect(await held(page)).toEqual(rich);
    }
    await read(page, JSON.stringify(plain.document));
    await expect(undo).toBeEnabled();
    expect((await held(page)).document).toEqual(plain.document);
    await page.keyboard.press('Control+z');
    expect((await held(page)).document).toEqual(rich.document);
    await page.getByRole('button', { name: en.workshop.redo }).click();
    await expect(page.getByText(en.workshop.kept)).toBeVisible();
    await page.reload();
    expect((await held(page)).document).toEqual(plain.document);
  });

  // The frame keeps, whatever is kept: seen with one kind, it is seen with all.
  if (kind === kinds[0]?.kind)
    test(`${bench}: only what has reached the device is called kept`, async ({ page }) => {
      await arrive(page, bench);
      await page.getByRole('button', { name: en.workshop.fresh }).click();
      const plain = await held(page);
      await begin(page);
      await read(page, JSON.stringify(plain.document));
      await expect(page.getByText(en.workshop.kept)).toBeVisible();
      await page.evaluate(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        IDBDatabase.prototype.transaction = () =>
          ({ objectStore: () => ({ put: () => new EventTarget() }) }) as never;
      });
      await page.getByRole('button', { name: en.workshop.undo }).click();
      await expect(page.getByText(en.workshop.kept)).toBeHidden();
    });

  test(`${bench}: a link gives a copy to whoever opens it, a damaged one nothing`, async ({
    page,
    visitor,
  }) => {
    if (linked === 'plainest') {
      await begin(page);
      await page.getByRole('button', { name: en.workshop.share }).click();
      await expect(page.getByRole('alert')).toHaveText(en.workshop.tooLong);
      await expect(page.getByRole('textbox', { name: en.workshop.link })).toBeHidden();
    }
    await begin(page, linked);
    const mine = await held(page);
    await page.getByRole('button', { name: en.workshop.share }).click();
    const link = await page.getByRole('textbox', { name: en.workshop.link }).inputValue();
    const friend = await visitor();
    await arrive(friend, link.slice(0, -40));
    await expect(friend.getByRole('alert')).toHaveText(en.workshop.badLink);
    await friend.goto('/about');
    await friend.goto(link);
    await friend.waitForURL(new RegExp(`${bench}/\\w{12}$`));
    expect(await held(friend)).toEqual(mine);
    if (isPlayed) return;
    // What no table takes offers none.
    await expect(page.getByRole('textbox', { name: en.workshop.playLink })).toBeHidden();
    await expect(page.getByRole('button', { name: en.workshop.play })).toBeHidden();
  });

  if (!isPlayed) continue;

  test(`${bench}: a link to play shows what players may know, keeps nothing, and leads to a table`, async ({
    page,
    visitor,
  }) => {
    await begin(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: en.workshop.share }).click();
    const link = await page.getByRole('textbox', { name: en.workshop.playLink }).inputValue();
    const friend = await visitor();
    await arrive(friend, link.slice(0, -40));
    await expect(friend.getByRole('alert')).toHaveText(en.workshop.badLink);
    await friend.goto('/about');
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(`${CARDS[game]?.title.en}: ${title}`);
    await expect(friend.getByText(en.workshop.invitedVeiled)).toBeVisible();
    await expect(friend.locator('.glimpse svg')).toBeVisible();
    await check(friend);
    await friend.getByRole('button', { name: en.workshop.playIt, exact: true }).click();
    await friend.getByRole('button', { name: en.create.begin, exact: true }).click();
    await expect(friend.getByRole('main', { name: en.table.board })).toBeVisible();
    await friend.goto(bench);
    await expect(friend.getByText(en.workshop.noneYet)).toBeVisible();
  });

  test(`${bench}: what can be played is played at once, here and in the hall, under its name, and one comes back to it`, async ({
    page,
  }) => {
    await arrive(page, '/tables');
    await enter(page, 'Anna');
    await begin(page);
    await expect(page.getByText(en.workshop.good)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const mine = await held(page);
    const desk = page.url();
    const atTable = async (): Promise<void> => {
      await page.getByRole('button', { name: en.create.begin, exact: true }).click();
      await expect(page.getByRole('main', { name: en.table.board })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${CARDS[game]?.title.en}: ${title}`);
      // Also when one comes to the table later.
      await page.reload();
      await fromMenu(page, en.workshop.backToEditor);
      await expect(page).toHaveURL(desk);
    };
    await page.getByRole('button', { name: en.workshop.play }).click();
    await expect(page.getByRole('combobox', { name: card.name.en })).not.toHaveValue('');
    await atTable();
    expect(await held(page)).toEqual(mine);
    await page.getByRole('button', { name: en.workshop.play }).click();
    await page.getByRole('combobox', { name: en.create.where }).selectOption('online');
    const places = page.locator('select:has(option[value=open])');
    await expect(places.first()).toBeVisible();
    for (const place of await places.all())
      if ((await place.inputValue()) === 'open') await place.selectOption('thrall');
    await atTable();
  });
}
