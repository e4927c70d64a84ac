// An encounter of Rune comes out of an empty sheet, becomes legal line by line, and is fought at once: in German on a
// tablet, once by mouse and once by keys alone.

import { check } from './checks.ts';
import { arrive, expect, type Locator, type Page, test, WORDS } from './table.ts';

const { workshop } = WORDS.de;
const WRITTEN = {
  Ort: 'Ein Wald am Bach',
  'Was den Helden geschieht, in einem Satz': 'Ein Netz fällt auf sie.',
};

/** How somebody does what a page offers. */
interface Hand {
  press(button: Locator): Promise<void>;
  turn(tab: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

const mouse = (page: Page): Hand => ({
  press: (button) => button.click(),
  turn: (tab) => tab.click(),
  async type(field, text) {
    await field.click();
    await page.keyboard.type(text);
    await field.blur();
  },
});

const keys = ({ keyboard }: Page): Hand => {
  /** Forwards, as often as it takes to come round. */
  const reach = async (target: Locator): Promise<void> => {
    const wanted = await target.elementHandle();
    const isThere = (): Promise<boolean | undefined> | undefined =>
      wanted?.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 400 && !(await isThere()); presses++) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  return {
    async press(button) {
      await reach(button);
      await keyboard.press('Enter');
    },
    async turn(tab) {
      const tabs = tab.locator('xpath=..');
      await reach(tabs.getByRole('tab', { selected: true }));
      const names = await tabs.getByRole('tab').count();
      for (let presses = 0; presses < names; presses++) {
        if ((await tab.getAttribute('aria-selected')) === 'true') break;
        await keyboard.press('ArrowRight');
      }
      await expect(tab).toBeFocused();
    },
    async type(field, text) {
      await reach(field);
      await keyboard.type(text);
    },
  };
};

/** From the empty sheet to the first question of its fight; every page of it is looked at on the way. */
async function design(page: Page, hand: Hand, look: () => Promise<void>): Promise<void> {
  await arrive(page, '/workshop/rune/encounter', { language: 'de' });
  await hand.press(page.getByRole('button', { name: workshop.fresh }));

  const designer = page.locator('.designer');
  const button = (name: string | RegExp): Locator => designer.getByRole('button', { name, exact: true });
  const tab = (name: RegExp): Locator => designer.getByRole('tab', { name });
  const problems = page.locator('.workshop-check');
  const spent = page.locator('.designer-spent dd');
  const earned = page.locator('.designer-earned dd');
  const row = (name: RegExp): Locator => page.locator('.designer-outline').getByRole('button', { name });

  // Where it is; what is missing leads there.
  await look();
  await hand.press(problems.getByRole('button', { name: 'Sag, wo sich das zuträgt.' }));
  await expect(designer.getByLabel('Ort', { exact: true })).toBeFocused();
  for (const [label, text] of Object.entries(WRITTEN))
    await hand.type(designer.getByLabel(label, { exact: true }), text);

  // Who is met: as many as fit the heroes.
  await hand.turn(tab(/^Kampf/));
  for (let more = 0; more < 2; more++) await hand.press(button('Mehr: Wie viele'));
  await hand.press(button('Hinzufügen: 3 × Dunkelwikinger'));
  await expect(designer.getByRole('region', { name: 'Gewicht' })).toContainText('✓ passt');
  await look();
  await hand.turn(tab(/^Karte/));
  await hand.press(button('Nehmen: Der Rabenwald'));
  await expect(designer.getByRole('application')).toBeVisible();

  // A trap costs, a roll costs when it is hard, a treasure pays for both.
  const add = async (template: string): Promise<void> => {
    await hand.press(row(/^Etwas hinzufügen: 1\./));
    await hand.press(button(template));
    await expect(designer.getByRole('heading', { level: 2, name: template })).toBeVisible();
  };
  await add('Schaden');
  await expect(spent).toHaveText('10');
  await look();
  await add('Aufgabe');
  await hand.press(button('Mehr: Schwierigkeit'));
  await expect(spent).toHaveText('20');
  for (const paid of ['10', '20']) {
    await expect(problems).not.toContainText(workshop.good);
    await add('Schatz');
    await expect(earned).toHaveText(paid);
  }
  await expect(problems).toContainText(workshop.good);
  await look();

  await hand.press(row(/^1\. /));
  await hand.turn(tab(/^Kampf/));
  await hand.press(
    page.getByRole('region', { name: 'Jetzt auskämpfen' }).getByRole('button', { name: 'Kampf beginnen' }),
  );
  await page.waitForURL(/\/local\//);
  await expect(page.getByRole('button', { name: /^Dunkelwikinger/ }).first()).toBeVisible();
}

test.use({ viewport: { width: 1024, height: 768 } });

test('an encounter is designed from nothing to legal and fought, and axe finds nothing on the way', async ({
  page,
}) => {
  await design(page, mouse(page), () => check(page));
});

test('the same by keyboard alone', async ({ page }) => {
  await design(page, keys(page), async () => {});
});
