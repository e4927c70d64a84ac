// What the sums of a price are called, of whatever document.

import type { Language, Named } from '@skald/text';

const TOTALS: Readonly<Record<string, Named>> = {
  spent: { en: 'spent', de: 'ausgegeben' },
  left: { en: 'left', de: 'übrig' },
  mix: { en: 'tenths of Mix', de: 'Zehntel Gewicht' },
  earned: { en: 'earned', de: 'verdient' },
  base: { en: 'base limit', de: 'Grenze an sich' },
  increase: { en: 'more for experience', de: 'mehr für Erfahrung' },
  limit: { en: 'limit', de: 'Grenze' },
  remaining: { en: 'left to spend', de: 'noch auszugeben' },
};

export const totalText = (name: string, language: Language): string => TOTALS[name]?.[language] ?? name;
