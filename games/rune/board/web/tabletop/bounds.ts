// Why a number can be no more, or no less.

import type { Entry } from '../../../rules/sitting/tabletop/choices.ts';
import type { Filled } from '../../../rules/sitting/tabletop/filling.ts';
import type { TabletopWords } from '../../../text/en/tabletop.ts';

/** Null where it could be either. */
export function boundText(
  says: Entry,
  value: number,
  [least, most]: readonly [number, number],
  lines: readonly Filled[],
  { bounds }: Pick<TabletopWords, 'bounds'>,
): string | null {
  switch (says.act) {
    case 'dealt': {
      const of = lines.map((line) => line.says);
      const dead = of.some((one) => one.act === 'foe' && one.foe === says.foe && one.fate === 'dead');
      if (value === most) return dead ? bounds.dealtMost : bounds.dealtAlive;
      return value === least && least > 0 ? bounds.dealtLeast : null;
    }
    case 'suffered':
      if (value === most) return bounds.sufferedMost;
      return value === least && least > 0 ? bounds.sufferedLeast : null;
    case 'left':
      return value === most ? bounds.leftMost : null;
    case 'wounds':
      return value === most && most === 3 ? bounds.woundsMost : null;
    case 'fought':
      return value === most ? bounds.foughtMost : null;
    default:
      return null;
  }
}
