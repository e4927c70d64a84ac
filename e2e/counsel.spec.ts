// Counsel: what a jarl would do in one's place, why, and at a press.

import { openMoment } from './field.ts';
import { offersOdds, runeMoment, SHORT } from './rune.ts';
import { arrive, beginHere, expect, playOn, questionOf, seen, settled, test, WORDS } from './table.ts';

const { en } = WORDS;
const striking = runeMoment('act', { options: SHORT }, offersOdds('strike'));

test('a jarl tells what he would do and why, and it is done at a press', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  const ask = questionOf(page).getByRole('button', { name: en.counsel.ask });
  await ask.click();
  await expect(questionOf(page)).toContainText(/A jarl would choose: .+/);
  await expect(questionOf(page)).toContainText(/Why: .+\./);
  const { mark } = await seen(page);
  await questionOf(page).getByRole('button', { name: en.counsel.doSo }).click();
  await settled(page);
  await expect.poll(async () => (await seen(page)).mark).not.toBe(mark);
  await expect(questionOf(page).getByText('A jarl would choose')).toHaveCount(0);
});

test('counsel is dismissed by the same press, and nobody is counselled against people', async ({ page }) => {
  await arrive(page);
  await openMoment(page, striking);
  const ask = questionOf(page).getByRole('button', { name: en.counsel.ask });
  await ask.click();
  await expect(ask).toHaveAttribute('aria-expanded', 'true');
  await ask.click();
  await expect(ask).toHaveAttribute('aria-expanded', 'false');
  await expect(questionOf(page).getByText('A jarl')).toHaveCount(0);

  await arrive(page, '/new');
  await beginHere(page, { controls: { Beowulf: en.create.human, Ragnar: en.create.human }, turns: 5 });
  await playOn(page, { until: ({ moment }) => moment === 'asked' });
  await expect(questionOf(page).getByRole('button', { name: en.counsel.ask })).toHaveCount(0);
});
