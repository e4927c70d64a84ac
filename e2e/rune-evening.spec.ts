// Evenings of Rune as people have them: five at a table of the hall, one of whom runs it; two who share a device; by
// mouse, by finger and in words. Each encounter is played to its reckoning.

import { said } from './checks.ts';
import { listenTo } from './frames.ts';
import { beginningOf, offScreen, UPRIGHT } from './handheld.ts';
import { say, shortToll } from './rune.ts';
import { fileOf } from './scenes.ts';
import { atTable, beGuest, newTable, sitDown } from './seated.ts';
import { arrive, expect, openFile, type Page, questionOf, seen, settled, WORDS } from './table.ts';
import { test } from './wire.ts';

const { en } = WORDS;

const optionsFor = (heroes: number) => ({ sitting: shortToll(heroes), points: 300 });

type Hand = (page: Page, option: string) => Promise<void>;

const answer = (page: Page, option: string) =>
  questionOf(page)
    .locator(option === FINISH ? '.kit-finish' : `[data-option="${option}"]`)
    .first();
const byMouse: Hand = (page, option) => answer(page, option).click();
const byFinger: Hand = (page, option) => answer(page, option).tap();
const inWords: Hand = (page, option) => say(page, option === FINISH ? '' : option);

const FINISH = 'finish';
/** Whoever can strike does, everybody rolls, nobody lingers, and from the third round on they have had enough. */
const LIKED = [/^strike/, /^roll$/, /^shoot/, /^goOn$/, /^agree$/, /^(allow|letHim|letThem|giveAll|accept)$/];
const likedIn = (round: number): RegExp[] => [...LIKED, round > 2 ? /^runAway$/ : /^plan:0$/];

const roundOn = async (page: Page): Promise<number> =>
  Number(/(?:Round|Runde) (\d+)/i.exec(await page.locator('.table').innerText())?.[1] ?? 0);

async function goAhead(page: Page, hand: Hand): Promise<void> {
  const ids = await questionOf(page)
    .locator('[data-option]:visible, .kit-finish')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.option ?? 'finish'));
  const likes = likedIn(await roundOn(page));
  const liked = likes.map((like) => ids.find((id) => like.test(id))).find((id) => id !== undefined);
  const option = liked ?? (ids.includes(FINISH) ? FINISH : ids[0]);
  if (option !== undefined) await hand(page, option);
  await settled(page);
}

/** Everybody answers whenever he is asked, until something is the case. */
async function playOn(
  people: readonly (readonly [Page, Hand])[],
  until: (page: Page) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    for (const [page, hand] of people) {
      const { moment, mark } = await seen(page);
      if (await until(page)) return;
      if (moment === 'curtain') {
        await page.getByRole('button', { name: /: (show it|aufdecken)$/ }).click();
        await expect(page.getByRole('heading', { name: /^(Hand the device|Gib das Gerät)/ })).toHaveCount(0);
      } else if (moment === 'asked') await goAhead(page, hand);
      else if (people.length === 1) await askedOrTold(page, mark);
    }
  }
}

/** The same words may stand there before one is asked. */
const askedOrTold = (page: Page, mark: string) =>
  page.waitForFunction(
    (before) =>
      document.getElementById('asked') !== null ||
      (document.querySelector('aside') ?? document.body).textContent !== before,
    mark,
    { timeout: 0 },
  );

const isOver = async (page: Page): Promise<boolean> => (await seen(page)).moment === 'over';
/** Everything that an encounter was worth, line by line with its rule. */
async function hasReckoning(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  const { reckoning } = WORDS[language].table;
  await expect(page.getByRole('region', { name: reckoning })).toContainText('RUN-VP-30');
}

test.describe('in the hand', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true });
  test('two share a phone in German, each behind a curtain, to the reckoning', async ({ page }) => {
    await arrive(page, '/', { language: 'de', forced: false });
    await openFile(
      page,
      fileOf(beginningOf('rune', [['ragnar'], ['gunnhild']], optionsFor(2)), [0, 1], ['Anna', 'Björn']),
    );
    let curtains = 0;
    const english: string[] = [];
    await playOn([[page, byFinger]], async () => {
      const { moment } = await seen(page);
      if (moment === 'curtain') {
        curtains += 1;
        await expect(page.getByRole('complementary')).toHaveCount(0);
        await expect(page.locator('.run-telling, .run-answer')).toHaveCount(0);
      } else if (moment === 'asked') expect(await offScreen(page)).toEqual([]);
      english.push(...(await said(page)).filter((text) => /\b(the|and|points|your|with|rolls)\b/.test(text)));
      return moment === 'over';
    });
    expect(english).toEqual([]);
    expect(curtains).toBeGreaterThan(3);
    await hasReckoning(page, 'de');
  });
});

test('in words alone, by typing, an encounter is played to its reckoning', async ({ page }) => {
  await arrive(page, '/', { textBoard: true, forced: false });
  await openFile(page, fileOf(beginningOf('rune', [['ragnar'], ['gunnhild']], optionsFor(2)), [0]));
  await expect(page.getByRole('main', { name: en.table.board })).toContainText('Where we are');
  await playOn([[page, inWords]], isOver);
  await expect(page.getByRole('application')).toHaveCount(0);
  await hasReckoning(page);
});

test('five play an encounter online, two of them on phones and one as its runner; a line that is lost comes back to the same question', async ({
  page: anna,
  visitor,
  wire,
}) => {
  const [bjorn, cora, dora, egil] = [await visitor(), await visitor(), await visitor(), await visitor()];
  const heard = [anna, bjorn, cora, dora].map(listenTo);
  const told = listenTo(egil);
  await arrive(anna, '/about', { forced: false });
  await beGuest(anna, 'Anna');
  const path = await newTable(anna, {
    game: 'rune',
    seats: [
      { kind: 'me', as: ['ragnar'] },
      ...['gunnhild', 'hrolf', 'thorfinn'].map((hero) => ({ kind: 'open' as const, as: [hero] })),
      { kind: 'open', as: 'foes' },
    ],
    options: optionsFor(4),
  });
  const people = [
    [bjorn, wire.address],
    [cora, ''],
    [dora, ''],
    [egil, ''],
  ] as const;
  for (const [i, [page, address]] of people.entries()) {
    await arrive(page, `${address}/about`, { forced: false });
    await beGuest(page, ['Björn', 'Cora', 'Dora', 'Egil'][i]!);
    await sitDown(page, path, i + 1);
    await page.goto(`${address}${path}`);
  }
  for (const page of [bjorn, cora]) await page.setViewportSize(UPRIGHT);
  await anna.goto(path);
  for (const page of [anna, bjorn, cora, dora, egil]) await atTable(page);
  const all = [anna, bjorn, cora, dora, egil].map((page) => [page, byMouse] as const);
  const asks = (kind: RegExp) => async (page: Page) =>
    page === bjorn && kind.test(await questionOf(page).innerText());

  await playOn(all, asks(/roll\?/));
  await test.step('a line is lost and comes back', async () => {
    const question = await bjorn.locator('#asked').innerText();
    wire.freeze();
    await expect(bjorn.getByRole('status').filter({ has: bjorn.locator('.notice') })).toContainText(
      en.table.lost,
    );
    await goAhead(anna, byMouse);
    wire.thaw();
    await expect(bjorn.getByText(en.table.lost)).toBeHidden();
    await expect(bjorn.locator('#asked')).toHaveText(question);
  });
  await playOn(all, isOver);
  for (const [page] of all) {
    await expect.poll(() => isOver(page)).toBe(true);
    await hasReckoning(page);
  }
  await expect(anna.getByRole('region', { name: en.table.reckoning })).toContainText('RUN-VPR-03');
  const beyond = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const page of [bjorn, cora]) expect(await beyond(page)).toBeLessThanOrEqual(0);
  const notes = /"notes":\{"encounter"/;
  expect(told.join('\n')).toMatch(notes);
  for (const frames of heard) expect(frames.join('\n')).not.toMatch(notes);
});
