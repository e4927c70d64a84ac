import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSentence, expectWords, lawsOfWords, refusalsIn, type Samples } from '@skald/games/laws';
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
import { dungeon } from '../module.ts';
import { CHOICES, QUESTIONS } from '../rules/choices.ts';
import { EventSchema, ROLLS } from '../rules/events.ts';
import { OUTCOMES } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { ALL_EVENTS, FRAMES, PLANNED, SAMPLE_CHOICES, sampleState } from './testing.ts';

const LAWS: Samples<State> = {
  state: sampleState,
  frames: FRAMES,
  choices: SAMPLE_CHOICES,
  answers: CHOICES,
  events: ALL_EVENTS,
  types: EventSchema.options.map(({ shape }) => shape.type.value),
  silent: ['turnEnded'],
  rolls: ROLLS,
  silentRolls: ['attack', 'defence', 'card'],
  refusals: [
    ...refusalsIn(join(import.meta.dirname, '../rules')),
    // Of a band that cannot set out.
    ...['saga-over', 'not-the-next-adventure', 'foreign-item'],
  ],
  params: {
    ...{ model: 'zombie-1', enemy: 'orlaf', card: 'interrupt-1', feat: 'focus', item: 'book', spell: 'burn' },
    ...{ ward: 2, left: 1, rounds: 2, problem: 'no-start' },
  },
  topics: ['1,1', '6,2', '5,1', '0,0', 'zombie-1'],
  settings: {
    ...Object.fromEntries(Object.keys(GameOptionsSchema.shape).map((key) => [key, []])),
    quest: [1, 10],
    party: [null],
    heroOrder: ['free', 'fixed'],
    bossItems: [true, false],
    conceding: [true, false],
  },
  outcomes: OUTCOMES,
  longest: { question: 320, option: 110 },
  english: [
    ...['models?', 'wounds?', 'squares?', 'doors?', 'turns?', 'heroes', 'spells?', 'facing', 'strikes?'],
    ...['bones', 'dice'],
  ],
  names: /\*Dungeon Saga\*|Orlaf|Rordin|Madriga|Danor/g,
  scaffolding: /nobody at/,
  shortestHelp: 16,
  chapters: 26,
};

describe('every word', () => {
  it.each(lawsOfWords(dungeon, LAWS))('$title', ({ holds }) => holds());
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
  it('are those that have answers', () => {
    expect(Object.keys(FRAMES).sort()).toEqual(QUESTIONS.toSorted());
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
  it('keeps silent of nothing but dice and the end of a Turn', () => {
    const silent = ALL_EVENTS.filter((event) => text.eventText(event, view, 'en') === null);
    expect(new Set(silent.map(({ type }) => type))).toEqual(new Set(['roll', 'turnEnded']));
  });
  it('shows the dice and how they meet', () => {
    const line = (i: number, language: Language) =>
      text.eventText(
        ALL_EVENTS.filter(({ type }) => type === 'attacked' || type === 'hits')[i]!,
        view,
        language,
      );
    expect(line(0, 'en')).toBe(
      'Orlaf fights Skeleton Warrior 1 (B3): 6 4 2 1 against 5 2, Armour 2. Attack dice: 5\u00a0Orlaf − 1\u00a0Injured = 4.',
    );
    expect(line(4, 'de')).toContain('kämpft gegen die Tür (G3)');
    expect(line(5, 'en')).toBe(
      '6 beats 5, 4 holds 4, 3 meets nothing; 2 and 1 do not pass the Armour: 2 Hits.',
    );
  });
});

describe('refusals', () => {
  it('name what was meant, or repeat what was said', () => {
    const refusal = { code: 'spell-not-ready', params: { spell: 'burn', rounds: 1 } };
    expect(refusalText(refusal, 'en', text.refusals)).toBe('Burn is not ready: one End of Round to go.');
    const nonsense = { code: 'not-carried', params: { item: 'crown' } };
    expect(refusalText(nonsense, 'de', text.refusals)).toContain('crown');
  });
});

describe('help', () => {
  it('has a topic for every model, Feat, spell, item, card and ward', () => {
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

describe('the guide', () => {
  const guides = LANGUAGES.map((language) => [language, text.guide(language)] as const);
  it.each(guides)(
    'names every model, spell, item, card, piece of furniture and option (%s)',
    (language, guide) => {
      for (const id of [...HEROES, ...BOSSES, ...MINIONS, ...SPELLS, ...ITEMS, ...CARDS, ...FURNITURE_KINDS])
        expect(guide).toContain(`- **${text.topicName(id, language)}.** `);
      for (const key of Object.keys(GameOptionsSchema.shape)) expect(guide).toContain(`| \`${key}\` | `);
    },
  );
  it('names version and source', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(VERSIONS[0][0]).toBe(version);
    expect(text.guide('en')).toContain('Mantic Games');
  });
});
