// The campaign as the hall hosts it: rules, words, board and places together.

import type { Choice, Decision, Event, Result, Round } from '@skald/kernel';
import type { Language } from '@skald/text';
import { hint, sites, textBoard } from './board/index.ts';
import {
  ALL_POINTS,
  GARROCK,
  GameOptionsSchema,
  nameIn,
  type PRESETS,
  resolveOptions,
  type Side,
} from './content/index.ts';
import { blank, mapRules } from './documents/index.ts';
import { campaign as game } from './index.ts';
import type { GameEvent } from './rules/events.ts';
import type { State } from './rules/state.ts';
import { aim, briefing, round, score } from './text/aim.ts';
import { BOARD_WORDS, ENDING_WORDS } from './text/board.ts';
import { concerns } from './text/concerns.ts';
import {
  eventText,
  guide,
  helpText,
  optionText,
  questionText,
  refusals,
  rollText,
  saga,
  topicList,
  topicName,
} from './text/index.ts';
import { landmarks } from './text/landmarks.ts';
import { lessonText } from './text/lessons.ts';
import { aboutMap } from './text/map.ts';
import { NAMES } from './text/names.ts';
import { problemText } from './text/problems.ts';
import { settingText, settingValueText } from './text/settings.ts';
import { chapterOf } from './text/topics.ts';
import { ViewSchema } from './view-schema.ts';

/** The answers that end what is under way, or let it take its course. */
const FINISHING = ['done', 'ready', 'confirm', 'roll', 'draw', 'aboard'];

export const campaign = {
  game,
  viewSchema: ViewSchema,
  places: [
    { id: 'vikings', seat: 'vikings' as unknown, control: 'human' as const },
    { id: 'normans', seat: 'normans' as unknown, control: 'bot' as const },
  ],
  presets: (['standard', 'tabletop'] as const).map((preset) => ({
    id: preset as string,
    options: { preset },
  })),
  lessonOptions: { turnLimit: 8 },
  settled: (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    const given = GameOptionsSchema.parse(options);
    return { map: given.map ?? 'garrock', mapSeed: given.mapSeed, ...resolveOptions(given) };
  },
  /** One of two people at one table types in what happened there. CAM-RULING-19 */
  onOneDevice: { oneEntry: true },
  typesDice: ({ options }: State) => options.realDice !== 'nobody',
  seats: (view: State) => view.sides,
  textBoard,
  sites,
  secretive: ['initiativeCards', 'tactics', 'moment', 'amount', 'fordOrCard'],
  finishing: ({ options }: Decision): Choice | null =>
    FINISHING.map((act) => options.find((option) => option.act === act)).find(Boolean) ?? null,
  /** An exchange begins with the question before it. */
  errand: (view: State): string | null => {
    const frame = view.agenda.at(-1);
    return frame?.step === 'amount' ? frame.army : null;
  },
  opensRound: (event: GameEvent): Round | null =>
    event.type === 'turnBegan' ? { number: event.turn, of: event.of > 0 ? event.of : null } : null,
  documents: {
    map: {
      ...mapRules,
      samples: [blank('Terra Nova'), GARROCK] as const,
      option: 'ownMap',
      words: { title: nameIn, problem: problemText, about: aboutMap },
    },
  },
  words: {
    title: (language: Language) => BOARD_WORDS[language].title,
    place: (id: string, language: Language) => NAMES[language].side(id as Side),
    preset: (id: string, language: Language) => BOARD_WORDS[language].presets[id as keyof typeof PRESETS],
    seat: (view: State, seat: number, language: Language) =>
      NAMES[language].side(view.sides[seat] ?? 'normans'),
    briefing,
    aim,
    round,
    score,
    question: questionText,
    option: optionText,
    hint,
    event: (event: GameEvent, view: State, language: Language) =>
      event.type === 'roll' ? rollText(event, language) : eventText(event, view, language),
    concerns,
    landmarks,
    outcome: (outcome: string, language: Language) =>
      BOARD_WORDS[language].outcomes[outcome as keyof (typeof BOARD_WORDS)['en']['outcomes']] ?? outcome,
    topics: topicList,
    chapter: chapterOf,
    topic: (id: string, language: Language) => topicName(id, language),
    help: helpText,
    guide,
    saga: (events: readonly Event[], view: State, language: Language) =>
      saga(events as readonly GameEvent[], view, language),
    ending,
    refusals,
    setting: settingText,
    settingValue: settingValueText,
    lesson: lessonText,
  },
};

/** Why it is over, who has won, and what is left of either side. */
function ending(view: State, { winners }: Result, language: Language): readonly string[] {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const nameOf = (seat: number): string => names.side(view.sides[seat] ?? 'normans');
  const burnt = view.map.places
    .filter(({ hex }) => view.pillaged.includes(hex))
    .map((place) => nameIn(place, language));
  return [
    ...(view.ended === null ? [] : [ENDING_WORDS[language][view.ended.how](view)]),
    ...winners.map((seat) => words.victory(names.theSide(view.sides[seat] ?? 'normans'))),
    ...view.sides.map((side, seat) =>
      words.ledger(
        nameOf(seat),
        ALL_POINTS - (view.lost[seat] ?? 0),
        side === 'vikings' && burnt.length > 0 ? names.list(burnt) : null,
      ),
    ),
  ];
}
