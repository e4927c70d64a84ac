// What every page is looked at for: by axe, and for what it says.

import { AxeBuilder } from '@axe-core/playwright';
import { gameById } from '@skald/games';
import type { Settings } from '@skald/web/settings.ts';
import { arrive, expect, type Page, WORDS } from './table.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.0 to 2.2, A and AA, on the page or in a part of it, but for what lies in the other. */
export async function check(page: Page, except: string[] = [], part = 'html', but?: string): Promise<void> {
  const axe = (): AxeBuilder => (but === undefined ? axeAt(page, part) : axeAt(page, part).exclude(but));
  await pass(
    axe()
      .withTags(TAGS)
      .disableRules([...except, 'target-size']),
  );
  if (except.includes('target-size')) return;
  await pass(axe().withRules('target-size').exclude('.options'));
  expect(await smallOptions(page)).toEqual([]);
}

/** Where a list of options scrolls, axe takes what is cut off for too small. */
const smallOptions = (page: Page): Promise<string[]> =>
  page.locator('.options button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 24;
      })
      .map((button) => button.textContent ?? ''),
  );

/** By theme: light changes nothing but colours, so these alone are looked at again. */
export const CHECKS = { dark: check, light: checkColours };

/** The same page by night and by day, without loading it twice. */
export async function checkInBothThemes(page: Page, except: string[] = [], part = 'html'): Promise<void> {
  await check(page, except, part);
  await wear(page, 'light');
  await checkColours(page, except, part);
  await wear(page, 'dark');
}

const wear = (page: Page, theme: Settings['theme']): Promise<void> =>
  page.evaluate((worn) => {
    document.documentElement.dataset.theme = worn;
  }, theme);

async function checkColours(page: Page, _except: string[] = [], part = 'html'): Promise<void> {
  await pass(axeAt(page, part).withRules('color-contrast'));
}

/** No page has another one within it, so axe needs none of its own to gather what it found; what is well is not told. */
const axeAt = (page: Page, part: string): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part);

async function pass(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
  expect(said).toEqual([]);
}

/** Everything a page says, to the eye and to assistive technology. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!/^(SCRIPT|STYLE|CODE)$/.test(node.parentElement?.tagName ?? ''))
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
        found.push(element.getAttribute(name) ?? '');
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
      /\p{L}/u.test(text),
    );
  });

/** A table that is German at every moment, in every one of these tabs, and where help is asked for. */
export async function checkGermanTable<M>(
  page: Page,
  {
    game,
    english,
    moments,
    open,
    tabs,
  }: {
    game: string;
    /** Words that no German sentence of this game has. */
    english: RegExp;
    moments: readonly M[];
    open: (page: Page, moment: M) => Promise<void>;
    tabs: readonly string[];
  },
): Promise<void> {
  const names = gameById(game)!
    .words.topics('de')
    .map(({ name }) => name);
  const checkGerman = async (): Promise<void> => {
    const wrong = (await said(page)).filter((text) => english.test(text) && !names.includes(text));
    expect(wrong).toEqual([]);
  };
  await arrive(page, '/', { language: 'de' });
  for (const moment of moments) {
    await page.goto('/');
    await open(page, moment);
    await expect(page.locator('#asked')).toBeVisible();
    await checkGerman();
  }
  for (const name of tabs) {
    await page.getByRole('tab', { name, exact: true }).click();
    await checkGerman();
  }
  await page.getByRole('button', { name: WORDS.de.table.help, exact: true }).click();
  await checkGerman();
}
