// On a phone what confirms is in sight whenever it can be pressed, and what is said is said once.

import { gameById } from '@skald/games';
import { Match, type MatchRecord } from '@skald/kernel';
import { LARGE, offScreen, open, SIDEWAYS, timesRound, UPRIGHT } from './handheld.ts';
import { SHORT } from './rune.ts';
import { finishedGame, momentWhere } from './scenes.ts';
import {
  arrive,
  byFinger,
  expect,
  goHome,
  type Locator,
  optionsOf,
  playOn,
  questionOf,
  seen,
  settled,
  test,
  ticksOf,
  WORDS,
} from './table.ts';

interface Scene {
  readonly record: MatchRecord;
  readonly seat: number;
}

const SEATS: Readonly<Record<string, readonly unknown[]>> = {
  'age-of-heroes': ['beowulf', 'ragnar'],
  campaign: ['normans', 'vikings'],
  dungeon: [[], 'overlord'],
  rune: [['ragnar']],
};

/** What nobody with sense comes to. */
const RASH: readonly string[] = ['wonEngagement'];

/** The first moment of a game at which such a thing is asked. */
function sceneOf(
  game: string,
  kind: string,
  options: Readonly<Record<string, unknown>> = {},
  round?: number,
  act?: string,
): Scene {
  let seat = 0;
  const record = momentWhere(
    (asked, match) => {
      seat = asked.seat;
      const isOffered = act === undefined || asked.options.some(({ choice }) => choice.act === act);
      const { turn, round: now = turn } = match.view(null) as { turn?: number; round?: number };
      return (
        asked.kind === kind && asked.options.length > 1 && (round === undefined || now === round) && isOffered
      );
    },
    { game, seats: SEATS[game] as unknown[], options, level: RASH.includes(kind) ? 'thrall' : 'karl' },
  );
  return { record, seat };
}

/** All questions whose answer is confirmed, or that end by a button of their own. */
const CONFIRMED: readonly (readonly [
  game: string,
  kind: string,
  options?: Readonly<Record<string, unknown>>,
])[] = [
  ['age-of-heroes', 'attackers'],
  ['age-of-heroes', 'targets'],
  ['age-of-heroes', 'luckBid'],
  ['age-of-heroes', 'spellLuck'],
  ['campaign', 'divide'],
  ['campaign', 'command'],
  ['campaign', 'amount'],
  ['campaign', 'winner', { battles: 'table', oneEntry: true }],
  ['dungeon', 'turn', { quest: 1 }],
  ['dungeon', 'command', { quest: 1 }],
  ['dungeon', 'freeStrike', { quest: 1 }],
  ['dungeon', 'interrupt', { quest: 1 }],
  ['dungeon', 'raise', { quest: 1 }],
  ['rune', 'act', SHORT],
  ['rune', 'forestall', SHORT],
  ['rune', 'wonEngagement', SHORT],
];

const GAMES = Object.keys(SEATS);

for (const game of GAMES)
  test(`${game}: what confirms lies within the screen, whatever is asked`, async ({ page }) => {
    await arrive(page, '/', { language: 'de' });
    for (const [, kind, options] of CONFIRMED.filter(([of]) => of === game))
      await test.step(kind, async () => {
        const { record, seat } = sceneOf(game, kind, options);
        await goHome(page);
        await open(page, record, seat);
        const confirm = questionOf(page).locator('.kit-confirm-bar button').first();
        await expect(confirm).toBeVisible();
        if ((await ticksOf(page).count()) > 0 && !(await confirm.isEnabled()))
          await ticksOf(page).first().tap();
        for (const viewport of [UPRIGHT, LARGE, SIDEWAYS]) {
          await page.setViewportSize(viewport);
          await expect(confirm).toBeEnabled();
          await expect.poll(() => offScreen(page), `${viewport.width} × ${viewport.height}`).toEqual([]);
          await expect(page.locator('#asked')).toBeInViewport({ ratio: 0.9 });
        }
        await page.setViewportSize(UPRIGHT);
      });
  });

/** Whether the upper part of something, so high, can be seen and pressed. */
const isOpenTo = (thing: Locator, part: number): Promise<boolean> =>
  thing.evaluate((element, share) => {
    const { left, top, right, height } = element.getBoundingClientRect();
    return [left + 6, right - 6].every((x) =>
      [top + 4, top + height * share - 4].every((y) =>
        (element.closest('label, li') ?? element).contains(document.elementFromPoint(x, y)),
      ),
    );
  }, part);

/** Where one fights, the act of the answer that does, and how it begins. */
const FOUGHT = [
  ['age-of-heroes', 'attackFrom', undefined, /Angriff in/],
  ['age-of-heroes', 'attackers', undefined, /./],
  ['age-of-heroes', 'targets', undefined, /./],
  ['campaign', 'command', undefined, /./],
  ['dungeon', 'turn', 'fight', /Kampf gegen/],
  ['dungeon', 'freeStrike', 'strike', /schlägt zu/],
  ['rune', 'act', 'strike', /schlagen/],
  ['rune', 'plan', undefined, /kämpfen/],
] as const;

for (const game of GAMES)
  test(`${game}: whom to strike is seen without scrolling`, async ({ page }) => {
    await arrive(page, '/', { language: 'de' });
    for (const [, kind, act, what] of FOUGHT.filter(([of]) => of === game)) {
      const { record, seat } = sceneOf(game, kind, {}, undefined, act);
      for (const known of [[], [`${game}/${kind}`]])
        await test.step(`${kind}, ${known.length} taught`, async () => {
          await page.evaluate((taught) => {
            const kept = JSON.parse(localStorage.getItem('skald-settings') ?? '{}') as object;
            localStorage.setItem('skald-settings', JSON.stringify({ ...kept, taught }));
          }, known);
          await page.goto('/');
          await open(page, record, seat);
          const ticks = questionOf(page).locator('label', { has: page.locator('input') });
          const first = ticks.or(optionsOf(page).filter({ hasText: what })).first();
          await expect(first).toBeVisible();
          for (const viewport of [LARGE, UPRIGHT]) {
            await page.setViewportSize(viewport);
            // What is taught takes room once; then the name is there, and its chances a little below.
            const part = known.length === 0 ? 0.4 : 1;
            await expect
              .poll(() => isOpenTo(first, part), `${viewport.width} × ${viewport.height}`)
              .toBe(true);
          }
        });
    }
  });

for (const kind of ['targets', 'luckBid', 'spellLuck'])
  test(`age-of-heroes, ${kind}: the chances are in sight with what confirms`, async ({ page }) => {
    const { record, seat } = sceneOf('age-of-heroes', kind);
    await arrive(page, '/', { language: 'de' });
    await open(page, record, seat);
    const confirm = questionOf(page).locator('.kit-confirm');
    if ((await ticksOf(page).count()) > 0 && !(await confirm.isEnabled())) await ticksOf(page).first().tap();
    const chances = questionOf(page).locator('.kit-confirm-about');
    for (const viewport of [UPRIGHT, LARGE, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      await expect(chances).toBeInViewport({ ratio: 1 });
      await expect(chances).toHaveText(kind === 'spellLuck' ? /\d\s%$/ : /^\d+ gegen \d.*\d\s%/);
    }
  });

test('age-of-heroes, recruit: both answers are seen without scrolling', async ({ page }) => {
  const { record, seat } = sceneOf('age-of-heroes', 'recruit');
  await arrive(page, '/', { language: 'de' });
  await open(page, record, seat);
  for (const viewport of [UPRIGHT, LARGE]) {
    await page.setViewportSize(viewport);
    for (const title of await questionOf(page).locator('.aoh-card b').all())
      await expect(title).toBeInViewport({ ratio: 1 });
  }
});

for (const [game, options] of [
  ['age-of-heroes', { turns: 3 }],
  ['campaign', { turnLimit: 3 }],
  ['dungeon', { quest: 1 }],
  ['rune', SHORT],
] as const)
  test(`${game}: once it has ended, the saga, the replay and another game need no scrolling`, async ({
    page,
  }) => {
    const plan = { game, seats: SEATS[game] as unknown[], options };
    const { moves } = finishedGame(plan);
    const record = momentWhere((_, match) => match.moves === moves.length - 1, plan);
    await arrive(page, '/', { language: 'de' });
    await open(page, record, Number(moves.at(-1)?.split(' ')[0]));
    await playOn(page, { way: byFinger, until: ({ moment }) => moment === 'over' });
    const { table } = WORDS.de;
    const finale = page.getByRole('region', { name: table.reckoning });
    const again = page.getByRole('button', { name: table.rematch });
    const replay = page.getByRole('link', { name: table.replay });
    for (const viewport of [UPRIGHT, LARGE]) {
      await page.setViewportSize(viewport);
      for (const way of [finale.getByRole('button', { name: table.readSaga }), finale.locator(replay), again])
        await expect.poll(() => isOpenTo(way, 1), `${viewport.width} × ${viewport.height}`).toBe(true);
      // How it came to that is seen, too.
      await expect(finale.locator('.kit-plot > svg').last()).toBeInViewport({ ratio: 0.98 });
    }
    await finale.getByRole('button', { name: table.seeBoard }).tap();
    for (const way of [replay, again]) await expect.poll(() => isOpenTo(way, 1)).toBe(true);
  });

for (const [game, kind, options] of [
  ['age-of-heroes', 'chooseCounter'],
  ['campaign', 'command'],
  ['dungeon', 'nextHero', { quest: 1 }],
  ['rune', 'plan', SHORT],
] as const)
  for (const language of ['en', 'de'] as const)
    test(`${game} in ${language}: the round stands on the screen once, and what is taught is said once`, async ({
      page,
    }) => {
      const { record, seat } = sceneOf(game, kind, options, 2);
      await arrive(page, '/', { language });
      await open(page, record, seat);
      await expect(page.locator('#asked')).toBeVisible();
      expect(await timesRound(page, 2)).toBe(1);
      await expect(page.locator('.teaching')).toBeVisible();
      await page.evaluate((known) => {
        const kept = JSON.parse(localStorage.getItem('skald-settings') ?? '{}') as object;
        localStorage.setItem('skald-settings', JSON.stringify({ ...kept, taught: [known] }));
      }, `${game}/${kind}`);
      await page.reload();
      await expect(page.locator('#asked')).toBeVisible();
      await expect(page.locator('.teaching')).toBeHidden();
      await page.getByRole('button', { name: WORDS[language].table.explain }).tap();
      await expect(page.locator('.teaching')).toBeVisible();
    });

test('what leaves no choice is not asked, and undo goes back beyond it', async ({ page }) => {
  const { game } = gameById('age-of-heroes')!;
  // Whoever stops here has nobody else to move, and somebody to attack.
  const record = momentWhere(
    ({ kind, options, seat }, match) => {
      if (kind !== 'move' || !options.some(({ id }) => id === 'stop')) return false;
      const copy = Match.replay(game, match.record());
      if ('refused' in copy) return false;
      copy.ok.play(seat, 'stop');
      const [end] = copy.ok.decisions();
      if (end?.kind !== 'chooseCounter' || end.options.length > 1) return false;
      copy.ok.play(seat, 'done');
      const [next] = copy.ok.decisions();
      return next?.kind === 'attackFrom' && next.options.length > 1 && copy.ok.mayUndo(seat);
    },
    { seats: ['beowulf'], options: { turns: 20 } },
  );
  await arrive(page);
  await open(page, record, 0);
  const before = (await seen(page)).question;
  await optionsOf(page).filter({ hasText: 'Stop here' }).tap();
  await expect.poll(async () => (await seen(page)).question).toMatch(/^Your attacks/);
  await page.getByRole('button', { name: WORDS.en.table.undo, exact: true }).tap();
  await expect.poll(async () => (await seen(page)).question).toBe(before);
  await settled(page);
  expect((await seen(page)).question).toBe(before);
});
