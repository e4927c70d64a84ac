import { optionFront } from '@skald/text';
import type { Matter } from './catalogue.ts';
import { options as de } from './de/options.ts';
import { options as en } from './en/options.ts';
import { askingOf } from './questions.ts';

export const optionText = optionFront<Matter>({ en, de }, askingOf);
