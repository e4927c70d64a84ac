// Drawing a quest for the dungeon: by mouse, by key, by finger; what is missing is said at once, and what is good is played.

import { readFileSync } from 'node:fs';
import { anyOf } from './chance.ts';
import { check } from './checks.ts';
import { playByHand } from './dungeon.ts';
import { arrive, ending, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { en, de } = WORDS;

/** A new quest that begins with a sample. */
async function newQuest(page: Page, sample: string, language: 'en' | 'de' = 'en'): Promise<Locator> {
  await arrive(page, '/workshop/dungeon/quest', { language, forced: false });
  const words = WORDS[language].workshop;
  await page.getByRole('combobox', { name: words.begin }).selectOption(sample);
  await page.getByRole('button', { name: words.fresh }).click();
  const sheet = page.getByRole('application', {
    name: language === 'en' ? 'The dungeon being drawn' : 'Das Verlies',
  });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Where a square is on the screen: `C4`. */
async function pointAt(page: Page, label: string): Promise<{ x: number; y: number }> {
  const [column, row] = [label.charCodeAt(0) - 65, Number(label.slice(1)) - 1];
  return page.locator('.questedit-sheet').evaluate(
    (sheet, [x, y]) => {
      const matrix = (sheet as SVGGraphicsElement).getScreenCTM() as DOMMatrix;
      const { x: left, y: top } = new DOMPoint((x + 0.5) * 60, (y + 0.5) * 60).matrixTransform(matrix);
      return { x: left, y: top };
    },
    [column, row] as [number, number],
  );
}

async function pressAt(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    const { x, y } = await pointAt(page, label);
    await page.mouse.click(x, y);
  }
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await pointAt(page, from), await pointAt(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 8 });
  await page.mouse.up();
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function take(page: Page, group: string, tool: string): Promise<void> {
  await page.getByRole('button', { name: group, exact: true }).click();
  await page.getByRole('radio', { name: tool, exact: true }).check();
}

const problemsOf = (page: Page): Locator => page.locator('.workshop-check').getByRole('listitem');
/** What is under the cursor, as one reads it. */
const here = (page: Page): Locator => page.locator('.questedit-here > p');
const good = (page: Page): Locator => page.getByText(en.workshop.good);
const playButton = (page: Page): Locator => page.getByRole('button', { name: en.workshop.play });
const field = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });

/** Takes something up from a list. */
async function add(page: Page, list: string, what: string): Promise<void> {
  await field(page, list).selectOption(what);
  await page.getByRole('button', { name: list, exact: true }).click();
}

async function readFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel(en.workshop.load)
    .and(page.locator('input'))
    .setInputFiles({ name: 'hall.quest.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function savedFile(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a quest is built from a plain room by hand, and played to its end', async ({ page }) => {
  const sheet = await newQuest(page, 'A plain room');
  await expect(page.getByText(en.workshop.advice)).toBeVisible();

  // A second room: it has no door yet, the list says so, and the message leads there.
  await take(page, 'Ground', 'room');
  await drag(page, 'H2', 'M7');
  await expect(problemsOf(page).first()).toHaveText(
    'No door leads to the room at H2. Hang one, or wall the room up. Rule',
  );
  await expect(playButton(page)).toBeDisabled();
  await expect(here(page)).toHaveText('M7: floor');
  await page.getByRole('button', { name: /^No door leads/ }).click();
  await expect(here(page)).toHaveText('H2: floor');

  // A wide door with a strong lock puts it right.
  await take(page, 'Ground', 'door');
  await pressAt(page, 'G4', 'G5');
  await expect(playButton(page)).toBeEnabled();
  await expect(here(page)).toHaveText('G5: door 1, a plain lock');
  await field(page, 'Lock').selectOption('a strong lock');
  await expect(here(page)).toHaveText('G5: door 1, a strong lock');

  // The way out is moved to the far wall.
  await take(page, 'Ground', 'floor');
  await drag(page, 'F4', 'F5');
  await expect(problemsOf(page).first()).toContainText('The Heroes are to leave, and there is no exit.');
  await take(page, 'Ground', 'exit');
  await pressAt(page, 'M4', 'M5');
  await expect(playButton(page)).toBeEnabled();

  // A chest that nothing keeps shut, then a Ward nobody can lower, then a lock.
  await take(page, 'Furniture', 'chest');
  await pressAt(page, 'M7');
  await add(page, 'Add an item: In the chest', 'Lucky Coin');
  await expect(here(page)).toHaveText('M7: chest, a plain lock, holds Lucky Coin');
  await field(page, 'Lock').selectOption('no lock');
  await expect(problemsOf(page).first()).toContainText('The chest at M7 has neither lock nor Ward.');
  await field(page, 'Ward').selectOption('2');
  await expect(problemsOf(page).first()).toContainText('lowers the Ward of 2 at M7');
  await press(page, 'Control+z', 'Control+z');
  await expect(here(page)).toHaveText('M7: chest, a plain lock, holds Lucky Coin');

  // Foes by key, one of them turned.
  await expect(page.getByText(en.workshop.advice)).toBeVisible();
  await pressAt(page, 'J3');
  await page.getByRole('button', { name: en.workshop.undo }).click();
  await sheet.focus();
  await press(page, 's', 'Shift+ArrowLeft');
  await expect(here(page)).toHaveText('J3: Skeleton Warrior, facing west');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 's', 's');
  await expect(here(page)).toHaveText('J6: Skeleton Warrior, facing north');
  await expect(good(page)).toBeVisible();

  // A chest to protect must be in sight from the first round on; this one is not, and so it stays a prize.
  await page.getByRole('tab', { name: 'Victory' }).click();
  await add(page, 'Add a goal', 'A chest stays shut that the dead may break open');
  await expect(problemsOf(page).first()).toContainText('The chest at M7 is to be protected');
  await expect(field(page, 'A chest stays shut that the dead may break open')).toHaveValue('M7');
  await page.getByRole('button', { name: 'Take Goal 2 away' }).click();
  await expect(good(page)).toBeVisible();

  await page.getByRole('tab', { name: 'Overlord' }).click();
  await field(page, 'Commands a Turn').selectOption('1');
  await field(page, 'Cards in the deck').selectOption('8');
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByLabel('Title (English)').fill('Two Rooms');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Two Rooms' })).toBeVisible();

  const desk = page.url();
  await playButton(page).click();
  await expect(page.getByRole('combobox', { name: 'Quests' })).toHaveText(/Two Rooms/);
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();
  const { result } = await playByHand(page, 0);
  expect(result).not.toBeNull();
  await expect(ending(page)).toBeVisible();

  // From the end of it back to the desk, where all of it can still be undone.
  await page.getByRole('link', { name: en.workshop.backToEditor }).last().click();
  await expect(page).toHaveURL(desk);
  await expect(page.getByRole('heading', { name: 'Two Rooms' })).toBeVisible();
  await expect(page.getByRole('button', { name: en.workshop.undo })).toBeEnabled();
});

test('a quest is kept, survives damaged and foreign files, and goes to a friend in a link', async ({
  page,
  visitor,
}) => {
  await newQuest(page, 'The Last Stair');
  await expect(good(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByLabel('Title (English)').fill('Wolfstair');
  await page.keyboard.press('Enter');
  const { name, text } = await savedFile(page);
  expect(name).toBe('wolfstair.quest.json');

  for (const [spoilt, sentence] of [
    [text.slice(0, 300), en.workshop.notJson],
    ['{"name":"Garrock","rows":["ggg"]}', 'This file is no quest.'],
    [text.replace('"version": 1', '"version": 7'), 'another version of the game'],
    [text.replace('#c.....ee', '#c..?..ee'), 'a letter in the drawing that means nothing (map.1)'],
    [text.replace('"unseals"', '"floods"'), 'a special rule that is not known here'],
  ] as const) {
    expect(spoilt).not.toBe(text);
    await readFile(page, spoilt);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert')).toContainText('What you had is unchanged.');
    expect((await savedFile(page)).text).toBe(text);
  }

  await page.getByRole('button', { name: en.workshop.share }).click();
  const link = await page.getByRole('textbox', { name: en.workshop.link }).inputValue();
  const friend = await visitor();
  await arrive(friend, link);
  await expect(friend.getByRole('heading', { name: 'Wolfstair' })).toBeVisible();
  expect((await savedFile(friend)).text).toBe(text);

  // A story that nothing shortens is too much for a link.
  const noise = (): string =>
    Array.from({ length: 2000 }, () => String.fromCharCode(0x3041 + anyOf(80))).join('');
  const long = { ...JSON.parse(text), story: { en: noise(), de: noise() } };
  await readFile(friend, JSON.stringify(long));
  await friend.getByRole('button', { name: en.workshop.share }).click();
  await expect(friend.getByRole('alert')).toHaveText(en.workshop.tooLong);
});

test('what is not drawn is filled in beside the drawing', async ({ page }) => {
  const sheet = await newQuest(page, 'A plain room');
  const play = playButton(page);
  await sheet.focus();
  // A room by its corners, and the king of the dead in it.
  await press(page, 'End', 'PageUp', 'ArrowLeft', 'ArrowDown', 'r');
  await expect(page.locator('.questedit-notice')).toContainText('Corner at O2.');
  await press(page, ...Array(7).fill('ArrowLeft'), ...Array(5).fill('ArrowDown'), 'Enter');
  await expect(here(page)).toHaveText('H7: floor');
  await press(
    page,
    'ArrowUp',
    'ArrowUp',
    'ArrowLeft',
    'd',
    'ArrowUp',
    'd',
    'ArrowRight',
    'ArrowRight',
    'Shift+K',
  );
  await expect(here(page)).toHaveText('I4: Grund');
  await press(page, 'n');
  await expect(field(page, 'Facing')).toBeFocused();
  await field(page, 'Facing').selectOption('south');
  await field(page, 'Wounds it already has').selectOption('1');
  await add(page, 'Add an item: Grund', 'Healing Potion');
  await expect(here(page)).toHaveText('I4: Grund, facing south, 1 wound, Healing Potion');
  await expect(good(page)).toBeVisible();

  await page.getByRole('tab', { name: 'Victory' }).click();
  await add(page, 'Add a goal', 'A Boss is Crippled');
  await expect(problemsOf(page)).toContainText(['Mortibris is spoken of and not on the map.']);
  await field(page, 'A Boss is Crippled').selectOption('Grund');
  await expect(good(page)).toBeVisible();
  await field(page, 'The Overlord wins when').selectOption('all Heroes are Crippled');

  await page.getByRole('tab', { name: 'Heroes' }).click();
  await page.getByRole('checkbox', { name: 'Danor takes part' }).check();
  await expect(problemsOf(page)).toContainText(['Danor takes part and has no square to start from.']);
  await expect(play).toBeDisabled();
  await page.getByRole('button', { name: /^Danor takes part/ }).click();
  await take(page, 'Heroes', 'Danor');
  await pressAt(page, 'C3');
  await expect(here(page)).toHaveText('C3: Danor starts here');
  await expect(good(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Heroes' }).click();
  await page.getByRole('checkbox', { name: 'Aegis' }).check();
  await add(page, 'Add an item: Orlaf', 'Rune Axe');
  await add(page, 'Add a reward', 'Lucky Coin');

  await page.getByRole('tab', { name: 'Overlord' }).click();
  await field(page, 'Kind of Overlord').selectOption('Warlord: without necromancy');
  await field(page, 'Cards in the deck').selectOption('21');
  await field(page, 'Zombie').selectOption('2');

  await page.getByRole('tab', { name: 'Rules' }).click();
  await add(page, 'Add a special rule', 'A roof that can fall');
  await pressAt(page, 'K4');
  await page.getByRole('button', { name: 'Other corner: set to K4' }).click();
  await add(page, 'Add a kind', 'barrel');
  await expect(problemsOf(page)).toContainText(['Every barrel can be searched, and there is none.']);
  await field(page, 'On 6').selectOption('Ward Key');
  await page.getByRole('tab', { name: 'Draw' }).click();
  await take(page, 'Furniture', 'barrel');
  await pressAt(page, 'N6');
  await expect(good(page)).toBeVisible();

  const { text } = await savedFile(page);
  expect(JSON.parse(text)).toMatchObject({
    heroes: [
      { hero: 'orlaf', items: ['rune-axe'] },
      { hero: 'rordin' },
      { hero: 'danor', spells: ['burn', 'flamebolt', 'break-ward', 'aegis'] },
    ],
    overlord: { type: 'warlord', deck: 21, pool: { zombie: 2 } },
    figures: [{ at: [8, 3], facing: 'S', wounds: 1, items: ['healing-potion'] }],
    victory: { heroes: [{ type: 'allLeave' }, { type: 'cripple', boss: 'grund' }], crippled: 'all' },
    specials: [{ type: 'caveIn', from: [2, 2], to: [10, 3] }],
    searches: [{ every: 'barrel', roll: [null, null, null, null, null, 'ward-key'] }],
    rewards: [{ item: 'lucky-coin', to: 'anyone' }],
  });
});

test('the editor speaks German and passes axe by day and by night', async ({ page }) => {
  await newQuest(page, 'Die Drehkammern', 'de');
  await expect(page.getByText(de.workshop.good)).toBeVisible();
  await page.getByRole('application').focus();
  await press(page, '.');
  await expect(problemsOf(page)).toHaveText([/^Orlaf nimmt teil und hat kein Startfeld\./]);
  // The drawing itself is hidden from assistive technology, and large.
  const checkPart = (part: string): Promise<void> => check(page, [], part, '.dun-drawing');
  await checkPart('body');
  for (const part of ['Helden', 'Overlord', 'Sieg', 'Erzählung', 'Regeln']) {
    await page.getByRole('tab', { name: part }).click();
    await checkPart('.kit-pages');
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await checkPart('body');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a finger draws, and the tools are in reach of it', async ({ page }) => {
    await newQuest(page, 'The Broken Gate');
    await page.getByRole('radio', { name: 'bones', exact: true }).tap();
    const { x, y } = await pointAt(page, 'C4');
    await page.touchscreen.tap(x, y);
    await expect(here(page)).toHaveText('C4: a Pile of Bones');
    const tools = (await page.locator('.questedit-tools').boundingBox()) as { y: number; height: number };
    const list = (await page.locator('.workshop-check').boundingBox()) as { y: number };
    expect(tools.y + tools.height).toBeLessThan(list.y);
    for (const part of ['Draw', 'Heroes', 'Overlord', 'Victory', 'Rules', 'Story']) {
      await page.getByRole('tab', { name: part }).click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
    }
  });
});
