// Two with a hero each, one with the foes, and somebody who looks on, each with a browser of their own: nobody learns
// what a foe is worth before it has bled, or which weapon another has named.

import { anyOf } from './chance.ts';
import { map } from './field.ts';
import { listenTo, viewsIn } from './frames.ts';
import {
  arrive,
  bothRead,
  enter,
  expect,
  type Page,
  playTogether,
  questionOf,
  roundsOf,
  sitAs,
  tab,
  test,
  type Way,
  WORDS,
} from './table.ts';

const { en } = WORDS;
const FOES = 'The foes: otherwise the rules play them';

/** As much of a view as holds secrets. */
interface View {
  readonly fighters: readonly {
    readonly seat: number | null;
    readonly side: string;
    readonly sheet: number;
    readonly hp: number;
    readonly planned: number | null;
    readonly total: number | null;
  }[];
  readonly foes: readonly { readonly known: boolean; readonly statistics: object | null }[];
}

/** Any answer, but nobody runs away: a fight that is over has no further round. */
const steadfast: Way = {
  async answer(page) {
    const answers = questionOf(page)
      .locator('.run-answer:visible, .kit-finish')
      .filter({ hasNotText: /run away/i });
    const count = await answers.count();
    if (count > 0) await answers.nth(anyOf(count)).click();
  },
};

const atTable = (page: Page) => expect(map(page)).toBeVisible();

test('three play some rounds before a fourth, come back after a reload, and nobody learns what is not told yet', async ({
  page: anna,
  visitor,
}) => {
  const [bjorn, cora, dora] = [await visitor(), await visitor(), await visitor()];
  const heroes = [listenTo(anna), listenTo(bjorn)];
  const [foes, onlooker] = [listenTo(cora), listenTo(dora)];
  await arrive(anna, '/tables');
  await enter(anna, 'Anna');
  await anna.goto('/new/rune/online');
  for (const [place, control] of [
    ['Ragnar, axeman', en.create.me],
    ['Gunnhild, shield-maiden', en.create.open],
    ['Hrolf, archer', en.create.none],
    [FOES, en.create.open],
  ] as const)
    await anna.getByRole('combobox', { name: place, exact: true }).selectOption({ label: control });
  await anna.getByRole('button', { name: en.create.begin, exact: true }).click();
  await anna.waitForURL(/\/table\//);
  const link = anna.url();
  await sitAs(bjorn, link, 'Björn', /Gunnhild/);
  await sitAs(cora, link, 'Cora', /foes/i);
  await arrive(dora, link);
  for (const page of [anna, bjorn, cora, dora]) await atTable(page);

  await playTogether([anna, bjorn, cora], async () => (await roundsOf(anna).count()) > 3, steadfast);

  await test.step('whoever reloads has missed nothing', async () => {
    await bjorn.reload();
    await atTable(bjorn);
    await bothRead(anna, bjorn);
    await bothRead(anna, dora);
  });

  await test.step('who plays the foes knows their numbers, the heroes do not', async () => {
    for (const page of [anna, cora]) await tab(page, 'Heroes and foes').click();
    await expect(cora.getByRole('tabpanel')).not.toContainText('Nobody knows its numbers');
    const { foes: known } = viewsIn<View>(heroes[0] ?? []).at(-1) as View;
    const unknown = anna.getByRole('tabpanel').getByText('Nobody knows its numbers');
    await expect(unknown).toHaveCount(known.filter((foe) => !foe.known).length);
  });

  await test.step('no frame tells a number or a weapon too early', async () => {
    const truth = viewsIn<View>(foes);
    expect(truth.every((view) => view.foes.every(({ statistics }) => statistics !== null))).toBe(true);
    const told = [
      [0, heroes[0]],
      [1, heroes[1]],
      [null, onlooker],
    ] as const;
    for (const [seat, heard = []] of told) {
      const views = viewsIn<View>(heard);
      expect(views.length).toBeGreaterThan(10);
      expect(views.some((view) => view.foes.some(({ known }) => !known))).toBe(true);
      expect(views.some((view) => view.fighters.some((one) => one.total === null && one.seat !== seat))).toBe(
        true,
      );
      for (const view of views) {
        const unhurt = view.foes.flatMap(({ known }, sheet) => (known ? [] : [sheet]));
        for (const sheet of unhurt) expect(view.foes[sheet]?.statistics).toBeNull();
        for (const one of view.fighters) {
          if (one.side === 'foes' && unhurt.includes(one.sheet)) expect(one.hp).toBe(0);
          if (one.seat !== seat && one.total === null) expect(one.planned).toBeNull();
        }
      }
    }
    // Who looks on is told no answer at all, and so none that names a weapon.
    expect(onlooker.join('\n')).not.toContain('"plan:');
  });
});
