// Every word a player reads: there is one for everything, in both languages, each in its own, and no scaffolding shows.

import type { Choice, Decision, Event, Frame, GameState } from '@skald/kernel';
import type { Law } from '@skald/kernel/testing';
import { LANGUAGES, type Language, refusalText } from '@skald/text';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type GameModule, host } from '../module.ts';
import { Reader } from './reader.ts';

/** The answers to a question, as its schema lists them. */
interface Answers {
  readonly options: readonly { readonly shape: { readonly act: { readonly value: unknown } } }[];
}

/** One of everything. */
export interface Samples<S extends GameState> {
  /** In the middle of things, with these frames on the agenda. */
  state(...agenda: never[]): S;
  readonly frames: Readonly<Record<string, Frame>>;
  /** Answers to every question, one of each act at least. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly answers: Readonly<Record<string, Answers & z.ZodType>>;
  readonly events: readonly Event[];
  readonly types: readonly unknown[];
  /** Types of events that may be better left untold. */
  readonly silent?: readonly string[];
  /** Dice, by what they are for, and those that are told with what they decide. */
  readonly rolls: readonly string[];
  readonly silentRolls?: readonly string[];
  /** Codes that the rules refuse with, and parameters for all of them. */
  readonly refusals: readonly string[];
  readonly params: Readonly<Record<string, string | number>>;
  /** Topics that only a view has. */
  readonly topics?: readonly string[];
  /** Every option of the game with those of its values that need words. */
  readonly settings: Readonly<Record<string, readonly unknown[]>>;
  /** Questions that a first game leaves to themselves. */
  readonly untaught?: readonly string[];
  readonly outcomes: readonly string[];
  /** Letters that a question and a label may have. */
  readonly longest: { readonly question: number; readonly option: number };
  /** English words of this game, which no German sentence has, and names that are the same in both. */
  readonly english: readonly string[];
  readonly names?: RegExp;
  /** What must not show besides the usual. */
  readonly scaffolding?: RegExp;
  /** Letters that help on a topic has at least. */
  readonly shortestHelp: number;
  /** How many chapters the rulebook has at least. */
  readonly chapters: number;
}

export function lawsOfWords<S extends GameState, E extends Event, T, L>(
  module: GameModule<S, E, T, L>,
  samples: Samples<S>,
): Law[] {
  const { game, words } = host(module);
  const reader = new Reader(samples);
  const both = (say: (language: Language) => string | null): [en: string, de: string] => [
    say('en') ?? '',
    say('de') ?? '',
  ];
  const kinds = Object.keys(samples.frames);
  const stateOf = samples.state as (...agenda: Frame[]) => S;

  const asking = (kind: string): void => {
    const frame = samples.frames[kind] as Frame & { seat?: number };
    const choices = samples.choices[kind] ?? [];
    const decision: Decision = { seat: frame.seat ?? 0, kind, options: choices };
    for (const agenda of [[frame], []]) {
      const view = stateOf(...agenda);
      const asked = both((language) => words.question(view, decision, language));
      reader.sentences(asked, kind, { most: samples.longest.question });
      for (const choice of choices)
        reader.differing(
          both((language) => words.option(view, decision, choice, language)),
          `${kind} ${choice.act}`,
        );
      for (const language of LANGUAGES) {
        const labels = choices.map((choice) => words.option(view, decision, choice, language));
        for (const label of labels) reader.words(label, kind, language, { most: samples.longest.option });
        expect(new Set(labels).size, `${kind}: ${labels.join(' | ')}`).toBe(labels.length);
      }
    }
  };

  const telling = (type: string): void => {
    for (const event of samples.events.filter((other) => other.type === type)) {
      const lines = both((language) => words.event(event, stateOf(), language));
      const silent = samples.silent?.includes(type) && lines.every((line) => line === '');
      if (!silent && type !== 'roll') reader.sentences(lines, type);
    }
  };

  return [
    {
      title: 'has samples of every question, answer and event that fit their schemas',
      holds() {
        expect(kinds.toSorted()).toEqual(questionsOf(game.procedure));
        for (const kind of kinds) {
          const read = game.schemas.state.safeParse(stateOf(samples.frames[kind] as Frame));
          expect(read.error, kind).toBeUndefined();
          const answers = samples.answers[kind] as Answers & z.ZodType;
          const acts = answers.options.map(({ shape }) => shape.act.value);
          const choices = samples.choices[kind] ?? [];
          expect(new Set(choices.map(({ act }) => act as unknown)), kind).toEqual(new Set(acts));
          for (const choice of choices)
            expect(answers.safeParse(choice).error, JSON.stringify(choice)).toBeUndefined();
        }
        for (const event of samples.events)
          expect(game.schemas.event.safeParse(event).error, event.type).toBeUndefined();
        expect(new Set(samples.events.map(({ type }) => type as unknown))).toEqual(new Set(samples.types));
      },
    },
    ...kinds.map((kind) => ({
      title: `asks ${kind} and names its answers in both languages`,
      holds: () => asking(kind),
    })),
    ...[...new Set(samples.events.map(({ type }) => type))].map((type) => ({
      title: `tells of ${type} in both languages, or keeps silent in both`,
      holds: () => telling(type),
    })),
    {
      title: 'has words for every die',
      holds() {
        for (const what of samples.rolls) {
          const roll = { type: 'roll', sides: 6, face: 4, for: what } as Event;
          const said = both((language) => words.event(roll, stateOf(), language));
          if (samples.silentRolls?.includes(what)) expect(said.join('')).toBe('');
          else reader.differing(said, what, /: 4$/);
        }
      },
    },
    {
      title: 'has a sentence for every code the rules refuse with, and no other',
      holds() {
        for (const language of LANGUAGES)
          expect(Object.keys(words.refusals[language]).sort()).toEqual([...new Set(samples.refusals)].sort());
        for (const code of new Set(samples.refusals)) {
          const refusal = { code, params: samples.params };
          reader.sentences(
            both((language) => refusalText(refusal, language, words.refusals)),
            code,
            { least: 15 },
          );
        }
      },
    },
    {
      title: 'has help on every topic, with a view and without, and a name for it',
      holds() {
        const topics = words.topics('en').map(({ id }) => id);
        expect(new Set(topics).size).toBe(topics.length);
        expect(words.topics('de').map(({ id }) => id)).toEqual(topics);
        for (const view of [null, stateOf()])
          for (const topic of [...topics, ...(view === null ? [] : (samples.topics ?? []))]) {
            const help = both((language) => words.help(topic, view, language).replace(/\*\*/g, ''));
            reader.differing(help, topic);
            for (const [i, language] of LANGUAGES.entries()) {
              reader.words(help[i] as string, topic, language, { least: samples.shortestHelp });
              reader.words(words.topic(topic, language), topic, language);
              expect(help[i], topic).not.toMatch(/no help|keine Hilfe/);
            }
          }
        for (const [i, { id }] of words.topics('en').entries())
          reader.differing(
            both((language) => words.topics(language)[i]?.group ?? ''),
            `the kind of ${id}`,
          );
        for (const kind of kinds) expect(topics, `the chapter of ${kind}`).toContain(words.chapter(kind));
        for (const language of LANGUAGES)
          expect(words.help('nonsense', stateOf(), language)).toMatch(/no help|keine Hilfe/);
      },
    },
    {
      title: 'has words for every setting and every value that needs them',
      holds() {
        for (const [key, values] of Object.entries(samples.settings)) {
          const said = both((language) => words.setting(key, language));
          for (const [i, language] of LANGUAGES.entries()) reader.words(said[i] as string, key, language);
          reader.differing(said, key);
          expect(said, key).not.toContain(key);
          for (const value of values)
            for (const language of LANGUAGES)
              reader.words(words.settingValue(key, value, language) ?? '', `${key} ${value}`, language);
        }
        expect(words.setting('unheard-of', 'de')).toBe('unheard-of');
      },
    },
    {
      title: 'has a lesson for every question that is taught, for the beginning and the end',
      holds() {
        const taught = kinds.filter((kind) => !samples.untaught?.includes(kind));
        for (const kind of [...taught, 'begin', 'over'])
          for (const pointer of ['mouse', 'touch'] as const)
            reader.sentences(
              both((language) => words.lesson(kind, language, pointer)?.replace(/\*\*/g, '') ?? ''),
              kind,
            );
        expect(words.lesson('nothing', 'en', 'mouse')).toBeNull();
      },
    },
    {
      title: 'has words for every outcome of a die',
      holds() {
        for (const outcome of samples.outcomes) {
          const said = both((language) => words.outcome(outcome, language));
          for (const [i, language] of LANGUAGES.entries()) reader.words(said[i] as string, outcome, language);
          reader.differing(said, outcome);
        }
      },
    },
    {
      title: 'has a rulebook with a table of contents that leads to every chapter, in both languages',
      holds() {
        for (const language of LANGUAGES) {
          const guide = words.guide(language);
          const headings = [...guide.matchAll(/^## (\d+\. .+)$/gm)].map(([, heading]) => heading);
          const links = [...guide.matchAll(/^(\d+)\. \[(.+)\]\(#(.+)\)$/gm)];
          expect(headings.length).toBeGreaterThanOrEqual(samples.chapters);
          expect(links.map(([, number, title]) => `${number}. ${title}`)).toEqual(headings);
          for (const [, number, , anchor] of links)
            expect(anchor).toMatch(new RegExp(`^${number}-[\\p{L}\\d-]+$`, 'u'));
          expect(guide).not.toMatch(/undefined|\[object|NaN/);
          reader.german(guide, 'the rulebook', language);
        }
      },
    },
  ];
}

const questionsOf = (procedure: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(procedure)
    .filter((step) => typeof procedure[step] === 'object')
    .sort();
