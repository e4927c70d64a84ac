// A campaign of two people around one device and one table.

import { campaignMoment, map, openMoment, setUpCampaign } from './campaign.ts';
import { arrive, curtain, ending, expect, logOf, playOn, questionOf, seen, test, WORDS } from './table.ts';

const { en } = WORDS;

test('a whole campaign by two people; what each divides stays behind the curtain', async ({ page }) => {
  await arrive(page, '/new/campaign');
  await setUpCampaign(page, {
    vikings: en.create.human,
    normans: en.create.human,
    turns: 4,
    battles: 'on your own table',
  });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();

  await test.step('both divide in secret', async () => {
    await expect(curtain(page)).toBeVisible();
    await page.getByRole('main').getByRole('button').click();
    const first = questionOf(page).getByRole('slider').first();
    await expect(first).toHaveValue('5');
    await first.focus();
    await page.keyboard.press('End');
    await expect(first).toHaveValue('6');
    const sum = (): Promise<number> =>
      questionOf(page)
        .getByRole('slider')
        .evaluateAll((sliders) =>
          sliders.reduce((all, slider) => all + Number((slider as HTMLInputElement).value), 0),
        );
    expect(await sum()).toBe(15);
    const division = await questionOf(page)
      .getByRole('button', { name: /^Divide as/ })
      .innerText();
    expect(division).toContain('6');
    await questionOf(page)
      .getByRole('button', { name: /^Divide as/ })
      .click();

    await expect(curtain(page)).toBeVisible();
    const behind = await page.evaluate(() => document.body.innerHTML);
    expect(behind).not.toContain('Divide as');
    await page.getByRole('main').getByRole('button').click();
    await expect(questionOf(page).getByRole('slider').first()).toHaveValue('5');
    await questionOf(page)
      .getByRole('button', { name: /^Divide as/ })
      .click();
  });

  let curtains = 0;
  for (;;) {
    const { moment } = await seen(page);
    if (moment === 'over') break;
    if (moment === 'curtain') {
      curtains += 1;
      await expect(map(page)).toHaveCount(0);
      await page.getByRole('main').getByRole('button').click();
      await expect(map(page)).toBeVisible();
    }
    await playOn(page, { until: (now) => now.moment === 'curtain' });
  }
  expect(curtains).toBeGreaterThan(3);
  await expect(ending(page)).toBeVisible();
});

const fought = campaignMoment('winner', { battles: 'table', oneEntry: true, turnLimit: 8 });

test('a battle on the table: the sheet is shown and printed, the result entered, doubted, confirmed', async ({
  page,
}) => {
  await arrive(page);
  await openMoment(page, fought, 'a friend');

  await test.step('the set-up sheet', async () => {
    await questionOf(page).getByRole('button', { name: 'Show the set-up sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Set-up sheet' });
    await expect(sheet.getByRole('heading', { name: /^The battle at/ })).toBeVisible();
    for (const part of ['Forces', 'Terrain', 'Before the first turn', 'Result'])
      await expect(sheet.getByRole('heading', { name: part })).toBeVisible();
    await expect(sheet.getByRole('img', { name: /^Proposed table, 120 by 80/ })).toBeVisible();
    // Printing is asked of the browser; on paper there is only the sheet, on one page.
    const printed = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          window.print = () => done(true);
        }),
    );
    await sheet.getByRole('button', { name: 'Print' }).click();
    expect(await printed).toBe(true);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(map(page)).toBeHidden();
    await expect(sheet.getByRole('heading', { name: 'Terrain' })).toBeVisible();
    await page.emulateMedia({ media: null });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step('the result', async () => {
    const form = questionOf(page);
    const [winner, own, other] = [
      form.getByRole('group', { name: 'Who won?' }),
      form.getByRole('group', { name: /points destroyed/ }).first(),
      form.getByRole('group', { name: /points destroyed/ }).last(),
    ];
    await winner.getByRole('radio').first().check();
    await own.getByRole('radio', { name: '1', exact: true }).check();
    await expect(form.getByText('The winner lost more than the loser. Is that right?')).toBeVisible();
    await other.getByRole('radio', { name: '2', exact: true }).check();
    await expect(form.getByText('The winner lost more than the loser. Is that right?')).toBeHidden();
    await form.getByRole('button', { name: 'Enter this result' }).click();
  });

  await test.step('both confirm, then the saves fall', async () => {
    const yes = questionOf(page).getByRole('button', { name: /Yes, roll the saves/ });
    const lift = page.getByRole('main').getByRole('button');
    // Whoever entered it may be asked first, and then nothing is covered.
    await expect(curtain(page).or(yes)).toBeVisible();
    if (await curtain(page).isVisible()) await lift.click();
    await yes.click();
    await expect(curtain(page)).toBeVisible();
    await lift.click();
    await yes.click();
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/Is that right/);
    if (await curtain(page).isVisible()) await page.getByRole('main').getByRole('button').click();
    await expect(logOf(page).filter({ hasText: /sav/i }).first()).toBeVisible();
  });

  await playOn(page);
  await expect(ending(page)).toBeVisible();
});
