import type { Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ADVENTURES, type Quest } from '../../../content/index.ts';
import { sketch } from '../../../content/testing.ts';
import { check } from '../../../documents/index.ts';
import { problemText } from '../../../text/problems.ts';
import { placed } from './problems.ts';
import { cursorInWords, squareInWords } from './speech.ts';

const problemsOf = (quest: Quest, language: Language) =>
  check(quest).map((problem) => placed({ ...problem, text: problemText(problem, quest, language) }, quest));

describe('problems', () => {
  const rows = ['#######', '#O.#..#', '#R.#sX#', '#..#..#', '#######'];
  it('come with their words, rule and place', () => {
    expect(problemsOf(sketch(rows), 'en')).toMatchObject([
      {
        text: 'No door leads to the room at E2. Hang one, or wall the room up.',
        rule: 'DUN-CONTENT-03',
        at: [4, 1],
        page: 'draw',
      },
      {
        text: 'The Heroes cannot get to the exit at F3. Make a way.',
        rule: 'DUN-CONTENT-03',
        at: [5, 2],
        page: 'draw',
      },
    ]);
    expect(problemsOf(sketch(rows), 'de')[1]?.text).toBe(
      'Die Helden kommen nicht zum Ausgang auf F3. Schaffe einen Weg.',
    );
  });

  it('say which page they are on', () => {
    const pages = (quest: Quest) => problemsOf(quest, 'en').map(({ at, page }) => ({ at, page }));
    const sound = sketch(['#######', '#O.1.s#', '#R.1.X#', '#######']);
    const goals = (...heroes: Quest['victory']['heroes']) => ({
      ...sound,
      victory: { ...sound.victory, heroes },
    });
    expect(pages(sound)).toEqual([]);
    expect(pages({ ...sound, overlord: { ...sound.overlord, type: 'warlord', deck: 30 } })).toEqual([
      { at: null, page: 'overlord' },
    ]);
    expect(pages(goals({ type: 'cripple', boss: 'grund' }))).toEqual([{ at: null, page: 'victory' }]);
    const alarm: Quest = { ...sound, specials: [{ type: 'alarm', object: 'book', cards: 1 }] };
    expect(pages(alarm)).toEqual([{ at: null, page: 'rules' }]);
    const unseals: Quest = {
      ...sound,
      chests: [],
      specials: [{ type: 'unseals', object: 'seal-stone', door: '1', by: 1 }],
    };
    expect(pages(unseals)).toContainEqual({ at: [3, 1], page: 'draw' });
    expect(pages({ ...sound, rewards: [{ item: 'ember-staff', to: 'danor' }] })).toEqual([
      { at: null, page: 'heroes' },
    ]);
  });

  it('that can be lived with are advice', () => {
    const narrow = sketch(['#####', '#O.s#', '#R#X#', '#####']);
    expect(problemsOf(narrow, 'en')).toMatchObject([{ advice: true, at: [3, 2] }]);
  });
});

describe('a square in words', () => {
  const quest = sketch(['########', '#Oc1qqb#', '#R.1.TT#', '#+#.XTT#', '###.tN.#', '########'], {
    doors: [{ door: '1', lock: 'L2', ward: 3 }],
    chests: [{ at: [2, 1], lock: 'L1', contents: ['lucky-coin', 'ward-key'] }],
    searches: [{ at: [4, 1], items: ['book'] }],
    figures: [
      { at: [1, 1], facing: 'E' },
      { at: [5, 4], wounds: 2, items: ['bone-sceptre'] },
    ],
    specials: [
      { type: 'caveIn', from: [2, 2], to: [2, 2] },
      { type: 'levers', at: [[4, 2]] },
    ],
  });
  it.each([
    [[0, 0], 'wall', 'Mauer'],
    [[3, 3], 'floor', 'Boden'],
    [[1, 1], 'Orlaf starts here, facing east', 'Startfeld von Orlaf, Blick nach Osten'],
    [[2, 1], 'chest, a plain lock, holds Lucky Coin and Ward Key', /^Truhe, einfaches Schloss, darin: /],
    [[3, 2], 'door 1, a strong lock, Ward 3', 'Tür 1, festes Schloss, Siegel 3'],
    [[5, 1], 'cabinet, a search finds Book', /^Schrank, wer sucht, findet /],
    [[6, 1], 'a Pile of Bones', 'ein Knochenhaufen'],
    [[6, 3], 'Zombie Troll', 'Zombietroll'],
    [[1, 3], 'Weak Spot', 'Schwachstelle'],
    [[4, 3], 'exit', 'Ausgang'],
    [[4, 4], 'part of a table', 'ein Stück davon: Tisch'],
    [[5, 4], 'Mortibris, 2 wounds, Bone Sceptre', 'Mortibris, 2 Wunden, Knochenzepter'],
    [[2, 2], 'floor, the roof can fall here', 'Boden, hier kann die Decke einstürzen'],
    [[4, 2], 'floor, lever', 'Boden, Hebel'],
  ] as const)('%j', (at, en, de) => {
    expect(squareInWords(quest, [...at], 'en')).toBe(en);
    expect(squareInWords(quest, [...at], 'de')).toMatch(de);
  });

  it('tells a chamber that turns, and what is wrong there', () => {
    const chambers = ADVENTURES[7] as Quest;
    expect(squareInWords(chambers, [10, 7], 'en')).toBe('floor, in the turning chamber');
    expect(squareInWords(chambers, [10, 5], 'en')).toBe('floor, threshold of the chamber');
    const said = cursorInWords(quest, [4, 4], problemsOf(quest, 'en'), 'en');
    expect(said).toMatch(/^E5: part of a table\. Problem: At E5 only a part of a table is drawn\./);
  });
});
