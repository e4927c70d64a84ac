// Age of Heroes as the hall hosts it: rules, words, board and places together.

import type { Choice, Decision, Event, Result, Round } from '@skald/kernel';
import type { Language } from '@skald/text';
import { hint, sites, textBoard } from './board/index.ts';
import {
  GameOptionsSchema,
  HEROES,
  type HeroId,
  PRESETS,
  resolveOptions,
  SETTLED_LATER,
  VALHALLA,
} from './content/index.ts';
import { ageOfHeroes as game } from './index.ts';
import type { QuestionName } from './rules/choices.ts';
import type { GameEvent } from './rules/events.ts';
import type { State } from './rules/state.ts';
import { aim, briefing, round, score } from './text/aim.ts';
import { BOARD_WORDS } from './text/board.ts';
import { castOf } from './text/catalogue.ts';
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
import { NAMES } from './text/names.ts';
import { settingText, settingValueText } from './text/settings.ts';
import { standingText } from './text/standing.ts';
import { chapterOf } from './text/topics.ts';
import { ViewSchema } from './view-schema.ts';

/** Who plays whom when nobody has said anything else. AMI-UI-08 */
const FIRST_CONTROLS: Partial<Record<HeroId, 'human' | 'bot'>> = { beowulf: 'human', ragnar: 'bot' };

/** The answers that end what is under way. AMI-UI-27, -35, -37, -38 */
const FINISHING = ['done', 'stop', 'ready', 'strike', 'back', 'go', 'leave', 'enough'];

export const ageOfHeroes = {
  game,
  viewSchema: ViewSchema,
  places: HEROES.map((hero) => ({
    id: hero as string,
    seat: hero as unknown,
    control: FIRST_CONTROLS[hero] ?? ('none' as const),
  })),
  presets: (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((ruleset) => ({
    id: ruleset as string,
    options: { ruleset, ...SETTLED_LATER[ruleset] },
  })),
  lessonOptions: { turns: 3 },
  settled: (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
    ...resolveOptions(GameOptionsSchema.parse(options)),
  }),
  seats: (view: State) => view.players.map(({ hero }) => hero),
  textBoard,
  sites,
  finishing: ({ options }: Decision): Choice | null =>
    FINISHING.map((act) => options.find((option) => option.act === act)).find(Boolean) ?? null,
  errand(view: State): string | null {
    const frame = view.agenda.at(-1);
    return frame !== undefined && 'counter' in frame && frame.step !== 'fleeTo' && frame.step !== 'fleeStep'
      ? frame.counter
      : null;
  },
  opensRound: (event: GameEvent): Round | null =>
    event.type === 'turnBegan' ? { number: event.turn, of: event.of } : null,
  words: {
    title: () => game.title,
    place: (id: string, language: Language) => NAMES[language].counter(id as HeroId),
    preset: (id: string, language: Language) => BOARD_WORDS[language].presets[id as keyof typeof PRESETS],
    seat: (view: State, seat: number, language: Language) => castOf(view, NAMES[language])(seat),
    briefing,
    aim,
    round,
    score,
    question: questionText,
    option: (view: State, { kind }: Decision, choice: Choice, language: Language) =>
      optionText(view, kind as QuestionName, choice, language),
    hint,
    event: (event: GameEvent, view: State, language: Language) =>
      event.type === 'roll' ? rollText(event, language) : eventText(event, view, language),
    concerns,
    landmarks,
    outcome: (outcome: string, language: Language) =>
      NAMES[language].results[outcome as keyof (typeof NAMES)['en']['results']] ?? outcome,
    topics: topicList,
    chapter: chapterOf,
    topic: topicName,
    help: helpText,
    guide,
    saga: (events: readonly Event[], view: State, language: Language) =>
      saga(events as readonly GameEvent[], view, language),
    ending(view: State, { winners, standings }: Result, language: Language) {
      const words = BOARD_WORDS[language];
      const name = castOf(view, NAMES[language]);
      const received = standings.filter(({ score }) => score >= VALHALLA);
      return [
        words.winners(winners.map(name)),
        ...standings.map(({ seat, score }, i) => words.standing(placeOf(standings, i), name(seat), score)),
        words.valhalla(received.map(({ seat }) => name(seat))),
      ];
    },
    refusals,
    setting: settingText,
    settingValue: settingValueText,
    lesson: lessonText,
    standing: standingText,
  },
};

/** Equals share a place. */
const placeOf = (standings: Result['standings'], i: number): number =>
  1 + standings.findIndex(({ score }) => score === standings[i]?.score);
