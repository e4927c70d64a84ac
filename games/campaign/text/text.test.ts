import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectWords, lawsOfWords, refusalsIn, type Samples } from '@skald/games/laws';
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
import { campaign } from '../module.ts';
import { CHOICES } from '../rules/choices.ts';
import { EventSchema, ROLLS } from '../rules/events.ts';
import { OUTCOMES } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { ALL_EVENTS, FRAMES, SAMPLE_CHOICES, sampleState } from './samples.ts';
import { settingValueText } from './settings.ts';

const { battles, realDice } = OptionsSchema.shape;

const LAWS: Samples<State> = {
  state: sampleState,
  frames: FRAMES,
  choices: SAMPLE_CHOICES,
  answers: CHOICES,
  events: ALL_EVENTS,
  types: EventSchema.options.map(({ shape }) => shape.type.value),
  rolls: ROLLS,
  refusals: refusalsIn(...['../rules', '../content'].map((folder) => join(import.meta.dirname, folder))),
  params: {
    ...{ army: 'n1', with: 'n2', hex: '2,4', card: 'ford', moment: 'settingUp', held: 1, points: 3 },
    ...{ most: 6, least: 3, sum: 14, all: 15, count: 2, problem: 'no-castle' },
  },
  topics: ['6,3', '7,3', '9,4', '2,4'],
  settings: {
    ...Object.fromEntries(Object.keys(GameOptionsSchema.shape).map((key) => [key, []])),
    battles: battles.options,
    realDice: realDice.options,
    preset: ['standard', 'tabletop'],
    map: ['garrock', 'generated', 'own'],
    freeArmyCount: [true, false],
    oneEntry: [true, false],
    turnLimit: [0, 24],
    castleTurns: [1, 2],
  },
  outcomes: OUTCOMES,
  longest: { question: 320, option: 100 },
  english: [
    ...['army', 'armies', 'points?', 'villages?', 'ship', 'river', 'castle', 'turns?', 'hex(es)?'],
    ...['attacks?', 'move[sd]?'],
  ],
  // Names of bridges and castles are those of England.
  names: /Mill Bridge|North Bridge|Garrock Keep|\*Wargaming Raft\*/g,
  shortestHelp: 21,
  chapters: 21,
};

describe('every word', () => {
  it.each(lawsOfWords(campaign, LAWS))('$title', ({ holds }) => holds());
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
  it('leaves dice to the words for dice, and says of how many sides a large one is', () => {
    const roll = { type: 'roll', sides: 10, face: 3, for: 'card' } as const;
    for (const language of LANGUAGES) expect(text.eventText(roll, view, language)).toBeNull();
    expect(text.rollText(roll, 'en')).toContain('10');
  });
  it('says nothing of an initiative that nothing has changed', () => {
    const plain = { type: 'initiativeResult', seat: 0, die: 4, bonus: 0, weak: 0, result: 4 } as const;
    for (const language of LANGUAGES) expect(text.eventText(plain, view, language)).toBeNull();
  });
});

describe('refusals', () => {
  it('name the army and the hex', () => {
    const refusal = { code: 'not-adjacent', params: { army: 'v1', hex: '6,3' } };
    expect(refusalText(refusal, 'en', text.refusals)).toContain('H4 is not next to Thorkel');
    const nonsense = { code: 'no-such-hex', params: { hex: 'nowhere' } };
    expect(refusalText(nonsense, 'de', text.refusals)).toContain('nowhere');
  });
});

describe('help', () => {
  it('has a topic for every chapter, kind of ground, card and army', () => {
    expect(text.HELP_TOPICS).toEqual(
      expect.arrayContaining([...TERRAINS, ...CARDS, ...ARMY_IDS, 'river', 'ship', 'flight', 'victory']),
    );
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

it('has no words for a value that is a number to be read', () => {
  expect(settingValueText('mapSeed', 7, 'en')).toBeNull();
});

describe('the guide', () => {
  const guides = LANGUAGES.map((language) => [language, text.guide(language)] as const);
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
});
