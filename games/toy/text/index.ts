// Every word a player sees.

import type { Choice, Decision, Event, Problem, Result, Round } from '@skald/kernel';
import {
  type Aim,
  type Briefing,
  type Concerns,
  concernFront,
  guideFront,
  type Landmark,
  type Language,
  type Score,
  type Weight,
} from '@skald/text';
import type { QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
import { runnerOf, widthBefore } from '../rules/race.ts';
import type { State } from '../rules/state.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de };

/** The colours in the order of the places. */
export const COLOURS = ['red', 'blue', 'green', 'white'] as const;

export const seatName = (seat: number, language: Language): string =>
  WORDS[language].colours[COLOURS[seat] ?? ''] ?? '';

function event(told: GameEvent, _view: State, language: Language): string | null {
  const words = WORDS[language];
  if (told.type === 'roll') return words.roll(told.face);
  const tell = words.events[told.type] as (event: GameEvent, who: (seat: number) => string) => string;
  return tell(told, (seat) => seatName(seat, language));
}

const ofSeat =
  (weight: Weight) =>
  (told: { readonly seat: number }, { seat }: { readonly seat: number }): Weight | null =>
    told.seat === seat ? weight : null;

/** Nobody harms another: a leap concerns whoever leaps. */
const CONCERNS: Concerns<GameEvent, { readonly seat: number }> = {
  roll: null,
  charmed: ofSeat(0),
  roundBegan: null,
  rested: ofSeat(0),
  charmShown: ofSeat(1),
  landed: ofSeat(2),
  slipped: ofSeat(3),
};

/** All skerries have one topic. */
const landmarks = (told: GameEvent, _view: State, language: Language): Landmark[] =>
  told.type === 'landed' ? [{ name: WORDS[language].skerry(told.on), topic: 'leap' }] : [];

function aim({ round, options: { rounds } }: State, _seat: number | null, language: Language): Aim {
  const words = WORDS[language];
  const last = round === rounds;
  return { goal: words.aim, clock: last ? words.last : words.clock(round, rounds), last };
}

export const words = {
  title: (language: Language) => WORDS[language].title,
  place: (id: string, language: Language) => WORDS[language].colours[id] ?? '',
  preset: (id: string, language: Language) => WORDS[language].presets[id] ?? '',
  seat: (_view: State, seat: number, language: Language) => seatName(seat, language),
  briefing: (_view: State, _seat: number | null, language: Language): Briefing => WORDS[language].briefing,
  aim,
  round: ({ number }: Round, language: Language) => WORDS[language].round(number),
  score: ({ runners }: State, seat: number, language: Language): Score | null => {
    const runner = runners[seat];
    return runner === undefined ? null : { short: `${runner.at}`, name: WORDS[language].score, parts: [] };
  },
  question: (_view: State, { kind }: Decision, language: Language) =>
    WORDS[language].questions[kind as QuestionName],
  option: (_view: State, { kind }: Decision, choice: Choice, language: Language) =>
    (WORDS[language].options[kind as QuestionName] as (choice: Choice) => string)(choice),
  hint: (view: State, { seat }: Decision, { act }: Choice, language: Language) =>
    act === 'leap' ? WORDS[language].hint(widthBefore(view, runnerOf(view, seat))) : null,
  event,
  concerns: concernFront(CONCERNS, (_view: State, seat: number) => ({ seat })),
  landmarks,
  outcome: (outcome: string, language: Language) => WORDS[language].outcomes[outcome] ?? outcome,
  topics: (language: Language) =>
    Object.entries(WORDS[language].topics).map(([id, [name]]) => ({
      id,
      name,
      group: WORDS[language].rules,
    })),
  /** Each question has its chapter. */
  chapter: (kind: string) => kind,
  topic: (id: string, language: Language) => WORDS[language].topics[id]?.[0] ?? id,
  help: (topic: string, _view: State | null, language: Language) =>
    WORDS[language].topics[topic]?.[1] ?? WORDS[language].noHelp(topic),
  guide: guideFront({
    words: WORDS,
    versions: [['0.1.0', '2026-11-17']],
    chapters: {
      ids: Object.keys(en.topics),
      chapter(topic, language) {
        const [title = topic, text = ''] = WORDS[language].topics[topic] ?? [];
        return { title, text };
      },
    },
    more: () => [],
  }),
  saga: (events: readonly Event[], view: State, language: Language) =>
    WORDS[language].saga(
      (events as readonly GameEvent[])
        .filter(({ type }) => type === 'landed' || type === 'slipped')
        .map((told) => event(told, view, language) ?? ''),
    ),
  ending: (_view: State, { winners }: Result, language: Language) =>
    winners.map((seat) => WORDS[language].won(seatName(seat, language))),
  refusals: { en: en.refusals, de: de.refusals },
  setting: (key: string, language: Language) => WORDS[language].settings[key] ?? key,
  settingValue: (key: string, value: unknown, language: Language) =>
    key === 'rounds' ? WORDS[language].rounds(Number(value)) : null,
  lesson: (kind: string, language: Language) => WORDS[language].lessons[kind] ?? null,
};

export const problemText = ({ code, params }: Problem, _course: unknown, language: Language): string =>
  WORDS[language].problems[code]?.(params) ?? code;
