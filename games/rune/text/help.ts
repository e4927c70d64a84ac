import { capital, helpFront, type Language, type Shelf, shelf } from '@skald/text';
import { ABILITIES } from '../content/abilities.ts';
import { ARMORS, SHIELDS } from '../content/armor.ts';
import { THING_KINDS, ZONE_KINDS } from '../content/battle-map.ts';
import { FOES } from '../content/foes.ts';
import { GIFTS } from '../content/gifts.ts';
import { WEAPONS } from '../content/weapons.ts';
import { isHero } from '../rules/fight/fighters.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { ACTIONS, STATES } from './actions.ts';
import { CHAPTERS } from './chapters.ts';
import { help as de } from './de/help.ts';
import { help as en, type Help } from './en/help.ts';
import type { Names } from './en/names.ts';
import { THING_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';
import { fighterNews, squareNews } from './news.ts';
import { squareLabel } from './squares.ts';

export const HELP: Readonly<Record<Language, Help>> = { en, de };

/** Things of which there is only what they are, after their name. */
const things = <Id extends string>(
  title: Readonly<Record<Language, string>>,
  ids: readonly Id[],
  name: (names: Names, id: Id, help: Help, language: Language) => string,
  text: (help: Help, id: Id) => string,
): Shelf<State> => {
  const called = (id: Id, language: Language): string =>
    capital(name(NAMES[language], id, HELP[language], language));
  return shelf<State, Id>({
    title,
    ids,
    name: called,
    text: (id, _, language) => `${called(id, language)}: ${text(HELP[language], id)}`,
  });
};

/** A hole of the ground is a foe of its own. */
const THINGS = THING_KINDS.filter((kind) => kind !== 'tube-striker');

const FIGHTER = /^[hf]\d{1,2}$/;

/** Those who fight now (`h0`, `f2`). */
const FIGHTER_SHELF: Shelf<State> = {
  ids: [],
  holds: (id) => FIGHTER.test(id),
  name: (id, language) => HELP[language].fighter(id.startsWith('h'), Number(id.slice(1)) + 1),
  text(id, view, language) {
    const one = view?.fighters.find((fighter) => fighter.id === id);
    return view === null || one === undefined ? null : fighterText(view, one, language);
  },
};

/** What it is, what is known of it, and how it fares. */
function fighterText(view: State, one: Fighter, language: Language): string {
  const help = HELP[language];
  const sheet = view.foes[one.sheet];
  const news = fighterNews(view, one, language);
  const about =
    isHero(one) || sheet === undefined
      ? [help.hero]
      : [help.foe(sheet.foe), sheet.statistics === null ? help.unknown : help.statistics(sheet.statistics)];
  const name = capital(namingOf(view, language).who(one.id));
  return `${name}: ${[...about, news === null ? help.absent : help.news(news)].join(' ')}`;
}

const SQUARE = /^(\d+),(\d+)$/;
const spotOf = (id: string): { x: number; y: number } => {
  const [, x, y] = SQUARE.exec(id) ?? [];
  return { x: Number(x), y: Number(y) };
};

/** Squares (`3,4`) of the map that is fought on. */
const SQUARE_SHELF: Shelf<State> = {
  ids: [],
  holds: (id) => SQUARE.test(id),
  name: (id) => squareLabel(spotOf(id)),
  text(id, view, language) {
    const news = view && squareNews(view, spotOf(id), language);
    return news && HELP[language].square(news);
  },
};

export const { HELP_TOPICS, helpText, topicList, topicName } = helpFront<State>([
  shelf(CHAPTERS),
  things(
    { en: 'What one can do', de: 'Was man tun kann' },
    ACTIONS,
    (_, id, help) => help.actions[id][0],
    (help, id) => help.actions[id][1],
  ),
  things(
    { en: 'What can befall one', de: 'Was einem zustoßen kann' },
    STATES,
    (_, id, help) => help.states[id][0],
    (help, id) => help.states[id][1],
  ),
  things(
    { en: 'Foes', de: 'Gegner' },
    FOES,
    (names, id) => names.kind(id),
    (help, id) => help.foe(id),
  ),
  things(
    { en: 'Weapons', de: 'Waffen' },
    WEAPONS,
    (names, id) => names.weapon(id),
    (help, id) => help.weapon(id),
  ),
  things(
    { en: 'Armor', de: 'Rüstungen' },
    ARMORS,
    (names, id) => names.armor(id),
    (help, id) => help.armor(id),
  ),
  things(
    { en: 'Shields', de: 'Schilde' },
    SHIELDS,
    (names, id) => names.shield(id),
    (help, id) => help.shield(id),
  ),
  things(
    { en: 'Abilities', de: 'Fertigkeiten' },
    ABILITIES,
    (names, id) => names.abilities[id],
    (help, id) => `${help.abilities[id]} ${help.abilityNote(id)}`,
  ),
  things(
    { en: 'Ground', de: 'Boden' },
    ZONE_KINDS,
    (names, id) => names.zones[id],
    (help, id) => help.zones[id],
  ),
  things(
    { en: 'Things on the field', de: 'Dinge auf dem Feld' },
    THINGS,
    (names, id) => names.plain(THING_NAMES[id]),
    (help, id) => help.things[id],
  ),
  things(
    { en: 'Gifts', de: 'Gaben' },
    GIFTS,
    (names, id) => names.gift(id),
    (help, id) => `${help.gifts[id]} ${help.giftNote(id)}`,
  ),
  FIGHTER_SHELF,
  SQUARE_SHELF,
]);
