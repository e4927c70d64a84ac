// The dungeon as the hall hosts it: rules, words, board and places together.

import type { Choice, Decision, Event, Result, Round } from '@skald/kernel';
import type { Language } from '@skald/text';
import { goal, hint, sites, textBoard } from './board/index.ts';
import {
  ADVENTURES,
  FEWEST_PLAYERS,
  type GameOptions,
  GameOptionsSchema,
  HEROES,
  isHero,
  newParty,
  type Quest,
  resolveOptions,
} from './content/index.ts';
import { questRules, SAMPLES } from './documents/index.ts';
import { dungeon as game } from './index.ts';
import type { GameEvent } from './rules/events.ts';
import { partyAfter } from './rules/party.ts';
import { saga as sagaKind } from './rules/saga.ts';
import type { State } from './rules/state.ts';
import { aim, briefing, round, score } from './text/aim.ts';
import { adventureName, bandWords, carriedOver } from './text/band.ts';
import { BOARD_WORDS, ENDING_WORDS } from './text/board.ts';
import { concerns } from './text/concerns.ts';
import {
  eventText,
  guide,
  helpText,
  lessonText,
  NAMES,
  optionText,
  questionText,
  refusals,
  rollText,
  saga,
  settingText,
  settingValueText,
  topicList,
  topicName,
} from './text/index.ts';
import { landmarks } from './text/landmarks.ts';
import { problemText } from './text/problems.ts';
import { aboutQuest } from './text/quest.ts';
import { standingText } from './text/standing.ts';
import { chapterOf } from './text/topics.ts';
import { ViewSchema } from './view-schema.ts';

/** The answers that end what is under way, or let it take its course. */
const FINISHING = ['done', 'wait', 'auto', 'keep'];

/** What goes on offering itself when there is nothing left to do. */
const IDLE = ['face', 'give', 'take', 'swap'];

/** One plays all Heroes against the Overlord, unless others join: Heroes nobody named are dealt out among the players. */
const heroSeat = (id: string, control: 'human' | 'none') => ({ id, seat: [] as unknown, control });
const required = true as const;

export const dungeon = {
  game,
  viewSchema: ViewSchema,
  places: [
    { ...heroSeat('heroes', 'human'), required },
    { id: 'overlord', seat: 'overlord' as unknown, control: 'bot' as const, required },
    heroSeat('heroes-2', 'none'),
    heroSeat('heroes-3', 'none'),
    heroSeat('heroes-4', 'none'),
  ],
  presets: [
    { id: 'saga', options: { party: newParty(), bossItems: true } },
    ...ADVENTURES.map(({ id }, i) => ({ id, options: { quest: i + 1, party: null, bossItems: true } })),
  ],
  lessonOptions: { quest: 1, party: null },
  /** The weakest walks past Heroes and leaves its cards in hand: there is nothing to learn from that. */
  lessonLevel: 'karl' as const,
  settled: (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
    ...resolveOptions(GameOptionsSchema.parse(options)),
  }),
  seats: (view: State) => view.seats,
  textBoard,
  goal,
  sites,
  secretive: ['interrupt'],
  finishing: ({ options }: Decision): Choice | null =>
    FINISHING.map((act) => options.find((option) => option.act === act)).find(Boolean) ?? null,
  /** A model may turn, and Heroes trade, as long as they like. */
  isIdle: ({ act }: Choice): boolean => IDLE.includes(act),
  /** The Move of a model, or a spell from its choice to its aim. */
  errand: (view: State): string | null => {
    const frame = view.agenda.at(-1);
    return frame?.step === 'turn' || frame?.step === 'castAt' ? frame.model : null;
  },
  opensRound: (event: GameEvent): Round | null =>
    event.type === 'roundBegan' ? { number: event.round, of: null } : null,
  saga: { ...sagaKind, words: bandWords },
  /** A quest of one's own is for the Overlord alone to read; its name is in everybody's view. DUN-SETUP-05 */
  openOptions: ({ quest, ...others }: GameOptions): GameOptions =>
    typeof quest === 'number' ? { quest, ...others } : others,
  optionsIn: ({ options }: State): GameOptions => ({ quest: options.quest }),
  gist: ({ quest, party }: GameOptions): Readonly<Record<string, unknown>> => ({
    ...(typeof quest === 'number' && { quest }),
    ...(party && { party: { next: party.next } }),
  }),
  documents: {
    quest: {
      ...questRules,
      samples: SAMPLES,
      option: 'quest',
      along: { party: null, bossItems: true },
      words: {
        title: ({ title }: Quest, language: Language) => title[language],
        problem: problemText,
        about: aboutQuest,
      },
    },
  },
  words: {
    title: (language: Language) => BOARD_WORDS[language].title,
    story: ({ quest, party }: GameOptions, language: Language) =>
      adventureName(party?.next ?? quest, language),
    place,
    dealt: (seat: unknown, language: Language) =>
      Array.isArray(seat) ? heroNames(seat as readonly string[], language) : '',
    preset: (id: string, language: Language) => presetName(id, language),
    presets: (language: Language) => settingText('quest', language),
    seat: seatName,
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
    standing: standingText,
  },
};

function place(id: string, language: Language): string {
  const words = BOARD_WORDS[language];
  if (id === 'overlord') return words.overlord;
  const [, number] = id.split('-');
  return number === undefined ? words.heroes : words.moreHeroes(Number(number));
}

function presetName(id: string, language: Language): string {
  const at = ADVENTURES.findIndex((adventure) => adventure.id === id);
  return adventureName(at + 1, language) ?? BOARD_WORDS[language].saga;
}

/** “Orlaf and Danor”; who plays all of them plays the Heroes. */
function seatName(view: State, seat: number, language: Language): string {
  const words = BOARD_WORDS[language];
  const role = view.seats[seat] ?? [];
  if (role === 'overlord') return words.overlord;
  if (view.seats.length === FEWEST_PLAYERS) return words.heroes;
  return role.length === 0 ? words.nobodyYet : heroNames(role, language);
}

function heroNames(among: readonly string[], language: Language): string {
  const { model, list } = NAMES[language];
  return list(HEROES.filter((hero) => among.includes(hero)).map(model));
}

/** Why it is over, who has won, what became of the Heroes, and what goes along. */
function ending(view: State, _result: Result, language: Language): readonly string[] {
  const words = BOARD_WORDS[language];
  const party = partyAfter(view);
  const fates = [
    ...view.gone.map(({ hero, how }) => words.fates(hero, how)),
    ...view.models.filter(({ type }) => isHero(type)).map(({ id, wounds }) => words.fates(id, wounds)),
  ];
  return [
    ...(view.ending === null || view.winner === null
      ? []
      : [ENDING_WORDS[language][view.ending](view.winner)]),
    ...(view.winner === null ? [] : [words.victory(view.winner), words.lasted(view.round)]),
    ...fates,
    ...(party === null ? [] : carriedOver(party, view.winner === 'overlord', language)),
  ];
}
