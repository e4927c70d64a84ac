// Fights by name, and what can be agreed about them.

import type { Named } from '@skald/text';
import type { Difficulty, FightId, Form, Mode, Theme } from '../../content/fights.ts';
import type { AdventureName } from '../../content/library.ts';

export const FIGHT_NAMES: Readonly<Record<FightId, Named>> = {
  goblins: { en: 'Goblins in Raven Wood', de: 'Goblins im Rabenwald' },
  duel: { en: 'Holmgang: a duel', de: 'Holmgang: ein Zweikampf' },
  strand: { en: 'Dark Vikings on the strand', de: 'Dunkle Wikinger am Strand' },
  forge: { en: 'Into the dwarves’ forge', de: 'In die Schmiede der Zwerge' },
  mere: { en: 'Elves on the frozen mere', de: 'Elfen auf dem gefrorenen See' },
  pass: { en: 'Monsters at the pass', de: 'Ungeheuer am Pass' },
  battle: { en: 'The battle for the palisade', de: 'Die Schlacht um die Palisade' },
};

/** As a lobby offers them. */
export const ADVENTURE_TITLES: Readonly<Record<AdventureName, Named>> = {
  'stolen-rune': {
    en: 'The Stolen Rune, an adventure',
    de: 'Die gestohlene Rune, ein Abenteuer',
  },
  'stolen-rune-printed': {
    en: 'The Stolen Rune, as printed',
    de: 'Die gestohlene Rune, wie gedruckt',
  },
  generated: { en: 'A generated adventure', de: 'Ein erfundenes Abenteuer' },
};

export const MODE_NAMES: Readonly<Record<Mode, Named>> = {
  skirmish: { en: 'skirmish: heroes against foes', de: 'Scharmützel: Helden gegen Gegner' },
  holmgang: {
    en: 'holmgang: the first two heroes duel',
    de: 'Holmgang: die ersten beiden Helden im Zweikampf',
  },
};

export const FORM_NAMES: Readonly<Record<Form, Named>> = {
  free: { en: 'free fight', de: 'freier Kampf' },
  ring: {
    en: 'in a ring of hides: whoever leaves it has lost',
    de: 'im Ring aus Fellen: Wer ihn verlässt, verliert',
  },
  stakes: { en: 'tied to stakes: no step, no ducking', de: 'an Pflöcke gebunden: kein Schritt, kein Ducken' },
  traded: {
    en: 'traded blows: one each, warded by the die alone',
    de: 'Hieb um Hieb: je einer, abgewehrt nur mit dem Würfel',
  },
};

export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, Named>> = {
  light: { en: 'light: for half of the heroes', de: 'leicht: für die Hälfte der Helden' },
  even: { en: 'even: a match for all of them', de: 'ausgeglichen: allen Helden gewachsen' },
  hard: {
    en: 'hard: the same, and they choose their own targets',
    de: 'schwer: ebenso, und sie wählen ihre Ziele selbst',
  },
};

export const THEME_TITLES: Readonly<Record<Theme, Named>> = {
  goblins: { en: 'goblins', de: 'Goblins' },
  vikings: { en: 'dark Vikings and the dead', de: 'dunkle Wikinger und Tote' },
  dwarves: { en: 'dwarves and their machines', de: 'Zwerge und ihre Maschinen' },
  elves: { en: 'elves', de: 'Elfen' },
  monsters: { en: 'trolls, giants and beasts', de: 'Trolle, Riesen und Getier' },
  any: { en: 'whoever comes', de: 'wer eben kommt' },
};
