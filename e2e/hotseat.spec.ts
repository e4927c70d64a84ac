// Two people, one device.

import { fileOf, momentWhere } from './scenes.ts';
import {
  arrive,
  beginHere,
  curtain,
  ending,
  expect,
  logOf,
  openFile,
  playOn,
  questionOf,
  seen,
  tab,
  test,
  WORDS,
} from './table.ts';

const { en } = WORDS;

test('hands the device over behind a curtain, and plays to the end', async ({ page }) => {
  await arrive(page, '/new');
  await beginHere(page, { controls: { Beowulf: en.create.human, Ragnar: en.create.human }, turns: 3 });
  let curtains = 0;
  for (;;) {
    const { moment } = await seen(page);
    if (moment === 'over') break;
    if (moment === 'curtain') {
      curtains += 1;
      // Nothing of the table is on the page, not even hidden.
      await expect(page.getByRole('application')).toHaveCount(0);
      await expect(page.getByRole('complementary')).toHaveCount(0);
      const name = /device to (.+)/.exec(await curtain(page).innerText())?.[1] as string;
      const said = await page.evaluate(() => document.getElementById('root')?.textContent);
      expect(said).toBe(`${en.curtain.heading(name)}${en.curtain.text}${en.curtain.ready(name)}`);
      await page.getByRole('button', { name: en.curtain.ready(name) }).click();
      await expect(page.getByRole('application')).toBeVisible();
    }
    await playOn(page, { until: (now) => now.moment === 'curtain' });
  }
  expect(curtains).toBeGreaterThan(3);
  await expect(ending(page)).toBeVisible();
});

test('keeps a luck bid from the other one until both have bid', async ({ page }) => {
  const record = momentWhere(
    ({ kind, options }, match) => kind === 'luckBid' && options.length > 2 && match.decisions().length === 2,
  );
  await arrive(page);
  await openFile(page, fileOf(record, [0, 1], ['Anna', 'Björn']));
  await expect(curtain(page)).toBeVisible();
  await page.getByRole('main').getByRole('button').click();
  const slider = questionOf(page).getByRole('slider');
  await expect(slider).toBeVisible();
  await tab(page, 'Heroes').click();
  const sheets = await page.getByRole('tabpanel').innerText();
  await tab(page, en.table.tabs.log).click();
  const told = await logOf(page).allInnerTexts();
  await slider.focus();
  await page.keyboard.press('End');
  const bid = await slider.getAttribute('aria-valuetext');
  expect(bid).toMatch(/luck/);
  await questionOf(page)
    .getByRole('button', { name: bid as string, exact: true })
    .click();

  await expect(curtain(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.innerHTML)).not.toContain(bid);
  await page.getByRole('main').getByRole('button').click();
  await expect(questionOf(page).getByRole('slider')).toBeVisible();
  await expect(questionOf(page).getByRole('slider')).toHaveValue('0');
  expect(await logOf(page).allInnerTexts()).toEqual(told);
  await tab(page, 'Heroes').click();
  const luck = (text: string) => [...text.matchAll(/Luck\s+(\d+)/g)].map(([, n]) => n);
  expect(luck(await page.getByRole('tabpanel').innerText())).toEqual(luck(sheets));
  expect(luck(sheets)).toHaveLength(2);
});
