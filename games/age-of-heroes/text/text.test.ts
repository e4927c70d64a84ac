import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSentence, expectWords, lawsOfWords, refusalsIn, type Samples } from '@skald/games/laws';
import { dateText, LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import {
  AMENDED,
  AREAS,
  COUNTER,
  type CounterId,
  GODS,
  HEROES,
  ITEMS,
  JARLS,
  MONSTER_KINDS,
  MONSTERS,
  OptionsSchema,
  RESULTS,
  RUNES,
  SPELLS,
} from '../content/index.ts';
import { ageOfHeroes } from '../module.ts';
import { CHOICES, QUESTIONS } from '../rules/choices.ts';
import { EventSchema, ROLLS } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { ALL_EVENTS, FRAMES, SAMPLE_CHOICES, sampleState } from './samples.ts';

const COUNTERS: readonly CounterId[] = [...HEROES, ...JARLS, ...MONSTERS];

const both = (say: (language: Language) => string | null): [string, string] => [
  say('en') ?? '',
  say('de') ?? '',
];

const LAWS: Samples<State> = {
  state: sampleState,
  frames: FRAMES,
  choices: SAMPLE_CHOICES,
  answers: CHOICES,
  events: ALL_EVENTS,
  types: EventSchema.options.map(({ shape }) => shape.type.value),
  rolls: ROLLS,
  // No rule refuses a second sword any more: it is not offered.
  refusals: [...refusalsIn(join(import.meta.dirname, '../rules')), 'has-sword'],
  params: {
    ...{ area: 'rhineland', from: 'wessex', to: 'irish-sea', counter: 'egil', hero: 'brunhild' },
    ...{ luck: 2, cap: 9, given: 7 },
  },
  topics: ['jarl-7'],
  settings: Object.fromEntries(Object.keys(OptionsSchema.shape).map((key) => [key, []])),
  untaught: [
    ...[
      'chooseHero',
      'riders',
      'peril',
      'aid',
      'spellLuck',
      'sygilLuck',
      'sygilWorks',
      'turnFlight',
      'spoils',
      'fleeStep',
    ],
  ],
  outcomes: RESULTS,
  longest: { question: 300, option: 90 },
  english: ['hero', 'heroes', 'luck', 'glory', 'turns?', 'attacks?', 'move[sd]?', 'battle', 'kingdom'],
  names: /Age of Heroes|Hrunting/g,
  shortestHelp: 21,
  chapters: 16,
};

describe('every word', () => {
  it.each(lawsOfWords(ageOfHeroes, LAWS))('$title', ({ holds }) => holds());
});

describe('names', () => {
  it('[AMI-UI-41] exist in English and German for every area, counter, item, god, rune, spell, kind and phase', () => {
    for (const language of LANGUAGES) {
      for (const area of AREAS) expectWords(text.areaName(area, language), area);
      for (const id of COUNTERS) expectWords(text.counterName(id, language), id);
      for (const id of COUNTERS) expectWords(text.counterTitle(id, language), id);
      for (const id of ITEMS) expectWords(text.itemName(id, language), id);
      for (const id of GODS) expectWords(text.godName(id, language), id);
      for (const id of RUNES) expectWords(text.runeName(id, language), id);
      for (const id of SPELLS) expectWords(text.spellName(id, language), id);
      for (const id of MONSTER_KINDS) expectWords(text.kindName(id, language), id);
      for (const id of ['setUp', 'movement', 'combat', 'taxes', 'placement', 'over'] as const)
        expectWords(text.phaseName(id, language), id);
    }
  });
  it('tell all areas and all counters apart', () => {
    for (const language of LANGUAGES) {
      expect(new Set(AREAS.map((area) => text.areaName(area, language))).size).toBe(AREAS.length);
      expect(new Set(COUNTERS.map((id) => text.counterName(id, language))).size).toBe(COUNTERS.length);
      expect(new Set(COUNTERS.map((id) => text.counterTitle(id, language))).size).toBe(COUNTERS.length);
    }
  });
  it('say what a counter is, and hide who a hidden jarl is', () => {
    expect(both((l) => text.counterTitle('fafnir', l))).toEqual(['Fafnir the dragon', 'der Drache Fafnir']);
    expect(both((l) => text.counterName('jarl-7', l))).toEqual([
      'a hidden jarl (7)',
      'ein verdeckter Jarl (7)',
    ]);
    expect(text.counterName('hallbjorn-troll', 'de')).toBe('Hallbjorn (Troll)');
  });
  it('[AMI-DIFF-37] call every combat result by words, not by a letter', () => {
    expect(RESULTS.map((result) => text.resultName(result, 'en'))).toEqual([
      'attacker killed',
      'attacker wounded',
      'attacker flees',
      'no result',
      'defender flees',
      'defender wounded',
      'defender killed',
    ]);
    for (const result of RESULTS) expect(text.resultName(result, 'de').length).toBeGreaterThan(8);
  });
});

describe('questions and options', () => {
  it.each(QUESTIONS)('%s is asked of who plays by the amended rules too', (kind) => {
    const frame = FRAMES[kind];
    const view = { ...sampleState(frame), options: AMENDED };
    const seat = 'seat' in frame ? frame.seat : 0;
    const [en, de] = both((language) => text.questionText(view, { seat, kind }, language));
    for (const question of [en, de]) expectSentence(question, kind);
    for (const choice of SAMPLE_CHOICES[kind])
      for (const label of both((language) => text.optionText(view, kind, choice, language)))
        expectWords(label, `${kind} ${choice.act}`);
  });
  it('speak of the case at hand', () => {
    const move = sampleState(FRAMES.move);
    expect(text.optionText(move, 'move', { act: 'step', to: 'wessex' } as never, 'en')).toBe(
      'Move to Wessex',
    );
    expect(text.optionText(move, 'move', { act: 'step', to: 'rhineland' } as never, 'de')).toBe(
      'Schritt ins Rheinland',
    );
    const bid = sampleState(FRAMES.luckBid);
    expect(text.optionText(bid, 'luckBid', { act: 'luck', points: 2 } as never, 'en')).toBe(
      'Spend 2 luck upwards',
    );
    expect(
      text.optionText(
        sampleState(FRAMES.targets),
        'targets',
        { act: 'target', target: 'land' } as never,
        'en',
      ),
    ).toBe('Attack Wessex itself');
  });
  it('warn of what is deadly: the sea under Njord, the threshold under Frey', () => {
    const view = sampleState(FRAMES.peril);
    expect(text.questionText(view, { seat: 0, kind: 'peril' }, 'en')).toContain('serpents');
    view.players[0]!.worshipUntil = 4;
    expect(text.questionText(view, { seat: 0, kind: 'peril' }, 'en')).toContain('worship');
    expect(text.optionText(view, 'peril', { act: 'dare' }, 'de')).toContain('Frey');
  });
  it('keep the result from a hero who recruits blindly', () => {
    const view = sampleState(FRAMES.recruit);
    expect(text.questionText(view, { seat: 0, kind: 'recruit' }, 'en')).toContain('defender flees');
    const blind = { ...view, options: AMENDED };
    expect(text.questionText(blind, { seat: 0, kind: 'recruit' }, 'en')).not.toContain('flees');
  });
});

describe('the log', () => {
  it('leaves dice to the words for dice, and says of how many sides a large one is', () => {
    const roll = { type: 'roll', sides: 27, face: 3, for: 'monster' } as const;
    for (const language of LANGUAGES) expect(text.eventText(roll, sampleState(), language)).toBeNull();
    expect(text.rollText(roll, 'en')).toContain('27');
  });
  it('calls seats without a hero players', () => {
    const early = sampleState();
    early.players[0] = { ...early.players[0]!, hero: null, counter: null };
    expect(text.eventText({ type: 'unnoticed', seat: 0 }, early, 'de')).toContain('Spieler 1');
  });
});

describe('help', () => {
  it('[AMI-UI-31] has a topic for every area, counter, item, god, rune, spell, result and chapter', () => {
    expect(text.HELP_TOPICS).toEqual(
      expect.arrayContaining([...AREAS, ...COUNTERS, ...ITEMS, 'movement', 'end']),
    );
  });
  it('tells how things stand in the game', () => {
    const view = sampleState();
    expect(text.helpText('wessex', view, 'en')).toContain('It belongs to Egil.');
    expect(text.helpText('wessex', view, 'en')).toContain('Fafnir the dragon');
    expect(text.helpText('mercia', view, 'en')).toMatch(/hidden jarl \(7\)[\s\S]*Mail Coat/);
    expect(text.helpText('mercia', view, 'en')).not.toContain('Kari');
    expect(text.helpText('kari', view, 'en')).not.toContain('Mercia');
    expect(text.helpText('hebrides', view, 'de')).toContain('Zauber Is');
    expect(text.helpText('egil', view, 'en')).toMatch(/4 glory, 3 luck, 12 marks[\s\S]*Wounded/);
    expect(text.helpText('mord', view, 'de')).toContain('Tot.');
    expect(text.helpText('nonsense', view, 'en')).toContain('no help');
  });
});

describe('the guide', () => {
  const guides = LANGUAGES.map((language) => [language, text.guide(language)] as const);
  it.each(guides)('[AMI-UI-42] lists every option in which the rulesets differ (%s)', (_, guide) => {
    for (const key of Object.keys(OptionsSchema.shape))
      expect(guide).toMatch(new RegExp(`^\\| \`${key}\` \\| .+ \\| .+ \\| .+ \\|$`, 'm'));
  });
  it.each(guides)(
    '[AMI-UI-43] names version, date, authors, designer and publisher (%s)',
    (language, guide) => {
      const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
      expect(VERSIONS[0][0]).toBe(version);
      const front = guide.slice(0, 400);
      for (const word of [version, dateText(VERSIONS[0][1], language), 'Skald'])
        expect(front).toContain(word);
      for (const word of ['Steve Marsh', 'TSR Hobbies', '1981', 'James R. Jacobs', 'Thomas Veress'])
        expect(guide).toContain(word);
      expect(front).toMatch(/unofficial|inoffiziell/);
    },
  );
  it.each(guides)('[AMI-UI-44] ends with a history of versions (%s)', (language, guide) => {
    const history = guide.slice(guide.lastIndexOf('\n## '));
    for (const [version, date] of VERSIONS)
      expect(history).toContain(`- **${version}** (${dateText(date, language)}). `);
  });
  it('names every counter and country with its numbers', () => {
    for (const [language, guide] of guides) {
      for (const id of COUNTERS) expect(guide).toContain(`| ${text.counterName(id, language)} |`);
      expect(guide).toContain(`| ${text.areaName('rhineland', language)} | 10 |`);
    }
    expect(COUNTER.fafnir.cf).toBe(11);
  });
});
