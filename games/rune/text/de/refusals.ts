import type { Sentence } from '@skald/text';
import type { refusals as en } from '../en/refusals.ts';

export const refusals: Record<keyof typeof en, Sentence> = {
  'no-heroes': () => 'Niemand bringt einen Helden mit. Ein Kampf braucht mindestens einen.',
  'too-many-heroes': ({ most }) => `Mehr als ${most} Helden haben keinen Platz. Lass einige zu Hause.`,
  'two-play-foes': () => 'Zwei wollen die Gegner spielen. Gib diesen Platz einem von beiden.',
  'no-room-on-the-map': () =>
    'Auf dieser Karte finden nicht alle einen Platz zum Anfangen. Nimm eine andere oder weniger und kleinere Gegner.',
};
