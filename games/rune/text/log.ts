import { eventFront, rollFront } from '@skald/text';
import { aboutOf, type Matter } from './catalogue.ts';
import { log as de } from './de/log.ts';
import { rolls as rollsDe } from './de/rolls.ts';
import { log as en } from './en/log.ts';
import { rolls as rollsEn } from './en/rolls.ts';

export const eventText = eventFront<Matter>({ en, de }, aboutOf);
export const rollText = rollFront({ en: rollsEn, de: rollsDe });
