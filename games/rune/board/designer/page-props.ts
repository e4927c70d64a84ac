import type { EditorProps } from '@skald/games/board';
import type { ToldProblem } from '@skald/games/documents';
import type { Language } from '@skald/text';
import type { Encounter } from '../../documents/encounter/schema.ts';
import type { FormProps } from './form-props.ts';
import type { Place } from './place.ts';

/** What every page of the designer gets. */
export interface PageProps {
  readonly encounter: Encounter;
  change(encounter: Encounter): void;
  go(place: Place): void;
  readonly problems: readonly ToldProblem[];
  readonly language: Language;
  /** What the workshop lets an editor do besides. */
  readonly beside: Beside;
}

export type Beside = Pick<EditorProps, 'play' | 'try' | 'kept'>;

/** The whole encounter as a form has it; its own fields belong to no event. */
export const wholeForm = ({ encounter, change, problems, language }: PageProps): FormProps<Encounter> => ({
  value: encounter,
  change,
  at: [],
  encounter,
  event: -1,
  problems,
  language,
});
