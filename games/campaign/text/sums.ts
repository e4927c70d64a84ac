// Where the face comes from that a die needs.

import { sumText } from '@skald/text';
import type { HitPart } from '../rules/quick.ts';

/** “5 to hit + 1 river crossed − 1 Scouts = 5” */
export const hitsIn =
  (words: Readonly<Record<HitPart['from'], string>>) =>
  (parts: readonly HitPart[]): string =>
    sumText(parts.map(({ from, amount }) => ({ name: words[from], amount })));
