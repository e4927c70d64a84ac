// The bonus cards as cards: a frame, a woodcut, a name.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { type Card, isTactical } from '../../content/index.ts';
import { cardName } from '../../text/names.ts';
import { WEB_WORDS } from './words.ts';

/** Each around 0, 0 in a box of about 52 by 44. */
const WOODCUTS: Readonly<Record<Card, string>> = {
  // A rider on a hill who looks out.
  scouts:
    'M-26 18Q-8 4 8 8Q20 10 26 16M-8 8L-10 -1L-4 -4Q4 -6 8 -2L12 -8L16 -7L14 -3L11 2V9M-6 6V9M8 4L7 9M-1 -5V-12M-4 -7Q-1 -12 2 -7M-1 -12A3 3 0 1 1 -.9 -12M2 -13L7 -15M-12 0Q-16 2 -15 6',
  // A signpost between trees.
  localKnowledge:
    'M0 20V-16M0 -14H14L18 -10L14 -6H0M0 -4H-12L-16 0L-12 4H0M-22 18V10M-28 10L-22 -4L-16 10ZM22 18V12M17 12L22 0L27 12ZM-8 20H8',
  // A drawn bow behind bushes.
  ambush:
    'M-2 -20Q16 -4 -2 14M-2 -20L-10 -3L-2 14M-10 -3H16M12 -6L16 -3L12 0M-26 18Q-24 8 -16 10Q-12 2 -4 8Q2 4 6 10Q14 6 18 12Q26 10 27 18',
  // A horn.
  initiative:
    'M-22 -8Q-20 10 0 12Q18 12 24 -10L14 -14Q12 0 0 1Q-10 0 -14 -10ZM14 -14Q20 -18 24 -10M-22 -8L-14 -10M-8 8L-6 0M4 11L4 1M13 6L9 -2M-26 -12L-30 -15M-20 -15L-22 -20',
  // Somebody wading.
  ford: 'M-28 10Q-21 5 -14 10T0 10T14 10T28 10M-24 17Q-17 12 -10 17T4 17T18 17M0 -14A3.4 3.4 0 1 1 .1 -14M-1 -9L0 1L-6 9M0 1L7 8M-1 -7L-9 -3M-1 -7L8 -5M8 -16V10',
  // Tracks of boots.
  forcedMarch:
    'M-20 14Q-24 8 -20 4Q-14 2 -12 8Q-13 12 -16 15ZM-15 18Q-17 21 -20 19M-4 2Q-8 -4 -4 -8Q2 -10 4 -4Q3 0 0 3ZM1 6Q-1 9 -4 7M12 -10Q8 -16 12 -20Q18 -22 20 -16Q19 -12 16 -9ZM17 -6Q15 -3 12 -5M10 12H26M21 7L26 12L21 17',
};

const FRAME = 'M-32 -44H32V44H-32Z';

export function BonusCard({
  card,
  width,
  language,
}: {
  /** Null for its back. */
  card: Card | null;
  width: number;
  language: Language;
}): ReactElement {
  return (
    <svg
      viewBox="-34 -46 68 92"
      width={width}
      height={(width * 92) / 68}
      aria-hidden="true"
      className={`cam-card ${card === null ? 'cam-card-back' : isTactical(card) ? 'cam-card-tactical' : 'cam-card-strategic'}`}
    >
      <rect x="-32" y="-44" width="64" height="88" rx="6" className="cam-card-ground" />
      {card === null ? (
        <path
          d="M-26 -38H26V38H-26ZM0 -30Q14 -14 0 0Q-14 -14 0 -30ZM0 30Q14 14 0 0Q-14 14 0 30ZM-20 0Q-8 -8 0 0Q-8 8 -20 0ZM20 0Q8 -8 0 0Q8 8 20 0Z"
          className="cam-card-line"
        />
      ) : (
        <>
          <rect x="-28" y="-40" width="56" height="58" rx="3" className="cam-card-window" />
          <path d={WOODCUTS[card]} transform="translate(0 -10) scale(.94)" className="cam-card-line" />
          <text y="33" className="cam-card-name" {...fitted(cardName(card, language))}>
            {cardName(card, language)}
          </text>
        </>
      )}
      <path d={FRAME} className="cam-card-edge" />
    </svg>
  );
}

/** What a card does: on the table or by dice, whichever matters; all of it in a hand. */
export function cardTexts(card: Card, language: Language): string[] {
  const { cardTexts: texts, cardUses: uses } = WEB_WORDS[language];
  return Object.entries(texts[card]).map(([use, text]) => uses[use as keyof typeof uses](text));
}

/** Long names are drawn together. */
const fitted = (name: string) =>
  name.length > 11 ? { textLength: 56, lengthAdjust: 'spacingAndGlyphs' as const } : {};
