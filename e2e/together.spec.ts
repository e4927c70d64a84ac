// What needs the others: going back, talking, playing on without somebody, and whose table it is.

import { test } from './table.ts';
import { goingBack, owning, replacing, talking } from './together.ts';

for (const language of ['en', 'de'] as const) {
  test(`going back is asked for, taken back, and not begged for (${language})`, async ({ page, visitor }) => {
    await goingBack(page, visitor, language);
  });

  test(`a spectator is marked, hidden, and kept out of the chat (${language})`, async ({ page, visitor }) => {
    await talking(page, visitor, language);
  });

  test(`somebody who is gone is replaced by a bot, then by a spectator (${language})`, async ({
    page,
    visitor,
  }) => {
    await replacing(page, visitor, language);
  });

  test(`a table stays its maker's, whoever comes and goes (${language})`, async ({ page, visitor }) => {
    await owning(page, visitor, language);
  });
}
