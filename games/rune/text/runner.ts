// What texts look up about who runs, and about what a table decides.

import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Characteristic } from '../content/characteristics.ts';
import type { RulingName } from '../content/rulings.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { State } from '../rules/fight/state.ts';
import { deedOf, elementNamed, offersIn } from '../rules/sitting/notes.ts';
import { said } from './encounter.ts';
import { featureName } from './features.ts';
import { NAMES } from './names.ts';
import { settingText, settingValueText } from './settings.ts';

/** Heroes by whom everybody knows a player; empty: he has none. */
export const heroesOf = ({ seats }: State, seat: Seat): readonly string[] => {
  const role = seats[seat] ?? [];
  return role === 'foes' ? [] : role;
};

export type By = NonNullable<FrameOf<'improvised'>['with']>;

/** “Climb”; “Strength and Dexterity”. */
export const wayName = (by: By, language: Language): string => {
  const { abilities, characteristics, list } = NAMES[language];
  const named = (one: Characteristic): string => characteristics[one];
  return typeof by === 'string' ? abilities[by] : list([named(by.first), named(by.second)]);
};

/** “Defence in melee: is rolled” */
export const rulingText = (ruling: RulingName, value: unknown, language: Language): string =>
  `${settingText(ruling, language)}: ${settingValueText(ruling, value, language)}`;

/** The reading that is asked about, or the deed. */
export function matterText(view: State, who: (id: string) => string, language: Language): string | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'vote') return null;
  const { about } = frame;
  if ('feature' in about) return featureName(view, about.feature, language);
  return 'hero' in about
    ? `${who(about.hero)} – ${wayName(about.ability, language)}`
    : rulingText(about.ruling, about.value, language);
}

/** What a hero in another's hands is about to try, for whoever has the notes; null where nobody can tell. */
export function deedIn({ agenda, sitting, notes }: State, language: Language): string | null {
  const frame = agenda.at(-1);
  if (frame?.step !== 'overrule' || notes == null || sitting === undefined) return null;
  const [act, , offer] = frame.deed.split(':');
  const encounters = sitting.encounters.with(sitting.at, notes.encounter);
  const known = { ...sitting, encounters, progress: notes.progress };
  const element =
    act === 'touch'
      ? offersIn(known)[Number(offer)]
      : act === 'volunteer' && notes.call !== null
        ? elementNamed(known, notes.call.element)
        : null;
  return element == null ? null : said(act === 'touch' ? deedOf(element) : element.name, language);
}
