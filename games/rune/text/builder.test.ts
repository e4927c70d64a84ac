import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { withLines } from '../documents/hero/account.ts';
import { GALLERY, grown } from '../documents/hero/builds/index.ts';
import { check } from '../documents/hero/check.ts';
import { heirOf } from '../documents/hero/death.ts';
import { effectOf } from '../documents/hero/effect.ts';
import type { Line, Purchase } from '../documents/hero/lines.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { NEW_HERO } from '../documents/hero/samples.ts';
import { standingOf } from '../documents/hero/standing.ts';
import { DAY, gained, made, paid } from '../documents/hero/testing.ts';
import { builder as de } from './de/builder.ts';
import { effectPhrases } from './effects.ts';
import { builder as en } from './en/builder.ts';
import { heroWords } from './hero.ts';
import { lineText, purchaseText } from './ledger.ts';
import { sheetOf } from './sheet.ts';
import { sheetText } from './sheet-text.ts';

/** Every word of a table, functions called with numbers or with text. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(3, 4, 5, 6)), String(value('Dodge', 'x', 'y', 'z'))];
  return Object.values(value as object).flatMap(wordsIn);
}

describe('the builder', () => {
  it('speaks German as German', () => {
    const [english, german] = [wordsIn(en), wordsIn(de)];
    expect(german).toHaveLength(english.length);
    for (const word of [...english, ...german]) expect(word).not.toMatch(/undefined|NaN/);
    const alike = german.filter(
      (word, i) => word === english[i] && /[a-z]{4}/.test(word.replace('Dodge', '')),
    );
    expect(alike).toEqual([]);
  });

  it('says what a step costs or gives back', () => {
    expect([en.costs(4), en.costs(-2), en.costs(0)]).toEqual(['costs 4', 'gives 2 back', 'costs nothing']);
    expect(de.number(6.75)).toBe('6,75');
  });
});

describe('effects in words', () => {
  const { ragnar } = READY_MADE;
  const said = (changes: Partial<typeof ragnar>, language: 'en' | 'de' = 'en') =>
    effectPhrases(effectOf(ragnar, made(changes)).changes, language);

  it('name a single weapon with its numbers, several with what is added', () => {
    expect(said({ abilities: { ...ragnar.abilities, bows: 2 } })).toEqual([
      'Short bow: INIT 2 → 3, ATK 0 → 1',
    ]);
    expect(said({ characteristics: { ...ragnar.characteristics, Str: 3 } })).toEqual([
      'Viking axe, War maul and Fists: DAM +1',
      'Hit points 77 → 81',
      'Response 5 → 6',
    ]);
    expect(said({ armor: null }, 'de')).toEqual([
      'Wikingeraxt, Kriegshammer, Kurzbogen und Fäuste: INI +1',
      'Zähigkeit 6 → 3',
      'INI ohne Kampf 2 → 3',
    ]);
  });

  it('tell apart weapons that change otherwise', () => {
    expect(said({ characteristics: { ...ragnar.characteristics, Dex: 2, Per: 0 } })).toEqual([
      'Viking axe, War maul and Fists: ATK −1',
      'Short bow: ATK 0 → 1',
    ]);
  });
});

describe('a ledger in words', () => {
  const LINES: readonly Line[] = [
    { line: 'gain', on: DAY, cause: 'pillaging', points: 5, marked: ['dodge', 'jump'] },
    { line: 'gain', on: DAY, cause: 'running', points: -5, marked: [] },
    { line: 'found', on: DAY, how: 'treasure', things: [{ kind: 'armor', armor: 'steel-scale' }] },
    { line: 'lost', on: DAY, things: [{ kind: 'horse' }, { kind: 'shield', shield: 'buckler' }] },
    { line: 'damaged', on: DAY, item: 'axe-of-glory' },
    { line: 'death', on: DAY, name: 'Bolli', weapons: [], armor: null, shield: null },
    { line: 'traded', on: DAY, with: 'Bolli', points: -15 },
    { line: 'traded', on: DAY, with: 'Hrolf', points: 10 },
    { line: 'inherited', on: DAY, from: 'Ragnar', overall: 50, bonusFree: 0, spent: 20, deficit: 0, wins: 2 },
    { line: 'won', on: DAY, what: 'session' },
  ];

  it('tells every line', () => {
    expect(LINES.map((line) => lineText(line, 'en'))).toEqual([
      'Pillaging (proved: Dodge and Jump)',
      'Running an encounter',
      'Won: Steel scale',
      'Lost: Horse and Buckler',
      'Damaged: Axe of Glory',
      'Died, and came back: Bolli',
      'Paid to: Bolli',
      'Paid by: Hrolf',
      'Inherited: Ragnar',
      'Winner: a session',
    ]);
    expect(sheetOf(made({ ledger: [...LINES] }), 'de').ledger.map(([, , points]) => points)).toEqual([
      '',
      '+30',
      '+10',
      '−15',
      '',
      '',
      '',
      '',
      '−5',
      '+5',
    ]);
  });

  it.each<[Purchase, string, string]>([
    [{ kind: 'gift', gift: 'might-of-thor' }, 'Might of Thor', 'Thors Macht'],
    [{ kind: 'experience', ability: 'dodge' }, 'Dodge, by experience', 'Ausweichen, durch Erfahrung'],
    [{ kind: 'training', ability: 'runes' }, 'Runes, by training', 'Runen, durch Ausbildung'],
    [{ kind: 'insurance' }, 'Death insurance', 'Todesversicherung'],
    [{ kind: 'curds' }, 'Curds to eat', 'Käsebruch zum Essen'],
    [{ kind: 'legendary', item: 'golden-blade' }, 'Golden Blade', 'Goldene Klinge'],
    [{ kind: 'horse' }, 'A horse', 'Ein Pferd'],
    [{ kind: 'horse-upgrade', upgrade: 'move' }, 'Horse: faster', 'Pferd: schneller'],
    [{ kind: 'deficit', points: 5 }, 'Paying a debt', 'Tilgung einer Schuld'],
    [
      { kind: 'gear', ware: { kind: 'weapon', weapon: 'dagger' }, silver: 3 },
      'Dagger, for 3 oz. of silver',
      'Dolch, für 3 Unzen Silber',
    ],
  ])('names what is bought: %j', (purchase, english, german) => {
    expect([purchaseText(purchase, 'en'), purchaseText(purchase, 'de')]).toEqual([english, german]);
  });
});

describe('a hero as a document', () => {
  it('is told before he is played', () => {
    expect(heroWords.title(GALLERY.ari, 'de')).toBe('Ari der Gelehrte');
    expect(heroWords.about(READY_MADE.ragnar, 'en')).toEqual({
      story: [
        'Fights with: Viking axe (INIT 9, ATK 9, DFN 9, DAM 12).',
        '77 hit points, Soak 6.',
        'Best at: Great Weapon.',
      ],
      goals: [],
      picture: 'A man with: Viking axe, War maul, Short bow and Heavy leather.',
    });
    expect(heroWords.about(NEW_HERO, 'de')).toMatchObject({
      story: ['Kämpft mit: Fäuste (INI −2, ANG −3, ABW −3, SCH 0).', '44 Lebenspunkte, Zähigkeit 0.'],
      picture: 'Ein Mann mit bloßen Fäusten.',
    });
    expect(heroWords.about(GALLERY.osk, 'de').picture).toMatch(/^Eine Frau mit: Wurfaxt, /);
  });

  it('[RUN-INSURE-03] goes by another name once he has come back', () => {
    const back = { line: 'death', on: DAY, name: 'Bolli', weapons: [], armor: null, shield: null } as const;
    expect(heroWords.title(made({ ledger: [{ ...back, weapons: [] }] }), 'en')).toBe('Bolli');
  });
});

describe('a sheet', () => {
  const winner = made({
    ledger: [
      gained(120),
      { line: 'won', on: DAY, what: 'session' },
      { line: 'won', on: DAY, what: 'saga' },
      paid({ kind: 'curds' }, 25),
    ],
  });

  it('[RUN-HERO-28] begins with who he is, how often his player won, and his victory points', () => {
    expect(check(winner).filter(({ path }) => path.includes(1) || path.includes(2))).toEqual([]);
    const { name, standing } = sheetOf(winner, 'en');
    expect(name).toBe('Ragnar');
    expect(standing).toEqual([
      ['Wins', '2'],
      ['Victory points gained', '120'],
      ['spent', '25'],
      ['to spend', '95'],
      ['owed', '0'],
    ]);
    expect(standingOf(made()).wins).toBe(0);
  });

  it.each([
    ['en', 'Wins 2, Victory points gained 120, spent 25, to spend 95'],
    ['de', 'Siege 2, Siegpunkte gewonnen 120, ausgegeben 25, auszugeben 95'],
  ] as const)('[RUN-HERO-28] says so in plain text too: %s', (language, line) => {
    expect(sheetText(winner, language)).toContain(line);
  });

  it('[RUN-HERO-28] leaves the wins of a player to his next hero', () => {
    const heir = heirOf(winner, made(), DAY);
    expect(standingOf(heir)).toMatchObject({ wins: 2, overall: 120 });
    expect(standingOf(withLines(heir, { line: 'won', on: DAY, what: 'session' })).wins).toBe(3);
  });

  it('[RUN-HERO-29] has what he can bear, how he moves and what weighs on him, and tracks for what befalls him', () => {
    const { numbers, tracks, hitPoints, load } = sheetOf(made({ armor: 'chain-mail' }), 'en');
    expect(Object.fromEntries(numbers)).toMatchObject({
      'Hit points': '77',
      'Wound Threshold': '18',
      Soak: '10',
      Response: '5',
      'Half move': '10',
      'Full move': '20',
      'Decrease by load': '1',
    });
    expect(load).toContain('loaded');
    expect(hitPoints).toBe(77);
    expect(tracks).toEqual([
      { label: 'Wounds', boxes: ['−1', '−2', '−3', 'out', 'dead'] },
      { label: 'Impairment', boxes: ['−1', '−2', '−3', '−4', '−5', '−6', '−7', '−8', '−9', '−10'] },
      { label: 'Invigoration', boxes: ['+1', '+2', '+3', '+4', '+5'] },
    ]);
    const text = sheetText(made(), 'de');
    expect(text).toContain('Lebenspunkte jetzt ____ / 77');
    expect(text).toContain('Wunden [ ] −1 [ ] −2 [ ] −3 [ ] aus [ ] tot');
  });

  it('[RUN-HERO-30] has a row for each way to attack, bare hands and whatever is no fight', () => {
    const { attacks } = sheetOf(READY_MADE.ragnar, 'en');
    expect(attacks.head).toEqual(['Weapon', 'INIT', 'ATK', 'DFN', 'DAM', 'Range', 'Ability']);
    expect(attacks.rows).toEqual([
      ['Viking axe', '9', '9', '9', '12', '', 'Great Weapon'],
      ['War maul', '9', '8', '10', '12', '', 'Great Weapon'],
      ['Short bow', '2', '0', '−1', '6', '5–60', 'Bows'],
      ['Fists', '−1', '0', '−1', '2', '', 'Brawling'],
      ['Anything else than fighting', '2', '', '', '', '', 'Sprint'],
    ]);
  });

  it('[RUN-ABIL-15] counts the load in rolls of the body, [RUN-ABIL-06] and no Runes for who lacks them', () => {
    const roll = (hero: typeof READY_MADE.ragnar, name: string) =>
      sheetOf(hero, 'en')
        .abilities.flatMap(({ rows }) => rows)
        .find(([ability]) => ability === name)?.[2];
    const burdened = made({ armor: 'chain-mail' });
    expect([roll(made(), 'Dodge'), roll(burdened, 'Dodge')]).toEqual(['3', '2']);
    expect([roll(made(), 'Awareness'), roll(burdened, 'Awareness')]).toEqual(['−4', '−4']);
    expect(roll(made(), 'Runes')).toBe('–');
    expect(roll(GALLERY.ari, 'Runes')).toBe('2');
  });

  it('[RUN-HERO-31] lists what he carries, with kits and the Load', () => {
    const { gear, load } = sheetOf(made({ weapons: [{ weapon: 'short-bow', dozens: 3 }] }), 'en');
    expect(gear.rows).toEqual([
      ['Short bow (3 × 12)', '0.75'],
      ['Heavy leather', '1.5'],
      ['Kit: Climb', '2'],
    ]);
    expect(load).toBe('Load 4.25: lightly loaded; heavier from 8, 10, 12, 14');
  });

  it('[RUN-HERO-32] lists gifts with their gods, levels and Connections', () => {
    const { gifts, connections, horse } = sheetOf(grown('vigfus', 1000), 'en');
    expect(gifts).toContainEqual([
      'Valor of Tyr',
      'Tyr',
      '1',
      'Stamina +L; hit points and Wound Threshold stay.',
    ]);
    expect(connections).toContainEqual(['Tyr', '2']);
    expect(horse).toContainEqual(['HP', '68']);
  });

  it.each(LANGUAGES)('reads as plain text, in columns: %s', (language) => {
    const text = sheetText(grown('ragnar', 300), language);
    expect(text).toMatch(/^Ragnar\n======\n/);
    expect(text).toContain(language === 'en' ? 'Viking axe' : 'Wikingeraxt');
    expect(text).not.toMatch(/undefined|NaN| $/m);
    expect(text.split('\n').length).toBeGreaterThan(50);
  });

  it('says of a new hero that nobody gave him anything, and leaves out what is not there', () => {
    const text = sheetText(READY_MADE.ragnar, 'en');
    expect(text).toContain('No god has given him anything yet.');
    expect(text).not.toContain('Ledger');
    expect(text).not.toContain('Horse');
  });
});
