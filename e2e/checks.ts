// What every page is looked at for: by axe, and for what it says.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './table.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.0 to 2.2, A and AA, on the page or in a part of it. */
export async function check(page: Page, except: string[] = [], part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(RULES)
    .disableRules(except)
    .analyze();
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
