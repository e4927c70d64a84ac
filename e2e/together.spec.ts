// What needs the others: going back, talking, playing on without somebody, and whose table it is.

import { test } from './table.ts';
import { goingBack, owning, replacing, talking } from './together.ts';

test('going back is asked for, taken back, and not begged for', async ({ page, visitor }) => {
  await goingBack(page, visitor, 'en');
});

test('a spectator is marked, hidden, and kept out of the chat', async ({ page, visitor }) => {
  await talking(page, visitor, 'en');
});

test('somebody who is gone is replaced by a bot, then by a spectator', async ({ page, visitor }) => {
  await replacing(page, visitor, 'en');
});

test("a table stays its maker's, whoever comes and goes", async ({ page, visitor }) => {
  await owning(page, visitor, 'en');
});
