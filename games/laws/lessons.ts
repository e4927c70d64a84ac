// A first lesson speaks of what its reader has in hand: a mouse and keys, or a finger.

import type { Law } from '@skald/kernel/testing';
import { LANGUAGES, type Pointer } from '@skald/text';
import { expect } from 'vitest';
import type { GameModule } from '../module.ts';

/** What none of them says to the one who has the other. */
const FOREIGN: Readonly<Record<Pointer, RegExp>> = {
  touch: /\b(click|mouse|space|backspace|keys?|type|klick\w*|maus|\w*taste)\b/i,
  mouse: /\b(tap|taps|long press|tipp\w*|antippen|finger)\b/i,
};

export const lawsOfLessons = ({ game, words }: GameModule): Law[] => [
  {
    title: 'teaches by touch who has no mouse, and by mouse and keys who has',
    holds() {
      for (const kind of [...Object.keys(game.procedure), 'begin', 'over'])
        for (const language of LANGUAGES)
          for (const pointer of ['mouse', 'touch'] as const) {
            const text = words.lesson(kind, language, pointer);
            if (text !== null) expect(text, `${kind} by ${pointer}`).not.toMatch(FOREIGN[pointer]);
          }
    },
  },
];
