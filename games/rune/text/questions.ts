import { askingFront, type Language, type Question, questionFront } from '@skald/text';
import type { State } from '../rules/fight/state.ts';
import { aboutOf, askedOf, type Matter } from './catalogue.ts';
import { questions as de } from './de/questions.ts';
import { questions as en } from './en/questions.ts';
import { NAMES } from './names.ts';

export const askingOf = askingFront<Matter>(aboutOf, askedOf);

const asked = questionFront<Matter>({ en, de }, askingOf);

export const questionText = (view: State, question: Question, language: Language): string =>
  NAMES[language].polished(asked(view, question, language));
