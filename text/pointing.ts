// How one points and presses: by mouse and keys, or by finger. Texts that speak of it are told which.

import type { Language } from './language.ts';

export type Pointer = 'mouse' | 'touch';

export interface PointingWords {
  /** “Click”, with a place after it. */
  readonly press: string;
  /** What a first press on the board does where a second must follow; a sentence of its own, or nothing. */
  readonly twice: string;
  /** A key, or the button of the screen that does the same. */
  key(key: string, button: string): string;
}

/** A text that may speak of it. */
export type Pointed = string | ((by: PointingWords) => string);

const onKeys = (key: string): string => `**${key}**`;
const onScreen = (_: string, button: string): string => `**${button}**`;

const WORDS: Readonly<Record<Language, Readonly<Record<Pointer, PointingWords>>>> = {
  en: {
    mouse: { press: 'Click', twice: '', key: onKeys },
    touch: { press: 'Tap', twice: ' The first tap shows the way, the second goes it.', key: onScreen },
  },
  de: {
    mouse: { press: 'Klicke auf', twice: '', key: onKeys },
    touch: {
      press: 'Tippe auf',
      twice: ' Das erste Antippen zeigt den Weg, das zweite geht ihn.',
      key: onScreen,
    },
  },
};

export const pointedText = (text: Pointed, language: Language, pointer: Pointer): string =>
  typeof text === 'string' ? text : text(WORDS[language][pointer]);
