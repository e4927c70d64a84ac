// At a table of the hall all is shown and told as at one on this device: dice first, what happened meanwhile, and no more
// than one wants at once.

import { setUpCampaign } from './campaign.ts';
import { beforeDice, DICE_GAMES, rolling, told } from './dice-moments.ts';
import { struckMoment } from './meanwhile.ts';
import { enterAsAnna } from './online.ts';
import { fileOf } from './scenes.ts';
import { stopTime } from './stopped-time.ts';
import {
  arrive,
  enter,
  expect,
  fromMenu,
  openFile,
  type Page,
  playOn,
  questionOf,
  seen,
  setUp,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;

/** Opens a game on this device and takes it to the hall. */
async function bring(page: Page, file: string): Promise<void> {
  await openFile(page, file);
  await expect(page.getByRole('application')).toBeVisible();
  await fromMenu(page, en.table.moveOnline);
  await page.waitForURL(/\/table\/[a-z0-9]{12}$/);
  await expect(page.getByRole('application')).toBeVisible();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing tells how the dice of the hall fall before they lie on the board', async ({ page }) => {
    const { record, seat, label } = beforeDice(DICE_GAMES[2]);
    await page.clock.install();
    await arrive(page, '/tables', { pace: 300 });
    await enter(page, 'Anna');
    await page.goto('/');
    await bring(page, fileOf(record, [seat]));
    await expect.poll(async () => (await seen(page)).moment).toBe('asked');
    await stopTime(page);
    const before = await told(page);
    await questionOf(page).getByRole('button').filter({ hasText: label }).first().click();
    await expect(rolling(page)).toBeVisible();
    expect(await told(page)).toEqual(before);
    await expect
      .poll(async () => {
        await page.clock.runFor(300);
        return rolling(page).count();
      })
      .toBe(0);
    expect(await told(page)).not.toEqual(before);
  });
});

test('who comes to a table of the hall reads by turns what happened, and then what befell him', async ({
  page,
}) => {
  const struck = struckMoment();
  await arrive(page, '/tables', { briefing: true });
  await enter(page, 'Anna');
  await page.goto('/');
  await bring(page, fileOf(struck, [0]));
  const digest = page.getByRole('region', { name: en.table.digest });
  await expect(digest.getByRole('heading', { name: /^Turn \d+ of 20$/ }).last()).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('skald-settings') ?? '{}') as object;
    localStorage.setItem('skald-settings', JSON.stringify({ ...kept, briefing: false }));
  });
  await page.reload();
  const recap = page.getByRole('region', { name: en.table.recap });
  await recap.getByRole('button', { name: en.table.recap }).click();
  await expect(recap.getByRole('listitem')).toHaveCount(3);
});

test('bots of the hall are paused and stepped through, and a running game is looked through by turns', async ({
  page,
}) => {
  await enterAsAnna(page);
  const karl = en.create.bot(en.create.levels.karl);
  await setUp(page, { controls: { Beowulf: en.create.me, Ragnar: karl }, turns: 5 });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('button', { name: en.table.pause, exact: true }).click();
  // Keys are for the game, not for the button that was pressed last.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // One's own answers go on; what the bot does then has to be stepped through.
  await playOn(page, { until: () => page.getByText(en.table.asksUnseen).isVisible() });
  await expect(page.getByText(en.table.asksUnseen)).toBeVisible();
  expect((await seen(page)).moment).toBe('waiting');
  while ((await seen(page)).moment !== 'asked') await page.keyboard.press('.');
  await expect(page.getByText(en.table.asksUnseen)).toHaveCount(0);

  await fromMenu(page, en.table.replay);
  const turns = page.getByRole('combobox', { name: en.replay.turn });
  await expect(turns.getByRole('option').filter({ hasText: /^Turn 1/ })).toHaveCount(1);
  await turns.selectOption({
    label: await turns
      .getByRole('option')
      .filter({ hasText: /^Turn 1/ })
      .innerText(),
  });
  await expect(page.getByRole('slider')).not.toHaveValue(
    (await page.getByRole('slider').getAttribute('max')) ?? '',
  );
});

test('what a question teaches is said when it is first asked, and not left out because another was answered', async ({
  page,
}) => {
  await arrive(page, '/tables');
  await enter(page, 'Anna');
  await page.goto('/new/campaign/online');
  await setUpCampaign(page, {
    vikings: en.create.bot(en.create.levels.karl),
    normans: en.create.me,
    turns: 5,
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/table\//);
  // Whoever is connected has a mark for it, and still the whole of his name.
  await expect(page.locator('.seats .presence')).toHaveCount(1);
  const names = page.locator('.seats strong');
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth))).toEqual(
    [],
  );
  for (const asked of [/^Divide/, /wait for the Vikings/]) {
    await expect.poll(async () => (await seen(page)).question).toMatch(asked);
    await expect(page.locator('.teaching')).toBeVisible();
    await questionOf(page)
      .getByRole('button', { name: /^(Divide as|Garrock Keep)/ })
      .click();
  }
  await expect(page.getByRole('button', { name: en.table.explain })).toBeVisible();
});
