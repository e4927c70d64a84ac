// A whole game of each kind on a phone, upright and on its side, by taps alone.

import { beginningOf, open, playByTaps, SIDEWAYS, UPRIGHT } from './handheld.ts';
import { SHORT } from './rune.ts';
import { arrive, ending, expect, test } from './table.ts';

const GAMES = [
  {
    name: 'Age of Heroes',
    record: beginningOf('age-of-heroes', ['beowulf', 'ragnar'], { turns: 2 }),
    seat: 0,
    answers: /steps? away|can be chosen/,
  },
  {
    name: 'the campaign',
    record: beginningOf('campaign', ['normans', 'vikings'], { turnLimit: 3 }),
    seat: 1,
    answers: /can (march|land|sail|act|stand|go aboard|attack|retreat)/,
  },
  {
    name: 'the dungeon',
    record: beginningOf('dungeon', [[], 'overlord'], { quest: 1 }),
    seat: 0,
    answers: /steps? away|can be attacked/,
  },
  {
    name: 'Rune',
    record: beginningOf('rune', [['ragnar']], SHORT),
    seat: 0,
    answers: /^[A-Z]+\d+|can be (attacked|chosen)/,
  },
];

for (const { name, record, seat, answers } of GAMES)
  for (const [held, viewport] of [
    ['upright', UPRIGHT],
    ['on its side', SIDEWAYS],
  ] as const)
    test(`${name}, ${held}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await arrive(page);
      await open(page, record, seat);
      expect(await playByTaps(page, answers, 5)).toBeGreaterThan(0);
      await expect(ending(page)).toBeVisible();
    });
