// What the tests do at a fight of Rune, said once.

import { gameById } from '@skald/games';
import type { Asked, Choice, Level, Match } from '@skald/kernel';
import { type Intent, type Moment, map, menuOf, momentOf, pressOn } from './field.ts';
import { kept } from './kept.ts';
import { expect, type Locator, type Page, questionOf, WORDS } from './table.ts';

const { game, documents } = gameById('rune')!;
const { en } = WORDS;

/** A short fight that is always the same: one hero, and foes whom the rules play. */
export const SHORT = { map: 'barrow-field', difficulty: 'light', rounds: 12 };

interface Toll {
  readonly name: { readonly en?: string };
  readonly group: { heroes: number };
  readonly events: readonly { readonly combat: { readonly foes: object[] } | null }[];
}
/** The Goblins’ Toll for so many, with three goblins: soon over. */
export function shortToll(heroes: number): object {
  const samples = documents?.encounter?.samples as readonly Toll[];
  const toll = structuredClone(samples.find(({ name }) => name.en === 'The Goblins’ Toll') as Toll);
  toll.group.heroes = heroes;
  for (const { combat } of toll.events) combat?.foes.splice(3);
  return toll;
}

type Also = (asked: Asked, match: Match) => boolean;

/**
 * The first moment at which somebody is asked such a thing; `seats` name the heroes, and who plays the foes. What nobody
 * with sense comes to is found by those who have none.
 */
export const runeMoment = (
  kind: string,
  {
    seats = [['ragnar']] as unknown[],
    options = {} as Readonly<Record<string, unknown>>,
    level = 'karl' as Level,
  } = {},
  also?: Also,
): Moment => momentOf({ game: game.id, seats, options, level }, kind, also);

/** Some option of this act is there whose chances are known. */
export const offersOdds =
  (act: string): Also =>
  ({ seat, options }, match) =>
    options.some(({ choice }) => choice.act === act && game.odds?.(match.view(seat), seat, choice) != null);

const figure = (page: Page, id: string): Locator => map(page).locator(`[data-fighter="${id}"]`);

/** Where the middle of a square is on the screen, which need not show it, once the field has come to rest. */
export const pointAt = (page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> =>
  page
    .locator('.run-layer')
    .first()
    .evaluate(
      async (layer, [across, down]) => {
        let box = layer.getBoundingClientRect();
        for (let still = 0, last = ''; still < 4; ) {
          await new Promise(requestAnimationFrame);
          box = layer.getBoundingClientRect();
          const now = JSON.stringify(box);
          still = now === last ? still + 1 : 0;
          last = now;
        }
        const [, , width = 1, height = 1] = (layer.getAttribute('viewBox') ?? '').split(' ').map(Number);
        // A square is 60 units of the drawing.
        return {
          x: box.left + ((across + 0.5) * 60 * box.width) / width,
          y: box.top + ((down + 0.5) * 60 * box.height) / height,
        };
      },
      [x, y] as const,
    );

const MANNERS: Readonly<Record<string, string>> = {
  walk: 'Move',
  seize: 'Move',
  withdraw: 'Withdraw',
  flee: 'Flee',
  rush: 'Run recklessly',
  swim: 'Swim',
  climb: 'Climb',
  leap: 'Jump',
};
/** In a turn, a way to use one's feet. */
const isGoing = ({ act, x }: Choice): boolean => Object.hasOwn(MANNERS, act) && x !== undefined;
const ON_FOES: readonly string[] = ['strike', 'shoot', 'grab', 'engage'];

/** What a press opened: a menu that asks first, or nothing, because it is done. */
async function asksFirst(page: Page, press: () => Promise<void>): Promise<boolean> {
  const { moves } = await kept(page);
  await press();
  await expect
    .poll(async () => (await menuOf(page).count()) > 0 || (await kept(page)).moves.length > moves.length)
    .toBe(true);
  return (await menuOf(page).count()) > 0;
}

const answerOf = (page: Page, id: string): Locator => questionOf(page).locator(`[data-option="${id}"]`);

/** Ways and attacks on the field. */
async function onField(page: Page, { id, choice }: Intent): Promise<void> {
  const press = isGoing(choice)
    ? async (): Promise<void> => {
        const manner = questionOf(page).getByRole('button', { name: MANNERS[choice.act] ?? '', exact: true });
        if ((await manner.count()) > 0) await manner.click();
        const { x, y } = await pointAt(page, { x: Number(choice.x), y: Number(choice.y) });
        await page.mouse.click(x, y);
      }
    : () => pressOn(page, figure(page, String(choice.target)));
  if (await asksFirst(page, press)) await menuOf(page).locator(`[data-option="${id}"]`).click();
}

/** Beside the field: a square by its name, everything else by its button. */
async function besideField(page: Page, { id, choice, label }: Intent): Promise<void> {
  if (choice.act === 'walk' || choice.act === 'seize') {
    await questionOf(page)
      .getByRole('textbox', { name: 'Square' })
      .fill(/[A-Z]+\d+/.exec(label)?.[0] ?? '');
    const attack = choice.means === undefined ? 'Go' : 'Go, to attack another';
    return questionOf(page).getByRole('button', { name: attack, exact: true }).click();
  }
  const answer = answerOf(page, id);
  if ((await answer.count()) === 0) return questionOf(page).locator('.kit-finish').click();
  const fold = questionOf(page).locator('details', { has: page.locator(`[data-option="${id}"]`) });
  if ((await fold.count()) === 0) return answer.click();
  if (!(await answer.isVisible())) await fold.locator('summary').click();
  // The same question may be put anew meanwhile, folded again.
  await answer.dispatchEvent('click');
}

/** By mouse, in turns on the field and beside it. */
export function byMouse(): (page: Page, intent: Intent) => Promise<void> {
  let turn = 0;
  return async (page, intent) => {
    const isThere = isGoing(intent.choice) || ON_FOES.includes(intent.choice.act);
    const isOnlyThere = isGoing(intent.choice) && !['walk', 'seize'].includes(intent.choice.act);
    turn += 1;
    await (isThere && (isOnlyThere || turn % 2 === 0) ? onField : besideField)(page, intent);
  };
}

/** By key alone: the cursor on the field, digits, Tab and Enter. */
export async function byKeys(page: Page, { id, choice }: Intent): Promise<void> {
  if (isGoing(choice) || ON_FOES.includes(choice.act)) {
    if (!(await onMap(page))) await tabTo(page, 'svg[role=application] *');
    await (isGoing(choice) ? cursorTo(page, choice) : nextTo(page, `fighter:${choice.target}`));
    if (!(await asksFirst(page, () => page.keyboard.press('Enter')))) return;
    await tabTo(page, `[data-option="${id}"]`);
    return page.keyboard.press('Enter');
  }
  const answer = answerOf(page, id);
  const digit = (await answer.count()) === 0 ? null : await answer.first().getAttribute('aria-keyshortcuts');
  if (digit !== null) return page.keyboard.press(digit);
  await tabTo(page, (await answer.count()) === 0 ? '.kit-finish' : `[data-option="${id}"]`);
  return page.keyboard.press('Enter');
}

const onMap = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('svg[role=application]') != null);
const keyUnderFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '');

async function tabTo(page: Page, wanted: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted);
  for (let i = 0; i < 200; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

/** Over the squares by the arrows, five at a time with Shift; in the right manner of going. */
async function cursorTo(page: Page, { act, x, y }: Choice): Promise<void> {
  const shown = questionOf(page).locator('.run-goings button[aria-pressed=true]');
  for (let i = 0; i < 8 && (await shown.count()) > 0; i++) {
    const manner = await shown.innerText();
    if (manner === MANNERS[act]) break;
    await page.keyboard.press('m');
    await expect(shown).not.toHaveText(manner);
  }
  for (let at = await keyUnderFocus(page); at !== `square:${x}.${y}`; at = await keyUnderFocus(page)) {
    const here = await page.evaluate(() => {
      const { x: across, y: down } = (document.activeElement as SVGElement).dataset;
      return [Number(across), Number(down)] as const;
    });
    const [dx, dy] = [Number(x) - here[0], Number(y) - here[1]];
    const arrow = dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowDown' : 'ArrowUp';
    const far = Math.abs(dx === 0 ? dy : dx) >= 5;
    await page.keyboard.press(far ? `Shift+${arrow}` : arrow);
    await expect.poll(() => keyUnderFocus(page)).not.toBe(at);
  }
}

async function nextTo(page: Page, key: string): Promise<void> {
  for (let at = await keyUnderFocus(page), i = 0; at !== key; at = await keyUnderFocus(page), i++) {
    if (i > 60) throw new Error(`N never comes to ${key}`);
    await page.keyboard.press('n');
    await expect.poll(() => keyUnderFocus(page)).not.toBe(at);
  }
}

const lineOf = (page: Page): Locator => page.getByRole('textbox', { name: new RegExp(`^${en.table.type}`) });

export async function say(page: Page, text: string): Promise<void> {
  await lineOf(page).fill(text);
  await lineOf(page).press('Enter');
}

/** In words: what is warned of is typed once more. */
export async function byWords(page: Page, { id, label }: Intent): Promise<void> {
  const { moves } = await kept(page);
  // The line takes no more than eighty letters.
  const text = label.length > 80 ? id : label;
  const warning = page.getByRole('alert').filter({ hasText: en.table.onceMore });
  await say(page, text);
  await expect
    .poll(async () => (await warning.count()) > 0 || (await kept(page)).moves.length > moves.length)
    .toBe(true);
  if ((await warning.count()) > 0) await say(page, text);
}
