// Sagas: an adventure is played to its end, the next begins with what was won, and the ledger tells it.

import { gameById } from '@skald/games';
import { check } from './checks.ts';
import { dungeonMoment, map, openMoment, setUpDungeon } from './dungeon.ts';
import {
  arrive,
  ending,
  enter,
  expect,
  optionsOf,
  type Page,
  questionOf,
  tab,
  test,
  WORDS,
} from './table.ts';

const { en, de } = WORDS;
const { presets } = gameById('dungeon')!;

/** A band that has just won its third adventure, and is asked who takes the reward. */
const rewarded = dungeonMoment('reward', {
  party: { ...(presets[0]?.options.party as object), next: 3 },
});

const cardOf = (page: Page) => page.getByRole('article').first();
const ledgerOf = (page: Page) => cardOf(page).getByRole('list').last().getByRole('listitem');

async function fitsAPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('on this device the next adventure begins with what was won; the ledger tells it, and that nobody vouches', async ({
  page,
}) => {
  await arrive(page);
  await openMoment(page, rewarded);
  const first = page.url();
  await optionsOf(page).first().click();
  await expect(ending(page)).toBeVisible();
  const question = questionOf(page);
  await expect(question).toContainText('Next: The Trampled Hall.');
  const carried = /(\w+) takes along: ([^.]+)\./.exec((await question.textContent()) ?? '');
  const item = carried?.[2]?.split(/,| and /)[0] ?? 'nothing';
  await question.getByRole('button', { name: en.sagas.next }).click();
  await expect(page).not.toHaveURL(first);
  await expect(map(page)).toBeVisible();
  const second = page.url();
  await tab(page, 'Heroes and foes').click();
  await expect(page.getByRole('tabpanel')).toContainText(item);
  // What the adventure names for those who play it alone, the band has not.
  await expect(page.getByRole('tabpanel')).not.toContainText('Healing Potion');

  await page.goto('/sagas');
  await expect(cardOf(page)).toContainText(en.sagas.unsigned);
  await expect(ledgerOf(page)).toHaveCount(1);
  await expect(ledgerOf(page)).toContainText('3. Where Four Roads Meet: Victory for the Heroes.');
  await expect(ledgerOf(page)).toContainText(item);
  await check(page);
  await fitsAPhone(page);
  // By keyboard alone to where it is played.
  await cardOf(page).getByRole('link', { name: en.sagas.toTable }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('skald-settings') ?? '{}') as object;
    localStorage.setItem('skald-settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await page.goto('/sagas');
  await expect(cardOf(page)).toContainText(de.sagas.unsigned);
  await expect(ledgerOf(page)).toContainText('Sieg der Helden.');
});

test('after a defeat on this device the same is offered once more, and only once', async ({ page }) => {
  await arrive(page, '/play/dungeon');
  const question = questionOf(page);
  await question.getByRole('button', { name: 'Let all of them face the nearest enemy or door' }).click();
  await question.getByRole('button', { name: 'Give up the adventure' }).click();
  await question.getByRole('button', { name: 'Give up the adventure' }).click();
  await question.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(question.getByRole('button', { name: 'Once more: 1. The Broken Gate' })).toBeVisible();
  await expect(question.getByRole('button', { name: en.table.rematch })).toHaveCount(0);
});

test('in the hall: whoever gives up an adventure finds the next table, and the saga among the sagas', async ({
  page,
}) => {
  await arrive(page, '/tables');
  await enter(page, 'Dagny');
  await page.goto('/new/dungeon/online');
  await setUpDungeon(page, {
    adventure: 'The saga: all ten in order',
    places: { Heroes: en.create.me, Overlord: en.create.bot(en.create.levels.karl) },
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(map(page)).toBeVisible();
  const first = page.url();
  const question = questionOf(page);
  await question.getByRole('button', { name: 'Let all of them face the nearest enemy or door' }).click();
  // It asks twice: it cannot be taken back.
  await question.getByRole('button', { name: 'Give up the adventure' }).click();
  await question.getByRole('button', { name: 'Give up the adventure' }).click();
  await question.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(question).toContainText('Victory for the Overlord.');
  await expect(question).toContainText('once more');

  await question.getByRole('link', { name: en.sagas.toSaga }).click();
  await expect(ledgerOf(page)).toHaveCount(1);
  await expect(ledgerOf(page)).toContainText('1. The Broken Gate: Victory for the Overlord.');
  await expect(cardOf(page)).toContainText('Orlaf and Rordin: Dagny');
  await expect(cardOf(page)).not.toContainText(en.sagas.unsigned);
  await fitsAPhone(page);
  await check(page);

  await page.goto(first);
  await question.getByRole('button', { name: 'Once more: 1. The Broken Gate' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(map(page).getByRole('button', { name: /^Orlaf/ })).toBeVisible();
  const second = page.url();
  await page.goto('/sagas');
  await cardOf(page).getByRole('link', { name: en.sagas.toTable }).click();
  await expect(page).toHaveURL(second);
});
