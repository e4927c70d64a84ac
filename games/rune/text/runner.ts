// What texts look up about who runs, and about what a table decides.

import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Characteristic } from '../content/characteristics.ts';
import type { RulingName } from '../content/rulings.ts';
import type { Verb } from '../content/verbs.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { State } from '../rules/fight/state.ts';
import type { Deed } from '../rules/sitting/events.ts';
import { deedOf, elementNamed, offersIn } from '../rules/sitting/notes.ts';
import { said } from './encounter.ts';
import { featureName } from './features.ts';
import { NAMES } from './names.ts';
import { settingText, settingValueText } from './settings.ts';
import { unended } from './sitting.ts';

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

/** What somebody may try, after “to”. */
export const VERB_NAMES: Readonly<Record<Verb, Readonly<Record<Language, string>>>> = {
  open: { en: 'open something', de: 'etwas öffnen' },
  break: { en: 'break something', de: 'etwas zerbrechen' },
  cross: { en: 'get across or past', de: 'hinüber- oder vorbeikommen' },
  carry: { en: 'move or carry something', de: 'etwas bewegen oder tragen' },
  mend: { en: 'mend or build something', de: 'etwas ausbessern oder bauen' },
  search: { en: 'search for something', de: 'etwas suchen' },
  hide: { en: 'hide', de: 'sich oder etwas verstecken' },
  watch: { en: 'keep watch', de: 'Wache halten' },
  persuade: { en: 'persuade somebody', de: 'jemanden überreden' },
  deceive: { en: 'deceive somebody', de: 'jemanden täuschen' },
  frighten: { en: 'frighten somebody', de: 'jemanden einschüchtern' },
  use: { en: 'use something as nobody meant it', de: 'etwas anders gebrauchen, als es gedacht war' },
};

/** “break something: The metal crescents” */
export function deedText(
  { verb, thing, hero }: Deed,
  who: (id: string) => string,
  language: Language,
): string {
  const aim = thing !== undefined ? unended(said(thing, language)) : hero !== undefined ? who(hero) : null;
  return [...(verb === undefined ? [] : [VERB_NAMES[verb][language]]), ...(aim === null ? [] : [aim])].join(
    ': ',
  );
}

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
    ? `${who(about.hero)} – ${wayName(about.ability, language)}${about.deed ? ` (${deedText(about.deed, who, language)})` : ''}`
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
