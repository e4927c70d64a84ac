// The laws of words and modules find a wrong that was planted in a small game.

import type { Law } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lawsOfModule, lawsOfReading, lawsOfWords, type Samples } from './laws/index.ts';
import { host } from './module.ts';
import { skerries } from './toy/module.ts';
import type { State } from './toy/rules/state.ts';
import { TRIAL } from './toy/rules/testing.ts';
import { SAMPLES } from './toy/text/testing.ts';

type Toy = typeof skerries;
type Words = Toy['words'];

const { words } = skerries;
const REFUSALS = Object.keys(words.refusals.en);

const wordsOf = (said: Partial<Words>, samples: Partial<Samples<State>> = {}): Law[] =>
  lawsOfWords({ ...skerries, words: { ...words, ...said } }, { ...SAMPLES, refusals: REFUSALS, ...samples });
const readingOf = (said: Partial<Words>): Law[] =>
  lawsOfReading({ ...skerries, words: { ...words, ...said } }, TRIAL, { oneSaga: true });
const moduleOf = (parts: object, said: Partial<Words> = {}): Law[] =>
  lawsOfModule(host({ ...skerries, ...parts, words: { ...words, ...said } } as Toy));

/** The titles of the laws that are broken. */
const broken = (laws: readonly Law[]): string =>
  laws
    .filter(({ holds }) => {
      try {
        holds();
        return false;
      } catch {
        return true;
      }
    })
    .map(({ title }) => title)
    .join('; ');

it('nothing is found where nothing was planted', () => {
  expect([wordsOf({}), readingOf({}), moduleOf({})].map(broken)).toEqual(['', '', '']);
});

describe('a wrong in the words is found', () => {
  it.each<[what: string, laws: Law[], found: RegExp]>([
    [
      'a question that is asked in English only',
      wordsOf({ question: (view, decision) => words.question(view, decision, 'en') }),
      /asks charm .*asks leap/,
    ],
    [
      'two answers of one name',
      wordsOf({ option: (_view, _decision, _choice, language) => (language === 'en' ? 'Do it' : 'Tun') }),
      /asks charm/,
    ],
    [
      'a label that is too long',
      wordsOf({ option: (...given) => words.option(...given).repeat(9) }),
      /asks leap/,
    ],
    [
      'an event without a German sentence',
      wordsOf({
        event: (told, view, language) =>
          language === 'de' && told.type === 'rested' ? null : words.event(told, view, language),
      }),
      /^tells of rested/,
    ],
    ['an event without a sentence', wordsOf({ event: () => null }), /tells of rested/],
    [
      'an answer that is named in English only',
      wordsOf({ option: (view, decision, choice) => words.option(view, decision, choice, 'en') }),
      /asks charm/,
    ],
    [
      'English in a German sentence',
      wordsOf({
        event: (told, view, language) =>
          told.type === 'slipped' && language === 'de'
            ? 'Rot rutscht in the Bach.'
            : words.event(told, view, language),
      }),
      /^tells of slipped/,
    ],
    [
      'scaffolding',
      wordsOf({
        event: (told, view, language) =>
          told.type === 'landed' ? 'Undefined: undefined.' : words.event(told, view, language),
      }),
      /^tells of landed/,
    ],
    ['a die without words', wordsOf({}, { rolls: ['leap', 'fall'], silentRolls: ['fall'] }), /every die/],
    ['a refusal without a sentence', wordsOf({}, { refusals: [...REFUSALS, 'too-tired'] }), /refuse with/],
    ['a sentence for no refusal', wordsOf({}, { refusals: REFUSALS.slice(1) }), /refuse with/],
    ['a topic without help', wordsOf({}, { topics: ['weather'] }), /help on every topic/],
    ['a setting without words', wordsOf({}, { settings: { weather: [] } }), /every setting/],
    ['a question without a lesson', wordsOf({ lesson: () => null }), /a lesson/],
    ['an outcome without words', wordsOf({}, { outcomes: ['drowned'] }), /every outcome/],
    [
      'a rulebook whose table of contents leads nowhere',
      wordsOf({ guide: (language) => words.guide(language).replace(/^1\. \[.*\n/m, '') }),
      /a rulebook/,
    ],
    ['an event that no sample shows', wordsOf({}, { events: SAMPLES.events.slice(1) }), /has samples/],
    ['a hint that says nothing', readingOf({ hint: () => 'NaN' }), /can be read/],
    [
      'a saga that tells everybody something else',
      readingOf({ saga: (events) => `${events.map(({ type }) => type).join(' ')}.` }),
      /can be read/,
    ],
  ])('%s', (_what, laws, found) => {
    expect(broken(laws)).toMatch(found);
  });
});

describe('a wrong in the module is found', () => {
  const [first, ...others] = skerries.places as [Toy['places'][number], ...Toy['places']];
  it.each<[what: string, laws: Law[], found: RegExp]>([
    ['two places of one name', moduleOf({ places: [first, first, ...others] }), /places/],
    ['a preset without a name', moduleOf({}, { preset: () => '' }), /presets/],
    [
      'a preset that the rules refuse',
      moduleOf({ presets: [{ id: 'sound', options: { rounds: 99 } }] }),
      /presets/,
    ],
    ['a lesson that the rules refuse', moduleOf({ lessonOptions: { rounds: 0 } }), /presets/],
    [
      'a required place that is not needed',
      moduleOf({
        places: [...skerries.places.slice(0, 2), { ...skerries.places[2], control: 'bot', required: true }],
      }),
      /cannot do without/,
    ],
    ['a view that does not fit', moduleOf({ viewSchema: skerries.game.schemas.state }), /has views/],
    ['seats that are not all', moduleOf({ seats: () => ['red'] }), /has views/],
    ['an end that is no answer', moduleOf({ finishing: () => ({ act: 'stop' }) }), /has views/],
    [
      'a place that is named and not lit',
      moduleOf({ sites: { asked: () => null, option: () => [], seat: () => null, place: () => 'skerry' } }),
      /lights on the board/,
    ],
    [
      'a question about what is not there',
      moduleOf({ sites: { asked: () => 'Ran', option: () => [], seat: () => null, place: () => null } }),
      /lights on the board/,
    ],
    ['rounds that nobody notices', moduleOf({ opensRound: () => null }), /has views/],
    ['news that concern nobody', moduleOf({}, { concerns: () => null }), /says of every event/],
    ['news that all matter alike', moduleOf({}, { concerns: () => 2 }), /says of every event/],
    [
      'news that matter and have no line',
      moduleOf(
        {},
        { event: (told, view, l) => (told.type === 'slipped' ? null : words.event(told, view, l)) },
      ),
      /says of every event/,
    ],
    [
      'a landmark that nobody can explain',
      moduleOf(
        {},
        { landmarks: (...given) => words.landmarks(...given).map((one) => ({ ...one, topic: 'x' })) },
      ),
      /says of every event/,
    ],
    ['an ending in one language', moduleOf({}, { ending: () => ['Over.'] }), /has views/],
    [
      'a rule that only one language names',
      moduleOf(
        {},
        {
          help: (id, view, l) =>
            `${words.help(id, view, l)}${l === 'en' ? [' [AOH', 'X-01]'].join('-') : ''}`,
        },
      ),
      /names the same rules/,
    ],
    [
      'a problem without a sentence',
      moduleOf({
        documents: {
          course: {
            ...skerries.documents.course,
            words: { ...skerries.documents.course.words, problem: () => 'too-wide' },
          },
        },
      }),
      /course: says of whatever/,
    ],
    [
      'a document that check changes',
      moduleOf({
        documents: {
          course: {
            ...skerries.documents.course,
            check(course: { widths: number[] }) {
              course.widths.push(1);
              return [];
            },
          },
        },
      }),
      /course: says of whatever/,
    ],
  ])('%s', (_what, laws, found) => {
    expect(broken(laws)).toMatch(found);
  });
});
