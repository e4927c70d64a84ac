import type { ToldProblem } from '@skald/games/documents';
import type { Language } from '@skald/text';
import type { Hero } from '../../documents/hero/schema.ts';

/** What every page of the editor gets. */
export interface PageProps {
  readonly hero: Hero;
  readonly change: (hero: Hero) => void;
  /** Shows what would be otherwise, beside the page, until it is called with null. */
  readonly preview: (hero: Hero | null) => void;
  readonly problems: readonly ToldProblem[];
  readonly language: Language;
}
