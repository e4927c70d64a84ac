// Heroes of Rune are built from nothing, grow, and go on paper.

import { readFile } from 'node:fs/promises';
import { gameById } from '@skald/games';
import { check, said } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const BENCH = '/workshop/rune/hero';

interface Hero {
  readonly name: string;
  readonly looks?: unknown;
  readonly ledger: readonly unknown[];
}

/** A hero of the gallery by his name. */
const heroNamed = (name: string): Hero =>
  (gameById('rune')!.documents!.hero!.samples as readonly Hero[]).find((hero) => hero.name === name) as Hero;

/** The same after a long life, with gifts and a horse. */
function grown(name: string): Hero {
  const on = '2024-05-01';
  const gain = { line: 'gain', on, cause: 'pillaging', points: 50, marked: ['dodge'] };
  const paid = (points: number, purchase: object, moment: string) => ({
    line: 'expense',
    on,
    points,
    purchase,
    place: { moment },
  });
  const ledger = [
    ...Array.from({ length: 30 }, () => gain),
    paid(75, { kind: 'gift', gift: 'valor-of-tyr' }, 'encounter-end'),
    paid(75, { kind: 'gift', gift: 'thors-thews' }, 'encounter-end'),
    paid(45, { kind: 'experience', ability: 'dodge' }, 'encounter-end'),
    paid(150, { kind: 'horse' }, 'adventure-start'),
    paid(25, { kind: 'insurance' }, 'encounter-start'),
  ];
  return { ...heroNamed(name), ledger };
}

/** Opens the builder with the sample of this name. */
async function begin(page: Page, sample: string, language: 'en' | 'de' = 'en'): Promise<void> {
  const words = WORDS[language].workshop;
  await arrive(page, BENCH, { language });
  await page.getByRole('combobox', { name: words.begin }).selectOption({ label: sample });
  await page.getByRole('button', { name: words.fresh }).click();
  await expect(left(page)).toBeVisible();
}

/** Replaces what is there by a hero, as a file. */
const read = (page: Page, hero: unknown, words = en): Promise<void> =>
  page
    .getByLabel(words.workshop.load)
    .last()
    .setInputFiles({
      name: 'hero.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof hero === 'string' ? hero : JSON.stringify(hero)),
    });

const left = (page: Page): Locator => page.locator('.heroedit-left b');
const turn = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();
const number = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function held(page: Page): Promise<Record<string, unknown>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.workshop.save }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** So many steps, each by its button. */
async function step(page: Page, name: string, direction: 'raise' | 'lower', times: number): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${name}: ${direction} to `) });
  for (let i = 0; i < times; i++) await button.click();
}

test('a hero is built from nothing by mouse, with his points and numbers in sight', async ({ page }) => {
  await begin(page, 'Gest');
  await page.getByLabel('Given name').fill('Ragnar');
  await page.getByLabel('Given name').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ragnar');
  await expect(left(page)).toHaveText('60');

  await turn(page, 'Characteristics');
  const strength = page.getByRole('button', {
    name: /^Strength: raise to 1: costs 4; Fists: DAM 0 → 1; Hit points 44 → 48/,
  });
  await strength.hover();
  await expect(page.locator('.heroedit-left')).toContainText('→ 56');
  await expect(number(page, 'Fists, Damage: 0')).toContainText('→1');
  for (const [name, up] of [
    ['Strength', 2],
    ['Stamina', 3],
    ['Dexterity', 3],
    ['Quickness', 2],
  ] as const)
    await step(page, name, 'raise', up);
  for (const name of ['Intelligence', 'Perception', 'Presence', 'Communication'])
    await step(page, name, 'lower', 1);
  await step(page, 'Points for hit points', 'raise', 3);
  await expect(left(page)).toHaveText('17');

  await turn(page, 'Abilities');
  await page.getByRole('searchbox').fill('great');
  await expect(page.locator('.heroedit-list li')).toHaveCount(1);
  await step(page, 'Great Weapon', 'raise', 3);
  await page.getByRole('searchbox').fill('');
  for (const name of ['Dodge', 'Bows', 'Sprint', 'Balance', 'Bravery', 'Climb', 'Jump', 'Swim'])
    await step(page, name, 'raise', 1);
  await expect(left(page)).toHaveText('0');
  await step(page, 'Awareness', 'raise', 1);
  await expect(left(page)).toHaveText('−2');
  await expect(page.getByText('He costs 2 points too much. Take something back.').first()).toBeVisible();
  await step(page, 'Awareness', 'lower', 1);

  await turn(page, 'Gear');
  for (const name of ['Viking axe', 'War maul', 'Short bow'])
    await page.getByRole('button', { name: `Take: ${name}` }).click();
  await page.getByRole('radio', { name: /^Heavy leather/ }).check();
  await expect(page.getByText('Load 7, heavy from 8: lightly loaded')).toBeVisible();

  await number(page, 'Viking axe, Initiative: 9').click();
  await expect(page.locator('.heroedit-parts')).toHaveText(
    'Initiative, Viking axe: 2 Quickness + 3 Great Weapon + 5 Viking axe − 1 armor = 9',
  );
  await expect(page.locator('.workshop-check')).toContainText(en.workshop.advice);
  const { looks: _, ...ragnar } = heroNamed('Ragnar');
  expect(await held(page)).toEqual(ragnar);
});

test('a hero is built by keyboard alone', async ({ page }) => {
  await begin(page, 'Gest');
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 300; presses++) {
      if (name.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo(/^SpearmanThorfinn|^Spearman/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thorfinn the Lean');
  await page.getByRole('tab', { name: 'Who' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Characteristics' })).toBeFocused();
  await tabTo(/^Strength: raise to 3/);
  await expect(number(page, 'Spear, Damage: 7')).toContainText('→8');
  await page.keyboard.press('Enter');
  await expect(left(page)).toHaveText('−8');
  await tabTo(/^Quickness: lower to 1/);
  await page.keyboard.press('Space');
  await tabTo(/^Intelligence: lower to −1/);
  await page.keyboard.press('Enter');
  await tabTo(/^Perception: lower to −1/);
  await page.keyboard.press('Enter');
  await expect(left(page)).toHaveText('0');
  await expect(page.locator('.workshop-check')).toContainText(en.workshop.good);
  await page.keyboard.press('Control+z');
  await expect(left(page)).toHaveText('−2');
});

test('victory points are written down, spent, taken back and planned', async ({ page }) => {
  await begin(page, 'Ragnar');
  await turn(page, 'Ledger');
  await page.getByText('Write down what happened').click();
  await page.getByRole('textbox', { name: 'Points' }).fill('200');
  await page.getByRole('combobox', { name: 'Add one' }).selectOption({ label: 'Dodge' });
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByRole('button', { name: 'Write them down' }).click();
  await expect(page.getByText('Pillaging (proved: Dodge)')).toBeVisible();

  await turn(page, 'Improve');
  await page.getByRole('searchbox').fill('thews');
  await page.getByRole('button', { name: 'Buy for 75 points: Thor’s Thews' }).click();
  await expect(number(page, 'Hit points: 87')).toBeVisible();
  await page.getByRole('combobox', { name: 'At a shrine of' }).selectOption({ label: 'Thor' });
  await page.getByRole('button', { name: 'Buy for 52 points: Thor’s Thews' }).click();
  await expect(page.getByText('He owes most to Thor.')).toBeVisible();
  await page.getByRole('radio', { name: 'Experience' }).check();
  await page.getByRole('button', { name: 'Buy for 45 points: Dodge, by experience' }).click();
  await expect(page.getByText('28 victory points to spend, 200 gained')).toBeVisible();

  await turn(page, 'Ledger');
  await page.getByRole('button', { name: 'Take back: Thor’s Thews' }).first().click();
  await expect(number(page, 'Hit points: 87')).toBeVisible();
  await expect(page.locator('.workshop-check')).toContainText(en.workshop.advice);

  await turn(page, 'Plan');
  await page.getByRole('combobox', { name: 'A gift', exact: true }).selectOption({ label: 'Might of Thor' });
  await page.getByRole('button', { name: 'A gift', exact: true }).click();
  await expect(page.getByText('It costs 300 points, and 200 are free.')).toBeVisible();
  await page.getByRole('spinbutton').fill('300');
  await expect(page.getByRole('heading', { name: 'Costs 300 points, 80 left' })).toBeVisible();
  await expect(page.getByText('Viking axe, War maul and Fists: DAM +1')).toBeVisible();
});

test('a damaged hero says where he is damaged and changes nothing', async ({ page }) => {
  await begin(page, 'Hild the Dueller');
  const before = await held(page);
  for (const [text, why] of [
    ['{"skald":"hero","version":1', en.workshop.notJson],
    [
      JSON.stringify({ ...heroNamed('Ari'), hitPoints: 'many' }),
      /at “hitPoints”\. What you had is unchanged\.$/,
    ],
    [JSON.stringify({ ...heroNamed('Ari'), version: 9 }), /later Skald.*What you had is unchanged\.$/],
  ] as const) {
    await read(page, text);
    await expect(page.getByRole('alert')).toHaveText(why);
    expect(await held(page)).toEqual(before);
  }
  await read(page, heroNamed('Ari'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ari the Learned');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the builder speaks German and passes axe by day and by night', async ({ page }) => {
  await begin(page, 'Groa die Tiefsinnige', 'de');
  await read(page, grown('Groa'), de);
  for (const name of ['Wer', 'Eigenschaften', 'Fertigkeiten', 'Ausrüstung', 'Verbessern', 'Buch', 'Plan']) {
    await turn(page, name);
    await check(page, [], 'main', '.rune-portrait');
    const english = (await said(page)).filter((text) => /\b(the|of|with|and|you|his|points)\b/i.test(text));
    expect(english).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await turn(page, 'Fertigkeiten');
  await check(page, [], 'main', '.rune-portrait');
});

for (const [paper, width, height] of [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const)
  test(`a sheet on ${paper} has two pages with all that he is`, async ({ page }) => {
    await begin(page, 'Gest');
    await read(page, grown('Vigfus'));
    await expect(page.getByText(en.workshop.kept)).toBeVisible();
    await page.getByRole('link', { name: en.workshop.sheet }).click();
    await page.getByRole('combobox', { name: en.workshop.paper }).selectOption(paper);
    await expect(page.locator('.herosheet')).toContainText('Valor of Tyr');
    await check(page, [], 'main', '.rune-portrait');
    const cut = await page
      .locator('.herosheet-page')
      .evaluateAll(
        (pages) => pages.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
      );
    expect(cut).toBe(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    const [, wide = 0, high = 0] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []).map(Number);
    expect([Math.round(wide), Math.round(high)]).toEqual([width, height]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.workshop.asText }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('vigfus-long-legs.hero.txt');
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^Vigfus Long-Legs\n/);
  });

test('one of several heroes is duplicated, and either goes its own way', async ({ page }) => {
  await begin(page, 'Osk the Easterner');
  await turn(page, 'Characteristics');
  await step(page, 'Presence', 'raise', 1);
  await expect(page.getByText(en.workshop.kept)).toBeVisible();
  await page.goto(BENCH);
  await page.getByRole('button', { name: `${en.workshop.duplicate}: Osk the Easterner` }).click();
  await expect(page.locator('.tables li')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('all pages are as wide as the screen, and what is left stays in sight', async ({ page }) => {
    await begin(page, 'Gest');
    await read(page, grown('Ragnar'));
    for (const name of ['Who', 'Characteristics', 'Abilities', 'Gear', 'Improve', 'Ledger', 'Plan']) {
      await turn(page, name);
      await page.locator('.heroedit').evaluate((at) => at.scrollTo(0, at.scrollHeight));
      await expect(left(page)).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await turn(page, 'Characteristics');
    await page.getByRole('button', { name: /^Strength: lower/ }).tap();
    await expect(left(page)).toHaveText('4');
    await page.getByRole('button', { name: 'Important numbers' }).tap();
    await expect(number(page, 'Viking axe, Damage: 11')).toBeInViewport();
  });
});
