// What every page is looked at for: by axe, and for what it says.

import { gameById } from '@skald/games';
import type { Settings } from '@skald/web/settings.ts';
import axe, { type RunOptions } from 'axe-core';
import { arrive, expect, goHome, type Page, tab, WORDS } from './table.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.0 to 2.2, A and AA, on the page or in a part of it, but for what lies in the other. */
export async function check(page: Page, except: string[] = [], part = 'html', but?: string): Promise<void> {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  await pass(page, part, { runOnly: { type: 'tag', values: TAGS }, rules }, but);
  if (!except.includes('target-size')) expect(await smallOptions(page)).toEqual([]);
}

/** Where a list of options scrolls, axe takes what is cut off for too small: these are measured. */
const SCROLLING = '.options, .run-answers';
const smallOptions = (page: Page): Promise<string[]> =>
  page.locator(`:is(${SCROLLING}) button`).evaluateAll((buttons) =>
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
  await pass(page, part, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/** Axe comes to a page once. What is drawn on the board is not looked at with a panel, and takes axe longer than that. */
async function pass(page: Page, part: string, options: RunOptions, but?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([within, run, without, scrolling]) => {
      const board = document.querySelector('[role=application]');
      const part = document.querySelector(within);
      const isApart = board !== null && part !== null && !part.contains(board) && !board.contains(part);
      const drawn = isApart ? [...board.childNodes] : [];
      for (const thing of drawn) thing.remove();
      try {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
        const context = { include: [[within]], ...(without === undefined ? {} : { exclude: [[without]] }) };
        const { violations } = await axe.run(context, { ...run, resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) =>
          nodes
            .map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary }))
            .filter((one) => id !== 'target-size' || !document.querySelector(one.target)?.closest(scrolling))
            .map((one) => `${id} ${one.target}: ${one.failureSummary?.split('\n')[1]?.trim()}`),
        );
      } finally {
        board?.append(...drawn);
      }
    },
    [part, options, but, SCROLLING] as const,
  );
  expect(found).toEqual([]);
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

/** A table at every moment, by night, and by day where something is drawn in colours of its own; then all its panels. */
export async function checkTable<M extends { readonly kind: string }>(
  page: Page,
  {
    moments,
    coloured,
    open,
    tabs,
  }: {
    moments: readonly M[];
    /** Kinds of moments. */
    coloured: readonly string[];
    open: (page: Page, moment: M) => Promise<void>;
    tabs: readonly string[];
  },
): Promise<void> {
  await arrive(page);
  for (const moment of moments) {
    await goHome(page);
    await open(page, moment);
    await expect(page.locator('#asked')).toBeVisible();
    const look = coloured.includes(moment.kind) ? checkInBothThemes : check;
    await look(page, [], '#question');
  }
  await checkInBothThemes(page);
  for (const name of tabs) {
    await tab(page, name).click();
    await checkInBothThemes(page, [], '#panel');
  }
}

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
    await goHome(page);
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
