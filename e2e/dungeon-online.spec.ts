// Three people around one dungeon, each with a browser of their own; the Overlord's secrets stay with the Overlord.

import { anyOf } from './chance.ts';
import { map, setUpDungeon } from './dungeon.ts';
import { listenTo, viewsIn } from './frames.ts';
import {
  arrive,
  bothRead,
  byNumber,
  enter,
  expect,
  optionsOf,
  type Page,
  playTogether,
  roundsOf,
  tab,
  test,
  type Way,
  WORDS,
} from './table.ts';

const { en } = WORDS;

/** As much of a view as holds secrets. */
interface View {
  readonly overlord: { readonly hand: readonly string[]; readonly discard: readonly string[] };
  readonly options: { readonly quest: { readonly map: readonly string[] } | number };
  readonly dungeon: { readonly open: readonly unknown[] };
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await arrive(page, link);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('button', { name: en.table.sit }).first().click();
}

const atTable = (page: Page) => expect(map(page)).toBeVisible();

/** By number, but nobody gives up: an adventure that is over has no further round. */
const undaunted: Way = {
  async answer(page, now, turn) {
    const giveUp = optionsOf(page).filter({ hasText: /give up/i });
    if ((await giveUp.count()) === 0) return byNumber.answer(page, now, turn);
    const others = optionsOf(page)
      .and(page.locator(':enabled'))
      .filter({ hasNotText: /give up/i });
    // Any of them: whoever always takes the same may offer it for ever, to somebody who always declines.
    await others.nth(anyOf(await others.count())).click();
  },
};

test('three people play some rounds, come back after a reload, and the Heroes learn no secret', async ({
  page: anna,
  visitor,
}) => {
  const [bjorn, cora] = [await visitor(), await visitor()];
  const [overlord, heroes] = [listenTo(anna), [listenTo(bjorn), listenTo(cora)]];
  await arrive(anna, '/tables');
  await enter(anna, 'Anna');
  await anna.goto('/new/dungeon/online');
  await setUpDungeon(anna, {
    adventure: '3. Where Four Roads Meet',
    places: { Overlord: en.create.me, Heroes: en.create.open, 'Heroes, player 2': en.create.open },
  });
  await anna.getByRole('button', { name: en.create.begin, exact: true }).click();
  await anna.waitForURL(/\/table\//);
  await expect(anna.getByRole('listitem').filter({ hasText: 'Heroes, player 2' })).toBeVisible();
  const link = anna.url();
  await sitDown(bjorn, link, 'Björn');
  await sitDown(cora, link, 'Cora');
  for (const page of [anna, bjorn, cora]) await atTable(page);

  await playTogether([anna, bjorn, cora], async () => (await roundsOf(anna).count()) > 3, undaunted);

  await test.step('whoever reloads has missed nothing', async () => {
    await bjorn.reload();
    await atTable(bjorn);
    await bothRead(bjorn, cora);
    await cora.goto('/tables');
    await cora.getByRole('listitem').filter({ hasText: 'Anna' }).getByRole('link').first().click();
    await atTable(cora);
    await bothRead(bjorn, cora);
  });

  await test.step('the Overlord reads his hand, the Heroes only its size', async () => {
    for (const page of [anna, bjorn]) await tab(page, 'Heroes and foes').click();
    const panel = (page: Page) => page.getByRole('tabpanel');
    const { hand } = viewsIn<View>(overlord).at(-1)!.overlord;
    expect(hand.length).toBeGreaterThan(0);
    await expect(panel(anna).getByRole('list', { name: 'Hand' }).getByRole('listitem').first()).toBeVisible();
    await expect(panel(bjorn).getByRole('list', { name: 'Hand' })).toHaveCount(0);
    await expect(panel(bjorn)).toContainText(/Hand: \d+ cards?/);
  });

  await test.step('no frame tells the Heroes a card or a square too early', async () => {
    const truth = viewsIn<View>(overlord);
    const held = new Set(truth.flatMap((view) => view.overlord.hand));
    const played = new Set(truth.flatMap((view) => view.overlord.discard));
    const secret = [...held].filter((card) => !played.has(card));
    expect(secret.length).toBeGreaterThan(0);
    for (const heard of heroes) {
      const views = viewsIn<View>(heard);
      expect(views.length).toBeGreaterThan(20);
      for (const { overlord: known, options } of views) {
        expect(known.hand.every((card) => card === 'unknown')).toBe(true);
        expect(typeof options.quest).toBe('object');
      }
      const all = heard.join('\n');
      for (const card of secret) expect(all).not.toContain(`"${card}"`);
      expect(all).not.toContain('cardDrawn');
    }
    expect(overlord.join('\n')).toContain('cardDrawn');
  });

  await test.step('what nobody has seen is not on the Heroes’ page', async () => {
    const squares = (page: Page) =>
      map(page)
        .locator('rect[data-x]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
    const [whole, known] = [await squares(anna), await squares(bjorn)];
    expect(whole.length).toBeGreaterThan(known.length);
    const { quest } = viewsIn<View>(heroes[0]!).at(-1)!.options;
    const letters = typeof quest === 'number' ? '' : quest.map.join('').replaceAll('#', '');
    expect(known.length).toBe(letters.length);
    await expect(map(bjorn).getByRole('button', { name: /not discovered yet/ })).toHaveCount(0);
  });
});
