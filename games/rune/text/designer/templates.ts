// What a designer can put into an event, as the list of them has it.

import { type Language, type Named, spoken } from '@skald/text';
import { EFFECT_NAMES, GAIN_NAMES, MULTIPLE_NAMES, NATURE_NAMES } from '../lexicon.ts';

const NAMES = {
  damage: EFFECT_NAMES.damage,
  dice: EFFECT_NAMES.dice,
  recurring: { en: 'Recurring damage', de: 'Wiederkehrender Schaden' },
  escalating: { en: 'Escalating damage', de: 'Steigender Schaden' },
  impairment: EFFECT_NAMES.impairment,
  stick: EFFECT_NAMES.stick,
  foesStick: EFFECT_NAMES.foesStick,
  stickAndCarrot: { en: 'Stick and carrot', de: 'Zuckerbrot und Peitsche' },
  ladyOrTiger: { en: 'Lady or tiger', de: 'Schatz oder Schaden' },
  status: EFFECT_NAMES.status,
  equipment: EFFECT_NAMES.equipment,
  repeatShots: { en: 'Repeat shots', de: 'Schüsse, jede Runde' },
  grab: EFFECT_NAMES.grab,
  acid: EFFECT_NAMES.acid,
  ambush: EFFECT_NAMES.ambush,
  drowning: EFFECT_NAMES.drowning,
  fall: EFFECT_NAMES.fall,
  fire: EFFECT_NAMES.fire,
  sleepless: { en: 'No sleep', de: 'Ohne Schlaf' },
  lost: EFFECT_NAMES.lost,
  nuisance: EFFECT_NAMES.nuisance,
  treasure: GAIN_NAMES.treasure,
  silver: GAIN_NAMES.silver,
  liarsSilver: GAIN_NAMES.liarsSilver,
  heroesAmbush: GAIN_NAMES.ambush,
  bargain: GAIN_NAMES.bargain,
  carrot: GAIN_NAMES.carrot,
  healing: GAIN_NAMES.healing,
  invigoration: GAIN_NAMES.invigoration,
  goHome: GAIN_NAMES.goHome,
  lootCache: GAIN_NAMES.lootCache,
  shrine: GAIN_NAMES.shrine,
  points: GAIN_NAMES.points,
  task: NATURE_NAMES.task,
  ...MULTIPLE_NAMES,
  freestanding: NATURE_NAMES.freestanding,
} satisfies Readonly<Record<string, Named>>;
export type TemplateId = keyof typeof NAMES;

interface TemplateNames {
  readonly names: Readonly<Record<TemplateId, string>>;
  /** What one does to have something that lies there, to have the good of a place, and to deserve something. */
  readonly taken: string;
  readonly used: string;
  readonly done: string;
  /** What one does to end something that goes on. */
  readonly ended: string;
}

const WORDS: Readonly<Record<Language, TemplateNames>> = {
  en: {
    names: spoken(NAMES, 'en'),
    taken: 'Look around and take it.',
    used: 'Come here and make use of it.',
    done: 'Do what is asked.',
    ended: 'Give up an action to stop it.',
  },
  de: {
    names: spoken(NAMES, 'de'),
    taken: 'Sich umsehen und es nehmen.',
    used: 'Herkommen und Gebrauch davon machen.',
    done: 'Tun, was verlangt ist.',
    ended: 'Eine Handlung opfern, um es zu beenden.',
  },
};

export const templateNames = (language: Language): TemplateNames => WORDS[language];
