// What every hint and every line of the board needs.

import type { Language } from '@skald/text';
import type { State } from '../rules/fight/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import type { BoardWords } from '../text/en/board.ts';
import { NAMES } from '../text/names.ts';
import { type Naming, namingOf } from '../text/naming.ts';

export interface Context extends Naming {
  readonly view: State;
  readonly language: Language;
  readonly words: BoardWords;
  list(words: readonly string[]): string;
}

export const contextOf = (view: State, language: Language): Context => ({
  ...namingOf(view, language),
  view,
  language,
  words: BOARD_WORDS[language],
  list: NAMES[language].list,
});
