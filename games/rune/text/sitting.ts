// What texts look up in a sitting.

import type { Language } from '@skald/text';
import { GIFT, type Gift } from '../content/gifts.ts';
import { atShrine } from '../content/prices.ts';
import type { Roll } from '../documents/encounter/roll-schema.ts';
import { accountOf } from '../documents/hero/account.ts';
import { costOf } from '../documents/hero/purchase.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { State } from '../rules/fight/state.ts';
import { lootFound, lootOf } from '../rules/sitting/caches.ts';
import { presentsOf } from '../rules/sitting/giving.ts';
import { goodsOf, waresOf } from '../rules/sitting/market.ts';
import { deedOf, elementNamed, offersIn } from '../rules/sitting/notes.ts';
import { mendable } from '../rules/sitting/wear.ts';
import { said } from './encounter.ts';
import { itemName } from './items/index.ts';
import { batteredName } from './ledger.ts';

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

/**
 * Which encounter of how many, and which event of it has been reached; it has no name before it begins. Null where no
 * more are to come.
 */
export function stageIn({ sitting }: State) {
  if (sitting === undefined) return null;
  const { at, of = null, reached, encounters } = sitting;
  const encounter = encounters[at];
  if (encounter === undefined && at >= (of ?? 0)) return null;
  return { number: at + 1, of, name: encounter?.name ?? null, event: reached };
}

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

/** What whoever likes is asked for, where that is not the roll itself. */
export type Liked = NonNullable<FrameOf<'volunteer'>['about']>;

export function likedIn({ agenda }: State): Liked | null {
  const frame = agenda.at(-1);
  return frame?.step === 'volunteer' ? (frame.about ?? null) : null;
}

/** Whom a question about one hero is about. */
function oneAsked({ agenda, fighters }: State) {
  const frame = agenda.at(-1);
  const id = frame !== undefined && 'hero' in frame ? frame.hero : null;
  return fighters.find((one) => one.id === id);
}

const NONE: Readonly<Record<Language, string>> = { en: 'something', de: 'etwas' };

/** What is for sale, what he could sell, and what he could hide or give away, by its place there. */
export function wareAt({ sitting }: State, ware: number, language: Language): string {
  const thing = sitting && waresOf(sitting)[ware];
  return thing === undefined ? NONE[language] : itemName(thing, language);
}

export function goodAt(view: State, ware: number, language: Language): string {
  const one = oneAsked(view);
  const thing = one && goodsOf(view, one)[ware];
  return thing === undefined ? NONE[language] : itemName(thing, language);
}

export function hiddenAt(view: State, thing: number, found: boolean, language: Language): string {
  const one = oneAsked(view);
  const item = found ? view.sitting && lootFound(view.sitting)[thing]?.item : one && lootOf(view, one)[thing];
  return item === undefined ? NONE[language] : itemName(item, language);
}

export function presentAt(view: State, thing: number, language: Language): string {
  const one = oneAsked(view);
  const item = one && view.sitting && presentsOf(view, one)[thing];
  return item === undefined ? NONE[language] : itemName(item, language);
}

/** What is battered of somebody's gear. */
export function tornAt(view: State, owner: string, thing: number, language: Language): string {
  const one = view.fighters.find(({ id }) => id === owner);
  const torn = one && view.sitting && mendable(view, one)[thing];
  if (torn === undefined) return NONE[language];
  return torn.kind === 'helm' ? itemName(torn, language) : batteredName(torn, language);
}

/** What something costs at the shrine where he is; null: insurance. */
export function giftsAt(view: State, gift: Gift | null): number {
  const frame = view.agenda.at(-1);
  const one = oneAsked(view);
  const hero = one && view.heroes[one.sheet];
  if (gift !== null) return atShrine(GIFT[gift].cost);
  if (hero === undefined || frame?.step !== 'worship') return 0;
  return costOf({ kind: 'insurance' }, accountOf(hero).now, { shrine: frame.god });
}
