import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateText, LANGUAGES, type Language, refusalText } from '@skald/text';
import { describe, expect, it } from 'vitest';
import {
  ARMY_IDS,
  CARDS,
  FIELDS,
  GameOptionsSchema,
  OptionsSchema,
  PIECES,
  SIDES,
  TERRAINS,
} from '../content/index.ts';
import { CHOICES, QUESTIONS } from '../rules/choices.ts';
import { EventSchema, ROLLS } from '../rules/events.ts';
import { OUTCOMES } from '../rules/odds.ts';
import { StateSchema } from '../rules/state.ts';
import { BOARD_WORDS } from './board.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { lessonText } from './lessons.ts';
import { ALL_EVENTS, FRAMES, SAMPLE_CHOICES, sampleState } from './samples.ts';
import { settingText, settingValueText } from './settings.ts';

/** Something was said, and no scaffolding shows. */
function expectWords(words: string | null, about: string): void {
  expect(words, about).toBeTruthy();
  expect(words, about).not.toMatch(/\{|\}|undefined|null\b|\[object|NaN| {2}|\s[.,;]|\.\.(?!\.)/);
}
/** A finished sentence that starts with a capital, a number or a quotation. */
function expectSentence(words: string | null, about: string): void {
  expectWords(words, about);
  expect(words, about).toMatch(/^[\p{Lu}\d−+“„][\s\S]*[.?!]$/u);
}
const ENGLISH =
  /\b(the|and|with|from|your|army|armies|points?|villages?|ship|river|castle|turns?|hex(es)?|attacks?|move[sd]?)\b/i;
/** Names of bridges and castles are those of England. */
const expectGerman = (words: string): void =>
  expect(words.replace(/Mill Bridge|North Bridge|Garrock Keep|\*Wargaming Raft\*|`\w+`/g, '')).not.toMatch(
    ENGLISH,
  );
const both = (say: (language: Language) => string | null): [string, string] => [
  say('en') ?? '',
  say('de') ?? '',
];

describe('samples', () => {
  it('are valid states, events and choices of every kind', () => {
    for (const question of QUESTIONS) {
      expect(StateSchema.safeParse(sampleState(FRAMES[question])).error, question).toBeUndefined();
      const acts = CHOICES[question].options.map((option) => option.shape.act.value);
      expect(new Set(SAMPLE_CHOICES[question].map(({ act }) => act)), question).toEqual(new Set(acts));
      for (const choice of SAMPLE_CHOICES[question])
        expect(CHOICES[question].safeParse(choice).success).toBe(true);
    }
    for (const event of ALL_EVENTS) expect(EventSchema.safeParse(event).error, event.type).toBeUndefined();
    const types = EventSchema.options.map((option) => option.shape.type.value);
    expect(new Set(ALL_EVENTS.map(({ type }) => type))).toEqual(new Set(types));
  });
});

describe('names', () => {
  it('exist in English and German for sides, leaders, cards, ground and pieces', () => {
    for (const language of LANGUAGES) {
      for (const id of SIDES) expectWords(text.sideName(id, language), id);
      for (const id of CARDS) expectWords(text.cardName(id, language), id);
      for (const id of TERRAINS) expectWords(text.terrainName(id, language), id);
      for (const id of FIELDS) expectWords(text.fieldName(id, language), id);
      for (const id of PIECES) expectWords(text.pieceName(id, language), id);
      for (const id of ARMY_IDS) expectWords(text.armyTitle(id, language), id);
      for (const list of [
        ARMY_IDS.map((id) => text.armyName(id, language)),
        CARDS.map((id) => text.cardName(id, language)),
        TERRAINS.map((id) => text.terrainName(id, language)),
        PIECES.map((id) => text.pieceName(id, language)),
      ])
        expect(new Set(list).size, list.join()).toBe(list.length);
    }
  });
  it('tell the leaders of a side apart by their first letter, as shields do', () => {
    for (const language of LANGUAGES)
      for (const side of ['n', 'v']) {
        const ids = ARMY_IDS.filter((id) => id.startsWith(side));
        expect(new Set(ids.map((id) => text.armyName(id, language)[0])).size).toBe(ids.length);
      }
  });
  it('call a place by its name and its label, and other ground by its label', () => {
    const { map } = sampleState();
    expect(text.placeName(map, '0,2', 'en')).toBe('Westerby (B3)');
    expect(text.placeName(map, '1,4', 'de')).toBe('D5');
  });
});

describe('questions and options', () => {
  it.each(QUESTIONS)('%s is asked and answered in both languages', (kind) => {
    const frame = FRAMES[kind];
    const seat = 'seat' in frame ? frame.seat : 0;
    for (const agenda of [[frame], []]) {
      const view = sampleState(...agenda);
      const [en, de] = both((language) => text.questionText(view, { seat, kind }, language));
      for (const question of [en, de]) {
        expectSentence(question, kind);
        expect(question.length).toBeLessThan(320);
      }
      expectGerman(de);
      expect(en).not.toBe(de);
      const decision = { seat, kind, options: SAMPLE_CHOICES[kind] };
      const labels = SAMPLE_CHOICES[kind].map((choice) => {
        const [label, etikett] = both((language) => text.optionText(view, decision, choice, language));
        for (const words of [label, etikett]) {
          expectWords(words, `${kind} ${choice.act}`);
          expect(words.length, words).toBeLessThan(100);
        }
        expectGerman(etikett);
        expect(label).not.toBe(etikett);
        return label;
      });
      expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
    }
  });
  it('speak of the case at hand', () => {
    const view = sampleState(FRAMES.command);
    const decision = { seat: 0, kind: 'command', options: [] };
    const label = (choice: (typeof SAMPLE_CHOICES)['command'][number], language: Language = 'en') =>
      text.optionText(view, decision, choice, language).replaceAll('\u00a0', ' ');
    expect(label({ act: 'move', army: 'n1', to: '6,3' })).toBe('Raoul: attack Thorkel at Ravensey (H4)');
    expect(label({ act: 'move', army: 'n3', to: '4,4' })).toBe('Gilbert: ford to G5 (50 %)');
    expect(label({ act: 'ford', army: 'n3', to: '4,4', how: 'move' })).toBe(
      'Gilbert: ford to G5 with the Ford card',
    );
    expect(label({ act: 'move', army: 'n3', to: '4,4' }, 'de')).toBe(
      'Gilbert: durch den Fluss (50 %) nach G5',
    );
    expect(label({ act: 'move', army: 'n1', to: '7,3' })).toBe('Raoul: fall on the ship at I4');
  });
  it('say who must go home before the movement can end', () => {
    const view = sampleState(FRAMES.command);
    const ask = (seat: number) => text.questionText(view, { seat, kind: 'command' }, 'en');
    expect(ask(1)).toContain('Ulf has 1 point left and must go towards the ship');
    expect(ask(0)).toContain('When all are where you want them, finish.');
  });
  it('say what is at stake at the river', () => {
    const ask = (...more: Parameters<typeof sampleState>) =>
      text.questionText(sampleState(...more, FRAMES.fordOrCard), { seat: 0, kind: 'fordOrCard' }, 'en');
    expect(ask()).toContain('that way is closed');
    const fleeing = { step: 'flightForded', army: 'n3', line: 0, taken: 0, attacker: 'v1' } as const;
    expect(ask(fleeing)).toContain('the army is destroyed');
  });
});

describe('the log', () => {
  const view = sampleState();
  it.each([...new Set(ALL_EVENTS.map(({ type }) => type))])(
    'tells of %s in both languages, or keeps silent in both',
    (type) => {
      for (const event of ALL_EVENTS.filter((other) => other.type === type)) {
        const [en, de] = both((language) => text.eventText(event, view, language));
        expect(en === '').toBe(de === '');
        if (type === 'roll') expect(en).toBe('');
        else for (const line of [en, de]) expectSentence(line, type);
        expectGerman(de);
        if (en !== '') expect(en).not.toBe(de);
      }
    },
  );
  it('has words for every die', () => {
    for (const what of ROLLS) {
      const roll = { type: 'roll', sides: 6, face: 4, for: what } as const;
      const [en, de] = both((language) => text.rollText(roll, language));
      expect(en).toMatch(/: 4$/);
      expect(de).toMatch(/: 4$/);
      expect(en).not.toBe(de);
    }
    expect(text.rollText({ type: 'roll', sides: 10, face: 3, for: 'card' }, 'en')).toContain('10');
  });
  it('says nothing of an initiative that nothing has changed', () => {
    const plain = { type: 'initiativeResult', seat: 0, die: 4, bonus: 0, weak: 0, result: 4 } as const;
    for (const language of LANGUAGES) expect(text.eventText(plain, view, language)).toBeNull();
  });
});

describe('refusals', () => {
  const params = {
    ...{ army: 'n1', with: 'n2', hex: '2,4', card: 'ford', moment: 'settingUp', held: 1, points: 3 },
    ...{ most: 6, least: 3, sum: 14, all: 15, count: 2, problem: 'no-castle' },
  };
  const codes = Object.keys(text.refusals.en);
  it('have a sentence for every code the rules give, and no other', () => {
    const sources = ['../rules', '../content'].flatMap((folder) => {
      const cwd = join(import.meta.dirname, folder);
      return globSync('*.ts', { cwd, exclude: ['*.test.ts'] }).map((file) => join(cwd, file));
    });
    const given = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:because|refuse)\('([a-z-]+)'/g)].map(([, code]) => code),
    );
    expect(given.length).toBeGreaterThan(30);
    for (const language of LANGUAGES)
      expect(Object.keys(text.refusals[language]).sort()).toEqual([...new Set(given)].sort());
  });
  it.each(codes)('%s says what is wrong', (code) => {
    const [en, de] = both((language) => refusalText({ code, params }, language, text.refusals));
    for (const sentence of [en, de]) {
      expectSentence(sentence, code);
      expect(sentence.length, sentence).toBeGreaterThan(15);
    }
    expectGerman(de);
    expect(en).not.toBe(de);
  });
  it('name the army and the hex', () => {
    const refusal = { code: 'not-adjacent', params: { army: 'v1', hex: '6,3' } };
    expect(refusalText(refusal, 'en', text.refusals)).toContain('H4 is not next to Thorkel');
    const nonsense = { code: 'no-such-hex', params: { hex: 'nowhere' } };
    expect(refusalText(nonsense, 'de', text.refusals)).toContain('nowhere');
  });
});

describe('help', () => {
  it('has words on every chapter, kind of ground, card and army, and on hexes', () => {
    expect(text.HELP_TOPICS).toEqual(
      expect.arrayContaining([...TERRAINS, ...CARDS, ...ARMY_IDS, 'river', 'ship', 'flight', 'victory']),
    );
    expect(new Set(text.HELP_TOPICS).size).toBe(text.HELP_TOPICS.length);
    for (const view of [null, sampleState()])
      for (const topic of [...text.HELP_TOPICS, ...(view ? ['6,3', '7,3', '9,4', '2,4'] : [])]) {
        const [en, de] = both((language) => text.helpText(topic, view, language));
        for (const words of [en, de]) {
          expectWords(words.replace(/\*\*/g, ''), topic);
          expect(words.length, words).toBeGreaterThan(20);
        }
        expectGerman(de);
        expect(en).not.toBe(de);
        for (const language of LANGUAGES) expectWords(text.topicName(topic, language), topic);
      }
  });
  it('tells how things stand in the campaign', () => {
    const view = sampleState();
    view.armies[6]!.points = -1;
    expect(text.helpText('6,1', view, 'en')).toContain('It has been pillaged.');
    expect(text.helpText('6,3', view, 'en')).toContain('Thorkel is here.');
    expect(text.helpText('6,3', view, 'de')).toContain('Von der Burg, über Brücken: 5 Schritte.');
    expect(text.helpText('7,3', view, 'en')).toContain('The ship lies here, with Gunnhild aboard.');
    expect(text.helpText('n1', view, 'en')).toMatch(/at G4\. It has 5 points\./);
    expect(text.helpText('v3', view, 'en')).toContain('you do not know');
    expect(text.helpText('n4', view, 'de')).toContain('gibt es nicht mehr');
    expect(text.helpText('nonsense', view, 'en')).toContain('no help');
  });
});

describe('settings, lessons and outcomes', () => {
  it('have words for every option and every value that is not a number', () => {
    const { battles, realDice } = OptionsSchema.shape;
    const values: Record<string, readonly unknown[]> = {
      battles: battles.options,
      realDice: realDice.options,
      preset: ['standard', 'tabletop'],
      map: ['garrock', 'generated', 'own'],
      freeArmyCount: [true, false],
      oneEntry: [true, false],
      turnLimit: [0, 24],
      castleTurns: [1, 2],
    };
    for (const key of Object.keys(GameOptionsSchema.shape)) {
      const [en, de] = both((language) => settingText(key, language));
      expectWords(en, key);
      expect(en).not.toBe(de);
      for (const value of values[key] ?? [])
        for (const language of LANGUAGES) expectWords(settingValueText(key, value, language), key);
    }
    expect(settingValueText('mapSeed', 7, 'en')).toBeNull();
    expect(settingText('unheard-of', 'de')).toBe('unheard-of');
  });
  it('have a lesson for every question, for the beginning and the end', () => {
    for (const kind of [...QUESTIONS, 'begin', 'over']) {
      const [en, de] = both((language) => lessonText(kind, language));
      for (const lesson of [en, de]) expectSentence(lesson.replace(/\*\*/g, ''), kind);
      expectGerman(de);
    }
    expect(lessonText('nothing', 'en')).toBeNull();
  });
  it('have words for every outcome', () => {
    for (const outcome of OUTCOMES)
      for (const language of LANGUAGES) expectWords(BOARD_WORDS[language].outcomes[outcome], outcome);
  });
});

describe('the guide', () => {
  const guides = LANGUAGES.map((language) => [language, text.guide(language)] as const);
  it.each(guides)('has a table of contents that leads to every chapter (%s)', (_, guide) => {
    const headings = [...guide.matchAll(/^## (\d+\. .+)$/gm)].map(([, heading]) => heading!);
    const links = [...guide.matchAll(/^(\d+)\. \[(.+)\]\(#(.+)\)$/gm)];
    expect(headings.length).toBeGreaterThan(20);
    expect(links.map(([, number, title]) => `${number}. ${title}`)).toEqual(headings);
    expect(guide).not.toMatch(/undefined|\[object|NaN/);
  });
  it.each(guides)('names every card, kind of field, leader, place and option (%s)', (language, guide) => {
    for (const card of CARDS) expect(guide).toContain(`- **${text.cardName(card, language)}.** `);
    for (const field of FIELDS)
      expect(guide.toLowerCase()).toContain(`| ${text.fieldName(field, language).toLowerCase()} | `);
    for (const id of ARMY_IDS) expect(guide).toContain(text.armyTitle(id, language));
    for (const key of Object.keys(OptionsSchema.shape)) expect(guide).toContain(`| \`${key}\` | `);
    expect(guide).toMatch(/\| Netherby \| C10 \| 5 \| \d \|/);
  });
  it('gives the odds of a quick battle that the rules name', () => {
    const [, guide] = guides[0]!;
    expect(guide.replaceAll('\u00a0', ' ')).toContain('| 6 | 100 % | 98 % | 90 % | 71 % | 44 % |');
  });
  it.each(guides)('names version, date, authors and where it comes from (%s)', (language, guide) => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(VERSIONS[0][0]).toBe(version);
    for (const word of [version, dateText(VERSIONS[0][1], language), 'Skald'])
      expect(guide.slice(0, 500)).toContain(word);
    expect(guide).toMatch(/Wargaming Raft[\s\S]*2013/);
  });
  it('is German in German', () => expectGerman(guides[1]![1]));
});
