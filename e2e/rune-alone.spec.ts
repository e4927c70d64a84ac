// One alone, with bots beside him, plays what is told: the beginning of The Stolen Rune by mouse, an encounter by key.

import type { Match } from '@skald/kernel';
import { playSeat } from './field.ts';
import { kept } from './kept.ts';
import { byKeys, byMouse, shortToll } from './rune.ts';
import { fileOf, momentWhere } from './scenes.ts';
import { arrive, expect, openFile, seen, test, WORDS } from './table.ts';

const { reckoning } = WORDS.en.table;

interface Told {
  readonly sitting: { readonly at: number };
}
const reached = (match: Match): number => (match.view(0) as unknown as Told).sitting.at;

/** Three heroes, so far as the dice of this number are: no fight of theirs is long. */
const begun = momentWhere(() => true, {
  game: 'rune',
  seats: [['ragnar'], ['gunnhild'], ['hrolf']],
  options: { adventure: 'stolen-rune', rounds: 2 },
  seed: 8,
});

test('one alone plays the first two encounters of The Stolen Rune among bots', async ({ page }) => {
  await arrive(page, '/', { forced: false });
  await openFile(page, fileOf(begun, [0]));
  await expect(page.locator('#asked')).toBeVisible();
  const met = new Set<number>();
  await playSeat(page, 'rune', 0, byMouse(), (match) => {
    met.add(reached(match));
    return reached(match) === 2;
  });
  expect([...met]).toEqual([0, 1, 2]);
  await expect(page.locator('.run-clock')).toContainText('3 of 7');
});

test('a whole encounter by key alone, from the first sentence to the reckoning', async ({ page }) => {
  const options = { sitting: shortToll(2), points: 300 };
  const record = momentWhere(() => true, {
    game: 'rune',
    seats: [['ragnar'], ['gunnhild']],
    options,
    seed: 3,
  });
  await arrive(page, '/', { forced: false });
  await openFile(page, fileOf(record, [0]));
  await expect(page.locator('#asked')).toBeVisible();
  await playSeat(page, 'rune', 0, byKeys);
  expect((await kept(page)).moves.length).toBeGreaterThan(20);
  await expect.poll(async () => (await seen(page)).moment).toBe('over');
  await expect(page.getByRole('region', { name: reckoning })).toContainText('RUN-VP-30');
});
