// Every word of a fight together, as the hall asks for them; places and presets are named where they are made.

import type { Event } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { GameEvent } from '../rules/fight/events.ts';
import type { State } from '../rules/fight/state.ts';
import { aim, briefing, round, score } from './aim.ts';
import { BOARD_WORDS } from './board.ts';
import { concerns } from './concerns.ts';
import { ending, seatName } from './ending.ts';
import {
  eventText,
  guide,
  helpText,
  lessonText,
  optionText,
  questionText,
  refusals,
  rollText,
  saga,
  settingText,
  settingValueText,
  topicList,
  topicName,
} from './index.ts';
import { landmarks } from './landmarks.ts';
import { standingText } from './standing.ts';
import { chapterOf } from './topics.ts';

const outcomeText = (outcome: string, language: Language): string => {
  const outcomes: Readonly<Record<string, string>> = BOARD_WORDS[language].outcomes;
  return outcomes[outcome] ?? outcome;
};

export const words = {
  title: (language: Language): string => BOARD_WORDS[language].title,
  seat: seatName,
  briefing,
  aim,
  round,
  score,
  question: questionText,
  option: optionText,
  standing: standingText,
  event: (event: GameEvent, view: State, language: Language): string | null =>
    event.type === 'roll' ? rollText(event, language) : eventText(event, view, language),
  concerns,
  landmarks,
  outcome: outcomeText,
  topics: topicList,
  topic: topicName,
  chapter: chapterOf,
  help: helpText,
  guide,
  saga: (events: readonly Event[], view: State, language: Language): string =>
    saga(events as readonly GameEvent[], view, language),
  ending,
  refusals,
  setting: settingText,
  settingValue: settingValueText,
  lesson: lessonText,
};
