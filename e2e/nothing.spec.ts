// Addresses under which there is nothing, among them what every object of a program has by nature.

import { check } from './checks.ts';
import { arrive, expect, test, WORDS } from './table.ts';

const { en, de } = WORDS;
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const PATHS = [
  ...INHERITED.flatMap((name) => [
    `/${name}`,
    `/rules/${name}`,
    `/learn/${name}`,
    `/new/${name}`,
    `/table/${name}`,
    `/local/${name}`,
    `/replay/${name}/${name}`,
    `/replay/local/${name}`,
    `/replay/table/${name}`,
    `/workshop/${name}`,
    `/workshop/${name}/${name}`,
    `/workshop/campaign/${name}`,
    `/workshop/campaign/map/${name}`,
  ]),
  '/new/__proto__/online',
  '/new/constructor/with/__proto__',
  '/rules/no-such-game',
  '/learn/no-such-game',
  '/table',
];

test('an address with nothing behind it gives the ordinary page for that', async ({ page }) => {
  await arrive(page, '/about');
  for (const path of PATHS) {
    // From page to page, as by a link: the application itself is not loaded anew.
    await page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(en.error.notFound);
    await expect(page.getByRole('navigation'), path).toHaveCount(1);
  }
});

for (const [language, words] of [
  ['en', en],
  ['de', de],
] as const)
  test(`it is found from outside, too (${language})`, async ({ page }) => {
    await arrive(page, '/rules/__proto__', { language });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.error.notFound);
    await check(page);
    await page.goto('/table/__proto__');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.error.notFound);
    await check(page);
    await page.getByRole('link', { name: words.error.home }).click();
    await expect(page.getByRole('heading', { name: 'Skald' })).toBeVisible();
  });
