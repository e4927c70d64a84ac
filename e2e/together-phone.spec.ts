// The same on 360 pixels, in German: what needs the others is within reach of a thumb.

import { test } from './table.ts';
import { goingBack, owning, replacing, talking } from './together.ts';

test('going back is asked for, taken back, and not begged for', async ({ page, visitor }) => {
  await goingBack(page, visitor, 'de');
});

test('a spectator is marked, hidden, and kept out of the chat', async ({ page, visitor }) => {
  await talking(page, visitor, 'de');
});

test('somebody who is gone is replaced by a bot, then by a spectator', async ({ page, visitor }) => {
  await replacing(page, visitor, 'de');
});

test("a table stays its maker's, whoever comes and goes", async ({ page, visitor }) => {
  await owning(page, visitor, 'de');
});
