// A sitting of Rune: by finger in German, by key, in words, and over the wire.

import { gameById } from '@skald/games';
import { checkInBothThemes } from './checks.ts';
import { listenTo } from './frames.ts';
import { offScreen, UPRIGHT } from './handheld.ts';
import { byWords, runeMoment } from './rune.ts';
import { fileOf } from './scenes.ts';
import { arrive, enter, expect, openFile, type Page, questionOf, settled, test, WORDS } from './table.ts';

const { en } = WORDS;
const module = gameById('rune')!;
const OPTIONS = { adventure: 'stolen-rune', rounds: 2 };
const SEATS = [['ragnar'], ['gunnhild'], ['hrolf']];

/** Somebody is asked in a place that offers several things. */
const offering = runeMoment('room', { seats: SEATS, options: OPTIONS }, ({ options }) =>
  options.some(({ choice }) => choice.act === 'touch' && choice.offer === 1),
);
const volunteering = runeMoment('volunteer', { seats: SEATS, options: OPTIONS });

async function choosePlay(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: 'What is played' })
    .selectOption({ label: 'The Stolen Rune, an adventure' });
  await page.getByText(en.create.more).click();
  await page.getByRole('spinbutton', { name: /^Night falls after/ }).fill('2');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What is told here' })).toBeVisible();
}

test.describe('in the hand', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true });
  test('in German: a thing of the picture is tapped, looked at and taken', async ({ page }) => {
    await arrive(page, '/', { language: 'de', forced: false });
    await openFile(page, fileOf(offering.record, [offering.seat]));
    const thing = page.locator('[data-offer="1"]');
    await expect(thing).toBeVisible();
    expect(await offScreen(page)).toEqual([]);
    await checkInBothThemes(page);
    await thing.tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: /^Genauer ansehen/ }).tap();
    await expect(menu).toBeHidden();
    await settled(page);
    await expect(page.locator('.run-telling')).toContainText(/\S/);
    await expect(page.locator('.run-clock')).toContainText('In der Nacht geholt');
  });
});

test('by key alone: the chance is shown, a digit rolls', async ({ page }) => {
  await arrive(page, '/', { forced: false });
  await openFile(page, fileOf(volunteering.record, [volunteering.seat]));
  await expect(questionOf(page)).toContainText(/succeeds \d+/);
  const question = await page.locator('#asked').innerText();
  await page.keyboard.press('1');
  await expect(page.locator('#asked')).not.toHaveText(question);
  await expect(page.locator('.run-happened')).toContainText(/rolls/);
});

test('in words: where they are, what was told, what is here, who goes first, and what everybody has', async ({
  page,
}) => {
  await arrive(page, '/', { textBoard: true, forced: false });
  await openFile(page, fileOf(offering.record, [offering.seat]));
  const board = page.getByRole('main', { name: en.table.board });
  for (const said of [
    'Encounter 1 of 7',
    'Where we are',
    'What one may do here',
    'Marching order',
    'Victory points',
  ])
    await expect(board).toContainText(said);
  await expect(board).toContainText('Above the last field the ground becomes flat');
  await byWords(page, { id: 'goOn', choice: { act: 'goOn' }, label: 'Go on', view: {} as never, seat: 0 });
  await settled(page);
});

test('over the wire nobody is told what has not been reached', async ({ page }) => {
  const heard = listenTo(page);
  await arrive(page, '/tables', { forced: false });
  await enter(page, 'Sigrun');
  await page.goto('/new/rune/online');
  for (const place of [/^Gunnhild/, /^Hrolf/])
    await page.getByRole('combobox', { name: place }).selectOption({ label: 'Bot: thrall' });
  await choosePlay(page);
  await questionOf(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: /^The empty courtyard|^Waking in dread/ })).toBeVisible();
  const shown = await page.content();
  const wire = heard.join('\n');
  expect(wire).toContain('You wake, all of you in the same breath');
  const ahead = (module.documents?.adventure?.samples ?? []).flatMap(narrationsIn).slice(2);
  const others = ahead.filter((text) => !/^(You wake|In the courtyard|Above the last)/.test(text));
  expect(others.length).toBeGreaterThan(10);
  for (const text of others) {
    expect(wire).not.toContain(text.slice(0, 60));
    expect(shown).not.toContain(text.slice(0, 60));
  }
});

/** All that is read aloud in an adventure. */
function narrationsIn(document: unknown): string[] {
  const { encounters = [] } = document as {
    encounters?: { encounter: { events: { narration: string | { en: string } }[] } }[];
  };
  return encounters.flatMap(({ encounter }) =>
    encounter.events.map(({ narration }) => (typeof narration === 'string' ? narration : narration.en)),
  );
}
