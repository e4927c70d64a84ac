// A hero's books as they stand after each line: what he is, what he has to spend, and what he may raise.

import type { Ability } from '../../content/abilities.ts';
import type { Line } from './lines.ts';
import { after, asMade, type HeroNow } from './now.ts';
import type { Hero } from './schema.ts';
import { booked, NOTHING, type Standing } from './standing.ts';

export interface Account {
  readonly now: HeroNow;
  readonly standing: Standing;
  /** What proved itself in the encounter just over, and was not raised yet. RUN-XP-02, -03 */
  readonly marks: readonly Ability[];
}

export const accountOf = (hero: Hero): Account => hero.ledger.reduce(entered, opened(hero));

export const opened = (hero: Hero): Account => ({ now: asMade(hero), standing: NOTHING, marks: [] });

export const entered = ({ now, standing, marks }: Account, line: Line): Account => ({
  now: after(now, line),
  standing: booked(standing, line),
  marks: marksAfter(marks, line),
});

/** They lapse with the encounter, and each serves once. RUN-XP-03, RUN-RULING-G19 */
function marksAfter(marks: readonly Ability[], line: Line): readonly Ability[] {
  switch (line.line) {
    case 'gain':
      return line.cause === 'pillaging' || line.cause === 'running' ? line.marked : marks;
    case 'expense': {
      const { purchase, place } = line;
      if (place.moment !== 'encounter-end') return [];
      return purchase.kind === 'experience' ? marks.filter((ability) => ability !== purchase.ability) : marks;
    }
    case 'death':
      return [];
    case 'found':
    case 'lost':
    case 'traded':
    case 'changed':
    case 'worn':
    case 'damaged':
    case 'battered':
    case 'won':
    case 'inherited':
      return marks;
  }
}

export const withLines = (hero: Hero, ...lines: readonly Line[]): Hero => ({
  ...hero,
  ledger: [...hero.ledger, ...lines],
});
