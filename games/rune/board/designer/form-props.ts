import type { ToldProblem } from '@skald/games/documents';
import type { Language } from '@skald/text';
import type { Encounter } from '../../documents/encounter/schema.ts';

/** What every form of the designer gets: one part of the encounter, where it stands, and what is around it. */
export interface FormProps<T> {
  readonly value: T;
  change(next: T): void;
  /** The path in the document; what it names bears it as `data-path`. */
  readonly at: readonly (string | number)[];
  readonly encounter: Encounter;
  readonly event: number;
  readonly problems: readonly ToldProblem[];
  readonly language: Language;
}
