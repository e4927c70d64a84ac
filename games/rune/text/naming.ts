// What fighters of a fight are called, and what they strike with.

import type { Language } from '@skald/text';
import type { Words } from '../documents/encounter/words.ts';
import { heroNow } from '../documents/hero/now.ts';
import type { Hero } from '../documents/hero/schema.ts';
import type { Extra } from '../rules/fight/extras.ts';
import { formOf, horseId, isHero } from '../rules/fight/fighters.ts';
import { kindOf, nameOf } from '../rules/fight/sheets.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { heroName } from './cognomens.ts';
import type { Case } from './en/names.ts';
import { said } from './encounter.ts';
import { CREATURE_ARMS, FOE_ARMS, MISSILE_NAMES } from './foes.ts';
import type { Noun } from './lexicon/noun.ts';
import { THING_NAMES, WEAPON_NAMES } from './lexicon.ts';
import { castThen } from './met.ts';
import { NAMES } from './names.ts';

/** Ways to speak of a fighter by his id, and of what he has in hand. */
export interface Naming {
  /** “Ragnar”, “the troll”, “goblin warrior 2” */
  who(id: string): string;
  /** The same as an object: „den Troll“. */
  whom(id: string): string;
  /** „mit dem Troll“ */
  toWhom(id: string): string;
  /** “Ragnar’s” */
  whose(id: string): string;
  /** In whatever case a sentence needs. */
  in(id: string, as: Case): string;
  /** Several, as they stand in a list. */
  all(ids: readonly string[], as?: Case): string;
  /** “Viking axe” */
  weapon(id: string, form: number): string;
  /** “the Viking axe”, to be taken up or let fall */
  theWeapon(id: string, form: number): string;
  /** “with the Viking axe” */
  withWeapon(id: string, form: number): string;
}

type Cast = Pick<State, 'heroes' | 'foes' | 'fighters' | 'extras' | 'sitting'>;

export function namingOf(view: Cast, language: Language): Naming {
  const names = NAMES[language];
  const called = (id: string, as: Case): string => {
    const one = view.fighters.find((fighter) => fighter.id === id);
    if (one !== undefined) return fighterName(view, one, language, as);
    const extra = view.extras.find((each) => each.id === id);
    if (extra !== undefined) return extraName(view, extra, language, as);
    const then = castThen(view, id);
    if (then !== null) return fighterName(then, findIn(then, id) as Fighter, language, as);
    const rider = view.fighters.find((fighter) => isHero(fighter) && horseId(fighter.id) === id);
    return rider === undefined ? id : names.horseOf(fighterName(view, rider, language, 'genitive'), as);
  };
  const noun = (id: string, form: number): Noun => armOf(view, id, form);
  return {
    who: (id) => called(id, 'nominative'),
    whom: (id) => called(id, 'accusative'),
    toWhom: (id) => called(id, 'dative'),
    whose: (id) => called(id, 'genitive'),
    in: called,
    all: (ids, as = 'nominative') => names.list(ids.map((id) => called(id, as))),
    weapon: (id, form) => names.plain(noun(id, form)),
    theWeapon: (id, form) => names.the(noun(id, form)),
    withWeapon: (id, form) => names.by(noun(id, form)),
  };
}

function fighterName(view: Cast, one: Fighter, language: Language, as: Case): string {
  const names = NAMES[language];
  const { sheet } = one;
  if (isHero(one)) return names.hero(heroCalled(view.heroes, sheet, language), as);
  const of = view.foes[sheet];
  if (of === undefined) return '';
  if (of.name !== undefined) return names.hero(ownName(view, of.name, sheet, language), as);
  const isOnly = view.foes.filter(({ foe }) => nameOf(foe) === nameOf(of.foe)).length === 1;
  return names.foe(of.foe, isOnly ? null : of.number, as);
}

/** As its designer calls it; namesakes are numbered. */
function ownName({ foes }: Cast, name: Words, sheet: number, language: Language): string {
  const called = said(name, language);
  const alike = foes.flatMap((other, i) =>
    other.name !== undefined && said(other.name, language) === called ? [i] : [],
  );
  return alike.length === 1 ? called : `${called} ${alike.indexOf(sheet) + 1}`;
}

/** Several of a kind are told apart. */
function extraName({ extras }: Cast, extra: Extra, language: Language, as: Case): string {
  const alike = extras.filter(({ hostage }) => hostage === extra.hostage);
  const number = alike.length === 1 ? null : alike.indexOf(extra) + 1;
  return NAMES[language].extra(THING_NAMES[extra.hostage ? 'hostage' : 'decoy'], number, as);
}

/** By his first name where that tells him from the others, or in full; namesakes are numbered. */
function heroCalled(heroes: readonly Hero[], at: number, language: Language): string {
  const hero = heroes[at];
  if (hero === undefined) return '';
  const first = firstName(hero);
  if (heroes.filter((other) => firstName(other) === first).length === 1) return first;
  const full = (one: Hero): string => heroName({ ...one, name: firstName(one) }, language);
  const alike = heroes.filter((other) => full(other) === full(hero));
  return alike.length === 1 ? full(hero) : `${full(hero)} ${alike.indexOf(hero) + 1}`;
}

const firstNames = new WeakMap<Hero, string>();

/** Whoever came back from the dead has another. RUN-INSURE-03 */
function firstName(hero: Hero): string {
  const known = firstNames.get(hero) ?? heroNow(hero).name;
  firstNames.set(hero, known);
  return known;
}

/** What somebody strikes or shoots with. */
function armOf(view: Cast, id: string, form: number): Noun {
  const then = castThen(view, id);
  const one = view.fighters.find((fighter) => fighter.id === id);
  if (then !== null || one === undefined) return armThen(then, id);
  // What he held then may be his no more.
  const { weapon = null, missile = false } = formOf(view as State, one, form) ?? {};
  if (weapon !== null) return WEAPON_NAMES[weapon];
  const sheet = isHero(one) ? undefined : view.foes[one.sheet];
  if (sheet === undefined) return WEAPON_NAMES.fist;
  if (missile) return MISSILE_NAMES[sheet.missile ?? 'bow'];
  return typeof sheet.foe === 'string' ? FOE_ARMS[sheet.foe] : CREATURE_ARMS[kindOf(sheet.foe).weapon];
}

const findIn = ({ fighters }: Pick<Cast, 'fighters'>, id: string): Fighter | undefined =>
  fighters.find((one) => one.id === id);

/** Of somebody from an earlier fight of a sitting. */
function armThen(then: Cast | null, id: string): Noun {
  const sheet = then?.foes[findIn(then, id)?.sheet ?? -1];
  if (sheet === undefined) return WEAPON_NAMES.fist;
  return typeof sheet.foe === 'string' ? FOE_ARMS[sheet.foe] : CREATURE_ARMS[kindOf(sheet.foe).weapon];
}
