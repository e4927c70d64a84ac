import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateText, LANGUAGES, type Language, refusalText } from '@skald/text';
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
import { CHOICES, QUESTIONS } from '../rules/choices.ts';
import { EventSchema, ROLLS } from '../rules/events.ts';
import { StateSchema } from '../rules/state.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { ALL_EVENTS, FRAMES, SAMPLE_CHOICES, sampleState } from './samples.ts';

const COUNTERS: readonly CounterId[] = [...HEROES, ...JARLS, ...MONSTERS];

/** Something was said, and no scaffolding shows. */
function expectWords(words: string | null, about: string): void {
  expect(words, about).toBeTruthy();
  expect(words, about).not.toMatch(/\{|\}|undefined|null\b(?!en)|\[object|NaN| {2}|\s[.,;]|\.\.(?!\.)/);
}
/** A finished sentence that starts with a capital, a number or a quotation. */
function expectSentence(words: string | null, about: string): void {
  expectWords(words, about);
  expect(words, about).toMatch(/^[\p{Lu}\d−+“„][\s\S]*[.?!]$/u);
}
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
  it.each(QUESTIONS)('%s is asked and answered in both languages', (kind) => {
    const frame = FRAMES[kind];
    const seat = 'seat' in frame ? frame.seat : 0;
    for (const agenda of [[frame], []])
      for (const options of [sampleState().options, AMENDED]) {
        const view = { ...sampleState(...agenda), options };
        const [en, de] = both((language) => text.questionText(view, { seat, kind }, language));
        for (const question of [en, de]) {
          expectSentence(question, kind);
          expect(question.length).toBeLessThan(300);
        }
        expect(en).not.toBe(de);
        for (const choice of SAMPLE_CHOICES[kind]) {
          const [label, etikett] = both((language) => text.optionText(view, kind, choice, language));
          for (const words of [label, etikett]) {
            expectWords(words, `${kind} ${choice.act}`);
            expect(words.length, words).toBeLessThan(90);
          }
          expect(label).not.toBe(etikett);
        }
      }
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
  const view = sampleState();
  it.each([...new Set(ALL_EVENTS.map(({ type }) => type))])(
    'tells of %s in both languages, or keeps silent in both',
    (type) => {
      for (const event of ALL_EVENTS.filter((other) => other.type === type)) {
        const [en, de] = both((language) => text.eventText(event, view, language));
        expect(en === '').toBe(de === '');
        if (type === 'roll') expect(en).toBe('');
        else for (const line of [en, de]) expectSentence(line, type);
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
    expect(text.rollText({ type: 'roll', sides: 27, face: 3, for: 'monster' }, 'en')).toContain('27');
  });
  it('calls seats without a hero players', () => {
    const early = sampleState();
    early.players[0] = { ...early.players[0]!, hero: null, counter: null };
    expect(text.eventText({ type: 'unnoticed', seat: 0 }, early, 'de')).toContain('Spieler 1');
  });
});

describe('refusals', () => {
  const params = {
    area: 'rhineland',
    from: 'wessex',
    to: 'irish-sea',
    counter: 'egil',
    hero: 'brunhild',
    luck: 2,
    cap: 9,
    given: 7,
  };
  const codes = Object.keys(text.refusals.en);
  it('have a sentence for every code the rules give', () => {
    const rules = join(import.meta.dirname, '../rules');
    const sources = globSync('*.ts', { cwd: rules, exclude: ['*.test.ts'] });
    const given = sources.flatMap((file) =>
      [...readFileSync(join(rules, file), 'utf8').matchAll(/\b(?:because|refuse)\('([a-z-]+)'/g)].map(
        ([, code]) => code!,
      ),
    );
    expect(given.length).toBeGreaterThan(10);
    for (const language of LANGUAGES)
      expect(Object.keys(text.refusals[language])).toEqual(expect.arrayContaining(given));
  });
  it.each(codes)('%s says what is wrong', (code) => {
    const [en, de] = both((language) => refusalText({ code, params }, language, text.refusals));
    for (const sentence of [en, de]) expectSentence(sentence, code);
    expect(en).not.toBe(de);
  });
});

describe('help', () => {
  it('[AMI-UI-31] has detailed words on every area, counter, item, god, rune, spell, result and chapter', () => {
    expect(text.HELP_TOPICS).toEqual(
      expect.arrayContaining([...AREAS, ...COUNTERS, ...ITEMS, 'movement', 'end']),
    );
    expect(new Set(text.HELP_TOPICS).size).toBe(text.HELP_TOPICS.length);
    for (const view of [null, sampleState()])
      for (const topic of [...text.HELP_TOPICS, 'jarl-7']) {
        const [en, de] = both((language) => text.helpText(topic, view, language));
        for (const words of [en, de]) {
          expectWords(words.replace(/\*\*/g, ''), topic);
          expect(words.length, words).toBeGreaterThan(20);
        }
        expect(en).not.toBe(de);
      }
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
  it.each(guides)('[AMI-UI-42] has a table of contents that leads to every chapter (%s)', (_, guide) => {
    const headings = [...guide.matchAll(/^## (\d+\. .+)$/gm)].map(([, heading]) => heading!);
    const links = [...guide.matchAll(/^(\d+)\. \[(.+)\]\(#(.+)\)$/gm)];
    expect(headings.length).toBeGreaterThan(15);
    expect(links.map(([, number, title]) => `${number}. ${title}`)).toEqual(headings);
    for (const [, number, , anchor] of links)
      expect(anchor).toMatch(new RegExp(`^${number}-[\\p{L}\\d-]+$`, 'u'));
    expect(guide).not.toMatch(/undefined|\[object|NaN/);
  });
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
