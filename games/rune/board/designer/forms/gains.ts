// Gains as they begin when somebody adds one: as legal as the encounter allows.

import { DEEDS, type DeedName } from '../../../content/design/gains.ts';
import { OPPOSED } from '../../../content/design/rolls.ts';
import { INIT_STEP } from '../../../content/design/traps.ts';
import type { God } from '../../../content/gods.ts';
import type { Gain, GainKind, GainOf } from '../../../documents/encounter/gain-schema.ts';
import type { Element, Encounter } from '../../../documents/encounter/schema.ts';
import { KNOWN_DEEDS } from '../../../text/lexicon.ts';

const MOST_GAINS = 20;
export const mayHaveGain = ({ gains }: Element): boolean => gains.length < MOST_GAINS;

export const withGain = (element: Element, kind: GainKind, encounter: Encounter): Element =>
  mayHaveGain(element) ? { ...element, gains: [...element.gains, gainOf(kind, encounter)] } : element;

export function gainOf(kind: GainKind, encounter: Encounter): Gain {
  switch (kind) {
    case 'treasure':
      return { kind, category: 'A' };
    case 'silver':
      return { kind, ounces: 3 };
    case 'liarsSilver':
      return { kind, pieces: 3 };
    case 'ambush':
      return { kind };
    case 'bargain':
      return { kind, bonus: OPPOSED.free, stock: [] };
    case 'carrot':
      return { kind, for: { score: 'init' }, by: INIT_STEP, rounds: 1 };
    case 'healing':
      return { kind, time: '1h' };
    case 'invigoration':
      return { kind, points: 1, only: null, until: null };
    case 'goHome':
      return { kind, bonus: 1 };
    case 'lootCache':
      return { kind, difficulty: 6 };
    case 'shrine':
      return { kind, god: unserved(encounter) };
    case 'points':
      return deedKnown({ kind, award: 10, shared: 'mutual', deed: '' }, 'mercy');
  }
}

/** One of those that everybody knows, with what it is worth; or one of the designer's own, who keeps what he wrote. RUN-GAIN-91 */
export function deedKnown({ known: _, ...gain }: GainOf<'points'>, known: DeedName | null): GainOf<'points'> {
  return known === null ? gain : { ...gain, ...DEEDS[known], deed: KNOWN_DEEDS[known], known };
}

const USUAL: readonly God[] = ['thor', 'odin', 'freyja', 'tyr', 'njord'];

/** No two shrines to one god. RUN-GAIN-85 */
function unserved({ events }: Encounter): God {
  const served = events.flatMap(({ elements }) =>
    elements.flatMap(({ gains }) => gains.flatMap((gain) => (gain.kind === 'shrine' ? [gain.god] : []))),
  );
  return USUAL.find((god) => !served.includes(god)) ?? 'thor';
}
