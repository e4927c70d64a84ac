// What the Amiga edition could do, on our screen. Each title names the rule it proves.

import { fileOf, momentWhere } from './scenes.ts';
import { stopTime } from './stopped-time.ts';
import {
  arrive,
  beginHere,
  cardOf,
  ending,
  expect,
  HEROES,
  type Locator,
  logOf,
  openFile,
  optionsOf,
  type Page,
  playOn,
  pointIn,
  questionOf,
  seen,
  settled,
  setUp,
  test,
  type Way,
  WORDS,
} from './table.ts';

const { en } = WORDS;
const karl = en.create.bot(en.create.levels.karl);
const thrall = en.create.bot(en.create.levels.thrall);

const map = (page: Page): Locator => page.getByRole('application', { name: 'Map of the north' });
const area = (page: Page, name: string): Locator =>
  map(page).locator(`[role=button][data-area="${name}"]:not([data-counter])`);

const at = async (page: Page, record: Parameters<typeof fileOf>[0], settings = {}): Promise<void> => {
  await arrive(page, '/', settings);
  await openFile(page, fileOf(record, [0]));
  await expect(page.getByRole('main', { name: en.table.board })).toBeVisible();
  await expect.poll(async () => (await seen(page)).moment).toBe('asked');
};

/** On the way, with at least two steps left. */
const moving = momentWhere(({ kind, seat, options }) => kind === 'move' && seat === 0 && options.length > 4);
const attacking = momentWhere(
  ({ kind, seat, options }) =>
    kind === 'attackFrom' && seat === 0 && options.some(({ id }) => id === 'done') && options.length > 1,
);
const owing = momentWhere(
  ({ kind, seat, options }) =>
    kind === 'attackFrom' && seat === 0 && !options.some(({ id }) => id === 'done'),
);
const defending = momentWhere(
  ({ kind, seat, options }) => kind === 'targets' && seat === 0 && options.some(({ id }) => id === 'back'),
  { options: { ruleset: 'amended' } },
);

test.describe('before the game', () => {
  test('[AMI-UI-01] [AMI-UI-02] seats up to six heroes, each by a person, a bot or nobody', async ({
    page,
  }) => {
    await arrive(page, '/new');
    for (const hero of HEROES) {
      const control = page.getByRole('combobox', { name: hero, exact: true });
      for (const choice of [en.create.none, en.create.human, thrall, karl])
        await expect(control.getByRole('option', { name: choice, exact: true })).toBeAttached();
    }
    await beginHere(page, {
      controls: Object.fromEntries(HEROES.map((hero, i) => [hero, i === 0 ? en.create.me : thrall])),
      turns: 1,
    });
    for (const hero of HEROES) await expect(page.getByText(hero, { exact: true }).first()).toBeVisible();
  });

  test('[AMI-UI-03] [AMI-UI-04] [AMI-UI-05] takes one hero alone, people alone and bots alone', async ({
    page,
  }) => {
    for (const controls of [
      { Starkad: en.create.me },
      { Egil: en.create.human, Ragnar: en.create.human },
      { Egil: thrall },
    ]) {
      await arrive(page, '/new');
      await beginHere(page, { controls, turns: 1 });
      await playOn(page);
      await expect(ending(page)).toBeVisible();
    }
  });

  test('[AMI-UI-08] [AMI-UI-06] proposes Beowulf for a person and Ragnar for a bot, to be changed before the game', async ({
    page,
  }) => {
    await arrive(page);
    await page.getByRole('link', { name: en.title.play }).click();
    const control = (hero: string) => page.getByRole('combobox', { name: hero, exact: true });
    await expect(control('Beowulf')).toHaveValue('me');
    await expect(control('Ragnar')).toHaveValue('karl');
    for (const hero of ['Brunhild', 'Egil', 'Siegfried', 'Starkad'])
      await expect(control(hero)).toHaveValue('none');
  });

  test('[AMI-UI-07] keeps the controls and the settings for the next time', async ({ page }) => {
    await arrive(page, '/settings');
    await page.getByRole('combobox', { name: en.settings.theme }).selectOption('light');
    await page.goto('/new');
    await beginHere(page, { controls: { Brunhild: en.create.me, Starkad: thrall } });
    await page.goto('/new');
    await expect(page.getByRole('combobox', { name: 'Brunhild', exact: true })).toHaveValue('me');
    await expect(page.getByRole('combobox', { name: 'Starkad', exact: true })).toHaveValue('thrall');
    await expect(page.getByRole('combobox', { name: 'Beowulf', exact: true })).toHaveValue('none');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('at the start of a turn', () => {
  test('[AMI-UI-19] [AMI-UI-15] says which turn of how many it is, and offers to save there', async ({
    page,
  }) => {
    await arrive(page, '/new');
    await beginHere(page, { controls: { Beowulf: en.create.me }, turns: 20 });
    const prompt = page.getByRole('complementary');
    await expect(prompt.getByText('Turn 1 of 20.', { exact: true }).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      prompt.getByRole('button', { name: en.table.save }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.saga$/);
    await expect(questionOf(page)).toBeFocused();
    await playOn(page, { until: ({ mark }) => mark.includes('Turn 2 of 20.') });
    await expect(prompt.getByText('Turn 2 of 20.', { exact: true }).first()).toBeVisible();
  });

  test('[AMI-UI-16] starts over, with the same heroes, after asking', async ({ page }) => {
    await arrive(page, '/new');
    await beginHere(page, { controls: { Egil: en.create.me, Ragnar: thrall }, turns: 5 });
    await playOn(page, { until: ({ mark }) => mark.includes('Turn 2 of 5.') });
    const before = page.url();
    await page.getByRole('complementary').getByRole('button', { name: en.table.restart }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.table.restart }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByText('Turn 1 of 5.', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Egil', { exact: true }).first()).toBeVisible();
  });
});

test.describe('messages', () => {
  const DELAYS = [
    ['none', 0],
    ['short', 700],
    ['middle', 1400],
    ['long', 2100],
    ['wait', Number.POSITIVE_INFINITY],
  ] as const;

  test('[AMI-UI-20] there are five steps of delay', async ({ page }) => {
    await arrive(page, '/settings');
    const delay = page.getByRole('combobox', { name: en.settings.delay });
    await expect(delay.getByRole('option')).toHaveCount(5);
    for (const [step] of DELAYS) await expect(delay.locator(`option[value=${step}]`)).toBeAttached();
  });

  const messageOf = (page: Page): Locator => page.locator('[aria-live=polite]').first();
  const goOn = (page: Page): Locator => page.getByRole('button', { name: en.table.goOn, exact: true });

  /** A table at which one ends one's attacks, and what is then told first. */
  async function firstMessage(page: Page, delay: (typeof DELAYS)[number][0]): Promise<string> {
    await page.clock.install();
    await at(page, attacking, { delay });
    await stopTime(page);
    const before = await messageOf(page).innerText();
    await page.keyboard.press('Space');
    await expect.poll(() => messageOf(page).innerText()).not.toBe(before);
    return messageOf(page).innerText();
  }

  test('[AMI-UI-21] at the lowest step messages hold up nothing', async ({ page }) => {
    await page.clock.install();
    await at(page, moving, { delay: 'none' });
    await stopTime(page);
    const before = (await seen(page)).question;
    await page.keyboard.press('1');
    await expect.poll(async () => (await seen(page)).question).not.toBe(before);
    await expect(goOn(page)).toBeHidden();
  });

  for (const [delay, ms] of DELAYS.slice(1, 4))
    test(`[AMI-UI-20] a message stands for ${ms / 1000} seconds at the step “${delay}”`, async ({ page }) => {
      let message = await firstMessage(page, delay);
      for (let i = 0; i < 2; i++) {
        await page.clock.runFor(ms - 1);
        expect(await messageOf(page).innerText()).toBe(message);
        await page.clock.runFor(1);
        await expect.poll(() => messageOf(page).innerText()).not.toBe(message);
        message = await messageOf(page).innerText();
      }
    });

  test('[AMI-UI-22] at the highest step each message waits for a key or a button', async ({ page }) => {
    const first = await firstMessage(page, 'wait');
    await expect(goOn(page)).toBeVisible();
    await page.clock.runFor(60_000);
    expect(await messageOf(page).innerText()).toBe(first);
    await page.keyboard.press('Space');
    await expect.poll(() => messageOf(page).innerText()).not.toBe(first);
    const second = await messageOf(page).innerText();
    await goOn(page).click();
    await expect.poll(() => messageOf(page).innerText()).not.toBe(second);
  });

  test('[AMI-UI-23] a question stands until it is answered, whatever the delay', async ({ page }) => {
    await page.clock.install();
    await at(page, moving, { delay: 'short' });
    await stopTime(page);
    const before = (await seen(page)).question;
    await page.clock.runFor(60_000);
    expect((await seen(page)).question).toBe(before);
    await expect(optionsOf(page).first()).toBeEnabled();
  });
});

test.describe('mouse and keyboard', () => {
  test('[AMI-UI-24] [AMI-UI-25] [AMI-UI-33] a click on a counter selects it, one on an adjacent region moves it there, a key ends it', async ({
    page,
  }) => {
    await arrive(page, '/new');
    await beginHere(page, { controls: { Beowulf: en.create.me } });
    const hero = map(page).getByRole('button', { name: /^Beowulf, (your )?hero/ });
    const point = await pointIn(hero);
    await page.mouse.click(point.x, point.y);
    const near = map(page).getByRole('button', { name: /one step away/ });
    await expect(near.first()).toBeAttached();
    const name = (await near.first().getAttribute('aria-label'))?.split(',')[0] as string;
    const to = await pointIn(near);
    await page.mouse.click(to.x, to.y);
    await expect(hero).toHaveAttribute('aria-label', new RegExp(`(in|on|at) (the )?${name}`));
    await expect.poll(async () => (await seen(page)).question).toMatch(/1 of the movement used/);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/movement used/);
  });

  test('[AMI-UI-26] numbers and choices are given from the keyboard', async ({ page }) => {
    await at(page, moving);
    const option = await optionsOf(page).nth(1).innerText();
    expect(option).toContain('2');
    const before = (await seen(page)).question;
    await page.keyboard.press('2');
    await expect.poll(async () => (await seen(page)).question).not.toBe(before);
  });

  test("[AMI-UI-27] [AMI-UI-35] the space bar ends a counter's movement, and one's attacks", async ({
    page,
  }) => {
    await at(page, moving);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/Take a step/);
    await at(page, attacking);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/^Your attacks/);
  });

  test('[AMI-UI-27] the space bar finishes even while the focus is on the map', async ({ page }) => {
    await at(page, moving);
    const near = map(page).getByRole('button', { name: /one step away/ });
    await near.first().focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/Take a step/);
  });

  for (const button of ['middle', 'right'] as const)
    test(`[AMI-UI-28] the ${button} button on the map finishes like the space bar`, async ({ page }) => {
      await at(page, moving);
      const sea = await pointIn(area(page, 'dogger-bank'));
      await page.mouse.click(sea.x, sea.y, { button });
      await expect.poll(async () => (await seen(page)).question).not.toMatch(/Take a step/);
      await expect(page.getByRole('region', { name: en.table.help })).toBeHidden();
    });

  test('[AMI-UI-28] a click on the message finishes like the space bar', async ({ page }) => {
    await at(page, moving);
    await page.locator('[aria-live=polite]').first().click();
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/Take a step/);
  });

  test('[AMI-UI-29] the keys of a numeric keypad answer like the others', async ({ page }) => {
    await at(page, moving);
    const before = (await seen(page)).question;
    // As a keypad sends it while Num Lock is on.
    const wire = await page.context().newCDPSession(page);
    const key = {
      key: '1',
      code: 'Numpad1',
      text: '1',
      location: 3,
      isKeypad: true,
      windowsVirtualKeyCode: 97,
    };
    await wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await expect.poll(async () => (await seen(page)).question).not.toBe(before);
  });
});

test.describe('the map', () => {
  test('[AMI-UI-30] shows the name of what is under the pointer', async ({ page }) => {
    await at(page, moving);
    const pointed = page
      .getByRole('main', { name: en.table.board })
      .locator('p')
      .filter({ hasText: en.table.pointed.mouse });
    for (const [place, name] of [
      [area(page, 'thule'), 'Thule'],
      [area(page, 'dogger-bank'), 'Dogger Bank'],
      [map(page).getByRole('button', { name: /^Beowulf, (your )?hero/ }), 'Beowulf'],
    ] as const) {
      const point = await pointIn(place);
      await page.mouse.move(point.x, point.y);
      await expect(pointed.locator('strong')).toHaveText(name);
    }
  });

  test('[AMI-UI-31] Help over a counter or region tells about it', async ({ page }) => {
    await at(page, moving);
    const point = await pointIn(area(page, 'thule'));
    await page.mouse.move(point.x, point.y);
    const help = page.getByRole('region', { name: en.table.help });
    await page.keyboard.press('?');
    await expect(help).toContainText('Thule');
    await page.keyboard.press('Escape');
    const hero = await pointIn(map(page).getByRole('button', { name: /^Beowulf, (your )?hero/ }));
    await page.mouse.move(hero.x, hero.y);
    await page.keyboard.press('F1');
    await expect(help).toContainText('Beowulf');
  });

  test('[AMI-UI-46] shows every land with its name and tax factor, told apart from the sea and from its neighbours', async ({
    page,
  }) => {
    await at(page, moving);
    const areas = await map(page)
      .locator('[role=button][data-area]:not([data-counter])')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const lands = areas.filter((label) => !/, sea\b/.test(label));
    expect(areas.length - lands.length).toBeGreaterThan(20);
    expect(lands.length).toBeGreaterThan(30);
    // A name may stand in two lines.
    const bare = (text: string): string => text.replace(/\s+/g, '');
    const drawn = (await map(page).locator('text').allTextContents()).map(bare);
    for (const label of lands) {
      const [name, tax] = label.split(', ') as [string, string];
      expect(tax).toMatch(/^tax \d+$/);
      expect(drawn).toContain(bare(name));
    }
    const taxes = lands.map((label) => /tax (\d+)/.exec(label)?.[1] as string);
    for (const tax of new Set(taxes))
      expect(drawn.filter((text) => text === tax).length).toBeGreaterThanOrEqual(
        taxes.filter((one) => one === tax).length,
      );
    const fills = await map(page)
      .locator('path')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
    expect(fills.length).toBeGreaterThan(4);
  });
});

test.describe('movement', () => {
  test('[AMI-UI-32] offers the counters that can move, one after another', async ({ page }) => {
    const several = momentWhere(
      ({ kind, seat, options }) =>
        kind === 'chooseCounter' &&
        seat === 0 &&
        options.filter(({ id }) => id.startsWith('counter:')).length > 1,
    );
    await at(page, several);
    const counters = () => optionsOf(page).filter({ hasText: /Move / }).count();
    const before = await counters();
    await optionsOf(page).filter({ hasText: /Move / }).first().click();
    await expect.poll(async () => (await seen(page)).question).toMatch(/Take a step/);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).toMatch(/^Your movement/);
    expect(await counters()).toBe(before - 1);
  });

  test('[AMI-UI-34] Backspace takes back all moves of the counter and lets them be made anew', async ({
    page,
  }) => {
    await arrive(page, '/new');
    await beginHere(page, { controls: { Beowulf: en.create.me } });
    await page.keyboard.press('1');
    await expect.poll(async () => (await seen(page)).question).toMatch(/^Beowulf is .*\. Take a step/);
    const hero = map(page).getByRole('button', { name: /^Beowulf, (your )?hero/ });
    const home = await hero.getAttribute('aria-label');
    for (const spent of [1, 2]) {
      await optionsOf(page).filter({ hasText: /Move / }).first().click();
      await expect.poll(async () => (await seen(page)).question).toContain(`${spent} of the movement used`);
    }
    await page.keyboard.press('Backspace');
    await expect(hero).toHaveAttribute('aria-label', home as string);
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/movement used/);
    await page.keyboard.press('1');
    await expect.poll(async () => (await seen(page)).moment).toBe('asked');
  });
});

test.describe('combat', () => {
  test('[AMI-UI-36] [AMI-UI-37] asks where to attack from, in any order, until space ends it', async ({
    page,
  }) => {
    await at(page, attacking);
    await expect(questionOf(page).getByRole('heading')).toContainText('Your attacks');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).not.toMatch(/^Your attacks/);
  });

  test('[AMI-UI-38] space leads back from choosing a defender to choosing the attackers', async ({
    page,
  }) => {
    await at(page, defending);
    const before = (await seen(page)).question;
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(page)).question).not.toBe(before);
    await expect.poll(async () => (await seen(page)).question).toMatch(/^Your attacks|Who of yours attacks/);
  });

  test('[AMI-UI-39] after a battle one chooses the next attackers', async ({ page }) => {
    // Alone, so that nobody else's choices change what the dice bring.
    const alone = momentWhere(
      ({ kind, options }) => kind === 'attackFrom' && options.some(({ id }) => id.startsWith('area:')),
      { seats: ['beowulf'], seed: 3 },
    );
    // Asked even where nothing is left to attack.
    await at(page, alone, { forced: false });
    const battles = () =>
      logOf(page)
        .filter({ hasText: /^Beowulf attacks in/ })
        .count();
    const before = await battles();
    const way: Way = {
      async answer(page, { digits }) {
        const strike = questionOf(page).getByRole('button', { name: /^(Strike|That is all)/ });
        if ((await strike.isVisible()) && (await strike.isEnabled())) return strike.click();
        await page.keyboard.press('1');
        if (digits.kind === 'stake') await page.keyboard.press('Enter');
      },
    };
    await playOn(page, { way, until: ({ question }) => !/^Your attacks/.test(question) });
    await playOn(page, {
      way,
      until: ({ question }) => /^Your attacks|^Your movement/.test(question),
      answers: 30,
    });
    expect(await battles()).toBe(before + 1);
    expect((await seen(page)).question).toMatch(/^Your attacks/);
  });

  test('[AMI-UI-40] whoever owes a monster his attack cannot finish', async ({ page }) => {
    await at(page, owing);
    const before = (await seen(page)).question;
    await expect(optionsOf(page).filter({ hasText: 'End your attacks' })).toHaveCount(0);
    await page.keyboard.press('Space');
    await settled(page);
    expect((await seen(page)).question).toBe(before);
  });
});

test.describe('the guide', () => {
  test('[AMI-UI-42] [AMI-UI-43] [AMI-UI-44] is a linked rulebook with contents, differences, credits and history', async ({
    page,
  }) => {
    await arrive(page, '/');
    await cardOf(page).getByRole('link', { name: en.menu.guide }).click();
    const links = page.getByRole('main').getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThan(8);
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const dead = await page.evaluate(
      (hrefs) =>
        hrefs.filter(
          (href) => href.startsWith('#') && !document.getElementById(decodeURIComponent(href.slice(1))),
        ),
      targets,
    );
    expect(dead).toEqual([]);
    await links.nth(3).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Version history' })).toBeVisible();
  });
});

test('[AMI-UI-10] a game named in the address is loaded at once', async ({ page }) => {
  await arrive(page, '/new');
  await setUp(page, { controls: { Beowulf: en.create.me } });
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await page.waitForURL(/\/local\//);
  await playOn(page, { answers: 2 });
  const told = await logOf(page).allInnerTexts();
  await page.reload();
  await expect.poll(() => logOf(page).allInnerTexts()).toEqual(told);
});
