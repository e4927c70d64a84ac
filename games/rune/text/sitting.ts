// What texts look up in a sitting.

import type { Language } from '@skald/text';
import type { Roll } from '../documents/encounter/roll-schema.ts';
import type { State } from '../rules/fight/state.ts';
import { deedOf, elementNamed, offersIn } from '../rules/sitting/notes.ts';
import { said } from './encounter.ts';

/** The roll that is under way. */
export function rollIn({ sitting }: State): Roll | null {
  const called = sitting?.call == null ? null : elementNamed(sitting, sitting.call.element);
  return called?.roll ?? null;
}

/** By which names a roll may be made: Abilities, Characteristics, scores. */
export const waysIn = ({ against, methods }: Roll) =>
  against.kind === 'baseline'
    ? [against.score]
    : methods.flatMap(({ ability, characteristic, score }) => score ?? ability ?? characteristic ?? []);

const THING: Readonly<Record<Language, string>> = { en: 'thing', de: 'Ding' };

/** What one would do with it, without the full stop. */
export function offeredAt({ sitting }: State, offer: number, language: Language): string {
  const element = sitting && offersIn(sitting)[offer];
  return element === undefined ? `${THING[language]} ${offer + 1}` : unended(said(deedOf(element), language));
}

/** All that lies open here. */
export const offersTold = (view: State, language: Language): string[] =>
  (view.sitting === undefined ? [] : offersIn(view.sitting)).map((_, offer) =>
    offeredAt(view, offer, language),
  );

export const unended = (words: string): string => words.replace(/[.!?]$/, '');

/** Heroes of a seat who can do something. */
export const ownIn = ({ fighters }: State, seat: number): string[] =>
  fighters.filter((one) => one.seat === seat && one.condition === 'able').map(({ id }) => id);

/** Of those who are asked at once, the one of this seat. */
export const askedHero = (
  frame: { readonly seats: readonly number[]; readonly heroes: readonly string[] } | null,
  seat: number,
): string | null => frame?.heroes[frame.seats.indexOf(seat)] ?? null;
