import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, refusalText } from '@skald/text';
import { describe, expect, it } from 'vitest';
import {
  BOSSES,
  CARDS,
  FEATS,
  FURNITURE_KINDS,
  GameOptionsSchema,
  HEROES,
  ITEMS,
  LOCKS,
  MINIONS,
  SPELLS,
} from '../content/index.ts';
import { CHOICES, QUESTIONS } from '../rules/choices.ts';
import { EventSchema, ROLLS } from '../rules/events.ts';
import { OUTCOMES } from '../rules/odds.ts';
import { StateSchema } from '../rules/state.ts';
import { BOARD_WORDS } from './board.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { ALL_EVENTS, FRAMES, PLANNED, SAMPLE_CHOICES, sampleState } from './testing.ts';

/** Something was said, and no scaffolding shows. */
function expectWords(words: string | null, about: string): void {
  expect(words, about).toBeTruthy();
  expect(words, about).not.toMatch(/\{|\}|undefined|null\b|\[object|NaN| {2}|\s[.,;]|\.\.(?!\.)|nobody at/);
}
/** A finished sentence that starts with a capital, a number or a quotation. */
function expectSentence(words: string | null, about: string): void {
  expectWords(words, about);
  expect(words, about).toMatch(/^[\p{Lu}\d−+“„][\s\S]*[.?!)]$/u);
}
const ENGLISH =
  /\b(the|and|with|from|your|models?|wounds?|squares?|doors?|turns?|heroes|spells?|facing|strikes?|bones|dice)\b/i;
const expectGerman = (words: string): void =>
  expect(words.replace(/\*Dungeon Saga\*|`\w+`/g, '')).not.toMatch(ENGLISH);
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
        expect(CHOICES[question].safeParse(choice).success, JSON.stringify(choice)).toBe(true);
    }
    for (const event of ALL_EVENTS) expect(EventSchema.safeParse(event).error, event.type).toBeUndefined();
    const types = EventSchema.options.map((option) => option.shape.type.value);
    expect(new Set(ALL_EVENTS.map(({ type }) => type))).toEqual(new Set(types));
  });
});

describe('names', () => {
  it('exist in both languages for everything, and tell things of a kind apart', () => {
    for (const language of LANGUAGES) {
      const n = text.NAMES[language];
      for (const list of [
        [...HEROES, ...BOSSES, ...MINIONS].map(n.type),
        FEATS.map(n.feat),
        SPELLS.map(n.spell),
        ITEMS.map(n.item),
        CARDS.map(n.card),
        FURNITURE_KINDS.map(n.thing),
        LOCKS.map(n.lock),
      ]) {
        for (const name of list) expectWords(name, name);
        expect(new Set(list).size, list.join()).toBe(list.length);
      }
    }
    expect(text.NAMES.en.model('skeleton-archer-2')).toBe('Skeleton Archer 2');
    expect(text.NAMES.de.model('skeleton-archer-2')).toBe('Skelettschütze 2');
    expect(text.NAMES.de.model('grund')).toBe('Grund');
  });
  it('call squares by letter and number', () => {
    expect(text.squareLabel([0, 0])).toBe('A1');
    expect(text.squareLabel([25, 9])).toBe('Z10');
    expect(text.squareLabel([26, 3])).toBe('AA4');
  });
});

describe('questions and options', () => {
  it.each(QUESTIONS)('%s is asked and answered in both languages', (kind) => {
    const frame = FRAMES[kind];
    const { seat } = frame;
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
      for (const language of LANGUAGES) {
        const labels = SAMPLE_CHOICES[kind].map((choice) =>
          text.optionText(view, decision, choice, language),
        );
        for (const label of labels) {
          expectWords(label, label);
          expect(label.length, label).toBeLessThan(110);
          if (language === 'de') expectGerman(label);
        }
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
      }
    }
  });
  it('ask for a Turn as it stands', () => {
    const ask = (frame: (typeof PLANNED)[number], language: Language) =>
      text.questionText(sampleState(frame), { seat: 1, kind: 'turn' }, language);
    for (const frame of PLANNED)
      for (const language of LANGUAGES) expectSentence(ask(frame, language), frame.plan);
    expect(ask(PLANNED[0]!, 'en')).toBe('Orlaf, B2, facing south. Frenzy: a Move, then two Fights.');
    expect(ask(PLANNED[2]!, 'de')).toContain('aufgehalten von Skelettkrieger 1');
    expect(ask(FRAMES.turn, 'en')).toContain('in the front arc of Skeleton Warrior 1');
  });
  it('say what a step costs', () => {
    const view = sampleState(FRAMES.turn);
    const decision = { seat: 1, kind: 'turn', options: [] };
    const label = (x: number, y: number, language: Language) =>
      text.optionText(view, decision, { act: 'step', x, y }, language);
    expect(label(2, 1, 'en')).toBe('Break away to C2 (east): Skeleton Warrior 1 may strike first');
    expect(label(2, 2, 'de')).toBe('Nach C3 (Südosten) lösen: Vorher darf Skelettkrieger 1 zuschlagen');
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
        if (en === '') expect(['roll', 'turnEnded']).toContain(type);
        else for (const line of [en, de]) expectSentence(line, type);
        expectGerman(de);
        if (en !== '') expect(en).not.toBe(de);
      }
    },
  );
  it('shows the dice and how they meet', () => {
    const line = (i: number, language: Language) =>
      text.eventText(
        ALL_EVENTS.filter(({ type }) => type === 'attacked' || type === 'hits')[i]!,
        view,
        language,
      );
    expect(line(0, 'en')).toBe(
      'Orlaf fights Skeleton Warrior 1 (B3): 6 4 2 1 (−1 Injured) against 5 2, Armour 2.',
    );
    expect(line(4, 'de')).toContain('kämpft gegen die Tür (G3)');
    expect(line(5, 'en')).toBe(
      '6 beats 5, 4 holds 4, 3 meets nothing; 2 and 1 do not pass the Armour: 2 Hits.',
    );
  });
  it('has words for every die that is not told with an attack or a card', () => {
    for (const what of ROLLS) {
      const roll = { type: 'roll', sides: 6, face: 4, for: what } as const;
      const [en, de] = both((language) => text.rollText(roll, language));
      if (['attack', 'defence', 'card'].includes(what)) expect(en + de).toBe('');
      else expect([en.endsWith(': 4'), de.endsWith(': 4'), en === de]).toEqual([true, true, false]);
    }
  });
});

describe('refusals', () => {
  const params = {
    ...{ model: 'zombie-1', enemy: 'orlaf', card: 'interrupt-1', feat: 'focus', item: 'book', spell: 'burn' },
    ...{ ward: 2, left: 1, rounds: 2, problem: 'no-start' },
  };
  const codes = Object.keys(text.refusals.en);
  it('have a sentence for every code the rules give, and no other', () => {
    const cwd = join(import.meta.dirname, '../rules');
    const given = globSync('*.ts', { cwd, exclude: ['*.test.ts'] }).flatMap((file) =>
      [...readFileSync(join(cwd, file), 'utf8').matchAll(/\b(?:because|refuse)\(\s*'([a-z-]+)'/g)].map(
        ([, code]) => code!,
      ),
    );
    expect(given.length).toBeGreaterThan(50);
    // Of a band that cannot set out.
    const band = ['saga-over', 'not-the-next-adventure', 'foreign-item'];
    expect(codes.toSorted()).toEqual([...new Set([...given, ...band])].sort());
    expect(Object.keys(text.refusals.de).sort()).toEqual(codes.toSorted());
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
  it('name what was meant, or repeat what was said', () => {
    const refusal = { code: 'spell-not-ready', params: { spell: 'burn', rounds: 1 } };
    expect(refusalText(refusal, 'en', text.refusals)).toBe('Burn is not ready: one End of Round to go.');
    const nonsense = { code: 'not-carried', params: { item: 'crown' } };
    expect(refusalText(nonsense, 'de', text.refusals)).toContain('crown');
  });
});

describe('help', () => {
  it('has words on every chapter, model, Feat, spell, item, card, lock and piece of furniture', () => {
    expect(text.HELP_TOPICS).toEqual(
      expect.arrayContaining([
        ...HEROES,
        ...BOSSES,
        ...MINIONS,
        ...FEATS,
        ...SPELLS,
        ...ITEMS,
        ...CARDS,
        'ward',
      ]),
    );
    expect(new Set(text.HELP_TOPICS).size).toBe(text.HELP_TOPICS.length);
    for (const view of [null, sampleState()])
      for (const topic of [...text.HELP_TOPICS, ...(view ? ['1,1', '6,2', '5,1', '0,0', 'zombie-1'] : [])]) {
        const [en, de] = both((language) => text.helpText(topic, view, language));
        for (const words of [en, de]) {
          expectWords(words.replace(/\*\*/g, ''), topic);
          expect(words.length, words).toBeGreaterThan(15);
          expect(words).not.toMatch(/no help|keine Hilfe/);
        }
        expectGerman(de);
        expect(en).not.toBe(de);
        for (const language of LANGUAGES) expectWords(text.topicName(topic, language), topic);
      }
  });
  it('gives the cards with their damage tables', () => {
    expect(text.helpText('zombie-troll', null, 'en')).toContain(
      'Damage: 1 Hit nothing; 2 Hits Injured, destroyed if it was already; 3 Hits Injured, destroyed if it was already; 4 or more Hits destroyed.',
    );
    expect(text.topicName('zombie', 'en')).toBe('Zombie');
    expect(text.helpText('madriga', null, 'de')).toContain('4 Würfel zum Schießen');
  });
  it('tells how things stand', () => {
    const view = sampleState();
    expect(text.helpText('orlaf', view, 'en')).toContain('Now at B2, facing south, with 3 wounds, Injured.');
    expect(text.helpText('6,2', view, 'en')).toBe('G3: Door, a strong lock (3 dice, Armour 3), Ward 2.');
    expect(text.helpText('5,4', view, 'de')).toContain('Ein Knochenhaufen.');
    expect(text.helpText('zombie-9', view, 'en')).toContain('Not on the board.');
    expect(text.helpText('nonsense', view, 'en')).toContain('no help');
    expect(text.helpText('77,3', view, 'en')).toContain('no help');
  });
});

describe('settings, lessons and outcomes', () => {
  it('have words for every option and every value that is one of a list', () => {
    const values: Record<string, readonly unknown[]> = {
      quest: [1, 10],
      party: [null],
      heroOrder: ['free', 'fixed'],
      conceding: [true, false],
    };
    for (const key of Object.keys(GameOptionsSchema.shape)) {
      const [en, de] = both((language) => text.settingText(key, language));
      expectWords(en, key);
      expect(en).not.toBe(de);
      for (const value of values[key] ?? [])
        for (const language of LANGUAGES) expectWords(text.settingValueText(key, value, language), key);
    }
    expect(text.settingText('unheard-of', 'de')).toBe('unheard-of');
  });
  it('have a lesson for every question, for the beginning and the end', () => {
    for (const kind of [...QUESTIONS, 'begin', 'over']) {
      const [en, de] = both((language) => text.lessonText(kind, language));
      for (const lesson of [en, de]) expectSentence(lesson.replace(/\*\*/g, ''), kind);
      expectGerman(de);
    }
    expect(text.lessonText('nothing', 'en')).toBeNull();
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
    expect(headings.length).toBeGreaterThan(25);
    expect(links.map(([, number, title]) => `${number}. ${title}`)).toEqual(headings);
    expect(guide).not.toMatch(/undefined|\[object|NaN/);
  });
  it.each(guides)(
    'names every model, spell, item, card, piece of furniture and option (%s)',
    (language, guide) => {
      for (const id of [...HEROES, ...BOSSES, ...MINIONS, ...SPELLS, ...ITEMS, ...CARDS, ...FURNITURE_KINDS])
        expect(guide).toContain(`- **${text.topicName(id, language)}.** `);
      for (const key of Object.keys(GameOptionsSchema.shape)) expect(guide).toContain(`| \`${key}\` | `);
    },
  );
  it('is in German where it says so, and names version and source', () => {
    const [[, en], [, de]] = guides as [(typeof guides)[0], (typeof guides)[0]];
    expectGerman(de);
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(VERSIONS[0][0]).toBe(version);
    expect(en).toContain('Mantic Games');
  });
});
