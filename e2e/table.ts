// What the tests do at a table, said once.

import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Settings } from '@skald/web/settings.ts';
import { de } from '@skald/web/words/de.ts';
import { en } from '@skald/web/words/en.ts';
import { anyOf, beginChance, inPercent } from './chance.ts';

export { expect, type Locator, type Page } from '@playwright/test';
export const WORDS = { en, de };
export const HEROES = ['Beowulf', 'Brunhild', 'Egil', 'Ragnar', 'Siegfried', 'Starkad'] as const;

/** Every test fails on an error in any page, unless it says which it expects. */
export const test = base.extend<{
  visitor: () => Promise<Page>;
  expected: RegExp[];
  faults: string[];
  /** What hands choose by chance begins anew with every test. */
  chance: undefined;
  /** Whether sea and land are painted: a second's work for every table, which few tests look at. */
  paints: boolean;
  /** Whether pages are kept on the device for when there is no network: most tests need none of that work. */
  keepsPages: boolean;
}>({
  paints: [false, { option: true }],
  keepsPages: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are told apart by what they destructure
  baseURL: async ({}, use) => use(process.env.SKALD_HALL),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use([]),
  faults: [
    async ({ expected }, use) => {
      const faults: string[] = [];
      await use(faults);
      expect(faults.filter((fault) => !expected.some((known) => known.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  chance: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { titlePath }) => {
      beginChance(titlePath.join(' '));
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, faults, keepsPages, paints }, use) => {
    listenTo(context, faults);
    if (!keepsPages) await keepNoPages(context);
    if (!paints) await paintNothing(context);
    await use(context);
  },
  /** Somebody else, with a browser of his own. */
  visitor: async (
    {
      browser,
      faults,
      keepsPages,
      paints,
    }: { browser: Browser; faults: string[]; keepsPages: boolean; paints: boolean },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      listenTo(context, faults);
      if (!keepsPages) await keepNoPages(context);
      if (!paints) await paintNothing(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** The browser of somebody for whom the painting is not ready: plain land lies there. */
const paintNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const unready = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
    globalThis.Worker = new Proxy(Worker, {
      construct: (Real, [url, options]: [string | URL, WorkerOptions?]) =>
        String(url).includes('paint-worker') ? unready() : new Real(url, options),
    });
  });

/** The browser of somebody who has none of what it takes to keep pages. */
const keepNoPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

function listenTo(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(error.error().stack ?? String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
}

/** Opens a page as somebody who has been here before and likes no motion. */
export async function arrive(page: Page, path = '/', settings: Partial<Settings> = {}): Promise<void> {
  const kept = JSON.stringify({ language: 'en', pace: 0, briefing: false, ...settings });
  await page.addInitScript((first) => {
    if (localStorage.getItem('skald-settings') === null) localStorage.setItem('skald-settings', first);
  }, kept);
  await page.goto(path);
}

/** To the title, as by the browser's own history: nothing is loaded anew. */
export async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(opener(page)).toBeAttached();
}

/** Begins a game on this device with these controls; heroes that are not named do not play. */
export async function beginHere(
  page: Page,
  { controls, turns, rules }: { controls: Partial<Record<string, string>>; turns?: number; rules?: string },
): Promise<void> {
  await setUp(page, { controls, turns, rules });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('main', { name: 'Board' }).or(curtain(page))).toBeVisible();
}

export async function setUp(
  page: Page,
  {
    controls,
    turns,
    rules,
  }: {
    controls: Partial<Record<string, string>>;
    turns?: number | undefined;
    rules?: string | undefined;
  },
): Promise<void> {
  for (const hero of HEROES)
    await page
      .getByRole('combobox', { name: hero, exact: true })
      .selectOption({ label: controls[hero] ?? en.create.none });
  if (rules)
    await page.getByRole('combobox', { name: en.create.rules, exact: true }).selectOption({ label: rules });
  if (turns === undefined) return;
  await page.getByText(en.create.more).click();
  await page.getByRole('spinbutton', { name: 'Length of the game' }).fill(String(turns));
}

export const curtain = (page: Page): Locator => page.getByRole('heading', { name: /^Hand the device to/ });
/** Says that one is the person the device was handed to. */
async function lift(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: show it$/ }).click();
  await expect(curtain(page)).toBeHidden();
}
export const ending = (page: Page): Locator => page.getByRole('heading', { name: en.table.over });
export const questionOf = (page: Page): Locator => page.locator('#question');
/** The answers, without what only unfolds an explanation. */
export const optionsOf = (page: Page): Locator =>
  questionOf(page).getByRole('button').and(page.locator(':not([aria-expanded])'));
const TICK = 'input:enabled:is([type=checkbox], [type=radio])';
export const ticksOf = (page: Page): Locator => questionOf(page).locator(TICK);
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const logOf = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: en.table.tabs.log }).getByRole('listitem');
/** The rounds of the log, folded or not. */
export const roundsOf = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: en.table.tabs.log }).getByRole('heading');

const opener = (page: Page): Locator =>
  page.getByLabel(WORDS.en.title.open).or(page.getByLabel(WORDS.de.title.open)).last();

/** Opens a saved game from the title. */
export const openFile = (page: Page, text: string, name = 'game.saga'): Promise<void> =>
  opener(page).setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

type Moment = 'asked' | 'waiting' | 'over' | 'curtain' | 'consent';

/** A point on the screen that really lies in this area or counter, once the page has come to rest. */
export const pointIn = (place: Locator): Promise<{ x: number; y: number }> =>
  place.first().evaluate(async (element) => {
    const isIn = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit === element || element.contains(hit);
    };
    // Not at its very edge: a finger is where it is to the nearest pixel.
    const look = (): { x: number; y: number } | null => {
      const box = element.getBoundingClientRect();
      for (let i = 1; i < 16; i++)
        for (let j = 1; j < 16; j++) {
          const [x, y] = [box.left + (box.width * i) / 16, box.top + (box.height * j) / 16];
          if (isIn(x, y) && isIn(x - 2, y - 2) && isIn(x + 2, y + 2)) return { x, y };
        }
      return null;
    };
    const isMoving = (): boolean => document.getAnimations().some(({ playState }) => playState === 'running');
    await document.fonts.ready;
    let last = '';
    for (let still = 0; ; ) {
      await new Promise(requestAnimationFrame);
      const point = look();
      const now = JSON.stringify(point);
      still = point !== null && now === last && !isMoving() ? still + 1 : 0;
      last = now;
      if (point !== null && still === 3) return point;
    }
  });

interface Seen {
  readonly moment: Moment;
  readonly question: string;
  readonly options: number;
  /** What the digits do: take an option, tick somebody, or set a stake up to so much. */
  readonly digits: { readonly kind: 'take' | 'tick' | 'stake'; readonly most: number };
  /** Changes whenever anything beside the board does. */
  readonly mark: string;
}

/** What the table shows now. */
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(
    (texts) => {
      const aside = document.querySelector('aside');
      const question = document.getElementById('question');
      const heading = question?.querySelector('h2')?.textContent ?? '';
      const title = document.querySelector('h1')?.textContent ?? '';
      const moment = texts.curtain.some((text) => title.startsWith(text))
        ? 'curtain'
        : texts.over.includes(heading)
          ? 'over'
          : document.getElementById('asked')
            ? 'asked'
            : question?.querySelector('button')
              ? 'consent'
              : 'waiting';
      const count = (what: string): number => question?.querySelectorAll(what).length ?? 0;
      const stake = question?.querySelector<HTMLInputElement>('input[type=range]');
      const ticks = count(texts.tick);
      const options = count('ol > li');
      const digits = stake
        ? { kind: 'stake' as const, most: Number(stake.max) }
        : ticks > 0
          ? { kind: 'tick' as const, most: ticks }
          : { kind: 'take' as const, most: options || count('button:not([aria-expanded])') };
      return { moment, question: heading, options, digits, mark: (aside ?? document.body).textContent ?? '' };
    },
    {
      over: [en.table.over, de.table.over],
      curtain: [en.curtain.heading(''), de.curtain.heading('')],
      tick: TICK,
    },
  );

/** Waits until something beside the board has changed since. */
export async function changed(page: Page, mark: string): Promise<void> {
  await page.waitForFunction(
    (before) => (document.querySelector('aside') ?? document.body).textContent !== before,
    mark,
    { timeout: 0 },
  );
}

/** Waits until what was chosen, if anything was, is done and shown. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-under-way=true]') === null);
}

export interface Way {
  /** Answers the question on the screen. */
  answer(page: Page, seen: Seen, turn: number): Promise<void>;
}

/** By number, now and then by the space bar: by chance, for in step with two questions that take turns it ends neither. */
export const byNumber: Way = {
  async answer(page, now) {
    // Whoever falls begins again: a whole game is wanted.
    if (/ is dead\./.test(now.question)) return page.keyboard.press('2');
    if (inPercent(25)) return page.keyboard.press('Space');
    await pressDigit(page, now);
  },
};

/** Any digit that means something here; a stake or a tick is confirmed with Enter. */
export async function pressDigit(page: Page, { digits: { kind, most } }: Seen): Promise<void> {
  const least = kind === 'stake' ? 0 : 1;
  const digit = least + anyOf(Math.min(9, most) - least + 1);
  await page.keyboard.press(String(digit));
  if (kind !== 'take') await page.keyboard.press('Enter');
}

/** By pressing a button of the question, with the mouse or with a finger. */
const byPressing = (how: 'click' | 'tap'): Way => ({
  async answer(page, { digits: { kind, most } }) {
    // Where ticks are asked for, nothing but the way back can be pressed before one is set.
    if (kind === 'tick' && inPercent(70)) await ticksOf(page).nth(anyOf(most))[how]();
    const buttons = optionsOf(page).and(page.locator(':enabled'));
    const count = await buttons.count();
    if (count === 0) return;
    // Of many options the last ends what is under way; without it a walk would take all day.
    const last = kind !== 'tick' && inPercent(35);
    await buttons.nth(last ? count - 1 : anyOf(count))[how]();
  },
});

export const byClick = byPressing('click');
export const byFinger = byPressing('tap');

export interface PlayPlan {
  readonly way?: Way;
  readonly until?: (seen: Seen) => boolean | Promise<boolean>;
  /** At most so many answers. */
  readonly answers?: number;
}

/** Plays until the game is over, or until something else is. Returns how many answers were given. */
export async function playOn(
  page: Page,
  { way = byNumber, until = () => false, answers = Number.POSITIVE_INFINITY }: PlayPlan = {},
): Promise<number> {
  for (let given = 0; ; ) {
    const now = await seen(page);
    if (now.moment === 'over' || (await until(now)) || given >= answers) return given;
    if (now.moment === 'asked') {
      await way.answer(page, now, given);
      given += 1;
      await settled(page);
    } else if (now.moment === 'curtain') await lift(page);
    else await changed(page, now.mark);
  }
}

/** Several people, each at a page of their own, answer whenever they are asked, until something is the case. */
export async function playTogether(
  pages: readonly Page[],
  until: () => Promise<boolean>,
  way: Way = byNumber,
): Promise<void> {
  for (let turn = 0; !(await until()); turn++)
    for (const page of pages) {
      const now = await seen(page);
      if (now.moment !== 'asked') continue;
      await way.answer(page, now, turn);
      await settled(page);
    }
}

/** Waits until two pages tell the same story, and one that has begun. */
export async function bothRead(one: Page, other: Page): Promise<void> {
  const stories = () => Promise.all([one, other].map((page) => logOf(page).allInnerTexts()));
  await expect
    .poll(async () => {
      const [mine = [], yours = []] = await stories();
      return mine.length > 0 && mine.join('\n') === yours.join('\n');
    })
    .toBe(true);
}

/** Tells the hall a name. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You are ${name}` })).toBeVisible();
}

/** A game's card on the title. */
export const cardOf = (page: Page, title = 'Age of Heroes'): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Something in the menu at the right of the bar. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByText(en.table.more, { exact: true }).click();
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
}

/** By the link of a table, under a name, on one of its free places. */
export async function sitAs(page: Page, link: string, name: string, place: RegExp): Promise<void> {
  await arrive(page, link);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: place })
    .getByRole('button', { name: en.table.sit })
    .click();
}
