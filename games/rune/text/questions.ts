import { askingFront, questionFront } from '@skald/text';
import { aboutOf, askedOf, type Matter } from './catalogue.ts';
import { questions as de } from './de/questions.ts';
import { questions as en } from './en/questions.ts';

export const askingOf = askingFront<Matter>(aboutOf, askedOf);
export const questionText = questionFront<Matter>({ en, de }, askingOf);
